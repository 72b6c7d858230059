"""The Traitor's tiles before the game: both faces of each over the board, the one that lies up bright."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from game.pharaon.dark_tiles import LEAVE_TILES, ChooseDarkTiles, turn_tile
from game.pharaon.pieces import BASE, DARK, LIGHT
from ui.art.icons import put_icon
from ui.art.light import box_aura, raised
from ui.art.palette import INK, LEGAL_GOLD
from ui.boards.glows import light
from ui.frame import words
from ui.frame.control import State
from ui.titles.pharaon import tips
from ui.titles.pharaon.cards import tile_face
from ui.titles.pharaon.desk import Desk
from ui.titles.pharaon.trays.chips import Chip, chip_parts
from ui.titles.pharaon.trays.frame import Part, Tray, inside

FACES = (LIGHT, DARK)
_UP = (36, 130, 56)
_ASLEEP = 140
"""How much is seen of a face that lies down: all of it can still be read."""


def dark_tiles(desk: Desk, asked: ChooseDarkTiles) -> Tray:
    """Ten faces to click, and the button that begins."""
    look, traitor = desk.look, desk.view.traitor
    assert traitor is not None
    dark = traitor.faces.count(DARK)
    tray = Tray(desk.say("tray.dark_tiles"), desk.say("tray.dark_count", n=dark))
    for tile, face, rect in _places(desk):
        tray.over.append(_face(desk, tile, face, rect))
    room, px = inside(look), look.screen.px
    high = max(px(44), round(look.screen.text(18) * 1.9))
    upper = Rect(room.x, room.y, room.width, room.height - high - px(6))

    def draw(target: Surface) -> None:
        words.block(target, desk.say("tray.tell_dark"), upper, "body", look.screen.text(18), INK, "center", 12, True)

    tray.drawn.append(draw)
    label = desk.say("tray.leave_tiles")
    begin = Chip(label, desk.legal(LEAVE_TILES), text=label, kind="gold", ready=True)
    parts = chip_parts(look, [begin], Rect(room.x, room.bottom - high, room.width, high))
    tray.parts = [replace(part, sure=True) for part in parts]
    return tray


def _places(desk: Desk) -> list[tuple[str, str, Rect]]:
    """Each tile's light face with its dark one beside it, from left to right as the tiles lie."""
    traitor = desk.view.traitor
    assert traitor is not None
    layout, px = desk.look.layout, desk.look.screen.px
    head = round(desk.look.screen.text(22) * 1.7)
    room = layout.zones.board.inflate(-px(56), -px(44))
    room = Rect(room.x, room.y + head, room.width, room.height - head)
    inner, outer = px(3), px(14)
    count = len(traitor.tiles)
    wide = (room.width - outer * (count - 1) - inner * count) // (2 * count)
    wide = min(wide, round(room.height * 0.28))
    pair = 2 * wide + inner
    left = room.centerx - (pair * count + outer * (count - 1)) // 2
    return [
        (tile, face, Rect(left + number * (pair + outer) + side * (wide + inner), room.y, wide, room.height))
        for number, tile in enumerate(traitor.tiles)
        for side, face in enumerate(FACES)
    ]


def _face(desk: Desk, tile: str, face: str, rect: Rect) -> Part:
    look, traitor = desk.look, desk.view.traitor
    assert traitor is not None
    number = traitor.tiles.index(tile)
    up = traitor.faces[number] == face
    resource = BASE[traitor.colours[number]]

    picture = tile_face(look, rect.size, tile, face, resource)
    asleep = picture.copy()
    asleep.set_alpha(_ASLEEP)

    def paint(target: Surface, state: State) -> None:
        if up:
            box_aura(rect.size, 7, 6 * look.screen.scale, LEGAL_GOLD, 255, 2).put(target, rect.topleft)
            raised(picture, 3).put(target, rect.topleft)
            size = look.screen.px(30)
            put_icon(target, "check", size, _UP, (rect.right - size * 0.5, rect.bottom - size * 0.5))
        elif state == "hover":
            raised(picture, 4).put(target, rect.topleft)
            light(rect, "box", look.screen.scale).put(target, 1.0)
        else:
            target.blit(asleep, rect)

    name = look.say("tray.tile_face", name=look.name("tile", tile), face=face)
    moves = () if up else desk.legal(turn_tile(tile))
    return Part(rect, name, paint, moves, subject=f"tile.{tile}", tip=partial(tips.face_tip, look, name, tile, face))
