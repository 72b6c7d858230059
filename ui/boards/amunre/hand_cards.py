"""The cards in the hand: theft and favour cards by kind, each with what it may do now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.amunre.auction import BRIBE, PROTECTION
from game.amunre.components import KINDS
from game.amunre.exchange import exchange_card
from game.amunre.hidden import UNKNOWN
from game.amunre.offering import ADJUST, STEAL
from game.amunre.scoring import play_objective
from game.amunre.settlement import RaiseGold
from game.amunre.state import AmunRe
from game.core.agenda import Move, Refusal
from ui.art.buttons import State
from ui.art.cards import card, laid
from ui.art.colour import Colour
from ui.art.palette import CREAM
from ui.art.plates import pill
from ui.art.tokens import badge
from ui.boards.amunre.choice import PROVINCE_CARDS, Choice
from ui.boards.amunre.hand_places import HandPlaces
from ui.boards.amunre.look import SIGNS, THEFT_CARD, Look, colour_of, phase_of
from ui.boards.amunre.part import Part
from ui.boards.amunre.tabs import tab
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.host.asked import Asked

_DIRECT: dict[str, Move] = {
    "protection": PROTECTION, "bribe": BRIBE, "offering_shift": ADJUST, THEFT_CARD: STEAL,
}  # fmt: skip
"""Cards whose click is a whole move."""
_CHOSEN: Colour = (150, 44, 16)


@dataclass(frozen=True, slots=True)
class Use:
    """What a click on a card does now."""

    moves: tuple[Move, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    chooses: bool = False
    """It waits for a province."""

    @property
    def possible(self) -> bool:
        return bool(self.moves) or self.chooses


def kinds_in_hand(view: AmunRe, seat: int) -> list[tuple[str, int]]:
    """Theft first, then favour cards in the order of the phases; equal ones together."""
    counted = Counter(kind for kind in view.seats[seat].hand if kind != UNKNOWN)
    return [(THEFT_CARD, 1), *((kind, counted[kind]) for kind in KINDS if counted[kind])]


def use(kind: str, asked: Asked[AmunRe] | None, choice: Choice) -> Use:
    """What the card may do in this decision."""
    if asked is None:
        return Use()
    if choice.exchanging or isinstance(asked.decision, RaiseGold):
        if kind == THEFT_CARD:
            return Use()
        return _single(exchange_card(kind), asked)
    if kind in PROVINCE_CARDS:
        wanted = PROVINCE_CARDS[kind]
        if any(isinstance(move, wanted) for move in asked.moves):
            return Use(chooses=True)
        return Use(refusals=tuple(one for one in asked.refusals if isinstance(one.move, wanted))[:1])
    if kind in _DIRECT:
        return _single(_DIRECT[kind], asked)
    return _single(play_objective(kind), asked)


def _single(move: Move, asked: Asked[AmunRe]) -> Use:
    if move in asked.legal:
        return Use((move,))
    return Use(refusals=tuple(one for one in asked.refusals if one.move == move)[:1])


def hand_parts(
    look: Look,
    places: HandPlaces,
    view: AmunRe,
    seat: int,
    asked: Asked[AmunRe] | None,
    choice: Choice,
    choose: Callable[[str], None],
) -> list[Part]:
    """One part for each kind of card."""
    held = kinds_in_hand(view, seat)
    parts = []
    for (kind, count), place in zip(held, places.card_places(len(held)), strict=True):
        used = use(kind, asked, choice)
        chosen = choice.card == kind and used.chooses
        lit = used.possible
        parts.append(
            Part(
                place,
                look.card(kind),
                _painter(look, places, kind, count, place, lit, chosen, asked is not None, choice.exchanging),
                used.moves,
                used.refusals,
                _chooser(choose, kind) if used.chooses else None,
                subject=f"card.{kind}",
                beside=places.cards,
                tip=card_tip(look, kind) if used.possible or asked is None else idle_tip(look, kind),
            )
        )
    return parts


def _chooser(choose: Callable[[str], None], kind: str) -> Callable[[], None]:
    return lambda: choose(kind)


def card_tip(look: Look, kind: str) -> Tip:
    return Tip(
        look.card(kind), (look.card_text(kind),), corner=look.phase(phase_of(kind)), foot=look.say("tip.enlarge")
    )


def idle_tip(look: Look, kind: str) -> Tip:
    """The card, and that this question has no use for it: a click does nothing."""
    return card_tip(look, kind).because(look.say("tip.other_phase", phase=phase_of(kind)))


def _painter(
    look: Look,
    places: HandPlaces,
    kind: str,
    count: int,
    place: Rect,
    lit: bool,
    chosen: bool,
    live: bool,
    selling: bool,
) -> Callable[[Surface, State], None]:
    """The card in its place: raised if it may be played, darker if not, whole above the tray under the pointer."""
    screen = look.layout.screen

    def paint(target: Surface, state: State) -> None:
        hot = state in ("hover", "pressed")
        rise = screen.px(6) if lit or hot else 0
        if places.small:
            shown = tab(look, kind, place.size, lit or hot)
        else:
            shown = full_card(look, kind, place.size, lit or hot)
        dim = 0 if lit or hot or not live else 36
        at = place.move(0, -rise)
        laid(shown, lit or chosen, dim).put(target, at.topleft)
        if count > 1:
            tag = badge(f"×{count}", screen.text(15))
            target.blit(tag, tag.get_rect(topright=(at.right - 3, at.y + 3)))
        if chosen:
            _mark(target, look, at, places.small)
        if hot and places.small and not chosen:
            _raised(target, look, kind, place)

    return paint


def _mark(target: Surface, look: Look, card_place: Rect, small: bool) -> None:
    """The word that a card waits for its province, on a pill so that nothing printed shows through."""
    screen = look.layout.screen
    high = screen.text(17 if small else 22)
    foot = card_place.bottom + (screen.px(5) if small else -4)
    place = Rect(card_place.x + 4, foot - high, card_place.width - 8, high)
    target.blit(pill(place.size, _CHOSEN, None), place)
    words.line(target, look.say("hand.chosen"), place.inflate(-10, 0), "bold", screen.text(14), CREAM, "center", 10)


def full_card(look: Look, kind: str, size: tuple[int, int], lit: bool) -> Surface:
    """The card in the hand: sign, name, phase."""
    px = min(look.layout.screen.text(17), round(size[0] * 0.16))
    made = card(
        size, colour_of(kind), look.card(kind), SIGNS[kind], "", look.phase(phase_of(kind)), px, len(kind), lit=lit,
        least=11,
    )  # fmt: skip
    words.report(look.card(kind), Rect((0, 0), size), made.whole)
    return made.surface


def text_card(look: Look, kind: str, size: tuple[int, int], px: int) -> Surface:
    """The card with its rule text, for looking at."""
    made = card(
        size, colour_of(kind), look.card(kind), SIGNS[kind], look.card_text(kind), look.phase(phase_of(kind)), px,
        len(kind), least=11,
    )  # fmt: skip
    words.report(look.card_text(kind), Rect((0, 0), size), made.whole)
    return made.surface


def _raised(target: Surface, look: Look, kind: str, place: Rect) -> None:
    """In small windows the whole card shows above its tab."""
    screen = look.layout.screen
    high = round(screen.size[1] * 0.36)
    shown = text_card(look, kind, (round(high * 0.76), high), screen.text(17))
    spot = shown.get_rect(midbottom=(place.centerx, place.top - 4)).clamp(screen.rect.inflate(-8, -8))
    laid(shown, True).put(target, spot.topleft)
