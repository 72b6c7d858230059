"""TEK-21  Who may know what.

Secret are the pile of Pillar tiles, the card decks, Decrees that nobody saw being taken, cards dealt for a
choice, and chance itself. The bag is open: its dice are those that lie nowhere else. Everything that is
seen may be remembered, so the screen shows what an attentive player knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.chance import Chance
from game.tekhenu.components import components
from game.tekhenu.words import CARD_TYPES, card_type

if TYPE_CHECKING:
    from game.tekhenu.state import Tekhenu

UNKNOWN = "?"
"""A tile whose face cannot be known; an unknown card is "B?", "T?" or "D?"."""


def known_to(game: Tekhenu, seat: int) -> Tekhenu:
    """What a player at `seat` knows if he remembers all public events."""
    view = game.clone()
    view.chance = Chance(0)
    view.pile = [UNKNOWN] * len(view.pile)
    view.decks = [[_face_down(card) for card in deck] for deck in view.decks]
    view.bag.sort()
    for index, other in enumerate(view.seats):
        if index != seat and index != view.bot:
            seen = sorted(set(other.seen_decrees) & set(other.decrees))
            other.decrees = seen + ["D?"] * (len(other.decrees) - len(seen))
            other.dealt = [_face_down(card) for card in other.dealt]
    return view


def seen_by(game: Tekhenu, seat: int | None) -> Tekhenu:
    """What the screen may draw while `seat` looks at it; None is everybody together."""
    return known_to(game, -1 if seat is None else seat)


def imagine(game: Tekhenu, seat: int, chance: Chance) -> Tekhenu:
    """A whole position that fits what `seat` knows: everything unseen is dealt again."""
    world = known_to(game, seat)
    world.chance = chance.fork()
    tiles = _unseen_tiles(world)
    chance.shuffle(tiles)
    world.pile = tiles
    unseen = [_unseen_cards(world, kind) for kind in CARD_TYPES]
    for cards in unseen:
        chance.shuffle(cards)
    for other in world.seats:
        other.decrees = [_turn_up(card, unseen) for card in other.decrees]
        other.dealt = [_turn_up(card, unseen) for card in other.dealt]
    world.decks = unseen
    return world


def _face_down(card: str) -> str:
    return card[0] + UNKNOWN


def _turn_up(card: str, unseen: list[list[str]]) -> str:
    return unseen[CARD_TYPES.index(card_type(card))].pop() if card.endswith(UNKNOWN) else card


def _unseen_tiles(world: Tekhenu) -> list[str]:
    seen = {*world.display, *world.laid}
    return [tile for tile in components().tiles if tile not in seen]


def _unseen_cards(world: Tekhenu, kind: str) -> list[str]:
    """All cards of a type in this game less those whose faces are known."""
    every = [
        card
        for card in (*components().blessings, *components().technologies, *components().decrees)
        if card_type(card) == kind
    ]
    seen = {card for cards in (*world.market, *world.discards, world.taken) for card in cards}
    for owner in world.seats:
        seen.update(owner.blessings, owner.technologies, owner.decrees, owner.dealt)
    return [card for card in every if card not in seen and in_game(card, world.layout)]


def in_game(card: str, layout: int) -> bool:
    """TEK-2.8  With two players T16 and D20 are removed."""
    kind = card_type(card)
    if kind == "technology":
        return components().technologies[card].min_players <= layout
    return kind == "blessing" or components().decrees[card].min_players <= layout
