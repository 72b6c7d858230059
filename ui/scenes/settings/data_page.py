"""The page about files: where everything lies, how much there is, and the way back for what was deleted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.errors import SpokenError
from saves import Deleted
from ui.art.buttons import Caption
from ui.art.lettering import ELLIPSIS, shortened, width
from ui.art.palette import INK_SECOND
from ui.scenes.folder import show_folder
from ui.widgets.button import Button
from ui.widgets.rows import setting_row

if TYPE_CHECKING:
    from ui.scenes.settings.pages import Page


def data(page: Page) -> None:
    app, store, say = page.app, page.app.store, page.say
    page.column.section(say("files"), "folder")
    show = partial(show_folder, app, store.folder)
    _with_button(page, say("folder"), _short(page, store.folder), say("show_folder"), "folder", show)
    saved = say("saved_n", n=len(store.matches()), auto=len(store.autosaves()))
    _fact(page, say("saved"), saved)
    _fact(page, say("records"), say("records_n", n=_finished(page)))
    deleted = store.deleted()
    if deleted:
        name = deleted[0].path.stem
        _with_button(page, say("trash"), name, say("restore"), "undo", lambda: _restore(page, deleted[0]))
    else:
        _fact(page, say("trash"), say("trash_none"))
    _fact(page, say("corrections"), say("corrections_text"))
    page.column.words(_short(page, store.data_folder), 18, "italic", INK_SECOND)


def _short(page: Page, folder: Path) -> str:
    """A path that fits one line: home is ~, folders in the middle give way to dots. The button shows the real place."""
    room, px = round(page.column.width * 0.55), page.screen.text(18)
    home, parts = str(Path.home()), list(folder.parts)
    told = str(folder)
    if told.startswith(home):
        told = f"~{told[len(home) :]}"
    while width(told, "body", px) > room and len(parts) > 3:
        del parts[len(parts) // 2]
        middle = len(parts) // 2
        told = str(Path(*parts[:middle], ELLIPSIS, *parts[middle:]))
    return shortened(told, "body", px, room).text


def _finished(page: Page) -> int:
    try:
        records, _ = page.app.store.records()
    except SpokenError:  # a file of a newer version: the records scene says so
        return 0
    return len(records)


def _restore(page: Page, deleted: Deleted) -> None:
    app = page.app
    try:
        path = app.store.restore(deleted)
    except SpokenError as error:
        app.notices.append(app.told(error))
    else:
        app.notices.append(page.say("restored", name=path.stem))
    page.scene.rebuild()


def _fact(page: Page, label: str, text: str) -> None:
    page.column.words(label, 20, "bold")
    page.column.words(text, 18, "body", INK_SECOND)
    page.column.gap(12)


def _with_button(page: Page, label: str, text: str, action: str, sign: str, press: Callable[[], None]) -> None:
    size = Button.wanted(page.screen, Caption(action, sign, 17, role="bold"))
    setting_row(
        page.column,
        label,
        text,
        size,
        lambda rect: Button(rect, Caption(action, sign, 17, role="bold"), press, page.screen, "papyrus"),
    )
