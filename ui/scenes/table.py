"""The table: a match being played, whatever the game. It asks the match what is asked and sends back a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from pygame import Rect, Surface
from pygame.event import Event

from game.ai.choice import Choice
from game.core.agenda import Move
from game.core.events import Event as GameEvent
from game.core.match import LogEntry
from game.core.position import Position
from game.core.turns import Moment, entries_at, moment_of, moments_of, position_at
from ui.art.palette import SeatStyle
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.frame.tooltip import Tip
from ui.host.asked import Asked
from ui.host.host import Host, Played
from ui.host.news import News
from ui.kit.contract import Board
from ui.kit.seat_styles import match_seat_styles
from ui.kit.target import Step, Target
from ui.scenes import routes
from ui.scenes.curtain import CurtainScene
from ui.scenes.enlarged import EnlargedScene
from ui.scenes.log_page import LogPage
from ui.scenes.move_list import MoveListScene
from ui.scenes.news import NewsScene
from ui.scenes.seat import SeatScene
from ui.scenes.table_accounts import TableAccounts
from ui.scenes.table_drag import TableDrag
from ui.scenes.table_keys import TableKeys
from ui.scenes.table_news import news_strip
from ui.scenes.table_offers import TableOffers
from ui.scenes.table_told import buttons_of_prompt, told_in_log, told_in_prompt
from ui.scenes.table_tools import table_tools
from ui.table.pace import OWN_TEMPO, TEMPI, Tempo, pace_of
from ui.table.places import Light, lights_around, lights_of
from ui.table.prompt import draw_prompt
from ui.table.show import Show
from ui.table.tips import Tips
from ui.table.told import Told
from ui.table.tools import tool_buttons
from ui.table.top import TableTop
from ui.table.turn_banner import SHOWN, paint_banner, paint_frame
from ui.text.citing import Citation, citation
from ui.widgets.button import Button

P = TypeVar("P", bound=Position)

BREATHING = 2.4
"""Seconds for which targets breathe after a decision came up; then they rest, and so does the processor."""


class TableScene(Scene):
    """Who acts, what is asked, what each choice would do, why another is not possible, what just happened."""

    def __init__(self, app: App, host: Host[Position], board: Board[Position]) -> None:
        super().__init__(app)
        self.host = host
        self.board = board
        self.top = TableTop(app, host.match.setup, board)
        self.show = Show(self.top.sound)
        self.pending: Move | None = None
        """A move that waits to be confirmed."""
        self._focus_before: str | None = None
        """Where the keyboard was before it went to the confirmation."""
        self.pressed = ("", (0, 0))
        """The label of the target that was pressed last, and where it was."""
        self._made_before = 0
        """How many moves were made before that press, which may have made the first ones of what it stands for."""
        self.hint: Choice | None = None
        self.past: Moment | None = None
        """The moment that is shown instead of the present one."""
        self._news: News | None = None
        """What the strip at the log tells: nothing that is still to be shown."""
        self._news_due = False
        """Whether the sheet with the turn of a solo opponent opens once that turn has been shown."""
        self.lit: Sequence[GameEvent] = ()
        """What was read in the news: its places are lit on the board until the next move."""
        self._lights: list[Light] = []
        self._breath = 0.0
        self._seated = SHOWN
        """Since the person at the screen sat down."""
        self._ended = False
        self.offers = TableOffers(self)
        self.accounts = TableAccounts(self)
        self.keys = TableKeys(self)
        self.drag = TableDrag(self)
        self._answers: list[Control] = []
        """What the table itself asks: to confirm or take back, to interrupt or go on."""
        self._page: object = None
        """What can be answered now; presses that were meant for something else do not answer it."""
        self._changed_at = (0, 0)
        """Where something was last chosen that is not yet a move."""
        self._said: list[str] = []
        """Notices for the person at the screen alone: they name cards, and go with the next move."""

    # Layout

    def layout(self) -> None:
        self.top.lay_out(self.look_back, self.consult, self.open_log)
        self.zones = self.top.zones
        self.show.film_anew(self.top.film)
        self.board.on_change = self._choice_changed
        self.board.on_hush = self.offers.hush
        self.board.on_pay = self.pay_otherwise
        self.board.on_anew = self.answer_anew
        self.board.foresee = self.host.foresee
        self.refresh()

    def refresh(self) -> None:
        """The position, the viewer or a choice changed: everything is told and placed anew."""
        self.board.waiting = self.pending if self.past is None else None
        self.board.viewer = self.host.player
        self.view = self._shown_view()
        waits = self.show.more_to_come or bool(self.show.to_watch)
        self._asked = None if self.past is not None or waits else self.host.asked()
        tips = Tips(self.host.match, self.board, self.view)
        targets = self.board.targets(self.view, self._asked)
        for target in targets:
            self._prepare(target, tips)
        self.top.fill(self.view, self._acting())
        for seat, panel in enumerate(self.top.panels):
            panel.press = partial(self.open_seat, seat)
            panel.focusable = not any(target.of_seat == seat and target.focusable for target in targets)
        if not self.show.more_to_come:
            self._news = self.host.news()
        strip = news_strip(self, self._news)
        self.top.tell(*told_in_log(self))
        self.offers.lay_out()
        bar = self.offers.bar
        if bar is not None:
            targets = [target for target in targets if not target.rect.colliderect(bar.place)]
        offered = bar.controls if bar is not None else []
        tools = tool_buttons(self.zones.tools, self.screen, table_tools(self))
        self._answers = [*offered, *buttons_of_prompt(self, targets)]
        self.controls = [*targets, *self._answers, *tools, *self.top.controls, strip]
        lights = lights_of(self._lit_events(), targets, (self.zones.board, self.zones.side), self.screen)
        self._lights = [light for light in lights if light.rect.collidelist(list(self.board.laid_over())) < 0]
        advised = (one for one in targets if self.hint is not None and self.hint.move in one.moves and one.visible)
        self._lights += lights_around(advised, self.screen)
        self.refresh_controls()
        page = (
            len(self.host.match.moves),
            self._asked is None,
            self.pending,
            self.past,
            bar is None,
            self.accounts.on_board,
        )
        if page != self._page:
            self._page = page
            self.app.gestures.turn_page()

    def _choice_changed(self) -> None:
        """Something else is chosen on the board: a move that waited is no longer what the board shows."""
        if self.pending is not None:
            self.pending = None
            self.board.forget_waiting()
        self.refresh()

    def _shown_view(self) -> Position:
        if self.past is not None:
            return self.host.seen(position_at(self.host.match, self.past))
        return self.show.present or self.host.view()

    def _acting(self) -> int | None:
        """Whose panel is lit: the automaton whose turn is shown, else who is asked; nobody if all are."""
        if self.past is not None or self.host.speakers():
            return None
        return self.host.asked_seat if self.show.seat is None else self.show.seat

    def _prepare(self, target: Target, tips: Tips) -> None:
        """Give a target what it does and what it says; what it only changes on the board is the board's own."""
        if target.moves:
            target.press = lambda: self._choose(target)
        elif target.act is not None and not isinstance(target.act, Step):
            target.press = lambda: self._change_choice(target)
        elif target.act is None and target.focusable and target.subject and not target.whole_panel:
            target.press = partial(self._read, target)
        elif target.act is None and target.of_seat is not None:
            target.press = partial(self.open_seat, target.of_seat)
        if target.tip is None:
            target.tip = lambda: tips.of(target)

    # Drawing

    def paint_ground(self, target: Surface) -> None:
        self.top.paint_ground(target)

    def paint(self, target: Surface) -> None:
        pulse = self._pulse()
        self.top.carried = self.drag.thing.id if self.drag.thing is not None else ""
        self.top.paint(target, self.view, self.host.player, self._asked, pulse, self.show)
        if self._at_screen is not None:
            paint_frame(target, self._board_shown, self._seat_style(self._at_screen), self.screen)
        if self.offers.bar is not None:
            self.offers.bar.paint(target)
        self._paint_prompt(target)

    def paint_over(self, target: Surface) -> None:
        self.show.paint(target)
        self.drag.paint(target)
        if not self.show.busy:
            for light in self._lights:
                light.put(target)
        if self._at_screen is not None and self._seated < SHOWN:
            name = self.host.match.setup.names[self._at_screen]
            choices = [one.rect for one in self.controls if isinstance(one, Target) and one.moves]
            wanted = (*choices, *self.board.keep_clear())
            paint_banner(target, self._board_shown, name, self._seat_style(self._at_screen), self.screen, wanted)

    @property
    def _at_screen(self) -> int | None:
        """Whose turn the board itself tells to people around one screen."""
        told = not (self.host.viewers.alone or self.past is not None or self.show.busy)
        return self.host.player if told else None

    @property
    def _board_shown(self) -> Rect:
        return self.board.scene(self.view, self._asked) or self.zones.board

    def _seat_style(self, seat: int) -> SeatStyle:
        return match_seat_styles(self.app, self.host.match.setup)[seat]

    @property
    def lit_places(self) -> list[Rect]:
        return [light.rect for light in self._lights]

    def _lit_events(self) -> Sequence[GameEvent]:
        """What happened at the moment looked at, or was read in the news."""
        if self.past is None:
            return self.lit
        return [entry.event for entry in entries_at(self.host.match, self.past) if self.host.may_hear(entry)]

    def keep_clear(self) -> tuple[Rect, ...]:
        """What a person may want to click next, but for what the tooltip is about."""
        pointed = self.pointed
        wanted = (c for c in self.controls if c is not pointed and (isinstance(c, Target) and c.moves))
        return (*self.board.keep_clear(), *(control.rect for control in (*wanted, *self._answers)))

    def notice_room(self) -> Rect | None:
        return self.zones.log

    def dock(self) -> Rect | None:
        return self.zones.dock if isinstance(self.pointed, Target) else None

    def hover_changed(self, control: Control | None) -> None:
        self.top.point_at(control)

    def _paint_prompt(self, target: Surface) -> None:
        place = self.zones.prompt.copy()
        buttons = [c for c in self.controls if isinstance(c, Button) and place.contains(c.rect)]
        told = self._told()
        seat_style = match_seat_styles(self.app, self.host.match.setup)[told.seat] if told.seat is not None else None
        room = place.right - min((b.rect.left for b in buttons), default=place.right)
        draw_prompt(target, place, self.screen, seat_style, told, room, self.top.order)

    def _told(self) -> Told:
        return told_in_prompt(self)

    def _pulse(self) -> float:
        if self.app.settings.reduced_motion or self._breath >= BREATHING:
            return 1.0
        return 0.8 + 0.2 * abs(1 - (self._breath / 0.6) % 2)

    @property
    def animating(self) -> bool:
        return self.show.moving or self.breathing

    @property
    def breathing(self) -> bool:
        """A decision is new: what can be chosen glows."""
        return self._asked is not None and self._breath < BREATHING and not self.app.settings.reduced_motion

    # Time

    def update(self, seconds: float) -> None:
        self._breath += seconds
        self.keys.pass_time(seconds)
        self._go_on()
        seated, self._seated = self._seated, self._seated + seconds
        if seated < SHOWN <= self._seated:
            self.dirty = True
        if self.show.advance(seconds):
            self.refresh()
        self.accounts.watch()
        if self._news_due and self._asked is not None:
            self._news_due = False
            self.open_news()
        if self.show.busy or self.past is not None:
            return
        if self.host.hinting:
            hint = self.host.poll_hint()
            if hint is not None:
                self.hint = hint
                self.refresh()
        elif self.host.match.over:
            self._end()
        elif self.host.computer_is_asked:
            self.host.think()
            choice = self.host.poll()
            if choice is not None:
                self.present(self.host.play_choice(choice), self._tempo())
        else:
            self._call_person()

    def closed(self) -> None:
        self.host.close()

    def _call_person(self) -> None:
        """Go on where nobody need be asked, leave the common question open, or call a person to the screen."""
        if self.host.goes_on:
            self.present(self.host.go_on(), OWN_TEMPO)
            return
        if self.host.speakers():
            if self.offers.bar is None:
                self.refresh()
            return
        seat = self.host.viewers.curtain_for(self.host.match.position)
        if seat is not None:
            self.app.push(CurtainScene(self.app, self.host.match, seat, self.lift_curtain, self._give_back()))
        elif self.host.viewers.sits_down(self.host.match.position) is not None:
            self._seated = 0.0
            self.new_decision()

    def lift_curtain(self, seat: int) -> None:
        """The person is at the screen: show the hand, and what happened since their last turn."""
        self.host.viewers.lift(seat)
        self.ring.focus(None)
        self.ring.shown = False
        self.new_decision()
        if self.host.viewers.curtains == "always":  # else all have watched it
            self.open_news()

    def _give_back(self) -> tuple[str, Callable[[], None]] | None:
        """What the curtain says to whoever wants the last move back, and does; None if it is too late."""
        return (self.wait_label, self._take_back) if self.wait_label else None

    @property
    def wait_label(self) -> str:
        """How it is called to give the last move back to whoever made it; empty if it is too late."""
        back = self.host.gives_back
        return "" if back is None else self.board.narrator.voice.say("table.wait", seat=back)

    def _take_back(self) -> None:
        move = self.host.undo()
        self._tell_after("table.undone", move, len(self.host.match.moves))

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            if self.host.solo and self.app.settings.pace is None:
                self.app.change(pace=pace_of(self.app.settings))  # whoever has finished one knows how they play
            routes.open_end(self.app, self.host.match)

    def open_result(self) -> None:
        """Who won and why, once more and at once."""
        routes.open_end(self.app, self.host.match, revealed=True)

    def present(self, played: Played[Position], tempo: Tempo) -> None:
        """Show what a move did and what followed it, then go on."""
        while self._said:
            self.app.notices.withdraw(self._said.pop())
        opens = self.host.viewers.alone and self.app.settings.open_news
        self._news_due = opens and self.host.automaton_has_played(played.turns)
        tempo_of_automata = self._tempo()._replace(waits=False) if opens else self._tempo()
        self.lit = ()
        self.show.begin(*self.top.acts(played.turns, tempo, tempo_of_automata, played.accounts))
        self.new_decision()
        self._tell_saving()

    def _tell_saving(self) -> None:
        """At once: that the match can no longer be saved and what to do, or that it is saved again."""
        news = self.host.saving.take_news() if self.host.saving is not None else None
        if news is not None:
            trouble = news.trouble
            told = self.say("table.unsaved", why=self.app.told(trouble)) if trouble else self.say("table.saved_again")
            self.app.notices.append(told)

    def _tempo(self) -> Tempo:
        """How turns are shown that no person at this table plays."""
        return TEMPI[pace_of(self.app.settings, self.host.solo)]

    def new_decision(self) -> None:
        self.pending = self.hint = None
        self._breath = 0.0
        self.refresh()

    # What people do

    def _choose(self, target: Target) -> None:
        self.pressed = (target.label, target.rect.center)
        self._press_begins()
        if len(target.moves) == 1:
            self._take(target.moves[0], target.sure)
        else:
            self.app.push(MoveListScene(self.app, self.board.narrator, target.moves, self.take, target.label))

    def _go_on(self) -> None:
        """Make a move that follows from the last press, once it is asked for."""
        if self.board.next_move(self._asked) is not None:
            self.board.go_on(self._take)

    def _change_choice(self, target: Target) -> None:
        """Choose something on the board; the rest of a double click at the same place does not unchoose it."""
        again = self.app.gestures.again and target.rect.collidepoint(self._changed_at)
        self._changed_at = target.rect.center
        if again or target.act is None:
            return
        if target.looks and not self.host.viewers.sees and self.host.may_peek:
            self._peek(True)
        target.act()

    def take(self, move: Move, sure: bool = False) -> None:
        """A person chose a move: play it, or ask first if it can hardly be taken back or drops another choice.

        Only `confirm`, or a button that says so, plays a move that waits: to choose it once more changes nothing.
        """
        self._press_begins()
        self._take(move, sure)

    def _press_begins(self) -> None:
        """What is made from now on belongs to this press; a move that waits belonged to the one before."""
        if self.pending is None:
            self._made_before = len(self.host.match.moves)

    def _take(self, move: Move, sure: bool) -> None:
        if move == self.pending:
            if sure:
                self.confirm()
            return
        unused = self.board.unused(move)
        waits = self.app.settings.confirm_turn_end and not sure
        if not unused and self.pending is None and not (waits and self.host.ends_turn(move)):
            self._play(move)
            return
        if unused:
            self._said.append(self.say("table.unused", what=unused))
            self.app.notices.append(self._said[-1])
        self._let_wait(move)

    def _let_wait(self, move: Move) -> None:
        """Ask whether a move is meant; the keyboard goes to the answer."""
        if self.pending is None:
            self._focus_before = self.ring.current.label if self.ring.current is not None else None
        self.pending = move
        self.refresh()
        self.ring.focus(next((c for c in self.controls if c.press == self.confirm), None))

    def confirm(self) -> None:
        if self.pending is not None:
            self._play(self.pending, confirmed=True)

    def pay_otherwise(self) -> None:
        """The person at the screen wishes to choose how to pay, or no longer does; what waited is chosen anew."""
        self.host.pay_otherwise()
        self._choice_changed()

    def answer_anew(self, move: Move) -> None:
        """The last move is taken back, and this one made in its place."""
        if self.may_take_back and self.host.undo_refusal() is None:
            self.host.undo()
            self.new_decision()
            self.take(move)

    def look(self) -> None:
        """The person at the open table looks at the own hidden cards, or turns them down again."""
        if self.host.may_peek:
            self._peek(not self.host.viewers.peeks)

    def look_away(self) -> None:
        """The cards are turned down again."""
        self._peek(False)

    def _peek(self, on: bool) -> None:
        self.pending = self.hint = None
        self.board.step_back()
        self.host.viewers.peek(on)
        self.refresh()

    def _play(self, move: Move, confirmed: bool = False) -> None:
        """Make a move; those that follow it in the same click are confirmed with it."""
        then = self.board.following
        self.board.step_back()
        if then:
            self.board.follow(then, confirmed)
        self.present(self.host.play(move, goes_on=bool(then)), OWN_TEMPO)

    def forget(self) -> None:
        """The move that waits is not meant, nor are those that its click has made; the keyboard goes back to where it
        was."""
        self.pending = None
        self.board.forget_waiting()
        while len(self.host.match.moves) > self._made_before and self.host.undo_refusal() is None:
            self.host.undo()
        self.new_decision()
        self.ring.focus(next((c for c in self.controls if c.focusable and c.label == self._focus_before), None))

    def undo(self) -> None:
        """Take back what waits, else the last move."""
        if self.pending is not None:
            self.forget()
        elif self.may_take_back and self.host.undo_refusal() is None:
            self._take_back()

    @property
    def may_take_back(self) -> bool:
        """Whether somebody is at the screen who could want a move back: a person who is asked, or all at once."""
        return (self.host.player is not None or self.offers.bar is not None) and not self.show.busy

    def redo(self) -> None:
        """Make the move again that was taken back last."""
        if self._asked is not None and self.host.match.can_redo:
            number = len(self.host.match.moves)
            self._tell_after("table.redone", self.host.redo(), number)

    def restart_turn(self) -> None:
        if self._asked is not None and self.host.gives_back is None and self.host.undo_refusal() is None:
            self.host.restart_turn()
            self._tell_after("table.restarted")

    def _tell_after(self, key: str, move: Move | None = None, number: int = 0) -> None:
        """The position was put back or forth: say what became of it, unless `move`, made as `number`, is a secret."""
        self.board.step_back()
        self.new_decision()
        what = ""
        if move is not None:
            named = self.host.may_name(move, number)
            what = self.board.narrator.move(move) if named else self.say("table.secret_choice")
        self._said.append(self.say(key, what=what) if what else self.say(key))
        self.app.notices.tell_now(self._said[-1])

    def ask_hint(self) -> None:
        self.host.ask_hint()
        self.refresh()

    def open_rules(self) -> None:
        """The rule book at the rule that is cited where the person points, else at that of the question."""
        cited = self.cited()
        if cited is not None:
            self.consult(cited.number)
            return
        decision = self.host.match.decision
        routes.open_rules(self.app, self.host.match.title.id, decision.rule if decision is not None else None)

    def consult(self, number: str) -> None:
        """A rule by its number, as people read it."""
        routes.consult(self.app, self.host.match.title.id, number)

    def cited(self) -> Citation | None:
        """The rule that the line of the log or the tooltip cites at which the person points."""
        tip = self.tip_shown
        told = " ".join((*tip.lines, tip.reason, tip.foot)) if tip is not None else ""
        return self.top.log.cited or citation(self.app.voice, told)

    def open_pause(self) -> None:
        routes.open_pause(self.app, self)

    def open_news(self) -> None:
        """What happened since the last turn of the person at the screen, once more; its places light up."""
        news = self.host.news() if self._asked is not None else None
        if news is not None:
            self.lit = news.events
            self.refresh()
            self.app.push(NewsScene(self, news))

    def open_log(self) -> None:
        """All that was told, on a page of its own."""
        self.app.push(LogPage(self))

    def open_moves(self) -> None:
        """Every answer as a list: no decision is ever unplayable."""
        if self._asked is not None:
            self.app.push(MoveListScene(self.app, self.board.narrator, tuple(self._asked.moves), self.take))

    def open_seat(self, seat: int) -> None:
        """All that lies open before a seat, large."""
        self.app.push(SeatScene(self, seat))

    def look_back(self, entry: LogEntry) -> None:
        """Show the table as it was when a line of the log was told; what the last move brought to its end is told once
        more."""
        match = self.host.match
        moment = moment_of(match, entry)
        self.past = moment if moment < moments_of(match, len(match.moves))[-1] else None
        self.refresh()
        if self.past is None:
            self.accounts.open_again(entry.move)

    def return_to_present(self) -> None:
        self.past = None
        self.top.log.to_newest()
        self.refresh()

    def handle(self, event: Event) -> None:
        if not self.drag.before(event):
            super().handle(event)
            self.drag.after(event)

    def covered(self) -> None:
        super().covered()
        self.drag.let_go()
        for panel in self.top.panels:
            panel.arrive()

    def _tip(self) -> Tip | None:
        return None if self.drag.thing is not None else super()._tip()

    def shortcut(self, event: Event) -> bool:
        return self.keys.shortcut(event)

    def react(self, event: Event) -> bool:
        return self.keys.react(event)

    def skip(self) -> bool:
        """Space or a click: skip what is being shown."""
        if not self.show.busy:
            return False
        self.show_all()
        return True

    def show_all(self) -> None:
        """What is being shown is over."""
        self.show.skip()
        self.refresh()

    def _read(self, target: Target) -> None:
        """Something that is there to be read was pressed."""
        self.enlarge(target)

    def enlarge(self, control: Control | None) -> bool:
        if not isinstance(control, Target) or not control.subject:
            return False
        picture, text = self.board.enlarged(control.subject)
        self.app.push(EnlargedScene(self.app, picture, control.label, text, self.consult))
        return True

    def cancel(self) -> None:
        """Escape: take back what is only chosen; where nothing is, the menu. A move that was made stays made."""
        if self.past is not None:
            self.return_to_present()
        elif self.pending is not None:
            self.forget()
        elif self.board.step_back():
            self.refresh()
        else:
            self.open_pause()

    @property
    def asked(self) -> Asked[Position] | None:
        return self._asked
