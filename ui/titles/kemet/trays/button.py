"""A button of a tray: words, signs and pictures on a plate."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from ui.art.buttons import button_plate, tone
from ui.art.icons import icon
from ui.art.lettering import fit_line, put_text, width
from ui.art.light import box_aura, raised
from ui.art.palette import LEGAL_GOLD, ButtonKind
from ui.art.surface import faded
from ui.frame import words
from ui.frame.control import State
from ui.frame.tooltip import Tip
from ui.titles.kemet.look import Look
from ui.titles.kemet.place import Place

Picture = Callable[[int], Surface]
"""Drawn for a height."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a button stands for: moves, or a change of what is chosen."""

    label: str
    moves: tuple[Move, ...] = ()
    text: str = ""
    pictures: tuple[Picture, ...] = ()
    kind: ButtonKind = "papyrus"
    refusals: tuple[Refusal, ...] = ()
    act: Callable[[], None] | None = None
    ready: bool = False
    subject: str = ""
    tip: Callable[[], Tip | None] | None = None
    chosen: bool = False
    sure: bool = False
    """It confirms what was put together on the board."""
    then: tuple[Move, ...] = ()
    """What follows its move."""

    @property
    def usable(self) -> bool:
        return bool(self.moves) or self.act is not None


def answer_place(look: Look, answer: Answer, rect: Rect, layer: int = 4) -> Place:
    def pointed(target: Surface) -> None:
        if answer.usable:
            paint_answer(target, look, answer, rect, "hover")

    return Place(
        rect, answer.label, answer.moves, answer.refusals, answer.subject, answer.tip, pointed, layer,
        then=answer.then, act=answer.act, ready=answer.ready and answer.usable, sure=answer.sure,
    )  # fmt: skip


def paint_answer(target: Surface, look: Look, answer: Answer, rect: Rect, state: State) -> None:
    px = look.screen.px
    if answer.chosen:
        box_aura(rect.size, 8 * look.screen.scale, 5 * look.screen.scale, LEGAL_GOLD, 230).put(target, rect.topleft)
    button_plate(rect.size, answer.kind, state, look.screen.scale).put(target, rect.topleft)
    _, ink, _ = tone(answer.kind, state)
    high = min(px(92), rect.height - px(12)) if not answer.text else min(px(60), rect.height - px(10))
    pictures = [make(high) for make in answer.pictures]
    gap = px(5)
    used = sum(one.get_width() + gap for one in pictures)
    size = look.screen.text(18)
    room = rect.width - used - px(14)
    fitted = fit_line(answer.text, "bold", size, room, 13)
    if answer.text and not fitted.whole:
        x: float = rect.x + px(7)
        for one in pictures:
            raised(one, 1.5).centred(target, (x + one.get_width() / 2, rect.centery))
            x += one.get_width() + gap
        label = Rect(round(x), rect.y + 2, room, rect.height - 4)
        words.block(target, answer.text, label, "bold", size, ink, "center", 11, True)
        return
    wide = width(fitted.text, "bold", fitted.px) if answer.text else -gap
    x = rect.centerx - (used + wide) / 2
    for one in pictures:
        shown = faded(one, 110) if state == "disabled" else one
        raised(shown, 1.5).centred(target, (x + one.get_width() / 2, rect.centery))
        x += one.get_width() + gap
    if answer.text:
        put_text(target, fitted.text, "bold", fitted.px, ink, (x, rect.centery))


def sign(name: str, ink: tuple[int, int, int]) -> Picture:
    """A sign as the picture of a button."""
    return lambda high: icon(name, max(12, round(high * 0.62)), ink)
