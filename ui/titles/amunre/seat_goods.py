"""The public goods of a seat inside its panel: provinces, bid, pieces, income, expected points, token, offering."""

from __future__ import annotations

from pygame import Rect, Surface

from game.amunre.auction import is_contested
from game.amunre.state import AmunRe
from ui.art.colour import Colour
from ui.art.figures import farmer
from ui.art.icons import put_icon
from ui.art.inline import sentence
from ui.art.lettering import put_text, width
from ui.art.masonry import block, pyramid, temple
from ui.art.palette import CREAM, INK, INK_REMARK
from ui.art.plates import pill
from ui.art.tokens import alarm, coin, first_player
from ui.frame import words
from ui.titles.amunre.forecast import panel_figures
from ui.titles.amunre.look import Look
from ui.titles.amunre.pieces import favour_symbol, put, small_back

_CONTESTED: Colour = (188, 40, 26)
_BID: Colour = (88, 60, 30)
_NONE: Colour = (150, 120, 80)
LEAST = 11
"""The smallest type for the names of provinces."""


def paint_seat(target: Surface, look: Look, place: Rect, view: AmunRe, seat: int, secret: bool) -> None:
    """Two rows: provinces and bid, then goods. `secret`: purse and hand belong to somebody else."""
    high = place.height // 2
    upper = Rect(place.x, place.y, place.width, high)
    lower = Rect(place.x, upper.bottom, place.width, place.bottom - upper.bottom)
    names = " · ".join(look.province(name) for name in view.seats[seat].provinces)
    upper.width -= _tags(target, look, view, seat, upper, secret, width(names, "bold", LEAST))
    if width(names, "bold", LEAST) > upper.width:
        names = names.replace(" · ", "·")
    px = min(look.layout.screen.text(17), round(high * 0.72))
    words.line(target, names, upper, "bold", px, (70, 42, 16), least=LEAST)
    _goods(target, look, view, seat, lower)


def _tags(target: Surface, look: Look, view: AmunRe, seat: int, row: Rect, secret: bool, names: int) -> int:
    """From the right: bid or offering, token of the first player, the hidden hand; gives the width taken.

    `names` is the room that the provinces need: the hand gives way to them, and the bid is shortened.
    """
    screen = look.layout.screen
    right = row.right
    owner = view.seats[seat]
    token = first_player(min(row.height - 2, screen.text(26))) if view.first == seat else None
    token_wide = token.get_width() + screen.px(8) if token is not None else 0
    if owner.bid_on and view.phase == "auction":
        room = row.width - token_wide - names - screen.px(10)
        right = _bid(target, look, view, seat, row, room) - screen.px(6)
    elif view.phase == "offering" and owner.offered is not None and not view.revealed_offerings:
        shown = small_back(min(row.height - 2, screen.px(30)))
        put(target, shown, (right - shown.get_width() // 2 - 2, row.centery), 1)
        right -= shown.get_width() + screen.px(8)
    if token is not None:
        put(target, token, (right - token.get_width() // 2 - 2, row.centery), 1)
        right -= token_wide
    px = min(screen.text(17), row.height - 6)
    if secret and not view.over and right - row.x - px * 2 > names:
        mark = put_text(target, "?", "number", px, (132, 96, 56), (right, row.centery), "midright")
        sign = put_icon(target, "hand", px, (132, 96, 56), (mark.left - px * 0.6, row.centery))
        right = sign.left - screen.px(6)
    return row.right - right


def _bid(target: Surface, look: Look, view: AmunRe, seat: int, row: Rect, room: int) -> int:
    """The pill with the bid; red and with an alarm if it is contested; only its value where there is no room."""
    owner = view.seats[seat]
    contested = is_contested(view, seat)
    px = min(look.layout.screen.text(16), round(row.height * 0.62))
    for label in (f"{look.province(owner.bid_on)} {owner.bid}", f":scribe: {owner.bid}"):
        said = sentence(label, "bold", px, CREAM)
        size = (said.size[0] + round(px * 1.2), min(row.height, round(px * 1.5)))
        if size[0] <= room:
            break
    spot = Rect((0, 0), size)
    spot.midright = (row.right, row.centery)
    target.blit(pill(size, _CONTESTED if contested else _BID, None), spot)
    said.put(target, (spot.centerx - said.size[0] // 2, spot.centery - 1 - said.size[1] // 2))
    if contested:
        return put(target, alarm(max(12, round(px * 1.1))), (spot.left, spot.top + 2), 1).left
    return spot.left


def _goods(target: Surface, look: Look, view: AmunRe, seat: int, row: Rect) -> None:
    """As large as the row and the reader's text allow; where it is narrow, what a seat has none of is left out."""
    screen = look.layout.screen
    *has, points = panel_figures(view, seat).values()
    remark = "" if points == "" else look.say("seat.expected_short" if screen.small else "seat.expected", n=points)
    numbers = [str(n) for n in has]
    shown = [k for k, number in enumerate(numbers) if number and (number != "0" or not screen.small or k in (0, 4))]
    for px in range(min(screen.text(17), round(row.height * 0.7)), 9, -1):
        icons = _icons(px, row.height)
        gap = max(4, round(px * 0.5))
        need = sum(icons[k].get_width() + 3 + width(numbers[k], "number", px) + gap for k in shown)
        need += width(remark, "italic", px)
        if need <= row.width:
            break
    words.report(" ".join(numbers), row, need <= row.width)
    spare = max(0, min((row.width - need) // max(1, len(shown)), screen.px(14)))
    x = row.x
    for k in shown:
        put(target, icons[k], (x + icons[k].get_width() / 2, row.centery), 1)
        x += icons[k].get_width() + 3
        ink = (130, 74, 8) if numbers[k].startswith("+") else INK if numbers[k] != "0" else _NONE
        put_text(target, numbers[k], "number", px, ink, (x, row.centery))
        x += width(numbers[k], "number", px) + gap + spare
    if remark:
        said = sentence(remark, "italic", px, INK_REMARK)
        said.put(target, (row.right - said.size[0], row.centery - said.size[1] // 2))


def _icons(px: int, most: int) -> tuple[Surface, ...]:
    """The goods in their order, no higher than the row."""
    farmer_high, high, low = (min(most, round(px * k)) for k in (1.7, 1.4, 1.18))
    return (farmer(farmer_high), pyramid(high), block(low), temple(high), favour_symbol(high), coin(low))
