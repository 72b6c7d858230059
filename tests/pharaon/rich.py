"""Games among rich seats: everybody begins with nobles, tokens and resources, so that powers meet in every payment."""

from dataclasses import replace

from game.core.chance import Chance
from game.core.setup import Setup
from game.core.title import Title
from game.pharaon import RULES
from game.pharaon.components import components
from game.pharaon.pieces import COLOURS, SILVER
from game.pharaon.setup import DISCOVERY, new_game
from game.pharaon.state import Pharaon

SPARE_NOBLES = 5
"""Left in the deck beside the display and the opening draws, so that it runs out in the middle of the game."""


def rich_game(setup: Setup) -> Pharaon:
    """A new game in which wealth is dealt out before the opening picks, from where it lies."""
    game, chance = new_game(setup), Chance(setup.seed ^ 0xC0FFEE)
    people = [seat for seat in range(len(game.seats)) if seat != game.automaton]
    _deal_nobles(game, people, DISCOVERY in setup.variants)
    for seat in people:
        owner = game.seats[seat]
        for _ in range(2 + chance.below(4)):
            if game.bag:
                game.take_token(seat, game.bag.pop())
        game.gain(seat, [chance.pick((*COLOURS, SILVER)) for _ in range(8)])
        owner.step = chance.below(3)
    return game


def _deal_nobles(game: Pharaon, people: list[int], scribes_stay: bool) -> None:
    """As many nobles as the deck can spare; Scribes stay in it where discovery mode deals them."""
    needed = components().noble_display + len(people) * components().nobles_drawn + SPARE_NOBLES
    kept = [card for card in game.noble_deck if scribes_stay and card in components().scribes]
    deck = [card for card in game.noble_deck if card not in kept]
    while len(deck) >= needed + len(people):
        for seat in people:
            game.seats[seat].nobles.append(deck.pop())
    game.noble_deck = deck + kept


RICH: Title[Pharaon] = replace(RULES, new_game=rich_game)
"""The same rules with another beginning."""
