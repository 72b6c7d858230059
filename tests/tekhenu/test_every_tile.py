"""Every Pillar tile is laid in all three lights: its ability works in its own and in no other."""

import re
from typing import NamedTuple

import pytest

from game.tekhenu import events
from game.tekhenu.actions import AcceptGrant
from game.tekhenu.components import components
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.state import Tekhenu
from tests.tekhenu.look import people, purse, scored
from tests.tekhenu.table import ME, RIVAL, acting, action, display, goods, hand, table
from tests.titles.playing import heard_by, only, play

LIGHTS = ("sunny", "shaded", "dark")


class Tile(NamedTuple):
    """What is printed: Limestone and Granite, sides N E S W, light, ability."""

    limestone: int
    granite: int
    sides: str
    light: str
    ability: str


PRINTED = """
P01 2 1 rbgo sunny  population:3  P02 3 0 rrbb dark   scribe:1  P03 2 1 rbrb shaded happiness:2
P04 1 2 rrbg sunny  outlines  P05 2 1 rbog dark   outlines  P06 3 0 rrgg shaded buildings
P07 2 0 rgrg sunny  vp:1  P08 1 1 rrob shaded vp:1  P09 2 0 rgbo dark   vp:1
P10 3 1 rroo dark   thoth:1  P11 2 2 roro sunny  thoth:1  P12 3 1 bbgo shaded horus:123
P13 2 2 rgob sunny  decree  P14 3 1 bbgg dark   decree  P15 2 2 bgbg shaded osiris:3
P16 3 1 bbrg shaded gold:2  P17 4 0 robg sunny  gold:2  P18 2 2 bboo dark   gold:2
P19 3 0 bobo sunny  double  P20 2 1 ggor shaded double  P21 1 2 rogb dark   double
P22 2 0 ggoo none   -  P23 1 1 gogo none   -  P24 2 0 ggbo none   -
P25 1 1 rbgo none   -  P26 2 0 oorb none   -  P27 0 2 oogr none   -
"""
COLOURS = {"r": "red", "b": "blue", "g": "green", "o": "ochre"}
TILES = {
    words[0]: Tile(int(words[1]), int(words[2]), words[3], words[4], words[5])
    for words in (row.split() for line in PRINTED.strip().splitlines() for row in re.split(r"  (?=P)", line))
}


def test_no_tile_is_missing() -> None:
    """TEK-9  The list above is the box: 27 tiles, 27 sides of each colour, as printed."""
    assert (list(TILES), len(TILES)) == (list(components().tiles), 27)
    sides = "".join(tile.sides for tile in TILES.values())
    assert {colour: sides.count(colour) for colour in "rbgo"} == dict.fromkeys("rbgo", 27)
    for name, tile in TILES.items():
        printed = components().tiles[name]
        assert printed.cost[2:4] == (tile.limestone, tile.granite)
        assert printed.outlines == tuple(COLOURS[side] for side in tile.sides)
        assert printed.light == tile.light


class Outcome(NamedTuple):
    """What a laid tile changed besides itself."""

    vp: int
    population: int
    happiness: int
    goods: dict[str, int]
    decrees: int
    granted: tuple[str, tuple[int, ...]]


def laid(name: str, where: str, master: bool = False) -> tuple[Tekhenu, Outcome]:
    """The tile on corner C11 with Buildings at HL1 and HB1, Ra in this light; goods exactly for its price."""
    tile = TILES[name]
    game = table(light=f"ra {where}", mine="HL1", theirs="HB1", people=(8, 2))
    display(game, *(name, *[other for other in ("P22", "P23", "P24") if other != name][:2]))
    goods(game, ME, limestone=tile.limestone, granite=tile.granite)
    if master:
        hand(game, ME, "T09")
    decrees = len(game.seats[ME].decrees)
    action(game, "ra", 6)
    play(game, LayOn("C11"), TurnTile(0))
    grant = game.decision
    granted = (grant.god, grant.values) if isinstance(grant, AcceptGrant) else ("", ())
    population, happiness = people(game)
    return game, Outcome(
        scored(game), population - 8, happiness - 2, purse(game), len(game.seats[ME].decrees) - decrees, granted
    )


def matching(name: str) -> int:
    """Sides of the unturned tile that match the border at C11: red above, ochre on the left."""
    sides = TILES[name].sides
    return (sides[0] == "r") + (sides[3] == "o")


def wanted(name: str, works: bool) -> Outcome:
    """TEK-9.1 to 9.5, 3.8  2 Buildings, 2 for each matching side, 3 for the slot, 1 Bread, the ability."""
    vp, population, happiness, decrees = 2 + 2 * matching(name) + 3, 0, 0, 0
    found = {"bread": 1}
    granted: tuple[str, tuple[int, ...]] = ("", ())
    kind, _, amount = TILES[name].ability.partition(":")
    if works:
        vp += {"outlines": matching(name), "buildings": 2, "vp": 1}.get(kind, 0)
        population = 3 if kind == "population" else 0
        happiness = 2 if kind == "happiness" else 0
        decrees = int(kind == "decree")
        found["bread"] += kind == "double"
        if kind in ("gold", "scribe"):
            found[kind] = int(amount)
        if kind in ("thoth", "osiris"):
            granted = (kind, (int(amount),))
    return Outcome(vp, population, happiness, found, decrees, granted)


@pytest.mark.parametrize("where", LIGHTS)
@pytest.mark.parametrize("name", TILES)
def test_every_tile_in_every_light(name: str, where: str) -> None:
    """E15, TEK-9.1 to 9.5, DP13  Its price, its points, its bonus, and its ability in its own light only."""
    game, found = laid(name, where)
    works = TILES[name].light == where
    assert (found, game.seats[ME].goods[2], game.seats[ME].goods[3]) == (wanted(name, works), 0, 0)


@pytest.mark.parametrize("name", TILES)
def test_every_tile_with_the_master_builder(name: str) -> None:
    """TEK-9.5  T09: the ability always works; a tile without one has none."""
    wrong = next(where for where in LIGHTS if where != TILES[name].light)
    assert laid(name, wrong, master=True)[1] == wanted(name, TILES[name].light != "none")


def test_p12_grants_a_statue_of_1_2_or_3() -> None:
    """TEK-9.5, 8.1, DP13  Horus with value 1, 2 or 3, if its Granite can be paid."""
    game = acting("ra", 6, light="ra shaded", display="P12 P22 P23", limestone=3, granite=3)
    play(game, LayOn("C11"), TurnTile(0))
    assert (game.decision.god, game.decision.values) == ("horus", (1, 2, 3))


@pytest.mark.parametrize("name", ["P13", "P14"])
def test_drawn_decrees_are_secret(name: str) -> None:
    """TEK-9.5, 21  P13, P14: the top Decree; the rival hears that, not which."""
    tile = TILES[name]
    stones = {"limestone": tile.limestone, "granite": tile.granite}
    game = acting("ra", 6, light=f"ra {tile.light}", display=f"{name} P22 P23", **stones)
    top = game.decks[2][-1]
    heard = play(game, LayOn("C11"), TurnTile(0))
    assert game.seats[ME].decrees == [top]
    assert only(heard, events.CardsSeen) == [events.CardsSeen(ME, (top,))]
    assert only(heard, events.DecreeDrawn) == [events.DecreeDrawn(ME)]
    assert only(heard_by(heard, RIVAL), events.CardsSeen) == []
    assert game.known_to(RIVAL).seats[ME].decrees == ["D?"]
