"""`python -m ui.workshop.bake [NAME ...]`: paint the heavy grounds and write them to `assets/art/baked/`.

Fixed seeds: the same program paints the same pictures. Drawn for a window of 1920 x 1080; the program scales them once
per window size. `--to DIR` writes elsewhere, `--check` only says which pictures differ from the stored ones."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
from pygame import Surface

from game.kemet import RULES as KEMET
from ui.art.grounds import curtain, table, temple
from ui.art.paths import BAKED
from ui.titles import SCREENS, part_of
from ui.titles.amunre import paint_ground, paint_offering
from ui.titles.amunre.shapes import DRAWN_FOR
from ui.titles.kemet.map import paint_ground as nile
from ui.titles.kemet.map import paint_walls as walls
from ui.titles.tekhenu.dial import grounds as dial
from ui.widgets.emblems import DRAWN
from ui.widgets.emblems.rim import painted

Painter = Callable[[], Surface]


def painters() -> dict[str, Painter]:
    """Every baked picture by file name."""
    levels = range(paint_ground.FLOOD_LEVELS)
    return {
        "table": partial(table.wooden_table, (1920, 1080)),
        "papyrus_tile": partial(table.papyrus_tile, (960, 600)),
        "stone_tile": partial(table.stone_tile, (960, 600)),
        "menu_title": temple.title_scene,
        "menu_curtain": curtain.curtain_scene,
        "amunre_land": partial(paint_ground.paint_land, DRAWN_FOR),
        **{f"amunre_plain_{level}": partial(paint_ground.paint_plain, DRAWN_FOR, level) for level in levels},
        "amunre_over": partial(paint_ground.paint_over, DRAWN_FOR),
        "amunre_offering": paint_offering.paint_scene,
        "amunre_flood": paint_offering.paint_flood,
        "tekhenu_disc": dial.paint_disc,
        "tekhenu_ring": dial.paint_ring,
        **{f"kemet_ground_{players}": partial(nile.paint_ground, players) for players in KEMET.seat_counts},
        **{f"kemet_walls_{players}": partial(walls.paint_walls, players) for players in KEMET.seat_counts},
        **{f"emblem_{title}": partial(_emblem, title) for title in SCREENS},
    }


def _emblem(title: str) -> Surface:
    emblem = part_of(title, "emblem")
    assert emblem is not None
    return painted(emblem.paint, DRAWN)


def differs(picture: Surface, path: Path) -> bool:
    """Whether a stored picture is missing, spoilt, or shows something else."""
    try:
        stored = pygame.image.load(path)
    except (FileNotFoundError, pygame.error):
        return True
    return pygame.image.tobytes(stored, "RGBA") != pygame.image.tobytes(picture, "RGBA")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ui.workshop.bake", description="paint the heavy grounds of Ipet")
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
        picture, path = known[name](), wanted.to / f"{name}.png"
        if wanted.check:
            other = differs(picture, path)
            differing += other
            print(f"{name}: {'differs' if other else 'same'}")
        else:
            pygame.image.save(picture, path)
            print(f"{path} {path.stat().st_size // 1024} kB")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
