"""PHA-9, PHA-13.3  Between two rounds: wheel, offerings, nobles, the vase nobody took, new vases."""

from __future__ import annotations

from typing import ClassVar

from game.core.agenda import Step
from game.core.records import record
from game.pharaon import events
from game.pharaon.automaton import DealTraitorPile
from game.pharaon.components import components
from game.pharaon.pieces import BASE, COLOURS
from game.pharaon.state import EMPTY, Pharaon, names


@record
class EndRound(Step[Pharaon]):
    """PHA-9.1  All discs return, the wheel is cleared and turned, the table is laid for the next round."""

    rule: ClassVar[str] = "PHA-9.1"

    def run(self, game: Pharaon) -> None:
        for seat in game.seats:
            seat.passed, seat.row, seat.space = False, 0, 0
        game.report(events.RoundEnded, game.current_round)
        clear_wheel(game)
        refill_offerings(game)
        turn_wheel(game)
        for seat in game.seats:
            seat.turned.clear()
        block_wheel(game)
        if game.current_round + 1 < components().rounds:
            game.reveal_vases()
        if game.traitor is not None:
            game.then(DealTraitorPile(game.current_round + 1))


def clear_wheel(game: Pharaon) -> None:
    """PHA-9.1, PHA-19.14  Resources to the supply, offering tokens to the discard, markers vanish."""
    tokens = [token for sector in game.wheel for token in sector] + game.beside
    for token in tokens:
        game.put_back(token)
    game.wheel = [() for _ in COLOURS]
    game.beside = []
    game.report(events.WheelCleared, len(tokens))


def turn_wheel(game: Pharaon) -> None:
    """PHA-9.1, PHA-1.4  One notch in the direction of the Direction token."""
    game.offset = (game.offset + (-1 if game.clockwise_wheel else 1)) % len(components().sectors)
    game.report(events.WheelTurned, "clockwise" if game.clockwise_wheel else "counterclockwise")


def refill_offerings(game: Pharaon) -> None:
    """PHA-9.1, PHA-19.15  Complete lots first, then the Bonus zone; what is left of the bag goes to the zone."""
    empty_lots = [place for place, lot in enumerate(game.lots) if not lot]
    empty_places = [place for place, token in enumerate(game.zone) if not token]
    if not (empty_lots or empty_places) or not game.tokens_left():
        return
    game.unveil("reveal")
    size, new_lots, new_tokens = components().lot_size, 0, 0
    for place in empty_lots:
        if game.tokens_left() >= size:
            game.lots[place] = tuple([game.draw_token() for _ in range(size)])
            new_lots += 1
    for place in empty_places:
        if game.tokens_left():
            game.zone[place] = game.draw_token()
            new_tokens += 1
    game.report(events.OfferingsRefilled, new_lots, new_tokens)


def block_wheel(game: Pharaon) -> None:
    """PHA-13.3  Two players and solo: tokens of the vase nobody took fill slots of their own sectors."""
    for vase in game.vases:
        blocked = []
        for colour in components().vases[vase].resources:
            if game.supply[colour] and not game.sector_is_full(colour):
                game.supply[colour] -= 1
                game.wheel[colour] += (BASE[colour],)
                blocked.append(colour)
        game.vase_discard.append(vase)
        game.report(events.WheelBlocked, vase, names(blocked))
    game.vases = []


def lay_offerings(game: Pharaon) -> None:
    """PHA-2.7  The first lots and the Bonus zone, all out of the full bag."""
    game.lots = [() for _ in range(game.layout.lots)]
    game.zone = [EMPTY] * game.layout.bonus_tokens
    refill_offerings(game)
