"""TEK-9  Ra: the steps in their order, corners, turns, and what happens when tiles or spaces run out."""

import pytest

from game.core.events import Scored
from game.tekhenu import events
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.using import DoMain
from tests.tekhenu.look import points_in, question
from tests.tekhenu.table import ME, RIVAL, acting, action, dice, empty_pile, plenty, table, turn
from tests.titles.playing import offers, only, play, refuse


def test_all_five_steps_in_order() -> None:
    """TEK-9.1 to 9.7, 9.8, 5.10  Buildings, sides, bonus, slot, ability, Pillar, display, then T02."""
    game = acting("ra", 5, light="ra sunny", display="P07 P22 P23", theirs="HL1", cards="T02", limestone=2)
    heard = play(game, LayOn("C11"), TurnTile(0))
    told = (Scored, events.GoodsGained, events.AbilityUsed, events.PillarRaised, events.DisplaySlid)
    assert [getattr(event, "reason", type(event).__name__) for event in heard if isinstance(event, told)] == [
        *("ra_buildings", "ra_outlines", "space", "ra_slot", "AbilityUsed", "pillar_ability"),
        *("PillarRaised", "DisplaySlid", "technology"),
    ]
    assert points_in(heard) == [1, 2, 3, 1, 2]


def test_only_different_turns_are_offered() -> None:
    """TEK-9, DP13, TEK-P10  P23 looks the same after half a turn: two ways to lie; P22 has four."""
    for tile, turns in (("P23", [0, 1]), ("P22", [0, 1, 2, 3])):
        game = acting("ra", 1, display=f"P01 P02 {tile}", plenty=True)
        play(game, LayOn("C33"))
        assert [move.turn for move in offers(game, TurnTile)] == turns


def test_the_last_space() -> None:
    """TEK-9.7, 9.8  24 tiles laid, the pile empty: nothing comes to the left, and the Temple is full then."""
    game = table(4)
    empty_pile(game)
    assert [space for space, tile in enumerate(game.laid) if not tile] == [24]
    shown = list(game.display)
    plenty(game)
    action(game, "ra", 1)
    play(game, LayOn("C55"), TurnTile(0))
    while question(game):
        play(game, game.moves()[-1])
    assert game.display == ["", *shown[:2]]
    game.seats[ME].pillars = 1
    dice(game, "ra white 1")
    turn(game)
    game.apply(game.moves()[0])
    assert refuse(game, DoMain("ra")) == "temple_full"


@pytest.mark.parametrize("discarded", [[], ["D07"]])
def test_no_decree_in_the_deck(discarded: list[str]) -> None:
    """TEK-9.5, 12.6  P13 with an empty deck draws from the reshuffled discards; without any it brings nothing."""
    game = table(light="ra sunny", display="P13 P22 P23", empty_decks="decree", plenty=True)
    for card in discarded:
        game.seats[RIVAL].decrees.remove(card)
        game.discards[2].append(card)
    action(game, "ra", 5)
    assert only(play(game, LayOn("C33"), TurnTile(0)), events.AbilityUsed)
    assert game.seats[ME].decrees == discarded
