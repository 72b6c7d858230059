"""KEM-9, KEM-11, KEM-12  Night, end of the game and Dawn, beyond the vectors."""

import pytest

from game.core.agenda import Move
from game.kemet import events
from game.kemet.balance import has_silver
from game.kemet.creatures import KEEP_CREATURE, place_creature
from game.kemet.dawn import combat_points, result, take_position
from game.kemet.landing import PutUnits, put_units
from game.kemet.night import OFFER_NOTHING, SACRIFICE, USE_HAND_OF_GOD, USE_REINFORCEMENTS, DrawAtNight
from game.kemet.night_cards import DRAW_ONE, KeepFromVision
from game.kemet.pyramids import RAISE_NOTHING, raise_pyramid
from game.kemet.state import NOBODY
from game.kemet.tokens import has_gold, place_token, put_token
from tests.kemet.build import hand, in_night, nightfall, points, position, run
from tests.kemet.look import creatures_on, there
from tests.titles.playing import asked, offers, only, play, sheet


def test_kem_9_the_steps_in_their_order() -> None:
    """KEM-9.1, KEM-9.2, KEM-9.3, KEM-9.4, KEM-9.5, KEM-9.6, KEM-9.7  Face A has no offering."""
    heard = nightfall(position(3))
    steps = ["offering", "delta", "temples", "adoration", "prayer", "divine_intervention", "awakening"]
    assert [event.step for event in only(heard, events.NightStep)] == steps
    heard = nightfall(position(2))
    assert [event.step for event in only(heard, events.NightStep)] == steps[1:]


@pytest.mark.parametrize(("move", "left", "won"), [(OFFER_NOTHING, 5, {}), (SACRIFICE, 3, {"sanctuary": 1})])
def test_kem_9_1_the_offering_is_made_once_a_night_or_not(move: Move, left: int, won: dict[str, int]) -> None:
    """KEM-9.1  Five Units: two of them for one VP, or all stay."""
    game = in_night(3, troops={"b_sanctuary": (1, 5)})
    play(game, move)
    assert (there(game, "b_sanctuary"), sheet(game, 1)) == ((1, left), won)
    assert asked(game)[0] == "ChoosePosition"


def test_kem_9_3_never_more_than_one() -> None:
    """KEM-9.3, KEM-2.5  Four Temples give 1 Control VP; one Temple and the Sanctuary none."""
    game = in_night(4, troops={f"a_t_{name}": (0, 2) for name in ("west", "river", "east", "delta")})
    play(game, OFFER_NOTHING)
    assert sheet(game, 0) == {"temple": 4, "control": 1}
    game = in_night(3, troops={"b_t_west": (0, 1), "b_sanctuary": (0, 1)})
    assert sheet(game, 0) == {"temple": 1}


def test_kem_9_4_the_delta_gives_no_prayers_in_adoration() -> None:
    """KEM-9.4, KEM-2.4"""
    game = in_night(prayers=(0, 0), troops={"a_t_delta": (0, 2)})
    play(game, OFFER_NOTHING)
    assert game.prayers == [2, 2]


def test_kem_9_6_vision_before_or_after_the_plain_draw() -> None:
    """KEM-9.6, KEM-17.16, KEM-16.1  It is the nightly card, before or after one of a tile; only its owner sees it."""
    game = in_night(tiles={0: "D3B D2D"})
    play(game, DRAW_ONE)
    assert (asked(game), len(game.hands[0])) == (("ChooseFromVision", 0), 1)
    assert (set(game.known_to(1).vision), game.known_to(0).vision) == ({"?"}, game.vision)
    assert len(game.vision) == 5
    play(game, offers(game, KeepFromVision)[0])
    assert len(game.hands[0]) == 2


@pytest.mark.parametrize(("pile", "seen", "question"), [(0, 0, "ChoosePosition"), (3, 3, "ChooseFromVision")])
def test_kem_9_6_vision_of_a_thin_pile(pile: int, seen: int, question: str) -> None:
    """KEM-9.6, KEM-10.5  If fewer than 5 can be had, those there are; if none, nothing is asked."""
    game = position(tiles={0: "D3B"})
    hand(game, 1, *game.deck[pile:])
    nightfall(game)
    assert (len(game.vision), asked(game)[0]) == (seen, question)


@pytest.mark.parametrize("discarded", [(), ("prayer",)])
def test_kem_10_5_cards_discarded_since_the_pile_ran_out(discarded: tuple[str, ...]) -> None:
    """KEM-P16, KEM-10.5  The pile ended with no discard to shuffle: what was discarded later is drawn from.

    As long as all cards are in hands the draw does not happen, and nobody hears of a new pile.
    """
    game = position()
    hand(game, 1, *game.deck)
    for card in discarded:
        game.discard_card(1, card)
    heard = run(game, DrawAtNight())
    assert only(heard, events.DeckReshuffled) == [events.DeckReshuffled(1) for _ in discarded]
    assert (len(only(heard, events.CardsDrawn)), game.hands[0], game.deck) == (len(discarded), discarded, [])


def test_kem_10_5_the_new_pile_is_shuffled() -> None:
    """KEM-10.5, KEM-16.1  Nobody knows its order from the open discard; another chance, another pile."""
    piles = set()
    for counter in range(5):
        game = position()
        game.discard, game.deck = game.deck[1:], game.deck[:1]
        game.chance.counter += counter
        before = tuple(game.discard)
        game.draw()
        assert sorted(game.deck) == sorted(before)
        piles |= {tuple(game.deck), before}
    assert len(piles) == 6


def test_kem_9_7_reinforcements() -> None:
    """KEM-9.7, KEM-17.22, KEM-7.2  Up to 4 free Units on own Troops and districts, no Scribe; creatures may join."""
    game = in_night(tiles={0: "S4A S1A R3A"}, troops={"a_t_west": (0, 3)})
    assert max(move.n for move in offers(game, PutUnits)) == 4
    heard = play(game, put_units("a_t_west", 2), put_units("a_c1_d2", 2))
    assert {(event.source, event.price) for event in only(heard, events.UnitsPlaced)} == {("reinforcements", 0)}
    assert asked(game) == ("BringCreatures", 0)
    assert set(game.moves()) == {KEEP_CREATURE, place_creature("scarab", "a_c1_d2")}
    play(game, place_creature("scarab", "a_c1_d2"))
    assert (creatures_on(game, "a_c1_d2"), game.reserve[0]) == (("scarab",), 12 - 7)


def test_kem_9_7_hand_of_god() -> None:
    """KEM-9.7, KEM-17.15  One level for nothing, a new pyramid to the free district, not above 4, or none."""
    game = in_night(tiles={0: "D3A"}, pyramids={"a_c1_d1": ("ruby", 4), "a_c1_d2": ("sapphire", 3)})
    assert set(game.moves()) == {RAISE_NOTHING, raise_pyramid("sapphire", 4), raise_pyramid("diamond", 1)}
    before = game.prayers[0]
    play(game, raise_pyramid("sapphire", 4))
    assert (game.prayers[0], sheet(game, 0)) == (before, {"pyramid": 2})


def test_kem_9_7_the_order_of_night_tiles() -> None:
    """KEM-9, KEM-9.7  The owner of both chooses which works first."""
    game = in_night(tiles={0: "D3A S4A"})
    assert set(game.moves()) == {USE_REINFORCEMENTS, USE_HAND_OF_GOD}
    play(game, USE_HAND_OF_GOD)
    assert asked(game)[0] == "RaiseByHandOfGod"
    play(game, RAISE_NOTHING)
    assert asked(game)[0] == "PlaceUnits"


def test_kem_9_within_a_step_players_act_in_turn_order() -> None:
    """KEM-9.5, KEM-9.6, KEM-9.7, KEM-8.10  From left to right on the track, not in the order of the seats."""
    game = position(3, tiles={0: "S4A", 2: "D3A"}, prayers=(0, 0, 0))
    game.order = [2, 0, 1]
    heard = nightfall(game)
    assert [event.seat for event in only(heard, events.PrayersGained)] == [2, 0, 1]
    assert [event.seat for event in only(heard, events.CardsDrawn)] == [2, 0, 1]
    assert asked(game) == ("RaiseByHandOfGod", 2)
    play(game, RAISE_NOTHING)
    assert asked(game) == ("PlaceUnits", 0)


def test_kem_9_6_the_rest_of_a_vision_is_shuffled_back() -> None:
    """KEM-9.6, KEM-17.16  Nobody, not even its owner, knows where in the pile the other four are."""
    tops = set()
    for counter in range(6):
        game = position(tiles={0: "D3B"})
        game.order = [1, 0]
        nightfall(game)
        game.chance.counter += counter
        play(game, offers(game, KeepFromVision)[0])
        tops.add(tuple(game.deck[-4:]))
    assert len(tops) > 1


def test_kem_9_7_tokens_come_back() -> None:
    """KEM-9.7, KEM-5.6  Silver and gold too."""
    game = position(tiles={0: "R4D S4C"})
    put_token(game, 0, "mid_pyramid")
    game.gold_on[0], game.silver_on[0] = "move", "mid_pyramid"
    assert only(nightfall(game), events.TokensTakenBack)
    assert (game.tokens, game.own_tokens, game.silver_on[0], game.gold_on[0]) == ([0, 0], [0, 0], "", "")
    assert has_silver(game, 0) and has_gold(game, 0)


def test_kem_11_5_the_last_token_and_the_night_do_not_trigger() -> None:
    """KEM-11.5  The next check is that player's first turn of the next Day."""
    game = in_night(vp={1: 8}, troops={"a_t_west": (1, 1)})
    assert (game.points[1], game.triggered) == (9, NOBODY)
    for seat in (0, 1):
        hand(game, seat)
    play(game, take_position(1))
    assert (asked(game), game.triggered) == (("ChooseAction", 0), NOBODY)
    play(game, place_token("mid_pray"))
    assert game.triggered == 1


def test_kem_11_4_ranks_below_the_winner() -> None:
    """KEM-P15, KEM-11.4, KEM-17.14  By the same tie-breaks: no two seats share a rank."""
    game = position(5)
    for seat, combats in enumerate((0, 2, 2, 1, 0)):
        points(game, seat, combats, "combat")
        points(game, seat, 9 - combats, "control")
        assert combat_points(game, seat) == combats, "Control VP share the token but not the count"
    game.triggered, game.order = 4, [0, 2, 1, 3, 4]
    assert result(game).ranks == (5, 3, 2, 4, 1)


def test_kem_14_1_vp_never_run_out() -> None:
    """KEM-14.1  A gain is recorded whatever the supply."""
    assert position(vp={0: 60}).points[0] == 60
