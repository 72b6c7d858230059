"""What happened at a table is shown, and the film of a move ends with the picture of the new position."""

from collections.abc import Iterable
from functools import partial
from typing import Any

import pytest
from pygame import Surface

from game.core.events import Event
from game.core.position import Position
from game.core.turns import turns_in
from game.titles import TITLES
from tests.boards.harness import Moment, moments, pixels, recorded, shared_board
from ui.kit.contract import Animation, Board
from ui.kit.fades import CrossFade
from ui.kit.film import Film
from ui.kit.gestures import Gesture

SHOWN = {
    "amunre": {
        **dict.fromkeys((
            "ProvincesRevealed", "BonusLaid", "BidPlaced", "ProvinceTaken", "CardPlayed", "CardExchanged", "CardsDrawn",
            "BonusGold", "FarmerPlaced", "ExtraFarmerPlaced", "StonePlaced", "GiftFarmer", "GiftStone", "PyramidBuilt",
            "OfferingLaid", "Scored",
        ), "Film"),
        **dict.fromkeys(("OfferingShown", "TilePlaced"), "OfferingScene"),
        **dict.fromkeys(("TurnBegan", "KingdomEnded"), "Banner"),
    },
    "tekhenu": {
        **dict.fromkeys((
            "DieTaken", "DiceRolled", "BuildingBuilt", "StatueBuilt", "PeopleStatueBuilt", "PillarLaid", "PillarRaised",
            "DisplaySlid", "PopulationMoved", "HappinessMoved", "Judged", "GoodsGained", "CardTaken", "BlessingPlayed",
            "DestinyTaken", "MarketFilled", "ScalesCleared", "Scored",
        ), "Film"),
        **dict.fromkeys(("JudgementBegan", "ScoringBegan"), "Banner"),
        "DialTurned": "Rotation",
    },
    "pharaon": {
        **dict.fromkeys((
            "CostPaid", "AccessPaid", "ResourcesGained", "LotTaken", "BonusTaken", "BonusDrawn", "NobleTaken",
            "ArtisanTaken", "TrackClimbed", "BurialStepReached", "PassedOnRow", "FirstPlayerTaken",
            "VaseTaken", "WheelCleared", "WheelTurned", "VasesRevealed", "TraitorRevealed", "TraitorPlaced",
            "TraitorBlocked",
        ), "Film"),
        "RoundBegan": "Banner", "Scored": "Points",
    },
    "kemet": {
        **dict.fromkeys((
            "DistrictsGarrisoned", "UnitsPlaced", "PyramidPlaced", "PyramidRaised", "TokenPlaced", "TileBought",
            "CardPlayed", "TroopMoved", "TroopTeleported", "CreaturePlaced", "UnitsRemoved", "CombatBegan",
            "PrayersGained", "Scored",
        ), "Film"),
        **dict.fromkeys(("NightBegan", "DayBegan"), "Banner"),
    },
}  # fmt: skip
"""Events, and the animation that each of them is shown by."""
GAMES = {"amunre": (0, 1, 5), "tekhenu": (0, 2, 4, 8), "pharaon": (2, 5, 8, 9), "kemet": (2, 5)}
"""Recorded games at several tables, with the automaton where there is one."""
every_title = pytest.mark.parametrize("name", TITLES, scope="module")


def moves(name: str, numbers: Iterable[int] = ()) -> Iterable[Moment]:
    return (moment for number in numbers or GAMES[name] for moment in moments(recorded(name, number)))


def on_stage(view: Any) -> bool:
    """Kemet: a Combat is on, which has films of its own."""
    combat = getattr(view, "combat", None)
    return combat is not None and combat.begun


def by_night(before: Any, events: list[Event]) -> bool:
    """Kemet: the film of the Night tells what its steps give."""
    return before.phase in ("night", "dawn") or any(type(event).__name__ == "NightBegan" for event in events)


def awaited(name: str, before: Position, events: list[Event]) -> set[str]:
    """The events of a move that must be shown by an animation of their own."""
    names = {type(event).__name__ for event in events}
    if on_stage(before):
        return set()
    told_otherwise = {"PrayersGained", "Scored"} if name == "kemet" and by_night(before, events) else set()
    return names & set(SHOWN[name]) - told_otherwise


@every_title
def test_every_event_is_shown_as_its_cue_says(name: str) -> None:
    seen: set[str] = set()
    for moment in moves(name):
        board = shared_board(moment.game)
        for turn in turns_in(moment.game, moment.number):
            shown = turn.seen_by(0)
            told = awaited(name, shown.before, shown.events)
            kinds = {type(one).__name__ for one in board.films(shown)}
            assert {SHOWN[name][event] for event in told} <= kinds
            seen |= told
    assert seen == set(SHOWN[name])


@every_title
def test_films_can_be_painted_and_the_board_is_itself_again_afterwards(name: str) -> None:
    """Every kind of animation and of movement once."""
    painted: set[type[Animation]] = set()
    moved: set[str] = set()
    for moment in moves(name):
        before, after, _ = moment.step(0)
        board = shared_board(moment.game)
        shown = moment.films(board, 0)
        kinds = {type(one) for one in shown}
        ways = {painter_of(gesture) for one in shown if isinstance(one, Film) for gesture in one.gestures}
        if kinds <= painted and ways <= moved:
            continue
        painted |= kinds
        moved |= ways
        surfaces = [Surface(board.app.screen.size) for _ in range(2)]
        paint_film(board, surfaces[0], shown, before)
        if not on_stage(after):
            for surface in surfaces:
                surface.fill((0, 0, 0))
                board.paint(surface, after, None, 1.0)
            assert pixels(surfaces[0]) == pixels(surfaces[1])
    assert {kind.__name__ for one in painted for kind in one.__mro__} >= set(SHOWN[name].values())


def painter_of(gesture: Gesture) -> str:
    """The function that paints a movement, such as the march of a Troop."""
    paint = gesture.paint.func if isinstance(gesture.paint, partial) else gesture.paint
    return getattr(paint, "__qualname__", type(paint).__qualname__)


def paint_film(board: Board[Position], target: Surface, shown: list[Animation], before: Position) -> None:
    for animation in shown:
        view = animation.view or before
        assert 0 < animation.seconds < 12
        for share in (0.0, 0.5, 1.0):
            if not animation.covers_board:
                board.paint(target, view, None, 1.0)
                board.paint_side(target, view)
            animation.paint(target, share)


@every_title
def test_reduced_motion_only_fades(name: str) -> None:
    """The offerings of Amun-Re are shown as they end; Combats and Nights of Kemet tell themselves."""
    for moment in moves(name, GAMES[name][:1]):
        before, after, events = moment.step(None)
        if on_stage(before) or on_stage(after) or (name == "kemet" and by_night(before, events)):
            continue
        shown = moment.films(shared_board(moment.game, reduced_motion=True), None)
        fades = [one for one in shown if isinstance(one, CrossFade)]
        assert all(one.seconds <= 0.2 for one in fades)
        assert all(type(one).__name__ == "OfferingScene" for one in shown if one not in fades)
