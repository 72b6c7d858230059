"""The band of a seat panel: disc, name, kind, whether it plays or has passed, tokens of rank, prestige."""

from __future__ import annotations

from typing import Final, NamedTuple

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
from ui.titles.pharaon.cards.vases import VASE_WIDTH, vase_tile
from ui.titles.pharaon.cards.wording import least, say
from ui.titles.pharaon.seat.figures import panel_figures
from ui.titles.pharaon.seat.measure import type_px
from ui.titles.pharaon.style import TableStyle

_PLAYS: Final[Colour] = (255, 226, 130)
_PASSED: Final[Colour] = (58, 44, 30)


class Head(NamedTuple):
    """What the band tells. `pile`: the Traitor's vases that are still to come in this round (PHA-14.4)."""

    points: int
    first: bool
    pharaoh: bool
    passed: bool
    pile: int | None

    @classmethod
    def of(cls, view: Pharaon, seat: int) -> Head:
        figures = panel_figures(view, seat)
        pile = figures.get("pile")
        return cls(
            int(figures["points"]),
            view.first == seat,
            view.pharaoh == seat,
            view.seats[seat].passed,
            int(pile) if pile is not None else None,
        )


def head_places(style: TableStyle, head: Rect, told: Head) -> dict[str, Rect]:
    """From the right, most important first."""
    px, d = type_px(style, 19, head.height * 0.64), round(head.height * 0.8)
    right = head.right - style.screen.px(10)
    wide = width(f"{told.points} {say(style, 'points_unit')}", "number", px)
    found = {"points": Rect(right - wide, head.y, wide, head.height)}
    x = right - wide - style.screen.px(7)
    for name, shown in (("first", told.first), ("pharaoh", told.pharaoh)):
        if shown:
            found[name] = Rect(x - d, head.y, d, head.height)
            x -= d + 4
    x -= 2
    if told.pile is not None:
        vase = round(round(head.height * 0.86) * VASE_WIDTH)
        number = width(str(told.pile), "number", type_px(style, 16, head.height * 0.56))
        found["pile"] = Rect(x - number - 3 - vase, head.y, number + 3 + vase, head.height)
    return found


def draw_head(target: Surface, head: Rect, style: TableStyle, seat: int, told: Head, kind: str, active: bool) -> None:
    """Everything on the band: what finds no room is left out."""
    seat_style, gap = style.seat_styles[seat], style.screen.px(7)
    ink = seat_style.ink if contrast(seat_style.ink, seat_style.colour) >= 3 else INK
    size = round(head.height * 0.96)
    disc = seat_disc(seat_style, size)
    raised(disc, 1.4).centred(target, (head.x + size * 0.62, head.centery + size * 0.05))
    places = head_places(style, head, told)
    px = type_px(style, 19, head.height * 0.64)
    points = f"{told.points} {say(style, 'points_unit')}"
    put_text(target, points, "number", px, ink, places["points"].midright, "midright")
    x = places["points"].left - gap
    for name, picture in (("first", first_player_token), ("pharaoh", pharaoh_token)):
        if name in places:
            token = picture(places[name].width)
            raised(token, 1).centred(target, (places[name].right - places[name].width / 2, head.centery))
            x = places[name].left - 4
    x -= 2
    if "pile" in places:
        _pile(target, style, places["pile"], told.pile or 0, ink)
        x = places["pile"].left - style.screen.px(6)
    left = head.x + round(size * 1.2)
    name = style.seat(seat)
    name_px = type_px(style, 20, head.height * 0.62)
    need = width(name, "heading", max(least(style), name_px - 4))
    if active or told.passed:
        x = _state(target, style, head, active, x, left + need + gap)
    room = Rect(left, head.y, x - left, head.height)
    small = type_px(style, 15, head.height * 0.48)
    rest = width(kind, "italic", small) + gap if kind else 0
    shown = bool(kind) and need + rest <= room.width
    drawn = words.line(
        target,
        name,
        Rect(room.x, room.y, room.width - (rest if shown else 0), room.height),
        "heading",
        name_px,
        ink,
        least=min(least(style), 13),
    )
    if shown:
        put_text(target, kind, "italic", small, ink, (drawn.right + gap, head.centery + 1))


def _pile(target: Surface, style: TableStyle, place: Rect, count: int, ink: Colour) -> None:
    high = round(place.height * 0.86)
    px = type_px(style, 16, place.height * 0.56)
    at = put_text(target, str(count), "number", px, ink, place.midright, "midright")
    picture = vase_tile("?", high)
    raised(picture, 1).centred(target, (at.left - 3 - round(high * VASE_WIDTH) / 2, place.centery))


def _state(target: Surface, style: TableStyle, head: Rect, active: bool, x: int, least_x: int) -> int:
    """A pill: plays, or has passed; a sign alone where there is no room for the word."""
    high = round(head.height * 0.68)
    small = type_px(style, 15, head.height * 0.46)
    base, ink = (_PLAYS, INK) if active else (_PASSED, CREAM)
    line = fit_line(
        say(style, "panel.active" if active else "panel.passed"), "bold", small, x - least_x - small, least(style)
    )
    wide = width(line.text, "bold", line.px) + round(small * 0.9) if line.whole else round(high * 1.3)
    size = (wide, high)
    spot = Rect((x - size[0], head.centery - high // 2), size)
    target.blit(pill(size, base, None, 255), spot)
    if line.whole:
        put_text(target, line.text, "bold", line.px, ink, spot.center, "center")
    else:
        put_icon(target, "play" if active else "moon", round(high * 0.74), ink, spot.center)
    return spot.left - style.screen.px(5)
