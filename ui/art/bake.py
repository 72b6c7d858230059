"""`python -m ui.art.bake [NAME ...]`: paint the heavy grounds and write them to `assets/art/baked/`.

Fixed seeds: the same program writes the same bytes. Drawn for a window of 1920 x 1080; the program scales them once per
window size. `--to DIR` writes elsewhere, `--check` only says which pictures differ from the stored ones."""

from __future__ import annotations

import argparse
import struct
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import pygame
from pygame import Surface

from ui.art.paths import BAKED

Painter = Callable[[], Surface]


def painters() -> dict[str, Painter]:
    """Every baked picture by file name; imported late, as the boards bring their own grounds."""
    from game.kemet import RULES
    from ui.art.grounds import curtain, table, temple
    from ui.titles.amunre import paint_ground, paint_offering
    from ui.titles.amunre.shapes import DRAWN_FOR
    from ui.titles.kemet.map import paint_ground as nile
    from ui.titles.kemet.map import paint_walls as walls
    from ui.titles.tekhenu.dial import grounds as dial

    levels = range(paint_ground.FLOOD_LEVELS)
    return {
        "table": lambda: table.wooden_table((1920, 1080)),
        "papyrus_tile": lambda: table.papyrus_tile((960, 600)),
        "stone_tile": lambda: table.stone_tile((960, 600)),
        "menu_title": lambda: temple.title_scene(),
        "menu_curtain": lambda: curtain.curtain_scene(),
        "amunre_land": lambda: paint_ground.paint_land(DRAWN_FOR),
        **{f"amunre_plain_{k}": lambda k=k: paint_ground.paint_plain(DRAWN_FOR, k) for k in levels},  # type: ignore[misc]
        "amunre_over": lambda: paint_ground.paint_over(DRAWN_FOR),
        "amunre_offering": lambda: paint_offering.paint_scene(),
        "amunre_flood": lambda: paint_offering.paint_flood(),
        "tekhenu_disc": lambda: dial.paint_disc(),
        "tekhenu_ring": lambda: dial.paint_ring(),
        **{f"kemet_ground_{n}": lambda n=n: nile.paint_ground(n) for n in RULES.seat_counts},  # type: ignore[misc]
        **{f"kemet_walls_{n}": lambda n=n: walls.paint_walls(n) for n in RULES.seat_counts},  # type: ignore[misc]
    }


def png(picture: Surface) -> bytes:
    """A PNG of our own making: the filter of each row is chosen, so it is smaller than what SDL writes."""
    alpha = bool(picture.get_flags() & pygame.SRCALPHA)
    depth = 4 if alpha else 3
    w, h = picture.get_size()
    raw = pygame.image.tobytes(picture, "RGBA" if alpha else "RGB")
    stride = w * depth
    above = bytes(stride)
    rows = bytearray()
    for y in range(h):
        row = raw[y * stride : (y + 1) * stride]
        rows += _filtered(row, above, depth)
        above = row
    head = struct.pack(">IIBBBBB", w, h, 8, 6 if alpha else 2, 0, 0, 0)
    body = zlib.compress(bytes(rows), 9)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _filtered(row: bytes, above: bytes, depth: int) -> bytes:
    """Difference to the left, to the row above, or to their mean: whichever is flattest."""
    left = bytes(depth) + row[:-depth]
    trials = (
        b"\x01" + bytes((a - b) & 255 for a, b in zip(row, left, strict=True)),
        b"\x02" + bytes((a - b) & 255 for a, b in zip(row, above, strict=True)),
        b"\x03" + bytes((a - (b + c >> 1)) & 255 for a, b, c in zip(row, left, above, strict=True)),
    )
    return min(trials, key=lambda t: sum(v if v < 128 else 256 - v for v in t))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ui.art.bake", description="paint the heavy grounds of Ipet")
    parser.add_argument("names", nargs="*", help="pictures to paint; all without a name")
    parser.add_argument("--to", type=Path, default=BAKED, help="folder to write to")
    parser.add_argument("--check", action="store_true", help="write nothing, exit 1 if a stored picture differs")
    wanted = parser.parse_args(arguments)
    known = painters()
    unknown = [name for name in wanted.names if name not in known]
    if unknown:
        parser.error(f"unknown picture {', '.join(unknown)}; there are {', '.join(known)}")
    differing = 0
    wanted.to.mkdir(parents=True, exist_ok=True)
    for name in wanted.names or known:
        data = png(known[name]())
        path: Path = wanted.to / f"{name}.png"
        if wanted.check:
            same = path.is_file() and path.read_bytes() == data
            differing += not same
            print(f"{name}: {'same' if same else 'differs'}")
        else:
            path.write_bytes(data)
            print(f"{path} {len(data) // 1024} kB")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
