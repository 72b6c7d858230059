"""Every sign that the program names exists and can be seen."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ui.art import icons, palette
from ui.art.files import BadAsset

UI = Path(__file__).resolve().parents[2] / "ui"
# Where a call of the kit takes the name of a sign, by position; the keywords `sign` and `symbol` count everywhere.
POSITION = dict.fromkeys(("icon", "carved", "coloured_or_plain"), 0) | {"draw_section": 4}
POSITION |= dict.fromkeys(("put_icon", "coin", "medallion", "Caption"), 1)
POSITION |= dict.fromkeys(("token", "card_back", "knob", "card"), 2)


def named_in_code() -> Iterator[tuple[str, str]]:
    """(place, name) of every sign written as a plain string in ui/."""
    for path in sorted(UI.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            given = [k.value for k in node.keywords if k.arg in ("sign", "symbol")]
            if name in POSITION and len(node.args) > POSITION[name]:
                given.append(node.args[POSITION[name]])
            for value in given:
                if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
                    yield f"{path.relative_to(UI)}:{node.lineno}", value.value


def test_every_icon_named_in_code_exists_and_an_unknown_one_is_an_error() -> None:
    found = list(named_in_code())
    assert len(found) > 20 and [(place, name) for place, name in found if not icons.exists(name)] == []
    symbols = {seat_style.symbol for seats in palette.SEATS.values() for seat_style in seats}
    assert {*icons.INTERFACE, *icons.SEAT_SYMBOLS, *symbols} <= icons.names()
    with pytest.raises(BadAsset):
        icons.icon("sarcophagus_of_nobody", 24)


def test_icons_are_drawn_inside_their_squares() -> None:
    """A silhouette keeps a margin of 1.6 units; the outline of the coloured ones may reach the edge."""
    drawn = {name: icons.icon(name, 64, (200, 10, 30)).get_bounding_rect(min_alpha=40) for name in icons.names()}
    assert [name for name, rect in drawn.items() if rect.width * rect.height <= 300] == []
    room = pygame.Rect(1, 1, 62, 62)
    assert [name for name, rect in drawn.items() if not name.endswith("_c") and not room.contains(rect)] == []


def test_silhouettes_are_tinted_and_coloured_icons_are_not() -> None:
    colour = (12, 200, 34)
    tinted = icons.icon("lock", 48, colour)
    assert tuple(tinted.get_at((24, 40)))[:3] == colour
    assert icons.icon("bread_c", 48, colour).get_at((24, 20)) == icons.icon("bread_c", 48).get_at((24, 20))


def test_coloured_version_only_where_it_can_be_read() -> None:
    for name, size, drawn in (("bread", 40, "bread_c"), ("bread", 16, "bread"), ("lock", 40, "lock")):
        pictures = (icons.coloured_or_plain(name, size), icons.icon(drawn, size))
        assert len({pygame.image.tobytes(picture, "RGBA") for picture in pictures}) == 1, (name, size)
