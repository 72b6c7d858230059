"""What a computer seat expects of an offering that is laid down and not yet revealed, or of gifts not yet taken."""

from __future__ import annotations

from game.amunre.components import components
from game.amunre.gifts import ChooseGifts
from game.amunre.mind.outlook import USUAL_CAMEL, USUAL_TILE, Outlook
from game.amunre.offering import TakeGifts, gift_count
from game.amunre.state import THEFT, AmunRe
from game.core.chance import Chance

SAMPLES = 8
RIVALS = 0.35
"""How much of the rivals' mean gain from a tile counts against one's own."""


def offering_worth(game: AmunRe, seat: int, ahead: Outlook) -> float:
    """The expected worth of tile, gifts and theft beyond what the outlook already counts."""
    if game.phase != "offering":
        return 0.0
    if game.revealed_offerings:
        return gift_worth(_gifts_owed(game, seat), ahead)
    if game.seats[seat].offered is None:
        return 0.0
    chance = Chance(game.round)
    return sum(_sample(game, seat, ahead, chance) for _ in range(SAMPLES)) / SAMPLES


def gift_worth(count: int, ahead: Outlook) -> float:
    """Gifts are stones, farmers or cards: the first is the best placed."""
    first, further = (3.0, 2.2) if ahead.purchases or ahead.incomes > 1 else (2.4, 1.5)
    return first + further * (count - 1) if count else 0.0


def _gifts_owed(game: AmunRe, seat: int) -> int:
    return sum(step.count for step in game.agenda if isinstance(step, (TakeGifts, ChooseGifts)) and step.seat == seat)


def _sample(game: AmunRe, seat: int, ahead: Outlook, chance: Chance) -> float:
    offers = [_guess(game, index, chance) if s.offered is None else s.offered for index, s in enumerate(game.seats)]
    total = sum(offer or components().theft_delta for offer in offers)
    if game.seats[seat].adjusting:
        total = max((total + shift for shift in components().shifts), key=lambda t: _tile_worth(game, seat, t, ahead))
    worth = _tile_worth(game, seat, total, ahead)
    if offers[seat] == THEFT:
        return worth + components().theft_gold
    ahead_of = sum(o > offers[seat] for o in offers)
    ties = [i for i in game.clockwise(game.first) if offers[i] == offers[seat]]
    rank = ahead_of + ties.index(seat)
    return worth + gift_worth(gift_count(rank), ahead)


def _tile_worth(game: AmunRe, seat: int, total: int, ahead: Outlook) -> float:
    """What this tile brings more than the usual one, to the seat and against its rivals."""
    tile = components().tiles[components().tile_for(total)]
    gains = []
    for index in range(len(game.seats)):
        gain = 0.0
        for province in game.owned(index):
            gain += game.farmers_in(province.id) * (tile.value - USUAL_TILE)
            gain += province.caravan * (tile.camel - USUAL_CAMEL)
            if game.turn_of_kingdom == components().turns_per_kingdom:
                gain += ahead.vp * province.temples * (tile.value - 2.0)
        gains.append(gain)
    others = sum(gains) - gains[seat]
    return gains[seat] - RIVALS * others / (len(gains) - 1)


def _guess(game: AmunRe, seat: int, chance: Chance) -> int:
    """What a rival who has not laid down yet may offer."""
    owner = game.seats[seat]
    caravan = any(province.caravan for province in game.owned(seat))
    if not owner.gold or chance.fraction() < 0.25 + 0.2 * caravan + 0.15 * (owner.gold < 6):
        return THEFT
    farmers = sum(game.farmers_in(name) for name in owner.provinces)
    return min(owner.gold, 1 + chance.below(2 + farmers // 2) + chance.below(2))
