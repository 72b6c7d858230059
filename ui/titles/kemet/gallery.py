"""The table of Kemet at every moment that looks different, on both faces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.core.match import Match
from game.core.position import Position
from game.kemet.combat import ChooseBattleCard, DealWound, DiscardBattleCard, HideCards, UseCards
from game.kemet.creatures import BringCreatures
from game.kemet.dawn import ChoosePosition
from game.kemet.march import Advance, ChooseTroop
from game.kemet.market import BuyPower
from game.kemet.night import OfferToAllGods
from game.kemet.onset import SpeakInWindow
from game.kemet.pyramids import UpgradePyramid
from game.kemet.recruiting import Recruit
from game.kemet.resolution import ChooseRetreat, DecideFate
from game.kemet.setup import ChooseLevels, ChooseSite, GarrisonCity
from game.kemet.state import Kemet
from game.kemet.tokens import ChooseAction
from ui.kit.target import Target
from ui.titles.kemet.board import KemetBoard
from ui.titles.kemet.choice import Choice
from ui.workshop.gallery.matches import LONG_NAMES, moment, whole_game
from ui.workshop.gallery.moments import point_at, seat_at, stop_in_the_middle
from ui.workshop.gallery.registry import hang
from ui.workshop.gallery.studio import Studio

TITLE = "kemet"
Test = Callable[[Kemet], bool]
SEATS = (2, 3, 4, 5)


def _asks(kind: type, day: int = 0) -> Test:
    """A decision of this kind is asked, from this Day on."""
    return lambda game: isinstance(game.decision, kind) and game.day >= day


def _first(seats: int, test: Test) -> Match[Position]:
    """A match at the first moment at which something is so."""

    def wanted(position: Position) -> bool:
        return isinstance(position, Kemet) and test(position)

    return moment(TITLE, seats, wanted)


MOMENTS: dict[str, tuple[int, Test]] = {
    "garrison": (3, _asks(GarrisonCity)),
    "pyramid_levels": (3, _asks(ChooseLevels)),
    "pyramid_site": (3, _asks(ChooseSite)),
    **{f"start_{seats}_seats": (seats, _asks(ChooseAction)) for seats in SEATS},
    **{f"middle_{seats}_seats": (seats, _asks(ChooseAction, 4)) for seats in SEATS},
    "powers": (5, _asks(BuyPower, 2)),
    "upgrade": (5, _asks(UpgradePyramid, 2)),
    "recruit": (5, _asks(Recruit, 2)),
    "troop": (5, _asks(ChooseTroop, 3)),
    "reach": (5, _asks(Advance, 3)),
    "reach_face_a": (4, _asks(Advance, 2)),
    "creature": (5, _asks(BringCreatures)),
    "window": (5, _asks(SpeakInWindow, 2)),
    "battle_card": (5, _asks(ChooseBattleCard)),
    "battle_discard": (5, _asks(DiscardBattleCard)),
    "battle_hides": (5, _asks(HideCards)),
    "battle_uses": (5, _asks(UseCards)),
    "wound": (5, _asks(DealWound)),
    "fate": (5, _asks(DecideFate)),
    "retreat": (5, _asks(ChooseRetreat)),
    "sanctuary": (5, _asks(OfferToAllGods)),
    "dawn": (5, _asks(ChoosePosition)),
    "end": (5, lambda game: game.over),
    "end_face_a": (2, lambda game: game.over),
}


def _hang_moment(name: str, seats: int, test: Test) -> None:
    def arrange(studio: Studio) -> None:
        seat_at(studio, _first(seats, test))

    hang(f"kemet_{name}", arrange)


for _name, (_seats, _test) in MOMENTS.items():
    _hang_moment(_name, _seats, _test)


# What people are asked at once, with nobody's hand open (KEM-16.4)


def _hang_offer(name: str, before_combat: bool, long_names: bool = False) -> None:
    def speaks(game: Kemet) -> bool:
        asked = game.decision
        return isinstance(asked, SpeakInWindow) and asked.seat != game.active and asked.before_combat == before_combat

    def arrange(studio: Studio) -> None:
        match = _first(5, speaks)
        if long_names:
            seats = (replace(seat, name=name) for seat, name in zip(match.setup.seats, LONG_NAMES, strict=True))
            match.setup = replace(match.setup, seats=tuple(seats))
        studio.table(match, None)
        studio.pilot.settle()

    hang(f"kemet_{name}", arrange)


_hang_offer("interrupt", before_combat=False)
_hang_offer("interrupt_long_names", before_combat=False, long_names=True)
_hang_offer("interrupt_before_combat", before_combat=True)


# While something moves


def _fought(before: Position, after: Position) -> bool:
    """The cards of a Combat are turned over."""
    assert isinstance(before, Kemet) and isinstance(after, Kemet)
    hidden = before.combat is not None and not before.combat.revealed
    return hidden and (after.combat is None or after.combat.revealed)


def _night_fell(before: Position, after: Position) -> bool:
    assert isinstance(before, Kemet) and isinstance(after, Kemet)
    return after.day > 1 and before.phase == "day" and after.phase != "day"


def _prayed_by_night(before: Position, after: Position) -> bool:
    assert isinstance(before, Kemet) and isinstance(after, Kemet)
    return after.day > 1 and before.phase == "night" and sum(after.prayers) > sum(before.prayers) + 6


def _position_taken(before: Position, after: Position) -> bool:
    assert isinstance(before, Kemet) and isinstance(after, Kemet)
    return isinstance(before.decision, ChoosePosition) and isinstance(after.decision, ChoosePosition)


def _marched(before: Position, after: Position) -> bool:
    assert isinstance(before, Kemet) and isinstance(after, Kemet)
    return isinstance(before.decision, Advance) and before.units != after.units


def _bought(before: Position, after: Position) -> bool:
    assert isinstance(before, Kemet) and isinstance(after, Kemet)
    return isinstance(before.decision, BuyPower) and before.tiles != after.tiles


def _stopped(name: str, change: Callable[[Position, Position], bool], percent: int) -> None:
    hang(name, lambda studio: stop_in_the_middle(studio, whole_game(TITLE, 5, 5), change, percent / 100))


for _percent in (25, 50, 75, 95):
    _stopped(f"kemet_combat_reveal_{_percent}", _fought, _percent)
for _percent in (30, 70):
    _stopped(f"kemet_night_{_percent}", _night_fell, _percent)
_stopped("kemet_night_gains", _prayed_by_night, 50)
_stopped("kemet_dawn_position", _position_taken, 50)
_stopped("kemet_march", _marched, 50)
_stopped("kemet_purchase", _bought, 50)


# What is told of things that are pointed at


def _pointed(name: str, seats: int, test: Test, pick: Callable[[Target], bool]) -> None:
    def arrange(studio: Studio) -> None:
        point_at(studio, seat_at(studio, _first(seats, test)), pick)

    hang(f"kemet_{name}", arrange)


def _possible(target: Target) -> bool:
    return bool(target.moves)


def _refused(target: Target) -> bool:
    return bool(target.refusals) and not target.moves


def _out_of_reach(game: Kemet) -> bool:
    """A group on the march that cannot pay for a teleport."""
    decision = game.decision
    return isinstance(decision, Advance) and game.prayers[decision.seat] == 0


_pointed("tip_of_a_step", 5, _asks(Advance, 3), _possible)
_pointed("refused_step", 5, _out_of_reach, _refused)
_pointed("tip_of_an_action", 5, _asks(ChooseAction, 2), _possible)
_pointed("refused_action", 5, _asks(ChooseAction, 2), _refused)
_pointed("tip_of_a_tile", 5, _asks(BuyPower, 3), _possible)
_pointed("refused_tile", 5, _asks(BuyPower, 3), _refused)


# What is opened over the map


def _opened(name: str, change: Callable[[Choice], None]) -> None:
    def arrange(studio: Studio) -> None:
        scene = seat_at(studio, _first(5, _asks(ChooseAction, 4)))
        assert isinstance(scene.board, KemetBoard)
        change(scene.board.choice)
        scene.refresh()
        studio.pilot.settle()

    hang(f"kemet_{name}", arrange)


_opened("drawer_of_powers", lambda choice: setattr(choice, "drawer", True))
_opened("drawer_of_points", lambda choice: setattr(choice, "race", True))
