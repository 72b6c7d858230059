"""The records: results at the left, statistics at the right, both of one game or of all."""

from __future__ import annotations

from pygame import Rect, Surface
from pygame.event import Event

from game.core.errors import SpokenError
from saves import Record
from ui.frame.app import App
from ui.frame.focus import COMMAND
from ui.scenes.page_scene import PageScene
from ui.scenes.records.figures import figures_sheet
from ui.scenes.records.row import results_sheet
from ui.titles import ORDER
from ui.widgets.header import Key
from ui.widgets.metrics import control_height
from ui.widgets.sheet import margin
from ui.widgets.tab import tab_row


class RecordsScene(PageScene):
    """The newest result comes first."""

    heading = "menu.records.title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._title: str | None = None
        self._records = self._read()

    def _read(self) -> list[Record]:
        try:
            records, notices = self.app.store.records()
        except SpokenError as error:
            self.app.notices.append(self.app.told(error))
            return []
        for notice in notices:
            self.app.notices.append(self.say(notice.key, **notice.values))
        return records[::-1]

    @property
    def shown(self) -> list[Record]:
        return [record for record in self._records if self._title is None or record.title == self._title]

    def layout(self) -> None:
        self.lay_out_head()
        screen, content = self.screen, self.content
        games = [game for game in ORDER if any(record.title == game for record in self._records)]
        names: list[str | None] = [None, *games]
        labels = [self.say("menu.records.all"), *(self.app.voice.noun("game", game) for game in games)]
        wide = round(content.width * 0.56)
        bar = Rect(content.x, content.y, wide, control_height(screen))
        tabs = tab_row(screen, bar, labels, names.index(self._title), lambda index: self.show(names[index]))
        top = bar.bottom + screen.px(16)
        left = content.x + wide + screen.px(24)
        self._results = Rect(content.x, top, wide, content.bottom - top)
        self._figures = Rect(left, content.y, content.right - left, content.height)
        results = results_sheet(self.app, self.shown, self._inside(self._results))
        figures = figures_sheet(self.app, self._records, self._title, self._inside(self._figures))
        self._list, self._statistics = results[0], figures[0]
        self.set_controls(tabs, results, figures)
        if self.ring.current is None:
            self.ring.focus(self._list if self._list.focusable else self.back)

    def _inside(self, sheet: Rect) -> Rect:
        return sheet.inflate(-2 * margin(self.screen), -2 * self.screen.px(22))

    def show(self, title: str | None) -> None:
        self._title = title
        self.rebuild()

    def shortcut(self, event: Event) -> bool:
        """Keys that scroll scroll the results, unless the keyboard is at the statistics."""
        elsewhere = self.ring.shown and self.ring.current is self._statistics
        return not elsewhere and not event.mod & COMMAND and self._list.handle(event)

    def legend(self) -> tuple[Key, ...]:
        say = self.say
        return (
            Key(say("menu.key.tab"), say("menu.does.next")),
            Key("", say("menu.does.scroll"), ("up", "down")),
            Key(say("menu.key.escape"), say("menu.does.back")),
        )

    def remark(self) -> str:
        return self.say("menu.records.count", n=len(self._records))

    def paint_sheets(self, target: Surface) -> None:
        if self._records:
            self.papyrus(target, self._results, 9)
        self.papyrus(target, self._figures, 6)
