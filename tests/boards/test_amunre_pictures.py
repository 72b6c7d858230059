"""What the board of Amun-Re paints: nothing secret, nothing cut off, everything there is."""

from __future__ import annotations

from functools import cache

import pygame
import pytest

from game.amunre.components import KINDS, box
from game.amunre.state import AmunRe
from game.core.match import Match
from tests.boards.harness import Moment, asked_of, frame, moments, open_board, played, setup_of
from ui.boards.amunre.animation.offering.scene import OfferingScene
from ui.boards.amunre.animation.offering.story import story
from ui.frame.words import misfits

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))


@cache
def game(seats: int, expert: bool = False) -> Match[AmunRe]:
    return played(setup_of(seats, expert), "random", 3)


@cache
def instants(seats: int, expert: bool = False) -> tuple[Moment, ...]:
    return tuple(moments(game(seats, expert)))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def with_other_hands(position: AmunRe, seat: int | None) -> AmunRe:
    """The same table, but the others hold other cards and other gold."""
    other = position.clone()
    for index, owner in enumerate(other.seats):
        if index != seat:
            owner.gold += 7
            owner.hand = [*owner.hand[1:], "bribe", "one_bank"]
            owner.province_cards = owner.province_cards[::-1]
    other.deck = other.deck[::-1]
    other.bonus_cards = {name: ["protection"] * len(cards) for name, cards in other.bonus_cards.items()}
    return other


@pytest.mark.parametrize("expert", [False, True])
def test_no_secret_of_another_seat_is_in_the_picture(expert: bool) -> None:
    board = open_board(setup_of(4, expert))
    for moment in instants(4, expert):
        position = moment.position
        if position.decision is None:
            continue
        for viewer in (None, (position.decision.seat + 1) % 4):
            seen = frame(board, position, viewer)
            assert pixels(seen) == pixels(frame(board, with_other_hands(position, viewer), viewer)), moment.name


def test_the_closed_tray_shows_nothing_of_anybody() -> None:
    board = open_board(setup_of(4))
    position = instants(4)[0].position
    hand = board.look.layout.zones.hand
    pictures = []
    for other in (position, with_other_hands(position, None)):
        target = pygame.Surface(board.app.screen.size)
        board.paint_hand(target, other.seen_by(None), None, None, 1.0)
        pictures.append(pixels(target.subsurface(hand)))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 160])
def test_no_text_is_cut_off(language: str, size: tuple[int, int], text: int) -> None:
    seats = 5 if text == 160 else 4
    board = open_board(setup_of(seats), size, language, text)
    for moment in instants(seats)[:: 1 if size == (1280, 720) else 3]:
        position = moment.position
        viewer = position.decision.seat if position.decision else 0
        with misfits() as found:
            frame(board, position, viewer)
        assert not [one for one in found if _on_board(board.look.layout.zones.prompt, one.place)], moment.name


def _on_board(prompt: pygame.Rect, place: tuple[int, int, int, int]) -> bool:
    """The prompt line is the table's."""
    return not prompt.colliderect(pygame.Rect(place)) or place[:2] == (0, 0)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_card_province_and_tile_can_be_enlarged(language: str) -> None:
    for text in (80, 160):
        board = open_board(setup_of(3), (1280, 720), language, text)
        subjects = [f"card.{kind}" for kind in (*KINDS, "theft")]
        subjects += [f"province.{name}" for name in box().provinces]
        subjects += [f"tile.{tile.id}" for tile in box().tiles]
        with misfits() as found:
            for subject in subjects:
                picture, told = board.enlarged(subject)
                assert picture.get_width() > 150
                assert told
        assert not found


@pytest.mark.parametrize("size", SIZES[:2])
def test_a_hand_of_every_kind_of_card_fits(size: tuple[int, int]) -> None:
    board = open_board(setup_of(3), size)
    position = instants(3)[0].position
    assert position.decision is not None
    seat = position.decision.seat
    position.seats[seat].hand = list(KINDS) * 2
    position.offered = None
    view, asked = position.seen_by(seat), asked_of(position)
    with misfits() as found:
        frame(board, position, seat)
    assert not found
    cards = [one for one in board.targets(view, asked) if one.subject.startswith("card.") and one.layer == 2]
    assert len(cards) == len(KINDS) + 1
    for card in cards:
        assert board.look.layout.zones.hand.contains(card.rect)


WINDOWS = [
    (3, (1280, 720), "fr", 160),
    (4, (1920, 1080), "en", 100),
    (5, (1280, 720), "en", 160),
    (5, (1920, 1080), "fr", 160),
]


@pytest.mark.parametrize(("seats", "size", "language", "text"), WINDOWS)
def test_the_offering_scene_fits(seats: int, size: tuple[int, int], language: str, text: int) -> None:
    board = open_board(setup_of(seats), size, language, text)
    target = pygame.Surface(size)
    match, shown = game(seats), 0
    for number in range(len(match.moves)):
        before = match.position_before(number).seen_by(None)
        events = [entry.event for entry in match.log if entry.move == number + 1]
        told = story(before, events)
        if told is None or shown >= 3:
            continue
        shown += 1
        scene = OfferingScene(board.look, told)
        with misfits() as found:
            for share in (0.1, 0.4, 0.7, 1.0):
                scene.paint(target, share)
        assert not found
    assert shown == 3


def test_previews_tell_every_move() -> None:
    board = open_board(setup_of(4), language="en")
    for moment in instants(4):
        position = moment.position
        if position.decision is None:
            continue
        match = Match(game(4).title, board.setup, position)
        view = position.seen_by(position.decision.seat)
        for move in position.moves():
            events, unknown = match.preview(move)
            tip = board.preview(view, move, events, unknown)
            assert tip.title
            assert unknown == any(":question:" in line for line in tip.lines)
