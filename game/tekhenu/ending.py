"""TEK-18  The end of the game: D23, the second Scoring, Decrees, turn order, the winner."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.agenda import Move, Step
from game.core.records import record
from game.core.title import Result
from game.tekhenu import events
from game.tekhenu.actions import Asked, ChooseFreeAction, MarketAfterAction, SettleAction
from game.tekhenu.components import components
from game.tekhenu.decrees import CountDecrees
from game.tekhenu.scoring import BeginScoring
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import SCRIBE


@record
class BeginEnd(Step[Tekhenu]):
    """TEK-18  After the last Judgement: the window of D23, the second Scoring, Decrees, the order."""

    rule: ClassVar[str] = "TEK-18"

    def run(self, game: Tekhenu) -> None:
        game.phase = "end"
        game.then(*(OfferLastWork(seat) for seat in game.people()), BeginScoring(), RevealDecrees(), ScoreOrder())


def last_work(game: Tekhenu, seat: int) -> str:
    """TEK-18.5  The Decree that brings an action before the second Scoring, if the seat holds it."""
    return next((card for card in game.seats[seat].decrees if components().decrees[card].kind == "action"), "")


@record
class OfferLastWork(Step[Tekhenu]):
    """TEK-18.5  A holder of D23 is asked, which tells everybody that it is held."""

    rule: ClassVar[str] = "TEK-18.5"
    seat: int

    def run(self, game: Tekhenu) -> None:
        card = last_work(game, self.seat)
        if card:
            game.unveil("reveal")
            owner = game.seats[self.seat]
            if card not in owner.seen_decrees:
                owner.seen_decrees.append(card)
            game.then(ChooseLastWork(self.seat))


@record
class UseLastWork(Move):
    """Reveal D23 and take its action."""

    card: str


@record
class KeepLastWork(Move):
    """Keep D23 hidden."""


@cache
def _use(card: str) -> UseLastWork:
    return UseLastWork(card)


_KEEP = KeepLastWork()


@record
class ChooseLastWork(Asked):
    """TEK-18.5, R15  Reveal D23 for an action without its resources; it is then one of the three Decrees scored."""

    rule: ClassVar[str] = "TEK-18.5"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int

    def options(self, game: Tekhenu) -> list[Move]:
        return [_use(last_work(game, self.seat)), _KEEP]

    def answer(self, game: Tekhenu, move: Move) -> None:
        if isinstance(move, UseLastWork):
            game.seats[self.seat].scored.append(move.card)
            game.report(events.LastWorkUsed, self.seat, move.card)
            game.then(ChooseFreeAction(self.seat, free=True), MarketAfterAction(), SettleAction())


@record
class RevealDecrees(Step[Tekhenu]):
    """TEK-18.1, 19.16  All Decrees are turned up; then each seat scores in turn order."""

    rule: ClassVar[str] = "TEK-18.1"

    def run(self, game: Tekhenu) -> None:
        game.phase = "end"
        game.unveil("reveal")
        for seat in game.order:
            owner = game.seats[seat]
            owner.seen_decrees = sorted(owner.decrees)
            game.report(events.DecreesRevealed, seat, tuple(sorted(owner.decrees)))
        game.then(*(CountDecrees(seat) for seat in game.people()))


@record
class ScoreOrder(Step[Tekhenu]):
    """TEK-18.2, 19.16  First in turn order, with three or four players the second too; Botankhamon's last points."""

    rule: ClassVar[str] = "TEK-18.2"

    def run(self, game: Tekhenu) -> None:
        game.score(game.order[0], components().points.first_at_end, "turn_order")
        if game.layout > 2:
            game.score(game.order[1], components().points.second_at_end, "turn_order")
        if game.solo:
            game.score(game.bot, bot_decree_points(game), "bot_decrees")
            game.score(game.bot, bot_scribe_points(game), "bot_scribes")


def bot_decree_points(game: Tekhenu) -> int:
    """TEK-19.16  Botankhamon's Decrees count alike."""
    each = components().bot.harsh_decree_vp if game.harsh_decrees else components().bot.decree_vp
    return len(game.seats[game.bot].decrees) * each


def bot_scribe_points(game: Tekhenu) -> int:
    """TEK-19.16  Botankhamon's Scribes."""
    return game.seats[game.bot].goods[SCRIBE] // components().bot.scribes_per_vp


def result(game: Tekhenu) -> Result:
    """TEK-18.3  Most points; ties: most Scribes left, then earlier in turn order."""
    seats = range(len(game.seats))
    ranking = sorted(
        seats, key=lambda seat: (-game.points[seat], -game.seats[seat].goods[SCRIBE], game.order.index(seat))
    )
    ranks = tuple(ranking.index(seat) + 1 for seat in seats)
    return Result((ranking[0],), ranks)
