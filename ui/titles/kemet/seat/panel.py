"""The panel of a seat: faction, name, goods, tiles, points by kind, and its pyramid of actions in small."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from ui.art.cache import kept
from ui.art.colour import Colour, dark
from ui.art.icons import put_icon
from ui.art.lettering import Line, fit_line, put_text, width
from ui.art.light import box_aura, raised
from ui.art.ornament import outline
from ui.art.palette import CREAM, INK, INK_REMARK, SeatStyle
from ui.art.plates import body
from ui.art.surface import Size, blank, blit_centred
from ui.art.tokens import number_disc, token
from ui.frame import words
from ui.titles.kemet.cards import little_card, point_token, say, tile_square, victory_disc
from ui.titles.kemet.cards.setting import type_px
from ui.titles.kemet.seat.figures import POINTS, Figures
from ui.titles.kemet.seat.furniture import paint_hollow
from ui.titles.kemet.seat.little_board import paint_little_board
from ui.titles.kemet.signs import PERMANENT, TEMPORARY, TEMPORARY_POINTS
from ui.titles.kemet.style import TableStyle

_PAPER: Final[Colour] = (222, 197, 150)
_ACTING: Final[Colour] = (250, 232, 192)
_HOLLOW: Final[Colour] = (204, 174, 124)
_ANKH: Final[Colour] = (120, 74, 16)
_LEAST_TILE: Final = 24
NAMED: Final = 84
"""Blocks that are higher than this have room for a name."""
GOODS: Final = ("prayers", "reserve", "cards", "battle_cards")


def on_papyrus(seat_style: SeatStyle) -> Colour:
    """The colour of a seat as ink: gold is darkened."""
    return dark(seat_style.colour, 0.1 if seat_style.ink == CREAM else 0.48)


def panel_places(place: Rect) -> dict[str, Rect]:
    """The parts of a panel: block, words, goods, tiles, disc, points, board."""
    w, h = place.size
    edge = max(3, round(h * 0.035))
    block = Rect(place.x + edge, place.y + edge, round(w * 0.145), h - 2 * edge)
    left = block.right + round(w * 0.017)
    board_wide = round(min(w * 0.19, h * 0.87))
    board = Rect(place.right - board_wide - edge * 2, place.y + edge, board_wide, h - 2 * edge)
    tiles_high = round(h * 0.355)
    tiles = Rect(left, place.bottom - edge - tiles_high - max(1, edge // 3), board.x - left - edge * 2, tiles_high)
    upper = tiles.y - place.y
    disc = round(min(upper * 0.86, h * 0.5))
    points = Rect(0, place.y + edge, round(w * 0.135), upper - edge - 2)
    points.right = board.x - edge * 2
    medal = Rect(points.x - disc - round(w * 0.012), place.y + edge + (upper - edge - disc) // 2, disc, disc)
    words_wide = medal.x - left - edge
    name = Rect(left, place.y + edge, words_wide, round((upper - edge) * 0.5))
    goods = Rect(left, name.bottom, words_wide, upper - edge - name.height - max(1, edge // 2))
    return {
        "block": block,
        "name": name,
        "goods": goods,
        "tiles": tiles,
        "disc": medal,
        "points": points,
        "board": board,
    }


def put_panel(
    target: Surface, style: TableStyle, place: Rect, figures: Figures, seat: int, kind: str, active: bool
) -> None:
    """The panel with its shadow, or with the gold light of the one that acts. `kind`: what the seat is called."""
    paint_ground(target, style, place, active)
    target.blit(_panel(style, place.size, tuple(figures.items()), seat, kind, active), place)


@kept
def _panel(
    style: TableStyle, size: Size, figures: tuple[tuple[str, int | str], ...], seat: int, kind: str, active: bool
) -> Surface:
    out = blank(size, (150, 108, 52))
    paint_panel(out, style, dict(figures), seat, kind, active)
    return out


def paint_panel(target: Surface, style: TableStyle, figures: Figures, seat: int, kind: str, active: bool) -> None:
    """All of it on a sheet of the panel's size."""
    place = target.get_rect()
    scale, seat_style = style.screen.scale, style.seat_styles[seat]
    corner = 9 * scale
    paper = _ACTING if active else _PAPER
    target.blit(body(place.size, paper, "papyrus", corner, max(1, round(1.6 * scale)), (18, -18), 24, 20 + seat), place)
    line = (236, 176, 50) if active else (150, 108, 52)
    outline(target, place.inflate(-2, -2), line, (2.6 if active else 1.2) * scale, corner - 1)
    parts = panel_places(place)
    _block(target, style, figures, seat, parts["block"])
    _name(target, style, parts["name"], seat, kind, active)
    _goods(target, style, parts["goods"], figures, seat)
    for tile, spot in tile_places(place, tuple(str(figures["tiles"]).split())).items():
        raised(tile_square(tile, spot.width), 1.2).put(target, spot.topleft)
    disc = parts["disc"]
    unit = say(style, "points_unit")
    medal = victory_disc(disc.width, str(figures["points"]), unit, 13)
    raised(medal, 2 * scale).put(target, disc.topleft)
    _points(target, style, parts["points"], figures)
    paint_little_board(target, style, parts["board"], figures, seat_style)


def paint_ground(target: Surface, style: TableStyle, place: Rect, active: bool) -> None:
    """The shadow of a panel, or the gold light of the one that acts."""
    scale = style.screen.scale
    box_aura(place.size, 9 * scale, 5 * scale, alpha=150).put(
        target, place.move(round(2 * scale), round(3 * scale)).topleft
    )
    if active:
        box_aura(place.size, 9 * scale, 7 * scale, (255, 206, 90), 255, 2).put(target, place.topleft)


def _block(target: Surface, style: TableStyle, figures: Figures, seat: int, block: Rect) -> None:
    """The faction's animal, its name where there is room, and the position in the turn order."""
    seat_style = style.seat_styles[seat]
    plate = body(block.size, seat_style.colour, "stone", max(3.0, block.width * 0.08), 2, (44, -48), 0, seat + 1)
    target.blit(plate, block)
    line = god_line(style, say(style, f"faction.{style.faction(seat)}"), block)
    named = line.whole and block.height > NAMED
    below = round(line.px * 1.1) if named else 0
    size = round(min(block.width * 0.74, (block.height - below) * 0.84))
    shade = dark(seat_style.colour, 0.55) if seat_style.ink == CREAM else None
    put_icon(
        target,
        seat_style.symbol,
        size,
        seat_style.ink,
        (block.centerx, block.y + (block.height - below) / 2),
        shade=shade,
    )
    if named:
        put_text(
            target,
            line.text,
            "heading",
            line.px,
            seat_style.ink,
            (block.centerx, block.bottom - line.px * 0.75),
            "center",
        )
    if figures["place"]:
        size = max(17, round(min(block.width * 0.27, 24 * style.screen.scale)))
        rank = number_disc(size, str(figures["place"]), (232, 214, 170), INK)
        target.blit(rank, (block.x + 2, block.y + 2))
    if figures["triggered"]:
        mark = token(max(17, round(block.width * 0.27)), (206, 150, 54), "trophy", (70, 36, 4))
        target.blit(mark, mark.get_rect(topright=(block.right - 2, block.y + 2)))


def god_line(style: TableStyle, name: str, block: Rect) -> Line:
    """The name of a faction's god below its animal."""
    return fit_line(name, "heading", type_px(style, 15, block.height * 0.2), block.width - 2, 13)


def _name(target: Surface, style: TableStyle, room: Rect, seat: int, kind: str, active: bool) -> None:
    px = type_px(style, 21, room.height * 0.68)
    told = say(style, "panel.active") if active else kind
    small = max(13, round(px * 0.78))
    wanted = width(told, "italic", small) + round(px * 0.45)
    name = style.seat(seat)
    beside = bool(told) and width(name, "heading", 13) + wanted <= room.width
    box_ = Rect(room.x, room.y, room.width - (wanted if beside else 0), room.height)
    spot = words.line(target, name, box_, "heading", px, INK)
    if beside:
        ink = (150, 50, 24) if active else INK_REMARK
        put_text(target, told, "italic", small, ink, (spot.right + px * 0.45, room.centery + 1))


def good_places(style: TableStyle, room: Rect) -> list[Rect]:
    """A cell for each of the goods."""
    step = min(room.width / len(GOODS), style.screen.px(72) * max(1.0, style.screen.text_percent / 115))
    high = round(min(room.height * 0.94, style.screen.px(34)))
    wide = round(step) - max(3, round(step * 0.08))
    return [Rect(round(room.x + k * step), room.centery - high // 2, wide, high) for k in range(len(GOODS))]


def _goods(target: Surface, style: TableStyle, room: Rect, figures: Figures, seat: int) -> None:
    """Prayers, Units in reserve, divine intervention cards, battle cards in hand."""
    cells = good_places(style, room)
    high = cells[0].height
    px = type_px(style, 19, high * 0.72)
    for k, (good, cell) in enumerate(zip(GOODS, cells, strict=True)):
        paint_hollow(target, cell, high * 0.22, _HOLLOW)
        at = (cell.x + cell.width * 0.26, cell.centery)
        size = round(min(high * 0.86, cell.width * 0.48))
        if k < 2:
            ink = _ANKH if k == 0 else on_papyrus(style.seat_styles[seat])
            put_icon(target, "ankh" if k == 0 else "unit", size, ink, at)
        else:
            blit_centred(target, little_card("divine" if k == 2 else "battle", size), at)
        put_text(target, str(figures[good]), "number", px, INK, (cell.x + cell.width * 0.74, cell.centery), "center")


def tile_places(place: Rect, tiles: tuple[str, ...]) -> dict[str, Rect]:
    """The tiles of a panel side by side; smaller where there are many, overlapping at the last."""
    room, count = panel_places(place)["tiles"], max(1, len(tiles))
    gap = max(2, room.height // 14)
    side = min(room.height, max(_LEAST_TILE, (room.width - gap * (count - 1)) // count))
    step = min(side + gap, (room.width - side) / max(1, count - 1))
    return {tile: Rect(round(room.x + k * step), room.bottom - side, side, side) for k, tile in enumerate(tiles)}


def _points(target: Surface, style: TableStyle, room: Rect, figures: Figures) -> None:
    """By kind while they fit, else as two sums: permanent ones square, temporary ones round."""
    kinds = {key.removeprefix(POINTS): int(n) for key, n in figures.items() if key.startswith(POINTS)}
    per_row = 2
    rows = max(2, -(-len(kinds) // per_row))
    high = room.height / rows
    if high < max(19, style.screen.px(20)) or room.width < 2 * 34:
        _sums(target, style, room, kinds)
        return
    size = round(min(high * 0.88, style.screen.px(24)))
    px = type_px(style, 15, high * 0.7)
    for k, (kind, number) in enumerate(kinds.items()):
        x = room.x + k % per_row * room.width / per_row
        y = room.y + (k // per_row + 0.5) * high
        raised(point_token(kind, size), 1).centred(target, (x + size / 2, y))
        put_text(target, str(number), "number", px, INK, (x + size + 3, y))


def _sums(target: Surface, style: TableStyle, room: Rect, kinds: dict[str, int]) -> None:
    temporary = sum(number for kind, number in kinds.items() if kind in TEMPORARY_POINTS)
    permanent = sum(kinds.values()) - temporary
    high = room.height / 2
    px = type_px(style, 16, high * 0.7)
    size = round(min(high * 0.72, px * 1.1))
    marks = ((token(size, PERMANENT, shape="square"), permanent), (token(size, TEMPORARY), temporary))
    for k, (mark, number) in enumerate(marks):
        y = room.y + (k + 0.5) * high
        blit_centred(target, mark, (room.x + size * 0.8, y))
        put_text(target, str(number), "number", px, INK, (room.x + size * 1.6, y))
