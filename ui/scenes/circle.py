"""The circle of players in the menus: who is known here, who sat where last, and how a match of theirs begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from game.core.errors import SpokenError
from game.core.match import Match
from game.core.setup import LEVELS, SeatSetup, Setup
from game.titles import TITLES
from game.titles import title as find_title
from saves import Notice, SaveIdentity
from saves.people import Circle, change_circle, load_circle
from ui.frame.app import App
from ui.scenes import routes
from ui.scenes.fit_data import has_fit_data

NAMES = ("one", "two", "three", "four", "five")


def given_names(app: App) -> tuple[str, ...]:
    """The names that seats get by themselves."""
    return tuple(app.say(f"menu.new.names.{name}") for name in NAMES)


def circle_of(app: App) -> Circle:
    """Everybody who is known here; what is wrong with their file is told."""
    return _told(app, lambda: load_circle(app.store.people_file))


def forget(app: App, name: str) -> Circle:
    """A person is not offered any more."""
    return _told(app, lambda: change_circle(app.store.people_file, lambda circle: circle.without(name)))


def remember(app: App, setup: Setup) -> None:
    """These people sit at this table now; names that nobody chose are not remembered as people."""
    given = given_names(app)
    _told(app, lambda: change_circle(app.store.people_file, lambda circle: circle.after(setup, given)))


def begin(app: App, setup: Setup) -> bool:
    """Remember who sits where, and play; False and a notice if the data of the game are not fit for it."""
    if not has_fit_data(app, setup.title):
        return False
    remember(app, setup)
    app.sound("gong")
    routes.open_table(app, Match(find_title(setup.title), setup), SaveIdentity.new())
    return True


def begin_again(app: App, setup: Setup) -> None:
    """Another match at the same table, with draws of its own."""
    begin(app, replace(setup, seed=app.new_seed()))


def last_tables(app: App, circle: Circle) -> list[Setup]:
    """The tables at which a match can begin as they are, the latest first."""
    return [table for table in circle.tables if _is_playable(table)]


def is_solo(table: Setup) -> bool:
    """Whether a solo opponent of the rule book sits there."""
    return any(seat.kind in find_title(table.title).automata for seat in table.seats)


def who_plays(app: App, seats: Iterable[SeatSetup]) -> str:
    """« Aude, Paul, Tiyi (Scribe) »: names, and kinds where a name does not say them."""
    told = []
    for seat in seats:
        level = app.level_name(seat.kind)
        told.append(seat.name if seat.is_human or seat.name == level else f"{seat.name} ({level})")
    return ", ".join(told)


def _is_playable(table: Setup) -> bool:
    """Whether this program knows the game, its kinds of seats and its variants."""
    if table.title not in TITLES:
        return False
    try:
        find_title(table.title).check(table, LEVELS)
    except SpokenError:
        return False
    return True


def _told(app: App, read: Callable[[], tuple[Circle, tuple[Notice, ...]]]) -> Circle:
    """What was read or written; trouble is told and does not stop the game."""
    try:
        circle, notices = read()
    except SpokenError as error:
        app.notices.append(app.told(error))
        return Circle()
    for notice in notices:
        app.notices.append(app.say(notice.key, **notice.values))
    return circle
