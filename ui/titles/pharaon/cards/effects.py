"""PHA-14.19  The icons of the Traitor tiles: what is touched, which one, and whether it is taken or leaves the game."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from game.pharaon.pieces import Effect
from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.pharaon_tokens import climb_arrow, god_head
from ui.art.surface import blank, blit_centred, recoloured

WIDTH: Final = 1.4
"""Width by height."""
_RED: Final[Colour] = (196, 44, 32)
_LIT_RED: Final[Colour] = (255, 128, 108)
_TURQUOISE: Final[Colour] = (36, 112, 116)
_SIGNS: Final = {"noble": "noble", "artisan": "artisan"}
_TOKENS: Final = ("lot", "bonus")
"""What is only ever taken: low rows need no hand to tell it."""
_LOW: Final = 23
"""Pixels: lower rows have no room for two marks above one another."""


@kept
def effect_picture(effect: Effect, height: int, ink: Colour) -> Surface:
    """An icon on a row of so many pixels."""
    d = max(12, height)
    out = blank((round(d * WIDTH), d), ink)
    if effect.kind == "god":
        blit_centred(out, god_head(effect.god, d), (d * WIDTH / 2, d / 2))
    elif effect.kind == "burial_step":
        put_icon(out, "burial", round(d * 0.92), ink, (d * 0.46, d / 2))
        blit_centred(out, climb_arrow((), round(d * 0.62)), (d * 1.1, d / 2))
    elif effect.kind == "nile_climb":
        put_icon(out, "nile", round(d * 0.84), ink, (d * 0.44, d / 2))
        _bars(out, d, ink, effect.which == "most_filled_tile")
    elif effect.kind == "noble_level":
        room = out.get_width() - width(str(effect.n), "number", _figure_px(d))
        sign = round(min(d * 0.88, max(d * 0.7, room)))
        put_icon(out, "noble", sign, ink, (sign / 2, d / 2))
        _figure(out, effect.n, d, ink, (d * 1.12, d / 2))
    else:
        _card(out, effect, d, ink)
    return out


def _card(out: Surface, effect: Effect, d: int, ink: Colour) -> None:
    """A card or token that he takes (hand) or that leaves the game (cross): number, or highest and lowest."""
    act, _, what = effect.kind.partition("_")
    if what in _TOKENS:
        blit_centred(out, _offering(round(d * 0.86), what == "lot"), (d * 0.43, d / 2))
    else:
        put_icon(out, _SIGNS[what], round(d * 0.86), ink, (d * 0.43, d / 2))
    taken = act == "take"
    red = _RED if sum(ink) < 380 else _LIT_RED
    mark, tone = ("hand", ink) if taken else ("cross", red)
    if d >= _LOW:
        put_icon(out, mark, round(d * 0.52), tone, (d * 1.1, d * 0.26))
        below = (d * 1.1, d * 0.76)
    else:
        below = (d * 1.1, d / 2)
        if what not in _TOKENS:
            _overlay(out, mark, round(d * 0.56), tone, (d * 0.28, d * 0.7))
    if effect.n:
        _figure(out, effect.n, d, ink, below)
    else:
        _triangle(out, d, ink, below, effect.which == "highest")


def _overlay(out: Surface, mark: str, size: int, tone: Colour, at: tuple[float, float]) -> None:
    """A mark over a sign, with a rim that sets it apart."""
    rim = (255, 244, 214) if sum(tone) < 480 else (70, 46, 74)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        put_icon(out, mark, size, rim, (at[0] + dx, at[1] + dy))
    put_icon(out, mark, size, tone, at)


@kept
def _offering(size: int, lot: bool) -> Surface:
    """A lot is two tokens, a bonus token one with a plus."""
    out = blank((size, size), _TURQUOISE)
    d = round(size * (0.66 if lot else 0.94))
    corners = ((0, 0), (size - d, size - d)) if lot else (((size - d) // 2, (size - d) // 2),)
    for x, y in corners:
        mask = masks.octagon(d)
        out.blit(recoloured(mask, (255, 240, 206)), (x, y))
        inner = masks.octagon(max(4, d - 2))
        out.blit(recoloured(inner, _TURQUOISE), (x + 1, y + 1))
        sign = round(d * (0.62 if lot else 0.66))
        put_icon(out, "offering" if lot else "plus", sign, (255, 244, 214), (x + d / 2, y + d / 2))
    return out


def _figure_px(d: int) -> int:
    return max(13, round(d * 0.52))


def _figure(out: Surface, n: int, d: int, ink: Colour, at: tuple[float, float]) -> None:
    """A number at its place, or as far to the left as it needs to be whole."""
    px = _figure_px(d)
    x = min(at[0], out.get_width() - width(str(n), "number", px) / 2)
    put_text(out, str(n), "number", px, ink, (x, at[1]), "center")


def _triangle(out: Surface, d: int, ink: Colour, at: tuple[float, float], up: bool) -> None:
    """Point up: most prestige; point down: least."""
    side = max(7, round(d * 0.44))
    c = Canvas((side, side), 100, rim=ink)
    if up:
        c.poly(ink, (50, 10), (98, 92), (2, 92))
    else:
        c.poly(ink, (50, 90), (98, 8), (2, 8))
    blit_centred(out, c.finish(), at)


def _bars(out: Surface, d: int, ink: Colour, full: bool) -> None:
    """Three bars: the fullest tile; one: the emptiest."""
    c = Canvas((round(d * 0.42), d), 42, rim=ink)
    for k in range(3):
        y = 70 - k * 28
        if full or k == 0:
            c.box(ink, 3, y, 36, 20, 4)
        else:
            c.box(ink, 3, y, 36, 20, 4, 3.4)
    out.blit(c.finish(), (round(d * 0.92), 0))
