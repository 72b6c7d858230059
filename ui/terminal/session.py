"""A match at the terminal: whose turn it is, who is called to the screen, what is told, until the result."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.errors import SpokenError
from game.core.events import Event, visible_to
from game.core.match import Match
from game.core.position import Position
from game.core.setup import SeatSetup
from ui.console.console import FAILED, FINE, Console, typed
from ui.console.number_format import aligned
from ui.host.host import Host, Played
from ui.host.saving import Saving
from ui.terminal.answers import Key, understood
from ui.terminal.plain import renderer_of
from ui.terminal.seat import HumanSeat, Quit
from ui.terminal.voices import Teller
from ui.text.grammar import number
from ui.text.narrator import Narrator


def show_result(match: Match[Position], teller: Teller) -> None:
    """Winner, ranks, and the score sheet whose columns add up to the points."""
    result = match.result()
    assert result is not None
    say = teller.narrator.voice.say
    teller.console.print()
    teller.heading(f"{teller.narrator.result(result)}.")
    for seat in sorted(range(len(result.ranks)), key=lambda index: result.ranks[index]):
        points = match.position.points[seat]
        teller.line(say("core.over.standing", rank=result.ranks[seat], seat=seat, points=points), "  ")
    teller.console.print()
    for line in aligned(score_rows(match, teller), right=range(1, 1 + len(result.ranks))):
        teller.console.print(f"  {line}")


def score_rows(match: Match[Position], teller: Teller) -> list[list[str]]:
    """Head, a row per reason, and the totals."""
    head = [teller.told("score_sheet"), *match.setup.names]
    rows = [
        [teller.narrator.label("reason", reason), *map(number, points)]
        for reason, points in match.score_sheet().items()
    ]
    return [head, *rows, [teller.narrator.voice.say("core.word.total"), *map(number, match.position.points)]]


class Session:
    """People and computer seats take their turns."""

    def __init__(
        self, console: Console, host: Host[Position], saving: Saving[Position], hints: bool, habits: Sequence[str] = ()
    ) -> None:
        """`habits` are options to repeat when the match is taken up again."""
        self._host = host
        self._saving = saving
        self._habits = habits
        match = host.match
        self._teller = Teller(console, Narrator(console.voice.catalogue, match.title.id, match.setup.names))
        renderer = renderer_of(match.title, self._teller.narrator)
        people = host.viewers.people
        self._humans = {seat: HumanSeat(seat, host, saving, self._teller, renderer, hints) for seat in people}

    def play(self) -> int:
        """Play to the end, or until the person leaves; returns the exit code."""
        self._saving.begin(self._host.match)
        self._greet()
        try:
            while not self._host.match.over:
                self._turn()
                self._tell_saving()
        except Quit:
            return self._leave()
        except (KeyboardInterrupt, BrokenPipeError):
            self._host.autosave()
            raise
        return self._end()

    def _greet(self) -> None:
        match = self._host.match
        setup = match.setup
        told = tuple(self._introduced(seat) for seat in setup.seats)
        variants = "".join(f", {self._teller.narrator.voice.noun('variant', name)}" for name in setup.variants)
        self._teller.say("greeting", game=setup.title, variants=variants, told=told, seed=setup.seed)
        if self._humans:
            self._teller.say("commands")
        if match.moves:
            self._teller.say("resumed", n=len(match.moves))
        elif len(self._humans) <= 1:
            self._tell([entry.event for entry in match.log])
        else:
            self._host.tell_all_anew()

    def _introduced(self, seat: SeatSetup) -> str:
        """A name, with the level where the name does not tell it."""
        level = self._teller.narrator.voice.noun("level", seat.kind)
        return seat.name if seat.is_human or seat.name.startswith(level) else f"{seat.name} ({level})"

    def _turn(self) -> None:
        host = self._host
        if host.computer_is_asked:
            host.think()
            choice = host.poll()
            assert choice is not None, "at the terminal it thinks at once"
            self._tell_played(host.play_choice(choice))
        elif host.goes_on:
            self._tell_played(host.go_on())
        elif speakers := host.speakers():
            self._offer(speakers)
        else:
            asked = host.asked_seat
            assert asked is not None
            if self._humans[asked].answers_alone():
                return
            seat = host.viewers.curtain_for(host.match.position)
            if seat is not None:
                self._lift_curtain(seat)
            self._humans[asked].answer()

    def _offer(self, speakers: tuple[int, ...]) -> None:
        """Several people are asked at once whether somebody wants to interrupt; the screen is everybody's."""
        teller, host = self._teller, self._host
        teller.console.print()
        teller.heading(teller.narrator.voice.say("table.offer_title"))
        for n, seat in enumerate(speakers, 1):
            teller.line(f"{n}  {host.match.setup.names[seat]}", "  ")
        teller.say("offer")
        while True:
            line = teller.read()
            answer = understood(line) if line is not None else None
            if answer is None or answer.key is Key.QUIT:
                raise Quit
            if answer.number is not None and 1 <= answer.number <= len(speakers):
                host.call(speakers[answer.number - 1])
                return
            if answer.key is Key.PASS_ON:
                for seat in speakers:
                    host.offers.hush(seat, host.match.position.round)
            if answer.key is Key.PASS_ON or not (answer.text or answer.key or answer.number is not None):
                host.let_pass()
                return
            teller.say("offer")

    def _lift_curtain(self, seat: int) -> None:
        """Where several people share the screen, nothing private is shown before the right one is there."""
        self._teller.push_away()
        self._teller.say("curtain", seat=seat)
        line = self._teller.read()
        if line is None or understood(line).key is Key.QUIT:
            raise Quit
        self._host.viewers.lift(seat)
        self._teller.console.print()

    def _tell_played(self, played: Played[Position]) -> None:
        """What was not played at this keyboard; several people hear it when it is their turn."""
        if len(self._humans) <= 1:
            self._tell([event for turn in played.turns for event in turn.events])

    def _tell(self, events: Sequence[Event]) -> None:
        """At once: there is at most one person, who hears what is theirs to hear."""
        for event in events:
            if not event.silent and visible_to(event, self._host.viewer):
                self._teller.line(self._teller.narrator.event(event), "  ")
        self._host.heard_all(*self._humans)

    def _tell_saving(self) -> None:
        """That the match can no longer be saved, or that it is saved again."""
        news = self._saving.take_news()
        if news is not None and news.trouble is not None:
            self._teller.console.complain(news.trouble)
        elif news is not None:
            self._teller.line(self._teller.narrator.voice.say("table.saved_again"))

    def _leave(self) -> int:
        self._host.close()
        trouble: SpokenError | None = self._saving.trouble
        if trouble is not None:
            self._tell_saving()
            return FAILED
        path = str(self._saving.path)
        self._teller.console.print(self._teller.told("left", file=path))
        self._teller.console.print(typed("text", "--load", path, *self._habits))
        return FINE

    def _end(self) -> int:
        for human in self._humans.values():
            if len(self._humans) == 1:
                human.tell_news()
        show_result(self._host.match, self._teller)
        for notice in self._saving.notices:
            self._teller.console.complain(notice)
        return FINE if self._saving.trouble is None else FAILED
