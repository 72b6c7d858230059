"""Pieces and cards that only Amun-Re has: favour symbol, gold card, offering tile, small cards."""

from __future__ import annotations

from typing import Final

from pygame import BLEND_RGBA_SUB, Rect, Surface

from game.amunre.components import OfferingTile, components
from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light
from ui.art.icons import icon
from ui.art.lettering import fit_line, put_text
from ui.art.light import aura, box_bevel, raised, volume
from ui.art.ornament import outline
from ui.art.palette import CARD_PAPER, CREAM, GOLD, INK
from ui.art.surface import Point, Size, blank, blit_centred, clip, cut_out, recoloured
from ui.art.texture import texture
from ui.art.tokens import coin

BACK: Final[Colour] = (112, 66, 112)
CAMEL: Final[Colour] = (112, 58, 18)
DENOMINATIONS: Final = (20, 10, 5, 2, 1)
_TILE_HEADS: Final[tuple[Colour, ...]] = ((150, 110, 66), (60, 120, 150), (38, 98, 140), (24, 70, 116))


def put(target: Surface, picture: Surface, centre: Point, height: float = 2.0) -> Rect:
    """A piece that stands on the board, with its shadow."""
    return raised(picture, height).centred(target, centre)


def stand(target: Surface, picture: Surface, foot: Point, height: float = 2.5) -> Rect:
    """The same by the middle of its lower edge."""
    return put(target, picture, (foot[0], foot[1] - picture.get_height() / 2), height)


@kept
def favour_symbol(height: int) -> Surface:
    """A small purple plate with the giving hand, 84 wide for 100 high."""
    size = (round(height * 0.84), height)
    c = Canvas(size, rim=(60, 26, 60))
    c.box((60, 26, 60), 0, 0, *size, radius=height * 0.13)
    c.box((142, 84, 146), 1.2, 1.2, size[0] - 2.4, size[1] - 2.4, radius=height * 0.1)
    c.box((164, 108, 166), 1.2, 1.2, size[0] - 2.4, size[1] * 0.4, radius=height * 0.1)
    c.box((142, 84, 146), 1.2, size[1] * 0.3, size[0] - 2.4, size[1] * 0.4)
    out = c.finish()
    blit_centred(out, icon("favour", round(height * 0.8), (255, 238, 196)), (size[0] / 2, size[1] / 2))
    return out


@kept
def small_back(height: int, colour: Colour = BACK, sign: str = "favour") -> Surface:
    """The back of a card as large as a thumbnail, 74 wide for 100 high."""
    size = (round(height * 0.74), height)
    c = Canvas(size, rim=(250, 222, 150))
    c.box((250, 222, 150), 0, 0, *size, radius=height * 0.12)
    c.box(colour, 1.5, 1.5, size[0] - 3, size[1] - 3, radius=height * 0.09)
    out = c.finish()
    blit_centred(out, icon(sign, round(height * 0.62), (240, 204, 120)), (size[0] / 2, size[1] / 2))
    return out


@kept
def gold_card(size: Size, value: int) -> Surface:
    """A card of gold with its value."""
    w, h = size
    radius = max(3.0, w * 0.09)
    mask = masks.rounded(size, radius)
    out = cut_out(texture("stone", size, (236, 190, 88), 90 + value), mask)
    out.blit(clip(volume(size, 40, -44).copy(), mask), (0, 0))
    out.blit(box_bevel(size, radius, max(1, w // 36), 150, 140), (0, 0))
    outline(out, Rect(0, 0, w, h).inflate(-round(w * 0.08), -round(w * 0.08)), (132, 82, 14), 1.2, radius * 0.7, 230)
    blit_centred(out, coin(round(w * 0.6)), (w / 2, h * 0.6))
    put_text(out, str(value), "number", max(9, round(w * 0.31)), (84, 44, 0), (w * 0.12, h * 0.17))
    return out


def in_gold_cards(amount: int) -> tuple[int, ...]:
    """The fewest cards that make an amount."""
    cards: list[int] = []
    for value in DENOMINATIONS:
        while amount >= value:
            cards.append(value)
            amount -= value
    return tuple(cards)


def tile_label(tile: OfferingTile) -> str:
    """The range printed on it, `3>12`, in signs that say what they mean: `>2` would be read as more than 2."""
    least, _, most = tile.label.partition(">")
    if not least:
        return f"… {most}"
    return f"{least} – {most}" if most else f"{least} +"


@kept
def offering_tile(size: int, number: int) -> Surface:
    """One of the four tiles: its range on a band, what a farmer yields, camel or corn."""
    tile = components().tiles[number]
    mask = masks.rounded((size, size), size * 0.12)
    out = cut_out(texture("stone", (size, size), (236, 210, 150), 9 + number), mask)
    band = round(size * 0.31)
    head = cut_out(texture("stone", (size, size), _TILE_HEADS[number % 4], 3 + number), mask)
    out.blit(head, (0, 0), Rect(0, 0, size, band))
    out.blit(clip(volume((size, size), 30, -34).copy(), mask), (0, 0))
    out.fill((*dark(_TILE_HEADS[number % 4], 0.5), 255), (1, band - 1, size - 2, 1))
    out.fill((250, 222, 150, 255), (1, band, size - 2, 1))
    out.blit(box_bevel((size, size), size * 0.12, max(1, size // 34), 140, 140), (0, 0))
    outline(out, Rect(0, 0, size, size).inflate(-4, -4), GOLD, 1.5, size * 0.1, 255)
    line = fit_line(tile_label(tile), "number", max(11, round(size * 0.2)), round(size * 0.86), 9)
    put_text(out, line.text, "number", line.px, CREAM, (size / 2, band / 2 + 1), "center")
    middle = band + (size - band) * 0.49
    put_text(out, str(tile.value), "number", round(size * 0.44), INK, (size * 0.3, middle), "center")
    sign, colour = ("camel", (124, 68, 20)) if tile.camel else ("grain", (146, 98, 14))
    blit_centred(out, icon(sign, round(size * 0.42), colour), (size * 0.69, middle))
    return out


@kept
def small_card(size: Size, colour: Colour, sign: str, seed: int = 7) -> Surface:
    """The face of a card on the board: no words, a sign between two bands."""
    w, h = size
    radius = max(3.0, w * 0.09)
    mask = masks.rounded(size, radius)
    out = cut_out(texture("papyrus", size, CARD_PAPER, seed), mask)
    head = cut_out(texture("stone", size, colour, seed), mask)
    out.blit(head, (0, 0), Rect(0, 0, w, round(h * 0.2)))
    out.blit(head, (0, h - round(h * 0.12)), Rect(0, h - round(h * 0.12), w, round(h * 0.12)))
    out.blit(box_bevel(size, radius, max(1, w // 36), 140, 130), (0, 0))
    outline(out, Rect(0, 0, w, h).inflate(-2, -2), (250, 222, 150), 1.2, radius, 220)
    blit_centred(out, icon(sign, round(w * 0.58), dark(colour, 0.1)), (w / 2, h * 0.54))
    return out


@kept
def lock_disc(diameter: int) -> Surface:
    """A bid space closed by Protection."""
    out = disc(diameter, (110, 24, 16), (196, 60, 42)).copy()
    blit_centred(out, icon("lock", round(diameter * 0.6), CREAM), (diameter / 2, diameter / 2))
    return out


@kept
def disc(diameter: int, rim: Colour, face: Colour) -> Surface:
    """A bid space."""
    c = Canvas((diameter, diameter), 100, rim=rim)
    c.disc(rim, (50, 50), 50)
    c.disc(light(face, 0.35), (50, 50), 43)
    c.disc(face, (51, 52), 41)
    return c.finish()


@kept
def halo(diameter: int, radius: int, colour: Colour, strength: int = 2) -> Surface:
    """Light around a disc, with a hole where the disc is: it can be laid over a finished picture."""
    mask = masks.disc(diameter)
    layer, (dx, _) = aura(mask, radius, colour, 255, strength).layers[0]
    out = layer.copy()
    hole = blank(out.get_size())
    hole.blit(recoloured(mask, (0, 0, 0)), (-dx, -dx))
    out.blit(hole, (0, 0), special_flags=BLEND_RGBA_SUB)
    return recoloured(out, colour)
