"""KEM-7  Creatures: into the City, back to the reserve, exchanged before a token is played."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.records import record
from game.kemet import events
from game.kemet.components import NONE
from game.kemet.state import Combat, Kemet


@record
class PlaceCreature(Move):
    """Put this creature from the reserve with the own Troop on this space."""

    creature: str
    space: str


@record
class KeepCreature(Move):
    """Leave the creature in reserve, on its tile."""


@record
class SwapCreature(Move):
    """Exchange a creature in reserve for the one that stands on this space."""

    creature: str
    space: str


@record
class KeepWith(Move):
    """This creature stays with the Troop; the others go back to the reserve."""

    creature: str


PlacingMove: TypeAlias = PlaceCreature | KeepCreature

place_creature, swap_creature, keep_with = cache(PlaceCreature), cache(SwapCreature), cache(KeepWith)
KEEP_CREATURE = KeepCreature()


def creature_places(game: Kemet, seat: int) -> list[int]:
    """KEM-7.1, KEM-17.18  Districts of the own City with an own Troop and no creature, also before their Combat."""
    return [space for space in game.districts_of(seat) if _has_room(game, seat, space)]


def _has_room(game: Kemet, seat: int, space: int) -> bool:
    attack = _attack_on(game, seat, space)
    troop = attack.units > 0 if attack is not None else game.holder[space] == seat
    return troop and not _companion(game, seat, space)


def _attack_on(game: Kemet, seat: int, space: int) -> Combat | None:
    """KEM-6.4.3  The Combat that the seat is about to begin there: its Troop is not on the board yet."""
    combat = game.combat
    return combat if combat is not None and combat.space == space and combat.attacker == seat else None


def _companion(game: Kemet, seat: int, space: int) -> str:
    """The creature with the own Troop there, or NONE."""
    attack = _attack_on(game, seat, space)
    if attack is not None:
        return attack.creature
    return game.creatures[space][0] if game.holder[space] == seat and game.creatures[space] else NONE


def placements(game: Kemet, seat: int) -> list[PlaceCreature]:
    """KEM-7.2  Every way to bring a creature in reserve onto the board."""
    if not game.idle_creatures[seat]:
        return []
    places = [game.name(space) for space in creature_places(game, seat)]
    return [place_creature(creature, space) for creature in game.idle_creatures[seat] for space in places]


def bring_in(game: Kemet, seat: int, move: PlaceCreature) -> None:
    """KEM-7.2  From the reserve onto a district."""
    _take_idle(game, seat, move.creature)
    space = game.board.index[move.space]
    attack = _attack_on(game, seat, space)
    if attack is not None:
        attack.creature = move.creature
    else:
        game.creatures[space] = (move.creature,)
    game.report(events.CreaturePlaced, seat, move.creature, move.space)


def placement_refusals(game: Kemet, seat: int) -> list[Refusal]:
    """Why a creature in reserve cannot come to a district of the own City."""
    refused = []
    for creature in game.idle_creatures[seat]:
        for space in game.districts_of(seat):
            move = place_creature(creature, game.name(space))
            if not game.units_of(seat, space):
                refused.append(Refusal(move, "kemet.refusal.no_troop", {"space": move.space}))
            elif other := _companion(game, seat, space):
                refused.append(Refusal(move, "kemet.refusal.creature_there", {"space": move.space, "creature": other}))
    return refused


def _take_idle(game: Kemet, seat: int, creature: str) -> None:
    game.idle_creatures[seat] = tuple(one for one in game.idle_creatures[seat] if one != creature)


@record
class OfferCreatures(Step[Kemet]):
    """KEM-7.2  After Units were placed, creatures in reserve may join them."""

    rule: ClassVar[str] = "KEM-7.2"
    seat: int

    def run(self, game: Kemet) -> None:
        if placements(game, self.seat):
            game.ask(BringCreatures(self.seat))


@record
class BringCreatures(Decision[Kemet, PlacingMove]):
    """KEM-7.1, KEM-7.2  Bring a creature in reserve to a district of your City with a Troop, or keep it."""

    rule: ClassVar[str] = "KEM-7.1"
    seat: int

    def moves(self, game: Kemet) -> list[PlacingMove]:
        return [KEEP_CREATURE, *placements(game, self.seat)]

    def refusals(self, game: Kemet) -> list[Refusal]:
        return placement_refusals(game, self.seat)

    def play(self, game: Kemet, move: PlacingMove) -> None:
        if isinstance(move, PlaceCreature):
            bring_in(game, self.seat, move)
            game.then(OfferCreatures(self.seat))


def exchange(game: Kemet, seat: int, move: SwapCreature) -> None:
    """KEM-7.4  One creature from the reserve, one into it."""
    space = game.board.index[move.space]
    (other,) = game.creatures[space]
    _take_idle(game, seat, move.creature)
    game.creatures[space] = (move.creature,)
    game.idle_creatures[seat] = tuple(sorted((*game.idle_creatures[seat], other)))
    game.report(events.CreaturesSwapped, seat, move.creature, other, move.space)
    game.stir()


def swaps(game: Kemet, seat: int) -> list[SwapCreature]:
    """KEM-7.4  A creature in reserve for one in the own City."""
    if not game.idle_creatures[seat]:
        return []
    places = [space for space in game.districts_of(seat) if game.holder[space] == seat and game.creatures[space]]
    return [swap_creature(one, game.name(space)) for one in game.idle_creatures[seat] for space in places]


@record
class OneCreature(Step[Kemet]):
    """KEM-6.6.4  At most one creature on a space: if several are there, the mover chooses which one stays."""

    rule: ClassVar[str] = "KEM-6.6.4"
    seat: int
    space: str

    def run(self, game: Kemet) -> None:
        if len(game.creatures[game.board.index[self.space]]) > 1:
            game.ask(ChooseCreature(self.seat, self.space))


@record
class ChooseCreature(Decision[Kemet, KeepWith]):
    """KEM-6.6.4, KEM-6.6.8  Which of several creatures stays with the Troop."""

    rule: ClassVar[str] = "KEM-6.6.4"
    seat: int
    space: str

    def moves(self, game: Kemet) -> list[KeepWith]:
        return [keep_with(creature) for creature in game.creatures[game.board.index[self.space]]]

    def play(self, game: Kemet, move: KeepWith) -> None:
        space = game.board.index[self.space]
        sent_home = tuple(one for one in game.creatures[space] if one != move.creature)
        game.creatures[space] = (move.creature,)
        game.return_creatures(self.seat, sent_home)
