"""The title: the temple at dawn, a stele for each game, and the bar with everything else."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame.event import Event

import game as program
from game.core.setup import Setup
from ui.art.backdrop import backdrop
from ui.art.buttons import Caption
from ui.art.gilding import cast_text
from ui.art.icons import put_icon
from ui.art.lettering import Rimmed, put_text
from ui.art.light import ramp
from ui.art.palette import WALNUT_DARK
from ui.art.plates import walnut
from ui.art.scenery import barque
from ui.frame import words
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.frame.tooltip import Tip
from ui.scenes import routes
from ui.scenes.circle import begin_again, circle_of, last_tables, who_plays
from ui.scenes.dates import told_date
from ui.scenes.game_card import GameCard, GameCardText
from ui.scenes.prewarm import Prewarm
from ui.scenes.resume import resume
from ui.scenes.saved import Saved, all_saves, newest_unfinished
from ui.scenes.title_bar import Tile, bar_buttons, bar_height
from ui.titles import ORDER, SCREENS
from ui.widgets.dialog import ConfirmDialog
from ui.widgets.link import Link
from ui.widgets.metrics import line_height

FAINT = (206, 190, 170)
LOGO, TAGLINE = (255, 236, 196), (40, 10, 30)


class TitleScene(Scene):
    """A place: the painting fills the window, controls lie in front of it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._last: Saved | None = None
        self._table: Setup | None = None
        """Where people sat last."""
        self._ahead = Prewarm()

    def update(self, seconds: float) -> None:
        self._ahead.advance(seconds)

    def hover_changed(self, control: Control | None) -> None:
        self._ahead.disturbed()

    def layout(self) -> None:
        self._last = newest_unfinished(all_saves(self.app.store))
        self._table = next(iter(last_tables(self.app, circle_of(self.app))), None)
        first, tiles = self._gold(), self._tiles()
        foot = line_height(self.screen, 16)
        bottom = min(round(self.screen.size[1] * 0.963), self.screen.size[1] - foot - self.screen.px(8))
        side = round(self.screen.size[0] * 0.021)
        high = bar_height(self.screen, first, tiles, self.screen.size[0] - 2 * side)
        self._bar = Rect(side, bottom - high, self.screen.size[0] - 2 * side, high)
        buttons = bar_buttons(self.screen, self._bar, first, tiles)
        self._foot = Rect(side, bottom + 1, self._bar.width, self.screen.size[1] - bottom - 2)
        self.controls = [*self._steles(), *buttons, self._language()]
        if self.ring.current is None:
            self.ring.focus(buttons[0])

    def _gold(self) -> Tile:
        """The one thing to do next: go on, play once more at the same table, or begin."""
        header = self._last.header if self._last else None
        if header is None and self._table is not None:
            return self._same(self._table, "menu.title.same")
        if header is None:
            return Tile(self.say("menu.title.new"), "die", self.new_match, self.say("menu.title.new_sub"))
        told = self.say(f"menu.round.{header.title}", n=header.round)
        date = told_date(self.app.voice, header.date)
        sub = self.say("menu.title.continue_sub", game=header.title, round=told, date=date)
        return Tile(self.say("menu.title.continue"), "arrow", self.go_on, sub)

    def _same(self, table: Setup, label: str) -> Tile:
        """Another match of those who played last; it says who."""
        who = self.say("menu.title.same_sub", game=table.title, who=who_plays(self.app, table.seats))
        tip = Tip(who, (self.say("menu.title.same_tip"),))
        return Tile(self.say(label), "population", self.same_table, who, tip)

    def _tiles(self) -> list[Tile]:
        say, going_on, table = self.say, self._last is not None, self._table
        new = [Tile(say("menu.title.new"), "die", self.new_match)] if going_on or table else []
        same = [self._same(table, "menu.title.same_short")] if going_on and table else []
        return [
            *new,
            *same,
            Tile(say("menu.title.solo"), "person", self.play_alone, tip=Tip(say("menu.title.solo_tip"))),
            Tile(say("menu.title.learn"), "scribe", lambda: routes.open_lessons(self.app)),
            Tile(say("menu.title.load"), "log", lambda: routes.open_load(self.app)),
            Tile(say("menu.title.replay"), "hourglass", lambda: routes.open_load(self.app, "replay")),
            Tile(say("menu.title.records"), "trophy", lambda: routes.open_records(self.app)),
            Tile(say("menu.title.settings"), "architect", lambda: routes.open_settings(self.app)),
            Tile(say("menu.title.quit"), "cross", self.app.quit),
        ]

    def _steles(self) -> list[Control]:
        screen = self.screen
        top = round(screen.size[1] * (0.491 if screen.text_percent <= 120 else 0.45))
        high = self._bar.y - screen.px(14) - top
        wide, gap = round(screen.size[0] * 0.20625), round(screen.size[0] * 0.0146)
        left = (screen.size[0] - 4 * wide - 3 * gap) // 2
        return [self._stele(Rect(left + k * (wide + gap), top, wide, high), name) for k, name in enumerate(ORDER)]

    def _stele(self, rect: Rect, name: str) -> GameCard:
        facts, roomy = SCREENS[name], not self.screen.small and self.screen.text_percent <= 130
        return GameCard(
            rect,
            name,
            lambda: self.choose_game(name),
            self.screen,
            GameCardText(
                self.app.voice.noun("game", name),
                self.say(f"menu.games.{name}.subtitle") if roomy else "",
                self.say("menu.facts.players_short", fewest=facts.fewest, most=facts.most),
                self.say("menu.facts.minutes", n=facts.minutes),
            ),
        )

    def _language(self) -> Link:
        """The way into the other language, in its own words."""
        other = "en" if self.app.language == "fr" else "fr"
        caption = Caption(self.app.voice.noun("language", other), "globe", 16)
        size = Link.wanted(self.screen, caption)
        rect = Rect((0, 0), size)
        rect.midright = (self._foot.right, self._foot.centery)
        link = Link(rect, caption, lambda: self.app.change(language=other), self.screen, FAINT)
        link.tip = Tip(self.say("menu.title.language_tip"))
        return link

    # What people do

    def choose_game(self, name: str) -> None:
        routes.open_new_match(self.app, name)

    def react(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.open_rules()
            return True
        return False

    def open_rules(self) -> None:
        """The book of the game pointed at, else of the match that goes on, else of the first game."""
        header = self._last.header if self._last else None
        pointed = self.pointed.game if isinstance(self.pointed, GameCard) else header.title if header else ""
        routes.open_rules(self.app, pointed if pointed in ORDER else ORDER[0])

    def new_match(self) -> None:
        routes.open_new_match(self.app)

    def same_table(self) -> None:
        if self._table is not None:
            begin_again(self.app, self._table)

    def play_alone(self) -> None:
        routes.open_solo(self.app)

    def go_on(self) -> None:
        if self._last is not None:
            resume(self.app, self._last.path)

    def cancel(self) -> None:
        say = self.say
        self.app.push(
            ConfirmDialog(
                self.app,
                say("menu.title.quit_title"),
                say("menu.title.quit_text"),
                say("menu.title.quit"),
                say("core.word.cancel"),
                self.app.quit,
            )
        )

    # Painting

    def paint_ground(self, target: Surface) -> None:
        screen = self.screen
        width, height = target.get_size()
        target.blit(backdrop("menu_title", target.get_size()), (0, 0))
        for box, stops in (
            (Rect(0, 0, width, height * 2 // 9), ((0.0, (8, 8, 34, 150)), (1.0, (8, 8, 34, 0)))),
            (Rect(0, height * 11 // 18, width, height * 7 // 18 + 1), ((0.0, (4, 8, 26, 0)), (1.0, (4, 6, 20, 235)))),
        ):
            target.blit(ramp(box.size, *stops), box)
        target.blit(barque(screen.px(150)), (round(width * 0.0094), round(height * 0.524)))
        target.blit(barque(screen.px(120), True), (round(width * 0.933), round(height * 0.53)))
        self._paint_logo(target)
        walnut(self._bar.size, screen.scale, 7, WALNUT_DARK, (206, 158, 80)).put(target, self._bar.topleft)
        self._paint_foot(target)

    def _paint_logo(self, target: Surface) -> None:
        screen, centre = self.screen, target.get_width() // 2
        y = round(target.get_height() * 0.0907)
        logo = cast_text("IPET", screen.px(176), space=screen.px(26), contour=max(1, screen.px(3)))
        logo.centred(target, (centre, y))
        for side in (-1, 1):
            x = centre + side * screen.px(360)
            put_icon(target, "lotus", screen.px(44), (246, 206, 116), (x, y - screen.px(6)), shade=(30, 10, 20))
            gold, none = (236, 190, 96, 255), (236, 190, 96, 0)
            line = ramp((max(2, screen.px(3)), screen.px(150)), (0.0, gold), (1.0, none))
            line = pygame.transform.rotate(line, 90 * side)
            left = x + screen.px(30) if side > 0 else x - screen.px(30) - line.get_width()
            target.blit(line, (left, y - screen.px(4)))
        tag = self.say("menu.title.tagline")
        px = min(screen.text(26), max(13, screen.px(30)))
        put_text(
            target, tag, "italic", px, Rimmed(LOGO, TAGLINE), (centre, round(target.get_height() * 0.1815)), "center"
        )

    def _paint_foot(self, target: Surface) -> None:
        screen, foot = self.screen, self._foot
        px = screen.text(16)
        version = self.say("menu.title.version", number=program.__version__)
        left = words.line(target, version, Rect(foot.x, foot.y, foot.width // 5, foot.height), "body", px, FAINT)
        link = next(c for c in self.controls if isinstance(c, Link))
        room = Rect(left.right + screen.px(20), foot.y, link.rect.x - left.right - screen.px(40), foot.height)
        short = screen.small or screen.text_percent > 120
        notice = self.say("menu.title.notice_short" if short else "menu.title.notice")
        words.line(target, notice, room, "body", px, FAINT, "center")
