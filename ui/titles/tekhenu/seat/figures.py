"""The figures in the panel of a seat: what is painted there is exactly this."""

from __future__ import annotations

from typing import TypeAlias

from game.tekhenu.maat import bot_balance
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, GOODS

Figures: TypeAlias = dict[str, int | str]


def panel_figures(view: Tekhenu, seat: int) -> Figures:
    """By name; Botankhamon has tracks instead of goods (TEK-19.6), and his balance is printed (TEK-19.15)."""
    owner, bot = view.seats[seat], seat == view.bot
    goods = dict(zip(GOODS, owner.goods, strict=True))
    found: Figures = {
        "points": view.points[seat],
        "place": view.order.index(seat) + 1 if seat in view.order else "",
        "balance": bot_balance(view) if bot else view.balance_of(seat),
        "buildings": owner.buildings,
        "pillars": owner.pillars,
        "statues": owner.statues,
    }
    if bot:
        return found | {"population": owner.population, "happiness": owner.happiness, "scribe": goods["scribe"]}
    levels = {f"production.{name}": level for name, level in zip(BASIC, owner.production, strict=True)}
    return found | goods | levels
