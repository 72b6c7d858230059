"""What the guide says now, and where each part of it goes on his panel: measured first, then placed."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.core.records import record
from ui.art.buttons import Caption
from ui.art.inline import Manner, Sentence, sentence
from ui.art.lettering import Block, block_height, height, width, wrap
from ui.art.palette import INK, INK_SECOND
from ui.frame.screen import Screen
from ui.widgets.button import Button

SHRINKING = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64)
"""Type sizes that are tried until the panel leaves enough of the table to be seen."""
TALLEST = 0.62


@record
class ItemView:
    """A line to be uncovered, as the panel shows it."""

    icon: str
    label: str
    value: str
    uncovered: bool


@record
class Speech:
    """All the words of a panel."""

    number: int
    count: int
    lesson: str
    game: str
    guide: str
    title: str
    say: str
    more: str
    task: str
    keys: str
    reason: str
    """Why the last click was not what is wanted; stands in the task's place."""
    alarm: bool
    """That click was wrong: the field is red. Once the task is done nothing is wrong any more."""
    items: tuple[ItemView, ...]
    button: str
    tally: str
    """How much of the task is done, if it has parts."""
    done: bool
    """The task is done: the field is green."""
    quit: str
    back: str
    show: str
    next: str
    escape: str
    wait: str


@record
class Plan:
    """The places on a panel, counted from its own corner, and the texts as they are set."""

    size: tuple[int, int]
    guide: Rect
    name: Rect
    head: Rect
    title: Rect
    say: Sentence
    say_at: tuple[int, int]
    more: Sentence | None
    more_at: tuple[int, int]
    items: tuple[Rect, ...]
    task: Rect
    task_words: Block
    task_text: Rect
    note: str
    note_place: Rect
    button: Rect | None
    marks: Rect
    buttons: dict[str, Rect]
    shrunk: float

    def px(self, screen: Screen, size: float) -> int:
        return max(13, round(screen.text(size) * self.shrunk))


def plans(speech: Speech, screen: Screen) -> Iterator[Plan]:
    """The panel in the largest type at which it is not too tall, then in smaller ones."""
    for factor in SHRINKING:
        made = _Planner(speech, screen, factor).plan()
        if made.size[1] <= screen.size[1] * TALLEST or factor == SHRINKING[-1]:
            yield made


class _Planner:
    def __init__(self, speech: Speech, screen: Screen, factor: float) -> None:
        self.speech, self.screen, self.factor = speech, screen, factor
        grown = max(0.0, screen.text_percent / 100 - 1)
        share = 0.70 if screen.small else 0.563
        self.width = round(min(0.95, share * (1 + 0.62 * grown)) * screen.size[0])
        self.guide = screen.px((300 if screen.small else 356) * (1 - 0.35 * min(1.0, grown)))
        self.left = self.guide + screen.px(22)
        self.right = self.width - screen.px(36)
        self.inner = self.right - self.left

    def px(self, size: float) -> int:
        return max(13, round(self.screen.text(size) * self.factor))

    def plan(self) -> Plan:
        speech, screen, px = self.speech, self.screen, self.screen.px
        head = Rect(self.left, px(22), self.inner, height("italic", self.px(20)))
        title = Rect(self.left, head.bottom, self.inner, height("title", self.px(32)))
        y = title.bottom + px(14)
        say = sentence(speech.say, "body", self.px(22), INK, self.inner, Manner(figures=False))
        say_at = (self.left, y)
        y += say.size[1] + px(4)
        more = None
        if speech.more:
            more = sentence(speech.more, "body", self.px(20), INK_SECOND, self.inner, Manner(figures=False))
        items, y = self._items(y)
        more_at = (self.left, y)
        y += more.size[1] + px(4) if more else 0
        task, words, text, note, note_place, button = self._task(y + px(10))
        marks = Rect(self.left, task.bottom + px(12), self.inner, max(px(32), 20))
        buttons, bottom = self._buttons(marks.bottom + px(12))
        tall = max(bottom + px(20), self.guide - px(40) + height("heading", self.px(24)) + px(40), px(300))
        guide = Rect(px(-14), -round(self.guide * 0.185), self.guide, self.guide)
        if screen.small:
            guide.x = px(-6)
        name = Rect(0, 0, round(self.guide * 0.69), height("heading", self.px(24)) + px(14))
        name.midtop = (guide.centerx, guide.bottom - px(34))
        return Plan(
            (self.width, tall), guide, name, head, title, say, say_at, more, more_at, items, task, words, text, note,
            note_place, button, marks, buttons, self.factor,
        )  # fmt: skip

    def _items(self, y: int) -> tuple[tuple[Rect, ...], int]:
        """Tiles side by side."""
        count, px = len(self.speech.items), self.screen.px
        if not count:
            return (), y
        gap = px(8)
        wide = (self.inner - gap * (count - 1)) // count
        high = px(38) + height("bold", self.px(16)) + px(14)
        tiles = tuple(Rect(self.left + k * (wide + gap), y + px(4), wide, high) for k in range(count))
        return tiles, y + high + px(12)

    def _task(self, y: int) -> tuple[Rect, Block, Rect, str, Rect, Rect | None]:
        """The gold field: sign, task or reason, below it the keys or the task, perhaps a button at its right."""
        speech, px = self.speech, self.screen.px
        sign, pad = px(78), px(12)
        wide = Button.wanted(self.screen, Caption(speech.button, px=18))[0] if speech.button else 0
        if not wide and speech.tally:
            wide = width(speech.tally, "number", self.px(24)) + px(12)
        room = self.inner - sign - pad - (wide + pad if wide else 0)
        words = wrap(speech.reason or speech.task, "bold", self.px(23), room)
        note = speech.task if speech.reason else speech.keys
        line = height("italic", self.px(18)) if note else 0
        high = max(px(74), block_height(words, "bold") + line + px(20))
        field = Rect(self.left - px(6), y, self.inner + px(12), high)
        top = field.y + (high - block_height(words, "bold") - line) // 2
        text = Rect(field.x + sign, top, room, block_height(words, "bold"))
        note_place = Rect(text.x, text.bottom, room, line)
        button = None
        if wide and speech.button:
            button = Rect(0, 0, wide, min(high - px(16), max(px(50), height("heading", self.px(18)) + px(16))))
            button.midright = (field.right - pad, field.centery)
        return field, words, text, note, note_place, button

    def _buttons(self, y: int) -> tuple[dict[str, Rect], int]:
        """Quit under the guide; back, show me and next under the task; narrower together where there is no room."""
        speech, px = self.speech, self.screen.px
        high = max(px(50), height("heading", self.px(18)) + px(16), 36)
        wanted = {
            "back": self._wanted(speech.back),
            "show": self._wanted(speech.show) + round(self.px(18) * 2),
            "next": self._wanted(speech.next) + round(self.px(18) * 2) + self._key(speech.wait),
        }
        gap = px(10)
        room = self.inner + px(12) - 2 * gap
        total = sum(wanted.values())
        if total > room:
            wanted = {name: round(size * room / total) for name, size in wanted.items()}
        x = self.left - px(6)
        places = {"back": Rect(x, y, wanted["back"], high)}
        places["show"] = Rect(places["back"].right + gap, y, wanted["show"], high)
        places["next"] = Rect(self.left + self.inner + px(6) - wanted["next"], y, wanted["next"], high)
        quits = min(self._wanted(speech.quit) + self._key(speech.escape), self.left - px(6) - gap - px(24))
        places["quit"] = Rect(px(24), y, quits, high)
        return places, y + high

    def _key(self, text: str) -> int:
        return width(text, "italic", self.px(15)) + self.screen.px(16) if text else 0

    def _wanted(self, label: str) -> int:
        return width(label, "heading", self.px(18)) + self.screen.px(34)
