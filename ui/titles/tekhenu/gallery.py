"""The table of Tekhenu at every moment that looks different."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.match import Match
from game.core.position import Position
from game.tekhenu.actions import ChooseFreeAction, ChooseValue
from game.tekhenu.ending import ChooseLastWork
from game.tekhenu.gods.hathor import ChooseSite
from game.tekhenu.gods.horus import ChooseStatue
from game.tekhenu.gods.osiris import ChooseDistrict
from game.tekhenu.gods.ra import ChooseSpace, ChooseTurn
from game.tekhenu.gods.thoth import ChooseCard, ChooseSection
from game.tekhenu.maat import ChooseDestiny, LayFaith
from game.tekhenu.opening import ChooseFirstDecree, ChooseResource, ChooseStartCard
from game.tekhenu.payment import ChoosePayment
from game.tekhenu.scoring import PayBread
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import ChooseAnubisDie, ChooseDie
from game.tekhenu.using import UseDie
from ui.workshop.gallery.matches import SOLO, moment, solo_game, whole_game
from ui.workshop.gallery.moments import point_at, seat_at, stop_in_the_middle
from ui.workshop.gallery.registry import exhibit, hang
from ui.workshop.gallery.studio import Studio

TITLE = "tekhenu"
Test = Callable[[Tekhenu], bool]


def _asks(kind: type, round_: int = 0) -> Test:
    """A decision of this kind is asked, from this round on."""
    return lambda game: isinstance(game.decision, kind) and game.round >= round_


def _first(seats: int, test: Test) -> Match[Position]:
    """A match at the first moment at which something is so."""

    def wanted(position: Position) -> bool:
        return isinstance(position, Tekhenu) and test(position)

    return moment(TITLE, seats, wanted)


MOMENTS: dict[str, tuple[int, Test]] = {
    "decree_choice": (3, _asks(ChooseFirstDecree)),
    "start_cards": (3, _asks(ChooseStartCard)),
    "first_destiny": (3, _asks(ChooseDestiny)),
    "start_resources": (3, _asks(ChooseResource)),
    "start_2_seats": (2, _asks(ChooseDie)),
    "start_3_seats": (3, _asks(ChooseDie)),
    "start_4_seats": (4, _asks(ChooseDie)),
    "start_solo": (SOLO, _asks(ChooseDie)),
    "middle_2_seats": (2, _asks(ChooseDie, 11)),
    "middle_3_seats": (3, _asks(ChooseDie, 11)),
    "middle_4_seats": (4, _asks(ChooseDie, 11)),
    "middle_solo": (SOLO, _asks(ChooseDie, 11)),
    "use_die": (3, _asks(UseDie, 6)),
    "anubis_die": (3, _asks(ChooseAnubisDie, 3)),
    "anubis_use": (3, lambda game: isinstance(game.decision, UseDie) and game.decision.die.plate == "anubis"),
    "payment": (3, _asks(ChoosePayment, 3)),
    "statue": (3, _asks(ChooseStatue, 3)),
    "pillar_space": (3, _asks(ChooseSpace, 7)),
    "pillar_turn": (3, _asks(ChooseTurn, 7)),
    "site": (3, _asks(ChooseSite, 5)),
    "district": (3, _asks(ChooseDistrict, 3)),
    "market_section": (3, _asks(ChooseSection, 5)),
    "market_card": (3, _asks(ChooseCard, 5)),
    "action_value": (3, _asks(ChooseValue)),
    "free_action": (2, _asks(ChooseFreeAction)),
    "faith": (3, _asks(LayFaith, 8)),
    "destiny": (3, _asks(ChooseDestiny, 8)),
    "bread": (3, _asks(PayBread)),
    "last_work": (4, _asks(ChooseLastWork)),
    "end": (3, lambda game: game.over),
    "end_solo": (SOLO, lambda game: game.over),
}


def _hang_moment(name: str, seats: int, test: Test) -> None:
    def arrange(studio: Studio) -> None:
        seat_at(studio, _first(seats, test))

    hang(f"tekhenu_{name}", arrange)


for _name, (_seats, _test) in MOMENTS.items():
    _hang_moment(_name, _seats, _test)


def _turned(before: Position, after: Position) -> bool:
    assert isinstance(before, Tekhenu) and isinstance(after, Tekhenu)
    return after.round > 4 and before.first_sunny != after.first_sunny


def _judged(before: Position, after: Position) -> bool:
    assert isinstance(before, Tekhenu) and isinstance(after, Tekhenu)
    return after.round > 4 and [s.balance for s in before.seats] != [s.balance for s in after.seats]


def _scored(before: Position, after: Position) -> bool:
    assert isinstance(before, Tekhenu) and isinstance(after, Tekhenu)
    return after.round == 16 and sum(after.points) > sum(before.points) + 20


def _bot_acts(before: Position, after: Position) -> bool:
    assert isinstance(before, Tekhenu) and isinstance(after, Tekhenu)
    return after.round > 5 and before.bot_place != after.bot_place


def _rotation(percent: int, studio: Studio) -> None:
    """The dial while it turns."""
    stop_in_the_middle(studio, whole_game(TITLE, 3, 3), _turned, percent / 100)


for _percent in (20, 50, 80):
    hang(f"tekhenu_rotation_{_percent}", partial(_rotation, _percent))


@exhibit("tekhenu_judgement_animation")
def judgement_animation(studio: Studio) -> None:
    stop_in_the_middle(studio, whole_game(TITLE, 3, 3), _judged, 0.5)


@exhibit("tekhenu_scoring_animation")
def scoring_animation(studio: Studio) -> None:
    stop_in_the_middle(studio, whole_game(TITLE, 3, 3), _scored, 0.5)


@exhibit("tekhenu_botankhamon_acts")
def botankhamon_acts(studio: Studio) -> None:
    stop_in_the_middle(studio, solo_game(TITLE, 7, ("hard",)), _bot_acts, 0.5)


def _pointed(name: str, seats: int, test: Test, refused: bool = False) -> None:
    def arrange(studio: Studio) -> None:
        scene = seat_at(studio, _first(seats, test))
        pick = (lambda t: bool(t.refusals) and not t.moves) if refused else (lambda t: bool(t.moves))
        point_at(studio, scene, pick)

    hang(f"tekhenu_{name}", arrange)


_pointed("tip_of_a_die", 3, _asks(ChooseDie, 11))
_pointed("refused_die", 3, _asks(ChooseDie, 9), refused=True)
_pointed("tip_of_a_site", 3, _asks(ChooseSite, 7))
_pointed("tip_of_a_space", 3, _asks(ChooseDistrict, 5))
_pointed("tip_of_a_card", 3, _asks(ChooseCard, 7))
_pointed("pillar_tried", 3, _asks(ChooseTurn, 9))
