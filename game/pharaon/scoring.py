"""PHA-12, PHA-14.16  Final scoring: every point with its reason, category by category; who won."""

from __future__ import annotations

from typing import ClassVar

from game.core.agenda import Step
from game.core.records import record
from game.core.title import Result
from game.pharaon import events
from game.pharaon.components import components
from game.pharaon.gods import Assignment, best_assignment, gods_of
from game.pharaon.state import Pharaon

REASONS = ("gods", "nobles", "artisans", "burial", "nile", "tokens", "pharaoh", "first_player")
"""PHA-12.1  Where points come from, in the order in which they are counted."""


@record
class ScoreGame(Step[Pharaon]):
    """PHA-12.1  The points of all seats, category by category."""

    rule: ClassVar[str] = "PHA-12.1"

    def run(self, game: Pharaon) -> None:
        game.report(events.FinalScoring)
        claims = {seat: claim_of(game, seat) for seat in game.clockwise(game.first)}
        sheets = {seat: score_sheet(game, seat, claim) for seat, claim in claims.items()}
        for seat, claim in claims.items():
            if claim.gods:
                game.report(events.GodsCounted, seat, claim.names, claim.god_pp)
            for noble, value in claim.nobles:
                game.report(events.NobleCounted, seat, noble, value)
        for reason in REASONS:
            for seat, sheet in sheets.items():
                game.score(seat, sheet[reason], reason)
        game.report(events.GameEnded, result(game).winners)


def claim_of(game: Pharaon, seat: int) -> Assignment:
    """PHA-11.4, PHA-14.17  Gods and nobles of a seat; the Traitor has the gods whose icons he reached."""
    traitor = game.traitor
    if traitor is None or seat != traitor.seat:
        return best_assignment(game, seat)
    gods = tuple(gods_of(game.quarters)[name] for name in traitor.gods)
    each = traitor.noble_pp or components().traitor_noble_pp
    nobles = tuple((noble, each) for noble in game.seats[seat].nobles)
    return Assignment(gods, sum(god.pp for god in gods), nobles, each * len(nobles))


def score_sheet(game: Pharaon, seat: int, claim: Assignment | None = None) -> dict[str, int]:
    """PHA-12.1, PHA-14.16  What a seat would score if the game ended now, by reason."""
    owner, claim = game.seats[seat], claim or claim_of(game, seat)
    bonus = sum(count * token.pp_bonus for count, token in zip(owner.tokens, components().tokens, strict=True))
    return {
        "gods": claim.god_pp,
        "nobles": claim.noble_pp,
        "artisans": sum(components().artisans[card].pp for card in owner.artisans),
        "burial": components().burial[owner.step - 1].pp if owner.step else 0,
        "nile": sum(components().level_pp[level] for level in owner.levels),
        "tokens": components().resource_pp * sum(owner.stock) + components().offering_pp * sum(owner.tokens) + bonus,
        "pharaoh": components().pharaoh_pp if game.pharaoh == seat else 0,
        "first_player": components().first_player_pp if game.first == seat else 0,
    }


def points_now(game: Pharaon, seat: int) -> int:
    """PHA-12.1  The prestige of a seat: what was scored at the end, before that what it would be now."""
    return game.points[seat] or sum(score_sheet(game, seat).values())


def standing(game: Pharaon) -> list[int]:
    """PHA-12.1  The prestige of all seats as everybody can see it."""
    public = game.seen_by(None)
    return [points_now(public, seat) for seat in range(len(game.seats))]


def result(game: Pharaon) -> Result:
    """PHA-12.2, PHA-14.18  Points, then the Pharaoh token, then tokens, then shared; solo a tie is a defeat."""
    standing = [_standing(game, seat) for seat in range(len(game.seats))]
    ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
    return Result(tuple(seat for seat, rank in enumerate(ranks) if rank == 1), ranks)


def _standing(game: Pharaon, seat: int) -> tuple[int, ...]:
    if game.traitor is not None:
        return (game.points[seat], int(seat == game.traitor.seat))
    return (game.points[seat], int(game.pharaoh == seat), game.seats[seat].token_count())
