"""Matches for pictures: games that computer seats once played, recorded in `assets/games`, and moments of them.

`python -m ui.workshop.gallery.matches` records every game anew, after a correction of the rules that changes play;
`python -m ui.workshop.gallery.matches kemet/5-19` one that an exhibit needs: title, seats (or `solo`) and seed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from copy import copy
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path

from game.ai.levels import decide
from game.core.chance import Chance
from game.core.match import Match
from game.core.position import Position
from game.core.setup import COLOURS, HUMAN, SeatSetup, Setup
from game.titles import title as find_title
from saves import SaveIdentity, load, write_match
from ui.art.paths import ASSETS
from ui.text import Catalogue, Voice

NAMES = ("Néféret", "Imhotep", "Tiyi", "Ahmosis", "Hatchepsout")
LONG_NAMES = tuple(f"Hatchepsout la Grande {number}" for number in range(5))
"""As long as names can be."""
GAMES = ASSETS / "games"
FIRST_SEED = 7
SOLO = 1
"""Stands for a table of one person and the solo opponent."""
RECORDED = datetime(2026, 11, 18, tzinfo=UTC)


def setup_of(title: str, seats: int, people: int = 2, seed: int = FIRST_SEED, variants: tuple[str, ...] = ()) -> Setup:
    chairs = (SeatSetup(HUMAN if k < people else "scribe", NAMES[k], COLOURS[k]) for k in range(seats))
    return Setup(title, tuple(chairs), variants, seed)


def solo_setup(title: str, seed: int = FIRST_SEED, variants: tuple[str, ...] = ()) -> Setup:
    """A person against the solo opponent of the game."""
    automaton = find_title(title).automata[0]
    name = Voice(Catalogue.load("fr")).noun("level", automaton)
    seats = (SeatSetup(HUMAN, NAMES[0], COLOURS[0]), SeatSetup(automaton, name, COLOURS[1]))
    return Setup(title, seats, variants, seed)


def whole_game(title: str, seats: int, people: int = 2, seed: int = FIRST_SEED) -> Match[Position]:
    """A finished game, whoever sits there. Play on in a `branch` of it."""
    match = copy(_recorded(title, _name(seats, seed)))
    match.setup = setup_of(title, seats, people, seed)
    return match


def solo_game(title: str, seed: int = FIRST_SEED, variants: tuple[str, ...] = ()) -> Match[Position]:
    """The same against the solo opponent."""
    return _recorded(title, _name(SOLO, seed, variants))


def moment(
    title: str, seats: int, wanted: Callable[[Position], bool], variants: tuple[str, ...] = ()
) -> Match[Position]:
    """A match in which something is so for the first time; the recorded games are tried in the order of their seeds."""
    for seed in sorted(_seeds(title, seats, variants)):
        match = solo_game(title, seed, variants) if seats == SOLO else whole_game(title, seats, seats, seed)
        for number in range(len(match.moves) + 1):
            if wanted(match.position_before(number)):
                return match.branch(number)
    raise LookupError(f"no recorded game of {title} has such a moment")


def _name(seats: int, seed: int, variants: tuple[str, ...] = ()) -> str:
    return "-".join(("solo" if seats == SOLO else str(seats), str(seed), *variants))


def _seeds(title: str, seats: int, variants: tuple[str, ...]) -> Iterator[int]:
    for path in (GAMES / title).glob("*.yaml"):
        seed = int(path.stem.split("-")[1])
        if path.stem == _name(seats, seed, variants):
            yield seed


@lru_cache(10)
def _recorded(title: str, name: str) -> Match[Position]:
    loaded = load(GAMES / title / f"{name}.yaml")
    if loaded.way != "log":
        raise LookupError(
            f"{title}/{name} no longer follows the rules; python -m ui.workshop.gallery.matches records it anew"
        )
    return loaded.match


def _record(title: str, name: str) -> None:
    """Play a game by computer seats and write it down."""
    seats, seed, *variants = name.split("-")
    if seats == "solo":
        setup = solo_setup(title, int(seed), tuple(variants))
    else:
        setup = setup_of(title, int(seats), int(seats), int(seed))
    match = Match(find_title(title), setup)
    chance = Chance(setup.seed)
    while (decision := match.decision) is not None:
        match.play(decide(match.title, match.position, decision.seat, "apprenti", chance).move)
    write_match(GAMES / title / f"{name}.yaml", match, SaveIdentity(f"{setup.seed:016x}", f"{title} {name}"), RECORDED)


def main(names: list[str]) -> None:
    for name in names or (str(path.relative_to(GAMES).with_suffix("")) for path in sorted(GAMES.glob("*/*.yaml"))):
        title, _, game = Path(name).as_posix().partition("/")
        (GAMES / title).mkdir(parents=True, exist_ok=True)
        _record(title, game)


if __name__ == "__main__":
    main(sys.argv[1:])
