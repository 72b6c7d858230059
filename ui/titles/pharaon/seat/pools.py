"""The own resources in stacks and the own offering tokens by kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.pieces import RESOURCES
from game.pharaon.state import Seat
from ui.art import masks
from ui.art.colour import Colour
from ui.art.lettering import put_text, width
from ui.art.light import aura, raised
from ui.art.palette import CREAM, LEGAL_GOLD
from ui.art.pharaon_tokens import offering_token, resource_token
from ui.art.surface import faded
from ui.art.tokens import badge
from ui.kit.thing import BOX, Face, Thing
from ui.titles.pharaon.cards.wording import say
from ui.titles.pharaon.seat.lights import Light, Lights, rim
from ui.titles.pharaon.seat.measure import cells, type_px
from ui.titles.pharaon.style import TableStyle

STACKED: Final = 4
"""Tokens drawn on one another; the number tells the rest."""
_NONE: Final[Colour] = (176, 148, 112)


def resource_places(room: Rect) -> dict[str, Rect]:
    """One cell for each resource."""
    spots = cells(room, len(RESOURCES), 1)
    return {f"resource.{name}": spot for name, spot in zip(RESOURCES, spots, strict=True)}


def resource_things(style: TableStyle, room: Rect, owner: Seat, lights: Lights) -> Iterator[Thing]:
    for (subject, cell), name, count in zip(resource_places(room).items(), RESOURCES, owner.stock, strict=True):
        face = Face(draw_stack, (style, name, count, lights.of(subject), lights.pays(subject)))
        label = style.say("place.own", name=style.name("token", name))
        yield Thing(f"own.{subject}", cell, face, shape=BOX, subject=subject, label=label, told=True)


def draw_stack(
    target: Surface, cell: Rect, style: TableStyle, resource: str, count: int, light: Light, paying: int
) -> None:
    """Tokens on one another with their number below; those that pay are lit from the top."""
    rim(target, cell, 8 * style.screen.scale, light, style.screen.scale)
    px = type_px(style, 20, cell.height * 0.27)
    below = round(px * 1.12)
    step = max(2, round(style.screen.px(7)))
    d = min(style.screen.px(46), cell.width - 6, cell.height - below - (STACKED - 1) * step - 3)
    base = cell.bottom - below - d / 2 - 1
    picture = resource_token(resource, d)
    if not count:
        target.blit(faded(picture, 80), picture.get_rect(center=(cell.centerx, round(base))))
    shown = min(count, STACKED)
    for number in range(shown):
        at = (cell.centerx, base - number * step)
        if number >= shown - paying:
            aura(masks.disc(d), max(2.0, d / 9), LEGAL_GOLD, 255, 2).centred(target, at)
        raised(picture, 1.6).centred(target, at)
    put_text(
        target, str(count), "number", px, CREAM if count else _NONE, (cell.centerx, cell.bottom - below / 2), "center"
    )


def held_kinds(owner: Seat) -> list[tuple[int, int]]:
    """Kinds of offering tokens with their numbers."""
    return [(kind, count) for kind, count in enumerate(owner.tokens) if count]


def token_places(style: TableStyle, room: Rect, owner: Seat) -> dict[str, Rect]:
    """Behind the label one cell for each kind that is held, closer together the more there are."""
    kinds = held_kinds(owner)
    if not kinds:
        return {}
    left = room.x + _label_width(style, room, len(kinds))
    step = min(room.height * 1.12, (room.right - 3 - left) / len(kinds))
    return {
        f"token.{components().tokens[kind].id}": Rect(
            round(left + k * step), room.y + 1, max(8, round(step) - 1), room.height - 2
        )
        for k, (kind, _) in enumerate(kinds)
    }


def _label_width(style: TableStyle, room: Rect, kinds: int) -> int:
    """The label gives way where there are many kinds."""
    wide = width(say(style, "own.offerings"), "italic", _label_px(style, room)) + style.screen.px(20)
    return wide if wide + kinds * room.height * 0.86 <= room.width else style.screen.px(6)


def _label_px(style: TableStyle, room: Rect) -> int:
    return type_px(style, 16, room.height * 0.4)


def token_things(style: TableStyle, room: Rect, owner: Seat, lights: Lights) -> Iterator[Thing]:
    """What the row is called, where there is room for that, and the kinds that are held."""
    kinds = held_kinds(owner)
    if not kinds or _label_width(style, room, len(kinds)) > style.screen.px(6):
        text = say(style, "own.offerings" if kinds else "own.no_offerings")
        yield Thing("own.offerings", room, Face(draw_label, (style, text)), bleed=0)
    places = token_places(style, room, owner)
    for (subject, cell), (kind, count) in zip(places.items(), kinds, strict=True):
        face = Face(draw_token, (style, kind, count, lights.of(subject), lights.pays(subject)))
        label = style.say("place.own", name=style.name("token", components().tokens[kind].id))
        yield Thing(f"own.{subject}", cell, face, subject=subject, label=label, told=True)


def draw_label(target: Surface, room: Rect, style: TableStyle, text: str) -> None:
    at = (room.x + style.screen.px(12), room.centery)
    put_text(target, text, "italic", _label_px(style, room), (236, 208, 160), at)


def draw_token(
    target: Surface, cell: Rect, style: TableStyle, kind: int, count: int, light: Light, paying: int
) -> None:
    rim(target, cell, 8 * style.screen.scale, light, style.screen.scale)
    printed = components().tokens[kind]
    d = min(style.screen.px(54), cell.height - 4, max(16, cell.width - 2))
    made = offering_token(printed.kind, printed.target, printed.pp_bonus, d)
    tag = badge(str(count), type_px(style, 15, d * 0.34)) if count > 1 else None
    aside = min(tag.get_width() // 3, (cell.width - d) // 2 + 1) if tag is not None else 0
    centre = (cell.centerx - aside, cell.centery)
    if paying:
        aura(masks.octagon(d), max(2.0, d / 9), LEGAL_GOLD, 255, 2).centred(target, centre)
    raised(made, 1.8).centred(target, centre)
    if tag is not None:
        target.blit(tag, tag.get_rect(bottomright=(min(cell.right, centre[0] + d // 2 + 2 * aside), cell.bottom)))
