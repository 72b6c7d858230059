"""The board of Tekhenu without its table: a window nobody sees, random games, every decision of them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.core.chance import Chance
from game.core.match import Match
from game.core.setup import COLOURS, SeatSetup, Setup
from game.tekhenu import RULES
from game.tekhenu.state import Tekhenu
from saves.settings import DEFAULTS
from saves.store import Store
from ui.boards.board import Asked
from ui.boards.tekhenu.board import TekhenuBoard
from ui.frame.app import App
from ui.text.narrator import Narrator

NAMES = ("Néféret", "Imhotep", "Tiyi", "Khâmouas")
SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
SOLO = 1
"""As a number of seats: one person against Botankhamon."""


def setup_of(seats: int = 3, seed: int = 5) -> Setup:
    if seats == SOLO:
        bot = SeatSetup("botankhamon", "Botankhamon", COLOURS[1])
        return Setup("tekhenu", (SeatSetup("human", NAMES[0], COLOURS[0]), bot), (), seed)
    return Setup("tekhenu", tuple(SeatSetup("human", NAMES[k], COLOURS[k]) for k in range(seats)), (), seed)


def open_board(
    setup: Setup, size: tuple[int, int] = (1280, 720), language: str = "fr", text: int = 100, **wishes: object
) -> TekhenuBoard:
    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode(size)
    settings = replace(DEFAULTS, language=language, text_size=text, window=size, **wishes)  # type: ignore[arg-type]
    app = App(Store(Path(mkdtemp())), settings, window)
    board = TekhenuBoard(app, setup, Narrator(app.voice.catalogue, "tekhenu", setup.names))
    board.zones(app.screen)
    return board


@cache
def played(seats: int, seed: int = 1) -> Match[Tekhenu]:
    """A whole random game."""
    match = Match(RULES, setup_of(seats))
    chance = Chance(seed)
    while not match.over:
        moves = match.position.moves()
        match.play(moves[chance.below(len(moves))])
    return match


def asked_of(position: Tekhenu) -> Asked[Tekhenu] | None:
    decision = position.decision
    if decision is None:
        return None
    moves = position.moves()
    return Asked(decision, moves, decision.refusals(position), frozenset(moves))


def decisions(seats: int, seed: int = 1, of_each: int = 4) -> Iterator[Tekhenu]:
    """The first few decisions of each kind in a game, and a sprinkling of the others."""
    match = played(seats, seed)
    seen: Counter[str] = Counter()
    for number in range(len(match.moves)):
        position = match.position_before(number)
        kind = type(position.decision).__name__
        seen[kind] += 1
        if seen[kind] <= of_each or number % 23 == 0:
            yield position
