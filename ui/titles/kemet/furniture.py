"""The table below everything, and the pictures of what lies around the map: kept until what they show changes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Rect, Surface

from game.kemet.market import BuyPower
from game.kemet.state import Kemet
from ui.art.backdrop import backdrop
from ui.art.light import ramp
from ui.art.palette import GOLD_TITLE
from ui.art.plates import body
from ui.art.surface import opaque
from ui.frame import words
from ui.titles.kemet.look import Look
from ui.titles.kemet.market import paint_market
from ui.titles.kemet.own_places import OwnLaid
from ui.titles.kemet.seat import paint_hand, paint_own_board, paint_prayers, paint_vp_race
from ui.titles.kemet.seat.furniture import paint_wood
from ui.titles.kemet.trays.bar import Bar, paint_bar
from ui.titles.kemet.trays.button import Answer, paint_answer

KEPT = 5
_BAR = (44, 30, 20)


def paint_table(target: Surface, look: Look) -> None:
    """The bar of strip, prompt and tools on the table."""
    screen, zones = look.screen, look.layout.zones
    high = zones.prompt.bottom + screen.px(5)
    target.blit(body((screen.size[0], high), _BAR, "wood", 0, 0, (16, -30), 0, 3), (0, 0))
    line = max(1, round(1.4 * screen.scale))
    target.fill((190, 144, 66), Rect(0, high - 3 * line, screen.size[0], line))
    shade = ramp((screen.size[0], max(4, round(14 * screen.scale))), (0.0, (4, 2, 0, 150)), (1.0, (4, 2, 0, 0)))
    target.blit(shade, (0, high))


def table(look: Look) -> Surface:
    """The whole ground of the window."""
    out = backdrop("table", look.screen.size).copy()
    paint_table(out, look)
    return out


class KeptPictures:
    """Parts of the window by what they show."""

    def __init__(self, under: Surface) -> None:
        self._under = under
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def put(self, target: Surface, place: Rect, key: Hashable, paint: Callable[[Surface], None]) -> None:
        found = self._kept.get((tuple(place), key))
        if found is None:
            sheet = self._under.copy()
            paint(sheet)
            found = opaque(place.size)
            found.blit(sheet, (0, 0), place)
            self._kept[(tuple(place), key)] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end((tuple(place), key))
        target.blit(found, place)


def own_key(view: Kemet, seat: int | None) -> Hashable:
    """What the picture of an own area depends on."""
    if seat is None:
        return ()
    return (
        seat,
        view.prayers[seat],
        view.reserve[seat],
        view.tiles[seat],
        view.tokens[seat],
        view.own_tokens[seat],
        view.silver_on[seat],
        view.gold_on[seat],
        view.hands[seat],
        view.battle_hands[seat],
        view.face_up[seat],
        view.face_down[seat],
    )


def paint_own(target: Surface, look: Look, view: Kemet, seat: int | None, laid: OwnLaid, bar: Bar) -> None:
    """Own board, prayers, hand and bar; a closed hand shows backs."""
    paint_own_board(target, look, view, seat, laid.spaces, laid.current)
    paint_prayers(target, look, view, seat)
    paint_hand(target, look, view, seat, laid.cards)
    paint_bar(target, look, bar)


def paint_covered(target: Surface, look: Look, view: Kemet, seat: int | None) -> None:
    """Below a stage that leaves a part of the hand open: there points and prayers stay in sight."""
    zone, stage, px = look.layout.zones.hand, look.layout.stage, look.screen.px
    paint_wood(target, look, zone, 52)
    room = Rect(stage.right, zone.y, zone.right - stage.right, zone.height).inflate(-px(44), -px(40))
    high = min(px(64), (room.height - px(14)) // 2)
    top = room.centery - high - px(7)
    paint_vp_race(target, look, view, Rect(room.x, top, room.width, high))
    paint_prayers(target, look, view, seat, Rect(room.x, top + high + px(14), room.width, high))


def side_key(view: Kemet) -> Hashable:
    return (
        tuple(view.points),
        tuple(view.order),
        tuple(view.tiles),
        view.triggered,
        isinstance(view.decision, BuyPower),
    )


def paint_powers(target: Surface, look: Look, view: Kemet, laid: OwnLaid, opened: bool, nothing: Answer | None) -> None:
    """The display of the powers, or while somebody buys the button to buy nothing."""
    if nothing is not None:
        place = look.layout.market
        if not look.layout.small:
            paint_wood(target, look, place, 71)
            head = Rect(place.x, place.y, place.width, nothing_place(look).y - place.y).inflate(-look.screen.px(40), 0)
            words.line(target, look.say("market.buying"), head, "heading", look.screen.text(20), GOLD_TITLE, "center")
        paint_answer(target, look, nothing, nothing_place(look), "normal" if nothing.usable else "disabled")
        return
    paint_market(target, look, view, laid.tiles, opened)


def nothing_place(look: Look) -> Rect:
    """Where one buys nothing."""
    place, px = look.layout.market, look.screen.px
    if look.layout.small:
        return place
    rect = Rect(0, 0, min(place.width - px(60), px(380)), px(64))
    rect.center = (place.centerx, place.y + round(place.height * 0.62))
    return rect


def paint_race(target: Surface, look: Look, view: Kemet) -> None:
    paint_vp_race(target, look, view)
