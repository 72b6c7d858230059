"""PHA-7.4, PHA-19.26  Wise Woman (17) and Head of the Treasury (18): once a round, before or after one's action."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.agenda import Decision, Move, Refusal
from game.core.errors import Values
from game.core.records import record
from game.pharaon import events
from game.pharaon.components import components
from game.pharaon.gains import TakeResource, take_resource
from game.pharaon.pieces import BASE, COLOURS, INDEX, RESOURCES, SILVER
from game.pharaon.state import Pharaon


@record
class UsePower(Move):
    """Use the once-per-round power of this noble."""

    noble: str


@record
class GiveToken(Move):
    """Give this token: a resource or an offering token."""

    token: str


use_power, give_token = cache(UsePower), cache(GiveToken)


def power_moves(game: Pharaon, seat: int) -> list[UsePower]:
    """PHA-7.4  Powers of nobles 17 and 18 that can be used now."""
    owner = game.seats[seat]
    return [
        use_power(noble)
        for noble in (components().wise_woman, components().treasury)
        if owner.can_use(noble) and tokens_to_give(game, seat, noble)
    ]


def power_refusals(game: Pharaon, seat: int) -> list[Refusal]:
    """Why a noble 17 or 18 of this seat cannot be used."""
    owner = game.seats[seat]
    refused = []
    for noble in (components().wise_woman, components().treasury):
        if noble in owner.turned:
            refused.append(Refusal(use_power(noble), "pharaon.refusal.power_used", {"noble": noble}))
        elif noble in owner.nobles and not tokens_to_give(game, seat, noble):
            empty = noble == components().treasury and not game.supply[SILVER]
            key, values = ("empty_supply", {"resource": "silver"}) if empty else ("nothing_to_give", {"noble": noble})
            refused.append(Refusal(use_power(noble), f"pharaon.refusal.{key}", Values(values)))
    return refused


def start_power(game: Pharaon, seat: int, noble: str) -> None:
    """PHA-7.1  The card is turned once its power is wanted."""
    game.turn_noble(seat, noble)
    game.then(GiveForPower(seat, noble))


def tokens_to_give(game: Pharaon, seat: int, noble: str) -> list[str]:
    """PHA-19.12, PHA-19.26  Base resources and their offering tokens; Silver to the Wise Woman only."""
    owner, offerings = game.seats[seat], components().tokens
    if noble == components().treasury:
        if not game.supply[SILVER]:
            return []
        givable = list(COLOURS)
    else:
        givable = [colour for colour in COLOURS if _others_in_supply(game, colour)]
    found = [BASE[colour] for colour in givable if owner.stock[colour]]
    if noble == components().wise_woman and owner.stock[SILVER] and game.base_in_supply():
        found.append(RESOURCES[SILVER])
    return found + [offerings[colour].id for colour in givable if owner.tokens[colour]]


def _others_in_supply(game: Pharaon, colour: int) -> list[int]:
    return [other for other in game.base_in_supply() if other != colour]


@record
class GiveForPower(Decision[Pharaon, GiveToken]):
    """PHA-19.26  Give the token that the Wise Woman or the Head of the Treasury exchanges."""

    rule: ClassVar[str] = "PHA-19.26"
    seat: int
    noble: str

    def moves(self, game: Pharaon) -> list[GiveToken]:
        return [give_token(token) for token in tokens_to_give(game, self.seat, self.noble)]

    def refusals(self, game: Pharaon) -> list[Refusal]:
        """PHA-19.26  Silver to the Treasury, and offering tokens that are no resource."""
        owner = game.seats[self.seat]
        held = [token.id for token, count in zip(components().tokens, owner.tokens, strict=True) if count]
        held += [name for name, number in INDEX.items() if owner.stock[number]]
        givable = tokens_to_give(game, self.seat, self.noble)
        return [
            Refusal(give_token(token), "pharaon.refusal.not_given", {"token": token, "noble": self.noble})
            for token in held
            if token not in givable
        ]

    def play(self, game: Pharaon, move: GiveToken) -> None:
        game.spend(self.seat, move.token)
        game.put_back(move.token)
        game.report(events.TokenGiven, self.seat, move.token)
        if self.noble == components().treasury:
            game.gain_silver(self.seat, 1)
        else:
            game.then(TakeInExchange(self.seat, move.token))


@record
class TakeInExchange(Decision[Pharaon, TakeResource]):
    """PHA-7.4, PHA-19.12  Wise Woman: take a base resource of another colour than the one given."""

    rule: ClassVar[str] = "PHA-7.4"
    seat: int
    token: str

    def moves(self, game: Pharaon) -> list[TakeResource]:
        given = self._given()
        return [take_resource(BASE[colour]) for colour in game.base_in_supply() if colour != given]

    def _given(self) -> int:
        """The colour of the token given; Silver has none."""
        return INDEX[self.token] if self.token in INDEX else components().token_index[self.token]

    def refusals(self, game: Pharaon) -> list[Refusal]:
        refused = []
        for colour in COLOURS:
            move = take_resource(BASE[colour])
            if colour == self._given():
                refused.append(Refusal(move, "pharaon.refusal.same_colour", {"resource": BASE[colour]}))
            elif not game.supply[colour]:
                refused.append(Refusal(move, "pharaon.refusal.empty_supply", {"resource": BASE[colour]}))
        return refused

    def play(self, game: Pharaon, move: TakeResource) -> None:
        game.gain(self.seat, (INDEX[move.resource],))
