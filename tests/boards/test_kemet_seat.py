"""Seat panels, own board, hand, tracks and piles of Kemet: all in its place, nothing cut off, nothing secret."""

from itertools import product

import pytest
from pygame import Rect, Surface

from game.kemet.components import components
from game.kemet.state import NOBODY, Kemet
from tests.boards.harness import SIZES, Samples, apart, games, in_windows, moments, pixels, put, recorded
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


def hand_picture(style: TableStyle, view: Kemet, lit: frozenset[str] = NOTHING) -> Surface:
    """The hand of seat 0."""
    target = Surface(style.screen.size)
    for card in hand_cards(style, view, 0):
        draw_card(target, card.place, style, card.id, card.state, card.count, card.id in lit)
    return target


def hand_places(style: TableStyle, view: Kemet) -> dict[str, Rect]:
    """The cards of seat 0 whose faces are seen."""
    known = (*components().battle_cards, *components().cards)
    return {card.id: card.place for card in hand_cards(style, view, 0) if card.id in known}


def board_picture(style: TableStyle, view: Kemet, space: str, more: int = 0, lit: frozenset[str] = NOTHING) -> bytes:
    """An action space on the board of seat 0, and so much around it."""
    target = Surface(style.screen.size)
    paint_own_board(target, style.layout.own_board, style, OwnBoard.of(view, 0), lit)
    return cut(target, own_board_places(style)[space].inflate(more, more))


def track_of(style: TableStyle, view: Kemet, name: str) -> Thing:
    """A thing of the map by its name."""
    return next(one for one in MapThings(style).of(view, {}, set()) if one.id == name)


# Everything at once


def paint_all(style: TableStyle, view: Kemet, viewer: int | None, lit: frozenset[str] = NOTHING) -> None:
    """Everything around the map, with the hand of seat 0 or of nobody."""
    out, layout = Surface(style.screen.size), style.layout
    put(out, (track_of(style, view, name) for name in ("order", "piles")))
    paint_vp_race(out, layout.vp_race, style, Race.of(view))
    for place, other in zip(layout.seats, view.order, strict=True):
        kind = ("joueuse", "Vizir", "Scribe", "Apprenti", "Grand Prêtre")[other]
        put_panel(out, style, place, panel_figures(view, other), other, kind, other == viewer)
    paint_market(out, layout.market, style, tuple(view.tiles), lit, False)
    if viewer is None:
        put(out, closed_hand(style))
        return
    paint_own_board(out, layout.own_board, style, OwnBoard.of(view, 0), lit)
    paint_prayers(out, layout.prayer_track, style, 0, view.prayers[0])
    wide = hand_cards(style, view, 0)[0].place.width
    draw_headings(out, layout.hand, style, Headings(wide, len(view.battle_hands[0]), 2, 2, 5, 1))
    out.blit(hand_picture(style, view, lit), (0, 0))


@in_windows
def test_nothing_is_cut_off(size: tuple[int, int], text: int, language: str) -> None:
    for count in (2, 3, 4, 5):
        style, game = style_of(size, language, text, count), position(count)
        with misfits() as found:
            paint_all(style, game.seen_by(0), 0)
            paint_all(style, rich(game, cards=12, tiles=14).seen_by(0), 0, frozenset({"top_move", "prayer"}))
            paint_all(style, game.seen_by(None), None)
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
    style, game, pictures = style_of(), position(), set()
    place = style.layout.seats[0]
    for prayers, active in ((3, False), (4, False), (3, True)):
        game.prayers[0] = prayers
        target = Surface(style.screen.size)
        put_panel(target, style, place, panel_figures(game.seen_by(None), 0), 0, "Scribe", active)
        pictures.add(cut(target, place))
    assert len(pictures) == 3


def test_a_panel_tells_numbers_of_cards_and_no_faces() -> None:
    game = rich(position(), cards=4)
    shown = panel_figures(game.seen_by(0), 0)
    game.hands[0] = ("veto",) * 4
    game.battle_hands[0] = ("BC5", "BC6")
    assert shown == panel_figures(game.seen_by(None), 0)


def test_kem_1_12_points_by_kind_add_up() -> None:
    for game in [moment.position for count in (2, 5) for moment in list(moments(next(games("kemet", count))))[::40]]:
        for seat, points in enumerate(game.points):
            assert sum(points_by_kind(game, seat).values()) == points


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
        places = hand_places(style, game.seen_by(0))
        battle = {*game.battle_hands[0], *game.face_up[0], *game.face_down[0]}
        assert set(places) == battle | set(game.hands[0])
        assert apart(places.values(), style.layout.hand), cards


def test_tokens_and_light_show_on_the_own_board() -> None:
    style, game = style_of(), position()
    game.tokens[0] = game.own_tokens[0] = 0
    around = [board_picture(style, game, "top_move", 12, lit) for lit in (NOTHING, frozenset({"top_move"}))]
    assert around[0] != around[1]
    spots = {board_picture(style, game, "top_move")}
    game.tokens[0] = 1 << components().action_index["top_move"]
    spots.add(board_picture(style, game, "top_move"))
    game.silver_on[0] = "top_move"
    assert len(spots | {board_picture(style, game, "top_move")}) == 3


def test_kem_5_5_the_apex_is_locked_without_the_gold_token() -> None:
    style, game, shown = style_of(), position(), set()
    for tiles, gold in (((), ""), (("S4C",), ""), (("S4C",), "move")):
        game.tiles[0], game.gold_on[0] = tiles, gold
        shown.add(board_picture(style, game, components().gold_space))
    assert len(shown) == 3


# The hand


def test_kem_16_1_what_may_be_played_glows_and_a_face_down_discard_shows_its_back() -> None:
    style, game = style_of(), rich(position(), cards=3)
    view = game.seen_by(0)
    card, first = view.hands[0][0], hand_picture(style, view)
    spot = hand_places(style, view)[card].inflate(10, 10)
    assert cut(first, spot) != cut(hand_picture(style, view, frozenset({card})), spot)
    game.face_down[0] = game.face_down[0][::-1]
    assert pixels(first) == pixels(hand_picture(style, game.seen_by(0)))


def test_kem_16_1_cards_of_another_are_backs() -> None:
    style, game = style_of(), rich(position(), cards=3)
    seen = pixels(hand_picture(style, game.seen_by(1)))
    game.hands[0], game.battle_hands[0] = ("veto", "escape", "prayer"), ("BC3", "BC6")
    game.face_down[0] = ("BC1", "BC4")
    assert pixels(hand_picture(style, game.seen_by(1))) == seen
    assert set(hand_places(style, game.seen_by(1))) == set(game.face_up[0])


# Tracks and piles


def test_the_turn_order_track_has_a_place_for_each_seat() -> None:
    for size, count in product(SIZES, (2, 3, 4, 5)):
        style = style_of(size, seats=count)
        places = order_places(style)
        assert len(places) == count and all(map(style.layout.turn_order.contains, places))


def test_kem_12_2_free_positions_show_while_the_track_is_chosen() -> None:
    style, game, shown = style_of(), position(), []
    places = order_places(style)
    for track in ([], [NOBODY, *game.order[1:]]):
        game.track = track
        target = Surface(style.screen.size)
        put(target, [track_of(style, game, "order")])
        shown.append([cut(target, place) for place in (places[0], places[-1])])
    (first, last), (free, same) = shown
    assert first != free and last == same


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
    tracks, races = set[bytes](), []
    end = components().end_trigger
    for value, points in ((0, [0, 1, 2, 3, 4]), (4, [4, 1, 2, 3, 4]), (9, [end] * 5), (9, [end + 4] * 5)):
        track, race, game.points = Surface(style.screen.size), Surface(style.screen.size), points
        paint_prayers(track, style.layout.prayer_track, style, 0, value)
        paint_vp_race(race, style.layout.vp_race, style, Race.of(game))
        tracks.add(pixels(track))
        races.append(pixels(race))
    assert (len(tracks), len(set(races)), races[2] == races[3]) == (3, 3, True)


def test_every_sign_of_a_panel_says_what_it_is() -> None:
    style, game = style_of(), rich(position())
    for seat in range(game.seat_count):
        place = style.panel(game, seat)
        things = list(seat_things(style, game, seat, place))
        assert {one.subject for one in things if one.subject} == {f"tile.{tile}" for tile in game.tiles[seat]}
        assert all(place.contains(one.place) and sign_tip(style, game, one).lines for one in things)


def test_a_panel_paints_its_figures_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    style, game = style_of((1280, 720), seats=3), recorded("kemet", 5).position_before(0)
    figures = panel_figures(game, 0) | {"prayers": 7, "reserve": 8, "cards": 5, "battle_cards": 6, "points.battle": 3}
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
