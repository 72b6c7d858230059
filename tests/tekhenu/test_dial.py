"""TEK-1, TEK-3, TEK-15  The dial: sections, light, purity, rotation and refill, for every position."""

import pytest

from game.tekhenu import events
from game.tekhenu.components import components
from game.tekhenu.rounds import EndRound
from game.tekhenu.words import BASIC, COLOURS, GODS
from tests.tekhenu.look import on_dial
from tests.tekhenu.table import table
from tests.titles.playing import only, run

TABLE = {
    "sunny": {"white": "pure", "yellow": "tainted", "brown": "forbidden", "black": "forbidden", "gray": "tainted"},
    "shaded": {"white": "tainted", "yellow": "pure", "brown": "pure", "black": "tainted", "gray": "tainted"},
    "dark": {"white": "forbidden", "yellow": "forbidden", "brown": "tainted", "black": "pure", "gray": "tainted"},
}


def naive_light(s: int, section: int) -> str:
    """TEK-1.2  Sunny s, s+1; Shaded s+2, s+5; Dark s+3, s+4 (mod 6)."""
    if section in ((s) % 6, (s + 1) % 6):
        return "sunny"
    return "shaded" if section in ((s + 2) % 6, (s + 5) % 6) else "dark"


@pytest.mark.parametrize("s", range(6))
def test_light_and_purity_everywhere(s: int) -> None:
    """E01, E02, E03, E04, TEK-1.2, 3.1, 3.2  All six positions, all sections, all colours, as in the printed table."""
    game = table(sun=GODS[s])
    for section in range(6):
        assert game.light(section) == naive_light(s, section)
        assert {colour: game.purity(section, colour) for colour in COLOURS} == TABLE[naive_light(s, section)]


def test_words_of_the_dial() -> None:
    """TEK-1.1, 1.3, 1.6, 3.5  Sections clockwise, districts in order; what a die of each colour produces, gray none."""
    assert GODS == ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
    assert BASIC == ("papyrus", "bread", "limestone", "granite")
    named = {colour: None if number is None else BASIC[number] for colour, number in components().resource_of.items()}
    assert named == {"yellow": "papyrus", "brown": "bread", "white": "limestone", "black": "granite", "gray": None}


@pytest.mark.parametrize(("seats", "solo"), [(2, False), (3, False), (4, False), (2, True)])
@pytest.mark.parametrize("s", range(6))
def test_rotation_and_refill(s: int, seats: int, solo: bool) -> None:
    """E05, X02, TEK-15.1, 15.3, 15.4, 1.8, R01  s + 1; the two sections now Shaded get a die for each seat."""
    game = table(seats, solo=solo, sun=GODS[s], dice="horus gray 1, bastet gray 2")
    before = [on_dial(game, god) for god in GODS]
    game.round_number = 2
    heard = run(game, EndRound())
    new = (s + 1) % 6
    assert game.first_sunny == new
    assert events.DialTurned(GODS[new]) in heard
    for section, god in enumerate(GODS):
        more = seats if naive_light(new, section) == "shaded" else 0
        assert len(on_dial(game, god)) == len(before[section]) + more
        assert on_dial(game, god)[: len(before[section])] == before[section]
    assert len(only(heard, events.DiceRolled)) == 2


def test_new_dice_come_from_the_bag() -> None:
    """TEK-15.3, 3.4  Every colour of the bag can come, and nothing else."""
    seen: set[str] = set()
    for seed in range(30):
        game = table(2, seed, round_number=2)
        for event in only(run(game, EndRound()), events.DiceRolled):
            seen.update(event.colours)
            assert all(1 <= face <= 6 for face in event.faces)
    assert seen == set(COLOURS)
