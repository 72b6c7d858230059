"""The bar below the map: how many go, who comes along, who may still speak, and the buttons that end a question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from pygame import Rect, Surface

from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.palette import CREAM_SECOND, GOLD_TITLE, INK, INK_SECOND
from ui.art.plates import body, with_shadow
from ui.art.surface import blit_centred, faded
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.kit.answer import Answer
from ui.kit.thing import Face, FaceState, Thing
from ui.titles.kemet.cards import SHIELD_WIDTH, seat_shield
from ui.titles.kemet.map import figures
from ui.titles.kemet.seat.furniture import paint_wood
from ui.titles.kemet.spread import Spread
from ui.titles.kemet.style import TableStyle
from ui.titles.kemet.trays.button import Button, Plate, draw_button, lay_button

Room: TypeAlias = tuple[int, int, int, int]
PAPER = (236, 210, 160)
SHIELD_ROOM = 46
"""The width of a shield with its number of cards."""


@dataclass(slots=True)
class Bar:
    """What the two zones right of the prayers show."""

    title: str = ""
    count: tuple[int, int, int] | None = None
    """How many Units, and the least and most of them."""
    step: Callable[[int], None] | None = None
    """What one more or one less does; None: another number is wished for."""
    creatures: tuple[tuple[str, bool], ...] = ()
    """Creatures here, and whether they come along."""
    shields: tuple[tuple[int, int, bool], ...] = ()
    """Seats with divine intervention cards, how many, and whether they are still to be asked."""
    buttons: list[Button] = field(default_factory=list)

    @property
    def simple(self) -> bool:
        return self.count is None and not self.creatures and not self.shields


def bar_rooms(style: TableStyle, bar: Bar) -> tuple[Rect, Rect]:
    """The room for the group and the room for the buttons; without a group the buttons have more."""
    group, confirm = style.layout.group.copy(), style.layout.confirm.copy()
    if bar.simple and not bar.buttons and not style.layout.small:
        return group.union(confirm), Rect(confirm.right, confirm.y, 0, 0)
    if bar.simple and len(bar.buttons) > 1 and not style.layout.small:
        group.width = round(group.width * 0.42)
        confirm.width = confirm.right - group.right - style.screen.px(8)
        confirm.x = group.right + style.screen.px(8)
    elif bar.shields and not style.layout.small:
        group.width = min(group.width, len(bar.shields) * style.screen.px(SHIELD_ROOM) + style.screen.px(24))
        confirm.width = confirm.right - group.right - style.screen.px(8)
        confirm.x = group.right + style.screen.px(8)
    return group, confirm


def lay_bar(spread: Spread, bar: Bar) -> None:
    """Plates, buttons and everything of the group."""
    style, question, zone = spread.style, spread.question, spread.hand
    group, confirm = bar_rooms(style, bar)
    if confirm.width:
        spread.put(zone, Thing("bar.confirm", confirm, Face(draw_wood, (style, 63)), 3))
    for k, (button, rect) in enumerate(_laid_buttons(style, bar, confirm)):
        lay_button(spread, zone, f"bar.{k}", button, rect)
    if bar.simple:
        spread.put(zone, Thing("bar.words", group, Face(draw_words, (style, bar.title)), 3))
        return
    parts = _parts(style, bar, group)
    spread.put(zone, Thing("bar.group", group, Face(draw_group, (style, bar.title, tuple(parts["title"]))), 3))
    if bar.count is not None:
        n, least, most = bar.count
        room = parts["n"].union(parts["unit"])
        spread.put(
            zone, Thing("bar.count", room, Face(draw_count, (style, n, tuple(parts["n"]), tuple(parts["unit"]))), 4)
        )
        for step, key in ((-1, "minus"), (1, "plus")):
            usable = least <= n + step <= most
            change = partial(bar.step, step) if bar.step is not None else partial(setattr, spread.choice, "n", n + step)
            thing = Thing(f"bar.{key}", parts[key], Face(draw_key, (style, key, usable), True), 4)
            if not usable:
                spread.put(zone, thing)
                continue
            label = style.say(f"bar.{key}")
            answer = Answer(thing.id, act=question.steps(change))
            spread.put(zone, thing._replace(label=label), answer, partial(Tip, label))
    for name, going in bar.creatures:
        label = style.say("bar.leave" if going else "bar.take", creature=name)
        face = Face(draw_creature, (name, going))
        thing = Thing(f"bar.{name}", parts[name], face, 4, label=label, subject=f"creature.{name}")
        spread.put(zone, thing, Answer(thing.id, act=question.does(partial(spread.choice.toggle, name))))
    for seat, count, waiting in bar.shields:
        key = "bar.may_speak" if waiting else "bar.has_spoken"
        face = Face(draw_shield, (style, seat, count, waiting))
        thing = Thing(f"bar.seat{seat}", parts[f"seat{seat}"], face, 4, label=style.seat(seat))
        spread.put(zone, thing, tip=partial(_shield_tip, style, seat, count, key))


def _shield_tip(style: TableStyle, seat: int, count: int, key: str) -> Tip:
    return Tip(style.seat(seat), (style.say("bar.cards", n=count), style.say(key)))


def draw_wood(target: Surface, rect: Rect, style: TableStyle, seed: int) -> None:
    paint_wood(target, style, rect, seed)


def draw_words(target: Surface, rect: Rect, style: TableStyle, title: str) -> None:
    paint_wood(target, style, rect, 62)
    inner = rect.inflate(-style.screen.px(20), -4)
    words.block(target, title, inner, "italic", style.screen.text(17), CREAM_SECOND, "center", 11, True)


def draw_group(target: Surface, rect: Rect, style: TableStyle, title: str, room: Room) -> None:
    scale = style.screen.scale
    picture = body(rect.size, PAPER, "papyrus", 9 * scale, max(1, round(1.8 * scale)), (18, -16), 20, 12)
    with_shadow(picture, 9 * scale, (2, 4, 5, 150), scale).put(target, rect.topleft)
    if title:
        words.line(target, title, Rect(room), "heading", style.screen.text(15), INK, "left", 11)


def draw_count(target: Surface, rect: Rect, style: TableStyle, n: int, number: Room, unit: Room) -> None:
    put_text(target, str(n), "number", style.screen.text(24), (150, 30, 24), Rect(number).center, "center")
    put_icon(target, "unit", round(rect.height * 0.9), INK_SECOND, Rect(unit).center)


def draw_key(
    target: Surface, rect: Rect, style: TableStyle, sign: str, usable: bool, state: FaceState = "normal"
) -> None:
    draw_button(target, rect, style, Plate(usable=usable), state)
    ink = GOLD_TITLE if usable else (150, 120, 84)
    put_icon(target, sign, round(rect.height * 0.5), ink, rect.center)


def draw_creature(target: Surface, rect: Rect, name: str, going: bool) -> None:
    scale = rect.height / figures.CREATURE[1]
    picture = figures.creature(name, None, scale)
    blit_centred(target, picture if going else faded(picture, 120), (rect.x + rect.height * 0.5, rect.centery + 3))
    size = round(rect.height * 0.5)
    mark, ink = ("check", (30, 110, 50)) if going else ("cross", (150, 40, 30))
    put_icon(target, mark, size, ink, (rect.right - size * 0.6, rect.centery))


def draw_shield(target: Surface, rect: Rect, style: TableStyle, seat: int, count: int, waiting: bool) -> None:
    high = round(min(rect.height * 0.86, rect.width * 0.62 / SHIELD_WIDTH))
    picture = seat_shield(style.seat_styles[seat], high)
    spot = (rect.x + high * SHIELD_WIDTH / 2, rect.centery)
    raised(picture if waiting else faded(picture, 90), 1.4).centred(target, spot)
    at = (rect.x + high * SHIELD_WIDTH + style.screen.px(3), rect.centery)
    put_text(target, str(count), "number", style.screen.text(16), INK if waiting else INK_SECOND, at)


def _parts(style: TableStyle, bar: Bar, group: Rect) -> dict[str, Rect]:
    """Where everything is in the group."""
    px = style.screen.px
    inner = group.inflate(-px(16), -px(10))
    found: dict[str, Rect] = {}
    if bar.shields:
        wide = min(px(SHIELD_ROOM), inner.width // max(1, len(bar.shields)))
        for k, (seat, _, _) in enumerate(bar.shields):
            found[f"seat{seat}"] = Rect(inner.x + k * wide, inner.y, wide - 2, inner.height)
        found["title"] = Rect(inner.right, inner.y, 0, inner.height)
        return found
    side = inner.height
    right = inner.right
    for name, _ in reversed(bar.creatures):
        found[name] = Rect(right - round(side * 1.5), inner.y, round(side * 1.5), side)
        right = found[name].left - px(4)
    if bar.count is not None:
        number = max(width("7", "number", style.screen.text(24)) + px(12), px(26))
        found["unit"] = Rect(right - round(side * 0.8), inner.y, round(side * 0.8), side)
        found["plus"] = Rect(found["unit"].left - px(4) - round(side * 0.86), inner.y, round(side * 0.86), side)
        found["n"] = Rect(found["plus"].left - number, inner.y, number, side)
        found["minus"] = Rect(found["n"].left - round(side * 0.86), inner.y, round(side * 0.86), side)
        right = found["minus"].left - px(6)
    found["title"] = Rect(inner.x, inner.y, max(0, right - inner.x), inner.height)
    return found


def _laid_buttons(style: TableStyle, bar: Bar, confirm: Rect) -> list[tuple[Button, Rect]]:
    """Side by side, each as wide as its words ask for; where there is not room enough long words take several lines."""
    px = style.screen.px
    inner, gap = confirm.inflate(-px(10), -px(10)), px(6)
    count = len(bar.buttons)
    if not count:
        return []
    room = inner.width - gap * (count - 1)
    wanted = [width(one.text, "bold", style.screen.text(18)) + px(34) for one in bar.buttons]
    fair, spare = dict[int, int](), room
    for done, k in enumerate(sorted(range(count), key=wanted.__getitem__)):
        fair[k] = min(wanted[k], spare // (count - done))
        spare -= fair[k]
    found, left = [], inner.x
    for k, one in enumerate(bar.buttons):
        found.append((one, Rect(left, inner.y, fair[k] + spare // count, inner.height)))
        left = found[-1][1].right + gap
    return found
