"""Matches for pictures: played by computer levels with fixed seeds, as far as a moment worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game.ai.levels import decide
from game.core.chance import Chance
from game.core.match import Match
from game.core.position import Position
from game.core.setup import COLOURS, HUMAN, SeatSetup, Setup
from game.titles import title as find_title
from ui.text import Catalogue, Voice

NAMES = ("Néféret", "Imhotep", "Tiyi", "Ahmosis", "Hatchepsout")
FIRST_SEED, SEEDS = 7, 20


def setup_of(title: str, seats: int, people: int = 2, seed: int = 7, variants: tuple[str, ...] = ()) -> Setup:
    chairs = (SeatSetup(HUMAN if k < people else "scribe", NAMES[k], COLOURS[k]) for k in range(seats))
    return Setup(title, tuple(chairs), variants, seed)


def solo_setup(title: str, seed: int = 7, variants: tuple[str, ...] = ()) -> Setup:
    """A person against the solo opponent of the game."""
    automaton = find_title(title).automata[0]
    name = Voice(Catalogue.load("fr")).noun("level", automaton)
    seats = (SeatSetup(HUMAN, NAMES[0], COLOURS[0]), SeatSetup(automaton, name, COLOURS[1]))
    return Setup(title, seats, variants, seed)


@cache
def whole_game(title: str, seats: int, people: int = 2, seed: int = 7, level: str = "apprenti") -> Match[Position]:
    """A finished game, played once. Do not play on in it: `moment` and `until` give copies."""
    return _played(setup_of(title, seats, people, seed), level)


@cache
def solo_game(title: str, seed: int = 7, variants: tuple[str, ...] = (), level: str = "apprenti") -> Match[Position]:
    """The same against the solo opponent."""
    return _played(solo_setup(title, seed, variants), level)


def _played(setup: Setup, level: str) -> Match[Position]:
    rules = find_title(setup.title)
    match = Match(rules, setup)
    chance = Chance(setup.seed)
    while not match.over:
        decision = match.decision
        assert decision is not None
        match.play(decide(rules, match.position, decision.seat, level, chance).move)
    return match


def moment(title: str, seats: int, people: int, wanted: Callable[[Position], bool]) -> Match[Position]:
    """A match in which something is so for the first time; seeds are tried in their order until one has it."""
    for seed in range(FIRST_SEED, FIRST_SEED + SEEDS):
        match = whole_game(title, seats, people, seed)
        for number in range(len(match.moves) + 1):
            if wanted(match.position_before(number)):
                return until(match, number)
    raise LookupError("no match has such a moment")


def until(match: Match[Position], number: int) -> Match[Position]:
    """A copy of a match after its first moves."""
    return Match.replayed(match.title, match.setup, match.moves[:number])
