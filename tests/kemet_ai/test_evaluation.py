"""What a position is worth: what can be taken and kept."""

import pytest

from game.kemet import RULES
from game.kemet.cards import play_card
from game.kemet.mind.evaluation import evaluate, explain
from game.kemet.state import Kemet
from tests.kemet.build import Table, hand, in_combat, in_turn, pyramid, setup_of
from tests.kemet.look import lay
from tests.titles.playing import asked, positions

ME, RIVAL = 0, 1


def part(game: Kemet, name: str) -> float:
    return dict(explain(game, ME).parts)[name]


def test_the_winner_is_worth_more_than_anything() -> None:
    *_, end = positions(setup_of(3, 5))
    for seat in range(3):
        assert (evaluate(end, seat) > 500) == (seat in RULES.result(end).winners)


GOOD: list[Table] = [
    {"vp": {ME: 1}},
    {"troops": {"a_t_west": (ME, 3)}},
    {"pyramids": {"a_c1_d1": ("ruby", 4)}},
    {"prayers": (9,)},
    {"troops": {"a_c1_d1": (ME, 5)}},
    {"tiles": {ME: "R4B"}},
    {"hands": {ME: "war_fury"}},
]
"""A VP, a Temple, a pyramid, prayers, Units, a tile, a card."""


@pytest.mark.parametrize("table", GOOD)
def test_good_things_are_better(table: Table) -> None:
    """KEM-1.12"""
    assert evaluate(in_turn(**table), ME) > evaluate(in_turn(), ME)


def test_a_strong_attack_is_liked_and_a_weak_one_is_not() -> None:
    """KEM-8.4  By the cards that both sides can still play."""
    strong, weak = (in_combat(n, 3, "a_t_west", troops={"a_c1_d1": (ME, 6 - n)}) for n in (5, 1))
    assert evaluate(strong, ME) > evaluate(weak, ME) + 5


def test_the_better_battle_card_is_liked() -> None:
    """KEM-8.1  3 against 3 Units in the desert: Force 4 wins more often than Force 1."""
    strong, weak = in_combat(), in_combat()
    lay(strong, "BC1", "BC6")
    lay(weak, "BC4", "BC6")
    assert evaluate(strong, ME) > evaluate(weak, ME)


def test_a_temple_is_surer_when_no_rival_can_move_any_more() -> None:
    """KEM-9.3  The last word of a Day is worth something."""
    troops = {"a_t_west": (ME, 2), "a_c2_front": (RIVAL, 5)}
    exposed, safe = in_turn(troops=troops), in_turn(played={RIVAL: "top_move mid_move"}, troops=troops)
    assert part(safe, "temples") > part(exposed, "temples") + 1


def test_two_temples_are_worth_more_than_twice_one() -> None:
    """KEM-9.3  The Control VP is in sight."""
    one = in_turn(troops={"a_t_west": (ME, 4)})
    two = in_turn(troops={"a_t_west": (ME, 4), "a_t_delta": (ME, 4)})
    assert part(two, "temples") > 2 * part(one, "temples") + 5


def test_prey_within_reach_is_worth_something() -> None:
    """KEM-6.6.1  A weak rival beside a strong Troop, or out of its reach."""
    near, far = (in_turn(troops={name: (ME, 5), "a_w_obelisk": (RIVAL, 1)}) for name in ("a_c1_front", "a_c1_d1"))
    assert part(near, "units") > part(far, "units") + 1


def test_a_level_that_opens_domination_is_worth_more_than_one_that_does_not() -> None:
    """KEM-6.3.1, KEM-6.5  Only one Domination VP for each player."""
    gains = []
    for tiles in ("", "S3D"):
        low, high = (in_turn(tiles={ME: tiles}, pyramids={"a_c1_d1": ("ruby", level)}) for level in (2, 3))
        gains.append(part(high, "pyramids") - part(low, "pyramids"))
    assert gains[0] > gains[1]


def test_income_is_worth_less_when_the_end_is_near() -> None:
    """KEM-11.1  Priest of Amon early, and with a rival at 8 VP."""
    early, late = in_turn(tiles={ME: "D4B"}), in_turn(tiles={ME: "D4B"}, vp={RIVAL: 8})
    assert part(early, "tiles") > part(late, "tiles") > 0


def test_a_pending_card_counts_as_played() -> None:
    """KEM-10.12  While others consider a Veto the prayers are as good as won."""
    game = in_turn(prayers=(2, 7), hands={ME: "prayer", RIVAL: "war_rage"})
    before = evaluate(game, ME)
    game.apply(play_card("prayer"))
    assert asked(game)[0] == "ConsiderVeto"
    assert evaluate(game, ME) > before


def test_nine_vp_and_a_lead_are_worth_more_than_the_ninth_vp() -> None:
    """KEM-11.1  The end can be triggered at the own next turn."""
    worths = []
    for own_vp in (7, 8, 9):
        game = in_turn(seat=RIVAL, vp={ME: own_vp, RIVAL: 6})
        worths.append(part(game, "points") + part(game, "position"))
    assert worths[2] - worths[1] > worths[1] - worths[0] + 3


def test_first_cards_lean_to_colours() -> None:
    """KEM-3.6  Cards for Combats: ruby; others: diamond."""
    for cards, liked, other in (("war_fury war_rage", "ruby", "diamond"), ("prayer enlistment", "diamond", "ruby")):
        game = RULES.start(setup_of(2, 1))
        hand(game, RIVAL)
        hand(game, ME, *cards.split())
        worths = {}
        for colour in (liked, other):
            built = game.clone()
            pyramid(built, built.name(built.districts_of(ME)[0]), colour, 2)
            worths[colour] = evaluate(built, ME)
        assert worths[liked] > worths[other], cards
