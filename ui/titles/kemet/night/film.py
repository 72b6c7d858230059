"""From the events of a move to what is shown of Night and Dawn."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Event
from game.kemet import events as happened
from game.kemet.state import NOBODY, Kemet
from ui.boards.animation.fades import Banner
from ui.boards.animation.flights import Flight, Flights
from ui.boards.board import Animation
from ui.titles.kemet.cards import seat_shield
from ui.titles.kemet.combat.wording import say
from ui.titles.kemet.look import Look
from ui.titles.kemet.night.acts import NightAct
from ui.titles.kemet.night.gains import Gains
from ui.titles.kemet.night.steps import STEPS, step_asked
from ui.titles.kemet.seat import order_places

NIGHT_EVENTS = (
    happened.NightBegan, happened.NightStep, happened.TokensTakenBack, happened.DawnBegan, happened.PositionTaken,
)  # fmt: skip
"""With one of these, or with an answer given by Night, there is something to show."""
CHOSEN = 0.6
"""Seconds that a shield flies to its position."""


def night_film(
    look: Look, before: Kemet, after: Kemet, events: Sequence[Event], viewer: int | None, calm: bool
) -> list[Animation]:
    """Step after step with what each seat gains, then the new turn order; empty by Day and in a Combat."""
    if not (before.phase == "night" or any(isinstance(event, NIGHT_EVENTS) for event in events)):
        return []
    film = _Night(look, before, calm)
    for event in events:
        if isinstance(event, (happened.CombatBegan, happened.CombatEnded)):
            film.close()
            film.fighting = isinstance(event, happened.CombatBegan)
        elif not film.fighting:
            film.hear(event)
    film.close()
    return film.animations


class _Night:
    """Leads a copy of the position through the Night."""

    def __init__(self, look: Look, before: Kemet, calm: bool) -> None:
        self.look = look
        self.now = before.clone()
        self.calm = calm
        self.animations: list[Animation] = []
        self.fighting = before.combat is not None
        """KEM-8.10  What happens in a Combat by Night is told by the Combat."""
        self._gains = Gains(look, self.now, step_asked(before)) if before.phase == "night" else None
        self._begun = False
        """The step was announced: it is shown even if nobody gains."""

    def hear(self, event: Event) -> None:
        if isinstance(event, happened.NightBegan):
            self.now.phase, self.now.active = "night", NOBODY
            self._banner(say(self.look, "night.title", number=event.number))
        elif isinstance(event, happened.NightStep):
            self.close()
            self._gains, self._begun = Gains(self.look, self.now, event.step), True
        elif isinstance(event, happened.DawnBegan):
            self.close()
            self._dawn()
        elif isinstance(event, happened.PositionTaken):
            self._choose(event.seat, event.number - 1)
        elif self._gains is not None:
            self._gains.hear(event)

    def close(self) -> None:
        """Show the step that is over."""
        gains, self._gains = self._gains, None
        if gains is None or not (gains.told or self._begun) or gains.step not in STEPS:
            return
        self._begun = False
        first = not (self.animations and isinstance(self.animations[-1], NightAct))
        self.animations.append(NightAct(self.look, self.now.clone(), gains.step, gains.told, first, self.calm))

    def _dawn(self) -> None:
        self.now.phase = "dawn"
        for seat in range(self.now.seat_count):
            self.now.tokens[seat] = self.now.own_tokens[seat] = 0
            self.now.silver_on[seat] = self.now.gold_on[seat] = ""
        if self.now.triggered == NOBODY:
            self.now.track = [NOBODY] * self.now.seat_count
            self._banner(say(self.look, "dawn.title"))

    def _banner(self, text: str) -> None:
        layout = self.look.layout
        seconds = 0.6 if self.calm else 0.9
        self.animations.append(Banner(self.look.screen, self.now.clone(), layout.map, text, seconds))

    def _choose(self, seat: int, number: int) -> None:
        """A shield goes from its panel to the track on the map."""
        now, layout = self.now, self.look.layout
        under = now.clone()
        now.track[number] = seat
        if self.calm:
            return
        places = order_places(self.look, under)
        start = self.look.panel(now, seat).center
        picture = seat_shield(self.look.liveries[seat], max(16, places[number].height - 4))
        flight = Flight(picture, start, places[number].center, height=layout.px(80))
        self.animations.append(Flights(under, [flight], CHOSEN))
