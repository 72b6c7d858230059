"""What the things of the board and of the own area stand for in a question. It only sorts what the rules offer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.core.agenda import Move
from game.pharaon.artisans import DRAW_ARTISAN, take_artisan
from game.pharaon.components import components
from game.pharaon.free_paying import PAY_FREELY
from game.pharaon.gains import DRAW_BONUS, climb, take_bonus, take_resource
from game.pharaon.nile import use_option
from game.pharaon.nobles import DRAW_NOBLE, take_noble
from game.pharaon.offerings import take_lot_with_bonus
from game.pharaon.passing import ChooseGain, take_gain
from game.pharaon.pieces import BASE, RESOURCES
from game.pharaon.powers import UsePower, give_token, use_power
from game.pharaon.settling import hand_in
from game.pharaon.turn import go_to
from game.pharaon.vases import take_vase
from ui.frame.tooltip import Tip
from ui.kit.answer import Answer
from ui.titles.pharaon import tips
from ui.titles.pharaon.hand import button_move
from ui.titles.pharaon.offers import Offers, first_refusal
from ui.titles.pharaon.plans import bill_for, foresee, option_of
from ui.titles.pharaon.quarters.offerings import lot_move
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.telling import thing_tip
from ui.titles.pharaon.trays.frame import NOT_PROPOSED


def board_answers(style: TableStyle, offers: Offers) -> list[Answer]:
    if offers.question.asked is None:
        return []
    return [*_quarters(style, offers), *_gains(offers), *_pyramid(offers), *_switch(offers)]


def _quarters(style: TableStyle, offers: Offers) -> Iterator[Answer]:
    """Whatever lies in a quarter and can be taken."""
    question = offers.question
    view, decision = question.view, question.decision
    assert decision is not None
    if offers.turn:
        for name in view.quarters:
            yield Answer(f"quarter.{name}", refusals=question.refused(go_to(name)))
        yield _action(style, offers, "burial", None, f"step.{view.seats[decision.seat].step + 1}")
    for option in components().nile:
        yield _action(style, offers, "nile", use_option(option), f"option.{option}")
    for card in filter(components().artisans.__contains__, view.artisans):
        yield _action(style, offers, "artisans", take_artisan(card), f"artisan.{card}")
    yield _action(style, offers, "artisans", DRAW_ARTISAN, "deck.artisans")
    for card in filter(components().nobles.__contains__, view.nobles):
        yield _action(style, offers, "nobles", take_noble(card), f"noble.{card}")
    yield _action(style, offers, "nobles", DRAW_NOBLE, "deck.nobles")
    for number in range(1, len(view.lots) + 1):
        yield _action(style, offers, "offerings", lot_move(question, number), f"lot.{number}")


def _action(style: TableStyle, offers: Offers, quarter: str, pick: Move | None, name: str) -> Answer:
    """A click goes to the quarter if nobody is there yet, and takes this."""
    moves, then, refusals = offers.of(quarter, pick)
    foretold = partial(_action_tip, style, offers, quarter, (*moves, *then), name) if moves else None
    return Answer(name, moves, refusals, then=then, foretold=foretold)


def _action_tip(style: TableStyle, offers: Offers, quarter: str, moves: tuple[Move, ...], name: str) -> Tip:
    """What it costs and what comes of it."""
    view, decision = offers.question.view, offers.question.decision
    assert decision is not None
    bill = None if offers.free else bill_for(view, decision.seat, quarter, option_of(moves[-1]))
    outcome, base = foresee(view, decision.seat, moves), thing_tip(style, offers.question, name)
    made = tips.action_tip(style, view, decision.seat, base.title, bill, outcome, base.foot)
    power = base.lines if quarter == "nobles" else ()
    climbs = base.lines[-1:] if quarter == "nile" else ()
    lines = (*power, *made.lines[:-1], *climbs, *made.lines[-1:])
    return Tip(made.title, lines, corner=base.corner, foot=made.foot)


def _gains(offers: Offers) -> Iterator[Answer]:
    """Tracks, tokens of the Bonus zone and the bag, vases, resources of the supply."""
    question = offers.question
    for track in BASE:
        yield _single(offers, f"track.{track}", climb(track))
    for number, token in enumerate(question.view.zone, 1):
        if token:
            yield Answer(f"bonus.{number}", question.legal(take_bonus(number)))
    yield _single(offers, "bag", DRAW_BONUS)
    for vase in question.view.vases:
        yield Answer(f"vase.{vase}", question.legal(take_vase(vase)))
    for name in RESOURCES:
        yield _single(offers, f"supply.{name}", take_resource(name))


def _single(offers: Offers, name: str, move: Move) -> Answer:
    return Answer(name, offers.question.legal(move), offers.question.refused(move))


def _pyramid(offers: Offers) -> Iterator[Answer]:
    """Each gain of a row once."""
    asked, given = offers.question.decision, set[str]()
    if isinstance(asked, ChooseGain):
        row = offers.question.view.seats[asked.seat].row
        for space, gain in enumerate(components().rows[row - 1] if row else ()):
            if gain not in given:
                yield _single(offers, f"stone.{row}.{space}", take_gain(gain))
                given.add(gain)


def _switch(offers: Offers) -> Iterator[Answer]:
    """On the price: with or without a bonus offering."""
    question = offers.question
    if offers.with_bonus():
        yield Answer("switch", act=question.does(question.choice.switch_bonus))
    else:
        wanted = (take_lot_with_bonus(number) for number, tokens in enumerate(question.view.lots, 1) if tokens)
        yield Answer("switch", refusals=first_refusal(offers.inside("offerings")[1], *wanted))


def own_answers(offers: Offers) -> Iterator[Answer]:
    """Tokens that are handed in or given, powers of nobles, and the button that ends the turn."""
    question = offers.question
    decision = question.decision
    if decision is None:
        return
    owner = question.view.seats[decision.seat]
    held = (kind.id for kind, count in zip(components().tokens, owner.tokens, strict=True) if count)
    for token in (*RESOURCES, *held):
        name = f"own.{'resource' if token in RESOURCES else 'token'}.{token}"
        moves = question.legal(hand_in(token), give_token(token))[:1]
        refusals, then = question.refused(hand_in(token), give_token(token)), tuple[Move, ...]()
        if refusals and refusals[0].key == NOT_PROPOSED:
            moves, then = (PAY_FREELY,), (hand_in(token),)
        yield Answer(name, moves, () if moves else refusals, lit=(), then=then)
    powers = {move.noble: move for move in question.of(UsePower)}
    for noble in owner.nobles:
        legal = (powers[noble],) if noble in powers else ()
        yield Answer(f"own.noble.{noble}", legal, () if legal else question.refused(use_power(noble)), lit=())
    move = button_move(question)
    if move is not None:
        yield Answer("button", (move,), lit=())
