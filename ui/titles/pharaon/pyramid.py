"""The Pyramid of Time (round track, rows of those who have passed, Pharaoh token), the vases under it, their pile, and
the supply of resources."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.pieces import RESOURCES
from game.pharaon.state import NOBODY, Pharaon
from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.curves import Point
from ui.art.icons import icon, put_icon
from ui.art.lettering import Rimmed, fit_line, put_text
from ui.art.light import box_aura, raised
from ui.art.ornament import rule
from ui.art.palette import INK, INK_FAINT
from ui.art.pharaon_tokens import (
    any_token,
    first_player_token,
    pharaoh_token,
    prestige_disc,
    resource_token,
    seat_disc,
    well,
)
from ui.art.plates import body
from ui.art.surface import blit_centred, clip, faded
from ui.frame import words
from ui.kit.sprite import sprite
from ui.kit.thing import Face, Shape, Thing
from ui.titles.pharaon.cards import VASE_WIDTH, vase_tile
from ui.titles.pharaon.ground import HALO
from ui.titles.pharaon.layout import PYRAMID, VASES
from ui.titles.pharaon.offers import waiting
from ui.titles.pharaon.quarter_places import Box
from ui.titles.pharaon.style import TableStyle

_NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def print_pyramid(target: Surface, style: TableStyle, players: int) -> None:
    """Title and stones; how many rows are in use hangs on the number of players."""
    layout, rows = style.layout, components().layouts[players - 1].pyramid_rows
    head = layout.rect(Box(PYRAMID.x + 10, PYRAMID.y + 8, PYRAMID.w - 20, 28))
    fitted = fit_line(style.say("pyramid.title"), "heading", layout.text(18), head.width, 13)
    if not fitted.whole:
        fitted = fit_line(style.say("pyramid.short"), "heading", layout.text(18), head.width, 13)
    words.report(style.say("pyramid.title"), head, fitted.whole)
    put_text(target, fitted.text, "heading", fitted.px, Rimmed(INK, HALO), head.center, "center")
    outline = layout.rect(Box(PYRAMID.x + 7, PYRAMID.y + 98, PYRAMID.w - 14, 192))
    target.blit(_stone(outline.size), outline)
    for number in range(1, len(components().rows) + 1):
        used = number <= rows
        row = layout.pyramid_row(number)
        plate = body(
            row.size, (222, 186, 126) if used else (178, 150, 112), "stone", 4 * layout.u, 2, (20, -20), 0, number
        )
        raised(plate, 2).put(target, row.topleft)
        for space, gain in enumerate(components().rows[number - 1]):
            _space(target, style, layout.pyramid_space(number, space), gain, used)
        if not used:
            put_icon(target, "lock", layout.px(16), (96, 66, 36), (row.x - layout.px(11), row.centery))


@kept
def _stone(size: tuple[int, int]) -> Surface:
    w, h = size
    c = Canvas(size, 100, rim=(236, 204, 146))
    high = 100 * h / w
    c.poly((214, 180, 122), (36, 0), (64, 0), (100, high), (0, high))
    c.poly((182, 146, 96), (64, 0), (100, high), (80, high))
    return clip(c.finish(), masks.rounded(size, 4))


def _space(target: Surface, style: TableStyle, rect: Rect, gain: str, used: bool) -> None:
    layout = style.layout
    target.blit(well(rect.size, (200, 158, 100) if used else (158, 132, 100), layout.px(5), 2, 140), rect)
    if gain != "none":
        picture = gain_picture(gain, layout.px(26))
        blit_centred(target, picture if used else faded(picture, 90), rect.center)


def gain_picture(gain: str, size: int) -> Surface:
    """What a space of the pyramid gives."""
    if gain == "first_player":
        return first_player_token(size)
    if gain == "any":
        return any_token(size)
    if gain == "silver":
        return resource_token("silver", size)
    return icon("offering", round(size * 1.08), (78, 44, 12))


def pyramid_things(style: TableStyle, view: Pharaon) -> Iterator[Thing]:
    """Round track, spaces, the large discs and the Pharaoh token."""
    layout, now = style.layout, view.round
    first, last = layout.round_space(1, now), layout.round_space(components().rounds, now)
    yield Thing("rounds", first.union(last), Face(draw_rounds, (style, now)))
    for row in range(1, len(components().rows) + 1):
        for space in range(len(components().rows[row - 1])):
            yield Thing(
                f"stone.{row}.{space}",
                layout.pyramid_space(row, space),
                shape=Shape("box", 5 * layout.u),
                told=True,
                subject=f"pyramid.{row}.{space}",
                label=style.say("place.space", row=row, n=space + 1),
            )
    here = waiting(view)
    for place, seat in enumerate(here):
        spot = layout.waiting_disc(now, place, len(here))
        yield _disc(style, seat, layout.px(25), spot, layout.px(32), 1.5)
    for seat, owner in enumerate(view.seats):
        if owner.row:
            x, y = layout.pyramid_space(owner.row, owner.space).center
            yield _disc(style, seat, layout.px(33), (x, y - layout.px(3)), layout.px(40), 2)
    face, label = Face(draw_pharaoh, (style, view.pharaoh)), style.say("pyramid.pharaoh")
    yield Thing("pharaoh", layout.pharaoh, face, subject="pyramid", label=label, told=True)


def _disc(style: TableStyle, seat: int, size: int, at: Point, ring: int, height: float) -> Thing:
    return sprite(
        f"marker.{seat}",
        seat_disc,
        style.seat_styles[seat],
        size,
        at=at,
        height=height,
        owner=seat,
        shape=Shape("disc", ring),
    )


def draw_rounds(target: Surface, place: Rect, style: TableStyle, now: int) -> None:
    """The space of the present round is wide and bright."""
    layout = style.layout
    for number in range(1, components().rounds + 1):
        rect = layout.round_space(number, now)
        if number == now:
            box_aura(rect.size, rect.height / 2, 5 * layout.u, (255, 226, 130), 200).put(target, rect.topleft)
        colour = (250, 214, 120) if number == now else (160, 124, 80)
        target.blit(well(rect.size, colour, rect.height * 0.4, 3, 110 if number == now else 160), rect)
        if number != now:
            ink = (84, 54, 24) if number > now else (120, 90, 54)
            put_text(target, _NUMERALS[number - 1], "number", layout.text(16), ink, rect.center, "center")


def draw_pharaoh(target: Surface, place: Rect, style: TableStyle, holder: int) -> None:
    """The token, or the disc of who has it; what it asks for and what it is worth."""
    layout, px = style.layout, style.layout.px
    free = holder == NOBODY
    token = pharaoh_token(px(48))
    centre = (place.x + px(28), place.centery)
    if free:
        raised(token, 3).centred(target, centre)
    else:
        blit_centred(target, faded(token, 90), centre)
        raised(seat_disc(style.seat_styles[holder], px(30)), 2).centred(target, centre)
    text = Rect(place.x + px(60), place.y, place.right - px(36) - place.x - px(60), place.height // 2)
    words.line(target, style.say("pyramid.pharaoh"), text, "heading", layout.text(17), INK, "left", 12)
    y = place.y + round(place.height * 0.72)
    needs = components().pharaoh
    x = put_text(target, str(needs.nobles), "number", layout.text(16), INK, (text.x, y)).right + px(2)
    put_icon(target, "noble", px(21), INK, (x + px(10), y))
    rest = Rect(x + px(23), y - px(11), place.right - x - px(23), px(22))
    words.line(target, style.say("pyramid.step", n=needs.step), rest, "body", layout.text(16), INK, "left", 11)
    raised(prestige_disc(px(30), str(components().pharaoh_pp)), 1.5).centred(
        target, (place.right - px(16), place.y + px(14))
    )


def print_vases(target: Surface, style: TableStyle, players: int) -> None:
    layout, count = style.layout, components().layouts[players - 1].vases
    head = layout.rect(Box(VASES.x + 14, VASES.y + 8, 84, 30))
    fitted = fit_line(style.say("vases.title"), "heading", layout.text(18), head.width, 13)
    words.report(style.say("vases.title"), head, fitted.whole)
    put_text(target, fitted.text, "heading", fitted.px, Rimmed(INK, HALO), head.midleft)
    for number in range(count):
        rect = layout.vase(number, count)
        target.blit(well(rect.size, (176, 136, 88), layout.px(10), 3, 140), rect)
    line = layout.supply_title
    rule(target, line.x, line.right, line.y - layout.px(4), (120, 76, 30), 160)
    left = Rect(line.x, line.y, line.width // 3, line.height)
    words.line(target, style.say("vases.supply"), left, "italic", layout.text(16), INK, "left", 11)


def vase_things(style: TableStyle, view: Pharaon) -> Iterator[Thing]:
    """Vases, piles and supply; those that are taken leave empty places at the end."""
    layout = style.layout
    head = layout.rect(Box(VASES.x + 96, VASES.y + 8, VASES.w - 108, 30))
    piles = style.say(
        "vases.piles" if layout.roomy else "vases.pile", n=len(view.vase_pile), gone=len(view.vase_discard)
    )
    yield Thing("count.vases", head, Face(draw_count, (layout.text(15), piles)))
    count = components().layouts[view.players - 1].vases
    for number in range(count):
        rect = layout.vase(number, count)
        if number < len(view.vases):
            vase = view.vases[number]
            yield Thing(
                f"vase.{vase}",
                rect,
                Face(draw_vase, (style, vase)),
                shape=Shape("box", 10 * layout.u),
                told=True,
                subject=f"vase.{vase}",
                label=style.say("place.vase", n=number + 1),
            )
        elif view.current_round and view.current_round < components().rounds:
            yield Thing(f"gone.{number}", rect, Face(draw_gone, (layout.text(15), style.say("vases.taken"))))
    line = layout.supply_title
    bag = style.say("vases.bag", n=len(view.bag), gone=len(view.token_discard))
    rest = Rect(line.x + line.width // 3, line.y, line.width - line.width // 3, line.height)
    yield Thing("count.bag", rest, Face(draw_count, (layout.text(15), bag)))
    for number, name in enumerate(RESOURCES):
        yield Thing(
            f"supply.{name}",
            layout.supply(number),
            Face(draw_supply, (style, name, view.supply[number])),
            told=True,
            subject=f"resource.{name}",
            label=style.say("place.supply", resource=name),
        )


def draw_count(target: Surface, place: Rect, px: int, text: str) -> None:
    words.line(target, text, place, "italic", px, INK, "right", 11)


def draw_vase(target: Surface, rect: Rect, style: TableStyle, vase: str) -> None:
    layout = style.layout
    high = min(rect.height - layout.px(6), round((rect.width - layout.px(2)) / VASE_WIDTH))
    raised(vase_tile(vase, high), 3).centred(target, rect.center)


def draw_gone(target: Surface, rect: Rect, px: int, text: str) -> None:
    """The place of a vase that was taken."""
    words.line(target, text, rect.inflate(-6, 0), "italic", px, INK_FAINT, "center", 11)


def draw_supply(target: Surface, place: Rect, style: TableStyle, resource: str, left: int) -> None:
    layout = style.layout
    picture = resource_token(resource, layout.px(31))
    raised(picture if left else faded(picture, 90), 1.5).centred(target, (place.x + layout.px(19), place.centery))
    ink = INK if left else INK_FAINT
    put_text(target, str(left), "number", layout.text(17), ink, (place.x + layout.px(38), place.centery))
