"""Seats stay apart for everybody, and signs can be read on them."""

import math
from itertools import combinations

import pytest

from ui.art.colour import Colour, contrast, lifted, mix
from ui.art.palette import BUTTONS, INK, PAPYRUS, SEATS, PaletteName

Matrix = tuple[tuple[float, float, float], ...]
# Machado, Oliveira, Fernandes 2009, full strength, on linear RGB.
SIGHT: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def seen(colour: Colour, sight: Matrix) -> tuple[float, float, float]:
    """CIE Lab of a colour as such eyes see it."""
    linear = [v / 255 / 12.92 if v / 255 <= 0.04045 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour]
    r, g, b = (min(1.0, max(0.0, sum(k * v for k, v in zip(row, linear, strict=True)))) for row in sight)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


@pytest.mark.parametrize(
    ("name", "eyes", "least"), [("deuteranopia", SIGHT, 25), ("contrast", SIGHT, 25), ("standard", ["all colours"], 30)]
)
def test_palettes_stay_apart_the_alternative_ones_for_all_eyes(name: PaletteName, eyes: list[str], least: int) -> None:
    for sight in eyes:
        for a, b in combinations(SEATS[name], 2):
            apart = math.dist(seen(a.colour, SIGHT[sight]), seen(b.colour, SIGHT[sight]))
            assert apart > least, (sight, a.name, b.name)


@pytest.mark.parametrize("name", SEATS)
def test_each_seat_has_its_own_symbol_that_reads_on_its_colour(name: PaletteName) -> None:
    assert len({seat_style.symbol for seat_style in SEATS[name]}) == 5
    for seat_style in SEATS[name]:
        assert contrast(seat_style.colour, seat_style.ink) >= 3.5, seat_style


def test_words_read_on_buttons_and_ink_on_papyrus() -> None:
    assert [kind for kind, tone in BUTTONS.items() if contrast(tone.base, tone.words) < 4.5] == []
    assert contrast(INK, PAPYRUS) > 7


def test_lifting_never_changes_the_hue() -> None:
    r, g, b = lifted((200, 100, 50), 3)
    assert r >= 254 and abs(g / r - 0.5) < 0.01 and abs(b / r - 0.25) < 0.01
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
