"""A match against a solo opponent through the window, on the board of its game."""

from __future__ import annotations

import pygame
import pytest

from game.core.match import Match
from game.core.setup import SeatSetup, Setup
from game.titles import TITLES, title
from saves import load
from tests.pilot.matches import sit_down
from tests.pilot.players import Keyboard, Mouse
from ui.boards.by_title import BOARDS
from ui.scenes.end import EndScene
from ui.scenes.replay import ReplayScene
from ui.table.turns import turns_in

SOLO = [(name, kind) for name in TITLES if name in BOARDS for kind in title(name).automata]


def solo_match(name, automaton, seed=3, variants=()):
    seats = (SeatSetup("human", "Néféret", "lapis"), SeatSetup(automaton, automaton.capitalize(), "carnelian"))
    return Match(title(name), Setup(name, seats, variants, seed))


def he_has_just_played(match):
    return bool(match.moves) and any(turn.seat is not None for turn in turns_in(match, len(match.moves) - 1))


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "automaton"), SOLO)
@pytest.mark.parametrize("player", [Mouse, Keyboard])
def test_a_whole_solo_match(pilot, name, automaton, player):
    strongest = tuple(option.choices[-1] for option in title(name).options)
    match = solo_match(name, automaton, 4, strongest)
    sit_down(pilot, match)
    person = player(pilot, seed=3)
    person.play(most=6000)
    assert person.curtains == 0
    assert match.over and isinstance(pilot.scene, EndScene)
    saved = pilot.app.store.autosaves()
    assert load(saved[0].path).match.digest() == match.digest()
    ((record,), _) = pilot.app.store.records()
    assert [seat.kind for seat in record.seats] == ["human", automaton]
    assert record.variants == strongest
    pilot.click(pilot.app.say("end.watch"))
    assert isinstance(pilot.scene, ReplayScene)
    pilot.key(pygame.K_SPACE)
    pilot.tick(40, 0.5)
    assert pilot.scene.film.at > 0


@pytest.mark.parametrize(("name", "automaton"), SOLO)
def test_his_turn_is_shown_at_the_chosen_pace_and_cannot_be_undone(opened, name, automaton):
    pilot = opened(pace="normal", reduced_motion=False, confirm_turn_end=False)
    match = solo_match(name, automaton)
    sit_down(pilot, match)
    person = Mouse(pilot, seed=3)
    table = person.table
    person.play(until=he_has_just_played)
    pilot.wait_until(lambda: table.show.seat == 1, step=0.1)
    assert table.asked is None and table.top.panels[1].active
    pilot.wait_until(lambda: table.asked is not None, step=0.1)
    assert table.show.seat is None
    assert table.game.undo_refusal().key == "table.undo_automaton"
    pilot.key(pygame.K_n)
    assert pilot.scene is not table, "what he did can be read again"
