"""Sounds: quiet and never needed. Without an audio device the player is silent, and nobody is bothered."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pygame

from ui.art.files import BadAsset, whole_wave
from ui.art.paths import SOUNDS


@contextmanager
def quiet() -> Iterator[None]:
    """Nothing is written to the error stream while this is open, whoever writes."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # a process without an error stream is quiet already
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


Sound = Literal["click", "coin", "stone", "dice", "gong", "page", "win"]
NAMES: tuple[Sound, ...] = ("click", "coin", "stone", "dice", "gong", "page", "win")
_log = logging.getLogger("ipet.window")


def file_of(name: Sound) -> Path:
    return SOUNDS / f"{name}.wav"


def _loaded(name: Sound) -> pygame.mixer.Sound | None:
    """A sound, or None if its file is missing or broken: nobody needs it to play."""
    try:
        return pygame.mixer.Sound(str(whole_wave(file_of(name))))
    except (BadAsset, pygame.error) as error:
        _log.warning("no sound %s: %s", name, type(error).__name__)
        return None


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
        """A player on the audio device, or a silent one where there is none; a sound without its file stays silent."""
        try:
            with quiet():
                pygame.mixer.init()
        except pygame.error:
            return cls.silent()
        return cls({name: sound for name in NAMES if (sound := _loaded(name)) is not None})

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
