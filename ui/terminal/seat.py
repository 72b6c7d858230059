"""A person at the terminal: shows what is asked, reads answers until one changes the match."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.agenda import Decision, Move
from game.core.errors import SpokenError
from game.core.match import CannotUndo, LogEntry
from game.core.position import Position
from ui.console.console import one_line, spoken
from ui.host.host import Host
from ui.host.offers import offer_of
from ui.host.saving import Saving
from ui.terminal.advice import explain, tell_hint, why_not
from ui.terminal.answers import Answer, Key, understood, whole
from ui.terminal.menu import Menu, effects
from ui.terminal.reading import read_out
from ui.terminal.renderers import Renderer
from ui.terminal.voices import Teller

LOG_LINES = 20


class Quit(Exception):
    """The person leaves, or there are no more answers."""


class HumanSeat:
    """One person's place: what they are told, what they are asked, what they answer."""

    def __init__(
        self, seat: int, host: Host[Position], saving: Saving[Position], teller: Teller, renderer: Renderer, hints: bool
    ) -> None:
        self.seat = seat
        self._host = host
        self._match = host.match
        self._saving = saving
        self._teller = teller
        self._renderer = renderer
        self._hints = hints
        self._shown_turn = -1
        self._quiet = False
        """Whether offers to interrupt are let pass until the own turn comes."""

    def tell_news(self) -> None:
        """What happened since they were last told, as far as it is theirs to know; what concerns them comes first."""
        news, teller = self._host.unheard(self.seat), self._teller
        teller.lines((line.told(teller.narrator) for line in news.mine), "! ")
        for entry in news.his:
            teller.lines(self._told([entry]), "! " if news.marks(entry) else "  ")
        teller.lines((line.told(teller.narrator) for line in news.others), "  ")
        if news.shortened:
            teller.say("news_short", n=len(news.entries))
        self._host.heard_all(self.seat)

    def answer(self) -> None:
        """Ask until the match has changed: a move, an undo. Quit if they leave."""
        decision = self._match.decision
        assert decision is not None
        self.tell_news()
        menu = Menu.of(self._match, self._renderer)
        self._ask(decision, menu)
        while True:
            line = self._teller.read()
            if line is None:
                raise Quit
            if self._carry_out(understood(line), decision, menu):
                return

    def _ask(self, decision: Decision[Position, Move], menu: Menu) -> None:
        position, offer = self._match.position, offer_of(self._match.position)
        self._teller.console.print()
        if position.turn != self._shown_turn and offer is None:
            self._teller.lines(self._renderer.glance(position.seen_by(self.seat), self.seat))
            standing = self._match.title.standing(position)
            points = [self._teller.told("points", seat=seat, n=count) for seat, count in enumerate(standing)]
            self._teller.line(f"{self._teller.told('semicolon').join(points)}.")
            self._teller.console.print()
            self._shown_turn = position.turn
        self._teller.heading(self._teller.narrator.prompt(decision, position))
        menu.show(self._teller, self._match)
        self._tell_payment()
        if offer is not None:
            self._teller.say("pass_on")

    def _tell_payment(self) -> None:
        """Whether what comes next is paid as usual, where it could be paid in several ways."""
        asked = self._host.asked()
        if asked is not None and asked.pays:
            self._teller.say("pays_otherwise" if asked.pays_otherwise else "pays_as_usual")

    def answers_alone(self) -> bool:
        """Give the only answer that there is, or let an offer pass as this person wished; whether there was anything of
        that kind. Nobody else may see that nothing was asked."""
        if self._host.viewer != self.seat:
            return False
        offer, moves = offer_of(self._match.position), self._match.position.moves()
        self._quiet = self._quiet and offer is not None
        if offer is not None and self._quiet:
            self._make(offer.waivers[0])
        elif len(moves) == 1:
            self._make(moves[0])
        else:
            return False
        return True

    def _carry_out(self, answer: Answer, decision: Decision[Position, Move], menu: Menu) -> bool:
        """Whether the match has changed."""
        teller = self._teller
        if answer.number is not None:
            return self._play(answer.number, menu)
        if not answer.text and answer.key is None and len(menu.moves) == 1:
            return self._play(1, menu)
        match answer.key:
            case Key.EXPLAIN if answer.text:
                read_out(self._renderer.printed(self._match.position.seen_by(self.seat)), answer.text, teller)
            case Key.EXPLAIN:
                explain(decision, teller)
            case Key.WHY_NOT:
                why_not(decision, self._match, teller)
            case Key.PREVIEW:
                self._preview(answer.text, menu)
            case Key.UNDO:
                return self._take_back(whole_turn=False)
            case Key.RESTART:
                return self._take_back(whole_turn=True)
            case Key.PAY_OTHERWISE:
                self._host.pay_otherwise()
                self._tell_payment()
            case Key.HINT:
                self._hint(menu)
            case Key.LOG:
                self._show_log(answer.text)
            case Key.TABLE:
                teller.lines(self._renderer.table(self._match.position.seen_by(self.seat), self.seat))
            case Key.SAVE:
                self._save(answer.text)
            case Key.PASS_ON:
                return self._pass_on()
            case Key.QUIT:
                raise Quit
            case None:
                teller.say("not_understood" if answer.text else "empty", text=answer.text, n=len(menu.moves))
                teller.say("commands")
        return False

    def _play(self, number: int, menu: Menu) -> bool:
        if not 1 <= number <= len(menu.moves):
            self._teller.say("no_such_number", number=number, n=len(menu.moves))
            return False
        self._make(menu.moves[number - 1])
        return True

    def _make(self, move: Move) -> None:
        """Play a move and tell what came of it; a move without any event is told by its own words."""
        before = len(self._match.log)
        self._host.play(move)
        told = self._told(self._host.log_of(self.seat, before))
        self._teller.lines(told or [self._teller.narrator.move(move)], "  ")
        self._host.heard_all(self.seat)

    def _pass_on(self) -> bool:
        """Let this offer and those that follow pass until the own turn."""
        offer = offer_of(self._match.position)
        if offer is None:
            self._teller.say("no_offer")
            return False
        self._quiet = True
        self._make(offer.waivers[0])
        return True

    def _take_back(self, whole_turn: bool) -> bool:
        before = len(self._match.moves)
        last = self._match.moves[-1] if before else None
        refusal = self._host.undo_refusal()
        if refusal is not None:
            self._teller.line(spoken(self._teller.narrator.voice, refusal))
            return False
        if whole_turn:
            self._host.restart_turn()
        else:
            refusal = self._undo_to_a_choice()
            if refusal is not None:
                self._teller.line(spoken(self._teller.narrator.voice, refusal))
                return False
        undone = before - len(self._match.moves)
        if undone == 1 and last is not None:
            self._teller.say("undone", text=self._teller.narrator.move(last))
        else:
            self._teller.say("restarted", n=undone)
        return True

    def _undo_to_a_choice(self) -> CannotUndo | None:
        """Take moves back until there is more than one answer again; why not, if there is no such question."""
        before = len(self._match.moves)
        self._host.undo()
        while len(self._match.position.moves()) == 1:
            refusal = self._host.undo_refusal()
            if refusal is not None:
                while len(self._match.moves) < before:
                    self._host.redo()
                return refusal
            self._host.undo()
        return None

    def _preview(self, text: str, menu: Menu) -> None:
        number = whole(text)
        if number is None or not 1 <= number <= len(menu.moves):
            self._teller.say("preview_of_what", n=len(menu.moves))
            return
        move = menu.moves[number - 1]
        self._teller.line(self._teller.narrator.move(move))
        self._teller.lines(effects(self._teller, self._match, move) or [self._teller.told("no_effect")], "  ")

    def _show_log(self, text: str) -> None:
        wanted = LOG_LINES if not text else whole(text)
        if not wanted:
            self._teller.say("log_of_what")
            return
        lines = self._told(self._host.log_of(self.seat))
        if len(lines) > wanted:
            self._teller.say("log_cut", n=wanted, total=len(lines))
        self._teller.lines(lines[-wanted:] or [self._teller.told("log_empty")], "  ")

    def _told(self, entries: Sequence[LogEntry]) -> list[str]:
        return [self._teller.narrator.event(entry.event) for entry in entries]

    def _hint(self, menu: Menu) -> None:
        if not self._hints:
            self._teller.say("no_hints")
            return
        self._host.ask_hint()
        choice = self._host.poll_hint()
        assert choice is not None, "at the terminal it thinks at once"
        tell_hint(choice, menu, self._teller)

    def _save(self, name: str) -> None:
        try:
            path = self._saving.save_as(self._match, name)
        except SpokenError as error:
            self._teller.console.print(one_line(spoken(self._teller.narrator.voice, error)))
        else:
            self._teller.console.print(self._teller.told("saved", file=str(path)))
