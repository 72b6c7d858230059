"""Crafted saves, their digests right: what is loaded can be played, in little memory.

`python -m tests.saves.test_crafted 1000 SEED` makes more of them, each played under limits of memory and time.
"""

import resource
import signal
import sys
from collections import Counter

import pytest

from game.core.chance import Chance
from game.core.errors import BadEncoding, SpokenError
from game.core.match import Match
from game.core.tables import table_of
from game.titles import TITLES, title
from saves.errors import RULES_TROUBLE
from saves.soundness import trouble_with
from tests.saves.crafted import LARGE, crafted

MOVES = 80
MEMORY = 1 << 30
SECONDS = 20


def stages(name: str, chance: Chance, count: int = 12) -> list[Match]:
    """Moments of random games at several kinds of tables."""
    tables, found = title(name).tables(), []
    while len(found) < count:
        kinds, variants = chance.pick(tables)
        match = Match(title(name), table_of(name, kinds, variants, chance.below(1000)))
        while not match.over and len(match.moves) < 400:
            match.play(chance.pick(match.position.moves()))
        ends = sorted(chance.below(len(match.moves)) for _ in range(4))
        found += [Match(match.title, match.setup, match.position_before(end)) for end in ends]
    return found[:count]


def outcome(match: Match, chance: Chance) -> tuple[str, str]:
    """What became of a crafted position, and what was changed in it."""
    codec, rules = match.title.codec, match.title
    plain, told = crafted(codec.encode(match.position), chance, chance.below(3) + 1)
    try:
        position = codec.decode(rules.position, plain)
    except BadEncoding:
        return "not decoded", told
    except RULES_TROUBLE as error:
        return f"codec: {type(error).__name__}", told
    trouble = trouble_with(rules, match.setup, position)
    if trouble:
        return "stumbles" if "stumble" in trouble else "refused", told
    try:
        _play_on(Match(rules, match.setup, position), chance)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError, SpokenError) as error:
        return f"broken in play: {_place(error)}", told
    return "played", told


def _play_on(match: Match, chance: Chance) -> None:
    """Some moves, with what a screen asks on the way."""
    for _ in range(MOVES):
        if match.over:
            return
        for seat in range(match.position.seat_count):
            match.position.seen_by(seat)
        match.decision.refusals(match.position)
        match.facts()
        match.play(chance.pick(match.position.moves()))


def _place(error: BaseException) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{trace.tb_frame.f_code.co_filename.rpartition('/game/')[2]}:{trace.tb_lineno}" if trace else ""
    return f"{type(error).__name__} {error} {where}"[:150]


@pytest.mark.parametrize("count", [60, pytest.param(400, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("name", TITLES)
def test_what_is_loaded_can_be_played(name: str, count: int):
    chance = Chance(2024)
    places = stages(name, chance, 6)
    found = Counter(outcome(chance.pick(places), chance) for _ in range(count))
    assert [what for what in found if what[0] not in ("not decoded", "stumbles", "refused", "played")] == []


RICHES = {"amunre": lambda seat: setattr(seat, "gold", LARGE), "tekhenu": lambda seat: seat.goods.__setitem__(0, LARGE)}


@pytest.mark.parametrize("name", RICHES)
def test_riches_beyond_measure_are_refused_before_anybody_lists_what_to_do_with_them(name: str, monkeypatch):
    match = stages(name, Chance(1), 1)[0]
    position = match.position.clone()
    monkeypatch.setattr(type(position), "moves", lambda game: pytest.fail("moves were listed"))
    RICHES[name](position.seats[0])
    assert "cannot be counted" in trouble_with(match.title, match.setup, position)


def _too_long(*_: object) -> None:
    raise TimeoutError


def _main(count: int, seed: int, names: tuple[str, ...]) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGALRM, _too_long)
    for name in names:
        chance, found, places = Chance(seed), Counter(), stages(name, Chance(seed), 40)
        for _ in range(count):
            start = chance.pick(places)
            signal.alarm(SECONDS)
            try:
                what, told = outcome(start, chance)
            except (MemoryError, TimeoutError, RecursionError) as error:
                what, told = f"LIMIT {type(error).__name__}", "?"
            finally:
                signal.alarm(0)
            found[what] += 1
            if what.startswith(("broken", "LIMIT", "codec")) and found[what] <= 2:
                print(f"{name}: {what}\n      {told} [{type(start.decision).__name__}]", flush=True)
        print(
            name,
            {what: number for what, number in found.items() if not what.startswith("broken")},
            "broken",
            sum(n for what, n in found.items() if what.startswith("broken")),
            flush=True,
        )


if __name__ == "__main__":
    _main(int(sys.argv[1]), int(sys.argv[2]), tuple(sys.argv[3:]) or TITLES)
