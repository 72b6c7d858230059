"""The sentence that tells how a tie was broken, on a night-blue plate: behind it the sun may be rising."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art.lettering import Block, block_height, put_block, width
from ui.art.palette import IVORY
from ui.art.plates import tooltip
from ui.frame.screen import Screen


def draw_verdict(target: Surface, block: Block, place: Rect, screen: Screen) -> None:
    """The fitted sentence, centred from the top of its place."""
    widest = max(width(line, "italic", block.px) for line in block.lines)
    plate = Rect(0, 0, widest + screen.px(36), block_height(block, "italic") + screen.px(14))
    plate.midtop = place.midtop
    tooltip(plate.size, screen.scale).put(target, plate.topleft)
    put_block(target, block, "italic", IVORY, place.move(0, screen.px(7)), "center")
