"""The tray of the gifts: card, farmer or stone."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.amunre.gifts import TAKE_CARD, ChooseGifts, TakeFarmer, TakeStone
from ui.art.buttons import State, button_plate
from ui.art.figures import farmer
from ui.art.masonry import block
from ui.art.palette import INK
from ui.art.surface import faded
from ui.boards.amunre.choice import GIFTS, Gift
from ui.boards.amunre.desk import Desk
from ui.boards.amunre.part import Part
from ui.boards.amunre.pieces import put, small_back
from ui.frame import words


def choosing(desk: Desk, decision: ChooseGifts) -> list[Part]:
    parts = [desk.head(desk.say("tray.gifts"), str(decision.count)), *desk.note(desk.say("tray.gift_note"))]
    room = desk.places.buttons if desk.places.small else desk.places.buttons.union(desk.places.row)
    card, *others = desk.places.split(room, 1, 1, 1)
    name = desk.say("tray.gift_card")
    legal = desk.legal(TAKE_CARD)
    parts.append(Part(card, name, _painter(desk, card, name, small_back, False), legal, desk.refusals([TAKE_CARD])))
    gifts: tuple[Gift, ...] = ("farmer", "stone")
    for gift, spot in zip(gifts, others, strict=True):
        parts.append(_province_gift(desk, gift, spot))
    return parts


def _province_gift(desk: Desk, gift: Gift, spot: Rect) -> Part:
    """Chosen here, placed on the map."""
    assert desk.asked is not None
    kind: type[TakeFarmer | TakeStone] = GIFTS[gift]
    possible = any(isinstance(move, kind) for move in desk.asked.moves)
    name = desk.say(f"tray.gift_{gift}")
    chosen = desk.choice.gift == gift
    refused = () if possible else tuple(one for one in desk.asked.refusals if isinstance(one.move, kind))[:1]
    act = desk.does(lambda: desk.choice.take_gift(gift)) if possible else None
    sprite = farmer if gift == "farmer" else block
    return Part(spot, name, _painter(desk, spot, name, sprite, chosen), refusals=refused, act=act)


def _painter(
    desk: Desk, spot: Rect, name: str, sprite: Callable[[int], Surface], chosen: bool
) -> Callable[[Surface, State], None]:
    screen = desk.look.layout.screen

    def paint(target: Surface, state: State) -> None:
        button_plate(spot.size, "gold" if chosen else "papyrus", state, screen.scale).put(target, spot.topleft)
        flat = spot.height < spot.width * 0.55
        high = round(spot.height * (0.78 if flat else 0.5))
        shown = sprite(high)
        if state == "disabled":
            shown = faded(shown, 120)
        px = min(screen.text(17), round(spot.height * 0.4))
        if flat:
            put(target, shown, (spot.x + high * 0.62, spot.centery), 1)
            left = spot.x + round(high * 1.1)
            room = Rect(left, spot.y, spot.right - left - 5, spot.height)
        else:
            put(target, shown, (spot.centerx, spot.y + spot.height * 0.36), 1)
            room = Rect(spot.x + 4, spot.y + round(spot.height * 0.64), spot.width - 8, round(spot.height * 0.32))
        words.line(target, name, room, "bold", px, INK, "center", 11)

    return paint
