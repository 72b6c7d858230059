"""One bit of a save falls over: the file is refused, or people are told, or nothing has changed. Never in silence.

`python -m tests.saves.test_flips 2000` flips more of them and prints what became of them.
"""

import sys
import tempfile
from collections import Counter
from pathlib import Path

import pytest

from game.core.chance import Chance
from game.core.errors import SpokenError
from game.core.match import Match
from game.core.tables import table_of
from game.titles import TITLES, title
from saves import Loaded, SaveIdentity, compose, load
from saves.repertoire import PROGRAM
from saves.shelf import Shelf
from tests.playing import after, played_on
from tests.saves.builders import DATE

KEEPSAKE = SaveIdentity("00112233445566aa", "Soirée chez Anna")


def save_of(name: str) -> bytes:
    match = Match(title(name), table_of(name, ("human", "scribe", "apprenti"), (), 4))
    return compose(played_on(match, after(60), 9), KEEPSAKE, DATE)


def flipped(save: bytes, chance: Chance) -> bytes:
    """One bit anywhere, as often as not in the header and the setup, where a file is easiest to change."""
    whole = bytearray(save)
    place = chance.below(len(whole) if chance.below(2) else save.index(b'"moves": ['))
    whole[place] ^= 1 << chance.below(8)
    return bytes(whole)


def outcome(path: Path, original: Loaded) -> str:
    """What people notice of a changed file: refused, told, unchanged; or that it is another one, in silence."""
    entry = Shelf(path.parent, PROGRAM).entry(path)
    try:
        found = load(path)
    except SpokenError:
        return "refused" if entry.trouble is not None else "silent in the list"
    if entry.trouble is None and entry.header != original.header:
        return "silent in the list"
    if found.notice is not None:
        return "told"
    return "unchanged" if contents(found) == contents(original) else "silent"


def contents(found: Loaded) -> tuple[object, ...]:
    return found.header, found.identity, found.match.setup, found.match.moves, found.match.digest()


def outcomes(name: str, flips: int, folder: Path, seed: int = 1) -> Counter[str]:
    save, chance, path = save_of(name), Chance(seed), folder / "match.yaml"
    path.write_bytes(save)
    original, found = load(path), Counter[str]()
    for _ in range(flips):
        path.write_bytes(flipped(save, chance))
        found[outcome(path, original)] += 1
    return found


@pytest.mark.parametrize("flips", [40, pytest.param(200, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("name", TITLES)
def test_no_flipped_bit_changes_a_save_in_silence(tmp_path: Path, name: str, flips: int):
    assert set(outcomes(name, flips, tmp_path)) <= {"refused", "told", "unchanged"}


if __name__ == "__main__":
    for each in TITLES:
        with tempfile.TemporaryDirectory() as place:
            print(each, dict(outcomes(each, int(sys.argv[1]), Path(place))))
