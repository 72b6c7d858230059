"""KEM-10  Divine intervention cards: paid, open to a Veto, resolved.

Targets are named when a card is played, Units of an Enlistment are placed when it is resolved. The Veto is asked
of every other seat with cards in hand, whatever they are, so that the question betrays nothing (KEM-16); nobody
is asked once every Veto lies open in the discard, because that is known to all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Offer, Refusal, Step
from game.core.errors import Values
from game.core.records import record
from game.kemet import events
from game.kemet.components import MOVE_CARD_EFFECTS, DivineCard, components
from game.kemet.expenses import card_price
from game.kemet.landing import PlaceUnits, Where, unit_places
from game.kemet.state import NOBODY, Kemet
from game.kemet.withdrawal import escape, free_neighbours


@record
class PlayCard(Move):
    """Play or use a divine intervention card that needs no target."""

    card: str


@record
class RainFire(Move):
    """Play or use Raining Fire on a Unit of this rival on this space."""

    space: str
    rival: int


@record
class EscapeTo(Move):
    """Play Escape: the whole Troop leaves for this space."""

    space: str


@record
class PlayVeto(Move):
    """Cancel the card that was just played."""


@record
class LetItBe(Move):
    """No Veto."""


VetoMove: TypeAlias = PlayVeto | LetItBe
CardMove: TypeAlias = PlayCard | RainFire | EscapeTo

play_card, rain_fire, escape_to = cache(PlayCard), cache(RainFire), cache(EscapeTo)
VETO, LET_IT_BE = PlayVeto(), LetItBe()


@cache
def kinds(*effects: str) -> tuple[str, ...]:
    """The ids of the cards with these effects."""
    return tuple(card.id for card in components().cards.values() if card.effect.type in effects)


def card_of(move: CardMove) -> DivineCard:
    """Which card a move plays."""
    if isinstance(move, PlayCard):
        return components().cards[move.card]
    (kind,) = kinds("destroy_enemy_unit" if isinstance(move, RainFire) else "escape")
    return components().cards[kind]


def fire_targets(game: Kemet, seat: int) -> Iterator[RainFire]:
    """KEM-10.9  Every place where a Unit of an opponent stands."""
    names = game.board.names
    for space, held in enumerate(game.holder):
        if held >= 0 and held != seat:
            yield rain_fire(names[space], held)
    combat = game.combat
    if combat is not None and combat.units and combat.attacker != seat:
        yield rain_fire(names[combat.space], combat.attacker)
    for space, _ in game.landed:
        if game.home[space] != seat:
            yield rain_fire(names[space], game.home[space])


def escape_spaces(game: Kemet, seat: int) -> list[EscapeTo]:
    """KEM-10.14  Adjacent, without any Troop, and no district of another City."""
    combat = game.combat
    assert combat is not None
    return [escape_to(game.name(space)) for space in free_neighbours(game, seat, combat.space)]


def card_moves(game: Kemet, seat: int, cards: tuple[str, ...], where: Where) -> Iterator[CardMove]:
    """KEM-10.2, KEM-14.7  What can be played of these cards now: affordable, with a target and an effect."""
    for kind in dict.fromkeys(cards):
        card = components().cards[kind]
        if game.prayers[seat] >= card_price(game, seat, card):
            yield from _plays(game, seat, card, where)


def _plays(game: Kemet, seat: int, card: DivineCard, where: Where) -> Iterator[CardMove]:
    effect = card.effect.type
    in_clash = where == "clash"
    if not (card.in_combat if in_clash else card.phase == "day"):
        return
    if effect == "destroy_enemy_unit":
        yield from fire_targets(game, seat)
    elif effect == "escape":
        if _defends(game, seat, where):
            yield from escape_spaces(game, seat)
    elif (
        (effect == "prayer" and _gains(game, seat, card))
        or (effect == "mana_theft" and _steals(game, seat, card))
        or (effect == "free_units" and unit_places(game, seat, where))
        or effect in ("force", "damage", "defence")
    ):
        yield play_card(card.id)


def _defends(game: Kemet, seat: int, where: Where) -> bool:
    """KEM-10.14  About to be the defender, with a Troop that can still get away from somebody."""
    combat = game.combat
    if where != "before_combat" or combat is None or not combat.units:
        return False
    return game.holder[combat.space] == combat.defender == seat


def _gains(game: Kemet, seat: int, card: DivineCard) -> bool:
    return game.prayers[seat] - card_price(game, seat, card) < components().most_prayers


def _steals(game: Kemet, seat: int, card: DivineCard) -> bool:
    return _gains(game, seat, card) or any(game.prayers[other] for other in range(game.seat_count) if other != seat)


def card_refusals(game: Kemet, seat: int, cards: tuple[str, ...], where: Where) -> list[Refusal]:
    """Why cards of the hand cannot be played now."""
    refused = []
    for kind in dict.fromkeys(cards):
        card = components().cards[kind]
        price, move = card_price(game, seat, card), play_card(kind)
        values: Values = {"card": kind}
        if where != "clash" and card.phase == "combat":
            refused.append(Refusal(move, "kemet.refusal.only_in_combat", values))
        elif card.effect.type in MOVE_CARD_EFFECTS:
            refused.append(Refusal(move, "kemet.refusal.only_with_move", values))
        elif card.effect.type == "cancel_di":
            refused.append(Refusal(move, "kemet.refusal.only_against_card", values))
        elif card.effect.type == "escape" and not _defends(game, seat, where):
            refused.append(Refusal(move, "kemet.refusal.only_before_combat", values))
        elif game.prayers[seat] < price:
            values = {"card": kind, "n": price, "has": game.prayers[seat]}
            refused.append(Refusal(move, "kemet.refusal.needs_prayers", values))
        elif not any(_plays(game, seat, card, where)):
            refused.append(Refusal(move, "kemet.refusal.no_effect", values))
    return refused


def play_openly(game: Kemet, seat: int, move: CardMove, where: Where) -> None:
    """KEM-10.2, KEM-10.12  Outside Combat: pay, discard, ask for a Veto, resolve."""
    card = card_of(move)
    price = card_price(game, seat, card)
    game.pay(seat, price)
    game.discard_card(seat, card.id)
    game.report(events.CardPlayed, seat, card.id, price)
    space = "" if isinstance(move, PlayCard) else move.space
    rival = move.rival if isinstance(move, RainFire) else NOBODY
    game.then(SeekVeto(seat, card.id, space, rival, where, 0))


@record
class SeekVeto(Step[Kemet]):
    """KEM-10.12  All other players in turn order may cancel the card; then it is resolved."""

    rule: ClassVar[str] = "KEM-10.12"
    seat: int
    card: str
    space: str
    rival: int
    where: Where
    asked: int
    """Places of the turn order that were asked already."""

    def run(self, game: Kemet) -> None:
        if any(game.discard.count(kind) < components().cards[kind].copies for kind in kinds("cancel_di")):
            for place in range(self.asked, game.seat_count):
                other = game.order[place]
                if may_veto(game, other, self.seat):
                    following = SeekVeto(self.seat, self.card, self.space, self.rival, self.where, place + 1)
                    game.then(ConsiderVeto(other, self.card, self.seat), following)
                    return
        game.stir()
        resolve(game, self.seat, self.card, self.space, self.rival, self.where)


def may_veto(game: Kemet, seat: int, player: int) -> bool:
    """KEM-10.12, KEM-16.4  Whether a seat is asked about the card of a player, by what everybody can see."""
    return seat != player and bool(game.hands[seat]) and (game.alert[seat] or seat == game.active)


@record
class ConsiderVeto(Decision[Kemet, VetoMove]):
    """KEM-10.12, KEM-P20  Cancel the card that another player has just played and paid, a Veto too, or let it be."""

    rule: ClassVar[str] = "KEM-10.12"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int
    card: str
    rival: int

    def moves(self, game: Kemet) -> list[VetoMove]:
        return [LET_IT_BE, VETO] if self._veto(game) else [LET_IT_BE]

    def _veto(self, game: Kemet) -> DivineCard | None:
        for kind in kinds("cancel_di"):
            card = components().cards[kind]
            if kind in game.hands[self.seat] and game.prayers[self.seat] >= card_price(game, self.seat, card):
                return card
        return None

    def refusals(self, game: Kemet) -> list[Refusal]:
        return [] if self._veto(game) else [Refusal(VETO, "kemet.refusal.no_veto", {})]

    def offer(self, game: Kemet) -> Offer:
        """KEM-16.4  Nobody need object; those after this seat in turn order are asked next."""
        later = game.order[game.order.index(self.seat) :]
        return Offer((LET_IT_BE,), tuple(seat for seat in later if may_veto(game, seat, self.rival)), insists=False)

    def play(self, game: Kemet, move: VetoMove) -> None:
        veto = self._veto(game)
        if isinstance(move, PlayVeto) and veto is not None:
            game.pay(self.seat, card_price(game, self.seat, veto))
            game.discard_card(self.seat, veto.id)
            game.report(events.CardVetoed, self.seat, self.card, self.rival)
            game.then(SeekVeto(self.seat, veto.id, "", NOBODY, "window", 0))


def resolve(game: Kemet, seat: int, kind: str, space: str, rival: int, where: Where) -> None:
    """KEM-10.6 to KEM-10.14  What a card does, in or outside Combat."""
    effect = components().cards[kind].effect
    if effect.type == "prayer":
        game.gain(seat, effect.value, kind)
    elif effect.type == "mana_theft":
        _steal_mana(game, seat, kind)
    elif effect.type == "destroy_enemy_unit":
        place = game.board.index[space]
        game.remove_units(rival, place, min(effect.value, game.units_of(rival, place)), kind)
        game.settle()
    elif effect.type == "free_units":
        game.then(PlaceUnits(seat, effect.value, where))
    elif effect.type == "escape":
        escape(game, seat, game.board.index[space])
    elif effect.type == "cancel_di":
        stopped = game.agenda.pop()
        assert isinstance(stopped, SeekVeto)
    elif effect.type in MOVE_CARD_EFFECTS:
        _hasten(game, kind)
    else:
        combat = game.combat
        assert combat is not None
        added: list[int] = getattr(combat, effect.type)
        added[combat.side_of(seat)] += effect.value


def _steal_mana(game: Kemet, seat: int, kind: str) -> None:
    """KEM-10.8, KEM-17.23  Every opponent loses 1 if he has any; the player gains 1 in all."""
    effect = components().cards[kind].effect
    for other in game.ranked(seat)[1:]:
        lost = min(effect.second, game.prayers[other])
        if lost:
            game.prayers[other] -= lost
            game.report(events.PrayersLost, other, lost, kind)
    game.gain(seat, effect.value, kind)


def _hasten(game: Kemet, kind: str) -> None:
    """KEM-10.11  The capacity of the Move that is about to begin."""
    march, effect = game.march, components().cards[kind].effect
    assert march is not None
    if effect.type == "extra_teleport":
        game.march = replace(march, card_teleports=march.card_teleports + effect.value)
    else:
        game.march = replace(march, gates=True)
