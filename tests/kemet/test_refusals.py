"""Reasons are tested beside the rules that they come from, by `refuse`; here those that are all there is to say.

And it is seen that none is left out.
"""

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

import game.kemet
from game.core.agenda import Move
from game.kemet.cards import play_card
from game.kemet.march import go_on, march_to, teleport_to
from game.kemet.market import buy_tile
from game.kemet.onset import PASS
from game.kemet.state import Kemet
from game.kemet.tokens import place_token
from tests.kemet.build import Troops, in_action, in_combat, in_move, in_turn, in_window
from tests.titles.playing import play, refuse

SHORE: Troops = {"a_w_river": (0, 2)}
ALL_UNITS: Troops = {"a_t_west": (0, 5), "a_w_river": (0, 5), "a_t_river": (0, 2)}
DISTRICT = {"troops": {"a_c1_d1": (0, 3)}, "pyramids": {"a_c1_d1": ("ruby", 1)}}
REFUSED: list[tuple[str, Callable[[], Kemet], Sequence[Move], Move, dict[str, object]]] = [
    # KEM-5.2  Without a reason of its own it is simply not a move here. Only free action spaces.
    ("core.refusal.not_offered", in_turn, [], PASS, {}),
    ("space_taken", partial(in_turn, played={0: "low_pray"}), [], place_token("low_pray"), {"action": "low_pray"}),
    # KEM-13, KEM-6.3.2, KEM-1.5  A tile costs its level; what cannot be paid in full cannot be bought.
    *(
        ("too_dear", partial(in_action, "low_ruby", pyramids={"a_c1_d1": ("ruby", 4)}, prayers=(level - 1,)), [],
         buy_tile(tile), {"n": level, "has": level - 1})
        for tile, level in (("R2A", 2), ("R3B", 3), ("R4B", 4))
    ),
    # KEM-6.6.1, KEM-6.6.5, KEM-6.6.6  No land move left; a teleport that cannot be paid.
    ("no_land_moves", partial(in_move, "a_w_river", tiles={0: "R2D"}, troops=SHORE),
     [march_to("a_t_river"), go_on(2, ())], march_to("a_w_river"), {}),
    ("teleport_price", partial(in_move, "a_c1_d1", prayers=(1,), **DISTRICT), [], teleport_to("a_t_west"),
     {"n": 2, "has": 1}),
    # KEM-10.11  No cards after the first step.
    ("move_begun", partial(in_move, "a_w_river", tiles={0: "R1C"}, hands={0: "open_gates"}, troops=SHORE),
     [march_to("a_c1_front"), go_on(2, ())], play_card("open_gates"), {"card": "open_gates"}),
    # KEM-10.3, KEM-10.6, KEM-10.11, KEM-10.12, KEM-10.14  Cards that are not for windows.
    *(
        (reason, partial(in_window, hands={0: card}, troops={"a_w_obelisk": (0, 1), "a_t_west": (1, 1)}), [],
         play_card(card), {"card": card})
        for card, reason in (
            ("war_rage", "only_in_combat"), ("teleportation", "only_with_move"), ("open_gates", "only_with_move"),
            ("veto", "only_against_card"), ("escape", "only_before_combat"),
        )
    ),
    # KEM-14.7, KEM-10.7, KEM-10.9, KEM-10.10  Without effect: a full track, no enemy on the board, no reserve.
    ("no_effect", partial(in_window, hands={0: "prayer"}, prayers=(11,)), [], play_card("prayer"), {"card": "prayer"}),
    ("no_effect", partial(in_window, hands={0: "raining_fire"}, troops={"a_t_west": (0, 1)}), [],
     play_card("raining_fire"), {"card": "raining_fire"}),
    ("no_effect", partial(in_window, hands={0: "enlistment"}, troops=ALL_UNITS), [], play_card("enlistment"),
     {"card": "enlistment"}),
    # KEM-10.14, KEM-14.7  In the delta there is nowhere to escape to; the attacker cannot escape at all.
    ("no_effect", partial(in_combat, space="a_t_delta", hands={1: "escape"}), [], play_card("escape"),
     {"card": "escape"}),
    ("only_before_combat", partial(in_combat, hands={0: "escape"}), [], play_card("escape"), {"card": "escape"}),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "begin", "moves", "move", "values"), REFUSED)
def test_what_is_refused_is_told_with_the_reason(
    reason: str, begin: Callable[[], Kemet], moves: Sequence[Move], move: Move, values: dict[str, object]
) -> None:
    """KEM-1.5, KEM-5.2, KEM-6.3.2, KEM-6.6.1, KEM-6.6.5, KEM-6.6.6, KEM-10.3, KEM-10.6, KEM-10.7, KEM-10.9, KEM-10.10
    KEM-10.11, KEM-10.12, KEM-10.14, KEM-13, KEM-14.7  As the list says.
    """
    game = begin()
    play(game, *moves)
    assert refuse(game, move, **values) == reason


def test_every_reason_of_the_rules_is_provoked() -> None:
    """KEM-14.8  Each key in the code is named by some test of this folder."""
    code = "".join(path.read_text(encoding="utf-8") for path in Path(game.kemet.__path__[0]).glob("*.py"))
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [key for key in re.findall(r'"kemet\.refusal\.(\w+)"', code) if f'"{key}"' not in tests] == []
