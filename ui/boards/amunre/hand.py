"""The hand of the seat that looks at the screen: purse, cards and tray as parts; closed when nobody looks."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Surface

from ui.art.cards import card_back
from ui.art.palette import CREAM_SECOND
from ui.art.plates import walnut
from ui.art.surface import opaque
from ui.boards.amunre.desk import Desk
from ui.boards.amunre.hand_cards import hand_parts
from ui.boards.amunre.look import Look
from ui.boards.amunre.part import Part
from ui.boards.amunre.picture import view_key
from ui.boards.amunre.pieces import BACK, dimmed, put
from ui.boards.amunre.purse import purse_parts
from ui.boards.amunre.trays.tray import tray_parts
from ui.frame import words


def parts_of(desk: Desk) -> list[Part]:
    """From the left to the right, as the keyboard walks."""

    def choose(kind: str) -> None:
        desk.choice.take_card(kind)
        desk.changed()

    cards = hand_parts(desk.look, desk.places, desk.view, desk.seat, desk.asked, desk.choice, choose)
    return [*purse_parts(desk), *cards, *tray_parts(desk)]


class HandPicture:
    """Keeps the parts of the hand and their picture until something about them changes."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._key: Hashable = None
        self._parts: list[Part] = []
        self._picture: Surface | None = None

    def parts(self, desk: Desk) -> list[Part]:
        """The parts for the desk as it is now."""
        key = _desk_key(desk)
        if key != self._key:
            self._key = key
            self._parts = parts_of(desk)
            self._picture = None
        return self._parts

    def paint(self, target: Surface, desk: Desk) -> None:
        parts, place = self.parts(desk), self._look.layout.zones.hand
        if self._picture is None:
            sheet = opaque(target.get_size())
            sheet.blit(target, place, place)
            paint_plate(sheet, self._look)
            for part in parts:
                part.paint(sheet, part.state)
            self._picture = opaque(place.size)
            self._picture.blit(sheet, (0, 0), place)
        target.blit(self._picture, place)


def _desk_key(desk: Desk) -> Hashable:
    owner, asked = desk.owner, desk.asked
    return (
        desk.seat,
        owner.gold,
        tuple(owner.hand),
        tuple(owner.province_cards),
        tuple(owner.played),
        owner.adjusting,
        desk.view.offering,
        desk.view.decision,
        asked.decision if asked is not None else None,
        asked.legal if asked is not None else None,
        desk.choice.key,
        view_key(desk.view),
    )


def paint_plate(target: Surface, look: Look) -> None:
    place = look.layout.zones.hand
    walnut(place.size, look.layout.screen.scale, 90).put(target, place.topleft)


def paint_closed(target: Surface, look: Look) -> None:
    """Nobody looks: a few card backs and a word."""
    place, screen = look.layout.zones.hand, look.layout.screen
    high = round(place.height * 0.66)
    back = dimmed(card_back((round(high * 0.72), high), BACK, "favour"), 150)
    for k in range(3):
        put(target, back, (place.x + screen.px(80) + k * round(high * 0.42), place.centery), 3)
    room = place.inflate(-screen.px(600), -screen.px(30))
    words.line(target, look.say("hand.closed"), room, "italic", screen.text(20), CREAM_SECOND, "center")
