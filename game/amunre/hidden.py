"""AMU-5.1, AMU-15.3  Who may know what.

Secret are the faces of the cards in other hands, in the deck and on the provinces, offerings before the
reveal and, with the expert rule, province cards. Purses and the number of cards are secret on the table
too, so the screen never gets them (`seen_by`); but every payment, purchase and income is public, so an
attentive player knows them, and so does a computer seat (`known_to`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.amunre.components import components
from game.core.chance import Chance

if TYPE_CHECKING:
    from game.amunre.state import AmunRe, Seat

UNKNOWN = "?"
"""A card whose face cannot be known."""
SEALED = -1
"""An offering is laid down; what it is cannot be known."""


def known_to(game: AmunRe, seat: int) -> AmunRe:
    """What a player at `seat` knows if he remembers all public events."""
    view = _without_faces(game)
    for index, other in enumerate(view.seats):
        if index != seat:
            if not view.revealed_offerings:
                _seal_offering(other)
            other.hand = [UNKNOWN] * len(other.hand)
            _turn_down_province_cards(other)
    return view


def seen_by(game: AmunRe, seat: int | None) -> AmunRe:
    """What the screen may draw while `seat` looks at it; None is everybody together."""
    view = known_to(game, -1 if seat is None else seat)
    if not view.over:
        for index, other in enumerate(view.seats):
            if index != seat:
                other.gold = 0
                other.hand = []
    return view


def laid_open(game: AmunRe, seat: int) -> AmunRe:
    """What is public, and of the seat that plays the purse and the number of cards, which everybody could know."""
    view = seen_by(game, None)
    known = known_to(game, -1).seats[seat]
    view.seats[seat].gold, view.seats[seat].hand = known.gold, known.hand
    return view


def imagine(game: AmunRe, seat: int, chance: Chance) -> AmunRe:
    """A whole position that fits what `seat` knows: unseen cards are dealt again, sealed offerings made up."""
    world = known_to(game, seat)
    world.chance = chance.fork()
    unseen = _unseen_cards(world)
    chance.shuffle(unseen)
    for index, other in enumerate(world.seats):
        if index != seat:
            other.hand = [unseen.pop() for _ in other.hand]
    world.bonus_cards = {name: [unseen.pop() for _ in cards] for name, cards in world.bonus_cards.items()}
    world.deck = [unseen.pop() for _ in world.deck]
    _imagine_provinces(world, chance)
    for index, other in enumerate(world.seats):
        if index != seat and other.offered == SEALED:
            _imagine_offering(world, index, chance)
    return world


def _without_faces(game: AmunRe) -> AmunRe:
    view = game.clone()
    view.chance = Chance(0)
    view.deck = [UNKNOWN] * len(view.deck)
    view.bonus_cards = {name: [UNKNOWN] * len(cards) for name, cards in view.bonus_cards.items()}
    view.province_deck = [UNKNOWN] * len(view.province_deck)
    return view


def _seal_offering(other: Seat) -> None:
    """Put back what lies or is being laid down face down: nobody saw what it is."""
    if other.offered == SEALED:
        return
    other.gold += (other.offered or 0) - len(other.exchanged)
    other.hand = other.hand + other.exchanged + [UNKNOWN] * other.adjusting
    other.exchanged = []
    other.adjusting = False
    if other.offered is not None:
        other.offered = SEALED


def _turn_down_province_cards(other: Seat) -> None:
    """AMU-14.1  Nobody knows which of his cards a rival has chosen."""
    if other.chosen not in ("", UNKNOWN):
        other.province_cards.append(other.chosen)
        other.chosen = UNKNOWN
    other.province_cards = [UNKNOWN] * len(other.province_cards)


def _unseen_cards(world: AmunRe) -> list[str]:
    """All favour cards less those whose faces are known: own hand, discards, own cards laid down."""
    left = {kind: card.copies for kind, card in components().cards.items()}
    known = list(world.discard)
    for other in world.seats:
        known += [kind for kind in other.hand if kind != UNKNOWN] + other.exchanged
        known += ["offering_shift"] * other.adjusting
    for kind in known:
        left[kind] -= 1
    return [kind for kind, count in left.items() for _ in range(count)]


def _imagine_provinces(world: AmunRe, chance: Chance) -> None:
    """AMU-3.3, 14.1  In the Old Kingdom any province not seen may come; in the New one only the same ones again."""
    seen = set(world.played_provinces) | set(world.revealed)
    for seat in world.seats:
        seen |= {name for name in (*seat.province_cards, seat.chosen) if name not in (UNKNOWN, "")}
    names = world.in_game if world.kingdom == 2 else list(components().provinces)
    unseen = [name for name in names if name not in seen]
    chance.shuffle(unseen)
    world.province_deck = [unseen.pop() for _ in world.province_deck]
    for seat in world.seats:
        seat.province_cards = [unseen.pop() if name == UNKNOWN else name for name in seat.province_cards]
        if seat.chosen == UNKNOWN:
            seat.chosen = seat.province_cards.pop(chance.below(len(seat.province_cards)))


def _imagine_offering(world: AmunRe, seat: int, chance: Chance) -> None:
    """A plausible offering of a rival: theft more often for caravan owners and the poor, else some gold."""
    other = world.seats[seat]
    provinces = world.owned(seat)
    theft = 25 + 20 * any(p.caravan for p in provinces) + 15 * (other.gold < 6)
    if other.gold == 0 or chance.below(100) < theft:
        other.offered = 0
        return
    farmers = sum(world.farmers_in(p.id) for p in provinces)
    other.offered = min(other.gold, 1 + chance.below(3 + farmers))
    other.gold -= other.offered
