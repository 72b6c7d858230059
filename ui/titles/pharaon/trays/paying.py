"""The payment of an action: proposed, changed by clicking tokens, paid with Enter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move
from game.pharaon.free_paying import ChooseAccessToken, LayOnWheel
from game.pharaon.means import coins
from game.pharaon.settling import access_tokens
from ui.art.buttons import button_plate, put_button
from ui.art.icons import put_icon
from ui.art.lettering import width
from ui.art.light import aura, raised
from ui.art.palette import INK, LEGAL_GOLD, ButtonKind
from ui.art.surface import blit_centred, faded
from ui.frame import words
from ui.frame.control import State
from ui.frame.tooltip import Tip
from ui.titles.pharaon.desk import Desk
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.pieces import subject_of, token_picture
from ui.titles.pharaon.plans import Bill, PayQuestion, bill_for, moves_to_pay, payable_ways
from ui.titles.pharaon.trays.bill import bill_places, paint_bill
from ui.titles.pharaon.trays.chips import Chip, chip_parts
from ui.titles.pharaon.trays.frame import Part, Tray, inside
from ui.titles.pharaon.words import tokens_in_words


def paying(desk: Desk, asked: PayQuestion) -> Tray:
    """Tokens of the proposal, other tokens that could pay, and the button that pays."""
    look, view = desk.look, desk.view
    ways = payable_ways(view, asked)
    way = desk.choice.paid(ways)
    names = coins(asked.quarter)
    laid = access_tokens(view, asked.seat, asked.quarter, asked.option, way)
    access = desk.choice.laid(laid)
    bill = bill_for(view, asked.seat, asked.quarter, asked.option, way, access)
    assert bill is not None
    bill = replace(bill, others=desk.choice.arranged(bill.others))
    places = bill_places(look, bill)
    tray = Tray(look.say("tray.proposed"), look.say(f"quarter.{asked.quarter}"), bill=bill)
    tray.drawn.append(lambda target: paint_bill(target, look, bill, False))
    seen: dict[str, int] = {}
    for token, rect in zip(bill.tokens, (places.access, *places.others), strict=True):
        seen[token] = seen.get(token, 0) + 1
        sort = names.index(token)
        fewer = any(other[sort] < way[sort] for other in ways)
        label = look.say("tray.paid", name=look.name("token", token), n=seen[token])
        change = desk.does(partial(desk.choice.spend_less, ways, sort)) if fewer else None
        tray.parts.append(
            _token(desk, token, rect, label, change, look.say("tray.swap") if fewer else look.say("tray.fixed"))
        )
    if len(laid) > 1:
        tray.parts.append(_turn_wheel(desk, laid, places.access_well))
    others = [sort for sort, counts in enumerate(zip(*ways, strict=True)) if len(set(counts)) > 1]
    room, px = inside(look), look.screen.px
    if places.total.right < room.right - px(120):
        left = places.total.right + px(14)
        room = Rect(left, room.y, room.right - left, room.height)
    else:
        room = Rect(room.x, places.foot + px(5), room.width, room.bottom - places.foot - px(5))
    also, button = _divided(look, room, len(others))
    tray.parts += _also(desk, asked, tray, others, also)
    tray.parts.append(_confirm(desk, moves_to_pay(view, asked, way, access), bill, button))
    return tray


def _divided(look: Look, room: Rect, count: int) -> tuple[Rect, Rect]:
    """Room for so many other tokens, and the button below them; beside them if they need more height."""
    high, gap = max(look.screen.px(40), round(look.screen.text(18) * 1.8)), look.screen.px(4)
    above = Rect(room.x, room.y, room.width, room.height - high - gap)
    if all(map(above.contains, _also_places(look, above, count)[1])):
        return above, Rect(room.x, room.bottom - high, room.width, high)
    left = round(room.width * 0.64)
    button = Rect(room.x + left + gap, room.bottom - high, room.width - left - gap, high)
    return Rect(room.x, room.y, left, room.height), button


def _token(
    desk: Desk, token: str, rect: Rect, label: str, act: Callable[[], None] | None, told: str, dull: bool = False
) -> Part:
    def paint(target: Surface, state: State) -> None:
        picture = token_picture(token, rect.width)
        if act is None and dull:
            blit_centred(target, faded(picture, 110), rect.center)
            return
        if state == "hover":
            aura(picture, max(2.0, 6 * desk.look.screen.scale), LEGAL_GOLD, 255, 2).centred(target, rect.center)
        raised(picture, 2 if state != "hover" else 4).centred(target, rect.center)

    tip = Tip(desk.look.name("token", token), (told,))
    return Part(rect, label, paint, act=act, subject=subject_of(token), tip=lambda: tip)


def _turn_wheel(desk: Desk, laid: tuple[str, ...], well: Rect) -> Part:
    """A small button on the access: the next token that can lie on the wheel takes its place."""
    look = desk.look
    size, edge = look.screen.px(32), look.screen.px(3)
    rect = Rect(well.right - size - edge, well.y + edge, size, size)

    def paint(target: Surface, state: State) -> None:
        button_plate(rect.size, "papyrus", state, look.screen.scale).put(target, rect.topleft)
        put_icon(target, "redo", round(size * 0.62), INK, rect.center)

    label = look.say("tray.other_access")
    names = tokens_in_words(look.narrator.voice, laid)
    tip = Tip(label, (look.say("tray.can_be_access", what=names),))
    return Part(rect, label, paint, act=desk.steps(partial(desk.choice.lay_next, laid)), tip=lambda: tip)


def access_token_chips(desk: Desk, asked: ChooseAccessToken) -> Tray:
    """The tokens paid that can lie on the wheel."""
    tray = Tray(desk.say("tray.which_access"), desk.say(f"quarter.{asked.quarter}"))
    moves = desk.of(LayOnWheel)
    chosen = desk.choice.laid([move.token for move in moves])
    chips = []
    for move in moves:
        name, picture = desk.look.name("token", move.token), partial(token_picture, move.token)
        ready = move.token == chosen
        kind: ButtonKind = "gold" if ready else "papyrus"
        chips.append(Chip(desk.look.narrator.move(move), (move,), (picture,), name, kind, ready=ready))
    tray.parts = chip_parts(desk.look, chips, inside(desk.look))
    return tray


def _also(desk: Desk, asked: PayQuestion, tray: Tray, sorts: list[int], room: Rect) -> list[Part]:
    """Tokens that could pay instead of others, each always at its place; dull while no more of it can be paid."""
    if not sorts:
        return []
    look, ways = desk.look, payable_ways(desk.view, asked)
    names, way = coins(asked.quarter), desk.choice.paid(ways)
    line, places = _also_places(look, room, len(sorts))

    def draw(target: Surface) -> None:
        words.line(target, look.say("tray.also"), line, "body", _size(look), INK, "left", 12)

    tray.drawn.append(draw)
    parts = []
    for sort, rect in zip(sorts, places, strict=True):
        label = look.say("tray.use", name=look.name("token", names[sort]))
        more = any(other[sort] > way[sort] for other in ways)
        change = desk.steps(partial(desk.choice.spend_more, ways, sort)) if more else None
        told = look.say("tray.take_in" if more else "tray.all_in")
        parts.append(_token(desk, names[sort], rect, label, change, told, dull=True))
    return parts


def _size(look: Look) -> int:
    return look.screen.text(16)


def _also_places(look: Look, room: Rect, count: int) -> tuple[Rect, list[Rect]]:
    """The words and the tokens: on one line if there is room, else rows below the words, smaller if there are many."""
    px = look.screen.px
    step, wide = px(36), width(look.say("tray.also"), "body", _size(look)) + px(10)
    if wide + step * count <= room.width:
        line = Rect(room.x, room.y, wide, px(34))
        return line, [_centred(px(31), line.right + step * k + step // 2, line.centery) for k in range(count)]
    line = Rect(room.x, room.y, room.width, round(_size(look) * 1.2))
    below = room.bottom - line.bottom
    columns = max(1, min(count, room.width // step))
    while columns < count and -(-count // columns) * min(step, room.width // columns) > below:
        columns += 1
    step = min(step, room.width // columns)
    x, y = room.x + step // 2, line.bottom + step // 2
    spots = [divmod(number, columns) for number in range(count)]
    return line, [_centred(round(step * 0.88), x + step * column, y + step * row) for row, column in spots]


def _centred(size: int, x: int, y: int) -> Rect:
    rect = Rect(0, 0, size, size)
    rect.center = (x, y)
    return rect


def _confirm(desk: Desk, moves: list[Move], bill: Bill, rect: Rect) -> Part:
    look = desk.look
    label = look.say("tray.confirm")

    def paint(target: Surface, state: State) -> None:
        put_button(target, rect, label, "green", state, "check", look.screen.text(18), scale=look.screen.scale)

    first, *rest = moves
    tip = Tip(label, (look.say("tray.pays", what=tokens_in_words(look.narrator.voice, bill.tokens)),))
    return Part(rect, label, paint, (first,), then=tuple(rest), ready=True, tip=lambda: tip, sure=True)
