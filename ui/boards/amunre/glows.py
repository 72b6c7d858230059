"""What breathes on the map: legal bid spaces, free fields, provinces that wait for a piece or a card."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.amunre.auction import Bid, PlaceBid, is_contested
from game.amunre.gifts import TakeFarmer
from game.amunre.purchase import BuyFarmer
from game.amunre.state import AmunRe
from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.curves import bounds, moved, scaled
from ui.art.light import aura, inner_glow
from ui.art.surface import Layer, Size, blank, clip, recoloured
from ui.boards.amunre.bid_cards import alarm_spot, breathe
from ui.boards.amunre.choice import Choice
from ui.boards.amunre.layout import Layout
from ui.boards.amunre.look import Look
from ui.boards.amunre.map_moves import field_moves, province_moves
from ui.boards.amunre.pieces import halo
from ui.boards.amunre.shapes import nile_map
from ui.boards.lit import Glow, Lit
from ui.host.asked import Asked

GOLD: Colour = (255, 206, 70)
IVORY: Colour = (255, 250, 220)
ALARM: Colour = (255, 70, 40)


def glows(look: Look, view: AmunRe, asked: Asked[AmunRe] | None, choice: Choice) -> list[Glow]:
    """Everything legal on the map."""
    if asked is None:
        return []
    found: list[Glow] = [_space(look, move) for move in asked.moves if isinstance(move, Bid)]
    if isinstance(asked.decision, PlaceBid) and is_contested(view, asked.decision.seat):
        found.append(_alarm(look, view, asked.decision.seat))
    for province in nile_map().provinces:
        in_fields = field_moves(asked, choice, province)
        moves, _ = province_moves(asked, choice, province)
        for move in in_fields or moves:
            if isinstance(move, BuyFarmer | TakeFarmer):
                found += [free_field(look, place).put for place in _free(look.layout, view, province)]
        if any(not isinstance(move, BuyFarmer | TakeFarmer) for move in moves) or (choice.kind and moves):
            found.append(province_light(look.layout, province).put)
    return found


def _space(look: Look, move: Bid) -> Glow:
    return lambda target, pulse: breathe(target, look, move.province, move.value, pulse)


def _alarm(look: Look, view: AmunRe, seat: int) -> Glow:
    """The red light of the contested scribe that has to move."""
    owner = view.seats[seat]
    light = halo(round(22 * look.layout.bid_z), max(3, round(5 * look.layout.bid_z)), ALARM, 3)
    spot = light.get_rect(center=alarm_spot(look, owner.bid_on, owner.bid))
    return Lit(light, spot.topleft).put


def _free(layout: Layout, view: AmunRe, province: str) -> list[Rect]:
    return layout.fields(province)[view.farmers[province] :]


def free_field(look: Look, place: Rect, colour: Colour = GOLD) -> Lit:
    light, offset = box_light(place.size, 5 * look.layout.z, max(3, look.layout.px(5)), colour)
    return Lit(light, (place.x + offset[0], place.y + offset[1]))


@kept
def box_light(size: Size, corner: float, radius: int, colour: Colour, strength: int = 3) -> Layer:
    """Light around a box, with a hole where the box is."""
    mask = masks.rounded(size, corner)
    layer, offset = aura(mask, radius, colour, 255, strength).layers[0]
    out = layer.copy()
    hole = blank(out.get_size())
    hole.blit(recoloured(mask, (0, 0, 0)), (-offset[0], -offset[1]))
    out.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return recoloured(out, colour), offset


def province_light(layout: Layout, province: str, colour: Colour = GOLD) -> Lit:
    """Light along the inner side of a border."""
    picture, at = _province_light(layout.map.size, province, colour, max(4, layout.px(9)))
    return Lit(picture, (layout.map.x + at[0], layout.map.y + at[1]))


@kept
def _province_light(size: Size, province: str, colour: Colour, radius: int) -> Layer:
    pixels = scaled(nile_map().provinces[province], *size)
    left, top, right, bottom = bounds(pixels)
    at = (int(left) - 1, int(top) - 1)
    box = (int(right - left) + 4, int(bottom - top) + 4)
    outline = moved(pixels, -at[0], -at[1])
    mask = masks.polygon(box, outline)
    light = inner_glow(mask, colour, radius, 225, 1)
    line = Canvas(box, fine=2, rim=colour)
    line.path(colour, outline, radius * 0.9, closed=True)
    light.blit(clip(line.finish(), mask), (0, 0))
    return light, at
