"""The tray of the harvest: what each province brings with the cards announced so far, then take it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.amunre.components import box
from game.amunre.events import ProvinceIncome
from game.amunre.income import TAKE_INCOME, CollectIncome
from game.amunre.state import AmunRe
from game.core.events import Event
from ui.art.colour import Colour
from ui.art.icons import icon
from ui.art.lettering import put_text
from ui.art.palette import CREAM
from ui.art.tokens import coin
from ui.boards.amunre.desk import VALUE, Desk
from ui.boards.amunre.part import Part, hollow, label
from ui.frame import words

_GREEN: Colour = (170, 216, 140)


def collecting(desk: Desk, decision: CollectIncome) -> list[Part]:
    yields = province_yields(desk.view, decision)
    total = sum(amount for _, amount in yields)
    cards = any(move != TAKE_INCOME for move in desk.asked.moves) if desk.asked is not None else False
    note = desk.say("tray.green") if cards else desk.say("tray.tile_value", n=_value(desk.view))
    parts = [desk.head(desk.say("tray.income"), desk.say("gold", n=total)), *desk.note(note)]
    row = desk.places.row
    if desk.places.small:
        parts, row = [], desk.places.head
    spots = desk.places.split(row, *([1] * max(1, len(yields))))
    for (name, amount), spot in zip(yields, spots, strict=False):
        parts.append(label(spot, name, _painter(desk, decision, name, amount)))
    text = desk.say("tray.take", n=total)
    parts.append(desk.action(desk.places.buttons, text, TAKE_INCOME, sign="coin"))
    return parts


def province_yields(view: AmunRe, decision: CollectIncome) -> list[tuple[str, int]]:
    """What the decision would pay for each province: it is played on a copy, and the copy tells."""
    copy = view.clone()
    heard: list[Event] = []
    copy.heard = heard
    decision.play(copy, TAKE_INCOME)
    return [(event.province, event.n) for event in heard if isinstance(event, ProvinceIncome)]


def _value(view: AmunRe) -> int:
    return 0 if view.tile is None else box().tiles[view.tile].value


def _painter(desk: Desk, decision: CollectIncome, province: str, amount: int) -> Callable[[Surface, Rect], None]:
    screen = desk.look.layout.screen

    def paint(target: Surface, spot: Rect) -> None:
        hollow(target, spot, screen)
        px = min(screen.text(17), round(spot.height * 0.5))
        number = put_text(target, f"+{amount}", "number", px, VALUE, (spot.right - 6, spot.centery), "midright")
        money = coin(round(px * 1.05))
        at = money.get_rect(midright=(number.left - 3, spot.centery))
        target.blit(money, at)
        left = spot.x + 6
        sign = "agriculture" if province == decision.harvest else "gold" if province == decision.fixed else ""
        if sign:
            shown = icon(sign, px, _GREEN)
            target.blit(shown, shown.get_rect(midleft=(left, spot.centery)))
            left += px + 3
        room = Rect(left, spot.y, at.left - 3 - left, spot.height)
        words.line(target, desk.look.province(province), room, "body", px, CREAM, least=9)

    return paint
