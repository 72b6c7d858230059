"""TEK-17  The two Scorings, step by step."""

import pytest

from game.tekhenu import events
from game.tekhenu.scoring import BeginScoring, GiveBread
from game.tekhenu.words import BASIC
from tests.tekhenu.look import payments, question, sheet
from tests.tekhenu.table import ME, Scene, at_step, goods, pieces, table
from tests.titles.playing import asked, offers, play, refuse, run

STATUES = ["SO_WORK", "ra", "ra", "SO_QUAR", "thoth", "horus"]
PYRAMIDS = {0: 0, 8: 0, 9: 3, 12: 3, 13: 6, 15: 6, 16: 9, 18: 9, 19: 12, 20: 12, 21: 15}
COUNTED: list[tuple[str, int, Scene]] = [
    # Statues for gods and people together.
    *(("statues", vp, {"mine": " ".join(STATUES[:n])}) for n, vp in enumerate([0, 1, 3, 6, 10, 15, 21])),
    # The highest pyramid that Happiness has reached, not cumulative.
    *(("happiness", vp, {"people": (21, happiness)}) for happiness, vp in PYRAMIDS.items()),
    # 2 points for each marker on 6.
    *(("production", 2 * n, {"levels": dict.fromkeys(BASIC[:n], 6)}) for n in range(5)),
]


@pytest.mark.parametrize(("reason", "vp", "scene"), COUNTED)
def test_statues_happiness_and_production(reason: str, vp: int, scene: Scene) -> None:
    """TEK-17.3, 17.4, 17.5  1/3/6/10/15/21 for Statues, 3 to 15 for Happiness, 2 for Production at its end."""
    assert sheet(at_step(BeginScoring(), seats=4, **scene)).get(reason, 0) == vp


SLOT_VP = [0, 0, 1, 1, 2, 3, 5, 6, 8, 11, 15]
SLOT_BREAD = [0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6]
SITES = ["HL1", "HL2", "HL3", "HL4", "HL5", "HB1", "HB2", "HB3", "HB4", "HB5"]


@pytest.mark.parametrize("count", range(11))
def test_building_slots(count: int) -> None:
    """TEK-17.6, 17.7, 1.5  Sums over the emptied slots of the player board."""
    game = at_step(BeginScoring(), mine=" ".join(SITES[:count]), bread=9)
    assert sheet(game).get("building_slots", 0) == SLOT_VP[count]
    asked_for = [*range(SLOT_BREAD[count], -1, -1)] if SLOT_BREAD[count] else []
    assert ([move.n for move in offers(game, GiveBread)], bool(question(game))) == (asked_for, bool(asked_for))


def test_no_more_than_there_is() -> None:
    """TEK-17.7, 3.6  With 1 Bread and 1 Gold at most two; Gold may replace Bread, the payer chooses."""
    game = at_step(BeginScoring(), mine=" ".join(SITES[:7]), bread=1, gold=1, papyrus=9)
    assert [move.n for move in offers(game, GiveBread)] == [2, 1, 0]
    assert refuse(game, GiveBread(3)) == "core.refusal.not_offered"
    play(game, GiveBread(1))
    assert payments(game) == ["bread", "gold"]


def test_nothing_to_pay_with() -> None:
    """TEK-17.7, 1.4  No Bread and no Gold: nothing is asked, points stop at 0."""
    game = table(mine="OP1 OP2 OP3", theirs="OL1 SO_WORK OP4 OP5 OP6", points=0)
    assert events.BreadPaid(ME, 0, 1) in run(game, BeginScoring())
    assert (sheet(game), game.points[ME]) == ({"building_slots": 1, "unpaid_bread": -1}, 0)


def test_bread_in_turn_order() -> None:
    """TEK-17.7  Each in turn order, after all points were counted."""
    game = table(3, order=[2, 0, 1], mine="OP1 OP2 OP3", theirs="OB1 OB2 OB3")
    pieces(game, 2, "OL1 OL2 OL3")
    for seat in range(3):
        goods(game, seat, bread=1)
    run(game, BeginScoring())
    seen = []
    while question(game) == "PayBread":
        seen.append(asked(game)[1])
        play(game, GiveBread(1))
    assert seen == [2, 0, 1]


def test_the_marker_leaves() -> None:
    """TEK-17.8  Marker I after the first Scoring, II after the second."""
    game = table()
    _, second = game.markers
    for number, left in ((1, [second]), (2, [])):
        assert events.ScoringBegan(number) in run(game, BeginScoring())
        assert game.markers == left
