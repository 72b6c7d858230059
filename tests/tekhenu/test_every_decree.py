"""DESIGN 8  Every Decree is scored; none is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from game.tekhenu import events
from game.tekhenu.actions import FreeProduction, UseValue
from game.tekhenu.components import box
from game.tekhenu.decrees import CountDecrees, EnoughDecrees, PayUnits, PickDecree
from game.tekhenu.ending import BeginEnd, KeepLastWork, UseLastWork
from game.tekhenu.state import Tekhenu
from tests.tekhenu.look import asked, only, play, purse, question, scored
from tests.tekhenu.table import ME, RIVAL, at_step, build, goods, hand, pillars, run, scales, statues, table, tracks


class Case(NamedTuple):
    """How the table lies, what the Decree is worth then, and with how many seats."""

    arrange: Callable[[Tekhenu], None]
    vp: int
    seats: int = 2


def technologies(game: Tekhenu) -> None:
    """Three own Technologies, one of a rival."""
    hand(game, ME, "T01 T02 T03")
    hand(game, RIVAL, "T04")


def symbols(game: Tekhenu) -> None:
    """R26  Scroll, people, workshop twice, obelisk; those of the rival do not count."""
    hand(game, ME, "D05 D10 D11 D23")
    hand(game, RIVAL, "D16")


def happy_people(game: Tekhenu) -> None:
    tracks(game, ME, 20, 17)


def envied(game: Tekhenu) -> None:
    tracks(game, ME, 12, 11)
    tracks(game, RIVAL, 5, 4)


def scribes(game: Tekhenu) -> None:
    goods(game, ME, scribe=4, gold=3)


def granaries(game: Tekhenu) -> None:
    """Excess on the scales never counts."""
    goods(game, ME, gold=3, papyrus=1, bread=1, limestone=1, granite=1, scribe=5, faith=2)
    scales(game, ME, bread=6)


def too_full(game: Tekhenu) -> None:
    goods(game, ME, gold=9, papyrus=9)


def workshops(game: Tekhenu) -> None:
    """Two Buildings in quarries, three in workshops; Statues do not count."""
    build(game, ME, "OL1 OG6 OP1 OB2 OB5")
    build(game, RIVAL, "OL2 OP2")
    statues(game, ME, "SO_WORK SO_QUAR")


def temple(game: Tekhenu) -> None:
    """Two Buildings at the Temple, one elsewhere, three Pillars, three Statues of which one for a god."""
    build(game, ME, "HL2 HB4 OP1")
    build(game, RIVAL, "HL1")
    pillars(game, ME, "C11 C22 C33")
    pillars(game, RIVAL, "C44")
    statues(game, ME, "ST_ROW SO_WORK ra")
    statues(game, RIVAL, "ST_COL thoth")


def second(game: Tekhenu) -> None:
    game.order = [2, ME, 1]


def first(game: Tekhenu) -> None:
    game.order = [ME, 2, 1]


def third(game: Tekhenu) -> None:
    game.order = [2, 1, ME]


def plates(game: Tekhenu) -> None:
    scales(game, ME, pure="white 6, black 5, yellow 2", tainted="gray 4")


CASES: dict[str, Case] = {
    "D01": Case(technologies, 9),
    "D02": Case(symbols, 16),
    "D05": Case(happy_people, 12),
    "D06": Case(envied, 7),
    "D07": Case(scribes, 12),
    "D08": Case(granaries, 10),
    "D09": Case(workshops, 6),
    "D10": Case(workshops, 9),
    "D11": Case(workshops, 10),
    "D12": Case(temple, 6),
    "D13": Case(temple, 9),
    "D14": Case(temple, 10),
    "D15": Case(temple, 10),
    "D16": Case(temple, 4),
    "D17": Case(temple, 12),
    "D18": Case(temple, 9),
    "D19": Case(temple, 10),
    "D20": Case(second, 5, seats=3),
    "D21": Case(temple, 3),
    "D22": Case(plates, 7),
    "D24": Case(temple, 3),
}
"""Those that count without a decision of their own."""
SPECIAL = ("D03", "D04", "D23")
"""Those with a decision of their own, tested one by one."""


def decree_vp(game: Tekhenu, card: str) -> int:
    """What this Decree brings when everything that may be scored is scored, this one first if it must be chosen."""
    heard = run(game, CountDecrees(ME))
    if question(game) == "ChooseDecree":
        heard += play(game, PickDecree(card))
    while question(game) == "ChooseDecree":
        heard += play(game, EnoughDecrees())
    (found,) = [event.vp for event in only(heard, events.DecreeScored) if event.card == card]
    return found


@pytest.mark.parametrize("card", CASES)
def test_every_decree_counts(card: str) -> None:
    """TEK-18.1, 18.4  Its points at the end of a game that lies so."""
    case = CASES[card]
    game = table(case.seats)
    case.arrange(game)
    hand(game, ME, card)
    assert decree_vp(game, card) == case.vp


def test_no_decree_is_missing() -> None:
    """DESIGN 8  The registry above is the box: 24."""
    assert sorted((*CASES, *SPECIAL)) == sorted(box().decrees) == [f"D{n:02}" for n in range(1, 25)]


@pytest.mark.parametrize("card", [card for card in CASES if card not in ("D02", "D21")])
def test_a_decree_may_be_worth_nothing(card: str) -> None:
    """TEK-18.4  On an empty table nothing is counted and nothing lost."""
    game = table(CASES[card].seats)
    if card == "D20":
        third(game)
    hand(game, ME, card)
    assert decree_vp(game, card) == 0


@pytest.mark.parametrize(("arrange", "vp"), [(first, 10), (second, 5), (third, 0)])
def test_d20_by_turn_order(arrange: Callable[[Tekhenu], None], vp: int) -> None:
    """TEK-18.4  10 for the first, 5 for the second in turn order."""
    game = table(3)
    arrange(game)
    hand(game, ME, "D20")
    assert decree_vp(game, "D20") == vp


def test_d08_at_most_20() -> None:
    """TEK-18.4  9 Gold and 9 Papyrus would be 27."""
    game = table()
    too_full(game)
    hand(game, ME, "D08")
    assert decree_vp(game, "D08") == 20


def test_d06_counts_botankhamon() -> None:
    """TEK-18.4  Own Happiness minus the lowest of all markers, his included."""
    game = table(solo=True, people=(12, 11), their_people=(7, 3), cards="D06")
    assert decree_vp(game, "D06") == 8


def test_d06_is_0_for_the_lowest() -> None:
    """TEK-18.4  The own marker is one of them: never below 0."""
    game = table(people=(5, 1), their_people=(9, 9), cards="D06")
    assert decree_vp(game, "D06") == 0


@pytest.mark.parametrize(("faces", "vp"), [("white 1", 1), ("white 2", 1), ("white 3", 2), ("white 6, black 6", 6)])
def test_d22_rounds_up(faces: str, vp: int) -> None:
    """TEK-18.4, R13  Half the left plate, rounded up; Anubis dice and Faith do not count."""
    game = table(pure=faces, anubis="gray 6")
    game.seats[ME].faith_laid = 2
    hand(game, ME, "D22")
    assert decree_vp(game, "D22") == vp


def test_d24_is_the_temple_without_statues() -> None:
    """TEK-18.4, 17.2, R16  2 Buildings, C22 has HL2, C33 nothing but a Statue in line: 3."""
    game = table()
    temple(game)
    hand(game, ME, "D24")
    assert decree_vp(game, "D24") == 3


# D03, D04, D23


def test_d03_doubles_another_decree() -> None:
    """TEK-18.4  2 Gold; the only other Decree counts twice without a question."""
    game = at_step(CountDecrees(ME), people=(13, 13), cards="D03 D05", gold=3)
    play(game, PickDecree("D03"))
    assert (scored(game), purse(game)) == (16, {"gold": 1})


def test_d03_needs_2_gold() -> None:
    """TEK-18.4, 3.6  With 1 Gold it cannot be scored, and is not asked for."""
    game = at_step(CountDecrees(ME), people=(13, 13), cards="D03 D05", gold=1)
    assert (scored(game), purse(game), question(game)) == (8, {"gold": 1}, "")


def test_d03_need_not_be_scored() -> None:
    """TEK-18.1  Up to three Decrees, own choice: the Gold may be kept."""
    game = at_step(CountDecrees(ME), people=(13, 13), cards="D03 D05", gold=2)
    play(game, PickDecree("D05"), EnoughDecrees())
    assert (scored(game), purse(game)) == (8, {"gold": 2})


@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_d04_as_many_as_the_player_likes(n: int) -> None:
    """TEK-18.4, DP23  Population 16 has reached three pyramids; each one paid for gives 4."""
    game = at_step(CountDecrees(ME), people=(16, 2), cards="D04", papyrus=9)
    play(game, PayUnits(n))
    assert scored(game) == 4 * n
    assert purse(game)["papyrus"] == 9 - n


def test_d04_is_limited_by_goods() -> None:
    """TEK-18.4, 3.6  One Bread and one Gold: two of five pyramids at most; Scribes and Faith are no resources."""
    game = at_step(CountDecrees(ME), people=(21, 2), cards="D04", bread=1, gold=1, scribe=4, faith=4)
    assert [move.n for move in game.moves() if isinstance(move, PayUnits)] == [2, 1, 0]


def test_d04_with_nothing_to_pay() -> None:
    """TEK-18.4  Without resources nothing is asked."""
    game = at_step(CountDecrees(ME), people=(21, 2), cards="D04")
    assert (question(game), scored(game)) == ("", 0)


def test_d23_is_used_in_its_window_and_counts_as_scored() -> None:
    """TEK-18.5, R15, DP22  Revealed, one action, and one of the three Decrees."""
    game = at_step(BeginEnd(), cards="D23 D05 D10 D16")
    assert asked(game) == ("ChooseLastWork", ME)
    heard = play(game, UseLastWork("D23"), FreeProduction("bread"), UseValue(6))
    assert events.LastWorkUsed(ME, "D23") in heard
    assert question(game) == "ChooseDecree"
    play(game, PickDecree("D05"), PickDecree("D10"))
    assert game.seats[ME].scored == ["D23", "D05", "D10"]
    assert game.over


def test_d23_unused_scores_nothing() -> None:
    """TEK-18.5  Kept, it is worth nothing and takes no place among the three."""
    game = at_step(BeginEnd(), cards="D23 D05 D10 D16")
    play(game, KeepLastWork())
    assert game.seats[ME].scored == ["D05", "D10", "D16"]
    assert game.over
