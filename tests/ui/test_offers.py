"""Occasions to interrupt at one screen (KEM-16.4, KEM-16.5): asked at once, the same whatever the hands hold."""

import pygame
import pytest
from pygame.event import Event

from game.core.match import LogEntry, Match
from game.core.tables import table_of
from game.kemet import RULES, events
from game.kemet.cards import LET_IT_BE, play_card
from game.kemet.onset import PASS, STAND_ASIDE
from game.kemet.state import Kemet
from game.kemet.tokens import place_token
from saves import SaveIdentity
from tests.kemet.build import at_turn, at_window, attack, hand, position, prayers, troop
from tests.kemet.look import asked
from tests.pilot.matches import sit_down
from ui.host.host import Host
from ui.host.saving import Saving
from ui.scenes.curtain import HOLD, CurtainScene
from ui.table.offer_bar import SealButton
from ui.widgets.button import Button
from ui.workshop.stand_ins import NeverAnswers


def window_of(*cards: str, own: str = "") -> Kemet:
    """The window after an action of seat 0, who holds its own card or nothing; the others hold one of these each."""
    game = position(len(cards) + 1)
    hand(game, 0, *own.split())
    for seat, card in enumerate(cards, 1):
        hand(game, seat, card)
    prayers(game, *[3] * len(game.prayers))
    at_window(game)
    return game


def match_from(start: Kemet, *kinds: str) -> Match[Kemet]:
    return Match(RULES, table_of("kemet", kinds or ("human",) * start.seat_count, (), 1), start)


def table(store, start: Kemet, *kinds: str) -> Host[Kemet]:
    return Host(match_from(start, *kinds), Saving(store, SaveIdentity.new()), NeverAnswers())


LONE = ("scribe", "human", "scribe")
"""A single person, at seat 1."""


def test_kem_16_4_all_people_with_cards_are_asked_at_once(store):
    """KEM-16.4, KEM-P18  It does not tell who could play something, and one answer lets it pass for everybody."""
    for cards in (("prayer", "war_rage"), ("prayer", "raining_fire"), ("war_rage", "prayer")):
        game = table(store, window_of(*cards))
        assert asked(game.match.position) == ("SpeakInWindow", 1)
        assert (game.viewer, game.speakers(), game.goes_on) == (None, (1, 2), False)
        game.let_pass()
        assert (game.match.moves, asked(game.match.position)) == ([PASS, PASS], ("ChooseAction", 1))


def test_whoever_wants_to_speak_is_called_and_those_before_let_it_pass(store):
    """KEM-16.4, KEM-10.3, KEM-P18"""
    game = table(store, window_of("war_rage", "prayer"))
    assert game.call(2) is not None
    assert (game.match.moves, game.asked_seat, game.viewer, game.speakers()) == ([PASS], 2, None, ())
    assert game.viewers.curtain_for(game.match.position) == 2


def test_the_next_to_be_asked_is_called_without_a_move_and_those_after_are_asked_again(store):
    """KEM-16.4, KEM-10.3"""
    game = table(store, window_of("prayer", "war_rage"))
    assert game.call(1) is None and not game.match.moves and game.speakers() == ()
    game.viewers.lift(1)
    game.play(PASS)
    assert (game.viewer, game.speakers()) == (None, (2,))


@pytest.mark.parametrize(
    "answer",
    [
        lambda game: game.offers.call(2, len(game.match.log)),
        lambda game: game.offers.decline(game.match.position, len(game.match.log)),
    ],
    ids=["a call", "letting it pass"],
)
def test_an_answer_is_for_one_occasion(store, answer):
    """KEM-10.3, KEM-16.4  Once something has happened, those before are asked again."""
    game = table(store, window_of("war_rage", "prayer"))
    answer(game)
    assert game.goes_on
    game.match.log.append(LogEntry(events.DayBegan(1), 0))
    assert not game.goes_on and game.speakers() == (1, 2)


def test_where_nobody_could_play_nobody_is_asked(store):
    """KEM-16.4, KEM-P18  But a single person is: the pause would tell what they hold."""
    game = table(store, window_of("war_rage", "war_fury"))
    assert game.speakers() == ()
    game.go_on()
    assert game.match.moves == [PASS, PASS]
    assert table(store, window_of("war_rage"), "human", "human").speakers() == (1,)


def test_after_a_card_everybody_is_asked_anew(store):
    """KEM-10.12, KEM-10.3  First for a Veto, then in the window."""
    game = table(store, window_of("prayer", "veto", "prayer"))
    game.call(1)
    game.viewers.lift(1)
    game.play(play_card("prayer"))
    assert (asked(game.match.position), game.speakers()) == (("ConsiderVeto", 2), (2, 3))
    game.let_pass()
    assert (game.match.moves[-2:], game.speakers()) == ([LET_IT_BE, LET_IT_BE], (2, 3))


def test_kem_16_5_who_wishes_not_to_be_asked_is_asked_as_a_defender_only(store):
    """KEM-16.4, KEM-16.5"""
    game = table(store, window_of("prayer", "war_rage"))
    game.offers.set_asks(1, False)
    assert game.goes_on
    game.go_on()
    assert (game.match.moves, game.speakers()) == ([PASS], (2,))

    defended = position(3)
    hand(defended, 1, "prayer")
    hand(defended, 2, "war_rage")
    troop(defended, 1, "b_t_west", 2)
    attack(defended, 0, "b_t_west", 3)
    game = table(store, defended)
    for seat in (1, 2):
        game.offers.set_asks(seat, False)
    assert (asked(game.match.position), game.speakers()) == (("SpeakInWindow", 1), (1,))


def test_kem_14_8_a_single_person_is_asked_only_with_something_to_choose(store):
    """KEM-14.8, KEM-P19  The computer seats do not see the pause, so it betrays nothing."""
    idle = table(store, window_of("war_rage", "prayer"), *LONE)
    assert set(idle.match.position.moves()) == {PASS, STAND_ASIDE} and idle.goes_on
    busy = table(store, window_of("prayer", "war_rage"), *LONE)
    assert not busy.goes_on and busy.speakers() == () and busy.asked() is not None


def test_kem_16_4_who_is_at_the_screen_with_nothing_to_play_is_not_asked_but_may_look(store):
    """KEM-16.4  Nobody else looks at the screen, so it betrays nothing; the common question stays what it is."""
    idle = table(store, window_of("prayer", own="war_rage"))
    idle.viewers.lift(0)
    assert idle.goes_on
    idle.go_on()
    assert (idle.match.moves, idle.viewer, idle.speakers()) == ([PASS], None, (1,))
    busy = table(store, window_of("prayer", own="mana_theft"))
    busy.viewers.lift(0)
    assert not busy.goes_on
    called = table(store, window_of("prayer", own="war_rage"))
    assert called.speakers() == (0, 1)
    called.call(0)
    called.viewers.lift(0)
    assert not called.goes_on


def test_not_in_this_round(store):
    """KEM-16.4, KEM-16.5"""
    game = table(store, window_of("prayer", own="mana_theft"))
    game.viewers.lift(0)
    game.offers.hush(0, game.match.position.round)
    assert not game.offers.asks(0) and game.goes_on
    game.match.position.day += 1
    assert not game.goes_on and game.offers.asks(0)


def test_what_is_confirmed_as_the_end_of_a_turn(store):
    """KEM-16.4  Not to let it pass; an action with nothing to play after it, since no question comes after it."""
    game = table(store, window_of("prayer", "war_rage"), *LONE)
    assert not game.ends_turn(PASS) and game.ends_turn(play_card("prayer"))
    start = position(2)
    hand(start, 0, "war_rage")
    at_turn(start)
    game = table(store, start)
    game.viewers.lift(0)
    assert game.ends_turn(place_token("low_pray"))
    openly = table(store, start)
    openly.viewers.sits_down(openly.match.position)
    assert not openly.ends_turn(place_token("low_pray")), "it can be had back"
    openly.play(place_token("low_pray"))
    assert openly.undo_refusal() is None


def open_table(opened, start: Kemet):
    pilot, match = opened(), match_from(start)
    assert sit_down(pilot, match) is pilot.scene
    return pilot, match


def test_the_bar_on_the_public_screen_and_the_bell_of_the_person_at_it(opened):
    """KEM-16.4"""
    pilot, match = open_table(opened, window_of("war_rage", "prayer"))
    scene, say = pilot.scene, pilot.app.say
    names = [control.label for control in scene.controls if isinstance(control, SealButton)]
    assert names == [match.setup.names[1], match.setup.names[2]]
    assert scene.host.viewer is None and scene.asked is None
    bell = next(control for control in scene.controls if control.label == say("table.ask_me"))
    assert isinstance(bell, Button) and not bell.enabled
    pilot.click(next(control for control in scene.controls if control.label == names[1]))
    pilot.tick(1, 1.0)
    assert match.moves == [PASS] and isinstance(pilot.scene, CurtainScene)
    pilot.hold(pygame.K_SPACE, HOLD + 0.1)
    assert pilot.scene is scene and any(control.label == say("table.ask_me_on") for control in scene.controls)
    pilot.key(pygame.K_b)
    assert not scene.host.offers.asks(2)
    assert match.moves == [PASS, PASS], "who switches the bell off lets the present occasion pass too"


def test_go_on_with_the_space_bar_but_not_with_a_key_held_down(opened):
    """KEM-16.4"""
    pilot, match = open_table(opened, window_of("war_rage", "prayer"))
    pilot.app.gestures.turn_page()
    pilot.send(Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="", scancode=0))
    assert not match.moves
    pilot.keys(*[pygame.K_TAB] * 3)
    pilot.key(pygame.K_SPACE)
    assert match.moves == [PASS, PASS], "wherever the keyboard is"


def test_go_on_and_everybody_have_their_places_whoever_may_speak(opened):
    """KEM-16.4"""
    places: dict[str, set[tuple[int, ...]]] = {}
    for cards in (("war_rage", "prayer", "prayer"), ("war_rage",), ("prayer", "war_rage")):
        start = position(4)
        for seat, card in enumerate(cards, 1):
            hand(start, seat, card)
        at_window(start)
        pilot, match = open_table(opened, start)
        offered = [*match.setup.names, pilot.app.say("table.offer_pass")]
        for control in pilot.scene.controls:
            if isinstance(control, Button) and control.label in offered:
                places.setdefault(control.label, set()).add(tuple(control.rect))
    assert len(places) == 4 and all(len(found) == 1 for found in places.values())
    (go_on,) = places.pop(pilot.app.say("table.offer_pass"))
    assert all(not pygame.Rect(go_on).colliderect(name) for (name,) in places.values())


@pytest.mark.parametrize("span", ["round", "match"])
def test_nobody_wishes_to_be_asked_again_for_a_while(opened, span):
    """KEM-16.4  The buttons of the bar; who is attacked is asked all the same (KEM-16.5)."""
    pilot, match = open_table(opened, window_of("war_rage", "prayer"))
    offers = pilot.scene.host.offers
    button = pilot.find(pilot.app.say(f"table.offer_hush_{span}"))
    assert button.tip is not None
    pilot.click(button)
    pilot.tick(2)
    assert match.moves == [PASS, PASS] and not offers.asks(1) and not offers.asks(2)
    match.position.day += 1
    assert not offers.open(match.position, None, -1)
    offers.unasked(position_of_window := window_of("war_rage", "prayer"), None)
    position_of_window.day = match.position.day
    offers.unasked(position_of_window, None)
    assert offers.asks(1) == (span == "round")


def test_the_last_move_is_given_back_from_the_bar_and_what_was_said_there_is_forgotten(opened):
    """KEM-16.4  Nobody looks at the own hand there: it would be an answer."""
    start = position(3)
    for seat in range(3):
        hand(start, seat, "prayer" if seat else "war_rage")
    at_turn(start)
    pilot, match = open_table(opened, start)
    scene, names = pilot.scene, match.setup.names
    pilot.key(pygame.K_SPACE)
    pilot.tick(3, 1.0)
    asked = match.decision
    for called in (False, True, False):
        pilot.tick(3)
        scene._play(place_token("low_pray"))
        pilot.tick(5, 1.0)
        assert 1 in scene.host.speakers() and not scene.host.may_peek
        if called:
            pilot.click(names[1])
            pilot.tick(1, 1.0)
            assert isinstance(pilot.scene, CurtainScene)
            pilot.click(scene.board.narrator.voice.say("table.wait", seat=0))
        else:
            pilot.key(pygame.K_z, pygame.KMOD_CTRL)
        assert match.decision == asked
