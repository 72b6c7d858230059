"""Worked examples of Night, end and Dawn."""

import pytest

from game.core.agenda import Move
from game.kemet import events
from game.kemet.dawn import BeginDawn, choosing_order, result, take_position
from game.kemet.night import OFFER_NOTHING, SACRIFICE
from game.kemet.night_cards import USE_VISION, KeepFromVision
from game.kemet.state import NOBODY
from game.kemet.turn import BeginDay
from tests.kemet.build import at_turn, in_night, nightfall, points, position, run, to_discard, troop
from tests.kemet.look import there
from tests.titles.playing import asked, offers, only, play, refuse, sheet


@pytest.mark.parametrize(
    ("units", "move", "temples", "control", "gained"),
    [(1, SACRIFICE, 1, 0, 5), (1, OFFER_NOTHING, 2, 1, 0), (2, SACRIFICE, 2, 1, 5)],
)
def test_ex_25_the_offering_in_the_delta(units: int, move: Move, temples: int, control: int, gained: int) -> None:
    """EX-25, KEM-9.2, KEM-9.3"""
    game = in_night(prayers=(0, 0), troops={"a_t_delta": (0, units), "a_t_west": (0, 3)})
    heard = play(game, move)
    assert sum(event.n for event in only(heard, events.PrayersGained) if event.source == "delta") == gained
    assert sheet(game, 0) == ({"temple": temples, "control": control} if control else {"temple": temples})


def test_ex_26_the_offering_to_all_gods() -> None:
    """EX-26, KEM-9.1"""
    game = in_night(3, tiles={0: "D4C"}, troops={"b_sanctuary": (0, 2, "mummy")})
    assert asked(game) == ("OfferToAllGods", 0)
    play(game, SACRIFICE)
    assert (sheet(game, 0), game.idle_creatures[0]) == ({"sanctuary": 1}, ("mummy",))
    assert there(game, "b_sanctuary") == (NOBODY, 0)
    assert asked(in_night(3, troops={"b_sanctuary": (0, 1)}))[0] == "ChoosePosition"


@pytest.mark.parametrize(("tiles", "wanted"), [("D2B", 10), ("D2B D4B", 11)])
def test_ex_27_night_income(tiles: str, wanted: int) -> None:
    """EX-27, KEM-9.4, KEM-9.5"""
    game = in_night(tiles={0: tiles}, prayers=(1, 0), troops={"a_t_west": (0, 3), "a_t_river": (0, 3)})
    assert (game.prayers[0], sheet(game, 0)["control"]) == (wanted, 1)


def test_ex_28_the_end_cannot_be_undone() -> None:
    """EX-28, KEM-11.1, KEM-11.2, KEM-11.3, KEM-12.1"""
    game = position(vp={0: 7}, troops={"a_t_west": (0, 1), "a_t_river": (0, 1)})
    assert only(at_turn(game), events.EndTriggered) == [events.EndTriggered(0, 9)]
    for name in ("a_t_west", "a_t_river"):
        game.remove_units(0, game.board.index[name], 1, "losses")
        troop(game, 1, name, 1)
    points(game, 1, 6)
    game.settle()
    assert game.points == [7, 8]
    nightfall(game)
    assert game.over
    assert (game.points, result(game).winners) == ([7, 9], (1,))


TIES = [(0, (0, 3, 0), "102", 0), (2, (3, 2, 0), "102", 0), (2, (3, 3, 0), "102", 1), (2, (3, 3, 0), "201", 0)]


@pytest.mark.parametrize(("triggered", "combats", "order", "winner"), TIES)
def test_ex_29_ties(triggered: int, combats: tuple[int, ...], order: str, winner: int) -> None:
    """EX-29, KEM-11.3, KEM-11.4, KEM-17.14"""
    game = position(3)
    for seat, total in enumerate((9, 9, 8)):
        points(game, seat, combats[seat], "combat")
        points(game, seat, total - combats[seat], "control")
    game.triggered, game.order = triggered, [*map(int, order)]
    run(game, BeginDawn())
    assert game.over
    assert result(game).winners == (winner,)


def test_ex_30_fewest_vp_choose_first() -> None:
    """EX-30, KEM-12.2"""
    game = position(4, vp={0: 4, 1: 2, 2: 2, 3: 5})
    game.phase, game.active = "night", NOBODY
    assert choosing_order(game) == [1, 2, 0, 3]
    run(game, BeginDawn(), BeginDay())
    play(game, take_position(4))
    assert refuse(game, take_position(4), rival=1) == "position_taken"
    play(game, take_position(1))
    assert (asked(game), set(game.moves())) == (("ChoosePosition", 0), {take_position(2), take_position(3)})
    play(game, take_position(3))
    assert game.order == [2, 3, 0, 1]


def test_ex_31_an_empty_pile_is_renewed_at_once() -> None:
    """EX-31, KEM-10.5"""
    game = position()
    spare = list(game.deck[1:])
    to_discard(game, *spare[:9])
    game.hands[0] = tuple(sorted(spare[9:]))
    game.deck = [game.deck[0]]
    early = game.clone()
    early.draw()
    assert (len(early.deck), early.discard) == (9, [])
    assert (only(nightfall(game), events.DeckReshuffled), len(game.deck)) == ([events.DeckReshuffled(9)], 8)
    assert game.discard == []


def test_ex_38_three_cards_in_one_night() -> None:
    """EX-38, KEM-9.6, KEM-17.16, KEM-17.17"""
    game = in_night(tiles={0: "D3B D2D D4C"})
    assert asked(game) == ("OrderDraws", 0)
    before = len(game.deck)
    play(game, USE_VISION)
    assert len(game.vision) == 5
    play(game, offers(game, KeepFromVision)[0])
    assert (len(game.hands[0]), len(game.deck)) == (3, before - 3 - 1)
