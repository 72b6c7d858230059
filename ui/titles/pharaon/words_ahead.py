"""What the Traitor of Pharaon will do next, in words: for the board, and for the terminal."""

from __future__ import annotations

from game.pharaon.ahead import Landing, landings, next_turn
from game.pharaon.state import Pharaon
from ui.text.citing import rule_in_words
from ui.text.narrator import Narrator


def next_turn_in_words(narrator: Narrator, view: Pharaon) -> list[str]:
    """What is certain about his next turn: what he will do, and what each resource would set going."""
    say, ahead = narrator.voice.say, next_turn(view)
    if not ahead.vases:
        told = [narrator.event(event) for event in ahead.events]
        return [*told, say("pharaon.ahead.draws", rule=_rule(narrator, "PHA-14.12"))] if ahead.draws else told
    lines = [say("pharaon.ahead.reveals", seat=view.automaton, n=ahead.vases, rule=_rule(narrator, "PHA-14.7"))]
    if ahead.full:
        full = narrator.voice.catalogue.grammar.listed([narrator.voice.noun("resource", name) for name in ahead.full])
        lines.append(say("pharaon.ahead.full", n=len(ahead.full), told=full, rule=_rule(narrator, "PHA-14.8")))
    return [*lines, *(_landing(narrator, one, ahead.bottoms[one.resource], ahead.unseen) for one in landings(view))]


def landing_in_words(narrator: Narrator, landing: Landing) -> str:
    """What the icons would do beside which a resource would lie now."""
    return " ".join(map(narrator.event, landing.events)) or narrator.voice.say("pharaon.ahead.nothing")


def _landing(narrator: Narrator, landing: Landing, count: int, unseen: int) -> str:
    values = {"resource": landing.resource, "tile": landing.tile, "space": landing.space, "n": count, "total": unseen}
    return narrator.voice.say("pharaon.ahead.landing", **values, told=landing_in_words(narrator, landing))


def _rule(narrator: Narrator, rule: str) -> str:
    return rule_in_words(narrator.voice, rule)
