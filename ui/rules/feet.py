"""The foot of the pages: what to read next, and the arrows that turn them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from pygame import Rect, Surface

from ui.art.lettering import fit_line, height, put_text, width
from ui.art.palette import INK_REMARK
from ui.art.plates import body, with_shadow
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.rules.book import Book
from ui.rules.open_book import BookPlan
from ui.rules.pages import Page
from ui.widgets.button import IconButton

LAYER = 1
MOST_LINKS = 4


class Chip(Control):
    """A small plate that leads to another section."""

    def __init__(self, rect: Rect, label: str, screen: Screen, press: Callable[[], None]) -> None:
        super().__init__(rect, label, press)
        self.layer = LAYER
        self._screen = screen

    @staticmethod
    def wanted(screen: Screen, label: str) -> int:
        return width(label, "bold", screen.text(16)) + screen.px(24)

    def draw(self, target: Surface) -> None:
        scale = self._screen.scale
        base = (236, 206, 150) if self.hovered else (206, 172, 116)
        picture = body(self.rect.size, base, "stone", 8 * scale, 1, (26, -24), 0, 4)
        rise = -1 if self.hovered else 1 if self.held else 0
        with_shadow(picture, 8 * scale, (1, 2, 3, 100), scale).put(target, (self.rect.x, self.rect.y + rise))
        inside = self.rect.inflate(-self._screen.px(14), 0).move(0, rise - 1)
        line = fit_line(self.label, "bold", self._screen.text(16), inside.width, 12)
        words.report(self.label, self.rect, line.whole)
        put_text(target, line.text, "bold", line.px, (110, 48, 14), inside.center, "center")


def page_arrows(
    plan: BookPlan, screen: Screen, labels: tuple[str, str], turn: Callable[[int], None], can: Callable[[int], bool]
) -> list[Control]:
    """Back at the outer corner of the left page, on at the one of the right page; side by side on a single one."""
    size, corner = max(screen.px(30), 26), screen.px(46)
    single = len(plan.pages) == 1
    left, right = plan.feet[0], plan.feet[-1]
    y = right.bottom - screen.px(16)
    on = Rect(0, 0, size, size)
    on.midright = (right.right - corner, y)
    back = on.move(-size - screen.px(8), 0) if single else on.copy()
    if not single:
        back.midleft = (left.x + corner, y)
    made: list[Control] = []
    for way, rect, label, sign in ((-1, back, labels[0], "chevron_left"), (1, on, labels[1], "chevron_right")):
        button = IconButton(rect, label, partial(turn, way), screen, sign, kind="papyrus")
        button.enabled = can(way)
        button.layer = LAYER
        made.append(button)
    return made


def see_also_chips(
    shown: Sequence[Page],
    plan: BookPlan,
    screen: Screen,
    book: Book,
    links: Mapping[str, Sequence[str]],
    label: str,
    open_section: Callable[[str], None],
) -> list[Chip]:
    """Sections that those on the open pages point to, as far as they are not open themselves and have room."""
    there = {name for page in shown for name in page.sections}
    made: list[Chip] = []
    high = height("bold", screen.text(16)) + screen.px(10)
    for page, foot in zip(shown, plan.feet, strict=False):
        wanted = dict.fromkeys(name for own in page.sections for name in links.get(own, ()) if name not in there)
        x = foot.x + width(label, "italic", screen.text(18)) + screen.px(16)
        for name in list(wanted)[:MOST_LINKS]:
            section = book.section(name)
            text = f"{section.number.partition(',')[0]} {section.title}".strip()
            wide = Chip.wanted(screen, text)
            if x + wide <= foot.right:
                made.append(Chip(Rect(x, foot.y, wide, high), text, screen, partial(open_section, name)))
                x += wide + screen.px(8)
    return made


def draw_see_also(target: Surface, plan: BookPlan, screen: Screen, chips: Sequence[Chip], label: str) -> None:
    """The words before the chips."""
    for foot in plan.feet:
        mine = [chip for chip in chips if foot.collidepoint(chip.rect.center)]
        if mine:
            put_text(target, label, "italic", screen.text(18), INK_REMARK, (foot.x, mine[0].rect.centery))
