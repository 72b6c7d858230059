"""The drawer of the powers over the table: every tile with its words, its price for the buyer, or why not."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.kemet.components import COLOURS, components
from game.kemet.expenses import tile_price
from game.kemet.market import BuyPower, best_level, display, owner_of
from game.kemet.state import NOBODY, Kemet
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.lettering import put_text
from ui.art.light import box_aura, raised
from ui.art.ornament import outline
from ui.art.palette import HOT, LEGAL
from ui.art.plates import body
from ui.art.surface import recoloured
from ui.titles.kemet.cards import Offer, gem, tile_plate
from ui.titles.kemet.cards.stones import tile_mask
from ui.titles.kemet.seat.furniture import HEADING, WOOD
from ui.titles.kemet.style import TableStyle

_COLUMNS: Final = 8
_ROWS: Final = 2
"""Each colour has two rows of two levels."""
_GOLD_LINE: Final[Colour] = (200, 154, 74)


def drawer_places(style: TableStyle) -> dict[str, Rect]:
    """By tile, all of the same size; bought ones keep their place."""
    stage, px = style.layout.stage, style.screen.px
    pad = px(12)
    left = stage.x + pad + px(46)
    gap, between = px(5), px(10)
    wide = (stage.right - pad - left - between - gap * (_COLUMNS - 1)) / _COLUMNS
    rows = _ROWS * len(COLOURS)
    high = (stage.height - 2 * pad - gap * (rows - 1) - between * (len(COLOURS) - 1)) / rows
    found: dict[str, Rect] = {}
    for block, colour in enumerate(COLOURS):
        for k, tile in enumerate(display(colour)):
            row, column = divmod(k, _COLUMNS)
            x = left + column * (wide + gap) + (between if column >= _COLUMNS // 2 else 0)
            y = stage.y + pad + (block * _ROWS + row) * (high + gap) + block * between
            found[tile.id] = Rect(round(x), round(y), int(wide), int(high))
    return found


def buyer_of(view: Kemet) -> int | None:
    """Whose purchase the prices are for: who is buying, else whose turn it is."""
    decision = view.decision
    if isinstance(decision, BuyPower):
        return decision.seat
    return view.active if view.active != NOBODY else None


def offer_of(style: TableStyle, view: Kemet, tile: str, buyer: int | None, lit: frozenset[str] | set[str]) -> Offer:
    """How a tile stands: owned, to be had, or what stands against it."""
    owner = owner_of(view, tile)
    if owner is not None:
        return Offer(owner=style.seat_styles[owner])
    if buyer is None:
        return Offer()
    printed = components().tiles[tile]
    price = tile_price(view, buyer, printed)
    if tile in lit:
        return Offer(price=price)
    twins = [one for one in view.tiles[buyer] if components().tiles[one].illustration == printed.illustration]
    if twins:
        return Offer(price=price, closed=True, reason="deck")
    if best_level(view, buyer, printed.colour) < printed.level:
        return Offer(price=price, closed=True, reason="pyramid", needs=str(printed.level))
    if price > view.prayers[buyer]:
        return Offer(price=price, closed=True, reason="ankh", needs=str(price))
    equal = any(
        components().tiles[one].illustration == printed.illustration
        and components().tiles[one].colour == printed.colour
        for one in lit
    )
    return Offer(price=price, closed=bool(lit) and not equal)


def paint_drawer(
    target: Surface, style: TableStyle, view: Kemet, lit: frozenset[str] | set[str], chosen: str | None = None
) -> None:
    """`lit` may be bought now, `chosen` is picked."""
    stage, scale = style.layout.stage, style.screen.scale
    payer = buyer_of(view)
    offers = tuple((tile, offer_of(style, view, tile, payer, lit)) for tile in drawer_places(style))
    box_aura(stage.size, 12 * scale, 8 * scale, alpha=190).put(target, stage.move(3, 5).topleft)
    target.blit(_picture(style, offers, frozenset(lit), chosen or ""), stage)


@kept
def _picture(style: TableStyle, offers: tuple[tuple[str, Offer], ...], lit: frozenset[str], chosen: str) -> Surface:
    """The whole drawer, kept while nothing in it changes: it is shown for many frames."""
    stage, scale = style.layout.stage, style.screen.scale
    corner = 12 * scale
    out = body(stage.size, WOOD, "wood", corner, max(1, round(2 * scale)), (18, -34), 0, 71).copy()
    outline(out, Rect((0, 0), stage.size).inflate(-8, -8), _GOLD_LINE, 1.4 * scale, 9 * scale, 210)
    places = {tile: place.move(-stage.x, -stage.y) for tile, place in drawer_places(style).items()}
    _labels(out, style, places)
    for tile, offer in sorted(offers, key=lambda offered: offered[0] == chosen):
        _put(out, style, tile, places[tile], offer, tile in lit, tile == chosen)
    return out


def _put(target: Surface, style: TableStyle, tile: str, place: Rect, offer: Offer, lit: bool, chosen: bool) -> None:
    scale = style.screen.scale
    colour = components().tiles[tile].colour
    corner = max(6.0, min(place.size) * 0.085)
    depth = max(2, round(3 * scale))
    box_aura(place.size, corner, depth, alpha=150).put(target, place.move(depth // 2, depth).topleft)
    if lit or chosen:
        light = HOT if chosen else LEGAL
        wide = max(2, round(3 * scale))
        edge = place.inflate(2 * wide, 2 * wide)
        box_aura(edge.size, corner, (8 if chosen else 5) * scale, light, 235, 2).put(target, edge.topleft)
        target.blit(recoloured(tile_mask(colour, edge.size, corner + wide), light), edge)
    target.blit(tile_plate(style, tile, place.size, offer), place)


def _labels(target: Surface, style: TableStyle, places: dict[str, Rect]) -> None:
    """The gem of a colour and the two levels of a row, at the left."""
    px = style.screen.px
    x = px(12) + px(22)
    size = max(13, min(style.screen.text(17), px(22)))
    for colour in COLOURS:
        tiles = display(colour)
        for row in range(_ROWS):
            inside = tiles[row * _COLUMNS : (row + 1) * _COLUMNS]
            if not inside:
                continue
            place = places[inside[0].id]
            raised(gem(colour, px(36)), 2).centred(target, (x, place.centery - px(8)))
            levels = " · ".join(str(level) for level in sorted({tile.level for tile in inside}))
            put_text(target, levels, "number", size, HEADING, (x, place.centery + px(26)), "center")
