"""Osiris: four districts of six spaces, their print, two statue spaces, the Gold beside row 2, the buildings."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.words import BASIC, HIGHEST
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import mix
from ui.art.dice import die
from ui.art.goods import GOOD_COLOURS, good_token
from ui.art.icons import icon
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.plates import body
from ui.art.surface import blit_centred, faded
from ui.frame import words
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.tokens import hollow, listed, plate

ANY = "any"
_UP = (40, 104, 60)


def print_osiris(target: Surface, style: TableStyle) -> None:
    layout = style.layout
    remark = style.say("osiris.remark" if layout.roomy else "osiris.short", n=components().osiris_cost)
    plate(target, style, layout.osiris, style.god("osiris"), "djed", remark, 44)
    for number, key in enumerate(("workshops", "quarries")):
        head = layout.quarter(number)
        target.blit(body(head.size, (200, 164, 108), "stone", 6 * layout.u, 2, (-16, 10), 0, 3 + number, True), head)
        room = Rect(head.x + layout.px(10), head.y, head.width - layout.px(62), head.height)
        words.line(target, style.say(f"osiris.{key}"), room, "heading", layout.text(16), (84, 48, 14), least=11)
    for district, good in enumerate(BASIC):
        _district(target, style, district, good)
    for row in range(HIGHEST):
        raised(die(layout.px(23), row + 1), 1.5).centred(target, layout.osiris_row(row))
    for number in range(len(components().osiris_spaces)):
        print_space(target, style, number, layout.osiris_space(number))


def _district(target: Surface, style: TableStyle, district: int, good: str) -> None:
    layout, place = style.layout, style.layout.district(district)
    base, ink = GOOD_COLOURS[good]
    target.blit(body(place.size, base, "stone", 5 * layout.u, 2, (24, -26), 0, district), place)
    if not layout.roomy:
        blit_centred(target, icon(good, layout.px(20), ink), place.center)
        return
    word, px = style.good(good), layout.text(15, 1.04)
    size, edge = layout.px(20), layout.px(3)
    if width(word, "bold", px) > place.width - size - 3 * edge:
        size, edge = layout.px(15), layout.px(1)
    sign = icon(good, size, ink)
    left = target.blit(sign, sign.get_rect(midleft=(place.x + edge, place.centery))).right + edge
    room = Rect(left, place.y, place.right - left - edge, place.height)
    words.line(target, word, room, "bold", px, ink, least=11)


def print_space(target: Surface, style: TableStyle, number: int, place: Rect) -> None:
    """What a space gives: Production above, goods below."""
    space, layout = components().osiris_spaces[number], style.layout
    tint = mix((214, 184, 132), GOOD_COLOURS[BASIC[space.district]][0], 0.18)
    target.blit(body(place.size, tint, "stone", 5 * layout.u, 2, (-18, 10), 0, number, True), place)
    rises = [(good, steps) for good, steps in zip(BASIC, space.production, strict=True) if steps]
    rises += [(ANY, space.any_production)] if space.any_production else []
    size = min(layout.px(18), (place.height - layout.px(6)) // 2)
    _line(target, place.centerx, place.y + round(place.height * 0.28), rises, size, True)
    _line(target, place.centerx, place.y + round(place.height * 0.73), listed(space.gain), size, False)


def _line(target: Surface, x: int, y: int, items: list[tuple[str, int]], size: int, up: bool) -> None:
    step = size + 2
    count = sum(amount for _, amount in items)
    left = x - (count * step + (size * 0.8 if up else 0)) / 2
    if up:
        blit_centred(target, _arrow(size), (left + size * 0.36, y))
        left += size * 0.8
    for good, amount in items:
        for _ in range(amount):
            middle = (left + size / 2, y)
            if good == ANY:
                blit_centred(target, _question(size), middle)
            else:
                raised(good_token(good, size), 1).centred(target, middle)
            left += step


@kept
def _arrow(size: int) -> Surface:
    """Production rises."""
    c = Canvas((size, size), 18, rim=_UP)
    c.poly(_UP, (9, 2), (15.5, 10), (11.5, 10), (11.5, 16.5), (6.5, 16.5), (6.5, 10), (2.5, 10))
    return c.finish()


@kept
def _question(size: int) -> Surface:
    c = Canvas((size, size), 18, rim=_UP)
    c.disc(_UP, (9, 9), 9)
    c.disc((250, 240, 214), (9, 9), 7.6)
    out = c.finish()
    put_text(out, "?", "number", max(9, round(size * 0.74)), _UP, (size / 2, size / 2), "center")
    return out


def draw_plot(target: Surface, place: Rect, number: int, corner: float) -> None:
    """The darker ground below a Building."""
    target.blit(body(place.size, (190, 154, 104), "stone", corner, 2, (-18, 10), 0, number, True), place)


def draw_people_space(target: Surface, place: Rect, u: float, free: bool, gold: int) -> None:
    """The place of a Statue for the people; while it is free, with the Gold on it."""
    blit_centred(target, hollow(place.width), place.center)
    if not free:
        return
    sign = faded(icon("statue", round(20 * u), (70, 42, 14)), 200)
    blit_centred(target, sign, (place.centerx - 5 * u, place.centery))
    if gold:
        raised(good_token("gold", round(19 * u)), 1.5).centred(target, (place.centerx + 9 * u, place.centery + 6 * u))
