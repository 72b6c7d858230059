"""Sounds: quiet and never needed. Without an audio device the player is silent, and nobody is bothered."""

from __future__ import annotations

from typing import Literal

import pygame

from ui.art.paths import SOUNDS
from ui.frame.quiet import quiet

Sound = Literal["click", "coin", "stone", "dice", "gong", "page", "win"]
NAMES: tuple[Sound, ...] = ("click", "coin", "stone", "dice", "gong", "page", "win")


class Player:
    """Plays the project's sounds at one volume."""

    def __init__(self, sounds: dict[Sound, pygame.mixer.Sound]) -> None:
        self._sounds = sounds
        self._volume = 1.0

    @classmethod
    def silent(cls) -> Player:
        return cls({})

    @classmethod
    def open(cls) -> Player:
        """A player on the audio device, or a silent one where there is none."""
        try:
            with quiet():
                pygame.mixer.init()
            return cls({name: pygame.mixer.Sound(str(SOUNDS / f"{name}.wav")) for name in NAMES})
        except (pygame.error, FileNotFoundError):
            return cls.silent()

    @property
    def is_silent(self) -> bool:
        return not self._sounds

    def set_volume(self, percent: int) -> None:
        self._volume = percent / 100

    def play(self, name: Sound) -> None:
        sound = self._sounds.get(name)
        if sound is not None and self._volume > 0:
            sound.set_volume(self._volume)
            sound.play()
