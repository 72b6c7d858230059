"""Every favour card is played, every province acquired, every offering tile placed: none is missing."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files

import pytest
import yaml

from game.amunre import events
from game.amunre.auction import BRIBE, PROTECTION, bid
from game.amunre.components import OfferingTile, components
from game.amunre.income import TAKE_INCOME, play_fixed_income, play_harvest
from game.amunre.offering import ADJUST, STEAL, offer_gold, shift_offering
from game.amunre.purchase import BuyCards, buy_cards, buy_farmer, play_architect, play_extra_farmer
from game.amunre.scoring import play_objective
from game.amunre.state import AmunRe
from game.core.events import Event
from tests.amunre.build import Land, at_income, at_offering, at_purchase, at_scoring, bidders, purses, table
from tests.amunre.look import after, bids, gold, held, land
from tests.titles.playing import asked, offers, only, play, sheet

Played = tuple[AmunRe, list[Event]]


def expected_income(game: AmunRe) -> object:
    """What the prompt says that the income will be."""
    assert game.decision is not None
    return game.decision.facts(game)["n"]


def protection() -> Played:
    """AMU-12.1  6 on Avaris closes 10."""
    game = bidders("avaris edfu kharga", "protection")
    heard = play(game, PROTECTION, bid("avaris", 6))
    assert game.closed == [("avaris", 10)]
    return game, heard


def bribe() -> Played:
    """AMU-12.2  Contested at Avaris, back to Avaris."""
    game = bidders("avaris edfu kharga", "bribe")
    heard = play(game, *bids("avaris 0, avaris 1, edfu 0"), BRIBE, bid("avaris", 3))
    assert (game.seats[0].bid_on, game.seats[0].bid) == ("avaris", 3)
    return game, heard


def architect() -> Played:
    """AMU-12.3  Two stones of Berenike become a pyramid."""
    game = table("berenike", "architect", purse=0, berenike=Land(stones=2))
    at_purchase(game)
    heard = play(game, buy_cards(0), play_architect("berenike"))
    assert land(game, "berenike") == Land(pyramids=1)
    return game, heard


def extra_farmer() -> Played:
    """AMU-12.4  A farmer in Berenike, which has no field."""
    game = table("berenike", "extra_farmer")
    at_purchase(game)
    heard = play(game, buy_cards(0), play_extra_farmer("berenike"))
    assert land(game, "berenike") == Land(extra=1)
    return game, heard


def offering_shift() -> Played:
    """AMU-12.5  10 + 3 brings the third tile."""
    game = table("edfu", "offering_shift")
    at_offering(game)
    heard = play(game, ADJUST, offer_gold(8), offer_gold(1), offer_gold(1), shift_offering(3))
    assert game.tile == 2
    return game, heard


def great_harvest() -> Played:
    """AMU-12.6  Three farmers yield 2 instead of 1."""
    game = table("edfu", "great_harvest", edfu=Land(farmers=3))
    at_income(game, 0, ">2")
    heard = play(game, play_harvest("edfu"))
    assert expected_income(game) == 6
    return game, heard


def fixed_income() -> Played:
    """AMU-12.7  8 from a province that yields nothing."""
    game = table("edfu", "fixed_income")
    at_income(game, 0, ">2")
    heard = play(game, play_fixed_income("edfu"))
    assert expected_income(game) == 8
    return game, heard


def objective(kind: str, provinces: str) -> Callable[[], Played]:
    """AMU-12.8 to AMU-12.12  A yellow card whose condition holds scores 3."""

    def scored() -> Played:
        lands = {name: Land(farmers=components().provinces[name].fields) for name in provinces.split()}
        game = table(provinces, kind, **lands)
        at_scoring(game)
        heard = play(game, play_objective(kind))
        assert sheet(game, 0)["objectives"] == 3
        return game, heard

    return scored


PLAYED: dict[str, Callable[[], Played]] = {
    "protection": protection,
    "bribe": bribe,
    "architect": architect,
    "extra_farmer": extra_farmer,
    "offering_shift": offering_shift,
    "great_harvest": great_harvest,
    "fixed_income": fixed_income,
    "master_of_scribes": objective("master_of_scribes", "thebes memphis buto"),
    "master_of_farmers": objective("master_of_farmers", "mendes edfu dakhla"),
    "one_bank": objective("one_bank", "memphis kharga dakhla"),
    "nile_or_border": objective("nile_or_border", "dakhla sawu kharga"),
    "upper_or_lower": objective("upper_or_lower", "memphis avaris buto"),
}


@pytest.mark.parametrize("kind", PLAYED)
def test_every_favour_card_is_played(kind: str) -> None:
    """AMU-12.1 to AMU-12.12, AMU-5.6, AMU-5.1  It works, all see it, it lies on the discards."""
    game, heard = PLAYED[kind]()
    shown = {event.card for event in (*only(heard, events.CardPlayed), *only(heard, events.CardPlayedOn))}
    assert shown == {kind} or (kind == "offering_shift" and only(heard, events.OfferingShifted))
    assert kind not in held(game, 0)
    assert (game.discard, game.seats[0].played) == ([kind], [kind])


@cache
def raw_provinces() -> dict[str, dict[str, object]]:
    """The provinces as they stand in the data file, read without the game."""
    text = (files("assets") / "data" / "amunre.yaml").read_text(encoding="utf-8")
    return {record["id"]: record for record in yaml.safe_load(text)["provinces"]}


def number(record: dict[str, object], key: str) -> int:
    value = record[key]
    assert isinstance(value, int)
    return value


ALL_PROVINCES = pytest.mark.parametrize("name", raw_provinces())


@ALL_PROVINCES
def test_every_province_is_acquired_and_bought_for(name: str) -> None:
    """AMU-13, AMU-6.9, AMU-7.3, AMU-7.4  Its bonus as the data says, cards by symbols, a farmer for each field."""
    others = [other for other in ("avaris", "kharga", "sawu") if other != name][:2]
    record = raw_provinces()[name]
    bonus, symbols, fields = record["immediate"], number(record, "favour_symbols"), number(record, "fields")
    assert isinstance(bonus, dict)
    game = after(bidders(" ".join([name, *others])), bid(name, 1), *(bid(other, 0) for other in others))
    assert (game.seats[0].provinces, gold(game)[0]) == ([name], 20 - 1 + bonus["gold"])
    assert (len(held(game, 0)), land(game, name)) == (bonus["favour_cards"], Land(stones=bonus["stones"]))
    purses(game, 50)
    assert (asked(game)[0] == "BuyFavours") == (symbols > 0), "no question without a symbol"
    if symbols:
        assert [move.n for move in offers(game, BuyCards)] == list(range(symbols + 1))
        play(game, buy_cards(0))
    play(game, *[buy_farmer(name)] * fields)
    assert buy_farmer(name) not in game.moves()
    assert game.farmers[name] == fields


def held_under(name: str, tile: OfferingTile) -> AmunRe:
    """Seat 0 with an empty purse owns a province with full fields and one farmer more, at its income."""
    game = table(name, purse=0, **{name: Land(farmers=number(raw_provinces()[name], "fields"), extra=1)})
    at_income(game, 0, tile.label)
    return game


@ALL_PROVINCES
def test_every_province_under_every_tile(name: str) -> None:
    """AMU-13, AMU-9.1, AMU-8.4, AMU-11.1  Farmers x value, mine, caravan with a camel; the value for each temple."""
    record = raw_provinces()[name]
    for tile in components().tiles:
        game = after(held_under(name, tile), TAKE_INCOME)
        caravan = number(record, "caravan") if tile.camel else 0
        farmers = number(record, "fields") + 1
        assert gold(game)[0] == farmers * tile.value + number(record, "gold_mine") + caravan
        game = held_under(name, tile)
        at_scoring(game, tile.label)
        assert sheet(game, 0).get("temples", 0) == number(record, "temples") * tile.value


OFFERINGS = {"OFF-1": (1, 1, 0), "OFF-2": (3, 6, 0), "OFF-3": (13, 3, 0), "OFF-4": (20, 2, 1)}


@pytest.mark.parametrize("tile", OFFERINGS)
def test_every_offering_tile_is_placed(tile: str) -> None:
    """AMU-8.4  An offering of gold and theft that brings it into the delta."""
    game = table()
    at_offering(game)
    heard = play(game, *(offer_gold(n) if n else STEAL for n in OFFERINGS[tile]))
    assert game.tile is not None
    placed = components().tiles[game.tile]
    assert placed.id == tile
    assert only(heard, events.TilePlaced) == [events.TilePlaced(game.offering, placed.id, placed.value)]


def test_nothing_of_the_box_is_missing() -> None:
    """The cards and tiles above and the provinces of the data file are those of the box."""
    assert (set(PLAYED), set(raw_provinces())) == (set(components().cards), set(components().provinces))
    assert list(OFFERINGS) == [tile.id for tile in components().tiles]
