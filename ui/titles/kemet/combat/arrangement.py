"""Where the answers lie on the stage: cards from the left, buttons beside them or below each other."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from game.core.records import record
from game.kemet.breakdown import counted_lines
from game.kemet.state import ATTACKER, DEFENDER, Kemet
from ui.titles.kemet.combat.answers import Replies, Reply
from ui.titles.kemet.combat.geometry import Stage, stage_for
from ui.titles.kemet.style import TableStyle

_BATTLE, _DIVINE = 90 / 150, 116 / 145
"""Width of cards of the hand for a height of 1."""
_NARROWEST = 0.82
"""So much of that width is left to cards before they overlap."""
_LEAST = 70
"""Pixels that the longest word of a battle card needs."""
FEWEST_ROWS = 5
"""Lines for which there is room from the beginning, so that the scene does not jump."""


@record
class Laid:
    """An answer and its place."""

    answer: Reply
    rect: Rect

    @property
    def shown(self) -> Reply:
        """As much of the answer as its picture shows."""
        return replace(self.answer, refusals=())


def stage_of(style: TableStyle, view: Kemet) -> Stage:
    """The stage for the Combat of a view."""
    combat = view.combat
    assert combat is not None
    rows = max(FEWEST_ROWS, *(len(counted_lines(view, combat, side)) for side in (ATTACKER, DEFENDER)))
    return stage_for(style, rows, bool(combat.counted))


def arranged(style: TableStyle, stage: Stage, answers: Replies) -> list[Laid]:
    """Cards from the left, buttons at their right; buttons alone share the whole width."""
    room, px = stage.answers, style.screen.px
    if not answers.cards and not answers.others:
        return _buttons(style, room, answers.buttons)
    wide = min(px(360), room.width // 3) if answers.buttons else 0
    cards = Rect(room.x, room.y + heading_height(style), room.width - wide - (px(16) if wide else 0), 0)
    cards.height = room.bottom - cards.y
    found = _cards(style, cards, answers)
    beside = Rect(room.right - wide, cards.y, wide, cards.height)
    return found + _buttons(style, beside, answers.buttons)


def heading_height(style: TableStyle) -> int:
    """A line of words, clear of the light around the cards."""
    return round(style.screen.text(17) * 1.35) + style.screen.px(5)


def _cards(style: TableStyle, room: Rect, answers: Replies) -> list[Laid]:
    """All in one row: as high as there is room, narrower than drawn where there are too many, then overlapping."""
    gap, split = style.screen.px(8), style.screen.px(26) if answers.others else 0
    cards = [*answers.cards, *answers.others]
    high = min(room.height, style.screen.px(226))
    drawn = [high * (_BATTLE if card.kind == "battle" else _DIVINE) for card in cards]
    left = room.width - split - gap * (len(cards) - 1)
    narrowed = min(1.0, max(_NARROWEST, _LEAST / (high * _BATTLE), left / sum(drawn)))
    shapes = [int(wide * narrowed) for wide in drawn]
    step = gap + min(0, left - sum(shapes)) // max(1, len(cards) - 1)
    found, x = [], room.x
    for number, (card, wide) in enumerate(zip(cards, shapes, strict=True)):
        if number == len(answers.cards) and split:
            x += split
        found.append(Laid(card, Rect(x, room.y, wide, high)))
        x += wide + step
    return found


def _buttons(style: TableStyle, room: Rect, buttons: tuple[Reply, ...]) -> list[Laid]:
    """Beside each other where they are wide enough, else in several rows."""
    if not buttons:
        return []
    gap, px = style.screen.px(12), style.screen.px
    least = min(round(style.screen.text(18) * 15), max(px(270), (room.width - 2 * gap) // 3))
    per_row = max(1, min(len(buttons), (room.width + gap) // (least + gap)))
    rows = -(-len(buttons) // per_row)
    per_row = -(-len(buttons) // rows)
    wide = (room.width - gap * (per_row - 1)) // per_row
    small_gap = gap if rows < 3 else px(6)
    largest = round(style.screen.text(23) * 1.3 + style.screen.text(18) * 2.5) + px(26)
    high = min((room.height - small_gap * (rows - 1)) // rows, largest)
    found = []
    for number, button in enumerate(buttons):
        row, column = divmod(number, per_row)
        found.append(Laid(button, Rect(room.x + column * (wide + gap), room.y + row * (high + small_gap), wide, high)))
    return found
