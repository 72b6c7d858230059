"""Province cards turn over on their deck, fly to their provinces and unroll to bid cards."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.amunre.state import AmunRe
from ui.art.cards import card_back
from ui.boards.amunre.furniture import PROVINCE_BACK, PROVINCES
from ui.boards.amunre.look import Look
from ui.boards.amunre.pieces import put
from ui.boards.amunre.province_card import province_card
from ui.boards.animation.motion import arc, ease, within
from ui.boards.board import Animation

EACH = 0.55


class Reveal(Animation):
    """One card after the other."""

    def __init__(self, look: Look, view: AmunRe, provinces: tuple[str, ...]) -> None:
        self.view = view
        self.seconds = EACH * len(provinces) * 0.7 + EACH
        self._look = look
        self._provinces = provinces

    def paint(self, target: Surface, done: float) -> None:
        count = len(self._provinces)
        length = EACH / self.seconds
        step = (1 - length) / max(1, count - 1)
        for k, province in enumerate(self._provinces):
            share = within(done, k * step, k * step + length)
            if share > 0:
                self._card(target, province, share)

    def _card(self, target: Surface, province: str, share: float) -> None:
        layout = self._look.layout
        deck, goal = layout.deck(PROVINCES), layout.bid_card(province)
        size = (round(deck.height * 1.2), deck.height)
        if share < 0.3:
            self._turn(target, deck, province, share / 0.3)
            return
        fly = ease(within(share, 0.3, 0.8))
        at = arc(deck.center, goal.center, fly, layout.px(60))
        face = province_card(self._look, province, size, True)
        if share < 0.8:
            put(target, face, at, 3 + round(8 * fly * (1 - fly)))
            return
        unroll = ease(within(share, 0.8, 1.0))
        wide = round(size[0] + (goal.width - size[0]) * unroll)
        high = round(size[1] + (goal.height - size[1]) * unroll)
        sheet = pygame.transform.smoothscale(face, (wide, high))
        target.blit(sheet, sheet.get_rect(center=goal.center))

    def _turn(self, target: Surface, deck: Rect, province: str, share: float) -> None:
        """Back, edge, face."""
        back = card_back(deck.size, PROVINCE_BACK, "sphinx", 6)
        size = (round(deck.height * 1.2), deck.height)
        shown = back if share < 0.5 else province_card(self._look, province, size, True)
        narrow = max(1, round(shown.get_width() * abs(2 * share - 1)))
        turned = pygame.transform.smoothscale(shown, (narrow, deck.height))
        target.blit(turned, turned.get_rect(center=(deck.centerx, deck.centery - round(12 * share))))
