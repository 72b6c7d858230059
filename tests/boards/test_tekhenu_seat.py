"""The players' boards of Tekhenu: all in its place, nothing cut off, nothing secret, the scales tell the truth."""

from collections.abc import Collection, Iterable
from dataclasses import replace

import pytest
from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.dial import die
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, GOODS
from tests.boards.harness import SIZES, SOLO, Samples, apart, in_windows, pixels, put
from ui.art.pans import hangs
from ui.frame.words import misfits
from ui.kit.thing import Thing
from ui.titles.tekhenu.own import OwnThings
from ui.titles.tekhenu.seat.forecast import NOTHING, Forecast, balance_after
from ui.titles.tekhenu.seat.panel import PanelThings
from ui.titles.tekhenu.seat.pyramid import ROWS, draw_pyramid, pyramid_places, reachable
from ui.titles.tekhenu.seat.scales import draw_scales, weights_of
from ui.titles.tekhenu.style import TableStyle

TEKHENU = Samples("tekhenu", 4, lambda game: game.round == 11)
style_of, position = TEKHENU.style_of, TEKHENU.position
TABLES = (SOLO, 2, 3, 4)


def own_things(
    style: TableStyle, game: Tekhenu, viewer: int | None, legal: Collection[str] = (), forecast: Forecast = NOTHING
) -> list[Thing]:
    return list(OwnThings(style).of(game.seen_by(viewer), 0, legal, forecast))


def painted(style: TableStyle, things: Iterable[Thing]) -> bytes:
    target = Surface(style.screen.size)
    put(target, things)
    return pixels(target)


def places_of(things: Iterable[Thing]) -> dict[str, Rect]:
    """What can be pointed at."""
    return {thing.id: thing.place for thing in things if thing.told}


def loaded(game: Tekhenu, cards: int = 16) -> Tekhenu:
    """Seat 0 with very much of everything."""
    owner = game.seats[0]
    owner.goods = [12, 13, 14, 15, 16, 17, 18]
    owner.technologies, owner.blessings = list(components().technologies)[:cards], list(components().blessings)[:cards]
    owner.decrees = list(components().decrees)[: cards // 2]
    owner.pure, owner.tainted, owner.anubis = [], [die("white", 6)] * 4, []
    owner.excess, owner.faith_laid = [9, 8, 11, 7], -3
    game.points[0] = 188
    return game


# The own board


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [80, 100, 160])
def test_what_can_be_pointed_at_lies_apart_inside_the_board(size: tuple[int, int], text: int) -> None:
    style = style_of(size, text=text)
    room = style.layout.zones.hand
    for game in (position(2), position(4), loaded(position(3), 5)):
        places = places_of(own_things(style, game, 0))
        wanted = {f"own.good.{good}" for good in GOODS} | {f"own.production.{good}" for good in BASIC}
        assert wanted < set(places)
        assert apart((place for name, place in places.items() if not name.startswith("own.scales.")), room)
        for plate in ("pure", "tainted", "anubis"):
            assert places["own.scales"].contains(places[f"own.scales.{plate}"])


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_of_forty_cards_stays_on_the_board(size: tuple[int, int]) -> None:
    style = style_of(size)
    places = places_of(own_things(style, loaded(position(3)), 0))
    cards = [place for name, place in places.items() if name.startswith("own.card.") and "A0" not in name]
    assert len(cards) == 40
    assert all(style.layout.zones.hand.contains(card) for card in cards)
    assert len({card.topleft for card in cards}) == 40


@in_windows
def test_nothing_on_the_own_board_is_cut_off(size: tuple[int, int], text: int, language: str) -> None:
    style = style_of(size, language, text)
    games = (position(2, when=lambda p: p.round == 3), position(4), loaded(position(3)), loaded(position(3), 3))
    with misfits() as found:
        for game in games:
            painted(style, own_things(style, game, 0))
    assert not found


def test_a_long_name_stands_whole_on_the_own_board_of_the_smallest_window(monkeypatch: pytest.MonkeyPatch) -> None:
    style = style_of((1280, 720))
    monkeypatch.setattr(style.narrator, "voice", replace(style.narrator.voice, seats=("Hatchepsout",) * 4))
    with misfits() as found:
        painted(style, own_things(style, position(4), 0))
    assert not found


def test_secret_decrees_are_backs_for_everybody_else() -> None:
    style, game = style_of((1280, 720)), position(3)
    game.seats[0].decrees, game.seats[0].seen_decrees = ["D13", "D23"], ["D13"]
    other = game.clone()
    other.seats[0].decrees = ["D13", "D08"]
    for viewer, same in ((0, False), (1, True), (None, True)):
        assert (own_things(style, game, viewer) == own_things(style, other, viewer)) is same


def test_what_may_be_chosen_glows_and_again_under_the_pointer() -> None:
    style, game = style_of((1280, 720)), position(3)
    game.seats[0].blessings = ["B07"]
    for name in ("own.card.B07", "own.good.gold", "own.production.bread", f"own.card.{game.seats[0].destiny}"):
        shown = set()
        for legal, state in (((), "normal"), ({name}, "normal"), ({name}, "hover")):
            (thing,) = [one for one in own_things(style, game, 0, legal) if one.id == name]
            target = Surface(style.screen.size)
            thing.face.put(target, thing.place, state)
            shown.add(pixels(target))
        assert len(shown) == 3, name


def test_emptied_slots_and_raised_levels_show() -> None:
    style, game = style_of((1280, 720)), position(3)
    shown = {painted(style, own_things(style, game, 0))}
    for change in ("buildings", "statues", "pillars", "production"):
        other = game.clone()
        if change == "production":
            other.seats[0].production[0] = 6 if game.seats[0].production[0] < 6 else 2
        else:
            setattr(other.seats[0], change, getattr(other.seats[0], change) - 1)
        shown.add(painted(style, own_things(style, other, 0)))
    assert len(shown) == 5


# The scales


def test_the_heavier_pan_hangs_lower() -> None:
    for tilt, order in ((-1.0, 1), (0.0, 0), (1.0, -1)):
        left, right = hangs((270, 125), tilt)
        assert (left.dish[1] > right.dish[1]) - (left.dish[1] < right.dish[1]) == order


FORECASTS = [
    (Forecast(die=die("yellow", 5), plate="pure"), 5),
    (Forecast(die=die("gray", 3), plate="tainted", excess=2), -5),
    (Forecast(die=die("black", 6), plate="anubis"), 0),
    (Forecast(faith=-2), -2),
    (NOTHING, 0),
]


@pytest.mark.parametrize(("forecast", "change"), FORECASTS)
def test_tek_16_1_the_balance_a_choice_would_lead_to(forecast: Forecast, change: int) -> None:
    assert balance_after(3, forecast) == 3 + change
    assert forecast.weighs == (forecast != NOTHING)


def test_a_forecast_shows_its_die_its_balance_and_its_badges() -> None:
    style, game = style_of((1280, 720)), position(3)
    shown = {painted(style, own_things(style, game, 0))}
    for forecast, changed in (
        (Forecast(die=die("yellow", 5), plate="pure"), {"own.scales"}),
        (Forecast(die=die("yellow", 5), plate="anubis"), {"own.scales"}),
        (Forecast(points=9), {"change.points"}),
        (Forecast(goods=(2, -1, 0, 0, 0, 0, 0)), {"change.papyrus", "change.bread"}),
    ):
        shown.add(painted(style, own_things(style, game, 0, forecast=forecast)))
        assert {thing.id for thing in OwnThings(style).forecast(game.seen_by(0), 0, forecast)} == changed
    assert len(shown) == 5


def test_the_beam_can_swing() -> None:
    style, weights = style_of(), weights_of(position(2).seen_by(0), 0)
    pictures = set()
    for tilt in (-4.0, 0.0, 4.0):
        target = Surface((300, 200))
        draw_scales(target, Rect(8, 8, 284, 180), style, weights, tilt=tilt)
        pictures.add(pixels(target))
    assert len(pictures) == 3


# The panels


def panel(style: TableStyle, game: Tekhenu, seat: int, place: Rect | None = None) -> list[Thing]:
    """As seat 0 sees it."""
    where = place or style.layout.zones.seats[0]
    return list(PanelThings(style).of(game.seen_by(0), seat, where, "Grand Prêtre", seat == 0))


def signs_of(style: TableStyle, game: Tekhenu, seat: int) -> dict[str, Thing]:
    return {one.id.split(".", 2)[2]: one for one in panel(style, game, seat) if one.kind == "sign"}


@in_windows
def test_panels_fit(size: tuple[int, int], text: int, language: str) -> None:
    for count in TABLES:
        style, game = style_of(size, language, text, count), loaded(position(count))
        with misfits() as found:
            for place, seat in zip(style.layout.zones.seats, game.order, strict=True):
                things = panel(style, game, seat, place)
                painted(style, things)
                assert all(place.contains(one.place) for one in things)
        assert not found, count


def test_every_sign_of_a_panel_says_what_it_is() -> None:
    for count in (SOLO, 4):
        style, game = style_of(seats=count), loaded(position(count))
        for seat in game.order:
            signs = signs_of(style, game, seat)
            assert len(signs) >= 7
            for name, one in signs.items():
                assert one.label and PanelThings(style).tip(game.seen_by(0), seat, name).title


def test_chips_and_pieces_do_not_overlap() -> None:
    for size in SIZES:
        style = style_of(size)
        signs = signs_of(style, loaded(position(4)), 0).items()
        spots = [one.place for name, one in signs if name.startswith(("card", "buildings", "pillars", "statues"))]
        assert apart(spots, style.layout.zones.seats[0]), size


def test_a_panel_does_not_tell_the_decrees_of_others() -> None:
    style, game = style_of((1280, 720)), position(3)
    game.seats[1].decrees, game.seats[1].seen_decrees = ["D13", "D02"], []
    other = game.clone()
    other.seats[1].decrees = ["D08", "D20"]
    assert panel(style, game, 1) == panel(style, other, 1)
    names = set(signs_of(style, game, 1))
    assert "cards.decree" in names and not any(name.startswith("card.D") for name in names)


def test_botankhamon_has_tracks_and_scribes_but_no_goods() -> None:
    game = position(SOLO)
    signs = set(signs_of(style_of(seats=SOLO), game, game.bot))
    assert {"track.population", "track.happiness", "good.scribe"} < signs and "good.papyrus" not in signs


# The pyramid


@pytest.mark.parametrize("size", SIZES)
def test_the_pyramid_stands_on_four_tiles(size: tuple[int, int]) -> None:
    style = style_of(size, seats=SOLO)
    room = style.layout.zones.side
    places = pyramid_places(style, room)
    assert len(places) == sum(ROWS) == len(components().bot.tiles)
    assert apart(places, room)
    for number, place in enumerate(places):
        right, up = components().bot.right[number], components().bot.up[number]
        if right >= 0:
            assert places[right].x > place.x and places[right].y == place.y
        if up >= 0:
            assert places[up].x > place.x and places[up].bottom <= place.y


def test_tek_19_3_only_tiles_to_the_right_and_above_can_still_come() -> None:
    assert reachable(-1) == frozenset(range(10))
    assert reachable(4) == {4, 5, 6, 7, 8, 9}
    assert reachable(9) == {9}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("text", [80, 160])
def test_the_pyramid_shows_where_he_stands(language: str, text: int) -> None:
    style, game = style_of((1280, 720), language, text, seats=SOLO), position(SOLO)
    room, colours, pictures = style.layout.zones.side, style.seat_styles[game.bot], set()
    with misfits() as found:
        for place in (-1, 0, 5, 9):
            target = Surface(style.screen.size)
            draw_pyramid(target, room, style, tuple(game.bot_tiles), place, colours)
            pictures.add(pixels(target))
    assert len(pictures) == 4
    assert not found
