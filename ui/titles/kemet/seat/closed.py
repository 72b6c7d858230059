"""The own area while nobody looks, or while a stage covers it."""

from __future__ import annotations

from pygame import Rect, Surface

from game.kemet.state import Kemet
from ui.kit.thing import Face, Thing
from ui.titles.kemet.seat.furniture import paint_wood
from ui.titles.kemet.seat.hand import paint_closed_hand
from ui.titles.kemet.seat.own_board import OwnBoard, paint_own_board
from ui.titles.kemet.seat.tracks import Race, paint_prayers, paint_vp_race
from ui.titles.kemet.style import TableStyle
from ui.titles.kemet.trays.bar import Bar, bar_rooms, draw_wood, draw_words


def closed_hand(style: TableStyle) -> list[Thing]:
    """Nobody's board and track, the backs of cards, and an empty bar."""
    layout, (group, confirm) = style.layout, bar_rooms(style, Bar())
    plate = [Thing("bar.confirm", confirm, Face(draw_wood, (style, 63)))] if confirm.width else []
    return [
        *plate,
        Thing("own", layout.own_board, Face(paint_own_board, (style, OwnBoard()))),
        Thing("prayers", layout.prayer_track, Face(paint_prayers, (style, None))),
        Thing("hand", layout.hand, Face(paint_closed_hand, (style,))),
        Thing("bar.words", group, Face(draw_words, (style, ""))),
    ]


def covered_hand(style: TableStyle, view: Kemet, seat: int | None) -> Thing:
    """Below a stage that leaves a part of the hand open: there points and prayers stay in sight."""
    held = -1 if seat is None else view.prayers[seat]
    return Thing("covered", style.layout.zones.hand, Face(draw_covered, (style, Race.of(view), seat, held)))


def draw_covered(target: Surface, zone: Rect, style: TableStyle, race: Race, seat: int | None, held: int) -> None:
    stage, px = style.layout.stage, style.screen.px
    paint_wood(target, style, zone, 52)
    room = Rect(stage.right, zone.y, zone.right - stage.right, zone.height).inflate(-px(44), -px(40))
    high = min(px(64), (room.height - px(14)) // 2)
    top = room.centery - high - px(7)
    paint_vp_race(target, Rect(room.x, top, room.width, high), style, race)
    paint_prayers(target, Rect(room.x, top + high + px(14), room.width, high), style, seat, held)
