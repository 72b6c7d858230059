"""How the parts of the trays look that are more than buttons: prices, amounts, gifts, yields, province cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect, Surface

from game.amunre.components import components, price
from ui.art.buttons import Caption, button_plate
from ui.art.cards import laid
from ui.art.colour import Colour
from ui.art.controls import slider
from ui.art.icons import icon
from ui.art.lettering import fit_line, put_text
from ui.art.palette import CREAM, INK, ButtonKind
from ui.art.tokens import coin
from ui.frame import words
from ui.frame.screen import Screen
from ui.kit.sprite import dimmed
from ui.kit.thing import FaceState, button_state
from ui.kit.tray import VALUE, draw_button, hollow
from ui.titles.amunre.pieces import disc, halo, offering_tile, put, small_back
from ui.titles.amunre.province_card import province_card
from ui.titles.amunre.style import TableStyle

_DISCS: dict[str, tuple[Colour, Colour]] = {
    "next": ((150, 92, 8), (255, 214, 96)),
    "hot": ((255, 255, 240), (255, 244, 196)),
    "later": ((104, 76, 46), (150, 120, 84)),
    "done": ((34, 70, 40), (98, 150, 92)),
}
"""Rim and face of a price: the next one, under the pointer, one that is not to be had yet, one that is paid."""
_GREEN: Colour = (170, 216, 140)


def draw_price(target: Surface, spot: Rect, n: int, legal: bool, state: FaceState) -> None:
    """A disc with the price of `n` cards, and so many cards beside it."""
    hot = legal and state in ("hover", "pressed")
    d = _disc_size(spot)
    at = (spot.x + d // 2 + 4, spot.centery)
    _disc(target, at, d, "hot" if hot else "next" if legal else "later", (7 if hot else 4) if legal else 0)
    ink: Colour = INK if legal else (70, 50, 32)
    put_text(target, str(price(n)), "number", round(d * 0.5), ink, (at[0], at[1] - 1), "center")
    card = small_back(max(12, round(d * 0.66)))
    card = card if legal else dimmed(card, 130)
    left, room = at[0] + d // 2 + 3, spot.right - at[0] - d // 2 - 5 - card.get_width()
    step = min(round(card.get_width() * 0.6), room // max(1, n - 1)) if n > 1 else 0
    for k in range(n):
        target.blit(card, card.get_rect(midleft=(left + k * step, spot.centery)))


def draw_step(
    target: Surface, spot: Rect, n: int, kind: str, affordable: bool, piece: Callable[[int], Surface]
) -> None:
    """A disc with the price of the n-th piece: `done`, `next` or `later`."""
    d = _disc_size(spot)
    _disc(target, spot.center, d, kind, 4 if kind == "next" else 0)
    if kind == "done":
        put(target, piece(round(d * 0.8)), spot.center, 1)
        return
    ink: Colour = INK if kind == "next" else (84, 62, 42) if affordable else (94, 72, 52)
    put_text(target, str(price(n)), "number", round(d * 0.46), ink, (spot.centerx, spot.centery - 1), "center")
    if not affordable:
        cross = icon("cross", max(8, round(d * 0.26)), (150, 60, 40))
        target.blit(cross, cross.get_rect(center=(spot.centerx + d * 0.34, spot.centery + d * 0.34)))


def _disc_size(spot: Rect) -> int:
    return max(16, min(spot.width - 4, round(spot.height * 0.82)))


def _disc(target: Surface, at: tuple[int, int], d: int, kind: str, light: int) -> None:
    """`light`: how wide it shines."""
    if light:
        glow = halo(d, light, (255, 200, 60), 2)
        glow.set_alpha(255)
        target.blit(glow, glow.get_rect(center=at))
    shown = disc(d, *_DISCS[kind])
    target.blit(shown, shown.get_rect(center=at))


def draw_sign(target: Surface, place: Rect, screen: Screen, sign: str, usable: bool, state: FaceState) -> None:
    """A button with nothing but a sign on it."""
    draw_button(target, place, screen, Caption(""), "wood", usable, state)
    ink: Colour = CREAM if usable else (150, 128, 100)
    shown = icon(sign, round(place.height * 0.5), ink)
    target.blit(shown, shown.get_rect(center=place.center))


def draw_slider(target: Surface, groove: Rect, scale: float, amount: int, most: int, state: FaceState) -> None:
    shown = slider(
        groove.width, (amount - 1) / (most - 1), button_state(state, True), scale=min(scale, groove.height / 34)
    )
    shown.put(target, (groove.x, groove.centery - shown.size[1] // 2))


def draw_shift(target: Surface, spot: Rect, scale: float, value: int, total: int, state: FaceState) -> None:
    """A gold plate: the change, and the tile that it brings."""
    button_plate(spot.size, "gold", button_state(state, True), scale).put(target, spot.topleft)
    size = round(spot.height * 0.8)
    tile = offering_tile(size, components().tile_for(total + value))
    put(target, tile, (spot.right - size // 2 - round(spot.height * 0.12), spot.centery), 2)
    sign = f"+{value}" if value > 0 else f"−{-value}"
    room = Rect(spot.x, spot.y, spot.width - size, spot.height)
    put_text(target, sign, "number", round(spot.height * 0.42), INK, room.center, "center")


class Gift(NamedTuple):
    """A gift in the tray."""

    name: str
    piece: Callable[[int], Surface]
    chosen: bool
    usable: bool


def draw_gift(target: Surface, spot: Rect, screen: Screen, gift: Gift, state: FaceState) -> None:
    """A plate with a picture and a name, beside each other where the plate is flat."""
    kind: ButtonKind = "gold" if gift.chosen else "papyrus"
    button_plate(spot.size, kind, button_state(state, gift.usable), screen.scale).put(target, spot.topleft)
    flat = spot.height < spot.width * 0.55
    high = round(spot.height * (0.78 if flat else 0.5))
    shown = gift.piece(high) if gift.usable else dimmed(gift.piece(high), 120)
    if flat:
        put(target, shown, (spot.x + high * 0.62, spot.centery), 1)
        left = spot.x + round(high * 1.1)
        room = Rect(left, spot.y, spot.right - left - 5, spot.height)
    else:
        put(target, shown, (spot.centerx, spot.y + spot.height * 0.36), 1)
        room = Rect(spot.x + 4, spot.y + round(spot.height * 0.64), spot.width - 8, round(spot.height * 0.32))
    words.line(target, gift.name, room, "bold", min(screen.text(17), round(spot.height * 0.4)), INK, "center", 11)


def draw_yield(target: Surface, spot: Rect, screen: Screen, name: str, amount: int, sign: str) -> None:
    """What a province brings; `sign`: the green card that is played there. The coin goes before the name is cut."""
    hollow(target, spot, screen)
    px = min(screen.text(17), round(spot.height * 0.5))
    number = put_text(target, f"+{amount}", "number", px, VALUE, (spot.right - 6, spot.centery), "midright")
    left, right = spot.x + 6, number.left - 3
    if sign:
        shown = icon(sign, px, _GREEN)
        target.blit(shown, shown.get_rect(midleft=(left, spot.centery)))
        left += px + 3
    money = coin(round(px * 1.05))
    if fit_line(name, "body", px, right - money.get_width() - 3 - left, 11).whole:
        target.blit(money, money.get_rect(midright=(right, spot.centery)))
        right -= money.get_width() + 3
    words.line(target, name, Rect(left, spot.y, right - left, spot.height), "body", px, CREAM, least=9)


def draw_province(target: Surface, place: Rect, style: TableStyle, name: str, state: FaceState) -> None:
    hot = state in ("hover", "pressed")
    shown = province_card(style, name, place.size, hot)
    laid(shown, True).put(target, place.move(0, -style.layout.screen.px(3) if hot else 0).topleft)
