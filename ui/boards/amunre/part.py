"""A part of the tray: where it is, how it looks, what it stands for. Painted and pointed at from the same record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from ui.art.buttons import State, put_button
from ui.art.lettering import fit_line, width
from ui.art.masks import rounded
from ui.art.ornament import outline
from ui.art.palette import ButtonKind
from ui.art.surface import recoloured
from ui.boards.target import Target
from ui.frame import words
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip

Painter = Callable[[Surface, State], None]


@dataclass(frozen=True, slots=True)
class Part:
    """Something in the tray. Without moves, refusals, act and tip it is only painted."""

    rect: Rect
    label: str
    paint: Painter
    moves: tuple[Move, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    act: Callable[[], None] | None = None
    drag: Callable[[float], None] | None = None
    """A slider: gets the share of its length."""
    step: Callable[[int], None] | None = None
    """A slider: left and right."""
    subject: str = ""
    tip: Tip | None = None
    layer: int = 2
    primary: bool = False
    """The gold button of the tray: Enter presses it."""
    beside: Rect | None = None
    """What its tip must not cover: the things that stand with it."""

    @property
    def usable(self) -> bool:
        return bool(self.moves or self.act or self.drag)

    @property
    def pointable(self) -> bool:
        return self.usable or bool(self.refusals or self.subject or self.tip)

    @property
    def state(self) -> State:
        return "normal" if self.usable else "disabled"


def face(part: Part) -> Callable[[Surface, Target], None]:
    """How a part looks under the pointer."""

    def draw(target: Surface, at: Target) -> None:
        if part.usable:
            part.paint(target, "pressed" if at.held else "hover")

    return draw


def button(
    screen: Screen,
    rect: Rect,
    label: str,
    kind: ButtonKind = "gold",
    moves: Sequence[Move] = (),
    refusals: Sequence[Refusal] = (),
    act: Callable[[], None] | None = None,
    sign: str | None = None,
    name: str = "",
    size: float = 19,
) -> Part:
    """A button whose words fit: the sign goes before a word is cut."""
    room = rect.width - screen.px(18)
    px = min(screen.text(size), round(rect.height * 0.56))
    wide = round(px * 2.0) if sign else 0
    fitted = fit_line(label, "bold", px, room - wide, 13)
    if sign and not fitted.whole:
        sign = None
        fitted = fit_line(label, "bold", px, room, 11)

    def paint(target: Surface, state: State) -> None:
        words.report(label, rect, fitted.whole and width(fitted.text, "bold", fitted.px) <= rect.width)
        put_button(target, rect, fitted.text, kind, state, sign, fitted.px, role="bold", scale=screen.scale)

    return Part(rect, name or label, paint, tuple(moves), tuple(refusals), act)


def label(rect: Rect, text: str, paint: Callable[[Surface, Rect], None]) -> Part:
    """Words or pictures that are only looked at."""
    return Part(rect, text, lambda target, _: paint(target, rect))


def hollow(target: Surface, rect: Rect, screen: Screen) -> None:
    """A dark place in the plate, for words that are only read."""
    corner = 8 * screen.scale
    target.blit(recoloured(rounded(rect.size, corner), (26, 16, 9), 170), rect)
    outline(target, rect, (150, 112, 56), max(1.0, 1.2 * screen.scale), corner, 130)
