"""TEK-12  Thoth: cards from the market."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.agenda import Move, Refusal, Step
from game.core.errors import Values
from game.core.records import field_values, record
from game.tekhenu import events
from game.tekhenu.actions import PERFORM, Asked
from game.tekhenu.components import components
from game.tekhenu.means import NOTHING, Goods, cost, means_of, payable, shortage
from game.tekhenu.payment import charge
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import CARD_TYPES, PAPYRUS, card_type


@record
class BrowseSection(Move):
    """Take the cards from this section."""

    section: int


@record
class RefreshSection(Move):
    """Discard all cards of this section and replace them."""

    section: int


@record
class TakeCard(Move):
    """Take this card."""

    card: str


_BROWSE = tuple(BrowseSection(section) for section in range(5))
_REFRESH = tuple(RefreshSection(section) for section in range(5))


@cache
def take_card(card: str) -> TakeCard:
    return TakeCard(card)


def price_of_cards(value: int, free: bool) -> Goods:
    """TEK-12.1."""
    return NOTHING if free else cost(PAPYRUS, components().thoth[value].papyrus)


@record
class ChooseSection(Asked):
    """TEK-12.2, 12.3  The section to take cards from; open sections may be refreshed first, once each."""

    rule: ClassVar[str] = "TEK-12.2"
    seat: int
    value: int
    free: bool

    def options(self, game: Tekhenu) -> list[Move]:
        browse: list[Move] = [_BROWSE[section + 1] for section in game.card_sections(self.seat)]
        price = price_of_cards(self.value, self.free)
        both = (price[0] + components().refresh, *price[1:])
        if not payable(means_of(game, self.seat), both):
            return browse
        return [*browse, *(_REFRESH[section + 1] for section in self._refreshable(game))]

    def facts(self, game: Tekhenu) -> Values:
        refresh = any(isinstance(move, RefreshSection) for move in self.options(game))
        return {**field_values(self), "situation": "refresh" if refresh else "settled"}

    def _refreshable(self, game: Tekhenu) -> list[int]:
        """TEK-12.3, R24  Any open section, reachable or not, that was not refreshed in this action."""
        return [section for section, cards in enumerate(game.market) if cards and section not in game.refreshed]

    def refusals(self, game: Tekhenu) -> list[Refusal]:
        refused, happiness = [], game.seats[self.seat].happiness
        price = price_of_cards(self.value, self.free)
        both = (price[0] + components().refresh, *price[1:])
        means = means_of(game, self.seat)
        for section, needed in enumerate(components().section_happiness):
            browse, refresh = _BROWSE[section + 1], _REFRESH[section + 1]
            if not game.market[section]:
                opens = {"needed": components().section_population[section]}
                refused += [Refusal(move, "tekhenu.refusal.section_closed", {**opens}) for move in (browse, refresh)]
                continue
            if happiness < needed:
                values = {"needed": needed, "owned": happiness}
                refused.append(Refusal(browse, "tekhenu.refusal.section_unhappy", {**values}))
            elif not any(game.market[section]):
                refused.append(Refusal(browse, "tekhenu.refusal.section_empty", {}))
            if section in game.refreshed:
                refused.append(Refusal(refresh, "tekhenu.refusal.refreshed_once", {}))
            elif not payable(means, both):
                refused.append(Refusal(refresh, "tekhenu.refusal.short", {**shortage(means, both)}))
        return refused

    def answer(self, game: Tekhenu, move: Move) -> None:
        if isinstance(move, RefreshSection):
            game.then(Refresh(self.seat, move.section), self)
            charge(game, self.seat, cost(PAPYRUS, components().refresh))
        else:
            assert isinstance(move, BrowseSection)
            held = sum(card != "" for card in game.market[move.section - 1])
            wanted = min(components().thoth[self.value].cards, held)
            game.then(ChooseCard(self.seat, move.section, wanted))
            charge(game, self.seat, price_of_cards(self.value, self.free))


@record
class Refresh(Step[Tekhenu]):
    """TEK-12.3  All cards of a section are discarded and replaced."""

    rule: ClassVar[str] = "TEK-12.3"
    seat: int
    section: int

    def run(self, game: Tekhenu) -> None:
        section = self.section - 1
        game.refreshed.append(section)
        game.report(events.SectionRefreshed, self.seat, self.section)
        for card in game.market[section]:
            if card:
                game.discard(card)
        game.market[section] = ("",) * len(game.market[section])
        game.fill_section(section)


@record
class ChooseCard(Asked):
    """TEK-12.4  One card of the section after the other, `left` in all."""

    rule: ClassVar[str] = "TEK-12.4"
    seat: int
    section: int
    left: int

    def options(self, game: Tekhenu) -> list[Move]:
        return [take_card(card) for card in game.market[self.section - 1] if card]

    def foregone(self, game: Tekhenu) -> Move | None:
        """All cards of the section are taken, in whatever order, and nothing can come between them."""
        moves = self.moves(game)
        return moves[0] if len(moves) <= self.left else None

    def refusals(self, game: Tekhenu) -> list[Refusal]:
        return [
            Refusal(take_card(card), "tekhenu.refusal.other_section", {"section": self.section})
            for section, cards in enumerate(game.market)
            if section != self.section - 1
            for card in cards
            if card
        ]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, TakeCard)
        take_from_market(game, self.seat, self.section - 1, move.card)
        game.taken.append(move.card)
        if self.left > 1:
            game.then(ChooseCard(self.seat, self.section, self.left - 1))
        else:
            game.refreshed.clear()


def take_from_market(game: Tekhenu, seat: int, section: int, card: str) -> None:
    """TEK-12.4, TEK-21  A card leaves the market; everybody remembers a Decree."""
    game.market[section] = tuple("" if other == card else other for other in game.market[section])
    if card_type(card) == CARD_TYPES[2]:
        game.seats[seat].seen_decrees.append(card)
    game.report(events.CardTaken, seat, card)


def perform(game: Tekhenu, seat: int, value: int, free: bool) -> None:
    """TEK-12.1."""
    game.then(ChooseSection(seat, value, free))


PERFORM["thoth"] = perform
