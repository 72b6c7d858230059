"""A seat of the new match: its colour, its name, who plays there, and where it sits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.setup import COLOURS, LONGEST_NAME, SeatSetup
from ui.art.lettering import width
from ui.art.light import raised
from ui.art.ornament import outline
from ui.art.palette import CREAM, INK, INK_REMARK, SeatStyle
from ui.art.panels import seat_band
from ui.art.plates import row
from ui.art.surface import faded
from ui.art.tokens import seal
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.kit.seat_styles import seat_style_of
from ui.scenes.kind_signs import kind_sign
from ui.scenes.new_match.people import PeopleList
from ui.widgets.button import IconButton
from ui.widgets.drop_down import Choice, DropDown
from ui.widgets.metrics import control_height, line_height
from ui.widgets.sheet import Column
from ui.widgets.text_field import TextField, Writing

if TYPE_CHECKING:
    from ui.scenes.new_match.scene import NewMatchScene


class ColourDisc(Control):
    """Ringed if it is this seat's; paler if another seat has it, which then takes this seat's colour."""

    round_ring = True

    def __init__(
        self,
        rect: Rect,
        label: str,
        seat_style: SeatStyle,
        chosen: bool,
        swap: Callable[[], str] | None,
        choose: Callable[[], None],
        screen: Screen,
    ) -> None:
        """`swap` says which seat has it now, by its name of now, and changes with this one; None: none has it."""
        super().__init__(rect, label, choose)
        self._seat_style = seat_style
        self._chosen = chosen
        self._screen = screen
        self._swap = swap
        self.tip = (lambda: Tip(label, (swap(),))) if swap is not None else Tip(label)

    def draw(self, target: Surface) -> None:
        size = min(self.rect.size) - 4
        size += 2 if self.hovered else 0
        picture = seal(self._seat_style, size)
        if self._swap and not self.hovered and not self.focused:
            target.blit(faded(picture, 120), picture.get_rect(center=self.rect.center))
            return
        raised(picture, 2 * self._screen.scale).centred(target, self.rect.center)
        if self._chosen:
            ring = Rect(0, 0, size + 8, size + 8)
            ring.center = self.rect.center
            outline(target, ring, (120, 60, 10), max(2.0, 2.4 * self._screen.scale), ring.width / 2)


def tool_size(screen: Screen) -> int:
    return max(screen.px(36), 30)


def row_height(screen: Screen) -> int:
    return 2 * screen.px(12) + control_height(screen, 20) + screen.px(9) + tool_size(screen)


class SeatRow:
    """Sets the controls of a seat down in a column."""

    def __init__(self, scene: NewMatchScene, column: Column, number: int, more: int = 0) -> None:
        """`more` pixels are shared between the row and the gap below it."""
        self._scene = scene
        self._screen = scene.screen
        self._column = column
        self._number = number
        self._seat: SeatSetup = scene.draft.seats[number]
        screen = scene.screen
        self.place = column.place(row_height(screen) + more // 2, 9)
        column.y += more - more // 2
        self._block = max(screen.px(112), tool_size(screen) * 2)
        pad = screen.px(12) + more // 6
        left = self.place.x + self._block + screen.px(16)
        room = self.place.right - screen.px(14) - left - screen.px(16)
        high = control_height(screen, 20)
        name = Rect(left, self.place.y + pad, round(room * 0.45), high)
        kind = Rect(name.right + screen.px(16), name.y, room - name.width, high)
        second = name.bottom + screen.px(9) + more // 6
        column.paint(self._paint)
        before = len(column.controls)
        self._add_name(name)
        self._add_kind(kind)
        self._add_colours(Rect(name.x, second, name.width, tool_size(screen)))
        tools = self._add_tools(Rect(kind.x, second, kind.width, tool_size(screen)))
        self._add_remark(Rect(kind.x + screen.px(4), second, tools - kind.x - screen.px(12), tool_size(screen)))
        self.controls = column.controls[before:]

    def _say(self, key: str, **values: object) -> str:
        return self._scene.say(f"menu.new.{key}", n=self._number + 1, **values)

    def _add_name(self, rect: Rect) -> None:
        """The name; where people are known, with a list of them at its end."""
        scene, number = self._scene, self._number
        known, people = rect.copy(), scene.circle.people
        if people:
            rect = Rect(rect.x, rect.y, rect.width - rect.height - self._screen.px(6), rect.height)
        self.field = self._column.add(
            TextField(
                rect,
                self._say("name"),
                scene,
                self._seat.name,
                lambda text: scene.rename(number, text),
                manner=Writing(LONGEST_NAME, scene.say("menu.new.longest", n=LONGEST_NAME)),
            )
        )
        if people:
            known = Rect(known.right - known.height, known.y, known.height, known.height)
            seat = partial(scene.seat_person, number)
            label, title = self._say("people"), scene.draft.title.id
            self._column.add(PeopleList(known, label, scene, title, people, seat, scene.ask_to_forget))

    def _add_kind(self, rect: Rect) -> None:
        scene, kinds = self._scene, self._scene.draft.kinds
        choices = [
            Choice(scene.app.level_name(kind), kind_sign(kind), scene.say(f"menu.kind.{kind}"), self._why_not(kind))
            for kind in kinds
        ]
        chosen = kinds.index(self._seat.kind)

        def take(index: int) -> None:
            scene.set_kind(self._number, kinds[index])

        self._column.add(DropDown(rect, self._say("kind"), choices, chosen, take, scene))

    def _why_not(self, kind: str) -> str:
        """A solo opponent sits at one place only."""
        draft = self._scene.draft
        if kind not in draft.title.automata or draft.automaton in (None, self._number):
            return ""
        assert draft.automaton is not None
        return self._scene.say("menu.new.taken", n=draft.automaton + 1)

    def _add_colours(self, rect: Rect) -> None:
        scene = self._scene
        pitch = min(rect.width / len(COLOURS), rect.height * 1.22)
        for place, colour in enumerate(COLOURS):
            holder = scene.draft.holder(colour)
            own = holder == self._number
            swap = None if holder is None or own else partial(self._say_swap, holder)
            side = min(rect.height, int(pitch))
            box = Rect(rect.x + round(place * pitch), rect.y + (rect.height - side) // 2, side, side)
            label = self._say("colour", colour=colour)
            press = partial(scene.recolour, self._number, colour)
            seat_style = seat_style_of(scene.app, scene.draft.title.id, colour)
            disc = ColourDisc(box, label[:1].upper() + label[1:], seat_style, own, swap, press, self._screen)
            self._column.add(disc)

    def _say_swap(self, holder: int) -> str:
        return self._scene.say("menu.new.swap", n=holder + 1, name=self._scene.draft.seats[holder].name)

    def _add_tools(self, rect: Rect) -> int:
        """Up, down, remove; returns where they begin."""
        scene, draft, number = self._scene, self._scene.draft, self._number
        solo = next(iter(draft.title.automata), "")
        too_few = scene.say(
            "menu.new.too_few_solo" if solo else "menu.new.too_few",
            game=draft.title.id,
            fewest=draft.fewest,
            name=scene.app.level_name(solo) if solo else "",
        )
        tools = (
            ("up", "chevron_up", lambda: scene.move(number, -1), "" if number else self._say("first_place")),
            (
                "down",
                "chevron_down",
                lambda: scene.move(number, 1),
                self._say("last_place") if number == len(draft.seats) - 1 else "",
            ),
            ("remove", "cross", lambda: scene.remove(number), "" if draft.can_remove else too_few),
        )
        side, gap = rect.height, self._screen.px(6)
        left = rect.right - 3 * side - 2 * gap
        for place, (key, sign, press, reason) in enumerate(tools):
            box = Rect(left + place * (side + gap), rect.y, side, side)
            button = IconButton(box, self._say(key), press, self._screen, sign, kind="papyrus", share=0.5)
            button.enabled, button.reason = not reason, reason
            self._column.add(button)
        return left

    def _add_remark(self, rect: Rect) -> None:
        """What the kind of seat does, where there is room for it."""
        text = self._scene.say(f"menu.kind.{self._seat.kind}")
        if width(text, "italic", 13) <= rect.width and line_height(self._screen, 17, "italic") <= rect.height + 6:
            px = self._screen.text(17)
            self._column.paint(lambda target, dy: words.line(target, text, rect.move(0, dy), "italic", px, INK_REMARK))

    def _paint(self, target: Surface, dy: int) -> None:
        screen, place = self._screen, self.place.move(0, dy)
        seat_style = seat_style_of(self._scene.app, self._scene.draft.title.id, self._seat.colour)
        row(place.size, screen.scale, False, 11 + self._number).put(target, place.topleft)
        target.blit(seat_band((self._block, place.height), seat_style.colour, 10 * screen.scale), place.topleft)
        ink = INK if sum(seat_style.colour) > 430 else CREAM
        px = screen.text(18)
        number = Rect(place.x + screen.px(9), place.y + screen.px(5), screen.px(30), line_height(screen, 18, "number"))
        words.line(target, str(self._number + 1), number, "number", px, ink)
        label = self._scene.app.voice.noun("colour", self._seat.colour).capitalize()
        high = line_height(screen, 16, "bold")
        foot = Rect(place.x + 4, place.bottom - high - screen.px(3), self._block - 8, high)
        words.line(target, label, foot, "bold", screen.text(16), ink, "center")
        size = min(screen.px(76), place.height - high - screen.px(14), self._block - screen.px(24))
        centre = (place.x + self._block / 2, place.y + (foot.y - place.y) / 2 + screen.px(3))
        raised(seal(seat_style, size), 4 * screen.scale).centred(target, centre)
