"""What places, dice and cards stand for in a question. It only sorts what the rules offer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.agenda import Move
from game.tekhenu.actions import PlayBlessing, PlayPeople
from game.tekhenu.components import components
from game.tekhenu.decrees import DoubleDecree, PickDecree
from game.tekhenu.ending import UseLastWork
from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.horus import ChooseStatue, HonourGod, HonourPeople
from game.tekhenu.gods.osiris import BuildIn, RaiseProduction
from game.tekhenu.gods.thoth import BrowseSection, TakeCard
from game.tekhenu.maat import TakeDestiny
from game.tekhenu.opening import PickResources
from game.tekhenu.turn import CallAnubis, TakeDie
from game.tekhenu.words import GODS
from ui.kit.answer import Answer
from ui.titles.tekhenu.choice import Q
from ui.titles.tekhenu.dial.paint import named_dice
from ui.titles.tekhenu.dial_places import DialPlaces
from ui.titles.tekhenu.prices import priced

_BY_CARD = (PlayPeople, PlayBlessing, PickDecree, DoubleDecree, UseLastWork, CallAnubis)


def own_answers(question: Q) -> Iterator[Answer]:
    """Cards, goods and Production on the own board. They glow by themselves."""
    found: dict[str, list[Move]] = {}
    for move in question.moves:
        if isinstance(move, _BY_CARD) and move.card:
            found.setdefault(f"own.card.{move.card}", []).append(move)
        elif isinstance(move, RaiseProduction):
            found.setdefault(f"own.production.{move.resource}", []).append(move)
        elif isinstance(move, PickResources) and len(goods := priced(move.goods)) == 1:
            found.setdefault(f"own.good.{goods[0][0]}", []).append(move)
    for name, moves in found.items():
        yield Answer(name, tuple(moves), lit=())


def board_answers(question: Q, dial: DialPlaces) -> Iterator[Answer]:
    yield from _spaces(question)
    yield from _cards(question)
    yield from _dice(question, dial)
    moves = tuple(question.of(CallAnubis))
    refused = () if moves else question.refused_kind(CallAnubis)
    if moves or refused:
        yield Answer("anubis", moves, refused, lit=())


def _spaces(question: Q) -> Iterator[Answer]:
    """Where something is built."""
    for slot, number in enumerate(question.view.horus):
        yield from _answer(question, f"horus.{slot}", HonourGod, "god", GODS[number])
    for honour in question.of(HonourGod):
        yield Answer(f"niche.{honour.god}", (honour,))
    for number, space in enumerate(components().osiris_spaces):
        yield from _answer(question, f"osiris.{number}", BuildIn, "space", space.id)
    for number, site in enumerate(components().sites):
        yield from _answer(question, f"site.{number}", BuildAt, "site", site.id)
    if isinstance(question.decision, ChooseStatue):
        for number, people in enumerate(components().people_spaces):
            yield from _answer(question, f"people.{number}", HonourPeople, "space", people.id)


def _cards(question: Q) -> Iterator[Answer]:
    """Sections and cards of the market, Destiny cards."""
    view = question.view
    for number in range(len(view.market)):
        yield from _answer(question, f"section.{number}", BrowseSection, "section", number + 1)
    for cards in view.market:
        for card in cards:
            yield from _answer(question, f"market.{card}", TakeCard, "card", card)
    for move in question.of(TakeDestiny):
        yield Answer(f"destiny.{move.card}", (move,))


def _answer(question: Q, name: str, kind: type[Move], field: str, value: object) -> Iterator[Answer]:
    """The move of a kind that means this place, or the reason why there is none."""

    def means(move: Move) -> bool:
        return isinstance(move, kind) and getattr(move, field) == value

    moves = tuple(move for move in question.moves if means(move))
    refused = () if moves else question.refused_where(means)
    if moves or refused:
        yield Answer(name, moves, refused)


def _dice(question: Q, dial: DialPlaces) -> Iterator[Answer]:
    offered: dict[tuple[str, str, int], list[Move]] = {}
    for move in question.of(TakeDie):
        offered.setdefault((move.section, move.colour, move.face), []).append(move)
    for name, spot in named_dice(dial, question.view):
        key = (GODS[spot.section], spot.die.colour, spot.die.face)
        moves, refused = tuple(offered.get(key, ())), question.refused_where(_takes(key))
        if moves or refused:
            yield Answer(name, moves, refused)


def _takes(die: tuple[str, str, int]) -> Callable[[Move], bool]:
    return lambda move: isinstance(move, TakeDie) and (move.section, move.colour, move.face) == die
