"""Every vase, artisan, noble, offering token, Nile option and pyramid space is used: none is missing."""

import pytest

from game.pharaon import events
from game.pharaon.components import components
from game.pharaon.gains import bonus_moves
from game.pharaon.paying import ChooseTokens
from game.pharaon.pieces import BASE, INDEX, QUARTERS, RESOURCES, SILVER, Token
from game.pharaon.scoring import score_sheet
from game.pharaon.state import Pharaon
from tests.pharaon import build
from tests.pharaon import moves as do
from tests.pharaon.build import at_turn, holding, noble, on_row, position
from tests.pharaon.look import tokens, turned, ways
from tests.titles.playing import asked, offers, only, play


def counted(colours: tuple[int, ...]) -> list[int]:
    return [colours.count(colour) for colour in range(len(RESOURCES))]


@pytest.mark.parametrize("name", components().vases)
def test_every_vase_gives_its_three_resources(name: str) -> None:
    """PHA-5.2, PHA-19.1  Base resources only, bottom and both tops."""
    number = int(name[3:])
    game = holding(vases=(number, *[other for other in (1, 2, 3) if other != number][:2]))
    play(game, do.PASS, do.take_vase(name))
    assert (game.seats[0].stock, sum(game.seats[0].stock[:5])) == (counted(components().vases[name].resources), 3)


@pytest.mark.parametrize("name", components().artisans)
def test_every_artisan_gives_its_gains_and_points(name: str) -> None:
    """PHA-6.4.2, PHA-6.4.3  Resources, choice, Silver, vase; the points are kept for the end."""
    number = int(name[3:])
    others = [other for other in (10, 11, 12, 13) if other != number]
    game = holding("3C", artisans=(number, *others[:3]), pile=(1,))
    play(game, do.go_to("artisans"), do.take_artisan(name))
    card = components().artisans[name]
    gains = card.gains
    if gains.any:
        play(game, do.take_resource("justice"))
    choice, vase = (INDEX["justice"],) * gains.any, components().vases["VAS01"].resources * gains.vases
    assert game.seats[0].stock == counted((*gains.resources, *choice, *(SILVER,) * gains.silver, *vase))
    assert score_sheet(game, 0)["artisans"] == card.pp


@pytest.mark.parametrize("kind", components().tokens, ids=lambda kind: kind.id)
def test_every_offering_token_is_taken_and_pays_what_it_can(kind: Token) -> None:
    """PHA-5.5, PHA-4.5, PHA-4.6  Resource tokens pay their colour, quarter tokens their quarter, prestige nothing."""
    word = kind.id.removeprefix("OFF_").replace("Q_", "q_").replace("PP", "pp")
    game = holding("1A", lots=(f"{word} {'pp2' if word == 'pp1' else 'pp1'}", "", "", ""))
    play(game, do.go_to("offerings"), do.take_lot(1))
    assert kind.id in tokens(game)
    payable = set()
    for quarter in QUARTERS:
        for resource in BASE:
            others = " ".join(f"9{letter}" for letter in "AJRCM" if letter != "AJRCM"[INDEX[resource]])
            offset = (INDEX[resource] - game.quarters.index(quarter)) % 5
            if any(kind.id in way for way in _all_ways(holding(others, tokens=word, offset=offset), quarter)):
                payable.add((quarter, resource))
    if kind.kind == "prestige":
        assert payable == set()
        assert score_sheet(game, 0)["tokens"] >= 2
    elif kind.kind == "quarter":
        assert payable == {(word[2:], resource) for resource in BASE}
    else:
        assert payable == {(quarter, word) for quarter in QUARTERS}


def _all_ways(game: Pharaon, quarter: str) -> list[str]:
    if do.go_to(quarter) not in game.moves():
        return []
    options = list(components().nile) if quarter == "nile" else [""]
    return [way for option in options for way in ways(game, quarter, option)]


@pytest.mark.parametrize("name", components().nile)
def test_every_nile_option(name: str) -> None:
    """PHA-6.3.1, PHA-6.3.2, PHA-6.3.3, PHA-22  Its gains, and as many climbs on the tracks it allows."""
    option = components().nile[name]
    game = holding("1A 1J 5R 2C 1M", pile=(2,))
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


@pytest.mark.parametrize(("number", "quarter"), [(13, "artisans"), (14, "burial"), (15, "offerings"), (16, "nile")])
def test_every_noble_of_a_full_sector(number: int, quarter: str) -> None:
    """PHA-7, PHA-7.1, PHA-7.6  The quarter is open although its sector is full, once."""
    game = holding("6A 6J 6R 6C 6M", number)
    build.fill_sector(game, "AJRCM"[game.facing(quarter)], 3)
    at_turn(game)
    play(game, do.go_to(quarter))
    while asked(game)[1] == 0 and number not in turned(game):
        play(game, game.moves()[0])
    assert (turned(game), len(game.beside)) == ([number], 1)
    at_turn(game)
    assert do.go_to(quarter) not in game.moves()


@pytest.mark.parametrize("number", range(21, 27))
def test_every_instant_noble(number: int) -> None:
    """PHA-7, PHA-7.5, PHA-23  Everything the card promises arrives when it is taken."""
    game = holding("1A 1J 1R 1C 1M", shown=(number, 1, 2), artisans=(20, 21, 22, 23))
    play(game, do.go_to("nobles"), do.take_noble(noble(number)))
    while asked(game)[1] == 0:
        play(game, do.take_artisan("ART20") if asked(game)[0] == "ChooseArtisan" else game.moves()[0])
    promised, owner = dict(components().nobles[noble(number)].gains), game.seats[0]
    artisans = promised.get("artisan", 0)
    assert sum(owner.levels) == promised.get("climb_any", 0)
    assert sum(owner.tokens) == promised.get("bonus_offering", 0)
    assert (len(owner.artisans), owner.step) == (artisans, promised.get("burial_step", 0))
    assert (owner.stock[5], sum(owner.stock[:5])) == (promised.get("silver", 0), 2 * artisans)


@pytest.mark.parametrize(
    ("row", "space"),
    [(row, space) for row, spaces in enumerate(components().rows, 1) for space in range(1, len(spaces))],
)
def test_every_space_of_the_pyramid_gives_its_gain(row: int, space: int) -> None:
    """PHA-8.1, PHA-8.5, PHA-8.6, PHA-22  The gain of the space reached is among those offered."""
    game = position(5)
    for other in range(1, row):
        on_row(game, other, other)
    on_row(game, 0, row, space - 1)
    at_turn(game)
    gain = components().rows[row - 1][space]
    if offers(game, do.TakeGain):
        play(game, do.take_gain(gain))
    if gain == "any":
        assert len(offers(game, do.TakeResource)) == 5
    elif gain == "silver":
        assert game.seats[0].stock[5] == 1
    else:
        assert do.take_bonus(1) in bonus_moves(game)
        assert asked(game) == ("ChooseBonus", 0)
