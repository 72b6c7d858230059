"""Worked examples of Judgements, Scorings, the end of the game, and Botankhamon."""

import pytest

from game.tekhenu import events
from game.tekhenu.botankhamon import BotTurn
from game.tekhenu.components import box
from game.tekhenu.decrees import CountDecrees, DoubleDecree, PayUnits, PickDecree
from game.tekhenu.ending import ScoreOrder
from game.tekhenu.maat import BeginJudgement, PutFaith
from game.tekhenu.scoring import BeginScoring, GiveBread
from tests.tekhenu.look import owner_of, pay, people, purse, question, scored, sheet
from tests.tekhenu.table import ME, RIVAL, at_step, goods, hand, scales, table
from tests.titles.playing import only, play, run

# Maat


def test_x21_ankh_breaks_the_tie() -> None:
    """X21, TEK-16.5  +1 with A02 against -1 with A04: both distance 1, B first."""
    game = table(destinies="A02 A04", pure="white 4, white 5", tainted="gray 6", excess={"bread": 2})
    scales(game, RIVAL, tainted="gray 1")
    heard = run(game, BeginJudgement())
    assert [(event.seat, event.balance) for event in only(heard, events.Judged)] == [(ME, 1), (RIVAL, -1)]
    assert game.order == [RIVAL, ME]


def test_x22_faith_that_is_not_used_is_lost() -> None:
    """X22, TEK-16.2, 16.7  +2 with 3 Faith: two on the right plate give 0, the third is lost."""
    game = at_step(BeginJudgement(), pure="white 2", faith=3)
    heard = play(game, PutFaith(-2))
    assert events.Judged(ME, 0, 0) in heard
    assert purse(game) == {}


def test_x23_points_stop_at_0() -> None:
    """X23, TEK-1.4, 16.4  1 point, balance -9: loss 3, 0 points."""
    game = table(tainted="gray 6, gray 3", points=1)
    heard = run(game, BeginJudgement())
    assert events.Judged(ME, -9, 3) in heard
    assert (game.points[ME], sheet(game)) == (0, {"maat": -1})


# Scoring


def test_x24_district_tie_with_a_statue() -> None:
    """X24, TEK-17.1, R09  Bread 2 : 2, B's Statue counts as row 0; in Papyrus B is alone."""
    game = table(mine="OB3 OB5", theirs="OB1 SO_WORK")
    heard = run(game, BeginScoring())
    assert only(heard, events.DistrictScored) == [
        events.DistrictScored(RIVAL, "papyrus"),
        events.DistrictScored(RIVAL, "bread"),
    ]
    assert sheet(game, RIVAL)["district"] == 6


def test_x25_building_slots_and_bread() -> None:
    """X25, TEK-17.6, 17.7  Seven Buildings: 6 points, 3 Bread; paying 1 loses 6: net 0."""
    game = table(mine="HL1 HL2 HL3 HL4 HL5 HB1 HB2", bread=1)
    heard = run(game, BeginScoring())
    heard += play(game, GiveBread(1))
    assert events.BreadPaid(ME, 1, 3) in heard
    assert (sheet(game)["building_slots"], sheet(game)["unpaid_bread"], purse(game)) == (6, -6, {})


def test_x26_a_whole_scoring() -> None:
    """X26, TEK-17.1 to 17.7  6 + 4 + 4 + 6 + 6 + 2 + 5 = 33."""
    game = at_step(
        BeginScoring(),
        seats=3,
        mine="HL2 HT4 HB3 OP1 OP2 OB1 ST_ROW ra thoth C24 C33",
        people=(14, 14),
        levels={"granite": 6},
        bread=2,
    )
    play(game, GiveBread(2))
    assert sheet(game) == {
        "district": 6,
        "temple": 8,
        "statues": 6,
        "happiness": 6,
        "production": 2,
        "building_slots": 5,
    }
    assert (scored(game), purse(game)) == (33, {})


# Decrees


@pytest.mark.parametrize(("doubled", "total"), [("D05", 48), ("D16", 48), ("", 38)])
def test_x27_doubling_a_decree(doubled: str, total: int) -> None:
    """X27, TEK-18.1, 18.4  D03 + D05 + D16: 16 + 16 + 16 = 48; without D03: 6 + 16 + 16 = 38."""
    game = at_step(
        CountDecrees(ME), mine="ra thoth horus bastet", people=(19, 19), cards="T01 T02 D01 D03 D05 D16", gold=2
    )
    play(game, PickDecree("D03" if doubled else "D01"))
    if doubled:
        play(game, DoubleDecree(doubled))
    assert scored(game) == total
    assert purse(game) == ({} if doubled else {"gold": 2})


def test_x28_payments_before_what_is_left() -> None:
    """X28, TEK-18.1, 18.4  D04: 3 basic for 12; then D08 counts 2 Gold and 2 basic: 6; total 18."""
    game = at_step(CountDecrees(ME), people=(17, 2), cards="D04 D08", gold=2, papyrus=5)
    play(game, PayUnits(3), pay(papyrus=1), pay(papyrus=1), pay(papyrus=1))
    assert (scored(game), purse(game)) == (18, {"gold": 2, "papyrus": 2})


def test_x29_half_of_the_pure_plate() -> None:
    """X29, TEK-18.4  11 / 2 = 5.5: 6 points."""
    game = at_step(CountDecrees(ME), cards="D22", pure="white 6, black 3, yellow 2", tainted="gray 6", anubis="gray 5")
    assert scored(game) == 6


def test_x40_echo_of_the_temple() -> None:
    """X40, TEK-18.4, R16  Buildings 3 + C24 3 + C21 2 + C33 0 = 8, the Statue is ignored."""
    game = at_step(CountDecrees(ME), seats=4, mine="HL2 HR2 HT4 C24 C21 C33 ST_ROW", cards="D24")
    assert scored(game) == 8


# Botankhamon


def test_x32_botankhamon_at_bastet() -> None:
    """X32, TEK-19.10, 10.5  Happiness 4, Population 7, value 6: 5, 6, 7, P 8, 8, P 9; section 3; no Scribe."""
    game = table(solo=True, dice="bastet gray 6")
    heard = run(game, BotTurn(game.bot))
    moved = [event for event in heard if isinstance(event, (events.HappinessMoved, events.PopulationMoved))]
    assert [(type(event).__name__[0], event.to) for event in moved] == [
        ("H", 5),
        ("H", 6),
        ("H", 7),
        ("P", 8),
        ("H", 8),
        ("P", 9),
    ]
    assert events.SectionOpened(game.bot, 3) in heard
    assert purse(game, game.bot) == {}


@pytest.mark.parametrize(("taken", "space"), [("OL5", "OG5"), ("OP5 OB5 OL5 OG5", "OL4")])
def test_x33_botankhamon_at_osiris(taken: str, space: str) -> None:
    """X33, TEK-19.12  White 5: Limestone is taken, so Granite; the whole row is taken, so row 4 from Limestone."""
    game = at_step(BotTurn(RIVAL), solo=True, light="osiris sunny", dice="osiris white 5", mine=taken)
    assert owner_of(game, space) == game.bot


@pytest.mark.parametrize(("cards", "first"), [("", RIVAL), ("T15", ME)])
def test_x34_botankhamons_ankh(cards: str, first: int) -> None:
    """X34, TEK-19.15, 16.5  -3 with A04 against his +3: Ankh 4 > 3, he is first; with T15 (5) the human is."""
    game = at_step(BeginJudgement(), solo=True, cards=cards, destinies="A04 A01", tainted="gray 3")
    if cards:
        play(game, PutFaith(0))
    assert (game.order[0], sheet(game, ME)) == (first, {"maat": -1})


def test_x35_botankhamon_takes_a_random_corner() -> None:
    """X35, TEK-19.8  Empty Temple, value 6: each corner 2 sides + 3 = 5 points; over some games every corner."""
    corners = set()
    for seed in range(60):
        game = table(seed=seed, solo=True, dice="ra gray 6")
        heard = run(game, BotTurn(game.bot))
        (laid,) = only(heard, events.PillarLaid)
        corners.add(laid.space)
        assert sheet(game, game.bot)["bot_pillar"] == 5
    assert corners == {"C11", "C15", "C51", "C55"}


@pytest.mark.parametrize(("variant", "end"), [((), 17), (("harsh_decrees",), 29)])
def test_x36_botankhamons_cards(variant: tuple[str, ...], end: int) -> None:
    """X36, TEK-19.16, 19.2, DP26  Scoring 1: 4 + 6; Scoring 2: 2 + 8; end 3 + 12 + 2 = 17, harsh 29."""
    game = table(2, 1, *variant, solo=True, order=[RIVAL, ME], their_cards="B01 B02 T01 T02 T03")
    run(game, BeginScoring())
    assert (sheet(game, game.bot)["bot_cards"], game.seats[game.bot].blessings) == (10, [])
    assert game.discards[0] == ["B01", "B02"]
    hand(game, game.bot, "B03 T04 D01 D02 D03")
    goods(game, game.bot, scribe=5)
    run(game, BeginScoring())
    assert sheet(game, game.bot)["bot_cards"] == 20
    before = game.points[game.bot]
    run(game, ScoreOrder())
    assert (game.points[game.bot] - before, purse(game, game.bot)) == (end, {"scribe": 5})
    assert (question(game), people(game, game.bot)) == ("", (box().bot.population, box().bot.happiness))
