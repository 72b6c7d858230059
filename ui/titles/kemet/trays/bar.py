"""The bar below the map: how many go, who comes along, who may still speak, and the buttons that end a question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from pygame import Rect, Surface

from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.palette import CREAM_SECOND, GOLD_TITLE, INK, INK_SECOND
from ui.art.plates import body, with_shadow
from ui.art.surface import blit_centred, faded
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.titles.kemet.cards import SHIELD_WIDTH, seat_shield
from ui.titles.kemet.desk import Desk
from ui.titles.kemet.look import Look
from ui.titles.kemet.map import figures
from ui.titles.kemet.place import Place
from ui.titles.kemet.seat.furniture import paint_wood
from ui.titles.kemet.trays.button import Answer, answer_place, paint_answer

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
    answers: list[Answer] = field(default_factory=list)

    @property
    def simple(self) -> bool:
        return self.count is None and not self.creatures and not self.shields


def bar_rooms(look: Look, bar: Bar) -> tuple[Rect, Rect]:
    """The room for the group and the room for the buttons; without a group the buttons have more."""
    group, confirm = look.layout.group.copy(), look.layout.confirm.copy()
    if bar.simple and not bar.answers and not look.layout.small:
        return group.union(confirm), Rect(confirm.right, confirm.y, 0, 0)
    if bar.simple and len(bar.answers) > 1 and not look.layout.small:
        group.width = round(group.width * 0.42)
        confirm.width = confirm.right - group.right - look.screen.px(8)
        confirm.x = group.right + look.screen.px(8)
    elif bar.shields and not look.layout.small:
        group.width = min(group.width, len(bar.shields) * look.screen.px(SHIELD_ROOM) + look.screen.px(24))
        confirm.width = confirm.right - group.right - look.screen.px(8)
        confirm.x = group.right + look.screen.px(8)
    return group, confirm


def bar_places(desk: Desk, bar: Bar) -> list[Place]:
    look = desk.look
    group, confirm = bar_rooms(look, bar)
    found = [answer_place(look, answer, rect) for answer, rect in _laid_answers(look, bar, confirm)]
    parts = _parts(look, bar, group)
    if bar.count is not None:
        n, least, most = bar.count
        for step, key in ((-1, "minus"), (1, "plus")):
            if least <= n + step <= most:
                wish = partial(setattr, desk.choice, "n", n + step)
                one_more = desk.steps(partial(bar.step, step) if bar.step is not None else wish)
                found.append(_key_place(look, parts[key], look.say(f"bar.{key}"), one_more, key))
    for name, going in bar.creatures:
        act = desk.does(partial(desk.choice.toggle, name))
        label = look.say("bar.leave" if going else "bar.take", creature=name)
        found.append(Place(parts[name], label, subject=f"creature.{name}", act=act, layer=4, tip=lambda: None))
    for seat, count, waiting in bar.shields:
        key = "bar.may_speak" if waiting else "bar.has_spoken"
        tip = partial(_shield_tip, look, seat, count, key)
        found.append(Place(parts[f"seat{seat}"], look.seat(seat), tip=tip, layer=4))
    return found


def _shield_tip(look: Look, seat: int, count: int, key: str) -> Tip:
    return Tip(look.seat(seat), (look.say("bar.cards", n=count), look.say(key)))


def _key_place(look: Look, rect: Rect, label: str, act: Callable[[], None], sign: str) -> Place:
    def pointed(target: Surface) -> None:
        _paint_key(target, look, rect, sign, True, True)

    return Place(rect, label, act=act, pointed=pointed, layer=4, tip=lambda: Tip(label))


def paint_bar(target: Surface, look: Look, bar: Bar) -> None:
    group, confirm = bar_rooms(look, bar)
    scale = look.screen.scale
    if confirm.width:
        paint_wood(target, look, confirm, 63)
    for answer, rect in _laid_answers(look, bar, confirm):
        paint_answer(target, look, answer, rect, "normal" if answer.usable else "disabled")
    if bar.simple:
        paint_wood(target, look, group, 62)
        inner = group.inflate(-look.screen.px(20), -4)
        words.block(target, bar.title, inner, "italic", look.screen.text(17), CREAM_SECOND, "center", 11, True)
        return
    picture = body(group.size, PAPER, "papyrus", 9 * scale, max(1, round(1.8 * scale)), (18, -16), 20, 12)
    with_shadow(picture, 9 * scale, (2, 4, 5, 150), scale).put(target, group.topleft)
    parts = _parts(look, bar, group)
    if bar.title:
        words.line(target, bar.title, parts["title"], "heading", look.screen.text(15), INK, "left", 11)
    if bar.count is not None:
        n, least, most = bar.count
        _paint_key(target, look, parts["minus"], "minus", n > least, False)
        _paint_key(target, look, parts["plus"], "plus", n < most, False)
        put_text(target, str(n), "number", look.screen.text(24), (150, 30, 24), parts["n"].center, "center")
        put_icon(target, "unit", round(parts["unit"].height * 0.9), INK_SECOND, parts["unit"].center)
    for name, going in bar.creatures:
        _paint_creature(target, look, parts[name], name, going)
    for seat, count, waiting in bar.shields:
        _paint_shield(target, look, parts[f"seat{seat}"], seat, count, waiting)


def _paint_key(target: Surface, look: Look, rect: Rect, sign: str, usable: bool, hot: bool) -> None:
    key = Answer("", kind="wood", act=None)
    paint_answer(target, look, key, rect, "hover" if hot else "normal" if usable else "disabled")
    ink = GOLD_TITLE if usable else (150, 120, 84)
    put_icon(target, sign, round(rect.height * 0.5), ink, rect.center)


def _paint_creature(target: Surface, look: Look, rect: Rect, name: str, going: bool) -> None:
    scale = rect.height / figures.CREATURE[1]
    picture = figures.creature(name, None, scale)
    blit_centred(target, picture if going else faded(picture, 120), (rect.x + rect.height * 0.5, rect.centery + 3))
    size = round(rect.height * 0.5)
    mark, ink = ("check", (30, 110, 50)) if going else ("cross", (150, 40, 30))
    put_icon(target, mark, size, ink, (rect.right - size * 0.6, rect.centery))


def _paint_shield(target: Surface, look: Look, rect: Rect, seat: int, count: int, waiting: bool) -> None:
    high = round(min(rect.height * 0.86, rect.width * 0.62 / SHIELD_WIDTH))
    picture = seat_shield(look.liveries[seat], high)
    spot = (rect.x + high * SHIELD_WIDTH / 2, rect.centery)
    raised(picture if waiting else faded(picture, 90), 1.4).centred(target, spot)
    at = (rect.x + high * SHIELD_WIDTH + look.screen.px(3), rect.centery)
    put_text(target, str(count), "number", look.screen.text(16), INK if waiting else INK_SECOND, at)


def _parts(look: Look, bar: Bar, group: Rect) -> dict[str, Rect]:
    """Where everything is in the group."""
    px = look.screen.px
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
        number = max(width("7", "number", look.screen.text(24)) + px(12), px(26))
        found["unit"] = Rect(right - round(side * 0.8), inner.y, round(side * 0.8), side)
        found["plus"] = Rect(found["unit"].left - px(4) - round(side * 0.86), inner.y, round(side * 0.86), side)
        found["n"] = Rect(found["plus"].left - number, inner.y, number, side)
        found["minus"] = Rect(found["n"].left - round(side * 0.86), inner.y, round(side * 0.86), side)
        right = found["minus"].left - px(6)
    found["title"] = Rect(inner.x, inner.y, max(0, right - inner.x), inner.height)
    return found


def _laid_answers(look: Look, bar: Bar, confirm: Rect) -> list[tuple[Answer, Rect]]:
    """Side by side, each as wide as its words ask for; where there is not room enough long words take several lines."""
    px = look.screen.px
    inner, gap = confirm.inflate(-px(10), -px(10)), px(6)
    count = len(bar.answers)
    if not count:
        return []
    room = inner.width - gap * (count - 1)
    wanted = [width(one.text, "bold", look.screen.text(18)) + px(34) for one in bar.answers]
    fair, spare = dict[int, int](), room
    for done, k in enumerate(sorted(range(count), key=wanted.__getitem__)):
        fair[k] = min(wanted[k], spare // (count - done))
        spare -= fair[k]
    found, left = [], inner.x
    for k, one in enumerate(bar.answers):
        found.append((one, Rect(left, inner.y, fair[k] + spare // count, inner.height)))
        left = found[-1][1].right + gap
    return found
