"""Nobles and artisans: taken, turned over, thrown out."""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.pharaon import events as happened
from game.pharaon.components import box
from game.pharaon.state import EMPTY
from ui.art.curves import Point
from ui.boards.animation.flights import Flight, Flights
from ui.titles.pharaon.animation.director import Director, Shown
from ui.titles.pharaon.animation.turns import CardTurn
from ui.titles.pharaon.cards import artisan_card, card_back, noble_card

CARD = 0.35
"""Seconds of a card that is taken."""


def revealed(stage: Director, event: happened.NobleRevealed | happened.ArtisanRevealed) -> None:
    """Told before the card that left: the new one is turned over once the old one is gone."""
    nobles = isinstance(event, happened.NobleRevealed)
    shown = stage.now.nobles if nobles else stage.now.artisans
    card = event.noble if isinstance(event, happened.NobleRevealed) else event.artisan
    stage.taken[shown[event.slot - 1]] = (event.slot - 1, card)


def take_card(stage: Director, event: Any) -> None:
    """A noble or an artisan goes to a seat; its gains come from there."""
    owner = stage.now.seats[event.seat]
    card = getattr(event, "noble", "") or event.artisan
    _card(stage, card, stage.spots.cards(event.seat), owner.nobles if card in box().nobles else owner.artisans)


def discard_card(stage: Director, event: Any) -> None:
    _card(stage, getattr(event, "noble", "") or event.artisan, stage.spots.out, stage.now.removed)


def kept(stage: Director, event: happened.StartNobleKept | happened.ScribeDealt) -> None:
    stage.now.seats[event.seat].drawn = []
    stage.now.seats[event.seat].nobles.append(event.noble)


def _card(stage: Director, card: str, goal: Point, owner: list[str]) -> None:
    """From its slot, or from the deck if it lay nowhere, to its new owner."""
    noble = card in box().nobles
    now = stage.now
    shown = now.nobles if noble else now.artisans
    deck = now.noble_deck if noble else now.artisan_deck
    kind, quarter = ("noble", "nobles") if noble else ("artisan", "artisans")
    new = EMPTY
    if card in shown:
        slot, new = stage.taken.pop(card, (shown.index(card), EMPTY))
        rect = stage.spots.card(now, quarter, slot)
        shown[slot] = EMPTY
    else:
        slot, rect = -1, stage.spots.deck(now, quarter)
        if deck:
            deck.pop()
    stage.add(Flights(stage.under(), [Flight(_face(stage, card, rect), rect.center, goal, height=20)], CARD))
    owner.append(card)
    if new:
        deck.pop()
        face = _face(stage, new, rect)
        stage.add(CardTurn(stage.under(), rect, card_back(kind, rect.size), face, stage.layout.u))
        shown[slot] = new


def _face(stage: Director, card: str, rect: Rect) -> Surface:
    if card in box().nobles:
        return noble_card(stage.look, card, rect.size)
    return artisan_card(stage.look, card, rect.size)


SHOWN: Shown = {
    happened.NobleRevealed: revealed,
    happened.ArtisanRevealed: revealed,
    happened.NobleTaken: take_card,
    happened.NobleDrawn: take_card,
    happened.ArtisanTaken: take_card,
    happened.ArtisanDrawn: take_card,
    happened.StartNobleKept: kept,
    happened.ScribeDealt: kept,
}
