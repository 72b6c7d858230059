"""The turn of a solo opponent on the board of its game."""

from itertools import product

import pygame
import pytest

from game.titles import TITLES, title
from tests.pilot.matches import match_of, sit_down
from tests.pilot.players import Mouse
from tests.ui.test_turns import he_has_just_played
from ui.kit.target import Target
from ui.scenes.enlarged import EnlargedScene
from ui.scenes.news import NewsScene


@pytest.mark.parametrize(("name", "automaton"), [(name, kind) for name in TITLES for kind in title(name).automata])
def test_his_turn_is_shown_at_the_chosen_pace_and_cannot_be_undone(opened, name, automaton):
    pilot = opened(pace="normal", reduced_motion=False, confirm_turn_end=False)
    table = sit_down(pilot, match_of(name, "human", automaton))
    Mouse(pilot, seed=3).play(until=he_has_just_played)
    pilot.wait_until(lambda: table.show.seat == 1)
    assert table.asked is None and table.top.panels[1].active
    pilot.wait_until(lambda: table.asked is not None)
    assert table.show.seat is None and table.host.undo_refusal().key == "table.undo_automaton"
    told = table.host.news().his
    if name == "pharaon":
        assert pilot.scene is table, "asked within his turn (PHA-14.7), which is told once, whole, when it is over"
        assert not all(map(table.host.ends_turn, table.asked.moves)), "the same person goes on and can have it back"
        table.take(table.asked.moves[0])
        pilot.wait_until(lambda: pilot.scene is not table)
    assert isinstance(pilot.scene, NewsScene), "what he did is told at once"
    assert table.host.news().his[: len(told)] == told
    table.lit = ()
    table.refresh()
    pilot.scene.rebuild()
    sheet = pilot.scene.sheet
    corners = (sheet.move(dx - sheet.x, dy - sheet.y) for dx, dy in product(*_edges(pilot, sheet)))
    chosen = table.keep_clear()
    most = min(len(corner.collidelistall(chosen)) for corner in corners)
    assert len(pilot.scene.sheet.collidelistall(chosen)) <= most, "it leaves in sight what comes next"
    pilot.key(pygame.K_n)
    assert pilot.scene is table
    pilot.key(pygame.K_n)
    assert isinstance(pilot.scene, NewsScene), "and can be read again"


def _edges(pilot, sheet):
    room, edge = pilot.scene.screen.rect, pilot.scene.screen.px(10)
    return (edge, room.right - edge - sheet.width), (edge, room.bottom - edge - sheet.height)


def test_the_keyboard_comes_to_what_can_be_read_after_what_can_be_chosen(opened):
    """E, or Enter where nothing is to be chosen, enlarges the Traitor's columns; no move is made."""
    pilot = opened()
    table = sit_down(pilot, match_of("pharaon", "human", "traitre"))
    Mouse(pilot, seed=3).play(until=he_has_just_played)
    pilot.wait_until(lambda: table.asked is not None)
    targets = [one for one in table.controls if isinstance(one, Target) and one.focusable]
    chosen = [bool(one.moves or one.act) for one in targets]
    assert chosen == sorted(chosen, reverse=True)
    moves = len(table.host.match.moves)
    for key in (pygame.K_e, pygame.K_RETURN):
        pilot.key(pygame.K_TAB)
        while not getattr(table.ring.current, "subject", "").startswith("tile."):
            pilot.key(pygame.K_TAB)
        pilot.key(key)
        assert isinstance(pilot.scene, EnlargedScene)
        pilot.key(pygame.K_ESCAPE)
    assert len(table.host.match.moves) == moves and table.pending is None
