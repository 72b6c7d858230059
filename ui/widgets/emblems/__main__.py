"""Paint the emblems and write them beside the other baked pictures."""

from __future__ import annotations

from ui.art.bake import png
from ui.art.paths import BAKED
from ui.titles import SCREENS, part_of
from ui.widgets.emblems import DRAWN
from ui.widgets.emblems.rim import painted

for name in SCREENS:
    emblem = part_of(name, "emblem")
    assert emblem is not None
    data = png(painted(emblem.paint, DRAWN))
    path = BAKED / f"emblem_{name}.png"
    path.write_bytes(data)
    print(f"{path} {len(data) // 1024} kB")
