"""Râ: the pile, three Pillar tiles with the dice that take them, points and price."""

from __future__ import annotations

from pygame import Surface

from game.tekhenu.components import box
from game.tekhenu.gods.ra import ability_works
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GOD_NUMBER
from ui.art.dice import die
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import INK
from ui.art.plates import body
from ui.art.tokens import number_disc
from ui.titles.tekhenu.cards.pillar_tile import pillar_tile, tile_back, tile_cost
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.tokens import HALO, RUST, plate, put_price


def print_ra(target: Surface, look: Look) -> None:
    layout = look.layout
    plate(target, look, layout.ra, seed=42)
    put_icon(target, "sun", layout.px(24), RUST, (layout.ra.x + layout.px(22), layout.ra.y + layout.px(19)))
    at = (layout.ra.x + layout.px(37), layout.ra.y + layout.px(19))
    put_text(target, look.god("ra"), "heading", layout.text(18), INK, at, halo=HALO)
    for slot, printed in enumerate(box().display):
        tile, beside = layout.display(slot), layout.display_print(slot)
        target.blit(body(tile.size, (190, 154, 100), "stone", tile.width * 0.08, 2, (-20, 10), 0, slot, True), tile)
        size = min(layout.px(19), (beside.width - 3) // 2)
        for k, value in enumerate(printed.values):
            x = beside.x + size * 0.55 + k * (size + 2)
            raised(die(size, value), 1).centred(target, (x, beside.y + beside.height * 0.13))
        disc = number_disc(layout.px(21), str(printed.vp))
        raised(disc, 1).centred(target, (beside.x + size + 1, beside.y + beside.height * 0.40))


def paint_ra(target: Surface, look: Look, view: Tekhenu) -> None:
    layout = look.layout
    if view.pile:
        for k in range(min(3, len(view.pile))):
            raised(tile_back(layout.pile.width), 1).put(
                target, (layout.pile.x + round(2.5 * k * layout.u), layout.pile.y - round(2.5 * k * layout.u))
            )
    at = (layout.pile.right + layout.px(16), layout.pile.centery)
    put_text(target, str(len(view.pile)), "number", layout.text(16), INK, at, "center")
    for slot, tile in enumerate(view.display):
        if tile:
            paint_display_tile(target, look, view, slot)


def paint_display_tile(target: Surface, look: Look, view: Tekhenu, slot: int) -> None:
    layout, tile = look.layout, view.display[slot]
    place, beside = layout.display(slot), layout.display_print(slot)
    raised(pillar_tile(place.width, tile, 0, shines(view, tile)), 2).put(target, place.topleft)
    size = layout.px(19)
    for k, one in enumerate(tile_cost(tile)):
        put_price(target, [one], beside.x + 2, beside.y + beside.height * (0.655 + 0.245 * k), size)


def shines(view: Tekhenu, tile: str) -> bool:
    """Whether the ability of a tile would work now: by the light of Râ and the Technologies of who is asked."""
    printed = box().tiles[tile]
    seat = view.decision.seat if view.decision is not None else -1
    if seat >= 0:
        return ability_works(view, seat, printed)
    return printed.light == view.light(GOD_NUMBER["ra"])
