"""Games among rich seats: cards, goods and happy people for everybody, so that random play sees more of the rules."""

from dataclasses import replace

from game.core.chance import Chance
from game.core.setup import Setup
from game.core.title import Title
from game.tekhenu import RULES
from game.tekhenu.setup import new_game
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GOODS
from tests.tekhenu.table import tracks

SHARES = {1: (3, 6, 2), 2: (3, 6, 2), 3: (2, 4, 1), 4: (1, 3, 1)}
"""Blessings, Technologies and Decrees for each of so many players."""


def rich_game(setup: Setup) -> Tekhenu:
    """A new game in which wealth is dealt out before the opening, from where it lies."""
    game, chance = new_game(setup), Chance(setup.seed ^ 0xC0FFEE)
    for seat in game.people():
        for deck, count in zip(game.decks, SHARES[len(game.people())], strict=True):
            for _ in range(count):
                game.keep(seat, deck.pop(chance.below(len(deck))))
        game.seats[seat].goods = [chance.below(8) for _ in GOODS]
        happiness = 10 + chance.below(11)
        tracks(game, seat, min(21, happiness + chance.below(5)), happiness)
    return game


RICH: Title[Tekhenu] = replace(RULES, new_game=rich_game)
"""The same rules with another beginning."""
