"""Dice are taken and placed, the dial turns, new dice fall, the scales are cleared."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.tekhenu.components import box
from game.tekhenu.dial import die as die_of
from game.tekhenu.words import GODS, GOODS
from ui.art.dice import die
from ui.boards.animation.flights import Flight, Flights, staggered
from ui.titles.tekhenu.animation.changes import Tilt
from ui.titles.tekhenu.animation.rotation import DiceFall, DiceSlide, Rotation
from ui.titles.tekhenu.animation.stage import Stage
from ui.titles.tekhenu.seat.own_board import own_places
from ui.titles.tekhenu.seat.scales import paint_scales


def take_die(stage: Stage, seat: int, section: int, colour: str, face: int) -> None:
    """Lifted, then away in an arc: to the tray of the viewer, or to the panel of its seat."""
    dial, wanted = stage.layout.dial, die_of(colour, face)
    spot = next(one for one in dial.section_dice(stage.now, section) if one.die == wanted)
    dice = list(stage.now.sections[section])
    dice.remove(wanted)
    stage.now.sections[section] = tuple(dice)
    board = stage.layout.zones.board
    goal = (board.centerx, board.bottom - 60 * stage.layout.u) if seat == stage.viewer else stage.panel(seat)
    picture = die(spot.size, face, colour, spot.angle)
    lifted = (spot.centre[0], spot.centre[1] - 8 * stage.layout.u)
    flights = [
        Flight(picture, spot.centre, lifted, 0.0, 0.2, 0, stays=False),
        Flight(picture, lifted, goal, 0.2, 1.0, 50 * stage.layout.u, stays=False),
    ]
    stage.add(Flights(stage.under(), flights, 0.43))
    stage.cause = spot.centre
    if seat == stage.now.bot:
        stage.now.seats[seat].anubis.append(wanted)
    else:
        stage.now.in_hand.append(wanted)


def place_die(stage: Stage, seat: int, colour: str, face: int, plate: str) -> None:
    """Onto the scales of the viewer, whose beam tilts."""
    before = stage.now.balance_of(seat)
    owner = stage.now.seats[seat]
    if seat == stage.viewer:
        board = stage.layout.zones.board
        start = (board.centerx, board.bottom - 60 * stage.layout.u)
        goal = stage.seat(seat, f"scales.{plate}")
        picture = die(stage.layout.px(32), face, colour)
        stage.add(Flights(stage.under(), [Flight(picture, start, goal, height=40 * stage.layout.u)], 0.35))
    {"pure": owner.pure, "tainted": owner.tainted, "anubis": owner.anubis}[plate].append(die_of(colour, face))
    if stage.now.in_hand:
        stage.now.in_hand.pop()
    if seat == stage.viewer and stage.now.balance_of(seat) != before:
        _tilt(stage, seat, before)


def _tilt(stage: Stage, seat: int, before: int) -> None:
    """The own scales swing to their new balance."""
    view, look = stage.under(), stage.look
    place = own_places(look, stage.layout.zones.hand, view, seat)["scales"]

    def paint(target: Surface, tilt: float) -> None:
        paint_scales(target, look, place, view, seat, tilt=tilt)

    stage.add(Tilt(view, before, view.balance_of(seat), paint))


def turn_dial(stage: Stage, section: str) -> None:
    """The disc turns, then the dice slide to their new lines."""
    stage.add(Rotation(stage.look, stage.picture, stage.under()))
    before = stage.under()
    stage.now.first_sunny = GODS.index(section)
    slide = DiceSlide(stage.look, stage.picture, before, stage.under())
    if slide.moving:
        stage.add(slide)


def roll(stage: Stage, section: int, colours: Sequence[str], faces: Sequence[int]) -> None:
    """New dice out of the bag; those that lie there make room."""
    before = stage.under()
    rolled = tuple(die_of(colour, face) for colour, face in zip(colours, faces, strict=True))
    stage.now.sections[section] += rolled
    for colour in colours:
        if colour in stage.now.bag:
            stage.now.bag.remove(colour)
    stage.add(DiceFall(stage.look, stage.picture, before, stage.under()))


def clear_scales(stage: Stage) -> None:
    """All dice back into the bag."""
    flights, size = [], stage.layout.px(24)
    for seat, owner in enumerate(stage.now.seats):
        dice = [*owner.pure, *owner.tainted, *owner.anubis]
        for one, (begin, end) in zip(dice, staggered(len(dice), 0.7), strict=True):
            picture = die(size, one.face, one.colour)
            flights.append(Flight(picture, stage.seat(seat, "scales"), stage.layout.bag, begin, end, stays=False))
        stage.now.bag += [one.colour for one in dice]
        owner.pure, owner.tainted, owner.anubis = [], [], []
        owner.excess = [0] * len(owner.excess)
        owner.faith_laid = owner.goods[GOODS.index("faith")] = 0
    if flights:
        stage.add(Flights(stage.under(), flights, 0.6))
    stage.now.markers = list(stage.after.markers)
    for owner in stage.now.seats:
        owner.destiny = ""
    stage.now.destinies = sorted(box().destinies)
