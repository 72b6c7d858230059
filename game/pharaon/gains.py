"""PHA-5.7, PHA-6.3.3, PHA-8.6  Gains that leave a choice: resources of choice, bonus offerings, climbs."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values
from game.core.records import record
from game.pharaon import events
from game.pharaon.components import components
from game.pharaon.pieces import BASE, INDEX
from game.pharaon.state import Pharaon, names


@record
class TakeResource(Move):
    """Take one base resource of this kind."""

    resource: str


@record
class TakeBonus(Move):
    """Take the token at this position of the Bonus zone, counted from 1."""

    position: int


@record
class DrawBonus(Move):
    """Draw a token from the bag."""


@record
class Climb(Move):
    """Climb one level on the track of this resource."""

    track: str


BonusMove: TypeAlias = TakeBonus | DrawBonus

take_resource, take_bonus, climb = cache(TakeResource), cache(TakeBonus), cache(Climb)
DRAW_BONUS = DrawBonus()


@record
class GainAny(Step[Pharaon]):
    """PHA-8.6  Base resources of choice, one after the other; it is asked only if there is a choice."""

    rule: ClassVar[str] = "PHA-8.6"
    seat: int
    source: str
    """Where the gain comes from: artisan, pyramid, general, tutor or diplomat."""
    count: int

    def run(self, game: Pharaon) -> None:
        left = game.base_in_supply()
        if len(left) > 1:
            game.then(ChooseResource(self.seat, self.source, self.count))
        elif left:
            game.gain(self.seat, left[:1])
            _one_less(game, self)


@record
class ChooseResource(Decision[Pharaon, TakeResource]):
    """PHA-8.6  Take one base resource of your choice, never Silver."""

    rule: ClassVar[str] = "PHA-8.6"
    seat: int
    source: str
    count: int

    def moves(self, game: Pharaon) -> list[TakeResource]:
        return resources_in_supply(game)

    def refusals(self, game: Pharaon) -> list[Refusal]:
        return empty_supplies(game)

    def facts(self, game: Pharaon) -> Values:
        return {"seat": self.seat, "situation": self.source, "n": self.count}

    def play(self, game: Pharaon, move: TakeResource) -> None:
        game.gain(self.seat, (INDEX[move.resource],))
        _one_less(game, self)


def _one_less(game: Pharaon, asked: GainAny | ChooseResource) -> None:
    if asked.count > 1:
        game.then(GainAny(asked.seat, asked.source, asked.count - 1))


def resources_in_supply(game: Pharaon) -> list[TakeResource]:
    return [take_resource(BASE[colour]) for colour in game.base_in_supply()]


def empty_supplies(game: Pharaon) -> list[Refusal]:
    """PHA-5.1  Base resources that cannot be taken because none is left."""
    return [
        Refusal(take_resource(name), "pharaon.refusal.empty_supply", {"resource": name})
        for name in BASE
        if not game.supply[INDEX[name]]
    ]


@record
class GainBonus(Step[Pharaon]):
    """PHA-5.7  One bonus offering: from the Bonus zone or the bag; if only one source is left, from there."""

    rule: ClassVar[str] = "PHA-5.7"
    seat: int

    def run(self, game: Pharaon) -> None:
        choices = bonus_moves(game)
        if len(choices) > 1:
            game.then(ChooseBonus(self.seat))
        elif choices:
            take_bonus_offering(game, self.seat, choices[0])
        else:
            game.report(events.BonusLost, self.seat)


@record
class ChooseBonus(Decision[Pharaon, BonusMove]):
    """PHA-5.7  Take a token of your choice from the Bonus zone, or draw one from the bag."""

    rule: ClassVar[str] = "PHA-5.7"
    seat: int

    def moves(self, game: Pharaon) -> list[BonusMove]:
        return bonus_moves(game)

    def refusals(self, game: Pharaon) -> list[Refusal]:
        if game.tokens_left():
            return []
        return [Refusal(DRAW_BONUS, "pharaon.refusal.empty_bag", {})]

    def play(self, game: Pharaon, move: BonusMove) -> None:
        take_bonus_offering(game, self.seat, move)


def bonus_moves(game: Pharaon) -> list[BonusMove]:
    found: list[BonusMove] = [take_bonus(place) for place, token in enumerate(game.zone, 1) if token]
    if game.tokens_left():
        found.append(DRAW_BONUS)
    return found


def take_bonus_offering(game: Pharaon, seat: int, move: BonusMove) -> None:
    if isinstance(move, TakeBonus):
        token, game.zone[move.position - 1] = game.zone[move.position - 1], ""
        game.take_token(seat, token)
        game.report(events.BonusTaken, seat, move.position, token)
    else:
        game.unveil("draw")
        token = game.draw_token()
        game.take_token(seat, token)
        game.report(events.BonusDrawn, seat, token)


@record
class GainClimb(Step[Pharaon]):
    """PHA-6.3.3, PHA-6.3.4  One arrow: a level up on one of its tracks; lost if all of them are at the top."""

    rule: ClassVar[str] = "PHA-6.3.3"
    seat: int
    tracks: tuple[int, ...]

    def run(self, game: Pharaon) -> None:
        open_tracks = tracks_below_top(game, self.seat, self.tracks)
        if len(open_tracks) > 1:
            game.then(ChooseTrack(self.seat, self.tracks))
        elif open_tracks:
            climb_track(game, self.seat, open_tracks[0])
        else:
            game.report(events.ClimbLost, self.seat)


@record
class ChooseTrack(Decision[Pharaon, Climb]):
    """PHA-6.3.3  Climb one level on a track that the arrow allows."""

    rule: ClassVar[str] = "PHA-6.3.3"
    seat: int
    tracks: tuple[int, ...]

    def moves(self, game: Pharaon) -> list[Climb]:
        return [climb(BASE[track]) for track in tracks_below_top(game, self.seat, self.tracks)]

    def refusals(self, game: Pharaon) -> list[Refusal]:
        refused = []
        for track, name in enumerate(BASE):
            if track not in self.tracks:
                refused.append(Refusal(climb(name), "pharaon.refusal.other_track", {"track": names(self.tracks)}))
            elif game.seats[self.seat].levels[track] == components().top_level:
                refused.append(Refusal(climb(name), "pharaon.refusal.track_at_top", {"track": name}))
        return refused

    def facts(self, game: Pharaon) -> Values:
        return {"seat": self.seat, "track": names(tracks_below_top(game, self.seat, self.tracks))}

    def play(self, game: Pharaon, move: Climb) -> None:
        climb_track(game, self.seat, INDEX[move.track])


gain_climb = cache(GainClimb)
gain_bonus = cache(GainBonus)


def tracks_below_top(game: Pharaon, seat: int, tracks: tuple[int, ...]) -> list[int]:
    levels, top = game.seats[seat].levels, components().top_level
    return [track for track in tracks if levels[track] < top]


def climb_track(game: Pharaon, seat: int, track: int) -> None:
    levels = game.seats[seat].levels
    levels[track] += 1
    game.report(events.TrackClimbed, seat, BASE[track], levels[track])
