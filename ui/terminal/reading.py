"""Cards, tiles and spaces of a game read by name or by the code that is printed on them: `? B15`, `? festin`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from unicodedata import combining, normalize

from ui.terminal.voices import Teller

MOST = 6
"""So many things are read out; of more only the names are told."""


class Printed(NamedTuple):
    """Something with a name and words of its own; `code` is its id in the data of the game."""

    code: str
    name: str
    text: str


def found(things: Sequence[Printed], asked: str) -> list[Printed]:
    """The thing with this code or exactly this name; else all whose name has the words, or words that begin so."""
    wanted = plain(asked)
    exact = [thing for thing in things if wanted in (plain(thing.code), plain(thing.name))]
    if exact:
        return exact
    return [thing for thing in things if all(_begins(thing, word) for word in wanted.split())]


def _begins(thing: Printed, word: str) -> bool:
    return any(part.startswith(word) for part in plain(thing.name).split())


def plain(text: str) -> str:
    """Small letters without accents; what is neither letter nor digit parts words."""
    letters = (character for character in normalize("NFD", text.lower()) if not combining(character))
    return " ".join("".join(one if one.isalnum() else " " for one in letters).split())


def read_out(things: Sequence[Printed], asked: str, teller: Teller) -> None:
    """What a person asked about, or that there is no such thing."""
    told = found(things, asked)
    if not told:
        teller.say("nothing_called", text=asked)
    elif len(told) > MOST:
        names = ", ".join(map(_titled, told))
        teller.say("several_called", text=asked, n=len(told), told=names)
    else:
        for one in told:
            teller.say("printed", name=_titled(one), text=one.text)


def _titled(thing: Printed) -> str:
    """Its name, with the number that tells it from others; a code that is but an English word is not shown."""
    return f"{thing.name} ({thing.code})" if thing.code.isupper() else thing.name
