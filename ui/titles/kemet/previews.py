"""What a single move would do, from the events that playing it on a copy told. What is hidden stays unknown."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.agenda import Move
from game.core.events import Event, visible_to
from game.kemet import events as happened
from game.kemet.cards import EscapeTo, PlayCard, PlayVeto, RainFire, card_of, kinds
from game.kemet.market import BuyTile
from game.kemet.state import Kemet
from ui.frame.tooltip import Tip
from ui.titles.kemet.look import Look
from ui.titles.kemet.tips import rule_foot

MOST = 6
"""Lines that are told; what follows is seen when it happens."""
UNTOLD = (happened.TurnBegan, happened.DayBegan, happened.NightBegan, happened.DawnBegan)


def preview(look: Look, view: Kemet, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
    """Title, what a card or tile says, what would happen, then what cannot be known."""
    decision = view.decision
    if decision is None:
        return Tip(look.narrator.move(move))
    seat = decision.seat
    lines = _printed(look, move)
    for event in events:
        if isinstance(event, UNTOLD):
            break
        if not event.silent and visible_to(event, seat):
            lines.append(look.narrator.event(event))
    lines = lines[:MOST]
    if unknown:
        lines.append(f":question: {look.say('tip.unknown')}")
    return Tip(
        look.narrator.move(move), tuple(lines), foot=f"{look.say('tip.click')} · {rule_foot(look, decision.rule)}"
    )


def _printed(look: Look, move: Move) -> list[str]:
    """The text of the card or tile that a move plays or buys."""
    voice = look.narrator.voice
    if isinstance(move, BuyTile):
        return [f"_{voice.say(f'kemet.tile_text.{move.tile}')}_"]
    if isinstance(move, PlayCard | RainFire | EscapeTo):
        return [f"_{voice.say(f'kemet.card_text.{card_of(move).id}')}_"]
    if isinstance(move, PlayVeto):
        (veto,) = kinds("cancel_di")
        return [f"_{voice.say(f'kemet.card_text.{veto}')}_"]
    return []
