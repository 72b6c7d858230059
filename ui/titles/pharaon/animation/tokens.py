"""Tokens on their ways: payments, gains, offerings."""

from __future__ import annotations

from game.pharaon import automaton_events as traitor
from game.pharaon import events as happened
from game.pharaon.pieces import INDEX
from game.pharaon.state import EMPTY
from ui.titles.pharaon.animation.director import Director, Shown


def paid(stage: Director, event: happened.CostPaid | happened.AccessPaid) -> None:
    """The access token to its slot, the others to the supply."""
    now, seat, access = stage.now, event.seat, event.token_access
    others = event.token if isinstance(event, happened.CostPaid) else ()
    colour = now.facing(event.quarter)
    full = now.sector_is_full(colour)
    goal = stage.layout.beside(len(now.beside)) if full else stage.spots.free_slot(now, colour)
    flying = [(access, stage.spots.pool(now, seat, access), goal)]
    flying += [(token, stage.spots.pool(now, seat, token), stage.spots.home(now, token)) for token in others]

    def leave() -> None:
        for token in (access, *others):
            now.spend(seat, token)

    stage.fly(flying, stage.layout.px(34), leave)
    if full:
        now.beside.append(access)
    else:
        now.wheel[colour] += (access,)
    for token in others:
        now.put_back(token)


def gained(stage: Director, event: happened.ResourcesGained) -> None:
    now, seat = stage.now, event.seat
    starts = [stage.source or stage.spots.supply(name) for name in event.resource]
    flying = [
        (name, start, stage.spots.pool(now, seat, name)) for name, start in zip(event.resource, starts, strict=True)
    ]

    def leave() -> None:
        for name in event.resource:
            now.supply[INDEX[name]] -= 1

    stage.fly(flying, stage.layout.px(34), leave)
    for name in event.resource:
        now.seats[seat].stock[INDEX[name]] += 1


def given(stage: Director, event: happened.TokenGiven) -> None:
    now = stage.now
    flying = [(event.token, stage.spots.pool(now, event.seat, event.token), stage.spots.home(now, event.token))]
    stage.fly(flying, stage.layout.px(36), lambda: now.spend(event.seat, event.token))
    now.put_back(event.token)


def lot(stage: Director, event: happened.LotTaken | traitor.TraitorTookLot) -> None:
    now = stage.now
    rect = stage.spots.lot(now, event.lot)
    flying = [(token, rect.center, stage.spots.pool(now, event.seat, token)) for token in event.token]

    def leave() -> None:
        now.lots[event.lot - 1] = ()

    stage.fly(flying, stage.layout.px(46), leave)
    for token in event.token:
        now.take_token(event.seat, token)


def bonus(stage: Director, event: happened.BonusTaken | traitor.TraitorTookBonus) -> None:
    now = stage.now
    flying = [
        (event.token, stage.spots.zone(now, event.position).center, stage.spots.pool(now, event.seat, event.token))
    ]

    def leave() -> None:
        now.zone[event.position - 1] = EMPTY

    stage.fly(flying, stage.layout.px(44), leave)
    now.take_token(event.seat, event.token)


def drawn(stage: Director, event: happened.BonusDrawn) -> None:
    now = stage.now
    flying = [(event.token, stage.spots.bag(now).center, stage.spots.pool(now, event.seat, event.token))]
    stage.fly(flying, stage.layout.px(44), stage.one_out_of_bag)
    now.take_token(event.seat, event.token)


SHOWN: Shown = {
    happened.CostPaid: paid,
    happened.AccessPaid: paid,
    happened.ResourcesGained: gained,
    happened.TokenGiven: given,
    happened.LotTaken: lot,
    happened.BonusTaken: bonus,
    happened.BonusDrawn: drawn,
}
