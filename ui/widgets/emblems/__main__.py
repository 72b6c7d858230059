"""Paint the emblems and write them beside the other baked pictures."""

from __future__ import annotations

from ui.art.bake import png
from ui.art.paths import BAKED
from ui.widgets.emblems import DRAWN, GAMES
from ui.widgets.emblems.rim import painted

for name in GAMES:
    data = png(painted(name, DRAWN))
    path = BAKED / f"emblem_{name}.png"
    path.write_bytes(data)
    print(f"{path} {len(data) // 1024} kB")
