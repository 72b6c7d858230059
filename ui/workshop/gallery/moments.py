"""How a title's room brings moments of its matches before the camera."""

from __future__ import annotations

from collections.abc import Callable

from game.core.match import Match
from game.core.position import Position
from ui.kit.target import Target
from ui.scenes.table import TableScene
from ui.workshop.gallery.studio import Studio
from ui.workshop.pilot import STRIDE

Wanted = Callable[[Position], bool]
Change = Callable[[Position, Position], bool]


def seat_at(studio: Studio, match: Match[Position]) -> TableScene:
    """The table of a match, seen by whoever is asked, with nothing in front of it."""
    decision = match.decision
    scene = studio.table(match, decision.seat if decision is not None else None)
    studio.pilot.settle()
    if studio.pilot.scene is not scene:
        studio.app.pop()
        studio.pilot.settle()
    return scene


def stop_in_the_middle(studio: Studio, game: Match[Position], found: Change, share: float) -> None:
    """Play the move of a game that does something, and stop while it is being shown."""
    number = next(n for n in range(len(game.moves)) if found(game.position_before(n), game.position_before(n + 1)))
    match = game.branch(number)
    decision = match.decision
    assert decision is not None
    scene = studio.table(match, decision.seat)
    scene._play(game.moves[number])
    until_then = scene.show.length * share
    studio.pilot.tick(max(1, round(until_then / STRIDE)), STRIDE)


def point_at(studio: Studio, scene: TableScene, pick: Callable[[Target], bool]) -> None:
    """Rest the mouse on the middle one of the targets that answer."""
    found = [c for c in scene.controls if isinstance(c, Target) and c.visible and pick(c)]
    if found:
        studio.pilot.hover(found[len(found) // 2])
