"""Bid cards: nine spaces, scribes with their values, closed spaces with a lock; what may be bid is gold."""

from __future__ import annotations

from collections.abc import Collection

from pygame import Rect, Surface

from game.amunre.components import box
from game.amunre.state import AmunRe
from ui.art.colour import Colour, dark
from ui.art.figures import pawn
from ui.art.lettering import put_text
from ui.art.light import box_aura
from ui.art.ornament import outline
from ui.art.palette import CREAM, Livery
from ui.art.plates import body
from ui.art.tokens import alarm, badge
from ui.boards.amunre.look import Look
from ui.boards.amunre.pieces import dimmed, disc, halo, lock_disc, put, stand
from ui.boards.amunre.standing import bidders

_GOLD_RIM: Colour = (150, 92, 8)
_GOLD_FACE: Colour = (255, 214, 96)
_HOT_RIM: Colour = (255, 255, 240)
_HOT_FACE: Colour = (255, 244, 196)
_FLAT_RIM: Colour = (150, 116, 70)
_FLAT_FACE: Colour = (214, 188, 140)
HALO: Colour = (255, 190, 30)


def paint_bid_card(
    target: Surface, look: Look, view: AmunRe, province: str, legal: Collection[int], live: bool
) -> None:
    """`live`: the seat that looks is asked for a bid; then a card without a legal space is dull."""
    layout, place = look.layout, look.layout.bid_card(province)
    corner = 9 * layout.bid_z
    if legal:
        box_aura(place.size, corner, 7 * layout.bid_z, (255, 212, 96), 200, 2).put(target, place.topleft)
    box_aura(place.size, corner, 5 * layout.bid_z, alpha=170).put(target, (place.x + 3, place.y + 5))
    paper: Colour = (214, 190, 146) if live and not legal else (246, 226, 178)
    target.blit(body(place.size, paper, "papyrus", corner, 2, (20, -20), 0, 14), place)
    outline(target, place.inflate(-4, -4), (176, 122, 40), max(1.0, 1.5 * layout.bid_z), corner - 2)
    standing = bidders(view, province)
    taken = {value for _, value in standing}
    for value in box().bid_values:
        centre = layout.bid_space(province, value)
        if (province, value) in view.closed:
            target.blit(lock_disc(layout.disc), _around(centre, layout.disc))
        else:
            _space(target, look, centre, value, value in legal, value in taken)
    for seat, value in standing:
        put_bidder(target, look, province, seat, value)
    highest = standing[-1][1] if standing else -1
    for _, value in standing:
        if value < highest:
            put(target, alarm(round(22 * layout.bid_z)), alarm_spot(look, province, value), 1)


def _around(centre: tuple[int, int], size: int) -> Rect:
    spot = Rect(0, 0, size, size)
    spot.center = centre
    return spot


def _space(target: Surface, look: Look, centre: tuple[int, int], value: int, legal: bool, taken: bool) -> None:
    d = look.layout.disc
    rim, face = (_GOLD_RIM, _GOLD_FACE) if legal else (_FLAT_RIM, _FLAT_FACE)
    target.blit(disc(d, rim, face), _around(centre, d))
    if not taken:
        px = max(11, round((16 if legal else 15) * look.layout.bid_z))
        ink: Colour = (70, 34, 0) if legal else (104, 72, 38)
        put_text(target, str(value), "number" if legal else "thin", px, ink, centre, "center")


def scribe_foot(look: Look, province: str, value: int) -> tuple[int, int]:
    """Where a scribe stands on a bid card."""
    x, y = look.layout.bid_space(province, value)
    return (x, y + round(13 * look.layout.bid_z))


def alarm_spot(look: Look, province: str, value: int) -> tuple[int, int]:
    x, y = look.layout.bid_space(province, value)
    return (x - round(13 * look.layout.bid_z), y - round(26 * look.layout.bid_z))


def put_bidder(target: Surface, look: Look, province: str, seat: int, value: int) -> None:
    """A scribe on his space, with the value in a pill at his feet."""
    layout, livery = look.layout, look.liveries[seat]
    foot = scribe_foot(look, province, value)
    stand(target, pawn(livery, round(46 * layout.bid_z)), foot, 2.5)
    _pill(target, look, foot, str(value), dark(livery.colour, 0.45), CREAM)


def _pill(target: Surface, look: Look, foot: tuple[int, int], text: str, colour: Colour, ink: Colour) -> None:
    tag = badge(text, max(11, round(15 * look.layout.bid_z)), colour, ink)
    target.blit(tag, tag.get_rect(center=(foot[0], foot[1] + round(4 * look.layout.bid_z))))


def breathe(target: Surface, look: Look, province: str, value: int, pulse: float) -> None:
    """The light of a legal space, between 60 and 100 %."""
    d = look.layout.disc
    light = halo(d, max(3, round(4 * look.layout.bid_z)), HALO, 3)
    level = 150 + 12 * round(pulse * 105 / 12)
    light.set_alpha(min(255, level))
    target.blit(light, light.get_rect(center=look.layout.bid_space(province, value)))


def hover_space(target: Surface, look: Look, province: str, value: int, livery: Livery) -> None:
    """The space under the pointer: ivory in a wide light, larger in small windows, with a ghost of the scribe."""
    layout = look.layout
    centre = layout.bid_space(province, value)
    grown = 1.0 if layout.z >= 0.9 else 1.3
    d = round(layout.disc * grown)
    light = halo(d, max(6, round(9 * layout.bid_z)), (255, 240, 160), 3)
    light.set_alpha(255)
    target.blit(light, light.get_rect(center=centre))
    target.blit(disc(d, _HOT_RIM, _HOT_FACE), _around(centre, d))
    foot = scribe_foot(look, province, value)
    ghost = dimmed(pawn(livery, round(44 * layout.bid_z * grown)), 205)
    stand(target, ghost, (foot[0], foot[1] - round(6 * layout.bid_z)), 4)
    _pill(target, look, foot, str(value), (255, 206, 84), (70, 34, 0))
