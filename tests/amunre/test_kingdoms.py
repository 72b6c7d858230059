"""AMU-1, AMU-4, AMU-10, AMU-14, AMU-18  The frame of play, and what holds through whole games."""

from collections import Counter
from functools import cache
from itertools import chain

import pytest

from game.amunre import RULES, events
from game.amunre.auction import TakeProvinceCard, bid
from game.amunre.components import components
from game.amunre.scoring import STOP_OBJECTIVES
from game.amunre.state import AmunRe
from game.core.chance import Chance
from game.core.match import Match
from tests.amunre.build import Land, at_scoring, auction, hand, own, position, purses, setup_of, table
from tests.amunre.look import after, bids, gold, held, land
from tests.playing import played_on
from tests.titles.playing import asked, only, play, play_until, refuse, run

ALL_TABLES = pytest.mark.parametrize(
    ("seats", "expert"), [(seats, rule) for seats in (3, 4, 5) for rule in (False, True)]
)


@ALL_TABLES
def test_amu_1_1_two_kingdoms_of_three_turns(seats: int, expert: bool) -> None:
    """AMU-1.1, AMU-4.1, AMU-10.1, AMU-10.2, AMU-10.4  Six turns, two scorings, then the end; most points win.

    AMU-4.3, AMU-3.3, AMU-18, AMU-11.7  After turn 3 each player has three provinces; the same cards come again.
    Every entry of the ledger is positive.
    """
    match = whole_game(seats, expert)
    game, outcome, log = match.position, match.result(), [entry.event for entry in match.log]
    frame = [event for event in log if isinstance(event, events.TurnBegan | events.KingdomScoring | events.GameEnded)]
    old, new = ([events.TurnBegan(kingdom, turn) for turn in (1, 2, 3)] for kingdom in ("old", "new"))
    assert frame[:-1] == [*old, events.KingdomScoring("old"), *new, events.KingdomScoring("new")]
    assert isinstance(frame[-1], events.GameEnded)
    taken = [event.province for event in only(log, events.ProvinceTaken)]
    before, again = taken[: 3 * seats], taken[3 * seats :]
    assert (len(set(before)), sorted(before)) == (3 * seats, sorted(again))
    owners = Counter(event.seat for event in only(log, events.ProvinceTaken))
    assert owners == Counter(dict.fromkeys(range(seats), 6))
    assert all(entry.points > 0 for entry in game.ledger)
    assert outcome is not None and {game.points[seat] for seat in outcome.winners} == {max(game.points)}


@ALL_TABLES
def test_amu_18_gold_comes_and_goes_by_public_events(seats: int, expert: bool) -> None:
    """AMU-18, AMU-5.1, AMU-5.10  Every purse is the sum of what was told: an attentive player can know it."""
    match = whole_game(seats, expert, seed=11)
    purse = [components().start_gold] * seats
    for entry in match.log:
        match entry.event:
            case events.ProvinceTaken(seat, _, value) | events.OfferingShown(seat, value):
                purse[seat] -= value
            case events.CardsBought(seat, _, n) | events.FarmerPlaced(seat, _, n) | events.StonePlaced(seat, _, n):
                purse[seat] -= n
            case events.BonusGold(seat, _, n) | events.TheftPaid(seat, n) | events.IncomeReceived(seat, n):
                purse[seat] += n
            case events.CardExchanged(seat, _):
                purse[seat] += 1
    assert purse == gold(match.position)


@cache
def whole_game(seats: int, expert: bool, seed: int = 7) -> Match[AmunRe]:
    """A random game to its end, with its log; played once, looked at by many tests."""
    return played_on(Match(RULES, setup_of(seats, seed, *["expert"] * expert)), seed=seed)


@ALL_TABLES
def test_amu_18_what_holds_at_every_decision(seats: int, expert: bool) -> None:
    """AMU-18, AMU-3.1, AMU-5.8, AMU-14.2, AMU-6.1  Through a rich game with many counted stones.

    After each settlement everybody owns as many provinces as turns were played; more than 15 stones lie on the board
    only in the middle of a purchase or a gift mix; while province cards are chosen, the last auction is gone.
    """
    game = RULES.start(setup_of(seats, 5, "counted_stones", *["expert"] * expert))
    chance = Chance(6)
    purses(game, *[200] * seats)
    while not game.over:
        step = asked(game)[0]
        if game.phase != "auction":
            assert {len(seat.provinces) for seat in game.seats} == {game.turn_of_kingdom}
            assert sorted(name for seat in game.seats for name in seat.provinces) == sorted(game.played_provinces)
        if step not in ("BuyStones", "ChooseGifts"):
            assert sum(game.stones.values()) <= 15
        if step == "ChooseProvince":
            assert game.revealed == []
            assert {seat.bid_on for seat in game.seats} == {""}
        stones = [move for move in game.moves() if type(move).__name__ in ("BuyStone", "TakeStone")]
        play(game, chance.pick(stones) if stones and chance.below(4) else chance.pick(game.moves()))


NINE = ["memphis edfu abu", "kharga sawu thebes", "buto mendes avaris"]


def old_kingdom_ends(seed: int = 1) -> AmunRe:
    """B37: Memphis with 2 stones, 2 pyramids, 3 farmers and an owner, at the end of the Old Kingdom."""
    lands = {"memphis": Land(farmers=3, stones=2, pyramids=2), "mendes": Land(farmers=6, extra=1)}
    game = table(NINE[0], **lands)
    own(game, *NINE)
    purses(game, 11, 12, 13)
    hand(game, 1, "bribe")
    game.chance = Chance(seed)
    at_scoring(game, "13>22", first=2)
    return after(game, *[STOP_OBJECTIVES] * 3)


def test_b37_between_the_kingdoms() -> None:
    """B37, AMU-10.3  Stones and pyramids stay, farmers and scribes leave, also those outside fields.

    Gold, favour cards, points, the token and the tile stay; the same provinces are shuffled by the seed.
    """
    game = old_kingdom_ends()
    assert (game.kingdom, game.round) == (2, 4)
    stones = 2 + (2 if "memphis" in game.revealed else 0)
    assert land(game, "memphis") == Land(stones=stones, pyramids=2)
    assert (game.owner_of("memphis"), game.farmer_supply()) == (None, 48)
    assert [seat.provinces for seat in game.seats] == [[], [], []]
    assert (gold(game), held(game, 1)) == ([11, 12, 13], ["bribe"])
    assert (game.first, game.tile, game.points[0] > 0) == (2, 2, True)
    assert sorted(game.revealed + game.province_deck) == sorted(" ".join(NINE).split())
    assert len({tuple(old_kingdom_ends(seed).revealed) for seed in range(8)}) > 4


def test_b37_memphis_in_the_new_kingdom() -> None:
    """B37, R20, AMU-6.9  2 + 2 bonus stones: a pyramid and a stone; 3 pyramids, 1 stone for the new owner."""
    game = old_kingdom_ends()
    for name in game.revealed:
        game.stones[name] = 2 if name == "memphis" else 0
    auction(game, "memphis edfu abu", first=2)
    assert game.stones["memphis"] == 4
    play(game, *bids("memphis 0, edfu 0, abu 0"))
    assert (land(game, "memphis"), game.owner_of("memphis")) == (Land(stones=1, pyramids=3), 2)


def expert_table(seats: int = 4, first: int = 0) -> AmunRe:
    game = position(seats, seed=5, expert=True)
    game.first = first
    run(game, *game.agenda)
    return game


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_b39_three_cards_each(seats: int) -> None:
    """B39, AMU-14.1, AMU-14.3  3 province cards each for 3, 4 and 5 players, all different, none in a deck.

    After turn 3 all were auctioned; the same ones are shuffled and dealt again, 3 each.
    """
    game = expert_table(seats)
    before = [sorted(seat.province_cards) for seat in game.seats]
    assert (len({*chain(*before)}), game.province_deck) == (3 * seats, [])
    play_until(game, lambda game: game.kingdom == 2)
    again = [sorted(seat.province_cards) for seat in game.seats]
    assert [len(cards) for cards in before] == [len(cards) for cards in again] == [3] * seats
    assert sorted(chain(*again)) == sorted(chain(*before))
    assert again != before
    assert asked(game)[0] == "ChooseProvince"


def test_b39_one_card_of_each_is_revealed_together() -> None:
    """B39, AMU-14.2, AMU-P19, AMU-6.1  Chosen clockwise in secret; then they lie in order from the first player."""
    game = expert_table(first=1)
    chosen = []
    for seat in (1, 2, 3, 0):
        assert (asked(game), game.revealed) == (("ChooseProvince", seat), [])
        chosen.append(game.seats[seat].province_cards[-1])
        heard = play(game, TakeProvinceCard(chosen[-1]))
        assert heard[0] == events.ProvinceChosen(seat)
        assert len(heard) == 1 or seat == 0, "the table hears only that a card was chosen"
    assert (game.revealed, asked(game)) == (chosen, ("PlaceBid", 1))


def test_amu_14_2_a_card_gives_no_right_to_its_province_and_cannot_be_chosen_again() -> None:
    """AMU-14.2, AMU-16  Anybody may bid on any province; in turn 2 two cards are left, without the played one."""
    game = expert_table(3)
    first = [seat.province_cards[0] for seat in game.seats]
    play(game, *(TakeProvinceCard(name) for name in first))
    play(game, bid(game.revealed[1], 0), bid(game.revealed[0], 0))
    assert game.seats[0].bid_on == game.revealed[1]
    play_until(game, lambda game: asked(game)[0] == "ChooseProvince")
    assert (game.turn_of_kingdom, len(game.moves())) == (2, 2)
    assert refuse(game, TakeProvinceCard(first[asked(game)[1]])) == "core.refusal.not_offered"
