"""A branch is a match of its own: what is played or taken back there is not seen in the other."""

from game.core.match import Match
from game.core.setup import COLOURS, SeatSetup, Setup
from game.titles import title


def played(moves: int) -> Match:
    seats = tuple(SeatSetup("human", name, COLOURS[k]) for k, name in enumerate("ABC"))
    match = Match(title("amunre"), Setup("amunre", seats, (), 5))
    for _ in range(moves):
        match.play(match.position.moves()[-1])
    return match


def test_a_branch_is_the_match_after_its_first_moves_and_neither_knows_what_happens_in_the_other() -> None:
    match = played(20)
    branch, again = match.branch(12), played(12)
    assert (branch.moves, branch.log, branch.digest()) == (again.moves, again.log, again.digest())
    assert not branch.can_redo
    digests = [match.title.codec.digest(match.position_before(number)) for number in range(21)]
    branch = match.branch(20)
    while branch.undo_refusal() is None:
        branch.undo()
    branch.play(branch.position.moves()[0])
    assert len(branch.moves) < 20
    assert [match.title.codec.digest(match.position_before(number)) for number in range(21)] == digests
