"""The payment of an action: proposed, changed by clicking tokens, paid with Enter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move
from game.pharaon.free_paying import PAY_FREELY, ChooseAccessToken, LayOnWheel
from game.pharaon.means import coins
from game.pharaon.settling import access_tokens
from ui.art.buttons import Caption, button_plate, put_button
from ui.art.icons import put_icon
from ui.art.lettering import width
from ui.art.light import aura, raised
from ui.art.palette import INK, LEGAL_GOLD, ButtonKind
from ui.art.surface import blit_centred, faded
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.kit.answer import Chip
from ui.kit.thing import Face, FaceState, button_state
from ui.titles.pharaon.choice import Q
from ui.titles.pharaon.pieces import subject_of, token_picture
from ui.titles.pharaon.plans import PayQuestion, bill_for, moves_to_pay, payable_ways
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.trays.bill import bill_places, draw_bill, draw_deducted
from ui.titles.pharaon.trays.frame import NOT_PROPOSED, Tray, chip, inside, offer_chips, wish_chip
from ui.titles.pharaon.words import tokens_in_words


def paying(style: TableStyle, question: Q, asked: PayQuestion) -> Tray:
    """Tokens of the proposal, other tokens that could pay, and the button that pays."""
    view, choice = question.view, question.choice
    ways = payable_ways(view, asked)
    way = choice.paid(ways)
    names = coins(asked.quarter)
    laid = access_tokens(view, asked.seat, asked.quarter, asked.option, way)
    access = choice.laid(laid)
    bill = bill_for(view, asked.seat, asked.quarter, asked.option, way, access)
    assert bill is not None
    bill = replace(bill, others=choice.arranged(bill.others))
    places = bill_places(style, bill)
    wanted = style.narrator.move(choice.meant) if choice.meant is not None else style.say(f"quarter.{asked.quarter}")
    tray = Tray(style, style.say("tray.proposed"), wanted, bill)
    tray.draw(inside(style), draw_bill, style, bill, False)
    seen: dict[str, int] = {}
    for token, rect in zip(bill.tokens, (places.access, *places.others), strict=True):
        seen[token] = seen.get(token, 0) + 1
        sort = names.index(token)
        fewer = any(other[sort] < way[sort] for other in ways)
        label = style.say("tray.paid", name=style.name("token", token), n=seen[token])
        change = question.does(partial(choice.spend_less, ways, sort)) if fewer else None
        tray.offer(rect, _token(style, token, label, change, style.say("tray.swap" if fewer else "tray.fixed")))
    if places.deducted is not None:
        why = Tip(style.say("tray.deducted"), (style.say("tray.deducted_why"),))
        tray.offer(places.deducted, Chip(why.title, Face(draw_deducted, (style.screen.scale, bill.deducted)), tip=why))
    if len(laid) > 1:
        _turn_wheel(tray, question, laid, places.access_well)
    others = [sort for sort, counts in enumerate(zip(*ways, strict=True)) if len(set(counts)) > 1]
    room, px = inside(style), style.screen.px
    if places.total.right < room.right - px(120):
        left = places.total.right + px(14)
        room = Rect(left, room.y, room.right - left, room.height)
    else:
        room = Rect(room.x, places.foot + px(5), room.width, room.bottom - places.foot - px(5))
    also, button = _divided(style, room, len(others))
    _also(tray, question, asked, others, also)
    wishes = question.legal(PAY_FREELY)
    if wishes and not any(refusal.key == NOT_PROPOSED for refusal in question.refusals):  # else such a token says it
        square = Rect(button.right - button.height, button.y, button.height, button.height)
        sign = Face(draw_turn, (style.screen.scale,), True)
        tray.offer(square, wish_chip(style, wishes[0])._replace(face=sign))
        button = Rect(button.x, button.y, button.width - square.width - px(4), button.height)
    _confirm(tray, moves_to_pay(view, asked, way, access), button)
    return tray


def _divided(style: TableStyle, room: Rect, count: int) -> tuple[Rect, Rect]:
    """Room for so many other tokens, and the button below them; beside them if they need more height."""
    high, gap = max(style.screen.px(40), round(style.screen.text(18) * 1.8)), style.screen.px(4)
    above = Rect(room.x, room.y, room.width, room.height - high - gap)
    if all(map(above.contains, _also_places(style, above, count)[1])):
        return above, Rect(room.x, room.bottom - high, room.width, high)
    left = round(room.width * 0.64)
    button = Rect(room.x + left + gap, room.bottom - high, room.width - left - gap, high)
    return Rect(room.x, room.y, left, room.height), button


def _token(
    style: TableStyle, token: str, label: str, act: Callable[[], None] | None, told: str, dull: bool = False
) -> Chip:
    """`dull`: it is pale while nothing can be done with it."""
    usable = act is not None
    face = Face(draw_token, (style.screen.scale, token, dull and not usable), usable)
    return Chip(label, face, act=act, subject=subject_of(token), tip=Tip(style.name("token", token), (told,)))


def draw_token(target: Surface, rect: Rect, scale: float, token: str, dull: bool, state: FaceState = "normal") -> None:
    picture = token_picture(token, rect.width)
    if dull:
        blit_centred(target, faded(picture, 110), rect.center)
        return
    hot = state in ("hover", "pressed")
    if hot:
        aura(picture, max(2.0, 6 * scale), LEGAL_GOLD, 255, 2).centred(target, rect.center)
    raised(picture, 4 if hot else 2).centred(target, rect.center)


def _turn_wheel(tray: Tray, question: Q, laid: tuple[str, ...], well: Rect) -> None:
    """A small button on the access: the next token that can lie on the wheel takes its place."""
    style = tray.style
    size, edge = style.screen.px(32), style.screen.px(3)
    rect = Rect(well.right - size - edge, well.y + edge, size, size)
    label, names = style.say("tray.other_access"), tokens_in_words(style.narrator.voice, laid)
    act = question.steps(partial(question.choice.lay_next, laid))
    tip = Tip(label, (style.say("tray.can_be_access", what=names),))
    tray.offer(rect, Chip(label, Face(draw_turn, (style.screen.scale,), True), act=act, tip=tip))


def draw_turn(target: Surface, rect: Rect, scale: float, state: FaceState) -> None:
    button_plate(rect.size, "papyrus", button_state(state, True), scale).put(target, rect.topleft)
    put_icon(target, "redo", round(rect.width * 0.62), INK, rect.center)


def access_token_chips(style: TableStyle, question: Q, asked: ChooseAccessToken) -> Tray:
    """The tokens paid that can lie on the wheel."""
    tray = Tray(style, style.say("tray.which_access"), style.say(f"quarter.{asked.quarter}"))
    moves = question.of(LayOnWheel)
    chosen = question.choice.laid([move.token for move in moves])
    chips = []
    for move in moves:
        name, ready = style.name("token", move.token), move.token == chosen
        kind: ButtonKind = "gold" if ready else "papyrus"
        label = style.narrator.move(move)
        chips.append(chip(style, label, (move,), ((token_picture, move.token),), name, kind, primary=ready))
    offer_chips(tray, chips, inside(style))
    return tray


def _also(tray: Tray, question: Q, asked: PayQuestion, sorts: list[int], room: Rect) -> None:
    """Tokens that could pay instead of others, each always at its place; dull while no more of it can be paid."""
    if not sorts:
        return
    style, ways = tray.style, payable_ways(question.view, asked)
    names, way = coins(asked.quarter), question.choice.paid(ways)
    line, places = _also_places(style, room, len(sorts))
    tray.draw(line, draw_line, style.say("tray.also"), _size(style))
    for sort, rect in zip(sorts, places, strict=True):
        label = style.say("tray.use", name=style.name("token", names[sort]))
        more = any(other[sort] > way[sort] for other in ways)
        change = question.steps(partial(question.choice.spend_more, ways, sort)) if more else None
        told = style.say("tray.take_in" if more else "tray.all_in")
        tray.offer(rect, _token(style, names[sort], label, change, told, dull=True))


def draw_line(target: Surface, line: Rect, text: str, px: int) -> None:
    words.line(target, text, line, "body", px, INK, "left", 12)


def _size(style: TableStyle) -> int:
    return style.screen.text(16)


def _also_places(style: TableStyle, room: Rect, count: int) -> tuple[Rect, list[Rect]]:
    """The words and the tokens: on one line if there is room, else rows below the words, smaller if there are many."""
    px = style.screen.px
    step, wide = px(36), width(style.say("tray.also"), "body", _size(style)) + px(10)
    if wide + step * count <= room.width:
        line = Rect(room.x, room.y, wide, px(34))
        return line, [_centred(px(31), line.right + step * k + step // 2, line.centery) for k in range(count)]
    line = Rect(room.x, room.y, room.width, round(_size(style) * 1.2))
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


def _confirm(tray: Tray, moves: list[Move], rect: Rect) -> None:
    style, label = tray.style, tray.style.say("tray.confirm")
    assert tray.bill is not None
    tip = Tip(label, (style.say("tray.pays", what=tokens_in_words(style.narrator.voice, tray.bill.tokens)),))
    face, (first, *rest) = Face(draw_confirm, (style, label), True), moves
    tray.offer(rect, Chip(label, face, (first,), then=tuple(rest), primary=True, sure=True, foretold=lambda: tip))


def draw_confirm(target: Surface, rect: Rect, style: TableStyle, label: str, state: FaceState) -> None:
    button = button_state(state, True)
    put_button(target, rect, Caption(label, "check", px=style.screen.text(18)), "green", button, style.screen.scale)
