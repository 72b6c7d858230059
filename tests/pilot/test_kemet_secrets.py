"""Kemet's secrets stay off the screen: hands, battle cards, what was chosen and hidden in a Combat, the draw pile."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import ne

import pytest

from game.ai.levels import decide
from game.core.agenda import Move
from game.core.chance import Chance
from game.core.match import Match
from game.core.setup import COLOURS, SeatSetup, Setup
from game.kemet import RULES
from game.kemet.combat import READY, choose_card, hide_card, set_aside
from game.kemet.onset import PASS
from game.kemet.state import NOBODY, Kemet
from tests.kemet.build import attack, hand, position, troop
from tests.kemet.look import asked, play
from tests.kemet.test_hidden import ME, SECRETS, secretive
from tests.pilot.matches import NAMES
from tests.pilot.test_secrets import frame_of, resting, table
from ui.scenes.curtain import CurtainScene
from ui.scenes.replay import ReplayScene

SETUP = Setup("kemet", tuple(SeatSetup("human", NAMES[k], COLOURS[k]) for k in range(3)), (), 11)
HIDDEN = ("hands", "deck", "vision", "battle_hands", "face_down", "chosen", "aside", "behind")
"""What a seat does not see of others."""


@cache
def whole() -> Match[Kemet]:
    """A game of three, as Apprentis play it."""
    match, chance = Match(RULES, SETUP), Chance(11)
    while match.decision is not None:
        match.play(decide(RULES, match.position, match.decision.seat, "apprenti", chance).move)
    return match


@cache
def moments() -> dict[str, int]:
    """Every kind of decision, at its last time: then hands are full and discards lie face down."""
    match = whole()
    return {type(match.position_before(n).decision).__name__: n for n in range(len(match.moves))}


def up_to(number: int) -> Match[Kemet]:
    match = whole()
    return Match.replayed(RULES, SETUP, match.moves[:number])


def dealt_again(match: Match[Kemet], seat: int) -> Match[Kemet]:
    """The same public history with other secrets: whatever this seat cannot know is dealt again."""
    other = Match.replayed(RULES, SETUP, match.moves)
    worlds = [match.position.imagine(seat, Chance(seed)) for seed in range(20)]
    world = max(worlds, key=lambda world: sum(map(ne, world.hands, match.position.hands)))
    for name in HIDDEN:
        setattr(other.position, name, getattr(world, name))
    other.position.offered = None
    assert other.position != match.position
    return other


def public_frames(pilot, match: Match[Kemet]) -> tuple[bytes, bytes]:
    """The table with nobody at the screen, perhaps with the question whether somebody interrupts, and the curtain."""
    scene = table(pilot, match)
    scene.refresh()
    public = frame_of(pilot, scene)
    if match.decision.offer(match.position) is not None:
        assert scene.game.speakers()
        scene.call(match.decision.seat)
    pilot.tick()
    assert isinstance(pilot.scene, CurtainScene)
    return public, resting(pilot)


def frames_of(pilot, match: Match[Kemet], seat: int) -> bytes:
    table(pilot, match, seat)
    return resting(pilot)


def test_the_game_looked_at_has_secrets_to_betray() -> None:
    assert {"ChooseBattleCard", "DiscardBattleCard", "HideCards", "SpeakInWindow", "ConsiderVeto"} <= set(moments())


def test_neither_curtain_nor_public_table_shows_a_secret(pilot) -> None:
    for kind, number in moments().items():
        match = up_to(number)
        assert public_frames(pilot, match) == public_frames(pilot, dealt_again(match, NOBODY)), kind


def test_the_person_at_the_screen_sees_no_secret_of_others(pilot) -> None:
    for kind, number in moments().items():
        match = up_to(number)
        seat = match.decision.seat
        assert frames_of(pilot, match, seat) == frames_of(pilot, dealt_again(match, seat), seat), kind


def test_the_person_at_the_screen_does_see_the_own_hand(pilot) -> None:
    """The comparison above would be worth nothing if hands were never drawn."""
    match = up_to(moments()["ChooseAction"])
    seat = match.decision.seat
    assert match.position.hands[seat]
    assert frames_of(pilot, match, seat) != frames_of(pilot, dealt_again(match, (seat + 1) % 3), seat)


def test_the_replay_of_a_running_match_shows_no_hand(pilot) -> None:
    match = up_to(moments()["HideCards"])
    frames = []
    for one in (match, dealt_again(match, NOBODY)):
        scene = ReplayScene(pilot.app, one)
        pilot.app.reset(scene)
        scene.go(len(match.moves))
        frames.append(resting(pilot))
    assert frames[0] == frames[1]


@pytest.mark.parametrize("change", SECRETS)
def test_the_rival_in_a_combat_sees_nothing_that_was_chosen_or_hidden(pilot, change: Callable[[Kemet], None]) -> None:
    """KEM-16.3  The battle card, the one put aside and the cards behind them."""
    twin = secretive()
    change(twin)
    plain, other = (Match(RULES, SETUP, game) for game in (secretive(), twin))
    assert public_frames(pilot, plain) == public_frames(pilot, other)
    assert frames_of(pilot, plain, ME) == frames_of(pilot, other, ME)


def film(pilot, game: Kemet, *moves: Move) -> list[bytes]:
    """Every frame from the last of these moves to the curtain; the earlier ones are made unseen."""
    match = Match(RULES, SETUP, game)
    for move in moves[:-1]:
        match.play(move)
    scene = table(pilot, match, match.decision.seat)
    pilot.settle()
    pilot.move((1, 1))
    scene._play(moves[-1])
    frames = [frame_of(pilot, scene)]
    while pilot.scene is scene:
        frames.append(pilot.pixels())
        pilot.tick(1, 0.1)
    return [*frames, resting(pilot)]


def attacking(*cards: str) -> Kemet:
    """The attacker has chosen a battle card, has these cards in hand and is to put another battle card aside."""
    game = position(3)
    hand(game, 0, *cards)
    hand(game, 1, "escape", "iron_wall")
    troop(game, 1, "b_w_obelisk", 3)
    attack(game, 0, "b_w_obelisk", 3)
    while asked(game)[0] == "SpeakInWindow":
        play(game, PASS)
    play(game, choose_card("BC1"))
    return game


def test_a_card_put_aside_leaves_no_trace_in_any_frame_that_follows(opened) -> None:
    pilot = opened(reduced_motion=False, pace="normal")
    films = [film(pilot, attacking(), set_aside(card)) for card in ("BC3", "BC4")]
    assert films[0] == films[1]


def test_cards_hidden_behind_it_leave_no_trace_either(opened) -> None:
    pilot = opened(reduced_motion=False, pace="normal")
    hidden: tuple[tuple[Move, ...], ...] = ((), (hide_card("war_fury"),), (hide_card("prayer"), hide_card("war_fury")))
    films = [film(pilot, attacking("prayer", "veto", "war_fury"), set_aside("BC3"), *moves, READY) for moves in hidden]
    assert films[0] == films[1] == films[2]


def test_the_steps_of_a_replay_do_not_tell_how_many_cards_are_hidden(pilot) -> None:
    """KEM-16.3  Not even the number."""
    hidden: tuple[tuple[Move, ...], ...] = ((), (hide_card("war_fury"),), (hide_card("prayer"), hide_card("war_fury")))
    moments, frames = [], []
    for moves in hidden:
        match = Match(RULES, SETUP, attacking("prayer", "veto", "war_fury"))
        for move in (set_aside("BC3"), *moves, READY):
            match.play(move)
        scene = ReplayScene(pilot.app, match)
        pilot.app.reset(scene)
        scene.go(scene.film.last)
        moments.append(scene.film.last)
        frames.append(resting(pilot))
    assert moments[0] == moments[1] == moments[2] > 0
    assert frames[0] == frames[1] == frames[2]
