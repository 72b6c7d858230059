"""The prompt line: who acts, in which matter, and what is asked. Always visible."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ui.art.buttons import Caption
from ui.art.cache import kept
from ui.art.inline import Manner, Sentence, sentence
from ui.art.lettering import fit_block, fit_line, width
from ui.art.palette import INK, INK_SECOND, SeatStyle
from ui.art.panels import seat_panel
from ui.art.plates import papyrus
from ui.art.tokens import seal
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.table.told import Told
from ui.table.turn_line import TurnLine
from ui.widgets.button import Button

LEAST = 11
"""The smallest type of a task."""


def draw_prompt(
    target: Surface,
    place: Rect,
    screen: Screen,
    seat_style: SeatStyle | None,
    told: Told,
    buttons: int,
    line: TurnLine,
) -> None:
    """Headline and task on papyrus, with the seal of the acting seat; `buttons` is the room kept at the right.

    The line of seats stands beside the headline where both have room. A task that is too long for a line of the
    reader's size is set as large as it can be: in a smaller line, in two lines, or running on from the headline."""
    headline, task = told.headline, told.task
    left = place.x + screen.px(18)
    if seat_style is None:
        papyrus(place.size, screen.scale).put(target, place.topleft)
    else:
        band = round(place.height * 1.18)
        seat_panel(place.size, seat_style.colour, band, screen.scale).put(target, place.topleft)
        sign = seal(seat_style, round(place.height * 0.76))
        target.blit(sign, sign.get_rect(center=(place.x + band // 2, place.centery)))
        left = place.x + band + screen.px(14)
    room = place.right - left - screen.px(16) - buttons
    inside = Rect(left, place.y + screen.px(5), room, place.height - screen.px(10))
    upper_room, lower_room = _rooms(inside, line, screen, headline, task)
    if not task:
        words.line(target, headline, Rect(*inside.topleft, upper_room, inside.height), "heading", screen.text(22), INK)
        return
    px = screen.text(19)
    line_px, block_px = _line_px(task, px, lower_room), _block_px(task, px, _below(place, inside).size)
    running_px, running = _running(headline, task, px, (inside.width, place.height - 6))
    if running is not None and running_px > max(line_px, block_px) + 1:
        line.stand_at(None)
        running.put(target, (inside.x, place.centery - running.size[1] // 2))
    elif line_px >= block_px:
        upper = Rect(inside.x, inside.y, upper_room, inside.height // 2)
        words.line(target, headline, upper, "heading", screen.text(22), INK)
        lower = Rect(inside.x, upper.bottom, lower_room, inside.height // 2)
        words.line(target, task, lower, "body", px, INK_SECOND)
    else:
        lower = _below(place, inside)
        upper = Rect(inside.x, place.y + 3, upper_room, lower.y - place.y - 3)
        words.line(target, headline, upper, "heading", min(screen.text(22), upper.height), INK)
        words.block(target, task, lower, "body", px, INK_SECOND, least=LEAST, middle=True)


def _below(place: Rect, inside: Rect) -> Rect:
    """Two lines of task below a small headline."""
    top = place.y + 3 + round(place.height * 0.34)
    return Rect(inside.x, top, inside.width, place.bottom - 3 - top)


def _line_px(task: str, px: int, room: int) -> int:
    """How large the task can be in one line; 0 if it does not go into one."""
    fitted = fit_line(task, "body", px, room)
    return fitted.px if fitted.whole else 0


def _block_px(task: str, px: int, size: tuple[int, int]) -> int:
    return fit_block(task, "body", px, size, LEAST).px


@kept
def _running(headline: str, task: str, px: int, size: tuple[int, int]) -> tuple[int, Sentence | None]:
    """The largest type in which headline and task fit as one text, and that text."""
    for smaller in range(px, LEAST - 1, -1):
        made = sentence(f"*{headline}*  {task}", "body", smaller, INK, size[0], Manner(figures=False))
        if made.whole and made.size[1] <= size[1]:
            return smaller, made
    return 0, None


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
