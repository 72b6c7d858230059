"""KEM-16  Random games from every chair: what is answered betrays nothing that is hidden.

In each position a world is imagined that fits all that one seat knows; hands, draw pile, face-down cards and secret
choices in it are other ones. Whatever that seat could notice must be the same in both.
"""

from collections.abc import Iterator

import pytest

from game.core.agenda import Move
from game.core.chance import Chance
from game.kemet import RULES
from game.kemet.combat import HideCard
from game.kemet.state import Kemet
from tests.kemet.build import setup_of
from tests.titles.playing import asked

TABLES = (2, 3, *(pytest.param(seats, marks=pytest.mark.thorough) for seats in (4, 5)))
EAGER = (
    "MarchTo",
    "TeleportTo",
    "HideCard",
    "BuyTile",
    "PlayCard",
    "RainFire",
    "EscapeTo",
    "GiveForForce",
    "UseVision",
)
"""Moves that lead to hidden cards, Combats and Visions."""


def moments(seats: int) -> Iterator[tuple[Kemet, Move, Chance]]:
    """Positions of two random games and the move that follows; all of a Combat, else one in three."""
    for seed in (1, 2):
        game, chance = RULES.start(setup_of(seats, seed)), Chance(seed + 10 * seats)
        while not game.over:
            moves = game.moves()
            eager = [move for move in moves if type(move).__name__ in EAGER]
            move = chance.pick(eager if eager and chance.below(3) else moves)
            if game.combat is not None or not chance.below(3):
                yield game, move, chance
            game.apply(move)


@pytest.mark.parametrize("seats", TABLES)
def test_an_answer_shows_no_more_than_itself(seats: int) -> None:
    """KEM-16.3, KEM-16.4, KEM-16.5, KEM-14.8  The same answer of another seat leads to the same view.

    Whoever is asked next, who is left out and what is played by the program must not hang on hidden cards. Hiding is
    left out as long as it goes on: how many cards a rival puts behind his card is seen by nobody, and afterwards the
    views are compared again.
    """
    compared = 0
    for game, move, chance in moments(seats):
        for seat in range(seats):
            if asked(game)[1] == seat or isinstance(move, HideCard):
                continue
            world = game.known_to(seat).imagine(seat, chance.fork())
            if move in world.moves():
                after = game.clone()
                after.apply(move)
                world.apply(move)
                if after.unveilings == game.unveilings:
                    compared += 1
                    assert world.unveilings == after.unveilings
                    assert world.known_to(seat) == after.known_to(seat)
    assert compared > 300
