"""Pieces have the size that was asked for, are seen, and differ where a player must tell them apart."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pygame
import pytest
from pygame import Surface

from ui.art import cards, dice, figures, masonry, scenery, tokens
from ui.art.light import raised
from ui.art.palette import DICE, PHASES, SeatStyle, seats

SeatPiece = Callable[[SeatStyle, int], Surface]
SYMBOLIC = (tokens.seal, tokens.score_marker, figures.pawn, masonry.house)
"""Pieces of a seat that bear its symbol."""
SEAT_PIECES = (*SYMBOLIC, figures.statue, masonry.cube, masonry.pillar)
LONE = (tokens.coin, tokens.alarm, tokens.first_player, figures.farmer, masonry.block, masonry.pyramid, scenery.mine)
LONE += (masonry.double_pyramid, masonry.obelisk, masonry.temple, scenery.boat)


def each(pieces: tuple[Any, ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("piece", pieces, ids=lambda piece: piece.__name__)


def pixels(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@each(SEAT_PIECES)
@pytest.mark.parametrize("size", [18, 46, 120])
def test_seat_pieces_differ_from_seat_to_seat(piece: SeatPiece, size: int) -> None:
    drawn = [piece(seat_style, size) for seat_style in seats()]
    assert all(picture.get_height() == size for picture in drawn)
    assert all(pixels(a) != pixels(b) for a, b in combinations(drawn, 2))


@each(SYMBOLIC)
def test_seats_differ_without_colour_by_their_symbol(piece: SeatPiece) -> None:
    """Same colour, other symbol: still another piece."""
    style = seats()[0]
    assert pixels(piece(style, 46)) != pixels(piece(style._replace(symbol="falcon"), 46))


@each(LONE)
@pytest.mark.parametrize("size", [12, 30, 90])
def test_pieces_are_seen(piece: Callable[[int], Surface], size: int) -> None:
    picture = piece(size)
    drawn = picture.get_bounding_rect(min_alpha=60)
    assert drawn.width >= picture.get_width() * 0.7 and drawn.height >= picture.get_height() * 0.7


@pytest.mark.parametrize("colour", DICE)
def test_six_faces_of_a_die_differ_and_turn_keeps_the_size(colour: str) -> None:
    faces = [dice.die(35, value, colour) for value in range(1, 7)]
    assert all(pixels(a) != pixels(b) for a, b in combinations(faces, 2))
    assert {dice.die(35, 3, colour, angle).get_size() for angle in (-14, -3, 0, 9, 14)} == {faces[0].get_size()}
    assert pixels(dice.locked(35, 3, colour)) != pixels(faces[2])


def test_a_tumbling_die_of_any_size_keeps_its_size() -> None:
    for size in range(20, 48):
        sides = {dice.die(size, 3, "gray", 45 * turn).get_size() for turn in range(9)}
        assert sides == {dice.die(size, 3, "gray").get_size()}


def test_die_with_a_figure_shows_numbers_above_six() -> None:
    assert pixels(dice.die(40, 9, "white")) != pixels(dice.die(40, 8, "white"))
    assert pixels(dice.die(40, 3, "white", figure=True)) != pixels(dice.die(40, 3, "white"))


def test_token_shapes_differ() -> None:
    made = [tokens.token(40, (200, 60, 40), "eye", None, shape) for shape in ("disc", "square", "octagon")]
    assert {token.get_size() for token in made} == {(40, 40)} and len({pixels(token) for token in made}) == 3


def test_card_says_whether_its_words_found_room() -> None:
    text = "Production : valeur ±1 possible et 1 Ressource de plus, jamais excédentaire."
    printed = cards.Printed("Outils de bronze", text, px=18)
    assert cards.card((170, 240), PHASES["red"], "hammer", printed).whole
    assert not cards.card((70, 96), PHASES["red"], "hammer", printed).whole


def test_cards_of_the_phases_differ() -> None:
    printed = cards.Printed("Vol", foot="Offrandes")
    fronts = [cards.card((122, 146), colour, "theft", printed).surface for colour in PHASES.values()]
    assert all(pixels(a) != pixels(b) for a, b in combinations(fronts, 2))
    assert all(front.get_size() == (122, 146) for front in fronts)


def test_a_raised_piece_keeps_its_place_and_gets_a_shadow() -> None:
    piece = tokens.coin(40)
    low, high = raised(piece, 2), raised(piece, 8)
    assert low.offset == high.offset == (0, 0) and low.surface is piece
    assert high.reach().bottom > low.reach().bottom > 40
