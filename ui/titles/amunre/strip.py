"""What happens next: kingdom, turn, one pyramid for each turn of the game, the phases with the present one in gold."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.amunre.components import PHASES, components
from game.amunre.state import AmunRe
from ui.art.colour import Colour
from ui.art.lettering import Role, put_text, width
from ui.art.masonry import pyramid
from ui.art.ornament import outline
from ui.art.palette import CREAM, GOLD_TITLE, INK
from ui.art.plates import pill
from ui.frame import words
from ui.kit.sprite import dimmed
from ui.titles.amunre.style import TableStyle

_WAITING: Colour = (206, 184, 144)
_PILL: Colour = (226, 174, 70)
KINGDOMS = 2


class Moment(NamedTuple):
    """The point of the game that the strip shows."""

    kingdom: str
    turn: int
    """Of the kingdom."""
    round: int
    """Of the whole game."""
    phase: str
    over: bool

    @classmethod
    def of(cls, view: AmunRe) -> Moment:
        return cls(view.kingdom_id, view.turn_of_kingdom, view.round, view.phase, view.over)


def paint_strip(target: Surface, style: TableStyle, now: Moment) -> None:
    """Two rows; where words have no room the other phases are only numbers."""
    screen, place = style.layout.screen, style.layout.zones.strip
    pad = screen.px(12)
    inside = place.inflate(-2 * pad, -2 * screen.px(5))
    upper = Rect(inside.x, inside.y, inside.width, inside.height // 2)
    lower = Rect(inside.x, upper.bottom, inside.width, inside.height - upper.height)
    _kingdom(target, style, now, upper)
    _phases(target, style, now, lower)


def _kingdom(target: Surface, style: TableStyle, now: Moment, row: Rect) -> None:
    screen, turns = style.layout.screen, components().turns_per_kingdom
    title = style.narrator.label("kingdom", now.kingdom)
    turn = style.say("strip.turn", n=now.turn, turns=turns)
    short = style.say("strip.turn_short", n=now.turn, turns=turns)
    title_px, turn_px = screen.text(19), screen.text(18)
    gap = screen.px(10)
    high = min(row.height - 2, round(turn_px * 0.95))
    pyramids = KINGDOMS * turns * round(high * 1.36) + screen.px(8)
    for said, shown in ((turn, True), (short, True), (short, False)):
        need = width(title, "heading", title_px) + gap + width(said, "body", turn_px) + (gap + pyramids) * shown
        if need <= row.width:
            break
    said_wide = min(width(said, "body", turn_px), row.width // 2)
    room = row.width - said_wide - gap - (gap + pyramids) * shown
    drawn = words.line(target, title, Rect(row.x, row.y, room, row.height), "heading", title_px, GOLD_TITLE)
    at = Rect(drawn.right + gap, row.y, row.right - drawn.right - gap, row.height)
    drawn = words.line(target, said, at, "body", turn_px, CREAM)
    if shown:
        _turns(target, style, now, drawn.right + gap, row.centery, high)


def _turns(target: Surface, style: TableStyle, now: Moment, left: int, middle: int, high: int) -> None:
    """A pyramid for each turn of both kingdoms, the present one in a gold frame."""
    turns = components().turns_per_kingdom
    step = round(high * 1.36)
    for index in range(KINGDOMS * turns):
        shown = pyramid(high)
        if index >= now.round:
            shown = dimmed(shown, 74)
        x = left + index * step + (style.layout.screen.px(8) if index >= turns else 0)
        spot = shown.get_rect(midleft=(x, middle))
        target.blit(shown, spot)
        if index + 1 == now.round and not now.over:
            outline(target, spot.inflate(6, 4), (255, 214, 90), 1.6, 5)


def _phases(target: Surface, style: TableStyle, now: Moment, row: Rect) -> None:
    screen = style.layout.screen
    px = screen.text(17)
    pad = screen.px(9)
    labels = _labels(style, now, row.width, px, pad)
    x = row.x
    for name, label in labels.items():
        here = name == now.phase and not now.over
        role: Role = "bold" if here else "body"
        wide = width(label, role, px) + 2 * pad
        spot = Rect(x, row.y + (row.height - round(px * 1.4)) // 2, wide, round(px * 1.4))
        if here:
            target.blit(pill(spot.size, _PILL, None, 255), spot)
        put_text(target, label, role, px, INK if here else _WAITING, (spot.centerx, spot.centery - 1), "center")
        x += wide + screen.px(4)
    words.report(" ".join(labels.values()), row, x - screen.px(4) <= row.right + pad)


def _labels(style: TableStyle, now: Moment, room: int, px: int, pad: int) -> dict[str, str]:
    """Names of all phases, or numbers for those that wait."""
    full = {name: _numbered(k, style.phase(name)) for k, name in enumerate(PHASES)}
    step = style.layout.screen.px(4)
    if sum(width(label, "bold", px) + 2 * pad + step for label in full.values()) - step <= room + pad:
        return full
    return {name: full[name] if name == now.phase else str(k + 1) for k, name in enumerate(PHASES)}


def _numbered(index: int, label: str) -> str:
    return label if index == len(PHASES) - 1 else f"{index + 1} {label}"
