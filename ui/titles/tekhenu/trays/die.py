"""What to do with a die, and with an action that has none: actions, Productions, Scribes, cards, values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move
from game.tekhenu.actions import (
    AcceptGrant,
    ChooseAmount,
    ChooseFreeAction,
    ChooseValue,
    Decline,
    FreeGod,
    FreeProduction,
    TakeGrant,
    UseValue,
)
from game.tekhenu.dial import die as die_of
from game.tekhenu.dial import scribes_for
from game.tekhenu.selection import MurkyProfit, PlayExtra, Recolour, SpendScribes, TakenDie, TurnDie
from game.tekhenu.using import ChooseNext, DoExtra, DoMain, DoMurky, DoProduce, Forfeit, UseDie
from game.tekhenu.words import GOD_NUMBER, GODS, GOODS
from ui.art.dice import die
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import CREAM, GOLD_TITLE, ButtonKind
from ui.frame import words
from ui.kit.thing import Face
from ui.titles.tekhenu.cards.items import DieFace, God, Good, Item, Plate, Word
from ui.titles.tekhenu.cards.style import name_of
from ui.titles.tekhenu.choice import Q
from ui.titles.tekhenu.prices import harvest, harvest_signs, price_signs, value_used
from ui.titles.tekhenu.seat.forecast import Forecast
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.trays.chip import Chip, Row, way
from ui.titles.tekhenu.trays.frame import Tray, Where

AT_MARKET = "thoth"
"""The god whose cards must not be covered; all other trays lie over the market, always at the same place."""


def using(style: TableStyle, question: Q, decision: UseDie) -> Tray:
    taken = decision.die
    rows = _action_rows(style, question, taken)
    scribes = tuple(_scribe(style, question, taken, move) for move in question.of(SpendScribes))
    if scribes:
        rows.append(Row(scribes, style.say("tray.value")))
    cards = _cards(style, question, taken)
    if cards:
        rows.append(Row(tuple(cards), style.say("tray.cards")))
    folded = {card: _opened(style, question, taken, card) for card in _foldable(question)}
    spare = tuple(row for card, more in folded.items() if card != question.choice.card for row in more)
    rows = [*folded.get(question.choice.card, []), *rows]
    return Tray(rows=tuple(rows), spare=spare, where=_where(taken.god), lead=_lead(style, taken))


def next_action(style: TableStyle, question: Q, decision: ChooseNext) -> Tray:
    taken = decision.die
    return Tray(rows=tuple(_action_rows(style, question, taken)), where=_where(taken.god), lead=_lead(style, taken))


def _where(god: str) -> Where:
    return "high" if god == AT_MARKET else "low"


def _action_rows(style: TableStyle, question: Q, taken: TakenDie) -> list[Row]:
    """One row for a die that has a colour and a section; with Anubis the Productions get a row of their own."""
    makes = question.of(DoProduce)
    gods, alone = _god_actions(style, question, taken), len(makes) == 1
    harvests = [_make(style, question, taken, make, alone) for make in makes]
    rest = _other_actions(style, question, taken)
    if len(makes) > 1:
        return [Row((*gods, *rest), style.say("tray.gods")), Row(tuple(harvests), style.say("tray.produce"))]
    if not makes:
        gray = question.refused_where(lambda move: isinstance(move, DoProduce))
        harvests += [Chip(style.say("tray.produce"), (DieFace("gray", taken.value),), refusals=gray)] if gray else []
    return [Row((*gods, *harvests, *rest), style.say("tray.act"))]


def _make(style: TableStyle, question: Q, taken: TakenDie, make: DoProduce, alone: bool) -> Chip:
    """A Production; among others its Resource alone is name enough."""
    text = style.narrator.move(make) if alone else style.good(make.resource)
    signs = harvest_signs(question.view, question.asked_seat, make.resource, taken.value)
    forecast = _harvested(question, taken, make.resource)
    return way(style, make, text, Good(make.resource), sub=signs, kind="gold", forecast=forecast)


def _god_actions(style: TableStyle, question: Q, taken: TakenDie) -> list[Chip]:
    """God actions; impossible ones stay, dull and with the reason."""
    chips = {move.god: _god(style, question, move, move.god, taken.value) for move in question.of(DoMain)}
    for one in question.refusals:
        if isinstance(one.move, DoMain):
            god = one.move.god
            chips[god] = Chip(style.god(god), (God(GOD_NUMBER[god]),), refusals=(one,), kind="gold")
    return [chips[god] for god in GODS if god in chips]


def _other_actions(style: TableStyle, question: Q, taken: TakenDie) -> list[Chip]:
    """T19's Production, extra actions, and giving up."""
    die_face = DieFace(taken.colour, taken.value)
    murky = [way(style, one, style.narrator.move(one), die_face, kind="gold") for one in question.of(DoMurky)]
    extra = [_god(style, question, one, one.god, taken.value, extra=True) for one in question.of(DoExtra)]
    return [*murky, *extra, *_plainly(style, question.of(Forfeit))]


def _plainly(style: TableStyle, moves: Iterable[Move]) -> list[Chip]:
    """Moves in words alone."""
    return [way(style, move, style.narrator.move(move), kind="wood") for move in moves]


def _harvested(question: Q, taken: TakenDie, resource: str) -> Forecast:
    """The die on its plate, what is kept and what is excess."""
    made = harvest(question.view, question.asked_seat, resource, taken.value)
    goods = tuple(made.kept if good == resource else 0 for good in GOODS)
    return Forecast(0, goods, die_of(taken.colour, taken.face), taken.plate, made.excess)


def _god(style: TableStyle, question: Q, move: Move, god: str, value: int, extra: bool = False) -> Chip:
    used = value_used(question.view, question.asked_seat, god, value)
    signs = price_signs(question.view, question.asked_seat, god, used)
    text = style.say("tray.extra", god=god) if extra else style.god(god)
    other = () if used == value else (DieFace("white", used),)
    return way(style, move, text, God(GOD_NUMBER[god]), *other, sub=signs, kind="gold")


def _scribe(style: TableStyle, question: Q, taken: TakenDie, move: SpendScribes) -> Chip:
    price = (Good("scribe", scribes_for(taken.value, move.value)),)
    return way(style, move, "", DieFace(taken.colour, move.value), sub=price)


def _cards(style: TableStyle, question: Q, taken: TakenDie) -> list[Chip]:
    """Cards with many ways to be played are opened first; the others are played at once."""
    chips = []
    for card in _foldable(question):
        act = question.does(partial(question.choice.open, card))
        kind: ButtonKind = "gold" if question.choice.card == card else "papyrus"
        chips.append(Chip(name_of(style, card), (Word(card),), act=act, subject=f"card.{card}", kind=kind))
    for one in question.refusals:
        if isinstance(one.move, TurnDie | Recolour):
            card = one.move.card
            chips.append(Chip(name_of(style, card), (Word(card),), refusals=(one,), subject=f"card.{card}"))
    for extra in question.of(PlayExtra):
        items = (Word(f"{extra.card} +"), God(GOD_NUMBER[extra.god]))
        chips.append(way(style, extra, style.god(extra.god), *items, subject=f"card.{extra.card}"))
    for murky in question.of(MurkyProfit):
        chips.append(way(style, murky, style.say("tray.murky"), Word("T19"), Good("scribe"), subject="card.T19"))
    return chips


def _foldable(question: Q) -> list[str]:
    """Cards with many ways to be played."""
    turns, veils = question.of(TurnDie), question.of(Recolour)
    return list(dict.fromkeys([move.card for move in turns] + [move.card for move in veils]))


def _opened(style: TableStyle, question: Q, taken: TakenDie, card: str) -> list[Row]:
    """The ways to play an opened card: faces for a turned die; colours and values by plate for a veil."""
    faces = []
    for move in question.of(TurnDie):
        if move.card == card:
            note = style.say("tray.same_face") if move.face == taken.face else ""
            faces.append(way(style, move, "", DieFace(taken.colour, move.face), note=note))
    rows = [Row(tuple(faces), card)] if faces else []
    veils = [move for move in question.of(Recolour) if move.card == card]
    for plate in dict.fromkeys(move.plate for move in veils):
        sub = (Plate(plate),) if plate in ("pure", "tainted") else ()
        here = [move for move in veils if move.plate == plate]
        chips = tuple(way(style, move, "", DieFace(move.colour, move.value), sub=sub) for move in here)
        rows.append(Row(chips, style.narrator.label("plate", plate)))
    return rows


def _lead(style: TableStyle, taken: TakenDie) -> Face:
    return Face(draw_taken, (style, taken.colour, taken.face, taken.value, style.narrator.label("plate", taken.plate)))


def draw_taken(target: Surface, place: Rect, style: TableStyle, colour: str, face: int, value: int, plate: str) -> None:
    """The die in the hand, where it will lie, and the value of its actions if that differs from its face."""
    screen = style.screen
    size = min(screen.px(54), round(place.height * 0.52))
    middle = (place.centerx, place.y + round(size * 0.62))
    raised(die(size, face, colour, 6), 4).centred(target, middle)
    px = screen.text(16)
    line = Rect(place.x, middle[1] + round(size * 0.62), place.width, round(px * 1.2))
    words.line(target, plate, line, "bold", px, GOLD_TITLE, "center", 11)
    if value != face:
        size = screen.text(20)
        at = put_text(target, str(value), "number", size, CREAM, place.midright, "midright")
        put_icon(target, "chevron_right", round(size * 0.7), CREAM, (at.left - size * 0.4, at.centery))


# Values and actions without a die


def value_of_action(style: TableStyle, question: Q, decision: ChooseValue) -> Tray:
    def signs(value: int) -> tuple[Item, ...]:
        return price_signs(question.view, question.asked_seat, decision.god, value, decision.free)

    where = _where(decision.god)
    return _values(style, question, style.god(decision.god), God(GOD_NUMBER[decision.god]), signs, where)


def value_of_production(style: TableStyle, question: Q, decision: ChooseAmount) -> Tray:
    def signs(value: int) -> tuple[Item, ...]:
        return harvest_signs(question.view, question.asked_seat, decision.resource, value, decision.weighs)

    return _values(style, question, style.good(decision.resource), Good(decision.resource), signs, "low")


def _values(
    style: TableStyle, question: Q, title: str, sign: Item, signs: Callable[[int], tuple[Item, ...]], where: Where
) -> Tray:
    moves: Sequence[UseValue] = sorted(question.of(UseValue), key=lambda move: move.value)
    chips = tuple(
        way(style, move, "", sign, DieFace("white", move.value), sub=signs(move.value), kind="gold") for move in moves
    )
    return Tray(style.say("tray.which_value", what=title), (Row(chips),), where=where)


def free_action(style: TableStyle, question: Q, decision: ChooseFreeAction) -> Tray:
    gods = [
        way(style, move, style.god(move.god), God(GOD_NUMBER[move.god]), kind="gold") for move in question.of(FreeGod)
    ]
    make = [
        way(style, move, style.good(move.resource), Good(move.resource), kind="gold")
        for move in question.of(FreeProduction)
    ]
    rest = _plainly(style, question.of(Decline))
    rows = (Row(tuple(gods), style.say("tray.gods")), Row((*make, *rest), style.say("tray.produce")))
    return Tray(style.say("tray.free_waived" if decision.free else "tray.free"), rows)


def grant(style: TableStyle, question: Q, decision: AcceptGrant) -> Tray:
    signs: tuple[Item, ...] = (God(GOD_NUMBER[decision.god]), *(DieFace("white", value) for value in decision.values))
    take = [
        way(style, move, style.narrator.move(move), *signs, kind="gold", ready=True) for move in question.of(TakeGrant)
    ]
    leave = _plainly(style, question.of(Decline))
    return Tray(style.say("tray.grant", god=decision.god), (Row((*take, *leave)),), where=_where(decision.god))
