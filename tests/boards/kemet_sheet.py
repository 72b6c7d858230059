"""Cards, seat panels and market of Kemet without their table: positions from random play, and sheets to look at.

`python -m tests.boards.kemet_sheet DIR [--size WxH] [--lang fr] [--text 100]` writes PNGs.
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
from game.kemet import RULES
from game.kemet.components import board_for, box
from game.kemet.market import BuyPower, BuyTile
from game.kemet.state import Kemet
from ui.art.palette import seats
from ui.boards.kemet.cards import (
    battle_back,
    battle_card,
    creature_disc,
    divine_back,
    divine_card,
    enlarged,
    gem,
    gold_token,
    little_card,
    point_token,
    seat_shield,
    silver_token,
    tile_plate,
    tile_square,
)
from ui.boards.kemet.layout import Layout
from ui.boards.kemet.look import Look, of_factions
from ui.boards.kemet.market import paint_drawer, paint_market
from ui.boards.kemet.seat import (
    PanelPictures,
    paint_hand,
    paint_own_board,
    paint_piles,
    paint_prayers,
    paint_turn_order,
    paint_vp_race,
)
from ui.frame.screen import Screen
from ui.rules.kemet_look import POINT_SIGNS
from ui.text.catalogue import Catalogue
from ui.text.narrator import Narrator

NAMES = ("Tiyi", "Claire", "Ramsès", "Néféret", "Guillaume")
SIZES = ((1280, 720), (1920, 1080), (2560, 1440))


def look_of(size: tuple[int, int] = (1920, 1080), language: str = "fr", text: int = 100, count: int = 5) -> Look:
    narrator = Narrator(catalogue(language), "kemet", NAMES[:count])
    return Look(Layout(Screen(size, text), count, board_for(count).face), narrator, of_factions(seats()[:count]))


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue.load(language)


@cache
def played(count: int, seed: int) -> tuple[Kemet, ...]:
    """Some rounds of random moves that buy and fight rather than do nothing, position by position."""
    chairs = tuple(SeatSetup("human", NAMES[k], COLOURS[k]) for k in range(count))
    game = RULES.new_game(Setup("kemet", chairs, (), seed))
    game.advance()
    chance, found = Chance(seed), [game.clone()]
    while game.decision is not None and game.day < 6:
        moves = list(game.moves())
        active = [move for move in moves if type(move).__name__ not in ("BuyNothing", "Stop", "Pass")]
        game.apply(chance.pick(active or moves))
        found.append(game.clone())
    return tuple(found)


def position(count: int = 5, seed: int = 5, when: Callable[[Kemet], bool] = lambda p: p.day == 4) -> Kemet:
    """The first position of a random game in which `when` holds."""
    return next(p for p in played(count, seed) if when(p)).clone()


def cards_sheet(look: Look) -> Surface:
    """Every tile, card, creature and mark."""
    out, px = _ground(look.screen), look.screen.px
    for k, tile in enumerate(box().tiles):
        out.blit(tile_square(tile, px(38)), (px(6 + k % 24 * 42), px(6 + k // 24 * 42)))
        out.blit(tile_square(tile, px(31), False), (px(6 + k % 24 * 42), px(92 + k // 24 * 36)))
    for k, card in enumerate(box().battle_cards):
        out.blit(battle_card(look, card, (px(87), px(145))), (px(6 + k * 92), px(170)))
        out.blit(battle_card(look, card, (px(136), px(138))), (px(6 + k * 141), px(322)))
    out.blit(battle_card(look, "BC1", (px(87), px(145)), "discarded"), (px(750), px(170)))
    out.blit(battle_back((px(87), px(145))), (px(842), px(170)))
    out.blit(divine_back((px(116), px(145))), (px(934), px(170)))
    for k, card in enumerate(box().cards):
        out.blit(divine_card(look, card, (px(116), px(145))), (px(6 + k * 121), px(470)))
        out.blit(divine_card(look, card, (px(205), px(140))), (px(6 + k % 9 * 210), px(624 + k // 9 * 146)))
    for k, creature in enumerate(box().creatures):
        out.blit(creature_disc(creature, px(70), look.liveries[k % 5]), (px(1100 + k * 76), px(6)))
        out.blit(creature_disc(creature, px(36)), (px(1100 + k * 44), px(84)))
    for k, livery in enumerate(look.liveries):
        for j, high in enumerate((60, 33, 24)):
            out.blit(seat_shield(livery, px(high)), (px(1100 + k * 56), px((130, 196, 236)[j])))
    for k, kind in enumerate(POINT_SIGNS):
        out.blit(point_token(kind, px(22)), (px(1420 + k * 30), px(130)))
    for k, colour in enumerate(("ruby", "sapphire", "diamond")):
        out.blit(gem(colour, px(60)), (px(1420 + k * 70), px(160)))
        out.blit(gem(colour, px(24)), (px(1420 + k * 40), px(230)))
    out.blit(silver_token(px(48)), (px(1640), px(160)))
    out.blit(gold_token(px(48)), (px(1700), px(160)))
    for k, kind in enumerate(("divine", "battle")):
        out.blit(little_card(kind, px(26)), (px(1640 + k * 30), px(230)))
    return out


def plates_sheet(look: Look) -> Surface:
    """Every tile with its words, without the market around it."""
    out, px = _ground(look.screen), look.screen.px
    for k, tile in enumerate(box().tiles):
        out.blit(tile_plate(look, tile, (px(149), px(149))), (px(6 + k % 12 * 156), px(6 + k // 12 * 156)))
    return out


def large_sheet(look: Look, view: Kemet) -> Surface:
    """Some large pictures."""
    out, px = _ground(look.screen), look.screen.px
    first = ("tile.R3B", "tile.S4B", "tile.D3B", "battle.BC6", "card.escape")
    second = ("creature.phoenix", "battle.BCS_DEF", "card.war_fury", "action.low_ruby", "action.gold_apex", "vp.temple")
    for row, subjects in enumerate((first, second)):
        x = 6
        for subject in subjects:
            made = enlarged(look, subject, view)[0]
            out.blit(made, (px(x), px(6 + row * 500)))
            x += round(made.get_width() / look.screen.scale) + 12
    return out


def table_sheet(look: Look, view: Kemet, seat: int | None, lit: frozenset[str]) -> Surface:
    """Everything around the map."""
    out, layout = _ground(look.screen), look.layout
    out.fill((214, 184, 132), layout.map)
    paint_turn_order(out, look, view)
    paint_piles(out, look, view)
    paint_vp_race(out, look, view)
    panels = PanelPictures(look)
    for place, other in zip(layout.seats, view.order, strict=True):
        kind = ("joueuse", "Vizir", "Scribe", "Apprenti", "Grand Prêtre")[other]
        panels.paint(out, place, view, other, kind, other == seat)
    paint_market(out, look, view, lit)
    paint_own_board(out, look, view, seat, lit)
    paint_prayers(out, look, view, seat)
    paint_hand(out, look, view, seat, lit)
    return out


def drawer_sheet(look: Look, view: Kemet, lit: frozenset[str], chosen: str) -> Surface:
    """The powers over the table."""
    out = _ground(look.screen)
    paint_market(out, look, view, lit, opened=True)
    paint_drawer(out, look, view, lit, chosen)
    return out


def rich(game: Kemet, seat: int = 0, cards: int = 7, tiles: int = 9) -> Kemet:
    """A seat with very much of everything."""
    game.hands[seat] = tuple(sorted((list(box().cards) * 2)[3 : 3 + cards]))
    taken = {tile for other in game.tiles for tile in other}
    free = [tile for tile in box().tiles if tile not in taken]
    silver_and_gold = [tile for tile in ("R4D", "S4C") if tile in free]
    game.tiles[seat] = tuple(sorted({*silver_and_gold, *free[::3][:tiles]}))
    game.battle_hands[seat] = ("BC1", "BC4")
    game.face_up[seat], game.face_down[seat] = ("BC2", "BC5"), ("BC3", "BC6")
    game.prayers[seat], game.reserve[seat] = 11, 12
    return game


def _ground(screen: Screen) -> Surface:
    out = Surface(screen.size)
    out.fill((58, 38, 24))
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
    pygame.image.save(plates_sheet(look), str(wish.folder / f"plates_{tail}"))
    pygame.image.save(large_sheet(look, position().seen_by(0)), str(wish.folder / f"large_{tail}"))
    for count in (2, 3, 4, 5):
        look = look_of((width, height), wish.lang, wish.text, count)
        shown = position(count)
        if count == 5:
            rich(shown)
        lit = frozenset({"top_move", "mid_pray", "swiftness", "prayer", "R1A", "S3B"})
        pygame.image.save(table_sheet(look, shown.seen_by(0), 0, lit), str(wish.folder / f"seats{count}_{tail}"))
    pygame.image.save(table_sheet(look, shown.seen_by(None), None, frozenset()), str(wish.folder / f"closed_{tail}"))
    buying = position(when=lambda p: isinstance(p.decision, BuyPower) and p.day == 3)
    offered = [move.tile for move in buying.moves() if isinstance(move, BuyTile)]
    sheet = drawer_sheet(look, buying.seen_by(0), frozenset(offered), offered[0] if offered else "")
    pygame.image.save(sheet, str(wish.folder / f"drawer_{tail}"))


if __name__ == "__main__":
    main()
