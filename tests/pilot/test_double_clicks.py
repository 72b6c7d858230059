"""A double click, or a key struck twice, chooses once: it does not take back at once what it chose."""

import pygame
import pytest

from game.core.position import Position
from game.kemet.setup import GarrisonCity
from game.pharaon.artisans import TakeArtisan
from game.pharaon.means import ways_to_pay
from game.pharaon.paying import ChooseTokens
from game.pharaon.turn import TakeTurn
from tests.kemet.build import act, prayers
from tests.kemet.build import position as kemet
from tests.pharaon.tray import bill_in_the_tray
from tests.pilot.kemet_table import seated, spots
from tests.pilot.test_unused_choices import table_where
from ui.kit.thing_target import ThingTarget
from ui.scenes.table import TableScene
from ui.titles.pharaon.plans import open_ways
from ui.workshop.pilot import Pilot

pytestmark = pytest.mark.usefixtures("quick_workers")


def test_kemet_a_quarter_stays_chosen(pilot: Pilot) -> None:
    table = table_where(pilot, "kemet", lambda game: isinstance(game.decision, GarrisonCity))
    first, second = [one for one in spots(table) if one.act is not None][:2]
    pilot.multi_click(pilot.spot(first), 3)
    assert len(table.board.choice.marked) == 1
    pilot.focus(second.label)
    pilot.burst(pygame.K_RETURN, 2)
    assert len(table.board.choice.marked) == 2
    pilot.click(first.label)
    assert len(table.board.choice.marked) == 1, "a calm click takes it back"


def test_kemet_every_click_of_a_quick_hand_recruits_one_unit_more(pilot: Pilot) -> None:
    game = kemet(2)
    prayers(game, 9, 9)
    act(game, "top_recruit")
    table = seated(pilot, game, "human", "scribe")
    pilot.multi_click(pilot.spot(next(one for one in spots(table) if one.act is not None and one.subject)), 3)
    assert sum(n for _, n in table.board.choice.placing) == 3


def test_pharaon_a_token_of_the_payment_is_changed_for_another(pilot: Pilot) -> None:
    def payable_in_several_ways(game: Position) -> bool:
        return isinstance(game.decision, ChooseTokens) and len(open_ways(game, game.decision)) > 1

    table = table_where(pilot, "pharaon", payable_in_several_ways)
    proposed = bill_in_the_tray(table)
    assert proposed is not None
    pilot.multi_click(pilot.spot(_changing(table)), 2)
    assert bill_in_the_tray(table).tokens != proposed.tokens


def test_pharaon_what_a_click_has_made_is_taken_back_with_what_waits(pilot: Pilot) -> None:
    """A click on an Artisan goes to the quarter and asks whether the card is meant: it draws the next one."""

    def payable_in_one_way(game: Position) -> bool:
        asked = game.decision
        return isinstance(asked, TakeTurn) and len(ways_to_pay(game, asked.seat, "artisans")) == 1

    table = table_where(pilot, "pharaon", payable_in_one_way)
    before = list(table.host.match.moves)
    cards = (one for one in table.controls if isinstance(one, ThingTarget))
    pilot.click(next(one for one in cards if any(isinstance(move, TakeArtisan) for move in one.then)).label)
    pilot.wait_until(lambda: table.pending is not None)
    assert table.host.match.moves[:-1] == before
    pilot.key(pygame.K_ESCAPE)
    assert table.host.match.moves == before and table.pending is None
    assert isinstance(table.asked.decision, TakeTurn)


def _changing(table: TableScene) -> ThingTarget:
    """A token that lies in the tray and can be changed."""
    bill = bill_in_the_tray(table)
    paid = {table.board.style.say("tray.paid", name=table.board.style.name("token", one), n=1) for one in bill.tokens}
    return next(c for c in table.controls if isinstance(c, ThingTarget) and c.act is not None and c.label in paid)
