"""PHA-2.8 to PHA-2.11, PHA-13.4, PHA-14.3, PHA-15  The cards are laid out, the opening picks are made."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Step
from game.core.records import record
from game.pharaon import automaton_events, events
from game.pharaon.artisans import GainSilver
from game.pharaon.automaton import of
from game.pharaon.components import components
from game.pharaon.nobles import welcome
from game.pharaon.round_end import block_wheel
from game.pharaon.state import Pharaon
from game.pharaon.vases import ChooseVase


@record
class PlayDiscovery(Move):
    """Play in discovery mode: a Scribe is dealt as first noble."""


@record
class PlayStandard(Move):
    """Choose the first noble out of two."""


@record
class KeepNoble(Move):
    """Keep this noble and set the other one aside."""

    noble: str


ModeMove: TypeAlias = PlayDiscovery | PlayStandard

keep_noble = cache(KeepNoble)
DISCOVERY_MODE, STANDARD_MODE = PlayDiscovery(), PlayStandard()


@record
class ChooseMode(Decision[Pharaon, ModeMove]):
    """PHA-15.1  Play in discovery mode or not."""

    rule: ClassVar[str] = "PHA-15.1"
    seat: int

    def moves(self, game: Pharaon) -> list[ModeMove]:
        return [DISCOVERY_MODE, STANDARD_MODE]

    def play(self, game: Pharaon, move: ModeMove) -> None:
        game.seats[self.seat].discovery = isinstance(move, PlayDiscovery)
        game.report(events.ModeChosen, self.seat, "discovery" if isinstance(move, PlayDiscovery) else "standard")


@record
class LayOutCards(Step[Pharaon]):
    """PHA-2.8, PHA-15.1  Scribes are dealt in discovery mode, then nobles and artisans are revealed."""

    rule: ClassVar[str] = "PHA-2.8"

    def run(self, game: Pharaon) -> None:
        game.unveil("reveal")
        if any(seat.discovery for seat in game.seats):
            _deal_scribes(game)
        game.nobles = [game.noble_deck.pop() for _ in range(components().noble_display)]
        game.artisans = [game.artisan_deck.pop() for _ in range(components().artisan_display)]


def _deal_scribes(game: Pharaon) -> None:
    """PHA-15.1, PHA-15.2  One Scribe to each seat in discovery mode, and to the Traitor opposite it."""
    scribes = [card for card in game.noble_deck if card in components().scribes]
    game.noble_deck = [card for card in game.noble_deck if card not in components().scribes]
    for seat in opening_order(game):
        if game.seats[seat].discovery:
            game.seats[seat].nobles.append(scribes.pop())
            game.report(events.ScribeDealt, seat, game.seats[seat].nobles[0])
            if game.traitor is not None:
                _give_to_traitor(game, scribes.pop(), "PHA-15.2")
    game.scribes_apart = sorted(scribes)


@record
class OpeningPick(Step[Pharaon]):
    """PHA-2.9  A noble out of two, a vase, two Silver; one player completes all of it before the next one starts."""

    rule: ClassVar[str] = "PHA-2.9"
    seat: int

    def run(self, game: Pharaon) -> None:
        game.begin_turn()
        owner = game.seats[self.seat]
        steps = (ChooseVase(self.seat), GainSilver(self.seat, components().start_silver))
        if owner.discovery:
            game.then(*steps)
            return
        game.unveil("draw")
        owner.drawn = [game.noble_deck.pop() for _ in range(components().nobles_drawn)]
        game.report(events.StartNoblesDrawn, self.seat, len(owner.drawn))
        game.report(events.StartNoblesSeen, self.seat, tuple(owner.drawn))
        game.then(ChooseStartNoble(self.seat), *steps)


@record
class ChooseStartNoble(Decision[Pharaon, KeepNoble]):
    """PHA-2.9  Keep one of the two nobles you drew; the other is set aside, against the Traitor it is his."""

    rule: ClassVar[str] = "PHA-2.9"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int

    def moves(self, game: Pharaon) -> list[KeepNoble]:
        return [keep_noble(noble) for noble in game.seats[self.seat].drawn]

    def play(self, game: Pharaon, move: KeepNoble) -> None:
        owner = game.seats[self.seat]
        others = [noble for noble in owner.drawn if noble != move.noble]
        owner.drawn = []
        if game.traitor is None:
            owner.rejected = others
        welcome(game, self.seat, move.noble, events.StartNobleKept(self.seat, move.noble))
        if game.traitor is not None:
            for noble in others:
                _give_to_traitor(game, noble, "PHA-14.3")


def _give_to_traitor(game: Pharaon, noble: str, rule: str) -> None:
    seat = of(game).seat
    game.seats[seat].nobles.append(noble)
    game.report(automaton_events.TraitorNoble, seat, noble, rule)


@record
class CloseOpening(Step[Pharaon]):
    """PHA-2.10, PHA-13.4  Nobles set aside join the deck, the vase left over blocks the wheel, new vases come."""

    rule: ClassVar[str] = "PHA-2.10"

    def run(self, game: Pharaon) -> None:
        aside = game.scribes_apart + [noble for seat in game.seats for noble in seat.rejected]
        game.scribes_apart = []
        for seat in game.seats:
            seat.rejected = []
        if aside:
            game.noble_deck += aside
            game.chance.shuffle(game.noble_deck)
        block_wheel(game)
        game.reveal_vases()


def opening_order(game: Pharaon) -> list[int]:
    """PHA-2.9, PHA-14.3  Counter-clockwise from the right of the first player; the Traitor picks nothing."""
    order = list(game.clockwise(game.first + 1))[::-1]
    order.remove(game.first)
    return [seat for seat in (*order, game.first) if seat != game.automaton]
