"""Where things fly from and to: the own goods lie below, those of others in their panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias, cast

import pygame
from pygame import Rect, Surface

from game.pharaon.pieces import INDEX
from game.pharaon.state import Pharaon
from ui.art.curves import Point
from ui.art.light import raised
from ui.art.plates import with_shadow
from ui.kit.cue import Act
from ui.kit.gestures import Gesture, throw
from ui.kit.motion import ease, within
from ui.kit.sprite import Picture
from ui.kit.thing import Thing
from ui.titles.pharaon.cards import card_back
from ui.titles.pharaon.pieces import subject_of, token_picture
from ui.titles.pharaon.style import TableStyle

if TYPE_CHECKING:
    from ui.titles.pharaon.board import PharaonBoard

A: TypeAlias = Act[Pharaon]
EACH, APART = 0.26, 0.06
"""Seconds of one token, and between the starts of two."""


def style_of(act: A) -> TableStyle:
    return cast("PharaonBoard", act.board).style


def place_of(act: A, name: str) -> Rect | None:
    """Where a thing lay before the act, on the board, beside it or in the hand."""
    laid = act.board.laid(act.before, None)
    return next((one.place for one in (*laid.board, *laid.side, *laid.hand) if one.id == name), None)


def at(act: A, name: str) -> Point:
    place = place_of(act, name)
    assert place is not None
    return place.center


def pool(act: A, seat: int, token: str) -> Point:
    """Where the tokens of a seat lie."""
    layout = style_of(act).layout
    if seat != act.board.viewer:
        return layout.seat(seat)
    place = place_of(act, f"own.{subject_of(token)}")
    return place.center if place is not None else layout.own.goods.center


def cards(act: A, seat: int) -> Point:
    layout = style_of(act).layout
    return layout.own.cards.center if seat == act.board.viewer else layout.seat(seat)


def home(act: A, token: str) -> Point:
    """The supply of a resource; offering tokens go towards the bag."""
    return at(act, f"supply.{token}") if token in INDEX else at(act, "bag")


def pile(act: A) -> tuple[int, int]:
    """The pile of vases, told of at the head of their panel."""
    layout = style_of(act).layout
    return (layout.vase_panel.centerx + layout.px(50), layout.vase_panel.y + layout.px(60))


def token_of(thing: Thing) -> str:
    """Which token a sprite is."""
    assert thing.face is not None
    picture: Picture = thing.face.args[0]
    return str(picture.args[0])


def tokens(act: A, flying: Sequence[tuple[str, Point, Point]], size: float, begin: float = 0.0) -> list[Gesture]:
    """Tokens one after the other, each from its place to another."""
    px = style_of(act).layout.px
    return [
        gesture.after(begin + k * APART)
        for k, (token, start, goal) in enumerate(flying)
        for gesture in throw(token_picture(token, px(size)), [start], goal, 1, px(60), seconds=EACH)
    ]


def grow(picture: Surface, centre: Point, seconds: float) -> Gesture:
    """Something is held up large for a moment."""

    def paint(target: Surface, done: float) -> None:
        share = 0.4 + 0.6 * ease(within(done, 0.0, 0.45))
        if not 0 < done < 1:
            return
        if share >= 1:
            raised(picture, 6).centred(target, centre)
            return
        w, h = picture.get_size()
        small = pygame.transform.smoothscale(picture, (max(2, round(w * share)), max(2, round(h * share))))
        target.blit(small, small.get_rect(center=(round(centre[0]), round(centre[1]))))

    return Gesture(paint, seconds)


def turn_over(thing: Thing, u: float) -> Gesture:
    """A card in its slot: its back becomes narrow, its face becomes wide."""
    rect, back = thing.place, card_back(thing.kind, thing.place.size)

    def paint(target: Surface, done: float) -> None:
        if done <= 0:
            return
        if done >= 1:
            assert thing.face is not None
            thing.face.put(target, rect)
            return
        shown = back
        if done >= 0.5:
            shown = _face(thing)
        wide = max(2, round(rect.width * abs(1 - 2 * ease(done))))
        narrow = pygame.transform.smoothscale(shown, (wide, rect.height))
        with_shadow(narrow, 6 * u, (3, 5, 5, 160), u).put(target, (rect.centerx - wide // 2, rect.y))

    return Gesture(paint, 0.25)


def _face(thing: Thing) -> Surface:
    """The card of a slot as a picture by itself."""
    assert thing.face is not None
    out = Surface(thing.place.size, pygame.SRCALPHA, 32)
    thing.face.put(out, Rect((0, 0), thing.place.size))
    return out
