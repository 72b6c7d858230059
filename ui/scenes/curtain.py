"""The curtain: drawn instead of the table, it names the next person and waits. Only public facts stand on it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.match import Match
from game.core.position import Position
from ui.art.backdrop import backdrop
from ui.art.buttons import Caption
from ui.art.cache import kept
from ui.art.colour import Colour, dark
from ui.art.controls import key_cap
from ui.art.grounds.curtain import TORCHES, flame
from ui.art.lettering import fit_line, height, put_text, width
from ui.art.light import box_aura, raised
from ui.art.ornament import rule
from ui.art.palette import CREAM, INK, INK_REMARK, SeatStyle
from ui.art.panels import scroll
from ui.art.plates import walnut
from ui.art.tokens import seal
from ui.frame import words
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.frame.screen import DESIGN
from ui.kit.seat_styles import match_seat_styles
from ui.scenes import routes
from ui.widgets.button import Button

HOLD = 0.6
"""Seconds for which Space or the scroll is held until the doors open."""
FLICKER, FLAMES, LIVELY = 0.18, 4, 15.0
"""Seconds between two pictures of a flame, how many there are, and for how long they move."""


class CurtainScene(Scene):
    """Holding Space or the scroll opens; a stroke or a click does not, since impatient hands make those in bursts."""

    def __init__(
        self,
        app: App,
        match: Match[Position],
        seat: int,
        lift: Callable[[int], None],
        give_back: tuple[str, Callable[[], None]] | None = None,
    ) -> None:
        """`give_back`: words and deed of the button for whoever wants the last move back."""
        super().__init__(app)
        self._give_back = give_back
        self._match = match
        self._seat = seat
        self._lift = lift
        self._open = 0.0
        self._space = False
        """Space is being held."""
        self._held_for = 0.0

    def layout(self) -> None:
        screen = self.screen
        grown = max(1.0, screen.text_percent / 125)
        place = screen.place(0.266, 0.654, 0.469, 0.217)
        place = place.inflate(round(place.width * (grown - 1)), round(place.height * (grown - 1)))
        place.bottom = min(place.bottom, round(screen.size[1] * 0.9))
        self._scroll = _Scroll(place, self.say("table.curtain_open"), self)
        menu, key = self.say("table.menu"), self.say("table.escape")
        wide, high = Button.wanted(screen, Caption(menu, "menu", 18, key=key))
        corner = screen.place(0, 0, 0.979, 0.978)
        rect = Rect(corner.right - wide, corner.bottom - high, wide, high)
        self.controls = [self._scroll, Button(rect, Caption(menu, "menu", 18, key=key), self.open_pause, screen)]
        self._foot = rect
        if self._give_back is not None:
            self.controls.append(self._wait_button(*self._give_back))

    def _wait_button(self, words_: str, give_back: Callable[[], None]) -> Button:
        """At the foot, beside the menu: "wait, I want that move back"."""

        def press() -> None:
            self.app.pop()
            give_back()

        wide, high = Button.wanted(self.screen, Caption(words_, "undo", 18))
        rect = Rect(self._foot.left - self.screen.px(14) - wide, self._foot.bottom - high, wide, high)
        return Button(rect, Caption(words_, "undo", 18), press, self.screen)

    # Drawing

    def _spot(self, x: float, y: float) -> tuple[int, int]:
        """A point of the painting, which covers the window and is cut at its longer side."""
        wide, high = self.screen.size
        factor = max(wide / DESIGN[0], high / DESIGN[1])
        left, top = (DESIGN[0] * factor - wide) / 2, (DESIGN[1] * factor - high) / 2
        return round(x * factor - left), round(y * factor - top)

    @property
    def _title_key(self) -> str:
        """A person is called to play, or asked whether to interrupt somebody else."""
        decision = self._match.decision
        offers = decision is not None and decision.offer(self._match.position) is not None
        return "table.curtain_offer" if offers else "table.curtain_title"

    @property
    def _seat_colour(self) -> Colour:
        return self._seat_style(self._seat).colour

    def _seat_style(self, seat: int) -> SeatStyle:
        return match_seat_styles(self.app, self._match.setup)[seat]

    def paint_ground(self, target: Surface) -> None:
        target.blit(backdrop("menu_curtain", target.get_size()), (0, 0))
        sign = seal(self._seat_style(self._seat), self.screen.px(246))
        centre = self._spot(960, 512)
        round_light = box_aura(sign.get_size(), sign.get_width() / 2, 22 * self.screen.scale, (255, 190, 90), 210)
        round_light.centred(target, centre)
        raised(sign, 6 * self.screen.scale).centred(target, centre)
        self._paint_last_player(target)

    def _paint_last_player(self, target: Surface) -> None:
        """Who acted last, which everybody saw."""
        screen, match = self.screen, self._match
        px, pad = screen.text(19), screen.px(18)
        seat = match.last_player
        place = Rect(screen.place(0.021, 0, 1, 1).x, self._foot.y, 0, self._foot.height)
        if seat is None:
            told = self.say("table.curtain_first")
            place.width = width(told, "italic", px) + 2 * pad
            walnut(place.size, screen.scale, 31).put(target, place.topleft)
            put_text(target, told, "italic", px, CREAM, place.center, "center")
            return
        name, told = match.setup.names[seat], self.say("table.curtain_after")
        size = place.height - screen.px(16)
        wide = width(name, "heading", px)
        place.width = size + wide + width(told, "italic", px) + 2 * pad + 2 * screen.px(10)
        walnut(place.size, screen.scale, 31).put(target, place.topleft)
        sign = seal(self._seat_style(seat), size)
        target.blit(sign, sign.get_rect(midleft=(place.x + pad, place.centery)))
        x = place.x + pad + size + screen.px(10)
        put_text(target, name, "heading", px, CREAM, (x, place.centery))
        put_text(target, told, "italic", px, CREAM, (x + wide + screen.px(10), place.centery))

    def paint(self, target: Surface) -> None:
        moment = int(self._open / FLICKER)
        factor = max(self.screen.size[0] / DESIGN[0], self.screen.size[1] / DESIGN[1])
        for index, (x, _) in enumerate(TORCHES):
            fire = _flame((moment * 3 + index) % FLAMES, round(150 * factor))
            target.blit(fire, fire.get_rect(midbottom=self._spot(x, 530)))

    def paint_scroll(self, target: Surface, place: Rect, hovered: bool) -> None:
        """The words on the scroll."""
        screen, narrator = self.screen, self.app.narrator(self._match.setup)
        scroll(place.size, screen.scale).put(target, place.topleft)
        inside = place.inflate(-round(place.width * 0.14), -screen.px(34))
        title = narrator.voice.say(self._title_key, seat=self._seat)
        box = Rect(inside.x, inside.y, inside.width, round(inside.height * 0.46))
        px = min(screen.text(60), round(box.height * 0.8))
        words.line(target, title, box, "title", px, self._ink(hovered), "center", 16)
        rule(target, box.x, box.right, box.bottom, (150, 104, 44), 150)
        if self._held_for:
            done = Rect(box.x, box.bottom - screen.px(2), round(box.width * self._held_for / HOLD), screen.px(5))
            target.fill(self._seat_colour, done.clip(box.inflate(0, screen.px(8))))
        below = Rect(inside.x, box.bottom, inside.width, round(inside.height * 0.32))
        self._paint_key(target, below)
        last = Rect(inside.x, below.bottom, inside.width, inside.bottom - below.bottom)
        game = self._match.setup.title
        round_ = self.say(f"menu.round.{game}", n=self._match.position.round)
        facts = narrator.voice.say("table.curtain_facts", game=game, round=round_)
        words.line(target, facts, last, "italic", screen.text(20), INK_REMARK, "center")

    def _paint_key(self, target: Surface, place: Rect) -> None:
        """« Hold this scroll, or Space », the key as a key."""
        screen, told = self.screen, self.say("table.curtain_press")
        gap = screen.px(16)
        px = fit_line(told, "body", min(screen.text(25), place.height - 4), round(place.width * 0.8) - gap).px
        cap = key_cap(self.say("table.curtain_key"), min(round(px * 1.7), place.height - 6), round(px * 0.84))
        wide = width(told, "body", px)
        x = place.centerx - (wide + gap + cap.size[0]) // 2
        line = Rect(x, place.centery - height("body", px) // 2, wide + 2, height("body", px))
        words.line(target, told, line, "body", px, INK)
        cap.put(target, (x + wide + gap, place.centery - cap.size[1] // 2))

    def _ink(self, hovered: bool) -> Colour:
        """The seat's colour, dark enough to be read on papyrus."""
        colour = self._seat_colour
        depth = 0.48 if sum(colour) > 330 else 0.12
        return dark(colour, depth - 0.08 if hovered else depth)

    # Time and input

    def update(self, seconds: float) -> None:
        before, self._open = self._open, self._open + seconds
        flickers = not self.app.settings.reduced_motion and self._open < LIVELY
        if flickers and int(before / FLICKER) != int(self._open / FLICKER):
            self.dirty = True
        held = self._held_for
        self._held_for = held + seconds if self._space or (self._scroll.held and self._scroll.hovered) else 0.0
        self.dirty = self.dirty or held != self._held_for
        if self._held_for >= HOLD:
            self.lift()

    @property
    def animating(self) -> bool:
        return self._held_for > 0

    def covered(self) -> None:
        super().covered()
        self._space, self._held_for = False, 0.0

    def shortcut(self, event: Event) -> bool:
        """Space is for the doors, also while the keyboard is at the menu."""
        self._space = self._space or event.key == pygame.K_SPACE
        return bool(event.key == pygame.K_SPACE)

    def react(self, event: Event) -> bool:
        if event.type == pygame.KEYUP and event.key == pygame.K_SPACE:
            self._space = False
            return True
        return False

    def lift(self) -> None:
        """The person is there: open the doors."""
        self.app.sound("gong")
        self.app.pop()
        self._lift(self._seat)

    def open_pause(self) -> None:
        routes.open_pause(self.app, None)

    def cancel(self) -> None:
        self.open_pause()


class _Scroll(Control):
    """The scroll with the words; holding it opens."""

    focusable = False

    def __init__(self, rect: Rect, label: str, scene: CurtainScene) -> None:
        super().__init__(rect, label)
        self._scene = scene

    def draw(self, target: Surface) -> None:
        self._scene.paint_scroll(target, self.rect, self.hovered)


@kept
def _flame(moment: int, high: int) -> Surface:
    return flame(moment, (round(high * 130 / 150), high))
