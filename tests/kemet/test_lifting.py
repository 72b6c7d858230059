"""Snapshots of rules 1 go on under the rules of today."""

from typing import cast

import pytest

from game.core.codec import Plain
from game.kemet import RULES
from game.kemet.creatures import SwapCreature
from game.kemet.lifting import NOTHING_THERE, lift
from game.kemet.state import NOBODY, Kemet
from tests.kemet.build import in_move, in_turn
from tests.kemet.look import there
from tests.titles.playing import asked, offers

TOO_MANY = {"teleportation": "swiftness", "veto": "swiftness", "enlistment": "bloodbath", "raining_fire": "iron_wall"}


def as_rules_1(game: Kemet) -> dict[str, Plain]:
    """The snapshot with the deck of rules 1, and a Move that does not know where it began."""
    plain = cast(dict[str, Plain], RULES.codec.encode(game))
    deck = cast(list[str], plain["deck"])
    for card, former in TOO_MANY.items():
        deck[deck.index(card)] = former
    march = plain["march"]
    plain["march"] = march[:-2] if isinstance(march, list) else None
    return plain


@pytest.mark.parametrize("agenda", [[["ReachToken", 0], ["SwapCreatures", 0, 3]], [["ChooseAction", 0]]])
def test_an_exchange_of_creatures_goes_on_with_the_token(agenda: list[Plain]) -> None:
    """KEM-7.4, KEM-10  And the deck is the printed one."""
    game = in_turn(tiles={0: "R3A S2B"}, troops={"a_c1_d1": (0, 2, "scarab")})
    plain = as_rules_1(game)
    plain["agenda"] = [*cast(list[Plain], plain["agenda"])[:-1], *agenda]
    lifted = RULES.codec.decode(Kemet, lift(plain, 1))
    assert (RULES.invariants(lifted), asked(lifted)) == ([], ("ChooseAction", 0))
    assert offers(lifted, SwapCreature)


def test_spaces_that_are_new_are_empty() -> None:
    """KEM-P25, KEM-2.9  Everything else stays where it was."""
    game = in_move("a_w_river", seats=4, troops={"a_w_river": (0, 2), "a_t_east": (2, 1)})
    plain = as_rules_1(game)
    for key in NOTHING_THERE:
        plain[key] = cast(list[Plain], plain[key])[:-2]
    lifted = RULES.codec.decode(Kemet, lift(plain, 1))
    assert (RULES.invariants(lifted), lifted.holder, lifted.units) == ([], game.holder, game.units)


@pytest.mark.parametrize("seats", [3, 5])
def test_the_west_of_face_b_is_widened_too(seats: int) -> None:
    """KEM-P25, KEM-2.10  A Troop in the Sanctuary stays there, now in the delta; the second obelisk is empty."""
    game = in_move("b_w_obelisk", seats=seats, troops={"b_sanctuary": (1, 2), "b_w_obelisk": (0, 3)})
    plain = as_rules_1(game)
    for key in NOTHING_THERE:
        plain[key] = cast(list[Plain], plain[key])[: 18 if seats == 3 else 28]
    lifted = RULES.codec.decode(Kemet, lift(plain, 1))
    assert RULES.invariants(lifted) == []
    assert (there(lifted, "b_sanctuary"), there(lifted, "b_w_obelisk_s")) == ((1, 2), (NOBODY, 0))


def test_cards_in_hand_change_last() -> None:
    """KEM-P23, KEM-10.11  A Swiftness that was held is a card of the box now; others stay while the pile can give."""
    game = in_move("a_w_river", hands={0: "iron_wall bloodbath teleportation"}, troops={"a_w_river": (0, 2)})
    plain = as_rules_1(game)
    hands = cast(list[list[str]], plain["hands"])
    hands[0][2] = "swiftness"
    cast(list[str], plain["deck"])[cast(list[str], plain["deck"]).index("swiftness")] = "teleportation"
    lifted = RULES.codec.decode(Kemet, lift(plain, 1))
    assert RULES.invariants(lifted) == []
    assert {"bloodbath", "iron_wall"} < set(lifted.hands[0]) and "swiftness" not in lifted.hands[0]
    assert lifted.march is not None
    assert lifted.march.start == lifted.march.at
