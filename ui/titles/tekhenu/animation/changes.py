"""Small changes: gains that rise to their seat, markers that walk, tiles that slide, cards that turn, scales."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.tekhenu.state import Tekhenu
from ui.art.curves import Point, lerp
from ui.art.light import raised
from ui.art.tokens import score_marker
from ui.boards.animation.motion import ease, within
from ui.boards.board import Animation
from ui.titles.tekhenu.cards.pillar_tile import pillar_tile, tile_back
from ui.titles.tekhenu.look import Look


class Rise(Animation):
    """Tokens and points rise from what caused them to the panel of their seat."""

    def __init__(self, view: Tekhenu, gains: Sequence[tuple[Surface, Point, Point]]) -> None:
        self.view = view
        self.seconds = 0.6
        self._gains = gains

    def paint(self, target: Surface, done: float) -> None:
        for number, (picture, start, goal) in enumerate(self._gains):
            begin = min(0.3, 0.06 * number)
            share = within(done, begin, min(1.0, begin + 0.7))
            if share <= 0 or share >= 1:
                continue
            spread = (number - (len(self._gains) - 1) / 2) * picture.get_width() * 0.9
            above = (start[0] + spread, start[1] - picture.get_height())
            at = lerp(start, above, ease(share / 0.3)) if share < 0.3 else lerp(above, goal, ease((share - 0.3) / 0.7))
            raised(picture, 4).centred(target, at)


class Walk(Animation):
    """Markers of seats move along a track."""

    def __init__(self, look: Look, view: Tekhenu, walks: Sequence[tuple[int, Point, Point]], size: int) -> None:
        self.view = view
        self.seconds = 0.3 if len(walks) == 1 else 0.5
        self._look = look
        self._walks = walks
        self._size = size

    def paint(self, target: Surface, done: float) -> None:
        for seat, start, goal in self._walks:
            marker = score_marker(self._look.liveries[seat], self._size)
            raised(marker, 4).centred(target, lerp(start, goal, ease(done)))


class Slide(Animation):
    """The display of Râ moves right, and the new tile turns over at the left."""

    def __init__(self, look: Look, view: Tekhenu, tiles: Sequence[tuple[str, int]], tile: str) -> None:
        """`tiles` are on their way, each with the slot that it leaves; `view` shows the display without them."""
        self.view = view
        self.seconds = 0.55
        self._look = look
        self._tiles = tiles
        self._tile = tile

    def paint(self, target: Surface, done: float) -> None:
        layout = self._look.layout
        share = ease(within(done, 0.0, 0.45))
        for tile, slot in self._tiles:
            start, goal = layout.display(slot), layout.display(slot + 1)
            at = lerp(start.center, goal.center, share)
            raised(pillar_tile(start.width, tile), 3).centred(target, at)
        place = layout.display(0)
        turn = within(done, 0.45, 1.0)
        if not self._tile or turn <= 0:
            return
        at = lerp(layout.pile.center, place.center, ease(turn))
        face = tile_back(place.width) if turn < 0.5 or self._tile == "?" else pillar_tile(place.width, self._tile)
        narrow = max(1, round(place.width * abs(2 * turn - 1)))
        shown = pygame.transform.smoothscale(face, (narrow, place.width))
        target.blit(shown, shown.get_rect(center=(round(at[0]), round(at[1]))))


class TurnOver(Animation):
    """Cards of the market are turned up in their places."""

    def __init__(self, view: Tekhenu, cards: Sequence[tuple[Rect, Surface, Surface]], seconds: float = 0.3) -> None:
        """Each with its place, its back and its face."""
        self.view = view
        self.seconds = seconds
        self._cards = cards

    def paint(self, target: Surface, done: float) -> None:
        share = ease(done)
        for place, back, face in self._cards:
            shown = back if share < 0.5 else face
            narrow = max(1, round(place.width * abs(2 * share - 1)))
            picture = pygame.transform.smoothscale(shown, (narrow, place.height))
            target.blit(picture, picture.get_rect(center=place.center))


class Tilt(Animation):
    """The beam of the own scales swings to its new balance."""

    def __init__(self, view: Tekhenu, before: float, after: float, paint: Callable[[Surface, float], None]) -> None:
        """`paint` draws the scales at a balance, also between two whole ones."""
        self.view = view
        self.seconds = 0.4
        self._before = before
        self._after = after
        self._paint = paint

    def paint(self, target: Surface, done: float) -> None:
        share = ease(done)
        self._paint(target, self._before + (self._after - self._before) * share)
