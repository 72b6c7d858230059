"""The panel of a seat: name and prestige, resources, offering tokens, cards in short, burial step and Nile levels."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.pharaon.components import box
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
from ui.art.surface import faded
from ui.titles.pharaon.cards.wording import say
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.seat.chips import ARTISAN, BURIAL, NOBLE, Chip, chip_width, paint_chips, put_chip
from ui.titles.pharaon.seat.figures import Figures, panel_figures
from ui.titles.pharaon.seat.head import paint_head
from ui.titles.pharaon.seat.measure import cells, type_px
from ui.titles.pharaon.seat.pools import held_kinds

_PAPER: Final[Colour] = (238, 217, 172)
_PASSED: Final[Colour] = (204, 186, 152)
_ROW: Final = 19
"""Pixels: where three rows would be lower, there are two."""


def paint_panel(
    target: Surface, look: Look, place: Rect, view: Pharaon, seat: int, kind: str = "", active: bool = False
) -> dict[str, Rect]:
    """The whole panel; the acting seat stands in the light of its colour, one that has passed in the shade."""
    scale, livery = look.screen.scale, look.liveries[seat]
    corner = 9 * scale
    if active:
        box_aura(place.size, corner, 8 * scale, light(livery.colour, 0.4), 255, 2).put(target, place.topleft)
    base = _PASSED if view.seats[seat].passed else _PAPER
    paper = body(place.size, base, "papyrus", corner, max(1, round(1.6 * scale)), (18, -18), 24, 60 + seat)
    with_shadow(paper, corner, (2, 5, 6, 170), scale).put(target, place.topleft)
    head = Rect(place.x, place.y, place.width, round(min(place.height * 0.27, 36 * scale * max(1.0, _reader(look)))))
    target.blit(body(head.size, livery.colour, "stone", corner, max(1, round(1.5 * scale)), (30, -30), 0, 4), head)
    rim = light(livery.colour, 0.5) if active else mix(livery.colour, (60, 34, 12), 0.5)
    outline(target, place, rim, (2.2 if active else 1.2) * scale, corner, 255 if active else 190)
    figures = panel_figures(view, seat)
    places = paint_head(target, look, head, view, seat, figures, kind, active)
    pad = max(4, round(9 * scale))
    inside = Rect(
        place.x + pad, head.bottom + 2, place.width - 2 * pad, place.bottom - head.bottom - 2 - max(2, round(4 * scale))
    )
    return places | _goods(target, look, inside, view, seat, figures)


def _reader(look: Look) -> float:
    """How far the reader's text grows the band."""
    return min(1.25, look.screen.text_percent / 100)


def _goods(
    target: Surface, look: Look, place: Rect, view: Pharaon, seat: int, figures: Figures
) -> dict[str, Rect]:
    """The public goods alone: resources, offering tokens and nobles, artisans, burial step and Nile."""
    if place.height < 3 * _ROW:
        rows = _rows(place, 2)
        short = _short(target, look, rows[1], view, seat, figures)
        return _resources(target, look, rows[0], view, seat, figures) | short
    rows = _rows(place, 3)
    places = _resources(target, look, rows[0], view, seat, figures)
    rule(target, place.x + 1, place.right - 1, rows[0].bottom, (150, 108, 52), 130)
    half = round(place.width * 0.47)
    left, right = (Rect(row.x, row.y + 2, half - 4, row.height - 3) for row in rows[1:])
    places |= _tokens(target, look, left, view, seat)
    places |= _artisans(target, look, right, view, seat)
    beside = [Rect(row.x + half, row.y + 2, row.width - half, row.height - 3) for row in rows[1:]]
    places |= _nobles(target, look, beside[0], view, seat, figures)
    return places | _progress(target, look, beside[1], figures)


def _rows(place: Rect, count: int) -> list[Rect]:
    high = place.height / count
    return [Rect(place.x, round(place.y + k * high), place.width, round(high)) for k in range(count)]


def _resources(
    target: Surface, look: Look, row: Rect, view: Pharaon, seat: int, figures: Figures
) -> dict[str, Rect]:
    """Six tokens with their numbers; the Traitor's gods stand beside his."""
    room = row.copy()
    places = {}
    if seat == view.automaton:
        room.width = round(row.width * 0.66)
        places = _gods(target, Rect(room.right + 3, row.y, row.right - room.right - 3, row.height), view, seat)
    step = room.width / len(RESOURCES)
    d = round(min(row.height * 0.88, step * 0.52, look.screen.px(32)))
    px = type_px(look, 18, min(row.height * 0.7, step * 0.36))
    for name, cell in zip(RESOURCES, cells(room, len(RESOURCES)), strict=True):
        picture, count = resource_token(name, d), figures[f"resource.{name}"]
        if count:
            raised(picture, 1.2).centred(target, (cell.x + d / 2 + 1, row.centery))
        else:
            pale = faded(picture, 84)
            target.blit(pale, pale.get_rect(center=(round(cell.x + d / 2 + 1), row.centery)))
        put_text(
            target, str(count), "number", px, INK if count else INK_FAINT, (cell.x + d + max(3, d // 6), row.centery)
        )
        places[f"resource.{name}"] = cell
    return places


def _gods(target: Surface, room: Rect, view: Pharaon, seat: int) -> dict[str, Rect]:
    """PHA-14.17  The gods whose icons the Traitor has reached, pale those he has not."""
    reached = claim_of(view, seat).names
    gods = [box().gods[quarter] for quarter in view.quarters]
    d = round(min(room.height * 0.86, room.width / len(gods)))
    step = room.width / len(gods)
    for k, god in enumerate(gods):
        head = god_head(god, d)
        picture = head if god in reached else faded(head, 60)
        target.blit(picture, picture.get_rect(center=(round(room.x + step * (k + 0.5)), room.centery)))
    return {"gods": room}


def _tokens(target: Surface, look: Look, room: Rect, view: Pharaon, seat: int) -> dict[str, Rect]:
    """Offering tokens: each by itself, or by kind with their number."""
    owner = view.seats[seat]
    kinds = held_kinds(owner)
    if not kinds:
        put_text(
            target, say(look, "own.no_offerings"), "italic", type_px(look, 15, room.height * 0.66), INK_REMARK,
            (room.x + 2, room.centery),
        )  # fmt: skip
        return {"tokens": room}
    d = min(room.height, look.screen.px(30))
    singles = [(kind, 1) for kind, count in kinds for _ in range(count)]
    if len(singles) * (d + 2) <= room.width + d * 0.4:
        step = min(d + look.screen.px(4), (room.width - d) / max(1, len(singles) - 1))
        for k, (kind, _) in enumerate(singles):
            raised(_token(kind, d), 1).centred(target, (room.x + d / 2 + k * step, room.centery))
        return {"tokens": room}
    _counted(target, look, room, kinds, d)
    return {"tokens": room}


def _token(kind: int, diameter: int) -> Surface:
    printed = box().tokens[kind]
    return offering_token(printed.kind, printed.target, printed.pp_bonus, diameter)


def _counted(target: Surface, look: Look, room: Rect, kinds: list[tuple[int, int]], d: int) -> None:
    """Many tokens: by kind with their numbers if these fit, else by sort: resources, quarters, prestige."""
    px = type_px(look, 16, room.height * 0.66)
    wide = d + 2 + width("3", "number", px) + 3
    if len(kinds) * wide > room.width:
        sorts: dict[str, tuple[int, int]] = {}
        for kind, count in kinds:
            first, so_far = sorts.get(box().tokens[kind].kind, (kind, 0))
            sorts[box().tokens[kind].kind] = (first, so_far + count)
        kinds = list(sorts.values())
    step = min(room.width / len(kinds), wide * 1.6)
    for k, (kind, count) in enumerate(kinds):
        raised(_token(kind, d), 1).centred(target, (room.x + d / 2 + k * step, room.centery))
        put_text(target, str(count), "number", px, INK, (room.x + d + 3 + k * step, room.centery))


def _nobles(
    target: Surface, look: Look, room: Rect, view: Pharaon, seat: int, figures: Figures
) -> dict[str, Rect]:
    """By number, used ones on their side; the Traitor's as so many times what each is worth."""
    owner = view.seats[seat]
    if not owner.nobles:
        return {"nobles": room}
    worth = dict(claim_of(view, seat).nobles)
    if seat == view.automaton:
        each = worth[owner.nobles[0]]
        summary = Chip("nobles", "noble", f"{len(owner.nobles)} × {each}", NOBLE)
        return paint_chips(target, look, room, (summary,), summary)
    chips = [
        Chip(f"noble.{card}", "noble", str(box().nobles[card].number), NOBLE, card in owner.turned)
        for card in owner.nobles
    ]
    return paint_chips(target, look, room, chips, Chip("nobles", "noble", str(figures["nobles"]), NOBLE))


def _artisans(target: Surface, look: Look, room: Rect, view: Pharaon, seat: int) -> dict[str, Rect]:
    """By prestige."""
    cards = view.seats[seat].artisans
    if not cards:
        return {"artisans": room}
    chips = [Chip(f"artisan.{card}", "artisan", str(box().artisans[card].pp), ARTISAN) for card in cards]
    total = sum(box().artisans[card].pp for card in cards)
    summary = Chip("artisans", "artisan", f"{len(cards)} · {total} {say(look, 'points_unit')}", ARTISAN)
    return paint_chips(target, look, room, chips, summary)


def _progress(target: Surface, look: Look, room: Rect, figures: Figures) -> dict[str, Rect]:
    """The burial step at the left, the levels of the five tracks at the right."""
    px = type_px(look, 17, room.height * 0.66)
    chip = Chip("burial", "burial", str(figures["step"]), BURIAL)
    place = Rect(room.x, room.y, chip_width(chip, px, room.height, True), room.height)
    put_chip(target, look, place, chip, px)
    gap = look.screen.px(8)
    nile = Rect(place.right + gap, room.y, room.right - place.right - gap, room.height)
    _levels(target, nile, figures)
    return {"burial": place, "nile": nile}


def _levels(target: Surface, room: Rect, figures: Figures) -> None:
    """A small column of three cells for each track, filled from below in its colour."""
    step = min(room.width / len(BASE), room.height * 0.8)
    top = box().top_level
    high = room.height / top
    for k, track in enumerate(BASE):
        for cell in range(top):
            size = (max(3, round(step) - 3), max(2, round(high) - 2))
            at = (round(room.x + k * step), round(room.bottom - (cell + 1) * high))
            target.blit(_cell(size, track, cell < int(figures[f"level.{track}"])), at)


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


def _short(
    target: Surface, look: Look, row: Rect, view: Pharaon, seat: int, figures: Figures
) -> dict[str, Rect]:
    """One line for the smallest panels: numbers of tokens, nobles, artisans, the burial step, the Nile."""
    owner = view.seats[seat]
    room = Rect(row.x, row.y + 1, row.width, row.height - 2)
    px = type_px(look, 16, room.height * 0.68)
    all_used = bool(owner.nobles) and len(owner.turned) == len(owner.nobles)
    chips = (
        Chip("tokens", "offering", str(figures["tokens"]), (128, 190, 186)),
        Chip("nobles", "noble", str(figures["nobles"]), NOBLE, all_used),
        Chip("artisans", "artisan", str(figures["artisans"]), ARTISAN),
        Chip("burial", "burial", str(figures["step"]), BURIAL),
    )
    places = {}
    x = room.x
    for chip in chips:
        place = Rect(x, room.y, chip_width(chip, px, room.height, True) - 2, room.height)
        put_chip(target, look, place, chip, px)
        places[chip.subject] = place
        x = place.right + 3
    nile = Rect(x + 3, room.y, row.right - x - 3, room.height)
    _levels(target, nile, figures)
    return places | {"nile": nile}
