"""The signs in the panel of a seat, each with its tip: provinces, bid, token, hidden hand, goods, expected points."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pygame import Rect, Surface

from game.amunre.auction import is_contested
from game.amunre.components import components
from game.amunre.state import AmunRe
from ui.art.colour import Colour
from ui.art.figures import farmer
from ui.art.icons import put_icon
from ui.art.inline import sentence
from ui.art.lettering import fit_line, put_text, width
from ui.art.masonry import block, pyramid, temple
from ui.art.palette import CREAM, INK, INK_REMARK
from ui.art.plates import pill
from ui.art.tokens import alarm, coin, first_player
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.kit.thing import Face, Thing
from ui.titles.amunre.forecast import panel_figures
from ui.titles.amunre.pieces import favour_symbol, put, small_back
from ui.titles.amunre.style import TableStyle

_CONTESTED: Colour = (188, 40, 26)
_BID: Colour = (88, 60, 30)
_NONE: Colour = (150, 120, 80)
_SECRET: Colour = (132, 96, 56)
_NAMES: Colour = (70, 42, 16)
LEAST = 11
"""The smallest type for the names of provinces."""
PICTURES: dict[str, tuple[Callable[[int], Surface], float]] = {
    "farmers": (farmer, 1.7),
    "pyramids": (pyramid, 1.4),
    "stones": (block, 1.18),
    "temples": (temple, 1.4),
    "symbols": (favour_symbol, 1.4),
    "income": (coin, 1.18),
}
"""The goods in their order: picture, and its height for a type size."""
ALWAYS = ("farmers", "symbols")
"""Goods that are shown in narrow panels although a seat has none of them."""


class SeatThings:
    """The signs of the panels in one window."""

    def __init__(self, style: TableStyle) -> None:
        self.style = style
        self.screen = style.layout.screen

    def of(self, view: AmunRe, seat: int, place: Rect, secret: bool) -> Iterator[Thing]:
        """Two rows: provinces and what the seat does now, then goods. `secret`: its purse and hand are not shown."""
        high = place.height // 2
        upper = Rect(place.x, place.y, place.width, high)
        lower = Rect(place.x, upper.bottom, place.width, place.bottom - upper.bottom)
        names = " · ".join(self.style.province(name) for name in view.seats[seat].provinces)
        for thing in self._tags(view, seat, upper, secret, width(names, "bold", LEAST)):
            upper.width = min(upper.width, thing.place.left - self.screen.px(6) - upper.x)
            yield thing
        yield from self._provinces(view, seat, upper)
        yield from self._goods(view, seat, lower)

    def _thing(self, seat: int, sign: str, place: Rect, face: Face | None, subject: str = "") -> Thing:
        label = self.style.province(sign) if subject else self.style.say(f"seat.{sign}")
        return Thing(f"sign.{seat}.{sign}", place, face, 1, label=label, told=True, subject=subject, bleed=4)

    def _provinces(self, view: AmunRe, seat: int, row: Rect) -> Iterator[Thing]:
        """Their names on one line; each of them is a thing of its own."""
        names = view.seats[seat].provinces
        told = " · ".join(self.style.province(name) for name in names)
        if width(told, "bold", LEAST) > row.width:
            told = told.replace(" · ", "·")
        px = min(self.screen.text(17), round(row.height * 0.72))
        yield Thing(f"names.{seat}", row, Face(draw_names, (told, px)), 1, bleed=0)
        fitted = fit_line(told, "bold", px, row.width, LEAST).px
        for name in names:
            word = self.style.province(name)
            before = told[: told.index(word)]
            left = row.x + width(before, "bold", fitted)
            place = Rect(left, row.y, width(word, "bold", fitted), row.height)
            yield self._thing(seat, name, place.clip(row), None, f"province.{name}")

    def _tags(self, view: AmunRe, seat: int, row: Rect, secret: bool, names: int) -> Iterator[Thing]:
        """From the right: bid or offering, token of the first player, the hidden hand.

        `names` is the room that the provinces need: the hand gives way to them, and the bid is shortened."""
        screen, owner, right = self.screen, view.seats[seat], row.right
        token = min(row.height - 2, screen.text(26)) if view.first == seat else 0
        token_wide = first_player(token).get_width() + screen.px(8) if token else 0
        if owner.bid_on and view.phase == "auction":
            bid = self._bid(view, seat, row, row.width - token_wide - names - screen.px(10))
            yield bid
            right = bid.place.left - screen.px(6)
        elif view.phase == "offering" and owner.offered is not None and not view.revealed_offerings:
            high = min(row.height - 2, screen.px(30))
            wide = small_back(high).get_width()
            place = Rect(right - wide - 2, row.centery - high // 2, wide, high)
            yield self._thing(seat, "offered", place, Face(draw_piece, (small_back, high)))
            right -= wide + screen.px(8)
        if token:
            wide = token_wide - screen.px(8)
            place = Rect(right - wide - 2, row.centery - token // 2, wide, token)
            yield self._thing(seat, "first", place, Face(draw_piece, (first_player, token)))
            right -= token_wide
        px = min(screen.text(17), row.height - 6)
        if secret and not view.over and right - row.x - px * 2 > names:
            place = Rect(right - round(px * 1.8), row.y, round(px * 1.8), row.height)
            yield self._thing(seat, "hand", place, Face(draw_hand, (px,)))

    def _bid(self, view: AmunRe, seat: int, row: Rect, room: int) -> Thing:
        """A pill; red and with an alarm if it is contested; only its value where there is no room."""
        owner, contested = view.seats[seat], is_contested(view, seat)
        px = min(self.screen.text(16), round(row.height * 0.62))
        for text in (f"{self.style.province(owner.bid_on)} {owner.bid}", f":scribe: {owner.bid}"):
            said = sentence(text, "bold", px, CREAM)
            place = Rect((0, 0), (said.size[0] + round(px * 1.2), min(row.height, round(px * 1.5))))
            if place.width <= room:
                break
        place.midright = (row.right, row.centery)
        face = Face(draw_bid, (text, px, contested))
        thing = self._thing(seat, "contested" if contested else "bid", place, face)
        return thing._replace(bleed=round(px * 1.2))

    def _goods(self, view: AmunRe, seat: int, row: Rect) -> Iterator[Thing]:
        """As large as the row and the reader's text allow; where it is narrow, what a seat has none of is left out."""
        screen, figures = self.screen, panel_figures(view, seat)
        points = figures.pop("expected")
        remark = (
            "" if points == "" else self.style.say("seat.expect_short" if screen.small else "seat.expect", n=points)
        )
        shown = {name: str(n) for name, n in figures.items() if n != "" and (n or not screen.small or name in ALWAYS)}
        for px in range(min(screen.text(17), round(row.height * 0.7)), 9, -1):
            gap = max(4, round(px * 0.5))
            wide = {name: _picture_wide(name, px, row.height) + 3 + width(n, "number", px) for name, n in shown.items()}
            need = sum(wide.values()) + gap * len(wide) + width(remark, "italic", px)
            if need <= row.width:
                break
        words.report(" ".join(shown.values()), row, need <= row.width)
        spare = max(0, min((row.width - need) // max(1, len(shown)), screen.px(14)))
        x = row.x
        for name, number in shown.items():
            place = Rect(x, row.y, wide[name], row.height)
            yield self._thing(seat, name, place, Face(draw_good, (name, number, px)))
            x += wide[name] + gap + spare
        if remark:
            said = width(remark, "italic", px)
            place = Rect(row.right - said, row.y, said, row.height)
            yield self._thing(seat, "expected", place, Face(draw_remark, (remark, px)))

    def tip(self, view: AmunRe, seat: int, sign: str) -> Tip:
        """What a sign means, and its number."""
        say, owner = self.style.say, view.seats[seat]
        if sign in ("bid", "contested"):
            lines = [say("seat.bid_text", province=owner.bid_on, n=owner.bid)]
            lines += [say("seat.contested_text")] if sign == "contested" else []
            return Tip(say(f"seat.{sign}"), tuple(lines), corner=say("gold", n=owner.bid))
        number = panel_figures(view, seat).get(sign, "")
        text = (
            say(f"seat.{sign}_text", n=components().stones_per_pyramid)
            if sign == "stones"
            else say(f"seat.{sign}_text")
        )
        return Tip(say(f"seat.{sign}"), (text,), corner=str(number))


def _picture_wide(name: str, px: int, most: int) -> int:
    picture, share = PICTURES[name]
    return picture(min(most, round(px * share))).get_width()


def draw_names(target: Surface, row: Rect, told: str, px: int) -> None:
    words.line(target, told, row, "bold", px, _NAMES, least=LEAST)


def draw_piece(target: Surface, place: Rect, picture: Callable[[int], Surface], size: int) -> None:
    put(target, picture(size), place.center, 1)


def draw_bid(target: Surface, place: Rect, text: str, px: int, contested: bool) -> None:
    said = sentence(text, "bold", px, CREAM)
    target.blit(pill(place.size, _CONTESTED if contested else _BID, None), place)
    said.put(target, (place.centerx - said.size[0] // 2, place.centery - 1 - said.size[1] // 2))
    if contested:
        put(target, alarm(max(12, round(px * 1.1))), (place.left, place.top + 2), 1)


def draw_hand(target: Surface, place: Rect, px: int) -> None:
    mark = put_text(target, "?", "number", px, _SECRET, place.midright, "midright")
    put_icon(target, "hand", px, _SECRET, (mark.left - px * 0.6, place.centery))


def draw_good(target: Surface, place: Rect, name: str, number: str, px: int) -> None:
    picture, share = PICTURES[name]
    shown = picture(min(place.height, round(px * share)))
    put(target, shown, (place.x + shown.get_width() / 2, place.centery), 1)
    ink = (130, 74, 8) if number.startswith("+") else INK if number != "0" else _NONE
    put_text(target, number, "number", px, ink, (place.x + shown.get_width() + 3, place.centery))


def draw_remark(target: Surface, place: Rect, text: str, px: int) -> None:
    said = sentence(text, "italic", px, INK_REMARK)
    said.put(target, (place.right - said.size[0], place.centery - said.size[1] // 2))
