"""Markers walk along their tracks; goods and points rise from what caused them."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.core.events import Event, Scored
from game.tekhenu import events as happened
from game.tekhenu.words import GOODS
from ui.art.curves import Point
from ui.art.goods import good_token
from ui.art.tokens import number_disc
from ui.titles.tekhenu.animation.changes import Rise, Walk
from ui.titles.tekhenu.animation.stage import Stage


def walk(stage: Stage, seat: int, happiness: bool, to: int) -> None:
    owner = stage.now.seats[seat]
    start = stage.layout.track_spot(owner.happiness if happiness else owner.population, happiness, 0, 1)
    goal = stage.layout.track_spot(to, happiness, 0, 1)
    under = stage.under()
    under.order = [other for other in under.order if other != seat]
    stage.add(Walk(stage.look, under, [(seat, start, goal)], stage.layout.marker))
    if happiness:
        owner.happiness = to
    else:
        owner.population = to


def judge(stage: Stage, events: Sequence[happened.Judged]) -> None:
    """All markers of Maât walk at once."""
    walks: list[tuple[int, Point, Point]] = []
    for event in events:
        start = stage.layout.balance_spot(stage.now.seats[event.seat].balance, 0, 1)
        walks.append((event.seat, start, stage.layout.balance_spot(event.balance, 0, 1)))
    under = stage.under()
    for event in events:
        stage.now.seats[event.seat].balance = event.balance
    stage.add(Walk(stage.look, under, walks, stage.layout.px(23)))


def gain(stage: Stage, events: Sequence[Event]) -> None:
    """Goods and points rise from what caused them."""
    rising: list[tuple[Surface, Point, Point]] = []
    size = stage.layout.px(28)
    under = stage.under()
    for event in events:
        if isinstance(event, happened.GoodsGained):
            goal = stage.seat(event.seat, f"good.{event.resource}")
            rising += [(good_token(event.resource, size), stage.cause, goal)] * min(event.n, 6)
            stage.now.seats[event.seat].goods[GOODS.index(event.resource)] += event.n
        elif isinstance(event, Scored):
            text = f"+{event.points}" if event.points >= 0 else f"−{-event.points}"
            picture = number_disc(round(size * 1.2), text)
            rising.append((picture, stage.cause, stage.seat(event.seat)))
            stage.now.points[event.seat] += event.points
    if rising:
        stage.add(Rise(under, rising))
