"""DESIGN 8  Every vase, artisan, noble, offering token, Nile option and pyramid space is used: none is missing."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import pytest
import yaml

from game.pharaon import events
from game.pharaon.components import box
from game.pharaon.gains import bonus_moves
from game.pharaon.paying import ChooseTokens
from game.pharaon.pieces import BASE, INDEX, QUARTERS, RESOURCES
from game.pharaon.scoring import score_sheet
from game.pharaon.state import Pharaon
from tests.pharaon import moves as do
from tests.pharaon.build import (
    at_turn,
    ennoble,
    fill_sector,
    give,
    lay_lots,
    noble,
    offer,
    position,
    show_artisans,
    show_nobles,
    top_vases,
    under_pyramid,
)
from tests.pharaon.look import asked, nobles, offers, only, play, stock, tokens, turned, ways


@cache
def raw() -> dict[str, list[dict[str, object]]]:
    """The data file as it stands, read without the game."""
    text = (files("assets") / "data" / "pharaon.yaml").read_text(encoding="utf-8")
    found = yaml.safe_load(text)
    assert isinstance(found, dict)
    return found


def counted(words: object) -> list[int]:
    assert isinstance(words, list)
    return [words.count(name) for name in RESOURCES]


def ids(group: str) -> list[str]:
    return [str(record["id"]) for record in raw()[group]]


def record(group: str, name: str) -> dict[str, object]:
    return next(one for one in raw()[group] if one["id"] == name)


@pytest.mark.parametrize("name", ids("vases"))
def test_every_vase_gives_its_three_resources(name: str) -> None:
    """PHA-5.2, PHA-19.1  Base resources only, bottom and both tops."""
    game = position()
    under_pyramid(game, int(name[3:]), *[number for number in (1, 2, 3) if number != int(name[3:])][:2])
    at_turn(game)
    play(game, do.PASS, do.take_vase(name))
    card = record("vases", name)
    top = card["top"]
    assert isinstance(top, list)
    assert game.seats[0].stock == counted([card["bottom"], *top])
    assert sum(game.seats[0].stock[:5]) == 3


@pytest.mark.parametrize("name", ids("artisans"))
def test_every_artisan_gives_its_gains_and_points(name: str) -> None:
    """PHA-6.4.2, PHA-6.4.3  Resources, choice, Silver, vase; the points are kept for the end."""
    number = int(name[3:])
    game = position()
    give(game, 0, "3C")
    show_artisans(game, number, *[other for other in (10, 11, 12, 13) if other != number][:3])
    top_vases(game, 1)
    at_turn(game)
    play(game, do.go_to("artisans"), do.take_artisan(name))
    card = record("artisans", name)
    gains = card["gains"]
    assert isinstance(gains, dict)
    if gains["any"]:
        play(game, do.take_resource("justice"))
    wanted = counted(gains["resources"])
    wanted[INDEX["silver"]] += gains["silver"]
    wanted[INDEX["justice"]] += gains["any"]
    if gains["vases"]:
        wanted = [a + b for a, b in zip(wanted, counted(["agriculture", "justice", "royalty"]), strict=True)]
    assert game.seats[0].stock == wanted
    assert score_sheet(game, 0)["artisans"] == card["pp"]


@pytest.mark.parametrize("name", ids("offering_tokens"))
def test_every_offering_token_is_taken_and_pays_what_it_can(name: str) -> None:
    """PHA-5.5, PHA-4.5, PHA-4.6  Resource tokens pay their colour, quarter tokens their quarter, prestige nothing."""
    word = name.removeprefix("OFF_").replace("Q_", "q_").replace("PP", "pp")
    other = "pp2" if word == "pp1" else "pp1"
    game = position()
    give(game, 0, "1A")
    lay_lots(game, f"{word} {other}", "", "", "")
    at_turn(game)
    play(game, do.go_to("offerings"), do.take_lot(1))
    assert name in tokens(game)
    card = record("offering_tokens", name)
    payable = set()
    for quarter in QUARTERS:
        for resource in BASE:
            table = position()
            offer(table, 0, word)
            table.offset = (INDEX[resource] - table.quarters.index(quarter)) % 5
            give(table, 0, " ".join(f"9{letter}" for letter in "AJRCM" if letter != "AJRCM"[INDEX[resource]]))
            at_turn(table)
            if any(name in way for way in _all_ways(table, quarter)):
                payable.add((quarter, resource))
    if card["kind"] == "prestige":
        assert payable == set()
        assert score_sheet(game, 0)["tokens"] >= 2
    elif card["kind"] == "quarter":
        assert payable == {(card["quarter"], resource) for resource in BASE}
    else:
        assert payable == {(quarter, card["resource"]) for quarter in QUARTERS}


def _all_ways(game: Pharaon, quarter: str) -> list[str]:
    if do.go_to(quarter) not in game.moves():
        return []
    options = list(box().nile) if quarter == "nile" else [""]
    return [way for option in options for way in ways(game, quarter, option)]


@pytest.mark.parametrize("name", [str(one["id"]) for one in raw()["nile"]["options"]])  # type: ignore[call-overload]
def test_every_nile_option(name: str) -> None:
    """PHA-6.3.1, PHA-6.3.2, PHA-6.3.3, PHA-22  Its gains, and as many climbs on the tracks it allows."""
    option = box().nile[name]
    game = position()
    give(game, 0, "1A 1J 5R 2C 1M")
    top_vases(game, 2)
    at_turn(game)
    heard = play(game, do.go_to("nile"), do.use_option(name))
    while isinstance(game.decision, ChooseTokens):
        heard += play(game, game.moves()[0])
    (paid,) = only(heard, events.CostPaid)
    assert 1 + len(paid.token) == 2 + (bool(option.colours) and INDEX["royalty"] not in option.colours)
    gained = len(option.gains.resources) + option.gains.silver + 3 * option.gains.vases
    assert sum(game.seats[0].stock) == 10 - 1 - len(paid.token) + gained
    for tracks in option.climbs:
        assert {INDEX[move.track] for move in offers(game, do.Climb)} == set(tracks)
        play(game, offers(game, do.Climb)[0])
    assert sum(game.seats[0].levels) == len(option.climbs)


def scribe(game: Pharaon, number: int) -> None:
    """One colour of the pair pays the other at the access of a quarter that faces it."""
    one, other = box().nobles[noble(number)].pair
    game.offset = (one - game.quarters.index("offerings")) % 5
    give(game, 0, "1" + "AJRCM"[other])
    at_turn(game)
    play(game, do.go_to("offerings"), do.take_lot(1))
    assert game.wheel[one] == (BASE[other],)


def any_access(game: Pharaon, number: int) -> None:
    """A colour that does not face the quarter pays its access."""
    quarter = box().nobles[noble(number)].quarter
    game.offset = (0 - game.quarters.index(quarter)) % 5
    give(game, 0, "4J 4C")
    at_turn(game)
    assert do.go_to(quarter) in game.moves()
    without = position()
    without.offset = game.offset
    give(without, 0, "4J 4C")
    at_turn(without)
    assert do.go_to(quarter) not in without.moves()


def full_sector(game: Pharaon, number: int) -> None:
    """The quarter is open although its sector is full, once."""
    quarter = box().nobles[noble(number)].quarter
    letter = "AJRCM"[game.facing(quarter)]
    fill_sector(game, letter, 3)
    give(game, 0, "6A 6J 6R 6C 6M")
    at_turn(game)
    play(game, do.go_to(quarter))
    while asked(game)[1] == 0 and number not in turned(game):
        play(game, game.moves()[0])
    assert turned(game) == [number]
    assert len(game.beside) == 1
    at_turn(game)
    assert do.go_to(quarter) not in game.moves()


def instant(game: Pharaon, number: int) -> None:
    """Everything the card promises arrives when it is taken."""
    show_nobles(game, number, 1, 2)
    give(game, 0, "1A 1J 1R 1C 1M")
    show_artisans(game, 20, 21, 22, 23)
    at_turn(game)
    play(game, do.go_to("nobles"), do.take_noble(noble(number)))
    while asked(game)[1] == 0:
        move = do.take_artisan("ART20") if asked(game)[0] == "ChooseArtisan" else game.moves()[0]
        play(game, move)
    promised = dict(box().nobles[noble(number)].gains)
    owner = game.seats[0]
    artisans = promised.get("artisan", 0)
    assert sum(owner.levels) == promised.get("climb_any", 0)
    assert sum(owner.tokens) == promised.get("bonus_offering", 0)
    assert (len(owner.artisans), owner.step) == (artisans, promised.get("burial_step", 0))
    assert (owner.stock[5], sum(owner.stock[:5])) == (promised.get("silver", 0), 2 * artisans)


def general(game: Pharaon, number: int) -> None:
    at_turn(game)
    play(game, do.PASS)
    assert (game.seats[0].space, asked(game)[0]) == (1, "ChooseResource")


def judge(game: Pharaon, number: int) -> None:
    give(game, 0, "1M 4J")
    at_turn(game)
    assert do.go_to("nobles") in game.moves()


def vizier(game: Pharaon, number: int) -> None:
    at_turn(game)
    assert list(game.moves()) == [do.PASS]
    assert score_sheet(game, 0)["nobles"] == 6


def wise_woman(game: Pharaon, number: int) -> None:
    give(game, 0, "1A")
    at_turn(game)
    play(game, do.use_power(noble(17)), do.give_token("agriculture"), do.take_resource("commerce"))
    assert stock(game) == "1M"


def treasury(game: Pharaon, number: int) -> None:
    give(game, 0, "1A")
    at_turn(game)
    play(game, do.use_power(noble(18)), do.give_token("agriculture"))
    assert stock(game) == "1S"


def tutor(game: Pharaon, number: int) -> None:
    under_pyramid(game, 1, 2, 3)
    at_turn(game)
    play(game, do.PASS, do.take_vase("VAS01"), do.take_resource("commerce"))
    assert (stock(game), turned(game)) == ("1A 1J 1R 1M", [19])


def diplomat(game: Pharaon, number: int) -> None:
    under_pyramid(game, 1, 2, 3)
    at_turn(game)
    play(game, do.PASS, do.take_vase("VAS01"), do.REPLACE_VASE, *[do.take_resource("commerce")] * 3)
    assert (stock(game), turned(game)) == ("3M", [20])


USED = {
    **dict.fromkeys(range(1, 6), scribe),
    6: general,
    **dict.fromkeys(range(7, 11), any_access),
    11: judge,
    12: vizier,
    **dict.fromkeys(range(13, 17), full_sector),
    17: wise_woman,
    18: treasury,
    19: tutor,
    20: diplomat,
    **dict.fromkeys(range(21, 27), instant),
}


@pytest.mark.parametrize("number", USED)
def test_every_noble_is_used(number: int) -> None:
    """PHA-7, PHA-7.1, PHA-7.5, PHA-23  Its power does what its card says."""
    game = position()
    if number < 21:
        ennoble(game, 0, number)
    USED[number](game, number)
    assert number in nobles(game)


def test_no_noble_is_missing() -> None:
    """DESIGN 8, PHA-7.1  The registry above is the box."""
    assert sorted(USED) == sorted(card.number for card in box().nobles.values())
    assert len(USED) == 26


@pytest.mark.parametrize(
    ("row", "space"), [(row, space) for row, spaces in enumerate(box().rows, 1) for space in range(1, len(spaces))]
)
def test_every_space_of_the_pyramid_gives_its_gain(row: int, space: int) -> None:
    """PHA-8.1, PHA-8.5, PHA-8.6, PHA-22  The gain of the space reached is among those offered."""
    game = position(5)
    for other in range(1, row):
        game.seats[other].passed, game.seats[other].row = True, other
    owner = game.seats[0]
    owner.passed, owner.row, owner.space = True, row, space - 1
    at_turn(game)
    gain = box().rows[row - 1][space]
    if offers(game, do.TakeGain):
        play(game, do.take_gain(gain))
    if gain == "any":
        assert len(offers(game, do.TakeResource)) == 5
    elif gain == "silver":
        assert owner.stock[5] == 1
    else:
        assert do.take_bonus(1) in bonus_moves(game)
        assert asked(game) == ("ChooseBonus", 0)


def test_pha_22_the_pyramid_and_the_wheel() -> None:
    """PHA-22, PHA-8.1, PHA-1.4  As printed in the table of the data at a glance."""
    assert box().rows == (
        ("first_player", "any", "silver", "offering", "offering"),
        ("none", "any", "silver", "offering"),
        ("none", "any", "silver"),
        ("none", "any"),
    )
    assert [BASE[colour][0] for colour in box().sectors] == ["a", "j", "r", "c", "c"]
    conditions = {
        name: (one.left.count, one.left.pp, one.right.count, one.right.pp) for name, one in box().quarters.items()
    }
    assert conditions == {
        "offerings": (2, 3, 3, 5),
        "nobles": (1, 3, 2, 6),
        "nile": (2, 2, 3, 4),
        "artisans": (2, 4, 3, 5),
        "burial": (2, 5, 2, 4),
    }


def test_pha_19_1_vases_carry_base_resources_only() -> None:
    """PHA-19.1  All 30, each base resource 18 times."""
    icons = [colour for vase in box().vases.values() for colour in vase.resources]
    assert [icons.count(colour) for colour in range(6)] == [18, 18, 18, 18, 18, 0]


def test_the_box_is_complete() -> None:
    """PHA-1.1, PHA-20.2, PHA-20.3, PHA-20.4  120 resources, 40 tokens, 30 vases, 26 nobles, 30 artisans."""
    assert sum(box().supply) == 120
    assert sum(kind.copies for kind in box().tokens) == 40
    assert (len(box().vases), len(box().nobles), len(box().artisans)) == (30, 26, 30)
    assert sum(kind.copies for kind in box().tokens if kind.kind == "prestige") == 10
