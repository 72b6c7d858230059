"""From seats, names and variants on the command line to a setup that its game accepts."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.position import Position
from game.core.setup import COLOURS, HUMAN, LEVELS, SeatSetup, Setup
from game.core.title import Title
from game.titles import TITLES
from game.titles import title as find_title
from ui.cli.errors import WrongUse
from ui.cli.options import Options
from ui.seeds import any_seed
from ui.text import Voice

COMPANION = "scribe"
"""Who sits down where nothing else was asked for."""


def wanted_title(name: str | None) -> Title[Position]:
    """The game that was named; WrongUse if none was, UnknownTitle if there is no such one."""
    if name is None:
        raise WrongUse("no_game", known=TITLES)
    return find_title(name)


def setup_of(options: Options, title: Title[Position], voice: Voice) -> Setup:
    """The setup that the options describe; BadSetup or WrongUse if the game cannot start with it."""
    kinds = options.seats or (HUMAN, *(COMPANION,) * (title.seat_counts[0] - 1))
    if options.names and len(options.names) != len(kinds):
        raise WrongUse("names", n=len(options.names), seats=len(kinds))
    given = options.names or ("",) * len(kinds)
    seats = tuple(
        SeatSetup(kind, name or own, COLOURS[index % len(COLOURS)])
        for index, (kind, name, own) in enumerate(zip(kinds, given, own_names(kinds, voice), strict=True))
    )
    seed = any_seed() if options.seed is None else options.seed
    setup = Setup(title.id, seats, tuple(dict.fromkeys(options.variant)), seed)
    title.check(setup, LEVELS)
    return setup


def own_names(kinds: Sequence[str], voice: Voice) -> list[str]:
    """Names for seats that got none: the kind, numbered where there are several of it."""
    words = [_word(kind, voice) for kind in kinds]
    return [
        f"{word} {words[: index + 1].count(word)}" if words.count(word) > 1 else word
        for index, word in enumerate(words)
    ]


def _word(kind: str, voice: Voice) -> str:
    if kind == HUMAN:
        return voice.say("cli.seat.person")
    noun = voice.catalogue.nouns("core.level").get(kind)
    return noun.text if noun else kind or "-"
