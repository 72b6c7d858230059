"""The tray of the offering: an amount by slider, steps or gold cards, then lay it down; or the theft card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pygame import Rect, Surface

from game.amunre.offering import LayOffering, offer_gold
from ui.art.buttons import State
from ui.art.colour import Colour
from ui.art.controls import slider
from ui.art.icons import icon
from ui.art.palette import CREAM, CREAM_SECOND
from ui.boards.amunre.desk import Desk
from ui.boards.amunre.part import Part, button
from ui.frame.tooltip import Tip

_ADDED: Colour = (170, 206, 255)


def laying(desk: Desk, decision: LayOffering) -> list[Part]:
    owner = desk.owner
    most = owner.gold
    amount = min(max(1, desk.choice.amount), most) if most else 0
    title = desk.say("tray.offering_short" if desk.places.small else "tray.offering")
    value = desk.say("gold", n=amount) if most else ""
    note = desk.say("tray.left_after", n=most - amount) if most else desk.say("tray.no_gold")
    parts = [desk.head(title, value, row=most > 1)]
    if owner.adjusting:
        parts += desk.note(desk.say("tray.adjusting"), _ADDED)
    else:
        parts += desk.note(note, CREAM_SECOND)
    if most > 1:
        parts += _amount_row(desk, amount, most)
    spots = desk.places.split(desk.places.buttons, *((3, 2) if desk.can_exchange else (1,)))
    text = desk.say("tray.lay", n=amount)
    parts.append(desk.action(spots[0], text, offer_gold(amount), sign="offering") if most else _empty(desk, spots[0]))
    if desk.can_exchange:
        parts.append(desk.exchange(spots[1]))
    return parts


def _empty(desk: Desk, rect: Rect) -> Part:
    """An empty purse offers nothing; the reason names what to exchange first."""
    first = offer_gold(1)
    text = desk.say("tray.no_gold")
    return button(desk.look.layout.screen, rect, text, "gold", (), desk.refusals([first]))


def _amount_row(desk: Desk, amount: int, most: int) -> list[Part]:
    """Minus, slider, plus."""
    row = desk.places.row
    side = min(row.height, round(row.width * 0.16))
    top = row.centery - side // 2
    screen = desk.look.layout.screen
    minus, plus = Rect(row.x, top, side, side), Rect(row.right - side, top, side, side)
    gap = max(4, side // 3)
    groove = Rect(minus.right + gap, top, plus.left - minus.right - 2 * gap, side)

    def to(n: int) -> Callable[[], None]:
        return desk.steps(lambda: setattr(desk.choice, "amount", max(1, min(most, n))))

    parts = []
    for rect, step, sign, key in ((minus, -1, "minus", "less"), (plus, 1, "plus", "more")):
        possible = 1 <= amount + step <= most
        act = to(amount + step) if possible else None
        part = button(screen, rect, "", "wood", act=act, name=desk.say(f"tray.{key}"))
        parts.append(_signed(part, sign))
    parts.append(_slider(desk, groove, amount, most, to))
    return parts


def _signed(part: Part, sign: str) -> Part:
    """A button with nothing but a sign on it."""

    def paint(target: Surface, state: State) -> None:
        part.paint(target, state)
        ink: Colour = CREAM if state != "disabled" else (150, 128, 100)
        shown = icon(sign, round(part.rect.height * 0.5), ink)
        target.blit(shown, shown.get_rect(center=part.rect.center))

    return replace(part, paint=paint)


def _slider(desk: Desk, groove: Rect, amount: int, most: int, to: Callable[[int], Callable[[], None]]) -> Part:
    scale = min(desk.look.layout.screen.scale, groove.height / 34)

    def paint(target: Surface, state: State) -> None:
        shown = slider(groove.width, (amount - 1) / (most - 1), state, scale=scale)
        shown.put(target, (groove.x, groove.centery - shown.size[1] // 2))

    def drag(share: float) -> None:
        """A drag that does not change the amount changes nothing: telling the table would call for another drag."""
        wanted = 1 + round(share * (most - 1))
        if wanted != desk.choice.amount:
            to(wanted)()

    def step(direction: int) -> None:
        to(amount + direction)()

    name = desk.say("tray.amount")
    return Part(groove, name, paint, drag=drag, step=step, tip=Tip(desk.say("tray.amount_is", n=amount)))
