"""The fuzzer: silent on a sound game, and finds each kind of fault when one is planted."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.core.agenda import Move, Refusal
from game.core.chance import Chance
from game.core.errors import BadSetup, IllegalMove
from game.core.match import Match
from game.core.position import Position
from game.core.title import Result, Title
from game.workshop.fuzz import Failure, fuzz, fuzz_game
from tests import toy
from tests.toy import TOY, LayCards, Rest, ThrowDie, ToyPosition, ToySeat, toy_setup

laying = LayCards.moves
imagining = ToyPosition.imagine
seeing = ToyPosition.seen_by
applying = Position.apply
encoding = TOY.codec.encode


def failure_of(title: Title[ToyPosition] = TOY, cap: int = 1000, seats: int = 3) -> Failure:
    failure = fuzz_game(title, toy_setup(seats, 5), every=1, cap=cap)
    assert failure is not None
    return failure


def faults(title: Title[ToyPosition] = TOY) -> str:
    return "; ".join(failure_of(title).what)


def test_a_sound_game_has_no_failure_and_the_same_seed_gives_the_same_report_also_with_several_processes() -> None:
    assert [fuzz_game(TOY, toy_setup(3, seed, ("long",)), every=1) for seed in range(5)] == [None] * 5
    report = fuzz([TOY], games=6, seed=4)
    assert report == fuzz([TOY], games=6, seed=4) == fuzz([TOY], games=6, seed=4, jobs=2)


def test_a_run_plays_every_number_of_seats_and_variant_in_turn() -> None:
    report = fuzz([TOY], games=8, seed=1)
    assert report.cases == (
        ("toy", 2, (), 2),
        ("toy", 3, (), 2),
        ("toy", 2, ("long",), 1),
        ("toy", 3, ("long",), 1),
        ("toy", 2, ("sphinx",), 1),
        ("toy", 2, ("sphinx", "long"), 1),
    )


def test_a_run_may_keep_to_one_number_of_seats_counts_its_decisions_and_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    report = fuzz([TOY], games=4, seats=3, seed=1, progress=lambda done, of: told.append((done, of)))
    assert {case[1] for case in report.cases} == {3}
    assert report.decisions >= 4 * 3 * 4 * 2
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    with pytest.raises(BadSetup, match=r"core\.error\.seat_count"):
        fuzz([TOY], games=4, seats=7)


def test_a_failure_names_seed_setup_and_move_in_one_line_and_does_not_end_the_run(monkeypatch) -> None:
    monkeypatch.setattr(LayCards, "moves", lambda self, game: [])
    failure = failure_of()
    assert (failure.setup, failure.seed, failure.move) == (toy_setup(3, 5), 5, 1)
    assert len(fuzz([TOY], games=3).failures) == 3
    told = str(Failure(toy_setup(2, 9, ("long",)), 4, ("no move is offered", "cards were lost")))
    assert told == "toy seats=human,human variants=long seed=9 move=4: no move is offered; cards were lost"


# Faults to plant


def never(self: LayCards, game: ToyPosition) -> list[Refusal]:
    return [Refusal(ThrowDie(), "toy.refusal.never", {})]


def gullible(self: Position, move: Move) -> None:
    if move != ThrowDie() or move in self.moves():
        applying(self, move)


def refuse_with_a_trace(self: LayCards, game: ToyPosition, move: Move) -> IllegalMove:
    game.seats[0].gold += 1
    return IllegalMove("toy.refusal.never")


def share_lists(self: ToySeat) -> ToySeat:
    return ToySeat(self.gold, self.hand, self.laid, self.hidden)


def bent(method: Callable[..., ToyPosition], bend: Callable[[ToyPosition, ToyPosition], object]) -> object:
    """The method, and what it makes of a position is bent."""

    def bending(self: ToyPosition, *given: object) -> ToyPosition:
        made = method(self, *given)
        bend(self, made)
        return made

    return bending


def show_the_deck(game: ToyPosition, view: ToyPosition) -> None:
    view.deck, view.deck_hidden = game.deck, game.deck_hidden


def tell_of_the_deck(game: ToyPosition, view: ToyPosition) -> None:
    view.turn = sum(card.id * place for place, card in enumerate(game.deck))


def imagine_the_truth(self: ToyPosition, seat: int, chance: Chance) -> ToyPosition:
    world = self.clone()
    world.chance = chance.fork()
    chance.shuffle(world.deck)
    return world


def half_undo(self: Match[ToyPosition]) -> None:
    self.position.turn -= 1


def crash(self: LayCards, game: ToyPosition, move: Move) -> None:
    raise KeyError("thebes")


def encode_without_turn(value: object) -> object:
    plain = encoding(value)
    return {**plain, "turn": 0} if isinstance(value, ToyPosition) else plain


PLANTED: list[tuple[str, list[tuple[object, str, object]]]] = [
    ("no move is offered", [(LayCards, "moves", lambda self, game: [])]),
    ("a move is offered twice", [(LayCards, "moves", lambda self, game: [*laying(self, game), Rest()])]),
    ("both offered and refused: Rest()", [(LayCards, "refusals", lambda self, game: [Refusal(Rest(), "toy.no", {})])]),
    (
        "refused for another reason, toy.other: ThrowDie()",
        [(LayCards, "refusals", never), (LayCards, "refuse", lambda self, game, move: IllegalMove("toy.other"))],
    ),
    ("refused, and yet played: ThrowDie()", [(LayCards, "refusals", never), (Position, "apply", gullible)]),
    (
        "the position was changed by the check of: refusals",
        [(LayCards, "refusals", never), (LayCards, "refuse", refuse_with_a_trace)],
    ),
    ("the position was changed by the check of: clone", [(ToySeat, "clone", share_lists)]),
    (
        "a clone differs from its original",
        [(ToyPosition, "clone", bent(ToyPosition.clone, lambda game, clone: clone.chance.bits()))],
    ),
    ("decoding does not give the position back", [(TOY.codec, "encode", encode_without_turn)]),
    (
        "shows what it cannot know",
        [(ToyPosition, "seen_by", bent(seeing, show_the_deck)), (ToyPosition, "imagine", imagine_the_truth)],
    ),
    (
        "depends on what it may not see",
        [(ToyPosition, "known_to", seeing), (ToyPosition, "seen_by", bent(seeing, tell_of_the_deck))],
    ),
    (
        "imagined by seat 0: cards were lost or doubled",
        [(ToyPosition, "imagine", bent(imagining, lambda game, world: world.deck.pop()))],
    ),
    (
        "seat 0 has other moves in an imagined world",
        [(ToyPosition, "imagine", bent(imagining, lambda game, world: world.agenda.append(LayCards(0))))],
    ),
    ("the preview does not stop where something comes to light", [(Match, "preview", lambda self, move: ([], False))]),
    ("undo does not lead back", [(Match, "undo", half_undo)]),
    ("KeyError: 'thebes'", [(LayCards, "play", crash)]),
]


@pytest.mark.parametrize(("told", "plants"), PLANTED, ids=[told for told, _ in PLANTED])
def test_a_planted_fault_is_found(
    monkeypatch: pytest.MonkeyPatch, told: str, plants: list[tuple[object, str, object]]
) -> None:
    for owner, name, fault in plants:
        monkeypatch.setattr(owner, name, fault)
    found = faults()
    assert told in found
    assert "Error" not in told or "test_fuzz.py" in found, "a crash is told with its place"


def test_a_broken_invariant_is_found() -> None:
    assert faults(replace(TOY, invariants=lambda game: ["a pyramid is missing"])) == "a pyramid is missing"


def test_points_without_a_reason_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: Position, seat: int, points: int, reason: str) -> None:
        self.points[seat] += points

    monkeypatch.setattr(Position, "score", careless)
    assert "the ledger says [0, 0, 0]" in faults(replace(TOY, invariants=lambda game: []))


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LayCards, "play", lambda self, game, move: game.then(LayCards(self.seat)))
    assert failure_of(cap=50).what == ("no end after 50 decisions",)


@pytest.mark.parametrize(
    ("result", "what"),
    [(Result((), ()), "the result is incomplete"), (Result((0,), (2, 1, 3)), "winners are not those of rank 1")],
)
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
