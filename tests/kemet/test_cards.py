"""KEM-10  Divine intervention cards outside Combat: windows, targets, Veto, Escape."""

import pytest

from game.core.agenda import Move
from game.kemet import events
from game.kemet.cards import LET_IT_BE, VETO, EscapeTo, RainFire, escape_to, play_card, rain_fire
from game.kemet.components import components
from game.kemet.landing import PutUnits, put_units
from game.kemet.onset import PASS, STAND_ASIDE, fight_at
from game.kemet.recruiting import RECRUIT_NO_MORE, recruit_into
from game.kemet.resolution import RECALL, STAY
from game.kemet.state import NOBODY
from game.kemet.tokens import place_token
from tests.kemet import build
from tests.kemet.build import Troops, at_window, attack, hand, in_combat, in_turn, in_window, own, position
from tests.kemet.look import creatures_on, duel, there
from tests.titles.playing import asked, offers, only, play, refuse


def test_kem_10_1_no_hand_limit_and_public_counts() -> None:
    """KEM-10.1, KEM-16.1  The number of cards is public, the discard open."""
    game = position(discard="veto")
    hand(game, 0, *game.deck[:12])
    assert (len(game.seen_by(1).hands[0]), game.seen_by(1).discard) == (12, ["veto"])


def test_kem_10_2_what_cannot_be_paid_cannot_be_played() -> None:
    """KEM-10.2, KEM-10.13  The Priest of Ra lowers every cost by 1."""
    game = in_window(prayers=(0, 7), hands={0: "raining_fire"}, troops={"a_t_west": (1, 2)})
    assert refuse(game, play_card("raining_fire"), card="raining_fire", n=1, has=0) == "needs_prayers"
    own(game, 0, "D4A")
    at_window(game)
    play(game, rain_fire("a_t_west", 1))
    assert (game.prayers[0], there(game, "a_t_west")) == (0, (1, 1))


def test_kem_10_3_windows_before_and_after_an_action() -> None:
    """KEM-10.3  Asked before the first action of a Day and after every action, until all have passed in a row."""
    game = in_turn(hands={0: "war_rage", 1: "war_rage"})
    questions = []
    for move in (PASS, PASS, place_token("mid_pray"), PASS, PASS):
        questions.append(asked(game))
        play(game, move)
    both = [("SpeakInWindow", 0), ("SpeakInWindow", 1)]
    assert [*questions, asked(game)] == [*both, ("ChooseAction", 0), *both, ("ChooseAction", 1)]


def test_kem_10_3_an_answer_to_an_answer() -> None:
    """KEM-10.3, KEM-17.31  After a card everybody may speak again, whoever has passed before too."""
    game = in_window(prayers=(5, 5), hands={0: "prayer", 1: "mana_theft"})
    play(game, PASS, play_card("mana_theft"), LET_IT_BE)
    assert (asked(game), game.prayers) == (("SpeakInWindow", 0), [4, 6])


def test_kem_10_3_a_vetoed_card_opens_the_window_again() -> None:
    """KEM-10.3, KEM-10.12, KEM-17.31  Two cards were played: whoever has passed before is asked again."""
    game = in_window(hands={0: "veto war_rage", 1: "mana_theft war_fury"})
    play(game, PASS, play_card("mana_theft"), VETO, LET_IT_BE)
    assert (game.prayers, asked(game)) == ([7, 7], ("SpeakInWindow", 0))
    play(game, PASS)
    assert asked(game) == ("SpeakInWindow", 1)


def test_kem_10_9_any_unit_of_any_opponent() -> None:
    """KEM-10.9  Every Troop of the others is a target, own ones are not."""
    troops = {"b_t_west": (0, 1), "b_c2_d1": (1, 2), "b_t_delta": (2, 1)}
    game = in_window(3, hands={0: "raining_fire"}, troops=troops)
    assert set(offers(game, RainFire)) == {rain_fire("b_c2_d1", 1), rain_fire("b_t_delta", 2)}
    play(game, rain_fire("b_t_delta", 2))
    assert (there(game, "b_t_delta"), game.reserve[2]) == ((NOBODY, 0), 12)


def test_kem_10_9_units_that_wait_for_their_combat() -> None:
    """KEM-10.9, KEM-6.4.3  Recruits facing an enemy are Units on the board; without any left there is no Combat."""
    troops: Troops = {"a_c1_d1": (1, 1), "a_c1_d2": (1, 1)}
    game = build.in_action("top_recruit", hands={1: "raining_fire raining_fire"}, troops=troops)
    play(game, recruit_into("a_c1_d1", 3), recruit_into("a_c1_d2", 2), RECRUIT_NO_MORE, fight_at("a_c1_d1"))
    assert set(offers(game, RainFire)) == {rain_fire("a_c1_d1", 0), rain_fire("a_c1_d2", 0)}
    play(game, rain_fire("a_c1_d2", 0))
    assert game.landed == [(game.board.index["a_c1_d2"], 1)]
    play(game, rain_fire("a_c1_d2", 0))
    assert game.landed == []
    duel(game, "BC3 BC6", "BC4 BC6")
    play(game, RECALL, STAY)
    assert (asked(game), there(game, "a_c1_d2")) == (("ChooseAction", 1), (1, 1))


def test_kem_10_10_enlistment_places() -> None:
    """KEM-10.10, KEM-10.13  Own City and own Troops, Troop limit kept, no Scribe."""
    game = in_window(tiles={0: "S1A"}, hands={0: "enlistment"}, troops={"a_t_west": (0, 5), "a_t_delta": (0, 4)})
    play(game, play_card("enlistment"))
    places = {(move.space, move.n) for move in offers(game, PutUnits)}
    assert places == {("a_t_delta", 1), *((f"a_c1_d{d}", n) for d in (1, 2, 3) for n in (1, 2))}
    assert refuse(game, put_units("a_t_west", 1), space="a_t_west", n=5) == "troop_limit"
    play(game, put_units("a_t_delta", 1), put_units("a_c1_d1", 1))
    assert game.reserve[0] == 1


def test_kem_10_12_all_others_are_asked_in_turn_order() -> None:
    """KEM-10.12, KEM-16.4  Everybody with cards, whether it is a Veto or not; nobody once it lies open."""
    hands = {0: "prayer prayer", 1: "veto", 2: "war_rage", 3: "war_fury"}
    game = position(4, prayers=(0, 0, 0, 0), hands=hands, discard="veto")
    game.order = [3, 1, 0, 2]
    at_window(game)
    play(game, play_card("prayer"))
    seats = []
    while asked(game)[0] == "ConsiderVeto":
        seats.append(asked(game)[1])
        play(game, VETO if seats[-1] == 1 else LET_IT_BE)
    assert (seats, game.prayers[0]) == ([3, 1], 0)
    play(game, play_card("prayer"))
    assert (asked(game)[0], game.prayers[0]) == ("SpeakInWindow", 2)


@pytest.mark.parametrize(("answer", "gained"), [(VETO, 2), (LET_IT_BE, 0)])
def test_kem_p20_a_veto_against_a_veto(answer: Move, gained: int) -> None:
    """KEM-P20, KEM-10.12  A Veto is a card like any other: if it is cancelled, the first card works."""
    game = in_window(3, prayers=(0, 0, 0), hands={0: "prayer veto", 1: "veto", 2: "war_rage"})
    play(game, play_card("prayer"), VETO)
    assert asked(game) == ("ConsiderVeto", 0)
    play(game, answer)
    while asked(game)[0] == "ConsiderVeto":
        play(game, LET_IT_BE)
    assert game.prayers[0] == gained


def test_kem_10_13_the_scribe_does_not_enlist() -> None:
    """KEM-10.13, KEM-17.22  2 Units from the card, whatever the tiles; the Priest does not pray for the card either."""
    game = in_window(tiles={0: "S1A D1A"}, prayers=(0,), hands={0: "enlistment prayer"})
    play(game, play_card("prayer"))
    assert game.prayers[0] == 2
    play(game, play_card("enlistment"))
    assert max(move.n for move in offers(game, PutUnits)) == 2
    play(game, put_units("a_c1_d1", 2))
    assert asked(game)[0] != "PlaceUnits"


def test_kem_10_12_veto_stops_an_escape() -> None:
    """KEM-10.12, KEM-10.14  Then the Combat takes place."""
    game = in_combat(3, 3, hands={0: "veto", 1: "escape"})
    play(game, PASS, escape_to("a_t_west"), VETO)
    assert (asked(game), there(game, "a_w_obelisk")) == (("ChooseBattleCard", 0), (1, 3))


def test_kem_10_14_nobody_escapes_from_nobody() -> None:
    """KEM-10.14, KEM-8.0  The last attacking Unit burns before the Combat: there is no defender any more."""
    game = in_combat(1, 3, hands={1: "raining_fire escape"})
    assert escape_to("a_t_west") in game.moves()
    play(game, rain_fire("a_w_obelisk", 0))
    assert asked(game) == ("SpeakInWindow", 1)
    assert not offers(game, EscapeTo)
    assert refuse(game, play_card("escape"), card="escape") == "only_before_combat"


def test_kem_10_14_escape() -> None:
    """KEM-10.14  Adjacent, empty, not by harbour, no other City; the creature comes along."""
    troops: Troops = {"a_c2_front": (0, 3, "elephant"), "a_t_west": (2, 1)}
    game = position(4, tiles={0: "S2B"}, hands={0: "escape"}, troops=troops)
    attack(game, 1, "a_c2_front", 3)
    assert {move.space for move in offers(game, EscapeTo)} == {"a_w_obelisk", "a_w_river"}
    assert only(play(game, escape_to("a_w_river")), events.CombatCalledOff)
    assert (there(game, "a_w_river"), creatures_on(game, "a_w_river")) == ((0, 3), ("elephant",))
    assert there(game, "a_c2_front") == (1, 3)


def test_kem_16_4_who_stood_aside_is_left_alone() -> None:
    """KEM-16.4, KEM-16.5  Not asked in the turns of the others until the own next one; as defender he is."""
    game = in_window(3, hands={2: "prayer"}, troops={"b_w_obelisk": (2, 3)})
    play(game, STAND_ASIDE)
    assert (game.active, game.alert) == (1, [True, True, False])
    play(game, place_token("mid_pray"))
    assert (asked(game), game.alert) == (("ChooseAction", 2), [True, True, True])
    game.alert[2] = False
    attack(game, 0, "b_w_obelisk", 3)
    assert asked(game) == ("SpeakInWindow", 2)


def test_kem_16_5_the_defender_is_always_asked() -> None:
    """KEM-16.5  With any card in hand, so that the offer betrays nothing; without cards he is not."""
    speaks, fights = ("SpeakInWindow", 1), ("ChooseBattleCard", 0)
    for card, question in (("war_rage", speaks), ("escape", speaks), ("", fights)):
        assert asked(in_combat(hands={1: card})) == question


@pytest.mark.parametrize("card", [card.id for card in components().cards.values() if card.phase == "day"])
def test_kem_16_4_the_question_does_not_depend_on_the_hand(card: str) -> None:
    """KEM-16.4, KEM-16.5  Whatever the one card of a seat is, the same seats are asked in the same order."""
    one, other = (
        in_turn(3, hands={1: held, 2: "war_fury"}, troops={"b_t_west": (0, 2)}) for held in (card, "war_rage")
    )
    while one.own_tokens[2] < 1:
        assert asked(one) == asked(other)
        for game in (one, other):
            play(game, PASS if asked(game)[0] == "SpeakInWindow" else place_token("mid_pray"))
