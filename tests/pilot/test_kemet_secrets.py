"""Kemet's secrets stay off the screen also in a Combat: what was chosen, put aside and hidden, and how much of it."""

import pytest

from game.core.agenda import Move
from game.core.match import Match
from game.core.tables import table_of
from game.kemet import RULES
from game.kemet.combat import READY, choose_card, hide_card, set_aside
from game.kemet.onset import PASS
from game.kemet.state import Kemet
from tests.kemet.build import in_combat
from tests.kemet.look import asked, play
from tests.kemet.test_hidden import ME, SECRETS, secretive
from tests.pilot.test_secrets import film, frames_of, public_frames, resting
from ui.scenes.replay import ReplayScene

HELD = "prayer veto war_fury"
HIDDEN: tuple[tuple[Move, ...], ...] = ((), (hide_card("war_fury"),), (hide_card("prayer"), hide_card("war_fury")))


def match_from(game: Kemet) -> Match[Kemet]:
    return Match(RULES, table_of("kemet", ("human",) * 3, (), 11), game)


@pytest.mark.parametrize("secret", SECRETS)
def test_the_rival_in_a_combat_sees_nothing_that_was_chosen_or_hidden(pilot, secret: str) -> None:
    """KEM-16.3  The battle card, the one put aside and the cards behind them."""
    twin = secretive()
    SECRETS[secret](twin)
    plain, other = match_from(secretive()), match_from(twin)
    assert public_frames(pilot, plain) == public_frames(pilot, other)
    assert frames_of(pilot, plain, ME) == frames_of(pilot, other, ME)


def attacking(cards: str = "") -> Match[Kemet]:
    """The attacker has chosen a battle card, has these cards in hand and is to put another battle card aside."""
    game = in_combat(3, 3, "b_w_obelisk", seats=3, hands={0: cards, 1: "escape iron_wall"})
    while asked(game)[0] == "SpeakInWindow":
        play(game, PASS)
    play(game, choose_card("BC1"))
    return match_from(game)


def test_what_is_put_aside_and_hidden_leaves_no_trace_in_any_frame_that_follows(opened) -> None:
    pilot = opened(reduced_motion=False, pace="normal")
    one, other = (film(pilot, attacking(), set_aside(card)) for card in ("BC3", "BC4"))
    assert one == other
    films = [film(pilot, attacking(HELD), set_aside("BC3"), *moves, READY) for moves in HIDDEN]
    assert films[0] == films[1] == films[2]


def test_the_steps_of_a_replay_do_not_tell_how_many_cards_are_hidden(pilot) -> None:
    """KEM-16.3  Not even the number."""
    moments, frames = set(), set()
    for moves in HIDDEN:
        match = attacking(HELD)
        for move in (set_aside("BC3"), *moves, READY):
            match.play(move)
        scene = ReplayScene(pilot.app, match)
        pilot.app.reset(scene)
        scene.go(scene.film.last)
        moments.add(scene.film.last)
        frames.add(resting(pilot))
    assert len(moments) == len(frames) == 1 and moments != {0}
