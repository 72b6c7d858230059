"""The tray of an Offering Adjustment: up or down, with the tile that each would bring."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.amunre.components import box
from game.amunre.offering import AnnounceShift, ShiftOffering
from ui.art.buttons import State, button_plate
from ui.art.lettering import put_text
from ui.art.palette import INK
from ui.boards.amunre.desk import Desk
from ui.boards.amunre.part import Part
from ui.boards.amunre.pieces import offering_tile, put


def announcing(desk: Desk, decision: AnnounceShift) -> list[Part]:
    assert desk.asked is not None
    total = desk.view.offering
    moves = [move for move in desk.asked.moves if isinstance(move, ShiftOffering)]
    parts = [desk.head(desk.say("tray.collective"), str(total)), *desk.note(desk.say("tray.shift"))]
    room = desk.places.buttons if desk.places.small else desk.places.buttons.union(desk.places.row)
    spots = desk.places.split(room, *([1] * len(moves)))
    for move, spot in zip(moves, spots, strict=True):
        text = desk.look.narrator.move(move)
        parts.append(Part(spot, text, _painter(desk, spot, move.value, total), (move,)))
    return parts


def _painter(desk: Desk, spot: Rect, value: int, total: int) -> Callable[[Surface, State], None]:
    """A gold plate: the change, the new total, the tile."""
    scale = desk.look.layout.screen.scale

    def paint(target: Surface, state: State) -> None:
        button_plate(spot.size, "gold", state, scale).put(target, spot.topleft)
        size = round(spot.height * 0.8)
        tile = offering_tile(size, box().tile_for(total + value))
        put(target, tile, (spot.right - size // 2 - round(spot.height * 0.12), spot.centery), 2)
        room = Rect(spot.x, spot.y, spot.width - size, spot.height)
        px = round(spot.height * 0.42)
        sign = f"+{value}" if value > 0 else f"−{-value}"
        put_text(target, sign, "number", px, INK, (room.centerx, room.centery), "center")

    return paint
