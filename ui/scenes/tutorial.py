"""A lesson at the table: the guide tells, the learner makes every move, and what is not meant is explained."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.agenda import Move
from game.core.driver import Continue
from game.core.match import LogEntry, Match
from game.core.position import Position
from saves.document import SaveIdentity
from ui.frame.app import App
from ui.frame.control import Control
from ui.host.host import Played
from ui.kit.by_title import board_of
from ui.kit.target import Target
from ui.scenes import routes
from ui.scenes.table import TableScene
from ui.table.pace import OWN_TEMPO, TEMPI, Tempo, pace_of
from ui.table.tips import Tips
from ui.table.told import Told
from ui.tutorial.bookmark import Bookmark
from ui.tutorial.explain import about_move, about_nothing, about_refusal
from ui.tutorial.host import LessonHost
from ui.tutorial.overlay import Hands, Overlay, Places, draw_watch
from ui.tutorial.reader import load_lesson
from ui.tutorial.run import LessonRun
from ui.tutorial.spots import Sight, is_meant, lit_places, stray_move, target_at
from ui.widgets.dialog import ConfirmDialog

PATIENCE = 9.0
"""Seconds after which an explanation gives its place back to the task."""


class TutorialScene(TableScene):
    """The same table and board as in any match, under a veil, with the guide's panel over it."""

    def __init__(self, app: App, title_id: str) -> None:
        lesson = load_lesson(title_id)
        self.bookmark = Bookmark(app, lesson)
        self.run = LessonRun(lesson, app.language, self.bookmark.number)
        host = LessonHost(self.run)
        super().__init__(app, host, board_of(app, self.run.match.setup))
        self.lesson_host = host
        self.overlay = Overlay()
        self.reason = ""
        self._heard = 0.0
        self._watched = False
        """What is being shown now was no move of the learner: the veil and the panel make way."""
        self._actor = lesson.learner
        self._told_on: object = None
        """The step and the gesture on the panel: another one is a new page."""
        self._hands = Hands(self.leave, self.go_back, self.show_me, self.go_on, self.release, self.uncover)
        if self.bookmark.lost:
            app.notices.append(self.say("learn.tutorial.progress_lost"))
        elif self.run.number:
            told = self.say("learn.tutorial.resumed", n=self.run.number + 1)
            app.notices.offer(told, self.say("learn.tutorial.restart"), self.restart)

    # Layout

    def layout(self) -> None:
        if self.run.language != self.app.language:
            self.run.speak(self.app.language)
        self.top.seat(self.run.match.setup)
        super().layout()

    def refresh(self) -> None:
        super().refresh()
        run, still = self.run, self.app.settings.reduced_motion
        targets = [control for control in self.controls if isinstance(control, Target)]
        self.sight = Sight(self.top.zones_by_seat, targets, run.wanted, run.ahead, self.say, self.screen.px(12))
        lit = lit_places(run.told.light, self.sight)
        self.overlay.veil.shown(not self.watching, still)
        used = lit_places(("moves",), self.sight)
        self.overlay.lay_out(run, self.screen, self.say, Places(lit, used), self.reason, self._hands, still)
        if self.watching:
            return
        first = [target for place in lit if (target := target_at(place, self.sight)) is not None and target.focusable]
        before = self.controls[: min(map(self.controls.index, first), default=0)]
        under = [control for control in before if not control.focusable]  # a veil stays below what is lit on it
        rest = [control for control in self.controls if control not in first and control not in under]
        self.controls = [*under, *first, *self.overlay.controls, *rest]
        self.refresh_controls()
        if run.done and self.overlay.next is not None:
            self.ring.focus(self.overlay.next)
        if self._told_on != (page := (run.number, run.told)):
            self._told_on = page
            self.app.gestures.turn_page()

    @property
    def watching(self) -> bool:
        """Whether something happens by itself, so that the table is to be seen."""
        return self._watched or self.run.scripted() is not None

    def _prepare(self, target: Target, tips: Tips) -> None:
        super()._prepare(target, tips)
        gesture = self.run.gesture
        if gesture is not None and gesture.kind == "point" and target.subject and not target.moves:
            target.focusable = True
        target.press = lambda: self._clicked(target)

    def _told(self) -> Told:
        """While the match is held or something is only watched, the prompt says what the lesson is about."""
        title = self.run.step.title[self.run.language]
        if self.watching:
            return Told(title, self._who_is_watched(), self._actor)
        if self.run.paused:
            return Told(title, self.run.told.task[self.run.language], self.run.lesson.learner)
        return super()._told()

    # Drawing and time

    def paint(self, target: Surface) -> None:
        """The overlay's controls are drawn above the veil, not with the others."""
        super().paint(target)
        self.overlay.reveal(False)

    def paint_over(self, target: Surface) -> None:
        super().paint_over(target)
        self.overlay.reveal(True)
        self.overlay.draw(target, self.screen.scale, self.watching)
        told = [control for control in self._all_controls() if control not in self.controls]
        if self.watching:
            foot = min((control.rect.top for control in told), default=self.screen.size[1])
            draw_watch(target, self.screen, self._who_is_watched(), foot)
        for control in told:  # the veil and the panel lie over everything that was drawn before
            control.draw(target)

    def keep_clear(self) -> tuple[Rect, ...]:
        panel = self.overlay.panel
        return (*super().keep_clear(), *((panel.rect,) if panel is not None and not self.watching else ()))

    def notice_room(self) -> Rect | None:
        """At the foot of the window, above the veil: the log lies under it."""
        return None

    def _who_is_watched(self) -> str:
        if self._actor == self.run.lesson.learner:
            return self.say("learn.tutorial.watch_go_on")
        return self.say("learn.tutorial.watch", name=self.run.match.setup.seats[self._actor].name)

    @property
    def animating(self) -> bool:
        return self.show.moving or self.overlay.moving

    @property
    def breathing(self) -> bool:
        return False

    def _pulse(self) -> float:
        """Nothing breathes under the veil: the light is the guide's."""
        return 1.0

    def update(self, seconds: float) -> None:
        self._breath += seconds
        if self.overlay.advance(seconds):
            self.dirty = True
        if self.show.advance(seconds):
            self.refresh()
        if self.reason:
            self._heard += seconds
            if self._heard > PATIENCE:
                self.explain("")
        if self.show.busy:
            return
        self._go_on()
        move = self.run.scripted()
        if move is not None:
            self._watch(self.lesson_host.happen(move), self._tempo())
        elif self._watched:
            self._watched = False
            self._settled()

    def _watch(self, played: Played[Position], tempo: Tempo) -> None:
        """Something that the learner only looks at."""
        self._watched, self._actor = True, played.seat
        self.present(played, tempo)
        self._settled()

    def _tempo(self) -> Tempo:
        """Rivals are shown at the chosen pace, but nobody has to press a key for each of their moves."""
        tempo = TEMPI[pace_of(self.app.settings)]
        return TEMPI["slow"] if tempo.waits else tempo

    # What the learner does

    def _clicked(self, target: Target) -> None:
        """A click on the table: the wanted move, a choice on the board, or something to explain."""
        if self.watching or self.show.moving:
            return
        if target.subject and self.run.point(target.subject):
            self._settled()
            return
        if self.run.was_pointed_at(target.subject) and not is_meant(target, self.run.wanted, self.run.ahead):
            self._settled()
            return
        if target.moves:
            self._chosen(target)
        elif target.act is not None and not self.run.done:
            self.reason = ""
            target.act()
        elif target.refusals:
            self.explain(about_refusal(self.run, self.say, self.board.narrator, target.refusals[0]))
        else:
            self.explain_nothing()

    def _chosen(self, target: Target) -> None:
        """A click that stands for moves: all of them must be meant."""
        stray = stray_move(target, self.run.wanted, self.run.ahead)
        if stray is None:
            self.take(next(move for move in target.moves if self.run.accepts(move)))
            return
        self.explain(about_move(self.run, self.say, stray))
        target.moves = ()  # it was laid anew: nothing may follow from the old one

    def take(self, move: Move, sure: bool = True) -> None:
        """Play what is wanted; the learner is never asked twice."""
        if not self.run.accepts(move):
            self.explain(about_move(self.run, self.say, move))
            return
        self.reason = ""
        then = self.board.following
        self.board.step_back()
        if then:
            self.board.follow(then, confirmed=False)
        played = self.host.play(move)
        self.run.took(move)
        if isinstance(move, Continue):
            self._watch(played, OWN_TEMPO)
        else:
            self.present(played, OWN_TEMPO)
            self._settled()

    def _take(self, move: Move, sure: bool) -> None:
        self.take(move, sure)

    def release(self) -> None:
        if self.run.accepts(Continue()):
            self.take(Continue())

    def uncover(self, number: int) -> None:
        self.run.uncover(number)
        self._settled()

    def show_me(self) -> None:
        """The guide does the next thing himself."""
        gesture = self.run.gesture
        if gesture is None or self.watching:
            return
        self.reason = ""
        if gesture.kind == "point":
            self.run.skip_pointing()
        elif gesture.kind == "reveal":
            self.run.uncover(min(set(range(len(gesture.items))) - self.run.uncovered))
        else:
            self.take(self.run.wanted[0])
            return
        self._settled()

    def _settled(self) -> None:
        """Something of the lesson was done."""
        self.reason = ""
        self.refresh()
        self.dirty = True

    # From step to step

    def go_on(self) -> None:
        if not self.run.done:
            return
        if self.run.last:
            self._finish()
            return
        self.run.go_on()
        self._enter()

    def _finish(self) -> None:
        """Back to where the lesson was opened, or on with its match, in which the rivals now think for themselves."""
        self.bookmark.put(self.run.lesson.steps[0].id, finished=True)
        self.app.notices.append(self.say("learn.tutorial.finished"))
        if self.run.lesson.plays_on:
            match = self.run.match
            routes.open_table(self.app, Match(match.title, match.setup, match.position), SaveIdentity.new())
        else:
            self.app.pop()

    def go_back(self) -> None:
        """The step before, as it began."""
        if self.run.number:
            self._go_to(self.run.number - 1)

    def restart(self) -> None:
        self._go_to(0)

    def _go_to(self, number: int) -> None:
        self.run.go_to(number)
        self.show.stop()
        self._watched = False
        self._enter()

    def _enter(self) -> None:
        self.lesson_host.follow()
        self.board.step_back()
        self.bookmark.put(self.run.step.id)
        self.ring.focus(None)
        self._settled()

    # Explanations

    def explain(self, text: str) -> None:
        """The task field flashes once and says why; nothing gives the task its place back."""
        self.reason = text
        self._heard = 0.0
        if text:
            self.overlay.flash()
        self.refresh()

    def explain_nothing(self) -> None:
        """A click that means nothing now; once the task is done the field only flashes: it says how to go on."""
        self.explain("" if self.run.done and self.run.told.kind != "next" else about_nothing(self.run, self.say))
        self.overlay.flash()

    # What the table would do otherwise

    def react(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.show.busy:
            self.explain_nothing()
            return True
        return super().react(event)

    def handle(self, event: Event) -> None:
        super().handle(event)
        current = self.ring.current
        if self.ring.shown and isinstance(current, Target):
            self._pointed(current)

    def hover_changed(self, control: Control | None) -> None:
        super().hover_changed(control)
        if isinstance(control, Target):
            self._pointed(control)

    def _pointed(self, target: Target) -> None:
        if target.subject and self.run.point(target.subject):
            self._settled()

    def undo(self) -> None:
        self.explain(self.say("learn.tutorial.no_tools"))

    def answer_anew(self, move: Move) -> None:
        self.undo()

    def restart_turn(self) -> None:
        self.explain(self.say("learn.tutorial.no_tools"))

    def ask_hint(self) -> None:
        self.show_me()

    def open_moves(self) -> None:
        self.explain(self.say("learn.tutorial.no_tools"))

    def look_back(self, entry: LogEntry) -> None:
        self.explain(self.say("learn.tutorial.no_tools"))

    def open_pause(self) -> None:
        self.leave()

    def open_rules(self) -> None:
        decision = self.run.match.decision
        rule = self.run.step.rule if decision is None or self.run.paused else decision.rule
        routes.open_rules(self.app, self.run.lesson.title_id, rule)

    def cancel(self) -> None:
        """Escape: first what was only chosen on the board, then the lesson itself."""
        if self.board.step_back():
            self.refresh()
        else:
            self.leave()

    def leave(self) -> None:
        """Back to where the lesson was opened, if that is what is meant."""
        title, text, stay = (self.say(f"learn.tutorial.{part}") for part in ("quit_title", "quit_text", "stay"))
        yes = self.say("learn.tutorial.quit")
        self.app.push(ConfirmDialog(self.app, title, text, yes, stay, self.app.pop, grave=True))
