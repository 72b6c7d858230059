"""`python -m tests.recorded.record TITLE`: record 25 games anew, after a correction of the rules that changes play.

All seat counts and variants in turn; most seats decide by chance, some games are played by *Apprenti* seats, so that
sensible lines are among them.
"""

import sys
from datetime import UTC, datetime
from pathlib import Path

from game.ai.levels import decide
from game.core.match import Match
from game.core.position import Position
from game.core.setup import COLOURS, HUMAN, SeatSetup, Setup
from game.core.title import Title, chance_of
from game.titles import title as find_title
from saves import SaveIdentity, write_match

FOLDER = Path(__file__).parent
GAMES = 25
DATE = datetime(2026, 11, 16, tzinfo=UTC)


def record(title: Title[Position], number: int) -> Match[Position]:
    """The game with this number, played to its end."""
    tables = title.tables()
    kinds, variants = tables[number % len(tables)]
    level = "apprenti" if number % 3 == 2 else "random"
    seats = tuple(
        SeatSetup(level if kind == HUMAN else kind, f"Siège {i + 1}", COLOURS[i]) for i, kind in enumerate(kinds)
    )
    match = Match(title, Setup(title.id, seats, variants, number))
    whims = chance_of(1000 + number)
    while match.decision is not None:
        match.play(decide(title, match.position, match.decision.seat, level, whims).move)
    return match


def main(names: list[str]) -> None:
    for name in names:
        folder = FOLDER / name
        folder.mkdir(exist_ok=True)
        for number in range(GAMES):
            match = record(find_title(name), number)
            identity = SaveIdentity(f"{number:016x}", f"{name} {number}")
            write_match(folder / f"{number:02}.yaml", match, identity, DATE, digests=True)


if __name__ == "__main__":
    main(sys.argv[1:])
