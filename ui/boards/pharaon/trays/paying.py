"""The payment of an action: proposed, changed by clicking tokens, paid with Enter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move
from game.pharaon.means import coins
from game.pharaon.paying import ChooseTokens
from ui.art.buttons import put_button
from ui.art.lettering import Line, fit_line, put_text, width
from ui.art.light import aura, raised
from ui.art.palette import INK, LEGAL_GOLD
from ui.art.surface import blit_centred, faded
from ui.boards.pharaon.desk import Desk
from ui.boards.pharaon.pieces import subject_of, token_picture
from ui.boards.pharaon.plans import Bill, bill_for, open_ways, tokens_to_hand_in
from ui.boards.pharaon.trays.bill import bill_places, paint_bill
from ui.boards.pharaon.trays.frame import Part, Tray, inside
from ui.frame.control import State
from ui.frame.tooltip import Tip
from ui.text.pharaon import tokens_in_words


def paying(desk: Desk, asked: ChooseTokens) -> Tray:
    """Tokens of the proposal, other tokens that could pay, and the button that pays."""
    look, view = desk.look, desk.view
    ways = open_ways(view, asked)
    way = desk.choice.paid(ways)
    names = coins(asked.quarter)
    bill = bill_for(view, asked.seat, asked.quarter, asked.option, way)
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
    others = [sort for sort, counts in enumerate(zip(*ways, strict=True)) if len(set(counts)) > 1]
    wide = places.total.right < inside(look).right - look.screen.px(120)
    tray.parts += _also(desk, asked, tray, others, places.total.right if wide else 0, places.foot)
    moves = tokens_to_hand_in(view, asked, way)
    tray.parts.append(_confirm(desk, moves, bill, places.total.right if wide else 0))
    return tray


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


def _also(desk: Desk, asked: ChooseTokens, tray: Tray, sorts: list[int], left: int, foot: int) -> list[Part]:
    """Tokens that could pay instead of others, each always at its place; dull while no more of it can be paid."""
    if not sorts:
        return []
    look, ways = desk.look, open_ways(desk.view, asked)
    names, px, room, way = coins(asked.quarter), look.screen.px, inside(look), desk.choice.paid(ways)
    x = left + px(14) if left else room.x
    high = px(34)
    top = room.y if left else foot + px(5)
    text, size = look.say("tray.also"), look.screen.text(16)
    parts = []
    step = px(36)
    fitted = fit_line(text, "body", size, max(20, room.right - x - step * len(sorts) - px(6)), 12)
    middle = top + high // 2
    if fitted.whole:
        line = Rect(x, top, width(fitted.text, "body", fitted.px), high)
        x = line.right + px(10)
    else:
        fitted = fit_line(text, "body", size, room.right - x, 12)
        line = Rect(x, top, room.right - x, round(size * 1.2))
        middle = line.bottom + px(17)
    tray.drawn.append(lambda target: _say(target, fitted, line))
    for sort in sorts:
        rect = Rect(0, 0, px(31), px(31))
        rect.midleft = (x, middle)
        label = look.say("tray.use", name=look.name("token", names[sort]))
        more = any(other[sort] > way[sort] for other in ways)
        change = desk.steps(partial(desk.choice.spend_more, ways, sort)) if more else None
        told = look.say("tray.take_in" if more else "tray.all_in")
        parts.append(_token(desk, names[sort], rect, label, change, told, dull=True))
        x += step
    return parts


def _say(target: Surface, fitted: Line, place: Rect) -> None:
    put_text(target, fitted.text, "body", fitted.px, INK, place.midleft)


def _confirm(desk: Desk, moves: list[Move], bill: Bill, left: int) -> Part:
    look, room, px = desk.look, inside(desk.look), desk.look.screen.px
    high = max(px(40), round(look.screen.text(18) * 1.8))
    x = left + px(14) if left else room.x
    rect = Rect(x, room.bottom - high, room.right - x, high)
    label = look.say("tray.confirm")

    def paint(target: Surface, state: State) -> None:
        put_button(target, rect, label, "green", state, "check", look.screen.text(18), scale=look.screen.scale)

    first, *rest = moves
    tip = Tip(label, (look.say("tray.pays", what=tokens_in_words(look.narrator.voice, bill.tokens)),))
    return Part(rect, label, paint, (first,), then=tuple(rest), ready=True, tip=lambda: tip)
