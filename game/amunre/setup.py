"""AMU-3  From seats and options to the first auction."""

from __future__ import annotations

from game.amunre.components import components
from game.amunre.state import AmunRe, Seat
from game.amunre.turn import BeginTurn, deal_province_cards
from game.core.setup import Setup
from game.core.title import chance_of

EXPERT = "expert"
COUNTED_STONES = "counted_stones"
"""House rule: no more stones on the board than the box holds (AMU-5.8)."""


def new_game(setup: Setup) -> AmunRe:
    """AMU-3, AMU-14.1  Purses, hands and shuffled decks; a random seat has the token."""
    parts = components()
    chance = chance_of(setup.seed)
    count = len(setup.seats)
    deck = [kind for kind, card in parts.cards.items() for _ in range(card.copies)]
    for _ in range(count):
        deck.remove(parts.start_card)
    chance.shuffle(deck)
    provinces = list(parts.provinces)
    chance.shuffle(provinces)
    del provinces[count * parts.provinces_per_seat :]
    game = AmunRe(
        agenda=[],
        chance=chance,
        points=[0] * count,
        ledger=[],
        turn=0,
        unveilings=0,
        last_cause=None,
        expert=EXPERT in setup.variants,
        seats=[new_seat() for _ in range(count)],
        first=chance.below(count),
        kingdom=1,
        turn_of_kingdom=1,
        phase="auction",
        province_deck=provinces,
        played_provinces=[],
        in_game=[],
        revealed=[],
        bonus_cards={},
        closed=[],
        deck=deck,
        discard=[],
        farmers=dict.fromkeys(parts.provinces, 0),
        extra_farmers=dict.fromkeys(parts.provinces, 0),
        stones=dict.fromkeys(parts.provinces, 0),
        pyramids=dict.fromkeys(parts.provinces, 0),
        tile=None,
        offering=0,
        revealed_offerings=False,
        counted_stones=COUNTED_STONES in setup.variants,
    )
    if game.expert:
        deal_province_cards(game)
    game.then(BeginTurn())
    return game


def new_seat() -> Seat:
    """AMU-3.2  20 PO and an Architect; the theft card needs no record, it never leaves."""
    return Seat(
        gold=components().start_gold,
        hand=[components().start_card],
        provinces=[],
        bid_on="",
        bid=0,
        played=[],
        offered=None,
        adjusting=False,
        exchanged=[],
        province_cards=[],
        chosen="",
    )
