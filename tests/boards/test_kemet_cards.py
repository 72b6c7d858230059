"""Tiles, cards and creatures of Kemet: every id has a picture, a sign and words, nothing is cut off."""

from dataclasses import replace

import pytest
from pygame import Surface

from game.kemet.components import COLOURS, components
from game.kemet.market import BuyPower, BuyTile
from game.kemet.state import Kemet
from tests.boards.harness import SIZES, Samples, apart, in_windows, pixels
from ui.art.cache import forget_all
from ui.art.colour import contrast
from ui.art.icons import exists
from ui.frame.words import misfits
from ui.titles.kemet import cards as faces
from ui.titles.kemet.cards import FREE, Offer
from ui.titles.kemet.cards.setting import breakable
from ui.titles.kemet.cards.stones import State, stone_ink, tile_body, tile_mask
from ui.titles.kemet.cards.tiles import lying_on
from ui.titles.kemet.market.display import free_tiles, market_button, market_places, paint_market
from ui.titles.kemet.market.drawer import buyer_of, drawer_places, offer_of, paint_drawer
from ui.titles.kemet.signs import POINT_SIGNS

TEXTS = (80, 100, 150)
KEMET = Samples("kemet", 5, lambda game: game.day == 4)
style_of, position = KEMET.style_of, KEMET.position


def shape(surface: Surface) -> bytes:
    """Where something is drawn, whatever its colour."""
    w, h = surface.get_size()
    return bytes(surface.get_at((x, y))[3] > 127 for y in range(h) for x in range(w))


def buying(game: Kemet) -> bool:
    return isinstance(game.decision, BuyPower) and any(isinstance(move, BuyTile) for move in game.moves())


# Signs


def test_every_illustration_has_a_sign_of_its_own() -> None:
    parts = components()
    tiles = {tile.illustration: tile.sign for tile in parts.tiles.values()}
    battle = [card.sign for card in parts.battle_cards.values()]
    assert len(set(tiles.values())) == len(tiles) and len(set(battle)) == len(battle)
    assert all(
        map(exists, (*tiles.values(), *battle, *(card.sign for card in parts.cards.values()), *POINT_SIGNS.values()))
    )


def test_small_tiles_differ_wherever_their_powers_do() -> None:
    shown: dict[bytes, set[tuple[str, str]]] = {}
    for tile in components().tiles.values():
        shown.setdefault(pixels(faces.tile_square(tile.id, 31, False)), set()).add((tile.colour, tile.illustration))
    assert all(len(same) == 1 for same in shown.values())
    assert len(shown) == len({power for same in shown.values() for power in same})


def test_cards_that_share_a_sign_differ_by_their_number() -> None:
    style, cards = style_of(), components().cards
    assert len({pixels(faces.divine_card(style, card, (116, 145))) for card in cards}) == len(cards)
    assert cards["war_fury"].sign == cards["war_rage"].sign
    assert cards["war_fury"].effect.value != cards["war_rage"].effect.value


def test_kem_1_6_stones_points_and_factions_are_told_apart_by_shape() -> None:
    """Permanent points are square and temporary ones round; creatures carry the colour of their owner."""
    style = style_of()
    assert len({shape(faces.gem(colour, 24)) for colour in COLOURS}) == 3
    assert len({shape(tile_mask(colour, (31, 31), 31 * 0.17)) for colour in COLOURS}) == 3
    corner = {kind: faces.point_token(kind, 24).get_at((2, 2))[3] > 0 for kind in POINT_SIGNS}
    assert {kind for kind, filled in corner.items() if not filled} == {"temple", "pyramid"}
    assert len({seat_style.symbol for seat_style in style.seat_styles}) == 5
    assert len({pixels(faces.seat_shield(seat_style, 24)) for seat_style in style.seat_styles}) == 5
    assert (
        len({pixels(faces.creature_disc("scarab", 36, seat_style)) for seat_style in (*style.seat_styles, None)}) == 6
    )


# What is printed


def test_kem_6_3_4_what_lies_on_a_tile_is_drawn_there() -> None:
    kinds = "creature creature_and_vp creature_and_di_draw silver_token gold_token vp special_battle_card"
    for tile in components().tiles.values():
        assert (lying_on(tile, 36) is not None) == (tile.effect.type in kinds.split()), tile.id


def test_short_texts_tell_the_numbers_of_the_data() -> None:
    for language in ("fr", "en"):
        style = style_of(language=language)
        for tile in components().tiles.values():
            told = faces.tile_in_short(style, tile.id)
            if tile.effect.value and not tile.creature and tile.effect.type not in ("silver_token", "gold_token"):
                assert str(tile.effect.second or tile.effect.value) in told, tile.id
        for creature in components().creatures.values():
            told = faces.creature_in_short(style, creature.id)
            gifts = (creature.force, creature.damage, creature.defence, creature.land_moves)
            assert [f"+{n}" in told for n in gifts if n] == [True] * sum(map(bool, gifts)), creature.id


def test_a_corrected_data_file_shows_on_battle_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = components()
    stronger = replace(parts.battle_cards["BCS_OFF"], force=5)
    shown = []
    for box in (parts, replace(parts, battle_cards=parts.battle_cards | {"BCS_OFF": stronger})):
        monkeypatch.setattr(faces.values, "components", lambda box=box: box)
        forget_all()
        shown.append(pixels(faces.values.value_card("BCS_OFF", 40)))
    forget_all()
    assert shown[0] != shown[1]


def test_a_sign_stays_with_its_number_only() -> None:
    assert breakable("Carte spéciale\u00a0:strength: 3\u00a0:damage: 3") == "Carte spéciale :strength: 3 :damage: 3"
    assert breakable("+2 :ankh: par\u00a0:unit: détruite") == "+2\u00a0:ankh: par :unit: détruite"


def test_unknown_cards_show_their_backs() -> None:
    style, size = style_of(), (87, 145)
    assert pixels(faces.battle_card(style, "?", size)) == pixels(faces.battle_back(size))
    hidden = [pixels(faces.battle_card(style, card, size, "hidden")) for card in ("BC1", "BC2")]
    assert hidden[0] == hidden[1] != pixels(faces.battle_back(size)), "dark: it is no longer in the hand"
    assert pixels(faces.divine_card(style, "?", size)) == pixels(faces.divine_back(size))
    assert pixels(faces.battle_card(style, "BC1", size, "discarded")) != pixels(faces.battle_card(style, "BC1", size))


# Nothing is cut off


@in_windows
def test_cards_and_tiles_are_whole(language: str, size: tuple[int, int], text: int) -> None:
    style = style_of(size, language, text)
    px = style.screen.px
    upright = ((px(87), px(145)), (px(155), px(288))) if not style.layout.small else ((88, 84), (px(155), px(288)))
    divine = (px(116), px(145)) if not style.layout.small else (136, 84)
    forget_all()
    with misfits() as found:
        for wide, high in upright:
            for card in components().battle_cards:
                assert faces.battle_card(style, card, (wide, high)).get_size() == (wide, high)
        for name in components().cards:
            assert faces.divine_card(style, name, divine).get_size() == divine
        plate = next(iter(drawer_places(style).values())).size
        for tile in components().tiles:
            assert faces.tile_plate(style, tile, plate).get_size() == plate
    assert not found


def test_a_taken_tile_names_its_owner_when_enlarged() -> None:
    style, game = style_of(), position()
    seat = next(seat for seat in range(5) if game.tiles[seat])
    tile = game.tiles[seat][0]
    free = next(name for name in components().tiles if all(name not in owned for owned in game.tiles))
    told = {name: faces.enlarged(style, f"tile.{name}", game.seen_by(0))[1] for name in (tile, free)}
    assert style.seat(seat) in told[tile]
    assert not any(name in told[free] for name in map(style.seat, range(5)))


# Market and drawer


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_all_48_tiles_lie_apart(size: tuple[int, int], text: int) -> None:
    style = style_of(size, text=text)
    for places, room in ((market_places(style), style.layout.market), (drawer_places(style), style.layout.stage)):
        if not places:
            assert style.layout.small and market_button(style) == style.layout.market
            continue
        assert set(places) == set(components().tiles)
        assert apart(places.values(), room)
        assert places == market_places(style) or market_button(style).collidelist(list(places.values())) == -1


@in_windows
def test_market_and_drawer_are_whole(size: tuple[int, int], text: int, language: str) -> None:
    view = position(when=buying).seen_by(0)
    lit = frozenset(move.tile for move in view.moves() if isinstance(move, BuyTile))
    style, target = style_of(size, language, text), Surface(size)
    with misfits() as found:
        for opened in (False, True):
            paint_market(target, style.layout.market, style, tuple(view.tiles), lit, opened)
        paint_drawer(target, style, view, lit, next(iter(lit)))
    assert not found


def test_kem_6_3_1_the_drawer_tells_why_not() -> None:
    style, game = style_of(), position(when=buying)
    view = game.seen_by(None)
    buyer = buyer_of(view)
    assert buyer == view.decision.seat
    lit = frozenset(move.tile for move in game.moves() if isinstance(move, BuyTile))
    reasons = {"pyramid_too_low": "pyramid", "too_dear": "ankh", "same_illustration": "deck"}
    told = 0
    for refusal in view.decision.refusals(game):
        offer, why = offer_of(style, view, refusal.move.tile, buyer, lit), refusal.key.rpartition(".")[2]
        if why == "tile_sold":
            assert offer.owner is not None
        elif why == "twin_offered":
            assert not offer.closed and not offer.reason
        else:
            assert offer.closed and offer.reason == reasons[why]
            told += 1
    assert told
    assert all(not offer_of(style, view, tile, buyer, lit).closed for tile in lit)


def test_kem_6_3_2_prices_are_those_of_the_buyer() -> None:
    style, game = style_of(), position()
    game.tiles = [(), (), ("D1C",), (), ()]
    assert [offer_of(style, game, "R3A", buyer, frozenset({"R3A"})).price for buyer in (2, 1)] == [2, 3]
    assert offer_of(style, game, "R3A", None, frozenset()) == FREE
    plates = [pixels(faces.tile_plate(style, "R3A", (149, 149), offer)) for offer in (Offer(price=2), FREE)]
    assert plates[0] != plates[1]


def test_a_taken_tile_leaves_the_market() -> None:
    style = style_of()
    places, shown = market_places(style), []
    for tiles, free in (((),) * 5, 48), (((), ("S3B",), (), (), ()), 47):
        assert free_tiles(tiles) == free
        target = Surface(style.screen.size)
        paint_market(target, style.layout.market, style, tiles, frozenset(), False)
        shown.append({tile: pixels(target.subsurface(places[tile])) for tile in ("S3B", "D1A")})
    assert shown[0]["S3B"] != shown[1]["S3B"] and shown[0]["D1A"] == shown[1]["D1A"]


@pytest.mark.parametrize("state", ["closed", "gone"])
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("side", [99, 149])
def test_words_on_a_tile_that_is_not_to_be_had_stand_out(side: int, colour: str, state: State) -> None:
    stone, ink = tile_body(colour, (side, side), 8.0, 2, state), stone_ink(colour, state)
    found = sorted(
        contrast(ink, stone.get_at((x, y))[:3]) for x in range(9, side - 9) for y in range(round(side * 0.28), side - 9)
    )
    assert found[len(found) // 50] >= 4.5
