"""Râ: the pile, three Pillar tiles with the dice that take them, points and price."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.gods.ra import ability_works
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GOD_NUMBER
from ui.art.dice import die
from ui.art.icons import put_icon
from ui.art.lettering import Rimmed, put_text
from ui.art.light import raised
from ui.art.palette import INK
from ui.art.plates import body
from ui.art.tokens import number_disc
from ui.titles.tekhenu.cards.pillar_tile import pillar_tile, tile_back, tile_cost
from ui.titles.tekhenu.cards.style import UNKNOWN
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.tokens import HALO, RUST, plate, put_price


def print_ra(target: Surface, style: TableStyle) -> None:
    layout = style.layout
    plate(target, style, layout.ra, seed=42)
    put_icon(target, "sun", layout.px(24), RUST, (layout.ra.x + layout.px(22), layout.ra.y + layout.px(19)))
    at = (layout.ra.x + layout.px(37), layout.ra.y + layout.px(19))
    put_text(target, style.god("ra"), "heading", layout.text(18), Rimmed(INK, HALO), at)
    for slot, printed in enumerate(components().display):
        tile, beside = layout.display(slot), layout.display_print(slot)
        target.blit(body(tile.size, (190, 154, 100), "stone", tile.width * 0.08, 2, (-20, 10), 0, slot, True), tile)
        size = min(layout.px(19), (beside.width - 3) // 2)
        for k, value in enumerate(printed.values):
            x = beside.x + size * 0.55 + k * (size + 2)
            raised(die(size, value), 1).centred(target, (x, beside.y + beside.height * 0.13))
        disc = number_disc(layout.px(21), str(printed.vp))
        raised(disc, 1).centred(target, (beside.x + size + 1, beside.y + beside.height * 0.40))


def draw_pile(target: Surface, place: Rect, style: TableStyle, count: int) -> None:
    layout = style.layout
    for k in range(min(3, count)):
        shift = round(2.5 * k * layout.u)
        raised(tile_back(place.width), 1).put(target, (place.x + shift, place.y - shift))
    at = (place.right + layout.px(16), place.centery)
    put_text(target, str(count), "number", layout.text(16), INK, at, "center")


def draw_tile(target: Surface, place: Rect, tile: str, turn: int, lit: bool, height: float) -> None:
    """A Pillar tile in the display or in the Temple; `lit`: its ability would work now."""
    picture = tile_back(place.width) if tile == UNKNOWN else pillar_tile(place.width, tile, turn, lit)
    raised(picture, height).put(target, place.topleft)


def draw_price(target: Surface, place: Rect, tile: str, size: int) -> None:
    """What a tile of the display costs, beside it."""
    for k, one in enumerate(tile_cost(tile)):
        put_price(target, [one], place.x + 2, place.y + place.height * (0.655 + 0.245 * k), size)


def shines(view: Tekhenu, tile: str) -> bool:
    """Whether the ability of a tile would work now: by the light of Râ and the Technologies of who is asked."""
    printed = components().tiles[tile]
    seat = view.decision.seat if view.decision is not None else -1
    if seat >= 0:
        return ability_works(view, seat, printed)
    return printed.light == view.light(GOD_NUMBER["ra"])
