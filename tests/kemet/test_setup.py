"""KEM-1, KEM-3  The table before the first Day."""

from collections import Counter

import pytest

from game.core.errors import BadSetup
from game.kemet import RULES, events
from game.kemet.components import components
from game.kemet.setup import ChooseSite, Garrison, PlacePyramid, SpreadLevels, garrison, spread_levels
from game.kemet.state import NOBODY, Kemet
from tests.kemet.build import setup_of
from tests.titles.playing import asked, offers, only, play, play_until


def fresh(seats: int = 3, seed: int = 1) -> Kemet:
    return RULES.start(setup_of(seats, seed))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kem_3_3_what_everybody_starts_with(seats: int) -> None:
    """KEM-3.1, KEM-3.3, KEM-1.1  7 prayers, 12 Units, six battle cards, two others, a City in play, and no tile."""
    game = fresh(seats)
    assert (game.prayers, game.reserve) == ([7] * seats, [12] * seats)
    assert all(len(hand) == 2 for hand in game.hands)
    assert all(hand == components().basic_cards for hand in game.battle_hands)
    assert (sorted(game.cities), game.tiles) == (list(range(seats)), [()] * seats)
    assert len(game.deck) == 35 - 2 * seats


def test_kem_3_2_pile_cities_and_turn_order_are_random() -> None:
    """KEM-3.2, KEM-3.3, KEM-3.5, KEM-1.9, KEM-1.10  35 cards in all; every City comes to every seat.

    The turn order is drawn after the garrisons; all orders occur.
    """
    box = Counter({card.id: card.copies for card in components().cards.values()})
    piles, cities, orders = set(), set(), set()
    for seed in range(60):
        game = fresh(3, seed)
        assert Counter(game.deck) + sum((Counter(hand) for hand in game.hands), Counter()) == box
        piles.add(tuple(game.deck))
        cities.add(game.cities[0])
        play_until(game, lambda game: asked(game)[0] == "ChooseLevels")
        assert asked(game)[1] == game.order[0]
        orders.add(tuple(game.order))
    assert (len(piles) > 50, cities, len(orders)) == (True, {0, 1, 2}, 6)


def test_kem_3_4_two_of_three_districts() -> None:
    """KEM-3.4  Asked in seat order: 5 Units on each of two districts, 2 in reserve."""
    game = fresh()
    assert (asked(game), len(offers(game, Garrison))) == (("GarrisonCity", 0), 3)
    names = [game.name(space) for space in game.districts_of(0)]
    play(game, garrison((names[0], names[2])))
    assert [game.units[space] for space in game.districts_of(0)] == [5, 0, 5]
    assert (game.reserve[0], asked(game)) == (2, ("GarrisonCity", 1))


def test_kem_3_6_spreads_of_levels() -> None:
    """KEM-3.6  1/1/1 or 2/1/0 in any order, each pyramid in a district of its own."""
    game = play_until(fresh(), lambda game: asked(game)[0] == "ChooseLevels")
    spreads = {(move.ruby, move.sapphire, move.diamond) for move in offers(game, SpreadLevels)}
    assert spreads == {(1, 1, 1), (2, 1, 0), (2, 0, 1), (1, 2, 0), (1, 0, 2), (0, 2, 1), (0, 1, 2)}
    seat = asked(game)[1]
    play(game, spread_levels(0, 2, 1))
    assert isinstance(game.decision, ChooseSite)
    assert (game.decision.colour, game.decision.level) == ("sapphire", 2)
    first = offers(game, PlacePyramid)[0]
    play(game, first)
    second = offers(game, PlacePyramid)
    assert first.space not in {move.space for move in second}
    play(game, second[1])
    assert sorted(game.levels[space] for space in game.districts_of(seat)) == [0, 1, 2]
    assert asked(game) == ("ChooseLevels", game.order[1])


def test_kem_3_6_the_last_of_three_pyramids_has_no_choice() -> None:
    """KEM-3.6, KEM-14.8  One legal option is taken by the program."""
    game = play_until(fresh(), lambda game: asked(game)[0] == "ChooseLevels")
    play(game, spread_levels(1, 1, 1))
    play(game, offers(game, PlacePyramid)[2])
    assert len(only(play(game, offers(game, PlacePyramid)[1]), events.PyramidPlaced)) == 2


def test_kem_3_7_the_game_starts_with_a_day() -> None:
    """KEM-3.7, KEM-1.8  Nobody has VP."""
    game = play_until(fresh(), lambda game: game.phase == "day")
    assert (game.day, game.points, game.triggered) == (1, [0, 0, 0], NOBODY)


@pytest.mark.parametrize("seats", [1, 6])
def test_kem_2_1_only_two_to_five_players(seats: int) -> None:
    """KEM-2.1  There is no solo mode and no sixth place."""
    with pytest.raises(BadSetup, match=r"core\.error\.seat_count"):
        RULES.check(setup_of(seats), ())
