"""PHA-11, PHA-12  Gods, nobles at the end, the score sheet and ties."""

from itertools import permutations

import pytest

from game.pharaon import events
from game.pharaon.gods import best_assignment, elements_of, gods_of
from game.pharaon.noble_values import bordering
from game.pharaon.pieces import QUARTERS
from game.pharaon.scoring import REASONS, ScoreGame, result, score_sheet
from game.pharaon.state import Pharaon
from tests.pharaon.build import B0, ennoble, give, noble, offer, position, worth_artisans
from tests.titles.playing import only, run, sheet


def with_elements(
    *nobles: int,
    offerings: int = 0,
    step: int = 0,
    tracks: int = 0,
    artisans: int | tuple[int, ...] = 0,
    levels: tuple[int, ...] = (),
    stock: str = "",
    tokens: str = "",
    first: int = 0,
    pharaoh: int = -1,
) -> Pharaon:
    game = position()
    ennoble(game, 0, *nobles)
    offer(game, 0, *["q_nile", "q_burial", "q_nobles", "q_nile", "q_burial"][:offerings], *tokens.split())
    game.seats[0].step = step
    game.seats[0].levels = list(levels) or [1] * tracks + [0] * (5 - tracks)
    worth_artisans(game, 0, *([3, 4, 5, 6, 7][:artisans] if isinstance(artisans, int) else artisans))
    give(game, 0, stock)
    game.first, game.pharaoh = first, pharaoh
    return game


def value_of(game: Pharaon, number: int) -> int:
    """What a noble of seat 0 is worth."""
    return dict(best_assignment(game, 0).nobles)[noble(number)]


def test_pha_11_1_the_gods_of_board_b0() -> None:
    """PHA-11.1, PHA-1.3, PHA-19.20  Right condition of one quarter, left condition of the next, both points.

    Whatever the order of the quarters, the five gods add up to 33.
    """
    gods = gods_of(B0)
    assert {name: god.pp for name, god in gods.items()} == {"isis": 10, "anubis": 6, "osiris": 4, "ra": 6, "horus": 7}
    assert gods["isis"].needs == (("offerings", 3), ("burial", 2))
    assert gods["horus"].needs == (("nobles", 2), ("offerings", 2))
    assert (bordering(B0, "nile"), bordering(B0, "offerings")) == (("anubis", "osiris"), ("horus", "isis"))
    assert {sum(god.pp for god in gods_of(board).values()) for board in permutations(QUARTERS)} == {33}


@pytest.mark.parametrize(
    ("game", "gods", "points", "nobles"),
    [
        # E07: 4 steps serve Isis and Anubis; with 3 steps only Isis, with 2 offerings only Anubis; half a god: 0.
        (with_elements(offerings=3, step=4, tracks=2), "isis anubis", 16, 0),
        (with_elements(offerings=3, step=3, tracks=2), "isis", 10, 0),
        (with_elements(offerings=2, step=4, tracks=2), "anubis", 6, 0),
        (with_elements(offerings=3), "", 0, 0),
        # V25: every neighbouring pair fails: 16 is the best. V26: Scribe 3 borders Anubis and Osiris.
        (with_elements(7, 8, offerings=3, step=3, tracks=3, artisans=3), "isis ra", 16, 14),
        (with_elements(3, 8, offerings=3, step=3, tracks=3, artisans=3), "isis osiris", 14, 15),
        # Horus 7 and Ra 6 compete for nobles; Scribe 4 (Artisans: Osiris, Ra) turns the scale.
        (with_elements(7, 8, offerings=2, artisans=3), "horus", 7, 14),
        (with_elements(7, 4, offerings=2, artisans=3), "ra", 6, 15),
    ],
)
def test_v26_the_best_assignment_of_elements_to_gods(game: Pharaon, gods: str, points: int, nobles: int) -> None:
    """E07, V25, V26, PHA-11.1, PHA-11.3, PHA-11.4  A noble may be worth more than a better god."""
    found = best_assignment(game, 0)
    assert (set(found.names), found.god_pp, found.noble_pp) == (set(gods.split()), points, nobles)


def test_e08_condition_list() -> None:
    """E08, PHA-11.2, PHA-11.5, PHA-1.7  Tokens of any kind, the starting noble, tracks at level 1 worth nothing.

    Two seats fulfil Anubis, and the steps score as well.
    """
    game = with_elements(12, 7, step=2, tracks=3, artisans=3)
    offer(game, 0, "pp1", "justice", "q_nile")
    assert elements_of(game, 0) == (3, 2, 3, 3, 2)
    game = with_elements(step=2, tracks=2)
    game.seats[1].step, game.seats[1].levels = 2, [1, 1, 0, 0, 0]
    sheets = [score_sheet(game, seat) for seat in (0, 1)]
    assert [(one["gods"], one["burial"]) for one in sheets] == [(6, 13)] * 2


def test_v27_vizier_and_diplomat() -> None:
    """V27, PHA-7.10  Vizier 12, Diplomat copies 12, Architect 7: 31; alone he scores 0 but counts as a noble."""
    game = with_elements(12, 20, 7)
    assert [value_of(game, number) for number in (12, 20, 7)] == [12, 12, 7]
    assert score_sheet(game, 0)["nobles"] == 31
    alone = with_elements(20)
    assert (value_of(alone, 20), elements_of(alone, 0)[1]) == (0, 1)


@pytest.mark.parametrize(
    ("game", "column", "points"),
    [
        # V05: levels 3 and 3 are 14; level 1 is 0, level 2 is 3.
        (with_elements(levels=(3, 0, 3, 0, 0)), "nile", 14),
        (with_elements(levels=(1, 2, 0, 0, 0)), "nile", 3),
        # V14: step 4 is 25, not a sum.
        (with_elements(step=4), "burial", 32),
        # V19: the General is worth 7, +4 with the First Player token, +4 with the Pharaoh token.
        (with_elements(6, first=0), "nobles", 11),
        (with_elements(6, first=0, pharaoh=0), "nobles", 15),
        (with_elements(6, first=1, pharaoh=1), "nobles", 7),
        # V28: the Physician with artisans worth 3, 3, 5, 7: 6 + 2 x 3.
        (with_elements(13, artisans=(3, 3, 5, 7)), "nobles", 12),
        # V29: 4 base, 2 Silver, a resource and a quarter token: 12 for the Tutor, 8 for tokens.
        (with_elements(19, stock="2A 2M 2S", tokens="justice q_nile"), "nobles", 12),
        (with_elements(19, stock="2A 2M 2S", tokens="justice q_nile"), "tokens", 8),
        # V30: 2 base, 1 Silver, a resource token, a 2 PP and a 1 PP token.
        (with_elements(stock="2A 1S", tokens="justice pp2 pp1"), "tokens", 9),
        # Pharaoh 7, First Player 3, for their holders alone.
        (with_elements(pharaoh=0), "pharaoh", 7),
        (with_elements(pharaoh=1), "pharaoh", 0),
        (with_elements(first=0), "first_player", 3),
        (with_elements(first=1), "first_player", 0),
    ],
)
def test_columns_of_the_score_sheet(game: Pharaon, column: str, points: int) -> None:
    """V05, V14, V19, V28, V29, V30, PHA-5.5, PHA-6.3.5, PHA-6.5.3, PHA-7, PHA-12.1"""
    assert score_sheet(game, 0)[column] == points


@pytest.mark.parametrize(("number", "quarter"), list(enumerate(QUARTERS, 1)))
def test_every_scribe_counts_the_gods_of_its_quarter(number: int, quarter: str) -> None:
    """PHA-7, PHA-22  4, 8 or 12 by the gods bordering the quarter of Scribes 1-5."""
    game = with_elements(number, 7, 8, 9, offerings=5, step=8, tracks=5, artisans=5)
    assert (best_assignment(game, 0).god_pp, value_of(game, number)) == (33, 12)
    game.seats[0].levels = [0] * 5
    fulfilled = set(best_assignment(game, 0).names)
    assert value_of(game, number) == 4 + 4 * len(fulfilled & set(bordering(B0, quarter)))


def test_v39_full_score() -> None:
    """V39, PHA-12.1, PHA-11.4, PHA-1.6  Isis, Anubis and Ra; 128 in all, told in the order of the rule book."""
    game = position()
    ennoble(game, 0, 14, 2)
    worth_artisans(game, 0, 7, 6, 4)
    offer(game, 0, "q_nile", "q_burial", "pp1")
    give(game, 0, "1A 1J 1S")
    game.seats[0].step, game.seats[0].levels = 5, [3, 2, 1, 0, 0]
    game.pharaoh, game.first = 0, 1
    heard = run(game, ScoreGame())
    counted = {"gods": 22, "nobles": 24, "artisans": 17, "burial": 41, "nile": 10, "tokens": 7, "pharaoh": 7}
    assert (sheet(game, 0), game.points[0]) == (counted, 128)
    (counted, *_) = only(heard, events.GodsCounted)
    assert (set(counted.god), counted.n) == ({"isis", "anubis", "ra"}, 22)
    assert events.NobleCounted(0, noble(2), 8) in heard
    assert events.NobleCounted(0, noble(14), 16) in heard
    order = list(dict.fromkeys(scored.reason for scored in game.ledger))
    assert order == [reason for reason in REASONS if reason in order]


def test_v31_tie_breaks() -> None:
    """V31, PHA-12.2, PHA-19.22, PHA-P14  Pharaoh, then the number of tokens without bonuses, then shared.

    A Pharaoh with fewer points wins nothing.
    """
    game = position(2)
    game.points = [110, 110]
    game.pharaoh = 1
    give(game, 0, "4A")
    assert (result(game).winners, result(game).ranks) == ((1,), (2, 1))
    game.pharaoh = -1
    offer(game, 1, "pp2", "pp2", "pp2")
    assert result(game).winners == (0,)
    give(game, 1, "1A")
    assert (result(game).winners, result(game).ranks) == ((0, 1), (1, 1))
    game = position(3)
    game.points, game.pharaoh = [90, 100, 100], 0
    give(game, 2, "1A")
    assert (result(game).winners, result(game).ranks) == ((2,), (3, 2, 1))
