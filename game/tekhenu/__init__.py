"""Tekhenu by Daniele Tascini and Dávid Turczi: `RULES` is its rule controller."""

from game.core import events as core_events
from game.core.codec import Codec
from game.core.title import Option, Title
from game.tekhenu import (
    actions,
    bot_events,
    botankhamon,
    decrees,
    ending,
    events,
    maat,
    opening,
    payment,
    production,
    rounds,
    scoring,
    selection,
    setup,
    turn,
    using,
)
from game.tekhenu.components import components
from game.tekhenu.gods import bastet, hathor, horus, osiris, ra, thoth
from game.tekhenu.invariants import invariants
from game.tekhenu.lifting import lift
from game.tekhenu.mind.evaluation import evaluate, explain
from game.tekhenu.state import Tekhenu

RULES: Title[Tekhenu] = Title(
    id="tekhenu",
    prefix="TEK",
    rules_version=2,
    seat_counts=(2, 3, 4),
    options=(
        Option((setup.PRINTED_GODS,)),
        Option((setup.MEDIUM, setup.HARD), solo=True),
        Option((setup.HARSH_DECREES,), solo=True),
        Option((setup.BLIND_START,), solo=True),
    ),
    automata=(botankhamon.AUTOMATON,),
    position=Tekhenu,
    codec=Codec((
        core_events, events, bot_events, actions, payment, production, selection, turn, using, rounds, maat, scoring,
        decrees, ending, opening, botankhamon, horus, ra, hathor, bastet, thoth, osiris,
    )),
    new_game=setup.new_game,
    result=ending.result,
    evaluate=evaluate,
    explain=explain,
    invariants=invariants,
    data_digest=lambda: components().digest,
    lift=lift,
    turn_order=Tekhenu.turn_order,
)  # fmt: skip

__all__ = ["RULES"]
