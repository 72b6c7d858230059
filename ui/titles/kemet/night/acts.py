"""What is seen of a step of the Night: its chip, and what each seat gains, one seat after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.kemet.state import Kemet
from ui.art.inline import fit_sentence
from ui.art.light import raised
from ui.art.palette import CREAM, CREAM_SECOND, GOLD_TITLE
from ui.frame import words
from ui.kit.contract import Animation
from ui.kit.motion import ease, within
from ui.titles.kemet.cards import SHIELD_WIDTH, seat_shield
from ui.titles.kemet.combat.wording import say
from ui.titles.kemet.night.chips import LEAST, draw_steps, night_plate
from ui.titles.kemet.night.steps import steps_for
from ui.titles.kemet.style import TableStyle

APPEAR, EACH, STILL, EMPTY = 0.15, 0.12, 0.7, 0.5
"""Seconds: the plate comes, each line comes, a moment to read, a step in which nobody gains."""


class NightAct(Animation):
    """One step over the map."""

    def __init__(
        self, style: TableStyle, view: Kemet, step: str, told: Mapping[int, Sequence[str]], first: bool, calm: bool
    ) -> None:
        """`first`: the plate was not there before; `calm`: all lines come at once."""
        self.view = view
        self.step = step
        self.told = told
        self.scene = view
        self._style = style
        self._first = first
        self._seats = [seat for seat in view.order if told.get(seat)]
        self._coming = 0.0 if calm else EACH * len(self._seats)
        self.seconds = APPEAR + self._coming + (STILL if self._seats else EMPTY)
        self._picture: Surface | None = None

    def place(self) -> Rect:
        """In the middle of the map: head, steps, and a line for every seat that gains."""
        screen, board = self._style.screen, self._style.layout.map
        rows = max(1, len(self._seats))
        high = self._head() + self._chips() + rows * self._row() + screen.px(46)
        place = Rect(0, 0, round(board.width * 0.8), min(high, board.height))
        place.center = board.center
        return place

    def _head(self) -> int:
        return round(self._style.screen.text(26) * 1.3)

    def _chips(self) -> int:
        return round(self._style.screen.text(16) * 1.8) + self._style.screen.px(10)

    def _row(self) -> int:
        return max(self._style.screen.px(40), round(self._style.screen.text(20) * 1.5))

    def paint(self, target: Surface, done: float) -> None:
        gone = done * self.seconds
        place = self.place()
        if self._first and gone < APPEAR:
            self._fade_in(target, place, ease(gone / APPEAR))
            return
        self._frame(target, place)
        for number, seat in enumerate(self._seats):
            start = APPEAR + number * EACH
            share = 1.0 if not self._coming else ease(within(gone, start, start + EACH))
            if share > 0:
                self._line(target, place, number, seat, share)

    def _fade_in(self, target: Surface, place: Rect, share: float) -> None:
        around = place.inflate(self._style.screen.px(30), self._style.screen.px(30)).clip(target.get_rect())
        if self._picture is None:
            whole = target.copy()
            self._frame(whole, place)
            self._picture = whole.subsurface(around).copy()
        self._picture.set_alpha(round(255 * share))
        target.blit(self._picture, around)

    def _frame(self, target: Surface, place: Rect) -> None:
        style, screen = self._style, self._style.screen
        night_plate(place.size, screen.scale).put(target, place.topleft)
        chips = Rect(place.x + screen.px(12), place.y + screen.px(10), place.width - screen.px(24), self._chips())
        draw_steps(target, chips, style, steps_for(self.scene), self.step)
        head = Rect(place.x + screen.px(24), chips.bottom + screen.px(4), place.width - screen.px(48), self._head())
        text = say(style, f"night.what.{self.step}")
        words.line(target, text, head, "heading", screen.text(24), GOLD_TITLE, "center", LEAST)
        if not self._seats:
            room = Rect(head.x, head.bottom, head.width, self._row())
            words.line(
                target, say(style, "night.nobody"), room, "italic", screen.text(20), CREAM_SECOND, "center", LEAST
            )

    def _line(self, target: Surface, place: Rect, number: int, seat: int, share: float) -> None:
        style, screen = self._style, self._style.screen
        high = self._row()
        y = place.y + screen.px(18) + self._chips() + self._head() + number * high
        x = place.x + round(place.width * 0.28) + round((1 - share) * screen.px(30))
        shield = round(high * 0.84)
        raised(seat_shield(style.seat_styles[seat], shield), 1.5).put(target, (x, y + (high - shield) // 2))
        left = x + round(shield * SHIELD_WIDTH) + screen.px(12)
        middle = place.x + round(place.width * 0.6)
        name = Rect(left, y, middle - left - screen.px(8), high)
        words.line(target, style.seat(seat), name, "heading", screen.text(20), CREAM, "left", LEAST)
        text = "   ".join(self.told[seat])
        room = (place.right - screen.px(24) - middle, high)
        made = fit_sentence(text, "body", screen.text(20), CREAM, room, LEAST)
        words.report(text, Rect(middle, y, *room), made.whole)
        made.put(target, (middle, y + (high - made.size[1]) // 2))
