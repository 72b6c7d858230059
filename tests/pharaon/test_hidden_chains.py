"""PHA-18  In the middle of an action: what a seat may know, and worlds that fit it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.chance import Chance
from game.pharaon import RULES
from game.pharaon.automaton_effects import resolve
from game.pharaon.hidden import UNKNOWN
from game.pharaon.invariants import invariants
from game.pharaon.opening import OpeningPick
from game.pharaon.pieces import Effect
from game.pharaon.state import Pharaon
from tests.pharaon import moves as do
from tests.pharaon.build import (
    at_turn,
    employ,
    ennoble,
    fill_sector,
    give,
    hoard_tokens,
    noble,
    offer,
    position,
    run,
    setup_of,
    show_artisans,
    show_nobles,
    tiles,
    token,
    traitor_pile,
)
from tests.pharaon.look import asked, play, play_until


def rich(*nobles: int) -> Pharaon:
    game = position()
    give(game, 0, "3A 3J 3R 3C 3M 1S")
    ennoble(game, 0, *nobles)
    at_turn(game)
    return game


def paying() -> Pharaon:
    """Two ways to pay are left, a token lies beside a full sector."""
    game = rich(14, 7, 5)
    fill_sector(game, "J", 3)
    offer(game, 0, "q_burial", "q_nile")
    game.seats[0].step = 5
    at_turn(game)
    play(game, do.go_to("burial"), do.hand_in(token("q_burial")))
    return game


def second_bonus() -> Pharaon:
    """Noble 22: one bonus offering was drawn, the other is being chosen."""
    game = rich(12)
    show_nobles(game, 22, 13, 14)
    play(game, do.go_to("nobles"), do.take_noble(noble(22)), do.DRAW_BONUS)
    return game


def free_artisan() -> Pharaon:
    """Noble 23: an artisan is being chosen, a Silver is still to come."""
    game = rich(12)
    show_nobles(game, 23, 13, 14)
    play(game, do.go_to("nobles"), do.take_noble(noble(23)))
    return game


def diplomat() -> Pharaon:
    """A vase of the pile was drawn; the Diplomat may replace it."""
    game = rich(19, 20)
    show_artisans(game, 1, 10, 11, 12)
    play(game, do.go_to("artisans"), do.take_artisan("ART01"))
    while asked(game)[0] == "ChooseTokens":
        play(game, game.moves()[0])
    return game


def diplomats_second_resource() -> Pharaon:
    """Passing: the vase was replaced, one of three resources is taken."""
    game = rich(6, 20)
    play(game, do.PASS, do.take_resource("justice"))
    play(game, do.take_vase(game.vases[0]), do.REPLACE_VASE, do.take_resource("justice"))
    return game


def exchange() -> Pharaon:
    """The Wise Woman was given a token."""
    game = rich(17)
    play(game, do.use_power(noble(17)), do.give_token("silver"))
    return game


def second_climb() -> Pharaon:
    """NIL6: after the vase the track is asked."""
    game = rich()
    play(game, do.go_to("nile"), do.use_option("NIL6"))
    while asked(game)[0] == "ChooseTokens":
        play(game, game.moves()[0])
    return game


def split() -> Pharaon:
    """The Traitor's vase lies open, nobles and artisans left the game, a marker lies on a tile."""
    game = position(solo=True)
    tiles(game, "12345", "AJRCM")
    traitor_pile(game, 7, 8, 9)
    assert game.traitor is not None
    for effect in (Effect("discard_noble", n=1), Effect("discard_artisan", which="lowest"), Effect("take_lot", n=2)):
        resolve(game, game.traitor, effect)
    employ(game, 0, 30)
    hoard_tokens(game, 3, 4)
    at_turn(game, 1)
    return game


def opening_instant() -> Pharaon:
    """A starting noble brings an artisan while another seat's rejected noble lies face down."""
    game = position(3)
    game.current_round = 0
    run(game, OpeningPick(1), OpeningPick(2), OpeningPick(0))
    play(game, game.moves()[0])
    return play_until(game, lambda one: asked(one)[1] == 2)


CHAINS = {
    paying: "ChooseTokens",
    second_bonus: "ChooseBonus",
    free_artisan: "ChooseArtisan",
    diplomat: "UseDiplomat",
    diplomats_second_resource: "ChooseResource",
    exchange: "TakeInExchange",
    second_climb: "ChooseTrack",
    split: "ChooseSplit",
    opening_instant: "ChooseStartNoble",
}


@pytest.mark.parametrize("chain", CHAINS)
def test_pha_18_1_worlds_in_the_middle_of_a_chain(chain: Callable[[], Pharaon]) -> None:
    """PHA-18.1, PHA-20.4, DESIGN 3  Whole, consistent, with the same question, and playable to the end."""
    game = chain()
    name, seat = asked(game)
    assert name == CHAINS[chain]
    for viewer in range(len(game.seats)):
        known = game.known_to(viewer)
        for seed in range(3):
            world = known.imagine(viewer, Chance(seed))
            assert invariants(world) == []
            assert world.known_to(viewer) == known
            if viewer == seat:
                assert world.moves() == game.moves()
    chance = Chance(3)
    world = game.imagine(seat, chance)
    for _ in range(40):
        if not world.over:
            world.apply(chance.pick(world.moves()))
            assert invariants(world) == []


def test_pha_18_1_removed_cards_are_not_imagined_back() -> None:
    """PHA-18.1, PHA-19.16  Discarded nobles and artisans are in no deck of any imagined world."""
    game = split()
    gone = set(game.removed)
    assert len(gone) == 2
    for seed in range(12):
        world = game.imagine(0, Chance(seed))
        assert not gone & {*world.noble_deck, *world.artisan_deck}


def test_pha_18_1_imagined_decks_are_those_of_the_table() -> None:
    """PHA-18.1, PHA-P18  The same cards in another order: nothing that lies open is dealt a second time."""
    game = play_until(RULES.start(setup_of(solo=True, seed=4)), lambda one: one.current_round == 3, seed=5)
    assert game.traitor is not None
    world = game.imagine(0, Chance(1))
    assert world.traitor is not None
    assert sorted(world.noble_deck) == sorted(game.noble_deck)
    assert sorted(world.artisan_deck) == sorted(game.artisan_deck)
    assert sorted(world.bag) == sorted(game.bag)
    face_down = sorted(game.vase_pile + game.traitor.pile)
    assert sorted(world.vase_pile + world.traitor.pile) == face_down
    assert {*game.known_to(0).vase_pile, *game.known_to(0).bag} == {UNKNOWN}


def test_pha_18_1_worlds_differ() -> None:
    """PHA-18.1  Every face-down card can be anywhere: over a few worlds each pile shows several top cards."""
    game = play_until(RULES.start(setup_of(solo=True, seed=4)), lambda one: one.current_round == 2, seed=5)
    worlds = [game.imagine(0, Chance(seed)) for seed in range(12)]
    for pile in ("vase_pile", "noble_deck", "artisan_deck", "bag"):
        assert len({getattr(world, pile)[-1] for world in worlds}) > 2
    assert len({world.traitor.pile[-1] for world in worlds if world.traitor is not None}) > 2
    assert len({world.chance.counter for world in worlds}) > 2
