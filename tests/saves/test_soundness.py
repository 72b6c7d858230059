"""A snapshot that no game can reach is refused, even if its digest is right."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.events import Scored
from game.core.match import Match
from saves import DamagedSave, compose, load
from saves.document import SEPARATOR
from tests import toy
from tests.saves.builders import CORRECTED, DATE, KEEPSAKE, file_of, played, repertoire


def forged(folder: Path, forge: Callable[[toy.ToyPosition], object]) -> Path:
    """A save whose snapshot somebody changed with care, under a header that still looks right."""
    match: Match[toy.ToyPosition] = played(9)
    path = file_of(folder, match)
    head, separator, _ = path.read_bytes().partition(SEPARATOR)
    forge(match.position)
    body = compose(match, KEEPSAKE, DATE).partition(SEPARATOR)[2]
    path.write_bytes(head + separator + body)
    return path


FORGERIES: dict[str, Callable[[toy.ToyPosition], object]] = {
    "a step that asks nobody": lambda game: game.agenda.append(toy.CountGold()),
    "a seat that is not there": lambda game: game.agenda.append(toy.LayCards(7)),
    "a seat below zero": lambda game: game.agenda.append(toy.LayCards(-1)),
    "an endless agenda": lambda game: game.agenda.extend([toy.LayCards(0)] * 2000),
    "too many seats": lambda game: game.points.append(0),
    "too few seats": lambda game: game.seats.pop(),
    "points from nowhere": lambda game: game.points.__setitem__(0, 99),
    "points for a stranger": lambda game: game.ledger.append(Scored(5, 0, "card", 1)),
    "a lost card": lambda game: game.deck.pop(),
    "a doubled card": lambda game: game.deck.append(game.deck[0]),
    "a card of another game": lambda game: game.deck.__setitem__(0, toy.Card(99, 1)),
    "debts": lambda game: setattr(game.seats[0], "gold", -1),
    "turns below zero": lambda game: setattr(game, "turn", -1),
    "a round below zero": lambda game: setattr(game, "current_round", -1),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_snapshot_is_refused(tmp_path: Path, forgery: str):
    path = forged(tmp_path, FORGERIES[forgery])
    with pytest.raises(DamagedSave) as caught:
        load(path, repertoire(CORRECTED))
    assert caught.value.key == "core.save.damaged.unplayable"


def test_an_honest_snapshot_passes(tmp_path: Path):
    assert load(forged(tmp_path, lambda game: None), repertoire(CORRECTED)).way == "snapshot"
