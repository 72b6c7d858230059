"""What must hold at every decision of every game; each check yields what is wrong, in a few words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from game.core.agenda import Decision, Move
from game.core.chance import Chance
from game.core.errors import IllegalMove
from game.core.match import Match, answer_formalities
from game.core.position import Position
from game.core.records import record
from game.core.title import Title

P = TypeVar("P", bound=Position)


@record
class Moment(Generic[P]):
    """A match at a decision, and chance for whatever a check has to try."""

    match: Match[P]
    decision: Decision[P, Move]
    chance: Chance

    @property
    def title(self) -> Title[P]:
        return self.match.title

    @property
    def position(self) -> P:
        return self.match.position

    def encoded(self, value: object) -> object:
        return self.title.codec.encode(value)


def quick_checks(moment: Moment[P]) -> Iterator[str]:
    """Cheap enough for every decision."""
    position, moves = moment.position, moment.position.moves()
    if not moves:
        yield "no move is offered"
    if len(set(moves)) != len(moves):
        yield "a move is offered twice"
    if not 0 <= moment.decision.seat < position.seat_count:
        yield f"seat {moment.decision.seat} is asked, and there is no such seat"
    yield from position_faults(moment.title, position)


def position_faults(title: Title[P], position: P) -> Iterator[str]:
    """What the title finds wrong, and points that the ledger does not explain."""
    yield from title.invariants(position)
    sums = [0] * position.seat_count
    for scored in position.ledger:
        sums[scored.seat] += scored.points
    if sums != position.points:
        yield f"points are {position.points}, the ledger says {sums}"


def thorough_checks(moment: Moment[P]) -> Iterator[str]:
    """Everything else, with proof that none of it changed the position."""
    before = moment.encoded(moment.position)
    for check in (_codec, _refusals, _clone, _views, _preview, _undo):
        yield from check(moment)
        if moment.encoded(moment.position) != before:
            yield f"the position was changed by the check of: {check.__name__.strip('_')}"
            return


def final_checks(match: Match[P]) -> Iterator[str]:
    """What must hold once the game is over."""
    position, title = match.position, match.title
    yield from position_faults(title, position)
    if position.moves():
        yield "moves are offered after the end"
    result = title.result(position)
    seats = range(position.seat_count)
    if not result.winners or len(result.ranks) != len(seats):
        yield f"the result is incomplete: {result}"
    elif result.winners != tuple(seat for seat in seats if result.ranks[seat] == 1):
        yield f"winners are not those of rank 1: {result}"
    sheet = match.score_sheet().values()
    if [sum(row[seat] for row in sheet) for seat in seats] != position.points:
        yield "the score sheet does not add up"
    if Match.replayed(title, match.setup, match.moves).digest() != match.digest():
        yield "the same moves lead elsewhere when replayed"


def _codec(moment: Moment[P]) -> Iterator[str]:
    codec, position = moment.title.codec, moment.position
    plain = codec.encode(position)
    decoded = codec.decode(type(position), plain)
    if codec.encode(decoded) != plain or decoded != position:
        yield "decoding does not give the position back"
    if codec.digest(decoded) != codec.digest(position):
        yield "the digest changes when saved and loaded"
    for move in position.moves():
        if codec.decode(type(move), codec.encode(move)) != move:
            yield f"decoding does not give the move back: {move}"


def _refusals(moment: Moment[P]) -> Iterator[str]:
    position = moment.position
    refusals = moment.decision.refusals(position)
    for refusal in refusals:
        if refusal.move in position.moves():
            yield f"both offered and refused: {refusal.move}"
            continue
        try:
            position.apply(refusal.move)
        except IllegalMove as error:
            if error.key not in (other.key for other in refusals if other.move == refusal.move):
                yield f"refused for another reason, {error.key}: {refusal.move}"
        else:
            yield f"refused, and yet played: {refusal.move}"
            return


def _clone(moment: Moment[P]) -> Iterator[str]:
    position = moment.position
    clone = position.clone()
    if clone != position or moment.encoded(clone) != moment.encoded(position):
        yield "a clone differs from its original"
    if list(clone.moves()) != list(position.moves()):
        yield "a clone offers other moves"
    for _ in range(4):
        if clone.moves():
            clone.apply(moment.chance.pick(clone.moves()))


def _views(moment: Moment[P]) -> Iterator[str]:
    position, codec = moment.position, moment.title.codec
    public = position.seen_by(None)
    codec.encode(public)
    for seat in range(position.seat_count):
        known, sight = position.known_to(seat), position.seen_by(seat)
        codec.encode(known), codec.encode(sight)
        if known.known_to(seat) != known:
            yield f"what seat {seat} knows changes when it is asked twice"
        for world in (known.imagine(seat, moment.chance), known.imagine(seat, moment.chance)):
            if world.known_to(seat) != known:
                yield f"an imagined world contradicts what seat {seat} knows, or shows what it cannot know"
            if world.seen_by(seat) != sight or world.seen_by(None) != public:
                yield f"the view of seat {seat} depends on what it may not see"
            yield from (f"imagined by seat {seat}: {fault}" for fault in position_faults(moment.title, world))
            if moment.decision.seat == seat and list(world.moves()) != list(position.moves()):
                yield f"seat {seat} has other moves in an imagined world"
            if moment.decision.seat != seat and openly(world) != openly(position):
                yield f"what everybody sees offered to seat {moment.decision.seat} depends on what is hidden"


def openly(position: Position) -> object:
    """All that a screen may show of the present question while everybody looks."""
    decision = position.decision
    assert decision is not None
    moves = [move for move in position.moves() if decision.is_open(position, move)]
    refusals = [refusal for refusal in decision.refusals(position) if decision.is_open(position, refusal.move)]
    return position.laid_open(decision.seat), moves, refusals, decision.facts(position) if moves else None


def _preview(moment: Moment[P]) -> Iterator[str]:
    move = moment.chance.pick(moment.position.moves())
    before = moment.position.unveilings
    _, more = moment.match.preview(move)
    played = moment.position.clone()
    played.apply(move)
    answer_formalities(played)
    if more != (played.unveilings > before):
        yield f"the preview does not stop where something comes to light: {move}"


def _undo(moment: Moment[P]) -> Iterator[str]:
    match = moment.match
    move = moment.chance.pick(match.position.moves())
    trial = Match(match.title, match.setup, match.position)
    trial.play(move)
    if trial.undo_refusal() is None:
        trial.undo()
        if trial.moves or trial.log or trial.digest() != match.digest():
            yield f"undo does not lead back: {move}"
