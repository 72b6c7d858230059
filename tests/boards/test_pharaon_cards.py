"""The faces of cards, vases and tiles of Pharaon: composed from the data, nothing cut off, nothing secret."""

from dataclasses import replace

import pytest
from pygame import SRCALPHA, Rect, Surface

from game.pharaon.ahead import landings
from game.pharaon.components import components
from game.pharaon.pieces import BONUSES, DARK, INSTANT_GAINS, LIGHT, POWERS, Effect, Gains
from game.pharaon.state import Pharaon
from tests.boards.harness import SIZES, SOLO, Samples, apart, in_windows, picture, pixels
from tests.pharaon.look import traitor_of
from ui.art.icons import exists, icon
from ui.art.lettering import width
from ui.art.pharaon_tokens import offering_token
from ui.frame.words import misfits
from ui.titles.pharaon import cards as art
from ui.titles.pharaon.cards import Ghost, faces
from ui.titles.pharaon.cards.emblem import COUNTED, INSTANT, gains, power, worth
from ui.titles.pharaon.cards.items import JAR, SWAP, gain, pay, points, word
from ui.titles.pharaon.cards.scenes import artisan_scene, noble_scene, power_mark
from ui.titles.pharaon.quarters.offerings import cost_line, draw_tick
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.tips import vase_tip
from ui.titles.pharaon.words_ahead import landing_in_words

PHARAON = Samples("pharaon", 3, lambda game: game.current_round == 4)
style_of, position = PHARAON.style_of, PHARAON.position
BOARD = {"artisan": ((118, 150), (91, 158), (87, 151)), "noble": ((122, 198), (112, 196))}
"""Sizes of cards in the quarters, in pixels of the design."""


def effects() -> list[Effect]:
    tiles = components().traitor_tiles.values()
    found = [effect for tile in tiles for face in tile.faces.values() for space in face for effect in space]
    return list(dict.fromkeys(found))


# Rows of signs


def test_every_power_bonus_and_gain_has_signs_and_nobles_that_differ_different_ones() -> None:
    nobles = components().nobles.values()
    assert {noble.effect for noble in nobles} == set(POWERS)
    assert set(INSTANT) == set(INSTANT_GAINS)
    assert set(COUNTED) | {"validated_god_bordering"} == set(BONUSES)
    for noble in nobles:
        assert bool(power(noble)) == (noble.effect != "none"), noble.id
        assert worth(noble), noble.id
        for item in (item for group in (*power(noble), *worth(noble)) for item in group):
            assert item.paint is not icon or exists(item.what), noble.id
    assert all(gains(artisan.gains) for artisan in components().artisans.values())
    assert len({(power(noble), worth(noble)) for noble in nobles}) == len(nobles)


def test_pha_1_2_what_is_paid_is_square_and_what_is_gained_is_round() -> None:
    scribe = components().nobles["NOB01"]
    assert power(scribe) == ((pay("agriculture"), SWAP, pay("justice")),)
    signs = [gain(name) for name in ("agriculture", "commerce", "any", "silver")]
    assert gains(Gains((0, 4), 1, 1, 1)) == tuple((sign,) for sign in (*signs, JAR))


def test_a_corrected_data_file_shows_on_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def cards() -> tuple[bytes, bytes]:
        artisan = art.artisan_card(style, "ART10", (118, 150))
        return pixels(artisan), pixels(art.noble_card(style, "NOB11", (114, 196)))

    style, parts = style_of(), components()
    before = cards()
    richer = replace(parts.artisans["ART10"], pp=8, gains=Gains((1,), 0, 2, 0))
    judge = replace(parts.nobles["NOB11"], base=12)
    other = replace(parts, artisans=parts.artisans | {"ART10": richer}, nobles=parts.nobles | {"NOB11": judge})
    monkeypatch.setattr(faces, "components", lambda: other)
    assert all(one != another for one, another in zip(before, cards(), strict=True))
    assert worth(judge) == ((points("12"),),)
    assert power(replace(parts.nobles["NOB06"], amount=2))[0][-1] == word("+2")


# Faces


def test_every_card_and_token_has_a_picture_of_its_own_inside_its_edges() -> None:
    artisans = {pixels(artisan_scene(number, (100, 60))) for number in range(1, 31)}
    nobles = {pixels(noble_scene(number, (100, 70))) for number in range(1, 27)}
    tokens = {pixels(offering_token(kind.kind, kind.target, kind.pp_bonus, 46)) for kind in components().tokens}
    parts = components()
    assert [len(artisans), len(nobles), len(tokens)] == [len(parts.artisans), len(parts.nobles), len(parts.tokens)]
    style = style_of((1280, 720))
    card = art.noble_card(style, "NOB06", (114, 196))
    assert card.get_at((0, 0))[3] == 0 and card.get_bounding_rect() == Rect(0, 0, 114, 196)
    assert {art.artisan_card(style, artisan, (58, 76)).get_size() for artisan in parts.artisans} == {(58, 76)}


def test_pha_21_the_kinds_of_powers_are_told_apart_by_shape() -> None:
    shapes = set()
    for kind in ("permanent", "once_per_round", "instant", "none"):
        mark = power_mark(kind, 26)
        shapes.add(bytes(sum(mark.get_at((x, y))[:3]) > 600 for x in range(26) for y in range(26)))
    assert len(shapes) == 4


def test_unknown_cards_show_their_backs() -> None:
    style, size = style_of(), (114, 150)
    assert pixels(art.noble_card(style, "?", size)) == pixels(art.card_back("noble", size))
    assert pixels(art.artisan_card(style, "?", size)) == pixels(art.card_back("artisan", size))
    assert pixels(art.card_back("noble", size)) != pixels(art.card_back("artisan", size))


@in_windows
def test_names_fit_on_the_cards_of_the_board(size: tuple[int, int], text: int, language: str) -> None:
    style = style_of(size, language, text)
    px = style.screen.px
    with misfits() as found:
        for kind, draw in (("artisan", art.artisan_card), ("noble", art.noble_card)):
            for wide, high in BOARD[kind]:
                for card in components().artisans if kind == "artisan" else components().nobles:
                    assert draw(style, card, (px(wide), px(high))).get_size() == (px(wide), px(high))
    assert not found


def test_long_names_are_broken_only_as_they_are_written() -> None:
    for language in ("fr", "en"):
        voice = style_of(language=language).narrator.voice
        parts = components()
        for kind, cards in (("artisan", parts.artisans), ("noble", parts.nobles), ("tile", parts.traitor_tiles)):
            for card in cards:
                key = f"board_pharaon_seat.broken.{card}"
                if key in voice.catalogue:
                    whole = voice.noun(kind, card)
                    assert whole.endswith(voice.say(key).replace("- ", "")), (language, card)


# Vases and tokens


def test_vases_show_their_resources_and_all_four_lids() -> None:
    vases = components().vases
    pictures = {pixels(art.vase_tile(vase, 88)) for vase in vases}
    assert len(pictures) == len(vases) and pixels(art.vase_tile("?", 88)) not in pictures
    same = [vase for vase, tile in vases.items() if tile.bottom == 0]
    assert len({pixels(art.vase_tile(vase, 88).subsurface((0, 0, 60, 20))) for vase in same}) == 4
    vase, plain = art.vase_tile("VAS01", 100), art.vase_tile("?", 100)
    assert vase.get_width() == round(100 * art.VASE_WIDTH)
    for number in range(3):
        x, y = (round(value) for value in art.resource_spot(100, number))
        assert vase.get_at((x - 9, y))[:3] != plain.get_at((x - 9, y))[:3]


# Traitor tiles


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [80, 160])
def test_tiles_and_their_spaces_lie_apart(size: tuple[int, int], text: int) -> None:
    style = style_of(size, text=text, seats=SOLO)
    view, room = position(SOLO).seen_by(0), style.layout.zones.side
    places = art.tile_places(style, room, view)
    tiles = [place for subject, place in places.items() if subject.startswith("tile.")]
    assert len(tiles) == 5 and apart(tiles, room)
    for name in components().traitor_tiles:
        spaces = [places[f"space.{name}.{space}"] for space in range(1, 12)]
        assert apart(spaces, places[f"tile.{name}"])
        assert [space.y for space in spaces] == sorted((space.y for space in spaces), reverse=True)


def tiles_picture(style: TableStyle, view: Pharaon, ghosts: tuple[Ghost, ...] = ()) -> bytes:
    return picture(style, art.tile_things(style, style.layout.zones.side, view, ghosts))


def test_tiles_show_tokens_faces_the_round_and_what_a_choice_would_do() -> None:
    style, game = style_of((1280, 720), seats=SOLO), position(SOLO)
    traitor = traitor_of(game)
    dark, later, marked = game.clone(), game.clone(), game.clone()
    traitor_of(dark).faces = [LIGHT if face == DARK else DARK for face in traitor.faces]
    later.current_round = 5
    traitor_of(marked).placed[0] = ("marker", *traitor.placed[0][1:])
    ghost = Ghost(traitor.tiles[0], len(traitor.placed[0]) + 1, "justice")
    shown = {tiles_picture(style, one.seen_by(0)) for one in (game, dark, later, marked)}
    assert len({*shown, tiles_picture(style, game.seen_by(0), (ghost,))}) == 5


def test_the_panel_of_tiles_does_not_tell_the_pile() -> None:
    style, game = style_of((1280, 720), seats=SOLO), position(SOLO)
    other = game.clone()
    pile = traitor_of(other).pile
    traitor_of(other).pile = [next(vase for vase in components().vases if vase not in pile)] * len(pile)
    assert tiles_picture(style, game.seen_by(0)) == tiles_picture(style, other.seen_by(0))
    assert art.enlarged(style, "plot", game.seen_by(0))[1] == art.enlarged(style, "plot", other.seen_by(0))[1]


def test_pha_14_9_large_tiles_tell_what_each_resource_would_set_going() -> None:
    style, view = style_of(seats=SOLO), position(SOLO).seen_by(0)
    _, plot = art.enlarged(style, "plot", view)
    for landing in landings(view):
        told = landing_in_words(style.narrator, landing)
        column, text = art.enlarged(style, f"tile.{landing.tile}", view)
        assert told in plot and told in text
        assert pixels(column) != pixels(art.enlarged(style, f"tile.{landing.tile}")[0])


@pytest.mark.parametrize("height", [17, 28])
def test_every_effect_has_a_picture_and_a_sentence_of_its_own(height: int) -> None:
    assert len({pixels(art.effect_picture(effect, height, (58, 32, 10))) for effect in effects()}) == len(effects())
    for language in ("fr", "en"):
        style = style_of(language=language)
        assert len({art.effect_text(style, effect) for effect in effects()}) == len(effects())


@in_windows
def test_the_tick_of_the_bonus_stands_behind_its_words(size: tuple[int, int], text: int, language: str) -> None:
    style = style_of(size, language, text, seats=SOLO)
    quarter = style.layout.ring(position(SOLO)).quarters["offerings"]
    line, target = cost_line(style, quarter), Surface(size, SRCALPHA)
    draw_tick(target, line.bonus)
    words = width(style.say("offerings.bonus"), "bold", style.layout.text(16))
    assert line.square.right + style.layout.px(5) + words <= target.get_bounding_rect().left


@in_windows
def test_nothing_on_the_tiles_is_cut_off(size: tuple[int, int], text: int, language: str) -> None:
    style = style_of(size, language, text, seats=SOLO)
    with misfits() as found:
        tiles_picture(style, position(SOLO).seen_by(0))
        art.enlarged(style, "plot", position(SOLO).seen_by(0))
    assert not found


# Large pictures


def test_pha_11_1_a_god_tells_what_it_asks_for_on_this_board() -> None:
    style, game = style_of(), position(3)
    turned = game.clone()
    turned.quarters = tuple(reversed(game.quarters))
    assert art.enlarged(style, "god.isis", game.seen_by(0))[1] != art.enlarged(style, "god.isis", turned.seen_by(0))[1]
    assert art.enlarged(style, "god.isis")[1]
    assert "jetons Offrande" in art.enlarged(style, "god.isis", game.seen_by(0))[1]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_texts_are_told_from_the_records(language: str) -> None:
    style = style_of(language=language)
    assert len({art.noble_text(style, card) for card in components().nobles}) == len(components().nobles)
    for card, noble in components().nobles.items():
        assert str(noble.base) in art.noble_text(style, card) or not noble.base
    for card, artisan in components().artisans.items():
        assert f"{artisan.pp} PP" in art.artisan_text(style, card)
    assert {vase_tip(style, vase).title for vase in components().vases} == {{"fr": "Vase", "en": "Jar"}[language]}
