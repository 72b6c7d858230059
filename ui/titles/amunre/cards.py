"""The cards of the hand: theft and favour cards by kind, how they look, whole or as tabs in small windows, and what
they say of themselves."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from pygame import Rect, Surface

from game.amunre.components import KINDS
from game.amunre.hidden import UNKNOWN
from game.amunre.state import AmunRe
from ui.art import masks
from ui.art.cache import kept
from ui.art.cards import Printed, card, card_back, laid
from ui.art.colour import Colour
from ui.art.icons import icon
from ui.art.lettering import block_height, fit_block, put_block
from ui.art.light import box_bevel, volume
from ui.art.ornament import outline
from ui.art.palette import CARD_PAPER, CREAM, INK
from ui.art.plates import pill
from ui.art.surface import Size, blit_centred, clip, cut_out
from ui.art.texture import texture
from ui.art.tokens import badge
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.kit.thing import FaceState
from ui.titles.amunre.pieces import BACK
from ui.titles.amunre.style import SIGNS, THEFT_CARD, TableStyle, colour_of, phase_of

_CHOSEN: Colour = (150, 44, 16)


def tab(style: TableStyle, kind: str, size: Size, lit: bool) -> Surface:
    """A card of which only sign and name show; in a very narrow place the sign alone."""
    made, whole = _tab(size, colour_of(kind), SIGNS[kind], style.card(kind), style.layout.screen.text(20), lit)
    words.report(style.card(kind), Rect((0, 0), size), whole)
    return made


@kept
def _tab(
    size: Size, colour: Colour, sign: str, name: str, px: int, lit: bool, bare: bool = False
) -> tuple[Surface, bool]:
    w, h = size
    mask = masks.rounded(size, 8)
    out = cut_out(texture("papyrus", size, CARD_PAPER, 100 + len(name)), mask)
    narrow = bare or w < h * 1.3
    band = w if narrow else round(h * 0.6)
    head = cut_out(texture("stone", size, colour, 5), mask)
    out.blit(head, (0, 0), Rect(0, 0, band, h))
    out.blit(clip(volume(size, 26, -30).copy(), mask), (0, 0))
    out.blit(box_bevel(size, 8, 2, 120, 120), (0, 0))
    blit_centred(out, icon(sign, round(min(band, h) * 0.72), CREAM), (band / 2, h / 2))
    line: Colour = (255, 224, 140) if lit else (214, 176, 100)
    outline(out, Rect(0, 0, w, h).inflate(-2, -2), line, 1.6, 7)
    if narrow:
        return out, True
    room = Rect(band + 3, 2, w - band - 7, h - 4)
    fitted = fit_block(name, "bold", px, room.size, max(10, round(px * 0.7)))  # smaller than that the sign says more
    if not fitted.whole:
        return _tab(size, colour, sign, name, px, lit, True)
    high = block_height(fitted, "bold")
    put_block(out, fitted, "bold", INK, Rect(room.x, room.y + (room.height - high) // 2, room.width, high), "center")
    return out, fitted.whole


def kinds_in_hand(view: AmunRe, seat: int) -> list[tuple[str, int]]:
    """Theft first, then favour cards in the order of the phases; equal ones together."""
    counted = Counter(kind for kind in view.seats[seat].hand if kind != UNKNOWN)
    return [(THEFT_CARD, 1), *((kind, counted[kind]) for kind in KINDS if counted[kind])]


def turned_down(view: AmunRe, seat: int) -> int:
    """How many cards of the hand lie face down, because not only their owner looks at the table."""
    return view.seats[seat].hand.count(UNKNOWN)


def card_tip(style: TableStyle, kind: str) -> Tip:
    return Tip(
        style.card(kind), (style.card_text(kind),), corner=style.phase(phase_of(kind)), foot=style.say("tip.enlarge")
    )


def idle_tip(style: TableStyle, kind: str, now: str) -> Tip:
    """The card, and why this question has no use for it: a click does nothing."""
    phase = phase_of(kind)
    return card_tip(style, kind).because(style.say("tip.not_now" if phase == now else "tip.other_phase", phase=phase))


def back_tip(style: TableStyle, count: int) -> Tip:
    return Tip(style.say("hand.down", n=count), (style.say("hand.down_text"),))


def draw_back(target: Surface, place: Rect, style: TableStyle, count: int) -> None:
    """Cards that lie face down, with their number."""
    laid(card_back(place.size, BACK, "favour"), False, 0).put(target, place.topleft)
    _put_count(target, style, count, place)


class Held(NamedTuple):
    """A kind of card in a hand."""

    kind: str
    number: int
    usable: bool
    note: str
    """What it is chosen for."""
    asked: bool
    """Whether its owner is asked something."""


def draw_card(target: Surface, place: Rect, style: TableStyle, held: Held, state: FaceState) -> None:
    """A card in its place: raised if it may be played, darker if not, whole above the tray under the pointer."""
    screen, lit = style.layout.screen, held.usable
    shown = (tab if screen.small else full_card)(style, held.kind, place.size, lit)
    at = place.move(0, -screen.px(6) if lit else 0)
    laid(shown, lit, 0 if lit or not held.asked else 36).put(target, at.topleft)
    _put_count(target, style, held.number, at, screen.small)  # over the sign of a tab: its name takes all the rest
    if held.note:
        _mark(target, style, at, held.note)
    elif lit and screen.small and state in ("hover", "pressed"):
        _raised(target, style, held.kind, place)


def _put_count(target: Surface, style: TableStyle, count: int, place: Rect, left: bool = False) -> None:
    if count > 1:
        tag = badge(f"×{count}", style.layout.screen.text(15))
        corner = place.move(2, 2).topleft if left else (place.right - 3 - tag.get_width(), place.y + 3)
        target.blit(tag, corner)


def _mark(target: Surface, style: TableStyle, card_place: Rect, note: str) -> None:
    """What a card is chosen for, on a pill so that nothing printed shows through."""
    screen, small = style.layout.screen, style.layout.screen.small
    high = screen.text(17 if small else 22)
    foot = card_place.bottom + (screen.px(5) if small else -4)
    place = Rect(card_place.x + 4, foot - high, card_place.width - 8, high)
    target.blit(pill(place.size, _CHOSEN, None), place)
    words.line(target, note, place.inflate(-10, 0), "bold", screen.text(14), CREAM, "center", 10)


def full_card(style: TableStyle, kind: str, size: tuple[int, int], lit: bool) -> Surface:
    """The card in the hand: sign, name, phase."""
    px = min(style.layout.screen.text(17), round(size[0] * 0.16))
    printed = Printed(style.card(kind), "", style.phase(phase_of(kind)), px, 11)
    made = card(size, colour_of(kind), SIGNS[kind], printed, len(kind), lit)
    words.report(style.card(kind), Rect((0, 0), size), made.whole)
    return made.surface


def text_card(style: TableStyle, kind: str, size: tuple[int, int], px: int) -> Surface:
    """The card with its rule text, for looking at."""
    printed = Printed(style.card(kind), style.card_text(kind), style.phase(phase_of(kind)), px, 11)
    made = card(size, colour_of(kind), SIGNS[kind], printed, len(kind))
    words.report(style.card_text(kind), Rect((0, 0), size), made.whole)
    return made.surface


def _raised(target: Surface, style: TableStyle, kind: str, place: Rect) -> None:
    """In small windows the whole card shows above its tab."""
    screen = style.layout.screen
    high = round(screen.size[1] * 0.36)
    shown = text_card(style, kind, (round(high * 0.76), high), screen.text(17))
    spot = shown.get_rect(midbottom=(place.centerx, place.top - 4)).clamp(screen.rect.inflate(-8, -8))
    laid(shown, True).put(target, spot.topleft)
