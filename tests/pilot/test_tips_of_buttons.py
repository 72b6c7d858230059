"""What a button says when it is pointed at is what a click on it does."""

import pytest

from game.amunre.purchase import BuyFarmers
from game.kemet.setup import GarrisonCity
from tests.pilot.kemet_table import spots
from tests.pilot.test_unused_choices import table_where
from ui.workshop.pilot import Pilot

pytestmark = pytest.mark.usefixtures("quick_workers")


def test_amunre_the_tip_of_the_exchange_follows_its_button(pilot: Pilot) -> None:
    def selling(game):
        decision = game.decision
        return isinstance(decision, BuyFarmers) and game.seats[decision.seat].hand

    table = table_where(pilot, "amunre", selling)
    say = table.board.look.say
    assert pilot.find(say("tray.exchange")).told().title == say("tray.exchange")
    pilot.click(say("tray.exchange"))
    assert pilot.find(say("tray.exchange")).told().title == say("tray.exchange_end")


def test_kemet_the_gold_button_of_the_garrison_says_that_it_plays_at_once(pilot: Pilot) -> None:
    table = table_where(pilot, "kemet", lambda game: isinstance(game.decision, GarrisonCity))
    say = table.board.look.say
    assert pilot.find(say("bar.confirm")).told().lines == (say("bar.hint.garrison_city"),)
    for district in [one.label for one in spots(table) if one.act is not None][:2]:
        pilot.click(district)
    assert pilot.find(say("bar.confirm")).told().lines == (say("tip.garrison"),)
    pilot.click(say("bar.confirm"))
    assert len(table.host.match.moves) == 1
