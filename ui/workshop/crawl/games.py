"""Games to stand in: the recorded ones where the program lies in its repository, else random ones of a fixed seed."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from pathlib import Path

from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from game.core.setup import HUMAN, Setup
from game.core.tables import table_of
from game.core.title import Title
from game.workshop.fuzz import players_chance
from saves import load

PAST = 24
"""Moves that a match remembers: telling a whole log takes longer than all that is tried at its end."""
RECORDED = Path(__file__).resolve().parents[3] / "tests" / "recorded"


@record
class Moment:
    """A decision in a game: the number of the game, and how many moves were made before."""

    game: int
    move: int
    decision: str


class Games:
    """The games of one title, read or played when they are first wanted."""

    MOST: int | None = None
    """How many recorded games are read; all of them if nobody is in a hurry."""

    def __init__(self, title: Title[Position], recorded: Path = RECORDED) -> None:
        self.title = title
        self._files = sorted((recorded / title.id).glob("*.yaml"))[: self.MOST]

    @cached_property
    def matches(self) -> list[Match[Position]]:
        if self._files:
            return [load(path).match for path in self._files]
        return [_random_game(self.title, *table, seed) for seed, table in enumerate(self.title.tables())]

    @cached_property
    def moments(self) -> dict[str, list[Moment]]:
        """Where each kind of decision is asked."""
        found: dict[str, list[Moment]] = {}
        for game, match in enumerate(self.matches):
            for move in range(len(match.moves)):
                name = self.asked(game, move)
                found.setdefault(name, []).append(Moment(game, move, name))
        return dict(sorted(found.items()))

    def asked(self, game: int, move: int) -> str:
        """The kind of decision that a move of a game answers."""
        return type(self.matches[game].position_before(move).decision).__name__

    def choice(self, moment: Moment) -> int:
        """How many moves there are to choose from."""
        return len(self.matches[moment.game].position_before(moment.move).moves())

    def setup(self, game: int) -> Setup:
        """The table of a game with people in place of computers."""
        setup = self.matches[game].setup
        automata = self.title.automata
        seats = tuple(seat if seat.kind in automata else replace(seat, kind=HUMAN) for seat in setup.seats)
        return replace(setup, seats=seats)

    def match(self, game: int, move: int) -> Match[Position]:
        """A match that stands at a moment and can be played on; of a long past it knows only the end."""
        whole, first = self.matches[game], max(0, move - PAST)
        start = whole.position_before(first) if first else None
        return Match.replayed(self.title, self.setup(game), whole.moves[first:move], start)


def _random_game(
    title: Title[Position], kinds: tuple[str, ...], variants: tuple[str, ...], seed: int
) -> Match[Position]:
    match = Match(title, table_of(title.id, kinds, variants, seed))
    chance = players_chance(seed)
    while not match.over:
        match.play(chance.pick(match.position.moves()))
    return match
