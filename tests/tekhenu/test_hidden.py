"""TEK-21  Who may know what: views, memory, imagined worlds."""

from collections.abc import Callable

import pytest

from game.core.chance import Chance
from game.tekhenu import RULES, events
from game.tekhenu.components import components
from game.tekhenu.gods.thoth import BrowseSection, TakeCard
from game.tekhenu.invariants import invariants
from game.tekhenu.opening import KeepCard
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import BeginTurn
from tests.tekhenu.look import question
from tests.tekhenu.table import ME, RIVAL, acting, at_step, hand, setup_of, table
from tests.titles.playing import heard_by, play, play_until, views


def in_the_middle(solo: bool = False) -> Tekhenu:
    """Both have secret Decrees, dice lie on the dial, it is seat 0's turn."""
    theirs = "" if solo else "D16 D01 B03 T04"
    dice = "ra white 3, ra gray 2, thoth gray 1"
    return at_step(BeginTurn(ME), solo=solo, dice=dice, cards="D05 D10", their_cards=theirs)


def exchange(one: list[str], other: list[str], place: int = 0) -> None:
    one[0], other[place] = other[place], one[0]


SECRETS: dict[str, Callable[[Tekhenu], None]] = {
    "a Decree of the rival": lambda game: exchange(game.seats[RIVAL].decrees, game.decks[2]),
    "the order of a deck": lambda game: game.decks[0].reverse(),
    "the top of a deck": lambda game: exchange(game.decks[1], game.decks[1], -1),
    "the order of the pile": lambda game: game.pile.reverse(),
    "the order of the bag": lambda game: game.bag.reverse(),
    "the generator": lambda game: setattr(game.chance, "counter", game.chance.counter + 12345),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_what_a_seat_cannot_know_is_not_in_its_view(secret: str) -> None:
    """TEK-21  Two positions that differ only in a secret are the same to a seat and to the screen."""
    game = in_the_middle()
    twin = game.clone()
    SECRETS[secret](twin)
    assert twin != game
    assert views(twin, ME) == views(game, ME)


def test_who_knows_what() -> None:
    """TEK-21, 12.5  Own Decrees always; of hidden cards and tiles how many; everything that lies open."""
    game = in_the_middle()
    known = game.known_to(ME)
    assert known.seats[ME].decrees == game.seen_by(ME).seats[ME].decrees == ["D05", "D10"]
    assert game.seen_by(None).seats[ME].decrees == known.seats[RIVAL].decrees == ["D?", "D?"]
    assert [len(deck) for deck in known.decks] == [len(deck) for deck in game.decks]
    assert {card for deck in known.decks for card in deck} == {"B?", "T?", "D?"}
    assert known.pile == ["?"] * 24
    assert (known.seats[RIVAL].blessings, known.seats[RIVAL].technologies) == (["B03"], ["T04"])
    assert (known.market, known.display, known.sections) == (game.market, game.display, game.sections)
    assert sorted(known.bag) == sorted(game.bag)
    assert [seat.goods for seat in known.seats] == [seat.goods for seat in game.seats]


def test_decrees_from_the_market_were_seen_by_all() -> None:
    """TEK-21, 12.4, DP15  Taken from section 3, it stays known beside a secret one."""
    game = acting("thoth", 1, market={3: "B01 T01 T02 D16"}, people=(9, 9), cards="D05")
    assert events.CardTaken(ME, "D16") in heard_by(play(game, BrowseSection(3), TakeCard("D16")), RIVAL)
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
    assert (invariants(world), world.known_to(RIVAL)) == ([], known)


def test_botankhamon_has_no_secrets() -> None:
    """TEK-21, 19.11, TEK-P27  His Decrees come from the market, his pyramid lies open, the Deben is chance."""
    game = in_the_middle(solo=True)
    hand(game, game.bot, "D16")
    known = game.known_to(ME)
    assert (known.seats[game.bot].decrees, known.bot_tiles) == (["D16"], game.bot_tiles)


def test_imagined_worlds_differ_and_cover_everything() -> None:
    """TEK-21  Over some worlds a rival holds every Decree that is not seen, and no other."""
    game = in_the_middle()
    held, tops, tiles = set(), set(), set()
    for seed in range(200):
        world = game.imagine(ME, Chance(seed))
        held.update(world.seats[RIVAL].decrees)
        tops.add(world.decks[0][-1])
        tiles.add(world.pile[-1])
    assert held == set(components().decrees) - {"D05", "D10", "D20"}
    assert tops == set(components().blessings) - {"B03"} - {card for cards in game.market for card in cards}
    assert tiles == set(components().tiles) - set(game.display)


def test_three_players_may_hold_d20() -> None:
    """TEK-2.8, 21  With three players T16 and D20 are among the unseen cards."""
    turn_ready = table(3, their_cards="D16").imagine(ME, Chance(1))
    assert "D20" in (*turn_ready.decks[2], *turn_ready.seats[RIVAL].decrees)


def test_the_decree_put_away_is_forgotten() -> None:
    """TEK-2.9, 21, TEK-P17  Its owner need not remember that it lies under the deck: worlds deal it anywhere."""
    game = RULES.start(setup_of(2))
    kept, away = game.seats[0].dealt
    play(game, KeepCard(kept))
    while question(game) == "ChooseFirstDecree":
        play(game, game.moves()[0])
    assert {away in game.imagine(0, Chance(seed)).seats[1].decrees for seed in range(80)} == {True, False}


def test_all_is_known_at_the_end() -> None:
    """TEK-18.1, 21  After the reveal every Decree is open."""
    game = play_until(RULES.start(setup_of(2, 6)), lambda game: game.over)
    assert [sorted(seat.decrees) for seat in game.known_to(0).seats] == [sorted(seat.decrees) for seat in game.seats]
