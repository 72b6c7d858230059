"""The band of a seat panel: disc, name, kind, whether it plays or has passed, tokens of rank, prestige."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.pharaon.state import Pharaon
from ui.art.colour import Colour, contrast
from ui.art.icons import put_icon
from ui.art.lettering import fit_line, put_text, width
from ui.art.light import raised
from ui.art.palette import CREAM, INK
from ui.art.pharaon_tokens import first_player_token, pharaoh_token, seat_disc
from ui.art.plates import pill
from ui.frame import words
from ui.titles.pharaon.cards.names import least
from ui.titles.pharaon.cards.vases import VASE_WIDTH, vase_tile
from ui.titles.pharaon.cards.wording import say
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.seat.figures import Figures
from ui.titles.pharaon.seat.measure import type_px

_PLAYS: Final[Colour] = (255, 226, 130)
_PASSED: Final[Colour] = (58, 44, 30)


def paint_head(
    target: Surface, look: Look, head: Rect, view: Pharaon, seat: int, figures: Figures, kind: str, active: bool
) -> dict[str, Rect]:
    """Everything on the band, most important first: what finds no room is left out."""
    livery, gap = look.liveries[seat], look.screen.px(7)
    ink = livery.ink if contrast(livery.ink, livery.colour) >= 3 else INK
    size = round(head.height * 0.96)
    disc = seat_disc(livery, size)
    raised(disc, 1.4).centred(target, (head.x + size * 0.62, head.centery + size * 0.05))
    px = type_px(look, 19, head.height * 0.64)
    told = f"{figures['points']} {say(look, 'points_unit')}"
    x = (
        put_text(target, told, "number", px, ink, (head.right - look.screen.px(10), head.centery), "midright").left
        - gap
    )
    x = _ranks(target, head, view, seat, x)
    places, x = _pile(target, look, head, figures, ink, x)
    left = head.x + round(size * 1.2)
    name = look.seat(seat)
    name_px = type_px(look, 20, head.height * 0.62)
    need = width(name, "heading", max(least(look), name_px - 4))
    if active or view.seats[seat].passed:
        x = _state(target, look, head, active, x, left + need + gap)
    room = Rect(left, head.y, x - left, head.height)
    small = type_px(look, 15, head.height * 0.48)
    rest = width(kind, "italic", small) + gap if kind else 0
    shown = bool(kind) and need + rest <= room.width
    drawn = words.line(
        target, name, Rect(room.x, room.y, room.width - (rest if shown else 0), room.height), "heading", name_px, ink,
        least=min(least(look), 13),
    )  # fmt: skip
    if shown:
        put_text(target, kind, "italic", small, ink, (drawn.right + gap, head.centery + 1))
    return {"head": head, **places}


def _ranks(target: Surface, head: Rect, view: Pharaon, seat: int, x: int) -> int:
    d = round(head.height * 0.8)
    if view.first == seat:
        raised(first_player_token(d), 1).centred(target, (x - d / 2, head.centery))
        x -= d + 4
    if view.pharaoh == seat:
        raised(pharaoh_token(d), 1).centred(target, (x - d / 2, head.centery))
        x -= d + 4
    return x - 2


def _pile(
    target: Surface, look: Look, head: Rect, figures: Figures, ink: Colour, x: int
) -> tuple[dict[str, Rect], int]:
    """PHA-14.4  The Traitor's vases that are still to come in this round."""
    if "pile" not in figures:
        return {}, x
    high = round(head.height * 0.86)
    px = type_px(look, 16, head.height * 0.56)
    at = put_text(target, str(figures["pile"]), "number", px, ink, (x, head.centery), "midright")
    wide = round(high * VASE_WIDTH)
    picture = vase_tile("?", high)
    raised(picture, 1).centred(target, (at.left - 3 - wide / 2, head.centery))
    place = Rect(at.left - 3 - wide, head.y, x - at.left + 3 + wide, head.height)
    return {"pile": place}, place.left - look.screen.px(6)


def _state(target: Surface, look: Look, head: Rect, active: bool, x: int, least_x: int) -> int:
    """A pill: plays, or has passed; a sign alone where there is no room for the word."""
    high = round(head.height * 0.68)
    small = type_px(look, 15, head.height * 0.46)
    base, ink = (_PLAYS, INK) if active else (_PASSED, CREAM)
    line = fit_line(
        say(look, "panel.active" if active else "panel.passed"), "bold", small, x - least_x - small, least(look)
    )
    wide = width(line.text, "bold", line.px) + round(small * 0.9) if line.whole else round(high * 1.3)
    size = (wide, high)
    spot = Rect((x - size[0], head.centery - high // 2), size)
    target.blit(pill(size, base, None, 255), spot)
    if line.whole:
        put_text(target, line.text, "bold", line.px, ink, spot.center, "center")
    else:
        put_icon(target, "play" if active else "moon", round(high * 0.74), ink, spot.center)
    return spot.left - look.screen.px(5)
