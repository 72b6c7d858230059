"""KEM-5.2  The individual board: the pyramid of actions with its tokens, what is left, the reserve, Balance."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.kemet.balance import has_silver
from game.kemet.components import ActionSpace, components
from game.kemet.state import Kemet
from game.kemet.tokens import has_gold
from ui.art import masks
from ui.art.cache import kept
from ui.art.colour import Colour, mix
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import SeatStyle
from ui.art.plates import body, shaped
from ui.art.surface import blit_centred, faded
from ui.frame import words
from ui.titles.kemet.cards import action_sign, gold_token, own_token, say, silver_token
from ui.titles.kemet.seat.figures import LEFT, PLAYED
from ui.titles.kemet.seat.furniture import HEADING, paint_gold_light, paint_light, paint_wood
from ui.titles.kemet.style import TableStyle

DRAWN: Final = (340, 240)
"""The board of the design."""
_CELL: Final = (65, 50)
_LEVELS: Final = {3: "III", 2: "II", 1: "I"}
_FREE: Final[Colour] = (240, 216, 166)
_TAKEN: Final[Colour] = (208, 176, 122)
_APEX: Final[Colour] = (150, 116, 60)
_SIGN: Final[Colour] = (92, 56, 22)
_TOKEN: Final = 22
_PER_ROW: Final = 5
_MOST_FIGURES: Final = 6
_KEPT: Final[Colour] = (150, 220, 120)
_OPEN: Final[Colour] = (196, 150, 96)


class _Frame:
    """The board of the design laid into its place."""

    def __init__(self, place: Rect) -> None:
        self.z = min(place.width / DRAWN[0], place.height / DRAWN[1])
        self.place = place
        self.middle = place.centerx + 15 * self.z
        self.base = place.bottom - 10 * self.z

    def px(self, length: float) -> int:
        return max(1, round(length * self.z))

    def top_of(self, level: int) -> float:
        return self.base - level * (_CELL[1] + 2) * self.z

    def spaces(self) -> dict[str, Rect]:
        """By action space; the gold icon is the apex."""
        found: dict[str, Rect] = {}
        wide, high = _CELL[0] * self.z, _CELL[1] * self.z
        for level in _LEVELS:
            row = [space for space in components().action_spaces if space.level == level]
            left = self.middle - len(row) * (wide + 1) / 2
            for k, space in enumerate(row):
                x, y = left + k * (wide + 1) + 1, self.top_of(level) + 1
                found[space.id] = Rect(round(x), round(y), round(wide) - 2, round(high) - 2)
        top = self.top_of(3) - 44 * self.z
        found[components().gold_space] = Rect(round(self.middle - 26 * self.z), round(top), self.px(52), self.px(42))
        return found


def own_board_places(style: TableStyle) -> dict[str, Rect]:
    """The action spaces by id, and `gold_apex`."""
    return _Frame(style.layout.own_board).spaces()


class OwnBoard(NamedTuple):
    """What the board of a seat shows; nobody's is empty."""

    seat: int | None = None
    tokens: int = 0
    """Action spaces with a token, one bit each."""
    tokens_left: int = 0
    reserve: int = 0
    silver: str = ""
    """`left`, `played`, or that there is none."""
    silver_on: str = ""
    gold: str = ""
    gold_on: str = ""
    loose: bool = False
    """The tokens left are things of their own, to be taken from their row."""

    @classmethod
    def of(cls, view: Kemet, seat: int) -> OwnBoard:
        powers = view.powers(seat)
        return cls(
            seat,
            view.tokens[seat],
            components().own_tokens - view.own_tokens[seat],
            view.reserve[seat],
            (LEFT if has_silver(view, seat) else PLAYED) if powers.silver else "",
            view.silver_on[seat],
            (LEFT if has_gold(view, seat) else PLAYED) if powers.gold else "",
            view.gold_on[seat],
        )


def paint_own_board(
    target: Surface, place: Rect, style: TableStyle, own: OwnBoard, lit: frozenset[str] = frozenset(), current: str = ""
) -> None:
    """What may be chosen glows; `current` is the space whose action is being resolved."""
    frame = _Frame(place)
    paint_wood(target, style, place, 51)
    stone = _stone(place.size, frame.z, round(frame.middle) - place.x)
    raised(stone, 2).put(target, place.topleft)
    for space_id, spot in frame.spaces().items():
        corner = 5 * frame.z
        if space_id in lit:
            paint_light(target, spot, corner, style.screen.scale)
        elif space_id == current:
            paint_gold_light(target, spot, corner, style.screen.scale)
        if space_id == components().gold_space:
            _apex(target, own, spot, frame)
        else:
            _space(target, style, own, components().action_spaces[components().action_index[space_id]], spot, frame)
    _balance(target, own, frame)
    if own.seat is not None:
        _supply(target, style, own, style.seat_styles[own.seat], frame)


@kept
def _stone(size: tuple[int, int], z: float, middle: int) -> Surface:
    """The pyramid behind the spaces."""
    w, h = size
    half, top = 2.14 * _CELL[0] * z, 0.42 * _CELL[0] * z
    low = h - 6 * z
    points = [(middle - half, low), (middle + half, low), (middle + top, 5 * z), (middle - top, 5 * z)]
    return shaped(masks.polygon((w, h), points, 3), (176, 132, 78), "stone", max(1, round(2 * z)))


def _space(target: Surface, style: TableStyle, own: OwnBoard, space: ActionSpace, spot: Rect, frame: _Frame) -> None:
    """A stone with its sign; a token on it leaves the sign in the corner."""
    taken = bool(own.tokens >> components().action_index[space.id] & 1)
    base = _TAKEN if taken else _FREE
    corner = 5 * frame.z
    target.blit(body(spot.size, base, "stone", corner, max(1, round(1.6 * frame.z)), (26, -26), 0, 7), spot)
    if not taken or own.seat is None:
        blit_centred(target, action_sign(space, frame.px(32), _SIGN), spot.center)
        return
    silver = own.silver_on == space.id
    diameter = frame.px(40)
    picture = silver_token(diameter) if silver else own_token(style.seat_styles[own.seat], diameter)
    raised(picture, max(1.0, 2 * frame.z)).centred(target, (spot.centerx - frame.px(7), spot.centery))
    blit_centred(target, action_sign(space, frame.px(19), _SIGN), (spot.right - frame.px(12), spot.y + frame.px(12)))


def _apex(target: Surface, own: OwnBoard, spot: Rect, frame: _Frame) -> None:
    """Locked without Divine Will; with it the two signs of its choices, or the gold token on what it was played for."""
    points = [(spot.width / 2, 0.0), (spot.width, float(spot.height)), (0.0, float(spot.height))]
    colour = (222, 176, 74) if own.gold else _APEX
    target.blit(shaped(masks.polygon(spot.size, points, 4), colour, "stone", max(1, round(1.6 * frame.z))), spot)
    centre = (spot.centerx, spot.y + spot.height * 0.66)
    if not own.gold:
        put_icon(target, "lock", frame.px(18), (236, 200, 120), centre)
    elif own.gold_on:
        raised(gold_token(frame.px(30)), 1.6).centred(target, centre)
        played = _action(own.gold_on)
        blit_centred(
            target, action_sign(played, frame.px(17), _SIGN), (spot.right - frame.px(4), spot.y + frame.px(14))
        )
    else:
        for k, choice in enumerate(components().gold_choices):
            sign = action_sign(_action(choice), frame.px(18), _SIGN)
            blit_centred(target, sign, (centre[0] + (k - 0.5) * frame.px(19), centre[1] + frame.px(2)))


def _action(kind: str) -> ActionSpace:
    """Any space of this action, for its sign."""
    return next(space for space in components().action_spaces if space.action == kind)


def _balance(target: Surface, own: OwnBoard, frame: _Frame) -> None:
    """KEM-5.3  Which of the three levels have a token."""
    px = max(13, frame.px(17))
    for level, numeral in _LEVELS.items():
        y = frame.top_of(level) + _CELL[1] * frame.z / 2
        x = frame.place.x + max(18 * frame.z, px * 1.05)
        put_text(target, numeral, "number", px, HEADING, (x, y), "center")
        spaces = [space for space in components().action_spaces if space.level == level]
        kept_level = any(own.tokens >> components().action_index[space.id] & 1 for space in spaces)
        sign, colour = ("check", _KEPT) if kept_level else ("minus", _OPEN)
        put_icon(target, sign, frame.px(16 if kept_level else 11), colour, (x + max(19 * frame.z, px * 1.2), y))


def _supply(target: Surface, style: TableStyle, own: OwnBoard, seat_style: SeatStyle, frame: _Frame) -> None:
    """Tokens left at the upper left, Units in reserve at the upper right."""
    place = frame.place
    px = _heading_px(style, frame)
    pad = frame.px(14)
    high = round(px * 1.3)
    half = round(place.width / 2 - frame.px(34))
    words.line(
        target, say(style, "own.tokens"), Rect(place.x + pad, place.y + frame.px(9), half, high), "heading", px, HEADING
    )
    right = Rect(place.right - pad - half, place.y + frame.px(9), half, high)
    words.line(target, say(style, "own.reserve"), right, "heading", px, HEADING, "right")
    size = frame.px(_TOKEN)
    tokens = [own_token(seat_style, size)] * own.tokens_left
    for picture, state in ((silver_token(size), own.silver), (gold_token(size), own.gold)):
        if state:
            tokens.append(picture if state == LEFT else faded(picture, 70))
    for k, picture in enumerate(tokens):
        if not own.loose or k >= own.tokens_left:
            target.blit(picture, _token_spot(style, frame, k))
    _reserve(target, own.reserve, seat_style, (place.right - pad, _token_spot(style, frame, 0).y), frame)


def _heading_px(style: TableStyle, frame: _Frame) -> int:
    return min(style.screen.text(16), max(13, frame.px(20)))


def _token_spot(style: TableStyle, frame: _Frame, number: int) -> Rect:
    """Where one of the tokens left lies, in rows below their heading."""
    size, place = frame.px(_TOKEN), frame.place
    row, column = divmod(number, _PER_ROW)
    top = place.y + frame.px(11) + round(_heading_px(style, frame) * 1.3)
    return Rect(place.x + frame.px(10) + column * (size + 1), top + row * (size + 1), size, size)


def loose_tokens(style: TableStyle, own: OwnBoard) -> list[Rect]:
    """The places of the tokens that can be taken from their row."""
    frame = _Frame(style.layout.own_board)
    return [_token_spot(style, frame, number) for number in range(own.tokens_left)]


def paint_token(target: Surface, place: Rect, seat_style: SeatStyle) -> None:
    target.blit(own_token(seat_style, place.width), place)


def _reserve(target: Surface, count: int, seat_style: SeatStyle, corner: tuple[int, int], frame: _Frame) -> None:
    """Figures while there are few; of none and of many one figure and the number."""
    tint = mix(seat_style.colour, (255, 214, 170), 0.34)
    size = frame.px(26)
    if not count or count > _MOST_FIGURES:
        px = max(14, frame.px(25))
        spot = put_text(target, str(count), "number", px, HEADING, (corner[0], corner[1] + size * 0.6), "midright")
        put_icon(target, "unit", frame.px(32), tint, (spot.left - frame.px(18), spot.centery), shade=(26, 10, 0))
        return
    for k in range(count):
        row, column = divmod(k, _MOST_FIGURES // 2)
        centre = (corner[0] - size / 2 - column * frame.px(25), corner[1] + size / 2 + row * frame.px(27))
        put_icon(target, "unit", size, tint, centre, shade=(26, 10, 0))
