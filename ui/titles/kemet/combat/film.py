"""From the positions at the events of a Combat to what its scene shows of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.events import Event, Scored
from game.core.frames import Frame
from game.kemet import events as happened
from game.kemet.state import Kemet
from ui.kit.contract import Animation
from ui.titles.kemet.combat.teller import Teller, on_stage
from ui.titles.kemet.combat.wording import say
from ui.titles.kemet.style import TableStyle

ENDS = (happened.CombatEnded, happened.CombatCalledOff)
_REVEALS = (happened.BattleCardShown, happened.HiddenCardsShown)
_OF_LOSSES = (happened.DamageCounted, happened.UnitsRemoved, happened.CreatureReturned, happened.PrayersGained, Scored)
"""What follows the comparison of Forces before the reward is told."""


def combat_film(
    style: TableStyle, before: Kemet, frames: Sequence[Frame[Kemet]], viewer: int | None, calm: bool
) -> list[Animation]:
    """What happened on the stage; `calm`: nothing moves, pictures fade into each other. The last frame is where the
    Combat ends, or where somebody is asked."""
    film, queue = Teller(style, before, viewer, calm), list(frames)
    while queue:
        frame = queue.pop(0)
        event = frame.event
        if isinstance(event, ENDS):
            film.closes(frame.after)
            return film.animations
        if not on_stage(frame.after):
            continue
        if event is not None and not isinstance(event, _OF_LOSSES):
            film.reward()
        told = [event]
        while isinstance(event, _REVEALS) and queue and isinstance(queue[0].event, _REVEALS):
            frame = queue.pop(0)
            told.append(frame.event)
        film.now = frame.after
        if isinstance(event, _REVEALS):
            behind = any(isinstance(one, happened.HiddenCardsShown) for one in told)
            film.show([one.seat for one in told if isinstance(one, happened.BattleCardShown)], behind)
        elif event is not None and (shown := _SHOWN.get(type(event))) is not None:
            shown(film, event)
    film.reward()
    return film.animations


def _laid(film: Teller, event: happened.BattleCardLaid) -> None:
    film.lay(event.seat)


def _used(film: Teller, event: happened.CardUsed) -> None:
    film.tell(say(film.style, "now.used", seat=event.seat, card=event.card), film.step)


def _given(film: Teller, event: happened.CardGivenForForce) -> None:
    film.tell(say(film.style, "now.given", seat=event.seat, card=event.card, n=event.n), film.step)


def _won(film: Teller, event: happened.CombatWon) -> None:
    film.compare()


def _recalled(film: Teller, event: happened.TroopRecalled) -> None:
    film.tell(say(film.style, "now.recalled", seat=event.seat, n=event.n), film.fate(event.seat))


def _retreated(film: Teller, event: happened.TroopRetreated) -> None:
    film.tell(say(film.style, "now.retreated", seat=event.seat, space=event.space), film.fate(event.seat))


def _stayed(film: Teller, event: happened.TroopStayed) -> None:
    film.tell(say(film.style, "now.stayed", seat=event.seat, space=event.space), film.fate(event.seat))


_SHOWN: dict[type[Event], Callable[[Teller, Any], None]] = {
    happened.BattleCardLaid: _laid,
    happened.CardUsed: _used,
    happened.CardGivenForForce: _given,
    happened.CombatWon: _won,
    happened.TroopRecalled: _recalled,
    happened.TroopRetreated: _retreated,
    happened.TroopStayed: _stayed,
}
