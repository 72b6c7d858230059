"""The fuzzer: silent on a sound game, and finds each kind of fault when one is planted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.agenda import Move, Refusal
from game.core.chance import Chance
from game.core.errors import BadSetup, IllegalMove
from game.core.fuzz import Failure, fuzz, fuzz_game
from game.core.match import Match
from game.core.position import Position
from game.core.title import Result, Title
from tests import toy
from tests.toy import TOY, LayCards, Rest, ThrowDie, ToyPosition, ToySeat, toy_setup

laying = LayCards.moves
imagining = ToyPosition.imagine
seeing = ToyPosition.seen_by
cloning = ToyPosition.clone
applying = Position.apply


def failure_of(title: Title[ToyPosition] = TOY, cap: int = 1000, seats: int = 3) -> Failure:
    failure = fuzz_game(title, toy_setup(seats, 5), every=1, cap=cap)
    assert failure is not None
    return failure


def faults(title: Title[ToyPosition] = TOY) -> str:
    return "; ".join(failure_of(title).what)


@pytest.mark.parametrize("seed", range(5))
def test_a_sound_game_has_no_failure(seed: int) -> None:
    assert fuzz_game(TOY, toy_setup(3, seed, ("long",)), every=1) is None


def test_a_run_plays_every_number_of_seats_and_variant_in_turn() -> None:
    report = fuzz([TOY], games=8, seed=1)
    assert report.cases == (
        ("toy", 2, (), 2), ("toy", 3, (), 2), ("toy", 2, ("long",), 1), ("toy", 3, ("long",), 1),
        ("toy", 2, ("sphinx",), 1), ("toy", 2, ("sphinx", "long"), 1),
    )  # fmt: skip


def test_a_run_may_keep_to_one_number_of_seats() -> None:
    assert {case[1] for case in fuzz([TOY], games=4, seats=3, seed=1).cases} == {3}


def test_a_run_refuses_a_number_of_seats_the_game_does_not_have() -> None:
    with pytest.raises(BadSetup, match=r"core\.error\.seat_count"):
        fuzz([TOY], games=4, seats=7)


def test_a_run_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    fuzz([TOY], games=3, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_run_counts_its_decisions() -> None:
    assert fuzz([TOY], games=2, seats=2).decisions >= 2 * 2 * 4 * 2


def test_the_same_seed_gives_the_same_report() -> None:
    assert fuzz([TOY], games=8, seed=4) == fuzz([TOY], games=8, seed=4)


def test_several_processes_give_the_same_report() -> None:
    assert fuzz([TOY], games=6, seed=4, jobs=2) == fuzz([TOY], games=6, seed=4)


def test_a_failure_names_seed_setup_and_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LayCards, "moves", lambda self, game: [])
    failure = failure_of()
    assert (failure.setup, failure.seed, failure.move) == (toy_setup(3, 5), 5, 1)


def test_a_failure_is_told_in_one_line() -> None:
    told = str(Failure(toy_setup(2, 9, ("long",)), 4, ("no move is offered", "cards were lost")))
    assert told == "toy seats=human,human variants=long seed=9 move=4: no move is offered; cards were lost"


def test_a_failure_does_not_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LayCards, "moves", lambda self, game: [])
    assert len(fuzz([TOY], games=3).failures) == 3


def test_a_decision_without_moves_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LayCards, "moves", lambda self, game: [])
    assert "no move is offered" in faults()


def test_a_move_offered_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LayCards, "moves", lambda self, game: [*laying(self, game), Rest()])
    assert "a move is offered twice" in faults()


def test_a_move_both_offered_and_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LayCards, "refusals", lambda self, game: [Refusal(Rest(), "toy.refusal.never", {})])
    assert "both offered and refused: Rest()" in faults()


def test_a_move_refused_for_another_reason_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LayCards, "refusals", lambda self, game: [Refusal(ThrowDie(), "toy.refusal.never", {})])
    monkeypatch.setattr(LayCards, "refuse", lambda self, game, move: IllegalMove("toy.refusal.other"))
    assert "refused for another reason, toy.refusal.other: ThrowDie()" in faults()


def test_a_refused_move_that_is_played_all_the_same_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def gullible(self: Position, move: Move) -> None:
        if move != ThrowDie() or move in self.moves():
            applying(self, move)

    monkeypatch.setattr(LayCards, "refusals", lambda self, game: [Refusal(ThrowDie(), "toy.refusal.never", {})])
    monkeypatch.setattr(Position, "apply", gullible)
    assert "refused, and yet played: ThrowDie()" in faults()


def test_a_refused_move_that_leaves_a_trace_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: LayCards, game: ToyPosition, move: Move) -> IllegalMove:
        game.seats[0].gold += 1
        return IllegalMove("toy.refusal.never")

    monkeypatch.setattr(LayCards, "refusals", lambda self, game: [Refusal(ThrowDie(), "toy.refusal.never", {})])
    monkeypatch.setattr(LayCards, "refuse", refuse)
    assert "the position was changed by the check of: refusals" in faults()


def test_a_broken_invariant_is_found() -> None:
    assert faults(replace(TOY, invariants=lambda game: ["a pyramid is missing"])) == "a pyramid is missing"


def test_points_without_a_reason_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: Position, seat: int, points: int, reason: str) -> None:
        self.points[seat] += points

    monkeypatch.setattr(Position, "score", careless)
    assert "the ledger says [0, 0, 0]" in faults(replace(TOY, invariants=lambda game: []))


def test_a_clone_that_shares_a_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lazy(self: ToySeat) -> ToySeat:
        return ToySeat(self.gold, self.hand, self.laid, self.hidden)

    monkeypatch.setattr(ToySeat, "clone", lazy)
    assert "the position was changed by the check of: clone" in faults()


def test_a_clone_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(self: ToyPosition) -> ToyPosition:
        clone = cloning(self)
        clone.chance.bits()
        return clone

    monkeypatch.setattr(ToyPosition, "clone", forgetful)
    assert "a clone differs from its original" in faults()


def test_a_position_that_does_not_come_back_from_its_encoding_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    encode = TOY.codec.encode

    def rounding(value: object) -> object:
        plain = encode(value)
        return {**plain, "turn": 0} if isinstance(value, ToyPosition) and isinstance(plain, dict) else plain

    monkeypatch.setattr(TOY.codec, "encode", rounding)
    assert "decoding does not give the position back" in faults()


def test_an_imagined_world_that_shows_the_true_cards_through_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(self: ToyPosition, seat: int | None) -> ToyPosition:
        view = seeing(self, seat)
        view.deck, view.deck_hidden = self.deck, self.deck_hidden
        return view

    def imagine(self: ToyPosition, seat: int, chance: Chance) -> ToyPosition:
        world = self.clone()
        world.chance = chance.fork()
        chance.shuffle(world.deck)
        return world

    monkeypatch.setattr(ToyPosition, "seen_by", peeping)
    monkeypatch.setattr(ToyPosition, "imagine", imagine)
    assert "shows what it cannot know" in faults()


def test_a_view_that_hangs_on_what_it_hides_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def known_to(self: ToyPosition, seat: int) -> ToyPosition:
        return seeing(self, seat)

    def leaking(self: ToyPosition, seat: int | None) -> ToyPosition:
        view = seeing(self, seat)
        view.turn = sum(card.id * place for place, card in enumerate(self.deck))
        return view

    monkeypatch.setattr(ToyPosition, "known_to", known_to)
    monkeypatch.setattr(ToyPosition, "seen_by", leaking)
    assert "depends on what it may not see" in faults()


def test_an_imagined_world_that_loses_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lossy(self: ToyPosition, seat: int, chance: Chance) -> ToyPosition:
        world = imagining(self, seat, chance)
        world.deck = world.deck[:-1]
        return world

    monkeypatch.setattr(ToyPosition, "imagine", lossy)
    assert "imagined by seat 0: cards were lost or doubled" in faults()


def test_an_imagined_world_with_other_moves_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(self: ToyPosition, seat: int, chance: Chance) -> ToyPosition:
        world = imagining(self, seat, chance)
        world.agenda[-1] = LayCards(seat)
        return world

    monkeypatch.setattr(ToyPosition, "imagine", generous)
    assert "seat 0 has other moves in an imagined world" in faults()


def test_a_preview_that_foretells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "preview", lambda self, move: ([], False))
    assert "the preview does not stop where something comes to light" in faults()


def test_an_undo_that_does_not_lead_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def half_hearted(self: Match[ToyPosition]) -> None:
        self.position.turn -= 1

    monkeypatch.setattr(Match, "undo", half_hearted)
    assert "undo does not lead back" in faults()


def test_a_crash_is_a_failure_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(self: LayCards, game: ToyPosition, move: Move) -> None:
        raise KeyError("thebes")

    monkeypatch.setattr(LayCards, "play", crash)
    assert "KeyError: 'thebes'" in faults() and "test_fuzz.py" in faults()


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def again(self: LayCards, game: ToyPosition, move: Move) -> None:
        game.then(LayCards(self.seat))

    monkeypatch.setattr(LayCards, "play", again)
    assert failure_of(cap=50).what == ("no end after 50 decisions",)


@pytest.mark.parametrize(("result", "what"), [
    (Result((), ()), "the result is incomplete"),
    (Result((0,), (2, 1, 3)), "winners are not those of rank 1"),
])
def test_a_result_that_cannot_be_is_found(result: Result, what: str) -> None:
    assert what in faults(replace(TOY, result=lambda game: result))


def test_a_game_that_replays_differently_is_found() -> None:
    starts = iter(range(100))

    def unsteady(setup: object) -> ToyPosition:
        position = toy.new_game(toy_setup(3))
        position.chance = Chance(next(starts))
        return position

    assert "the same moves lead elsewhere when replayed" in faults(replace(TOY, new_game=unsteady))


def test_a_seat_that_does_not_exist_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyPosition, "seat_count", property(lambda self: 0))
    assert "there is no such seat" in faults(replace(TOY, invariants=lambda game: []))
