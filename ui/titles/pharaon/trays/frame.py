"""The papyrus of the tray: a title, parts that can be used, and whatever is drawn between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from ui.art.lettering import fit_line, put_text
from ui.art.ornament import outline, rule
from ui.art.palette import GOLD_TITLE, INK, INK_REMARK
from ui.art.plates import body, tooltip, with_shadow
from ui.frame import words
from ui.frame.control import State
from ui.frame.tooltip import Tip
from ui.titles.pharaon.choice import Choice
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.plans import Bill
from ui.titles.pharaon.spot import Spot

PAPER = (236, 210, 160)


@dataclass(frozen=True, slots=True)
class Part:
    """Something in the tray that can be used; `paint` draws it in a state."""

    rect: Rect
    label: str
    paint: Callable[[Surface, State], None]
    moves: tuple[Move, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    then: tuple[Move, ...] = ()
    act: Callable[[], None] | None = None
    subject: str = ""
    tip: Callable[[], Tip | None] | None = None
    ready: bool = False
    """Enter answers with it as long as the keyboard is nowhere else."""
    pointed: Callable[[Surface], None] | None = None
    """Drawn elsewhere while somebody points at it."""
    sure: bool = False
    """To press it is itself a confirmation."""

    @property
    def usable(self) -> bool:
        return bool(self.moves) or self.act is not None


@dataclass(slots=True)
class Tray:
    """What a decision offers: title and remark, parts, and the payment that stands."""

    title: str
    remark: str = ""
    parts: list[Part] = field(default_factory=list)
    drawn: list[Callable[[Surface], None]] = field(default_factory=list)
    """What is only looked at."""
    bill: Bill | None = None
    over: list[Part] = field(default_factory=list)
    """Parts that lie over the board, where there is more room."""

    def paint(self, target: Surface, look: Look) -> None:
        paint_plate(target, look, self.title, self.remark)
        for draw in self.drawn:
            draw(target)
        for part in self.parts:
            part.paint(target, "normal" if part.usable else "disabled")

    def spots(self, choice: Choice, place: Rect) -> list[Spot]:
        """Tips keep clear of the whole tray at `place`, or of all that lies over the board."""
        found = [_spot(part, choice) for part in (*self.parts, *self.over)]
        over = self.over[0].rect.unionall([part.rect for part in self.over[1:]]) if self.over else place
        for number, spot in enumerate(found):
            spot.tip_beside = place if number < len(self.parts) else over
        return found

    def paint_over(self, target: Surface, look: Look) -> None:
        """What lies over the board, on a plate with the title."""
        if not self.over:
            return
        screen = look.screen
        cards = self.over[0].rect.unionall([part.rect for part in self.over[1:]])
        head = round(screen.text(22) * 1.7)
        plate = Rect(cards.x, cards.y - head, cards.width, cards.height + head).inflate(screen.px(44), screen.px(30))
        tooltip(plate.size, screen.scale).put(target, plate.topleft)
        line = Rect(plate.x + screen.px(14), plate.y + screen.px(6), plate.width - screen.px(28), head)
        words.line(target, self.title, line, "heading", screen.text(22), GOLD_TITLE, "center", 12)
        for part in self.over:
            part.paint(target, "normal" if part.usable else "disabled")


def _spot(part: Part, choice: Choice) -> Spot:
    def pointed(target: Surface) -> None:
        if part.usable:
            part.paint(target, "hover")
        if part.pointed is not None:
            part.pointed(target)

    spot = Spot(
        part.rect,
        part.label,
        choice,
        part.moves,
        part.refusals,
        None,
        part.subject,
        part.act,
        pointed,
        part.tip,
        4,
        part.then,
    )
    spot.primary = part.ready
    spot.sure = part.sure
    return spot


def head_height(look: Look) -> int:
    return max(look.screen.px(34), round(look.screen.text(18) * 1.55))


def inside(look: Look) -> Rect:
    """What is left below the title."""
    rect, px = look.layout.tray, look.screen.px
    top = rect.y + head_height(look) + px(5)
    return Rect(rect.x + px(12), top, rect.width - px(24), rect.bottom - px(9) - top)


def paint_plate(target: Surface, look: Look, title: str, remark: str = "") -> None:
    rect, screen = look.layout.tray, look.screen
    scale = screen.scale
    picture = body(rect.size, PAPER, "papyrus", 10 * scale, max(1, round(1.8 * scale)), (18, -16), 20, 12)
    with_shadow(picture, 10 * scale, (2, 4, 5, 150), scale).put(target, rect.topleft)
    outline(target, rect.inflate(-screen.px(8), -screen.px(8)), (168, 120, 50), 1.1, 8 * scale, 200)
    head = Rect(rect.x + screen.px(16), rect.y + screen.px(3), rect.width - screen.px(32), head_height(look))
    end = head.right
    title_fit = fit_line(title, "heading", screen.text(18), head.width, 13)
    words.report(title, head, title_fit.whole)
    drawn = put_text(target, title_fit.text, "heading", title_fit.px, INK, head.midleft)
    room = Rect(drawn.right + screen.px(12), head.y, end - drawn.right - screen.px(12), head.height)
    if remark and room.width > screen.px(60):
        fitted = fit_line(remark, "italic", screen.text(16), room.width, 12)
        if fitted.whole:
            put_text(target, fitted.text, "italic", fitted.px, INK_REMARK, room.midright, "midright")
    rule(target, rect.x + screen.px(12), rect.right - screen.px(12), head.bottom, (150, 104, 40), 170)
