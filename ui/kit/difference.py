"""What is different between the things of two tables: most of an animation needs to know no more."""

from __future__ import annotations

from typing import NamedTuple

from ui.kit.thing import Thing, Things


class Difference(NamedTuple):
    """Things that moved (before, after), came, went, and those that only look different."""

    moved: list[tuple[Thing, Thing]]
    came: list[Thing]
    went: list[Thing]
    turned: list[tuple[Thing, Thing]]
    parts: dict[str, list[Thing]]
    """What lies on a thing that came or went, by the id of that thing."""

    @property
    def empty(self) -> bool:
        return not (self.moved or self.came or self.went or self.turned)


def difference(before: Things, after: Things) -> Difference:
    """Compare two tables; a part of a thing that came or went is listed with that thing."""
    old = {one.id: one for one in before}
    new = {one.id: one for one in after}
    moved, turned = list[tuple[Thing, Thing]](), list[tuple[Thing, Thing]]()
    for name, one in new.items():
        was = old.get(name)
        if was is not None and was.place.center != one.place.center:
            moved.append((was, one))
        elif was is not None and was.face != one.face:
            turned.append((was, one))
    parts: dict[str, list[Thing]] = {}
    came, went = _only_in(new, old, parts), _only_in(old, new, parts)
    return Difference(moved, came, went, turned, parts)


def _only_in(here: dict[str, Thing], there: dict[str, Thing], parts: dict[str, list[Thing]]) -> list[Thing]:
    """Whole things that are only here; their parts are put into `parts`."""
    found = []
    for name, one in here.items():
        if name in there:
            continue
        if one.on in here and one.on not in there:
            parts.setdefault(one.on, []).append(one)
        else:
            found.append(one)
    return found
