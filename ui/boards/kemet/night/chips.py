"""The steps of the Night as chips; at Dawn who chooses a place in the turn order, and after whom."""

from __future__ import annotations

from pygame import Rect, Surface

from game.kemet.dawn import choosing_order
from game.kemet.state import Kemet
from ui.art.cache import kept
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.ornament import outline
from ui.art.palette import CREAM, CREAM_SECOND, GOLD_BRIGHT, NIGHT
from ui.art.plates import body, with_shadow
from ui.art.surface import Size, Stamp
from ui.boards.kemet.cards import SHIELD_WIDTH, seat_shield
from ui.boards.kemet.combat.chips import paint_chips
from ui.boards.kemet.combat.wording import say
from ui.boards.kemet.look import Look
from ui.boards.kemet.night.steps import step_asked, steps_for
from ui.boards.kemet.seat.furniture import paint_gold_light
from ui.frame import words

LEAST = 13


def paint_night_chips(target: Surface, look: Look, view: Kemet, place: Rect) -> None:
    """By Night the step that is reached, at Dawn the order of choosing; by Day nothing."""
    if view.phase == "night":
        paint_steps(target, look, view, place, step_asked(view))
    elif view.phase == "dawn" and view.track:
        paint_queue(target, look, view, place)


def paint_steps(target: Surface, look: Look, view: Kemet, place: Rect, step: str) -> None:
    steps = steps_for(view)
    night_plate(place.size, look.screen.scale).put(target, place.topleft)
    names = [say(look, f"night.{name}") for name in steps]
    paint_chips(target, look.screen, place.inflate(-look.screen.px(20), -look.screen.px(10)), names, steps.index(step))


def paint_queue(target: Surface, look: Look, view: Kemet, place: Rect) -> None:
    """KEM-12.2  Shields in the order of choosing with their points; who has chosen shows the position."""
    screen, seats = look.screen, choosing_order(view)
    night_plate(place.size, screen.scale).put(target, place.topleft)
    inside = place.inflate(-screen.px(24), -screen.px(8))
    title = say(look, "dawn.queue")
    px = max(LEAST, min(screen.text(16), round(inside.height * 0.46)))
    head = Rect(inside.x, inside.y, min(inside.width // 4, width(title, "heading", px) + 4), inside.height)
    words.block(target, title, head, "heading", px, GOLD_BRIGHT, "left", LEAST, True)
    wide = (inside.right - head.right - screen.px(12)) // len(seats)
    for number, seat in enumerate(seats):
        cell = Rect(head.right + screen.px(12) + number * wide, inside.y, wide - screen.px(6), inside.height)
        _chooser(target, look, view, seat, cell)


def _chooser(target: Surface, look: Look, view: Kemet, seat: int, cell: Rect) -> None:
    high = cell.height
    shield = seat_shield(look.liveries[seat], high - 2)
    spot = Rect(cell.x, cell.y + 1, round((high - 2) * SHIELD_WIDTH), high - 2)
    asked = view.decision is not None and view.decision.seat == seat
    if asked:
        paint_gold_light(target, spot, 5 * look.screen.scale, look.screen.scale)
    raised(shield, 1.5).centred(target, spot.center)
    room = Rect(spot.right + look.screen.px(6), cell.y, cell.right - spot.right - look.screen.px(6), cell.height)
    points = say(look, "dawn.points", n=view.points[seat])
    told = say(look, "dawn.took", number=view.track.index(seat) + 1) if seat in view.track else ""
    told = say(look, "dawn.chooses") if asked else told
    px = max(LEAST, min(look.screen.text(15), round(cell.height * 0.42)))
    top = Rect(room.x, room.y, room.width, room.height // 2 if told else room.height)
    put_text(target, points, "number", px, CREAM, top.midleft)
    if told:
        below = Rect(room.x, top.bottom, room.width, room.bottom - top.bottom)
        ink = GOLD_BRIGHT if asked else CREAM_SECOND
        words.line(target, told, below, "italic", px, ink, "left", LEAST)


@kept(4)
def night_plate(size: Size, scale: float) -> Stamp:
    """Dark blue with a gold line: what lies over the map by Night."""
    picture = body(size, NIGHT, "stone", 10 * scale, max(1, round(1.6 * scale)), (16, -24), 0, 9).copy()
    outline(picture, Rect((0, 0), size).inflate(-6, -6), (196, 160, 92), 1.3, 8 * scale, 200)
    return with_shadow(picture, 10 * scale, (3, 5, 7, 180), scale)
