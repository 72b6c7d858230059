"""`python -m ui.workshop.sheet DIR`: write the contact sheets of the drawing kit as PNGs, for 1080 and 720 lines."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import pygame

from ui.workshop.specimen import PAGES

SCALES = {1080: 1.0, 720: 2 / 3}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ui.workshop.sheet", description="contact sheets of Ipet")
    parser.add_argument("folder", type=Path)
    parser.add_argument("pages", nargs="*", help=f"some of {', '.join(PAGES)}; all without a name")
    wanted = parser.parse_args(arguments)
    unknown = [name for name in wanted.pages if name not in PAGES]
    if unknown:
        parser.error(f"unknown page {', '.join(unknown)}; there are {', '.join(PAGES)}")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for name in wanted.pages or PAGES:
        for lines, scale in SCALES.items():
            path = wanted.folder / f"{name}_{lines}.png"
            pygame.image.save(PAGES[name](scale), str(path))
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
