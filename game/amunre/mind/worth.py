"""What single things are worth to a computer seat: a province's yield, free fields, symbols, an objective."""

from __future__ import annotations

from game.amunre.components import Province, components
from game.amunre.mind.outlook import Outlook
from game.amunre.scoring import fulfils
from game.amunre.state import AmunRe

STONE = (0.15, 1.3, 1.9, 2.2)
"""A stone that lies in an own province, by purchase turns still to come."""


def province_income_worth(game: AmunRe, province: Province, ahead: Outlook) -> float:
    """Gold that a province with its farmers brings until the end of the kingdom."""
    farmers = game.farmers_in(province.id)
    return farmers * ahead.harvests + province.gold_mine * ahead.incomes + province.caravan * ahead.caravans


def objective_chance(game: AmunRe, seat: int, kind: str, ahead: Outlook, extra: Province | None = None) -> float:
    """How likely a yellow card will be fulfilled, perhaps with one more province."""
    objective = components().objectives[kind]
    provinces = game.owned(seat) + ([extra] if extra else [])
    missing = components().provinces_per_seat - len(provinces)
    later = 0.25 if game.kingdom == 1 else 0.0
    if objective.all_same:
        if len({getattr(province, objective.all_same) for province in provinces}) > 1:
            return later
        return (1.0, 0.5, 0.3, 0.22)[missing]
    if objective.min_scribe_symbols:
        short = objective.min_scribe_symbols - sum(province.scribe_symbols for province in provinces)
        return 1.0 if short <= 0 else later if not missing else 0.9 - 0.14 * short / missing
    if fulfils(game, seat, kind) and extra is None:
        return 1.0
    short = objective.min_farmers - sum(game.farmers_in(province.id) for province in provinces)
    return max(later, 0.7 - 0.1 * short) if ahead.purchases else later


def fields_worth(fields: int, ahead: Outlook) -> float:
    """Free fields: a farmer bought early pays back; the fifth and sixth are half as good."""
    surplus = max(0.0, 0.55 * (ahead.harvests - 2.5)) * (0.8 if ahead.purchases > 1 else 0.5)
    return surplus * (min(fields, 4) + 0.5 * max(0, fields - 4))


def symbols_worth(symbols: int, ahead: Outlook) -> float:
    return sum((1.0, 0.7, 0.4, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1)[:symbols]) * ahead.purchases * 0.6
