"""TEK-21  Who may know what: views, memory, imagined worlds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.chance import Chance
from game.tekhenu import RULES, events
from game.tekhenu.components import box
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.gods.thoth import BrowseSection, TakeCard
from game.tekhenu.invariants import invariants
from game.tekhenu.opening import KeepCard
from game.tekhenu.state import Tekhenu
from tests.tekhenu.look import heard_by, only, play, play_until, question
from tests.tekhenu.table import ME, RIVAL, acting, dice, hand, setup_of, table, turn


def in_the_middle(solo: bool = False) -> Tekhenu:
    """Both have secret Decrees, dice lie on the dial, it is seat 0's turn."""
    game = table(solo=solo, cards="D05 D10")
    if not solo:
        hand(game, RIVAL, "D16 D01 B03 T04")
    dice(game, ra="white 3, gray 2", thoth="gray 1")
    turn(game)
    return game


def swap_rival_decree_with_deck(game: Tekhenu) -> None:
    rival, deck = game.seats[RIVAL].decrees, game.decks[2]
    rival[0], deck[0] = deck[0], rival[0]


def turn_a_deck_round(game: Tekhenu) -> None:
    game.decks[0].reverse()


def swap_cards_of_a_deck(game: Tekhenu) -> None:
    deck = game.decks[1]
    deck[0], deck[-1] = deck[-1], deck[0]


def turn_the_pile_round(game: Tekhenu) -> None:
    game.pile.reverse()


def shake_the_bag(game: Tekhenu) -> None:
    game.bag.reverse()


def another_generator(game: Tekhenu) -> None:
    game.chance.counter += 12345


SECRETS: list[Callable[[Tekhenu], None]] = [
    swap_rival_decree_with_deck, turn_a_deck_round, swap_cards_of_a_deck, turn_the_pile_round, shake_the_bag,
    another_generator,
]  # fmt: skip


@pytest.mark.parametrize("change", SECRETS)
def test_what_a_seat_cannot_know_is_not_in_its_view(change: Callable[[Tekhenu], None]) -> None:
    """TEK-21  Two positions that differ only in a secret are the same to a seat and to the screen."""
    game = in_the_middle()
    twin = game.clone()
    change(twin)
    assert twin != game
    assert twin.known_to(ME) == game.known_to(ME)
    assert twin.seen_by(ME) == game.seen_by(ME)
    assert twin.seen_by(None) == game.seen_by(None)
    assert twin.imagine(ME, Chance(5)) == game.imagine(ME, Chance(5))


def test_own_decrees_are_known() -> None:
    """TEK-21, 12.5  The owner may look at them at any time; nobody in particular sees none."""
    game = in_the_middle()
    assert game.known_to(ME).seats[ME].decrees == ["D05", "D10"]
    assert game.seen_by(ME).seats[ME].decrees == ["D05", "D10"]
    assert game.seen_by(None).seats[ME].decrees == ["D?", "D?"]


def test_numbers_of_hidden_cards_are_open() -> None:
    """TEK-21  How many Decrees a rival has, how many cards and tiles are left."""
    game = in_the_middle()
    known = game.known_to(ME)
    assert known.seats[RIVAL].decrees == ["D?", "D?"]
    assert [len(deck) for deck in known.decks] == [len(deck) for deck in game.decks]
    assert {card for deck in known.decks for card in deck} == {"B?", "T?", "D?"}
    assert known.pile == ["?"] * 24


def test_public_things_stay_public() -> None:
    """TEK-21  Blessings, Technologies, goods, tracks, market, display, dice, the contents of the bag."""
    game = in_the_middle()
    known = game.known_to(ME)
    assert (known.seats[RIVAL].blessings, known.seats[RIVAL].technologies) == (["B03"], ["T04"])
    assert (known.market, known.display, known.sections) == (game.market, game.display, game.sections)
    assert sorted(known.bag) == sorted(game.bag)
    assert [seat.goods for seat in known.seats] == [seat.goods for seat in game.seats]


def test_decrees_from_the_market_were_seen_by_all() -> None:
    """TEK-21, 12.4, DP15  Taken from section 3, it stays known beside a secret one."""
    game = acting("thoth", 1, market={3: "B01 T01 T02 D16"}, people=(9, 9), cards="D05")
    heard = play(game, BrowseSection(3), TakeCard("D16"))
    assert events.CardTaken(ME, "D16") in heard_by(heard, RIVAL)
    assert sorted(game.known_to(RIVAL).seats[ME].decrees) == ["D16", "D?"]
    for seed in range(10):
        assert "D16" in game.imagine(RIVAL, Chance(seed)).seats[ME].decrees


def test_in_the_middle_of_a_thoth_action() -> None:
    """TEK-21, 12.4, 12.5  A Decree taken, two cards to go: the secret one stays secret."""
    game = acting("thoth", 5, market={4: "B01 T01 D16 D07"}, people=(13, 13), cards="D05", papyrus=3)
    play(game, BrowseSection(4), TakeCard("D16"))
    known = game.known_to(RIVAL)
    assert (known.seats[ME].decrees, known.taken) == (["D?"], ["D16"])
    world = game.imagine(RIVAL, Chance(3))
    assert invariants(world) == []
    assert world.known_to(RIVAL) == known


@pytest.mark.parametrize(("tile", "where"), [("P13", "sunny"), ("P14", "dark")])
def test_decrees_of_setup_and_tiles_were_not_seen(tile: str, where: str) -> None:
    """TEK-21, 2.9, 9.5  The rival hears that a Decree was kept or drawn, not which."""
    game = RULES.start(setup_of(2))
    card = game.seats[0].dealt[0]
    heard = play(game, KeepCard(card))
    assert not any(getattr(event, "card", "") == card for event in heard_by(heard, RIVAL))
    assert game.known_to(RIVAL).seats[0].decrees == ["D?"]
    game = acting("ra", 6, light=f"ra {where}", display=f"{tile} P22 P23", limestone=4, granite=4)
    heard = play(game, LayOn("C33"), TurnTile(0))
    assert only(heard_by(heard, RIVAL), events.CardsSeen) == []
    assert only(heard_by(heard, ME), events.CardsSeen) != []
    assert game.known_to(RIVAL).seats[ME].decrees == ["D?"]


def test_cards_dealt_for_a_choice_are_secret() -> None:
    """TEK-21, 2.9, 2.13  Also on the screen for everybody."""
    game = RULES.start(setup_of(2))
    assert game.seen_by(None).seats[0].dealt == ["D?", "D?"]
    assert game.known_to(0).seats[0].dealt == game.seats[0].dealt


def test_botankhamon_has_no_secrets() -> None:
    """TEK-21, 19.11, TEK-P27  His Decrees come from the market, his pyramid lies open, the Deben is chance."""
    game = in_the_middle(solo=True)
    hand(game, game.bot, "D16")
    known = game.known_to(ME)
    assert known.seats[game.bot].decrees == ["D16"]
    assert known.bot_tiles == game.bot_tiles


def test_a_refreshed_decree_is_nobodys() -> None:
    """TEK-21, 12.3  Discards are open: a Decree that lies there is never imagined in a hand."""
    game = in_the_middle()
    game.decks[2].remove("D07")
    game.discards[2].append("D07")
    for seed in range(40):
        world = game.imagine(ME, Chance(seed))
        assert "D07" not in world.seats[RIVAL].decrees
        assert world.discards[2] == ["D07"]


def test_imagined_worlds_differ_and_cover_everything() -> None:
    """TEK-21  Over some worlds a rival holds every Decree that is not seen, and no other."""
    game = in_the_middle()
    held, tops, tiles = set(), set(), set()
    for seed in range(200):
        world = game.imagine(ME, Chance(seed))
        held.update(world.seats[RIVAL].decrees)
        tops.add(world.decks[0][-1])
        tiles.add(world.pile[-1])
    assert held == set(box().decrees) - {"D05", "D10", "D20"}
    assert tops == set(box().blessings) - {"B03"} - {card for cards in game.market for card in cards}
    assert tiles == set(box().tiles) - set(game.display)


def test_three_players_may_hold_d20() -> None:
    """TEK-2.8, 21  With three players T16 and D20 are among the unseen cards."""
    game = table(3, their_cards="D16")
    turn_ready = game.imagine(ME, Chance(1))
    assert "D20" in (*turn_ready.decks[2], *turn_ready.seats[RIVAL].decrees)


@pytest.mark.parametrize(("seats", "solo", "seed"), [(2, False, 1), (3, False, 2), (4, False, 3), (2, True, 4)])
def test_imagined_worlds_are_sound(seats: int, solo: bool, seed: int) -> None:
    """TEK-21  Through whole games: worlds keep the invariants, the knowledge and the seat's own moves."""
    game, chance, trials = RULES.start(setup_of(seats, seed, solo=solo)), Chance(seed), Chance(99)
    for number in range(10_000):
        if game.decision is None:
            break
        if number % 12 == 0:
            for seat in range(seats):
                world = game.imagine(seat, trials)
                assert invariants(world) == []
                assert world.known_to(seat) == game.known_to(seat)
            world = game.imagine(game.decision.seat, trials)
            assert list(world.moves()) == list(game.moves())
        game.apply(chance.pick(game.moves()))
    assert game.over


def test_looking_does_not_touch_the_position() -> None:
    """DESIGN 3  Views and worlds change nothing, not even the generator."""
    game = in_the_middle()
    before = RULES.codec.digest(game)
    game.known_to(ME)
    game.seen_by(None)
    world = game.imagine(ME, Chance(1))
    world.apply(world.moves()[0])
    assert RULES.codec.digest(game) == before


def test_the_decree_put_away_is_forgotten() -> None:
    """TEK-2.9, 21, TEK-P17  Its owner need not remember that it lies under the deck: worlds deal it anywhere."""
    game = RULES.start(setup_of(2))
    kept, away = game.seats[0].dealt
    play(game, KeepCard(kept))
    while question(game) == "ChooseFirstDecree":
        play(game, game.moves()[0])
    holders = {away in game.imagine(0, Chance(seed)).seats[1].decrees for seed in range(80)}
    assert holders == {True, False}


def test_all_is_known_at_the_end() -> None:
    """TEK-18.1, 21  After the reveal every Decree is open."""
    game = play_until(RULES.start(setup_of(2, 6)), lambda game: game.over)
    assert [sorted(seat.decrees) for seat in game.known_to(0).seats] == [sorted(seat.decrees) for seat in game.seats]
