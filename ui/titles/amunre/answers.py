"""What provinces, fields, bid spaces and cards stand for in a question. It only sorts what the rules offer."""

from __future__ import annotations

from collections.abc import Iterator

from game.amunre.auction import BRIBE, PROTECTION, PlaceBid, TakeProvinceCard, bid, is_contested
from game.amunre.components import components
from game.amunre.gifts import TakeFarmer, TakeStone
from game.amunre.offering import ADJUST, STEAL, LayOffering
from game.amunre.purchase import BuyFarmer, BuyStone
from game.amunre.scoring import play_objective
from game.amunre.settlement import RaiseGold
from game.core.agenda import Move, Refusal
from ui.kit.answer import Answer, Answers
from ui.titles.amunre.cards import kinds_in_hand
from ui.titles.amunre.choice import PROVINCE_CARDS
from ui.titles.amunre.pieces import in_gold_cards
from ui.titles.amunre.province_status import status
from ui.titles.amunre.style import THEFT_CARD, TableStyle
from ui.titles.amunre.things import Q
from ui.titles.amunre.trays import TRAYS

PLAIN = (BuyFarmer, BuyStone, TakeStone, TakeProvinceCard)
"""What a click on a province means when nothing was chosen for it."""
DIRECT: dict[str, Move] = {"protection": PROTECTION, "bribe": BRIBE, "offering_shift": ADJUST, THEFT_CARD: STEAL}
"""Cards whose click is a whole move."""


def answers(style: TableStyle, question: Q) -> Answers:
    decision = question.decision
    if decision is None:
        return Answers()
    found = (*_spaces(question), *_provinces(question), *_cards(question), *_gold(question))
    contested = isinstance(decision, PlaceBid) and is_contested(question.view, decision.seat)
    alarms = (f"alarm.{decision.seat}",) if contested else ()
    return Answers(found, TRAYS[type(decision)](style, question, decision), alarms)


def _spaces(question: Q) -> Iterator[Answer]:
    if not isinstance(question.decision, PlaceBid):
        return
    refused = {one.move: one for one in question.refusals}
    for name in question.view.revealed:
        if status(question.view, name) == "auctioned":
            for value in components().bid_values:
                move = bid(name, value)
                legal = question.legal(move)
                why = (refused[move],) if move in refused and not legal else ()
                yield Answer(f"space.{name}.{value}", legal, why)


def _provinces(question: Q) -> Iterator[Answer]:
    """What was chosen for it; else the plain move; else a gift, or the cards that could be played there."""
    choice, view = question.choice, question.view
    if choice.exchanging:
        return
    kinds = [(choice.kind,)] if choice.kind is not None else [PLAIN, (TakeFarmer,), tuple(PROVINCE_CARDS.values())]
    for name in components().provinces:
        here = [move for move in question.moves if getattr(move, "province", "") == name]
        moves = next((found for kind in kinds if (found := _of(here, kind))), ())
        why = () if moves else _why(question, name, kinds[0])
        gifts = _of(here, (TakeFarmer,)) if choice.kind is None else ()
        planted = _of(gifts or moves, (BuyFarmer, TakeFarmer))
        free = range(view.farmers[name], components().provinces[name].fields) if planted else ()
        whole = choice.kind is not None or len(_of(moves, (BuyFarmer, TakeFarmer))) < len(moves)
        if moves or why:
            lit = (*(f"field.{name}.{k}" for k in free), *([f"province.{name}"] if whole else ()))
            yield Answer(f"province.{name}", moves, why, lit=lit)
        if gifts and gifts != moves:  # a farmer goes into the fields, while the rest of the province is for a stone
            yield Answer(f"fields.{name}", gifts, lit=())


def _of(moves: tuple[Move, ...] | list[Move], kinds: tuple[type[Move], ...]) -> tuple[Move, ...]:
    return tuple(move for move in moves if isinstance(move, kinds))


def _why(question: Q, province: str, kinds: tuple[type[Move], ...]) -> tuple[Refusal, ...]:
    here = (one for one in question.refusals if getattr(one.move, "province", "") == province)
    return tuple(one for one in here if isinstance(one.move, kinds))[:1]


def _cards(question: Q) -> Iterator[Answer]:
    """What each kind of card in the hand may do now."""
    choice = question.choice
    assert question.seat is not None
    selling = choice.exchanging or isinstance(question.decision, RaiseGold)
    for kind, held in kinds_in_hand(question.view, question.seat):
        name = f"card.{kind}"
        if selling and kind == THEFT_CARD:
            continue
        if kind in PROVINCE_CARDS and not selling:
            wanted = PROVINCE_CARDS[kind]
            if question.of(wanted):
                act = question.does(choice.to_place(kind))
                yield Answer(name, act=act, lit=(), carry=name, picked=choice.card == kind)
            else:
                yield Answer(name, refusals=question.refused_kind(wanted))
        elif selling:
            yield Answer(name, act=question.does(choice.to_sell(kind, held)), lit=())
        else:
            move = DIRECT.get(kind) or play_objective(kind)
            legal = question.legal(move)
            yield Answer(name, legal, () if legal else question.refused(move), lit=())


def _gold(question: Q) -> Iterator[Answer]:
    """While an offering is laid, a click on a gold card adds its value or takes it back."""
    if not isinstance(question.decision, LayOffering) or question.seat is None:
        return
    choice, gold = question.choice, question.view.seats[question.seat].gold
    amount = min(choice.amount, gold)
    steps = [*in_gold_cards(gold - amount), *(-value for value in in_gold_cards(amount))]
    for k, step in enumerate(steps):
        wanted = max(1, min(gold, amount + step))
        yield Answer(f"gold.{k}", act=question.does(choice.to_offer(wanted)), lit=())
