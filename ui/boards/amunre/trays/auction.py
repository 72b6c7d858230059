"""Trays of the auction: what can be bid, what is to be paid, which province card is laid."""

from __future__ import annotations

from pygame import Rect, Surface

from game.amunre.auction import (
    BRIBE,
    PASS,
    PROTECTION,
    Bid,
    ChooseProvince,
    PassOrProtect,
    PlaceBid,
    TakeProvinceCard,
    next_space,
)
from game.amunre.settlement import PAY, RaiseGold
from ui.art.buttons import State
from ui.art.cards import laid
from ui.art.colour import Colour
from ui.art.palette import CREAM
from ui.boards.amunre.desk import Desk
from ui.boards.amunre.part import Part, button, hollow, label
from ui.boards.amunre.province_card import province_card
from ui.frame import words
from ui.frame.tooltip import Tip

_HINT: Colour = (255, 214, 150)


def bidding(desk: Desk, decision: PlaceBid) -> list[Part]:
    """The highest possible bid, and where spaces are free."""
    view, owner = desk.view, desk.owner
    means = view.means(desk.seat)
    note = desk.say("tray.means", gold=owner.gold, n=len(owner.hand))
    parts = [desk.head(desk.say("tray.highest_bid"), desk.say("gold", n=means)), *desk.note(note)]
    place = desk.places.buttons if desk.places.small else desk.places.buttons.union(desk.places.row)
    return [*parts, label(place, "bids", lambda target, rect: _spaces(target, rect, desk))]


def _spaces(target: Surface, rect: Rect, desk: Desk) -> None:
    """The free spaces of each province, in a recess."""
    screen = desk.look.layout.screen
    hollow(target, rect, screen)
    inside = rect.inflate(-screen.px(20), -screen.px(10))
    assert desk.asked is not None
    found: dict[str, list[int]] = {}
    for move in desk.asked.moves:
        if isinstance(move, Bid):
            found.setdefault(move.province, []).append(move.value)
    told = [
        desk.say("tray.bid_range", province=name, least=min(values), most=max(values))
        if len(values) > 1
        else desk.say("tray.bid_single", province=name, n=values[0])
        for name, values in found.items()
    ]
    text = desk.say("tray.choose_space", told=" · ".join(told))
    if BRIBE in desk.asked.legal:
        text = f"{text} *{desk.say('tray.bribe', province=desk.owner.bid_on)}*"
    words.sentence(target, text, inside, screen.text(17), CREAM, least=11)


def standing(desk: Desk, decision: PassOrProtect) -> list[Part]:
    """A bid that stands alone: let it be, or close the space above it."""
    owner = desk.owner
    title = desk.say("tray.standing", province=owner.bid_on)
    stay, protect = desk.places.split(desk.places.buttons, 1, 1)
    return [
        desk.head(title, desk.say("gold", n=owner.bid)),
        *desk.note(desk.say("tray.protect_note", n=next_space(owner.bid)), _HINT),
        desk.action(stay, desk.say("tray.pass_turn"), PASS, sign="forward"),
        button(desk.look.layout.screen, protect, desk.say("tray.protect"), "papyrus", desk.legal(PROTECTION)),
    ]


def paying(desk: Desk, decision: RaiseGold) -> list[Part]:
    """The bid is due: sell cards until it can be paid."""
    owner = desk.owner
    short = max(0, owner.bid - owner.gold)
    title = desk.say("tray.pay_for", province=owner.bid_on)
    note = desk.say("tray.short", n=short) if short else desk.say("tray.enough")
    place = desk.places.buttons
    return [
        desk.head(title, desk.say("gold", n=owner.bid)),
        *desk.note(note, _HINT),
        desk.action(place, desk.say("tray.pay", n=owner.bid), PAY, sign="coin"),
    ]


def choosing(desk: Desk, decision: ChooseProvince) -> list[Part]:
    """Expert rule: the province cards in the hand."""
    assert desk.asked is not None
    moves = [move for move in desk.asked.moves if isinstance(move, TakeProvinceCard)]
    tray = desk.places.tray
    spots = desk.places.split(tray, *([1] * len(moves)))
    return [_card(desk, move, spot) for move, spot in zip(moves, spots, strict=True)]


def _card(desk: Desk, move: TakeProvinceCard, place: Rect) -> Part:
    look = desk.look

    def paint(target: Surface, state: State) -> None:
        hot = state in ("hover", "pressed")
        shown = province_card(look, move.province, place.size, hot)
        laid(shown, True).put(target, place.move(0, -look.layout.screen.px(3) if hot else 0).topleft)

    tip = Tip(look.province(move.province))
    subject = f"province.{move.province}"
    return Part(place, look.province(move.province), paint, (move,), subject=subject, tip=tip)
