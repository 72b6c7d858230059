"""Decrees at the end: which are scored, which is doubled, whether D23 is revealed."""

from __future__ import annotations

from game.core.agenda import Move
from game.tekhenu.components import components
from game.tekhenu.decrees import ChooseDecree, ChooseDoubled, DoubleDecree, EnoughDecrees, PickDecree, decree_points
from game.tekhenu.ending import ChooseLastWork, KeepLastWork, UseLastWork
from ui.titles.tekhenu.cards.items import Sign
from ui.titles.tekhenu.choice import Q, owner_of
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.trays.chip import Chip, Row, way
from ui.titles.tekhenu.trays.frame import Offered, Tray


def choosing(style: TableStyle, question: Q, decision: ChooseDecree) -> Tray:
    offered = tuple(_decree(style, question, move.card, move) for move in question.of(PickDecree))
    refused = [Offered(one.move.card, (), (one,)) for one in question.refusals if isinstance(one.move, PickDecree)]
    scored = owner_of(question).scored
    chosen = tuple(Offered(card, (), note=style.say("tray.chosen")) for card in scored)
    title = style.say("tray.decrees", left=components().points.most_decrees - len(scored))
    return Tray(title, (Row(_rest(style, question, EnoughDecrees)),), (*chosen, *offered, *refused))


def doubling(style: TableStyle, question: Q, decision: ChooseDoubled) -> Tray:
    cards = tuple(_decree(style, question, move.card, move) for move in question.of(DoubleDecree))
    return Tray(style.say("tray.double"), cards=cards)


def last_work(style: TableStyle, question: Q, decision: ChooseLastWork) -> Tray:
    cards = tuple(Offered(move.card, (move,)) for move in question.of(UseLastWork))
    return Tray(style.say("tray.last_work"), (Row(_rest(style, question, KeepLastWork)),), cards)


def _decree(style: TableStyle, question: Q, card: str, move: Move) -> Offered:
    """With the points that it counts as things stand."""
    points = decree_points(question.view, question.asked_seat, card)
    return Offered(card, (move,), note=style.say("tray.worth", n=points))


def _rest(style: TableStyle, question: Q, kind: type[Move]) -> tuple[Chip, ...]:
    return tuple(
        way(style, move, style.narrator.move(move), Sign("forward"), kind="wood") for move in question.of(kind)
    )
