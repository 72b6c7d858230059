"""The own area while nobody looks, or while a stage covers it."""

from __future__ import annotations

from pygame import Rect, Surface

from game.kemet.state import Kemet
from ui.kit.thing import Face, Thing
from ui.titles.kemet.look import Look
from ui.titles.kemet.seat.furniture import paint_wood
from ui.titles.kemet.seat.hand import paint_closed_hand
from ui.titles.kemet.seat.own_board import OwnBoard, paint_own_board
from ui.titles.kemet.seat.tracks import Race, paint_prayers, paint_vp_race
from ui.titles.kemet.trays.bar import Bar, bar_rooms, draw_wood, draw_words


def closed_hand(look: Look) -> list[Thing]:
    """Nobody's board and track, the backs of cards, and an empty bar."""
    layout, (group, confirm) = look.layout, bar_rooms(look, Bar())
    plate = [Thing("bar.confirm", confirm, Face(draw_wood, (look, 63)))] if confirm.width else []
    return [
        *plate,
        Thing("own", layout.own_board, Face(paint_own_board, (look, OwnBoard()))),
        Thing("prayers", layout.prayer_track, Face(paint_prayers, (look, None))),
        Thing("hand", layout.hand, Face(paint_closed_hand, (look,))),
        Thing("bar.words", group, Face(draw_words, (look, ""))),
    ]


def covered_hand(look: Look, view: Kemet, seat: int | None) -> Thing:
    """Below a stage that leaves a part of the hand open: there points and prayers stay in sight."""
    held = -1 if seat is None else view.prayers[seat]
    return Thing("covered", look.layout.zones.hand, Face(draw_covered, (look, Race.of(view), seat, held)))


def draw_covered(target: Surface, zone: Rect, look: Look, race: Race, seat: int | None, held: int) -> None:
    stage, px = look.layout.stage, look.screen.px
    paint_wood(target, look, zone, 52)
    room = Rect(stage.right, zone.y, zone.right - stage.right, zone.height).inflate(-px(44), -px(40))
    high = min(px(64), (room.height - px(14)) // 2)
    top = room.centery - high - px(7)
    paint_vp_race(target, Rect(room.x, top, room.width, high), look, race)
    paint_prayers(target, Rect(room.x, top + high + px(14), room.width, high), look, seat, held)
