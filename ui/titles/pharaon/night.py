"""The table of Pharaon: the night sky of a tomb ceiling, and the dark bar above it."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art.cache import kept
from ui.art.icons import icon
from ui.art.light import ramp, vignette
from ui.art.palette import NIGHT
from ui.art.plates import body
from ui.art.texture import texture
from ui.titles.pharaon.layout import Layout

_BAR = (44, 30, 20)


def sky(layout: Layout) -> Surface:
    """All that lies under a table."""
    screen = layout.screen
    return night(screen.size, layout.zones.prompt.bottom + screen.px(5), screen.scale)


@kept
def night(size: tuple[int, int], bar: int, scale: float) -> Surface:
    """Rows of small gold stars; `bar` is the height of the wooden bar at the top."""
    out = texture("stone", size, NIGHT, 4)
    step = max(22, round(52 * scale))
    star = icon("star", max(7, round(11 * scale)), (206, 166, 92)).copy()
    star.set_alpha(84)
    for row, y in enumerate(range(step // 2, size[1] + step, round(step * 0.85))):
        for x in range((row % 2) * step // 2, size[0] + step, step):
            out.blit(star, star.get_rect(center=(x, y)))
    out.blit(vignette(size, 120, 0.6, (4, 6, 12)), (0, 0))
    out.blit(body((size[0], bar), _BAR, "wood", 0, 0, (16, -30), 0, 3), (0, 0))
    line = max(1, round(1.4 * scale))
    out.fill((190, 144, 66), Rect(0, bar - 3 * line, size[0], line))
    out.blit(ramp((size[0], max(4, round(14 * scale))), (0.0, (4, 2, 0, 150)), (1.0, (4, 2, 0, 0))), (0, bar))
    return out
