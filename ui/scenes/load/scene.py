"""The saved matches: filters and list at the left, the chosen one at the right with everything that can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import partial
from itertools import islice
from pathlib import Path

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.focus import COMMAND
from ui.scenes.folder import show_folder
from ui.scenes.load import chosen_match
from ui.scenes.load.actions import Action, action_buttons
from ui.scenes.load.changes import ask_before_deleting, ask_for_a_name
from ui.scenes.load.chosen_match import ChosenMatch
from ui.scenes.load.details import details_sheet, picture_size
from ui.scenes.load.pictures import BoardPictures
from ui.scenes.load.row import RowPainter, row_height
from ui.scenes.load.shelf import ORDERS, Order, filters, shown
from ui.scenes.page_scene import PageScene
from ui.scenes.resume import replay, resume
from ui.scenes.routes import Purpose, open_lessons, open_new_match
from ui.scenes.saved import Saved, all_saves
from ui.widgets.header import Key
from ui.widgets.metrics import control_height
from ui.widgets.scroll_list import Rows, ScrollList
from ui.widgets.selector import Selector
from ui.widgets.sheet import margin
from ui.widgets.tab import tab_row

REST = 0.3
"""Seconds in which nobody did anything before turns are looked for and pictures painted."""
_BREATH = 0.05
"""Seconds between two of them, so that keys are heard in between."""


class LoadScene(PageScene):
    """`purpose` decides what the gold button does: go on, or look at the match from its first move."""

    def __init__(self, app: App, purpose: Purpose = "load") -> None:
        super().__init__(app)
        self.purpose = purpose
        self._filter = ""
        self._order: Order = "newest"
        self._chosen: Path | None = None
        self._pictures = BoardPictures(app)
        self._match: ChosenMatch | None = None
        self._reader: Executor | None = None
        self._quiet = 0.0
        self._saves: list[Saved] = []
        self._rows: list[Saved] = []

    def title_text(self) -> str:
        return self.say("menu.load.title" if self.purpose == "load" else "menu.load.replay_title")

    # Layout

    def layout(self) -> None:
        self.lay_out_head()
        self._saves = all_saves(self.app.store)
        names = filters(self._saves)
        if self._filter not in names:
            over = self.purpose == "replay" and "finished" in names
            self._filter = "finished" if over and not self._filter else "running"
        self._rows = shown(self._saves, self._filter, self._order)
        if self.chosen is None:
            self._chosen = self._rows[0].path if self._rows else None
        self._show(self.chosen)
        self._place()
        self._list = self._made_list()
        inside = self._sheet.inflate(-2 * margin(self.screen), -2 * self.screen.px(24))
        header = self.chosen.header if self.chosen is not None else None
        self._large = picture_size(self.screen, inside, len(header.seats)) if header is not None else None
        self.set_controls(
            self._tabs(names),
            [self._selector()],
            self._list.controls,
            details_sheet(self.app, self._match, inside, self.go_to),
            self._actions(),
        )
        if self.ring.current is None:
            self.ring.focus(self._list if self._rows else self.back)

    def _place(self) -> None:
        place, content, screen = self.screen.place, self.content, self.screen
        high = control_height(screen)
        left = place(0.021, 0.115, 0.593, 0.784)
        self._bar = Rect(left.x, left.y, left.width, high)
        top = self._bar.bottom + screen.px(18)
        self._list_place = Rect(left.x, top, left.width, content.bottom - top)
        right = place(0.625, 0.115, 0.354, 0.784)
        actions = max(screen.px(86), screen.text(58))
        self._action_place = Rect(right.x, content.bottom - actions, right.width, actions)
        self._sheet = Rect(right.x, right.y, right.width, self._action_place.y - screen.px(18) - right.y)

    def _tabs(self, names: list[str]) -> list[Control]:
        known = {"running": "menu.load.running", "finished": "menu.load.finished"}
        labels = [self.say(known[name]) if name in known else self.app.voice.noun("game", name) for name in names]
        room = Rect(
            self._bar.x, self._bar.y, self._bar.width - self._order_width() - self.screen.px(16), self._bar.height
        )
        return tab_row(self.screen, room, labels, names.index(self._filter), lambda index: self.show(names[index]))

    def _order_names(self) -> list[str]:
        return [self.say(f"menu.load.{order}") for order in ORDERS]

    def _order_width(self) -> int:
        return min(Selector.wanted(self.screen, self._order_names())[0], round(self._bar.width * 0.36))

    def _selector(self) -> Selector:
        wide = self._order_width()
        rect = Rect(self._bar.right - wide, self._bar.y, wide, self._bar.height)
        chosen = ORDERS.index(self._order)
        return Selector(rect, self.say("menu.load.order"), self._order_names(), chosen, self.sort, self.screen)

    def _made_list(self) -> ScrollList:
        rows = self._rows
        self._painter = painter = RowPainter(self.app, self._pictures)
        chosen = next((n for n, saved in enumerate(rows) if saved.path == self._chosen), -1)
        return ScrollList(
            self._list_place,
            self.say("menu.load.list"),
            self.screen,
            Rows(
                len(rows),
                row_height(self.screen),
                lambda target, place, index, own, hovered: painter.draw(target, place, rows[index], own, hovered),
                self.screen.px(8),
            ),
            self.choose,
            lambda index: self.use(),
            chosen,
        )

    def _actions(self) -> list[Control]:
        self._gold, *others = self._what_can_be_done()
        return action_buttons(self.screen, self._action_place, self._gold, others)

    def _what_can_be_done(self) -> list[Action]:
        """With the chosen save; the first is what Enter does."""
        say, saved = self.say, self.chosen
        if saved is None:
            new = Action(say("menu.title.new"), "die", lambda: open_new_match(self.app), does="start")
            return [new, Action(say("menu.title.learn"), "scribe", lambda: open_lessons(self.app))]
        remove = Action(say("menu.load.delete"), "trash", self.delete, kind="red")
        if saved.damaged:
            return [Action(say("menu.load.show_folder"), "folder", self.show_folder, does="show_folder"), remove]
        earlier = self._match is not None and self._match.stop is not None
        go_on = Action(
            say("menu.load.resume_here" if earlier else "menu.load.resume"), "arrow", self.resume, does="resume"
        )
        watch = Action(say("menu.load.replay"), "hourglass", self.replay, does="replay")
        name = Action(say("menu.load.rename"), "pencil", self.rename)
        if earlier:
            return [go_on, watch, name, remove]
        if saved.finished or self.purpose == "replay":
            return [watch, *([] if saved.finished else [go_on]), name, remove]
        return [go_on, watch, name, remove]

    # What is chosen

    @property
    def chosen(self) -> Saved | None:
        return next((saved for saved in self._rows if saved.path == self._chosen), None)

    def _show(self, saved: Saved | None) -> None:
        """Another match, or the same after it has changed, is looked at anew."""
        if self._match is not None and self._match.saved == saved:
            return
        if self._match is not None:
            self._match.drop()
        self._match = ChosenMatch(self.app, saved, self._pictures) if saved is not None else None

    def go_to(self, number: int) -> None:
        """Look at another turn of the chosen match."""
        now = self._match
        if now is None or now.turns is None:
            return
        now.number = max(0, min(len(now.turns.stops) - 1, number))
        self._quiet = 0.0
        self._rebuilt()

    def _rebuilt(self) -> None:
        """Everything anew, but the list stays scrolled and the keyboard where it is."""
        before, at = self._list, self.ring.current.label if self.ring.current else ""
        self.rebuild()
        self._list.take_over(before)
        again = next((control for control in self.controls if control.label == at and control.focusable), None)
        self.ring.focus(again or self._list)

    def show(self, wanted: str) -> None:
        self._filter = wanted
        self.rebuild()

    def sort(self, index: int) -> None:
        self._order = ORDERS[index]
        self.rebuild()

    def choose(self, index: int) -> None:
        """Show another save at the right; the list stays scrolled as it is."""
        self._chosen = self._rows[index].path
        self.ring.focus(self._list)
        self._rebuilt()

    # What is done with it

    def use(self) -> None:
        """Enter or a double click: what the gold button does."""
        if not self._gold.reason:
            self._gold.do()

    def resume(self) -> None:
        """Go on where the match stands, or from the turn that is looked at."""
        if self._chosen is None:
            return
        stop = self._match.stop if self._match is not None else None
        if stop is None:
            resume(self.app, self._chosen)
        elif stop.kept is not None:
            resume(self.app, stop.kept.path, anew=True)
        else:
            resume(self.app, self._chosen, stop.moves, anew=True)

    def replay(self) -> None:
        if self._chosen is not None:
            replay(self.app, self._chosen)

    def show_folder(self) -> None:
        if self._chosen is not None:
            show_folder(self.app, self._chosen.parent)

    def rename(self) -> None:
        if self.chosen is not None and self.chosen.header is not None:
            ask_for_a_name(self, self.chosen)

    def delete(self) -> None:
        if self.chosen is not None:
            ask_before_deleting(self, self.chosen)

    def choose_path(self, path: Path | None) -> None:
        """Choose a file, also one that was not there before, and look at the shelf again."""
        self._chosen = path
        self.rebuild()

    def neighbour(self, saved: Saved) -> Path | None:
        """Who is chosen once a save is gone: the one after it, else the one before."""
        paths = [row.path for row in self._rows]
        place = paths.index(saved.path)
        rest = paths[:place] + paths[place + 1 :]
        return rest[min(place, len(rest) - 1)] if rest else None

    def shortcut(self, event: Event) -> bool:
        """Up and down choose in the list wherever the keyboard is, left and right a turn while it is at the list."""
        turns = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if event.key in turns and not event.mod & COMMAND and self.ring.current is self._list:
            if self._match is not None and self._match.turns is not None:
                self.go_to(self._match.number + turns[event.key])
            return True
        if event.key not in (pygame.K_UP, pygame.K_DOWN) or event.mod & COMMAND or not self._rows:
            return False
        self.ring.shown = True
        self.ring.focus(self._list)
        return self._list.handle(event)

    def react(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            self.app.notices.take()
            return True
        actions = {pygame.K_F2: self.rename, pygame.K_DELETE: self.delete}
        if event.key not in actions:
            return False
        actions[event.key]()
        return True

    # Time

    def handle(self, event: Event) -> None:
        self._quiet = 0.0
        super().handle(event)

    def update(self, seconds: float) -> None:
        """While nobody does anything: the turns of the chosen match, then one picture after the other."""
        self._quiet += seconds
        now = self._match
        if now is not None and now.poll():
            self._rebuilt()
        elif self._quiet >= REST:
            self._quiet = REST - _BREATH
            for prepare in islice(self._unprepared(), 1):
                prepare()
                self.dirty = True

    @property
    def prepared(self) -> bool:
        """Whether the turns of the chosen match are known and every board in sight is painted."""
        return (self._match is None or not self._match.reading) and next(self._unprepared(), None) is None

    def _unprepared(self) -> Iterator[Callable[[], None]]:
        """What is to be done while there is time, the chosen match first."""
        now, large = self._match, self._large
        if now is not None and now.unread:
            self._reader = self._reader or chosen_match.new_reader()
            yield partial(now.read, self._reader)
        if now is not None and large is not None and now.lacks_picture(large):
            yield partial(now.paint_picture, large)
        small = self._painter.picture_size(self._list.row(0))
        for saved in self._in_sight():
            if self._pictures.is_missing(saved, small):
                yield partial(self._pictures.paint, saved, small)

    def _in_sight(self) -> list[Saved]:
        places = [(self._list.row(number), saved) for number, saved in enumerate(self._rows)]
        return [saved for place, saved in places if place.colliderect(self._list_place)]

    def closed(self) -> None:
        if self._reader is not None:
            self._reader.shutdown(wait=False, cancel_futures=True)

    # Painting

    def legend(self) -> tuple[Key, ...]:
        say = self.say
        back = Key(say("menu.key.escape"), say("menu.does.back"))
        if self.chosen is None:
            return (back,)
        several = self._match is not None and self._match.turns is not None and len(self._match.turns.stops) > 1
        turns = (Key("", say("menu.does.turn"), ("left", "right")),) if several else ()
        rename = () if self.chosen.damaged else (Key(say("menu.key.f2"), say("menu.does.rename")),)
        return (
            Key("", say("menu.does.choose"), ("up", "down")),
            *turns,
            Key(say("menu.key.enter"), say(f"menu.does.{self._gold.does}")),
            *rename,
            Key(say("menu.key.delete"), say("menu.does.delete")),
            back,
        )

    def remark(self) -> str:
        bad = sum(saved.damaged for saved in self._saves)
        sound = sum(not saved.damaged for saved in self._saves)
        return self.say("menu.load.count_damaged", n=sound, bad=bad) if bad else self.say("menu.load.count", n=sound)

    def paint_sheets(self, target: Surface) -> None:
        self.papyrus(target, self._sheet, 6)
