"""What lies on the map beside the provinces: decks, offering tiles, quarry, boats and the names of lands and waters."""

from __future__ import annotations

from pygame import Rect, Surface

from game.amunre.building import pyramids_left, stones_left
from game.amunre.state import AmunRe
from ui.art.cards import card_back, pile
from ui.art.colour import Colour
from ui.art.figures import farmer
from ui.art.lettering import haloed, put_text
from ui.art.light import box_aura
from ui.art.masks import rounded, rounded_line
from ui.art.masonry import block, double_pyramid
from ui.art.palette import CREAM
from ui.art.scenery import boat
from ui.art.surface import recoloured
from ui.art.tokens import badge
from ui.boards.amunre.look import SIGNS, Look, colour_of
from ui.boards.amunre.pieces import BACK, offering_tile, put, small_card
from ui.boards.amunre.shapes import nile_map
from ui.frame import words

PROVINCES, FAVOURS, DISCARD = 0, 1, 2
STONES, PYRAMIDS, FARMERS = 0, 1, 2
PROVINCE_BACK: Colour = (150, 96, 44)
_WATER_INK: Colour = (232, 246, 244)


def paint_furniture(target: Surface, look: Look, view: AmunRe) -> None:
    _labels(target, look)
    _decks(target, look, view)
    _tiles(target, look, view)
    _quarry(target, look, view)
    layout = look.layout
    for x, y, size, flip in ((0.476, 0.44, 50, False), (0.512, 0.872, 56, True), (0.661, 0.078, 54, True)):
        put(target, boat(layout.px(size), flip), layout.at(x, y), 3)


def _labels(target: Surface, look: Look) -> None:
    layout = look.layout
    for key, x, y, angle in (
        ("west", 0.376, 0.106, 0), ("east", 0.618, 0.1, 0), ("nile", 0.492, 0.655, -60), ("red_sea", 0.991, 0.86, 82),
    ):  # fmt: skip
        size = layout.text(20 if angle else 19)
        put_text(target, look.say(f"map.{key}"), "italic", size, _WATER_INK, layout.at(x, y), "center", angle=angle)
    for key, y in (("lower", 0.368), ("upper", 0.795)):
        at = (layout.map.x + layout.px(13), layout.at(0, y)[1])
        name = look.narrator.label("region", key)
        put_text(target, name, "heading", layout.text(16), (150, 40, 24), at, "center", (255, 240, 210), 90)


def _decks(target: Surface, look: Look, view: AmunRe) -> None:
    layout = look.layout
    provinces = layout.deck(PROVINCES)
    hidden = len(view.province_deck)
    if hidden:
        pile(card_back(provinces.size, PROVINCE_BACK, "sphinx", 6), hidden).put(target, provinces.topleft)
    else:
        _empty(target, look, provinces)
    favours = layout.deck(FAVOURS)
    if view.deck:
        pile(card_back(favours.size, BACK, "favour"), len(view.deck)).put(target, favours.topleft)
    else:
        _empty(target, look, favours)
    discard = layout.deck(DISCARD)
    if view.discard:
        top = view.discard[-1]
        put(target, small_card(discard.size, colour_of(top), SIGNS[top]), discard.center, 3)
    else:
        _empty(target, look, discard)
    for key, place, count in (
        ("provinces", provinces, hidden), ("favours", favours, len(view.deck)), ("discard", discard, len(view.discard)),
    ):  # fmt: skip
        _deck_label(target, look, place, look.say(f"deck.{key}"), count)


def _deck_label(target: Surface, look: Look, place: Rect, name: str, count: int) -> None:
    layout = look.layout
    left = place.right + layout.px(12)
    px = layout.text(16)
    room = Rect(left, place.y + layout.px(16), layout.px(78), round(px * 1.3))
    words.line(target, name, room, "bold", px, CREAM, least=11)
    tag = badge(str(count), layout.text(16, 1.0))
    target.blit(tag, (left, room.bottom + layout.px(2)))


def _empty(target: Surface, look: Look, place: Rect) -> None:
    corner = 6 * look.layout.z
    target.blit(recoloured(rounded(place.size, corner), (10, 34, 54), 150), place)
    target.blit(recoloured(rounded_line(place.size, corner, 1.3), (200, 220, 220), 150), place)


def _tiles(target: Surface, look: Look, view: AmunRe) -> None:
    layout = look.layout
    spare = layout.spare_tiles(view.tile)
    for number, place in spare.items():
        put(target, offering_tile(place.width, number), place.center, 4)
    left = min(place.left for place in spare.values()) - layout.px(12)
    px = layout.text(16)
    for k, line in enumerate(look.say("map.tiles").split("\n")):
        put_text(
            target, line, "bold", px, CREAM, (left, layout.map.y + layout.px(42) + round(k * px * 1.25)), "midright"
        )
    place = layout.delta
    if view.tile is None:
        corner = place.width * 0.12
        target.blit(recoloured(rounded(place.size, corner), (40, 60, 26), 90), place)
        target.blit(recoloured(rounded_line(place.size, corner, 1.6), (250, 244, 206), 170), place)
    else:
        box_aura(place.size, place.width * 0.12, 8 * layout.z, (255, 240, 190), 170).put(target, place.topleft)
        put(target, offering_tile(place.width, view.tile), place.center, 5)


def supplies(view: AmunRe) -> tuple[int | None, int, int]:
    """What is left: stones, pyramids, farmers; None where there is no end of them (AMU-5.8)."""
    stones = max(0, stones_left(view)) if view.counted_stones else None
    return stones, pyramids_left(view), view.farmer_supply()


def _quarry(target: Surface, look: Look, view: AmunRe) -> None:
    layout = look.layout
    x, y = layout.anchor(nile_map().quarry_name)
    title = haloed(look.say("map.quarry"), "heading", layout.text(21), CREAM, (50, 30, 16))
    title.centred(target, (x, y + layout.px(10)))
    pictures = (block(layout.px(30)), double_pyramid(layout.px(38)), farmer(layout.px(42)))
    names = ("stones", "pyramids", "farmers")
    for index, (shown, count, name) in enumerate(zip(pictures, supplies(view), names, strict=True)):
        _pile(target, look, layout.pile(index), shown, count, look.say(f"quarry.{name}"))


def _pile(target: Surface, look: Look, centre: tuple[int, int], shown: Surface, count: int | None, name: str) -> None:
    """A few pieces with their number, where they are counted, and their name."""
    layout = look.layout
    for k in range((3 if count is None else min(3, count)) - 1, -1, -1):
        put(target, shown, (centre[0] + (k - 1) * layout.px(7), centre[1] - k * layout.px(3)), 2)
    if count is not None:
        tag = badge(str(count), layout.text(16, 1.0))
        target.blit(tag, tag.get_rect(center=(centre[0] + layout.px(4), centre[1] + layout.px(25))))
    px = layout.text(16, 1.05)
    label = haloed(name, "body", px, CREAM, (40, 22, 10), 2)
    label.centred(target, (centre[0] + layout.px(4), centre[1] + layout.px(45)))
