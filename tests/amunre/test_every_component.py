"""Every favour card is played, every province acquired, every offering tile placed: none is missing."""

from collections.abc import Callable, Sequence

import pytest

from game.amunre import events
from game.amunre.auction import BRIBE, PROTECTION, bid
from game.amunre.components import OfferingTile, components
from game.amunre.income import TAKE_INCOME, play_fixed_income, play_harvest
from game.amunre.offering import ADJUST, STEAL, offer_gold, shift_offering
from game.amunre.purchase import BuyCards, buy_cards, buy_farmer, play_architect, play_extra_farmer
from game.amunre.scoring import play_objective
from game.amunre.state import AmunRe
from game.core.agenda import Move
from tests.amunre.build import Land, at_income, at_offering, at_purchase, at_scoring, bidders, purses, table
from tests.amunre.look import after, bids, gold, held, land
from tests.titles.playing import asked, offers, only, play, sheet

THREE = "avaris edfu kharga"
OBJECTIVES = {
    "master_of_scribes": "thebes memphis buto",
    "master_of_farmers": "mendes edfu dakhla",
    "one_bank": "memphis kharga dakhla",
    "nile_or_border": "dakhla sawu kharga",
    "upper_or_lower": "memphis avaris buto",
}


def ready(at: Callable[..., object], provinces: str, card: str, *when: object, **lands: Land) -> AmunRe:
    game = table(provinces, card, **lands)
    at(game, *when)
    return game


def scored(kind: str) -> tuple[AmunRe, Sequence[Move]]:
    lands = {name: Land(farmers=components().provinces[name].fields) for name in OBJECTIVES[kind].split()}
    return ready(at_scoring, OBJECTIVES[kind], kind, **lands), [play_objective(kind)]


PLAYED: dict[str, tuple[AmunRe, Sequence[Move]]] = {
    "protection": (bidders(THREE, "protection"), [PROTECTION, bid("avaris", 6)]),
    "bribe": (bidders(THREE, "bribe"), [*bids("avaris 0, avaris 1, edfu 0"), BRIBE, bid("avaris", 3)]),
    "architect": (ready(at_purchase, "berenike", "architect", berenike=Land(stones=2)), [play_architect("berenike")]),
    "extra_farmer": (ready(at_purchase, "berenike", "extra_farmer"), [play_extra_farmer("berenike")]),
    "offering_shift": (
        ready(at_offering, "edfu", "offering_shift"),
        [ADJUST, offer_gold(8), offer_gold(1), offer_gold(1), shift_offering(3)],
    ),
    "great_harvest": (ready(at_income, "edfu", "great_harvest", 0, ">2"), [play_harvest("edfu")]),
    "fixed_income": (ready(at_income, "edfu", "fixed_income", 0, ">2"), [play_fixed_income("edfu")]),
    **{kind: scored(kind) for kind in OBJECTIVES},
}


@pytest.mark.parametrize("kind", PLAYED)
def test_every_favour_card_is_played(kind: str) -> None:
    """AMU-12.1 to AMU-12.12, AMU-5.6, AMU-5.1  All see it, it lies on the discards; others prove what it does."""
    game, moves = PLAYED[kind]
    heard = play(game, *moves)
    shown = {event.card for event in (*only(heard, events.CardPlayed), *only(heard, events.CardPlayedOn))}
    assert shown == {kind} or (kind == "offering_shift" and only(heard, events.OfferingShifted))
    assert kind not in held(game, 0)
    assert (game.discard, game.seats[0].played) == ([kind], [kind])


PROVINCES = components().provinces
"""Those of the box: test_amu_13_provinces_as_printed."""


ALL_PROVINCES = pytest.mark.parametrize("name", PROVINCES)


@ALL_PROVINCES
def test_every_province_is_acquired_and_bought_for(name: str) -> None:
    """AMU-13, AMU-6.9, AMU-7.3, AMU-7.4  Its bonus as the data says, cards by symbols, a farmer for each field."""
    others = [other for other in ("avaris", "kharga", "sawu") if other != name][:2]
    land_of, symbols = PROVINCES[name], PROVINCES[name].favour_symbols
    game = after(bidders(" ".join([name, *others])), bid(name, 1), *(bid(other, 0) for other in others))
    assert (game.seats[0].provinces, gold(game)[0]) == ([name], 20 - 1 + land_of.bonus_gold)
    assert (len(held(game, 0)), land(game, name)) == (land_of.bonus_cards, Land(stones=land_of.bonus_stones))
    purses(game, 50)
    assert (asked(game)[0] == "BuyFavours") == (symbols > 0), "no question without a symbol"
    if symbols:
        assert [move.n for move in offers(game, BuyCards)] == list(range(symbols + 1))
        play(game, buy_cards(0))
    play(game, *[buy_farmer(name)] * land_of.fields)
    assert buy_farmer(name) not in game.moves()
    assert game.farmers[name] == land_of.fields


def held_under(name: str, tile: OfferingTile) -> AmunRe:
    """Seat 0 with an empty purse owns a province with full fields and one farmer more, at its income."""
    game = table(name, purse=0, **{name: Land(farmers=PROVINCES[name].fields, extra=1)})
    at_income(game, 0, tile.label)
    return game


@ALL_PROVINCES
def test_every_province_under_every_tile(name: str) -> None:
    """AMU-13, AMU-9.1, AMU-8.4, AMU-11.1  Farmers x value, mine, caravan with a camel; the value for each temple."""
    record = PROVINCES[name]
    for tile in components().tiles:
        game = after(held_under(name, tile), TAKE_INCOME)
        caravan = record.caravan if tile.camel else 0
        farmers = record.fields + 1
        assert gold(game)[0] == farmers * tile.value + record.gold_mine + caravan
        game = held_under(name, tile)
        at_scoring(game, tile.label)
        assert sheet(game, 0).get("temples", 0) == record.temples * tile.value


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
    """The cards and tiles above are those of the box."""
    assert set(PLAYED) == set(components().cards)
    assert list(OFFERINGS) == [tile.id for tile in components().tiles]
