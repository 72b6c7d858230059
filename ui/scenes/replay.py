"""The replay: any position of a match, a line of its moves to go along, and the log beside it that follows."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.match import LogEntry, Match
from game.core.position import Position
from game.core.turns import moment_of
from ui.art.plates import walnut
from ui.ending.by_title import ending_of
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.focus import COMMAND
from ui.frame.scene import Scene
from ui.frame.tooltip import Tip
from ui.kit.by_title import board_of
from ui.kit.target import Target
from ui.replay.film import Film
from ui.replay.knobs import Knob, knob_buttons
from ui.replay.timeline import Timeline
from ui.scenes import routes
from ui.scenes.enlarged import EnlargedScene
from ui.table.pace import Tempo, pace_of
from ui.table.show import Show
from ui.table.top import TableTop

PACES: dict[str, Tempo] = {
    "slow": Tempo(1.4, 1.2, False),
    "normal": Tempo(0.7, 0.7, False),
    "fast": Tempo(0.12, 0.3, False),
}


class ReplayScene(Scene):
    """Nothing can be played here. While the match goes on only public things are shown."""

    def __init__(self, app: App, match: Match[Position]) -> None:
        super().__init__(app)
        self.film = Film(match)
        self.board = board_of(app, match.setup)
        self.top = TableTop(app, match.setup, self.board)
        self.show = Show(self.top.sound)
        self.playing = False
        self.pace = {"slow": "slow", "step": "slow", "instant": "fast"}.get(pace_of(app.settings), "normal")

    # Layout

    def layout(self) -> None:
        self.top.lay_out(self._show_moment_of, self._consult)
        self.board.on_change = self.refresh
        zones = self.top.zones
        bar = zones.prompt.union(zones.tools)
        self._bar = bar
        gap = self.screen.px(6)
        inside = bar.inflate(-2 * gap, -2 * gap)
        side = min(inside.height, inside.width // 20)
        self._places = [
            Rect(inside.x + index * (side + gap), inside.centery - side // 2, side, side) for index in range(8)
        ]
        pace = Rect(inside.right - side, inside.centery - side // 2, side, side)
        self._pace_place = pace
        left = self._places[-1].right + gap
        place = Rect(left, bar.y + 2, pace.left - gap - left, bar.height - 4)
        film = self.film
        self._timeline = Timeline(
            place, self.screen, self.say("end.timeline"), film.last, film.round_starts, self._drag_to
        )
        self.refresh()

    def _consult(self, number: str) -> None:
        routes.consult(self.app, self.film.match.title.id, number)

    def refresh(self) -> None:
        """Another moment, another hand, or playing began or stopped."""
        film = self.film
        self._view = film.view()
        self.board.viewer = film.viewer
        targets = self.board.targets(self._view, None)
        for target in targets:
            self._prepare(target)
        self.top.fill(self._view, film.acting if self.show.seat is None else self.show.seat)
        self.top.tell(film.log(), film.latest())
        self._open_hands()
        self._timeline.at = film.at
        self._timeline.title, self._timeline.remark = self._told()
        self.controls = [self._timeline, *self._buttons(), *self.top.controls, *targets]
        if self.ring.current is None:
            self.ring.focus(self._timeline)
        self.refresh_controls()

    def _prepare(self, target: Target) -> None:
        target.moves, target.refusals, target.act = (), (), None
        target.focusable = False
        if target.tip is None and target.label:
            target.tip = Tip(target.label)

    def _open_hands(self) -> None:
        """Once the game is over a click on a seat's panel opens its hand."""
        if not self.film.match.over:
            return
        for seat, panel in enumerate(self.top.panels):
            panel.focusable = True
            panel.press = self._opener(seat)
            panel.tip = Tip(self.board.narrator.voice.say("end.hand_of", seat=seat))

    def _opener(self, seat: int) -> Callable[[], None]:
        def open_hand() -> None:
            self.film.chosen = None if self.film.chosen == seat else seat
            self.refresh()

        return open_hand

    def _told(self) -> tuple[str, str]:
        """The banner: that this is the past, which move, and who was asked what."""
        film, narrator = self.film, self.board.narrator
        position = film.position()
        decision = position.decision
        remark = narrator.headline(decision, position) if decision is not None else ""
        if film.at == 0:
            return self.say("end.past_start"), remark
        if film.at_end:
            return self.say("end.past_end" if film.match.over else "end.past_now", most=film.last), remark
        return self.say("end.past_at", n=film.at, most=film.last), remark

    def _buttons(self) -> list[Control]:
        say, film, spell = self.say, self.film, ending_of(self.film.match.title.id).round_key
        sign, label = ("pause", say("end.pause")) if self.playing else ("play", say("end.play"))
        before, after = film.at > 0, not film.at_end
        knobs = (
            Knob("undo", say("end.leave"), self.cancel, say("end.key_escape")),
            Knob("step_back", say("end.to_start"), lambda: self.go(0), say("end.key_home"), before),
            Knob("rewind", say(spell("back")), self.round_back, say("end.key_page_up"), before),
            Knob("chevron_left", say("end.step_back"), self.step_back, "", before),
            Knob(sign, label, self.play_or_pause, say("end.key_space"), film.last > 0, gold=True),
            Knob("chevron_right", say("end.step"), self.step, "", after),
            Knob("forward", say(spell("on")), self.round_on, say("end.key_page_down"), after),
            Knob("step", say("end.to_end"), lambda: self.go(film.last), say("end.key_end"), after),
        )
        pace = Knob("hourglass", say("end.pace", pace=say(f"end.pace_{self.pace}")), self.change_pace)
        return knob_buttons((*self._places, self._pace_place), (*knobs, pace), self.screen)

    # Drawing

    def paint_ground(self, target: Surface) -> None:
        self.top.paint_ground(target)
        walnut(self._bar.size, self.screen.scale, 43).put(target, self._bar.topleft)

    def paint(self, target: Surface) -> None:
        self.top.paint(target, self._view, self.film.viewer, None, 1.0, self.show)

    def paint_over(self, target: Surface) -> None:
        self.show.paint(target)

    def hover_changed(self, control: Control | None) -> None:
        self.top.point_at(control)

    def dock(self) -> Rect | None:
        return self.top.zones.dock if isinstance(self.pointed, Target) else None

    @property
    def animating(self) -> bool:
        return self.show.moving

    # Time

    def update(self, seconds: float) -> None:
        if self.show.advance(seconds):
            self.refresh()
        if self.playing and not self.show.busy:
            if self.film.at_end:
                self.playing = False
                self.refresh()
            else:
                self._forward(PACES[self.pace])

    # What people do

    def go(self, number: int) -> None:
        """To a moment, without showing the way."""
        self.playing = False
        self._drag_to(number)

    def _show_moment_of(self, entry: LogEntry) -> None:
        self.go(self.film.number_of(moment_of(self.film.match, entry)))

    def _drag_to(self, number: int) -> None:
        self.show.stop()
        if self.film.go(number):
            self.app.sound("page")
        self.refresh()

    def step(self) -> None:
        self.playing = False
        self._forward(Tempo(0.0, 0.7, False))

    def _forward(self, tempo: Tempo) -> None:
        """One move on, shown as the table shows it."""
        self.show.stop()
        if not self.film.go(self.film.at + 1):
            return
        self.show.begin(*self.top.acts(self.film.turns(), tempo, tempo))
        if self.app.settings.reduced_motion and not self.playing:
            self.show.stop()
        self.refresh()

    def step_back(self) -> None:
        self.go(self.film.at - 1)

    def round_back(self) -> None:
        self._jump(self.film.round_back)

    def round_on(self) -> None:
        self._jump(self.film.round_on)

    def _jump(self, way: Callable[[], bool]) -> None:
        self.playing = False
        self.show.stop()
        way()
        self.refresh()

    def play_or_pause(self) -> None:
        """At the end it starts again from the beginning."""
        self.playing = not self.playing
        if self.playing and self.film.at_end:
            self.film.go(0)
        self.refresh()

    def change_pace(self) -> None:
        names = list(PACES)
        self.pace = names[(names.index(self.pace) + 1) % len(names)]
        self.refresh()

    def shortcut(self, event: Event) -> bool:
        """The keys of the replay come before those of the focus ring, whose arrows would walk the buttons."""
        actions = {
            pygame.K_LEFT: self.step_back,
            pygame.K_RIGHT: self.step,
            pygame.K_HOME: lambda: self.go(0),
            pygame.K_END: lambda: self.go(self.film.last),
            pygame.K_PAGEUP: self.round_back,
            pygame.K_PAGEDOWN: self.round_on,
        }
        if event.key not in actions or event.mod & COMMAND:
            return False
        actions[event.key]()
        return True

    def react(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            self.play_or_pause()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            control = self.control_at(event.pos)
            if isinstance(control, Target) and control.subject:
                picture, text = self.board.enlarged(control.subject)
                self.app.push(EnlargedScene(self.app, picture, control.label, text, self._consult))
                return True
        return event.type == pygame.KEYDOWN and not event.mod & COMMAND and self.board.key(event)
