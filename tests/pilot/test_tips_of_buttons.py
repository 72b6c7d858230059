"""What a button says when it is pointed at is what a click on it does."""

import pytest

from game.amunre.exchange import exchange_card
from game.amunre.purchase import STOP_FARMERS, BuyFarmers
from game.kemet.setup import GarrisonCity
from tests.pilot.kemet_table import spots
from tests.pilot.test_unused_choices import table_where
from ui.kit.thing_target import ThingTarget
from ui.workshop.pilot import Pilot

pytestmark = pytest.mark.usefixtures("quick_workers")


def gold_buttons(pilot: Pilot) -> list[tuple[str, bool]]:
    """Buttons of the tray with a gold face, and whether Enter presses them."""
    things = [one for one in pilot.controls() if isinstance(one, ThingTarget) and one.thing.face is not None]
    return [(one.label, one.primary) for one in things if "gold" in one.thing.face.args]


def test_amunre_cards_are_chosen_face_up_and_exchanged_by_one_press_that_says_so(pilot: Pilot) -> None:
    """AMU-5.5: one after the other; the button opens the cards, and they are closed again after the last one."""

    def selling(game):
        decision = game.decision
        return isinstance(decision, BuyFarmers) and len(set(game.seats[decision.seat].hand)) > 1

    table = table_where(pilot, "amunre", selling)
    table.host.viewers.leave(None)
    pilot.tick()  # the person sits down at the open table
    say, host, seat = table.board.style.say, table.host, table.host.match.decision.seat
    gold, hand = host.match.position.seats[seat].gold, list(host.match.position.seats[seat].hand)
    wanted = [exchange_card(kind) for kind in list(dict.fromkeys(hand))[:2]]
    assert host.viewer is None and pilot.find(say("tray.exchange")).told().title == say("tray.exchange")
    pilot.click(say("tray.exchange"))
    assert host.viewer == seat and pilot.find(say("tray.exchange")).told().title == say("tray.exchange_end")
    assert gold_buttons(pilot) == [(say("tray.stop_farmers"), True)]
    for move in wanted:
        pilot.click(table.board.style.card(move.card))
    assert not host.match.moves and table.board.unused(STOP_FARMERS) == say("task.sold", n=2)
    sale, stop = (pilot.find(say(label, n=2)) for label in ("tray.sell", "tray.stop_farmers"))
    gold_ones = [(one.primary, "gold" in one.thing.face.args) for one in (sale, stop)]
    assert gold_ones == [(True, True), (False, False)], "gold is what Enter presses"
    told = pilot.find(say("tray.sell", n=2)).told()
    assert told.corner == f"+{say('gold', n=2)}" and say("tip.left", n=gold + 2) in told.lines[1]
    pilot.click(say("tray.sell", n=2))
    pilot.tick(20)
    assert host.match.moves == wanted and host.match.position.seats[seat].gold == gold + 2
    assert table.pending is None and host.viewer is None


def test_kemet_the_gold_button_of_the_garrison_says_that_it_plays_at_once(pilot: Pilot) -> None:
    table = table_where(pilot, "kemet", lambda game: isinstance(game.decision, GarrisonCity))
    say = table.board.style.say
    assert pilot.find(say("bar.confirm")).told().lines == (say("bar.hint.garrison_city"),)
    for district in [one.label for one in spots(table) if one.act is not None][:2]:
        pilot.click(district)
    assert pilot.find(say("bar.confirm")).told().lines == (say("tip.garrison"),)
    pilot.click(say("bar.confirm"))
    assert len(table.host.match.moves) == 1
