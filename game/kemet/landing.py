"""KEM-10.10, KEM-9.7  Free Units from the reserve into the own City and onto own Troops."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Literal, TypeAlias

from game.core.agenda import Decision, Move, Refusal
from game.core.errors import Values
from game.core.records import record
from game.kemet import events
from game.kemet.state import NOBODY, Kemet

Where: TypeAlias = Literal["window", "before_combat", "clash", "night"]
"""Where in the game a card or tile works: a Day window, the window before a Combat, its third step, the Night."""


@record
class PutUnits(Move):
    """Put this many Units on this space."""

    space: str
    n: int


@record
class PutNoMore(Move):
    """No (more) Units."""


PuttingMove: TypeAlias = PutUnits | PutNoMore

put_units = cache(PutUnits)
PUT_NO_MORE = PutNoMore()


def unit_places(game: Kemet, seat: int, where: Where) -> list[tuple[int, int]]:
    """KEM-10.10  Spaces that can take Units of the reserve, and how many the Troop limit leaves room for."""
    reserve, limit = game.reserve[seat], game.powers(seat).troop_limit
    if not reserve:
        return []
    found = []
    peaceful = where in ("before_combat", "clash")
    combat = game.combat
    for space, held in enumerate(game.holder):
        if combat is not None and combat.space == space:
            there = game.units_of(seat, space) if seat in (combat.attacker, combat.defender) else 0
            if not there:
                continue
        elif held == seat or (held == NOBODY and game.home[space] == seat):
            there = game.units[space]
        elif game.home[space] == seat and not peaceful:
            there = game.units_of(seat, space)
        else:
            continue
        if there < limit:
            found.append((space, min(limit - there, reserve)))
    return found


def land(game: Kemet, seat: int, space: int, n: int, price: int, source: str) -> None:
    """Units from the reserve: onto the space, to the Troop in Combat, or facing the enemy who holds the district."""
    combat = game.combat
    if combat is not None and combat.space == space and combat.attacker == seat:
        game.reserve[seat] -= n
        combat.units += n
    elif game.holder[space] in (NOBODY, seat):
        game.put_units(seat, space, n)
    else:
        game.reserve[seat] -= n
        already = sum(k for place, k in game.landed if place == space)
        game.landed = [(place, k) for place, k in game.landed if place != space] + [(space, already + n)]
    game.report(events.UnitsPlaced, seat, game.name(space), n, price, source)


@record
class PlaceUnits(Decision[Kemet, PuttingMove]):
    """KEM-10.10, KEM-9.7  Up to `left` Units from the reserve into your City and onto your Troops."""

    rule: ClassVar[str] = "KEM-10.10"
    seat: int
    left: int
    where: Where

    def moves(self, game: Kemet) -> list[PuttingMove]:
        names = game.board.names
        found: list[PuttingMove] = []
        for space, room in unit_places(game, self.seat, self.where):
            found += [put_units(names[space], n) for n in range(1, min(room, self.left) + 1)]
        found.append(PUT_NO_MORE)
        return found

    def refusals(self, game: Kemet) -> list[Refusal]:
        room = dict(unit_places(game, self.seat, self.where))
        refused = []
        for space in range(len(game.holder)):
            if space not in room and (game.home[space] == self.seat or game.units_of(self.seat, space)):
                move = put_units(game.name(space), 1)
                values: Values = {"space": move.space, "n": game.powers(self.seat).troop_limit}
                if not game.reserve[self.seat]:
                    refused.append(Refusal(move, "kemet.refusal.no_reserve", {}))
                elif game.units_of(self.seat, space) >= game.powers(self.seat).troop_limit:
                    refused.append(Refusal(move, "kemet.refusal.troop_limit", values))
                else:
                    refused.append(Refusal(move, "kemet.refusal.one_combat", {"space": move.space}))
        return refused

    def play(self, game: Kemet, move: PuttingMove) -> None:
        if isinstance(move, PutNoMore):
            game.settle()
            return
        source = "reinforcements" if self.where == "night" else "enlistment"
        land(game, self.seat, game.board.index[move.space], move.n, 0, source)
        game.settle()
        if self.left > move.n:
            game.ask(PlaceUnits(self.seat, self.left - move.n, self.where))
