"""A card that was chosen and waits for its place is not dropped unasked by another button."""

from collections.abc import Callable

import pygame

from game.amunre.income import TAKE_INCOME, CollectIncome, PlayFixedIncome
from game.core.agenda import Decision, Move
from game.core.position import Position
from game.kemet.march import ChooseTroop, MarchTo
from game.tekhenu.selection import TurnDie
from game.tekhenu.using import UseDie
from tests.boards.harness import recorded
from tests.pilot.test_trust import as_people, at
from tests.recorded.record import GAMES
from ui.kit.target import Target
from ui.kit.thing_target import ThingTarget
from ui.scenes.table import TableScene
from ui.workshop.pilot import Pilot


def table_where(pilot: Pilot, name: str, wanted: Callable[[Position], bool]) -> TableScene:
    """The table of a recorded game at the first decision that fits."""
    for match in (recorded(name, number) for number in range(GAMES)):
        for k in range(len(match.moves)):
            if wanted(match.position_before(k)):
                return at(pilot, as_people(match), k)
    raise AssertionError("no game comes to this")


def asks(kind: type[Decision], offering: type[Move]) -> Callable[[Position], bool]:
    """A question with such an answer."""
    return lambda game: isinstance(game.decision, kind) and any(isinstance(m, offering) for m in game.moves())


GREEN = asks(CollectIncome, PlayFixedIncome)


def test_amunre_a_green_card_without_its_province(pilot):
    table = table_where(pilot, "amunre", GREEN)
    board, match = table.board, table.host.match
    asked = table._told().task
    pilot.click(board.style.card("fixed_income"))
    assert board.choice.card == "fixed_income"
    assert board.style.card("fixed_income") in table._told().task != asked, "the prompt says what comes next"
    pilot.app.change(confirm_turn_end=False)
    pilot.click(next(one for one in table.controls if isinstance(one, Target) and one.moves == (TAKE_INCOME,)))
    assert table.pending == TAKE_INCOME and not match.moves
    assert board.style.card("fixed_income") in pilot.app.notices.shown.text
    pilot.key(pygame.K_ESCAPE)
    assert board.choice.card == "fixed_income"
    pilot.click(next(c for c in table.controls if isinstance(c, Target) and c.moves and c.subject.startswith("prov")))
    assert isinstance(match.moves[0], PlayFixedIncome)


def test_tekhenu_an_opened_card_whose_face_was_not_chosen(pilot):
    table = table_where(pilot, "tekhenu", asks(UseDie, TurnDie))
    board, asked = table.board, table.asked
    card = next(move.card for move in asked.moves if isinstance(move, TurnDie))
    pilot.click(next(c for c in table.controls if isinstance(c, Target) and c.act and c.subject == f"card.{card}"))
    assert board.choice.card == card
    pilot.app.change(confirm_turn_end=False)
    pilot.click(next(c for c in table.controls if isinstance(c, Target) and c.moves and board.unused(c.moves[0])))
    assert table.pending is not None and not table.host.match.moves


def test_what_is_dragged_onto_a_place_is_chosen_and_put_there(pilot):
    """A card of Amun-Re; let go where nothing is, it is only chosen, and another button lets it go."""
    table = table_where(pilot, "amunre", GREEN)
    card = pilot.find(table.board.style.card("fixed_income")).rect.center
    nowhere = (table.zones.board.right - 2, table.zones.board.top + 2)
    pilot.rest()
    pilot.drag_along(card, nowhere)
    assert table.board.choice.card == "fixed_income" and not table.host.match.moves
    assert table.drag.thing is None and not table.top.carried
    goal = next(c for c in table.controls if isinstance(c, Target) and c.moves and c.subject.startswith("prov"))
    pilot.rest()
    pilot.drag_along(card, pilot.spot(goal))
    assert table.host.match.moves[:1] == [*goal.moves]


def test_kem_6_6_a_troop_is_dragged_to_where_it_marches(pilot):
    table = table_where(pilot, "kemet", lambda game: isinstance(game.decision, ChooseTroop) and len(game.moves()) > 2)
    match = table.host.match
    source = next(c for c in table.controls if isinstance(c, ThingTarget) and c.carry is not None)
    begun = match.position_before(0).clone()
    begun.apply(source.moves[0])
    near = next(move for move in begun.moves() if isinstance(move, MarchTo))
    far = next(c for c in table.controls if c.visible and getattr(c, "subject", "") == "action.low_pray")
    pilot.rest()
    start = pilot.spot(source)
    pilot.drag_along(start, pilot.spot(far))
    assert not match.moves, "what cannot be put there stays where it was"
    goal = next(c for c in table.controls if getattr(c, "subject", "") == f"space.{near.space}")
    pilot.rest()
    pilot.drag_along(start, pilot.spot(goal))
    assert match.moves[:2] == [source.moves[0], near]
