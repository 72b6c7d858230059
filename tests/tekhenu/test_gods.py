"""TEK-8, TEK-10, TEK-11, TEK-13, TEK-3.6  Horus, Hathor, Bastet and Osiris at their limits, and how they are paid."""

import pytest

from game.core.agenda import Move
from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.horus import HonourPeople
from game.tekhenu.gods.osiris import BuildIn, RaiseProduction
from game.tekhenu.using import DoMain
from game.tekhenu.words import GODS
from tests.tekhenu.look import holding, levels, pay, payments, people, purse, question, scored
from tests.tekhenu.table import ME, Scene, acting, action, goods
from tests.titles.playing import offers, play, refuse

# Actions that cannot be done

TEN = "OP1 OP2 OP3 OP4 OP5 OP6 OB1 OB2 OB3 OB4"
ALL_SITES: Scene = {"mine": "HL1 HL2 HL3 HL4 HL5", "theirs": "HB1 HB2 HB3 HB4 HB5"}
REFUSED: list[tuple[str, str, Scene]] = [
    # Six Statues are built: not even with B13. The god is full and all four spaces are taken.
    ("horus white 1", "no_statue", {"seats": 4, "mine": " ".join(GODS), "cards": "B13", "plenty": True}),
    ("horus white 1", "no_statue_space", {"mine": "SO_QUAR", "theirs": "osiris ST_ROW ST_COL SO_WORK", "plenty": True}),
    # Eight Pillars stand; no tile in the slot of the value.
    ("ra white 1", "no_pillar", {"mine": "C11 C12 C13 C14 C15 C21 C22 C23", "plenty": True}),
    ("ra white 5", "no_tile", {"display": "- P22 P23", "plenty": True}),
    ("hathor white 1", "no_building", {"light": "hathor sunny", "mine": TEN, "plenty": True}),
    ("hathor white 3", "no_site", {"light": "hathor sunny", **ALL_SITES, "plenty": True}),
    # One Papyrus or one Gold too few; excess on the scales never pays.
    ("bastet yellow 3", "short", {"light": "bastet shaded", "gold": 1}),
    ("bastet yellow 1", "short", {"light": "bastet shaded", "excess": {"papyrus": 5}}),
    # No section that the people are happy enough for holds a card.
    ("thoth white 1", "no_section", {"light": "thoth shaded", "market": {1: "- - -"}, "people": (5, 4)}),
    ("thoth yellow 3", "no_section", {"light": "thoth shaded", "people": (5, 0), "plenty": True}),
    ("osiris white 3", "no_building", {"light": "osiris shaded", "mine": TEN}),
    ("osiris white 3", "row_full", {"light": "osiris shaded", "theirs": "OP3 OB3 OL3 OG3"}),
    ("osiris white 4", "unhappy", {"light": "osiris shaded", "people": (5, 0)}),
]


@pytest.mark.parametrize(("die", "reason", "scene"), REFUSED)
def test_an_action_that_cannot_be_done_is_refused_with_the_reason(die: str, reason: str, scene: Scene) -> None:
    """TEK-1.5, 3.6, 3.8, 7.2, 8.2, 9, 9.8, 10.1, 10.2, 12.2, 13.1, 13.2  What is missing, as the scene says."""
    assert refuse(holding(die, **scene), DoMain(die.split()[0])) == f"{reason}"


# Horus


@pytest.mark.parametrize(("built", "granite"), [*enumerate([2, 2, 3, 3, 4, 4])])
def test_price_of_statues(built: int, granite: int) -> None:
    """TEK-8.1, 1.5  Left to right 2, 2, 3, 3, 4, 4."""
    game = acting("horus", 1, seats=4, mine=" ".join(GODS[:built]), granite=granite)
    play(game, HonourPeople("SO_WORK"))
    assert (purse(game), game.seats[ME].statues) == ({"gold": 1}, 5 - built)


# Hathor, Bastet, Osiris


def test_population_at_the_end_of_the_track() -> None:
    """TEK-3.9, 10.2, 10.4, R05, R32  Hathor at 21 is legal, the surplus is lost; emptied slots count nothing now."""
    game = acting("hathor", 6, people=(20, 2), mine="OP1 OP2 OP3 OP4 OP5", bread=3)
    play(game, BuildAt("HL1"))
    assert (people(game), scored(game)) == ((21, 2), 0)


@pytest.mark.parametrize(
    ("before", "moves", "after"),
    [((2, 2), [BuildIn("OP6"), RaiseProduction("papyrus")], (5, 2)), ((6, 6), [BuildIn("OP3")], (6, 6))],
)
def test_production_stops_at_6(before: tuple[int, int], moves: list[Move], after: tuple[int, int]) -> None:
    """TEK-13.3, 3.9, R05  Row 6: any one +1, the same included; surplus steps are lost."""
    game = acting("osiris", int(moves[0].space[2]), levels=dict(zip(("papyrus", "bread"), before, strict=True)))
    play(game, *moves)
    assert (levels(game)["papyrus"], levels(game)["bread"]) == after


def test_only_sites_that_can_be_paid() -> None:
    """TEK-10.1, 3.6  With 2 Bread the sites for 2; the others are refused with what is missing."""
    game = acting("hathor", 1, bread=2)
    assert [move.site for move in offers(game, BuildAt)] == ["HL2", "HL4", "HB2", "HB4"]
    assert refuse(game, BuildAt("HL1")) == "short"


# Payments


def test_a_payment_is_asked_only_where_ways_differ() -> None:
    """TEK-3.6, 1.3, DP17, TEK-P11  2 Papyrus and 1 Gold: the player chooses; without Gold nothing is asked."""
    game = acting("bastet", 6, papyrus=2, gold=1)
    assert payments(game) == ["papyrus papyrus", "papyrus gold"]
    play(game, pay(papyrus=1, gold=1))
    assert purse(game) == {"papyrus": 1}
    goods(game, ME, papyrus=2)
    action(game, "bastet", 6)
    assert question(game) == ""
