"""PHA-18  Who may know what.

Hidden from all are the order of the vase pile, of both decks and of the bag, and the Traitor's pile; private are the
nobles drawn and set aside in the opening. Everything else is open, so the screen may show what an attentive player
knows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.core.chance import Chance
from game.pharaon.components import components

if TYPE_CHECKING:
    from game.pharaon.state import Pharaon

UNKNOWN = "?"
"""A card, tile or token whose face cannot be known."""


def known_to(game: Pharaon, seat: int) -> Pharaon:
    """What a player at `seat` sees; -1 is somebody at no seat."""
    view = game.clone()
    view.chance = Chance(0)
    view.vase_pile = _unknown(view.vase_pile)
    view.bag = _unknown(view.bag)
    view.noble_deck = _unknown(view.noble_deck)
    view.artisan_deck = _unknown(view.artisan_deck)
    if view.traitor is not None:
        view.traitor.pile = _unknown(view.traitor.pile)
    for index, other in enumerate(view.seats):
        if index != seat:
            other.drawn = _unknown(other.drawn)
            other.rejected = _unknown(other.rejected)
    return view


def imagine(game: Pharaon, seat: int, chance: Chance) -> Pharaon:
    """A whole position that fits what `seat` knows: everything face down is dealt again."""
    world = known_to(game, seat)
    world.chance = chance.fork()
    _imagine_nobles(world, chance)
    artisans = _unseen(components().artisans, _artisans_seen(world), chance)
    world.artisan_deck = [artisans.pop() for _ in world.artisan_deck]
    vases = _unseen(components().vases, [*world.vases, *world.vase_discard], chance)
    world.vase_pile = [vases.pop() for _ in world.vase_pile]
    if world.traitor is not None:
        world.traitor.pile = [vases.pop() for _ in world.traitor.pile]
    world.bag = _imagine_bag(world, chance)
    return world


def _unknown(cards: list[str]) -> list[str]:
    return [UNKNOWN] * len(cards)


def _unseen(all_cards: Iterable[str], seen: Iterable[str], chance: Chance) -> list[str]:
    known = set(seen)
    left = [card for card in all_cards if card not in known]
    chance.shuffle(left)
    return left


def _imagine_nobles(world: Pharaon, chance: Chance) -> None:
    """PHA-18.1, PHA-15.1  Deck and nobles that others drew or set aside; Scribes set apart are none of them."""
    seen = [*world.nobles, *world.removed, *world.scribes_apart]
    for owner in world.seats:
        seen += owner.nobles + owner.drawn + owner.rejected
    left = _unseen(components().nobles, seen, chance)
    for owner in world.seats:
        owner.drawn = [left.pop() if card == UNKNOWN else card for card in owner.drawn]
        owner.rejected = [left.pop() if card == UNKNOWN else card for card in owner.rejected]
    world.noble_deck = [left.pop() for _ in world.noble_deck]


def _artisans_seen(world: Pharaon) -> list[str]:
    return [*world.artisans, *world.removed, *(card for owner in world.seats for card in owner.artisans)]


def _imagine_bag(world: Pharaon, chance: Chance) -> list[str]:
    """PHA-18.1  The tokens that lie nowhere else."""
    left = [token.copies for token in components().tokens]
    for owner in world.seats:
        left = [count - held for count, held in zip(left, owner.tokens, strict=True)]
    lying = [token for lot in world.lots for token in lot] + [token for token in world.zone if token]
    lying += world.token_discard + world.beside + [token for sector in world.wheel for token in sector]
    for token in lying:
        if token in components().token_index:
            left[components().token_index[token]] -= 1
    bag = [token.id for token, count in zip(components().tokens, left, strict=True) for _ in range(count)]
    chance.shuffle(bag)
    assert len(bag) == len(world.bag)
    return bag
