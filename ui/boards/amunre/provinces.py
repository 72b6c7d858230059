"""Paints what a province holds: name, printed signs, the buyer's bonus, owner, buildings, fields and farmers."""

from __future__ import annotations

from pygame import Rect, Surface

from game.amunre.components import box
from game.amunre.state import AmunRe
from ui.art.colour import Colour
from ui.art.figures import farmer, pawn
from ui.art.icons import icon
from ui.art.lettering import haloed, put_text
from ui.art.masks import rounded, rounded_line
from ui.art.masonry import block, double_pyramid, pyramid, temple
from ui.art.palette import CREAM, INK
from ui.art.scenery import field, mine
from ui.art.surface import recoloured
from ui.art.tokens import coin
from ui.boards.amunre import printed
from ui.boards.amunre.look import Look
from ui.boards.amunre.pieces import CAMEL, dimmed, favour_symbol, put, small_back, stand
from ui.boards.amunre.standing import Status, bonus_stones, bonus_waits, status

_OUT_INK: Colour = (104, 84, 62)
_HALO: Colour = (255, 240, 204)
_OUT_HALO: Colour = (206, 188, 160)


def paint_province(target: Surface, look: Look, view: AmunRe, province: str) -> None:
    """Everything but the bid card, which lies above its neighbours."""
    kind = status(view, province)
    rows = printed.rows(look.layout, province, look.province(province))
    _title(target, look, province, rows, kind)
    for sign in rows.signs:
        _sign(target, look, sign, kind)
    if rows.bonus is not None:
        _bonus(target, look, view, province, rows.bonus, kind)
    owner = view.owner_of(province)
    if owner is not None:
        stand(target, pawn(look.liveries[owner], look.layout.px(52)), rows.scribe, 3)
    for piece in standing_pieces(look, view, province):
        put_standing(target, piece)
    _fields(target, look, view, province, kind)
    if kind == "out":
        x, y = look.layout.anchor(province)
        px = look.layout.text(17)
        put_text(target, look.say("map.out"), "italic", px, (88, 68, 46), (x, y + look.layout.px(84)), "center")


def standing_pieces(look: Look, view: AmunRe, province: str) -> list[printed.Standing]:
    """Where pyramids, stones and farmers outside the fields stand now."""
    layout, pyramids, stones = look.layout, view.pyramids[province], view.stones[province]
    if status(view, province) == "auctioned":
        rows = printed.rows(layout, province, look.province(province))
        return printed.beside_signs(layout, province, rows, pyramids, stones - bonus_stones(view, province))
    return printed.standing(layout, province, pyramids, stones, view.extra_farmers[province])


def picture(kind: printed.Kind, height: int) -> Surface:
    """A piece by its kind."""
    match kind:
        case "pyramid":
            return pyramid(height)
        case "double":
            return double_pyramid(height)
        case "stone":
            return block(height)
        case "farmer":
            return farmer(height)


def put_standing(target: Surface, piece: printed.Standing) -> Rect:
    return stand(target, picture(piece.kind, piece.height), piece.foot, max(1.5, piece.height / 14))


def farmer_spot(look: Look, place: Rect) -> tuple[int, int]:
    """The middle of a farmer in a field."""
    return (place.centerx, place.centery - look.layout.px(6))


def _title(target: Surface, look: Look, province: str, rows: printed.Rows, kind: Status) -> None:
    ink, halo = (_OUT_INK, _OUT_HALO) if kind == "out" else (INK, _HALO)
    haloed(look.province(province), "heading", look.layout.text(22), ink, halo).centred(target, rows.name.center)


def _sign(target: Surface, look: Look, sign: printed.Printed, kind: Status) -> None:
    height = sign.place.height
    match sign.sign:
        case "favour":
            shown = favour_symbol(height)
        case "temple":
            shown = temple(height)
        case "mine":
            shown = mine(height)
        case "camel":
            shown = icon("camel", height, CAMEL)
    if kind == "out":
        target.blit(dimmed(shown, 130), shown.get_rect(center=sign.place.center))
    else:
        put(target, shown, sign.place.center, 1)
    if sign.number:
        px = look.layout.text(20)
        ink, halo = (_OUT_INK, _OUT_HALO) if kind == "out" else (INK, _HALO)
        number = haloed(str(sign.number), "number", px, ink, halo, 2)
        number.put(target, (sign.place.right + look.layout.px(3), sign.place.centery - number.size[1] // 2))


def _bonus(target: Surface, look: Look, view: AmunRe, province: str, frame: Rect, kind: Status) -> None:
    """Solid with its real pieces until its buyer takes it, a faint print afterwards."""
    solid = bonus_waits(view, province)
    corner = 6 * look.layout.z
    target.blit(recoloured(rounded(frame.size, corner), (112, 66, 30), 205 if solid else 58), frame)
    line = rounded_line(frame.size, corner, max(1.5, 2.4 * look.layout.z))
    target.blit(recoloured(line, (92, 50, 20), 255 if solid else 150), frame)
    box_of = box().provinces[province]
    left = frame.x + look.layout.px(7)
    cards = len(view.bonus_cards.get(province, ()))
    stones = bonus_stones(view, province) if kind == "auctioned" else 0
    for there, count, shown, step in (
        (cards, box_of.bonus_cards, small_back(look.layout.px(25)), look.layout.px(24)),
        (stones, box_of.bonus_stones, block(look.layout.px(23)), look.layout.px(29)),
    ):
        for k in range(count):
            _bonus_piece(target, shown, (left + step // 2, frame.centery), solid and k < there)
            left += step
    if box_of.bonus_gold:
        shown = coin(look.layout.px(22))
        _bonus_piece(target, shown, (left + shown.get_width() // 2, frame.centery), solid)
        ink = CREAM if solid else (110, 76, 44)
        at = (left + shown.get_width() + look.layout.px(3), frame.centery)
        put_text(target, str(box_of.bonus_gold), "number", look.layout.text(18), ink, at)


def _bonus_piece(target: Surface, shown: Surface, centre: tuple[int, int], solid: bool) -> None:
    if solid:
        put(target, shown, centre, 1)
    else:
        target.blit(dimmed(shown, 84), shown.get_rect(center=centre))


def _fields(target: Surface, look: Look, view: AmunRe, province: str, kind: Status) -> None:
    layout = look.layout
    for k, place in enumerate(layout.fields(province)):
        plot = field(*place.size)
        if kind == "out":
            target.blit(dimmed(plot, 120), place)
            continue
        put(target, plot, place.center, 1)
        if k < view.farmers[province]:
            put(target, farmer(layout.px(37)), farmer_spot(look, place), 2)
