"""Cards and players' boards of Tekhenu without their table: positions from random play, and sheets to look at.

`python -m tests.boards.tekhenu_sheet DIR [--size WxH] [--lang fr] [--text 100]` writes PNGs.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Rect, Surface

from game.core.chance import Chance
from game.core.match import Match
from game.core.setup import COLOURS, SeatSetup, Setup
from game.tekhenu import RULES
from game.tekhenu.components import box
from game.tekhenu.state import Tekhenu
from ui.art.palette import Livery, seats
from ui.boards.tekhenu.cards.bot_tile import bot_tile
from ui.boards.tekhenu.cards.displays import paint_cards, paint_destinies
from ui.boards.tekhenu.cards.face import own_card, small_card
from ui.boards.tekhenu.cards.large import large_card
from ui.boards.tekhenu.cards.market import paint_market
from ui.boards.tekhenu.cards.pillar_tile import pillar_tile
from ui.boards.tekhenu.seat.own_board import paint_own_board
from ui.boards.tekhenu.seat.panel import paint_panel
from ui.boards.tekhenu.seat.pyramid import paint_pyramid
from ui.frame.screen import Screen
from ui.text.catalogue import Catalogue
from ui.text.narrator import Narrator

NAMES = ("Néféret", "Imhotep", "Tiyi", "Hatchepsout")
SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
PANELS = {2: 205, 3: 154, 4: 128}
"""Heights of the seat panels of the design."""


@dataclass(frozen=True, slots=True)
class PlainLook:
    """A look without a board around it."""

    screen: Screen
    narrator: Narrator
    liveries: tuple[Livery, ...]


def look_of(
    size: tuple[int, int] = (1920, 1080), language: str = "fr", text: int = 100, solo: bool = False
) -> PlainLook:
    names = (NAMES[0], "Botankhamon") if solo else NAMES
    return PlainLook(Screen(size, text), Narrator(_catalogue(language), "tekhenu", names), seats()[: len(names)])


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue.load(language)


def setup_of(count: int, solo: bool = False, seed: int = 5) -> Setup:
    chairs = [SeatSetup("human", NAMES[k], COLOURS[k]) for k in range(count)]
    if solo:
        chairs[1] = SeatSetup("botankhamon", "Botankhamon", COLOURS[1])
    return Setup("tekhenu", tuple(chairs), (), seed)


@cache
def played(count: int, solo: bool, seed: int) -> Match[Tekhenu]:
    """A whole game of random moves."""
    match = Match(RULES, setup_of(count, solo, seed))
    chance = Chance(seed)
    while not match.over:
        match.play(chance.pick(list(match.position.moves())))
    return match


def position(
    count: int, solo: bool = False, seed: int = 5, when: Callable[[Tekhenu], bool] = lambda p: p.round == 11
) -> Tekhenu:
    """The first position of a random game in which `when` holds."""
    match = played(count, solo, seed)
    return next(p for p in map(match.position_before, range(len(match.moves))) if when(p)).clone()


def hand_of(screen: Screen) -> Rect:
    """Where the own board lies in the design."""
    return screen.place(0.004, 0.804, 0.992, 0.191)


def market_of(screen: Screen) -> Rect:
    return screen.place(0.011, 0.674, 0.803, 0.113)


def panels_of(screen: Screen, count: int) -> list[Rect]:
    high = screen.px(PANELS[count])
    first = screen.place(0.825, 0.061, 0.171, 0.1)
    return [Rect(first.x, first.y + k * (high + screen.px(6)), first.width, high) for k in range(count)]


def all_cards() -> list[str]:
    parts = box()
    return [*parts.blessings, *parts.technologies, *parts.decrees, *parts.start_cards, *parts.destinies]


def cards_sheet(look: PlainLook) -> Surface:
    """Every card as in the market, some as before their owner."""
    screen, out = look.screen, _ground(look.screen)
    for k, card in enumerate([*all_cards(), "B?", "T?", "D?"]):
        at = (screen.px(6 + (k % 19) * 100), screen.px(6 + (k // 19) * 100))
        out.blit(small_card(look, card, (screen.px(94), screen.px(94)), not screen.small), at)
    some = ("B07", "B11", "B13", "B17", "T04", "T06", "T13", "T16", "D02", "D08", "D23", "S02", "A03")
    for k, card in enumerate(some):
        at = (screen.px(6 + k * 146), screen.px(520))
        out.blit(own_card(look, card, (screen.px(138), screen.px(176)), not screen.small, card[0] == "D"), at)
    for k, tile in enumerate(box().tiles):
        out.blit(pillar_tile(screen.px(64), tile, k % 4, k % 5 == 0), (screen.px(6 + k * 70), screen.px(710)))
    for k, tile in enumerate(box().bot.tiles):
        out.blit(bot_tile(screen.px(90), tile), (screen.px(6 + k * 98), screen.px(790)))
    return out


def table_sheet(look: PlainLook, view: Tekhenu, seat: int) -> Surface:
    """Market, displays, a large card, panels, own board of one position."""
    screen, out = look.screen, _ground(look.screen)
    paint_market(out, look, market_of(screen), view, seat)
    paint_destinies(out, look, screen.place(0.3, 0.08, 0.2, 0.1), view)
    paint_cards(out, look, screen.place(0.3, 0.2, 0.5, 0.4), list(box().start_cards)[:7])
    out.blit(large_card(look, "B19"), screen.place(0.02, 0.1, 0.1, 0.1))
    for seat_place, other in zip(panels_of(screen, len(view.seats)), view.order, strict=True):
        paint_panel(out, look, seat_place, view, other, "", other == seat)
    if view.solo:
        paint_pyramid(out, look, screen.place(0.825, 0.46, 0.171, 0.165), view)
    paint_own_board(out, look, hand_of(screen), view, seat)
    return out


def _ground(screen: Screen) -> Surface:
    out = Surface(screen.size)
    out.fill((34, 70, 104))
    return out


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--lang", default="fr")
    parser.add_argument("--text", type=int, default=100)
    wish = parser.parse_args()
    width, height = (int(part) for part in wish.size.split("x"))
    wish.folder.mkdir(parents=True, exist_ok=True)
    tail = f"{wish.lang}_{height}_{wish.text}.png"
    look = look_of((width, height), wish.lang, wish.text)
    pygame.image.save(cards_sheet(look), str(wish.folder / f"cards_{tail}"))
    for count, solo in ((2, False), (3, False), (4, False), (2, True)):
        look = look_of((width, height), wish.lang, wish.text, solo)
        shown = position(count, solo)
        name = "solo" if solo else f"seats{count}"
        pygame.image.save(table_sheet(look, shown.seen_by(0), 0), str(wish.folder / f"{name}_{tail}"))


if __name__ == "__main__":
    main()
