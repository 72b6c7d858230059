"""Saves as somebody with a text editor and our codec would craft them: snapshots with single values changed."""

from collections.abc import Iterator
from copy import deepcopy

from game.core.chance import Chance
from game.core.codec import Plain

LARGE = 1_000_000_000
NUMBERS = (-LARGE, -100, -2, -1, 0, 1, 2, 3, 5, 7, 20, 99, 1000, 100_000, LARGE, (1 << 63) - 1)


def places(plain: Plain, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every single value, to every list and to every mapping."""
    entries = enumerate(plain) if isinstance(plain, list) else plain.items() if isinstance(plain, dict) else ()
    for key, value in entries:
        yield (*path, key)
        yield from places(value, (*path, key))


def crafted(plain: Plain, chance: Chance, changes: int = 1) -> tuple[Plain, str]:
    """A snapshot with some values changed, and which."""
    made, told = deepcopy(plain), []
    for _ in range(changes):
        way = _weighed(made, chance)
        holder = made
        for key in way[:-1]:
            holder = holder[key]  # type: ignore[index,call-overload]
        before = holder[way[-1]]  # type: ignore[index,call-overload]
        after = _other(before, made, chance)
        holder[way[-1]] = after  # type: ignore[index,call-overload]
        told.append(f"{'.'.join(map(str, way))}: {str(before)[:40]} -> {str(after)[:40]}")
    return made, "; ".join(told)


def _weighed(plain: Plain, chance: Chance) -> tuple[str | int, ...]:
    """A random place: first a field of the position, so that long lists are not everything."""
    assert isinstance(plain, dict)
    field = chance.pick(sorted(map(str, plain)))
    inside = [(field, *way) for way in places(plain[field])]
    return chance.pick([*inside, (field,)] if inside else [(field,)])


def _other(value: Plain, whole: Plain, chance: Chance) -> Plain:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.pick([*NUMBERS, value + 1, value - 1])
    if isinstance(value, str):
        words = sorted(set(_words(whole)))
        return chance.pick([*words, "", "?", "nobody"])
    if isinstance(value, list):
        return _shuffled(value, chance)
    if isinstance(value, dict):
        return value
    return chance.pick([None, 0, 3, LARGE, "", "ra"])


def _shuffled(value: list[Plain], chance: Chance) -> list[Plain]:
    """Shorter, longer, doubled or turned round."""
    ways = [value[:-1], value[1:], value[::-1], [*value, *value[-1:]], [*value[:1], *value], value * 40, []]
    return deepcopy(chance.pick(ways))


def _words(plain: Plain) -> Iterator[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, list):
        for entry in plain:
            yield from _words(entry)
    elif isinstance(plain, dict):
        for entry in plain.values():
            yield from _words(entry)
