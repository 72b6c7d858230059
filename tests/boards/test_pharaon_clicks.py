"""One click takes what is wanted: the quarter and the payment follow from it; Escape goes one step back."""

from collections import Counter
from dataclasses import replace

import pygame
import pytest
from pygame import Surface

from game.core.match import Match
from game.pharaon import RULES
from game.pharaon.artisans import ChooseArtisan, TakeArtisan
from game.pharaon.events import CostPaid
from game.pharaon.means import coins
from game.pharaon.nile import use_option
from game.pharaon.offerings import TakeLotWithBonus
from game.pharaon.paying import ChooseTokens
from game.pharaon.scoring import REASONS, points_now, score_sheet
from game.pharaon.settling import HandIn
from game.pharaon.state import Pharaon
from game.pharaon.turn import PASS, GoTo, TakeTurn
from tests.boards.harness import board_for, games, people, position_of, targets_of
from tests.conftest import Opening
from tests.pharaon.tray import bill_in_the_tray, sit, targets
from ui.kit.queue import Queue
from ui.kit.thing_target import ThingTarget
from ui.scenes.pause import PauseScene
from ui.scenes.table import TableScene
from ui.titles.pharaon.board import PharaonBoard
from ui.titles.pharaon.choice import Choice
from ui.titles.pharaon.ledger import paint_ledger
from ui.titles.pharaon.plans import climbed_best, foresee, open_ways
from ui.titles.pharaon.trays.frame import OVER
from ui.workshop.gallery.matches import moment
from ui.workshop.gallery.moments import seat_at
from ui.workshop.gallery.studio import Studio
from ui.workshop.pilot import Pilot


def rich_turn() -> Pharaon:
    """The first turn of somebody who can pay anything, in several ways."""
    position = position_of("pharaon", 3, lambda p: isinstance(p.decision, TakeTurn) and p.current_round == 2)
    assert isinstance(position, Pharaon) and position.decision is not None
    owner = position.seats[position.decision.seat]
    for number in range(6):
        position.supply[number] += owner.stock[number] - 4
        owner.stock[number] = 4
    owner.nobles = ["NOB12"]
    return position


def at_rich_turn(
    opened: Opening, position: Pharaon | None = None, undo: bool = True, **wishes: object
) -> tuple[Pilot, TableScene, PharaonBoard]:
    setup = replace(people(next(games("pharaon", 3)).setup), undo=undo)
    return sit(opened, Match(RULES, setup, position or rich_turn()), **wishes)


def poor_turn() -> Pharaon:
    """The same turn of somebody who has nothing."""
    position = rich_turn()
    assert position.decision is not None
    owner = position.seats[position.decision.seat]
    position.supply = [there + own for there, own in zip(position.supply, owner.stock, strict=True)]
    owner.stock, owner.tokens = [0] * 6, [0] * len(owner.tokens)
    return position


def asked_seat(scene: TableScene) -> int:
    assert scene.asked is not None
    return scene.asked.decision.seat


def target_of(scene: TableScene, follows: type) -> ThingTarget:
    return next(one for one in targets(scene) if one.then and isinstance(one.then[0], follows))


def test_a_click_on_an_artisan_goes_there_and_asks_for_the_payment_at_once(opened: Opening) -> None:
    pilot, scene, board = at_rich_turn(opened)
    match = scene.host.match
    pilot.click(target_of(scene, TakeArtisan))
    pilot.tick(3)
    assert [type(move) for move in match.moves] == [GoTo, TakeArtisan]
    assert isinstance(match.decision, ChooseTokens)
    assert board.choice.meant == match.moves[1], "the tray says what is paid for"
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert isinstance(match.decision, ChooseArtisan), "undo goes one step back"
    assert board.choice.meant is None
    pilot.tick(3)
    assert isinstance(match.decision, ChooseArtisan), "and nothing follows by itself any more"


@pytest.mark.parametrize("asks_again", [False, True])
def test_enter_pays_as_proposed_token_by_token_and_that_is_its_confirmation(opened: Opening, asks_again: bool) -> None:
    pilot, scene, _ = at_rich_turn(opened, confirm_turn_end=asks_again)
    match = scene.host.match
    pilot.click(target_of(scene, TakeArtisan))
    pilot.tick(3)
    assert isinstance(match.decision, ChooseTokens)
    pilot.key(pygame.K_RETURN)
    pilot.tick(6)
    assert not isinstance(match.decision, ChooseTokens)
    assert any(isinstance(move, HandIn) for move in match.moves)
    assert scene.pending is None


def test_what_ends_the_turn_waits_with_its_payment_in_sight_and_one_escape_takes_back_both(opened: Opening) -> None:
    """The next Escape opens the menu; Enter confirms."""
    pilot, scene, _ = at_rich_turn(opened, undo=False, confirm_turn_end=True)
    burial = next(one for one in targets(scene) if one.moves == (GoTo("burial"),)).label
    pilot.click(burial)
    assert scene.pending is not None and bill_in_the_tray(scene).quarter == "burial"
    pilot.key(pygame.K_ESCAPE)
    assert scene.pending is None and not bill_in_the_tray(scene)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, PauseScene)
    pilot.key(pygame.K_ESCAPE)
    pilot.click(burial)
    pilot.key(pygame.K_RETURN)
    assert scene.host.match.moves == [GoTo("burial")]


def test_the_switch_on_the_price_takes_a_bonus_with_the_lot(opened: Opening) -> None:
    """What was chosen is not dropped unasked."""
    pilot, scene, board = at_rich_turn(opened, confirm_turn_end=False)
    pilot.click(board.style.say("place.bonus_switch"))
    assert board.choice.bonus
    pilot.click(board.style.say("own.pass"))
    assert scene.pending == PASS and not scene.host.match.moves
    pilot.key(pygame.K_ESCAPE)
    assert board.choice.bonus, "only the pass is taken back"
    pilot.click(target_of(scene, TakeLotWithBonus))
    pilot.tick(3)
    assert isinstance(scene.host.match.moves[1], TakeLotWithBonus)


def test_a_swapped_token_leaves_the_others_where_they_lie() -> None:
    choice = Choice(Queue())
    assert choice.arranged(("justice", "royalty", "royalty")) == ("justice", "royalty", "royalty")
    assert choice.arranged(("commerce", "royalty", "royalty")) == ("commerce", "royalty", "royalty")
    assert choice.arranged(("agriculture", "commerce", "royalty")) == ("commerce", "royalty", "agriculture")
    assert choice.arranged(("agriculture", "commerce")) == ("commerce", "agriculture")


def test_a_paid_token_is_swapped_by_a_click_the_others_stay_and_escape_forgets_it() -> None:
    board, position = board_for("pharaon", 3), rich_turn()
    position.apply(GoTo("artisans"))
    position.apply(next(move for move in position.moves() if isinstance(move, TakeArtisan)))
    assert isinstance(position.decision, ChooseTokens)

    def tokens() -> dict[tuple[int, ...], str]:
        return {tuple(t.rect): t.subject for t in targets_of(board, position) if t.layer == OVER}

    before = tokens()
    swap = next(t for t in targets_of(board, position) if t.act is not None and t.layer == OVER)
    assert swap.activate()
    assert board.choice.way is not None
    after = tokens()
    assert set(before) <= set(after), "another payment may take one token more"
    assert sum(before[place] != after[place] for place in before) <= 2, "the token, and the one on the wheel at most"
    assert board.step_back() and board.choice.way is None
    assert not board.step_back()


def test_the_prompt_says_so_when_no_quarter_is_open() -> None:
    narrator, rich, poor = board_for("pharaon", 3).narrator, rich_turn(), poor_turn()
    assert not any(isinstance(move, GoTo) for move in poor.moves())
    told = narrator.task(poor.decision, poor)
    assert narrator.task(rich.decision, rich) != told == narrator.voice.say("pharaon.ask.take_turn.closed.what")


def test_another_token_is_paid_by_clicking_it_in_the_tray_then_enter(opened: Opening) -> None:
    """PHA-P2, PHA-P3, PHA-P10  What is proposed is not what must be paid."""
    pilot, scene, board = at_rich_turn(opened, confirm_turn_end=False)
    match = scene.host.match
    pilot.click(target_of(scene, TakeArtisan))
    pilot.tick(3)
    proposed = bill_in_the_tray(scene)
    assert proposed is not None
    tip = pilot.find(board.style.say("tray.confirm")).told()
    assert tip is not None and all(board.style.name("token", token) in tip.lines[0] for token in proposed.tokens)
    other = next(one.label for one in targets(scene) if one.label == _instead(board, one))
    pilot.click(other)
    changed = bill_in_the_tray(scene)
    assert changed is not None and changed.tokens != proposed.tokens
    pilot.key(pygame.K_ESCAPE)
    assert bill_in_the_tray(scene) == proposed, "Escape takes back what was only chosen"
    assert isinstance(match.decision, ChooseTokens)
    pilot.click(other)
    pilot.key(pygame.K_RETURN)
    pilot.tick(6)
    paid = next(entry.event for entry in match.log if isinstance(entry.event, CostPaid))
    assert Counter((paid.token_access, *paid.token)) == Counter(changed.tokens)


def _instead(board: PharaonBoard, target: ThingTarget) -> str:
    """What a token is called with which one could pay instead."""
    name = board.style.name("token", target.subject.partition(".")[2]) if target.subject.startswith("resource.") else ""
    return board.style.say("tray.use", name=name)


def test_a_card_of_a_closed_quarter_says_why_when_pointed_at(opened: Opening) -> None:
    pilot, scene, board = at_rich_turn(opened, poor_turn())
    card = next(one for one in targets(scene) if one.subject.startswith("noble.") and one.refusals)
    assert not card.moves
    pilot.hover(card)
    told = card.told()
    assert told is not None and told.reason == board.narrator.refusal(card.refusals[0])


def test_the_tip_of_a_step_tells_the_prestige_that_then_is_there(opened: Opening) -> None:
    pilot, scene, board = at_rich_turn(opened, confirm_turn_end=False)
    match, seat = scene.host.match, asked_seat(scene)
    step = next(one for one in targets(scene) if one.moves == (GoTo("burial"),))
    told = step.told()
    assert told is not None
    before = points_now(match.position, seat)
    assert before == sum(score_sheet(match.position, seat).values())
    pilot.click(step)
    pilot.tick(3)
    if isinstance(match.decision, ChooseTokens):
        pilot.key(pygame.K_RETURN)
        pilot.tick(6)
    after = points_now(match.position, seat)
    assert after != before
    expected = board.narrator.voice.say("board_pharaon.tip.prestige", seat=seat, before=before, after=after)
    assert told.lines[-1] == expected


def test_the_tip_of_a_line_of_the_nile_counts_the_best_climbs_and_own_gods_every_seat(opened: Opening) -> None:
    _, scene, board = at_rich_turn(opened)
    seat = asked_seat(scene)
    line = next(one for one in targets(scene) if one.then == (use_option("NIL5"),))
    view = scene.host.match.position.seen_by(seat)
    outcome = foresee(view, seat, (*line.moves, *line.then))
    best = points_now(climbed_best(outcome.after, seat), seat)
    assert outcome.open_end and best > points_now(outcome.after, seat)
    told = line.told()
    assert told is not None
    assert told.lines[-1] == board.style.say("tip.prestige_best", seat=seat, before=points_now(view, seat), after=best)
    gods = [one for one in targets(scene) if one.thing.id.startswith("own.god.")]
    assert len(gods) == 5
    told = gods[0].told()
    assert told is not None and len(told.lines) >= 4


def test_the_table_of_points_shows_what_is_counted_so_far() -> None:
    board = board_for("pharaon", 3)
    view = next(games("pharaon", 3)).position.seen_by(None)
    sheets = [score_sheet(view, seat) for seat in range(3)]
    pictures = []
    for counted in (0, 2, len(REASONS)):
        view.points = [sum(list(sheet.values())[:counted]) for sheet in sheets]
        target = Surface(board.app.screen.size)
        paint_ledger(target, board.style, view)
        pictures.append(pygame.image.tobytes(target, "RGB"))
    assert len(set(pictures)) == 3
    panels = [target for target in board.targets(view, None) if target.thing.kind == "panel"]
    assert [panel.of_seat for panel in panels] == [0, 1, 2]
    for seat, panel in enumerate(panels):
        tip = panel.told()
        assert tip is not None and panel.focusable and tip.corner == str(points_now(view, seat))
        assert [line.split()[-1] for line in tip.lines] == [str(n) for n in sheets[seat].values() if n]


# What waits to be confirmed and what the tray proposes are the same payment


def left_out(view: Pharaon) -> list[str]:
    """Tokens that could pay and that the first proposal does without."""
    asked = view.decision
    if not isinstance(asked, ChooseTokens):
        return []
    first, *others = open_ways(view, asked)
    names = coins(asked.quarter)
    return [name for sort, name in enumerate(names) if not first[sort] and any(way[sort] for way in others)]


def test_a_token_that_waits_is_in_the_proposal() -> None:
    studio = Studio((1280, 720), "fr", 100)
    match = moment("pharaon", 3, lambda view: isinstance(view, Pharaon) and bool(left_out(view)))
    scene = seat_at(studio, match)
    token = left_out(match.position)[0]
    before = bill_in_the_tray(scene)
    scene.pending = HandIn(token)
    scene.refresh()
    after = bill_in_the_tray(scene)
    assert before is not None and after is not None
    assert token not in before.tokens and token in after.tokens
    studio.close()
