"""Seat panels, own board, hand, tracks and piles of Kemet: all in its place, nothing cut off, nothing secret."""

from collections.abc import Iterable

import pytest
from pygame import Rect, Surface

from game.kemet.components import components
from game.kemet.state import NOBODY, Kemet
from tests.boards.harness import SIZES, Samples, apart, games, in_windows, moments, pixels, recorded
from ui.frame.words import misfits
from ui.kit.thing import Thing
from ui.titles.kemet.cards import say
from ui.titles.kemet.map.things import MapThings
from ui.titles.kemet.market.display import paint_market
from ui.titles.kemet.seat import panel
from ui.titles.kemet.seat.closed import closed_hand
from ui.titles.kemet.seat.figures import panel_figures, points_by_kind
from ui.titles.kemet.seat.hand import Headings, draw_card, draw_headings, hand_cards
from ui.titles.kemet.seat.own_board import OwnBoard, own_board_places, paint_own_board
from ui.titles.kemet.seat.panel import GOODS, paint_panel, panel_places, put_panel, tile_places
from ui.titles.kemet.seat.seat_things import seat_things, sign_tip
from ui.titles.kemet.seat.tracks import Race, order_places, paint_prayers, paint_vp_race, pile_places
from ui.titles.kemet.style import TableStyle

TEXTS = (80, 100, 150)
KEMET = Samples("kemet", 5, lambda game: game.day == 4)
style_of, position = KEMET.style_of, KEMET.position
NOTHING: frozenset[str] = frozenset()


def rich(game: Kemet, seat: int = 0, cards: int = 7, tiles: int = 9) -> Kemet:
    """A seat with very much of everything."""
    game.hands[seat] = tuple(sorted((list(components().cards) * 2)[3 : 3 + cards]))
    taken = {tile for other in game.tiles for tile in other}
    free = [tile for tile in components().tiles if tile not in taken]
    silver_and_gold = [tile for tile in ("R4D", "S4C") if tile in free]
    game.tiles[seat] = tuple(sorted({*silver_and_gold, *free[::3][:tiles]}))
    game.battle_hands[seat] = ("BC1", "BC4")
    game.face_up[seat], game.face_down[seat] = ("BC2", "BC5"), ("BC3", "BC6")
    game.prayers[seat], game.reserve[seat] = 11, 12
    return game


def cut(surface: Surface, place: Rect) -> bytes:
    return pixels(surface.subsurface(place))


def hand_picture(style: TableStyle, view: Kemet, seat: int, lit: frozenset[str] = NOTHING) -> Surface:
    target = Surface(style.screen.size)
    for card in hand_cards(style, view, seat):
        draw_card(target, card.place, style, card.id, card.state, card.count, card.id in lit)
    return target


def hand_places(style: TableStyle, view: Kemet, seat: int) -> dict[str, Rect]:
    """The cards whose faces are seen."""
    known = (*components().battle_cards, *components().cards)
    return {card.id: card.place for card in hand_cards(style, view, seat) if card.id in known}


def board_picture(style: TableStyle, view: Kemet, seat: int, lit: frozenset[str] = NOTHING) -> Surface:
    target = Surface(style.screen.size)
    paint_own_board(target, style.layout.own_board, style, OwnBoard.of(view, seat), lit)
    return target


def put(target: Surface, things: Iterable[Thing]) -> None:
    for thing in things:
        if thing.face is not None:
            thing.face.put(target, thing.place)


def track_of(style: TableStyle, view: Kemet, name: str) -> Thing:
    """A thing of the map by its name."""
    return next(one for one in MapThings(style).of(view, {}, set()) if one.id == name)


# Everything at once


def paint_all(style: TableStyle, view: Kemet, seat: int | None, lit: frozenset[str]) -> None:
    """Everything around the map."""
    out, layout = Surface(style.screen.size), style.layout
    put(out, (track_of(style, view, name) for name in ("order", "piles")))
    paint_vp_race(out, layout.vp_race, style, Race.of(view))
    for place, other in zip(layout.seats, view.order, strict=True):
        kind = ("joueuse", "Vizir", "Scribe", "Apprenti", "Grand Prêtre")[other]
        put_panel(out, style, place, panel_figures(view, other), other, kind, other == seat)
    paint_market(out, layout.market, style, tuple(view.tiles), lit, False)
    if seat is None:
        put(out, closed_hand(style))
        return
    paint_own_board(out, layout.own_board, style, OwnBoard.of(view, seat), lit)
    paint_prayers(out, layout.prayer_track, style, seat, view.prayers[seat])
    wide = hand_cards(style, view, seat)[0].place.width
    draw_headings(out, layout.hand, style, Headings(wide, len(view.battle_hands[seat]), 2, 2, 5, 1))
    out.blit(hand_picture(style, view, seat, lit), (0, 0))


@in_windows
def test_nothing_is_cut_off(size: tuple[int, int], text: int, language: str) -> None:
    for count in (2, 3, 4, 5):
        style, game = style_of(size, language, text, count), position(count)
        with misfits() as found:
            paint_all(style, game.seen_by(0), 0, NOTHING)
            paint_all(style, rich(game, cards=12, tiles=14).seen_by(0), 0, frozenset({"top_move", "prayer"}))
            paint_all(style, game.seen_by(None), None, NOTHING)
        assert not found, count


# Panels


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_the_parts_of_a_panel_lie_apart(size: tuple[int, int], text: int) -> None:
    for count in (2, 3, 4, 5):
        for place in style_of(size, text=text, seats=count).layout.seats:
            assert apart(panel_places(place).values(), place)


def test_tiles_of_a_panel_stay_in_it() -> None:
    for size in SIZES:
        place = style_of(size).layout.seats[0]
        for count in (0, 1, 5, 9, 16):
            tiles = tuple(components().tiles)[:count]
            places = tile_places(place, tiles)
            assert tuple(places) == tiles
            assert all(place.contains(spot) and spot.width >= 24 for spot in places.values())


def test_a_panel_shows_goods_and_who_acts() -> None:
    style, game = style_of(), position()
    place = style.layout.seats[0]
    pictures = []
    for change in ("", "prayers", "active"):
        if change == "prayers":
            game.prayers[0] = (game.prayers[0] + 1) % 12
        target = Surface(style.screen.size)
        put_panel(target, style, place, panel_figures(game.seen_by(None), 0), 0, "Scribe", change == "active")
        pictures.append(cut(target, place))
    assert len(set(pictures)) == 3


def test_a_panel_tells_numbers_of_cards_and_no_faces() -> None:
    game = rich(position(), cards=4)
    shown = panel_figures(game.seen_by(0), 0)
    game.hands[0] = ("veto",) * 4
    game.battle_hands[0] = ("BC5", "BC6")
    assert shown == panel_figures(game.seen_by(None), 0)


def test_kem_1_12_points_by_kind_add_up() -> None:
    for count in (2, 5):
        for game in [moment.position for moment in moments(next(games("kemet", count)))][::40]:
            for seat in range(count):
                assert sum(points_by_kind(game, seat).values()) == game.points[seat]


# The own board


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_every_action_space_has_its_place_and_cards_lie_apart_in_the_hand(size: tuple[int, int], text: int) -> None:
    style, game = style_of(size, text=text), position()
    places = own_board_places(style)
    assert set(places) == {*(space.id for space in components().action_spaces), components().gold_space}
    assert apart(places.values(), style.layout.own_board)
    tops = {space.level: places[space.id].y for space in components().action_spaces}
    assert tops[3] < tops[2] < tops[1]
    for cards in (0, 1, 3, 5, 8, 12):
        game = rich(position(), cards=cards)
        places = hand_places(style, game.seen_by(0), 0)
        battle = {*game.battle_hands[0], *game.face_up[0], *game.face_down[0]}
        assert set(places) == battle | set(game.hands[0])
        assert apart(places.values(), style.layout.hand), cards


def test_tokens_and_light_show_on_the_own_board() -> None:
    style, game = style_of(), position()
    game.tokens[0] = game.own_tokens[0] = 0
    empty = board_picture(style, game, 0)
    spot = own_board_places(style)["top_move"]
    assert cut(board_picture(style, game, 0, frozenset({"top_move"})), spot.inflate(12, 12)) != cut(
        empty, spot.inflate(12, 12)
    )
    game.tokens[0] = 1 << components().action_index["top_move"]
    own = cut(board_picture(style, game, 0), spot)
    game.silver_on[0] = "top_move"
    assert len({cut(empty, spot), own, cut(board_picture(style, game, 0), spot)}) == 3


def test_kem_5_5_the_apex_is_locked_without_the_gold_token() -> None:
    style, game = style_of(), position()
    spot = own_board_places(style)[components().gold_space]
    game.tiles[0] = ()
    locked = cut(board_picture(style, game, 0), spot)
    game.tiles[0] = ("S4C",)
    game.gold_on[0] = ""
    ready = cut(board_picture(style, game, 0), spot)
    game.gold_on[0] = "move"
    assert len({locked, ready, cut(board_picture(style, game, 0), spot)}) == 3


# The hand


def test_kem_16_1_what_may_be_played_glows_and_a_face_down_discard_shows_its_back() -> None:
    style, game = style_of(), rich(position(), cards=3)
    view = game.seen_by(0)
    card, first = view.hands[0][0], hand_picture(style, view, 0)
    spot = hand_places(style, view, 0)[card].inflate(10, 10)
    assert cut(first, spot) != cut(hand_picture(style, view, 0, frozenset({card})), spot)
    game.face_down[0] = game.face_down[0][::-1]
    assert pixels(first) == pixels(hand_picture(style, game.seen_by(0), 0))


def test_kem_16_1_cards_of_another_are_backs() -> None:
    style, game = style_of(), rich(position(), cards=3)
    seen = pixels(hand_picture(style, game.seen_by(1), 0))
    game.hands[0] = ("veto", "escape", "prayer")
    game.battle_hands[0] = ("BC3", "BC6")
    game.face_down[0] = ("BC1", "BC4")
    assert pixels(hand_picture(style, game.seen_by(1), 0)) == seen
    assert set(hand_places(style, game.seen_by(1), 0)) == set(game.face_up[0])


# Tracks and piles


def test_the_turn_order_track_has_a_place_for_each_seat() -> None:
    for size in SIZES:
        for count in (2, 3, 4, 5):
            style = style_of(size, seats=count)
            assert len(order_places(style)) == count
            assert all(style.layout.turn_order.contains(spot) for spot in order_places(style))


def test_kem_12_2_free_positions_show_while_the_track_is_chosen() -> None:
    style, game = style_of(), position()
    game.track = []
    full, choosing = Surface(style.screen.size), Surface(style.screen.size)
    put(full, [track_of(style, game, "order")])
    game.track = [NOBODY, *game.order[1:]]
    put(choosing, [track_of(style, game, "order")])
    first, last = order_places(style)[0], order_places(style)[-1]
    assert cut(full, first) != cut(choosing, first)
    assert cut(full, last) == cut(choosing, last)


def test_piles_tell_the_number_of_cards_and_nothing_of_the_draw_pile() -> None:
    style, game = style_of(), position()
    shown = track_of(style, game, "piles")
    assert shown == track_of(style, game.seen_by(None), "piles")
    assert set(pile_places(style)) == {"draw", "discard"}
    game.discard = []
    assert shown != track_of(style, game, "piles")


def test_prayers_and_points_move_their_markers() -> None:
    """Points beyond the end stay on the last space."""
    style, game = style_of(), position()
    tracks, races, ends = set[bytes](), set[bytes](), set[bytes]()

    def race() -> bytes:
        target = Surface(style.screen.size)
        paint_vp_race(target, style.layout.vp_race, style, Race.of(game))
        return pixels(target)

    for value in (0, 4, 9):
        game.points[0] = value
        track = Surface(style.screen.size)
        paint_prayers(track, style.layout.prayer_track, style, 0, value)
        tracks.add(pixels(track))
        races.add(race())
    for value in (components().end_trigger, components().end_trigger + 4):
        game.points = [value] * 5
        ends.add(race())
    assert (len(tracks), len(races), len(ends)) == (3, 3, 1)


def test_every_sign_of_a_panel_says_what_it_is() -> None:
    style, game = style_of(), rich(position())
    for seat in range(game.seat_count):
        place = style.panel(game, seat)
        things = list(seat_things(style, game, seat, place))
        assert {one.subject for one in things if one.subject} == {f"tile.{tile}" for tile in game.tiles[seat]}
        assert all(place.contains(one.place) and sign_tip(style, game, one).lines for one in things)


def test_a_panel_paints_its_figures_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    style, game = style_of((1280, 720), seats=3), recorded("kemet", 5).position_before(0)
    figures = panel_figures(game, 0) | {"prayers": 7, "reserve": 8, "cards": 5, "battle_cards": 6}
    figures["points.battle"] = 3
    written: list[str] = []
    monkeypatch.setattr(panel, "put_text", lambda _, text, *rest: written.append(text))
    paint_panel(Surface(style.layout.seats[0].size), style, figures, 0, "", False)
    assert [text for text in written if text.isdigit()][: len(GOODS)] == [str(figures[good]) for good in GOODS]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("players", [4, 5])
def test_all_gods_have_their_names_or_none_has(size: tuple[int, int], players: int) -> None:
    style = style_of(size, seats=players)
    block = panel_places(style.layout.seats[0])["block"]
    names = {say(style, f"faction.{god}") for god in ("horus", "anubis", "bastet", "sobek", "ouadjet")}
    assert len({panel.god_line(style, name, block).whole for name in names}) == 1 or block.height <= panel.NAMED
