"""The program with a window: settings, language, saves, sound, the scene stack and the loop.

The loop runs at 60 Hz and draws only if the top scene is dirty or animating. Tests drive the same `tick`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.errors import SpokenError
from game.core.setup import Setup
from saves.settings import Settings
from saves.store import Store
from ui.art.cache import fit_window
from ui.art.palette import SeatStyle, seats
from ui.frame import window as windows
from ui.frame.control import Control
from ui.frame.gesture import Gestures
from ui.frame.memory import give_back
from ui.frame.scene import Scene
from ui.frame.screen import SMALLEST, Screen
from ui.frame.sound import Player, Sound
from ui.frame.stack import SceneStack
from ui.seeds import any_seed
from ui.text import Catalogue, Voice
from ui.text.narrator import Narrator

FRAMES = 60
LONGEST_STEP = 0.1
"""Seconds that a hand is thought to rest during one frame, however slow: clicks that waited for it came quickly."""
QUIET = 0.5
"""Seconds without an event after which nobody notices a late frame."""
RESIZE_REST = 0.15
"""Seconds after the last resize event before everything is laid out anew."""


class Notices(Protocol):
    """Sentences for people, shown for some seconds above whatever scene there is."""

    def append(self, text: str) -> None: ...
    def tell_now(self, text: str) -> None: ...
    def withdraw(self, text: str) -> None: ...
    def offer(self, text: str, label: str, take: Callable[[], None]) -> None: ...
    def take(self) -> None: ...
    def advance(self, seconds: float) -> bool: ...
    def controls(self, screen: Screen, room: Rect | None = None) -> list[Control]: ...


class App:
    """Owns what all scenes share. `tick` is one turn of the loop."""

    def __init__(
        self, store: Store, settings: Settings, window: Surface, notices: Notices, player: Player | None = None
    ) -> None:
        self.store = store
        self.settings = settings
        self.window = window
        self.stack = SceneStack()
        self.running = True
        self.gestures = Gestures()
        """Which presses are meant for what is shown now."""
        self.notices = notices
        self.new_seed: Callable[[], int] = any_seed
        """Where the seeds of new matches come from; tests that must repeat give another source."""
        self._player = player or Player.silent()
        self._player.set_volume(settings.effects_volume)
        self._resized: float | None = None
        self._drawn: Scene | None = None
        self._quiet = 0.0
        """Seconds since anybody did anything or another scene came."""
        self.screen = self._fitting_screen()
        self.voice = Voice(Catalogue.load(settings.language or "fr"))

    # Language, settings, sound

    @property
    def language(self) -> str:
        return self.settings.language or "fr"

    def say(self, key: str, /, **values: object) -> str:
        return self.voice.say(key, **values)

    def told(self, error: SpokenError) -> str:
        """What went wrong, as a sentence."""
        return Narrator(self.voice.catalogue, "core", ()).error(error)

    def narrator(self, setup: Setup) -> Narrator:
        """Tells a match in the language of the moment."""
        return Narrator(self.voice.catalogue, setup.title, setup.names)

    def unit(self, title: str) -> str:
        """What a game calls its points in short."""
        return Voice(self.voice.catalogue, title).unit

    def level_name(self, kind: str) -> str:
        """What a kind of seat is called."""
        return self.voice.noun("level", kind)

    def seat_style(self, colour: str) -> SeatStyle:
        """Colour and symbol of a seat in the palette that the person chose."""
        return next(seat_style for seat_style in seats(self.settings.palette) if seat_style.name == colour)

    @property
    def is_silent(self) -> bool:
        """Whether there is no audio device."""
        return self._player.is_silent

    def sound(self, name: Sound) -> None:
        self._player.play(name)

    def change(self, **wishes: object) -> None:
        """Change settings: they apply at once and are kept."""
        before, self.settings = self.settings, replace(self.settings, **wishes)  # type: ignore[arg-type]
        self.remember_settings()
        self._player.set_volume(self.settings.effects_volume)
        if self.settings.language != before.language:
            self.voice = Voice(Catalogue.load(self.language))
        if (self.settings.fullscreen, self.settings.window) != (before.fullscreen, before.window):
            self.window = windows.set_mode(self.settings.window, self.settings.fullscreen)
        relevant = ("language", "text_size", "palette", "fullscreen", "window", "reduced_motion", "panels_stay")
        if any(getattr(self.settings, name) != getattr(before, name) for name in relevant):
            self.lay_out()

    def remember_settings(self) -> None:
        """Write the settings; a full or locked disk is told once and does not stop the game."""
        try:
            self.store.save_settings(self.settings)
        except SpokenError as error:
            self.notices.append(self.told(error))

    # Scenes

    def push(self, scene: Scene) -> None:
        self._turn_page()
        self.stack.push(scene)

    def pop(self) -> None:
        self._turn_page()
        self.stack.pop()

    def replace(self, scene: Scene) -> None:
        self._turn_page()
        self.stack.replace(scene)

    def reset(self, scene: Scene) -> None:
        self._turn_page()
        self.stack.reset(scene)

    def _turn_page(self) -> None:
        self.gestures.turn_page()
        self._quiet = 0.0

    def draw_below(self, scene: Scene, target: Surface) -> None:
        """Draw what lies below a see-through scene, darkened if it shall be."""
        below = self.stack.below(scene)
        if below is None:
            return
        below.draw(target)
        if scene.veiled:
            veil = Surface(target.get_size(), pygame.SRCALPHA)
            veil.fill((10, 8, 22, 178))
            target.blit(veil, (0, 0))

    def lay_out(self) -> None:
        """Everything anew for the window as it is now, from the bottom up, because scenes may show those below."""
        self.screen = self._fitting_screen()
        for scene in self.stack:
            scene.rebuild()

    def _fitting_screen(self) -> Screen:
        fit_window(self.window.get_size())
        return Screen(self.window.get_size(), self.settings.text_size)

    # The loop

    def run(self, guarded: Callable[[App, Callable[[], None]], None]) -> int:
        """Until somebody quits; `guarded` makes each turn and deals with what fails in it."""
        clock = pygame.time.Clock()
        try:
            while self.running and self.stack.top is not None:
                guarded(self, lambda: self.tick(pygame.event.get(), clock.tick(FRAMES) / 1000))
        finally:
            self.stack.close()
        return 0

    def tick(self, events: Iterable[Event], seconds: float) -> None:
        """Events, time, and a frame if something changed."""
        self.gestures.advance(min(seconds, LONGEST_STEP))
        self._quiet += seconds
        self.take(events)
        self._settle_size(seconds)
        self._give_back()
        top = self.stack.top
        if top is None or not self.running:
            return
        top.advance(seconds)
        top = self.stack.top
        if top is not None and self.notices.advance(seconds):
            top.refresh_controls()
        if top is not None and (top.dirty or top.animating or top is not self._drawn):
            top.draw(self.window)
            self._drawn = top
            pygame.display.flip()

    def take(self, events: Iterable[Event]) -> None:
        """What somebody did since the last frame, in order; what comes of it is drawn by the next frame."""
        for event in events:
            self._handle(event)
            self._quiet = 0.0

    def quit(self) -> None:
        self.running = False

    def _give_back(self) -> None:
        """Free what closed scenes held, once nobody is doing anything: it takes longer than a frame."""
        if self.stack.has_left and self._quiet > QUIET:
            self.stack.has_left = False
            give_back()

    def _handle(self, event: Event) -> None:
        if event.type == pygame.KEYUP:
            self.gestures.let_go(event.key)
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self._resized = 0.0
        elif event.type == pygame.WINDOWEXPOSED:
            self._drawn = None
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            if self.gestures.strikes(event.key):
                self.change(fullscreen=not self.settings.fullscreen)
        elif self.stack.top is not None:
            self.stack.top.handle(event)

    def _settle_size(self, seconds: float) -> None:
        """Lay out anew once the window has come to rest; smaller than the smallest is made the smallest."""
        if self._resized is None:
            return
        self._resized += seconds
        if self._resized < RESIZE_REST:
            return
        self._resized = None
        surface = pygame.display.get_surface()
        if surface is None:
            return
        width, height = surface.get_size()
        if not self.settings.fullscreen and (width < SMALLEST[0] or height < SMALLEST[1]):
            surface = windows.set_mode((width, height), False)
        self.window = surface
        if not self.settings.fullscreen:
            self.settings = replace(self.settings, window=surface.get_size())
            self.remember_settings()
        self.lay_out()
