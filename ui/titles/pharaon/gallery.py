"""The table of Pharaon at every moment that looks different."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.agenda import Move
from game.core.match import Match
from game.core.position import Position
from game.pharaon.artisans import ChooseArtisan, TakeArtisan
from game.pharaon.automaton import ChooseSplit
from game.pharaon.gains import ChooseBonus, ChooseResource, ChooseTrack
from game.pharaon.means import ways_to_pay
from game.pharaon.nile import UseOption
from game.pharaon.nobles import TakeNoble
from game.pharaon.offerings import TakeLot
from game.pharaon.opening import ChooseStartNoble
from game.pharaon.passing import ChooseGain
from game.pharaon.paying import ChooseTokens
from game.pharaon.powers import GiveForPower
from game.pharaon.setup import DARK_CHOSEN, DARK_TILES, DISCOVERY
from game.pharaon.state import Pharaon
from game.pharaon.turn import PASS, FinishTurn, GoTo, TakeTurn, go_to
from game.pharaon.vases import ChooseVase, UseDiplomat, UseTutor
from game.titles import title as find_title
from ui.kit.target import Target
from ui.kit.thing_target import ThingTarget
from ui.table.pace import TEMPI, pace_of
from ui.titles.pharaon.board import PharaonBoard
from ui.titles.pharaon.seat import progress
from ui.workshop.gallery.matches import SOLO, moment, setup_of, solo_setup, whole_game
from ui.workshop.gallery.moments import point_at, seat_at, stop_in_the_middle
from ui.workshop.gallery.registry import exhibit, hang
from ui.workshop.gallery.studio import Studio
from ui.workshop.pilot import STRIDE

TITLE = "pharaon"
Test = Callable[[Pharaon], bool]


def _asks(kind: type, round_: int = 0) -> Test:
    """A decision of this kind is asked, from this round on."""
    return lambda game: isinstance(game.decision, kind) and game.current_round >= round_


def _can(move: Move, round_: int) -> Test:
    """Somebody may make this move, from this round on."""
    return lambda game: game.current_round >= round_ and not game.over and move in game.moves()


def _first(seats: int, test: Test, variants: tuple[str, ...] = ()) -> Match[Position]:
    """A match at the first moment at which something is so."""

    def wanted(position: Position) -> bool:
        return isinstance(position, Pharaon) and test(position)

    return moment(TITLE, seats, wanted, variants)


DARK = (DARK_TILES[-1],)
"""All tiles of the Traitor with their dark faces up."""

MOMENTS: dict[str, tuple[int, Test]] = {
    "start_noble": (3, _asks(ChooseStartNoble)),
    "start_vase": (3, _asks(ChooseVase)),
    **{f"start_{seats}_seats": (seats, _asks(TakeTurn)) for seats in (2, 3, 4, 5)},
    "start_solo": (SOLO, _asks(TakeTurn)),
    **{f"middle_{seats}_seats": (seats, _asks(TakeTurn, 3)) for seats in (2, 3, 4, 5)},
    "middle_solo": (SOLO, _asks(TakeTurn, 3)),
    "late_5_seats": (5, _asks(TakeTurn, 5)),
    "payment": (3, _asks(ChooseTokens, 2)),
    "resource_of_choice": (3, _asks(ChooseResource, 2)),
    "bonus_offering": (3, _asks(ChooseBonus, 2)),
    "climb": (3, _asks(ChooseTrack, 2)),
    "pass_vase": (4, _asks(ChooseVase, 2)),
    "pyramid_gain": (4, _asks(ChooseGain, 2)),
    "vase_diplomat": (3, _asks(UseDiplomat)),
    "vase_tutor": (3, _asks(UseTutor)),
    "power_give": (3, _asks(GiveForPower)),
    "end_of_turn": (3, _asks(FinishTurn)),
    "free_artisan": (3, lambda game: isinstance(game.decision, ChooseArtisan) and game.decision.free),
    "traitor_splits": (SOLO, _asks(ChooseSplit, 3)),
    "end": (3, lambda game: game.over),
    "end_solo": (SOLO, lambda game: game.over),
}


def _hang_moment(name: str, seats: int, test: Test, variants: tuple[str, ...] = ()) -> None:
    def arrange(studio: Studio) -> None:
        seat_at(studio, _first(seats, test, variants))

    hang(f"pharaon_{name}", arrange)


for _name, (_seats, _test) in MOMENTS.items():
    _hang_moment(_name, _seats, _test)
_hang_moment("traitor_dark_tiles", SOLO, _asks(TakeTurn, 4), DARK)


@exhibit("pharaon_discovery_choice")
def discovery_choice(studio: Studio) -> None:
    seat_at(studio, Match(find_title(TITLE), setup_of(TITLE, 3, 3, variants=(DISCOVERY,))))


@exhibit("pharaon_traitor_tiles_choice")
def tiles_choice(studio: Studio) -> None:
    seat_at(studio, Match(find_title(TITLE), solo_setup(TITLE, variants=(DARK_CHOSEN,))))


# While something moves


def _passed(before: Position, after: Position) -> bool:
    assert isinstance(before, Pharaon) and isinstance(after, Pharaon)
    return after.current_round == 2 and [s.row for s in before.seats] != [s.row for s in after.seats]


def _new_round(before: Position, after: Position) -> bool:
    assert isinstance(before, Pharaon) and isinstance(after, Pharaon)
    return after.current_round == 4 and before.current_round == 3


def _noble_taken(before: Position, after: Position) -> bool:
    assert isinstance(before, Pharaon) and isinstance(after, Pharaon)
    return after.current_round > 1 and len(before.noble_deck) > len(after.noble_deck)


def _scored(before: Position, after: Position) -> bool:
    return after.over


def _wheel_turning(percent: int, studio: Studio) -> None:
    """The wheel while it turns between two rounds."""
    game = whole_game(TITLE, 4, 1)
    number = next(n for n in range(len(game.moves)) if _new_round(game.position_before(n), game.position_before(n + 1)))
    scene = studio.table(game.branch(number), 0)
    scene._play(game.moves[number])
    while "wheel" not in (turn := scene.show._queue[0]).hides:
        studio.pilot.tick(1, STRIDE)
    begun, seconds = scene.show.length, turn.seconds * TEMPI[pace_of(studio.app.settings)].stretch
    while begun - scene.show.length < seconds * percent / 100:
        studio.pilot.tick(1)


for _percent in (20, 50, 80):
    hang(f"pharaon_wheel_turning_{_percent}", partial(_wheel_turning, _percent))


@exhibit("pharaon_passing_animation")
def passing_animation(studio: Studio) -> None:
    stop_in_the_middle(studio, whole_game(TITLE, 4, 4), _passed, 0.5)


@exhibit("pharaon_noble_animation")
def noble_animation(studio: Studio) -> None:
    stop_in_the_middle(studio, whole_game(TITLE, 3, 3), _noble_taken, 0.5)


@exhibit("pharaon_scoring_animation")
def scoring_animation(studio: Studio) -> None:
    stop_in_the_middle(studio, whole_game(TITLE, 3, 3), _scored, 0.5)


# With the mouse on something


def _pointed(name: str, seats: int, test: Test, pick: Callable[[Target], bool]) -> None:
    def arrange(studio: Studio) -> None:
        point_at(studio, seat_at(studio, _first(seats, test)), pick)

    hang(f"pharaon_{name}", arrange)


def _leads_to(kind: type) -> Callable[[Target], bool]:
    """A thing in a quarter that is taken with one click."""
    return lambda target: isinstance(target, ThingTarget) and any(isinstance(move, kind) for move in target.then)


def _is(subject: str) -> Callable[[Target], bool]:
    return lambda target: target.subject.startswith(subject)


def _god_in_question(studio: Studio) -> None:
    """A god for which somebody would have enough if another god did not take it."""
    match = _first(4, _one_god_instead_of_another)
    game = match.position
    assert isinstance(game, Pharaon)
    god = next(one.god.id for seat in range(len(game.seats)) for one in progress(game, seat) if one.instead)
    scene = seat_at(studio, match)
    found = [c for c in scene.controls if isinstance(c, Target) and c.subject == f"god.{god}"]
    studio.pilot.hover(found[0])


def _refused(target: Target) -> bool:
    return bool(target.refusals) and not target.moves


def _one_god_instead_of_another(game: Pharaon) -> bool:
    """Elements would be enough for either of two gods, not for both."""
    return isinstance(game.decision, TakeTurn) and any(
        one.instead for seat in range(len(game.seats)) for one in progress(game, seat)
    )


def _closed_quarter(game: Pharaon) -> bool:
    asked = game.decision
    return isinstance(asked, TakeTurn) and any(isinstance(one.move, GoTo) for one in asked.refusals(game))


_pointed("tip_of_an_artisan", 4, _can(go_to("artisans"), 3), _leads_to(TakeArtisan))
_pointed("tip_of_a_noble", 4, _can(go_to("nobles"), 2), _leads_to(TakeNoble))
_pointed("tip_of_a_lot", 4, _can(go_to("offerings"), 2), _leads_to(TakeLot))
_pointed("tip_of_a_nile_line", 4, _can(go_to("nile"), 3), _leads_to(UseOption))
_pointed("tip_of_a_step", 4, _can(go_to("burial"), 3), lambda target: target.moves == (go_to("burial"),))
_pointed("tip_of_passing", 4, _asks(TakeTurn, 2), lambda target: target.moves == (PASS,))
hang("pharaon_tip_of_a_god", _god_in_question)
_pointed("tip_of_an_own_god", 4, _asks(TakeTurn, 4), _is("god."))
_pointed("tip_of_the_wheel", 4, _asks(TakeTurn, 3), _is("wheel"))
_pointed("tip_of_a_climb", 3, _asks(ChooseTrack, 3), lambda target: bool(target.moves))
_pointed("tip_of_a_traitor_tile", SOLO, _asks(TakeTurn, 3), _is("tile."))
_pointed("tip_of_the_split", SOLO, _asks(ChooseSplit, 2), lambda target: bool(target.moves))
_pointed("refused_quarter", 4, _closed_quarter, _refused)
_pointed("refused_token", 3, _asks(ChooseTokens, 2), _refused)


@exhibit("pharaon_payment_changed")
def payment_changed(studio: Studio) -> None:
    """Another token than the proposed one was clicked in the tray."""
    scene = seat_at(studio, _first(3, _asks(ChooseTokens, 2)))
    board = scene.board
    assert isinstance(board, PharaonBoard)
    tray = board.style.layout.tray
    tokens = [c for c in scene.controls if isinstance(c, ThingTarget) and c.act is not None and tray.contains(c.rect)]
    studio.pilot.click(tokens[-1])
    studio.pilot.settle()


@exhibit("pharaon_own_card")
def own_card(studio: Studio) -> None:
    """Own cards lie over each other: the one that is pointed at comes up."""
    scene = seat_at(studio, _first(SOLO, lambda game: _asks(TakeTurn, 4)(game) and len(game.seats[0].nobles) > 1))
    board = scene.board
    assert isinstance(board, PharaonBoard)
    room = board.style.layout.own.cards
    point_at(studio, scene, lambda target: room.contains(target.rect) and _is("noble.")(target))


@exhibit("pharaon_action_waits")
def action_waits(studio: Studio) -> None:
    """A step of the Burial Chamber was clicked and waits to be confirmed, its payment in sight."""
    scene = seat_at(studio, _first(4, _one_way_down))
    step = next(c for c in scene.controls if isinstance(c, Target) and c.moves == (go_to("burial"),))
    studio.pilot.click(step)
    studio.pilot.settle()


def _one_way_down(game: Pharaon) -> bool:
    """The next step of the Burial Chamber can be paid in one way only."""
    asked = game.decision
    return isinstance(asked, TakeTurn) and len(ways_to_pay(game, asked.seat, "burial", "")) == 1
