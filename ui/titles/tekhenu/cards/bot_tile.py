"""The action tiles of Botankhamon: a god, or the colours of dice in the order in which he looks for them."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.words import BASIC, GODS
from ui.art.cache import kept
from ui.art.cards import card_back
from ui.art.colour import Colour
from ui.art.dice import die
from ui.art.goods import god_medallion, good_token
from ui.art.icons import put_icon
from ui.art.light import raised
from ui.art.ornament import outline
from ui.art.palette import GOLD
from ui.art.plates import body

GROUND: Final[Colour] = (70, 54, 84)
BACK: Final[Colour] = (60, 44, 74)


@kept
def bot_tile(side: int, tile: str) -> Surface:
    """A dark tile: the god's medallion, or four dice from first to last with the resources they stand for."""
    printed = components().bot.tiles[tile]
    out = body((side, side), GROUND, "stone", side * 0.1, max(1, side // 30), (30, -34), 0, 3).copy()
    inset = max(2, side // 18)
    outline(out, Rect(0, 0, side, side).inflate(-2 * inset, -2 * inset), GOLD, max(1.0, side / 60), side * 0.07, 190)
    if printed.god >= 0:
        raised(god_medallion(round(side * 0.72), GODS[printed.god]), side / 40).centred(out, (side / 2, side / 2))
        return out
    _sequence(out, side, printed.colours)
    return out


def _sequence(out: Surface, side: int, colours: tuple[str, ...]) -> None:
    """The first die large, the others below it from left to right."""
    first = round(side * 0.36)
    _die(out, colours[0], first, (side * 0.5, side * 0.31), side)
    rest = colours[1:]
    each = round(side * 0.21)
    step = side * 0.27
    left = side / 2 - step * (len(rest) - 1) / 2
    for k, colour in enumerate(rest):
        _die(out, colour, each, (left + k * step, side * 0.71), side)
    if side >= 44:
        put_icon(out, "chevron_down", max(7, round(side * 0.13)), (244, 214, 140), (side / 2, side * 0.545))


def _die(out: Surface, colour: str, size: int, centre: tuple[float, float], side: int) -> None:
    """A die, with the token of its resource in the corner where there is room to read it."""
    picture = die(size, 6, colour)
    out.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))
    resource = components().resource_of[colour]
    if resource is not None and side >= 90:
        small = good_token(BASIC[resource], round(size * 0.62))
        raised(small, 1).centred(out, (centre[0] + size * 0.42, centre[1] + size * 0.44))


def bot_tile_back(side: int) -> Surface:
    return card_back((side, side), BACK, "crown")
