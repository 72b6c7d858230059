"""A small picture of a match from what everybody may know: the game, the seats as columns as high as their points."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from saves import Header
from ui.art.cache import kept
from ui.art.colour import dark, light
from ui.art.light import raised, ramp
from ui.art.ornament import outline
from ui.art.palette import SeatStyle
from ui.art.plates import body
from ui.art.surface import Size, opaque
from ui.art.texture import ceiling
from ui.art.tokens import score_marker
from ui.frame import words
from ui.frame.screen import Screen
from ui.titles import SCREENS
from ui.widgets.emblems import put_emblem


def draw_tally(target: Surface, place: Rect, header: Header, seat_styles: Sequence[SeatStyle], screen: Screen) -> None:
    """Draw it with its frame."""
    target.blit(_picture(place.size, header.title, header.points, tuple(seat_styles), screen), place)
    frame(target, place, screen)


def frame(target: Surface, place: Rect, screen: Screen) -> None:
    """The frame of a picture of a match."""
    outline(target, place.inflate(2, 2), (96, 58, 22), max(2.0, 2.4 * screen.scale), 4)


@kept
def _picture(
    size: Size, title: str, points: tuple[int, ...], seat_styles: tuple[SeatStyle, ...], screen: Screen
) -> Surface:
    """The sky of the game's colour, its emblem at the left, the seats at the right."""
    target, place = opaque(size), Rect((0, 0), size)
    base = dark(SCREENS[title].colour if title in SCREENS else (90, 70, 50), 0.42)
    target.blit(ceiling(place.size, base, 5, max(18, place.height // 4)), place)
    glow = ramp(place.size, (0.0, (0, 0, 0, 90)), (0.55, (255, 190, 90, 0)), (1.0, (255, 190, 90, 70)))
    target.blit(glow, place)
    diameter = round(place.height * 0.82)
    centre = (place.x + round(place.height * 0.52), place.centery)
    put_emblem(target, title, diameter, centre)
    left = round(centre[0] + diameter * 0.56)
    _columns(target, Rect(left, place.y, place.right - left, place.height), points, seat_styles, screen)
    return target


def _columns(
    target: Surface, place: Rect, totals: tuple[int, ...], seat_styles: tuple[SeatStyle, ...], screen: Screen
) -> None:
    count = max(1, len(seat_styles))
    pitch = place.width / (count + 0.3)
    seal = max(8, min(round(pitch * 0.74), round(place.height * 0.24)))
    foot = place.bottom - round(place.height * 0.07)
    most = max(1, *totals)
    figures = place.height > screen.px(180)
    room = foot - place.y - seal - round(place.height * (0.2 if figures else 0.1))
    for index, seat_style in enumerate(seat_styles):
        points = max(0, totals[index])
        x = place.x + (index + 0.5) * pitch
        wide = max(4, round(pitch * 0.56))
        high = max(round(place.height * 0.06), round(room * points / most))
        box = Rect(round(x - wide / 2), foot - high, wide, high)
        target.blit(
            body(box.size, light(seat_style.colour, 0.08), "stone", min(5, wide / 3), 2, (30, -30), 0, 3 + index), box
        )
        raised(score_marker(seat_style, seal), max(1.5, seal / 14)).centred(target, (x, box.y - seal * 0.42))
        if figures:
            top = Rect(round(x - pitch / 2), round(box.y - seal * 0.95 - screen.px(26)), round(pitch), screen.px(26))
            words.line(target, str(totals[index]), top, "number", screen.px(20), (255, 236, 190), "center", 11)
    target.fill(dark((200, 150, 80), 0.3), (place.x, foot, round(pitch * count), max(1, place.height // 60)))
