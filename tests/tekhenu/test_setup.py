"""TEK-2  Setup: the table, Decrees, Start cards, Destiny cards and their rewards."""

from collections import Counter
from copy import deepcopy

import pytest

from game.core.errors import BadSetup
from game.core.tables import table_of
from game.tekhenu import RULES, events
from game.tekhenu.components import components
from game.tekhenu.maat import TakeDestiny
from game.tekhenu.opening import KeepCard, RewardFirst, SetOrder, TakeRewards
from game.tekhenu.setup import PRINTED_GODS
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, GODS
from tests.tekhenu.look import names, people, play_first, purse, question
from tests.tekhenu.table import ME, at_step, setup_of
from tests.titles.playing import asked, heard_by, offers, only, play, play_until, run

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
BAGS = {
    seats: Counter(white=n, black=n, yellow=n, brown=n, gray=gray)
    for seats, n, gray in ((2, 4, 6), (3, 5, 4), (4, 5, 6))
}


def start(seats: int = 2, seed: int = 1, *variants: str) -> Tekhenu:
    return RULES.start(setup_of(seats, seed, *variants))


# The table


@SEATS
def test_the_table_is_laid(seats: int) -> None:
    """TEK-2.2, 2.4, 2.5, 2.6, 2.7, 2.8, 3.4, 1.4, 1.5, R02  Tiles, Gold, dice, player boards and the market."""
    game = start(seats)
    assert (len(game.display), sorted(game.display + game.pile)) == (3, sorted(components().tiles))
    assert (game.statue_gold, game.row_gold) == ([1, 1, 1, 1], 1)
    assert [len(dice) for dice in game.sections] == [3] * 6
    laid = [one for dice in game.sections for one in dice]
    assert Counter([one.colour for one in laid] + game.bag) == BAGS[seats]
    assert all(1 <= one.face <= 6 for one in laid)
    for seat, owner in enumerate(game.seats):
        assert (owner.buildings, owner.statues, owner.pillars, owner.production) == (10, 6, 8, [2, 2, 2, 2])
        assert (owner.population, owner.happiness, game.points[seat]) == (5, 2, 10)
        assert purse(game, seat) == {"gold": 1, "scribe": 1}
    assert ["".join(card[0] for card in cards) for cards in game.market] == ["BBT", "BBTT", "", ""]
    held = {card for pile in game.decks for card in pile} | {card for cards in game.market for card in cards}
    held |= {card for owner in game.seats for card in owner.dealt}
    assert {"T16", "D20"} & held == ({"T16", "D20"} if seats > 2 else set())
    assert len(held) == (72 if seats > 2 else 70)


def test_dial_dice_and_horus_tiles_are_random() -> None:
    """TEK-2.1, 2.3, 2.6, 1.2  Every position, face, and god on every slot comes up; always six different gods."""
    games = [start(2, seed) for seed in range(80)]
    assert {game.first_sunny for game in games} == set(range(6))
    assert {one.face for game in games for dice in game.sections for one in dice} == set(range(1, 7))
    seen = [tuple(game.horus) for game in games]
    assert all(sorted(slots) == list(range(6)) for slots in seen)
    for slot in range(6):
        assert {slots[slot] for slots in seen} == set(range(6))


def test_printed_gods() -> None:
    """TEK-2.3, DP26  The beginner option."""
    for seed in range(5):
        game = start(2, seed, PRINTED_GODS)
        assert [GODS[god] for god in game.horus] == ["osiris", "thoth", "bastet", "hathor", "ra", "horus"]


# Decrees


def test_one_decree_is_kept_the_other_goes_under_the_deck() -> None:
    """TEK-2.9, 21, DP01  Two dealt in secret, in seat order; the last Decrees of the deck are those put away."""
    game = start(3)
    away = []
    for seat in range(3):
        assert asked(game) == ("ChooseFirstDecree", seat)
        first, second = game.seats[seat].dealt
        other = (seat + 1) % 3
        assert game.known_to(other).seats[seat].dealt == game.seen_by(None).seats[seat].dealt == ["D?", "D?"]
        assert game.known_to(seat).seats[seat].dealt == [first, second]
        heard = play(game, KeepCard(second))
        assert (game.seats[seat].decrees, game.known_to(other).seats[seat].decrees) == ([second], ["D?"])
        assert heard_by(heard, other)[0] == events.DecreeKept(seat)
        assert not any(getattr(event, "card", "") == second for event in heard_by(heard, other))
        away.append(first)
    assert game.decks[2][:3] == list(reversed(away))


# Start cards


@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 7), (4, 9)])
def test_start_cards_are_taken_round_and_back(seats: int, count: int) -> None:
    """TEK-2.10, DP02  5, 7, 9 cards; clockwise from a random first, then back, the last one first."""
    firsts = set()
    for seed in range(30):
        game = play_until(start(seats, seed), lambda game: question(game) == "ChooseStartCard")
        assert len(game.start_display) == count
        order = []
        while question(game) == "ChooseStartCard":
            order.append(asked(game)[1])
            taken = game.moves()[0]
            play(game, taken)
            assert taken not in game.moves()
        firsts.add(order[0])
        around = [(order[0] + step) % seats for step in range(seats)]
        assert order == [*around, *reversed(around)]
        assert all(len(owner.start_cards) == 2 for owner in game.seats)
    assert firsts == set(range(seats))


@pytest.mark.parametrize(
    ("cards", "order"),
    [
        (("S01 S02", "S11 S12", "S05 S06"), [1, 2, 0]),
        (("S04 S08", "S01 S11", "S02 S10"), [1, 2, 0]),
        (("S06 S07", "S05 S08", "S03 S10"), [2, 1, 0]),
        # X01: 13 each, but the second seat holds 12 > 10.
        (("S03 S10", "S01 S12"), [1, 0]),
    ],
)
def test_order_by_initiative(cards: tuple[str, ...], order: list[int]) -> None:
    """X01, TEK-2.11  Descending sum; on a tie the higher single card."""
    game = start(len(cards))
    for owner, words in zip(game.seats, cards, strict=True):
        owner.start_cards = words.split()
    heard = run(game, SetOrder())
    assert (game.order, only(heard, events.OrderSet)) == (order, [events.OrderSet(tuple(order))])
    assert asked(game) == ("ChooseDestiny", order[0])


def test_destinies_in_turn_order_then_rewards() -> None:
    """TEK-2.12, DP03, DP04  All choose, then each takes the rewards; Start cards leave, Destiny cards stay."""
    game = start(2)
    game.seats[0].start_cards = ["S07", "S08"]
    game.seats[1].start_cards = ["S12", "S11"]
    run(game, SetOrder())
    assert game.order == [1, 0]
    heard = play(game, TakeDestiny("A02"))
    assert names(heard, events.GoodsGained) == []
    heard = play(game, TakeDestiny("A04"))
    gains = [(event.seat, event.resource, event.n) for event in only(heard, events.GoodsGained)]
    assert {seat for seat, _, _ in gains[:2]} == {1}
    assert (purse(game, 1), people(game, 1)) == ({"gold": 1 + 1 + 2, "scribe": 1}, (8, 4))
    assert purse(game, 0) == {"gold": 2, "scribe": 3, "faith": 1, **dict.fromkeys(BASIC, 1)}
    assert [owner.start_cards for owner in game.seats] == [[], []]
    assert [owner.destiny for owner in game.seats] == ["A04", "A02"]


@pytest.mark.parametrize(
    ("cards", "questions"),
    [
        ("S05 S06", "ChooseOrder ChooseDealtCard ChooseDealtCard ChooseReward"),
        ("S10 S05", "ChooseDealtCard ChooseReward ChooseResource"),
        ("S09 S10", "ChooseReward ChooseResource ChooseResource"),
        ("S01 S10", "ChooseReward ChooseDistrict ChooseResource"),
        ("S07 S12", "ChooseReward"),
        # Population 8 after S11: A03 may open section 3, to be seen before or after the cards of S05.
        ("S11 S05", "ChooseOrder ChooseReward ChooseDealtCard"),
        ("S11 S10", "ChooseReward ChooseResource"),
    ],
)
def test_the_order_of_rewards_is_asked_where_it_can_matter(cards: str, questions: str) -> None:
    """TEK-2.12, DP04, TEK-P16  Two rewards that show cards; plain ones come first, the others in the end."""
    game = at_step(TakeRewards(ME), start_cards=cards, destinies="A03 A01")
    for name in questions.split():
        assert question(game) == name
        play_first(game)
    assert question(game) == ""


def test_rewards_that_show_cards_come_in_the_order_one_likes() -> None:
    """TEK-2.12, DP04, TEK-P16  S06 before S05 as well as after it; what shows nothing is not among them."""
    game = at_step(TakeRewards(ME), start_cards="S05 S06", destinies="A03 A01")
    assert [move.card for move in offers(game, RewardFirst)] == ["S05", "S06"]
    play(game, RewardFirst("S06"))
    assert {card[0] for card in game.seats[ME].dealt} == {"B"}
    play_first(game)
    assert {card[0] for card in game.seats[ME].dealt} == {"T"}


@pytest.mark.parametrize(("card", "mixes", "answers"), [("S04", 56, 3), ("S09", 4, 1), ("S10", 4, 1)])
def test_every_mix_of_resources_can_be_taken(card: str, mixes: int, answers: int) -> None:
    """TEK-2.12  Five of four resources, three of two; no question offers the same answer twice.

    It takes few answers: so many of one resource, then so many of another; of the last two, both at once.
    """
    found: dict[tuple[int, ...], int] = {}
    waiting = [(0, at_step(TakeRewards(ME), start_cards=card, destinies="A04 A01"))]
    while waiting:
        given, game = waiting.pop()
        if not question(game):
            mix = tuple(game.seats[ME].goods)
            found[mix] = min(given, found.get(mix, given))
            continue
        assert len(set(game.moves())) == len(game.moves())
        for move in game.moves():
            waiting.append((given + 1, deepcopy(game)))
            play(waiting[-1][1], move)
    assert (len(found), max(found.values()), found.get((0, 5, 0, 0, 0, 0, 1), 1)) == (mixes, answers, 1)


def test_a_kept_game_of_rules_1_asks_for_the_rest_of_a_mix_once() -> None:
    """TEK-2.12  It had a question for each resource; one is left with all that is still to be taken."""
    plain = RULES.codec.encode(at_step(TakeRewards(ME), start_cards="S04 S09", destinies="A04 A01"))
    assert isinstance(plain, dict) and isinstance(plain["agenda"], list)
    asked_now = [step for step in plain["agenda"] if isinstance(step, list) and step[0] == "ChooseResource"]
    one_by_one = [[*step[:-1], left] for step in asked_now for left in range(1, step[-1] + 1)]
    assert len(one_by_one) == 5 + 3
    assert RULES.lift({**plain, "agenda": one_by_one}, 1) == {**plain, "agenda": asked_now}
    assert RULES.lift(plain, 2) == plain


# Which tables there are


def test_tables() -> None:
    """TEK-2.3, 19.2, DP26  2 to 4 people with or without printed gods; solo with every difficulty and option."""
    tables = RULES.tables()
    ordinary = [variants for kinds, variants in tables if "botankhamon" not in kinds]
    solo = {variants for kinds, variants in tables if "botankhamon" in kinds}
    assert (len(ordinary), len(solo), len(tables)) == (6, 2 * 3 * 2 * 2, 30)


@pytest.mark.parametrize(
    ("kinds", "variants", "key"),
    [
        (("human",), (), "core.error.seat_count"),
        (("human",) * 5, (), "core.error.seat_count"),
        (("human", "human"), ("hard",), "core.error.solo_variant"),
        (("human", "botankhamon"), ("medium", "hard"), "core.error.one_variant"),
        (("human", "human", "botankhamon"), (), "core.error.solo_seats"),
        (("botankhamon", "botankhamon"), (), "core.error.solo_seats"),
        (("human", "human"), ("expert",), "core.error.unknown_variant"),
    ],
)
def test_tables_that_cannot_be(kinds: tuple[str, ...], variants: tuple[str, ...], key: str) -> None:
    """TEK-2, 19.1, DP26  Wrong numbers of seats, options that do not fit: refused with the reason."""
    with pytest.raises(BadSetup) as caught:
        RULES.check(table_of("tekhenu", kinds, variants, 1), ())
    assert caught.value.key == key
