"""What is asked of every title alike about the frames of a move: the window films what happened from them."""

import pytest

from game.core.chance import Chance
from game.core.driver import AS_THE_RULES_GO
from game.core.events import Unveiled
from game.core.frames import Frame, frames_of
from game.core.match import Match
from game.core.position import Position
from game.core.tables import table_of
from game.titles import TITLES, title
from tests.playing import played_on
from tests.titles.test_hidden import OFTEN, moments

TABLES = {"amunre": 3, "kemet": 2, "pharaon": 2, "tekhenu": 2}


def table(name: str) -> tuple[str, ...]:
    return ("human",) * TABLES[name]


def open_to_all(frames: list[Frame[Position]]) -> list[tuple[object, Position]]:
    """What everybody may see of the frames before hidden things come to light, but for who is asked in the end."""
    found: list[tuple[object, Position]] = []
    for frame in frames:
        if isinstance(frame.event, Unveiled):
            break
        if frame.event is not None and not frame.event.private:
            view = frame.after.seen_by(None)
            view.agenda = []
            found.append((frame.event, view))
    return found


@pytest.mark.parametrize("name", TITLES)
def test_frames_tell_all_that_happened_and_end_where_the_match_went_on(name: str) -> None:
    match = played_on(Match(title(name), table_of(name, table(name), (), 5)), lambda match: len(match.moves) >= 60)
    for number in range(len(match.moves)):
        frames = match.frames(number)
        assert [frame.event for frame in frames[:-1]] == [e.event for e in match.log if e.move == number + 1]
        assert frames[-1] == Frame(None, match.position_before(number + 1))


@pytest.mark.parametrize("name", TITLES)
def test_no_frame_lays_hidden_things_open(name: str) -> None:
    """AMU-15.3, KEM-16.1, PHA-18.1, TEK-21  Not even while the last step runs, when nothing is left on the agenda."""
    compared = 0
    for game, chance in moments(name, table(name), (), OFTEN[name]):
        decision = game.decision
        assert decision is not None
        world = game.known_to(decision.seat).imagine(decision.seat, Chance(chance.below(1 << 30)))
        for move in game.moves()[:2]:
            frames, others = (frames_of(one, move, AS_THE_RULES_GO) for one in (game, world))
            assert {frame.after.over for frame in frames[:-1]} <= {frames[-1].after.over}
            assert open_to_all(frames) == open_to_all(others)
            compared += len(frames)
    assert compared > 60
