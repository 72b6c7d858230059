"""What is special about the events of Pharaon."""

from __future__ import annotations

from game.core.events import Event
from ui.kit.cue import Cue

CUES: dict[type[Event], Cue] = {}
