"""Every Decree is scored; none is missing."""

import pytest

from game.core.agenda import Move
from game.tekhenu import events
from game.tekhenu.components import components
from game.tekhenu.decrees import CountDecrees, EnoughDecrees, PayUnits, PickDecree
from game.tekhenu.ending import BeginEnd, KeepLastWork
from game.tekhenu.state import Tekhenu
from tests.tekhenu.look import purse, question, scored
from tests.tekhenu.table import ME, Scene, at_step, hand, table
from tests.titles.playing import offers, only, play, run

WORKSHOPS: Scene = {"mine": "OL1 OG6 OP1 OB2 OB5 SO_WORK SO_QUAR", "theirs": "OL2 OP2"}
"""Two Buildings in quarries, three in workshops; Statues do not count."""
TEMPLE: Scene = {"mine": "HL2 HB4 OP1 C11 C22 C33 ST_ROW SO_WORK ra", "theirs": "HL1 C44 ST_COL thoth"}
"""Two Buildings at the Temple, one elsewhere, three Pillars, three Statues of which one for a god."""
CASES: list[tuple[str, int, Scene]] = [
    ("D01", 9, {"cards": "T01 T02 T03", "their_cards": "T04"}),
    # R26  Scroll, people, workshop twice, obelisk; those of the rival do not count.
    ("D02", 16, {"cards": "D05 D10 D11 D23", "their_cards": "D16"}),
    ("D05", 12, {"people": (20, 17)}),
    # Own Happiness minus the lowest of all markers: that of Botankhamon too, and never below 0.
    ("D06", 7, {"people": (12, 11), "their_people": (5, 4)}),
    ("D06", 8, {"solo": True, "people": (12, 11), "their_people": (7, 3)}),
    ("D06", 0, {"people": (5, 1), "their_people": (9, 9)}),
    ("D07", 12, {"scribe": 4, "gold": 3}),
    # Excess on the scales never counts; 20 at most.
    ("D08", 10, {"gold": 3, "papyrus": 1, "bread": 1, "limestone": 1, "granite": 1, "scribe": 5, "faith": 2,
                 "excess": {"bread": 6}}),
    ("D08", 20, {"gold": 9, "papyrus": 9}),
    ("D09", 6, WORKSHOPS), ("D10", 9, WORKSHOPS), ("D11", 10, WORKSHOPS),
    ("D12", 6, TEMPLE), ("D13", 9, TEMPLE), ("D14", 10, TEMPLE), ("D15", 10, TEMPLE),
    ("D16", 4, TEMPLE), ("D17", 12, TEMPLE), ("D18", 9, TEMPLE), ("D19", 10, TEMPLE),
    # 10 for the first, 5 for the second in turn order.
    ("D20", 10, {"seats": 3, "order": [ME, 2, 1]}), ("D20", 5, {"seats": 3, "order": [2, ME, 1]}),
    ("D20", 0, {"seats": 3, "order": [2, 1, ME]}),
    ("D21", 3, TEMPLE),
    ("D22", 7, {"pure": "white 6, black 5, yellow 2", "tainted": "gray 4"}),
    # R16  The Temple without Statues: 2 Buildings, C22 has HL2, C33 nothing but a Statue in line.
    ("D24", 3, TEMPLE),
]  # fmt: skip
"""Those that count without a decision of their own, their points, and how the table lies then."""
SPECIAL = ("D03", "D04", "D23")
"""Those with a decision of their own, tested one by one."""
SYMBOLS = "scroll " * 3 + "people " * 3 + "treasure " * 2 + "workshop " * 3 + "temple " * 4 + "statue " * 4
SYMBOLS += "scales " * 3 + "obelisk " * 2


def decree_vp(game: Tekhenu, card: str) -> int:
    """What this Decree brings when everything that may be scored is scored, this one first if it must be chosen."""
    hand(game, ME, card)
    heard = run(game, CountDecrees(ME))
    if question(game) == "ChooseDecree":
        heard += play(game, PickDecree(card))
    while question(game) == "ChooseDecree":
        heard += play(game, EnoughDecrees())
    (found,) = [event.vp for event in only(heard, events.DecreeScored) if event.card == card]
    return found


@pytest.mark.parametrize(("card", "vp", "scene"), CASES)
def test_every_decree_counts(card: str, vp: int, scene: Scene) -> None:
    """TEK-18.1, 18.4, 17.2, R16, R26  Its points at the end of a game that lies so."""
    assert decree_vp(table(**scene), card) == vp


def test_no_decree_is_missing() -> None:
    """TEK-18.1, 18.4  The list above is the box: 24 with eight symbols, in groups of two to four."""
    box = components().decrees
    assert sorted({*SPECIAL, *(card for card, _, _ in CASES)}) == sorted(box)
    assert [box[f"D{n + 1:02}"].symbol for n in range(24)] == SYMBOLS.split()


def test_a_decree_may_be_worth_nothing() -> None:
    """TEK-18.4  On an empty table nothing is counted and nothing lost; only D02 counts its own symbol."""
    cards = {card for card, _, _ in CASES} - {"D02", "D20"}
    assert {card: decree_vp(table(), card) for card in cards} == dict.fromkeys(cards, 0)


@pytest.mark.parametrize(("faces", "vp"), [("white 1", 1), ("white 2", 1), ("white 3", 2), ("white 6, black 6", 6)])
def test_d22_rounds_up(faces: str, vp: int) -> None:
    """TEK-18.4, R13  Half the left plate, rounded up; Anubis dice and Faith do not count."""
    game = table(pure=faces, anubis="gray 6")
    game.seats[ME].faith_laid = 2
    assert decree_vp(game, "D22") == vp


# D03, D04, D23


@pytest.mark.parametrize(
    ("gold", "moves", "vp", "left"),
    [(3, [PickDecree("D03")], 16, 1), (1, [], 8, 1), (2, [PickDecree("D05"), EnoughDecrees()], 8, 2)],
)
def test_d03_doubles_another_decree(gold: int, moves: list[Move], vp: int, left: int) -> None:
    """TEK-18.1, 18.4, 3.6  2 Gold and the only other Decree counts twice; not asked with 1 Gold; it may be left out."""
    game = at_step(CountDecrees(ME), people=(13, 13), cards="D03 D05", gold=gold)
    play(game, *moves)
    assert (scored(game), purse(game), question(game)) == (vp, {"gold": left}, "")


@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_d04_as_many_as_the_player_likes(n: int) -> None:
    """TEK-18.4, DP23  Population 16 has reached three pyramids; each one paid for gives 4."""
    game = at_step(CountDecrees(ME), people=(16, 2), cards="D04", papyrus=9)
    play(game, PayUnits(n))
    assert (scored(game), purse(game)["papyrus"]) == (4 * n, 9 - n)


def test_d04_is_limited_by_goods() -> None:
    """TEK-18.4, 3.6  1 Bread and 1 Gold: two of five pyramids, not with Scribes or Faith; nothing: no question."""
    game = at_step(CountDecrees(ME), people=(21, 2), cards="D04", bread=1, gold=1, scribe=4, faith=4)
    assert [move.n for move in offers(game, PayUnits)] == [2, 1, 0]
    game = at_step(CountDecrees(ME), people=(21, 2), cards="D04")
    assert (question(game), scored(game)) == ("", 0)


def test_d23_unused_scores_nothing() -> None:
    """TEK-18.5  Kept, it is worth nothing and takes no place among the three."""
    game = at_step(BeginEnd(), cards="D23 D05 D10 D16")
    play(game, KeepLastWork())
    assert game.seats[ME].scored == ["D05", "D10", "D16"]
    assert game.over
