"""What a person may ask at the prompt: the rule, what is not possible and why, what the Scribe would do."""

from __future__ import annotations

from game.ai.levels import decide
from game.core.agenda import Decision, Move
from game.core.match import Match
from game.core.position import Position
from game.core.title import chance_of
from ui.cli.figures import signed
from ui.terminal.menu import Menu
from ui.terminal.voices import Teller

ADVISER = "scribe"
EXAMPLES = 3
"""Moves named for one reason; more of them are counted."""


def explain(decision: Decision[Position, Move], teller: Teller) -> None:
    """The decision in plain words, with the number of its rule."""
    teller.line(teller.narrator.rule(decision))
    teller.say("rule", rule=decision.rule)
    teller.say("commands")


def why_not(decision: Decision[Position, Move], match: Match[Position], teller: Teller) -> None:
    """Every reason once, with the moves that it stands against."""
    refused: dict[str, list[str]] = {}
    for refusal in decision.refusals(match.position):
        refused.setdefault(teller.narrator.refusal(refusal), []).append(teller.narrator.move(refusal.move))
    if not refused:
        teller.say("all_possible")
        return
    teller.say("not_possible")
    for reason, moves in refused.items():
        teller.line(reason, "  ")
        for move in moves[:EXAMPLES]:
            teller.line(f"- {move}", "    ")
        if len(moves) > EXAMPLES:
            teller.line(teller.told("and_more", n=len(moves) - EXAMPLES), "    ")


def hint(match: Match[Position], seat: int, menu: Menu, teller: Teller, allowed: bool) -> None:
    """What the Scribe would play here with what this seat knows, and the parts of its judgement that change most."""
    if not allowed:
        teller.say("no_hints")
        return
    whims = chance_of(~match.setup.seed ^ (len(match.moves) << 32))
    choice = decide(match.title, match.position, seat, ADVISER, whims)
    text = teller.narrator.move(choice.move)
    told = teller.told("hint", level=ADVISER, number=menu.number(choice.move), text=text)
    teller.line(told[:1].upper() + told[1:])
    if choice.why:
        teller.say("reasons")
    for part, change in choice.why:
        figure = signed(teller.narrator.voice, change)
        teller.line(teller.told("because", part=part, figure=figure), "  ")
    if not choice.why:
        teller.say("no_reason")
