"""What is chosen at a table waits for its place; a quick hand does not take it back, and buttons say what they do."""

from collections.abc import Callable

import pygame
import pytest

from game.amunre.exchange import exchange_card
from game.amunre.income import TAKE_INCOME, CollectIncome, PlayFixedIncome
from game.amunre.purchase import STOP_FARMERS, BuyFarmers
from game.core.agenda import Decision, Move
from game.core.position import Position
from game.kemet.march import ChooseTroop, MarchTo
from game.kemet.setup import GarrisonCity
from game.kemet.tokens import ChooseAction
from game.pharaon.artisans import TakeArtisan
from game.pharaon.means import ways_to_pay
from game.pharaon.paying import ChooseTokens
from game.pharaon.turn import TakeTurn
from game.tekhenu.selection import TurnDie
from game.tekhenu.using import UseDie
from tests.boards.harness import recorded
from tests.kemet.build import act, prayers
from tests.kemet.build import position as kemet
from tests.pharaon.tray import bill_in_the_tray
from tests.pilot.kemet_table import seated, spots
from tests.pilot.test_trust import as_people, at
from tests.recorded.record import GAMES
from ui.kit.target import Target
from ui.kit.thing_target import ThingTarget
from ui.scenes.table import TableScene
from ui.titles.pharaon.plans import open_ways
from ui.workshop.pilot import Pilot

pytestmark = pytest.mark.usefixtures("quick_workers")


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


def test_kem_5_2_a_token_is_dragged_onto_its_space(pilot):
    table = table_where(pilot, "kemet", lambda game: isinstance(game.decision, ChooseAction))
    token = next(one for one in spots(table) if one.carry is not None and not one.moves)
    space = next(one for one in spots(table) if one.subject.startswith("action.") and len(one.moves) == 1)
    pilot.rest()
    pilot.drag_along(pilot.spot(token), pilot.spot(space))
    assert table.pending == space.moves[0] or table.host.match.moves[:1] == [*space.moves]


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
