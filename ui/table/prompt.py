"""The prompt line: who acts, in which matter, and what is asked. Always visible."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ui.art.buttons import Caption
from ui.art.lettering import fit_line, width
from ui.art.palette import INK, INK_SECOND, Livery
from ui.art.panels import seat_panel
from ui.art.plates import papyrus
from ui.art.tokens import seal
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.table.turn_line import TurnLine
from ui.widgets.button import Button


def draw_prompt(
    target: Surface,
    place: Rect,
    screen: Screen,
    livery: Livery | None,
    headline: str,
    task: str,
    buttons: int,
    line: TurnLine,
) -> None:
    """Headline and task on papyrus, with the seal of the acting seat; `buttons` is the room kept at the right.

    The line of seats stands beside the headline where both have room."""
    left = place.x + screen.px(18)
    if livery is None:
        papyrus(place.size, screen.scale).put(target, place.topleft)
    else:
        band = round(place.height * 1.18)
        seat_panel(place.size, livery.colour, band, screen.scale).put(target, place.topleft)
        sign = seal(livery, round(place.height * 0.76))
        target.blit(sign, sign.get_rect(center=(place.x + band // 2, place.centery)))
        left = place.x + band + screen.px(14)
    room = place.right - left - screen.px(16) - buttons
    inside = Rect(left, place.y + screen.px(5), room, place.height - screen.px(10))
    upper_room, lower_room = _rooms(inside, line, screen, headline, task)
    if not task:
        words.line(target, headline, Rect(*inside.topleft, upper_room, inside.height), "heading", screen.text(22), INK)
        return
    px = screen.text(19)
    if fit_line(task, "body", px, lower_room).whole:
        upper = Rect(inside.x, inside.y, upper_room, inside.height // 2)
        words.line(target, headline, upper, "heading", screen.text(22), INK)
        lower = Rect(inside.x, upper.bottom, lower_room, inside.height // 2)
        words.line(target, task, lower, "body", px, INK_SECOND)
        return
    upper = Rect(inside.x, place.y + 3, upper_room, round(place.height * 0.34))
    words.line(target, headline, upper, "heading", min(screen.text(22), upper.height), INK)
    lower = Rect(inside.x, upper.bottom, inside.width, place.bottom - 3 - upper.bottom)
    words.block(target, task, lower, "body", px, INK_SECOND, least=11, middle=True)


def _rooms(inside: Rect, line: TurnLine, screen: Screen, headline: str, task: str) -> tuple[int, int]:
    """Put the line of seats at the right end, large beside both sentences or small beside the headline, or nowhere;
    what is left for headline and task."""
    first, second = width(headline, "heading", screen.text(22)), width(task, "body", screen.text(19))
    for high, whole in ((round(inside.height * 0.7), True), (inside.height // 2, False)):
        long = line.width(high)
        room = inside.width - long - screen.px(12)
        if long and first <= room and (second <= room or not whole):
            top = inside.centery - high // 2 if whole else inside.y
            line.stand_at(Rect(inside.right - long, top, long, high))
            return room, room if whole else inside.width
    line.stand_at(None)
    return inside.width, inside.width


def prompt_buttons(place: Rect, screen: Screen, *wanted: tuple[str, Callable[[], None]]) -> list[Control]:
    """Buttons at the right end of the prompt; the first is the gold one, Escape does what the second does."""
    right, found = place.right - screen.px(10), list[Control]()
    for index, (label, press) in reversed(list(enumerate(wanted))):
        wide = Button.wanted(screen, Caption(label, px=18))[0]
        rect = Rect(right - wide, place.y + screen.px(7), wide, place.height - screen.px(14))
        button = Button(rect, Caption(label, px=18), press, screen, "papyrus" if index else "gold")
        button.primary = button.focusable = not index
        found.append(button)
        right = rect.left - screen.px(10)
    return found[::-1]
