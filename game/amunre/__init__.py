"""Amun-Re by Reiner Knizia: `RULES` is its rule controller."""

from game.amunre import auction, events, exchange, gifts, income, offering, purchase, scoring, settlement, turn
from game.amunre.components import components
from game.amunre.invariants import invariants
from game.amunre.mind.evaluation import evaluate, explain
from game.amunre.setup import COUNTED_STONES, EXPERT, new_game
from game.amunre.state import AmunRe
from game.core import events as core_events
from game.core.codec import Codec
from game.core.title import Option, Title

RULES: Title[AmunRe] = Title(
    id="amunre",
    prefix="AMU",
    rules_version=2,
    seat_counts=(3, 4, 5),
    options=(Option((EXPERT,)), Option((COUNTED_STONES,))),
    automata=(),
    position=AmunRe,
    codec=Codec((core_events, events, auction, exchange, gifts, income, offering, purchase, scoring, settlement, turn)),
    new_game=new_game,
    result=scoring.result,
    evaluate=evaluate,
    explain=explain,
    invariants=invariants,
    data_digest=lambda: components().digest,
    interrupts=True,
    turn_order=AmunRe.turn_order,
)

__all__ = ["RULES"]
