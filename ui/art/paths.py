"""Where the drawing kit finds its files: one place, so that a packaged program can move them."""

from __future__ import annotations

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FONTS = ASSETS / "fonts"
ICONS = ASSETS / "art" / "icons"
BAKED = ASSETS / "art" / "baked"
SHAPES = ASSETS / "art"
SOUNDS = ASSETS / "sounds"
