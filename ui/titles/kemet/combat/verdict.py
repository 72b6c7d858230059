"""What came of it, in three parts: Force, losses, reward."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from game.kemet.breakdown import losses, reward, totals, units_in
from game.kemet.components import components
from game.kemet.state import ATTACKER, DEFENDER, Combat, Kemet
from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.inline import Manner, Picture, fit_sentence, sentence
from ui.art.ornament import outline, upright
from ui.art.palette import INK
from ui.art.plates import body, with_shadow
from ui.frame import words
from ui.kit.motion import ease
from ui.titles.kemet.cards import seat_shield, tile_square
from ui.titles.kemet.combat.geometry import Stage
from ui.titles.kemet.combat.progress import Progress
from ui.titles.kemet.combat.sums import LEAST, REMARK, ink_of
from ui.titles.kemet.combat.wording import say
from ui.titles.kemet.style import TableStyle

PAPER: Colour = (248, 230, 186)
HEADS: tuple[tuple[str, Colour], ...] = (("force", (150, 40, 24)), ("losses", (86, 52, 20)), ("reward", (60, 100, 40)))


def paint_verdict(
    target: Surface, style: TableStyle, stage: Stage, view: Kemet, combat: Combat, progress: Progress
) -> None:
    rect, scale, px = stage.verdict, style.screen.scale, style.screen.px
    plate = body(rect.size, PAPER, "papyrus", 10 * scale, max(1, round(1.8 * scale)), (18, -14), 20, 15)
    with_shadow(plate, 10 * scale, (2, 4, 6, 170), scale).put(target, rect.topleft)
    outline(target, rect.inflate(-px(7), -px(7)), (190, 146, 70), 1.4, 8 * scale, 220)
    if not combat.counted:
        return
    wide = rect.width // 3
    tellers = (_force, _losses, _reward)
    for number, ((key, colour), tell) in enumerate(zip(HEADS, tellers, strict=True)):
        part = Rect(rect.x + number * wide, rect.y, wide, rect.height)
        if number:
            upright(target, part.x, rect.y + px(12), rect.bottom - px(12), (196, 160, 104), 220)
        share = ease(progress.verdict - number)
        if share <= 0:
            continue
        inside = part.inflate(-px(36), -px(14))
        layer = target if share >= 1 else target.subsurface(part.clip(target.get_rect())).copy()
        if share < 1:
            inside = inside.move(-part.x, -part.y)
        head = Rect(inside.x, inside.y, inside.width, round(style.screen.text(17) * 1.3))
        words.line(layer, say(style, f"verdict.{key}"), head, "heading", style.screen.text(17), colour, "left", LEAST)
        tell(layer, style, Rect(inside.x, head.bottom, inside.width, inside.bottom - head.bottom), view, combat)
        if share < 1:
            layer.set_alpha(round(255 * share))
            target.blit(layer, part)


def _lines(
    target: Surface, style: TableStyle, room: Rect, told: list[tuple[str, Colour]], first: float = 18
) -> list[Rect]:
    """Two sentences below each other, each on one line, with signs in it."""
    high = room.height // 2
    found = []
    for number, (text, colour) in enumerate(told[:2]):
        place = Rect(room.x, room.y + number * high, room.width, high)
        px = max(LEAST, min(style.screen.text(first if not number else 18), round(high * 0.8)))
        made = fit_sentence(text, "body", px, colour, (place.width, round(px * 1.4)), LEAST)
        words.report(text, place, made.whole)
        found.append(made.put(target, (place.x, place.centery - made.size[1] // 2)))
    return found


def _force(target: Surface, style: TableStyle, room: Rect, view: Kemet, combat: Combat) -> None:
    sums = [totals(lines).force for lines in combat.counted]
    side = combat.side_of(combat.winner)
    won = say(style, "verdict.against", n=sums[side], other=sums[1 - side], seat=combat.winner)
    tie = say(style, "verdict.tie" if sums[0] == sums[1] else "verdict.tie_would")
    _lines(target, style, room, [(won, INK), (f"_{tie}_", REMARK)], 25)


def _losses(target: Surface, style: TableStyle, room: Rect, view: Kemet, combat: Combat) -> None:
    """The sum of each side, and its Units with those that fall struck out, where there is room for both."""
    order = (DEFENDER, ATTACKER)
    told = [_lost(style, combat, side) for side in order]
    size = min(style.screen.px(34), room.height // 2)
    widest = max(units_in(lines) for lines in combat.counted) * round(size * 0.72)
    beside = room.width - widest - style.screen.px(6)
    figures = all(sentence(text, "body", LEAST, INK).size[0] <= beside for text in told)
    words_room = Rect(room.x, room.y, beside if figures else room.width, room.height)
    _lines(target, style, words_room, [(text, INK) for text in told])
    if figures:
        for row, side in enumerate(order):
            y = room.y + room.height // 4 + row * (room.height // 2)
            _figures(target, style, combat, side, size, (room.right - widest, y))


def _lost(style: TableStyle, combat: Combat, side: int) -> str:
    dealt, held = totals(combat.counted[1 - side]).damage, totals(combat.counted[side]).defence
    seat = combat.seat_on(side)
    if not dealt:
        return say(style, "verdict.none", seat=seat)
    return say(style, "verdict.lost", seat=seat, damage=dealt, defence=held, n=losses(combat.counted, side))


def _figures(target: Surface, style: TableStyle, combat: Combat, side: int, size: int, at: tuple[int, int]) -> None:
    units, lost = units_in(combat.counted[side]), losses(combat.counted, side)
    for number in range(units):
        x = at[0] + round((number + 0.5) * size * 0.72)
        gone = number >= units - lost
        ink = (170, 150, 122) if gone else ink_of(style.seat_styles[combat.seat_on(side)])
        put_icon(target, "unit", size, ink, (x, at[1]))
        if gone:
            put_icon(target, "cross", round(size * 0.7), (190, 34, 18), (x, at[1]))


def _reward(target: Surface, style: TableStyle, room: Rect, view: Kemet, combat: Combat) -> None:
    winner = combat.side_of(combat.winner)
    points = reward(view, combat, winner).points
    told: list[tuple[str, Colour]] = [(say(style, "verdict.no_points"), REMARK)]
    if points:
        told = [(say(style, "verdict.points", points=points, seat=combat.winner), (40, 110, 50))]
    due = [gain for side in (winner, 1 - winner) for gain in _prayers(view, combat, side)]
    _lines(target, style, room, told)
    if due:
        _paint_prayers(target, style, room, view, due)


class Due(NamedTuple):
    """Prayers that a tile gives in a Combat."""

    seat: int
    tile: str
    key: str
    n: int


def _prayers(view: Kemet, combat: Combat, side: int) -> Iterator[Due]:
    """KEM-8.5, KEM-8.6  Holy War and Crusade."""
    seat, gain = combat.seat_on(side), reward(view, combat, side)
    for key, kind, n in (
        ("holy_war", "prayer_on_win", gain.holy_war),
        ("crusade", "prayer_per_unit_destroyed", gain.crusade),
    ):
        if n:
            yield Due(
                seat, next(tile for tile in view.tiles[seat] if components().tiles[tile].effect.type == kind), key, n
            )


def _paint_prayers(target: Surface, style: TableStyle, room: Rect, view: Kemet, due: list[Due]) -> None:
    """In words, or in signs where they are too many; a full track may have taken less than they give."""
    most = components().most_prayers
    full = any(view.prayers[gain.seat] == most for gain in due)
    capped = f" {say(style, 'verdict.capped', n=most)}" if full else ""
    told = "  ".join(say(style, f"verdict.{gain.key}", n=gain.n, seat=gain.seat) for gain in due) + capped
    signs = "  ".join(f":seat{gain.seat}: :{gain.key}: :ankh: *+{gain.n}*" for gain in due) + capped
    pictures: dict[str, Picture] = {gain.key: partial(tile_square, gain.tile, pips=False) for gain in due}
    pictures |= {f"seat{gain.seat}": partial(seat_shield, style.seat_styles[gain.seat]) for gain in due}
    place = Rect(room.x, room.y + room.height // 2, room.width, room.height // 2)
    px = max(LEAST, min(style.screen.text(18), round(place.height * 0.8)))
    size = (place.width, place.height + 4)
    made = fit_sentence(told, "body", px, INK, size, LEAST)
    if not made.whole:
        made = fit_sentence(signs, "body", px, INK, size, LEAST, Manner(pictures))
    words.report(told, place, made.whole)
    made.put(target, (place.x, place.centery - made.size[1] // 2))
