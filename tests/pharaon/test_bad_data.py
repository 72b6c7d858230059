"""PHA-22, PHA-23  Wrong values in the data file give an error with file, key and reason."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
import yaml

from game.core.data import Node
from game.core.errors import BadData
from game.pharaon import components

Path = tuple[str | int, ...]


@cache
def _raw() -> Any:
    return yaml.safe_load((files("assets") / "data" / "pharaon.yaml").read_text(encoding="utf-8"))


def read_with(path: Path, value: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the box with one value changed."""
    monkeypatch.setattr(components, "load", lambda title: Node("test.yaml", "", changed(_raw(), path, value)))
    components.box.__wrapped__()


def changed(data: Any, path: Path, value: object) -> Any:
    """The data with another value in one place; what lies beside the path is shared."""
    if not path:
        return value
    copy = data.copy()
    copy[path[0]] = changed(data[path[0]], path[1:], value)
    return copy


TILES = ("traitor", "tiles")
WRONG: list[tuple[Path, object, str]] = [
    (("game", "rounds"), 0, "game.rounds"),
    (("game", "rounds"), 6, "game.rounds"),
    (("wheel", "sectors_clockwise"), ["agriculture"] * 5, "wheel.sectors_clockwise"),
    (("players", "lots"), [3, 3], "players.lots"),
    (("players", "vases"), [2, 3, 3, 4, 4], "players.vases"),
    (("players", "pyramid_rows"), [1, 1, 2, 3, 3], "players.pyramid_rows"),
    (("pyramid", "rows", 3, "spaces"), [], "pyramid.rows"),
    (("pyramid", "rows", 0, "spaces", 1), "gold", "pyramid.rows.0.spaces"),
    (("pieces", "vases"), 31, "vases"),
    (("pieces", "offering_tokens"), 41, "offering_tokens"),
    (("nile", "level_pp"), "many", "nile.level_pp"),
    (("nile", "level_pp"), [0], "nile.level_pp"),
    (("nile", "options"), [], "nile.options"),
    (("nile", "options", 0, "cost"), [], "nile.options.NIL1.cost"),
    (("nile", "options", 5, "cost"), ["same", "justice"], "nile.options.NIL6.cost"),
    (("nile", "options", 6, "gains", "any"), 1, "nile.options.NIL7.gains.any"),
    (("nile", "options", 0, "climbs", 0), ["silver"], "nile.options.NIL1.climbs.0"),
    (("setup", "silver"), -1, "setup.silver"),
    (("burial",), [], "burial"),
    (("burial", 0, "cost"), ["silver"], "burial.BUR1.cost"),
    (("burial", 0, "cost"), [], "burial.BUR1.cost"),
    (("nobles", 0, "type"), "lazy", "nobles.NOB01.type"),
    (("nobles", 0, "power", "resources"), ["justice", "justice"], "nobles.NOB01.power.resources"),
    (("nobles", 6, "power", "quarter"), "nile", "nobles"),
    (("nobles", 12, "power", "quarter"), "nile", "nobles"),
    (("nobles", 16, "power", "effect"), "none", "nobles"),
    (("vases", 0, "bottom"), "silver", "vases.VAS01.bottom"),
    (("vases", 0, "top"), ["justice"], "vases.VAS01.top"),
    (("artisans", 0, "pp"), "much", "artisans.ART01.pp"),
    (("artisans", 0, "gains", "silver"), None, "artisans.ART01.gains.silver"),
    (("gods", 0, "home_quarter"), "x", "gods.isis.home_quarter"),
    (("gods", 0, "home_quarter"), "nile", "gods"),
    (("resources", 0, "id"), "gold", "resources"),
    (("offering_tokens", 0, "kind"), "coin", "offering_tokens.OFF_agriculture.kind"),
    (("offering_tokens", 0, "copies"), 4, "offering_tokens"),
    (("offering_tokens", 0, "resource"), "justice", "offering_tokens"),
    (("offering_tokens", 11, "id"), "OFF_PP1", "offering_tokens"),
    (("offering_tokens", 11, "id"), "silver", "offering_tokens"),
    ((*TILES, 0, "light", 2, "effects", 0, "kind"), "sleep", "traitor.tiles.TRA1.light.2.effects.sleep.kind"),
    ((*TILES, 0, "light", 10, "effects", 0, "god"), "seth", "traitor.tiles.TRA1"),
    ((*TILES, 2, "dark", 2, "effects", 0, "which"), "best", "traitor.tiles.TRA3.dark.2.effects.take_artisan.which"),
    ((*TILES, 4, "dark"), [], "traitor.tiles.TRA5"),
]


@pytest.mark.parametrize(("path", "value", "where"), WRONG)
def test_bad_data_names_its_place(path: Path, value: object, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PHA-22, PHA-23  An error of the data says file, key and reason."""
    with pytest.raises(BadData) as caught:
        read_with(path, value, monkeypatch)
    assert (caught.value.values["file"], caught.value.values["where"]) == ("test.yaml", where)
    assert caught.value.values["reason"]


def places(value: object, path: Path = ()) -> Iterator[Path]:
    """Every place of the data that a program might read."""
    if path:
        yield path
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        if key != "provenance":
            yield from places(child, (*path, key))


@pytest.mark.parametrize("value", [-1, "x", None, [], {}, True])
def test_nothing_but_bad_data_is_raised(value: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """PHA-22, PHA-23  Whatever stands in whatever place: it is read, or refused with a key and a reason."""
    errors = [refusal(path, value, monkeypatch) for path in list(places(_raw()))[::13]]
    refused = [error for error in errors if error is not None]
    assert len(refused) > 60
    assert all(error.values["where"] and error.values["reason"] for error in refused)


def refusal(path: Path, value: object, monkeypatch: pytest.MonkeyPatch) -> BadData | None:
    try:
        read_with(path, value, monkeypatch)
    except BadData as error:
        return error
    return None


def test_the_data_as_it_stands_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """PHA-22  The same door lets the true values through."""
    read_with(("game", "rounds"), 5, monkeypatch)
