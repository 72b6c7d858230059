"""What is asked of the board of every title, at every kind of question that its recorded games come to."""

from collections.abc import Callable, Hashable, Iterable, Iterator

import pytest
from pygame import Surface

from game.core.agenda import Move
from game.core.position import Position
from game.core.title import chance_of
from game.titles import TITLES, title
from tests.boards import harness
from tests.boards.harness import Moment, asked_of, frame, moments, one_of_each, recorded, shared_board, targets_of
from ui.frame.tooltip import Tip, draw_tip
from ui.frame.words import misfits
from ui.host.asked import Asked
from ui.kit.contract import Board
from ui.kit.target import Target
from ui.table.tips import Tips

Sample = Callable[[str], Iterable[Moment]]
OFTEN = pytest.param(harness.some_of_each_game, marks=pytest.mark.thorough)
sampled = pytest.mark.parametrize("sample", [one_of_each, OFTEN], ids=["once", "often"])
every_title = pytest.mark.parametrize("name", TITLES, scope="module")
"""One title after the other, so that only its own games and pictures are held."""

NEVER_RECORDED = "Amount Companion Decree Doubled Fight Order Unit Units"
"""What is to be chosen in questions so rare that no recorded game comes to them."""
CENTRED = ("pharaon",)
"""Titles whose places are hit in their very middle; elsewhere cards and trays may lie over it."""
REASONS = {
    "amunre": {"leaving", "bid_too_low", "too_dear"},
    "tekhenu": {"forbidden", "space_taken", "other_row"},
    "pharaon": {"quarter_tokens_short", "tokens_short", "lot_gone", "other_track"},
    "kemet": {"space_taken", "no_land_moves", "too_dear", "pyramid_too_low", "only_in_combat"},
}
"""Reasons for which places are closed so often that they must be met."""
GOLD = {"amunre": {"CollectIncome", "BuyStones", "BuyFarmers", "LayOffering"}, "tekhenu": {"ChoosePayment"}}
"""Questions with an answer that Enter gives."""


@every_title
def test_recorded_games_come_to_every_kind_of_question(name: str) -> None:
    questions = {kind for kind, record in title(name).codec.records.items() if getattr(record, "asks", False)}
    never = {"OrderDraws", *(f"Choose{what}" for what in NEVER_RECORDED.split())}
    assert questions - {moment.kind for moment in one_of_each(name)} <= never


@every_title
@sampled
def test_targets_reach_every_legal_move_and_no_other(name: str, sample: Sample) -> None:
    found = [(reachable(shared_board(one.game), one.position), one.position) for one in sample(name)]
    assert [position.decision for moves, position in found if moves != set(position.moves())] == []


def reachable(board: Board[Position], position: Position) -> set[Move]:
    """The moves of all targets, also of those that appear once something was chosen."""
    asked = asked_of(position)
    view, choice = position.seen_by(asked.decision.seat), vars(board.choice)
    found: set[Move] = set()
    seen: set[Hashable] = set()
    board.targets(view, asked)
    waiting = [dict(choice)]
    while waiting and not found >= asked.legal:
        state = waiting.pop()
        choice.update(state)
        if board.choice.key in seen:
            continue
        seen.add(board.choice.key)
        for target in board.targets(view, asked):
            found.update(target.moves)
            if target.act is not None:
                choice.update(state)
                target.act()
                waiting.append(dict(choice))
    return found


@every_title
@sampled
def test_targets_can_be_told_apart_and_hit_where_they_are_painted(name: str, sample: Sample) -> None:
    wrong = []
    for number, moment in enumerate(sample(name)):
        board = shared_board(moment.game, harness.SIZES[number % 3])
        targets = targets_of(board, moment.position)
        usable = [target for target in targets if (target.moves or target.act) and target.focusable]
        meant = {(target.label, target.moves or chosen_by(board, target)) for target in usable}
        assert len({label for label, _ in meant}) == len(meant), moment.kind
        wrong += [(moment.kind, target) for target in targets if not board.app.screen.rect.contains(target.rect)]
        wrong += [(moment.kind, target) for target in usable if not can_be_hit(targets, target, name in CENTRED)]
    assert wrong == []


def chosen_by(board: Board[Position], target: Target) -> Hashable:
    """What a click would choose on the board."""
    before = dict(vars(board.choice))
    assert target.act is not None
    target.act()
    chosen = board.choice.key
    vars(board.choice).update(before)
    return chosen


def can_be_hit(targets: list[Target], target: Target, centred: bool) -> bool:
    """Somewhere the target is the uppermost one; the cards of a tray may cover the same move on the board."""
    r = target.rect
    grid = [(r.x + r.width * x // 8, r.y + r.height * y // 8) for y in (7, 5, 3, 1) for x in (4, 2, 6, 1, 7)]
    if any(harness.uppermost(targets, point) is target for point in ([r.center] if centred else [r.center, *grid])):
        return True
    return not centred and any(set(other.moves) & set(target.moves) for other in targets if other is not target)


@every_title
@sampled
def test_everything_is_told_and_enlarged_and_no_word_of_it_is_cut_off(name: str, sample: Sample) -> None:
    """All that can be pointed at: how it lights up, its tip, its large picture."""
    drawn: set[tuple[Tip, str]] = set()
    enlarged: set[tuple[str, str]] = set()
    for moment in sample(name):
        size, text, language = harness.NARROWEST if sample is one_of_each else harness.USUAL
        board, asked = shared_board(moment.game, size, text_size=text, language=language), asked_of(moment.position)
        view, target = moment.position.seen_by(asked.decision.seat), Surface(size)
        tips = Tips(moment.match, board, view)
        with misfits() as found:
            for spot in offered(board, view, asked):
                spot.hovered = True
                spot.draw(target)
                tip = spot.told() or tips.of(spot)
                assert tip is not None or not spot.moves, spot
                if tip is not None and (tip, language) not in drawn:
                    drawn.add((tip, language))
                    draw_tip(target, tip, board.app.screen, spot.rect)
                if spot.subject and (spot.subject, language) not in enlarged:
                    enlarged.add((spot.subject, language))
                    large, told = board.enlarged(spot.subject)
                    assert large.get_width() > 40 and told, spot.subject
        assert not found, (moment.kind, found)
    assert enlarged


@pytest.mark.thorough
@every_title
def test_no_word_of_the_table_is_cut_off(name: str) -> None:
    """Any question in windows by turns; the gallery shows some of them in others."""
    cut = []
    for number, moment in enumerate(one_of_each(name)):
        size, text, language = (harness.NARROWEST, harness.USUAL)[number % 2]
        board, decision = shared_board(moment.game, size, text_size=text, language=language), moment.position.decision
        assert decision is not None
        cut += [(moment.kind, size, text, *misfit) for misfit in frame(board, moment.position, decision.seat)[1]]
    assert cut == []


def offered(board: Board[Position], view: Position, asked: Asked[Position]) -> Iterator[Target]:
    """The targets of a question and those that come up once something was chosen, each once."""
    first = board.targets(view, asked)
    yield from first
    known = {(target.label, target.moves) for target in first}
    for label in [target.label for target in first if target.act is not None]:
        chosen = next((one for one in board.targets(view, asked) if one.label == label), None)
        if chosen is None or chosen.act is None:
            continue
        chosen.act()
        new = [target for target in board.targets(view, asked) if (target.label, target.moves) not in known]
        yield from new
        known |= {(target.label, target.moves) for target in new}
        while board.step_back():
            pass


@every_title
def test_every_refusal_is_said(name: str) -> None:
    """The first questions of each kind of some games: all their refusals, and those of places that are closed."""
    met = set()
    for number, moment in enumerate(moment for k in range(2) for moment in moments(recorded(name, k), 6)):
        board = shared_board(moment.game, language=("fr", "en")[number % 2])
        closed = [t.refusals[0] for t in targets_of(board, moment.position) if t.refusals and not t.moves]
        assert all(map(board.narrator.refusal, [*asked_of(moment.position).refusals, *closed]))
        met |= {refusal.key.removeprefix(f"{name}.refusal.") for refusal in closed}
    assert met >= REASONS[name]


@every_title
@sampled
def test_enter_has_one_answer_at_most_and_the_keyboard_can_walk_to_it(name: str, sample: Sample) -> None:
    asked = set()
    for moment in sample(name):
        gold = [target for target in targets_of(shared_board(moment.game), moment.position) if target.primary]
        assert len(gold) <= 1, moment.kind
        assert all(target.focusable and target.visible and (target.moves or target.act) for target in gold)
        asked |= {moment.kind for _ in gold}
    assert asked >= GOLD.get(name, set())


@every_title
def test_nothing_can_be_played_while_somebody_else_is_asked(name: str) -> None:
    """Kemet's drawers and the race for points can be opened all the same."""
    for moment in one_of_each(name):
        shown = shared_board(moment.game).targets(moment.position.seen_by(None), None)
        assert [one for one in shown if one.moves or (one.act and name != "kemet")] == [], moment.kind


@every_title
@pytest.mark.parametrize("every", [24, pytest.param(4, marks=pytest.mark.thorough)])
def test_no_secret_of_another_seat_is_in_the_picture(name: str, every: int) -> None:
    """Whatever others hold and whatever is drawn next, the table looks the same."""
    for number, moment in enumerate(one_of_each(name)[::every]):
        position, board = moment.position, shared_board(moment.game)
        assert position.decision is not None
        for viewer in (None, (position.decision.seat + 1) % len(moment.game.setup.seats)):
            other = position.imagine(viewer or 0, chance_of(number))
            shown = [harness.pixels(frame(board, game, viewer)[0]) for game in (position, other)]
            assert shown[0] == shown[1], (moment.kind, viewer)


def test_tips_of_a_tray_keep_clear_of_all_of_it() -> None:
    """What can be answered beside the pointed answer, and what is paid, stays in sight in a large window."""
    payments = (("tekhenu", 8, "ChoosePayment", 4), ("pharaon", 2, "ChooseTokens", 4))
    for name, number, kind, layer in (("amunre", 6, "LayOffering", 2), *payments):
        game = recorded(name, number)
        moment = next(moment for moment in moments(game, 1) if moment.kind == kind)
        answers = [t for t in targets_of(shared_board(game, (1920, 1080)), moment.position) if t.layer == layer]
        gold = next(target for target in answers if target.primary)
        assert gold.tip_beside is not None
        others = [t for t in answers if t.tip_beside == gold.tip_beside and t is not gold]
        assert others and all(gold.tip_beside.colliderect(target.rect) for target in others)
