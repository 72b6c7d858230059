"""TEK-16  The Judgement of Maat: Faith, losses, the new turn order, Destiny cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from game.core.agenda import Move, Step
from game.core.errors import Values
from game.core.records import field_values, record
from game.tekhenu import events
from game.tekhenu.actions import Asked, SettleAction
from game.tekhenu.botankhamon import BuildPyramid
from game.tekhenu.components import components
from game.tekhenu.scoring import BeginScoring
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import FAITH


@record
class BeginJudgement(Step[Tekhenu]):
    """TEK-16.1, 16.2  T15 gives Faith first; then each seat in turn order lays Faith."""

    rule: ClassVar[str] = "TEK-16.1"

    def run(self, game: Tekhenu) -> None:
        game.phase = "judgement"
        game.begin_turn()
        game.judgements += 1
        game.report(events.JudgementBegan, game.judgements)
        for seat in game.people():
            if game.has(seat, "T15"):
                game.gain(seat, FAITH, components().technologies["T15"].gain.goods[FAITH], "technology")
        game.then(*(OfferFaith(seat) for seat in game.people()), Judge())


@record
class OfferFaith(Step[Tekhenu]):
    """TEK-16.2  Who has Faith is asked."""

    rule: ClassVar[str] = "TEK-16.2"
    seat: int

    def run(self, game: Tekhenu) -> None:
        if game.seats[self.seat].goods[FAITH]:
            game.then(LayFaith(self.seat))


@record
class PutFaith(Move):
    """Put so many Faith on the left plate (positive) or on the right plate (negative)."""

    n: int


@cache
def put_faith(n: int) -> PutFaith:
    return PutFaith(n)


@record
class LayFaith(Asked):
    """TEK-16.2  Each Faith counts +1 on the left plate or -1 on the right one; what is not used is lost."""

    rule: ClassVar[str] = "TEK-16.2"
    seat: int

    def facts(self, game: Tekhenu) -> Values:
        return {**field_values(self), "balance": game.balance_of(self.seat)}

    def options(self, game: Tekhenu) -> list[Move]:
        most = game.seats[self.seat].goods[FAITH]
        return [put_faith(n) for n in range(-most, most + 1)]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, PutFaith)
        owner = game.seats[self.seat]
        owner.faith_laid = move.n
        owner.goods[FAITH] -= abs(move.n)
        game.report(events.FaithLaid, self.seat, move.n)


@record
class Judge(Step[Tekhenu]):
    """TEK-16.3 to 16.6  Balances, losses, the new order with T16, and the Scoring if the arrow points at its marker."""

    rule: ClassVar[str] = "TEK-16.3"

    def run(self, game: Tekhenu) -> None:
        for seat in game.order:
            judge(game, seat)
        order = sorted(game.order, key=lambda seat: (abs(game.seats[seat].balance), -ankh(game, seat)))
        game.order = order
        game.report(events.OrderSet, tuple(order))
        precedence(game)
        game.report(events.JudgementEnded)
        if game.judgements < last_judgement():
            scoring = [BeginScoring()] if scoring_due(game) else []
            game.then(*scoring, ClearScales(), PassDestinies())


def last_judgement() -> int:
    """TEK-4  How many Judgements a game has."""
    return components().rounds // components().dice_per_judgement


def judge(game: Tekhenu, seat: int) -> None:
    """TEK-16.3, 16.4, 19.15  The marker moves to the balance; a Tainted balance costs points."""
    owner = game.seats[seat]
    owner.balance = components().bot.balances[game.judgements - 1] if seat == game.bot else game.balance_of(seat)
    loss = loss_of(owner.balance)
    game.report(events.Judged, seat, owner.balance, loss)
    game.lose_points(seat, loss, "maat")


def loss_of(balance: int) -> int:
    """TEK-16.4  What a balance costs."""
    return next((vp for at, vp in components().maat_losses if balance <= at), 0)


def ankh(game: Tekhenu, seat: int) -> int:
    """TEK-16.5  Breaks ties: the Destiny card, T15, or Botankhamon's own value."""
    if seat == game.bot:
        return components().bot.ankh
    if game.has(seat, "T15"):
        return components().technologies["T15"].ankh
    return components().destinies[game.seats[seat].destiny].ankh


def precedence(game: Tekhenu) -> None:
    """TEK-16.5, R33  T16 pays as soon as the new order stands."""
    for seat, gain in (
        (game.order[0], components().technologies["T16"].if_first),
        (game.order[-1], components().technologies["T16"].if_last),
    ):
        if game.has(seat, "T16"):
            game.gain_all(seat, gain, "technology")


def scoring_due(game: Tekhenu) -> bool:
    """TEK-16.6  The arrow points at the lowest scoring marker still in play."""
    return bool(game.markers) and game.arrow == game.markers[0]


@record
class ClearScales(Step[Tekhenu]):
    """TEK-16.7  Dice go to the bag; excess and all Faith, used or not, to the supply."""

    rule: ClassVar[str] = "TEK-16.7"

    def run(self, game: Tekhenu) -> None:
        for owner in game.seats:
            game.bag += [one.colour for dice in (owner.pure, owner.tainted, owner.anubis) for one in dice]
            owner.pure, owner.tainted, owner.anubis = [], [], []
            owner.excess = [0] * len(owner.excess)
            owner.faith_laid = owner.goods[FAITH] = 0
        game.report(events.ScalesCleared)


def bot_balance(game: Tekhenu) -> int:
    """TEK-19.15  His balance at the Judgement that is held, until its scales are cleared; else at the next."""
    held = game.judgements * components().dice_per_judgement == game.round_number and any(game.seats[game.bot].anubis)
    balances = components().bot.balances
    return balances[min(game.judgements - held, len(balances) - 1)]


@record
class PassDestinies(Step[Tekhenu]):
    """TEK-16.8, 19.15  Destiny cards return; in the new order each seat takes one. Botankhamon's pyramid is rebuilt."""

    rule: ClassVar[str] = "TEK-16.8"

    def run(self, game: Tekhenu) -> None:
        game.destinies = sorted(components().destinies)
        for owner in game.seats:
            owner.destiny = ""
        if game.bot >= 0 and game.order[0] == game.bot:
            take_bot_destiny(game)
        pyramid = [BuildPyramid()] if game.solo else []
        game.then(*pyramid, *(ChooseDestiny(seat, reward=True) for seat in game.people()))


def take_bot_destiny(game: Tekhenu) -> None:
    """TEK-19.1, 19.15  When he is first Botankhamon takes A01 or A02 at random, without reward."""
    game.unveil("draw")
    take_destiny(game, game.bot, game.chance.pick(components().bot.destinies))


def take_destiny(game: Tekhenu, seat: int, card: str) -> None:
    game.destinies.remove(card)
    game.seats[seat].destiny = card
    game.report(events.DestinyTaken, seat, card)


@record
class TakeDestiny(Move):
    """Take this Destiny card."""

    card: str


@cache
def _take(card: str) -> TakeDestiny:
    return TakeDestiny(card)


@record
class ChooseDestiny(Asked):
    """TEK-16.8, 2.12  One of the Destiny cards left; its reward comes at once, but at setup later."""

    rule: ClassVar[str] = "TEK-16.8"
    seat: int
    reward: bool

    def options(self, game: Tekhenu) -> list[Move]:
        return [_take(card) for card in game.destinies]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, TakeDestiny)
        take_destiny(game, self.seat, move.card)
        if self.reward:
            game.then(*destiny_reward(self.seat, move.card))


def destiny_reward(seat: int, card: str) -> Sequence[Step[Tekhenu]]:
    """TEK-16.8, 11.5  The reward, chosen if there are several; then an action earned by it."""
    if len(components().destinies[card].choices) > 1:
        return ChooseReward(seat, card), SettleAction()
    return TakeReward(seat, card, 0), SettleAction()


@record
class TakeReward(Step[Tekhenu]):
    """TEK-16.8  The reward of a Destiny card."""

    rule: ClassVar[str] = "TEK-16.8"
    seat: int
    card: str
    number: int

    def run(self, game: Tekhenu) -> None:
        game.gain_all(self.seat, components().destinies[self.card].choices[self.number], "destiny")


@record
class PickReward(Move):
    """The reward of this track."""

    track: str


_TRACKS = (PickReward("population"), PickReward("happiness"))


@record
class ChooseReward(Asked):
    """TEK-16.8  A03: one step of Population or of Happiness."""

    rule: ClassVar[str] = "TEK-16.8"
    seat: int
    card: str

    def options(self, game: Tekhenu) -> tuple[Move, ...]:
        return _TRACKS

    def answer(self, game: Tekhenu, move: Move) -> None:
        choices = components().destinies[self.card].choices
        number = next(n for n, gain in enumerate(choices) if bool(gain.population) == (move == _TRACKS[0]))
        game.then(TakeReward(self.seat, self.card, number))
