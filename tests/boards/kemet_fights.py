"""Kemet's Combat scene without its table: Combats at every question, and the stage as a viewer sees it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pygame import Surface

from game.core.chance import Chance
from game.core.events import Event, visible_to
from game.core.match import Match
from game.core.setup import COLOURS, SeatSetup, Setup
from game.kemet import RULES
from game.kemet.components import board_for
from game.kemet.state import Kemet
from tests.boards.harness import open_app
from ui.boards.board import Asked
from ui.boards.kemet.combat import paint_combat
from ui.boards.kemet.layout import Layout
from ui.boards.kemet.look import Look, of_factions
from ui.frame.app import App
from ui.frame.words import Misfit, misfits
from ui.text.narrator import Narrator

NAMES = ("Néféret", "Hatchepsout", "Khâmouas", "Ramsès", "Ahmès")
SIZES = ((1280, 720), (1920, 1080), (2560, 1440))


def setup_of(seats: int, seed: int = 1) -> Setup:
    chairs = tuple(SeatSetup("human", NAMES[k], COLOURS[k]) for k in range(seats))
    return Setup("kemet", chairs, (), seed)


def open_look(
    seats: int, size: tuple[int, int] = (1280, 720), language: str = "fr", text: int = 100
) -> tuple[App, Look]:
    app = open_app(size, language, text)
    liveries = of_factions(app.livery(seat.colour) for seat in setup_of(seats).seats)
    narrator = Narrator(app.voice.catalogue, "kemet", NAMES[:seats])
    return app, Look(Layout(app.screen, seats, board_for(seats).face), narrator, liveries)


@cache
def played(seats: int, seed: int) -> Match[Kemet]:
    """A random game, as far as the third Dawn or its end."""
    match = Match(RULES, setup_of(seats, seed))
    chance = Chance(seed)
    while not match.over and match.position.day < 4:
        match.play(chance.pick(match.position.moves()))
    return match


def fights(match: Match[Kemet]) -> Iterator[Kemet]:
    """Every position of a game in which somebody is asked while a Combat is on."""
    for number in range(len(match.moves)):
        position = match.position_before(number)
        if position.combat is not None:
            yield position


def asked_of(position: Kemet) -> Asked[Kemet]:
    decision = position.decision
    assert decision is not None
    moves = position.moves()
    return Asked(decision, moves, decision.refusals(position), frozenset(moves))


def frame(look: Look, position: Kemet, viewer: int | None) -> tuple[Surface, list[Misfit]]:
    """The stage as a viewer sees it, and the words that did not fit."""
    asked: Asked[Kemet] | None = asked_of(position)
    if asked is not None and asked.decision.seat != viewer:
        asked = None
    target = Surface(look.screen.size)
    with misfits() as found:
        paint_combat(target, look, position.seen_by(viewer), asked, None, 1.0)
    return target, found


def heard_in(match: Match[Kemet], number: int, viewer: int | None) -> list[Event]:
    """What somebody hears of a move."""
    told = [entry.event for entry in match.log if entry.move == number + 1]
    return [event for event in told if visible_to(event, viewer)]
