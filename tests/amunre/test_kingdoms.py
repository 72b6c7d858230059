"""AMU-1, AMU-4, AMU-10, AMU-14, AMU-18  The frame of play, and what holds through whole games."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain

import pytest

from game.amunre import RULES, events
from game.amunre.auction import TakeProvinceCard, bid
from game.amunre.components import box
from game.amunre.invariants import invariants
from game.amunre.scoring import STOP_OBJECTIVES
from game.amunre.state import AmunRe
from game.core.chance import Chance
from game.core.events import Event
from game.core.match import Match
from tests.amunre.build import Land, at_scoring, auction, hand, no_cards, own, position, purses, put, run, setup_of
from tests.amunre.look import asked, gold, held, land, only, play, play_until, refuse

TABLES = [(seats, expert) for seats in (3, 4, 5) for expert in (False, True)]
ALL_TABLES = pytest.mark.parametrize(("seats", "expert"), TABLES)


@cache
def whole_game(seats: int, expert: bool, seed: int = 7) -> Match[AmunRe]:
    """A random game to its end, with its log; played once, looked at by many tests."""
    match = Match(RULES, setup_of(seats, seed, expert))
    chance = Chance(seed)
    while not match.over:
        match.play(chance.pick(match.position.moves()))
        assert invariants(match.position) == []
    return match


def log_of(match: Match[AmunRe]) -> list[Event]:
    return [entry.event for entry in match.log]


@ALL_TABLES
def test_amu_1_1_two_kingdoms_of_three_turns(seats: int, expert: bool) -> None:
    """AMU-1.1, AMU-4.1, AMU-10.1, AMU-10.2, AMU-10.4  Six turns, two scorings, then the end."""
    log = log_of(whole_game(seats, expert))
    frame = [event for event in log if isinstance(event, events.TurnBegan | events.KingdomScoring | events.GameEnded)]
    old, new = ([events.TurnBegan(kingdom, turn) for turn in (1, 2, 3)] for kingdom in ("old", "new"))
    assert frame[:-1] == [*old, events.KingdomScoring("old"), *new, events.KingdomScoring("new")]
    assert isinstance(frame[-1], events.GameEnded)


@ALL_TABLES
def test_amu_1_1_most_points_win(seats: int, expert: bool) -> None:
    """AMU-1.1, AMU-11.7  No winner has fewer points than anybody."""
    match = whole_game(seats, expert)
    outcome = match.result()
    assert outcome is not None
    assert {match.position.points[seat] for seat in outcome.winners} == {max(match.position.points)}


@ALL_TABLES
def test_amu_4_3_every_province_card_is_acquired_in_each_kingdom(seats: int, expert: bool) -> None:
    """AMU-4.3, AMU-3.3, AMU-18  After turn 3 the deck is empty and each player has three; the same cards come again."""
    log = log_of(whole_game(seats, expert))
    taken = [event.province for event in only(log, events.ProvinceTaken)]
    old, new = taken[: 3 * seats], taken[3 * seats :]
    assert len(set(old)) == 3 * seats
    assert sorted(old) == sorted(new)
    owners = Counter(event.seat for event in only(log, events.ProvinceTaken))
    assert owners == Counter(dict.fromkeys(range(seats), 6))


@ALL_TABLES
def test_amu_18_scribes_in_provinces(seats: int, expert: bool) -> None:
    """AMU-18, AMU-3.1  From each settlement on every player owns as many provinces as turns were played."""
    game = RULES.start(setup_of(seats, 3, expert))
    chance = Chance(4)
    while not game.over:
        if game.phase != "auction":
            assert {len(seat.provinces) for seat in game.seats} == {game.turn_of_kingdom}
            assert sorted(name for seat in game.seats for name in seat.provinces) == sorted(game.played_provinces)
        game.apply(chance.pick(game.moves()))


@ALL_TABLES
def test_amu_18_gold_comes_and_goes_by_public_events(seats: int, expert: bool) -> None:
    """AMU-18, AMU-5.1, AMU-5.10  Every purse is the sum of what was told: an attentive player can know it."""
    match = whole_game(seats, expert, seed=11)
    purse = [box().start_gold] * seats
    for event in log_of(match):
        match event:
            case events.ProvinceTaken(seat, _, value) | events.OfferingShown(seat, value):
                purse[seat] -= value
            case events.CardsBought(seat, _, cost) | events.FarmerPlaced(seat, _, cost):
                purse[seat] -= cost
            case events.StonePlaced(seat, _, cost):
                purse[seat] -= cost
            case events.BonusGold(seat, _, n) | events.TheftPaid(seat, n) | events.IncomeReceived(seat, n):
                purse[seat] += n
            case events.CardExchanged(seat, _):
                purse[seat] += 1
    assert purse == gold(match.position)


@ALL_TABLES
def test_amu_18_scores_never_fall_and_the_ledger_explains_them(seats: int, expert: bool) -> None:
    """AMU-18  Every entry is positive, and the sums are the points."""
    game = whole_game(seats, expert).position
    assert all(entry.points > 0 for entry in game.ledger)
    sums = [sum(entry.points for entry in game.ledger if entry.seat == seat) for seat in range(seats)]
    assert sums == game.points


@ALL_TABLES
def test_amu_18_stones_come_to_rest_within_the_limits(seats: int, expert: bool) -> None:
    """AMU-18, AMU-5.8  More than 15 stones lie on the board only in the middle of a purchase or a gift mix."""
    game = RULES.start(setup_of(seats, 5, expert))
    chance = Chance(6)
    purses(game, *[200] * seats)
    while not game.over:
        if asked(game)[0] not in ("BuyStones", "ChooseGifts"):
            assert sum(game.stones.values()) <= 15
        stones = [move for move in game.moves() if type(move).__name__ in ("BuyStone", "TakeStone")]
        play(game, chance.pick(stones) if stones and chance.below(4) else chance.pick(game.moves()))


def test_amu_10_1_next_turn_with_the_present_first_player() -> None:
    """AMU-10.1  Turn 2 is opened by whoever holds the token after turn 1."""
    game = play_until(RULES.start(setup_of(3, 2)), lambda game: game.turn_of_kingdom == 2)
    assert asked(game) == ("PlaceBid", game.first)


NINE = [["memphis", "edfu", "abu"], ["kharga", "sawu", "thebes"], ["buto", "mendes", "avaris"]]


def old_kingdom_ends() -> AmunRe:
    """B37: Memphis with 2 stones, 2 pyramids, 3 farmers and an owner, at the end of the Old Kingdom."""
    game = position()
    no_cards(game)
    own(game, *map(" ".join, NINE))
    put(game, memphis=Land(farmers=3, stones=2, pyramids=2), mendes=Land(farmers=6, extra=1))
    purses(game, 11, 12, 13)
    hand(game, 1, "bribe")
    at_scoring(game, "13>22", first=2)
    play(game, *[STOP_OBJECTIVES] * 3)
    return game


def test_b37_between_the_kingdoms() -> None:
    """B37, AMU-10.3  Stones and pyramids stay, farmers and scribes leave, also those outside fields."""
    game = old_kingdom_ends()
    assert game.kingdom == 2
    stones = 2 + (2 if "memphis" in game.revealed else 0)
    assert land(game, "memphis") == Land(stones=stones, pyramids=2)
    assert game.owner_of("memphis") is None
    assert game.farmer_supply() == 48
    assert [seat.provinces for seat in game.seats] == [[], [], []]


def test_b37_memphis_in_the_new_kingdom() -> None:
    """B37, R20, AMU-6.9  2 + 2 bonus stones: a pyramid and a stone; 3 pyramids, 1 stone for the new owner."""
    game = old_kingdom_ends()
    for name in game.revealed:
        game.stones[name] = 2 if name == "memphis" else 0
    auction(game, ["memphis", "edfu", "abu"], first=2)
    assert game.stones["memphis"] == 4
    play(game, bid("memphis", 0), bid("edfu", 0), bid("abu", 0))
    assert land(game, "memphis") == Land(stones=1, pyramids=3)
    assert game.owner_of("memphis") == 2


def test_amu_10_3_what_stays() -> None:
    """AMU-10.3  Gold, favour cards, points, the token and the tile; the same provinces are shuffled anew."""
    game = old_kingdom_ends()
    assert gold(game) == [11, 12, 13]
    assert held(game, 1) == ["bribe"]
    assert game.points[0] > 0
    assert game.first == 2
    assert game.tile == 2
    cards = game.revealed + game.province_deck
    assert sorted(cards) == sorted(chain(*NINE))


def test_amu_10_3_shuffled_by_the_seed() -> None:
    """AMU-10.3  The order of the New Kingdom differs from game to game."""
    orders = set()
    for seed in range(8):
        game = position(3, seed)
        no_cards(game)
        own(game, *map(" ".join, NINE))
        at_scoring(game)
        play(game, *[STOP_OBJECTIVES] * 3)
        orders.add(tuple(game.revealed))
    assert len(orders) > 4


def expert_table(seats: int = 4) -> AmunRe:
    game = position(seats, seed=5, expert=True)
    no_cards(game)
    run(game, *game.agenda)
    return game


def test_b39_three_cards_each() -> None:
    """B39, AMU-14.1  4 players, 3 province cards each, all different, none in a deck."""
    game = position(4, expert=True)
    dealt = [name for seat in game.seats for name in seat.province_cards]
    assert [len(seat.province_cards) for seat in game.seats] == [3] * 4
    assert len(set(dealt)) == 12
    assert game.province_deck == []


def test_b39_one_card_of_each_is_revealed_together() -> None:
    """B39, AMU-14.2  All choose, then the provinces are those cards, in order from the first player."""
    game = expert_table()
    chosen = []
    for seat in range(4):
        assert asked(game) == ("ChooseProvince", seat)
        assert game.revealed == []
        card = game.seats[seat].province_cards[-1]
        chosen.append(card)
        play(game, TakeProvinceCard(card))
    assert game.revealed == chosen
    assert asked(game) == ("PlaceBid", 0)


def test_p19_choices_are_secret_until_all_have_chosen() -> None:
    """AMU-P19, AMU-14.2  Asked clockwise; the table hears only that a card was chosen."""
    game = expert_table()
    heard = play(game, TakeProvinceCard(game.seats[0].province_cards[0]))
    assert heard == [events.ProvinceChosen(0)]


def test_amu_14_2_bonuses_in_order_from_the_first_player() -> None:
    """AMU-14.2, AMU-6.1  Order of reveal: first player, clockwise."""
    game = position(3, expert=True)
    game.first = 1
    run(game, *game.agenda)
    chosen = {}
    for seat in (1, 2, 0):
        chosen[seat] = game.seats[seat].province_cards[0]
        play(game, TakeProvinceCard(chosen[seat]))
    assert game.revealed == [chosen[1], chosen[2], chosen[0]]


def test_amu_14_2_a_card_gives_no_right_to_its_province() -> None:
    """AMU-14.2  Anybody may bid on any of the provinces."""
    game = expert_table()
    play(game, *(TakeProvinceCard(seat.province_cards[0]) for seat in game.seats))
    play(game, bid(game.revealed[1], 0), bid(game.revealed[0], 0))
    assert game.seats[0].bid_on == game.revealed[1]


def test_amu_14_2_a_played_card_cannot_be_chosen_again() -> None:
    """AMU-14.2, AMU-16  In turn 2 two cards are left, and the played one is not among them."""
    game = expert_table(3)
    first = [seat.province_cards[0] for seat in game.seats]
    play(game, *(TakeProvinceCard(name) for name in first))
    play_until(game, lambda game: asked(game)[0] == "ChooseProvince")
    assert game.turn_of_kingdom == 2
    assert len(game.moves()) == 2
    assert refuse(game, TakeProvinceCard(first[asked(game)[1]])) == "core.refusal.not_offered"


def test_b39_dealt_anew_in_the_new_kingdom() -> None:
    """B39, AMU-14.3  After turn 3 all 12 were auctioned; the same 12 are shuffled and dealt, 3 each."""
    game = expert_table()
    before = [sorted(seat.province_cards) for seat in game.seats]
    play_until(game, lambda game: game.kingdom == 2)
    after = [sorted(seat.province_cards) for seat in game.seats]
    assert [len(cards) for cards in after] == [3] * 4
    assert sorted(chain(*after)) == sorted(chain(*before))
    assert after != before
    assert asked(game)[0] == "ChooseProvince"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_amu_14_1_expert_rule_for_every_number(seats: int) -> None:
    """AMU-14.1  Possible with 3, 4 and 5 players."""
    game = position(seats, expert=True)
    assert [len(seat.province_cards) for seat in game.seats] == [3] * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_expert_choice_starts_with_a_clean_board(seats: int) -> None:
    """AMU-14.2, AMU-6.1  While province cards are chosen, no province and no bid of the last turn is left."""
    game = RULES.start(setup_of(seats, 1, expert=True))
    chance = Chance(1)
    while not game.over:
        if asked(game)[0] == "ChooseProvince":
            assert game.revealed == []
            assert {seat.bid_on for seat in game.seats} == {""}
        game.apply(chance.pick(game.moves()))
