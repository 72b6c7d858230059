"""The people who are known here, as a list beside the name of a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from saves.people import Circle, Person
from ui.art.buttons import button_plate, tone
from ui.art.icons import put_icon
from ui.frame.app import App
from ui.frame.scene import Scene
from ui.frame.tooltip import Tip
from ui.kit.seat_styles import seat_style_of
from ui.scenes.circle import forget
from ui.widgets.dialog import ConfirmDialog
from ui.widgets.drop_down import Choice, DropDown, Strike

MOST = 10
"""People in the list: who played last comes first, and anybody can still be typed."""


class PeopleList(DropDown):
    """A small button that opens the list. To choose a person seats them; a cross forgets one."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        scene: Scene,
        title_id: str,
        people: Sequence[Person],
        seat: Callable[[Person], None],
        forget: Callable[[Person], None],
    ) -> None:
        shown = people[:MOST]
        choices = [Choice(one.name, seat_style_of(scene.app, title_id, one.colour).symbol) for one in shown]
        strike = Strike(
            lambda index: scene.say("menu.new.forget_key", name=shown[index].name), lambda index: forget(shown[index])
        )
        super().__init__(rect, label, choices, -1, lambda index: seat(shown[index]), scene, strike)
        self.tip = Tip(label)

    def draw(self, target: Surface) -> None:
        button_plate(self.rect.size, "papyrus", self.state, self._screen.scale).put(target, self.rect.topleft)
        _, ink, _ = tone("papyrus", self.state)
        put_icon(target, "population", round(min(self.rect.size) * 0.56), ink, self.rect.center)


def ask_to_forget(app: App, person: Person, do: Callable[[Circle], None]) -> None:
    """Ask whether a person is to be forgotten; `do` gets the circle without them."""
    say, name = app.say, person.name
    app.push(
        ConfirmDialog(
            app,
            say("menu.new.forget_title", name=name),
            say("menu.new.forget_text"),
            say("menu.new.forget"),
            say("core.word.cancel"),
            lambda: do(forget(app, name)),
            grave=True,
        )
    )
