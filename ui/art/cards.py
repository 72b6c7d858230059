"""Cards: a coloured head with a medallion, title, text and foot on papyrus; backs with a gold sign.

Text is set at its size and fitted: `Card.whole` says whether every word found room, a test can ask it."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Rect, Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light, mix
from ui.art.icons import coloured_or_plain, icon
from ui.art.inline import CENTRED, fit_sentence
from ui.art.lettering import block_height, fit_block, fit_line, put_block, put_text
from ui.art.light import box_aura, box_bevel, volume
from ui.art.ornament import outline
from ui.art.palette import CARD_PAPER, GOLD, INK, INK_SECOND
from ui.art.plates import body
from ui.art.surface import Layer, Size, Stamp, blit_centred, clip, cut_out, opaque, recoloured
from ui.art.texture import texture


class Printed(NamedTuple):
    """What is printed on a card, and the size of its words."""

    title: str
    text: str = ""
    foot: str = ""
    px: int = 17
    least: int = 12
    corner: str = ""
    """A small tag at the upper left: number, price."""


class Card(NamedTuple):
    """A drawn card: exactly `size`, without shadow; `whole` is False if a text had to be shortened."""

    surface: Surface
    whole: bool


@kept
def medallion(diameter: int, sign: str, colour: Colour, coloured: bool = False) -> Surface:
    """A cream disc in a brown and gold rim with a sign in the card's colour."""
    c = Canvas((diameter, diameter), 100, rim=(92, 56, 20))
    c.disc((84, 48, 16), (50, 50), 50)
    c.disc((246, 212, 128), (50, 50), 47.4)
    c.disc((150, 98, 36), (50, 50), 44.4)
    c.disc((236, 212, 160), (50, 50), 43)
    c.disc((252, 238, 202), (49.4, 49), 41.4)
    out = c.finish()
    size = round(diameter * 0.62)
    picture = coloured_or_plain(sign, size) if coloured else icon(sign, size, dark(colour, 0.15))
    blit_centred(out, picture, (diameter / 2, diameter / 2))
    return out


@kept
def _rays(size: Size, colour: Colour, centre: tuple[float, float], inner: float) -> Surface:
    """Short rays around a medallion, in the light tone of the head."""
    c = Canvas(size, fine=3, rim=colour)
    for i in range(28):
        a = i * math.tau / 28
        reach = inner * (1.5 if i % 2 else 1.34)
        start, end = inner * 1.14, reach
        c.line(
            (*light(colour, 0.34), 210),
            (centre[0] + math.cos(a) * start, centre[1] + math.sin(a) * start),
            (centre[0] + math.cos(a) * end, centre[1] + math.sin(a) * end),
            max(1.0, inner / 22),
        )
    return c.finish()


@kept
def card(size: Size, colour: Colour, sign: str, printed: Printed, seed: int = 1, lit: bool = False) -> Card:
    """The front. `lit`: it may be played now."""
    w, h = size
    radius = max(4.0, w * 0.07)
    mask = masks.rounded(size, radius)
    out = cut_out(texture("papyrus", size, CARD_PAPER, seed), mask)
    head = round(h * (0.46 if not printed.text else 0.38))
    top = opaque(size, colour)
    top.blit(texture("stone", (w, head), colour, seed + 3), (0, 0))
    top.blit(volume((w, head), 34, -40), (0, 0))
    out.blit(cut_out(top, mask).subsurface((0, 0, w, head)), (0, 0))
    d = round(min(head * 0.84, w * 0.66))
    centre = (w / 2, head / 2 + h * 0.005)
    out.blit(clip(_rays(size, colour, centre, d / 2).subsurface((0, 0, w, head)).copy(), mask), (0, 0))
    blit_centred(out, medallion(d, sign, colour), centre)
    for y, tone in (
        (head - 2, dark(colour, 0.5)),
        (head - 1, (250, 214, 130)),
        (head, (168, 120, 52)),
        (head + 1, (120, 80, 30)),
    ):
        out.fill((*tone, 255), (1, y, w - 2, 1))
    out.blit(box_bevel(size, radius, max(1, round(w / 46)), 130, 130), (0, 0))
    inset = max(2, round(w * 0.028))
    line = (255, 226, 142) if lit else (250, 222, 150)
    outline(
        out,
        Rect(0, 0, w, h).inflate(-2 * inset, -2 * inset),
        line,
        2.0 if lit else 1.2,
        max(2.0, radius - inset),
        255 if lit else 190,
    )
    below = Rect(inset * 2, head + 4, w - 4 * inset, h - head - 4 - 2 * inset)
    whole = _put_words(out, below, printed, colour)
    if printed.corner:
        _tag(out, printed.corner, printed.px, colour, (inset, inset))
    return Card(out, whole)


def _put_words(out: Surface, box: Rect, printed: Printed, colour: Colour) -> bool:
    """Title, text and foot below the head; gives whether all of it had room."""
    title, text, foot, px, least, _ = printed
    whole = True
    bottom = box.bottom
    if foot:
        line = fit_line(foot, "italic", max(least, round(px * 0.88)), box.width, least)
        rect = put_text(
            out, line.text, "italic", line.px, mix(dark(colour, 0.25), INK, 0.2), (box.centerx, bottom), "midbottom"
        )
        bottom, whole = rect.top, line.whole
    room = bottom - box.top
    name = fit_block(title, "bold", px, (box.width, room if not text else round(room * 0.45)), least)
    high = block_height(name, "bold")
    top = box.top if text else box.top + (room - high) // 2
    put_block(out, name, "bold", INK, Rect(box.x, top, box.width, high), "center")
    if text:
        area = (box.width, bottom - top - high)
        sentence = fit_sentence(text, "body", max(least, round(px * 0.92)), INK_SECOND, area, least, CENTRED)
        sentence.put(out, (box.x, top + high + max(0, (area[1] - sentence.size[1]) // 2)))
        whole = whole and sentence.whole
    return whole and name.whole


def _tag(out: Surface, text: str, px: int, colour: Colour, pos: tuple[int, int]) -> None:
    high = round(px * 1.5)
    line = fit_line(text, "number", px, round(high * 1.6), 9)
    wide = max(high, line.px * max(1, len(line.text)) // 2 + round(px * 0.9))
    plate = body((wide, high), mix(CARD_PAPER, (255, 250, 230), 0.4), "plain", high * 0.36, 1, (20, -30))
    out.blit(plate, pos)
    outline(out, Rect(pos, (wide, high)), dark(colour, 0.4), 1.4, high * 0.36)
    put_text(
        out, line.text, "number", line.px, dark(colour, 0.45), (pos[0] + wide / 2, pos[1] + high / 2 - 0.5), "center"
    )


@kept
def card_back(size: Size, colour: Colour, sign: str, seed: int = 2) -> Surface:
    """Painted cloth with a gold frame, a faint pattern and a large sign."""
    w, h = size
    short = min(size)
    radius = max(3.0, short * 0.07)
    mask = masks.rounded(size, radius)
    out = cut_out(texture("linen", size, colour, seed), mask)
    out.blit(clip(volume(size, 26, -40).copy(), mask), (0, 0))
    if w >= 60:
        step = max(10, round(w / 7))
        small = recoloured(icon("lotus", round(step * 0.7), light(colour, 0.4)), light(colour, 0.4), 60)
        inner = round(w * 0.12)
        for row, y in enumerate(range(inner, h - inner + 1, step)):
            for x in range(inner + (row % 2) * step // 2, w - inner + 1, step):
                blit_centred(out, small, (x, y))
    out.blit(box_bevel(size, radius, max(1, round(short / 40)), 120, 130), (0, 0))
    inset = max(2, round(short * 0.05))
    rect = Rect(0, 0, w, h).inflate(-2 * inset, -2 * inset)
    outline(out, rect, GOLD, max(1.0, short / 60), max(2.0, radius - inset * 0.6), 235)
    if short >= 50:
        outline(out, rect.inflate(-2 * inset, -2 * inset), GOLD, 1.0, 2, 110)
    d = round(short * 0.66)
    if short >= 50:
        blit_centred(out, recoloured(masks.disc(d), dark(colour, 0.3), 225), (w / 2, h / 2))
        blit_centred(out, recoloured(masks.ring(d, max(1.2, short / 70)), GOLD, 240), (w / 2, h / 2))
    size_of_sign = round(short * (0.44 if short >= 50 else 0.62))
    blit_centred(out, icon(sign, size_of_sign, dark(colour, 0.6)), (w / 2 + 1, h / 2 + 1))
    blit_centred(out, icon(sign, size_of_sign, (244, 206, 118)), (w / 2, h / 2))
    return out


def laid(picture: Surface, lit: bool = False, dim: int = 0, height: float = 4) -> Stamp:
    """A card on the table: shadow, gold halo if it may be played, darkened if not."""
    w, h = picture.get_size()
    radius = max(4.0, w * 0.07)
    layers: list[Layer] = []
    layers += box_aura((w, h), radius, 2 + height, alpha=150).moved(round(height * 0.7), round(height * 1.2))
    if lit:
        layers += box_aura((w, h), radius, 9, (255, 206, 84), 255, 2).layers
    layers.append((picture, (0, 0)))
    if dim:
        layers.append((recoloured(masks.rounded((w, h), radius), (30, 18, 8), dim), (0, 0)))
    return Stamp(tuple(layers), (w, h))


def pile(picture: Surface, count: int, step: int = 2) -> Stamp:
    """A deck: up to four cards high, more cards are not drawn higher."""
    w, h = picture.get_size()
    layers: list[Layer] = list(box_aura((w, h), max(4.0, w * 0.07), 5, alpha=165).moved(4, 6))
    shown = min(4, max(1, math.ceil(count / 4)))
    layers += [(picture, (step * (shown - 1 - k), step * (shown - 1 - k))) for k in range(shown)]
    return Stamp(tuple(layers), (w, h))
