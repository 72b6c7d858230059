"""Pharaon's board without its table: positions of random games, and the table as a viewer sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from pygame import Surface

from game.core.chance import Chance
from game.core.match import Match
from game.core.setup import COLOURS, SeatSetup, Setup
from game.pharaon import RULES
from game.pharaon.setup import TRAITOR
from game.pharaon.state import Pharaon
from tests.boards.harness import open_app
from ui.boards.board import Asked
from ui.boards.pharaon.board import PharaonBoard
from ui.frame.words import Misfit, misfits
from ui.text.narrator import Narrator

NAMES = ("Néféret", "Ramsès", "Mérit", "Ahmès", "Hapou")
SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
TABLES = (1, 2, 3, 4, 5)
"""Numbers of players; one plays against the Traitor."""


def setup_of(players: int = 4, options: tuple[str, ...] = (), seed: int = 3) -> Setup:
    """A table for so many people."""
    chairs = [SeatSetup("human", NAMES[number], COLOURS[number]) for number in range(players)]
    if players == 1:
        chairs.append(SeatSetup(TRAITOR, "Le Traître", COLOURS[4]))
    return Setup("pharaon", tuple(chairs), options, seed)


def open_board(
    setup: Setup, size: tuple[int, int] = (1280, 720), language: str = "fr", text: int = 100, **wishes: object
) -> PharaonBoard:
    app = open_app(size, language, text, **wishes)
    board = PharaonBoard(app, setup, Narrator(app.voice.catalogue, "pharaon", setup.names))
    board.zones(app.screen)
    return board


def asked_of(position: Pharaon) -> Asked[Pharaon] | None:
    decision = position.decision
    if decision is None:
        return None
    moves = position.moves()
    return Asked(decision, moves, decision.refusals(position), frozenset(moves))


@cache
def played(players: int, options: tuple[str, ...] = (), seed: int = 1) -> Match[Pharaon]:
    """A whole random game; each seed has its own order of the quarters."""
    match = Match(RULES, setup_of(players, options, seed + 2))
    chance = Chance(seed)
    while not match.over:
        match.play(chance.pick(match.position.moves()))
    return match


def decisions(match: Match[Pharaon], of_each: int = 6) -> Iterator[Pharaon]:
    """Positions of a game: some of each kind of decision."""
    seen: Counter[str] = Counter()
    for number in range(len(match.moves)):
        position = match.position_before(number)
        kind = type(position.decision).__name__
        seen[kind] += 1
        if seen[kind] <= of_each:
            yield position


def frame(board: PharaonBoard, position: Pharaon, viewer: int | None) -> tuple[Surface, list[Misfit]]:
    """The board's parts of the table as a viewer sees it, and the words that did not fit."""
    view, asked = position.seen_by(viewer), asked_of(position)
    if asked is not None and asked.decision.seat != viewer:
        asked = None
    target = Surface(board.app.screen.size)
    with misfits() as found:
        board.paint_ground(target)
        board.paint_hand(target, view, viewer, asked, 1.0)
        board.paint(target, view, asked, 1.0)
        board.paint_strip(target, view)
        board.paint_side(target, view)
        for target_of in board.targets(view, asked):
            if target_of.moves or target_of.act:
                target_of.hovered = True
                target_of.draw(target)
    return target, found
