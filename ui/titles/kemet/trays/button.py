"""A button of a tray: words, signs and pictures on a plate."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from ui.art.buttons import button_plate, tone
from ui.art.icons import icon
from ui.art.lettering import fit_line, put_text, width
from ui.art.light import raised
from ui.art.palette import ButtonKind
from ui.art.surface import faded
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.kit.answer import Answer
from ui.kit.thing import Face, FaceState, Thing, button_state
from ui.titles.kemet.spread import Spread, Tell
from ui.titles.kemet.style import TableStyle


class Picture(NamedTuple):
    """A picture on a button: drawn by its arguments and a height."""

    draw: Callable[..., Surface]
    args: tuple[Any, ...] = ()


class Button(NamedTuple):
    """What a button stands for: moves, or a change of what is chosen."""

    label: str
    moves: tuple[Move, ...] = ()
    text: str = ""
    pictures: tuple[Picture, ...] = ()
    kind: ButtonKind = "papyrus"
    refusals: tuple[Refusal, ...] = ()
    act: Callable[[], None] | None = None
    ready: bool = False
    """Enter answers with it as long as the keyboard is nowhere else."""
    subject: str = ""
    tip: Tell | None = None
    sure: bool = False
    """It confirms what was put together on the board."""
    then: tuple[Move, ...] = ()
    """What follows its move."""

    @property
    def usable(self) -> bool:
        return bool(self.moves) or self.act is not None


def lay_button(spread: Spread, zone: list[Thing], name: str, button: Button, place: Rect, layer: int = 4) -> None:
    usable = button.usable
    face = Face(draw_button, (spread.style, Plate(button.text, button.pictures, button.kind, usable)), True)
    thing = Thing(name, place, face, layer, label=button.label, subject=button.subject)
    answer = Answer(
        name,
        button.moves,
        () if usable else button.refusals,
        button.act,
        then=button.then,
        primary=button.ready and usable,
        sure=button.sure,
    )
    tell = button.tip or (None if usable or button.refusals else partial(Tip, button.label))
    spread.put(zone, thing, answer, tell)


class Plate(NamedTuple):
    """What a button looks like while nobody points at it."""

    text: str = ""
    pictures: tuple[Picture, ...] = ()
    kind: ButtonKind = "wood"
    usable: bool = True


def draw_button(target: Surface, rect: Rect, style: TableStyle, plate: Plate, state: FaceState = "normal") -> None:
    text, pictures, kind, usable = plate
    px, shown = style.screen.px, button_state(state, usable)
    button_plate(rect.size, kind, shown, style.screen.scale).put(target, rect.topleft)
    _, ink, _ = tone(kind, shown)
    high = min(px(92), rect.height - px(12)) if not text else min(px(60), rect.height - px(10))
    made = [picture.draw(*picture.args, high) for picture in pictures]
    gap = px(5)
    used = sum(one.get_width() + gap for one in made)
    size = style.screen.text(18)
    room = rect.width - used - px(14)
    fitted = fit_line(text, "bold", size, room, 13)
    if text and not fitted.whole:
        x: float = rect.x + px(7)
        for one in made:
            raised(one, 1.5).centred(target, (x + one.get_width() / 2, rect.centery))
            x += one.get_width() + gap
        label = Rect(round(x), rect.y + 2, room, rect.height - 4)
        words.block(target, text, label, "bold", size, ink, "center", 11, True)
        return
    wide = width(fitted.text, "bold", fitted.px) if text else -gap
    x = rect.centerx - (used + wide) / 2
    for one in made:
        lit = faded(one, 110) if shown == "disabled" else one
        raised(lit, 1.5).centred(target, (x + one.get_width() / 2, rect.centery))
        x += one.get_width() + gap
    if text:
        put_text(target, fitted.text, "bold", fitted.px, ink, (x, rect.centery))


def sign(name: str, ink: tuple[int, int, int]) -> Picture:
    """A sign as the picture of a button."""
    return Picture(draw_sign, (name, ink))


def draw_sign(name: str, ink: tuple[int, int, int], high: int) -> Surface:
    return icon(name, max(12, round(high * 0.62)), ink)
