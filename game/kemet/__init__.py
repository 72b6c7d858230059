"""Kemet - Édition Révisée by Jacques Bariot and Guillaume Montiage: `RULES` is its rule controller."""

from game.core import events as core_events
from game.core.codec import Codec
from game.core.title import Title
from game.kemet import (
    actions,
    cards,
    combat,
    creatures,
    dawn,
    events,
    landing,
    march,
    market,
    night,
    night_cards,
    onset,
    pyramids,
    recruiting,
    resolution,
    setup,
    tokens,
    turn,
)
from game.kemet.components import components
from game.kemet.invariants import invariants
from game.kemet.lifting import lift
from game.kemet.mind.evaluation import evaluate, explain
from game.kemet.state import Kemet

RULES: Title[Kemet] = Title(
    id="kemet",
    prefix="KEM",
    rules_version=2,
    seat_counts=(2, 3, 4, 5),
    options=(),
    automata=(),
    position=Kemet,
    codec=Codec(
        (
            core_events,
            events,
            actions,
            cards,
            combat,
            creatures,
            dawn,
            landing,
            march,
            market,
            night,
            night_cards,
            onset,
            pyramids,
            recruiting,
            resolution,
            setup,
            tokens,
            turn,
        )
    ),
    new_game=setup.new_game,
    result=dawn.result,
    evaluate=evaluate,
    explain=explain,
    invariants=invariants,
    data_digest=lambda: components().digest,
    lift=lift,
    places=setup.cities_of_seats,
    interrupts=True,
    turn_order=Kemet.turn_order,
)

__all__ = ["RULES"]
