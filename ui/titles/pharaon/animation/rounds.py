"""Vases, and what happens between two rounds: the wheel is swept and turns, everything is laid out anew."""

from __future__ import annotations

from game.pharaon import events as happened
from game.pharaon.hidden import UNKNOWN
from game.pharaon.pieces import BASE, INDEX
from game.pharaon.state import Pharaon
from ui.boards.animation.fades import Banner
from ui.boards.animation.flights import Flight, Flights
from ui.titles.pharaon.animation.director import Director, Shown
from ui.titles.pharaon.animation.turns import Growing, WheelTurn
from ui.titles.pharaon.cards import vase_tile
from ui.titles.pharaon.picture import view_key
from ui.titles.pharaon.pieces import token_picture

SWEEP = 0.5
"""Seconds in which the wheel is swept."""


def vase(stage: Director, event: happened.VaseTaken) -> None:
    now = stage.now
    rect = stage.spots.vase(now, event.vase)
    now.vases.remove(event.vase)
    now.vase_discard.append(event.vase)
    _held_up(stage, event.vase, rect.center)
    stage.source = rect.center


def vase_drawn(stage: Director, event: happened.VaseDrawn) -> None:
    _pop_vase(stage)
    stage.now.vase_discard.append(event.vase)
    spot = stage.spots.pile
    _held_up(stage, event.vase, spot)
    stage.source = spot


def blocked(stage: Director, event: happened.WheelBlocked) -> None:
    """The vase nobody took."""
    now = stage.now
    start = stage.spots.vase(now, event.vase).center if event.vase in now.vases else stage.spots.pile
    flying = []
    for name in event.resource:
        colour = INDEX[name]
        flying.append((name, start, stage.spots.free_slot(now, colour)))
        now.wheel[colour] += (name,)
    for name in event.resource:
        now.wheel[INDEX[name]] = now.wheel[INDEX[name]][:-1]

    def leave() -> None:
        if event.vase in now.vases:
            now.vases.remove(event.vase)
        now.vase_discard.append(event.vase)

    stage.fly(flying, stage.layout.px(32), leave)
    for name in event.resource:
        now.wheel[INDEX[name]] += (name,)
        now.supply[INDEX[name]] -= 1


def round_ended(stage: Director, event: happened.RoundEnded) -> None:
    then = stage.under()
    for seat in then.seats:
        seat.passed, seat.row, seat.space = False, 0, 0
    if view_key(then) != view_key(stage.now):
        stage.fade(then)


def cleared(stage: Director, event: happened.WheelCleared) -> None:
    now = stage.now
    flights = []
    for colour, tokens in enumerate(now.wheel):
        for number, token in enumerate(tokens):
            start, goal = stage.spots.slot(now, colour, number), stage.spots.home(now, token)
            flights.append(Flight(token_picture(token, stage.layout.px(32)), start, goal))
    for number, token in enumerate(now.beside):
        picture = token_picture(token, stage.layout.px(30))
        flights.append(Flight(picture, stage.layout.beside(number), stage.spots.home(now, token)))
    gone = [token for tokens in now.wheel for token in tokens] + now.beside
    now.wheel, now.beside = [() for _ in now.wheel], []
    if flights:
        stage.add(Flights(stage.under(), flights, SWEEP))
    for token in gone:
        now.put_back(token)


def turned(stage: Director, event: happened.WheelTurned) -> None:
    clockwise = event.direction == "clockwise"
    stage.add(WheelTurn(stage.look, stage.picture, stage.under(), clockwise))
    stage.now.offset = (stage.now.offset + (-1 if clockwise else 1)) % len(BASE)


def refilled(stage: Director, event: happened.OfferingsRefilled) -> None:
    then = stage.under()
    then.lots, then.zone = _laid_lots(stage, then), _laid_zone(stage, then)
    taken = (
        sum(map(len, then.lots))
        + sum(map(bool, then.zone))
        - sum(map(len, stage.now.lots))
        - sum(map(bool, stage.now.zone))
    )
    then.bag = [UNKNOWN] * max(0, len(then.bag) - taken)
    stage.fade(then)


def bag_refilled(stage: Director, event: happened.BagRefilled) -> None:
    stage.now.bag, stage.now.token_discard = [UNKNOWN] * event.n, []


def reshuffled(stage: Director, event: happened.VasesReshuffled) -> None:
    stage.now.vase_pile, stage.now.vase_discard = [UNKNOWN] * event.n, []


def vases(stage: Director, event: happened.VasesRevealed) -> None:
    then = stage.under()
    then.vases = list(event.vase)
    then.vase_pile = then.vase_pile[: max(0, len(then.vase_pile) - len(event.vase))]
    stage.fade(then)


def began(stage: Director, event: happened.RoundBegan) -> None:
    stage.now.current_round = event.n
    for seat in stage.now.seats:
        seat.turned = []
    text = stage.look.say("banner.round", n=event.n)
    stage.add(Banner(stage.look.screen, stage.under(), stage.layout.zones.board, text))


def _held_up(stage: Director, vase: str, centre: tuple[int, int]) -> None:
    stage.add(Growing(stage.under(), vase_tile(vase, stage.layout.px(120)), centre, 0.5))


def _pop_vase(stage: Director) -> None:
    if stage.now.vase_pile:
        stage.now.vase_pile.pop()


def _laid_lots(stage: Director, then: Pharaon) -> list[tuple[str, ...]]:
    """Lots as they lie at the end; in a move that goes on, some may be gone again by then."""
    return [new or old for new, old in zip(stage.after.lots, then.lots, strict=True)]


def _laid_zone(stage: Director, then: Pharaon) -> list[str]:
    return [new or old for new, old in zip(stage.after.zone, then.zone, strict=True)]


SHOWN: Shown = {
    happened.VaseTaken: vase,
    happened.VaseDrawn: vase_drawn,
    happened.WheelBlocked: blocked,
    happened.RoundEnded: round_ended,
    happened.WheelCleared: cleared,
    happened.WheelTurned: turned,
    happened.OfferingsRefilled: refilled,
    happened.BagRefilled: bag_refilled,
    happened.VasesReshuffled: reshuffled,
    happened.VasesRevealed: vases,
    happened.RoundBegan: began,
}
