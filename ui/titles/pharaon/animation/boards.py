"""Discs and cubes on the boards, the pyramid, the two tokens of honour."""

from __future__ import annotations

from pygame import Rect

from game.pharaon import automaton_events as traitor
from game.pharaon import events as happened
from game.pharaon.components import box
from game.pharaon.pieces import INDEX
from ui.art.pharaon_tokens import burial_cube, first_player_token, pharaoh_token, seat_disc
from ui.boards.animation.flights import Flight, Flights
from ui.titles.pharaon.animation.director import Director, Shown
from ui.titles.pharaon.animation.flights import LiftedFlights
from ui.titles.pharaon.picture import Lifted

HOP, PASSING = 0.2, 0.4
"""Seconds of a hop from cell to cell, and of a disc on its way to its row."""


def climbed(stage: Director, event: happened.TrackClimbed | traitor.TraitorClimbed) -> None:
    seat, track = event.seat, INDEX[event.track]
    start = stage.spots.track(stage.now, seat, track, event.level - 1)
    goal = stage.spots.track(stage.now, seat, track, event.level)
    picture = seat_disc(stage.look.liveries[seat], stage.layout.px(29))
    part = Rect(stage.layout.level(stage.now, track, 0)).union(stage.layout.level(stage.now, track, box().top_level))
    lifted = Lifted(climbers=frozenset({(seat, track)}))
    stage.add(
        LiftedFlights(stage.under(), [Flight(picture, start, goal, height=12)], HOP + 0.1, stage.picture, part, lifted)
    )
    stage.now.seats[seat].levels[track] = event.level


def stepped(stage: Director, event: happened.BurialStepReached | traitor.TraitorStepped) -> None:
    seat = event.seat
    goal = stage.layout.cube(stage.now, event.number, stage.spots.cubes_on(stage.now, event.number))
    start = stage.spots.cube(stage.now, seat)
    picture = burial_cube(stage.look.liveries[seat], stage.layout.px(19))
    part = Rect(stage.layout.step(stage.now, 1)).unionall(
        [stage.layout.step(stage.now, number) for number in range(2, len(box().burial) + 1)]
    )
    lifted = Lifted(cubes=frozenset({seat}))
    flight = Flight(picture, start, goal, height=stage.layout.px(34))
    stage.add(LiftedFlights(stage.under(), [flight], 2 * HOP, stage.picture, part, lifted))
    stage.now.seats[seat].step = event.number


def pharaoh(stage: Director, event: happened.PharaohNamed) -> None:
    start = (stage.layout.pharaoh.x + stage.layout.px(28), stage.layout.pharaoh.centery)
    stage.now.pharaoh = event.seat
    flight = Flight(
        pharaoh_token(stage.layout.px(56)), start, stage.layout.seat(event.seat), height=stage.layout.px(120)
    )
    stage.add(Flights(stage.under(), [flight], 0.8))


def first(stage: Director, event: happened.FirstPlayerTaken) -> None:
    start = stage.layout.pyramid_space(1, 0).center
    stage.now.first = event.seat
    flight = Flight(first_player_token(stage.layout.px(36)), start, stage.layout.seat(event.seat))
    stage.add(Flights(stage.under(), [flight], PASSING))


def row(stage: Director, event: happened.PassedOnRow) -> None:
    _disc(stage, event.seat, event.row, 0, PASSING)


def advance(stage: Director, event: happened.DiscAdvanced) -> None:
    _disc(stage, event.seat, event.row, event.space - 1, HOP)


def power(stage: Director, event: happened.PowerUsed) -> None:
    stage.now.seats[event.seat].turned.append(event.noble)


def _disc(stage: Director, seat: int, row: int, space: int, seconds: float) -> None:
    owner = stage.now.seats[seat]
    start = stage.spots.disc(stage.now, seat)
    x, y = stage.layout.pyramid_space(row, space).center
    picture = seat_disc(stage.look.liveries[seat], stage.layout.px(33))
    flight = Flight(picture, start, (x, y - stage.layout.px(3)), height=stage.layout.px(16))
    lifted = Lifted(discs=frozenset({seat}))
    stage.add(LiftedFlights(stage.under(), [flight], seconds + 0.1, stage.picture, stage.layout.pyramid, lifted))
    owner.passed, owner.row, owner.space = True, row, space


SHOWN: Shown = {
    happened.TrackClimbed: climbed,
    happened.BurialStepReached: stepped,
    happened.PharaohNamed: pharaoh,
    happened.FirstPlayerTaken: first,
    happened.PassedOnRow: row,
    happened.DiscAdvanced: advance,
    happened.PowerUsed: power,
}
