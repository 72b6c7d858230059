"""PHA-18  Who may know what: views and imagined worlds, at rest and in the middle of an action."""

from game.core.chance import Chance
from game.core.tables import table_of
from game.pharaon import RULES
from game.pharaon.hidden import UNKNOWN
from game.pharaon.opening import OpeningPick
from game.pharaon.setup import DISCOVERY
from game.pharaon.state import Pharaon
from tests.pharaon import build
from tests.pharaon import moves as do
from tests.pharaon.build import setup_of
from tests.pharaon.look import traitor_of
from tests.pharaon.rich import RICH
from tests.titles.playing import asked, play, play_until, run

ME = 0


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


MIDDLE = "TakeTurn ChooseStartNoble ChooseTokens ChooseBonus ChooseArtisan UseDiplomat ChooseResource TakeInExchange"


def test_pha_18_1_imagined_worlds_are_whole() -> None:
    """PHA-18.1, PHA-20.4  In the middle of any action among rich seats the imagined world can be played on.

    That it fits what is known, offers the same moves and shows no secret is asked of every title (fuzz, test_hidden).
    """
    met: set[str] = set()
    for kinds in (("human",) * 3, ("human", "traitre")):
        game, chance = RICH.start(table_of("pharaon", kinds, (), 11)), Chance(3)
        while game.decision is not None:
            name, seat = asked(game)
            world = game.imagine(seat, chance)
            for _ in range(40 if name not in met else 0):
                if not world.over:
                    play(world, chance.pick(world.moves()))
            met.add(name)
            game.apply(chance.pick(game.moves()))
    assert met >= {*MIDDLE.split(), "ChooseTrack", "ChooseSplit"}


def test_pha_18_1_nobles_of_the_opening_are_private() -> None:
    """PHA-18.1, PHA-19.21  Drawn and rejected nobles are known to their drawer only."""
    game = opening_table()
    assert game.seats[1].rejected and game.seats[2].drawn
    assert game.known_to(0).seats[1].rejected == [UNKNOWN]
    for view in (game.known_to(0), game.seen_by(None)):
        assert view.seats[2].drawn == [UNKNOWN, UNKNOWN]
    assert game.known_to(2).seats[2].drawn == game.seats[2].drawn
    assert game.known_to(1).seats[1].rejected == game.seats[1].rejected


def test_pha_18_1_imagined_decks_are_those_of_the_table() -> None:
    """PHA-18.1, PHA-P18, PHA-1.5  The same cards in another order: nothing that lies open is dealt a second time.

    Tokens, discards, displays and areas of all seats are in every view.
    """
    game = solo_table(3)
    view, world = game.seen_by(ME), game.imagine(ME, Chance(1))
    for pile in ("noble_deck", "artisan_deck", "bag"):
        assert sorted(getattr(world, pile)) == sorted(getattr(game, pile))
    face_down = sorted(game.vase_pile + traitor_of(game).pile)
    assert sorted(world.vase_pile + traitor_of(world).pile) == face_down
    assert {*game.known_to(ME).vase_pile, *game.known_to(ME).bag} == {UNKNOWN}
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
