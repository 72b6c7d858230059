"""What a computer seat thinks a position is worth, in gold pieces, part by part.

Weights follow the experience of good players: gold decides at the break, the third province needs a
pyramid above all, a bank is worth five points, small lots are cheap, a favour card about two pieces.
"""

from __future__ import annotations

from game.amunre.components import BANKS, Province, components
from game.amunre.mind.auction import bid_worth
from game.amunre.mind.offering import offering_worth
from game.amunre.mind.outlook import Outlook, outlook
from game.amunre.mind.worth import STONE, fields_worth, objective_chance, province_income_worth, symbols_worth
from game.amunre.state import AmunRe
from game.core.title import Evaluation

CARD = {
    "protection": 1.4,
    "bribe": 1.4,
    "architect": 2.6,
    "extra_farmer": 2.4,
    "offering_shift": 1.6,
    "great_harvest": 3.0,
    "fixed_income": 4.5,
}
"""Favour cards that are no objectives, while they can still be used."""
TOKEN = 0.5
BANK_SLOPE = (0.5, 0.32, 0.24, 0.18)
"""How sure a lead of one pyramid on a bank is, by purchase turns still to come."""


def evaluate(game: AmunRe, seat: int) -> float:
    """The worth of a position to a seat."""
    return sum(value for _, value in _parts(game, seat))


def explain(game: AmunRe, seat: int) -> Evaluation:
    """The same worth in its parts, for hints."""
    return Evaluation(tuple(_parts(game, seat)))


def _parts(game: AmunRe, seat: int) -> list[tuple[str, float]]:
    if game.over:
        return [("points", 10.0 * game.points[seat])]
    ahead = outlook(game, seat)
    provinces = game.owned(seat)
    return [
        ("points", game.points[seat] * ahead.vp),
        ("gold", _gold(game, seat, ahead)),
        ("income", sum(province_income_worth(game, p, ahead) for p in provinces)),
        ("pyramids", _pyramids(game, seat, ahead)),
        ("sets", _sets(game, seat, ahead)),
        ("banks", _banks(game, seat, ahead)),
        ("temples", _temples(game, provinces, ahead)),
        ("stones", _stones(game, seat, ahead)),
        ("cards", _cards(game, seat, ahead)),
        ("objectives", _objectives(game, seat, ahead)),
        ("province", _growth(game, seat, ahead) + bid_worth(game, seat, ahead)),
        ("position", TOKEN * (game.first == seat) + offering_worth(game, seat, ahead)),
    ]


def _gold(game: AmunRe, seat: int, ahead: Outlook) -> float:
    """Gold buys until the last purchase; then only the rank counts (AMU-11.6)."""
    own = game.seats[seat].gold
    if not ahead.last_turn:
        return float(own)
    if game.phase == "scoring" and game.ledger and game.ledger[-1].reason == "gold":
        return 0.0
    ranks, worth = components().gold_rank_vp, 0.0
    expected = own + len(game.seats[seat].hand) + _coming_income(game, seat, ahead)
    for rival in range(len(game.seats)):
        if rival != seat:
            theirs = game.means(rival) + _coming_income(game, rival, ahead)
            worth += min(1.0, max(0.0, 0.5 + (expected - theirs) / 12))
    beaten_by = len(game.seats) - 1 - worth
    return ahead.vp * _between(ranks, beaten_by) + 0.12 * own


def _between(values: tuple[int, ...], place: float) -> float:
    """The value at a fractional place of a falling list that ends in 0."""
    low = int(place)
    at = values[low] if low < len(values) else 0
    after = values[low + 1] if low + 1 < len(values) else 0
    return at + (after - at) * (place - low)


def _coming_income(game: AmunRe, seat: int, ahead: Outlook) -> float:
    if not ahead.incomes:
        return 0.0
    return sum(province_income_worth(game, p, ahead) for p in game.owned(seat))


def _pyramids(game: AmunRe, seat: int, ahead: Outlook) -> float:
    return ahead.vp * components().pyramid_vp * sum(game.pyramids[name] for name in game.seats[seat].provinces)


def _sets(game: AmunRe, seat: int, ahead: Outlook) -> float:
    """Three points for each pyramid of the least built province; provinces to come are taken as likely."""
    stone = 0.28 if ahead.purchases else 0.0
    counts = [game.pyramids[name] + stone * game.stones[name] for name in game.seats[seat].provinces]
    if not counts:
        return 0.0
    missing = components().provinces_per_seat - len(counts)
    lowest = int(min(counts)) + 0.5 * (min(counts) % 1)
    sureness = (1.0, 0.6, 0.4)[missing] if missing < 3 else 0.0
    return ahead.vp * components().set_vp * min(lowest, 2.5) * sureness


def _banks(game: AmunRe, seat: int, ahead: Outlook) -> float:
    """The chance of each bank's majority, from the lead in pyramids and stones."""
    worth = 0.0
    slope = BANK_SLOPE[ahead.purchases]
    for bank in BANKS:
        strength = [0.0] * len(game.seats)
        built = False
        for index, owner in enumerate(game.seats):
            for name in owner.provinces:
                if components().provinces[name].bank == bank:
                    strength[index] += game.pyramids[name] + 0.25 * game.stones[name]
                    built = built or game.pyramids[name] > 0
        own = strength[seat]
        rival = max(value for index, value in enumerate(strength) if index != seat)
        if own > 0 and (built or ahead.purchases):
            worth += min(1.0, max(0.0, 0.5 + slope * (own - rival)))
    return ahead.vp * components().bank_vp * worth * 0.9


def _temples(game: AmunRe, provinces: list[Province], ahead: Outlook) -> float:
    temples = sum(province.temples for province in provinces)
    if not temples:
        return 0.0
    settled = ahead.purchases == 0 and game.tile is not None and game.revealed_offerings
    value = components().tiles[game.tile].value if settled and game.tile is not None else 2.0
    return ahead.vp * temples * value


def _stones(game: AmunRe, seat: int, ahead: Outlook) -> float:
    return STONE[ahead.purchases] * sum(game.stones[name] for name in game.seats[seat].provinces)


def _cards(game: AmunRe, seat: int, ahead: Outlook) -> float:
    """A card in the hand; the second of a kind waits for the next turn, in the last one it is 1 PO."""
    worth = 0.0
    seen: dict[str, int] = {}
    for kind in game.seats[seat].hand:
        if kind not in CARD:
            continue
        seen[kind] = copy = seen.get(kind, 0) + 1
        usable = _uses_left(game, kind, ahead) >= copy
        worth += CARD[kind] if usable else 0.4
    return worth


def _uses_left(game: AmunRe, kind: str, ahead: Outlook) -> int:
    """How often a card of this kind can still be played until the game ends."""
    later = (2 - game.kingdom) * components().turns_per_kingdom
    phase = components().cards[kind].phase
    if phase == "auction":
        return later + max(0, ahead.purchases - (game.phase != "auction"))
    if phase in ("purchase", "offering"):
        return later + ahead.purchases
    return later + ahead.incomes


def _objectives(game: AmunRe, seat: int, ahead: Outlook) -> float:
    worth = 0.0
    for kind in dict.fromkeys(game.seats[seat].hand):
        if kind in components().objectives:
            worth += ahead.vp * components().objectives[kind].vp * objective_chance(game, seat, kind, ahead)
    return worth


def _growth(game: AmunRe, seat: int, ahead: Outlook) -> float:
    """What can still be bought into the provinces: free fields and favour symbols."""
    if not ahead.purchases:
        return 0.0
    owner = game.seats[seat]
    worth = 0.0
    for name in owner.provinces:
        worth += fields_worth(game.free_fields(name), ahead)
    symbols = max((components().provinces[name].favour_symbols for name in owner.provinces), default=0)
    return worth + symbols_worth(symbols, ahead)
