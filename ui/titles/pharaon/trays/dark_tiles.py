"""The Traitor's tiles before the game: both faces of each over the board, the one that lies up bright."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.pharaon.dark_tiles import LEAVE_TILES, ChooseDarkTiles, turn_tile
from game.pharaon.pieces import BASE, DARK, LIGHT
from ui.art.icons import put_icon
from ui.art.light import box_aura, raised
from ui.art.palette import LEGAL_GOLD
from ui.kit.answer import Answer
from ui.kit.thing import Face, FaceState, Thing
from ui.titles.pharaon import tips
from ui.titles.pharaon.cards import TileFace, tile_face
from ui.titles.pharaon.choice import Q
from ui.titles.pharaon.glows import light
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.trays.frame import Tray, chip, draw_block, inside, offer_chips

FACES = (LIGHT, DARK)
_UP = (36, 130, 56)
_ASLEEP = 140
"""How much is seen of a face that lies down: all of it can still be read."""


def dark_tiles(style: TableStyle, question: Q, asked: ChooseDarkTiles) -> Tray:
    """Ten faces to click, and the button that begins."""
    traitor = question.view.traitor
    assert traitor is not None
    tray = Tray(style, style.say("tray.dark_tiles"), style.say("tray.dark_count", n=traitor.faces.count(DARK)))
    for number, face, rect in _places(style, len(traitor.tiles)):
        tile, up = traitor.tiles[number], traitor.faces[number] == face
        drawn = Face(draw_face, (style, TileFace(tile, face, BASE[traitor.colours[number]]), up), not up)
        label = style.say("tray.tile_face", name=style.name("tile", tile), face=face)
        thing = Thing(f"face.{tile}.{face}", rect, drawn, subject=f"tile.{tile}", label=label, told=True)
        foretold = partial(tips.face_tip, style, label, tile, face)
        moves = () if up else question.legal(turn_tile(tile))
        tray.over.append((thing, Answer(thing.id, moves, lit=(), foretold=foretold)))
    room, px = inside(style), style.screen.px
    high = max(px(44), round(style.screen.text(18) * 1.9))
    upper = Rect(room.x, room.y, room.width, room.height - high - px(6))
    tray.draw(upper, draw_block, style.say("tray.tell_dark"), style.screen.text(18), 12)
    label = style.say("tray.leave_tiles")
    begin = chip(style, label, question.legal(LEAVE_TILES), text=label, kind="gold", primary=True, sure=True)
    offer_chips(tray, [begin], Rect(room.x, room.bottom - high, room.width, high))
    return tray


def _places(style: TableStyle, count: int) -> list[tuple[int, str, Rect]]:
    """Each tile's light face with its dark one beside it, from left to right as the tiles lie."""
    layout, px = style.layout, style.screen.px
    head = round(style.screen.text(22) * 1.7)
    room = layout.zones.board.inflate(-px(56), -px(44))
    room = Rect(room.x, room.y + head, room.width, room.height - head)
    inner, outer = px(3), px(14)
    wide = (room.width - outer * (count - 1) - inner * count) // (2 * count)
    wide = min(wide, round(room.height * 0.28))
    pair = 2 * wide + inner
    left = room.centerx - (pair * count + outer * (count - 1)) // 2
    return [
        (number, face, Rect(left + number * (pair + outer) + side * (wide + inner), room.y, wide, room.height))
        for number in range(count)
        for side, face in enumerate(FACES)
    ]


def draw_face(
    target: Surface, rect: Rect, style: TableStyle, shown: TileFace, up: bool, state: FaceState = "normal"
) -> None:
    picture = tile_face(style, rect.size, shown)
    if up:
        box_aura(rect.size, 7, 6 * style.screen.scale, LEGAL_GOLD, 255, 2).put(target, rect.topleft)
        raised(picture, 3).put(target, rect.topleft)
        size = style.screen.px(30)
        put_icon(target, "check", size, _UP, (rect.right - size * 0.5, rect.bottom - size * 0.5))
    elif state in ("hover", "pressed"):
        raised(picture, 4).put(target, rect.topleft)
        light(rect, "box", style.screen.scale).put(target, 1.0)
    else:
        asleep = picture.copy()
        asleep.set_alpha(_ASLEEP)
        target.blit(asleep, rect)
