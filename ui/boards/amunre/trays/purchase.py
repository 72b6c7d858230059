"""Trays of the purchase: favour cards in one go, then farmers and stones one by one, with the running price."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.amunre.components import box, price
from game.amunre.purchase import (
    STOP_FARMERS,
    STOP_STONES,
    BuyFarmers,
    BuyFavours,
    BuyStones,
    buy_cards,
    card_limit,
)
from game.core.agenda import Move
from ui.art.buttons import State
from ui.art.colour import Colour
from ui.art.figures import farmer
from ui.art.icons import icon
from ui.art.lettering import put_text
from ui.art.masonry import block
from ui.art.palette import INK
from ui.boards.amunre.desk import Desk
from ui.boards.amunre.part import Part, label
from ui.boards.amunre.pieces import dimmed, disc, halo, put, small_back

ROW = 7
"""Prices shown: 1, 3, 6, 10, 15, 21, 28."""
_GOLD: tuple[Colour, Colour] = ((150, 92, 8), (255, 214, 96))
_HOT: tuple[Colour, Colour] = ((255, 255, 240), (255, 244, 196))
_FLAT: tuple[Colour, Colour] = ((104, 76, 46), (150, 120, 84))
_DONE: tuple[Colour, Colour] = ((34, 70, 40), (98, 150, 92))


def favours(desk: Desk, decision: BuyFavours) -> list[Part]:
    """One click on a price buys that many cards."""
    limit = card_limit(desk.view, desk.seat)
    parts = [
        desk.head(desk.say("tray.buy_favours"), desk.say("gold", n=desk.owner.gold), row=True),
        *desk.note(desk.say("tray.favour_limit", n=limit)),
    ]
    most = max(province.favour_symbols for province in box().provinces.values())
    for n, spot in enumerate(_spots(desk, most), 1):
        move = buy_cards(n)
        legal = desk.legal(move)
        text = desk.look.narrator.move(move)
        parts.append(Part(spot, text, _price(spot, n, bool(legal)), legal, desk.refusals([move])))
    return [*parts, *_ending(desk, desk.say("tray.no_cards"), buy_cards(0), left=True)]


def farmers(desk: Desk, decision: BuyFarmers) -> list[Part]:
    full = decision.facts(desk.view).get("situation") == "full"
    note = desk.say("tray.no_field") if full else desk.say("tray.next_farmer", n=decision.bought + 1)
    stop = desk.say("tray.stop_farmers")
    sprite = farmer
    parts = _series(desk, "tray.buy_farmers", note, decision.bought, sprite)
    return [*parts, *_ending(desk, stop, STOP_FARMERS, left=False)]


def stones(desk: Desk, decision: BuyStones) -> list[Part]:
    note = desk.say("tray.next_stone", n=decision.bought + 1)
    parts = _series(desk, "tray.buy_stones", note, decision.bought, block)
    return [*parts, *_ending(desk, desk.say("tray.stop_stones"), STOP_STONES, left=True)]


def _ending(desk: Desk, text: str, end: Move, left: bool) -> list[Part]:
    """The button that ends a purchase, on the other side than that of the purchase before: nobody ends two in one
    place. Beside it cards are exchanged."""
    sides = desk.places.split(desk.places.buttons, 1, 1)
    here, other = sides if left else reversed(sides)
    return [desk.action(here, text, end, sign="forward"), *([desk.exchange(other)] if desk.can_exchange else [])]


def _series(desk: Desk, title: str, note: str, bought: int, sprite: Callable[[int], Surface]) -> list[Part]:
    """The price row with what is bought already."""
    parts = [desk.head(desk.say(title), desk.say("gold", n=desk.owner.gold), row=True), *desk.note(note)]
    first = max(0, bought - ROW + 2)
    for k, spot in enumerate(_spots(desk, ROW)):
        n = first + k + 1
        affordable = desk.owner.gold + price(bought) >= price(n)
        parts.append(label(spot, f"price {n}", _step(desk, n, bought, affordable, sprite)))
    return parts


def _spots(desk: Desk, count: int) -> list[Rect]:
    row = desk.places.row
    step = row.width // count
    return [Rect(row.x + k * step, row.y, step, row.height) for k in range(count)]


def _disc_size(spot: Rect) -> int:
    return max(16, min(spot.width - 4, round(spot.height * 0.82)))


def _price(spot: Rect, n: int, legal: bool) -> Callable[[Surface, State], None]:
    """A disc with the price of `n` cards, and so many cards beside it."""

    def paint(target: Surface, state: State) -> None:
        hot = state in ("hover", "pressed")
        d = _disc_size(spot)
        at = (spot.x + d // 2 + 4, spot.centery)
        if legal:
            light = halo(d, 4 if not hot else 7, (255, 200, 60), 2)
            light.set_alpha(255)
            target.blit(light, light.get_rect(center=at))
        shown = disc(d, *(_HOT if hot else _GOLD if legal else _FLAT))
        target.blit(shown, shown.get_rect(center=at))
        ink: Colour = INK if legal else (70, 50, 32)
        put_text(target, str(price(n)), "number", round(d * 0.5), ink, (at[0], at[1] - 1), "center")
        card = small_back(max(12, round(d * 0.66)))
        card = card if legal else dimmed(card, 130)
        left, room = at[0] + d // 2 + 3, spot.right - at[0] - d // 2 - 5 - card.get_width()
        step = min(round(card.get_width() * 0.6), room // max(1, n - 1)) if n > 1 else 0
        for k in range(n):
            target.blit(card, card.get_rect(midleft=(left + k * step, spot.centery)))

    return paint


def _step(
    desk: Desk, n: int, bought: int, affordable: bool, sprite: Callable[[int], Surface]
) -> Callable[[Surface, Rect], None]:
    """A disc with the price of the n-th piece: bought, next, or later."""

    def paint(target: Surface, spot: Rect) -> None:
        d = _disc_size(spot)
        done, now = n <= bought, n == bought + 1
        colours = _DONE if done else _GOLD if now and affordable else _FLAT
        if now and affordable:
            light = halo(d, 4, (255, 200, 60), 2)
            light.set_alpha(255)
            target.blit(light, light.get_rect(center=spot.center))
        shown = disc(d, *colours)
        target.blit(shown, shown.get_rect(center=spot.center))
        if done:
            put(target, sprite(round(d * 0.8)), (spot.centerx, spot.centery), 1)
            return
        ink: Colour = INK if now and affordable else (84, 62, 42) if affordable else (94, 72, 52)
        put_text(target, str(price(n)), "number", round(d * 0.46), ink, (spot.centerx, spot.centery - 1), "center")
        if not affordable:
            lock = icon("cross", max(8, round(d * 0.26)), (150, 60, 40))
            target.blit(lock, lock.get_rect(center=(spot.centerx + d * 0.34, spot.centery + d * 0.34)))

    return paint
