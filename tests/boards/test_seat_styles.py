"""Every seat has one symbol, wherever the table shows it: prompt, log, curtain, panels, pieces."""

import pytest

from game.core.setup import COLOURS, SeatSetup, Setup
from game.titles import TITLES
from saves.settings import PALETTES
from tests.conftest import Opening
from ui.kit.by_title import board_of
from ui.kit.seat_styles import match_seat_styles
from ui.titles import SCREENS
from ui.titles.kemet.board import KemetBoard


def setup_of(title: str) -> Setup:
    return Setup(title, tuple(SeatSetup("human", colour, colour) for colour in COLOURS[:3]), (), 1)


@pytest.mark.parametrize("palette", PALETTES)
def test_a_title_without_symbols_of_its_own_shows_those_of_the_program(opened: Opening, palette: str) -> None:
    app = opened(palette=palette).app
    for title in (name for name in TITLES if not SCREENS[name].symbols):
        assert match_seat_styles(app, setup_of(title)) == tuple(app.seat_style(colour) for colour in COLOURS[:3])


def test_the_animals_of_kemet_are_the_symbols_of_its_seats(opened: Opening) -> None:
    """The board paints with the seat styles that prompt, log and curtain show."""
    app, setup = opened().app, setup_of("kemet")
    shown = match_seat_styles(app, setup)
    assert [seat_style.colour for seat_style in shown] == [app.seat_style(colour).colour for colour in COLOURS[:3]]
    assert {seat_style.symbol for seat_style in shown} <= {"falcon", "jackal", "cat", "crocodile", "cobra"}
    board = board_of(app, setup)
    assert isinstance(board, KemetBoard) and board.style.seat_styles == shown
