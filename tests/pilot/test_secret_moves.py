"""What a computer seat does in secret can be counted neither by clicks nor by time, at any pace."""

from dataclasses import replace
from functools import cache

import pytest

from game.amunre.offering import AddAdjustment, LayOffering, OfferGold
from game.core.match import Match
from game.core.setup import HUMAN
from game.kemet.combat import HideCard, HideCards, Ready
from tests.pilot.matches import match_of, sit_down
from tests.playing import played_on
from ui.workshop.stand_ins import AnswersAtOnce

STEP = 0.05


def is_hiding(match: Match) -> bool:
    """An attacker in Kemet who can hide two cards, before the other side is asked."""
    if not isinstance(match.decision, HideCards):
        return False
    can = [move for move in match.position.moves() if isinstance(move, HideCard)]
    return len(can) > 2 and match.decision.seat == match.position.combat.attacker


def is_offering(match: Match) -> bool:
    """Somebody in Amun-Re who can lay an Adjustment with the offering, before another seat is asked."""
    if not isinstance(match.decision, LayOffering) or AddAdjustment() not in match.position.moves():
        return False
    trial = match.position.clone()
    trial.apply(next(move for move in trial.moves() if isinstance(move, OfferGold)))
    return isinstance(trial.decision, LayOffering)


def first(match: Match, kind: type) -> object:
    return next(move for move in match.position.moves() if isinstance(move, kind))


WAYS = {
    "kemet": (2, is_hiding, [(Ready,), (HideCard, Ready), (HideCard, HideCard, Ready)]),
    "amunre": (3, is_offering, [(OfferGold,), (AddAdjustment, OfferGold)]),
}


@cache
def moment(name: str) -> Match:
    """Played at random up to where a seat can do something in secret: a computer sits there, a person comes next."""
    seats, reached, _ = WAYS[name]
    for seed in range(200):
        match = played_on(match_of(name, *(HUMAN,) * seats, seed=seed), reached, seed)
        if not match.over:
            break
    person = (match.decision.seat + 1) % seats
    chairs = (replace(seat, kind=HUMAN if n == person else "random") for n, seat in enumerate(match.setup.seats))
    return Match.replayed(match.title, replace(match.setup, seats=tuple(chairs)), match.moves)


def effort(pilot, start: Match, way: tuple[type, ...]) -> tuple[int, int]:
    """Clicks and steps of time that the person at the screen needs until a computer has gone one way."""
    match = start.branch(len(start.moves))
    scene, clicks, steps = sit_down(pilot, match), 0, 0
    scene.host.cancel_thinking()
    scene.show.stop()
    for kind in way:
        scene.present(scene.host._play(first(match, kind)), scene._tempo())
        while scene.show.busy:
            if scene.show.waiting and not scene.show.moving:
                clicks += 1
                scene.show.skip()
            else:
                steps += 1
                scene.show.advance(STEP)
    return clicks, steps


@pytest.mark.parametrize("pace", ["step", "slow", "normal", "instant"])
@pytest.mark.parametrize("name", sorted(WAYS))
def test_secret_moves_cost_nothing_that_can_be_counted(pilot, monkeypatch, name, pace):
    """What can be seen still waits for a click: the comparison would be worth nothing if nothing was ever shown."""
    pilot.app.settings = replace(pilot.app.settings, pace=pace, reduced_motion=False)
    start = moment(name)
    monkeypatch.setattr(AnswersAtOnce, "poll", lambda worker: None)
    (spent,) = {effort(pilot, start, way) for way in WAYS[name][2]}
    assert (name, pace) != ("amunre", "step") or spent[0] == 1
