"""Sentences that appear for some seconds at the foot of the window, one after the other; one may offer a way back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from pygame import Rect, Surface

from game.core.records import record
from ui.art.buttons import Caption
from ui.art.inline import sentence
from ui.art.palette import CREAM
from ui.art.plates import tooltip as plate
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.widgets.button import Button

SECONDS = 4.0
SECONDS_A_LETTER = 0.04
WITH_AN_OFFER = 10.0
LAYER = 100


@record
class Notice:
    """What to tell, and maybe what a person may do about it."""

    text: str
    offer: str = ""
    take: Callable[[], None] | None = None

    @property
    def seconds(self) -> float:
        return WITH_AN_OFFER if self.take else SECONDS + SECONDS_A_LETTER * len(self.text)


class Notices:
    """The notices of the program: the oldest is shown, the others wait."""

    def __init__(self) -> None:
        self._waiting: deque[Notice] = deque()
        self._age = 0.0
        self._told: Notice | None = None
        """The one that scenes know of."""
        self._made: tuple[tuple[Notice, Screen, Rect | None], list[Control]] | None = None

    def append(self, text: str) -> None:
        """Tell something."""
        if not any(notice.text == text for notice in self._waiting):
            self._age = self._age if self._waiting else 0.0
            self._waiting.append(Notice(text))

    def tell_now(self, text: str) -> None:
        """Tell something in place of the notice that is shown, unless that one offers something."""
        if self.shown is not None and self.shown.take is None:
            self.dismiss()
        self.append(text)

    def withdraw(self, text: str) -> None:
        """What this notice tells is no longer of interest, or not for the next person at the screen."""
        if self.shown is not None and self.shown.text == text:
            self.dismiss()
        self._waiting = deque(notice for notice in self._waiting if notice.text != text)

    def offer(self, text: str, label: str, take: Callable[[], None]) -> None:
        """Tell something that can still be changed; it comes first."""
        self._waiting.appendleft(Notice(text, label, take))
        self._age = 0.0

    @property
    def shown(self) -> Notice | None:
        return self._waiting[0] if self._waiting else None

    def __len__(self) -> int:
        return len(self._waiting)

    def dismiss(self) -> None:
        """Away with the one that is shown."""
        if self._waiting:
            self._waiting.popleft()
            self._age = 0.0

    def take(self) -> None:
        """Accept what is offered, if anything is."""
        notice = self.shown
        if notice is not None and notice.take is not None:
            self.dismiss()
            notice.take()

    def advance(self, seconds: float) -> bool:
        """Time passes; True if another notice is to be shown now, or none."""
        self._age += seconds
        if self.shown is not None and self._age >= self.shown.seconds:
            self.dismiss()
        changed, self._told = self.shown is not self._told, self.shown
        return changed

    def controls(self, screen: Screen, room: Rect | None = None) -> list[Control]:
        """What a scene shows and lets people press above everything else, in its room or at the foot of the window."""
        notice = self.shown
        if notice is None:
            self._made = None
            return []
        wanted = (notice, screen, room)
        if self._made is None or self._made[0] != wanted:
            self._made = (wanted, self._built(notice, screen, room))
        return self._made[1]

    def _built(self, notice: Notice, screen: Screen, room: Rect | None) -> list[Control]:
        bubble = NoticePlate(notice, screen, self.dismiss, room)
        if not notice.take:
            return [bubble]
        size = Button.wanted(screen, Caption(notice.offer, "undo", 17))
        place = Rect((0, 0), size)
        if room is None:
            place.midright = (bubble.rect.right - screen.px(14), bubble.rect.centery)
        else:
            place.midbottom = (bubble.rect.centerx, bubble.rect.bottom - screen.px(10))
        button = Button(place, Caption(notice.offer, "undo", 17), self.take, screen, "gold")
        button.layer = LAYER + 1
        return [bubble, button]


class NoticePlate(Control):
    """The plate with the sentence; a click sends it away."""

    focusable = False

    def __init__(self, notice: Notice, screen: Screen, dismiss: Callable[[], None], room: Rect | None = None) -> None:
        """`room` is a narrow place for it, in which the offer lies below the words; None: the foot of the window."""
        self._text = notice.text
        self._screen = screen
        self._px = screen.text(19)
        self._pad = pad = screen.px(20)
        offer = Button.wanted(screen, Caption(notice.offer, "undo", 17)) if notice.take else (0, 0)
        beside = offer[0] + pad if offer[0] and room is None else 0
        below = offer[1] + pad // 2 if offer[1] and room is not None else 0
        widest = room.width if room is not None else min(screen.px(1100) + 2 * pad, screen.size[0] - 2 * pad)
        self._size = sentence(notice.text, "body", self._px, CREAM, widest - 2 * pad - beside).size
        wide = room.width if room is not None else self._size[0] + 2 * pad + beside
        box = Rect(0, 0, wide, max(self._size[1], offer[1] if beside else 0) + pad + below)
        box.midbottom = (screen.size[0] // 2, screen.size[1] - screen.px(6)) if room is None else room.midbottom
        super().__init__(box.clamp(screen.rect), notice.text, dismiss)
        self.layer = LAYER

    def draw(self, target: Surface) -> None:
        plate(self.rect.size, self._screen.scale).put(target, self.rect.topleft)
        place = Rect(self.rect.topleft, self._size).move(self._pad, self._pad // 2)
        words.sentence(target, self._text, place.inflate(4, 4), self._px, CREAM)
