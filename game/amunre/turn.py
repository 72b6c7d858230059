"""AMU-4, AMU-10  The frame of play: turns, phases, the two kingdoms, the end."""

from __future__ import annotations

from typing import ClassVar

from game.amunre import events
from game.amunre.auction import ChooseProvince, NextBidder, RevealProvinces, clear_auction
from game.amunre.components import components
from game.amunre.income import CollectIncome
from game.amunre.offering import LayOffering, RevealOfferings
from game.amunre.purchase import BeginPurchase
from game.amunre.scoring import ScoreKingdom
from game.amunre.state import AmunRe
from game.core.agenda import Step
from game.core.records import record


@record
class BeginTurn(Step[AmunRe]):
    """AMU-4.1  A turn of four phases; all players finish one before the next begins."""

    rule: ClassVar[str] = "AMU-4.1"

    def run(self, game: AmunRe) -> None:
        game.enter("auction")
        clear_auction(game)
        game.report(events.TurnBegan, game.kingdom_id, game.turn_of_kingdom)
        choices = [ChooseProvince(seat) for seat in game.clockwise(game.first)] if game.expert else []
        game.then(*choices, RevealProvinces(), NextBidder(game.first), BeginPurchases())


@record
class BeginPurchases(Step[AmunRe]):
    """AMU-7.1  Phase 2: each player takes one complete turn, first player first."""

    rule: ClassVar[str] = "AMU-7.1"

    def run(self, game: AmunRe) -> None:
        game.enter("purchase")
        game.then(*(BeginPurchase(seat) for seat in game.clockwise(game.first)), BeginOfferings())


@record
class BeginOfferings(Step[AmunRe]):
    """AMU-8.1  Phase 3: all lay down an offering in secret; it is taken seat by seat and revealed at once."""

    rule: ClassVar[str] = "AMU-8.1"

    def run(self, game: AmunRe) -> None:
        game.enter("offering")
        game.revealed_offerings = False
        game.then(*(LayOffering(seat) for seat in game.clockwise(game.first)), RevealOfferings(), BeginIncome())


@record
class BeginIncome(Step[AmunRe]):
    """AMU-9.1  Phase 4: from the new first player on, clockwise."""

    rule: ClassVar[str] = "AMU-9.1"

    def run(self, game: AmunRe) -> None:
        game.enter("income")
        game.then(*(CollectIncome(seat, "", "") for seat in game.clockwise(game.first)), EndTurn())


@record
class EndTurn(Step[AmunRe]):
    """AMU-10.1, AMU-10.2  The next turn begins with the present first player; after turn 3 the kingdom is scored."""

    rule: ClassVar[str] = "AMU-10.1"

    def run(self, game: AmunRe) -> None:
        for seat in game.seats:
            seat.offered = None
        if game.turn_of_kingdom < components().turns_per_kingdom:
            game.turn_of_kingdom += 1
            game.then(BeginTurn())
        elif game.kingdom == 1:
            game.then(ScoreKingdom(), BeginNewKingdom())
        else:
            game.then(ScoreKingdom())


@record
class BeginNewKingdom(Step[AmunRe]):
    """AMU-10.3  Scribes and farmers leave, stones and pyramids stay; the same province cards come again."""

    rule: ClassVar[str] = "AMU-10.3"

    def run(self, game: AmunRe) -> None:
        ended = game.kingdom_id
        for seat in game.seats:
            seat.provinces.clear()
        for name in game.farmers:
            game.farmers[name] = game.extra_farmers[name] = 0
        game.province_deck, game.played_provinces = game.played_provinces, []
        game.chance.shuffle(game.province_deck)
        game.kingdom = 2
        game.turn_of_kingdom = 1
        if game.expert:
            deal_province_cards(game)
        game.report(events.KingdomEnded, ended)
        game.then(BeginTurn())


def deal_province_cards(game: AmunRe) -> None:
    """AMU-14.1, AMU-14.3  Expert rule: three province cards into each hand."""
    for seat in game.seats:
        seat.province_cards = [game.province_deck.pop() for _ in range(components().provinces_per_seat)]
