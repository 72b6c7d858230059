"""A dialog that asks for a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from ui.frame.app import App
from ui.frame.control import Control
from ui.widgets.button import Button
from ui.widgets.dialog import Answer, Dialog
from ui.widgets.metrics import control_height
from ui.widgets.text_field import TextField, Writing

LONGEST = 60


class NameDialog(Dialog):
    """Enter or the gold button hands the name over; it must not be empty."""

    holds_work = True

    def __init__(
        self, app: App, title: str, text: str, label: str, name: str, yes: str, take: Callable[[str], None]
    ) -> None:
        no = Answer(app.say("core.word.cancel"))
        super().__init__(app, title, text, (no, Answer(yes, self._take, "gold")), focus=1)
        self._label = label
        self._name = name
        self._hand_over = take

    def extra_height(self) -> int:
        return control_height(self.screen, 20) + self.screen.px(16)

    def lay_out_extra(self) -> None:
        high = control_height(self.screen, 20)
        rect = Rect(self.extra.x, self.extra.bottom - high, self.extra.width, high)
        manner = Writing(LONGEST, escape_leaves=False)
        self.field = TextField(rect, self._label, self, self._name, self._changed, self._entered, manner)
        self.controls.append(self.field)

    def layout(self) -> None:
        super().layout()
        self._judge()

    def opened(self) -> None:
        self.ring.focus(self.field)
        self.field.select_all()

    def first_focus(self, buttons: Sequence[Control]) -> Control:
        return self.field

    def _changed(self, text: str) -> None:
        self._name = text
        self._judge()

    def _judge(self) -> None:
        for control in self.controls:
            if isinstance(control, Button) and control.kind == "gold":
                control.enabled = bool(self._name.strip())
        self.dirty = True

    def _entered(self) -> None:
        if self._name.strip():
            self.app.pop()
            self._take()

    def _take(self) -> None:
        self._hand_over(self._name.strip())
