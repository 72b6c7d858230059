"""PHA-5.2 to PHA-5.4, PHA-7.9  Vases: gained from the pile or from under the pyramid, with Tutor and Diplomat."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values
from game.core.records import record
from game.pharaon import events
from game.pharaon.components import components
from game.pharaon.gains import GainAny, TakeResource, empty_supplies, resources_in_supply
from game.pharaon.pieces import INDEX
from game.pharaon.state import Pharaon, names


@record
class TakeVase(Move):
    """Take this vase from under the Pyramid of Time."""

    vase: str


@record
class KeepVase(Move):
    """Take the three resources of the vase."""


@record
class ReplaceVase(Move):
    """Use the Diplomat: three resources of choice in place of those of the vase."""


@record
class SaveTutor(Move):
    """Do not use the Tutor with this vase."""


DiplomatMove: TypeAlias = KeepVase | ReplaceVase
TutorMove: TypeAlias = TakeResource | SaveTutor

take_vase = cache(TakeVase)
KEEP_VASE, REPLACE_VASE, SAVE_TUTOR = KeepVase(), ReplaceVase(), SaveTutor()


@record
class ChooseVase(Decision[Pharaon, TakeVase]):
    """PHA-8.2, PHA-2.9  Choose one of the vases under the Pyramid of Time and gain its resources."""

    rule: ClassVar[str] = "PHA-8.2"
    seat: int

    def moves(self, game: Pharaon) -> list[TakeVase]:
        return [take_vase(vase) for vase in game.vases]

    def foregone(self, game: Pharaon) -> TakeVase | None:
        """A single vase is left."""
        return take_vase(game.vases[0]) if len(game.vases) == 1 else None

    def facts(self, game: Pharaon) -> Values:
        return {"seat": self.seat, "situation": "passing" if game.current_round else "opening"}

    def play(self, game: Pharaon, move: TakeVase) -> None:
        game.vases.remove(move.vase)
        game.vase_discard.append(move.vase)
        game.report(events.VaseTaken, self.seat, move.vase)
        game.then(GainVase(self.seat, move.vase))


@record
class DrawVase(Step[Pharaon]):
    """PHA-5.4  Gain a vase: the top one of the pile."""

    rule: ClassVar[str] = "PHA-5.4"
    seat: int

    def run(self, game: Pharaon) -> None:
        game.unveil("draw")
        vase = game.draw_vase()
        if vase is None:
            game.report(events.VaseLost, self.seat)
        else:
            game.vase_discard.append(vase)
            game.report(events.VaseDrawn, self.seat, vase)
            game.then(GainVase(self.seat, vase))


@record
class GainVase(Step[Pharaon]):
    """PHA-5.2, PHA-7.9  The three resources of a vase; in a round Diplomat and Tutor may change them (PHA-7.4)."""

    rule: ClassVar[str] = "PHA-5.2"
    seat: int
    vase: str

    def run(self, game: Pharaon) -> None:
        owner = game.seats[self.seat]
        any_left = bool(game.current_round and game.base_in_supply())
        if any_left and owner.can_use(components().tutor):
            game.then(OfferTutor(self.seat))
        if any_left and owner.can_use(components().diplomat):
            game.then(UseDiplomat(self.seat, self.vase))
        else:
            empty_vase(game, self.seat, self.vase)


@record
class UseDiplomat(Decision[Pharaon, DiplomatMove]):
    """PHA-7.9  Diplomat: keep the resources of this vase, or take three base resources of your choice instead."""

    rule: ClassVar[str] = "PHA-7.9"
    seat: int
    vase: str

    def moves(self, game: Pharaon) -> list[DiplomatMove]:
        return [KEEP_VASE, REPLACE_VASE]

    def facts(self, game: Pharaon) -> Values:
        vase = components().vases[self.vase]
        return {"seat": self.seat, "vase": self.vase, "resource": names(vase.resources)}

    def play(self, game: Pharaon, move: DiplomatMove) -> None:
        if isinstance(move, KeepVase):
            empty_vase(game, self.seat, self.vase)
        else:
            game.turn_noble(self.seat, components().diplomat)
            game.then(GainAny(self.seat, "diplomat", components().nobles[components().diplomat].amount))


@record
class OfferTutor(Step[Pharaon]):
    """PHA-7.9  The Tutor adds to the vase once its resources are taken, if the supply has any left then."""

    rule: ClassVar[str] = "PHA-7.9"
    seat: int

    def run(self, game: Pharaon) -> None:
        if game.base_in_supply():
            game.then(UseTutor(self.seat))


@record
class UseTutor(Decision[Pharaon, TutorMove]):
    """PHA-7.9  Tutor: take one more base resource of your choice with this vase, or wait for another vase."""

    rule: ClassVar[str] = "PHA-7.9"
    seat: int

    def moves(self, game: Pharaon) -> list[TutorMove]:
        return [*resources_in_supply(game), SAVE_TUTOR]

    def refusals(self, game: Pharaon) -> list[Refusal]:
        return empty_supplies(game)

    def play(self, game: Pharaon, move: TutorMove) -> None:
        if isinstance(move, TakeResource):
            game.turn_noble(self.seat, components().tutor)
            game.gain(self.seat, (INDEX[move.resource],))
            more = components().nobles[components().tutor].amount - 1
            if more:
                game.then(GainAny(self.seat, "tutor", more))


def empty_vase(game: Pharaon, seat: int, vase: str) -> None:
    """PHA-5.2  Bottom, top left, top right."""
    game.gain(seat, components().vases[vase].resources)
