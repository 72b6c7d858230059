"""Snapshots of rules 1 go on under the rules of today."""

from typing import Any

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


def as_rules_1(game: Kemet) -> Any:
    """The snapshot with the deck of rules 1, and a Move that does not know where it began."""
    plain: Any = RULES.codec.encode(game)
    for card, former in TOO_MANY.items():
        plain["deck"][plain["deck"].index(card)] = former
    plain["march"] = plain["march"] and plain["march"][:-2]
    return plain


def lifted_from(plain: Any) -> Kemet:
    """What goes on under the rules of today, sound."""
    lifted = RULES.codec.decode(Kemet, lift(plain, 1))
    assert RULES.invariants(lifted) == []
    return lifted


@pytest.mark.parametrize("agenda", [[["ReachToken", 0], ["SwapCreatures", 0, 3]], [["ChooseAction", 0]]])
def test_an_exchange_of_creatures_goes_on_with_the_token(agenda: list[Plain]) -> None:
    """KEM-7.4, KEM-10  And the deck is the printed one."""
    plain = as_rules_1(in_turn(tiles={0: "R3A S2B"}, troops={"a_c1_d1": (0, 2, "scarab")}))
    plain["agenda"][-1:] = agenda
    lifted = lifted_from(plain)
    assert asked(lifted) == ("ChooseAction", 0)
    assert offers(lifted, SwapCreature)


def test_spaces_that_are_new_are_empty() -> None:
    """KEM-P25, KEM-2.9  Everything else stays where it was."""
    game = in_move("a_w_river", seats=4, troops={"a_w_river": (0, 2), "a_t_east": (2, 1)})
    plain = as_rules_1(game)
    for key in NOTHING_THERE:
        del plain[key][-2:]
    lifted = lifted_from(plain)
    assert (lifted.holder, lifted.units) == (game.holder, game.units)


@pytest.mark.parametrize(("seats", "spaces"), [(3, 18), (5, 28)])
def test_the_west_of_face_b_is_widened_too(seats: int, spaces: int) -> None:
    """KEM-P25, KEM-2.10  A Troop in the Sanctuary stays there, now in the delta; the second obelisk is empty."""
    game = in_move("b_w_obelisk", seats=seats, troops={"b_sanctuary": (1, 2), "b_w_obelisk": (0, 3)})
    plain = as_rules_1(game)
    for key in NOTHING_THERE:
        del plain[key][spaces:]
    lifted = lifted_from(plain)
    assert (there(lifted, "b_sanctuary"), there(lifted, "b_w_obelisk_s")) == ((1, 2), (NOBODY, 0))


def test_cards_in_hand_change_last() -> None:
    """KEM-P23, KEM-10.11  A Swiftness that was held is a card of the box now; others stay while the pile can give."""
    game = in_move("a_w_river", hands={0: "iron_wall bloodbath teleportation"}, troops={"a_w_river": (0, 2)})
    plain = as_rules_1(game)
    plain["hands"][0][2] = "swiftness"
    plain["deck"][plain["deck"].index("swiftness")] = "teleportation"
    lifted = lifted_from(plain)
    assert {"bloodbath", "iron_wall"} < set(lifted.hands[0]) and "swiftness" not in lifted.hands[0]
    assert lifted.march.start == lifted.march.at
