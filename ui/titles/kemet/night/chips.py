"""The steps of the Night as chips; at Dawn who chooses a place in the turn order, and after whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Rect, Surface

from game.kemet.dawn import choosing_order
from game.kemet.state import NOBODY, Kemet
from ui.art.cache import kept
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.ornament import outline
from ui.art.palette import CREAM, CREAM_SECOND, GOLD_BRIGHT, NIGHT
from ui.art.plates import body, with_shadow
from ui.art.surface import Size, Stamp
from ui.frame import words
from ui.kit.thing import Face, Thing
from ui.titles.kemet.cards import SHIELD_WIDTH, seat_shield
from ui.titles.kemet.combat.chips import paint_chips, rows_for
from ui.titles.kemet.combat.wording import say
from ui.titles.kemet.night.steps import step_asked, steps_for
from ui.titles.kemet.seat.furniture import paint_gold_light
from ui.titles.kemet.style import TableStyle

LEAST = 13
ROWS = 4
"""Of chips, where the waste land is narrow."""


class Chooser(NamedTuple):
    """A seat that chooses a position at Dawn."""

    seat: int
    points: int
    position: int
    """What it has chosen; 0: nothing yet."""
    asked: bool


def night_chips(style: TableStyle, view: Kemet) -> Iterator[Thing]:
    """On waste land: by Night the step whose question is asked, at Dawn the order of choosing; by Day nothing."""
    decision = view.decision
    if view.phase == "night" and decision is not None:
        steps = steps_for(view)
        face = Face(draw_steps, (style, steps, step_asked(view), ROWS))
        yield Thing("night", _steps_place(style, steps), face, bleed=30)
    elif view.phase == "dawn" and view.track:
        seat = decision.seat if decision is not None else NOBODY
        queue = tuple(
            Chooser(one, view.points[one], view.track.index(one) + 1 if one in view.track else 0, one == seat)
            for one in choosing_order(view)
        )
        yield Thing("night", _queue_place(style), Face(draw_queue, (style, queue)), bleed=30)


def _steps_place(style: TableStyle, steps: tuple[str, ...]) -> Rect:
    """As high as its rows of chips."""
    waste, screen = style.layout.waste, style.screen
    names = [say(style, f"night.{name}") for name in steps]
    rows = rows_for(screen, waste.width - screen.px(20), names, ROWS)
    rect = Rect(0, 0, waste.width, min(waste.height, rows * round(screen.text(16) * 2.1) + screen.px(12)))
    rect.midbottom = waste.midbottom
    return rect


def _queue_place(style: TableStyle) -> Rect:
    """A line for the title and one for each seat."""
    waste = style.layout.waste
    row = min(waste.height // 6, style.screen.px(32) + style.screen.text(15) // 3)
    rect = Rect(
        0, 0, min(waste.width, style.screen.text(330)), row * (style.layout.seats_count + 1) + style.screen.px(10)
    )
    rect.midbottom = waste.midbottom
    return rect.clip(waste)


def draw_steps(
    target: Surface, place: Rect, style: TableStyle, steps: tuple[str, ...], step: str, most: int = 2
) -> None:
    """In at most so many rows."""
    night_plate(place.size, style.screen.scale).put(target, place.topleft)
    names = [say(style, f"night.{name}") for name in steps]
    room = place.inflate(-style.screen.px(20), -style.screen.px(10))
    paint_chips(target, style.screen, room, names, steps.index(step), most)


def draw_queue(target: Surface, place: Rect, style: TableStyle, queue: tuple[Chooser, ...]) -> None:
    """KEM-12.2  Shields in the order of choosing with their points; who has chosen shows the position."""
    screen = style.screen
    night_plate(place.size, screen.scale).put(target, place.topleft)
    inside = place.inflate(-screen.px(28), -screen.px(10))
    high = inside.height / (len(queue) + 1)
    head = Rect(inside.x, inside.y, inside.width, round(high))
    px = max(LEAST, min(screen.text(16), round(high * 0.7)))
    words.line(target, say(style, "dawn.queue"), head, "heading", px, GOLD_BRIGHT, "center", LEAST)
    for number, chooser in enumerate(queue):
        top = inside.y + round((number + 1) * high)
        _chooser(target, style, chooser, Rect(inside.x, top, inside.width, round(high) - 2))


def _chooser(target: Surface, style: TableStyle, chooser: Chooser, cell: Rect) -> None:
    high, seat, asked = cell.height, chooser.seat, chooser.asked
    shield = seat_shield(style.seat_styles[seat], high - 2)
    spot = Rect(cell.x, cell.y + 1, round((high - 2) * SHIELD_WIDTH), high - 2)
    if asked:
        paint_gold_light(target, spot, 5 * style.screen.scale, style.screen.scale)
    raised(shield, 1.5).centred(target, spot.center)
    points = say(style, "dawn.points", n=chooser.points)
    told = say(style, "dawn.took", number=chooser.position) if chooser.position else ""
    told = say(style, "dawn.chooses") if asked else told
    px = max(LEAST, min(style.screen.text(16), round(cell.height * 0.68)))
    left, gap = spot.right + style.screen.px(8), style.screen.px(10)
    right = cell.right
    if told:
        right -= width(told, "italic", px) + gap
        put_text(target, told, "italic", px, GOLD_BRIGHT if asked else CREAM_SECOND, cell.midright, "midright")
    name, wide = style.seat(seat), width(points, "number", px) + gap
    if width(name, "bold", LEAST) + wide <= right - left:
        words.line(target, name, Rect(left, cell.y, right - left - wide, cell.height), "bold", px, CREAM, "left", LEAST)
        put_text(target, points, "number", px, CREAM, (right, cell.centery), "midright")
    else:
        words.line(target, points, Rect(left, cell.y, right - left, cell.height), "number", px, CREAM, "left", LEAST)


@kept
def night_plate(size: Size, scale: float) -> Stamp:
    """Dark blue with a gold line: what lies over the map by Night."""
    picture = body(size, NIGHT, "stone", 10 * scale, max(1, round(1.6 * scale)), (16, -24), 0, 9).copy()
    outline(picture, Rect((0, 0), size).inflate(-6, -6), (196, 160, 92), 1.3, 8 * scale, 200)
    return with_shadow(picture, 10 * scale, (3, 5, 7, 180), scale)
