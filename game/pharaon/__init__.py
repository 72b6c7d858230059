"""Pharaon by Henri Molliné and Sylvain Lasjuilliarias: `RULES` is its rule controller."""

from game.core import events as core_events
from game.core.codec import Codec
from game.core.title import Option, Title
from game.pharaon import (
    artisans,
    automaton,
    automaton_events,
    burial,
    dark_tiles,
    events,
    free_paying,
    gains,
    nile,
    nobles,
    offerings,
    opening,
    passing,
    paying,
    powers,
    round_end,
    scoring,
    settling,
    turn,
    vases,
)
from game.pharaon.components import components
from game.pharaon.invariants import invariants
from game.pharaon.mind.evaluation import evaluate, explain
from game.pharaon.setup import DARK_CHOSEN, DARK_TILES, DISCOVERY, TRAITOR, new_game
from game.pharaon.state import Pharaon

RULES: Title[Pharaon] = Title(
    id="pharaon",
    prefix="PHA",
    rules_version=1,
    seat_counts=(2, 3, 4, 5),
    options=(Option((DISCOVERY,)), Option((*DARK_TILES, DARK_CHOSEN), solo=True)),
    automata=(TRAITOR,),
    position=Pharaon,
    codec=Codec(
        (
            core_events,
            events,
            artisans,
            automaton,
            automaton_events,
            burial,
            dark_tiles,
            free_paying,
            gains,
            nile,
            nobles,
            offerings,
            opening,
            passing,
            paying,
            powers,
            round_end,
            scoring,
            settling,
            turn,
            vases,
        )
    ),
    new_game=new_game,
    result=scoring.result,
    evaluate=evaluate,
    explain=explain,
    invariants=invariants,
    data_digest=lambda: components().digest,
    standing=scoring.standing,
    turn_order=Pharaon.turn_order,
)

__all__ = ["RULES"]
