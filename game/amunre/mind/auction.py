"""What a computer seat thinks of provinces under auction: their worth, the price, and whether a bid will hold."""

from __future__ import annotations

from game.amunre.auction import highest_bid, is_contested
from game.amunre.components import Province, components
from game.amunre.mind.outlook import Outlook
from game.amunre.mind.worth import STONE, fields_worth, objective_chance, province_income_worth, symbols_worth
from game.amunre.state import AmunRe

CARD = 2.2
"""An unseen favour card that lies on a province."""
RESERVE = 4
"""Gold that a bid should leave for purchases, except in the last turn."""


def bid_worth(game: AmunRe, seat: int, ahead: Outlook) -> float:
    """What the auction promises a seat: the surplus of its bid if it holds, else of the next best province."""
    if game.phase != "auction" or len(game.seats[seat].provinces) == game.turn_of_kingdom:
        return 0.0
    owner = game.seats[seat]
    if not owner.bid_on or is_contested(game, seat):
        return _best_surplus(game, seat, ahead, except_for=owner.bid_on)
    own = _surplus(game, seat, owner.bid_on, owner.bid, ahead)
    if _will_be_outbid(game, seat, ahead):
        return min(own, 0.15 * own + 0.85 * _best_surplus(game, seat, ahead, except_for=owner.bid_on))
    return own


def province_worth(game: AmunRe, seat: int, province: Province, ahead: Outlook) -> float:
    """What a province is worth to a seat before its price: what is printed, what stands there, how it fits."""
    name = province.id
    pyramids, stones = game.pyramids[name], game.stones[name]
    worth = province_income_worth(game, province, ahead)
    worth += fields_worth(province.fields, ahead)
    worth += ahead.vp * 2.0 * province.temples
    own_symbols = max((components().provinces[p].favour_symbols for p in game.seats[seat].provinces), default=0)
    gain = symbols_worth(province.favour_symbols, ahead) - symbols_worth(own_symbols, ahead)
    worth += max(0.0, gain)
    worth += CARD * len(game.bonus_cards.get(name, ())) + province.bonus_gold + STONE[ahead.purchases] * stones
    worth += ahead.vp * pyramids * (1.0 + 0.9) + ahead.vp * 1.2 * (stones // components().stones_per_pyramid)
    worth += _set_help(game, seat, pyramids + stones // components().stones_per_pyramid, ahead)
    for kind in dict.fromkeys(game.seats[seat].hand):
        if kind in components().objectives:
            before = objective_chance(game, seat, kind, ahead)
            after = objective_chance(game, seat, kind, ahead, province)
            worth += ahead.vp * components().objectives[kind].vp * (after - before)
    return worth


def _set_help(game: AmunRe, seat: int, pyramids: int, ahead: Outlook) -> float:
    """The third province: whether its pyramids complete sets."""
    names = game.seats[seat].provinces
    if len(names) != components().provinces_per_seat - 1:
        return 0.0
    lowest = min(game.pyramids[name] for name in names)
    return ahead.vp * components().set_vp * min(lowest, pyramids) * 0.5


def _surplus(game: AmunRe, seat: int, name: str, value: int, ahead: Outlook) -> float:
    worth = province_worth(game, seat, components().provinces[name], ahead) - _price(value, ahead)
    left = game.seats[seat].gold - value + components().provinces[name].bonus_gold
    if not ahead.last_turn and left < RESERVE:
        worth -= 0.7 * (RESERVE - left)
    return worth


def _price(value: int, ahead: Outlook) -> float:
    """In the last turn gold buys stones and ranks only, so it is cheaper."""
    return 0.75 * value if ahead.last_turn else float(value)


def _next_value(game: AmunRe, name: str) -> int | None:
    highest = highest_bid(game, name)
    for value in components().bid_values:
        if value > highest and (name, value) not in game.closed:
            return value
    return None


def _best_surplus(game: AmunRe, seat: int, ahead: Outlook, except_for: str) -> float:
    found = []
    for name in game.revealed:
        value = _next_value(game, name)
        if name != except_for and value is not None and value <= game.means(seat):
            found.append(_surplus(game, seat, name, value, ahead))
    return max(found, default=0.0)


def _will_be_outbid(game: AmunRe, seat: int, ahead: Outlook) -> bool:
    """Whether a rival who still has to act would rather pay more here than go elsewhere."""
    here = game.seats[seat].bid_on
    value = _next_value(game, here)
    if value is None:
        return False
    for rival, owner in enumerate(game.seats):
        acting = not owner.bid_on or is_contested(game, rival)
        if rival == seat or not acting or owner.bid_on == here or value > game.means(rival):
            continue
        if _surplus(game, rival, here, value, ahead) > _best_surplus(game, rival, ahead, except_for=here):
            return True
    return False
