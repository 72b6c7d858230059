"""From the events of a move to what the Combat scene shows of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.events import Event, Scored
from game.kemet import events as happened
from game.kemet.state import Kemet
from ui.boards.board import Animation
from ui.titles.kemet.combat.director import LOSER, WINNER, Director
from ui.titles.kemet.combat.wording import say
from ui.titles.kemet.look import Look

_REVEALS = (happened.BattleCardShown, happened.HiddenCardsShown)
_OF_LOSSES = (
    happened.DamageCounted, happened.UnitsRemoved, happened.CreatureReturned, happened.PrayersGained, Scored,
)  # fmt: skip
"""What follows the comparison of Forces before the reward is told."""


def combat_film(
    look: Look, before: Kemet, after: Kemet, events: Sequence[Event], viewer: int | None, calm: bool
) -> list[Animation]:
    """What a move did in a Combat; `calm`: nothing moves, pictures fade into each other. Empty without a Combat."""
    return directed(look, before, after, events, viewer, calm).animations


def directed(
    look: Look, before: Kemet, after: Kemet, events: Sequence[Event], viewer: int | None, calm: bool
) -> Director:
    """The director after the last event."""
    film = Director(look, before, viewer, calm)
    queue = list(events) if _on_stage(before) else []
    while queue and film.now.combat is not None:
        event = queue.pop(0)
        if not isinstance(event, _OF_LOSSES):
            film.reward()
        if isinstance(event, _REVEALS):
            told: list[Event] = [event]
            while queue and isinstance(queue[0], _REVEALS):
                told.append(queue.pop(0))
            _reveal(film, told)
        elif isinstance(event, (happened.CombatEnded, happened.CombatCalledOff)):
            _end(film, after)
        elif (shown := _SHOWN.get(type(event))) is not None:
            shown(film, event)
    if _on_stage(film.now):
        film.reward()
    elif _on_stage(after):
        film.opens(after)
    return film


def _on_stage(view: Kemet) -> bool:
    """KEM-8.0  The scene begins with the war council; the window before it belongs to the map."""
    return view.combat is not None and view.combat.begun


def _reveal(film: Director, told: Sequence[Event]) -> None:
    shown = {event.seat: event.card for event in told if isinstance(event, happened.BattleCardShown)}
    behind = {event.seat: event.card for event in told if isinstance(event, happened.HiddenCardsShown)}
    alone = len(shown) == 1 and not all(film.combat.shown[film.combat.side_of(seat)] for seat in _others(film, shown))
    note = say(film.look, "now.shown", seat=next(iter(shown))) if alone else say(film.look, "now.reveal")
    film.show(shown, behind, note)


def _others(film: Director, shown: dict[int, str]) -> list[int]:
    return [film.combat.rival_of(seat) for seat in shown]


def _end(film: Director, after: Kemet) -> None:
    """The map comes back as it will be; if another Combat has begun since, without that."""
    under = after.clone()
    under.combat = None
    film.closes(under)


def _laid(film: Director, event: happened.BattleCardLaid) -> None:
    film.lay(event.seat, say(film.look, "now.laid", seat=event.seat))


def _hidden(film: Director, event: happened.CardHidden) -> None:
    film.now.hands[event.seat] = _less(film.now.hands[event.seat], event.card)
    film.now.behind[event.seat] = tuple(sorted((*film.now.behind[event.seat], event.card)))


def _used(film: Director, event: happened.CardUsed) -> None:
    side = film.combat.side_of(event.seat)
    film.now.behind[event.seat] = _less(film.now.behind[event.seat], event.card)
    film.combat.used[side] += (event.card,)
    film.now.prayers[event.seat] -= event.price
    film.tell(say(film.look, "now.used", seat=event.seat, card=event.card), film.step)


def _given(film: Director, event: happened.CardGivenForForce) -> None:
    film.combat.given[film.combat.side_of(event.seat)] += (event.card,)
    film.now.hands[event.seat] = _less(film.now.hands[event.seat], event.card)
    film.tell(say(film.look, "now.given", seat=event.seat, card=event.card, n=event.n), film.step)


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """One card fewer; from a hand that cannot be seen any one."""
    place = cards.index(card) if card in cards else len(cards) - 1
    return cards[: max(0, place)] + cards[place + 1 :]


def _removed(film: Director, event: happened.UnitsRemoved) -> None:
    """KEM-8.5  Losses are told with their sums; other Units just go."""
    film.now.take_off(event.seat, film.now.board.index[event.space], event.n)


def _placed(film: Director, event: happened.UnitsPlaced) -> None:
    now, combat, space = film.now, film.combat, film.now.board.index[event.space]
    if space == combat.space and event.seat == combat.attacker:
        now.reserve[event.seat] -= event.n
        combat.units += event.n
    else:
        now.put_units(event.seat, space, event.n)


def _won(film: Director, event: happened.CombatWon) -> None:
    film.compare(event.seat)
    film.lose()


def _gained(film: Director, event: happened.PrayersGained) -> None:
    film.now.prayers[event.seat] += event.n


def _robbed(film: Director, event: happened.PrayersLost) -> None:
    film.now.prayers[event.seat] -= event.n


def _scored(film: Director, event: Scored) -> None:
    film.now.points[event.seat] += event.points


def _recalled(film: Director, event: happened.TroopRecalled) -> None:
    film.now.take_off(event.seat, film.now.board.index[event.space], event.n)
    film.tell(say(film.look, "now.recalled", seat=event.seat, n=event.n), _fate(film, event.seat))


def _retreated(film: Director, event: happened.TroopRetreated) -> None:
    now, combat, space = film.now, film.combat, film.now.board.index[event.space]
    if event.seat == combat.attacker:
        creatures = combat.companions
        combat.units, combat.creature = 0, ""
    else:
        creatures = now.creatures[combat.space]
        now.creatures[combat.space] = ()
        now.clear(combat.space)
    now.station(event.seat, space, event.n, creatures)
    film.tell(say(film.look, "now.retreated", seat=event.seat, space=event.space), _fate(film, event.seat))


def _stayed(film: Director, event: happened.TroopStayed) -> None:
    film.tell(say(film.look, "now.stayed", seat=event.seat, space=event.space), _fate(film, event.seat))


def _fate(film: Director, seat: int) -> int:
    return WINNER if seat == film.combat.winner else LOSER


_SHOWN: dict[type[Event], Callable[[Director, Any], None]] = {
    happened.BattleCardLaid: _laid,
    happened.CardHidden: _hidden,
    happened.CardUsed: _used,
    happened.CardGivenForForce: _given,
    happened.UnitsRemoved: _removed,
    happened.UnitsPlaced: _placed,
    happened.CombatWon: _won,
    happened.PrayersGained: _gained,
    happened.PrayersLost: _robbed,
    Scored: _scored,
    happened.TroopRecalled: _recalled,
    happened.TroopRetreated: _retreated,
    happened.TroopStayed: _stayed,
}
