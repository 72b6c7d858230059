"""Kemet's board without its table: positions of random games, and the table as a viewer sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from pygame import Surface

from game.core.chance import Chance
from game.core.match import Match
from game.core.setup import SeatSetup, Setup
from game.kemet import RULES
from game.kemet.state import Kemet
from tests.boards.harness import open_app
from ui.boards.board import Asked
from ui.boards.kemet.board import KemetBoard
from ui.frame.words import Misfit, misfits
from ui.text.narrator import Narrator

NAMES = ("Claire", "Ramsès", "Néféret", "Guillaume", "Hatchepsout")
COLOURS = ("carnelian", "gold", "aubergine", "lapis", "malachite")
SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
TABLES = (2, 3, 4, 5)
LONGEST = 700
"""Moves of a random game that are looked at."""

told = pytest.mark.skipif(
    not (files("assets") / "text" / "fr" / "kemet.yaml").is_file(), reason="Kemet is not told yet"
)


def setup_of(players: int = 4, seed: int = 3) -> Setup:
    """A table for so many people."""
    chairs = [SeatSetup("human", NAMES[number], COLOURS[number]) for number in range(players)]
    return Setup("kemet", tuple(chairs), (), seed)


def open_board(
    setup: Setup, size: tuple[int, int] = (1280, 720), language: str = "fr", text: int = 100, **wishes: object
) -> KemetBoard:
    app = open_app(size, language, text, **wishes)
    board = KemetBoard(app, setup, Narrator(app.voice.catalogue, "kemet", setup.names))
    board.zones(app.screen)
    return board


def asked_of(position: Kemet) -> Asked[Kemet] | None:
    decision = position.decision
    if decision is None:
        return None
    moves = position.moves()
    return Asked(decision, moves, decision.refusals(position), frozenset(moves))


@cache
def played(players: int, seed: int = 1) -> Match[Kemet]:
    """A random game, whole or long enough to have seen nearly everything."""
    match = Match(RULES, setup_of(players, seed + 2))
    chance = Chance(seed)
    while not match.over and len(match.moves) < LONGEST:
        match.play(chance.pick(match.position.moves()))
    return match


def decisions(match: Match[Kemet], of_each: int = 6) -> Iterator[Kemet]:
    """Positions of a game: some of each kind of decision."""
    seen: Counter[str] = Counter()
    for number in range(len(match.moves)):
        position = match.position_before(number)
        kind = type(position.decision).__name__
        seen[kind] += 1
        if seen[kind] <= of_each:
            yield position


def frame(board: KemetBoard, position: Kemet, viewer: int | None, hover: bool = True) -> tuple[Surface, list[Misfit]]:
    """The board's parts of the table as a viewer sees it, and the words that did not fit."""
    view, asked = position.seen_by(viewer), asked_of(position)
    if asked is not None and asked.decision.seat != viewer:
        asked = None
    target = Surface(board.app.screen.size)
    with misfits() as found:
        board.paint_ground(target)
        board.paint_hand(target, view, viewer, asked, 1.0)
        board.paint(target, view, asked, 1.0)
        board.paint_side(target, view)
        board.paint_strip(target, view)
        for place, seat in zip(board.look.layout.seats, board.seat_order(view), strict=True):
            board.paint_panel(target, place, view, seat, "Scribe", seat == viewer)
        for target_of in board.targets(view, asked):
            if hover and (target_of.moves or target_of.act):
                target_of.hovered = True
                target_of.draw(target)
    return target, found
