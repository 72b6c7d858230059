"""The public question whether somebody wants to interrupt (KEM-16.4): a button a person, and one to go on.

It lies over the closed hand, names who may speak and shows nothing that hangs on what they hold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from ui.art.buttons import RISE, Caption, button_plate, tone
from ui.art.lettering import width
from ui.art.palette import INK, SeatStyle
from ui.art.plates import papyrus
from ui.art.tokens import seal
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.widgets.button import Button

TASK_PX, NAME_PX, HUSH_PX = 24, 20, 17
LEAST_PX = 13
"""Names that would have to be smaller than this stand in two rows."""
SEAL = 0.72
"""Of the height of the button."""


class SealButton(Button):
    """A name with the seal of its seat."""

    def __init__(self, rect: Rect, name: str, seat_style: SeatStyle, press: Callable[[], None], screen: Screen) -> None:
        super().__init__(rect, Caption(name, px=NAME_PX), press, screen, "papyrus")
        self._seat_style = seat_style

    def draw(self, target: Surface) -> None:
        scale = self.screen.scale
        button_plate(self.rect.size, self.kind, self.state, scale).put(target, self.rect.topleft)
        face = self.rect.move(0, round(RISE[self.state] * scale))
        sign = seal(self._seat_style, round(face.height * SEAL))
        target.blit(sign, sign.get_rect(midleft=(face.x + self.screen.px(10), face.centery)))
        left = face.x + sign.get_width() + 2 * self.screen.px(10)
        room = Rect(left, face.y, face.right - self.screen.px(10) - left, face.height)
        words.line(target, self.label, room, "heading", self.px, tone(self.kind, self.state)[1], least=LEAST_PX)


class OfferBar:
    """Laid out in the zone of the hand for those who may speak."""

    def __init__(
        self,
        zone: Rect,
        screen: Screen,
        task: str,
        people: Sequence[tuple[str, SeatStyle, Callable[[], None] | None]],
        go_on: tuple[str, str, Callable[[], None]],
        hush: Sequence[tuple[str, str, Callable[[], None]]],
    ) -> None:
        """`people`: name, seat style and what a press does, None for who cannot speak now; `go_on`: words, key, press;
        `hush`: words, tip and press of the buttons by which none of them is asked again for a while.

        Everybody's button and the one to go on are always at the same places, whoever may speak. To go on stands at
        the left, where the curtain that comes next has nothing to press."""
        self.place = zone
        self._screen = screen
        self._task = task
        gap, pad = screen.px(14), screen.px(26)
        inside = zone.inflate(-2 * pad, -2 * screen.px(14))
        quiet = self._hushes(inside, hush, gap)
        left = min((button.rect.x for button in quiet), default=inside.right)
        self._head = Rect(inside.x, inside.y, left - gap - inside.x, round(inside.height * 0.42))
        high = min(screen.px(76), inside.bottom - self._head.bottom - gap)
        row = Rect(inside.x, 0, inside.width, high)
        row.bottom = inside.bottom
        words_, key, press = go_on
        wide = min(Button.wanted(screen, Caption(words_, px=NAME_PX, key=key))[0] + screen.px(40), row.width // 3)
        go = Button(Rect(row.x, row.y, wide, high), Caption(words_, px=NAME_PX, key=key), press, screen, "gold")
        go.primary = True
        self.controls: list[Control] = [go]
        top = self._head.bottom + gap
        room = Rect(go.rect.right + gap, top, inside.right - go.rect.right - gap, inside.bottom - top)
        rects = _places([name for name, *_ in people], room, screen)
        for (name, seat_style, speak), rect in zip(people, rects, strict=True):
            if speak is not None:
                self.controls.append(SealButton(rect, name, seat_style, speak, screen))
        self.controls += quiet

    def _hushes(self, inside: Rect, hush: Sequence[tuple[str, str, Callable[[], None]]], gap: int) -> list[Button]:
        """Side by side at the upper right."""
        found, right, high = [], inside.right, round(inside.height * 0.42)
        for label, tip, press in reversed(hush):
            wide = Button.wanted(self._screen, Caption(label, px=HUSH_PX, role="bold"))[0]
            rect = Rect(right - wide, inside.y, wide, high)
            button = Button(rect, Caption(label, px=HUSH_PX, role="bold"), press, self._screen, "papyrus")
            button.tip = Tip(label, (tip,))
            found.append(button)
            right = rect.x - gap
        return found[::-1]

    def paint(self, target: Surface) -> None:
        screen = self._screen
        papyrus(self.place.size, screen.scale).put(target, self.place.topleft)
        words.block(target, self._task, self._head, "body", screen.text(TASK_PX), INK, "center", middle=True)


def _places(names: Sequence[str], room: Rect, screen: Screen) -> list[Rect]:
    """A button a name, in one row at the lower edge or, for long names, in two."""
    gap = screen.px(14)
    longest = max(width(name, "heading", LEAST_PX) for name in names)
    for rows in (1, 2):
        columns = -(-len(names) // rows)
        wide = min(screen.px(300) * rows, (room.width + gap) // columns - gap)
        high = min(screen.px(76), (room.height + gap) // rows - gap)
        if longest + round(high * SEAL) + 3 * screen.px(10) <= wide:
            break
    top = room.bottom + gap - rows * (high + gap)
    return [
        Rect(room.x + number % columns * (wide + gap), top + number // columns * (high + gap), wide, high)
        for number in range(len(names))
    ]
