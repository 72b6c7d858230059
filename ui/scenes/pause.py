"""The menu over a table: go on, save, look things up, or leave. Whoever leaves finds the match again; one that has
ended is looked at, not resumed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.errors import SpokenError
from game.core.position import Position
from game.core.records import record
from game.core.setup import Setup
from ui.art.buttons import Caption
from ui.art.gilding import cast_text
from ui.art.lettering import fit_line, height
from ui.art.ornament import painted_band
from ui.art.palette import CREAM_SECOND, ButtonKind
from ui.art.plates import walnut
from ui.frame import words
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.host.saving import Saving
from ui.scenes import routes
from ui.scenes.circle import begin, begin_again, remember
from ui.scenes.names import NamesDialog
from ui.scenes.table import TableScene
from ui.widgets.button import Button
from ui.widgets.dialog import Answer, ConfirmDialog, Dialog
from ui.widgets.metrics import line_height
from ui.widgets.name_dialog import NameDialog

TITLE_PX, NOTE_PX = 44, 18


@record
class Item:
    """A line of the menu."""

    key: str
    sign: str
    do: Callable[[], None]
    kind: ButtonKind = "wood"
    hint: str = ""


class PauseScene(Scene):
    """`table` is the one below; where the curtain asks for the menu, it is looked for in the stack."""

    see_through = True

    def __init__(self, app: App, table: TableScene | None) -> None:
        super().__init__(app)
        found = table or app.stack.find(TableScene)
        assert isinstance(found, TableScene)
        self.table = found
        self.box = Rect(0, 0, 0, 0)

    @property
    def over(self) -> bool:
        return self.table.host.match.over

    def _items(self) -> list[Item]:
        people = self.table.host.viewers.people
        first = [Item("resume", "play", self.cancel, "gold", "escape")]
        if self.over:
            first = [Item("result", "trophy", self.see_result, "gold")]
            first.append(Item("board", "eye", self.cancel, hint="escape"))
        return [
            *first,
            Item("save", "save", self.save),
            Item("load", "log", lambda: routes.open_load(self.app)),
            *([] if self.over or not people else [Item("names", "pencil", self.change_names)]),
            Item("settings", "architect", lambda: routes.open_settings(self.app)),
            Item("rules", "rules", self.table.open_rules, hint="f1"),
            Item("replay", "hourglass", lambda: routes.open_replay(self.app, self.table.host.match)),
            *([] if self.over else [Item("restart", "undo", self.restart)]),
            Item("leave", "temple", self.leave),
            Item("quit", "cross", self.quit, "red"),
        ]

    def layout(self) -> None:
        screen, items = self.screen, self._items()
        labels = [self.say(f"menu.pause.{item.key}") for item in items]
        keys = [self.say(f"menu.key.{item.hint}") if item.hint else "" for item in items]
        sizes = [
            Button.wanted(screen, Caption(label, item.sign, 20, key=key))
            for label, item, key in zip(labels, items, keys, strict=True)
        ]
        gap, pad = screen.px(12), screen.px(44)
        wide, high = max(size[0] for size in sizes) + screen.px(30), max(sizes[0][1], screen.px(56))
        self._head = height("title", screen.text(TITLE_PX)) + line_height(screen, 20, "italic") + screen.px(34)
        note = line_height(screen, NOTE_PX, "italic") * 2 + screen.px(14)
        room = round(screen.size[1] * 0.94) - 2 * pad - self._head - note
        columns = 1 if len(items) * (high + gap) - gap <= room else 2
        rows = -(-len(items) // columns)
        inner = min(columns * wide + (columns - 1) * gap, screen.size[0] - 4 * pad)
        wide = (inner - (columns - 1) * gap) // columns
        self.box = Rect(0, 0, inner + 2 * pad, 2 * pad + self._head + rows * (high + gap) - gap + note)
        self.box.center = screen.rect.center
        self._inside = self.box.inflate(-2 * pad, -2 * pad)
        self._note = Rect(self._inside.x, self._inside.bottom - note + screen.px(14), inner, note - screen.px(14))
        made: list[Control] = []
        for index, (item, label, key) in enumerate(zip(items, labels, keys, strict=True)):
            column, row = index // rows, index % rows
            top = self._inside.y + self._head + row * (high + gap)
            rect = Rect(self._inside.x + column * (wide + gap), top, wide, high)
            made.append(Button(rect, Caption(label, item.sign, 20, key=key), item.do, screen, item.kind))
        made[0].primary = True
        self.controls = made
        if self.ring.current is None:
            self.ring.focus(made[0])

    def paint_ground(self, target: Surface) -> None:
        screen, inside = self.screen, self._inside
        walnut(self.box.size, screen.scale, 7).put(target, self.box.topleft)
        high = height("title", screen.text(TITLE_PX))
        title = self.say("menu.pause.over" if self.over else "menu.pause.title")
        line = fit_line(title, "title", screen.text(TITLE_PX), inside.width, 16)
        words.report(title, Rect(*inside.topleft, inside.width, high), line.whole)
        cast_text(line.text, line.px).centred(target, (inside.centerx, inside.y + high // 2))
        below = Rect(inside.x, inside.y + high, inside.width, line_height(screen, 20, "italic"))
        words.line(target, self.place_told(), below, "italic", screen.text(20), CREAM_SECOND, "center")
        band = painted_band((inside.width, max(8, screen.px(10))))
        target.blit(band, (inside.x, below.bottom + screen.px(8)))
        note = self.say("menu.pause.over_note" if self.over else "menu.pause.saved_by_itself")
        words.block(target, note, self._note, "italic", screen.text(NOTE_PX), CREAM_SECOND, "center", middle=True)

    def place_told(self) -> str:
        """Which game, and how far it has come."""
        match = self.table.host.match
        told = self.say(f"menu.round.{match.title.id}", n=match.position.round)
        return self.say("menu.pause.save_default", game=match.title.id, round=told)

    # What people do

    def react(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.table.open_rules()
            return True
        return False

    def see_result(self) -> None:
        self.app.pop()
        self.table.open_result()

    @property
    def _saving(self) -> Saving[Position]:
        saving = self.table.host.saving
        assert saving is not None, "a lesson has a menu of its own"
        return saving

    def save(self) -> None:
        say, name = self.say, self._saving.identity.name or self.place_told()
        self.app.push(
            NameDialog(
                self.app,
                say("menu.pause.save_title"),
                say("menu.pause.save_text"),
                say("menu.pause.save_name"),
                name,
                say("menu.pause.save"),
                self.save_as,
            )
        )

    def save_as(self, name: str) -> None:
        try:
            self._saving.save_as(self.table.host.match, name)
        except SpokenError as error:
            self.app.notices.append(self.app.told(error))
        else:
            self.app.notices.append(self.say("menu.pause.saved", name=name))

    def change_names(self) -> None:
        self.app.push(NamesDialog(self.app, self.table.host.match.setup, self._rename))

    def _rename(self, names: Sequence[str]) -> None:
        """The match goes on with other names: in log, panels and saves, and among the people who are known here."""
        host = self.table.host
        host.rename(names)
        remember(self.app, host.match.setup)
        self.table.top.seat(host.match.setup)
        self.app.lay_out()

    def restart(self) -> None:
        """With new draws, or with those that people know already: that is for them to say."""
        say, setup = self.say, self.table.host.match.setup
        self.app.push(
            Dialog(
                self.app,
                say("menu.pause.restart_title"),
                say("menu.pause.restart_text"),
                (
                    Answer(say("menu.pause.restart_same"), lambda: self._begin(setup), "red"),
                    Answer(say("menu.pause.restart_new"), lambda: begin_again(self.app, setup), "red"),
                    Answer(say("core.word.cancel"), None, "gold"),
                ),
                focus=2,
            )
        )

    def _begin(self, setup: Setup) -> None:
        begin(self.app, setup)

    def leave(self) -> None:
        self._once_saved(lambda: routes.open_title(self.app))

    def quit(self) -> None:
        self._once_saved(self.app.quit)

    def _once_saved(self, do: Callable[[], None]) -> None:
        """Save and go; if the match cannot be saved, ask first."""
        self.table.host.autosave()
        trouble = self._saving.trouble
        if trouble is None:
            do()
            return
        self._saving.take_news()  # the question tells it
        say, told = self.say, self.app.told(trouble)
        self.app.push(
            ConfirmDialog(
                self.app,
                say("menu.pause.lost_title"),
                f"{told}\n{say('menu.pause.lost_text')}",
                say("menu.pause.lost_yes"),
                say("core.word.cancel"),
                do,
                grave=True,
            )
        )
