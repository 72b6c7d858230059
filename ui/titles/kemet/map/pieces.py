"""Pieces on the map at their places: sites with pennants and prices, pyramids, Troops with their creatures."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.kemet.components import components
from game.kemet.state import NOBODY, Kemet
from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.curves import Point
from ui.art.inline import sentence
from ui.art.light import aura, blurred, raised
from ui.art.palette import SeatStyle
from ui.art.plates import body, with_shadow
from ui.art.surface import blank, recoloured
from ui.titles.kemet.map import buildings, figures
from ui.titles.kemet.map.geometry import Geometry
from ui.titles.kemet.style import TableStyle

SELECTED: Final[Colour] = (255, 246, 170)
_PAPER: Final[Colour] = (246, 228, 186)
_INK: Final[Colour] = (58, 32, 10)


class Troop(NamedTuple):
    """A Troop to be drawn."""

    seat: int
    units: int
    creatures: tuple[str, ...] = ()


def troops_on(view: Kemet, space: int) -> tuple[Troop | None, Troop | None]:
    """Who holds a space, and who stands there against him: in a Combat, or landed before one."""
    held = view.holder[space]
    holder = Troop(held, view.units[space], view.creatures[space]) if held != NOBODY else None
    combat = view.combat
    if combat is not None and combat.space == space and combat.units:
        return holder, Troop(combat.attacker, combat.units, combat.companions)
    landed = sum(n for place, n in view.landed if place == space)
    return holder, Troop(view.home[space], landed) if landed else None


# Sites


def paint_site(target: Surface, geometry: Geometry, space: str, kind: str, flag: Colour) -> None:
    """A Temple with its pennants, an obelisk or the Sanctuary."""
    foot, u = geometry.spot(space, "site"), geometry.layout.u
    assert foot is not None
    if kind == "temple":
        narrow = geometry.board.spaces[geometry.board.index[space]].bank == "west" and space.endswith("river")
        beside = (foot[0] + (-44 if narrow else -54) * u, foot[1] + (-6 if narrow else 3) * u)
        _sun_shadow(target, (foot[0] + 40 * u, foot[1] - 4 * u), 44 * u)
        _sun_shadow(target, beside, 56 * u)
        stand(target, buildings.obelisk(u), beside, 2)
        stand(target, buildings.temple(flag, u), foot, 3)
    elif kind == "sanctuary":
        stand(target, buildings.sanctuary(u), (foot[0], foot[1] + 6 * u), 3)
        stand(target, buildings.obelisk(u), (foot[0], foot[1] - 24 * u), 0)
    else:
        _sun_shadow(target, foot, 62 * u)
        stand(target, buildings.obelisk(u), foot, 2)


def stand(target: Surface, picture: Surface, foot: Point, lift: float) -> None:
    """A picture with its foot at a point."""
    at = (round(foot[0] - picture.get_width() / 2), round(foot[1] - picture.get_height()))
    if lift:
        raised(picture, lift).put(target, at)
    else:
        target.blit(picture, at)


def _sun_shadow(target: Surface, foot: Point, length: float) -> None:
    picture = _long_shadow(max(6, round(length)))
    target.blit(picture, (round(foot[0] - 16), round(foot[1] - 14)))


@kept
def _long_shadow(length: int) -> Surface:
    k = length / 62
    size = (round(length * 0.8) + 32, round(14 * k) + 30)
    points = [(16 - 5 * k, 14 - 3 * k), (16 + 7 * k, 14 - k), (16 + length * 0.72, 14 + 9 * k)]
    points.append((16 + length * 0.66, 14 + 4 * k))
    mask = blank(size, (30, 12, 0))
    mask.blit(recoloured(masks.polygon(size, points), (30, 12, 0), 120), (0, 0))
    return blurred(mask, 2)


def plaques(style: TableStyle, geometry: Geometry) -> dict[str, tuple[str, Rect]]:
    """The prayers of a Temple, what the delta and the Sanctuary ask for and give. By space: what stands on its plaque,
    and where that is: on the building, left of a Troop before it."""
    parts, layout, board = components(), style.layout, geometry.board
    found = {}
    for name, space in zip(board.names, board.spaces, strict=True):
        foot = geometry.spot(name, "site")
        if foot is None or space.kind == "desert":
            continue
        if space.delta:
            text = style.say("map.delta", units=parts.delta_units, prayers=parts.delta_prayers)
        elif space.kind == "sanctuary":
            text = style.say("map.offering", units=parts.sanctuary_units, vp=parts.sanctuary_vp)
        else:
            text = style.say("map.prayers", n=space.prayer)
        words = sentence(text, "bold", layout.text(14, 1.2), _INK)
        rect = Rect(0, 0, words.size[0] + layout.px(10), words.size[1] + layout.px(2))
        rect.center = (round(foot[0]), round(foot[1] - 6 * layout.u))
        shield = geometry.shield(name)
        if shield.top < rect.bottom:
            rect.right = min(rect.right, shield.left + layout.px(3))
        found[name] = (text, rect.clamp(layout.map.inflate(-2, -2)))
    return found


def draw_plaque(target: Surface, rect: Rect, style: TableStyle, text: str) -> None:
    """A few signs on a small plate."""
    layout = style.layout
    words = sentence(text, "bold", layout.text(14, 1.2), _INK)
    picture = body(rect.size, _PAPER, "papyrus", 5 * layout.u, 1, (20, -20), 0, 3)
    with_shadow(picture, 5 * layout.u, (1, 2, 3, 130), layout.u).put(target, rect.topleft)
    words.put(target, (rect.x + (rect.width - words.size[0]) // 2, rect.y + (rect.height - words.size[1]) // 2))


# Pyramids and Troops


def paint_troop(
    target: Surface, style: TableStyle, scale: float, foot: Point, troop: Troop, selected: bool = False
) -> None:
    """Figures, shield, creatures and the number of Units."""
    seat_style = style.seat_styles[troop.seat]
    x, y = foot
    if selected:
        _put_ring(target, (x + (8 if troop.creatures else 0) * scale, y - 8 * scale), scale)
    for picture, lift, spot in troop_parts(seat_style, scale, troop):
        stand(target, picture, (x + spot[0] * scale, y + spot[1] * scale), lift)
    if selected:
        _put_chevron(target, (x, y - 64 * scale), scale)


def troop_parts(seat_style: SeatStyle, scale: float, troop: Troop) -> list[tuple[Surface, float, Point]]:
    """The parts of a Troop with their lift and the shift of their feet, from the back to the front."""
    found: list[tuple[Surface, float, Point]] = [
        (figures.soldiers(seat_style, max(1, troop.units), scale), 3, (0, 3)),
        (figures.shield(seat_style, scale), 1.5, figures.SHIELD_FOOT),
    ]
    x, y = figures.CREATURE_FOOT
    for number, name in enumerate(troop.creatures):
        found.append((figures.creature(name, seat_style, scale), 2, (x + 14 * number, y - 10 * number)))
    found.append((figures.badge(seat_style, troop.units, scale), 1.5, figures.BADGE_FOOT))
    return found


@kept
def troop_picture(seat_style: SeatStyle, scale: float, troop: Troop) -> Surface:
    """A whole Troop as one picture, for animations; its foot is at (44, 62) of 100 x 76 units."""
    out = blank((round(110 * scale), round(76 * scale)), (30, 14, 4))
    for picture, _, (dx, dy) in troop_parts(seat_style, scale, troop):
        at = (round((44 + dx) * scale - picture.get_width() / 2), round((62 + dy) * scale - picture.get_height()))
        out.blit(picture, at)
    return out


def _put_ring(target: Surface, centre: Point, scale: float) -> None:
    ring = _ring(max(8, round(92 * scale)))
    target.blit(ring, ring.get_rect(center=(round(centre[0]), round(centre[1]))))


@kept
def _ring(wide: int) -> Surface:
    high = round(wide * 0.52)
    oval = blank((wide, high), SELECTED)
    oval.blit(recoloured(_oval((wide, high)), (255, 250, 214), 210), (0, 0))
    stamp = aura(oval, wide * 0.07, SELECTED, 255, 3)
    picture, (dx, dy) = stamp.layers[0]
    out = picture.copy()
    out.blit(oval, (-dx, -dy))
    return out


def _oval(size: tuple[int, int]) -> Surface:
    c = Canvas(size, rim=SELECTED)
    c.oval((255, 250, 214), 0, 0, *size)
    return c.finish()


def _put_chevron(target: Surface, tip: Point, scale: float) -> None:
    picture = _chevron(max(6, round(24 * scale)))
    target.blit(picture, picture.get_rect(midbottom=(round(tip[0]), round(tip[1] + 6 * scale))))


@kept
def _chevron(wide: int) -> Surface:
    high = round(wide * 0.72)
    c = Canvas((wide, high), 24, rim=(60, 24, 0))
    c.poly((60, 24, 0), (0, 0), (24, 0), (12, 17))
    c.poly((255, 232, 130), (3, 1.6), (21, 1.6), (12, 14))
    return c.finish()
