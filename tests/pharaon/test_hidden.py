"""PHA-18  Who may know what: views and imagined worlds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.chance import Chance
from game.pharaon import RULES
from game.pharaon.hidden import UNKNOWN
from game.pharaon.invariants import invariants
from game.pharaon.opening import OpeningPick
from game.pharaon.setup import DISCOVERY
from game.pharaon.state import Pharaon
from tests.pharaon import moves as do
from tests.pharaon.build import position, run, setup_of
from tests.pharaon.look import asked, play, play_until

ME = 0


def solo_table() -> Pharaon:
    """A solo round with everything that can lie face down."""
    game = RULES.start(setup_of(solo=True, seed=11))
    return play_until(game, lambda one: one.current_round == 2 and asked(one)[0] == "TakeTurn", seed=3)


def opening_table() -> Pharaon:
    """Seat 1 has set a noble aside, seat 2 is choosing."""
    game = position(3)
    game.current_round = 0
    run(game, OpeningPick(1), OpeningPick(2), OpeningPick(0))
    play(game, game.moves()[0])
    return play_until(game, lambda one: asked(one) == ("ChooseStartNoble", 2))


def turn_round(pile: str) -> Callable[[Pharaon], None]:
    def change(game: Pharaon) -> None:
        getattr(game, pile).reverse()

    change.__name__ = pile
    return change


def traitor_pile_round(game: Pharaon) -> None:
    assert game.traitor is not None
    game.traitor.pile[0], game.vase_pile[0] = game.vase_pile[0], game.traitor.pile[0]


def another_generator(game: Pharaon) -> None:
    game.chance.counter += 12345


SECRETS = [
    turn_round("vase_pile"),
    turn_round("noble_deck"),
    turn_round("artisan_deck"),
    turn_round("bag"),
    traitor_pile_round,
    another_generator,
]


@pytest.mark.parametrize("change", SECRETS)
def test_pha_18_1_what_nobody_can_know_is_in_no_view(change: Callable[[Pharaon], None]) -> None:
    """PHA-18.1  Two positions that differ only in a secret are the same to everybody, and are imagined alike."""
    game = solo_table()
    twin = game.clone()
    change(twin)
    assert twin != game
    assert twin.known_to(ME) == game.known_to(ME)
    assert twin.seen_by(ME) == game.seen_by(ME)
    assert twin.seen_by(None) == game.seen_by(None)
    assert twin.imagine(ME, Chance(5)) == game.imagine(ME, Chance(5))


def test_pha_18_1_nobles_of_the_opening_are_private() -> None:
    """PHA-18.1, PHA-19.21  Drawn and rejected nobles are known to their drawer only."""
    game = opening_table()
    assert game.seats[1].rejected and game.seats[2].drawn
    other = game.known_to(0)
    assert other.seats[1].rejected == [UNKNOWN]
    assert other.seats[2].drawn == [UNKNOWN, UNKNOWN]
    assert game.known_to(2).seats[2].drawn == game.seats[2].drawn
    assert game.known_to(1).seats[1].rejected == game.seats[1].rejected
    assert game.seen_by(None).seats[2].drawn == [UNKNOWN, UNKNOWN]


def test_pha_18_1_everything_else_is_open() -> None:
    """PHA-18.1, PHA-1.5  Tokens, discards, displays and areas of all seats are in every view."""
    game = solo_table()
    view = game.seen_by(ME)
    assert [(seat.stock, seat.tokens, seat.nobles, seat.artisans) for seat in view.seats] == [
        (seat.stock, seat.tokens, seat.nobles, seat.artisans) for seat in game.seats
    ]
    assert (view.token_discard, view.vase_discard, view.lots, view.zone) == (
        game.token_discard,
        game.vase_discard,
        game.lots,
        game.zone,
    )
    assert len(view.bag) == len(game.bag)


@pytest.mark.parametrize("table", [solo_table, opening_table])
def test_pha_18_1_imagined_worlds_are_whole(table: Callable[[], Pharaon]) -> None:
    """PHA-18.1, PHA-20.4  Every card is somewhere, and what is known stays as it is."""
    game = table()
    for seat in range(len(game.seats)):
        for seed in range(5):
            world = game.imagine(seat, Chance(seed))
            assert invariants(world) == []
            assert world.known_to(seat) == game.known_to(seat)


def test_pha_15_1_scribes_set_apart_are_not_imagined_into_hands() -> None:
    """PHA-15.1, PHA-18.1  While they lie apart nobody can have drawn one."""
    game = RULES.start(setup_of(3, 5, (DISCOVERY,)))
    play(game, do.DISCOVERY_MODE, do.STANDARD_MODE, do.STANDARD_MODE)
    apart = set(game.scribes_apart)
    assert len(apart) == 4
    for seed in range(5):
        world = game.imagine(0, Chance(seed))
        assert not apart & {card for seat in world.seats for card in seat.drawn}
        assert not apart & set(world.noble_deck)
