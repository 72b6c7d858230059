"""Cards: sections, cards and piles of the market; the bag and the Destiny cards beside the dial."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move
from game.tekhenu.gods.thoth import BrowseSection, TakeCard
from game.tekhenu.maat import TakeDestiny
from ui.titles.tekhenu import tips
from ui.titles.tekhenu.cards.look import Lights, name_of
from ui.titles.tekhenu.cards.market import market_places, put_market_card
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.parts.corners import bag_place
from ui.titles.tekhenu.places.place import Place


def card_places(desk: Desk) -> list[Place]:
    look, view = desk.look, desk.view
    places = market_places(look, look.layout.market)
    browse = {move.section: move for move in desk.of(BrowseSection)}
    take = {move.card: move for move in desk.of(TakeCard)}
    found = []
    for number, section in enumerate(places.sections):
        mine: tuple[Move, ...] = (browse[number + 1],) if number + 1 in browse else ()
        refusals = () if mine else desk.refusals(_same_section(number + 1))
        found.append(
            Place(
                section, look.say("market.section", n=number + 1), mine, refusals,
                tip=partial(tips.section_tip, look, view, number),
            )
        )  # fmt: skip
    for number, cards in enumerate(view.market):
        for rect, card in zip(places.cards[number], cards, strict=False):
            if card:
                found.append(_market_card(desk, rect, card, take.get(card), bool(browse)))
    for rect, kind in zip(places.piles, ("blessing", "technology", "decree"), strict=True):
        found.append(Place(rect, look.narrator.label("kind", kind), tip=partial(tips.deck_tip, look, view, kind)))
    return found


def _same_section(number: int) -> Callable[[Move], bool]:
    return lambda move: isinstance(move, BrowseSection) and move.section == number


def _market_card(desk: Desk, rect: Rect, card: str, move: TakeCard | None, browsing: bool) -> Place:
    """A card that may be taken, or only looked at; while a section is chosen its cards let clicks through to it."""
    look = desk.look
    refusals = () if move else desk.refusals(lambda one: isinstance(one, TakeCard) and one.card == card)

    def pointed(target: Surface) -> None:
        put_market_card(target, look, rect, card, Lights(hot=f"card.{card}"))

    hit = (lambda _: False) if browsing else None
    label = f"{name_of(look, card)} ({card})"
    return Place(
        rect, label, (move,) if move else (), refusals, "box", f"card.{card}", partial(tips.card_tip, look, card),
        pointed if move else None, layer=1, hit=hit,
    )  # fmt: skip


def corner_places(desk: Desk) -> list[Place]:
    look, view = desk.look, desk.view
    take = {move.card: move for move in desk.of(TakeDestiny)}
    found = [Place(bag_place(look), look.narrator.label("piece", "bag"), tip=partial(tips.bag_tip, look, view))]
    for number, card in enumerate(view.destinies):
        move = take.get(card)
        found.append(
            Place(
                look.layout.destiny(number), name_of(look, card), (move,) if move else (), (), "box", f"card.{card}",
                partial(tips.card_tip, look, card),
                layer=1,
            )
        )  # fmt: skip
    return found
