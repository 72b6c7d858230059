"""The players' boards of Pharaon: all in its place, nothing cut off, and the gods as the best assignment has them."""

import pytest
from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.gods import best_assignment
from game.pharaon.pieces import RESOURCES
from game.pharaon.scoring import REASONS
from game.pharaon.state import NOBODY, Pharaon
from tests.boards.harness import (
    SIZES,
    SOLO,
    Samples,
    apart,
    board_for,
    games,
    in_windows,
    moments,
    picture,
    pixels,
    put,
)
from tests.pharaon import build
from tests.pharaon.look import traitor_of
from ui.frame.words import misfits
from ui.kit.thing import Thing
from ui.titles.pharaon.seat import DARK, Lights, own_things, panel_things, paper_things, progress
from ui.titles.pharaon.seat.pools import STACKED, draw_token
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.trays.answers import sums_in_columns
from ui.titles.pharaon.trays.frame import inside

PHARAON = Samples("pharaon", 3, lambda game: game.current_round == 4)
style_of, position = PHARAON.style_of, PHARAON.position
TABLES = (SOLO, 2, 3, 4, 5)


def rich(game: Pharaon, seat: int = 0, nobles: int = 5, artisans: int = 7) -> Pharaon:
    """A seat with very much of everything."""
    owner = game.seats[seat]
    owner.stock = [12, 7, 4, 10, 3, 15]
    owner.tokens = [1, 0, 2, 0, 1, 3, 0, 1, 0, 2, 3, 2]
    owner.nobles, owner.turned = list(components().nobles)[5 : 5 + nobles], list(components().nobles)[6:7]
    owner.artisans = list(components().artisans)[4 : 4 + artisans]
    owner.step, owner.levels = 6, [3, 2, 1, 0, 3]
    game.pharaoh = game.first = seat
    return game


def own_picture(style: TableStyle, game: Pharaon, lights: Lights = DARK) -> bytes:
    return picture(style, own_things(style, game.seen_by(0), 0, lights))


def panel(style: TableStyle, view: Pharaon, seat: int, active: bool = False) -> list[Thing]:
    """A whole panel from the back to the front."""
    place = style.layout.zones.seats[seat]
    paper = paper_things(style, place, view, seat, "Grand Prêtre", active)
    return [*paper, *panel_things(style, view, seat, place)]


def panel_picture(style: TableStyle, game: Pharaon, seat: int = 0, active: bool = False) -> bytes:
    return picture(style, panel(style, game.seen_by(0), seat, active))


def signs(style: TableStyle, view: Pharaon, seat: int) -> dict[str, Rect]:
    """Where the signs of a panel lie, by subject."""
    found = (one for one in panel(style, view, seat) if one.kind == "sign")
    return {one.id.split(".", 2)[2]: one.place for one in found}


def own_places(style: TableStyle, view: Pharaon) -> dict[str, Rect]:
    """What can be pointed at in the own area, by subject."""
    return {one.id.partition(".")[2]: one.place for one in own_things(style, view, 0) if one.told}


# The own area


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [80, 100, 160])
def test_what_can_be_pointed_at_lies_apart_in_the_own_area(size: tuple[int, int], text: int) -> None:
    for count in (2, 4):
        style = style_of(size, text=text, seats=count)
        own, view = style.layout.own, rich(position(count), nobles=2, artisans=1).seen_by(0)
        places = own_places(style, view)
        assert {f"resource.{name}" for name in RESOURCES} | {"crest"} < set(places)
        assert {f"god.{god}" for god in components().gods.values()} < set(places)
        rooms = [own.crest, own.goods, own.cards]
        assert all(any(room.contains(place) for room in rooms) for place in places.values())
        assert not places["crest"].colliderect(own.button)
        assert apart((p for subject, p in places.items() if not subject.startswith(("noble.", "artisan."))), *rooms)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 160])
def test_many_cards_stay_in_their_hollow(size: tuple[int, int], text: int) -> None:
    style = style_of(size, text=text, seats=5)
    for nobles, artisans in ((1, 0), (0, 5), (2, 3), (6, 9), (8, 0)):
        view = rich(position(5), nobles=nobles, artisans=artisans).seen_by(0)
        places = own_places(style, view)
        cards = [place for subject, place in places.items() if subject.startswith(("noble.", "artisan."))]
        assert len({place.topleft for place in cards}) == nobles + artisans
        assert all(style.layout.own.cards.contains(place) for place in cards), (nobles, artisans)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1600, 900), (1920, 1080)])
def test_the_words_of_the_prestige_stay_large_where_large_letters_are_wished(size: tuple[int, int]) -> None:
    style = style_of(size, "fr", 160, seats=SOLO)
    room, names = inside(style), [style.name("reason", reason) for reason in REASONS]
    room.height = room.height * 2 // 3
    assert max(sums_in_columns(style, room, names, (10,) * len(names), columns)[0] for columns in (2, 3)) >= 16


@pytest.mark.parametrize("size", SIZES)
def test_how_many_tokens_there_are_does_not_hide_what_one_is_worth(size: tuple[int, int]) -> None:
    style, kind = style_of(size, seats=2), components().token_index["OFF_PP1"]
    game = rich(position(2))
    game.seats[0].tokens = [int(number == kind) for number in range(len(components().tokens))]
    cell = own_places(style, game.seen_by(0))[f"token.{components().tokens[kind].id}"]
    shown = []
    for count in (1, 2):
        target = Surface(size)
        draw_token(target, cell, style, kind, count, "", 0)
        shown.append(target)
    printed = cell.inflate(-cell.width * 0.86, -cell.height * 0.7)
    moved = (shown[1].subsurface(printed.move(-aside, 0)) for aside in range(cell.width // 3))
    assert pixels(shown[0].subsurface(printed)) in map(pixels, moved)


@in_windows
def test_nothing_in_the_own_area_is_cut_off(size: tuple[int, int], text: int, language: str) -> None:
    target = Surface(size)
    with misfits() as found:
        for count in TABLES:
            style = style_of(size, language, text, count)
            early = position(count, when=lambda p: p.current_round == 1)
            for game in (early, position(count), rich(position(count), nobles=2, artisans=2)):
                put(target, own_things(style, game.seen_by(0), 0))
    assert not found


def test_what_glows_is_seen_and_tokens_that_pay_are_lit() -> None:
    style, game = style_of((1280, 720)), rich(position(3), nobles=3, artisans=2)
    plain = own_picture(style, game)
    noble, artisan = f"noble.{game.seats[0].nobles[0]}", f"artisan.{game.seats[0].artisans[0]}"
    for subject in (noble, artisan, "resource.silver", "token.OFF_PP1"):
        one = frozenset({subject})
        lit = (Lights(legal=one), Lights(optional=one))
        assert len({plain, *(own_picture(style, game, lights) for lights in lit)}) == 3, subject
    paying = [("resource.justice", 0), ("resource.justice", 1), ("resource.justice", 2), ("token.OFF_PP1", 1)]
    assert len({own_picture(style, game, Lights(paying=(one,))) for one in paying}) == 4


def test_pools_show_their_numbers_beyond_the_stack_and_the_crest_tokens_of_rank() -> None:
    style, game = style_of((1280, 720)), position(3)
    ranks, stocks = set(), set()
    for first, pharaoh in ((1, NOBODY), (0, NOBODY), (1, 0), (0, 0)):
        game.first, game.pharaoh = first, pharaoh
        ranks.add(own_picture(style, game))
    for count in (0, 1, STACKED, STACKED + 1, STACKED + 2):
        game.seats[0].stock[0] = count
        stocks.add(own_picture(style, game))
    assert (len(ranks), len(stocks)) == (4, 5)


def test_pha_7_1_a_used_noble_lies_askew() -> None:
    style, game = style_of((1280, 720)), rich(position(3), nobles=2, artisans=0)
    game.seats[0].turned = []
    used = game.clone()
    used.seats[0].turned = [game.seats[0].nobles[0]]
    assert own_picture(style, used) != own_picture(style, game)
    assert panel_picture(style, used) != panel_picture(style, game)


# Gods


def test_pha_11_3_an_element_serves_one_god_only() -> None:
    game = build.position(3)
    build.offer(game, 0, "justice", "royalty", "commerce")
    build.ennoble(game, 0, 6, 7)
    game.seats[0].step = 2
    left = {"offerings": 3, "nobles": 2, "nile": 0, "artisans": 0, "burial": 2}
    gods = progress(game, 0)
    assert {one.god.id for one in gods if one.done} == set(best_assignment(game, 0).names)
    for need in (need for one in gods if one.done for need in one.needs):
        assert need.there == need.asked
        left[need.quarter] -= need.asked
    assert min(left.values()) >= 0
    for need in (need for one in gods if not one.done for need in one.needs):
        assert need.there == min(need.asked, left[need.quarter])


@pytest.mark.parametrize("count", TABLES)
def test_progress_fits_every_position_of_a_game(count: int) -> None:
    for moment in list(moments(next(games("pharaon", count))))[::40]:
        game = moment.position
        for seat in range(len(game.seats)):
            gods = progress(game, seat)
            assert len(gods) == len(components().gods)
            assert all(need.there >= 0 for one in gods for need in one.needs)
            if seat != game.automaton:
                assert {one.god.id for one in gods if one.done} == set(best_assignment(game, seat).names)


def test_pha_14_17_the_gods_of_the_traitor_are_those_he_reached() -> None:
    game = position(SOLO)
    traitor_of(game).gods = ["isis", "ra"]
    assert {one.god.id for one in progress(game, game.automaton) if one.done} == {"isis", "ra"}


def test_a_climb_and_a_step_show_among_the_gods() -> None:
    style, game = style_of((1280, 720)), build.position(3)
    climbed, stepped = game.clone(), game.clone()
    climbed.seats[0].levels[0], stepped.seats[0].step = 1, 1
    assert len({own_picture(style, one) for one in (game, climbed, stepped)}) == 3


# Panels


@in_windows
def test_panels_fit(size: tuple[int, int], text: int, language: str) -> None:
    target = Surface(size)
    for count in TABLES:
        style = style_of(size, language, text, count)
        with misfits() as found:
            for game in (position(count), rich(position(count))):
                game.seats[-1].passed = True
                view = game.seen_by(0)
                for seat, place in enumerate(style.layout.zones.seats):
                    put(target, panel(style, view, seat, seat == 0))
                    assert all(map(place.contains, signs(style, view, seat).values())), (count, seat)
        assert not found, count


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [3, 5])
def test_things_in_a_panel_do_not_overlap(size: tuple[int, int], count: int) -> None:
    style = style_of(size, seats=count)
    view = rich(position(count)).seen_by(0)
    assert apart(signs(style, view, 0).values(), style.layout.zones.seats[0])


def test_a_panel_shows_who_plays_who_passed_and_who_has_rank() -> None:
    style, game = style_of(), position(3)
    game.first, game.pharaoh, game.seats[0].passed = 1, NOBODY, False
    passed, first, pharaoh = (game.clone() for _ in range(3))
    passed.seats[0].passed, first.first, pharaoh.pharaoh = True, 0, 0
    shown = {panel_picture(style, one) for one in (game, passed, first, pharaoh)}
    assert len({*shown, panel_picture(style, game, active=True)}) == 5


def test_the_traitor_shows_his_gods_his_pile_and_what_his_nobles_are_worth() -> None:
    style, game = style_of(seats=SOLO), position(SOLO)
    seat, traitor = game.automaton, traitor_of(game)
    assert {"gods", "pile", "burial", "nile"} < set(signs(style, game.seen_by(0), seat))
    shown = {panel_picture(style, game, seat)}
    other_god = next(god for god in components().gods.values() if god not in traitor.gods)
    for name, value in (("gods", [*traitor.gods, other_god]), ("pile", [*traitor.pile, "VAS01"]), ("noble_pp", 10)):
        other = game.clone()
        setattr(other.traitor, name, value)
        shown.add(panel_picture(style, other, seat))
    assert len(shown) == 4


def test_every_sign_of_a_panel_says_what_it_counts() -> None:
    board, game = board_for("pharaon", SOLO), rich(position(SOLO), nobles=2, artisans=3)
    panels = [one for one in board.targets(game.seen_by(0), None) if one.thing.kind == "sign"]
    told = {one.thing.id.partition(".")[2]: one.told() for one in panels}
    assert {one.of_seat for one in panels} == {0, 1} and all(tip is not None and tip.title for tip in told.values())
    assert told["0.resource.agriculture"].lines[0].endswith(" 12")
    assert told["1.pile"].corner == str(len(game.traitor.pile))
    cards = [one for name, one in told.items() if name.startswith(("0.noble", "0.artisan"))]
    assert cards and all(tip.lines for tip in cards)
