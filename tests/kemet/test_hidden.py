"""KEM-16  Who may know what: views, imagined worlds, secrets of a Combat, and that no answer betrays them."""

from collections.abc import Callable, Iterator

import pytest

from game.core.agenda import Move
from game.core.chance import Chance
from game.kemet import RULES
from game.kemet.combat import READY, HideCard, hide_card
from game.kemet.hidden import UNKNOWN
from game.kemet.invariants import invariants
from game.kemet.onset import PASS
from game.kemet.state import Kemet
from tests.kemet.build import attack, battle_cards, position, setup_of
from tests.kemet.look import lay
from tests.titles.playing import asked, play, views

ME, RIVAL = 1, 0


def secretive() -> Kemet:
    """A Combat in which seat 0 has chosen and hidden cards, and seat 1 is asked."""
    hands = {0: "war_fury veto prayer", 1: "iron_wall escape", 2: "raining_fire"}
    game = position(3, hands=hands, discard="open_gates", troops={"b_w_obelisk": (1, 3)})
    battle_cards(game, 0, "BC1 BC2 BC3 BC4", up="BC5", down="BC6")
    battle_cards(game, 2, "BC1 BC2 BC3 BC4", up="BC6", down="BC5")
    attack(game, 0, "b_w_obelisk", 3)
    while asked(game)[0] == "SpeakInWindow":
        play(game, PASS)
    lay(game, "BC1", "BC3")
    play(game, hide_card("war_fury"), READY)
    return game


def change(**lists: dict[int, object]) -> Callable[[Kemet], None]:
    """Other things at these places of these lists."""

    def make(game: Kemet) -> None:
        for name, places in lists.items():
            for place, thing in places.items():
                getattr(game, name)[place] = thing

    return make


def swap_with_deck(game: Kemet) -> None:
    place = next(i for i, card in enumerate(game.deck) if card != "raining_fire")
    game.hands[2], game.deck[place] = (game.deck[place],), "raining_fire"


SECRETS: dict[str, Callable[[Kemet], None]] = {
    "which card is chosen, which set aside": change(chosen={0: "BC3"}, aside={0: "BC1"}),
    "another chosen": change(chosen={0: "BC2"}, battle_hands={0: ("BC1", "BC4")}),
    "another face down": change(face_down={0: ("BC3",)}, aside={0: "BC6"}),
    "another hidden": change(hands={0: ("prayer", "war_fury")}, behind={0: ("veto",)}),
    "none hidden": change(hands={0: ("prayer", "veto", "war_fury")}, behind={0: ()}),
    "all hidden": change(hands={0: ()}, behind={0: ("prayer", "veto", "war_fury")}),
    "other hands": change(hands={0: ("prayer", "raining_fire"), 2: ("veto",)}),
    "a card of the deck in a hand": swap_with_deck,
    "the order of the deck": lambda game: game.deck.reverse(),
    "the generator": lambda game: setattr(game.chance, "counter", game.chance.counter + 12345),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_kem_16_1_what_a_seat_cannot_know_is_not_in_its_view(secret: str) -> None:
    """KEM-16.1, KEM-16.3, KEM-16.6, KEM-16.7  Positions that differ in a secret only are the same to a seat."""
    game = secretive()
    twin = game.clone()
    SECRETS[secret](twin)
    assert twin != game
    assert (invariants(twin), views(twin, ME)) == ([], views(game, ME))


def test_kem_16_1_own_things_are_seen() -> None:
    """KEM-16.1  Hand, face-down discards and choices of one's own."""
    game = secretive()
    view = game.known_to(RIVAL)
    assert view.hands[0] == game.hands[0]
    assert (view.chosen[0], view.aside[0], view.behind[0]) == ("BC1", "BC3", ("war_fury",))
    assert (view.face_down[0], view.hands[1]) == (("BC6",), (UNKNOWN, UNKNOWN))
    assert (view.face_down[2], view.face_up, view.discard) == ((UNKNOWN,), game.face_up, ["open_gates"])


def test_kem_16_6_an_imagined_world_is_whole_and_fits() -> None:
    """KEM-16.6, KEM-16.3, KEM-8.2  No unknown card, every invariant, the same knowledge; other chance, other worlds.

    Who is ready may have hidden something; who is still to prepare has not.
    """
    known = secretive().known_to(ME)
    worlds = [known.imagine(ME, Chance(seed)) for seed in range(40)]
    for world in worlds:
        assert (invariants(world), world.known_to(ME)) == ([], known)
        assert UNKNOWN not in [*world.deck, *world.hands[0], *world.battle_hands[0], world.chosen[0], world.aside[0]]
    assert len({world.chosen[0] for world in worlds}) > 2
    assert len({world.hands[0] for world in worlds}) > 5
    assert any(world.behind[0] for world in worlds) and not any(world.behind[2] for world in worlds)


# Random games from every chair: what is answered betrays nothing that is hidden

TABLES = (2, 3, *(pytest.param(seats, marks=pytest.mark.thorough) for seats in (4, 5)))
EAGER = "MarchTo TeleportTo HideCard BuyTile PlayCard RainFire EscapeTo GiveForForce UseVision"
"""Moves that lead to hidden cards, Combats and Visions."""


def moments(seats: int) -> Iterator[tuple[Kemet, Move, Chance]]:
    """Positions of two random games and the move that follows; all of a Combat, else one in three."""
    for seed in (1, 2):
        game, chance = RULES.start(setup_of(seats, seed)), Chance(seed + 10 * seats)
        while not game.over:
            moves = game.moves()
            eager = [move for move in moves if type(move).__name__ in EAGER.split()]
            move = chance.pick(eager if eager and chance.below(3) else moves)
            if game.combat is not None or not chance.below(3):
                yield game, move, chance
            game.apply(move)


@pytest.mark.parametrize("seats", TABLES)
def test_an_answer_shows_no_more_than_itself(seats: int) -> None:
    """KEM-16.3, KEM-16.4, KEM-16.5, KEM-14.8  The same answer of another seat leads to the same view.

    Whoever is asked next, who is left out and what is played by the program must not hang on hidden cards. Hiding is
    left out as long as it goes on: how many cards a rival puts behind his card is seen by nobody, and afterwards the
    views are compared again.
    """
    compared = 0
    for game, move, chance in moments(seats):
        for seat in range(seats):
            if asked(game)[1] == seat or isinstance(move, HideCard):
                continue
            world = game.known_to(seat).imagine(seat, chance.fork())
            if move in world.moves():
                after = game.clone()
                after.apply(move)
                world.apply(move)
                if after.unveilings == game.unveilings:
                    compared += 1
                    assert world.unveilings == after.unveilings
                    assert world.known_to(seat) == after.known_to(seat)
    assert compared > 300
