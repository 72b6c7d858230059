"""PHA-18  Who may know what: views and imagined worlds, at rest and in the middle of an action."""

from collections.abc import Callable

import pytest

from game.core.chance import Chance
from game.pharaon import RULES
from game.pharaon.hidden import UNKNOWN
from game.pharaon.invariants import invariants
from game.pharaon.opening import OpeningPick
from game.pharaon.pieces import Effect
from game.pharaon.setup import DISCOVERY
from game.pharaon.state import Pharaon
from tests.pharaon import build
from tests.pharaon import moves as do
from tests.pharaon.build import holding, noble, setup_of
from tests.pharaon.look import resolve_icon, traitor_of
from tests.titles.playing import asked, play, play_until, run, views

ME = 0
RICH = "3A 3J 3R 3C 3M 1S"


def solo_table(number: int = 2) -> Pharaon:
    """A solo round with everything that can lie face down."""
    game = RULES.start(setup_of(solo=True, seed=11))
    return play_until(game, lambda one: one.current_round == number and asked(one)[0] == "TakeTurn", seed=3)


def opening_table() -> Pharaon:
    """Seat 1 has set a noble aside, seat 2 is choosing."""
    game = build.opening(seats=3)
    run(game, OpeningPick(1), OpeningPick(2), OpeningPick(0))
    play(game, game.moves()[0])
    return play_until(game, lambda one: asked(one) == ("ChooseStartNoble", 2))


def paid(game: Pharaon) -> Pharaon:
    """Whatever is still to be paid is paid with the first tokens offered."""
    while asked(game)[0] == "ChooseTokens":
        play(game, game.moves()[0])
    return game


def paying() -> Pharaon:
    """Two ways to pay are left, a token lies beside a full sector."""
    game = holding(RICH, 14, 7, 5, full="J", tokens="q_burial q_nile", step=5)
    play(game, do.go_to("burial"), do.hand_in(build.token("q_burial")))
    return game


def second_bonus() -> Pharaon:
    """Noble 22: one bonus offering was drawn, the other is being chosen."""
    game = holding(RICH, 12, shown=(22, 13, 14))
    play(game, do.go_to("nobles"), do.take_noble(noble(22)), do.DRAW_BONUS)
    return game


def free_artisan() -> Pharaon:
    """Noble 23: an artisan is being chosen, a Silver is still to come."""
    game = holding(RICH, 12, shown=(23, 13, 14))
    play(game, do.go_to("nobles"), do.take_noble(noble(23)))
    return game


def diplomat() -> Pharaon:
    """A vase of the pile was drawn; the Diplomat may replace it."""
    game = holding(RICH, 19, 20, artisans=(1, 10, 11, 12))
    play(game, do.go_to("artisans"), do.take_artisan("ART01"))
    return paid(game)


def diplomats_second_resource() -> Pharaon:
    """Passing: the vase was replaced, one of three resources is taken."""
    game = holding(RICH, 6, 20)
    play(game, do.PASS, do.take_resource("justice"))
    play(game, do.take_vase(game.vases[0]), do.REPLACE_VASE, do.take_resource("justice"))
    return game


def exchange() -> Pharaon:
    """The Wise Woman was given a token."""
    game = holding(RICH, 17)
    play(game, do.use_power(noble(17)), do.give_token("silver"))
    return game


def second_climb() -> Pharaon:
    """NIL5: after the first climb the track is asked again."""
    game = holding(RICH)
    play(game, do.go_to("nile"), do.use_option("NIL5"))
    play(paid(game), do.climb("justice"))
    return game


def split() -> Pharaon:
    """The Traitor's vase lies open, a noble and an artisan left the game, tokens are scarce."""
    game = build.solo()
    build.traitor_pile(game, 7, 8, 9)
    resolve_icon(game, Effect("discard_noble", n=1), Effect("discard_artisan", which="lowest"), Effect("take_lot", n=2))
    build.employ(game, 0, 30)
    build.hoard_tokens(game, 3, 4)
    build.at_turn(game, 1)
    return game


CHAINS = {
    solo_table: "TakeTurn",
    opening_table: "ChooseStartNoble",
    paying: "ChooseTokens",
    second_bonus: "ChooseBonus",
    free_artisan: "ChooseArtisan",
    diplomat: "UseDiplomat",
    diplomats_second_resource: "ChooseResource",
    exchange: "TakeInExchange",
    second_climb: "ChooseTrack",
    split: "ChooseSplit",
}


@pytest.mark.parametrize("chain", CHAINS)
def test_pha_18_1_imagined_worlds_are_whole(chain: Callable[[], Pharaon]) -> None:
    """PHA-18.1, PHA-20.4  Every card is somewhere, what is known stays, the question too; playable to the end."""
    game = chain()
    name, seat = asked(game)
    assert name == CHAINS[chain]
    for viewer in range(len(game.seats)):
        known = game.known_to(viewer)
        for seed in range(4):
            world = known.imagine(viewer, Chance(seed))
            assert (invariants(world), world.known_to(viewer)) == ([], known)
            if viewer == seat:
                assert world.moves() == game.moves()
    chance = Chance(3)
    world = game.imagine(seat, chance)
    for _ in range(40):
        if not world.over:
            world.apply(chance.pick(world.moves()))
            assert invariants(world) == []


def swap_traitor_vase(game: Pharaon) -> None:
    traitor = traitor_of(game)
    traitor.pile[0], game.vase_pile[0] = game.vase_pile[0], traitor.pile[0]


def another_generator(game: Pharaon) -> None:
    game.chance.counter += 12345


SECRETS: dict[str, Callable[[Pharaon], None]] = {
    "vases": lambda game: game.vase_pile.reverse(),
    "nobles": lambda game: game.noble_deck.reverse(),
    "artisans": lambda game: game.artisan_deck.reverse(),
    "bag": lambda game: game.bag.reverse(),
    "the Traitor's pile": swap_traitor_vase,
    "the generator": another_generator,
}


@pytest.mark.parametrize("secret", SECRETS)
def test_pha_18_1_what_nobody_can_know_is_in_no_view(secret: str) -> None:
    """PHA-18.1  Two positions that differ only in a secret are the same to everybody, and are imagined alike."""
    game = solo_table()
    twin = game.clone()
    SECRETS[secret](twin)
    assert twin != game
    assert views(twin, ME) == views(game, ME)


def test_pha_18_1_nobles_of_the_opening_are_private() -> None:
    """PHA-18.1, PHA-19.21  Drawn and rejected nobles are known to their drawer only."""
    game = opening_table()
    assert game.seats[1].rejected and game.seats[2].drawn
    assert game.known_to(0).seats[1].rejected == [UNKNOWN]
    for view in (game.known_to(0), game.seen_by(None)):
        assert view.seats[2].drawn == [UNKNOWN, UNKNOWN]
    assert game.known_to(2).seats[2].drawn == game.seats[2].drawn
    assert game.known_to(1).seats[1].rejected == game.seats[1].rejected


def test_pha_18_1_everything_else_is_open() -> None:
    """PHA-18.1, PHA-1.5  Tokens, discards, displays and areas of all seats are in every view."""
    game = solo_table()
    view = game.seen_by(ME)
    for name in ("token_discard", "vase_discard", "lots", "zone"):
        assert getattr(view, name) == getattr(game, name), name
    for seen, seat in zip(view.seats, game.seats, strict=True):
        for name in ("stock", "tokens", "nobles", "artisans"):
            assert getattr(seen, name) == getattr(seat, name), name
    assert len(view.bag) == len(game.bag)


def test_pha_15_1_scribes_set_apart_are_not_imagined_into_hands() -> None:
    """PHA-15.1, PHA-18.1  While they lie apart nobody can have drawn one."""
    game = RULES.start(setup_of(3, 5, (DISCOVERY,)))
    play(game, do.DISCOVERY_MODE, do.STANDARD_MODE, do.STANDARD_MODE)
    apart = set(game.scribes_apart)
    assert len(apart) == 4
    for seed in range(5):
        world = game.imagine(0, Chance(seed))
        assert not apart & {*world.noble_deck, *(card for seat in world.seats for card in seat.drawn)}


def test_pha_18_1_worlds_differ() -> None:
    """PHA-18.1  Every face-down card can be anywhere: over a few worlds each pile shows several top cards."""
    game = solo_table()
    worlds = [game.imagine(ME, Chance(seed)) for seed in range(12)]
    for pile in ("vase_pile", "noble_deck", "artisan_deck", "bag"):
        assert len({getattr(world, pile)[-1] for world in worlds}) > 2
    assert len({traitor_of(world).pile[-1] for world in worlds}) > 2
    assert len({world.chance.counter for world in worlds}) > 2


def test_pha_18_1_imagined_decks_are_those_of_the_table() -> None:
    """PHA-18.1, PHA-P18  The same cards in another order: nothing that lies open is dealt a second time."""
    game = solo_table(3)
    world = game.imagine(ME, Chance(1))
    for pile in ("noble_deck", "artisan_deck", "bag"):
        assert sorted(getattr(world, pile)) == sorted(getattr(game, pile))
    face_down = sorted(game.vase_pile + traitor_of(game).pile)
    assert sorted(world.vase_pile + traitor_of(world).pile) == face_down
    assert {*game.known_to(ME).vase_pile, *game.known_to(ME).bag} == {UNKNOWN}
