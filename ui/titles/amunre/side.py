"""The banks of the Nile: pyramids of each seat, the leader ringed. Public, and worth five points each."""

from __future__ import annotations

from pygame import Rect, Surface

from game.amunre.components import BANKS, components
from ui.art.inline import sentence
from ui.art.lettering import put_text
from ui.art.masonry import pyramid
from ui.art.ornament import outline, upright
from ui.art.palette import CREAM, CREAM_SECOND, GOLD, GOLD_TITLE
from ui.art.plates import walnut
from ui.art.tokens import score_marker
from ui.frame import words
from ui.titles.amunre.forecast import BankStanding
from ui.titles.amunre.style import TableStyle


def paint_side_plate(target: Surface, style: TableStyle) -> None:
    place = style.layout.zones.side
    walnut(place.size, style.layout.screen.scale, 83).put(target, place.topleft)


def paint_side(target: Surface, style: TableStyle, standings: tuple[tuple[BankStanding, ...], ...]) -> None:
    """`standings`: who has built there, bank by bank."""
    place, screen = style.layout.zones.side, style.layout.screen
    if screen.small:
        pad = screen.px(10)
        high = (place.height - pad) // 2
        for k, bank in enumerate(BANKS):
            row = Rect(place.x + pad, place.y + pad // 2 + k * high, place.width - 2 * pad, high)
            name = row.copy()
            name.width = round(row.width * 0.27)
            words.line(target, style.say(f"banks.{bank}"), name, "heading", screen.text(17), GOLD_TITLE)
            _standings(target, style, Rect(name.right, row.y, row.right - name.right, high), standings[k])
        return
    half = place.width // 2
    upright(target, place.x + half, place.y + screen.px(12), place.bottom - screen.px(12))
    for k, bank in enumerate(BANKS):
        column = Rect(place.x + k * half + screen.px(14), place.y + screen.px(6), half - screen.px(26), place.height)
        head = Rect(column.x, column.y, column.width, round((place.height - screen.px(12)) * 0.42))
        said = sentence(style.say("points", n=components().bank_vp), "bold", screen.text(15), GOLD)
        worth = said.put(target, (head.right - said.size[0], head.centery - said.size[1] // 2))
        name = Rect(head.x, head.y, worth.left - head.x - screen.px(6), head.height)
        words.line(target, style.narrator.label("bank", bank), name, "heading", screen.text(17), GOLD_TITLE)
        row = Rect(column.x, head.bottom, column.width, place.bottom - screen.px(6) - head.bottom)
        _standings(target, style, row, standings[k])


def _standings(target: Surface, style: TableStyle, row: Rect, standings: tuple[BankStanding, ...]) -> None:
    """Marker, pyramid and number for each seat that has built there."""
    screen = style.layout.screen
    if not standings:
        words.line(target, style.say("banks.nobody"), row, "italic", screen.text(16), CREAM_SECOND)
        return
    high = min(row.height - 4, screen.text(26))
    px = min(screen.text(17), round(high * 0.72))
    step = min(round(high * 2.62), row.width // max(1, len(standings)))
    narrow = step < high * 2.3
    for k, one in enumerate(standings):
        spot = Rect(row.x + k * step, row.centery - high // 2, step - 3, high)
        seal = score_marker(style.seat_styles[one.seat], round(high * 0.84))
        target.blit(seal, seal.get_rect(midleft=(spot.x + 2, spot.centery)))
        x = spot.x + seal.get_width() + 4
        if not narrow:
            shown = pyramid(round(high * 0.6))
            target.blit(shown, shown.get_rect(midleft=(x, spot.centery)))
            x += shown.get_width() + 3
        end = put_text(target, str(one.pyramids), "number", px, CREAM, (x, spot.centery)).right
        if one.leads:
            ring = Rect(spot.x - 2, spot.y, end + 6 - spot.x, high)
            outline(target, ring, (255, 214, 90), 1.5, high / 2)
