"""Cards and players' boards of Pharaon without their table: positions from random play, and sheets to look at.

`python -m tests.boards.pharaon_sheet DIR [--size WxH] [--lang fr] [--text 100]` writes PNGs.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Surface

from game.core.chance import Chance
from game.core.setup import COLOURS, SeatSetup, Setup
from game.pharaon import RULES
from game.pharaon.components import box
from game.pharaon.setup import TRAITOR
from game.pharaon.state import Pharaon
from ui.art.palette import seats
from ui.art.pharaon_tokens import offering_token
from ui.boards.pharaon.cards import (
    Ghost,
    artisan_card,
    card_back,
    enlarged,
    noble_card,
    paint_tiles,
    vase_tile,
)
from ui.boards.pharaon.layout import Layout
from ui.boards.pharaon.look import Look
from ui.boards.pharaon.seat import Lights, paint_own, paint_panel
from ui.frame.screen import Screen
from ui.text.catalogue import Catalogue
from ui.text.narrator import Narrator

NAMES = ("Néféret", "Ramsès", "Mérit", "Ahmès", "Hatchepsout")
SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
TABLES = ((2, False), (3, False), (4, False), (5, False), (2, True))
"""Seats, and whether the Traitor sits on one."""


def look_of(
    size: tuple[int, int] = (1920, 1080), language: str = "fr", text: int = 100, count: int = 3, solo: bool = False
) -> Look:
    names = (NAMES[0], "Le Traître") if solo else NAMES[:count]
    liveries = (seats()[0], seats()[4]) if solo else seats()[:count]
    narrator = Narrator(catalogue(language), "pharaon", names)
    return Look(Layout(Screen(size, text), len(names), solo), narrator, liveries)


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue.load(language)


def setup_of(count: int, solo: bool = False, seed: int = 5, dark: int = 2) -> Setup:
    chairs = [SeatSetup("human", NAMES[k], COLOURS[k]) for k in range(count)]
    if solo:
        chairs[1] = SeatSetup(TRAITOR, "Le Traître", COLOURS[4])
    variants = (f"dark{dark}",) if solo and dark else ()
    return Setup("pharaon", tuple(chairs), variants, seed)


@cache
def played(count: int, solo: bool, seed: int) -> tuple[Pharaon, ...]:
    """A whole game of random moves that seldom passes early, position by position."""
    game = RULES.new_game(setup_of(count, solo, seed))
    game.advance()
    chance, found = Chance(seed), [game.clone()]
    while game.decision is not None:
        moves = list(game.moves())
        longer = [move for move in moves if type(move).__name__ != "Pass"]
        game.apply(chance.pick(longer or moves))
        found.append(game.clone())
    return tuple(found)


def position(
    count: int, solo: bool = False, seed: int = 5, when: Callable[[Pharaon], bool] = lambda p: p.current_round == 4
) -> Pharaon:
    """The first position of a random game in which `when` holds."""
    return next(p for p in played(count, solo, seed) if when(p)).clone()


def rich(game: Pharaon, seat: int = 0, nobles: int = 5, artisans: int = 7) -> Pharaon:
    """A seat with very much of everything."""
    owner = game.seats[seat]
    owner.stock = [12, 7, 4, 10, 3, 15]
    owner.tokens = [1, 0, 2, 0, 1, 3, 0, 1, 0, 2, 3, 2]
    owner.nobles, owner.turned = list(box().nobles)[5 : 5 + nobles], list(box().nobles)[6:7]
    owner.artisans = list(box().artisans)[4 : 4 + artisans]
    owner.step, owner.levels = 6, [3, 2, 1, 0, 3]
    game.pharaoh = game.first = seat
    return game


def cards_sheet(look: Look) -> Surface:
    """Every artisan, noble, vase and token as on the board."""
    out, px = _ground(look.screen), look.screen.px
    for k, artisan in enumerate(box().artisans):
        out.blit(artisan_card(look, artisan, (px(118), px(150))), (px(6 + (k % 15) * 126), px(6 + (k // 15) * 156)))
    for k, noble in enumerate(box().nobles):
        out.blit(noble_card(look, noble, (px(114), px(196))), (px(6 + (k % 15) * 120), px(322 + (k // 15) * 202)))
    out.blit(card_back("artisan", (px(114), px(144))), (px(1330), px(524)))
    out.blit(card_back("noble", (px(66), px(110))), (px(1450), px(524)))
    for k, artisan in enumerate(list(box().artisans)[::4]):
        out.blit(artisan_card(look, artisan, (px(91), px(158))), (px(6 + k * 96), px(730)))
    for k, artisan in enumerate(list(box().artisans)[1::4]):
        out.blit(artisan_card(look, artisan, (px(70), px(92))), (px(790 + k * 76), px(730)))
    for k, vase in enumerate([*box().vases, "?"]):
        out.blit(vase_tile(vase, px(88)), (px(6 + (k % 24) * 78), px(894 + (k // 24) * 92)))
    for k, token in enumerate(box().tokens):
        made = offering_token(token.kind, token.target, token.pp_bonus, px(52))
        out.blit(made, (px(600 + k * 60), px(1000)))
    return out


def large_sheet(look: Look, view: Pharaon) -> Surface:
    """Some large pictures."""
    out, px = _ground(look.screen), look.screen.px
    first = ("noble.NOB01", "noble.NOB06", "noble.NOB15", "noble.NOB22", "artisan.ART05")
    for k, subject in enumerate(first):
        out.blit(enlarged(look, subject, view)[0], (px(6 + k * 350), px(6)))
    second = ("tile.TRA2", "vase.VAS16", "quarter.offerings", "step.6", "pyramid", "wheel")
    x = 6
    for subject in second:
        made = enlarged(look, subject, view)[0]
        out.blit(made, (px(x), px(516)))
        x += round(made.get_width() / look.screen.scale) + 12
    return out


def table_sheet(look: Look, view: Pharaon, seat: int, lights: Lights) -> Surface:
    """Panels, own area and the tiles of the Traitor of one position."""
    out, layout = _ground(look.screen), look.layout
    for other, place in enumerate(layout.zones.seats):
        kind = (
            "automate" if other == view.automaton else ("joueuse", "Vizir", "Scribe", "Apprenti", "Grand Prêtre")[other]
        )
        paint_panel(out, look, place, view, other, kind, other == seat)
    if view.traitor is not None:
        paint_tiles(out, look, layout.zones.side, view, _ghosts(view))
    paint_own(out, look, layout.own, view, seat, lights)
    return out


def _ghosts(view: Pharaon) -> tuple[Ghost, ...]:
    traitor = view.traitor
    assert traitor is not None
    spots = [(tile, len(placed) + 1) for tile, placed in zip(traitor.tiles, traitor.placed, strict=True)]
    return (Ghost(*spots[1], "royalty", True), Ghost(*spots[3], "justice"))


def _ground(screen: Screen) -> Surface:
    out = Surface(screen.size)
    out.fill((26, 40, 62))
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
    pygame.image.save(large_sheet(look, position(3).seen_by(0)), str(wish.folder / f"large_{tail}"))
    for count, solo in TABLES:
        look = look_of((width, height), wish.lang, wish.text, count, solo)
        shown = position(count, solo)
        if count == 5:
            rich(shown)
        owner = shown.seats[0]
        lights = Lights(
            frozenset({"resource.justice", f"noble.{owner.nobles[0]}"}), frozenset({f"noble.{owner.nobles[-1]}"}), "",
            (("resource.agriculture", 1),),
        )  # fmt: skip
        name = "solo" if solo else f"seats{count}"
        pygame.image.save(table_sheet(look, shown.seen_by(0), 0, lights), str(wish.folder / f"{name}_{tail}"))


if __name__ == "__main__":
    main()
