"""Statistics as tables: games, wins, best and mean, by person, by kind of seat, by game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from saves import Record, Tally, by_kind, by_person, by_title
from ui.art.lettering import width
from ui.art.palette import INK, INK_REMARK
from ui.frame import words
from ui.frame.app import App
from ui.frame.control import Control
from ui.titles import ORDER
from ui.widgets.metrics import line_height
from ui.widgets.sheet import Column

HEADS = ("games", "wins", "best", "mean")


def figures_sheet(app: App, records: Sequence[Record], title: str | None, view: Rect) -> list[Control]:
    """Three tables in a column."""
    column = Column(view, app.screen)
    chosen = [record for record in records if title is None or record.title == title]
    if not chosen:
        column.gap(40)
        column.words(app.say("menu.records.none"), 28, "heading", align="center")
        column.gap(10)
        column.words(app.say("menu.records.none_text"), 20, "italic", INK_REMARK, "center")
        return column.finish(app.say("menu.records.statistics"))
    _table(column, app, "by_person", "person", by_person(chosen))
    kinds = {_level(app, kind): tally for kind, tally in by_kind(chosen).items()}
    _table(column, app, "by_kind", "computer", kinds)
    games = {_game(app, name): tally for name, tally in by_title(chosen).items()}
    if games:
        _table(column, app, "by_game", "pyramid", games)
    return column.finish(app.say("menu.records.statistics"))


def _level(app: App, kind: str) -> str:
    return app.level_name(kind) if kind in app.voice.catalogue.nouns("core.level") else kind


def _game(app: App, name: str) -> str:
    return app.voice.noun("game", name) if name in ORDER else name


def _table(column: Column, app: App, key: str, sign: str, rows: Mapping[str, Tally]) -> None:
    screen = app.screen
    column.section(app.say(f"menu.records.{key}"), sign)
    first = round(column.width * 0.36)
    share = (column.width - first) // len(HEADS)
    head = column.place(line_height(screen, 16, "italic"), 2)
    labels = [app.say(f"menu.records.{name}") for name in HEADS]
    px = screen.text(16)
    while px > 11 and any(width(label, "italic", px) > share - 4 for label in labels):
        px -= 1

    def heads(target: Surface, dy: int) -> None:
        for index, label in enumerate(labels):
            box = Rect(head.x + first + index * share, head.y + dy, share, head.height)
            words.line(target, label, box, "italic", px, INK_REMARK, "right", 11)

    column.paint(heads)
    for name, tally in sorted(rows.items(), key=lambda row: (-row[1].wins, -row[1].games, row[0].casefold())):
        mean = f"{tally.mean:.1f}".replace(".", app.say("menu.records.comma"))
        _line(column, name, (str(tally.games), str(tally.wins), str(tally.best), mean), first, share)
    column.gap(16)


def _line(column: Column, name: str, figures: Sequence[str], first: int, share: int) -> None:
    screen = column.screen
    row = column.place(line_height(screen, 19, "bold") + screen.px(4), 2)

    def piece(target: Surface, dy: int) -> None:
        words.line(target, name, Rect(row.x, row.y + dy, first, row.height), "bold", screen.text(19), INK, least=11)
        for index, figure in enumerate(figures):
            box = Rect(row.x + first + index * share, row.y + dy, share, row.height)
            words.line(target, figure, box, "number", screen.text(18), INK, "right", 11)

    column.paint(piece)
    column.line(alpha=60)
