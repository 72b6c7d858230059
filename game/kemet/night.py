"""KEM-9  The Night in its seven steps, players in turn order within each."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Step
from game.core.records import record
from game.kemet import events
from game.kemet.boards import NOWHERE
from game.kemet.components import NONE, components
from game.kemet.creatures import OfferCreatures
from game.kemet.dawn import BeginDawn
from game.kemet.landing import PlaceUnits, unit_places
from game.kemet.night_cards import DrawNightCards
from game.kemet.onset import FightLandings
from game.kemet.pyramids import RaiseByHandOfGod
from game.kemet.state import Kemet


@record
class Sacrifice(Move):
    """Offer the Units that are asked for."""


@record
class OfferNothing(Move):
    """Keep the Units."""


@record
class UseReinforcements(Move):
    """Reinforcements come first."""


@record
class UseHandOfGod(Move):
    """The Hand of God comes first."""


OfferingMove: TypeAlias = Sacrifice | OfferNothing
AwakeningMove: TypeAlias = UseReinforcements | UseHandOfGod

SACRIFICE, OFFER_NOTHING = Sacrifice(), OfferNothing()
USE_REINFORCEMENTS, USE_HAND_OF_GOD = UseReinforcements(), UseHandOfGod()


@record
class BeginNight(Step[Kemet]):
    """KEM-9  All steps are completed in order, then it dawns."""

    rule: ClassVar[str] = "KEM-9"

    def run(self, game: Kemet) -> None:
        game.phase = "night"
        game.begin_turn()
        game.report(events.NightBegan, game.day)
        game.then(
            OfferAtSanctuary(),
            OfferAtDelta(),
            CountTemples(),
            Adore(),
            PrayAtNight(),
            DrawAtNight(),
            Awaken(),
            TakeBackTokens(),
            BeginDawn(),
        )


@record
class OfferAtSanctuary(Step[Kemet]):
    """KEM-9.1  On face B the controller of the Sanctuary may offer, with at least 2 Units."""

    rule: ClassVar[str] = "KEM-9.1"

    def run(self, game: Kemet) -> None:
        space = game.board.sanctuary
        if space != NOWHERE:
            game.report(events.NightStep, "offering")
            if game.holder[space] >= 0 and game.units[space] >= components().sanctuary_units:
                game.then(OfferToAllGods(game.holder[space]))


@record
class OfferToAllGods(Decision[Kemet, OfferingMove]):
    """KEM-9.1  Remove 2 Units of your Troop on the Sanctuary for a Sanctuary VP, or not."""

    rule: ClassVar[str] = "KEM-9.1"
    seat: int

    def moves(self, game: Kemet) -> list[OfferingMove]:
        return [SACRIFICE, OFFER_NOTHING]

    def play(self, game: Kemet, move: OfferingMove) -> None:
        if isinstance(move, Sacrifice):
            game.remove_units(self.seat, game.board.sanctuary, components().sanctuary_units, "sanctuary")
            game.score(self.seat, components().sanctuary_vp, "sanctuary")


@record
class OfferAtDelta(Step[Kemet]):
    """KEM-9.2  The controller of the delta Temple may offer a Unit."""

    rule: ClassVar[str] = "KEM-9.2"

    def run(self, game: Kemet) -> None:
        space = game.board.delta
        game.report(events.NightStep, "delta")
        if game.holder[space] >= 0 and game.units[space] >= components().delta_units:
            game.then(OfferInDelta(game.holder[space]))


@record
class OfferInDelta(Decision[Kemet, OfferingMove]):
    """KEM-9.2  Remove 1 Unit of your Troop in the delta for 5 prayers, or not; the last Unit loses the Temple."""

    rule: ClassVar[str] = "KEM-9.2"
    seat: int

    def moves(self, game: Kemet) -> list[OfferingMove]:
        return [SACRIFICE, OFFER_NOTHING]

    def play(self, game: Kemet, move: OfferingMove) -> None:
        if isinstance(move, Sacrifice):
            game.remove_units(self.seat, game.board.delta, components().delta_units, "delta")
            game.settle()
            game.gain(self.seat, components().delta_prayers, "delta")


@record
class CountTemples(Step[Kemet]):
    """KEM-9.3  At least 2 Temples, the delta included: 1 Control VP."""

    rule: ClassVar[str] = "KEM-9.3"

    def run(self, game: Kemet) -> None:
        game.report(events.NightStep, "temples")
        for seat in game.order:
            if game.temples_held[seat] >= components().control_temples:
                game.score(seat, components().control_vp, "control")


@record
class Adore(Step[Kemet]):
    """KEM-9.4  The prayers of the Temples, the delta excluded."""

    rule: ClassVar[str] = "KEM-9.4"

    def run(self, game: Kemet) -> None:
        game.report(events.NightStep, "adoration")
        board = game.board
        for seat in game.order:
            temples = zip(board.temples, board.prayers, strict=True)
            game.gain(seat, sum(n for space, n in temples if game.holder[space] == seat), "adoration")


@record
class PrayAtNight(Step[Kemet]):
    """KEM-9.5  2 prayers for everybody, more with the High Priest and the Priest of Amon."""

    rule: ClassVar[str] = "KEM-9.5"

    def run(self, game: Kemet) -> None:
        game.report(events.NightStep, "prayer")
        for seat in game.order:
            game.gain(seat, components().night_prayers + game.powers(seat).night_prayers, "night")


@record
class DrawAtNight(Step[Kemet]):
    """KEM-9.6, KEM-17.16  Each player finishes all own draws before the next one begins; Vision is the nightly one."""

    rule: ClassVar[str] = "KEM-9.6"

    def run(self, game: Kemet) -> None:
        game.report(events.NightStep, "divine_intervention")
        draws = []
        for seat in game.order:
            powers = game.powers(seat)
            plain = components().night_cards + powers.night_cards - bool(powers.vision)
            draws.append(DrawNightCards(seat, plain, powers.vision))
        game.then(*draws)


@record
class Awaken(Step[Kemet]):
    """KEM-9.7, KEM-8.10  In turn order Reinforcements and the Hand of God, one player after another."""

    rule: ClassVar[str] = "KEM-9.7"

    def run(self, game: Kemet) -> None:
        game.report(events.NightStep, "awakening")
        game.then(*(AwakenSeat(seat) for seat in game.order))


@record
class AwakenSeat(Step[Kemet]):
    """KEM-9.7  The night tiles of one player, in the order he likes if both can do something."""

    rule: ClassVar[str] = "KEM-9.7"
    seat: int

    def run(self, game: Kemet) -> None:
        powers = game.powers(self.seat)
        if powers.reinforcements and powers.free_level:
            game.then(OrderAwakening(self.seat))
        elif powers.reinforcements:
            game.then(Reinforce(self.seat))
        elif powers.free_level:
            game.then(ExtendHandOfGod(self.seat))


@record
class OrderAwakening(Decision[Kemet, AwakeningMove]):
    """KEM-9  Which of your night tiles works first."""

    rule: ClassVar[str] = "KEM-9"
    seat: int

    def moves(self, game: Kemet) -> list[AwakeningMove]:
        return [USE_REINFORCEMENTS, USE_HAND_OF_GOD]

    def play(self, game: Kemet, move: AwakeningMove) -> None:
        if isinstance(move, UseReinforcements):
            game.then(Reinforce(self.seat), ExtendHandOfGod(self.seat))
        else:
            game.then(ExtendHandOfGod(self.seat), Reinforce(self.seat))


@record
class Reinforce(Step[Kemet]):
    """KEM-9.7, KEM-8.10  Free Units, their Combats, then creatures may join."""

    rule: ClassVar[str] = "KEM-9.7"
    seat: int

    def run(self, game: Kemet) -> None:
        if unit_places(game, self.seat, "night"):
            units = PlaceUnits(self.seat, game.powers(self.seat).reinforcements, "night")
            game.then(units, FightLandings(self.seat), OfferCreatures(self.seat))


@record
class ExtendHandOfGod(Step[Kemet]):
    """KEM-9.7  The Hand of God, while a pyramid is below the top."""

    rule: ClassVar[str] = "KEM-9.7"
    seat: int

    def run(self, game: Kemet) -> None:
        game.ask(RaiseByHandOfGod(self.seat))


@record
class TakeBackTokens(Step[Kemet]):
    """KEM-9.7  All players take back all Action tokens."""

    rule: ClassVar[str] = "KEM-9.7"

    def run(self, game: Kemet) -> None:
        for seat in range(game.seat_count):
            game.tokens[seat] = game.own_tokens[seat] = 0
            game.silver_on[seat] = game.gold_on[seat] = NONE
        game.report(events.TokensTakenBack)
