"""The larger drawings in the rule book of Kemet: both faces of the board, the pyramid of actions, a Combat in sums."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from pygame import Rect, Surface

from game.kemet.boards import Board
from game.kemet.components import ActionSpace, board_for, components
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, mix
from ui.art.icons import put_icon
from ui.art.light import raised
from ui.art.masonry import obelisk, temple
from ui.art.palette import INK, NILE, POINTS, seats
from ui.art.surface import blank, blit_centred
from ui.art.tokens import badge, number_disc, token
from ui.rules.drawing import ROOT, fitted, papyrus_plate
from ui.titles.kemet.signs import ACTION_SIGNS, GOLD, SILVER, STONES

WATER: Final[Colour] = mix(NILE, (214, 226, 214), 0.3)
SAND: Final[Colour] = (226, 196, 142)
BROWN: Final[Colour] = (112, 72, 34)

RIVER: Final = ((66, 62), (64, 50), (67, 37), (66, 25), (64, 14), (61, 0))
SITES: Final[dict[str, dict[str, tuple[float, float]]]] = {
    "A": {
        "c1": (14, 9), "c1_front": (28, 17), "c2": (14, 52), "c2_front": (28, 44), "w_obelisk": (31, 31),
        "w_river": (43, 31), "t_west": (12, 31), "t_river": (55, 31), "t_delta": (58, 8), "c3": (91, 9),
        "c3_front": (84, 19), "c4": (91, 53), "c4_front": (84, 43), "e_obelisk": (86, 31), "t_east": (95, 31),
        "e_river": (78, 31), "t_eriver": (70, 31),
    },
    "B": {
        "c1": (13, 8), "c1_front": (33, 12), "w_obelisk": (33, 21.5), "c2": (23, 31), "c2_front": (36, 31),
        "w_obelisk_s": (33, 40.5), "c3": (13, 54), "c3_front": (33, 50), "t_west": (6, 31), "w_river": (49, 31),
        "t_river": (58, 31), "sanctuary": (47, 7), "strip": (54, 15), "t_delta": (63, 7), "c4": (91, 9),
        "c4_front": (84, 19), "c5": (91, 53), "c5_front": (84, 43),
        "e_obelisk": (86, 31), "t_east": (95, 31), "e_river": (78, 31), "t_eriver": (70, 31),
    },
}  # fmt: skip
"""Where a City or space stands, in hundredths of the width; the names are those of the board without its letter."""


def face(room: int, scale: float, players: int) -> Surface:
    """The board for so many players as a sketch: what touches what, harbours, obelisks, prayers."""
    z = min(scale * 4.6, room / 100)
    size = (round(100 * z), round(62 * z))
    board = board_for(players)
    out = blank(size, ROOT)
    papyrus_plate(out, Rect(0, 0, *size), z / 6, 5, SAND)
    c = Canvas(size, 100, fine=3, rim=BROWN)
    c.path(WATER, RIVER, 7.5)
    for one, other in _links(board):
        c.line(BROWN, _site(board, one), _site(board, other), 0.7)
    for one, other in board.harbours:
        _dashes(c, _site(board, one), _site(board, other))
    out.blit(c.finish(), (0, 0))
    for number in range(len(board.names)):
        _put_space(out, board, number, z)
    for seat, city in enumerate(board.city_names):
        x, y = SITES[board.face][city.partition("_")[2]]
        _put_city(out, seats()[seat].colour, (x * z, y * z), z)
    return out


def _short(name: str) -> str:
    """A district stands where its City does."""
    return name.partition("_")[2].partition("_d")[0] if "_d" in name and "delta" not in name else name.partition("_")[2]


def _site(board: Board, space: int) -> tuple[float, float]:
    return SITES[board.face][_short(board.names[space])]


def _links(board: Board) -> set[tuple[int, int]]:
    """Every border between two places of the sketch, once."""
    pairs = ((one, other) for one, near in enumerate(board.adjacent) for other in near if one < other)
    return {(one, other) for one, other in pairs if _site(board, one) != _site(board, other)}


def _dashes(c: Canvas, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A harbour arrow over the Nile."""
    count = 13
    steps = [
        (start[0] + (end[0] - start[0]) * n / count, start[1] + (end[1] - start[1]) * n / count)
        for n in range(count + 1)
    ]
    for number, (one, other) in enumerate(pairwise(steps)):
        if number % 2 == 0:
            c.line(dark(NILE, 0.35), one, other, 0.8)


def _put_space(out: Surface, board: Board, number: int, z: float) -> None:
    """A Temple with its prayers, the Sanctuary, an obelisk, or a plain disc of desert."""
    space = board.spaces[number]
    if space.kind == "district":
        return
    x, y = _site(board, number)
    at = (x * z, y * z)
    blit_centred(out, token(round(7.4 * z), (240, 220, 176)), at)
    if space.kind == "temple":
        raised(temple(round(5.2 * z)), 2).centred(out, (at[0], at[1] - 0.6 * z))
        text = str(space.prayer) if space.prayer else f"+{components().delta_prayers}"
        blit_centred(out, badge(text, max(11, round(2.1 * z)), POINTS), (at[0] + 3.6 * z, at[1] + 2.6 * z))
    elif space.kind == "sanctuary":
        put_icon(out, "sanctuary", round(5.4 * z), INK, at)
    elif space.obelisk:
        stone = obelisk(round(7.5 * z))
        out.blit(stone, stone.get_rect(midbottom=(round(at[0]), round(at[1] + 2.6 * z))))


def _put_city(out: Surface, colour: Colour, at: tuple[float, float], z: float) -> None:
    """Three walled districts side by side."""
    side = round(4.6 * z)
    for number in (-1, 0, 1):
        plate = token(side, mix(colour, (240, 220, 180), 0.2), "wall", shape="square")
        raised(plate, 2).centred(out, (at[0] + number * side * 1.04, at[1]))


# The pyramid of actions


def actions(room: int, scale: float, tokens: tuple[str, ...] = ()) -> Surface:
    """The individual board: three levels of spaces and the apex; `tokens` lie on some of them."""
    z = min(scale, room / 420)
    side, gap = round(58 * z), round(10 * z)
    levels = sorted({space.level for space in components().action_spaces}, reverse=True)
    rows = [[space for space in components().action_spaces if space.level == level] for level in levels]
    wide = max(map(len, rows)) * (side + gap) + round(60 * z)
    out = blank((wide, (len(rows) + 1) * (side + gap) - round(14 * z)), ROOT)
    middle = (wide - round(40 * z)) / 2 + round(40 * z)
    raised(token(round(44 * z), GOLD, "sun"), 2).centred(out, (middle, round(24 * z)))
    for line, spaces in enumerate(rows):
        y = round(56 * z) + line * (side + gap) + side / 2
        blit_centred(out, number_disc(round(30 * z), str(levels[line]), (150, 104, 46)), (round(20 * z), y))
        left = middle - (len(spaces) - 1) * (side + gap) / 2
        for place, space in enumerate(spaces):
            _put_action(out, space, (left + place * (side + gap), y), side, space.id in tokens)
    return fitted(out, room)


def _put_action(out: Surface, space: ActionSpace, at: tuple[float, float], side: int, taken: bool) -> None:
    colour = STONES[space.colour] if space.colour else (214, 184, 132)
    raised(token(side, colour, ACTION_SIGNS[space.action], shape="square"), 2).centred(out, at)
    if taken:
        raised(token(round(side * 0.5), seats()[1].colour, seats()[1].symbol), 3).centred(
            out, (at[0] + side * 0.26, at[1] + side * 0.26)
        )


# A Combat in sums


def sums(room: int, scale: float) -> Surface:
    """The example of the rule book: two sides, line by line, and the totals."""
    z = min(scale, room / 430)
    high = round(62 * z)
    sides: tuple[list[tuple[str, str, Colour]], ...] = (
        [
            ("unit", "5", seats()[0].colour),
            ("horse", "+1", STONES["ruby"]),
            ("sword", "+1", STONES["ruby"]),
            ("card", "+3", (150, 104, 46)),
        ],
        [
            ("unit", "4", seats()[1].colour),
            ("elephant", "+1", STONES["sapphire"]),
            ("card", "+2", (150, 104, 46)),
            ("strength", "+2", (150, 44, 34)),
        ],
    )
    out = blank((round(430 * z), 2 * high + round(10 * z)), ROOT)
    for line, (parts, total) in enumerate(zip(sides, ("10", "9"), strict=True)):
        y = line * (high + round(8 * z)) + high / 2
        for number, (sign, value, colour) in enumerate(parts):
            x = (36 + number * 82) * z
            raised(token(round(44 * z), colour, sign), 2).centred(out, (x, y))
            blit_centred(out, badge(value, max(12, round(15 * z))), (x + 22 * z, y + 18 * z))
        disc = number_disc(round(54 * z), total, POINTS if line == 0 else (120, 104, 88))
        raised(disc, 2).centred(out, (390 * z, y))
    return out


def silver_and_gold(room: int, scale: float) -> Surface:
    """An ordinary token with a silver and a gold one."""
    size = round(44 * scale)
    out = blank((round(220 * scale), round(60 * scale)), ROOT)
    own = token(size, seats()[1].colour, seats()[1].symbol)
    for number, picture in enumerate((own, token(size, SILVER, "coin"), token(size, GOLD, "sun"))):
        raised(picture, 2).centred(out, ((34 + number * 70) * scale, 30 * scale))
        if number:
            put_icon(out, "plus", round(20 * scale), INK, ((-1 + number * 70) * scale, 30 * scale))
    return fitted(out, room)
