"""Nothing private is in the frame before its curtain is lifted: positions that differ only in it look the same."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.ai.levels import decide
from game.amunre.offering import LayOffering, OfferGold
from game.core.chance import Chance
from game.core.match import Match
from saves import Keepsake
from tests.pilot.matches import new_match
from ui.boards.by_title import board_of
from ui.scenes.curtain import HOLD, CurtainScene
from ui.scenes.replay import ReplayScene
from ui.scenes.table import TableScene
from ui.table.game import TableGame
from ui.table.stand_ins import AnswersAtOnce, NeverAnswers

PEOPLE = ("human", "human", "human", "human")


def played(seed: int, moves: int, *kinds: str) -> Match:
    match, chance = new_match(*(kinds or PEOPLE), seed=seed), Chance(seed)
    while not match.over and len(match.moves) < moves:
        match.play(decide(match.title, match.position, match.decision.seat, "apprenti", chance).move)
    return match


def dealt_again(match: Match, seat: int | None) -> Match:
    """The same public history with other secrets: other faces in all hands but one, other purses, other decks."""
    other = Match.replayed(match.title, match.setup, match.moves)
    position = other.position
    cards = [card for chair in position.seats for card in chair.hand] + position.deck
    assert len(set(cards)) > 1
    kinds = sorted(set(cards))
    changed = 0
    for index, chair in enumerate(position.seats):
        if index == seat:
            continue
        chair.gold += 7
        chair.hand = [kinds[(kinds.index(card) + 1) % len(kinds)] for card in chair.hand] + [kinds[0]]
        if chair.offered is not None and not position.revealed_offerings:
            chair.offered += 1
        changed += 1
    position.deck = [kinds[(kinds.index(card) + 1) % len(kinds)] for card in position.deck]
    assert changed
    return other


def table(pilot, match: Match, viewer: int | None = None) -> TableScene:
    game = TableGame(match, Keepsake("0" * 16), pilot.app.store, NeverAnswers())
    game.viewers.viewer = viewer
    scene = TableScene(pilot.app, game, board_of(pilot.app, match.setup))
    pilot.app.reset(scene)
    return scene


def resting(pilot) -> bytes:
    pilot.settle()
    pilot.move((1, 1))
    return pilot.pixels()


MOMENTS = [(seed, moves) for seed in (11, 12) for moves in (0, 17, 45, 80, 140, 230)]


@pytest.mark.parametrize(("seed", "moves"), MOMENTS)
def test_the_curtain_and_the_public_table_show_no_secret(pilot, seed, moves):
    frames = []
    for match in (first := played(seed, moves), dealt_again(first, None)):
        scene = table(pilot, match)
        scene.refresh()
        public = frame_of(pilot, scene)
        pilot.tick()
        assert isinstance(pilot.scene, CurtainScene)
        frames.append((public, resting(pilot)))
    assert frames[0][0] == frames[1][0]
    assert frames[0][1] == frames[1][1]


def frame_of(pilot, scene) -> bytes:
    """What the table itself would draw, without anybody at the screen."""
    scene.draw(pilot.app.window)
    return pilot.app.window.get_buffer().raw


@pytest.mark.parametrize(("seed", "moves"), MOMENTS)
def test_the_person_at_the_screen_sees_no_secret_of_others(pilot, seed, moves):
    first = played(seed, moves)
    seat = first.decision.seat
    frames = []
    for match in (first, dealt_again(first, seat)):
        table(pilot, match, seat)
        frames.append(resting(pilot))
    assert frames[0] == frames[1]


def test_the_replay_of_a_running_match_shows_no_hand(pilot):
    first = played(13, 60)
    frames = []
    for match in (first, dealt_again(first, None)):
        scene = ReplayScene(pilot.app, match)
        pilot.app.reset(scene)
        scene.go(60)
        frames.append(resting(pilot))
    assert frames[0] == frames[1]


def test_the_seat_that_looks_does_see_its_hand(pilot):
    """The comparison above would be worth nothing if hands were never drawn."""
    first = played(11, 45)
    seat = first.decision.seat
    frames = []
    for match in (first, dealt_again(first, (seat + 1) % 4)):
        table(pilot, match, seat)
        frames.append(resting(pilot))
    assert frames[0] != frames[1]


def test_the_screen_turns_public_with_the_last_move_of_a_turn(pilot):
    match = played(11, 0)
    scene = table(pilot, match)
    pilot.tick()
    pilot.hold_at(pilot.scene.controls[0].rect.center, HOLD + 0.1)
    assert scene.game.viewer == match.decision.seat
    scene.take(match.position.moves()[0])
    scene.confirm()
    assert scene.game.viewer is None
    pilot.wait_until(lambda: isinstance(pilot.scene, CurtainScene))
    assert scene.game.viewer is None


def test_a_secret_choice_leaves_no_trace_in_any_frame_that_follows(pilot):
    """Two offerings of different gold: while the card is laid down, and until the curtain, all frames are the same."""
    first = played(11, 0)
    chance = Chance(4)
    while not (isinstance(first.decision, LayOffering) and len(first.position.moves()) > 6):
        first.play(decide(first.title, first.position, first.decision.seat, "apprenti", chance).move)
    gold = [move for move in first.position.moves() if isinstance(move, OfferGold)]
    films = []
    for move in (gold[1], gold[-1]):
        match = Match.replayed(first.title, first.setup, first.moves)
        scene = table(pilot, match, match.decision.seat)
        pilot.settle()
        scene._play(move)
        pilot.move((1, 1))
        frames = []
        while pilot.scene is scene:
            frames.append(pilot.pixels())
            pilot.tick(1, 0.05)
        films.append(frames)
    assert films[0] == films[1]


def test_only_space_or_the_scroll_held_down_open_the_curtain(pilot):
    scene = table(pilot, played(11, 10))
    pilot.tick()
    curtain = pilot.scene
    assert isinstance(curtain, CurtainScene)
    for key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_a, pygame.K_h, pygame.K_z, pygame.K_F1, pygame.K_m):
        pilot.key(key)
        assert pilot.scene is curtain
    for key in (pygame.K_SPACE, pygame.K_RETURN):
        pilot.burst(key)
        assert pilot.scene is curtain
    for point in ((5, 5), curtain.controls[0].rect.center):
        pilot.multi_click(point, 3)
        pilot.click_at(point)
        assert pilot.scene is curtain
    pilot.hold_at((5, 5), HOLD + 0.1)
    assert pilot.scene is curtain
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_SPACE)
    assert pilot.scene is curtain, "Space is for the doors, also with the keyboard at the menu"
    pilot.hold(pygame.K_SPACE, HOLD / 2)
    assert pilot.scene is curtain
    for down, up in (
        (Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0), pygame.KEYUP),
        (Event(pygame.MOUSEBUTTONDOWN, pos=curtain.controls[0].rect.center, button=1), pygame.MOUSEBUTTONUP),
    ):
        pilot.rest()
        pilot.move(curtain.controls[0].rect.center)
        pilot.send(down)
        pilot.tick(2)
        pilot.key(pygame.K_ESCAPE)
        assert pilot.scene is not curtain
        pilot.send(Event(up, down.dict))
        pilot.key(pygame.K_ESCAPE)
        pilot.tick(20, 0.1)
        assert pilot.scene is curtain, "what the menu covered is not held any more"
    pilot.hold(pygame.K_SPACE, HOLD + 0.1)
    assert scene.game.viewer == scene.game.match.decision.seat


def test_computer_seats_get_what_they_know_and_nothing_more(pilot, monkeypatch):
    """The fake worker stands for the real one only if it is given the same."""
    from game.ai import worker

    match = played(11, 20, "human", "scribe", "scribe", "scribe")
    asked = AnswersAtOnce()
    asked.ask(match.title, match.position, 1, "scribe", 1)
    assert asked._question[1] == match.position.known_to(1)
    assert {"ask", "poll", "cancel", "close", "start", "thinking"} <= set(dir(worker.Worker))
