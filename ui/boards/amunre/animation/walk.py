"""The score markers walk along the track, one category after another."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect, Surface

from game.amunre.state import AmunRe
from ui.art.lettering import height, put_text
from ui.art.palette import CREAM, GOLD_TITLE
from ui.art.plates import tooltip
from ui.art.tokens import seal
from ui.boards.amunre.look import Look
from ui.boards.amunre.picture import BoardPicture
from ui.boards.amunre.score_track import paint_markers
from ui.boards.animation.motion import ease, within
from ui.boards.board import Animation
from ui.frame import words


class ScoreWalk(Animation):
    """A plate names the category and who gets how much; the markers go there."""

    def __init__(self, look: Look, picture: BoardPicture, view: AmunRe, title: str, gains: Mapping[int, int]) -> None:
        self.view = view
        self.seconds = 1.0 + min(1.2, 0.09 * max(gains.values()))
        self._look = look
        self._board = picture
        self._title = title
        self._gains = gains
        self._points = list(view.points)

    def paint(self, target: Surface, done: float) -> None:
        view = self.view
        assert isinstance(view, AmunRe)
        target.blit(self._board.of(view, None, markers=False), self._look.layout.zones.board)
        share = ease(within(done, 0.15, 0.85))
        points = [have + self._gains.get(seat, 0) * share for seat, have in enumerate(self._points)]
        paint_markers(target, self._look.layout, self._look.liveries, points)
        self._plate(target)

    def _plate(self, target: Surface) -> None:
        """In the middle of the map: the category, below it a seal and a number for each seat."""
        look, screen = self._look, self._look.layout.screen
        px, line = screen.text(26), screen.text(24)
        seats = sorted(self._gains)
        seal_size = round(line * 1.5)
        cell = seal_size + screen.px(14) + line * 2
        size = (
            max(screen.px(420), len(seats) * cell + screen.px(60)),
            height("heading", px) + seal_size + screen.px(50),
        )
        place = Rect((0, 0), size)
        place.center = look.layout.map.center
        tooltip(size, screen.scale).put(target, place.topleft)
        head = Rect(
            place.x + screen.px(16), place.y + screen.px(12), place.width - screen.px(32), height("heading", px)
        )
        words.line(target, self._title, head, "heading", px, GOLD_TITLE, "center")
        x = place.centerx - len(seats) * cell // 2
        y = head.bottom + screen.px(8) + seal_size // 2
        for seat in seats:
            sign = seal(look.liveries[seat], seal_size)
            target.blit(sign, sign.get_rect(midleft=(x, y)))
            put_text(target, f"+{self._gains[seat]}", "number", line, CREAM, (x + seal_size + screen.px(8), y))
            x += cell
