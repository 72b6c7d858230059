"""A panel over the map: a title, pictures to choose from, and a few words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface

from ui.art.lettering import height
from ui.art.ornament import outline, rule
from ui.art.palette import INK, INK_REMARK
from ui.art.plates import body, with_shadow
from ui.frame import words
from ui.kit.answer import Answer
from ui.kit.thing import Face, Thing
from ui.titles.kemet.spread import Spread
from ui.titles.kemet.style import TableStyle
from ui.titles.kemet.trays.button import Button, lay_button

PAPER = (238, 214, 166)


@dataclass(slots=True)
class Panel:
    """Buttons in rows on a sheet of papyrus; `cells` are their places."""

    rect: Rect
    title: str
    remark: str = ""
    buttons: list[Button] = field(default_factory=list)
    cells: list[Rect] = field(default_factory=list)

    def lay(self, spread: Spread) -> None:
        face = Face(draw_panel, (spread.style, self.title, self.remark))
        spread.put(spread.board, Thing("panel", self.rect, face, layer=2, bleed=30), Answer("panel", quiet=True))
        for k, (button, cell) in enumerate(zip(self.buttons, self.cells, strict=True)):
            lay_button(spread, spread.board, f"panel.{k}", button, cell, 2)


def draw_panel(target: Surface, rect: Rect, style: TableStyle, title: str, remark: str) -> None:
    screen, scale = style.screen, style.screen.scale
    picture = body(rect.size, PAPER, "papyrus", 12 * scale, max(1, round(2 * scale)), (18, -16), 20, 12)
    with_shadow(picture, 12 * scale, (4, 7, 9, 190), scale).put(target, rect.topleft)
    outline(target, rect.inflate(-screen.px(9), -screen.px(9)), (168, 120, 50), 1.1, 9 * scale, 200)
    head = Rect(rect.x + screen.px(18), rect.y + screen.px(8), rect.width - screen.px(36), head_height(style))
    words.line(target, title, head, "heading", screen.text(20), INK, "center", 12)
    rule(target, rect.x + screen.px(16), rect.right - screen.px(16), head.bottom, (150, 104, 40), 170)
    if remark:
        foot = Rect(head.x, rect.bottom - foot_height(style) - screen.px(7), head.width, foot_height(style))
        words.block(target, remark, foot, "italic", screen.text(16), INK_REMARK, "center", 11, True)


def head_height(style: TableStyle) -> int:
    return round(height("heading", style.screen.text(20)) * 1.25)


def foot_height(style: TableStyle) -> int:
    return round(height("italic", style.screen.text(16)) * 2.1)


def framed(style: TableStyle, inner: tuple[int, int], title: str, remark: str = "") -> tuple[Panel, Rect]:
    """A panel in the middle of the map with so much room inside, and that room."""
    px, place = style.screen.px, style.layout.map
    foot = foot_height(style) + px(8) if remark else px(6)
    size = (inner[0] + px(36), inner[1] + head_height(style) + px(24) + foot)
    rect = Rect(0, 0, min(size[0], place.width - px(12)), min(size[1], place.height - px(12)))
    rect.center = (place.x + round(place.width * 0.54), place.centery)
    rect.clamp_ip(place.inflate(-px(8), -px(8)))
    top = rect.y + px(16) + head_height(style)
    room = Rect(rect.x + px(18), top, rect.width - px(36), rect.bottom - foot - px(6) - top)
    return Panel(rect, title, remark), room


def grid(
    style: TableStyle, buttons: Sequence[Button], columns: int, cell: tuple[int, int], title: str, remark: str
) -> Panel:
    """Equal cells in rows."""
    gap = style.screen.px(10)
    rows = -(-len(buttons) // columns)
    inner = (columns * cell[0] + gap * (columns - 1), rows * cell[1] + gap * (rows - 1))
    panel, room = framed(style, inner, title, remark)
    wide = (room.width - gap * (columns - 1)) // columns
    high = (room.height - gap * (rows - 1)) // rows
    panel.buttons = list(buttons)
    for number in range(len(buttons)):
        row, column = divmod(number, columns)
        here = min(columns, len(buttons) - row * columns)
        left = room.x + (room.width - here * wide - gap * (here - 1)) // 2
        panel.cells.append(Rect(left + column * (wide + gap), room.y + row * (high + gap), wide, high))
    return panel
