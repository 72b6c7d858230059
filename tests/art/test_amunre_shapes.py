"""The map of Amun-Re: provinces share their borders exactly, and nothing is left over."""

import random

import pytest

from ui.art.curves import area, inside
from ui.titles.amunre.ground import Tint, ground, tint_layers
from ui.titles.amunre.shapes import DRAWN_FOR, nile_map


def everything() -> dict[str, tuple[tuple[float, float], ...]]:
    chart = nile_map()
    return {**chart.land(), "river": chart.river, "delta": chart.delta, "sea": chart.sea, "red sea": chart.red_sea}


def test_there_are_fifteen_provinces_and_a_quarry() -> None:
    """Together with the water they are the whole map; neighbours share their border point for point."""
    chart = nile_map()
    assert len(chart.provinces) == 15 and chart.quarry_name not in chart.provinces
    assert set(chart.anchors) == set(chart.land())
    assert sum(area(polygon) for polygon in everything().values()) == pytest.approx(1.0, abs=1e-9)
    assert len(set(chart.provinces["memphis"]) & set(chart.provinces["abydos"])) > 30


def test_every_point_of_the_map_belongs_to_exactly_one_shape() -> None:
    """So provinces do not overlap, and with river, delta, seas and quarry they cover the map."""
    shapes = everything()
    chance = random.Random(7)
    for _ in range(4000):
        point = (chance.random(), chance.random())
        owners = [name for name, polygon in shapes.items() if inside(point, polygon)]
        assert len(owners) == 1, (point, owners)


def test_anchors_and_pointer_agree_and_no_province_lies_on_the_water() -> None:
    """What is printed lies just below the anchor, inside its province."""
    chart = nile_map()
    for name, (x, y) in chart.anchors.items():
        found = chart.province_at(x, y + 60 / DRAWN_FOR[1])
        assert found == (None if name == chart.quarry_name else name)
    assert [chart.province_at(*point) for point in ((0.5, 0.03), (0.495, 0.6), (0.995, 0.9))] == [None] * 3


def test_tints_stay_inside_their_province() -> None:
    chart = nile_map()
    size = (692, 388)
    for kind in ("owned", "auctioned", "out"):
        tint = Tint("thebes", kind, (190, 62, 40))
        for surface, (left, top) in tint_layers(size, tint):
            for x in range(0, surface.get_width(), 9):
                for y in range(0, surface.get_height(), 9):
                    if surface.get_at((x, y))[3] > 200:
                        point = ((left + x + 0.5) / size[0], (top + y + 0.5) / size[1])
                        assert inside(point, chart.provinces["thebes"]), (kind, point)


def test_ground_changes_with_owner_and_flood() -> None:
    size = (346, 194)
    plain = ground(size)
    spot = (round(0.7 * size[0]), round(0.66 * size[1]))
    assert ground(size, 0, (Tint("thebes", "owned", (190, 62, 40)),)).get_at(spot) != plain.get_at(spot)
    bank = (round(0.40 * size[0]), round(0.47 * size[1]))
    assert ground(size, 3).get_at(bank) != plain.get_at(bank)
