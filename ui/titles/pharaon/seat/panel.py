"""The panel of a seat: name and prestige, resources, offering tokens, cards in short, burial step and Nile levels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.pieces import BASE, RESOURCES
from game.pharaon.scoring import claim_of
from game.pharaon.state import Pharaon
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, light, mix
from ui.art.lettering import put_text, width
from ui.art.light import box_aura, raised
from ui.art.ornament import outline, rule
from ui.art.palette import INK, INK_FAINT, INK_REMARK
from ui.art.pharaon_tokens import colour_of, god_head, offering_token, resource_token
from ui.art.plates import body, with_shadow
from ui.art.surface import blit_centred, faded
from ui.kit.thing import Face, Thing
from ui.titles.pharaon.cards.wording import say
from ui.titles.pharaon.seat.chips import ARTISAN, BURIAL, NOBLE, Chip, chip_thing, chip_things, chip_width, sign_thing
from ui.titles.pharaon.seat.figures import Figures, panel_figures
from ui.titles.pharaon.seat.head import Head, draw_head, head_places
from ui.titles.pharaon.seat.measure import cells, type_px
from ui.titles.pharaon.seat.pools import held_kinds
from ui.titles.pharaon.style import TableStyle

_PAPER: Final[Colour] = (238, 217, 172)
_PASSED: Final[Colour] = (204, 186, 152)
_ROW: Final = 19
"""Pixels: where three rows would be lower, there are two."""


def panel_rooms(style: TableStyle, place: Rect) -> tuple[Rect, Rect]:
    """The band with the name, and what lies below it."""
    scale = style.screen.scale
    reader = min(1.25, style.screen.text_percent / 100)
    head = Rect(place.x, place.y, place.width, round(min(place.height * 0.27, 36 * scale * max(1.0, reader))))
    pad = max(4, round(9 * scale))
    low = place.bottom - head.bottom - 2 - max(2, round(4 * scale))
    return head, Rect(place.x + pad, head.bottom + 2, place.width - 2 * pad, low)


def paper_things(style: TableStyle, place: Rect, view: Pharaon, seat: int, kind: str, active: bool) -> Iterator[Thing]:
    """The paper of a panel with its band; `kind`: what the seat is called."""
    told = Head.of(view, seat)
    yield Thing(f"paper.{seat}", place, Face(draw_paper, (style, seat, told.passed, active)))
    yield Thing(f"head.{seat}", panel_rooms(style, place)[0], Face(draw_head, (style, seat, told, kind, active)))


def draw_paper(target: Surface, place: Rect, style: TableStyle, seat: int, passed: bool, active: bool) -> None:
    """The acting seat stands in the light of its colour, one that has passed in the shade."""
    scale, seat_style = style.screen.scale, style.seat_styles[seat]
    corner = 9 * scale
    if active:
        box_aura(place.size, corner, 8 * scale, light(seat_style.colour, 0.4), 255, 2).put(target, place.topleft)
    base = _PASSED if passed else _PAPER
    paper = body(place.size, base, "papyrus", corner, max(1, round(1.6 * scale)), (18, -18), 24, 60 + seat)
    with_shadow(paper, corner, (2, 5, 6, 170), scale).put(target, place.topleft)
    head, _ = panel_rooms(style, place)
    target.blit(body(head.size, seat_style.colour, "stone", corner, max(1, round(1.5 * scale)), (30, -30), 0, 4), head)
    rim = light(seat_style.colour, 0.5) if active else mix(seat_style.colour, (60, 34, 12), 0.5)
    outline(target, place, rim, (2.2 if active else 1.2) * scale, corner, 255 if active else 190)


def panel_things(style: TableStyle, view: Pharaon, seat: int, place: Rect) -> Iterator[Thing]:
    """The panel itself, to which the keyboard comes to read, and everything in it."""
    yield Thing(f"panel.{seat}", place, layer=1, label=style.seat(seat), told=True, focusable=True, owner=seat)
    head, inside = panel_rooms(style, place)
    for name, spot in head_places(style, head, Head.of(view, seat)).items():
        if name != "points":
            yield sign_thing(style, seat, name, spot, None)
    yield from _goods(style, inside, view, seat, panel_figures(view, seat))


def _goods(style: TableStyle, place: Rect, view: Pharaon, seat: int, figures: Figures) -> Iterator[Thing]:
    """The public goods: resources, offering tokens and nobles, artisans, burial step and Nile."""
    if place.height < 3 * _ROW:
        rows = _rows(place, 2)
        yield from _short(style, rows[1], view, seat, figures)
        yield from _resources(style, rows[0], view, seat, figures)
        return
    rows = _rows(place, 3)
    half = round(place.width * 0.47)
    left, right = (Rect(row.x, row.y + 2, half - 4, row.height - 3) for row in rows[1:])
    beside = [Rect(row.x + half, row.y + 2, row.width - half, row.height - 3) for row in rows[1:]]
    yield from _resources(style, rows[0], view, seat, figures)
    yield Thing(f"line.{seat}", Rect(place.x, rows[0].bottom, place.width, 1), Face(draw_line), 2, bleed=4)
    yield sign_thing(style, seat, "tokens", left, Face(draw_tokens, (style, tuple(held_kinds(view.seats[seat])))))
    yield from _artisans(style, right, view, seat)
    yield from _nobles(style, beside[0], view, seat, figures)
    yield from _progress(style, beside[1], seat, figures)


def _rows(place: Rect, count: int) -> list[Rect]:
    high = place.height / count
    return [Rect(place.x, round(place.y + k * high), place.width, round(high)) for k in range(count)]


def _resources(style: TableStyle, row: Rect, view: Pharaon, seat: int, figures: Figures) -> Iterator[Thing]:
    """Six tokens with their numbers; the Traitor's gods stand beside his."""
    room = row.copy()
    if seat == view.automaton:
        room.width = round(row.width * 0.66)
        gods = Rect(room.right + 3, row.y, row.right - room.right - 3, row.height)
        names = tuple(components().gods[quarter] for quarter in view.quarters)
        reached = frozenset(claim_of(view, seat).names)
        yield sign_thing(style, seat, "gods", gods, Face(draw_gods, (names, reached)))
    step = room.width / len(RESOURCES)
    d = round(min(row.height * 0.88, step * 0.52, style.screen.px(32)))
    px = type_px(style, 18, min(row.height * 0.7, step * 0.36))
    for name, cell in zip(RESOURCES, cells(room, len(RESOURCES)), strict=True):
        face = Face(draw_resource, (name, figures[f"resource.{name}"], d, px))
        yield sign_thing(style, seat, f"resource.{name}", cell, face)


def draw_resource(target: Surface, cell: Rect, name: str, count: int, d: int, px: int) -> None:
    picture = resource_token(name, d)
    if count:
        raised(picture, 1.2).centred(target, (cell.x + d / 2 + 1, cell.centery))
    else:
        blit_centred(target, faded(picture, 84), (round(cell.x + d / 2 + 1), cell.centery))
    ink = INK if count else INK_FAINT
    put_text(target, str(count), "number", px, ink, (cell.x + d + max(3, d // 6), cell.centery))


def draw_line(target: Surface, line: Rect) -> None:
    rule(target, line.x + 1, line.right - 1, line.y, (150, 108, 52), 130)


def draw_gods(target: Surface, room: Rect, gods: tuple[str, ...], reached: frozenset[str]) -> None:
    """PHA-14.17  The gods whose icons the Traitor has reached, pale those he has not."""
    d = round(min(room.height * 0.86, room.width / len(gods)))
    step = room.width / len(gods)
    for k, god in enumerate(gods):
        head = god_head(god, d)
        picture = head if god in reached else faded(head, 60)
        target.blit(picture, picture.get_rect(center=(round(room.x + step * (k + 0.5)), room.centery)))


def draw_tokens(target: Surface, room: Rect, style: TableStyle, kinds: tuple[tuple[int, int], ...]) -> None:
    """Offering tokens: each by itself, or by kind with their number."""
    if not kinds:
        px = type_px(style, 15, room.height * 0.66)
        put_text(target, say(style, "own.no_offerings"), "italic", px, INK_REMARK, (room.x + 2, room.centery))
        return
    d = min(room.height, style.screen.px(30))
    singles = [kind for kind, count in kinds for _ in range(count)]
    if len(singles) * (d + 2) > room.width + d * 0.4:
        _counted(target, style, room, kinds, d)
        return
    step = min(d + style.screen.px(4), (room.width - d) / max(1, len(singles) - 1))
    for k, kind in enumerate(singles):
        raised(_token(kind, d), 1).centred(target, (room.x + d / 2 + k * step, room.centery))


def _token(kind: int, diameter: int) -> Surface:
    printed = components().tokens[kind]
    return offering_token(printed.kind, printed.target, printed.pp_bonus, diameter)


def _counted(target: Surface, style: TableStyle, room: Rect, kinds: tuple[tuple[int, int], ...], d: int) -> None:
    """Many tokens: by kind with their numbers if these fit, else by sort: resources, quarters, prestige."""
    px = type_px(style, 16, room.height * 0.66)
    wide = d + 2 + width("3", "number", px) + 3
    if len(kinds) * wide > room.width:
        sorts: dict[str, tuple[int, int]] = {}
        for kind, count in kinds:
            first, so_far = sorts.get(components().tokens[kind].kind, (kind, 0))
            sorts[components().tokens[kind].kind] = (first, so_far + count)
        kinds = tuple(sorts.values())
    step = min(room.width / len(kinds), wide * 1.6)
    for k, (kind, count) in enumerate(kinds):
        raised(_token(kind, d), 1).centred(target, (room.x + d / 2 + k * step, room.centery))
        put_text(target, str(count), "number", px, INK, (room.x + d + 3 + k * step, room.centery))


def _nobles(style: TableStyle, room: Rect, view: Pharaon, seat: int, figures: Figures) -> Iterator[Thing]:
    """By number, used ones on their side; the Traitor's as so many times what each is worth."""
    owner = view.seats[seat]
    if not owner.nobles:
        return
    if seat == view.automaton:
        each = dict(claim_of(view, seat).nobles)[owner.nobles[0]]
        summary = Chip("nobles", "noble", f"{len(owner.nobles)} × {each}", NOBLE)
        yield from chip_things(seat, style, room, (summary,), summary)
        return
    chips = [
        Chip(f"noble.{card}", "noble", str(components().nobles[card].number), NOBLE, card in owner.turned)
        for card in owner.nobles
    ]
    yield from chip_things(seat, style, room, chips, Chip("nobles", "noble", str(figures["nobles"]), NOBLE))


def _artisans(style: TableStyle, room: Rect, view: Pharaon, seat: int) -> Iterator[Thing]:
    """By prestige."""
    cards = view.seats[seat].artisans
    if not cards:
        return
    chips = [Chip(f"artisan.{card}", "artisan", str(components().artisans[card].pp), ARTISAN) for card in cards]
    total = sum(components().artisans[card].pp for card in cards)
    summary = Chip("artisans", "artisan", f"{len(cards)} · {total} {say(style, 'points_unit')}", ARTISAN)
    yield from chip_things(seat, style, room, chips, summary)


def _progress(style: TableStyle, room: Rect, seat: int, figures: Figures) -> Iterator[Thing]:
    """The burial step at the left, the levels of the five tracks at the right."""
    px = type_px(style, 17, room.height * 0.66)
    chip = Chip("burial", "burial", str(figures["step"]), BURIAL)
    place = Rect(room.x, room.y, chip_width(chip, px, room.height, True), room.height)
    yield chip_thing(seat, style, place, chip, px)
    left = place.right + style.screen.px(8)
    yield _levels(style, Rect(left, room.y, room.right - left, room.height), seat, figures)


def _levels(style: TableStyle, room: Rect, seat: int, figures: Figures) -> Thing:
    levels = tuple(int(figures[f"level.{track}"]) for track in BASE)
    return sign_thing(style, seat, "nile", room, Face(draw_levels, (levels,)))


def draw_levels(target: Surface, room: Rect, levels: tuple[int, ...]) -> None:
    """A small column of three cells for each track, filled from below in its colour."""
    step = min(room.width / len(BASE), room.height * 0.8)
    top = components().top_level
    high = room.height / top
    for k, (track, level) in enumerate(zip(BASE, levels, strict=True)):
        for cell in range(top):
            size = (max(3, round(step) - 3), max(2, round(high) - 2))
            at = (round(room.x + k * step), round(room.bottom - (cell + 1) * high))
            target.blit(_cell(size, track, cell < level), at)


@kept
def _cell(size: tuple[int, int], track: str, filled: bool) -> Surface:
    c = Canvas(size, fine=4, rim=(70, 44, 18))
    w, h = size
    radius = min(w, h) * 0.3
    if filled:
        c.box((60, 36, 14), 0, 0, w, h, radius)
        c.box(colour_of(track), 0.8, 0.8, w - 1.6, h - 1.6, radius)
    else:
        c.box((*mix(colour_of(track), (150, 120, 80), 0.65), 110), 0, 0, w, h, radius)
    return c.finish()


def _short(style: TableStyle, row: Rect, view: Pharaon, seat: int, figures: Figures) -> Iterator[Thing]:
    """One line for the smallest panels: numbers of tokens, nobles, artisans, the burial step, the Nile."""
    owner = view.seats[seat]
    room = Rect(row.x, row.y + 1, row.width, row.height - 2)
    px = type_px(style, 16, room.height * 0.68)
    all_used = bool(owner.nobles) and len(owner.turned) == len(owner.nobles)
    chips = (
        Chip("tokens", "offering", str(figures["tokens"]), (128, 190, 186)),
        Chip("nobles", "noble", str(figures["nobles"]), NOBLE, all_used),
        Chip("artisans", "artisan", str(figures["artisans"]), ARTISAN),
        Chip("burial", "burial", str(figures["step"]), BURIAL),
    )
    x = room.x
    for chip in chips:
        place = Rect(x, room.y, chip_width(chip, px, room.height, True) - 2, room.height)
        yield chip_thing(seat, style, place, chip, px)
        x = place.right + 3
    yield _levels(style, Rect(x + 3, room.y, row.right - x - 3, room.height), seat, figures)
