"""What a person may ask at the prompt: the rule, what is not possible and why, what the Scribe would do."""

from __future__ import annotations

from game.ai.choice import Choice
from game.core.agenda import Decision, Move
from game.core.match import Match
from game.core.position import Position
from ui.console.number_format import signed
from ui.host.host import HINT_LEVEL
from ui.terminal.menu import Menu
from ui.terminal.voices import Teller
from ui.text.citing import rule_alone

EXAMPLES = 3
"""Moves named for one reason; more of them are counted."""


def explain(decision: Decision[Position, Move], teller: Teller) -> None:
    """The decision in plain words, with the number of its rule."""
    teller.line(teller.narrator.rule(decision))
    teller.line(f"{rule_alone(teller.narrator.voice, decision.rule)}.")
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


def tell_hint(choice: Choice, menu: Menu, teller: Teller) -> None:
    """What the computer would play here with what this seat knows, and the parts of its judgement that change most."""
    text = teller.narrator.move(choice.move)
    told = teller.told("hint", level=HINT_LEVEL, number=menu.number(choice.move), text=text)
    teller.line(told[:1].upper() + told[1:])
    if choice.why:
        teller.say("reasons")
    for part, change in choice.why:
        figure = signed(teller.narrator.voice, change)
        teller.line(teller.told("because", part=part, figure=figure), "  ")
    if not choice.why:
        teller.say("no_reason")
