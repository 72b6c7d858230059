"""The names of the people at a table, while they play: all of them in one dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.core.errors import BadSetup
from game.core.setup import LONGEST_NAME, Setup, check_seats, wrong_names
from ui.art.tokens import seal
from ui.frame import words
from ui.frame.app import App
from ui.frame.control import Control
from ui.kit.seat_styles import match_seat_styles
from ui.widgets.button import Button
from ui.widgets.dialog import Answer, Dialog
from ui.widgets.metrics import control_height, line_height
from ui.widgets.text_field import WRONG, TextField, Writing


class NamesDialog(Dialog):
    """A field for each person, with the seal of the seat. Names that no match could have are marked and refused."""

    holds_work = True

    def __init__(self, app: App, setup: Setup, take: Callable[[Sequence[str]], None]) -> None:
        answers = (
            Answer(app.say("core.word.cancel")),
            Answer(app.say("menu.pause.names_yes"), lambda: take(self._names), "gold"),
        )
        super().__init__(app, app.say("menu.pause.names_title"), app.say("menu.pause.names_text"), answers, focus=1)
        self._setup = setup
        self._names = list(setup.names)
        self._reason = ""

    def _people(self) -> list[int]:
        return [number for number, seat in enumerate(self._setup.seats) if seat.is_human]

    @property
    def _row(self) -> int:
        return control_height(self.screen, 20) + self.screen.px(10)

    def extra_height(self) -> int:
        return self._row * len(self._people()) + line_height(self.screen, 18, "italic") + self.screen.px(14)

    def lay_out_extra(self) -> None:
        high, screen = control_height(self.screen, 20), self.screen
        full = self.say("menu.new.longest", n=LONGEST_NAME)
        self._fields: dict[int, TextField] = {}
        for row, number in enumerate(self._people()):
            top = self.extra.y + screen.px(14) + row * self._row
            left = self.extra.x + high + screen.px(12)

            def changed(text: str, number: int = number) -> None:
                self._names[number] = text.strip()
                self._judge()

            self._fields[number] = TextField(
                Rect(left, top, self.extra.right - left, high),
                self.say("menu.pause.names_field", n=number + 1),
                self,
                self._names[number],
                changed,
                self._entered,
                Writing(LONGEST_NAME, full, escape_leaves=False),
            )
        self.controls += self._fields.values()

    def layout(self) -> None:
        super().layout()
        self._judge()

    def opened(self) -> None:
        first = next(iter(self._fields.values()))
        self.ring.focus(first)
        first.select_all()

    def first_focus(self, buttons: Sequence[Control]) -> Control:
        return next(iter(self._fields.values()))

    def _judge(self) -> None:
        """May the people be called so? The fields that are wrong are marked, and a line says why."""
        seats = tuple(replace(s, name=name) for s, name in zip(self._setup.seats, self._names, strict=True))
        try:
            check_seats(seats, tuple(seat.kind for seat in seats))
            self._reason = ""
        except BadSetup as error:
            self._reason = self.app.told(error)
        guilty = wrong_names(self._names)
        for number, field in self._fields.items():
            field.wrong = number in guilty
        for control in self.controls:
            if isinstance(control, Button) and control.kind == "gold":
                control.enabled, control.reason = not self._reason, self._reason
        self.dirty = True

    def _entered(self) -> None:
        """Enter in a field gives the gold answer."""
        gold = next(c for c in self.controls if isinstance(c, Button) and c.kind == "gold")
        gold.activate()

    def paint(self, target: Surface) -> None:
        seat_styles = match_seat_styles(self.app, self._setup)
        for number, field in self._fields.items():
            sign = seal(seat_styles[number], field.rect.height - 2)
            target.blit(sign, sign.get_rect(midleft=(self.extra.x, field.rect.centery)))
        if self._reason:
            px = self.screen.text(18)
            foot = line_height(self.screen, 18, "italic")
            words.line(
                target,
                self._reason,
                Rect(self.extra.x, self.extra.bottom - foot, self.extra.width, foot),
                "italic",
                px,
                WRONG,
            )
