"""The end of a game: points come in source by source, then the podium rises, then the chart draws itself."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.errors import SpokenError
from game.core.match import Match
from game.core.position import Position
from saves.document import SaveIdentity
from ui.art.gilding import cast_text
from ui.art.lettering import Rimmed, fit_block, fit_line, height, put_text
from ui.art.palette import SeatStyle
from ui.ending.actions import Action, action_bar, rows_needed
from ui.ending.by_title import ending_of
from ui.ending.chart import Chart
from ui.ending.podium import Podium
from ui.ending.reveal import Reveal
from ui.ending.sources import sources
from ui.ending.stage import stage
from ui.ending.table import PointSheet, SourceTable
from ui.ending.ties import draw_verdict, tie_sentence
from ui.ending.timeline import ScoreTimeline, places, remarks, timeline_of
from ui.frame import words
from ui.frame.app import App
from ui.frame.scene import Scene
from ui.kit.seat_styles import match_seat_styles
from ui.scenes import routes
from ui.scenes.circle import begin, begin_again
from ui.widgets.metrics import control_height
from ui.widgets.selector import ChoiceRow

SUBTITLE = (255, 236, 200)
HALO = (40, 12, 30)


class EndScene(Scene):
    """For 2 to 5 seats of any title. Space shows everything at once; with reduced motion it is there at once."""

    def __init__(self, app: App, match: Match[Position], revealed: bool = False) -> None:
        super().__init__(app)
        result = match.result()
        if result is None:
            raise ValueError("a game that goes on has no end")
        self.match = match
        self.result = result
        self.saved = False
        self._identity = _keepsake_of(app, match)
        count = len(sources(match, app.narrator(match.setup)))
        self._reveal = Reveal(count, revealed or app.settings.reduced_motion)
        self._tab = 0

    # Layout

    def layout(self) -> None:
        screen = self.screen
        self.narrator = self.app.narrator(self.match.setup)
        crowded = screen.small or screen.text_percent > 120
        bar = screen.place(0.021, 0.922, 0.958, 0.057)
        bar.height = max(bar.height, control_height(screen, 21))
        bar.bottom = screen.place(0, 0, 1, 0.979).bottom
        actions = self._actions()
        floor = bar.y - (bar.height + screen.px(8)) * (rows_needed(bar, screen, actions) - 1) - screen.px(22)
        left = 0.52 if crowded and screen.text_percent > 120 else 0.604
        sheet = screen.place(left, 0.022, 0.979 - left, 0.5)
        sheet.height = floor - sheet.y
        self._hall = Rect(screen.px(40), 0, sheet.x - screen.px(60), floor)
        self.controls = []
        chart = screen.place(0.021, 0.598, 0.573, 0.3)
        chart.width, chart.height = self._hall.width, floor - chart.y
        if crowded:
            chart = self._lay_out_tabs(sheet)
            sheet = chart
        self._tabbed = crowded
        self._terrace = (round(screen.size[1] * (0.74 if crowded else 0.519)), screen.size[1] if crowded else chart.y)
        self._lay_out_words()
        told = PointSheet(
            self.say("end.sources"),
            self.say("end.total"),
            sources(self.match, self.narrator),
            self.match.setup.names,
            [(self.say("end.of_which", n=phase.number), phase.gains) for phase in self._timeline().phases],
        )
        self._table = SourceTable(sheet, screen, told, self._seat_styles(), self._reveal)
        self._chart = self._made_chart(chart)
        foot = floor - screen.px(6) if crowded else round(screen.size[1] * 0.578)
        self._podium = Podium(
            Rect(self._hall.x, self._words_bottom, self._hall.width, foot - self._words_bottom),
            screen,
            self.narrator.voice.unit,
            places(self.match, self.result, self._seat_styles(), self.narrator.voice.say),
        )
        self._bar = action_bar(bar, screen, actions)
        if not crowded or self._tab == 0:
            self.controls += self._table.controls
        self.controls += self._bar
        if self.ring.current is None:
            self.ring.focus(self._bar[0])

    def _lay_out_tabs(self, sheet: Rect) -> Rect:
        """In small windows table and chart share one place."""
        high = control_height(self.screen)
        place = Rect(sheet.x, sheet.y, sheet.width, high)
        names = (self.say("end.sources"), self.say(ending_of(self.match.setup.title).round_key("chart")))
        self.controls.append(ChoiceRow(place, names[0], names, self._tab, self._turn_to, self.screen))
        top = place.bottom + self.screen.px(10)
        return Rect(sheet.x, top, sheet.width, sheet.bottom - top)

    def _turn_to(self, tab: int) -> None:
        self._tab = tab
        self.rebuild()

    def _lay_out_words(self) -> None:
        """The title and what stands below it, measured, so that the podium begins under them."""
        screen, hall = self.screen, self._hall
        setup = self.match.setup
        winners = self.result.winners
        key = "end.wins" if len(winners) == 1 else "end.wins_shared"
        self._title = self.narrator.voice.say(key, winner=winners)
        variants = "".join(f", {self.narrator.voice.noun('variant', name)}" for name in setup.variants)
        length = self.say(ending_of(setup.title).round_key("length"), n=self.match.position.round)
        self._about = self.narrator.voice.say(
            "end.about", game=setup.title, variants=variants, length=length, seats=len(setup.seats), seed=setup.seed
        )
        self._tie = tie_sentence(self.match, self.result, self.narrator)
        self._title_place = Rect(hall.x, screen.px(20), hall.width, height("title", screen.text(66)))
        self._about_place = Rect(hall.x, self._title_place.bottom, hall.width, height("italic", screen.text(21)))
        bottom = self._about_place.bottom
        if self._tie:
            block = fit_block(self._tie, "italic", screen.text(20), (hall.width, screen.px(96)))
            bottom += len(block.lines) * height("italic", block.px)
        self._words_bottom = bottom + screen.px(4)

    def _made_chart(self, place: Rect) -> Chart:
        line = self._timeline()
        told = remarks(line, self.match.title.id, self.narrator)
        return Chart(place, self.screen, self.match.title.id, line, self._seat_styles(), self.say, told)

    def _timeline(self) -> ScoreTimeline:
        return timeline_of(self.match)

    def _seat_styles(self) -> list[SeatStyle]:
        return list(match_seat_styles(self.app, self.match.setup))

    def _actions(self) -> list[Action]:
        say = self.say
        return [
            Action(say("end.rematch"), "sword", self.rematch, say("end.rematch_hint")),
            Action(say("end.again"), "die", self.play_again, say("end.again_hint")),
            Action(say("end.watch"), "hourglass", self.watch),
            Action(say("end.board"), "eye", self.look_at_board),
            Action(
                say("end.saved" if self.saved else "end.save"),
                "check" if self.saved else "save",
                self.save,
                reason=say("end.saved_reason") if self.saved else "",
            ),
            Action(say("end.menu"), "menu", self.open_menu),
        ]

    # Drawing

    def paint_ground(self, target: Surface) -> None:
        target.blit(stage(target.get_size(), *self._terrace), (0, 0))
        if not self._tabbed or self._tab == 0:
            self._table.draw_sheet(target)
        if not self._tabbed or self._tab == 1:
            self._chart.draw_sheet(target)

    def paint(self, target: Surface) -> None:
        screen, reveal = self.screen, self._reveal
        title = self.say("end.counting") if reveal.podium < 1 else self._title
        place = self._title_place
        fitted = fit_line(title, "title", screen.text(66), place.width, 18)
        words.report(title, place, fitted.whole)
        cast_text(fitted.text, fitted.px).centred(target, place.center)
        words.line(target, self._about, self._about_place, "italic", screen.text(21), SUBTITLE, "center")
        if self._tie and reveal.podium >= 1:
            below = Rect(place.x, self._about_place.bottom, place.width, screen.px(96))
            block = fit_block(self._tie, "italic", screen.text(20), below.size)
            words.report(self._tie, below, block.whole)
            draw_verdict(target, block, below, screen)
        if not self._tabbed:
            self._chart.draw(target, reveal.chart)
        elif self._tab == 1:
            self._chart.draw(target, 1.0 if reveal.over else reveal.chart)
        if reveal.podium > 0:
            self._podium.draw(target, reveal.podium)
        if not reveal.over:
            at = (self._hall.centerx, self._about_place.bottom + screen.px(40))
            put_text(target, self.say("end.skip"), "italic", screen.text(20), Rimmed(SUBTITLE, HALO), at, "center")

    # Time

    @property
    def animating(self) -> bool:
        return not self._reveal.over

    def update(self, seconds: float) -> None:
        before = self._reveal.current
        counting = self._reveal.counting
        if not self._reveal.advance(seconds):
            return
        if self._reveal.counting and self._reveal.current != before:
            self.app.sound("coin")
            self._table.show_row(self._reveal.current)
        elif counting and not self._reveal.counting:
            self.app.sound("win")
        if self._reveal.over:
            self.dirty = True

    def react(self, event: Event) -> bool:
        shows_all = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        shows_all = shows_all or (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1)
        if shows_all and not self._reveal.over:
            self._reveal.skip()
            return True
        return False

    # What people do

    def rematch(self) -> None:
        """The same seats with another seed."""
        begin_again(self.app, self.match.setup)

    def play_again(self) -> None:
        """The same seats with the same seed."""
        begin(self.app, self.match.setup)

    def watch(self) -> None:
        routes.open_replay(self.app, self.match)

    def look_at_board(self) -> None:
        """The table lies below; where this scene was opened without one, the replay shows the last position."""
        if routes.table_below(self.app, self.match) is not None:
            self.app.pop()
        else:
            self.watch()

    def save(self) -> None:
        try:
            self.app.store.save(self.match, self._identity)
        except SpokenError as error:
            self.app.notices.append(self.narrator.error(error))
            return
        self.saved = True
        self.rebuild()

    def open_menu(self) -> None:
        routes.open_title(self.app)

    def cancel(self) -> None:
        self.look_at_board()


def _keepsake_of(app: App, match: Match[Position]) -> SaveIdentity:
    """The table below remembers the id of the match, so that all its saves are known as one."""
    table = routes.table_below(app, match)
    return table.host.identity if table is not None else SaveIdentity.new()
