"""Pieces: a picture with the shadow that it throws, where it stands, flies, or would stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pygame import Rect, Surface

from ui.art.cache import kept
from ui.art.light import raised
from ui.art.surface import Point, faded
from ui.kit.thing import Face, FaceState, Thing

GHOST = 205
LIFT = 7.0
"""How much higher a piece is above the board while it flies."""


class Picture(NamedTuple):
    """Who draws a piece, and with what."""

    draw: Callable[..., Surface]
    args: tuple[Any, ...] = ()


class Tag(NamedTuple):
    """A small picture that a piece carries, its middle so far below the foot of the piece."""

    picture: Callable[..., Surface]
    args: tuple[Any, ...]
    below: int


@kept
def dimmed(picture: Surface, alpha: int) -> Surface:
    """A paler copy, kept by identity of the picture."""
    return faded(picture, alpha)


def sprite(
    name: str,
    picture: Callable[..., Surface],
    *args: Any,
    at: Point | None = None,
    foot: Point = (0, 0),
    height: float = 2.0,
    alpha: int = 255,
    tag: Tag | None = None,
    **more: Any,
) -> Thing:
    """A piece by its middle (`at`), or by the middle of its lower edge (`foot`); `more` are fields of the thing."""
    wide, high = picture(*args).get_size()
    x, y = at if at is not None else (foot[0], foot[1] - high / 2)
    place = Rect(round(x - wide / 2), round(y - high / 2), wide, high)
    return Thing(name, place, Face(draw_sprite, (Picture(picture, args), height, tag, alpha), True), **more)


def draw_sprite(
    target: Surface,
    place: Rect,
    picture: Picture,
    height: float,
    tag: Tag | None = None,
    alpha: int = 255,
    state: FaceState = "normal",
) -> None:
    """`height` is that above the board, which its shadow tells."""
    shown = picture.draw(*picture.args)
    if state == "ghost":
        alpha = GHOST
    if state == "flying":
        height += LIFT
    if alpha < 255:
        shown = dimmed(shown, alpha)
    if height:
        raised(shown, height).put(target, place.topleft)
    else:
        target.blit(shown, place)
    if tag is not None:
        label = tag.picture(*tag.args)
        target.blit(label, label.get_rect(center=(place.centerx, place.bottom + tag.below)))
