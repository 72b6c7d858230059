"""How the things of Amun-Re look that are more than one piece: ground, decks, prints of the provinces, bid cards."""

from __future__ import annotations

from pygame import Rect, Surface

from game.amunre.components import components
from ui.art.cards import card_back, pile
from ui.art.colour import Colour
from ui.art.figures import farmer
from ui.art.icons import icon
from ui.art.lettering import Rimmed, haloed, put_text, put_turned
from ui.art.light import box_aura, box_inner_glow
from ui.art.masks import rounded, rounded_line
from ui.art.masonry import block, double_pyramid, temple
from ui.art.ornament import outline
from ui.art.palette import CREAM, INK
from ui.art.plates import body
from ui.art.scenery import boat, field, mine
from ui.art.surface import recoloured
from ui.art.tokens import badge, coin
from ui.frame import words
from ui.kit.sprite import dimmed
from ui.kit.thing import FaceState
from ui.titles.amunre import printed
from ui.titles.amunre.forecast import BankStanding
from ui.titles.amunre.ground import Tint, land, over, tint_layers
from ui.titles.amunre.pieces import BACK, CAMEL, disc, favour_symbol, lock_disc, put, small_back, small_card
from ui.titles.amunre.province_status import Status
from ui.titles.amunre.shapes import nile_map
from ui.titles.amunre.side import paint_side
from ui.titles.amunre.strip import Moment, paint_strip
from ui.titles.amunre.style import SIGNS, TableStyle, colour_of

PROVINCE_BACK: Colour = (150, 96, 44)
_WATER_INK: Colour = (232, 246, 244)
_NAMES: dict[bool, tuple[Colour, Colour]] = {True: ((104, 84, 62), (206, 188, 160)), False: (INK, (255, 240, 204))}
"""Ink and halo of what is printed on a province, by whether it is out of the game."""
_SPACES: dict[str, tuple[Colour, Colour]] = {
    "legal": ((150, 92, 8), (255, 214, 96)),
    "flat": ((150, 116, 70), (214, 188, 140)),
    "taken": ((150, 116, 70), (214, 188, 140)),
    "hot": ((255, 255, 240), (255, 244, 196)),
}
_BOATS = ((0.476, 0.44, 50, False), (0.512, 0.872, 56, True), (0.661, 0.078, 54, True))
_WATERS = (
    ("west", 0.376, 0.106, 0),
    ("east", 0.618, 0.1, 0),
    ("nile", 0.492, 0.655, -60),
    ("red_sea", 0.991, 0.86, 82),
)


class Faces:
    """The painters of one window; faces of one window are equal if their arguments are."""

    def __init__(self, style: TableStyle) -> None:
        self.style = style
        self.layout = style.layout

    # The ground

    def land(self, target: Surface, place: Rect, level: int) -> None:
        target.blit(land(place.size, level), place)

    def tint(self, target: Surface, place: Rect, tint: Tint) -> None:
        here, clip = self.layout.map, target.get_clip()
        target.set_clip(clip.clip(here))
        for surface, (x, y) in tint_layers(here.size, tint):
            target.blit(surface, (here.x + x, here.y + y))
        target.set_clip(clip)

    def waters(self, target: Surface, place: Rect) -> None:
        """What lies over the tints: rivers, shades, names of lands and waters."""
        style, layout = self.style, self.layout
        target.blit(over(place.size), place)
        target.blit(box_inner_glow(place.size, 2, (30, 14, 0), round(9 * layout.z), 200), place)
        for key, x, y, angle in _WATERS:
            size = layout.text(20 if angle else 19)
            put_turned(target, style.say(f"map.{key}"), "italic", size, _WATER_INK, layout.at(x, y), angle)
        for key, y in (("lower", 0.368), ("upper", 0.795)):
            at = (layout.map.x + layout.px(13), layout.at(0, y)[1])
            name = style.narrator.label("region", key)
            put_turned(target, name, "heading", layout.text(16), Rimmed((150, 40, 24), (255, 240, 210)), at, 90)

    def boats(self, target: Surface, place: Rect) -> None:
        for x, y, size, flip in _BOATS:
            put(target, boat(self.layout.px(size), flip), self.layout.at(x, y), 3)

    # Decks, tiles, quarry

    def deck(self, target: Surface, place: Rect, key: str, count: int, top: str) -> None:
        """`top`: the face of the last discarded card."""
        if not count:
            _hole(target, place, 6 * self.layout.z, ((10, 34, 54), 150), ((200, 220, 220), 150), 1.3)
        elif key == "discard":
            put(target, small_card(place.size, colour_of(top), SIGNS[top]), place.center, 3)
        elif key == "provinces":
            pile(card_back(place.size, PROVINCE_BACK, "sphinx", 6), count).put(target, place.topleft)
        else:
            pile(card_back(place.size, BACK, "favour"), count).put(target, place.topleft)

    def deck_label(self, target: Surface, place: Rect, name: str, count: int) -> None:
        px = self.layout.text(16)
        room = Rect(place.x, place.y, place.width, round(px * 1.3))
        words.line(target, name, room, "bold", px, CREAM, least=11)
        target.blit(badge(str(count), self.layout.text(16, 1.0)), (place.x, room.bottom + self.layout.px(2)))

    def tiles_label(self, target: Surface, place: Rect, text: str) -> None:
        px = self.layout.text(16)
        for k, line in enumerate(text.split("\n")):
            at = (place.right, self.layout.map.y + self.layout.px(42) + round(k * px * 1.25))
            put_text(target, line, "bold", px, CREAM, at, "midright")

    def delta(self, target: Surface, place: Rect, filled: bool) -> None:
        """Where the offering tile lies: light around it, or an empty place."""
        if filled:
            light = box_aura(place.size, place.width * 0.12, 8 * self.layout.z, (255, 240, 190), 170)
            light.put(target, place.topleft)
        else:
            _hole(target, place, place.width * 0.12, ((40, 60, 26), 90), ((250, 244, 206), 170), 1.6)

    def quarry(self, target: Surface, place: Rect) -> None:
        x, y = self.layout.anchor(nile_map().quarry_name)
        title = haloed(self.style.say("map.quarry"), "heading", self.layout.text(21), CREAM, (50, 30, 16))
        title.centred(target, (x, y + self.layout.px(10)))

    def supply(self, target: Surface, place: Rect, kind: str, count: int | None, name: str) -> None:
        """A few pieces with their number, where they are counted, and their name."""
        layout, (x, y) = self.layout, place.center
        if kind == "stones":
            shown = block(layout.px(30))
        else:
            shown = double_pyramid(layout.px(38)) if kind == "pyramids" else farmer(layout.px(42))
        for k in range((3 if count is None else min(3, count)) - 1, -1, -1):
            put(target, shown, (x + (k - 1) * layout.px(7), y - k * layout.px(3)), 2)
        if count is not None:
            tag = badge(str(count), layout.text(16, 1.0))
            target.blit(tag, tag.get_rect(center=(x + layout.px(4), y + layout.px(25))))
        label = haloed(name, "body", layout.text(16, 1.05), CREAM, (40, 22, 10), 2)
        label.centred(target, (x + layout.px(4), y + layout.px(45)))

    # Provinces

    def province(
        self, target: Surface, place: Rect, name: str, kind: Status, bonus: bool, cards: int, stones: int
    ) -> None:
        """Its print: name, signs, the frame of the bonus. `bonus`: it still lies there, with so many cards and stones
        as pieces of their own."""
        style, layout = self.style, self.layout
        rows = printed.rows(layout, name, style.province(name))
        ink, halo = _NAMES[kind == "out"]
        haloed(style.province(name), "heading", layout.text(22), ink, halo).centred(target, rows.name.center)
        for sign in rows.signs:
            shown = _sign(sign.sign, sign.place.height)
            if kind == "out":
                target.blit(dimmed(shown, 130), shown.get_rect(center=sign.place.center))
            else:
                put(target, shown, sign.place.center, 1)
            if sign.number:
                number = haloed(str(sign.number), "number", layout.text(20), ink, halo, 2)
                number.put(target, (sign.place.right + layout.px(3), sign.place.centery - number.size[1] // 2))
        if rows.bonus is not None:
            self._bonus(target, name, rows.bonus, bonus, cards, stones)
        if kind == "out":
            x, y = layout.anchor(name)
            at = (x, y + layout.px(84))
            put_text(target, style.say("map.out"), "italic", layout.text(17), (88, 68, 46), at, "center")

    def _bonus(self, target: Surface, name: str, frame: Rect, solid: bool, cards: int, stones: int) -> None:
        """The frame of the bonus; solid until its buyer takes it, a faint print afterwards."""
        layout, here = self.layout, components().provinces[name]
        fill, line = (205, 255) if solid else (58, 150)
        wide = max(1.5, 2.4 * layout.z)
        _hole(target, frame, 6 * layout.z, ((112, 66, 30), fill), ((92, 50, 20), line), wide)
        card, stone = dimmed(small_back(layout.px(25)), 84), dimmed(block(layout.px(23)), 84)
        for k in range(cards, here.bonus_cards):
            target.blit(card, card.get_rect(center=printed.bonus_card(layout, frame, k)))
        for k in range(stones, here.bonus_stones):
            target.blit(stone, stone.get_rect(center=printed.bonus_stone(layout, frame, name, k)))
        if here.bonus_gold:
            shown, (x, y) = coin(layout.px(22)), printed.bonus_gold(layout, frame, name)
            if solid:
                put(target, shown, (x + shown.get_width() // 2, y), 1)
            else:
                target.blit(dimmed(shown, 84), shown.get_rect(center=(x + shown.get_width() // 2, y)))
            ink = CREAM if solid else (110, 76, 44)
            at = (x + shown.get_width() + layout.px(3), y)
            put_text(target, str(here.bonus_gold), "number", layout.text(18), ink, at)

    def field(self, target: Surface, place: Rect, out: bool) -> None:
        plot = field(*place.size)
        if out:
            target.blit(dimmed(plot, 120), place)
        else:
            put(target, plot, place.center, 1)

    # Bid cards

    def bid_card(self, target: Surface, place: Rect, legal: bool, dull: bool) -> None:
        """`legal`: something on it can be bid now; `dull`: a bid is asked for, and nothing can."""
        z = self.layout.bid_z
        corner = 9 * z
        if legal:
            box_aura(place.size, corner, 7 * z, (255, 212, 96), 200, 2).put(target, place.topleft)
        box_aura(place.size, corner, 5 * z, alpha=170).put(target, (place.x + 3, place.y + 5))
        paper: Colour = (214, 190, 146) if dull else (246, 226, 178)
        target.blit(body(place.size, paper, "papyrus", corner, 2, (20, -20), 0, 14), place)
        outline(target, place.inflate(-4, -4), (176, 122, 40), max(1.0, 1.5 * z), corner - 2)

    def space(self, target: Surface, place: Rect, value: int, kind: str, state: FaceState = "normal") -> None:
        """A bid space: `legal`, `flat`, `taken` (without its number) or `locked`."""
        d = self.layout.disc
        hot = state in ("hover", "pressed") and kind == "legal"
        if hot and self.layout.z < 0.9:
            d = round(d * 1.3)
        spot = Rect(0, 0, d, d)
        spot.center = place.center
        if kind == "locked":
            target.blit(lock_disc(d), spot)
            return
        target.blit(disc(d, *_SPACES["hot" if hot else kind]), spot)
        if kind != "taken" and not hot:
            legal = kind == "legal"
            px = max(11, round((16 if legal else 15) * self.layout.bid_z))
            ink: Colour = (70, 34, 0) if legal else (104, 72, 38)
            put_text(target, str(value), "number" if legal else "thin", px, ink, place.center, "center")

    # Beside the board

    def strip(self, target: Surface, place: Rect, moment: Moment) -> None:
        paint_strip(target, self.style, moment)

    def banks(self, target: Surface, place: Rect, standings: tuple[tuple[BankStanding, ...], ...]) -> None:
        paint_side(target, self.style, standings)


Ink = tuple[Colour, int]
"""A colour and how strongly it covers."""


def _hole(target: Surface, place: Rect, corner: float, fill: Ink, line: Ink, wide: float) -> None:
    """An empty place with a line around it."""
    target.blit(recoloured(rounded(place.size, corner), *fill), place)
    target.blit(recoloured(rounded_line(place.size, corner, wide), *line), place)


def _sign(sign: printed.Sign, height: int) -> Surface:
    match sign:
        case "favour":
            return favour_symbol(height)
        case "temple":
            return temple(height)
        case "mine":
            return mine(height)
        case "camel":
            return icon("camel", height, CAMEL)
