"""PHA-14  The Traitor's turn: a vase from his pile, resources on his tiles and on the wheel, or a pass.

He is never asked. Where the rules leave a choice on his turn (PHA-14.7) the player opposite is asked.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.agenda import Decision, Move, Step
from game.core.errors import Values
from game.core.records import record
from game.pharaon import automaton_events, events
from game.pharaon.automaton_effects import resolve
from game.pharaon.components import components
from game.pharaon.passing import advance_disc, at_end_of_row, climb_pyramid
from game.pharaon.pieces import BASE, INDEX, RESOURCES, SILVER
from game.pharaon.state import MARKER, Pharaon, Traitor, names


@record
class PutOnWheel(Move):
    """Put this top resource of the Traitor's vase on the wheel; the other one goes on his tiles."""

    resource: str


put_on_wheel = cache(PutOnWheel)


@record
class DealTraitorPile(Step[Pharaon]):
    """PHA-14.4  For each round as many unseen vases as the tile of that round says."""

    rule: ClassVar[str] = "PHA-14.4"
    number: int
    """The round, from 1."""

    def run(self, game: Pharaon) -> None:
        traitor = of(game)
        tile = components().traitor_tiles[traitor.tiles[self.number - 1]]
        drawn = [game.draw_vase() for _ in range(tile.vases_per_round)]
        traitor.pile = [vase for vase in drawn if vase is not None]
        game.report(automaton_events.TraitorPileDealt, len(traitor.pile), tile.id, self.rule)


@record
class TraitorTurn(Step[Pharaon]):
    """PHA-14.7, PHA-14.12  He reveals a vase; with an empty pile he passes; once passed he advances."""

    rule: ClassVar[str] = "PHA-14.7"
    seat: int

    def run(self, game: Pharaon) -> None:
        game.unveil("draw")
        traitor = of(game)
        if game.seats[self.seat].passed:
            game.then(TraitorAdvance(self.seat))
        elif not traitor.pile:
            game.report(automaton_events.TraitorPassed, self.seat, "PHA-14.12")
            climb_pyramid(game, self.seat)
        else:
            vase = traitor.pile.pop()
            game.vase_discard.append(vase)
            game.report(automaton_events.TraitorRevealed, self.seat, vase, self.rule)
            game.then(FillTile(components().vases[vase].bottom), SplitTop(vase))


@record
class SplitTop(Step[Pharaon]):
    """PHA-14.8  Of the two top resources one goes on the wheel if it fits there; the other one on the tiles."""

    rule: ClassVar[str] = "PHA-14.8"
    vase: str

    def run(self, game: Pharaon) -> None:
        left, right = components().vases[self.vase].top
        fitting = [colour for colour in (left, right) if not game.sector_is_full(colour)]
        if not fitting:
            game.report(automaton_events.TraitorKeptBoth, of(game).seat, names((left, right)), self.rule)
            game.then(FillTile(left), FillTile(right))
        elif left == right:
            split(game, self.vase, left, "alike", ChooseSplit.rule)
        elif len(fitting) == 1:
            split(game, self.vase, fitting[0], "only_place", self.rule)
        else:
            game.then(ChooseSplit(1 - of(game).seat, self.vase))


@record
class ChooseSplit(Decision[Pharaon, PutOnWheel]):
    """PHA-14.7  Traitor's vase: choose which top resource blocks the wheel; the other one goes on his tiles."""

    rule: ClassVar[str] = "PHA-14.7"
    seat: int
    vase: str

    def moves(self, game: Pharaon) -> list[PutOnWheel]:
        return [put_on_wheel(BASE[colour]) for colour in components().vases[self.vase].top]

    def facts(self, game: Pharaon) -> Values:
        return {"seat": self.seat, "vase": self.vase, "resource": names(components().vases[self.vase].top)}

    def play(self, game: Pharaon, move: PutOnWheel) -> None:
        split(game, self.vase, INDEX[move.resource], "chosen", self.rule)


def split(game: Pharaon, vase: str, wheel: int, cause: str, rule: str) -> None:
    """PHA-14.7, PHA-19.18  The wheel first, then the tile."""
    left, right = components().vases[vase].top
    game.wheel[wheel] += (token_or_marker(game, wheel),)
    game.report(automaton_events.TraitorBlocked, of(game).seat, BASE[wheel], cause, rule)
    game.then(FillTile(right if wheel == left else left))


@record
class FillTile(Step[Pharaon]):
    """PHA-14.9  The lowest free space of the resource's tile, or of the next one with room; its icons act at once."""

    rule: ClassVar[str] = "PHA-14.9"
    colour: int

    def run(self, game: Pharaon) -> None:
        traitor = of(game)
        place = tile_with_room(traitor, self.colour)
        if place is None:
            game.report(automaton_events.TraitorTurnedAway, traitor.seat, BASE[self.colour], "PHA-19.19")
            return
        traitor.placed[place] += (token_or_marker(game, self.colour),)
        tile, space = traitor.tiles[place], len(traitor.placed[place])
        passed_over = (place - traitor.colours.index(self.colour)) % len(traitor.tiles)
        told = automaton_events.TraitorPlaced(traitor.seat, BASE[self.colour], tile, space, passed_over, self.rule)
        game.tell(told)
        for effect in components().traitor_tiles[tile].faces[traitor.faces[place]][space - 1]:
            resolve(game, traitor, effect)


@record
class TraitorAdvance(Step[Pharaon]):
    """PHA-14.12, PHA-19.17  On the pyramid he takes the gain of the space reached, as far as it is there."""

    rule: ClassVar[str] = "PHA-14.12"
    seat: int

    def run(self, game: Pharaon) -> None:
        if at_end_of_row(game, self.seat):
            game.report(events.RowEnded, self.seat)
            return
        gain = advance_disc(game, self.seat)
        if gain == "offering" and game.tokens_left():
            token = game.draw_token()
            game.take_token(self.seat, token)
            game.report(automaton_events.TraitorGained, self.seat, token, self.rule)
        elif gain == "any" and game.base_in_supply():
            colour = largest_supply(game)
            count = game.supply[colour]
            tied = sum(game.supply[other] == count for other in components().sectors) - 1
            _take_resource(game, self.seat, colour)
            game.report(automaton_events.TraitorGainedLargest, self.seat, RESOURCES[colour], count, tied, self.rule)
        elif gain == "silver" and game.supply[SILVER]:
            _take_resource(game, self.seat, SILVER)
            game.report(automaton_events.TraitorGained, self.seat, RESOURCES[SILVER], self.rule)


def _take_resource(game: Pharaon, seat: int, resource: int) -> None:
    game.supply[resource] -= 1
    game.seats[seat].stock[resource] += 1


def of(game: Pharaon) -> Traitor:
    """The Traitor of a solo game."""
    assert game.traitor is not None
    return game.traitor


def largest_supply(game: Pharaon) -> int:
    """PHA-14.12  The base resource with the largest supply, in wheel order on ties."""
    return max(components().sectors, key=lambda colour: game.supply[colour])


def tile_with_room(traitor: Traitor, colour: int) -> int | None:
    """PHA-14.9  The tile of that resource, else the next one to the right with room, round from the left."""
    own, count = traitor.colours.index(colour), len(traitor.tiles)
    for place in (index % count for index in range(own, own + count)):
        if len(traitor.placed[place]) < len(
            components().traitor_tiles[traitor.tiles[place]].faces[traitor.faces[place]]
        ):
            return place
    return None


def token_or_marker(game: Pharaon, colour: int) -> str:
    """PHA-14.10  A token from the supply, or a neutral marker if there is none."""
    if not game.supply[colour]:
        return MARKER
    game.supply[colour] -= 1
    return BASE[colour]
