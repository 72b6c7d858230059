"""The tracks of Production and the goods of a player's board, with the Destiny card beside them."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.words import BASIC, GOODS
from ui.art.colour import Colour, mix
from ui.art.goods import GOOD_COLOURS
from ui.art.lettering import Rimmed, put_text, width
from ui.art.light import box_aura, raised
from ui.art.palette import INK, SeatStyle
from ui.art.plates import body, recess
from ui.art.tokens import ink_on
from ui.kit.thing import FaceState
from ui.titles.tekhenu.cards.glow import halo, light_of
from ui.titles.tekhenu.cards.plaque import destiny_plaque
from ui.titles.tekhenu.cards.style import TableStyle, say
from ui.titles.tekhenu.seat.furniture import HOLLOW, point_disc, put_good, titled, type_px

ROWS = 4


def production_places(rect: Rect, u: float) -> dict[str, Rect]:
    """One row for each basic resource."""
    top = rect.y + 31 * u
    high = (rect.bottom - 6 * u - top) / ROWS
    return {
        f"production.{good}": Rect(
            rect.x + round(4 * u), round(top + k * high), rect.width - round(8 * u), round(high) - 1
        )
        for k, good in enumerate(BASIC)
    }


def draw_production(
    target: Surface, rect: Rect, style: TableStyle, u: float, levels: tuple[int, ...], seat_style: SeatStyle
) -> None:
    """TEK-7.2  Levels from the first to the last; the marker in the seat's colour; points at the last."""
    titled(target, style, rect, u, say(style, "own.production"), "hammer", 15)
    places = production_places(rect, u)
    first, last = min(components().start_production), components().most_production
    for k, good in enumerate(BASIC):
        row = places[f"production.{good}"]
        size = round(28 * u)
        put_good(target, good, size, (row.x + size * 0.7, row.centery))
        left = row.x + size * 1.36
        step = (row.right - round(6 * u) - left) / (last - first + 1)
        for level in range(first, last + 1):
            cell = Rect(0, 0, round(min(step - 3 * u, 30 * u)), round(min(row.height - 3 * u, 28 * u)))
            cell.center = (round(left + step * (level - first + 0.5)), row.centery)
            base = HOLLOW if level > levels[k] else mix(GOOD_COLOURS[good][0], (240, 220, 170), 0.35)
            target.blit(recess(cell.size, u, base, 5, level), cell)
            _put_level(target, style, cell, u, level, ink_on(base), seat_style if level == levels[k] else None)
            if level == last and components().vp_at_most_production:
                disc = point_disc(max(14, round(18 * u)), str(components().vp_at_most_production))
                raised(disc, 1).centred(target, (cell.right, cell.y + 2 * u))


def _put_level(
    target: Surface, style: TableStyle, cell: Rect, u: float, level: int, ink: Colour, seat_style: SeatStyle | None
) -> None:
    """A number; the level that was reached stands on the marker of the seat."""
    px = type_px(style, 16, cell.height * 0.66)
    if seat_style is None:
        put_text(target, str(level), "number", px, ink, cell.center, "center")
        return
    marker = cell.inflate(-2, 0)
    box_aura(marker.size, 6 * u, 3 * u, alpha=150).put(target, marker.move(1, 2).topleft)
    target.blit(body(marker.size, seat_style.colour, "stone", 6 * u, max(1, round(2 * u)), (40, -40)), marker)
    put_text(target, str(level), "number", round(px * 1.1), seat_style.ink, marker.center, "center")


def reserve_places(rect: Rect, u: float) -> dict[str, Rect]:
    """Goods in two columns of four; the last cell is for the Destiny card."""
    top = rect.y + 31 * u
    high = (rect.bottom - 6 * u - top) / ROWS
    wide = (rect.width - 12 * u) / 2
    return {
        name: Rect(
            round(rect.x + 6 * u + (k // ROWS) * wide), round(top + (k % ROWS) * high), round(wide) - 1, round(high) - 1
        )
        for k, name in enumerate((*(f"good.{good}" for good in GOODS), "destiny"))
    }


def draw_reserve(target: Surface, rect: Rect, style: TableStyle, u: float, goods: tuple[int, ...]) -> None:
    titled(target, style, rect, u, say(style, "own.reserve"), "jar", 17)
    places = reserve_places(rect, u)
    size, px = _good_sizes(style, u, places)
    for k, good in enumerate(GOODS):
        cell = places[f"good.{good}"]
        put_good(target, good, size, (cell.x + size * 0.66, cell.centery))
        ink = INK if goods[k] else (150, 116, 74)
        at = (cell.x + size * 1.34, cell.centery)
        put_text(target, str(goods[k]), "number", px, Rimmed(ink, (255, 240, 205)), at)


def change_spot(style: TableStyle, rect: Rect, u: float, good: int, owned: int) -> tuple[float, float]:
    """Where the change of a good is told: above the end of its number."""
    places = reserve_places(rect, u)
    size, px = _good_sizes(style, u, places)
    cell = places[f"good.{GOODS[good]}"]
    end = round(cell.x + size * 1.34) + width(str(owned), "number", px)
    return min(end + 12 * u, rect.right - 15 * u), cell.y + 6 * u


def _good_sizes(style: TableStyle, u: float, places: dict[str, Rect]) -> tuple[int, int]:
    """Of tokens and of numbers."""
    size = round(min(31 * u, places["good.papyrus"].height * 0.92))
    return size, type_px(style, 25, size * 0.86)


def draw_destiny(
    target: Surface, place: Rect, u: float, scale: float, card: str, legal: bool, state: FaceState = "normal"
) -> None:
    """The Destiny card among the goods."""
    cell = place.inflate(-round(4 * u), -round(4 * u))
    halo(target, cell, cell.height * 0.16, light_of(legal, state), scale)
    box_aura(cell.size, 5 * u, 2 * u, alpha=120).put(target, cell.move(1, 2).topleft)
    target.blit(destiny_plaque(cell.size, card), cell)
