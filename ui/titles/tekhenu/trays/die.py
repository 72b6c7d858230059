"""What to do with a die, and with an action that has none: actions, Productions, Scribes, cards, values."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
from game.tekhenu.words import GOD_NUMBER, GOODS
from ui.art.dice import die
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import CREAM, GOLD_TITLE, ButtonKind
from ui.frame import words
from ui.titles.tekhenu.cards.items import DieFace, God, Good, Item, Plate, Word
from ui.titles.tekhenu.cards.look import name_of
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.prices import harvest, harvest_signs, price_signs
from ui.titles.tekhenu.seat.forecast import Forecast
from ui.titles.tekhenu.trays.chip import Chip, Row
from ui.titles.tekhenu.trays.frame import Tray, Where

AT_MARKET = "thoth"
"""The god whose cards must not be covered; all other trays lie over the market, always at the same place."""


def using(desk: Desk, decision: UseDie) -> Tray:
    taken = decision.die
    rows = _action_rows(desk, taken)
    scribes = tuple(_scribe(desk, taken, move) for move in desk.of(SpendScribes))
    if scribes:
        rows.append(Row(scribes, desk.say("tray.value")))
    cards = _cards(desk, taken)
    if cards:
        rows.append(Row(tuple(cards), desk.say("tray.cards")))
    folded = {card: _opened(desk, taken, card) for card in _foldable(desk)}
    spare = tuple(row for card, more in folded.items() if card != desk.choice.card for row in more)
    rows = [*folded.get(desk.choice.card, []), *rows]
    return Tray(rows=tuple(rows), spare=spare, where=_where(taken.god), lead=_lead(desk, taken))


def next_action(desk: Desk, decision: ChooseNext) -> Tray:
    taken = decision.die
    return Tray(rows=tuple(_action_rows(desk, taken)), where=_where(taken.god), lead=_lead(desk, taken))


def _where(god: str) -> Where:
    return "high" if god == AT_MARKET else "low"


def _action_rows(desk: Desk, taken: TakenDie) -> list[Row]:
    """One row for a die that has a colour and a section; with Anubis the Productions get a row of their own."""
    makes = desk.of(DoProduce)
    gods, harvests = _god_actions(desk, taken), [_make(desk, taken, make, len(makes) == 1) for make in makes]
    rest = _other_actions(desk, taken)
    if len(makes) > 1:
        return [Row((*gods, *rest), desk.say("tray.gods")), Row(tuple(harvests), desk.say("tray.produce"))]
    if not makes:
        gray = desk.refusals(lambda move: isinstance(move, DoProduce))
        harvests += [Chip(desk.say("tray.produce"), (DieFace("gray", taken.value),), refusals=gray)] if gray else []
    return [Row((*gods, *harvests, *rest), desk.say("tray.act"))]


def _make(desk: Desk, taken: TakenDie, make: DoProduce, alone: bool) -> Chip:
    """A Production; among others its Resource alone is name enough."""
    name = desk.look.narrator.move(make)
    return Chip(
        name if alone else desk.look.good(make.resource),
        (Good(make.resource),),
        harvest_signs(desk.view, desk.asked_seat, make.resource, taken.value),
        moves=(make,),
        kind="gold",
        name=name,
        forecast=_harvested(desk, taken, make.resource),
    )


def _god_actions(desk: Desk, taken: TakenDie) -> list[Chip]:
    """God actions; impossible ones stay, dull and with the reason."""
    value = taken.value
    chips = [_god(desk, move, move.god, value) for move in desk.of(DoMain)]
    refused = [one for one in desk.asked.refusals if isinstance(one.move, DoMain)] if desk.asked else []
    for one in refused:
        assert isinstance(one.move, DoMain)
        god = one.move.god
        chips.append(Chip(desk.look.god(god), (God(GOD_NUMBER[god]),), refusals=(one,), kind="gold"))
    return chips


def _other_actions(desk: Desk, taken: TakenDie) -> list[Chip]:
    """T19's Production, extra actions, and giving up."""
    value, chips = taken.value, []
    for murky in desk.of(DoMurky):
        chips.append(Chip(desk.look.narrator.move(murky), (DieFace(taken.colour, value),), moves=(murky,), kind="gold"))
    for extra in desk.of(DoExtra):
        chips.append(_god(desk, extra, extra.god, value, extra=True))
    for give_up in desk.of(Forfeit):
        chips.append(Chip(desk.look.narrator.move(give_up), moves=(give_up,), kind="wood"))
    return chips


def _harvested(desk: Desk, taken: TakenDie, resource: str) -> Forecast:
    """The die on its plate, what is kept and what is excess."""
    made = harvest(desk.view, desk.asked_seat, resource, taken.value)
    goods = tuple(made.kept if good == resource else 0 for good in GOODS)
    return Forecast(0, goods, die_of(taken.colour, taken.face), taken.plate, made.excess)


def _god(desk: Desk, move: Move, god: str, value: int, extra: bool = False) -> Chip:
    signs = price_signs(desk.view, desk.asked_seat, god, value)
    text = desk.say("tray.extra", god=god) if extra else desk.look.god(god)
    name = desk.look.narrator.move(move)
    return Chip(text, (God(GOD_NUMBER[god]),), signs, moves=(move,), kind="gold", name=name)


def _scribe(desk: Desk, taken: TakenDie, move: SpendScribes) -> Chip:
    price = (Good("scribe", scribes_for(taken.value, move.value)),)
    name = desk.look.narrator.move(move)
    return Chip("", (DieFace(taken.colour, move.value),), price, moves=(move,), name=name)


def _cards(desk: Desk, taken: TakenDie) -> list[Chip]:
    """Cards with many ways to be played are opened first; the others are played at once."""
    narrator = desk.look.narrator
    chips = []
    for card in _foldable(desk):
        act, kind = desk.does(_opening(desk, card)), _kind(desk, card)
        chips.append(Chip(name_of(desk.look, card), (Word(card),), act=act, subject=f"card.{card}", kind=kind))
    for one in desk.asked.refusals if desk.asked is not None else ():
        if isinstance(one.move, TurnDie | Recolour):
            card = one.move.card
            chips.append(Chip(name_of(desk.look, card), (Word(card),), refusals=(one,), subject=f"card.{card}"))
    for extra in desk.of(PlayExtra):
        items = (Word(f"{extra.card} +"), God(GOD_NUMBER[extra.god]))
        name, subject = narrator.move(extra), f"card.{extra.card}"
        chips.append(Chip(desk.look.god(extra.god), items, moves=(extra,), name=name, subject=subject))
    for murky in desk.of(MurkyProfit):
        price = (Word("T19"), Good("scribe"))
        chips.append(Chip(desk.say("tray.murky"), price, moves=(murky,), name=narrator.move(murky), subject="card.T19"))
    return chips


def _foldable(desk: Desk) -> list[str]:
    """Cards with many ways to be played."""
    turns, veils = desk.of(TurnDie), desk.of(Recolour)
    return list(dict.fromkeys([move.card for move in turns] + [move.card for move in veils]))


def _opening(desk: Desk, card: str) -> Callable[[], None]:
    return lambda: desk.choice.open(card)


def _kind(desk: Desk, card: str) -> ButtonKind:
    return "gold" if desk.choice.card == card else "papyrus"


def _opened(desk: Desk, taken: TakenDie, card: str) -> list[Row]:
    """The ways to play an opened card: faces for a turned die; colours and values by plate for a veil."""
    narrator = desk.look.narrator
    turns = [move for move in desk.of(TurnDie) if move.card == card]
    faces = [
        Chip("", (DieFace(taken.colour, move.face),), moves=(move,), name=narrator.move(move),
             note=desk.say("tray.same_face") if move.face == taken.face else "")
        for move in turns
    ]  # fmt: skip
    rows = [Row(tuple(faces), card)] if faces else []
    veils = [move for move in desk.of(Recolour) if move.card == card]
    for plate in dict.fromkeys(move.plate for move in veils):
        chips = [_recolour(desk, move) for move in veils if move.plate == plate]
        rows.append(Row(tuple(chips), narrator.label("plate", plate)))
    return rows


def _recolour(desk: Desk, move: Recolour) -> Chip:
    sub: tuple[Item, ...] = ()
    if move.plate == "pure":
        sub = (Plate("pure"),)
    elif move.plate == "tainted":
        sub = (Plate("tainted"),)
    return Chip("", (DieFace(move.colour, move.value),), sub, moves=(move,), name=desk.look.narrator.move(move))


def _lead(desk: Desk, taken: TakenDie) -> Callable[[Surface, Rect], None]:
    """The die in the hand, where it will lie, and the value of its actions if that differs from its face."""

    def paint(target: Surface, place: Rect) -> None:
        screen = desk.look.screen
        size = min(screen.px(54), round(place.height * 0.52))
        middle = (place.centerx, place.y + round(size * 0.62))
        raised(die(size, taken.face, taken.colour, 6), 4).centred(target, middle)
        px = screen.text(16)
        line = Rect(place.x, middle[1] + round(size * 0.62), place.width, round(px * 1.2))
        words.line(target, desk.look.narrator.label("plate", taken.plate), line, "bold", px, GOLD_TITLE, "center", 11)
        if taken.value != taken.face:
            size = screen.text(20)
            at = put_text(target, str(taken.value), "number", size, CREAM, place.midright, "midright")
            put_icon(target, "chevron_right", round(size * 0.7), CREAM, (at.left - size * 0.4, at.centery))

    return paint


# Values and actions without a die


def value_of_action(desk: Desk, decision: ChooseValue) -> Tray:
    def signs(value: int) -> tuple[Item, ...]:
        return price_signs(desk.view, desk.asked_seat, decision.god, value, decision.free)

    where = _where(decision.god)
    return _values(desk, desk.look.god(decision.god), God(GOD_NUMBER[decision.god]), signs, where)


def value_of_production(desk: Desk, decision: ChooseAmount) -> Tray:
    def signs(value: int) -> tuple[Item, ...]:
        return harvest_signs(desk.view, desk.asked_seat, decision.resource, value, decision.weighs)

    return _values(desk, desk.look.good(decision.resource), Good(decision.resource), signs, "low")


def _values(desk: Desk, title: str, sign: Item, signs: Callable[[int], tuple[Item, ...]], where: Where) -> Tray:
    moves: Sequence[UseValue] = sorted(desk.of(UseValue), key=lambda move: move.value)
    chips = tuple(
        Chip("", (sign, DieFace("white", move.value)), signs(move.value), moves=(move,), kind="gold",
             name=desk.look.narrator.move(move))
        for move in moves
    )  # fmt: skip
    return Tray(desk.say("tray.which_value", what=title), (Row(chips),), where=where)


def free_action(desk: Desk, decision: ChooseFreeAction) -> Tray:
    narrator = desk.look.narrator
    gods = tuple(
        Chip(
            desk.look.god(move.god), (God(GOD_NUMBER[move.god]),), moves=(move,), kind="gold", name=narrator.move(move)
        )
        for move in desk.of(FreeGod)
    )
    make = tuple(
        Chip(
            desk.look.good(move.resource), (Good(move.resource),), moves=(move,), kind="gold", name=narrator.move(move)
        )
        for move in desk.of(FreeProduction)
    )
    rest = tuple(Chip(narrator.move(move), moves=(move,), kind="wood") for move in desk.of(Decline))
    rows = (Row(gods, desk.say("tray.gods")), Row((*make, *rest), desk.say("tray.produce")))
    return Tray(desk.say("tray.free_waived" if decision.free else "tray.free"), rows)


def grant(desk: Desk, decision: AcceptGrant) -> Tray:
    narrator = desk.look.narrator
    values = tuple(DieFace("white", value) for value in decision.values)
    take = tuple(
        Chip(narrator.move(move), (God(GOD_NUMBER[decision.god]), *values), moves=(move,), kind="gold", ready=True)
        for move in desk.of(TakeGrant)
    )
    leave = tuple(Chip(narrator.move(move), moves=(move,), kind="wood") for move in desk.of(Decline))
    return Tray(desk.say("tray.grant", god=decision.god), (Row((*take, *leave)),), where=_where(decision.god))
