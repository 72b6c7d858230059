"""A key or a click does what the screen says, at the tables of all titles."""

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pygame
import pytest

from game.core.match import Match
from game.titles import TITLES
from saves import load
from tests.pilot.matches import at_screen, new_match
from tests.recorded.record import FOLDER
from ui.kit.target import Target
from ui.scenes.pause import PauseScene
from ui.scenes.table import TableScene
from ui.workshop.pilot import NothingThere, Pilot


def as_people(match: Match) -> Match:
    """The same game at a table of people and automata."""
    kinds = [seat if seat.kind in match.title.automata else replace(seat, kind="human") for seat in match.setup.seats]
    return Match.replayed(match.title, replace(match.setup, seats=tuple(kinds)), match.moves)


@cache
def recorded(title_id: str) -> Match:
    """The first recorded game, as if people had played it."""
    return as_people(load(FOLDER / title_id / "00.yaml").match)


def at(pilot: Pilot, match: Match, number: int) -> TableScene:
    """The table before move `number`, with the person who is asked at the screen; what was before is forgotten."""
    return at_screen(pilot, Match(match.title, match.setup, match.position_before(number)))


FRUITFUL: dict[str, list[int]] = {}
"""Before which moves of the recorded games something was made to wait, once it was found out."""


def first_of_each_kind(match: Match) -> list[int]:
    """The first move that answers each kind of decision."""
    first: dict[type, int] = {}
    for number in range(len(match.moves)):
        first.setdefault(type(match.decision_before(number)), number)
    return list(first.values())


def waiting(pilot: Pilot, title_id: str, most: int = 2) -> Iterator[tuple[TableScene, Target]]:
    """Tables of a title at which a click has made a move wait for its confirmation, and what was clicked."""
    match, fruitful = recorded(title_id), list[int]()
    for number in FRUITFUL.get(title_id) or first_of_each_kind(match):
        table = at(pilot, match, number)
        for target in [c for c in table.controls if isinstance(c, Target) and len(c.moves) == 1]:
            move = target.moves[0]
            if not table.host.ends_turn(move) or target.sure:
                continue
            try:
                pilot.click(target)
            except NothingThere:
                continue
            if table.pending is not None:
                fruitful.append(number)
                yield table, target
                break
        if len(fruitful) == most:
            break
    assert fruitful, f"nothing of {title_id} waits for a confirmation"
    FRUITFUL[title_id] = fruitful


every_title = pytest.mark.parametrize("title_id", TITLES)


@every_title
def test_enter_confirms_the_waiting_move_wherever_the_keyboard_is(pilot, title_id):
    for table, target in waiting(pilot, title_id):
        waits, before = table.pending, list(table.host.match.moves)
        gold = pilot.find(pilot.app.say("table.confirm"))
        assert table.ring.current is gold and not gold.rect.colliderect(target.rect)
        pilot.keys(*[pygame.K_TAB] * 3)
        pilot.key(pygame.K_RETURN)
        assert table.host.match.moves[: len(before) + 1] == [*before, waits]


@every_title
def test_escape_takes_back_the_waiting_move_and_then_opens_the_menu(pilot, title_id):
    for table, _ in waiting(pilot, title_id):
        before = list(table.host.match.moves)
        pilot.key(pygame.K_ESCAPE)
        assert table.pending is None and pilot.scene is table
        while table.board.step_back():
            table.refresh()
        pilot.key(pygame.K_ESCAPE)
        assert isinstance(pilot.scene, PauseScene) and table.host.match.moves == before


@every_title
def test_neither_a_triple_click_nor_a_second_one_confirms(pilot, title_id):
    for table, target in waiting(pilot, title_id):
        moves = table.host.match.moves
        before = list(moves)
        pilot.key(pygame.K_ESCAPE)
        assert moves == before
        pilot.multi_click(target.rect.center, 3)
        assert len(moves) <= len(before) + 1
        if table.pending is not None:
            count = len(moves)
            pilot.click_at(target.rect.center)
            assert len(moves) == count


@every_title
def test_a_burst_of_keys_answers_at_most_one_question(pilot, title_id):
    for key in (pygame.K_RETURN, pygame.K_SPACE):
        for table, _ in waiting(pilot, title_id):
            waits, before = table.pending, list(table.host.match.moves)
            pilot.burst(key)
            made = table.host.match.moves[len(before) :]
            assert made[:1] in ([], [waits])
            assert table.host.viewer is None or table.host.viewer == table.host.match.position_before(0).decision.seat


def test_escape_never_takes_back_a_move_that_was_made_and_redo_makes_it_again(pilot):
    match = recorded("amunre")
    for number in range(len(match.moves)):
        before, after = match.position_before(number), match.position_before(number + 1)
        if before.turn == after.turn and before.unveilings == after.unveilings and after.decision is not None:
            table = at(pilot, match, number)
            live = table.host.match
            table.take(match.moves[number])
            pilot.settle()
            if len(live.moves) == 1 and table.host.undo_refusal() is None:
                break
    else:
        raise AssertionError("no move can be undone")
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, PauseScene) and len(live.moves) == 1
    pilot.key(pygame.K_ESCAPE)
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not live.moves and pilot.app.notices.shown is not None
    told = pilot.app.notices.shown.text
    pilot.key(pygame.K_y, pygame.KMOD_CTRL)
    assert live.moves == [match.moves[number]]
    assert pilot.app.notices.shown is not None and pilot.app.notices.shown.text != told
    table.board.unused = lambda move: "Pillage"
    table.take(live.position.moves()[0])
    table.confirm()
    assert pilot.app.notices.shown is None, "no notice names a card to the next person, nor covers what a move does"


def test_what_confirms_stands_at_the_one_of_two_things_that_was_pressed(pilot):
    """The expert rule of Amun-Re shows a province card in the hand and its province on the map, of one name."""
    table = at(pilot, new_match("human", "human", "human", variants=("expert",)), 0)
    move = table.asked.moves[0]
    meant = [one for one in table.controls if isinstance(one, Target) and move in one.moves]
    spots = [one.rect.center for one in meant]
    assert len(spots) == 2
    for spot in spots:
        pilot.click_at(spot)
        confirm = pilot.find(table.say("table.confirm"))
        assert min(spots, key=lambda one: math.dist(one, confirm.rect.center)) == spot
        pilot.key(pygame.K_ESCAPE)
