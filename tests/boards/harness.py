"""A board without its table: a window nobody sees, positions at interesting moments, pictures to look at.

`python -m tests.boards.harness DIR [--size WxH] [--lang fr] [--text 100] [--seats 4] [--level scribe]` writes PNGs.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import mkdtemp

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Surface

from game.ai.levels import decide
from game.amunre import RULES
from game.amunre.auction import ChooseProvince, PlaceBid, RaiseGold, is_contested
from game.amunre.gifts import ChooseGifts
from game.amunre.income import CollectIncome
from game.amunre.offering import AnnounceShift, LayOffering
from game.amunre.purchase import BuyFarmers, BuyFavours, BuyStones
from game.amunre.scoring import ChooseObjectives
from game.amunre.state import AmunRe
from game.core.chance import Chance
from game.core.match import Match
from game.core.setup import COLOURS, SeatSetup, Setup
from saves.settings import DEFAULTS
from saves.store import Store
from ui.boards.amunre.board import AmunReBoard
from ui.boards.board import Asked
from ui.boards.target import Target
from ui.frame.app import App
from ui.frame.tooltip import Tip, draw_tip
from ui.table.prompt import draw_prompt
from ui.table.seat_panel import SeatPanel
from ui.text.narrator import Narrator

NAMES = ("Néféret", "Arnaud", "Khâmouas", "Méryt", "Hatchepsout")
SIZES = ((1280, 720), (1920, 1080), (2560, 1440))


def setup_of(seats: int = 4, expert: bool = False, seed: int = 5) -> Setup:
    chairs = tuple(SeatSetup("human" if k < 2 else "scribe", NAMES[k], COLOURS[k]) for k in range(seats))
    return Setup("amunre", chairs, ("expert",) if expert else (), seed)


def open_app(size: tuple[int, int] = (1280, 720), language: str = "fr", text: int = 100, **wishes: object) -> App:
    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode(size)
    settings = replace(DEFAULTS, language=language, text_size=text, window=size, **wishes)  # type: ignore[arg-type]
    return App(Store(Path(mkdtemp())), settings, window)


def open_board(
    setup: Setup, size: tuple[int, int] = (1280, 720), language: str = "fr", text: int = 100, **wishes: object
) -> AmunReBoard:
    app = open_app(size, language, text, **wishes)
    board = AmunReBoard(app, setup, Narrator(app.voice.catalogue, "amunre", setup.names))
    board.zones(app.screen)
    return board


def asked_of(position: AmunRe) -> Asked[AmunRe] | None:
    decision = position.decision
    if decision is None:
        return None
    moves = position.moves()
    return Asked(decision, moves, decision.refusals(position), frozenset(moves))


def frame(
    board: AmunReBoard, position: AmunRe, viewer: int | None, hover: str = "", pulse: float = 0.7, tips: bool = True
) -> Surface:
    """The table as a viewer sees it; `hover` names a target under the pointer."""
    view = position.seen_by(viewer)
    asked = asked_of(position)
    if asked is not None and asked.decision.seat != viewer:
        asked = None
    screen, zones = board.app.screen, board.look.layout.zones
    target = Surface(screen.size)
    board.paint_ground(target)
    board.paint_hand(target, view, viewer, asked, pulse)
    board.paint(target, view, asked, pulse)
    board.paint_strip(target, view)
    board.paint_side(target, view)
    for seat, place in enumerate(zones.seats):
        chair = board.setup.seats[seat]
        kind = board.narrator.label("level", chair.kind)
        panel = SeatPanel(place, screen, chair.name, kind, board.look.liveries[seat])
        panel.points = f"{view.points[seat]} PV"
        decision = view.decision
        panel.active = decision is not None and decision.seat == seat
        panel.goods = _goods(board, view, seat)
        panel.draw(target)
    decision = view.decision
    if decision is not None:
        told = board.narrator.task(decision, position) if asked is not None else ""
        livery = board.look.liveries[decision.seat]
        draw_prompt(target, zones.prompt, screen, livery, board.narrator.headline(decision, view), told)
    if hover:
        _point(board, target, position, board.targets(view, asked), hover, tips)
    return target


def _goods(board: AmunReBoard, view: AmunRe, seat: int) -> Callable[[Surface, pygame.Rect], None]:
    return lambda target, place: board.paint_seat(target, place, view, seat)


def _point(
    board: AmunReBoard, target: Surface, position: AmunRe, targets: list[Target], hover: str, tips: bool
) -> None:
    spot = next((one for one in targets if one.label == hover and (one.moves or one.refusals)), None)
    spot = spot or next(one for one in targets if one.label == hover)
    spot.hovered = True
    spot.draw(target)
    tip = spot.told()
    if spot.moves:
        match = Match(RULES, board.setup, position)
        events, unknown = match.preview(spot.moves[0])
        seat = position.decision.seat if position.decision else None
        tip = board.preview(position.seen_by(seat), spot.moves[0], events, unknown)
    elif spot.refusals:
        tip = (tip or Tip(spot.label)).because(board.narrator.refusal(spot.refusals[0]))
    if tip is not None and tips:
        dock = board.look.layout.zones.dock
        draw_tip(target, tip, board.app.screen, dock or spot.rect, board.keep_clear() if dock is None else ())


@dataclass(frozen=True, slots=True)
class Moment:
    """A position worth looking at."""

    name: str
    match: Match[AmunRe]
    number: int

    @property
    def position(self) -> AmunRe:
        return self.match.position_before(self.number)


def played(setup: Setup, level: str = "random", seed: int = 1) -> Match[AmunRe]:
    """A whole game."""
    match = Match(RULES, setup)
    chance = Chance(seed)
    while not match.over:
        decision = match.decision
        assert decision is not None
        match.play(decide(RULES, match.position, decision.seat, level, chance).move)
    return match


def moments(match: Match[AmunRe]) -> Iterator[Moment]:
    """The first time that each interesting thing comes up."""
    wanted: dict[str, Callable[[AmunRe], bool]] = {
        "choose": lambda p: isinstance(p.decision, ChooseProvince) and p.round == 2,
        "start": lambda p: isinstance(p.decision, PlaceBid) and p.round == 1,
        "contested": lambda p: p.round == 3 and isinstance(p.decision, PlaceBid) and is_contested(p, p.decision.seat),
        "raise_gold": lambda p: isinstance(p.decision, RaiseGold),
        "favours": lambda p: isinstance(p.decision, BuyFavours) and p.round == 2,
        "farmers": lambda p: isinstance(p.decision, BuyFarmers) and p.round == 2 and p.decision.bought >= 1,
        "stones": lambda p: isinstance(p.decision, BuyStones) and p.round >= 2 and p.decision.bought >= 1,
        "laying": lambda p: isinstance(p.decision, LayOffering) and p.round == 2,
        "shift": lambda p: isinstance(p.decision, AnnounceShift),
        "gifts": lambda p: isinstance(p.decision, ChooseGifts) and p.round == 2,
        "harvest": lambda p: isinstance(p.decision, CollectIncome) and p.round == 3,
        "objectives": lambda p: isinstance(p.decision, ChooseObjectives),
        "new_kingdom": lambda p: p.round == 4 and isinstance(p.decision, PlaceBid) and p.decision.seat == 0,
        "late": lambda p: p.round == 6 and isinstance(p.decision, PlaceBid),
    }
    for number in range(len(match.moves)):
        position = match.position_before(number)
        for name in [name for name, test in wanted.items() if test(position)]:
            del wanted[name]
            yield Moment(name, match, number)
    yield Moment("end", match, len(match.moves))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--lang", default="fr")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="scribe")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--only", default="")
    parser.add_argument("--expert", action="store_true")
    wish = parser.parse_args()
    width, height = (int(part) for part in wish.size.split("x"))
    wish.folder.mkdir(parents=True, exist_ok=True)
    setup = setup_of(wish.seats, wish.expert, wish.seed)
    board = open_board(setup, (width, height), wish.lang, wish.text)
    for moment in moments(played(setup, wish.level)):
        if wish.only and moment.name not in wish.only.split(","):
            continue
        position = moment.position
        seat = position.decision.seat if position.decision else 0
        view, asked = position.seen_by(seat), asked_of(position)
        legal = [one.label for one in board.targets(view, asked) if one.moves]
        hover = legal[len(legal) // 3] if legal else ""
        picture = frame(board, position, seat, hover)
        pygame.image.save(
            picture, str(wish.folder / f"{moment.name}_{wish.lang}_{height}_{wish.text}_{wish.seats}.png")
        )


if __name__ == "__main__":
    main()
