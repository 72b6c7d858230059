"""KEM-8.1 to KEM-8.3  Combat, steps 1 to 3: secret battle cards, hidden divine interventions, the clash.

Attacker and defender are asked one after the other and nothing of a choice is seen before the step that reveals
it: battle cards lie face down, hidden cards still count as cards in hand (KEM-16.3).
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values
from game.core.records import record
from game.kemet import events
from game.kemet.cards import CardMove, RainFire, card_moves, card_of, card_refusals, resolve
from game.kemet.components import NONE, components
from game.kemet.expenses import card_price
from game.kemet.resolution import CompareForces, under_way
from game.kemet.state import NOBODY, Kemet


@record
class ChooseCard(Move):
    """Lay down this battle card to be played."""

    card: str


@record
class SetAside(Move):
    """Discard this battle card face down, never to be shown."""

    card: str


@record
class HideCard(Move):
    """Hide this divine intervention card behind the battle card."""

    card: str


@record
class Ready(Move):
    """Hide no (more) cards."""


@record
class DeclineRest(Move):
    """Use no more of the revealed cards."""


@record
class GiveForForce(Move):
    """Discard this divine intervention card for Force."""

    card: str


@record
class GiveNoMore(Move):
    """Discard no more cards for Force."""


HidingMove: TypeAlias = HideCard | Ready
UsingMove: TypeAlias = CardMove | DeclineRest
WoundingMove: TypeAlias = GiveForForce | GiveNoMore

choose_card, set_aside, hide_card, give_for_force = (
    cache(ChooseCard),
    cache(SetAside),
    cache(HideCard),
    cache(GiveForForce),
)
READY, DECLINE_REST, GIVE_NO_MORE = Ready(), DeclineRest(), GiveNoMore()


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """These cards less one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


@record
class WarCouncil(Step[Kemet]):
    """KEM-8.1, KEM-16.3  Attacker, then defender choose in secret; Prescience makes its owner's enemy go first."""

    rule: ClassVar[str] = "KEM-8.1"

    def run(self, game: Kemet) -> None:
        combat = under_way(game)
        attacker, defender = combat.attacker, combat.defender
        for seer in (attacker, defender):
            if game.powers(seer).prescience:
                seen = combat.rival_of(seer)
                council = (ChooseBattleCard(seen), ShowToSeer(seen), ChooseBattleCard(seer))
                game.then(*council, OfferHiding(attacker), OfferHiding(defender), RevealCards())
                return
        sides = (attacker, defender)
        steps = [step for seat in sides for step in (ChooseBattleCard(seat), OfferHiding(seat))]
        game.then(*steps, RevealCards())


@record
class ChooseBattleCard(Decision[Kemet, ChooseCard]):
    """KEM-8.1  Choose the battle card to be played, in secret."""

    rule: ClassVar[str] = "KEM-8.1"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int

    def moves(self, game: Kemet) -> list[ChooseCard]:
        return [choose_card(card) for card in game.battle_hands[self.seat]]

    def refusals(self, game: Kemet) -> list[Refusal]:
        gone = (*game.face_up[self.seat], *game.face_down[self.seat])
        return [Refusal(choose_card(card), "kemet.refusal.card_discarded", {"card": card}) for card in gone]

    def facts(self, game: Kemet) -> Values:
        return combat_facts(game, self.seat)

    def play(self, game: Kemet, move: ChooseCard) -> None:
        game.chosen[self.seat] = move.card
        game.battle_hands[self.seat] = without(game.battle_hands[self.seat], move.card)
        game.ask(DiscardBattleCard(self.seat))


@record
class DiscardBattleCard(Decision[Kemet, SetAside]):
    """KEM-8.1  Choose the battle card to be discarded face down; it is never revealed."""

    rule: ClassVar[str] = "KEM-8.1"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int

    def moves(self, game: Kemet) -> list[SetAside]:
        return [set_aside(card) for card in game.battle_hands[self.seat]]

    def facts(self, game: Kemet) -> Values:
        return combat_facts(game, self.seat)

    def play(self, game: Kemet, move: SetAside) -> None:
        game.aside[self.seat] = move.card
        game.battle_hands[self.seat] = without(game.battle_hands[self.seat], move.card)
        game.report(events.BattleCardLaid, self.seat)
        game.report(events.BattleCardSeen, self.seat, game.chosen[self.seat], move.card)


@record
class ShowToSeer(Step[Kemet]):
    """KEM-8.1  Prescience: the card to be played is shown, and only that one."""

    rule: ClassVar[str] = "KEM-8.1"
    seat: int

    def run(self, game: Kemet) -> None:
        combat = under_way(game)
        combat.shown[combat.side_of(self.seat)] = True
        game.unveil("reveal")
        game.report(events.BattleCardShown, self.seat, game.chosen[self.seat])


@record
class OfferHiding(Step[Kemet]):
    """KEM-8.2  Asked of everybody with cards in hand, whatever they are: to skip it would betray them."""

    rule: ClassVar[str] = "KEM-8.2"
    seat: int

    def run(self, game: Kemet) -> None:
        if game.hands[self.seat]:
            game.then(HideCards(self.seat))
        else:
            get_ready(game, self.seat)


@record
class HideCards(Decision[Kemet, HidingMove]):
    """KEM-8.2  Hide any number of divine intervention cards behind the battle card, with Day or Combat icon."""

    rule: ClassVar[str] = "KEM-8.2"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int

    def moves(self, game: Kemet) -> list[HidingMove]:
        return [READY, *(hide_card(card) for card in dict.fromkeys(game.hands[self.seat]))]

    def facts(self, game: Kemet) -> Values:
        return combat_facts(game, self.seat)

    def play(self, game: Kemet, move: HidingMove) -> None:
        if isinstance(move, HideCard):
            game.hands[self.seat] = without(game.hands[self.seat], move.card)
            game.behind[self.seat] = tuple(sorted((*game.behind[self.seat], move.card)))
            game.report(events.CardHidden, self.seat, move.card)
            game.then(OfferHiding(self.seat))
        else:
            get_ready(game, self.seat)


def get_ready(game: Kemet, seat: int) -> None:
    """KEM-8.2  The preparations of a side are over."""
    combat = under_way(game)
    combat.ready[combat.side_of(seat)] = True


@record
class RevealCards(Step[Kemet]):
    """KEM-8.3  All chosen cards are revealed together; attacker, then defender use theirs; then Divine Wound."""

    rule: ClassVar[str] = "KEM-8.3"

    def run(self, game: Kemet) -> None:
        combat = under_way(game)
        game.unveil("reveal")
        combat.revealed = True
        for side in (0, 1):
            seat = combat.seat_on(side)
            if not combat.shown[side]:
                game.report(events.BattleCardShown, seat, game.chosen[seat])
            if game.behind[seat]:
                game.report(events.HiddenCardsShown, seat, game.behind[seat])
        combat.shown = [True, True]
        attacker, defender = combat.attacker, combat.defender
        game.then(OfferUse(attacker), OfferUse(defender), OfferWound(attacker), OfferWound(defender), CompareForces())


@record
class OfferUse(Step[Kemet]):
    """KEM-8.3  Asked while there is a revealed card that can be paid and has an effect (KEM-14.7)."""

    rule: ClassVar[str] = "KEM-8.3"
    seat: int

    def run(self, game: Kemet) -> None:
        if game.behind[self.seat]:
            game.ask(UseCards(self.seat))


@record
class UseCards(Decision[Kemet, UsingMove]):
    """KEM-8.3  Pay and use your revealed cards in the order you like, or decline them."""

    rule: ClassVar[str] = "KEM-8.3"
    seat: int

    def moves(self, game: Kemet) -> list[UsingMove]:
        return [DECLINE_REST, *card_moves(game, self.seat, game.behind[self.seat], "clash")]

    def refusals(self, game: Kemet) -> list[Refusal]:
        return card_refusals(game, self.seat, game.behind[self.seat], "clash")

    def facts(self, game: Kemet) -> Values:
        return combat_facts(game, self.seat)

    def play(self, game: Kemet, move: UsingMove) -> None:
        if isinstance(move, DeclineRest):
            return
        card = card_of(move)
        price = card_price(game, self.seat, card)
        game.pay(self.seat, price)
        game.behind[self.seat] = without(game.behind[self.seat], card.id)
        game.discard.append(card.id)
        combat = under_way(game)
        combat.used[combat.side_of(self.seat)] += (card.id,)
        game.report(events.CardUsed, self.seat, card.id, price)
        game.then(OfferUse(self.seat))
        space, rival = (move.space, move.rival) if isinstance(move, RainFire) else (NONE, NOBODY)
        resolve(game, self.seat, card.id, space, rival, "clash")


@record
class OfferWound(Step[Kemet]):
    """KEM-8.3  Divine Wound: asked of its owner with any cards in hand."""

    rule: ClassVar[str] = "KEM-8.3"
    seat: int

    def run(self, game: Kemet) -> None:
        if game.powers(self.seat).wound_force and game.hands[self.seat]:
            game.then(DealWound(self.seat))


@record
class DealWound(Decision[Kemet, WoundingMove]):
    """KEM-8.3  Divine Wound: discard any number of divine intervention cards from hand for Force."""

    rule: ClassVar[str] = "KEM-8.3"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int

    def moves(self, game: Kemet) -> list[WoundingMove]:
        return [GIVE_NO_MORE, *(give_for_force(card) for card in dict.fromkeys(game.hands[self.seat]))]

    def facts(self, game: Kemet) -> Values:
        return combat_facts(game, self.seat)

    def play(self, game: Kemet, move: WoundingMove) -> None:
        if isinstance(move, GiveForForce):
            combat, force = under_way(game), game.powers(self.seat).wound_force
            game.discard_card(self.seat, move.card)
            combat.force[combat.side_of(self.seat)] += force
            combat.given[combat.side_of(self.seat)] += (move.card,)
            game.report(events.CardGivenForForce, self.seat, move.card, force)
            game.then(OfferWound(self.seat))


def combat_facts(game: Kemet, seat: int) -> Values:
    """What the prompts of a Combat tell."""
    combat = under_way(game)
    return {
        "seat": seat,
        "rival": combat.rival_of(seat),
        "space": game.name(combat.space),
        "prayers": game.prayers[seat],
        "top": components().most_prayers,
        "situation": "attacker" if seat == combat.attacker else "defender",
    }
