"""`python -m tests.saves.freeze`: freeze saves of a program that is about to be released, for all programs to come.

One match in its middle for every number of seats and every solo mode of every title; never written again.
"""

from datetime import UTC, datetime
from pathlib import Path

from game import __version__
from game.core.match import Match
from game.core.tables import table_of
from game.titles import TITLES, title
from saves import SaveIdentity, write_match
from tests.playing import played_on

FROZEN = Path(__file__).parent / "formats" / "titles"
RELEASES = ("0.2.0",)
MOVES = 120


def tables() -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Title, kinds of seats, solo mode: those that exclude each other, or none."""
    found = []
    for name in TITLES:
        rules = title(name)
        solo = max((option.choices for option in rules.options if option.solo), key=len, default=())
        found += [(name, ("human", "scribe", "apprenti", "random", "human")[:count], ()) for count in rules.seat_counts]
        found += [(name, ("human", kind), mode) for kind in rules.automata for mode in ((), *((one,) for one in solo))]
    return found


def stem_of(name: str, kinds: tuple[str, ...], mode: tuple[str, ...]) -> str:
    return "-".join([name, kinds[1] if kinds[1] in title(name).automata else str(len(kinds)), *mode])


def main() -> None:
    folder = FROZEN / __version__
    folder.mkdir()
    for number, (name, kinds, mode) in enumerate(tables()):
        whole = played_on(Match(title(name), table_of(name, kinds, mode, number)), seed=number)
        match = Match.replayed(whole.title, whole.setup, whole.moves[: min(MOVES, len(whole.moves) * 2 // 3)])
        identity = SaveIdentity(f"{number:016x}", f"{name} {number}")
        write_match(folder / f"{stem_of(name, kinds, mode)}.yaml", match, identity, datetime.now(UTC))


if __name__ == "__main__":
    main()
