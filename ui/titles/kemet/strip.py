"""What happens next: the round and the token, and the three phases with their signs."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.kemet.components import components
from game.kemet.state import NOBODY, Kemet
from ui.art.buttons import button_plate, tone
from ui.art.icons import put_icon
from ui.art.lettering import fit_line, put_text, width
from ui.art.palette import CREAM_SECOND, GOLD_TITLE, ButtonKind
from ui.frame import words
from ui.titles.kemet.style import TableStyle

PHASES = (("day", "sun"), ("night", "moon"), ("dawn", "dawn"))


class Moment(NamedTuple):
    """What the strip tells."""

    round: int
    phase: str
    last: bool
    """The end was triggered."""
    token: int
    """The number of the token that is played; 0: none is."""

    @classmethod
    def of(cls, view: Kemet) -> Moment:
        playing = view.phase == "day" and view.active != NOBODY
        first, last, placed = view.order[0], view.order[-1], view.own_tokens
        token = placed[last] + 1 if view.active == first else placed[first]
        return cls(view.round, view.phase, view.triggered != NOBODY, token if playing else 0)


def draw_strip(target: Surface, place: Rect, style: TableStyle, moment: Moment) -> None:
    screen = style.screen
    px = screen.px
    left = Rect(place.x, place.y, round(place.width * 0.36), place.height)
    upper = Rect(left.x, left.y, left.width, round(left.height * 0.56))
    lower = Rect(left.x, upper.bottom, left.width, left.bottom - upper.bottom)
    title = style.say("strip.round", n=moment.round) if moment.phase != "setup" else style.say("strip.setup")
    words.line(target, title, upper, "heading", screen.text(22), GOLD_TITLE, "left", 11)
    words.line(target, _remark(style, moment), lower, "italic", max(13, screen.text(15)), CREAM_SECOND, "left", 10)
    row = Rect(left.right + px(6), place.y + px(3), place.right - left.right - px(6), place.height - px(6))
    gap = px(5)
    wide = (row.width - 2 * gap) // 3
    for number, (phase, sign) in enumerate(PHASES):
        rect = Rect(row.x + number * (wide + gap), row.y, wide, row.height)
        _phase(target, style, rect, style.say(f"strip.{phase}"), sign, moment.phase == phase)


def _remark(style: TableStyle, moment: Moment) -> str:
    if moment.phase == "setup":
        return style.say("strip.before")
    if moment.last:
        return style.say("strip.last")
    if moment.token:
        return style.say("strip.token", n=moment.token, of=components().own_tokens)
    return style.say("strip.end_at", n=components().end_trigger)


def _phase(target: Surface, style: TableStyle, rect: Rect, text: str, sign: str, now: bool) -> None:
    """A sign over its word, gold while it is the time."""
    screen = style.screen
    kind: ButtonKind = "gold" if now else "wood"
    button_plate(rect.size, kind, "normal" if now else "disabled", screen.scale).put(target, rect.topleft)
    ink = tone(kind, "normal").words if now else (206, 176, 128)
    px = min(screen.text(14), round(rect.height * 0.32))
    fitted = fit_line(text, "heading", px, rect.width - screen.px(4), 9)
    words.report(text, rect, fitted.whole)
    size = round(rect.height * 0.46)
    if width(fitted.text, "heading", fitted.px) > rect.width:
        put_icon(target, sign, round(rect.height * 0.6), ink, rect.center)
        return
    put_icon(target, sign, size, ink, (rect.centerx, rect.y + size * 0.62))
    put_text(target, fitted.text, "heading", fitted.px, ink, (rect.centerx, rect.bottom - rect.height * 0.22), "center")
