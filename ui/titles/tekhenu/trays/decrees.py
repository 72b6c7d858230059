"""Decrees at the end: which are scored, which is doubled, whether D23 is revealed."""

from __future__ import annotations

from game.core.agenda import Move
from game.tekhenu.components import box
from game.tekhenu.decrees import ChooseDecree, ChooseDoubled, DoubleDecree, EnoughDecrees, PickDecree, decree_points
from game.tekhenu.ending import ChooseLastWork, KeepLastWork, UseLastWork
from ui.titles.tekhenu.cards.items import Sign
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.trays.chip import Chip, Row
from ui.titles.tekhenu.trays.frame import Offered, Tray


def choosing(desk: Desk, decision: ChooseDecree) -> Tray:
    offered = tuple(_decree(desk, move.card, move) for move in desk.of(PickDecree))
    refused = tuple(
        Offered(one.move.card, (), (one,)) for one in (desk.asked.refusals if desk.asked else ())
        if isinstance(one.move, PickDecree)
    )  # fmt: skip
    scored = desk.owner.scored
    chosen = tuple(Offered(card, (), note=desk.say("tray.chosen")) for card in scored)
    title = desk.say("tray.decrees", left=box().points.most_decrees - len(scored))
    return Tray(title, (Row(_rest(desk, EnoughDecrees)),), (*chosen, *offered, *refused))


def doubling(desk: Desk, decision: ChooseDoubled) -> Tray:
    cards = tuple(_decree(desk, move.card, move) for move in desk.of(DoubleDecree))
    return Tray(desk.say("tray.double"), cards=cards)


def last_work(desk: Desk, decision: ChooseLastWork) -> Tray:
    cards = tuple(Offered(move.card, (move,)) for move in desk.of(UseLastWork))
    return Tray(desk.say("tray.last_work"), (Row(_rest(desk, KeepLastWork)),), cards)


def _decree(desk: Desk, card: str, move: Move) -> Offered:
    """With the points that it counts as things stand."""
    points = decree_points(desk.view, desk.asked_seat, card)
    return Offered(card, (move,), note=desk.say("tray.worth", n=points))


def _rest(desk: Desk, kind: type[Move]) -> tuple[Chip, ...]:
    return tuple(
        Chip(desk.look.narrator.move(move), (Sign("forward"),), moves=(move,), kind="wood") for move in desk.of(kind)
    )
