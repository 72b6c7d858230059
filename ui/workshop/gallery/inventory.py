"""Every font, picture and sound of the program, looked at once: what `check` tells about them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from ui.art.files import BadAsset, shapes, whole_font, whole_png, whole_svg, whole_wave
from ui.art.lettering import FACES
from ui.art.paths import BAKED, FONTS, ICONS, SHAPES
from ui.frame.sound import NAMES, file_of


def faults() -> list[BadAsset]:
    """The files that are missing or broken. Pictures that are missing show where a scene asks for them."""
    found = []
    for look, path in _files():
        try:
            look(path)
        except BadAsset as fault:
            found.append(fault)
    return found


def _files() -> Iterator[tuple[Callable[[Path], object], Path]]:
    yield from ((whole_font, FONTS / f"{face}.ttf") for face in dict.fromkeys(FACES.values()))
    yield from ((whole_svg, path) for path in sorted(ICONS.glob("*.svg")))
    yield from ((whole_png, path) for path in sorted(BAKED.glob("*.png")))
    yield from ((shapes, path) for path in sorted(SHAPES.glob("*.yaml")))
    yield from ((whole_wave, file_of(name)) for name in NAMES)
