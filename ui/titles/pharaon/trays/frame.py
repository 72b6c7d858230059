"""The papyrus of the tray: a title, parts that can be used, and whatever is drawn between them. Answers are chips:
tokens, pictures or words on a plate, in rows that fill the tray."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from game.pharaon.free_paying import PAY_FREELY
from ui.art.buttons import button_plate, tone
from ui.art.lettering import fit_line, put_text, width
from ui.art.light import raised
from ui.art.ornament import outline, rule
from ui.art.palette import GOLD_TITLE, INK, INK_REMARK, ButtonKind
from ui.art.plates import body, tooltip, with_shadow
from ui.art.surface import faded
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.kit.answer import Answer, Chip
from ui.kit.thing import Face, FaceState, Thing, button_state
from ui.kit.tray import ABOVE
from ui.titles.pharaon.plans import Bill
from ui.titles.pharaon.style import TableStyle

NOT_PROPOSED = "pharaon.refusal.not_proposed"
"""A token that pays once every token is chosen: one click does both."""
PAPER = (236, 210, 160)
OVER = 4
"""The layer of what lies over the board."""


@dataclass(slots=True)
class Tray:
    """What a decision offers: title and remark, parts, and the payment that stands."""

    style: TableStyle
    title: str
    remark: str = ""
    bill: Bill | None = None
    parts: list[tuple[Thing, Chip | None]] = field(default_factory=list)
    over: list[tuple[Thing, Answer]] = field(default_factory=list)
    """Parts that lie over the board, where there is more room."""

    def draw(self, rect: Rect, painter: Callable[..., None], *args: Any) -> None:
        """Something that is only looked at."""
        self.parts.append((Thing(f"tray.{len(self.parts)}", rect, Face(painter, args), ABOVE), None))

    def offer(self, rect: Rect, chip: Chip) -> None:
        """A part; its tip keeps clear of the whole tray."""
        thing = Thing(
            f"tray.{len(self.parts)}",
            rect,
            chip.face,
            OVER,
            label=chip.label,
            subject=chip.subject,
            told=chip.tip is not None,
            beside=self.style.layout.tray,
        )
        self.parts.append((thing, chip))

    def laid(self) -> list[tuple[Thing, Chip | None]]:
        """The plate and all that lies on it."""
        face = Face(draw_plate, (self.style, self.title, self.remark))
        return [(Thing("tray", self.style.layout.tray, face, ABOVE, bleed=8), None), *self.parts]

    def over_board(self) -> list[Thing]:
        """What lies over the board, on a plate with the title; tips keep clear of all of it."""
        if not self.over:
            return []
        screen, cards = self.style.screen, covered([thing.place for thing, _ in self.over])
        head = round(screen.text(22) * 1.7)
        plate = Rect(cards.x, cards.y - head, cards.width, cards.height + head).inflate(screen.px(44), screen.px(30))
        under = Thing("over", plate, Face(draw_over, (self.style, self.title, head)), OVER, bleed=60)
        return [under, *(thing._replace(layer=OVER, beside=cards) for thing, _ in self.over)]


def covered(places: Sequence[Rect]) -> Rect:
    return places[0].unionall(list(places[1:]))


def draw_over(target: Surface, plate: Rect, style: TableStyle, title: str, head: int) -> None:
    screen = style.screen
    tooltip(plate.size, screen.scale).put(target, plate.topleft)
    line = Rect(plate.x + screen.px(14), plate.y + screen.px(6), plate.width - screen.px(28), head)
    words.line(target, title, line, "heading", screen.text(22), GOLD_TITLE, "center", 12)


def head_height(style: TableStyle) -> int:
    return max(style.screen.px(34), round(style.screen.text(18) * 1.55))


def inside(style: TableStyle) -> Rect:
    """What is left below the title."""
    rect, px = style.layout.tray, style.screen.px
    top = rect.y + head_height(style) + px(5)
    return Rect(rect.x + px(12), top, rect.width - px(24), rect.bottom - px(9) - top)


def draw_plate(target: Surface, rect: Rect, style: TableStyle, title: str, remark: str) -> None:
    screen = style.screen
    scale = screen.scale
    picture = body(rect.size, PAPER, "papyrus", 10 * scale, max(1, round(1.8 * scale)), (18, -16), 20, 12)
    with_shadow(picture, 10 * scale, (2, 4, 5, 150), scale).put(target, rect.topleft)
    outline(target, rect.inflate(-screen.px(8), -screen.px(8)), (168, 120, 50), 1.1, 8 * scale, 200)
    head = Rect(rect.x + screen.px(16), rect.y + screen.px(3), rect.width - screen.px(32), head_height(style))
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


def draw_block(target: Surface, rect: Rect, text: str, px: int, least: int = 13) -> None:
    """Words that fill a place."""
    words.block(target, text, rect, "body", px, INK, "center", least, True)


Picture: TypeAlias = tuple[Any, ...]
"""A painter and what it needs before the height."""


class Shown(NamedTuple):
    """What stands on a chip."""

    pictures: tuple[Picture, ...]
    text: str
    kind: ButtonKind


def chip(
    style: TableStyle,
    label: str,
    moves: tuple[Move, ...],
    pictures: tuple[Picture, ...] = (),
    text: str = "",
    kind: ButtonKind = "papyrus",
    refusals: tuple[Refusal, ...] = (),
    **more: Any,
) -> Chip:
    """An answer: pictures, words or both; `more` are fields of the chip."""
    face = Face(draw_chip, (style, Shown(pictures, text, kind), bool(moves)), bool(moves))
    return Chip(label, face, moves, () if moves else refusals, **more)


def offer_chips(tray: Tray, chips: Sequence[Chip], room: Rect) -> None:
    """Rows of equal chips; as few rows as the words allow."""
    style = tray.style
    px, gap = style.screen.px, style.screen.px(8)
    size = style.screen.text(18)
    wanted = max(_wanted(style, chip, size) for chip in chips)
    columns = max(1, min(len(chips), (room.width + gap) // (wanted + gap)))
    rows = -(-len(chips) // columns)
    columns = -(-len(chips) // rows)
    high = min(px(92), (room.height - gap * (rows - 1)) // rows)
    wide = (room.width - gap * (columns - 1)) // columns
    top = room.y + (room.height - rows * high - gap * (rows - 1)) // 2
    for number, one in enumerate(chips):
        row, column = divmod(number, columns)
        tray.offer(Rect(room.x + column * (wide + gap), top + row * (high + gap), wide, high), one)


def _wanted(style: TableStyle, one: Chip, size: int) -> int:
    pictures, text, _ = one.face.args[1]
    wide = min(width(text, "bold", size), style.screen.px(260)) if text else 0
    return wide + len(pictures) * style.screen.px(48) + style.screen.px(24)


def draw_chip(
    target: Surface, rect: Rect, style: TableStyle, shown: Shown, usable: bool, state: FaceState = "normal"
) -> None:
    px, button = style.screen.px, button_state(state, usable)
    button_plate(rect.size, shown.kind, button, style.screen.scale).put(target, rect.topleft)
    _, ink, _ = tone(shown.kind, button)
    high = min(px(52), rect.height - px(16))
    pictures = [make(*args, high) for make, *args in shown.pictures]
    gap, size = px(6), style.screen.text(18)
    used = sum(one.get_width() + gap for one in pictures)
    room = Rect(rect.x + px(8) + used, rect.y + 2, rect.width - used - px(16), rect.height - 4)
    fitted = fit_line(shown.text, "bold", size, room.width, 13)
    wide = width(fitted.text, "bold", fitted.px) if fitted.whole else room.width
    x = rect.centerx - (used + wide - (0 if shown.text else gap)) / 2
    for one in pictures:
        picture = faded(one, 110) if button == "disabled" else one
        raised(picture, 1.5).centred(target, (x + one.get_width() / 2, rect.centery))
        x += one.get_width() + gap
    if not fitted.whole:
        words.block(target, shown.text, room, "bold", size, ink, "center", 12, True)
    elif shown.text:
        put_text(target, fitted.text, "bold", fitted.px, ink, (x, rect.centery))


def wish_chip(style: TableStyle, move: Move) -> Chip:
    """A button for whoever wishes, or no longer wishes, to choose every token of the next payment."""
    label = style.narrator.move(move)
    told = Tip(label, (style.say("tray.freely_told" if move == PAY_FREELY else "tray.usual_told"),))
    return chip(style, label, (move,), text=label, foretold=lambda: told)
