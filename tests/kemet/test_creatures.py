"""KEM-7  Creatures."""

import pytest

from game.kemet import events
from game.kemet.cards import play_card, rain_fire
from game.kemet.components import components
from game.kemet.creatures import KEEP_CREATURE, PlaceCreature, SwapCreature, place_creature, swap_creature
from game.kemet.landing import put_units
from game.kemet.market import buy_tile
from game.kemet.night import DrawAtNight
from game.kemet.recruiting import RECRUIT_NO_MORE, recruit_into
from game.kemet.tokens import place_token
from tests.kemet.build import Troops, at_window, in_action, in_combat, in_night, in_turn, in_window, run, troop
from tests.kemet.look import blows, creatures_on, duel, force
from tests.titles.playing import asked, offers, only, play, refuse, sheet


def test_kem_7_1_a_bought_creature_comes_to_the_city_or_stays() -> None:
    """KEM-7.1, KEM-6.3.4  A district with an own Troop and no creature."""
    for move in (place_creature("elephant", "a_c1_d1"), KEEP_CREATURE):
        game = in_action("low_sapphire", pyramids={"a_c1_d3": ("sapphire", 2)}, troops={"a_c1_d1": (0, 2)})
        play(game, buy_tile("S2B"))
        assert set(game.moves()) == {KEEP_CREATURE, place_creature("elephant", "a_c1_d1")}
        play(game, move)
        assert creatures_on(game, "a_c1_d1") == (("elephant",) if move != KEEP_CREATURE else ())


def test_kem_7_1_not_where_a_creature_is() -> None:
    """KEM-7.1, KEM-1.4"""
    game = in_window(tiles={0: "R3A S2B"}, troops={"a_c1_d1": (0, 2, "scarab")})
    assert asked(game)[0] == "ChooseAction"
    troop(game, 0, "a_c1_d2", 1)
    at_window(game)
    assert refuse(game, place_creature("elephant", "a_c1_d1"), space="a_c1_d1", creature="scarab") == "creature_there"
    assert refuse(game, place_creature("elephant", "a_c1_d3"), space="a_c1_d3") == "no_troop"
    assert offers(game, PlaceCreature) == [place_creature("elephant", "a_c1_d2")]


def test_kem_7_2_after_an_action_of_another_player() -> None:
    """KEM-7.2, KEM-17.18  In any Day window, for creatures in reserve."""
    game = in_window(active=0, tiles={1: "R3A"}, troops={"a_c2_d1": (1, 2)})
    assert asked(game) == ("SpeakInWindow", 1)
    play(game, place_creature("scarab", "a_c2_d1"))
    assert creatures_on(game, "a_c2_d1") == ("scarab",)


def test_kem_7_2_a_creature_joins_the_garrison_that_is_attacked() -> None:
    """KEM-7.2, KEM-17.18, KEM-16.5  Whoever has one in reserve is asked, cards or not; then it fights."""
    game = in_combat(3, 2, "a_c2_d1", tiles={1: "R3A"})
    assert asked(game) == ("SpeakInWindow", 1)
    play(game, place_creature("scarab", "a_c2_d1"))
    assert force(duel(game), "from_creature") == [0, 2]


def test_kem_7_2_a_creature_joins_recruits_that_attack() -> None:
    """KEM-7.2, KEM-17.18, KEM-6.4.3, KEM-8.10  By Day and by night: their Troop is in the own City."""
    for game in (
        in_action("top_recruit", tiles={0: "R3A"}, troops={"a_c1_d1": (1, 1)}),
        in_night(tiles={0: "R3A S4A"}, troops={"a_c1_d1": (1, 1)}),
    ):
        recruits = (recruit_into("a_c1_d1", 3), RECRUIT_NO_MORE) if game.phase == "day" else (put_units("a_c1_d1", 4),)
        play(game, *recruits)
        assert asked(game) == ("SpeakInWindow" if game.phase == "day" else "BringCreatures", 0)
        play(game, place_creature("scarab", "a_c1_d1"))
        assert force(duel(game), "from_creature") == [2, 0]


def test_kem_7_3_no_unit_no_creature() -> None:
    """KEM-7.3  Back to the reserve at once, and it may be placed again."""
    troops: Troops = {"a_t_west": (1, 1, "scarab"), "a_c2_d1": (1, 1)}
    game = in_window(tiles={1: "R3A"}, hands={0: "raining_fire"}, troops=troops)
    play(game, rain_fire("a_t_west", 1))
    assert game.idle_creatures[1] == ("scarab",)
    assert place_creature("scarab", "a_c2_d1") in game.moves()


def test_kem_7_4_creatures_are_exchanged_before_the_token() -> None:
    """KEM-7.4  In reserve against standing in the own City, any number."""
    game = in_turn(tiles={0: "R3A S2B S2D"}, troops={"a_c1_d1": (0, 2, "scarab"), "a_t_west": (0, 2, "snake")})
    assert asked(game) == ("ChooseAction", 0)
    assert offers(game, SwapCreature) == [swap_creature("elephant", "a_c1_d1")]
    heard = play(game, swap_creature("elephant", "a_c1_d1"))
    assert only(heard, events.CreaturesSwapped) == [events.CreaturesSwapped(0, "elephant", "scarab", "a_c1_d1")]
    play(game, swap_creature("scarab", "a_c1_d1"))
    assert (creatures_on(game, "a_c1_d1"), game.idle_creatures[0]) == (("scarab",), ("elephant",))
    assert creatures_on(game, "a_t_west") == ("snake",)


def test_kem_7_4_exchanging_comes_to_an_end() -> None:
    """KEM-P14, KEM-7.4  More often than any rearrangement needs, not for ever."""
    game = in_turn(tiles={0: "R3A S2B"}, troops={"a_c1_d1": (0, 2, "scarab")})
    for _ in range(2 * len(components().creatures)):
        play(game, offers(game, SwapCreature)[0])
    assert asked(game) == ("ChooseAction", 0)
    assert not offers(game, SwapCreature)


def test_kem_7_4_until_the_token_lies() -> None:
    """KEM-7.4  Also after a card of the same window has changed what stands in the City."""
    game = in_turn(tiles={0: "R3A S2B"}, hands={0: "prayer"}, prayers=(3, 3), troops={"a_c1_d1": (0, 2, "scarab")})
    play(game, play_card("prayer"), swap_creature("elephant", "a_c1_d1"))
    assert creatures_on(game, "a_c1_d1") == ("elephant",)
    play(game, place_token("mid_pray"))
    assert not offers(game, SwapCreature)


@pytest.mark.parametrize("creature", components().creatures)
def test_kem_7_5_bonuses_are_for_the_linked_troop(creature: str) -> None:
    """KEM-7.5, KEM-1.4  Force, Damage and Defence in the Combat of its Troop, and of no other."""
    one = components().creatures[creature]
    for here in (True, False):
        heard = duel(in_combat(creature=creature if here else "", tiles={0: one.tile}))
        assert force(heard, "from_creature") == [here * one.force, 0]
        assert blows(heard)[0] == (here * one.damage, 1 + here * one.defence)


def test_kem_7_5_sphinx_and_mummy_serve_from_the_reserve() -> None:
    """KEM-7.5, KEM-17.17  VP and extra card belong to the owner of the tile."""
    game = in_action("low_sapphire", tiles={0: "D4C"}, pyramids={"a_c1_d1": ("sapphire", 4)}, prayers=(11,))
    play(game, buy_tile("S4B"))
    assert sheet(game, 0) == {"pyramid": 1, "sphinx": 1}
    run(game, DrawAtNight())
    assert [len(cards) for cards in game.hands] == [2, 1]
