"""KEM-13  What everything costs: the base, then every own reduction, never below nothing for the whole expense."""

from __future__ import annotations

from game.kemet.components import DivineCard, PowerTile, components
from game.kemet.state import Kemet


def tile_price(game: Kemet, seat: int, tile: PowerTile) -> int:
    """KEM-6.3.2  Its level, less for the Priestess and the Priest of Ra."""
    powers = game.powers(seat)
    return max(0, tile.cost - powers.tile_discount - powers.discount)


def upgrade_price(game: Kemet, seat: int, level: int, target: int) -> int:
    """KEM-6.2.1, KEM-6.2.2  The sum of the levels reached, Slaves for each of them, the Priest of Ra once."""
    powers = game.powers(seat)
    steps = components().level_costs[level:target]
    return max(0, sum(max(0, cost - powers.level_discount) for cost in steps) - powers.discount)


def recruit_price(game: Kemet, seat: int, n: int) -> int:
    """KEM-6.4.1  `n` Units in one Recruit: those of the Scribe are free, the rest is one expense."""
    powers = game.powers(seat)
    paid = max(0, n - powers.free_recruits) * components().recruit_cost
    return max(0, paid - powers.discount)


def teleport_price(game: Kemet, seat: int) -> int:
    """KEM-6.6.6  Each teleport is an expense of its own."""
    powers = game.powers(seat)
    return max(0, components().teleport_cost - powers.teleport_discount - powers.discount)


def card_price(game: Kemet, seat: int, card: DivineCard) -> int:
    """KEM-10.13  The printed cost, less for the Priest of Ra."""
    return max(0, card.cost - game.powers(seat).discount)
