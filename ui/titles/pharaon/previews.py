"""What a single move would do, from the events that playing it on a copy told. What is hidden stays unknown."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.agenda import Move
from game.core.events import Event
from game.pharaon.automaton import PutOnWheel
from game.pharaon.components import box
from game.pharaon.nobles import TakeNoble
from game.pharaon.opening import KeepNoble
from game.pharaon.pieces import RESOURCES
from game.pharaon.powers import UsePower
from game.pharaon.settling import HandIn
from game.pharaon.state import Pharaon
from game.pharaon.turn import Pass
from game.pharaon.vases import KeepVase, TakeVase
from ui.frame.tooltip import Tip
from ui.titles.pharaon import tips
from ui.titles.pharaon.cards import noble_text
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.plans import foresee
from ui.titles.pharaon.seat import points_now


def preview(look: Look, view: Pharaon, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
    """Title, effects in order, prestige, then what cannot be known."""
    decision = view.decision
    if decision is None:
        return Tip(look.narrator.move(move))
    seat = decision.seat
    lines: list[str] = []
    if isinstance(move, UsePower | TakeNoble | KeepNoble):
        lines.append(f"_{noble_text(look, move.noble)}_")
    lines += tips.effect_lines(look, seat, events)
    if isinstance(move, Pass):
        lines += _passing(look, view)
    elif isinstance(move, TakeVase) and not lines:
        lines.append(f"_{look.say('tip.gain')}_ {tips.signs(RESOURCES[n] for n in box().vases[move.vase].resources)}")
    if isinstance(move, HandIn):
        lines.append(look.say("tip.hand_in"))
    if unknown:
        lines.append(f":question: {look.say('tip.unknown')}")
    elif not isinstance(move, Pass | HandIn | UsePower | KeepVase | PutOnWheel):
        outcome = foresee(view, seat, (move,))
        if points_now(outcome.after, seat) != points_now(view, seat):
            lines.append(tips.prestige_line(look, view, seat, outcome))
    return Tip(look.narrator.move(move), tuple(lines), foot=look.say("tip.click"))


def _passing(look: Look, view: Pharaon) -> list[str]:
    """The vases to choose from; there are none in the last round."""
    if not view.vases or view.current_round >= box().rounds:
        return [look.say("tip.no_vase")]
    shown = [tips.signs(RESOURCES[n] for n in box().vases[vase].resources) for vase in view.vases]
    return [look.say("tip.pass_vase"), *(f":vase: {line}" for line in shown)]
