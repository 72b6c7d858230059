"""Cards of the market turn up, are taken and played; Destiny cards are taken."""

from __future__ import annotations

from collections.abc import Sequence

from game.tekhenu.components import box
from game.tekhenu.words import CARD_TYPES, card_type
from ui.boards.animation.flights import Flight, Flights
from ui.titles.tekhenu.animation.changes import TurnOver
from ui.titles.tekhenu.animation.stage import Stage
from ui.titles.tekhenu.cards.backs import back
from ui.titles.tekhenu.cards.face import small_card
from ui.titles.tekhenu.cards.look import is_known
from ui.titles.tekhenu.cards.market import market_places, named


def fill(stage: Stage, section: int, cards: Sequence[str]) -> None:
    """New cards turn up in the empty places of their type."""
    places = market_places(stage.look, stage.layout.market).cards[section]
    row, left, shown = list(stage.now.market[section]), list(cards), []
    under = stage.under()
    for place, kind in enumerate(box().market[section]):
        card = next((one for one in left if card_type(one) == kind), "")
        if row[place] or not card:
            continue
        left.remove(card)
        row[place] = card
        rect = places[place]
        shown.append((rect, back(kind, rect.size), small_card(stage.look, card, rect.size, named(stage.look, rect))))
        deck = stage.now.decks[CARD_TYPES.index(kind)]
        if deck:
            deck.pop()
    stage.now.market[section] = tuple(row)
    stage.add(TurnOver(under, shown))


def take_card(stage: Stage, seat: int, card: str) -> None:
    places = market_places(stage.look, stage.layout.market).cards
    for section, row in enumerate(stage.now.market):
        if card in row:
            rect = places[section][row.index(card)]
            stage.now.market[section] = tuple("" if one == card else one for one in row)
            picture = small_card(stage.look, card, rect.size, False)
            flight = Flight(picture, rect.center, stage.seat(seat), stays=False)
            stage.add(Flights(stage.under(), [flight], 0.4))


def play_card(stage: Stage, seat: int, card: str) -> None:
    """Over the board to the discards."""
    owner = stage.now.seats[seat]
    start = stage.seat(seat, f"card.{card}")
    goal = market_places(stage.look, stage.layout.market).discards[CARD_TYPES.index(card_type(card))].center
    size = (stage.layout.px(94), stage.layout.px(94))
    picture = small_card(stage.look, card, size) if is_known(card) else back(card_type(card), size)
    if card in owner.blessings:
        owner.blessings.remove(card)
    stage.add(Flights(stage.under(), [Flight(picture, start, goal, stays=False)], 0.45))
    stage.now.discards[CARD_TYPES.index(card_type(card))].append(card)


def take_destiny(stage: Stage, seat: int, card: str) -> None:
    if card not in stage.now.destinies:
        return
    place = stage.layout.destiny(stage.now.destinies.index(card))
    picture = small_card(stage.look, card, place.size, False)
    stage.now.destinies.remove(card)
    stage.add(Flights(stage.under(), [Flight(picture, place.center, stage.seat(seat), stays=False)], 0.4))
    stage.now.seats[seat].destiny = card
