"""The players' boards of Tekhenu: all in its place, nothing cut off, nothing secret, the scales tell the truth."""

from dataclasses import replace

import pytest
from pygame import Rect, Surface

from game.tekhenu.components import box
from game.tekhenu.dial import die
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, GOODS
from tests.boards.harness import SIZES, SOLO, Samples, apart, in_windows, pixels
from ui.art.pans import hangs
from ui.frame.words import misfits
from ui.titles.tekhenu.cards.look import Lights
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.seat.forecast import NOTHING, Forecast, balance_after
from ui.titles.tekhenu.seat.own_board import own_places, paint_own_board
from ui.titles.tekhenu.seat.panel import paint_panel, paint_public
from ui.titles.tekhenu.seat.pyramid import ROWS, paint_pyramid, pyramid_places, reachable
from ui.titles.tekhenu.seat.scales import paint_scales

TEKHENU = Samples("tekhenu", 4, lambda game: game.round == 11)
look_of, position = TEKHENU.look_of, TEKHENU.position
TABLES = (SOLO, 2, 3, 4)


def own_picture(
    look: Look, game: Tekhenu, viewer: int | None, lights: Lights | None = None, forecast: Forecast = NOTHING
) -> bytes:
    target = Surface(look.screen.size)
    paint_own_board(target, look, look.layout.zones.hand, game.seen_by(viewer), 0, lights or Lights(), forecast)
    return pixels(target)


def loaded(game: Tekhenu, cards: int = 16) -> Tekhenu:
    """Seat 0 with very much of everything."""
    owner = game.seats[0]
    owner.goods = [12, 13, 14, 15, 16, 17, 18]
    owner.technologies, owner.blessings = list(box().technologies)[:cards], list(box().blessings)[:cards]
    owner.decrees = list(box().decrees)[: cards // 2]
    owner.pure, owner.tainted, owner.anubis = [], [die("white", 6)] * 4, []
    owner.excess, owner.faith_laid = [9, 8, 11, 7], -3
    game.points[0] = 188
    return game


# The own board


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [80, 100, 160])
def test_what_can_be_pointed_at_lies_apart_inside_the_board(size: tuple[int, int], text: int) -> None:
    look = look_of(size, text=text)
    room = look.layout.zones.hand
    for game in (position(2), position(4), loaded(position(3), 5)):
        view = game.seen_by(0)
        places = own_places(look, room, view, 0)
        assert {f"good.{good}" for good in GOODS} | {f"production.{good}" for good in BASIC} < set(places)
        assert all(room.contains(place) for place in places.values())
        assert apart((place for subject, place in places.items() if not subject.startswith("scales.")), room)
        for plate in ("pure", "tainted", "anubis"):
            assert places["scales"].contains(places[f"scales.{plate}"])


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_of_forty_cards_stays_on_the_board(size: tuple[int, int]) -> None:
    """Painting gives the same places."""
    look, view = look_of(size), loaded(position(3)).seen_by(0)
    room = look.layout.zones.hand
    places = own_places(look, room, view, 0)
    assert paint_own_board(Surface(size), look, room, view, 0) == places
    cards = [place for subject, place in places.items() if subject.startswith("card.") and "A0" not in subject]
    assert len(cards) == 40
    assert all(room.contains(card) for card in cards)
    assert len({card.topleft for card in cards}) == 40


@in_windows
def test_nothing_on_the_own_board_is_cut_off(size: tuple[int, int], text: int, language: str) -> None:
    look = look_of(size, language, text)
    target = Surface(size)
    games = (position(2, when=lambda p: p.round == 3), position(4), loaded(position(3)), loaded(position(3), 3))
    with misfits() as found:
        for game in games:
            paint_own_board(target, look, look.layout.zones.hand, game.seen_by(0), 0)
    assert not found


def test_a_long_name_stands_whole_on_the_own_board_of_the_smallest_window(monkeypatch: pytest.MonkeyPatch) -> None:
    look = look_of((1280, 720))
    monkeypatch.setattr(look.narrator, "voice", replace(look.narrator.voice, seats=("Hatchepsout",) * 4))
    with misfits() as found:
        paint_own_board(Surface((1280, 720)), look, look.layout.zones.hand, position(4).seen_by(0), 0)
    assert not found


def test_secret_decrees_are_backs_for_everybody_else() -> None:
    look, game = look_of((1280, 720)), position(3)
    game.seats[0].decrees, game.seats[0].seen_decrees = ["D13", "D23"], ["D13"]
    other = game.clone()
    other.seats[0].decrees = ["D13", "D08"]
    assert own_picture(look, game, 0) != own_picture(look, other, 0)
    assert own_picture(look, game, 1) == own_picture(look, other, 1)
    assert own_picture(look, game, None) == own_picture(look, other, None)


def test_what_glows_is_seen() -> None:
    look, game = look_of((1280, 720)), position(3)
    game.seats[0].blessings = ["B07"]
    plain = own_picture(look, game, 0)
    for subject in ("card.B07", "good.gold", "production.bread", "scales.tainted", f"card.{game.seats[0].destiny}"):
        lit = own_picture(look, game, 0, Lights(frozenset({subject})))
        assert len({plain, lit, own_picture(look, game, 0, Lights(hot=subject))}) == 3, subject


def test_emptied_slots_and_raised_levels_show() -> None:
    look, game = look_of((1280, 720)), position(3)
    plain = own_picture(look, game, 0)
    for change in ("buildings", "statues", "pillars"):
        other = game.clone()
        setattr(other.seats[0], change, getattr(other.seats[0], change) - 1)
        assert own_picture(look, other, 0) != plain, change
    other = game.clone()
    other.seats[0].production[0] = 6 if game.seats[0].production[0] < 6 else 2
    assert own_picture(look, other, 0) != plain


# The scales


def test_the_heavier_pan_hangs_lower() -> None:
    for tilt, order in ((-1.0, 1), (0.0, 0), (1.0, -1)):
        left, right = hangs((270, 125), tilt)
        assert (left.dish[1] > right.dish[1]) - (left.dish[1] < right.dish[1]) == order


@pytest.mark.parametrize(
    ("forecast", "change"),
    [
        (Forecast(die=die("yellow", 5), plate="pure"), 5),
        (Forecast(die=die("gray", 3), plate="tainted", excess=2), -5),
        (Forecast(die=die("black", 6), plate="anubis"), 0),
        (Forecast(faith=-2), -2),
        (NOTHING, 0),
    ],
)
def test_tek_16_1_the_balance_a_choice_would_lead_to(forecast: Forecast, change: int) -> None:
    view = position(2).seen_by(0)
    assert balance_after(view, 0, forecast) == view.balance_of(0) + change
    assert forecast.weighs == (forecast != NOTHING)


def test_a_forecast_shows_its_die_its_balance_and_its_badges() -> None:
    look, game = look_of((1280, 720)), position(3)
    pictures = [
        own_picture(look, game, 0, forecast=forecast)
        for forecast in (
            NOTHING,
            Forecast(die=die("yellow", 5), plate="pure"),
            Forecast(die=die("yellow", 5), plate="anubis"),
            Forecast(points=9),
            Forecast(goods=(2, -1, 0, 0, 0, 0, 0)),
        )
    ]
    assert len(set(pictures)) == len(pictures)


def test_the_beam_can_swing() -> None:
    look, view = look_of(), position(2).seen_by(0)
    pictures = set()
    for tilt in (-4.0, 0.0, 4.0):
        target = Surface((300, 200))
        paint_scales(target, look, Rect(8, 8, 284, 180), view, 0, tilt=tilt)
        pictures.add(pixels(target))
    assert len(pictures) == 3


# The panels


@in_windows
def test_panels_fit(size: tuple[int, int], text: int, language: str) -> None:
    target = Surface(size)
    for count in TABLES:
        look = look_of(size, language, text, count)
        view = loaded(position(count)).seen_by(0)
        with misfits() as found:
            for place, seat in zip(look.layout.zones.seats, view.order, strict=True):
                spots = paint_panel(target, look, place, view, seat, "Grand Prêtre", seat == 0)
                assert all(place.contains(spot) for spot in spots.values())
                inner = paint_public(target, look, place, view, seat)
                assert all(place.contains(spot) for spot in inner.values())
        assert not found, count


def test_chips_and_pieces_do_not_overlap() -> None:
    for size in SIZES:
        look = look_of(size)
        view = loaded(position(4)).seen_by(0)
        place = look.layout.zones.seats[0]
        spots = paint_panel(Surface(size), look, place, view, 0)
        below = ("card", "buildings", "pillars", "statues")
        assert apart((spot for subject, spot in spots.items() if subject.startswith(below)), place), size


def test_a_panel_does_not_tell_the_decrees_of_others() -> None:
    look, game = look_of((1280, 720)), position(3)
    game.seats[1].decrees, game.seats[1].seen_decrees = ["D13", "D02"], []
    other = game.clone()
    other.seats[1].decrees = ["D08", "D20"]
    place = look.layout.zones.seats[0]
    pictures = []
    for one in (game, other):
        target = Surface(look.screen.size)
        spots = paint_panel(target, look, place, one.seen_by(0), 1)
        assert "cards.decree" in spots and not [subject for subject in spots if subject.startswith("card.D")]
        pictures.append(pixels(target))
    assert pictures[0] == pictures[1]


def test_botankhamon_has_tracks_and_scribes_but_no_goods() -> None:
    look = look_of(seats=SOLO)
    view = position(SOLO).seen_by(0)
    spots = paint_panel(Surface(look.screen.size), look, look.layout.zones.seats[0], view, view.bot)
    assert {"track.population", "track.happiness", "good.scribe"} < set(spots)
    assert "good.papyrus" not in spots


# The pyramid


@pytest.mark.parametrize("size", SIZES)
def test_the_pyramid_stands_on_four_tiles(size: tuple[int, int]) -> None:
    look = look_of(size, seats=SOLO)
    room = look.layout.zones.side
    places = pyramid_places(look, room)
    assert len(places) == sum(ROWS) == len(box().bot.tiles)
    assert apart(places, room)
    for number, place in enumerate(places):
        right, up = box().bot.right[number], box().bot.up[number]
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
    look = look_of((1280, 720), language, text, seats=SOLO)
    game = position(SOLO)
    pictures = set()
    with misfits() as found:
        for place in (-1, 0, 5, 9):
            game.bot_place = place
            target = Surface(look.screen.size)
            paint_pyramid(target, look, look.layout.zones.side, game.seen_by(0))
            pictures.add(pixels(target))
    assert len(pictures) == 4
    assert not found
