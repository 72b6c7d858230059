"""AMU-11  Kingdom scoring: every point with its reason, step by step in the order of the rule book."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, TypeAlias

from game.amunre import events
from game.amunre.components import BANKS, components
from game.amunre.state import AmunRe
from game.core.agenda import Decision, Move, Refusal, Step
from game.core.records import record
from game.core.title import Result


@record
class PlayObjective(Move):
    """Play a yellow card whose condition holds."""

    card: str


@record
class StopObjectives(Move):
    """Play no more yellow cards now."""


ObjectiveMove: TypeAlias = PlayObjective | StopObjectives

play_objective = cache(PlayObjective)
STOP_OBJECTIVES = StopObjectives()


@record
class ScoreKingdom(Step[AmunRe]):
    """AMU-11  All players get the points of a step before the next; gold counts in the New Kingdom only."""

    rule: ClassVar[str] = "AMU-11"

    def run(self, game: AmunRe) -> None:
        game.enter("scoring")
        game.report(events.KingdomScoring, game.kingdom_id)
        for seat in game.clockwise(game.first):
            game.score(seat, temple_points(game, seat), "temples")
        for seat in game.clockwise(game.first):
            game.score(seat, pyramids_of(game, seat) * components().pyramid_vp, "pyramids")
        for seat in game.clockwise(game.first):
            game.score(seat, set_points(game, seat), "sets")
        for bank in BANKS:
            for seat in bank_leaders(game, bank):
                game.score(seat, components().bank_vp, f"bank_{bank}")
        objectives = [ChooseObjectives(seat) for seat in game.clockwise(game.first)]
        game.then(*objectives, *([CountGold(), EndGame()] if game.kingdom == 2 else []))


@record
class ChooseObjectives(Decision[AmunRe, ObjectiveMove]):
    """AMU-11.5  You may play yellow cards whose condition holds, no two with the same name.

    It is asked of everybody: who is not asked would show that he holds no fulfilled card.
    """

    rule: ClassVar[str] = "AMU-11.5"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int

    def moves(self, game: AmunRe) -> list[ObjectiveMove]:
        found: list[ObjectiveMove] = [STOP_OBJECTIVES]
        for kind in dict.fromkeys(game.seats[self.seat].hand):
            if kind in components().objectives and game.can_play(self.seat, kind) and fulfils(game, self.seat, kind):
                found.append(play_objective(kind))
        return found

    def refusals(self, game: AmunRe) -> list[Refusal]:
        owner = game.seats[self.seat]
        refused = []
        for kind in dict.fromkeys(owner.hand):
            if kind in components().objectives:
                if kind in owner.played:
                    refused.append(Refusal(play_objective(kind), "amunre.refusal.played_already", {"card": kind}))
                elif not fulfils(game, self.seat, kind):
                    refused.append(Refusal(play_objective(kind), "amunre.refusal.not_fulfilled", {"card": kind}))
        return refused

    def play(self, game: AmunRe, move: ObjectiveMove) -> None:
        if isinstance(move, PlayObjective):
            game.play_card(self.seat, move.card)
            game.score(self.seat, components().objectives[move.card].vp, "objectives")
            game.then(self)


@record
class CountGold(Step[AmunRe]):
    """AMU-11.6, AMU-11.8  Cards still in hand become gold, then the three richest score 6, 4 and 2."""

    rule: ClassVar[str] = "AMU-11.6"

    def run(self, game: AmunRe) -> None:
        game.unveil("reveal")
        for seat in game.clockwise(game.first):
            for kind in list(game.seats[seat].hand):
                game.exchange(seat, kind)
        purses = [seat.gold for seat in game.seats]
        for seat in game.clockwise(game.first):
            rank = gold_rank(purses, purses[seat])
            game.report(events.GoldCounted, seat, purses[seat], rank)
            if rank <= len(components().gold_rank_vp):
                game.score(seat, components().gold_rank_vp[rank - 1], "gold")


@record
class EndGame(Step[AmunRe]):
    """AMU-11.7, AMU-10.4  The game is over after the New Kingdom; who won is told."""

    rule: ClassVar[str] = "AMU-11.7"

    def run(self, game: AmunRe) -> None:
        game.report(events.GameEnded, result(game).winners)


def result(game: AmunRe) -> Result:
    """AMU-11.7  Most points, then most pyramids, then most stones; a victory still tied is shared."""
    standing = [(game.points[seat], pyramids_of(game, seat), stones_of(game, seat)) for seat in range(len(game.seats))]
    ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
    return Result(tuple(seat for seat, rank in enumerate(ranks) if rank == 1), ranks)


def gold_rank(purses: list[int], purse: int) -> int:
    """AMU-11.6  Equal purses share a rank and the one rank after it is cancelled, however many they are."""
    richer = [other for other in purses if other > purse]
    return 1 + sum(min(2, richer.count(amount)) for amount in set(richer))


def temple_points(game: AmunRe, seat: int) -> int:
    """AMU-11.1  Each temple scores the value of the offering tile in play."""
    if game.tile is None:
        return 0
    return components().tiles[game.tile].value * sum(province.temples for province in game.owned(seat))


def set_points(game: AmunRe, seat: int) -> int:
    """AMU-11.3  3 points for each pyramid of one's least built province, if all three are there."""
    names = game.seats[seat].provinces
    if len(names) < components().provinces_per_seat:
        return 0
    return components().set_vp * min(game.pyramids[name] for name in names)


def bank_leaders(game: AmunRe, bank: str) -> list[int]:
    """AMU-11.4  Most pyramids on a bank, ties by stones there, then shared; nobody without a pyramid."""
    standing = {}
    for seat in game.clockwise(game.first):
        names = [province.id for province in game.owned(seat) if province.bank == bank]
        standing[seat] = (_sum(game.pyramids, names), _sum(game.stones, names))
    best = max(standing.values())
    return [seat for seat, own in standing.items() if own == best] if best[0] else []


def fulfils(game: AmunRe, seat: int, kind: str) -> bool:
    """AMU-12.8 to AMU-12.12  Whether the condition of a yellow card holds."""
    objective, provinces = components().objectives[kind], game.owned(seat)
    if objective.min_scribe_symbols:
        return sum(province.scribe_symbols for province in provinces) >= objective.min_scribe_symbols
    if objective.min_farmers:
        return sum(game.farmers_in(province.id) for province in provinces) >= objective.min_farmers
    return len({getattr(province, objective.all_same) for province in provinces}) == 1


def pyramids_of(game: AmunRe, seat: int) -> int:
    return _sum(game.pyramids, game.seats[seat].provinces)


def stones_of(game: AmunRe, seat: int) -> int:
    return _sum(game.stones, game.seats[seat].provinces)


def _sum(pieces: dict[str, int], names: Iterable[str]) -> int:
    return sum(pieces[name] for name in names)
