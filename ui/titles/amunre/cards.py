"""The cards of the hand: theft and favour cards by kind, how they look and what they say of themselves."""

from __future__ import annotations

from collections import Counter

from pygame import Rect, Surface

from game.amunre.components import KINDS
from game.amunre.hidden import UNKNOWN
from game.amunre.state import AmunRe
from ui.art.cards import Printed, card, card_back, laid
from ui.art.colour import Colour
from ui.art.palette import CREAM
from ui.art.plates import pill
from ui.art.tokens import badge
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.kit.thing import FaceState
from ui.titles.amunre.look import SIGNS, THEFT_CARD, Look, colour_of, phase_of
from ui.titles.amunre.pieces import BACK
from ui.titles.amunre.tabs import tab

_CHOSEN: Colour = (150, 44, 16)


def kinds_in_hand(view: AmunRe, seat: int) -> list[tuple[str, int]]:
    """Theft first, then favour cards in the order of the phases; equal ones together."""
    counted = Counter(kind for kind in view.seats[seat].hand if kind != UNKNOWN)
    return [(THEFT_CARD, 1), *((kind, counted[kind]) for kind in KINDS if counted[kind])]


def turned_down(view: AmunRe, seat: int) -> int:
    """How many cards of the hand lie face down, because not only their owner looks at the table."""
    return view.seats[seat].hand.count(UNKNOWN)


def card_tip(look: Look, kind: str) -> Tip:
    return Tip(
        look.card(kind), (look.card_text(kind),), corner=look.phase(phase_of(kind)), foot=look.say("tip.enlarge")
    )


def idle_tip(look: Look, kind: str, now: str) -> Tip:
    """The card, and why this question has no use for it: a click does nothing."""
    phase = phase_of(kind)
    return card_tip(look, kind).because(look.say("tip.not_now" if phase == now else "tip.other_phase", phase=phase))


def back_tip(look: Look, count: int) -> Tip:
    return Tip(look.say("hand.down", n=count), (look.say("hand.down_text"),))


def draw_back(target: Surface, place: Rect, look: Look, count: int) -> None:
    """Cards that lie face down, with their number."""
    laid(card_back(place.size, BACK, "favour"), False, 0).put(target, place.topleft)
    _put_count(target, look, count, place)


def draw_card(
    target: Surface,
    place: Rect,
    look: Look,
    kind: str,
    count: int,
    usable: bool,
    note: str,
    live: bool,
    state: FaceState,
) -> None:
    """A card in its place: raised if it may be played, darker if not, whole above the tray under the pointer.

    `note`: what it is chosen for; `live`: the seat that looks is asked something."""
    screen, hot = look.layout.screen, usable and state in ("hover", "pressed")
    small, lit = screen.small, usable or hot
    shown = (tab if small else full_card)(look, kind, place.size, lit)
    at = place.move(0, -screen.px(6) if lit else 0)
    laid(shown, lit, 0 if lit or not live else 36).put(target, at.topleft)
    _put_count(target, look, count, at)
    if note:
        _mark(target, look, at, note)
    elif hot and small:
        _raised(target, look, kind, place)


def _put_count(target: Surface, look: Look, count: int, place: Rect) -> None:
    if count > 1:
        tag = badge(f"×{count}", look.layout.screen.text(15))
        target.blit(tag, tag.get_rect(topright=(place.right - 3, place.y + 3)))


def _mark(target: Surface, look: Look, card_place: Rect, note: str) -> None:
    """What a card is chosen for, on a pill so that nothing printed shows through."""
    screen, small = look.layout.screen, look.layout.screen.small
    high = screen.text(17 if small else 22)
    foot = card_place.bottom + (screen.px(5) if small else -4)
    place = Rect(card_place.x + 4, foot - high, card_place.width - 8, high)
    target.blit(pill(place.size, _CHOSEN, None), place)
    words.line(target, note, place.inflate(-10, 0), "bold", screen.text(14), CREAM, "center", 10)


def full_card(look: Look, kind: str, size: tuple[int, int], lit: bool) -> Surface:
    """The card in the hand: sign, name, phase."""
    px = min(look.layout.screen.text(17), round(size[0] * 0.16))
    printed = Printed(look.card(kind), "", look.phase(phase_of(kind)), px, 11)
    made = card(size, colour_of(kind), SIGNS[kind], printed, len(kind), lit)
    words.report(look.card(kind), Rect((0, 0), size), made.whole)
    return made.surface


def text_card(look: Look, kind: str, size: tuple[int, int], px: int) -> Surface:
    """The card with its rule text, for looking at."""
    printed = Printed(look.card(kind), look.card_text(kind), look.phase(phase_of(kind)), px, 11)
    made = card(size, colour_of(kind), SIGNS[kind], printed, len(kind))
    words.report(look.card_text(kind), Rect((0, 0), size), made.whole)
    return made.surface


def _raised(target: Surface, look: Look, kind: str, place: Rect) -> None:
    """In small windows the whole card shows above its tab."""
    screen = look.layout.screen
    high = round(screen.size[1] * 0.36)
    shown = text_card(look, kind, (round(high * 0.76), high), screen.text(17))
    spot = shown.get_rect(midbottom=(place.centerx, place.top - 4)).clamp(screen.rect.inflate(-8, -8))
    laid(shown, True).put(target, spot.topleft)
