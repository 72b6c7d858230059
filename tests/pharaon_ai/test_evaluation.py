"""What a position is worth: the points at the end."""

import pytest

from game.pharaon.mind.evaluation import evaluate, explain
from game.pharaon.mind.gods import gods_worth
from game.pharaon.mind.traitor import threat
from game.pharaon.pieces import DARK, LIGHT, SILVER
from game.pharaon.state import Pharaon
from tests.pharaon.build import B0, employ, ennoble, fill_sector, give, holding, offer, setup_of, solo, under_pyramid
from tests.pharaon.look import traitor_of
from tests.pharaon_ai.thinking import ME, RIVAL
from tests.titles.playing import positions


def part(game: Pharaon, name: str, seat: int = ME) -> float:
    return dict(explain(game, seat).parts)[name]


def in_round(number: int, stock: str = "") -> Pharaon:
    """The own turn in a round, on the board of the examples."""
    game = holding(stock, seats=2, current_round=number)
    give(game, RIVAL, "2A 2J 2R")
    return game


def test_the_end_of_the_game_is_worth_the_points_less_a_share_of_the_rival() -> None:
    *_, end = positions(setup_of(2, 5))
    assert explain(end, ME).parts[0] == ("points", float(end.points[ME]))
    assert part(end, "rivals") < 0


def test_more_is_worth_more_and_tokens_are_worth_more_early_than_late() -> None:
    game = next(game for game in positions(setup_of(3, 2)) if game.current_round == 3)
    step, silver = game.clone(), game.clone()
    step.seats[ME].step += 1
    silver.seats[ME].stock[SILVER] += 1
    assert min(evaluate(step, ME), evaluate(silver, ME)) > evaluate(game, ME)
    first, fourth, last = (part(in_round(number, "3A"), "tokens") for number in (1, 4, 5))
    assert first > fourth > last == 3


def test_a_god_counts_the_less_the_more_is_missing_and_hope_in_gods_fades_with_the_rounds() -> None:
    worths = [gods_worth(B0, (0, 0, 0, artisans, 0), 0.7) for artisans in range(4)]
    assert worths == sorted(worths) and worths[0] < worths[3]
    games = [in_round(number) for number in range(1, 6)]
    for game in games:
        employ(game, ME, 1, 2)
    worths = [part(game, "gods") for game in games]
    assert worths == sorted(worths, reverse=True) and worths[0] > worths[4]


def test_what_can_still_be_done_in_the_round_counts() -> None:
    able, unable, full = in_round(5, "3C"), in_round(5, "1A 1J 1M"), in_round(5, "3C 2R")
    for letter in "AJRCM":
        fill_sector(full, letter, 3)
    assert part(able, "action") > part(unable, "action")
    assert part(in_round(5, "3C 2R"), "action") > part(full, "action") == 0.0, "full sectors leave less to do"


def test_an_artisan_is_worth_its_points_and_a_noble_that_counts_offerings_makes_them_worth_more() -> None:
    game = in_round(5)
    ennoble(game, ME, 15)
    points, nobles = part(game, "points"), part(game, "nobles")
    employ(game, ME, 29)
    offer(game, ME, "pp1", "pp2")
    assert (part(game, "points") - points, part(game, "nobles") - nobles) == (7, 2 * 2)


def test_the_traitor_is_feared_the_nearer_he_is_to_an_icon_and_with_dark_tiles() -> None:
    far, near = (solo(counts=(count, 1, 1, 1, 1)) for count in (9, 10))
    light, dark = (solo(face=face) for face in (LIGHT, DARK))
    assert threat(near, traitor_of(near)) > threat(far, traitor_of(far))
    assert threat(dark, traitor_of(dark)) > threat(light, traitor_of(light))


def test_the_vase_to_come_is_counted_before_it_is_taken() -> None:
    game = in_round(2)
    under_pyramid(game, 1, 2, 3)
    before = evaluate(game, ME)
    game.apply(game.moves()[-1])
    assert evaluate(game, ME) == pytest.approx(before, abs=8.0)
