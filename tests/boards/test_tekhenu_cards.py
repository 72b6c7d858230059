"""The faces of cards and tiles of Tekhenu, and where cards lie: composed from the data, nothing cut off, no secrets."""

from collections.abc import Hashable
from dataclasses import replace

import pytest
from pygame import Rect, Surface

from game.tekhenu import cards as records
from game.tekhenu.components import components
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import CARD_TYPES
from tests.boards.harness import SIZES, Samples, apart, in_windows, pixels, put
from ui.art.icons import exists
from ui.frame.words import misfits
from ui.kit.question import Question
from ui.titles.tekhenu.cards import emblem as emblems
from ui.titles.tekhenu.cards.bot_tile import bot_tile
from ui.titles.tekhenu.cards.emblem import COUNTED, SYMBOL_SIGNS, emblem
from ui.titles.tekhenu.cards.face import own_card, small_card, watermark
from ui.titles.tekhenu.cards.items import Good, Points, Sign
from ui.titles.tekhenu.cards.market import draw_market_card, market_places
from ui.titles.tekhenu.cards.outlines import OUTLINE_COLOURS
from ui.titles.tekhenu.cards.pillar_tile import ability, pillar_tile, sides_of
from ui.titles.tekhenu.choice import Choice
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.things import BoardThings
from ui.titles.tekhenu.trays.frame import LaidTray, Offered, Tray

TEKHENU = Samples("tekhenu", 4, lambda game: game.round == 11)
style_of, position = TEKHENU.style_of, TEKHENU.position


def all_cards() -> list[str]:
    parts = components()
    return [*parts.blessings, *parts.technologies, *parts.decrees, *parts.start_cards, *parts.destinies]


def record_of(card: str) -> Hashable:
    """What is printed on a card, whatever its number."""
    parts = components()
    shelves = (parts.blessings, parts.technologies, parts.decrees, parts.start_cards, parts.destinies)
    record = next(shelf[card] for shelf in shelves if card in shelf)
    return replace(record, id=card if card in ("T10", "T22") else "")


# Pictures


@pytest.mark.parametrize("full", [False, True])
def test_cards_that_differ_show_different_pictures(full: bool) -> None:
    shown: dict[Hashable, set[Hashable]] = {}
    for card in all_cards():
        corner = (card[0], components().start_cards[card].initiative if card[0] == "S" else 0)
        symbol = components().decrees[card].symbol if card[0] == "D" else ""
        shown.setdefault((corner, symbol, emblem(card, full)), set()).add(record_of(card))
    assert [sorted(map(str, same)) for same in shown.values() if len(same) > 1] == []


def test_every_sign_on_a_card_exists() -> None:
    for card in all_cards():
        for full in (False, True):
            groups = emblem(card, full)
            assert groups and all(groups)
            for item in (item for group in groups for item in group):
                assert not isinstance(item, Sign) or exists(item.name), card
        assert exists(watermark(card))
    assert set(COUNTED) == set(records.COUNTERS)
    assert all(exists(sign) for sign in SYMBOL_SIGNS.values())


def test_a_corrected_data_file_shows_on_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = components()
    richer = replace(parts.blessings["B05"], gain=records.Gain(goods=(0, 0, 0, 0, 7, 0, 0)))
    pillars = replace(parts.decrees["D13"], counts=(("own_pillar", 6),))
    other = replace(parts, blessings=parts.blessings | {"B05": richer}, decrees=parts.decrees | {"D13": pillars})
    monkeypatch.setattr(emblems, "components", lambda: other)
    assert emblem("B05") == ((Good("gold", 7),),)
    assert emblem("D13") == ((Sign("pillar"), Points("6")),)


def test_unknown_cards_show_their_backs_and_a_secret_decree_a_lock() -> None:
    style, size = style_of(), (94, 94)
    backs = [pixels(small_card(style, card, size)) for card in ("B?", "T?", "D?")]
    assert len(set(backs)) == 3
    assert backs == [pixels(own_card(style, card, size)) for card in ("B?", "T?", "D?")]
    assert pixels(own_card(style, "D13", (103, 176))) != pixels(own_card(style, "D13", (103, 176), secret=True))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_names_fit_on_market_cards_and_own_cards(language: str, size: tuple[int, int]) -> None:
    style = style_of(size, language)
    with misfits() as found:
        for card in all_cards():
            small_card(style, card, (style.screen.px(94), style.screen.px(94)), not style.screen.small)
            own_card(style, card, (style.screen.text(15) * 6, style.screen.px(176)), not style.screen.small)
    assert not found


# Tiles


def test_a_turned_tile_turns_its_sides() -> None:
    assert sides_of("P01") == ("red", "blue", "green", "ochre")
    assert sides_of("P01", 1) == ("ochre", "red", "blue", "green")
    for turned in range(4):
        picture = pillar_tile(80, "P01", turned)
        assert tuple(_nearest(picture.get_at(at)[:3]) for at in ((24, 8), (72, 24))) == sides_of("P01", turned)[:2]


def _nearest(colour: tuple[int, ...]) -> str:
    def away(name: str) -> int:
        return sum(abs(a - b) for a, b in zip(OUTLINE_COLOURS[name], colour, strict=True))

    return min(OUTLINE_COLOURS, key=away)


def test_abilities_are_pictured_an_active_one_is_ringed_and_tiles_of_botankhamon_differ() -> None:
    for tile in components().tiles.values():
        assert bool(ability(tile)) == (tile.light != "none"), tile.id
    assert pixels(pillar_tile(64, "P04", active=True)) != pixels(pillar_tile(64, "P04"))
    assert len({pixels(bot_tile(60, tile)) for tile in components().bot.tiles}) == len(components().bot.tiles)


# Market and displays


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [80, 100, 160])
def test_the_places_of_the_market_do_not_overlap(size: tuple[int, int], text: int) -> None:
    style = style_of(size, text=text)
    room = style.layout.market
    places = market_places(style, room)
    assert apart([*places.sections, *places.piles, *places.discards], room)
    for section, head, cards in zip(places.sections, places.heads, places.cards, strict=True):
        assert apart([head, *cards], section)
    assert [len(cards) for cards in places.cards] == [len(slots) for slots in components().market]
    assert len(places.piles) == len(CARD_TYPES)


def market_picture(style: TableStyle, game: Tekhenu, viewer: int | None = 0) -> bytes:
    target = Surface(style.screen.size)
    question = Question(game.seen_by(viewer), viewer, None, Choice(), lambda: None)
    market = ("section", "market", "thoth", "deck", "discards")
    put(target, [thing for thing in BoardThings(style).of(question, viewer) if thing.kind in market])
    return pixels(target)


@in_windows
def test_nothing_in_the_market_is_cut_off(size: tuple[int, int], text: int, language: str) -> None:
    style = style_of(size, language, text)
    with misfits() as found:
        for when in (1, 9, 15):
            market_picture(style, position(3, when=lambda p, n=when: p.round == n))  # type: ignore[misc]
    assert not found


def test_the_market_shows_locks_but_not_what_comes_in_the_decks() -> None:
    style, game = style_of(), position(2, when=lambda p: p.round == 2)
    pictures = set()
    for happiness in (2, 13):
        game.seats[0].happiness = happiness
        pictures.add(market_picture(style, game))
    assert len(pictures) == 2, "a lock less"
    other = game.clone()
    other.decks = [deck[::-1] for deck in other.decks]
    assert market_picture(style, game, 1) == market_picture(style, other, 1)


def test_a_card_that_may_be_taken_is_lifted_under_the_pointer() -> None:
    style, place, shown = style_of(), Rect(20, 20, 94, 94), list[bytes]()
    for legal in (False, True):
        for state in ("normal", "hover"):
            target = Surface((134, 134))
            draw_market_card(target, place, style, "B07", legal, state)
            shown.append(pixels(target))
    assert shown[0] == shown[1] == shown[2] != shown[3]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_cards_in_a_tray_fit(size: tuple[int, int], language: str) -> None:
    """Also as many as there ever are; they lie apart on the plate."""
    style = style_of(size, language)
    with misfits() as found:
        for cards in (["D13", "D23"], list(components().start_cards)[:9], ["T13"]):
            laid = LaidTray(style, Tray("?", cards=tuple(Offered(card, ()) for card in cards)))
            things = list(laid.things())
            put(Surface(size), things)
            places = [thing.place for thing in things if thing.kind == "offered"]
            assert len(places) == len(cards) and apart(places, laid.rect)
    assert not found
