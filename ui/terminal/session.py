"""A match at the terminal: whose turn it is, who looks at the screen, what is told, until the result."""

from __future__ import annotations

from game.ai.levels import decide
from game.core.events import Event, visible_to
from game.core.match import Match
from game.core.position import Position
from game.core.setup import SeatSetup
from game.core.title import chance_of
from ui.cli.console import Console
from ui.cli.errors import FAILED, FINE
from ui.terminal.answers import Key, understood
from ui.terminal.ending import show_result
from ui.terminal.keeper import Keeper
from ui.terminal.renderers import renderer_of
from ui.terminal.seat import HumanSeat, Quit
from ui.terminal.voices import Teller
from ui.text.narrator import Narrator


class Session:
    """People and computer seats take their turns."""

    def __init__(self, console: Console, match: Match[Position], keeper: Keeper, hints: bool) -> None:
        self._match = match
        self._keeper = keeper
        names = match.setup.names
        self._teller = Teller(console, Narrator(console.voice.catalogue, match.title.id, names))
        self._renderer = renderer_of(match.title, self._teller.narrator)
        humans = [index for index, seat in enumerate(match.setup.seats) if seat.is_human]
        self._humans = {seat: HumanSeat(seat, match, self._teller, self._renderer, keeper, hints) for seat in humans}
        self._at_screen = humans[0] if len(humans) == 1 else None
        """Who looks at the screen now; a single person always does."""

    def play(self) -> int:
        """Play to the end, or until the person leaves; returns the exit code."""
        self._keeper.begin(self._match)
        self._greet()
        try:
            while not self._match.over:
                self._turn()
        except Quit:
            return self._leave()
        except (KeyboardInterrupt, BrokenPipeError):
            self._rescue()
            raise
        return self._end()

    def _greet(self) -> None:
        setup = self._match.setup
        told = tuple(self._introduced(seat) for seat in setup.seats)
        variants = "".join(f", {self._teller.narrator.voice.noun('variant', name)}" for name in setup.variants)
        self._teller.say("greeting", game=setup.title, variants=variants, told=told, seed=setup.seed)
        if self._humans:
            self._teller.say("commands")
        if self._match.moves:
            self._teller.say("resumed", n=len(self._match.moves))
        elif len(self._humans) <= 1:
            self._tell([entry.event for entry in self._match.log])

    def _introduced(self, seat: SeatSetup) -> str:
        """A name, with the level where the name does not tell it."""
        level = self._teller.narrator.voice.noun("level", seat.kind)
        return seat.name if seat.is_human or seat.name.startswith(level) else f"{seat.name} ({level})"

    def _turn(self) -> None:
        decision = self._match.decision
        assert decision is not None
        human = self._humans.get(decision.seat)
        if human is not None:
            self._lift_curtain(human)
            human.answer()
        else:
            self._computer(decision.seat)
        asked = self._match.decision
        watched = human is not None or (asked is not None and asked.seat in self._humans)
        self._keeper.after_move(self._match, watched)

    def _lift_curtain(self, human: HumanSeat) -> None:
        """Where several people share the screen, nothing private is shown before the right one is there."""
        if self._at_screen == human.seat:
            return
        self._teller.push_away()
        self._teller.say("curtain", seat=human.seat)
        line = self._teller.read()
        if line is None or understood(line).key is Key.QUIT:
            raise Quit
        self._at_screen = human.seat
        self._teller.console.print()

    def _computer(self, seat: int) -> None:
        """A computer seat plays with what it knows; a seed gives the same moves again, also after a load."""
        match = self._match
        whims = chance_of(~match.setup.seed ^ (len(match.moves) << 32))
        choice = decide(match.title, match.position, seat, match.setup.seats[seat].kind, whims)
        heard = match.play(choice.move)
        if len(self._humans) <= 1:
            self._tell(heard)

    def _tell(self, heard: list[Event]) -> None:
        """What a computer did, at once: there is at most one person, who hears what is his to hear."""
        for event in heard:
            if not event.silent and visible_to(event, self._at_screen):
                self._teller.line(self._teller.narrator.event(event), "  ")
        for human in self._humans.values():
            human.has_heard_all()

    def _leave(self) -> int:
        saved = self._keeper.save_quietly(self._match)
        if saved:
            self._teller.console.print(self._teller.told("left", file=str(self._keeper.path)))
            self._teller.console.print(self._keeper.way_on())
        return FINE if saved else FAILED

    def _rescue(self) -> None:
        """Stopped in the middle of anything: what is saved is the match as its moves tell it."""
        match = self._match
        whole = Match.replayed(match.title, match.setup, match.moves, match.start)
        self._keeper.save_quietly(whole)

    def _end(self) -> int:
        for human in self._humans.values():
            if len(self._humans) == 1:
                human.tell_news()
        show_result(self._match, self._teller)
        return FINE if self._keeper.record(self._match) else FAILED
