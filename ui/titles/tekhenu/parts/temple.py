"""The Temple: 25 spaces with their print, the coloured border, tiles and pillars, the sites and statues around."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from game.tekhenu.components import SIDE, components
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import FREE, GOODS
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.figures import statue
from ui.art.goods import good_token
from ui.art.icons import icon, put_icon
from ui.art.lettering import Rimmed, put_text, width
from ui.art.light import raised
from ui.art.masonry import house, pillar
from ui.art.palette import INK
from ui.art.plates import body, walnut
from ui.art.surface import blank, blit_centred, faded
from ui.kit.sprite import sprite
from ui.kit.thing import Face, Shape, Thing
from ui.titles.tekhenu.cards.outlines import OUTLINE_COLOURS, OUTLINE_SIGNS
from ui.titles.tekhenu.parts.osiris import draw_people_space, draw_plot
from ui.titles.tekhenu.parts.ra import draw_tile
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.temple_places import TemplePlaces
from ui.titles.tekhenu.tokens import HALO, RUST, plate, price_width, put_price

SIDES = 4
CREAM_SIGN: Colour = (255, 244, 214)


def print_temple(target: Surface, style: TableStyle, places: TemplePlaces) -> None:
    """Everything that never changes, at any size."""
    plate(target, style, places.place, seed=43)
    _title(target, style, places)
    frame = places.square.inflate(2 * places.border + places.px(6), 2 * places.border + places.px(6))
    walnut(frame.size, 0.5 * places.u, 7, (110, 74, 36), None).put(target, frame.topleft)
    for side in range(SIDES):
        for number in range(SIDE):
            _border(target, places, side, number)
    for number in range(len(components().temple)):
        print_cell(target, style, places, number)
    for number, site in enumerate(components().sites):
        _site(target, style, places, number, site.min_players > style.layout.seats)


def _title(target: Surface, style: TableStyle, places: TemplePlaces) -> None:
    """In the corner that neither rows nor columns reach."""
    x, y = places.place.topleft
    size = style.layout.text(15) if places.u < 1.2 else style.layout.text(20)
    at = (x + style.layout.px(10), y + style.layout.px(17))
    title, room = style.say("temple.title"), places.site_beside_title.left - at[0] - style.layout.px(3)
    fits = width(title, "heading", size) <= room
    if fits:
        put_text(target, title, "heading", size, Rimmed(INK, HALO), at)
    sign = places.px(23)
    middle = y + sign * 0.62 + (style.layout.px(20) + size * 0.5 if fits else style.layout.px(8))
    put_icon(target, "horns", sign, RUST, (x + style.layout.px(10) + sign * 0.55, middle))
    put_icon(target, "pillar", sign, RUST, (x + style.layout.px(10) + sign * 1.75, middle))


def _border(target: Surface, places: TemplePlaces, side: int, number: int) -> None:
    space = (number, number * SIDE + SIDE - 1, (SIDE - 1) * SIDE + number, number * SIDE)[side]
    colour = components().temple[space].border[side]
    part = places.border_part(side, number).inflate(-2, -2)
    target.blit(body(part.size, OUTLINE_COLOURS[colour], "stone", 2 * places.u, 1, (0, 0), 0, number), part)
    sign = icon(OUTLINE_SIGNS[colour], round(places.border * 0.92), CREAM_SIGN)
    blit_centred(target, pygame.transform.rotate(sign, (0, -90, 180, 90)[side]), part.center)


def print_cell(target: Surface, style: TableStyle, places: TemplePlaces, number: int) -> None:
    """The ground of a space with the goods printed on it."""
    space, cell = components().temple[number], places.cell(number)
    ground = (226, 184, 110) if space.corner else (216, 186, 134)
    inner = cell.inflate(-2, -2)
    target.blit(body(inner.size, ground, "stone", 4 * places.u, 2, (-20, 12), 0, number, True), inner)
    size = places.px(26 if space.amount < 3 else 19)
    for k in range(space.amount):
        x = cell.centerx + (k - (space.amount - 1) / 2) * (size + places.px(2))
        raised(good_token(GOODS[space.good], size), 1).centred(target, (x, cell.centery))
    if space.corner:
        px = max(13, places.px(15))
        at = (cell.right - places.px(4), cell.y + places.px(11))
        put_text(target, "×2", "number", px, (130, 40, 20), at, "midright")


def _site(target: Surface, style: TableStyle, places: TemplePlaces, number: int, closed: bool) -> None:
    place, site = places.site(number), components().sites[number]
    if closed:
        target.blit(_slab(place.size, 5 * places.u), place)
        blit_centred(target, faded(icon("lock", places.px(20), (112, 76, 36)), 130), place.center)
        return
    target.blit(body(place.size, (196, 158, 102), "stone", 5 * places.u, 2, (-18, 10), 0, number, True), place)
    size = places.px(21)
    price = [("bread", site.bread)]
    put_price(target, price, place.centerx - price_width(price, size) / 2, place.centery, size)


@kept
def _slab(size: tuple[int, int], corner: float) -> Surface:
    out = blank(size, (150, 112, 62))
    pygame.draw.rect(out, (150, 112, 62, 60), out.get_rect(), border_radius=round(corner))
    return out


def temple_things(
    style: TableStyle, view: Tekhenu, places: TemplePlaces, prefix: str = "", layer: int = 0
) -> Iterator[Thing]:
    """Tiles, Pillars, Buildings and Statues. `prefix`: of the names of things in the Temple that is shown in front."""
    for number, tile in enumerate(view.laid):
        if tile:
            cell = places.cell(number).inflate(-4, -4)
            face = Face(draw_tile, (tile, view.turned[number], False, 1.5))
            yield Thing(f"{prefix}tile.{tile}", cell, face, layer)
            if view.pillars[number] != FREE:
                at = (cell.centerx, cell.y + cell.height * 0.46)
                yield sprite(
                    f"{prefix}pillar.{number}",
                    pillar,
                    style.seat_styles[view.pillars[number]],
                    round(cell.width * 0.76),
                    at=at,
                    height=2.5,
                    layer=layer,
                    owner=view.pillars[number],
                )
    for number, owner in enumerate(view.sites):
        if owner != FREE:
            size = min(places.px(45), places.site_size - 2)
            name, site = f"{prefix}building.{components().sites[number].id}", places.site(number)
            building = sprite(name, house, style.seat_styles[owner], size, at=site.center, owner=owner, layer=layer)
            yield from on_plot(building, site, number, places.u)
    for number, space in enumerate(components().people_spaces):
        if space.line:
            yield from people_things(style, view, number, places.statue(space.line), places.u, prefix, layer)


def on_plot(building: Thing, place: Rect, number: int, u: float) -> Iterator[Thing]:
    """A Building and the ground below it."""
    yield Thing(f"plot.{building.id}", place, Face(draw_plot, (number, 5 * u)), building.layer, on=building.id)
    yield building


def people_things(
    style: TableStyle, view: Tekhenu, number: int, place: Rect, u: float, prefix: str = "", layer: int = 0
) -> Iterator[Thing]:
    """The place of a Statue for the people, and the Statue."""
    owner, space = view.people_statues[number], components().people_spaces[number]
    face = Face(draw_people_space, (u, owner == FREE, view.statue_gold[number]))
    yield Thing(
        f"{prefix}people.{number}",
        place,
        face,
        layer,
        shape=Shape("disc", place.width),
        label=style.narrator.label("space", space.id),
        told=not prefix,
    )
    if owner != FREE:
        at = (place.centerx, place.centery - 4 * u)
        yield sprite(
            f"{prefix}statue.people.{number}",
            statue,
            style.seat_styles[owner],
            round(45 * u),
            at=at,
            height=2.5,
            owner=owner,
            layer=layer,
            shape=Shape("disc", 36 * u),
        )
