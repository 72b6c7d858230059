"""KEM-6.6  Move, beyond the vectors: capacity, groups, creatures, cards, meetings."""

import pytest

from game.core.agenda import Move
from game.kemet import events, march
from game.kemet.cards import LET_IT_BE, VETO, play_card
from game.kemet.creatures import keep_with
from game.kemet.march import STOP_HERE, GoOn, MarchTo, TeleportByCard, go_on, march_to, move_troop, teleport_to
from game.kemet.state import Kemet
from tests.kemet.build import Troops, in_action, in_move, troop
from tests.kemet.look import creatures_on, there
from tests.titles.playing import asked, offers, only, play, refuse


@pytest.mark.parametrize(
    ("tiles", "creature", "land"),
    [("", "", 1), ("R1C", "", 2), ("R3A", "scarab", 3), ("R1C R3A", "scarab", 4), ("S4B", "sphinx", 1)],
)
def test_kem_6_6_1_the_capacity_is_fixed_at_the_start(tiles: str, creature: str, land: int) -> None:
    """KEM-6.6.1, KEM-17.6  1 land move, God Speed, the creature on the starting space; 1 teleport."""
    game = in_move("a_w_obelisk", tiles={0: tiles}, troops={"a_w_obelisk": (0, 2, *creature.split())})
    assert (game.march.land, game.march.teleports) == (land, 1)


def two_creatures() -> Kemet:
    """A group with the Scarab has reached an own Troop with the Elephant, and has land moves left."""
    troops = {"a_c1_front": (0, 2, "scarab"), "a_w_obelisk": (0, 2, "elephant")}
    game = in_move("a_c1_front", tiles={0: "R1C R3A S2B"}, troops=troops)
    play(game, march_to("a_w_obelisk"), go_on(2, ("scarab",)))
    return game


def test_kem_6_6_4_of_two_creatures_one_stays() -> None:
    """KEM-6.6.4, KEM-1.4  The mover chooses; the other goes to the reserve."""
    game = two_creatures()
    play(game, STOP_HERE)
    assert asked(game) == ("ChooseCreature", 0)
    play(game, keep_with("elephant"))
    assert (creatures_on(game, "a_w_obelisk"), game.idle_creatures[0]) == (("elephant",), ("scarab",))


def test_kem_p7_creatures_left_behind_are_settled_at_once() -> None:
    """KEM-P7, KEM-6.6.4  Two on a space that the group leaves: the mover chooses then, not at the end."""
    game = two_creatures()
    play(game, march_to("a_t_west"), go_on(2, ()))
    assert asked(game) == ("ChooseCreature", 0)
    assert set(game.moves()) == {keep_with("elephant"), keep_with("scarab")}
    play(game, keep_with("scarab"))
    assert (asked(game), creatures_on(game, "a_w_obelisk")) == (("Advance", 0), ("scarab",))


def test_kem_6_6_4_a_creature_without_a_unit_goes_home() -> None:
    """KEM-6.6.4, KEM-7.3"""
    game = in_action("top_move", tiles={0: "R3A"}, troops={"a_c1_front": (0, 2, "scarab")})
    heard = play(game, move_troop("a_c1_front"), march_to("a_w_obelisk"), go_on(2, ()))
    assert only(heard, events.CreatureReturned) == [events.CreatureReturned(0, "scarab")]


def test_kem_6_6_8_one_creature_meets_the_enemy() -> None:
    """KEM-6.6.4, KEM-6.6.8  Of several in the group one is kept, the others go to the reserve before the Combat.

    Of two that stay behind one goes to the reserve too, even while the Combat is about to begin.
    """
    game = two_creatures()
    troop(game, 1, "a_t_west", 1)
    play(game, march_to("a_t_west"))
    left_behind = game.clone()
    play(game, go_on(4, ("elephant", "scarab")))
    assert asked(game) == ("ChooseCompanion", 0)
    play(game, keep_with("scarab"))
    assert (game.combat.units, game.combat.creature, game.idle_creatures[0]) == (4, "scarab", ("elephant",))
    play(left_behind, go_on(3, ()))
    assert asked(left_behind) == ("ChooseCreature", 0)
    play(left_behind, keep_with("scarab"))
    assert asked(left_behind) == ("ChooseBattleCard", 0)


def test_kem_6_6_8_a_group_above_the_limit_cannot_attack() -> None:
    """KEM-6.6.8, KEM-17.7  The meeting ends the Move, and limits hold at its end."""
    troops = {"a_c1_front": (0, 4), "a_w_obelisk": (0, 4), "a_t_west": (1, 2)}
    game = in_move("a_c1_front", tiles={0: "R1C"}, troops=troops)
    play(game, march_to("a_w_obelisk"), go_on(4, ()), march_to("a_t_west"))
    assert {move.n for move in offers(game, GoOn)} == {3, 4, 5}
    assert refuse(game, go_on(6, ()), space="a_t_west", n=5) == "troop_limit"


def test_kem_6_6_8_twelve_units_cannot_leave_five_and_attack() -> None:
    """KEM-6.6.8, KEM-6.6.4  7 would have to go on, above the limit: an enemy ahead is no way out, a desert is."""
    own: Troops = {"a_c1_front": (0, 5, "scarab"), "a_w_obelisk": (0, 5), "a_w_river": (0, 2)}
    game = in_move("a_c1_front", tiles={0: "R1C R3A"}, troops={**own, "a_t_river": (1, 1)})
    play(game, march_to("a_w_obelisk"), go_on(5, ("scarab",)), march_to("a_w_river"), go_on(10, ("scarab",)))
    assert there(game, "a_w_river") == (0, 12)
    assert refuse(game, march_to("a_t_river"), space="a_t_river", n=5) == "troop_limit"
    assert refuse(game, STOP_HERE, space="a_w_river", n=5) == "troop_limit"
    play(game, march_to("a_c2_front"))
    assert {move.n for move in offers(game, GoOn)} == {7, 8, 9, 10}


def test_kem_6_6_6_r2d_teleports_from_an_obelisk() -> None:
    """KEM-6.6.6  The delta is left for 2 prayers; a teleport uses no land move."""
    game = in_move("a_t_delta", tiles={0: "R2D"}, troops={"a_t_delta": (0, 3)})
    play(game, teleport_to("a_w_obelisk"), go_on(2, ()))
    assert game.prayers[0] == 5
    assert offers(game, MarchTo)
    assert refuse(game, teleport_to("a_t_west")) == "no_teleports"


def test_kem_10_11_cards_for_a_move() -> None:
    """KEM-10.11, KEM-6.6.1, KEM-6.6.6  Several together, before the first step."""
    game = in_move("a_w_river", hands={0: "open_gates teleportation teleportation"}, troops={"a_w_river": (0, 2)})
    play(game, play_card("open_gates"), play_card("teleportation"), play_card("teleportation"))
    assert (game.march.gates, game.march.card_teleports, game.prayers[0]) == (True, 2, 4)
    assert {move.space for move in offers(game, TeleportByCard)} == {game.name(space) for space in game.board.obelisks}
    assert not offers(game, march.TeleportTo)
    play(game, march.teleport_by_card("a_t_delta"), go_on(2, ()))
    assert (game.prayers[0], there(game, "a_t_delta")) == (4, (0, 2))


@pytest.mark.parametrize(("answer", "teleports"), [(VETO, 0), (LET_IT_BE, 1)])
def test_kem_10_11_a_vetoed_card_leaves_the_move_as_it_was(answer: Move, teleports: int) -> None:
    """KEM-10.11, KEM-10.12  The Move goes on without it."""
    game = in_move("a_w_river", hands={0: "teleportation", 1: "veto"}, troops={"a_w_river": (0, 2)})
    play(game, play_card("teleportation"), answer)
    assert (asked(game), game.march.card_teleports) == (("Advance", 0), teleports)
    assert "teleportation" in game.discard


def test_kem_6_6_3_a_creature_left_behind_keeps_the_capacity() -> None:
    """KEM-6.6.3, KEM-17.6  Even on the starting space."""
    game = in_move("a_w_obelisk", tiles={0: "R3A"}, troops={"a_w_obelisk": (0, 3, "scarab")})
    play(game, march_to("a_c1_front"), go_on(2, ()))
    assert (creatures_on(game, "a_w_obelisk"), game.march.land) == (("scarab",), 2)
