"""The crest of the seat that looks at the screen: sign, name, tokens of rank, prestige if the game ended now."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art.colour import dark, light
from ui.art.icons import put_icon
from ui.art.lettering import Role, fit_line, put_text, width, wrap
from ui.art.light import raised
from ui.art.ornament import outline
from ui.art.pharaon_tokens import first_player_token, pharaoh_token, prestige_disc
from ui.art.plates import body, with_shadow
from ui.frame import words
from ui.titles.pharaon.cards.names import least
from ui.titles.pharaon.cards.wording import say
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.seat.measure import type_px


def draw_crest(target: Surface, whole: Rect, look: Look, seat: int, points: int, first: bool, pharaoh: bool) -> None:
    """Everything stands in the upper part of the plate, the rest of it is for the button."""
    scale, livery = look.screen.scale, look.liveries[seat]
    plate = body(whole.size, livery.colour, "stone", 10 * scale, max(1, round(2 * scale)), (30, -34), 0, 6)
    with_shadow(plate, 10 * scale, (1, 3, 4, 140), scale).put(target, whole.topleft)
    gap = max(2, round(3 * scale))
    outline(target, whole.inflate(-2 * gap, -2 * gap), light(livery.colour, 0.4), 1.2, 8 * scale, 170)
    crest = look.layout.own.upper_crest
    px = type_px(look, 22, crest.height * 0.2)
    disc = round(min(crest.height * 0.31, 48 * scale * max(1.0, px / 22 / scale)))
    name = Rect(crest.x + gap + 2, 0, crest.width - 2 * gap - 4, round(px * 1.2))
    name.bottom = crest.bottom - disc - round(4 * scale)
    size = name.top - crest.y - round(8 * scale)
    sign = min(size, round(crest.width * 0.56))
    put_icon(
        target,
        livery.symbol,
        sign,
        light(livery.colour, 0.62),
        (crest.centerx, crest.y + 5 * scale + size / 2),
        shade=dark(livery.colour, 0.55),
    )
    _ranks(target, crest, first, pharaoh, round(min(sign * 0.5, crest.width * 0.22)), gap)
    fits = fit_line(look.seat(seat), "heading", px, name.width, least(look)).whole
    words.line(target, look.seat(seat), name, "heading" if fits else "bold", px, livery.ink, "center", least(look))
    _points(target, look, Rect(crest.x + gap, name.bottom, crest.width - 2 * gap, disc), seat, points)


def _ranks(target: Surface, crest: Rect, first: bool, pharaoh: bool, size: int, gap: int) -> None:
    """First Player at the left, Pharaoh at the right of the sign."""
    d = max(14, size)
    if first:
        token = first_player_token(d)
        raised(token, 1.2).put(target, (crest.x + 2 * gap, crest.y + 2 * gap))
    if pharaoh:
        token = pharaoh_token(d)
        raised(token, 1.2).put(target, (crest.right - 2 * gap - d, crest.y + 2 * gap))


def _points(target: Surface, look: Look, room: Rect, seat: int, points: int) -> None:
    """The disc, and beside it since when it counts: below the unit, or in one paragraph with it on a narrow plate."""
    ink, gap = look.liveries[seat].ink, look.screen.px(6)
    disc = prestige_disc(room.height, str(points))
    unit, told = say(look, "points_unit"), say(look, "own.so_far")
    px, space = type_px(look, 15, room.height * 0.44), room.width - room.height - 2 * gap
    lines: list[tuple[str, Role]] = [(unit, "number"), (told, "italic")]
    if width(told, "italic", px) > space:
        block = wrap(f"{unit} {told}", "italic", px, space)
        lines = [(line, "italic") for line in block.lines] if block.whole and len(block.lines) < 3 else []
    wide = room.height + max((gap + width(line, face, px) for line, face in lines), default=0)
    x, step = room.centerx - wide / 2, px * 1.04
    raised(disc, 1.6).centred(target, (x + room.height / 2, room.centery))
    top = room.centery - step * (len(lines) - 1) / 2
    for number, (line, face) in enumerate(lines):
        put_text(target, line, face, px, ink, (x + room.height + gap, top + number * step))
