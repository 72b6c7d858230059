"""What a click on a card, a lot, a line or a step would do as a whole: where it goes, what it costs, what comes of it.

Nothing is decided here: moves come from the rules, costs from their payment solver, effects from playing on a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.core.agenda import Move, Refusal
from game.core.chance import Chance
from game.core.events import Event, Unveiled
from game.core.records import record
from game.pharaon.artisans import DrawArtisan, TakeArtisan
from game.pharaon.components import components
from game.pharaon.free_paying import PAY_FREELY, ChooseAccessToken, ComposePayment, PayProposed, lay_on_wheel
from game.pharaon.gains import ChooseTrack
from game.pharaon.means import BONUS, coins, every_way_to_pay, ways_to_pay
from game.pharaon.nile import UseOption
from game.pharaon.nobles import DrawNoble, TakeNoble
from game.pharaon.offerings import TakeLot, TakeLotWithBonus
from game.pharaon.paying import ChooseTokens
from game.pharaon.payment import Payment
from game.pharaon.pieces import BASE, RESOURCES
from game.pharaon.scoring import score_sheet
from game.pharaon.settling import access_token, access_tokens, covers, hand_in, in_common, listed, with_one_more
from game.pharaon.state import Pharaon
from game.pharaon.turn import FinishTurn, GoTo, TakeTurn

PayQuestion: TypeAlias = ChooseTokens | ComposePayment

QUARTER_OF: dict[type[Move], str] = {
    TakeLot: "offerings",
    TakeLotWithBonus: "offerings",
    TakeNoble: "nobles",
    DrawNoble: "nobles",
    UseOption: "nile",
    TakeArtisan: "artisans",
    DrawArtisan: "artisans",
}


@record
class Follow:
    """What would be asked at a quarter."""

    moves: tuple[Move, ...]
    refusals: tuple[Refusal, ...]


def follow(view: Pharaon, quarter: str) -> Follow:
    """The choice that comes after going to a quarter; at the Burial Chamber there is none."""
    if quarter == "burial":
        return Follow((), ())
    copy = view.clone()
    copy.apply(GoTo(quarter))
    decision = copy.decision
    assert decision is not None
    return Follow(tuple(copy.moves()), tuple(decision.refusals(copy)))


@record
class Bill:
    """A proposed payment: which token goes on the wheel, which others are handed in, what the action costs."""

    quarter: str
    access: str
    others: tuple[str, ...]
    icons: tuple[str, ...]
    """Squares of the action."""
    deducted: str
    """The square that the access token covers; empty: none."""

    @property
    def tokens(self) -> tuple[str, ...]:
        return (self.access, *self.others)


def option_of(pick: Move | None) -> str:
    if isinstance(pick, UseOption):
        return pick.option
    return BONUS if isinstance(pick, TakeLotWithBonus) else ""


def bill_for(
    view: Pharaon, seat: int, quarter: str, option: str = "", way: Payment | None = None, access: str = ""
) -> Bill | None:
    """The payment that is proposed, or the given one with this token on the wheel; None if it cannot be paid."""
    ways = ways_to_pay(view, seat, quarter, option)
    if not ways:
        return None
    paid = way if way is not None else ways[0]
    tokens = list(listed(paid, quarter))
    access = access or access_token(view, seat, quarter, paid)
    tokens.remove(access)
    icons = action_icons(view, seat, quarter, option)
    deducted = ""
    if len(icons) + 1 > len(tokens) + 1:
        facing = BASE[view.facing(quarter)]
        deducted = facing if facing in icons else icons[0]
    return Bill(quarter, access, tuple(tokens), icons, deducted)


def action_icons(view: Pharaon, seat: int, quarter: str, option: str = "") -> tuple[str, ...]:
    """The squares of an action as they are printed."""
    parts = components()
    if quarter == "offerings":
        return ("any",) * parts.offering_cost + (("same",) * parts.offering_option if option == BONUS else ())
    if quarter == "nobles":
        judge = parts.judge in view.seats[seat].nobles
        return ("any",) * (parts.noble_cost * len(BASE)) if judge else BASE * parts.noble_cost
    if quarter == "artisans":
        return ("any",) + ("same",) * (parts.artisan_cost - 1)
    if quarter == "nile":
        line = parts.nile[option]
        named = tuple(RESOURCES[colour] for colour in line.colours)
        return (*named, *("same",) * line.identical, *("any",) * line.any)
    step = view.seats[seat].step
    return tuple(RESOURCES[colour] for colour in parts.burial[min(step, parts.last_step - 1)].cost)


class _Hidden(Exception):
    """Something that nobody can know would come to light: the copy is thrown away here."""


class _Ear(list[Event]):
    """Hears what would happen until a card, vase or token would be drawn."""

    def append(self, event: Event) -> None:
        if isinstance(event, Unveiled) and event.cause == "draw":
            raise _Hidden
        super().append(event)


@record
class Outcome:
    """What would happen as far as it can be known, and how the table would look then."""

    events: tuple[Event, ...]
    unknown: bool
    after: Pharaon
    open_end: bool = False
    """The seat still has something to choose that comes of it."""


def foresee(view: Pharaon, seat: int, moves: Sequence[Move]) -> Outcome:
    """Play moves on an imagined table (what is face down is dealt anew), with the proposed payment, until a draw.

    What others do after the turn is no part of it, so that a draw of the Traitor leaves nothing unknown."""
    copy = view.imagine(seat, Chance(1))
    heard = _Ear()
    copy.heard = heard
    try:
        for move in moves:
            copy.apply(move)
        _pay(copy)
    except _Hidden:
        return Outcome(tuple(heard), copy.turn == view.turn, copy)
    asked = copy.decision
    same = copy.turn == view.turn and asked is not None and asked.seat == seat
    return Outcome(tuple(heard), False, copy, same and not isinstance(asked, TakeTurn | FinishTurn))


def climbed_best(world: Pharaon, seat: int) -> Pharaon:
    """The table after the climbs that are asked for now, each on the track that gives most prestige in the end."""
    asked = world.next_step
    if not isinstance(asked, ChooseTrack) or asked.seat != seat:
        return world
    found = []
    for move in world.moves():
        copy = world.clone()
        copy.apply(move)
        found.append(climbed_best(copy, seat))
    return max(found, key=lambda one: sum(score_sheet(one, seat).values()))


def _pay(world: Pharaon) -> None:
    """Hand in the proposed tokens, one by one."""
    asked = world.decision
    if isinstance(asked, ChooseTokens):
        for move in _handed_in(asked.quarter, asked.handed, open_ways(world, asked), open_ways(world, asked)[0]):
            world.apply(move)
    while isinstance(world.decision, ComposePayment | ChooseAccessToken):
        world.apply(world.moves()[0])


def open_ways(view: Pharaon, asked: PayQuestion) -> list[Payment]:
    """The payments that are asked for and go on from what is handed in."""
    known = ways_to_pay if isinstance(asked, ChooseTokens) else every_way_to_pay
    return [way for way in known(view, asked.seat, asked.quarter, asked.option) if covers(way, asked.handed)]


def payable_ways(view: Pharaon, asked: PayQuestion) -> list[Payment]:
    """The same, and after them all others that can be paid by choosing every token."""
    every = every_way_to_pay(view, asked.seat, asked.quarter, asked.option) if isinstance(asked, ChooseTokens) else ()
    return list(dict.fromkeys((*open_ways(view, asked), *every)))


def moves_to_pay(view: Pharaon, asked: PayQuestion, way: Payment, access: str) -> list[Move]:
    """The moves that lead to this payment with this token on the wheel."""
    seat, quarter, option = asked.seat, asked.quarter, asked.option
    usual, offered = access == access_token(view, seat, quarter, way), open_ways(view, asked)
    if isinstance(asked, ChooseTokens) and usual and way in offered:
        return _handed_in(quarter, asked.handed, offered, way)
    wish: list[Move] = []
    handed: Payment = asked.handed
    if isinstance(asked, ChooseTokens):
        offered = list(every_way_to_pay(view, seat, quarter, option))
        wish, handed = [PAY_FREELY], in_common(offered)
    if len(offered) > 1 and usual and way == offered[0]:
        return [*wish, PayProposed(listed(way, quarter))]
    choice = len(access_tokens(view, seat, quarter, option, way)) > 1
    laid: list[Move] = [lay_on_wheel(access)] if choice else []
    return [*wish, *_handed_in(quarter, handed, offered, way), *laid]


def _handed_in(quarter: str, handed: Payment, ways: Sequence[Payment], way: Payment) -> list[Move]:
    """The tokens that must be handed in one by one until only this payment is left."""
    found: list[Move] = []
    while len(ways) > 1:
        sort = next(sort for sort, count in enumerate(way) if count > handed[sort])
        found.append(hand_in(coins(quarter)[sort]))
        handed = with_one_more(handed, sort)
        ways = [one for one in ways if covers(one, handed)]
        handed = in_common(ways)
    return found
