"""PHA-2, PHA-15  Set-up, opening picks and discovery mode."""

import pytest

from game.core.errors import BadSetup
from game.core.match import Match
from game.pharaon import RULES, automaton_events, events
from game.pharaon.components import components
from game.pharaon.invariants import invariants
from game.pharaon.opening import opening_order
from game.pharaon.pieces import QUARTERS
from game.pharaon.setup import DARK_TILES, DISCOVERY
from game.pharaon.state import Pharaon
from tests.pharaon import build
from tests.pharaon import moves as do
from tests.pharaon.build import noble, opening, pick_start, setup_of
from tests.pharaon.look import nobles, stock, tokens
from tests.titles.playing import asked, offers, only, play


def test_pha_2_1_the_board_is_random() -> None:
    """PHA-2.1, PHA-2.2, PHA-2.4, PHA-18.2  Quarters, offset, direction and first player differ from seed to seed."""
    games = [RULES.start(setup_of(3, seed)) for seed in range(60)]
    boards = {game.quarters for game in games}
    assert len(boards) > 20 and {tuple(sorted(board)) for board in boards} == {tuple(sorted(QUARTERS))}
    turned = {game.offset for game in games}, {game.clockwise_wheel for game in games}, {game.first for game in games}
    assert turned == ({0, 1, 2, 3, 4}, {True, False}, {0, 1, 2})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pha_2_the_table_is_laid(seats: int) -> None:
    """PHA-2.3, PHA-2.5, PHA-2.6, PHA-2.7, PHA-2.8  Vases, pieces, lots of two, Bonus zone, 3 nobles, 4 artisans."""
    game = RULES.start(setup_of(seats))
    layout = components().layouts[seats - 1]
    assert len(game.vases) == layout.vases
    assert [len(lot) for lot in game.lots] == [2] * layout.lots
    assert (len(game.zone), all(game.zone)) == (layout.bonus_tokens, True)
    assert (len(game.nobles), len(game.artisans)) == (3, 4)
    assert len(game.bag) == 40 - 2 * layout.lots - layout.bonus_tokens
    assert all((seat.step, seat.levels, seat.row) == (0, [0] * 5, 0) for seat in game.seats)
    assert (game.pharaoh, invariants(game)) == (-1, [])


def test_v41_opening_order() -> None:
    """V41, PHA-2.9, PHA-2.10, PHA-1.8  Seat 1 first of four: picks 0, 3, 2, 1; pile 22, discard 4."""
    game = opening(*range(7, 15), seats=4)
    game.first = 1
    assert opening_order(game) == [0, 3, 2, 1]
    pick_start(game, *opening_order(game))
    for left, seat in ((4, 0), (3, 3), (2, 2), (1, 1)):
        assert asked(game)[1] == seat
        play(game, offers(game, do.KeepNoble)[0])
        assert len(offers(game, do.TakeVase)) == left
        play(game, offers(game, do.TakeVase)[-1])
        assert (sum(game.seats[seat].stock), game.seats[seat].stock[5]) == (5, 2)
    assert (len(game.vase_pile), len(game.vase_discard), len(game.vases)) == (22, 4, 4)
    assert (asked(game), len(game.noble_deck)) == (("TakeTurn", 1), 26 - 3 - 4)


def picking(*numbers: int, vases: tuple[int, ...] = (1, 2, 3)) -> Pharaon:
    """Seat 0 of two picks between these nobles."""
    game = opening(*numbers)
    build.under_pyramid(game, *vases)
    pick_start(game, 0)
    return game


def test_pha_2_9_one_kept_one_set_aside() -> None:
    """PHA-2.9, PHA-2.10, PHA-7.5  The kept noble lies face up; the other joins the deck after the last pick.

    Noble 24 takes an artisan with its gains and a bonus offering in the set-up.
    """
    game = picking(12, 7)
    assert sorted(game.seats[0].drawn) == [noble(7), noble(12)]
    play(game, do.keep_noble(noble(7)))
    assert (nobles(game), game.seats[0].rejected) == ([7], [noble(12)])
    play(game, game.moves()[0])
    assert (noble(12) in game.noble_deck, game.seats[0].rejected) == (True, [])
    game = picking(12, 24)
    build.top_vases(game, 5)
    build.show_artisans(game, 5, 10, 11, 12)
    build.lay_zone(game, "pp2", "", "")
    play(game, do.keep_noble(noble(24)))
    assert asked(game) == ("ChooseArtisan", 0)
    play(game, do.take_artisan("ART05"))
    assert (game.seats[0].artisans, stock(game)) == (["ART05"], "3A 1R")
    play(game, do.take_bonus(1))
    assert (tokens(game), asked(game)) == ([build.token("pp2")], ("ChooseVase", 0))


def test_pha_19_7_instant_starting_nobles_act_at_once() -> None:
    """PHA-19.7, PHA-7.4, PHA-7.5, PHA-2.9  Noble 21 climbs three levels and takes 2 Silver before the vase.

    Powers once per round wait for the round: Tutor and Diplomat do not act on the starting vase.
    """
    game = picking(12, 21)
    play(game, do.keep_noble(noble(21)))
    for _ in range(3):
        play(game, offers(game, do.Climb)[0])
    assert (game.seats[0].levels, stock(game), asked(game)) == ([3, 0, 0, 0, 0], "2S", ("ChooseVase", 0))
    for number in (19, 20):
        game = picking(12, number)
        play(game, do.keep_noble(noble(number)), do.take_vase("VAS01"))
        assert (stock(game), game.seats[0].turned) == ("1A 1J 1R 2S", [])


def to_round_1(match: Match[Pharaon]) -> Pharaon:
    """First answers until the opening is over."""
    while match.position.current_round == 0:
        match.play(match.position.moves()[0])
    return match.position


def test_v40_discovery_mixed() -> None:
    """V40, PHA-15.1, PHA-P7, PHA-P19  Two in discovery mode: two Scribes dealt, three join the deck of 20.

    If nobody plays it the Scribes are not set apart.
    """
    match, plain = (Match(RULES, setup_of(3, 5, (DISCOVERY,))) for _ in range(2))
    for seat in (0, 1, 2):
        assert asked(match.position) == ("ChooseMode", seat)
        match.play(do.STANDARD_MODE if seat == 1 else do.DISCOVERY_MODE)
        plain.play(do.STANDARD_MODE)
    game, scribes = match.position, set(components().scribes)
    assert all(game.seats[seat].nobles[0] in scribes for seat in (0, 2))
    assert (len(game.scribes_apart), plain.position.scribes_apart) == (3, [])
    assert not {*game.nobles, *_drawn(game)} & scribes
    assert scribes <= {*plain.position.noble_deck, *plain.position.nobles, *_drawn(plain.position)}
    game = to_round_1(match)
    assert (sum(len(seat.nobles) for seat in game.seats), len(game.noble_deck)) == (3, 20)
    assert len(scribes & set(game.noble_deck)) == 3


def _drawn(game: Pharaon) -> list[str]:
    return [noble for seat in game.seats for noble in seat.drawn]


def test_pha_15_2_discovery_solo() -> None:
    """PHA-15.2, PHA-14.3  A Scribe for each side, three join the deck."""
    match = Match(RULES, setup_of(seed=3, variants=(DISCOVERY,), solo=True))
    heard = match.play(do.DISCOVERY_MODE)
    game = match.position
    assert all(len(seat.nobles) == 1 and seat.nobles[0] in components().scribes for seat in game.seats)
    assert (only(heard, automaton_events.TraitorNoble)[0].rule, len(game.scribes_apart)) == ("PHA-15.2", 3)
    match.play(game.moves()[0])
    assert len(match.position.noble_deck) == 26 - 2 - 3


def test_pha_19_21_the_rejected_noble_is_not_shown() -> None:
    """PHA-19.21, PHA-18.1, PHA-15.1, PHA-17  Which nobles were drawn is told to their drawer alone.

    Without the option of discovery it is the first question. After the opening it is the first player's turn
    (PHA-2.11, PHA-2.4); the visible nobles are not those of the picks (PHA-2.8, PHA-6.2.2).
    """
    for seed in range(4):
        match = Match(RULES, setup_of(3, seed))
        question, drawer = asked(match.position)
        assert question == "ChooseStartNoble"
        drawn = match.position.seats[drawer].drawn
        assert not set(drawn) & set(match.position.nobles)
        for seat in range(3):
            told = only((entry.event for entry in match.log_for(seat)), events.StartNoblesSeen)
            assert told == [events.StartNoblesSeen(drawer, tuple(drawn))] * (seat == drawer)
        game = to_round_1(match)
        assert (asked(game), game.current_round) == (("TakeTurn", game.first), 1)


def test_tables_and_options() -> None:
    """PHA-14.6, PHA-15.1  2 to 5 seats with and without discovery; solo with 0 to 5 dark tiles, or those chosen."""
    tables = RULES.tables()
    assert len(tables) == 4 * 2 + 7 * 2
    for kinds, variants in tables:
        RULES.check(setup_of(len(kinds), variants=variants, solo="traitre" in kinds), ())
    with pytest.raises(BadSetup):
        RULES.check(setup_of(3, variants=(DARK_TILES[0],)), ())
