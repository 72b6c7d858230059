"""The page that tells the keys: caps at the left, what they do beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from ui.art.controls import Way, key_cap
from ui.art.lettering import block_height, put_block, wrap
from ui.art.palette import INK
from ui.frame import words

if TYPE_CHECKING:
    from ui.scenes.settings.pages import Page

ALL: tuple[Way, ...] = ("left", "right", "up", "down")
EVERYWHERE: tuple[tuple[str, tuple[Way, ...], str], ...] = (
    ("tab", (), "move"),
    ("", ALL, "arrows"),
    ("enter", (), "press"),
    ("escape", (), "leave"),
    ("f11", (), "screen"),
)
AT_TABLE: tuple[tuple[str, tuple[Way, ...], str], ...] = (
    ("f1", (), "rules"),
    ("ctrl_z", (), "undo"),
    ("ctrl_y", (), "redo"),
    ("ctrl_r", (), "restart"),
    ("h", (), "hint"),
    ("m", (), "moves"),
    ("n", (), "news"),
    ("l", (), "log"),
    ("space", (), "skip"),
    ("space_held", (), "curtain"),
    ("shift", (), "enlarge"),
    ("e", (), "enlarge_here"),
    ("p", (), "powers"),
    ("v", (), "race"),
)


def keys(page: Page) -> None:
    for title, sign, lines in (("everywhere", "keys", EVERYWHERE), ("at_table", "hand", AT_TABLE)):
        page.column.section(page.say(title), sign)
        for name, arrows, does in lines:
            _line(page, name, arrows, page.scene.say(f"menu.keys.{does}"))
        page.column.gap(8)


def _line(page: Page, name: str, arrows: tuple[Way, ...], text: str) -> None:
    screen, column = page.screen, page.column
    px = screen.text(19)
    label = page.scene.say(f"menu.key.{name}") if name else ""
    cap = key_cap(label, max(screen.px(32), round(screen.text(17) * 1.7)), screen.text(17), arrows)
    left = column.x + round(column.width * 0.3)
    block = wrap(text, "body", px, column.x + column.width - left)
    place = column.place(max(cap.size[1], block_height(block, "body")), 8)

    def piece(target: Surface, dy: int) -> None:
        row = place.move(0, dy)
        cap.put(target, (row.x + screen.px(4), row.y + (row.height - cap.size[1]) // 2))
        high = block_height(block, "body")
        box = row.copy()
        box.x, box.y, box.width = left, row.y + (row.height - high) // 2, column.x + column.width - left
        words.report(text, box, block.whole)
        put_block(target, block, "body", INK, box)

    column.paint(piece)
