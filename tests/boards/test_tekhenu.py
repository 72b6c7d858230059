"""Tekhenu's board: tiles that are turned, payments that are changed, dice, and answers that keep their places."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, islice, pairwise, product
from math import dist
from typing import Any

import pygame
from pygame import Surface
from pygame.event import Event

from game.core.agenda import Move
from game.core.frames import Frame
from game.core.match import Match
from game.core.position import Position
from game.tekhenu.botankhamon import coming
from game.tekhenu.components import components
from game.tekhenu.dial import die
from game.tekhenu.events import BuildingBuilt, GoodsGained, ScalesCleared, StatueBonus
from game.tekhenu.gods.hathor import ChooseSite
from game.tekhenu.gods.horus import ChooseStatue
from game.tekhenu.gods.ra import ChooseSpace, ChooseTurn, LayOn, fit
from game.tekhenu.gods.thoth import ChooseCard
from game.tekhenu.maat import LayFaith
from game.tekhenu.opening import ChooseFirstDecree
from game.tekhenu.payment import ChoosePayment
from game.tekhenu.scoring import scored_now
from game.tekhenu.selection import Recolour, TurnDie
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import ChooseDie, TakeDie
from game.tekhenu.using import UseDie
from game.tekhenu.words import GODS, GOODS
from tests.boards.harness import (
    SOLO,
    asked_of,
    board_for,
    frame,
    games,
    moments,
    open_board,
    people,
    pixels,
    position_of,
    recorded,
    shared_board,
    targets_of,
)
from tests.conftest import Opening
from tests.pilot.matches import sit_down
from tests.tekhenu.look import holding
from ui.kit.cue import Act
from ui.kit.difference import difference
from ui.kit.film import Film, film
from ui.kit.target import Target
from ui.kit.thing_target import ThingTarget
from ui.titles.tekhenu.board import TekhenuBoard
from ui.titles.tekhenu.cards.items import Good, Sign, Word
from ui.titles.tekhenu.cues import cause
from ui.titles.tekhenu.parts.maat import signed
from ui.titles.tekhenu.pillar.count import best_turn, counted
from ui.titles.tekhenu.prices import price_signs, value_used
from ui.titles.tekhenu.trays.judgement import likely_place
from ui.workshop.pilot import Pilot


def table(seats: int = 3, size: tuple[int, int] = (1280, 720)) -> Any:
    return board_for("tekhenu", seats, size)


def first(kind: type, more: int = 0, seats: int = 3) -> Any:
    """Somebody is asked for this and has more than so many answers."""
    return position_of("tekhenu", seats, lambda p: isinstance(p.decision, kind) and len(p.moves()) > more)


def seen(position: Tekhenu) -> Tekhenu:
    """What whoever is asked sees."""
    return position.seen_by(position.decision.seat)


def test_enter_pays_as_proposed_and_a_click_on_a_good_pays_with_another() -> None:
    board, position = table(), first(ChoosePayment, 1)

    def primary() -> Target:
        return next(one for one in targets_of(board, position) if one.primary)

    proposed, ready, chosen = position.moves()[0], primary(), list[Move]()
    assert ready.moves == (proposed,)
    ready.press = lambda: chosen.append(ready.moves[0])
    assert ready.activate()
    assert chosen == [proposed]
    assert next(one for one in targets_of(board, position) if one.act is not None).activate()
    assert primary().moves != (proposed,)
    assert board.step_back()


def test_r_and_the_wheel_turn_the_tile() -> None:
    board, position = table(), first(ChooseTurn, 3)
    turns = []
    for key in (True, False) * 2:
        ready = next(one for one in targets_of(board, position) if one.primary)
        turns.append(ready.moves[0])
        wheel, r = Event(pygame.MOUSEWHEEL, y=1), Event(pygame.KEYDOWN, key=pygame.K_r)
        assert board.key(r) if key else ready.handle(wheel)
    assert set(turns) == set(position.moves())


def test_the_temple_comes_forward_while_a_tile_is_laid() -> None:
    board, position = table(), first(ChooseSpace, 1)
    free = [target for target in targets_of(board, position) if target.moves]
    assert len(free) >= len(position.moves())
    assert min(target.rect.width for target in free) > 1.3 * board.style.layout.temple.cell_size


def test_a_tile_lies_where_it_is_tried_until_that_is_confirmed() -> None:
    """The plate beside the Temple tells of it, and keeps its buttons."""
    board, position = table(), first(ChooseSpace, 1)
    asked, buttons = asked_of(position), board.pillar.breakdown.buttons[0]
    shown = []
    for move in (None, position.moves()[0]):
        board.waiting = move
        target = Surface(board.app.screen.size)
        board.paint(target, seen(position), asked, 1.0)
        cell = board.pillar.places.cell(components().number[position.moves()[0].space])
        shown.append([pixels(target.subsurface(place)) for place in (cell, board.pillar.breakdown.rect, buttons)])
    (cell, steps, turn), (tried, told, same) = shown
    assert cell != tried and steps != told and turn == same


def test_what_a_move_waits_for_stays_in_light_where_no_piece_foretells_it() -> None:
    """A card of the market, and a Decree in its tray."""
    for kind in (ChooseCard, ChooseFirstDecree):
        board, position = table(), first(kind, 1)
        one = next(target for target in targets_of(board, position) if len(target.moves) == 1)
        shown = []
        for board.waiting in (None, one.moves[0]):
            target, asked = Surface(board.app.screen.size), asked_of(position)
            board.paint(target, seen(position), asked, 1.0)
            board.paint_hand(target, seen(position), asked.decision.seat, asked, 1.0)
            shown.append(pixels(target.subsurface(one.rect.inflate(4, 4))))
        assert shown[0] != shown[1]
        under = any(over.contains(one.rect) for over in board.laid_over())
        assert under == (kind is ChooseFirstDecree), "no light of what happened goes over a tray"


def test_dice_never_overlap_however_many_lie_in_a_section() -> None:
    """Up to nine dice in one line: they get smaller instead."""
    board, position = table(4, (1920, 1080)), first(ChooseDie, 1, 4)
    for count, section in product(range(1, 10), range(6)):
        position.sections[section] = (die("white", 3),) * count
        spots = board.style.layout.dial.section_dice(position, section)
        assert len(spots) == count
        for one, other in combinations(spots, 2):
            assert dist(one.centre, other.centre) >= one.size, (count, section)


def test_a_piece_that_is_paid_for_is_foreseen_in_its_place() -> None:
    """Where it stands once the price is paid, although the payment is a question of its own."""
    for kind in (ChooseSite, ChooseStatue):
        board, position = table(), first(kind, 1)
        asked = asked_of(position)
        for board.waiting in position.moves():
            assert len(board.foreseen_places(seen(position), asked)) == 1
        board.waiting = None


# What is told


def test_the_die_tells_action_production_and_balance_and_a_free_action_no_price() -> None:
    board, position = table(), first(ChooseDie)
    for move in position.moves():
        if isinstance(move, TakeDie):
            tip = board.preview(seen(position), move, [], False)
            assert tip.title and tip.corner
            assert any(":scales:" in line for line in tip.lines)
            assert any(":hammer:" in line for line in tip.lines)
    told = {god: price_signs(position, position.order[0], god, 3, free=True) for god in GODS}
    assert [god for god, signs in told.items() if any(isinstance(item, Good) for item in signs)] == []


def test_an_action_that_only_t14_makes_possible_is_priced_with_the_value_it_will_have() -> None:
    position = holding("thoth white 4", cards="T14", people=(5, 2))
    assert value_used(position, 0, "thoth", 4) == 2
    assert not any(isinstance(item, Good) for item in price_signs(position, 0, "thoth", 2))
    assert value_used(position, 0, "bastet", 4) == 4  # no value can be paid
    assert price_signs(position, 0, "bastet", 4)[-2:] == (Word("+1"), Sign("scribe"))


def test_the_five_steps_of_a_tile_are_those_of_the_rules() -> None:
    """What the scene tells equals what playing the move brings."""
    asking = (game.position_before(k) for game in games("tekhenu", 3) for k in range(len(game.moves)))
    for position in [p for p in asking if isinstance(p.decision, ChooseSpace)][:4]:
        decision = position.decision
        for number in [number for number, tile in enumerate(position.laid) if not tile][:6]:
            space = components().temple[number].id
            count = counted(seen(position), decision, space, best_turn(seen(position), decision, space))
            assert len(count.fit.sides) == max(len(fit(position, decision.tile, number, way).sides) for way in range(4))
            assert count.slot == components().display[decision.slot].vp
            assert count.points >= count.buildings + count.outlines + count.slot


def test_faith_shows_the_balance_and_the_likely_place() -> None:
    board, position = table(), first(LayFaith)
    seat = position.decision.seat
    places = [likely_place(position, seat, balance) for balance in (0, 30)]
    assert places[0] <= places[1] == len(position.seats)
    assert signed(position.balance_of(seat)) in board.narrator.task(position.decision, position)


def test_goods_of_a_site_share_one_line() -> None:
    """What is paid and what is received stand in signs; the title need not be told again."""
    board, position = table(), first(ChooseSite)
    gained = [GoodsGained(0, good, 1, "space") for good in ("papyrus", "bread", "papyrus")]
    tip = board.preview(seen(position), position.moves()[0], [BuildingBuilt(0, "HL1"), *gained], False)
    assert tip.lines == (":plus: 2 :papyrus:  1 :bread:",)


def test_the_pyramid_and_the_panels_tell_what_everybody_can_work_out() -> None:
    """TEK-19.4, 19.5, TEK-17  By mouse and by keyboard; the next tiles say it in short."""
    board = table(SOLO)
    position = position_of("tekhenu", SOLO, lambda p: isinstance(p.decision, ChooseDie) and p.round > 4)
    targets = targets_of(board, position)
    found = {one.subject: one for one in targets if one.focusable and not one.moves and one.subject}
    tips = [tip for one in targets if (tip := one.told()) is not None]
    _, told = board.enlarged("pyramid")
    assert found["pyramid"].tip is not None and f"seat.{position.bot}" in found
    for name in [board.style.narrator.label("tile", one.tile) for one in coming(position)]:
        tip = next(tip for tip in tips if tip.title == name)
        assert name in told and all(line in told for line in tip.lines)
    now = sum(scored.points for scored in scored_now(position) if scored.seat == position.bot)
    assert f" {now} " in board.enlarged(f"seat.{position.bot}")[1].split("\n")[0]


def test_a_price_that_is_paid_unasked_can_be_paid_otherwise_first() -> None:
    board, position = table(), first(ChoosePayment, 1)
    asked, calls = asked_of(seen(position)), []
    board.on_pay = lambda: calls.append(True)
    for pays in (True, False):
        targets = board.targets(seen(position), replace(asked, pays=pays))
        offered = [one for one in targets if one.label == board.style.say("tray.otherwise")]
        assert len(offered) == pays
        for one in offered:
            one.act()
    assert calls == [True]


def test_the_board_of_the_best_person_lies_open_at_the_end() -> None:
    for seats in (SOLO, 3):
        board, position = table(seats), position_of("tekhenu", seats, lambda p: p.over)
        frame(board, position, None)
        best = max(position.people(), key=position.points.__getitem__)
        assert board.shown_seat(position.seen_by(None)) == best


# Answers keep their places while their tray is open: nothing slides under the pointer


def positions(wanted: Callable[[Tekhenu], bool], most: int) -> list[tuple[Any, Tekhenu]]:
    """The first positions in which something is so, each with its board."""
    asking = ((game, game.position_before(k)) for game in games("tekhenu") for k in range(len(game.moves)))
    found = list(islice(((game, position) for game, position in asking if wanted(position)), most))
    assert len(found) == most, "too few of them in the recorded games"
    boards = {id(game): open_board(game) for game, _ in found}
    return [(boards[id(game)], position) for game, position in found]


def in_the_tray(board: TekhenuBoard, position: Tekhenu) -> list[Target]:
    return [target for target in targets_of(board, position) if target.layer == 4]


def places(targets: list[Target]) -> dict[str, tuple[int, ...]]:
    return {target.label: tuple(target.rect) for target in targets}


def test_opening_a_card_moves_no_answer() -> None:
    def opens(game: Tekhenu) -> bool:
        return isinstance(game.decision, UseDie) and any(isinstance(m, TurnDie | Recolour) for m in game.moves())

    for board, position in positions(opens, 6):
        before = in_the_tray(board, position)
        for card in [target for target in before if target.act is not None]:
            assert card.activate()
            after = in_the_tray(board, position)
            assert len(after) > len(before)
            assert places(before).items() <= places(after).items()
            board.step_back()


def test_changing_a_payment_moves_no_answer() -> None:
    def several(game: Tekhenu) -> bool:
        return isinstance(game.decision, ChoosePayment) and len(game.moves()) > 1

    for board, position in positions(several, 8):
        before = in_the_tray(board, position)
        for number in [k for k, target in enumerate(before) if target.act is not None]:
            assert in_the_tray(board, position)[number].activate()
            after = in_the_tray(board, position)
            assert [target.rect for target in after] == [target.rect for target in before]
            pay = next(target for target in after if target.primary)
            assert pay.moves == (board.choice.paid(position.moves()),)


def test_a_good_that_does_not_pay_can_be_taken_in() -> None:
    gold = GOODS.index("gold")

    def possible(game: Tekhenu) -> bool:
        ways = game.moves() if isinstance(game.decision, ChoosePayment) else ()
        return len({way.goods[gold] for way in ways}) > 1 and ways[0].goods[gold] == 0

    ((board, position),) = positions(possible, 1)
    board.choice.belong_to(position.decision)
    board.choice.take_in(position.moves(), gold)
    assert board.choice.paid(position.moves()).goods[gold] > 0


# Films


def test_tek_16_7_the_scales_are_told_cleared_once_they_are_and_their_dice_fly_to_the_bag() -> None:
    game = recorded("tekhenu", 2)
    board, steps = shared_board(game), [pair for m in moments(game) for pair in pairwise(game.frames(m.number))]
    cleared = [(before, told) for (_, before), told in steps if isinstance(told.event, ScalesCleared)]
    assert cleared
    for before, told in cleared:
        lay = sum(len((*one.pure, *one.tainted, *one.anubis)) for one in before.seats)
        (shown,) = film(board, before, [Frame(told.event, told.after)])
        assert isinstance(shown, Film) and len(shown.gestures) == lay > 0
        assert not any(one.pure or one.tainted or one.anubis for one in told.after.seats)


def test_gains_rise_from_what_happened_last() -> None:
    board, position = table(), first(ChooseDie)
    layout, none = board.style.layout, difference([], [])
    for earlier, spot in (
        ([BuildingBuilt(0, "HL1"), GoodsGained(0, "bread", 1, "space")], layout.space("HL1").center),
        ([BuildingBuilt(0, "HL1"), StatueBonus(1, "ra")], layout.dial.bonus(GODS.index("ra"))),
        ([], layout.dial.centre),
    ):
        assert cause(Act(board, [], position, position, none, earlier)) == spot


# Through the window, against Botankhamon


def at_the_table(opened: Opening, kind: type) -> tuple[Pilot, Match[Position]]:
    """A person is asked for this, and can take back what he did before."""
    game = next(games("tekhenu", SOLO))
    number = next(k for k in range(len(game.moves)) if isinstance(game.decision_before(k), kind))
    match = Match.replayed(game.title, people(game.setup), game.moves[:number])
    pilot = opened(reduced_motion=True, confirm_turn_end=False)
    sit_down(pilot, match)
    pilot.settle()
    return pilot, match


def test_undo_goes_back_from_the_tile_to_the_space_to_the_die(opened: Opening, idle_workers: None) -> None:
    pilot, match = at_the_table(opened, ChooseTurn)
    for expected in (ChooseSpace, UseDie):
        while not isinstance(match.decision, expected):
            made = len(match.moves)
            pilot.key(pygame.K_z, pygame.KMOD_CTRL)
            assert len(match.moves) < made


def test_another_space_moves_a_tile_that_is_not_laid_yet(opened: Opening, idle_workers: None) -> None:
    pilot, match = at_the_table(opened, ChooseSpace)
    one, other = [move for move in match.position.moves() if isinstance(move, LayOn)][:2]
    made = len(match.moves)
    for move in (one, other, one):
        name = f"try.{move.space}"
        pilot.click(next(c for c in pilot.scene.controls if isinstance(c, ThingTarget) and c.thing.id == name))
        pilot.settle()
        assert isinstance(match.decision, ChooseTurn)
        assert (list(match.moves[made:]), match.decision.space) == ([move], move.space)


def test_enter_lays_the_tile_after_its_space_was_clicked(opened: Opening, idle_workers: None) -> None:
    """A click leaves the keyboard where nobody sees it: Enter and R mean the tile all the same."""
    pilot, match = at_the_table(opened, ChooseSpace)
    move = next(move for move in match.position.moves() if isinstance(move, LayOn))
    pilot.click(next(c for c in pilot.scene.controls if isinstance(c, Target) and move in c.moves))
    pilot.settle()
    assert isinstance(match.decision, ChooseTurn)
    before = len(match.moves)
    pilot.key(pygame.K_RETURN)
    assert len(match.moves) == before + 1, "once is enough"
