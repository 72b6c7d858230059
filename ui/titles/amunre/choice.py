"""What a person has chosen on the board without having made a move: a card that waits for its province, an amount."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from game.amunre.gifts import TakeFarmer, TakeStone
from game.amunre.income import PlayFixedIncome, PlayHarvest
from game.amunre.purchase import PlayArchitect, PlayExtraFarmer
from game.amunre.state import AmunRe
from game.core.agenda import Decision, Move

Gift: TypeAlias = Literal["", "farmer", "stone"]
ProvinceMove: TypeAlias = PlayArchitect | PlayExtraFarmer | PlayHarvest | PlayFixedIncome | TakeFarmer | TakeStone
PROVINCE_CARDS: dict[str, type[PlayArchitect | PlayExtraFarmer | PlayHarvest | PlayFixedIncome]] = {
    "architect": PlayArchitect,
    "extra_farmer": PlayExtraFarmer,
    "great_harvest": PlayHarvest,
    "fixed_income": PlayFixedIncome,
}
"""Cards that are played on a province, with their moves."""
GIFTS: dict[Gift, type[TakeFarmer | TakeStone]] = {"farmer": TakeFarmer, "stone": TakeStone}


class Choice:
    """Belongs to one decision and is gone with it."""

    def __init__(self) -> None:
        self._decision: Decision[AmunRe, Move] | None = None
        self._counting: Decision[AmunRe, Move] | None = None
        self.card = ""
        self.gift: Gift = ""
        self.exchanging = False
        self.sold: tuple[str, ...] = ()
        """Kinds of the cards that are about to be exchanged for gold, one for each card."""
        self.amount = 1
        """Gold that is about to be offered."""
        self.counted = False
        """Whether somebody has set this amount."""

    @property
    def key(self) -> tuple[str, Gift, bool, tuple[str, ...], int, bool]:
        """What painting depends on."""
        return (self.card, self.gift, self.exchanging, self.sold, self.amount, self.counted)

    @property
    def kind(self) -> type[ProvinceMove] | None:
        """The moves that the provinces stand for now, if something was chosen for them."""
        if self.card:
            return PROVINCE_CARDS[self.card]
        return GIFTS[self.gift] if self.gift else None

    def belong_to(self, decision: Decision[AmunRe, Move] | None) -> None:
        """Forget everything when another decision is asked; the amount stays while its owner exchanges cards or adds an
        Adjustment, but is asked about once more."""
        if decision != self._decision:
            self._decision = decision
            self.counted = False
            self.clear()
        if decision is not None and decision != self._counting:
            self._counting = decision
            self.amount = 1

    def clear(self) -> bool:
        """Whether there was anything to forget."""
        chosen = bool(self.card or self.gift or self.exchanging or self.sold)
        self.card, self.gift, self.exchanging, self.sold = "", "", False, ()
        return chosen

    def take_card(self, kind: str) -> None:
        """A second click puts it back."""
        card = "" if self.card == kind else kind
        self.clear()
        self.card = card

    def take_gift(self, gift: Gift) -> None:
        chosen: Gift = "" if self.gift == gift else gift
        self.clear()
        self.gift = chosen

    def to_place(self, kind: str) -> Callable[[], None]:
        """What a click on a card does that is played on a province."""
        return lambda: self.take_card(kind)

    def to_take(self, gift: Gift) -> Callable[[], None]:
        """What a click on a gift does."""
        return lambda: self.take_gift(gift)

    def to_offer(self, amount: int) -> Callable[[], None]:
        """What a click on a step or a gold card does."""

        return lambda: self.offer(amount)

    def offer(self, amount: int) -> None:
        self.amount, self.counted = amount, True

    def to_sell(self, kind: str, held: int) -> Callable[[], None]:
        """What a click on a card does while cards are exchanged: one more of its kind, after the last one none."""

        def change() -> None:
            wanted = (self.sold.count(kind) + 1) % (held + 1)
            self.sold = (*(one for one in self.sold if one != kind), *[kind] * wanted)

        return change

    def toggle_exchange(self) -> None:
        exchanging = not self.exchanging
        self.clear()
        self.exchanging = exchanging
