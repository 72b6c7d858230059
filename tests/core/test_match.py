"""A match: what is played, taken back, logged, previewed and counted."""

import pytest

from game.core.agenda import Move
from game.core.errors import IllegalMove
from game.core.events import Scored, Unveiled
from game.core.match import CannotUndo, Match
from tests.playing import played_on
from tests.toy import TOY, CardDrawn, CardLaid, DieThrown, DrawCard, LayCard, Rest, ThrowDie, ToyPosition, toy_setup

Game = Match[ToyPosition]


def new_match(seats: int = 2, seed: int = 1) -> Game:
    return Match(TOY, toy_setup(seats, seed))


def rich_match() -> Game:
    """A match whose first seat threw the die, can lay all its cards, and has not laid any."""
    match = new_match()
    match.play(ThrowDie())
    match.position.seats[0].gold = 20
    match.position.offered = None
    return match


def cards(match: Game) -> list[int]:
    return [card.id for card in match.position.seats[0].hand]


def finished_match(seed: int = 1) -> Game:
    return played_on(new_match(3, seed), seed=seed)


def refusal_after(match: Game) -> tuple[str, object]:
    refusal = match.undo_refusal()
    assert refusal is not None
    return refusal.key, refusal.values


@pytest.mark.parametrize(
    ("moves", "key", "values"),
    [
        ((), "nothing", {}),
        ((ThrowDie(),), "dice", {}),
        ((DrawCard(),), "draw", {}),
        ((ThrowDie(), Rest()), "other_seat", {"seat": 0}),
    ],
)
def test_what_cannot_be_taken_back_is_refused_with_its_reason(
    moves: tuple[Move, ...], key: str, values: dict[str, object]
) -> None:
    match = new_match()
    for move in moves:
        match.play(move)
    assert refusal_after(match) == (f"core.undo.{key}", values)
    for take_back in (match.undo, match.restart_turn):
        with pytest.raises(CannotUndo, match=rf"core\.undo\.{key}"):
            take_back()


def test_a_reveal_is_not_covered_again() -> None:
    match = rich_match()
    match.play(LayCard(cards(match)[0]))
    match.position.unveil("reveal")
    assert refusal_after(match) == ("core.undo.reveal", {})


def test_a_move_that_hides_nothing_is_taken_back_with_its_log_lines_and_play_goes_on() -> None:
    match = rich_match()
    first, second = cards(match)
    before = (match.digest(), match.moves[:], match.log[:])
    match.play(LayCard(first))
    match.undo()
    assert (match.digest(), match.moves, match.log) == before
    match.play(LayCard(second))
    assert match.moves == [ThrowDie(), LayCard(second)]
    assert {entry.move for entry in match.log if isinstance(entry.event, CardLaid)} == {2}, "the move that caused it"


def test_the_last_move_of_a_game_can_be_taken_back() -> None:
    match = new_match()
    while not (match.position.round == 4 and match.facts() == {"seat": 1}):
        match.play(match.position.moves()[-1])
    match.play(ThrowDie())
    match.play(Rest())
    assert match.over and match.undo_refusal() is None


def test_restart_turn_goes_back_as_far_as_undo_may_and_stays_within_the_turn() -> None:
    match = rich_match()
    (first, second), digest = cards(match), match.digest()
    match.play(LayCard(first))
    match.play(LayCard(second))
    match.restart_turn()
    assert (match.digest(), match.moves) == (digest, [ThrowDie()])
    match.play(LayCard(first))
    match.position.begin_turn()
    match.play(LayCard(second))
    match.restart_turn()
    assert match.moves == [ThrowDie(), LayCard(first)]


def test_an_illegal_move_leaves_the_whole_match_untouched_and_is_nothing_to_undo() -> None:
    match = rich_match()
    before = (match.digest(), match.moves[:], match.log[:])
    with pytest.raises(IllegalMove):
        match.play(DrawCard())
    assert (match.digest(), match.moves, match.log) == before
    match = new_match()
    with pytest.raises(IllegalMove):
        match.play(Rest())
    assert refusal_after(match) == ("core.undo.nothing", {})


def test_play_returns_what_happened_silent_events_are_no_lines_of_the_log_and_private_ones_for_their_seat() -> None:
    match = new_match()
    assert [type(event) for event in match.play(ThrowDie())] == [Unveiled, DieThrown]
    assert [type(entry.event) for entry in match.log_for(0)] == [DieThrown]
    match = new_match()
    match.play(DrawCard())
    assert [[type(entry.event) for entry in match.log_for(reader)] for reader in (0, 1, None)] == [[CardDrawn], [], []]


def test_a_preview_tells_what_a_move_does_stops_where_something_comes_to_light_and_changes_nothing() -> None:
    match = rich_match()
    card = match.position.seats[0].hand[0]
    events, more = match.preview(LayCard(card.id))
    assert (events, more) == ([CardLaid(0, card.id, card.value), Scored(0, card.value, "card", 1)], False)
    match = new_match()
    digest = match.digest()
    assert match.preview(ThrowDie()) == match.preview(DrawCard()) == ([], True)
    with pytest.raises(IllegalMove):
        match.preview(Rest())
    assert (match.digest(), match.moves, match.log) == (digest, [], [])


def test_the_score_sheet_has_a_row_for_each_reason_and_adds_up_to_the_points() -> None:
    for seed in range(5):
        match = finished_match(seed)
        sheet = match.score_sheet()
        assert set(sheet) <= {"card", "pair", "gold"}
        assert [sum(column) for column in zip(*sheet.values(), strict=True)] == match.position.points


def test_there_is_no_result_before_the_end_and_then_it_names_the_winners_and_no_facts_are_left() -> None:
    match = new_match()
    assert (match.result(), match.facts()) == (None, {"seat": 0})
    match = finished_match()
    result = match.result()
    assert result is not None and match.facts() == {}
    assert {match.position.points[seat] for seat in result.winners} == {max(match.position.points)}


def test_the_same_moves_lead_to_the_same_digest_and_others_that_do_not_fit_are_refused() -> None:
    match = finished_match()
    assert Match.replayed(TOY, match.setup, match.moves).digest() == match.digest()
    with pytest.raises(IllegalMove):
        Match.replayed(TOY, toy_setup(), [ThrowDie(), ThrowDie()])


def test_a_match_may_go_on_from_a_position_of_which_others_see_copies() -> None:
    match = finished_match()
    position = match.position_before(4)
    later = Match(TOY, toy_setup(3), position)
    assert later.position == position
    later.play(later.position.moves()[0])
    assert position == match.position_before(4)
    assert match.position_before(3) == Match.replayed(TOY, match.setup, match.moves[:3]).position
    assert match.position_before(len(match.moves)) == match.position
    match.position_before(0).seats[0].gold += 100
    assert match.position_before(0).seats[0].gold == 2


def test_a_branch_is_the_match_after_its_first_moves_and_neither_knows_what_happens_in_the_other() -> None:
    match = finished_match()
    branch, again = match.branch(6), Match.replayed(TOY, match.setup, match.moves[:6])
    assert (branch.moves, branch.log, branch.digest()) == (again.moves, again.log, again.digest())
    assert not branch.can_redo
    match = rich_match()
    first, second = cards(match)
    match.play(LayCard(first))
    before = [match.position_before(number) for number in range(3)]
    branch = match.branch(2)
    branch.undo()
    branch.play(LayCard(second))
    assert branch.moves == [ThrowDie(), LayCard(second)]
    assert [match.position_before(number) for number in range(3)] == before


def test_a_move_that_breaks_when_made_again_can_still_be_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = rich_match()
    match.play(LayCard(cards(match)[0]))
    match.undo()
    before = (match.digest(), match.log[:], match.moves[:])
    with monkeypatch.context() as broken:
        broken.setattr(Match, "_take_down", lambda *_: [][0])
        with pytest.raises(IndexError):
            match.redo()
    assert (match.digest(), match.log, match.moves) == before
    assert match.can_redo
    match.redo()
    assert not match.can_redo
