"""The drawings in the rule book of Tekhenu by section. Numbers and signs only, no words."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.words import HIGHEST
from ui.art.figures import statue
from ui.art.goods import good_token
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.masonry import house, pillar, pyramid
from ui.art.palette import INK, POINTS, SeatStyle, seats
from ui.art.surface import blank, blit_centred
from ui.art.tokens import badge, number_disc
from ui.rules.drawing import ROOT, papyrus_plate, row
from ui.rules.table import Draw
from ui.titles.tekhenu.cards.backs import back
from ui.titles.tekhenu.cards.pillar_tile import pillar_tile
from ui.titles.tekhenu.rulebook_drawings import (
    GREEN,
    RED,
    bot_pyramid,
    dial_alone,
    dial_turned,
    losses,
    one_die,
    osiris_rows,
    purity,
    rounds,
    scales,
    temple_example,
)
from ui.titles.tekhenu.rulebook_map import temple_map


def _seat_style() -> SeatStyle:
    return seats()[0]


def _production(room: int, scale: float) -> Surface:
    """A die of 5 at level 3: three are kept, two are excess."""
    size = round(30 * scale)
    bread = good_token("bread", size)
    excess = blank((2 * size + round(4 * scale), round(54 * scale)), ROOT)
    for number in range(2):
        excess.blit(bread, (number * (size + round(4 * scale)), 0))
    blit_centred(excess, badge("−2", max(12, round(16 * scale)), RED), (excess.get_width() / 2, size + 14 * scale))
    die = one_die(round(40 * scale), 5, "brown")
    return row(room, scale, 58, [die, "→", bread, bread, bread, "+", excess], 8)


def _scribes(room: int, scale: float) -> Surface:
    """What one Scribe makes of a 3."""
    size = round(36 * scale)
    others = [one_die(size, value, "yellow") for value in (1, 2, 4, 5)]
    scribe = good_token("scribe", round(34 * scale))
    return row(room, scale, 52, [one_die(size, 3, "yellow"), "+", scribe, "→", *others], 10)


def _anubis(room: int, scale: float) -> Surface:
    scribe = good_token("scribe", round(34 * scale))
    free = one_die(round(40 * scale), 5, "black")
    taken = one_die(round(40 * scale), 5, "black", locked=True)
    return row(room, scale, 56, [*[scribe] * components().anubis_scribes, "+", taken, "→", free], 8)


def _statue_costs(room: int, scale: float) -> Surface:
    """Six Statues with their Granite."""
    parts: list[Surface | str] = []
    for granite in components().statue_costs:
        parts.append(_over(statue(_seat_style(), round(48 * scale)), "granite", granite, scale))
    return row(room, scale, 84, parts, 14)


def _over(picture: Surface, good: str, amount: int, scale: float) -> Surface:
    """A picture with so many of a good below it."""
    size = round(24 * scale)
    wide = max(picture.get_width(), round(48 * scale))
    out = blank((wide, picture.get_height() + size + 4), ROOT)
    out.blit(picture, picture.get_rect(midtop=(wide // 2, 0)))
    y = out.get_height() - size / 2
    put_text(out, str(amount), "number", max(12, round(19 * scale)), INK, (wide / 2 - 4, y), "midright")
    raised(good_token(good, size), 1).centred(out, (wide / 2 + size / 2 + 2, y))
    return out


def _display(room: int, scale: float) -> Surface:
    """The three places of tiles: values and points."""
    z = min(scale, room / 420)
    side, step = round(84 * z), round(132 * z)
    out = blank((3 * step, side + round(44 * z)), ROOT)
    for number, (slot, tile) in enumerate(zip(components().display, ("P17", "P01", "P22"), strict=True)):
        x = number * step + (step - side) // 2
        raised(pillar_tile(side, tile), 2 * z).put(out, (x, 2))
        for place, value in enumerate(slot.values):
            at = (x + 14 * z + place * 32 * z, side + 24 * z)
            blit_centred(out, one_die(round(24 * z), value, "white"), at)
        raised(number_disc(round(30 * z), str(slot.vp), POINTS), 2 * z).centred(out, (x + side - 8 * z, side + 24 * z))
    return out


def _hathor(room: int, scale: float) -> Surface:
    """A Building at the end of a line: points for own Pillars, tokens of empty spaces."""
    z = min(scale, room / 480)
    cell = round(66 * z)
    out = blank((6 * cell + 8, cell + round(34 * z)), ROOT)
    raised(house(_seat_style(), round(44 * z)), 2 * z).centred(out, (cell / 2, cell / 2 + 4))
    shown: list[tuple[str, int | None]] = [("bread", None), ("", 0), ("", 1), ("", 0), ("limestone", None)]
    for number, (good, owner) in enumerate(shown):
        place = Rect(cell + number * cell + 2, 4, cell - 4, cell - 4)
        papyrus_plate(out, place, z, number, (222, 194, 144))
        under = (place.centerx, place.bottom + 16 * z)
        if owner is None:
            raised(good_token(good, round(28 * z)), 2 * z).centred(out, place.center)
            blit_centred(out, badge("+1", max(12, round(15 * z)), GREEN), under)
        else:
            raised(pillar(seats()[owner], round(48 * z)), 2 * z).centred(out, place.center)
            points = str(components().points.hathor_own_pillar) if owner == 0 else "0"
            blit_centred(out, number_disc(round(26 * z), points, POINTS if owner == 0 else (130, 110, 90)), under)
    return out


def _festival(room: int, scale: float) -> Surface:
    """Scribes for small dice."""
    parts: list[Surface | str] = []
    scribe = good_token("scribe", round(26 * scale))
    for value in range(1, HIGHEST + 1):
        parts.append(
            _column(one_die(round(34 * scale), value, "gray"), [scribe] * components().bastet_scribes[value], scale)
        )
    return row(room, scale, 84, parts, 16)


def _column(top: Surface, below: list[Surface], scale: float) -> Surface:
    """A thing, and others in a row below it."""
    step = round(27 * scale)
    wide = max(top.get_width(), step * len(below))
    out = blank((wide, top.get_height() + round(34 * scale)), ROOT)
    out.blit(top, top.get_rect(midtop=(wide // 2, 0)))
    left = (wide - step * len(below)) / 2 + step / 2
    for number, picture in enumerate(below):
        blit_centred(out, picture, (left + number * step, out.get_height() - 15 * scale))
    return out


def _cards(room: int, scale: float) -> Surface:
    """Cards and their Papyrus by value."""
    z = min(scale, room / 470)
    wide, high = round(146 * z), round(128 * z)
    out = blank((3 * wide + 8, high + 8), ROOT)
    for number, value in enumerate((1, 3, 5)):
        place = Rect(4 + number * wide, 2, wide - round(10 * z), high)
        papyrus_plate(out, place, z, 8 + number)
        price = components().thoth[value]
        for step in range(2):
            at = (place.centerx + (step - 0.5) * 34 * z, place.y + 22 * z)
            blit_centred(out, one_die(round(25 * z), value + step, "gray"), at)
        for card in range(price.cards):
            picture = back(("blessing", "technology", "decree")[card], (round(34 * z), round(46 * z)))
            x = place.centerx + (card - (price.cards - 1) / 2) * 38 * z
            raised(picture, 2 * z).centred(out, (x, place.y + 66 * z))
        y = place.bottom - 18 * z
        put_text(out, str(price.papyrus), "number", max(12, round(18 * z)), INK, (place.centerx - 4, y), "midright")
        raised(good_token("papyrus", round(24 * z)), 1).centred(out, (place.centerx + 14 * z, y))
    return out


def _statue_points(room: int, scale: float) -> Surface:
    """What one to six Statues score."""
    parts: list[Surface | str] = []
    for points in components().points.statues[1:]:
        disc = number_disc(round(34 * scale), str(points), POINTS)
        parts.append(_column(statue(_seat_style(), round(44 * scale)), [disc], scale))
    return row(room, scale, 84, parts, 16)


def _pyramids(room: int, scale: float) -> Surface:
    """The pyramids of the track and what Happiness scores there."""
    parts: list[Surface | str] = []
    for number, at in enumerate(components().pyramids, 1):
        stone = pyramid(round(44 * scale)).copy()
        middle = (stone.get_width() / 2, stone.get_height() * 0.66)
        put_text(stone, str(at), "number", max(12, round(18 * scale)), (84, 42, 8), middle, "center")
        points = number * components().points.happiness_pyramid
        parts.append(_column(stone, [number_disc(round(32 * scale), str(points), POINTS)], scale))
    return row(room, scale, 84, parts, 14)


def _buildings(room: int, scale: float) -> Surface:
    """The slots of the ten Buildings: points and Bread that show once they are empty."""
    z = min(scale, room / 560)
    cell = round(54 * z)
    slots = len(components().building_vp) - 1
    out = blank((slots * cell + 6, round(74 * z)), ROOT)
    for number in range(slots):
        place = Rect(2 + number * cell, 2, cell - 4, round(66 * z))
        papyrus_plate(out, place, z, number)
        vp = components().building_vp[number + 1] - components().building_vp[number]
        bread = components().building_bread[number + 1] - components().building_bread[number]
        if vp:
            blit_centred(out, number_disc(round(26 * z), str(vp), POINTS), (place.centerx, place.y + 19 * z))
        if bread:
            raised(good_token("bread", round(24 * z)), 1).centred(out, (place.centerx, place.bottom - 18 * z))
        if not vp and not bread:
            put_icon(out, "building", round(30 * z), (206, 172, 116), place.center)
    return out


def _payment(room: int, scale: float) -> Surface:
    """A price in Granite, paid with Gold as well."""
    size = round(32 * scale)
    granite, gold = good_token("granite", size), good_token("gold", size)
    return row(room, scale, 50, [granite, granite, granite, "=", granite, granite, gold], 6)


FIGURES: dict[str, Draw] = {
    "structure": rounds,
    "gods": dial_alone,
    "purity": purity,
    "paying": _payment,
    "place_die": scales,
    "scribes": _scribes,
    "anubis": _anubis,
    "produce": _production,
    "raise_statue": _statue_costs,
    "pillar": _display,
    "ra_example": temple_example,
    "site_line": _hathor,
    "temple_map": temple_map,
    "festival_scribes": _festival,
    "cards_price": _cards,
    "osiris_effects": osiris_rows,
    "turn_dial": dial_turned,
    "losses": losses,
    "score_statues": _statue_points,
    "score_happiness": _pyramids,
    "score_production": _buildings,
    "bot_tile": bot_pyramid,
}
"""By section."""
