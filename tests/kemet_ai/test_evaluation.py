"""What a position is worth: parts that add up, what can be taken and kept, and no look at what is hidden."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.kemet import RULES
from game.kemet.evaluation import PARTS, evaluate, explain
from game.kemet.state import Kemet
from tests.kemet.build import at_turn, hand, in_turn, own, points, position, pyramid, setup_of, tokens, troop
from tests.kemet_ai.thinking import ME, RIVAL, positions

MOVES = ("top_move", "mid_move")


def part(game: Kemet, name: str) -> float:
    return dict(explain(game, ME).parts)[name]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_has_a_worth_and_its_parts_add_up(seats: int) -> None:
    for number, game in enumerate(positions(seats, 3)):
        if number % 5 == 0:
            seat = game.decision.seat if game.decision is not None else ME
            told = explain(game, seat)
            assert tuple(name for name, _ in told.parts) == PARTS
            assert told.total == pytest.approx(evaluate(game, seat))


def test_what_is_hidden_does_not_count_outside_combats() -> None:
    for number, game in enumerate(positions(3, 11)):
        decision = game.decision
        if number % 5 == 0 and decision is not None and type(decision).__name__ != "ConsiderVeto" and not game.combat:
            known = game.known_to(decision.seat)
            worlds = [known.imagine(decision.seat, Chance(seed)) for seed in range(3)]
            assert len({round(evaluate(world, decision.seat), 9) for world in worlds}) == 1, decision


def test_to_look_changes_nothing() -> None:
    for number, game in enumerate(positions(2, 4)):
        if number % 5 == 0:
            before = game.clone()
            explain(game, ME)
            assert game == before


def test_the_winner_is_worth_more_than_anything() -> None:
    *_, end = positions(3, 5)
    for seat in range(3):
        assert (evaluate(end, seat) > 500) == (seat in RULES.result(end).winners)


def test_a_temple_is_surer_when_no_rival_can_move_any_more() -> None:
    """KEM-9.3  The last word of a Day is worth something."""
    exposed, safe = position(), position()
    for game in (exposed, safe):
        troop(game, ME, "a_t_west", 2)
        troop(game, RIVAL, "a_c2_front", 5)
    tokens(safe, RIVAL, *MOVES)
    for game in (exposed, safe):
        at_turn(game)
    assert part(safe, "temples") > part(exposed, "temples") + 1


def test_two_temples_are_worth_more_than_twice_one() -> None:
    """KEM-9.3  The Control VP is in sight."""
    one, two = position(), position()
    troop(one, ME, "a_t_west", 4)
    troop(two, ME, "a_t_west", 4)
    troop(two, ME, "a_t_delta", 4)
    for game in (one, two):
        at_turn(game)
    assert part(two, "temples") > 2 * part(one, "temples") + 5


def test_prey_within_reach_is_worth_something() -> None:
    """KEM-6.6.1  A weak rival beside a strong Troop, or out of its reach."""
    near, far = position(), position()
    for game, space in ((near, "a_c1_front"), (far, "a_c1_d1")):
        troop(game, ME, space, 5)
        troop(game, RIVAL, "a_w_obelisk", 1)
        at_turn(game)
    assert part(near, "units") > part(far, "units") + 1


def test_a_level_that_opens_domination_is_worth_more_than_one_that_does_not() -> None:
    """KEM-6.3.1, KEM-6.5  Only one Domination VP for each player."""
    wanted, owned = position(), position()
    own(owned, ME, "S3D")
    gains = []
    for game in (wanted, owned):
        pyramid(game, "a_c1_d1", "ruby", 2)
        at_turn(game)
        before = part(game, "pyramids")
        pyramid(game, "a_c1_d1", "ruby", 3)
        gains.append(part(game, "pyramids") - before)
    assert gains[0] > gains[1]


def test_income_is_worth_less_when_the_end_is_near() -> None:
    """KEM-11.1  Priest of Amon early, and with a rival at 8 VP."""
    early, late = position(), position()
    points(late, RIVAL, 8)
    for game in (early, late):
        own(game, ME, "D4B")
        at_turn(game)
    assert part(early, "tiles") > part(late, "tiles") > 0


def test_a_pending_card_counts_as_played() -> None:
    """KEM-10.12  While others consider a Veto the prayers are as good as won."""
    game = in_turn(prayers=(2, 7), hands={ME: "prayer", RIVAL: "war_rage"})
    before = evaluate(game, ME)
    game.apply(next(move for move in game.moves() if type(move).__name__ == "PlayCard"))
    assert type(game.decision).__name__ == "ConsiderVeto"
    assert evaluate(game, ME) > before


def test_nine_vp_and_a_lead_are_worth_more_than_the_ninth_vp() -> None:
    """KEM-11.1  The end can be triggered at the own next turn."""
    worths = []
    for own_vp in (7, 8, 9):
        game = in_turn(seat=RIVAL, vp={RIVAL: 6, ME: own_vp})
        worths.append(part(game, "points") + part(game, "position"))
    assert worths[2] - worths[1] > worths[1] - worths[0] + 3


def test_first_cards_lean_to_colours() -> None:
    """KEM-3.6  Cards for Combats: ruby; others: diamond."""
    games = {}
    for cards in (("war_fury", "war_rage"), ("prayer", "enlistment")):
        game = RULES.start(setup_of(2, 1))
        for seat in (ME, RIVAL):
            hand(game, seat)
        hand(game, ME, *cards)
        worths = {}
        for colour in ("ruby", "diamond"):
            built = game.clone()
            space = built.name(built.districts_of(ME)[0])
            pyramid(built, space, colour, 2)
            worths[colour] = evaluate(built, ME)
        games[cards[0]] = worths
    assert games["war_fury"]["ruby"] > games["war_fury"]["diamond"]
    assert games["prayer"]["diamond"] > games["prayer"]["ruby"]


def test_the_title_uses_this_measure() -> None:
    game = RULES.start(setup_of(2, 1))
    assert RULES.evaluate(game, ME) == evaluate(game, ME)
