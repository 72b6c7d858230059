"""Which saves the list shows, and in which order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ui.scenes.games import ORDER
from ui.scenes.saved import Saved

Filter = str
"""`all`, `finished`, or the id of a game."""
Order = Literal["newest", "oldest", "by_game", "by_name"]
ORDERS: tuple[Order, ...] = ("newest", "oldest", "by_game", "by_name")


def filters(saves: Iterable[Saved]) -> list[Filter]:
    """Everything, the games that have a save, finished ones if there are any."""
    found = list(saves)
    games = {saved.header.title for saved in found if saved.header is not None}
    over = any(saved.header is not None and saved.header.finished for saved in found)
    return ["all", *(game for game in ORDER if game in games), *(["finished"] if over else [])]


def shown(saves: Iterable[Saved], wanted: Filter, order: Order) -> list[Saved]:
    """Damaged files belong to no game: they are shown with everything, in their place by date."""
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
    header = saved.header
    if wanted == "all":
        return True
    if header is None:
        return False
    return header.finished if wanted == "finished" else header.title == wanted


def _name(saved: Saved) -> tuple[bool, str]:
    name = saved.header.name if saved.header else saved.path.name
    return (not name, name.casefold())
