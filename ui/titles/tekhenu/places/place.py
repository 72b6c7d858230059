"""A place on the board: where it is, what it stands for, how it glows and what it says of itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from ui.art.palette import HOT, LEGAL
from ui.boards.lit import Glow
from ui.frame.tooltip import Tip
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.glows import die_light, disc_light, rim
from ui.titles.tekhenu.own import OwnPicture
from ui.titles.tekhenu.seat.forecast import Forecast
from ui.titles.tekhenu.spot import Spot

Shape = Literal["box", "round", "die", "none"]


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the board. `pointed` is drawn under the pointer above its light."""

    rect: Rect
    label: str
    moves: tuple[Move, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    shape: Shape = "box"
    subject: str = ""
    tip: Callable[[], Tip] | None = None
    pointed: Callable[[Surface], None] | None = None
    angle: int = 0
    layer: int = 0
    hit: Callable[[tuple[int, int]], bool] | None = None
    forecast: Forecast | None = None
    """What it would change on the own board."""
    beside: Rect | None = None
    """What its tooltip leaves free besides itself."""


def spot_of(desk: Desk, place: Place, own: OwnPicture) -> Spot:
    """Something to point at; what stands for moves is told by the table from what they would do."""
    light = glow_of(desk, place, HOT) if place.moves else None

    def pointed(target: Surface) -> None:
        if light is not None:
            light(target, 1.0)
        if place.pointed is not None:
            place.pointed(target)
        if place.forecast is not None and desk.seat is not None:
            own.paint(target, desk, place.forecast)

    spot = Spot(
        place.rect, place.label, place.moves, place.refusals, place.hit, place.subject, None,
        pointed if place.moves or place.pointed is not None else None, None, place.layer,
    )  # fmt: skip
    spot.tip_beside = place.beside
    if place.tip is not None and not place.moves and not place.refusals:
        spot.tip = place.tip
    return spot


def glow_of(desk: Desk, place: Place, colour: tuple[int, int, int] = LEGAL) -> Glow:
    u = desk.look.layout.u
    if place.shape == "die":
        return die_light(place.rect.center, place.rect.width - 4, place.angle, u, colour).put
    if place.shape == "round":
        return disc_light(place.rect.center, place.rect.width, u, colour).put
    return rim(place.rect, 5 * u, u, colour).put


def glows(desk: Desk, places: list[Place]) -> list[Glow]:
    return [glow_of(desk, place) for place in places if place.moves and place.shape != "none"]
