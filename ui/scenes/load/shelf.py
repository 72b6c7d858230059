"""Which saves the list shows, and in which order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ui.scenes.saved import Saved
from ui.titles import ORDER

Filter = str
"""`running`, `finished`, or the id of a game whose running matches are wanted."""
Order = Literal["newest", "oldest", "by_game", "by_name"]
ORDERS: tuple[Order, ...] = ("newest", "oldest", "by_game", "by_name")


def filters(saves: Iterable[Saved]) -> list[Filter]:
    """The running matches, of all games and of each that has one, and the finished ones if there are any."""
    found = list(saves)
    games = {saved.header.title for saved in found if saved.header is not None and not saved.finished}
    over = any(saved.finished for saved in found)
    return ["running", *(game for game in ORDER if game in games), *(["finished"] if over else [])]


def shown(saves: Iterable[Saved], wanted: Filter, order: Order) -> list[Saved]:
    """Damaged files belong to no game: they are shown with the running matches, in their place by date."""
    chosen = [saved for saved in saves if _fits(saved, wanted)]
    if order == "oldest":
        return sorted(chosen, key=lambda saved: saved.entry.date)
    chosen.sort(key=lambda saved: saved.entry.date, reverse=True)
    if order == "by_game":
        chosen.sort(key=lambda saved: ORDER.index(saved.header.title) if saved.header else len(ORDER))
    elif order == "by_name":
        chosen.sort(key=_name)
    return chosen


def _fits(saved: Saved, wanted: Filter) -> bool:
    if wanted in ("running", "finished"):
        return saved.finished == (wanted == "finished")
    return saved.header is not None and not saved.finished and saved.header.title == wanted


def _name(saved: Saved) -> tuple[bool, str]:
    name = saved.path.name if saved.header is None else saved.name
    return (not name, name.casefold())
