"""The drawings in the rule book of Kemet by section. Numbers and signs only, no words."""

from __future__ import annotations

from pygame import Surface

from game.kemet.components import board_for, components
from ui.art.masonry import obelisk, pyramid, temple
from ui.art.palette import POINTS, seats
from ui.art.surface import blank, blit_centred
from ui.art.tokens import badge, number_disc, token
from ui.rules.drawing import ROOT, drawn_with, row
from ui.rules.table import Draw
from ui.titles.kemet.rulebook_drawings import actions, face, silver_and_gold, sums
from ui.titles.kemet.signs import GOLD, PERMANENT, POINT_SIGNS, STONES, TEMPORARY, TEMPORARY_POINTS

BALANCED = ("low_ruby", "low_diamond", "low_pray", "mid_move", "top_recruit")
"""Five tokens that keep Balance."""
NIGHT_SIGNS = ("sanctuary", "delta", "temple", "offering", "ankh", "eye", "dawn")


def _ankh(scale: float, size: int = 30) -> Surface:
    return token(round(size * scale), GOLD, "ankh")


def _unit(scale: float, seat: int = 1) -> Surface:
    return token(round(32 * scale), seats()[seat].colour, "unit")


def _under(top: Surface, below: Surface) -> Surface:
    """One thing over another."""
    wide = max(top.get_width(), below.get_width())
    out = blank((wide, top.get_height() + below.get_height() + 4), ROOT)
    out.blit(top, top.get_rect(midtop=(wide // 2, 0)))
    out.blit(below, below.get_rect(midbottom=(wide // 2, out.get_height())))
    return out


def _points(room: int, scale: float) -> Surface:
    """Permanent VP are square, temporary ones round."""
    size = round(44 * scale)
    parts: list[Surface | str] = []
    for kind, sign in POINT_SIGNS.items():
        if kind in TEMPORARY_POINTS:
            parts.append(token(size, TEMPORARY, sign))
        else:
            parts.append(token(size, PERMANENT, sign, shape="square"))
    return row(room, scale, 52, parts, 12)


def _temples(room: int, scale: float) -> Surface:
    """The Temples and the prayers of their plaques."""
    parts: list[Surface | str] = []
    board = board_for(4)
    for prayer in board.prayers:
        below = badge(str(prayer), max(12, round(17 * scale)), POINTS) if prayer else _ankh(scale, 22)
        parts.append(_under(temple(round(50 * scale)), below))
    return row(room, scale, 86, parts, 20)


def _levels(room: int, scale: float) -> Surface:
    """What each level costs."""
    parts: list[Surface | str] = []
    for level, cost in enumerate(components().level_costs, 1):
        high, top = round((26 + 7 * level) * scale), level == components().top_level
        stone = pyramid(high, STONES["ruby"], courses=level + 1, tip=top)
        price = blank((round(cost * 22 * scale), round(22 * scale)), ROOT)
        for number in range(cost):
            blit_centred(price, _ankh(scale, 20), ((number + 0.5) * 22 * scale, 11 * scale))
        parts.append(_under(stone, price))
    return row(room, scale, 88, parts, 16)


def _pray(room: int, scale: float) -> Surface:
    space = token(round(48 * scale), (214, 184, 132), "prayer", shape="square")
    return row(room, scale, 56, [space, "→", *[_ankh(scale)] * components().pray], 10)


def _recruit(room: int, scale: float) -> Surface:
    """Three prayers, three Units, and two more with the Scribe."""
    scribe = token(round(40 * scale), STONES["sapphire"], "scribe", shape="square")
    three: list[Surface | str] = [_ankh(scale)] * 3
    return row(room, scale, 50, [*three, "→", *[_unit(scale)] * 3, "+", scribe, "→", *[_unit(scale)] * 2], 5)


def _teleport(room: int, scale: float) -> Surface:
    price: list[Surface | str] = [_ankh(scale)] * components().teleport_cost
    start = pyramid(round(48 * scale), STONES["sapphire"], courses=3, tip=False)
    return row(room, scale, 76, [start, _unit(scale), "+", *price, "→", obelisk(round(72 * scale))], 8)


def _walls(room: int, scale: float) -> Surface:
    """With the first step only: from beside the wall, not from farther away."""
    size = round(40 * scale)
    district = token(size, seats()[0].colour, "wall", shape="square")
    front, desert = token(size, (226, 196, 142)), token(size, (226, 196, 142), "obelisk")
    yes, no = token(round(26 * scale), (46, 112, 66), "check"), token(round(26 * scale), (150, 40, 28), "cross")
    return row(
        room,
        scale,
        50,
        [_unit(scale), front, "→", district, yes, "", _unit(scale), desert, "→", front, "→", district, no],
        4,
    )


def _losses(room: int, scale: float) -> Surface:
    """Three Damage against one Defence: two Units."""
    damage: list[Surface | str] = [token(round(36 * scale), (150, 44, 34), "damage")] * 3
    shield = token(round(36 * scale), STONES["sapphire"], "shield")
    return row(room, scale, 50, [*damage, "−", shield, "=", *[_unit(scale)] * 2], 6)


def _recall(room: int, scale: float) -> Surface:
    """Four Units go home for three prayers."""
    units: list[Surface | str] = [_unit(scale)] * 4
    return row(room, scale, 44, [*units, "→", *[_ankh(scale)] * (4 - components().recall_kept)], 6)


def _night(room: int, scale: float) -> Surface:
    """The seven steps."""
    parts: list[Surface | str] = []
    for number, sign in enumerate(NIGHT_SIGNS, 1):
        disc = token(round(46 * scale), (58, 66, 110), sign)
        parts.append(_under(disc, badge(str(number), max(11, round(14 * scale)))))
    return row(room, scale, 76, parts, 12)


def _trigger(room: int, scale: float) -> Surface:
    """The track of points, its last space in red."""
    size = round(34 * scale)
    last = components().end_trigger
    parts: list[Surface | str] = [number_disc(size, str(n), (150, 104, 46)) for n in range(last - 5, last)]
    return row(room, scale, 50, [*parts, number_disc(round(44 * scale), str(last), POINTS)], 8)


FIGURES: dict[str, Draw] = {
    "points": _points,
    "face_a": drawn_with(face, 4),
    "face_b": drawn_with(face, 5),
    "temples_on_board": _temples,
    "tokens": actions,
    "balance": drawn_with(actions, BALANCED),
    "silver_gold": silver_and_gold,
    "pray": _pray,
    "upgrade": _levels,
    "recruit": _recruit,
    "teleport": _teleport,
    "walls": _walls,
    "losses": _losses,
    "loser": _recall,
    "combat_example": sums,
    "night_order": _night,
    "trigger": _trigger,
}
"""By section."""
