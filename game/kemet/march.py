"""KEM-6.6  Move: a Troop, then step by step where to, how many go on, or stop."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import ClassVar, Literal, TypeAlias

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values
from game.core.records import record
from game.kemet import events
from game.kemet.cards import PlayCard, kinds, play_card, play_openly
from game.kemet.components import MOVE_CARD_EFFECTS, NONE, components
from game.kemet.creatures import KeepWith, OneCreature, keep_with
from game.kemet.expenses import card_price, teleport_price
from game.kemet.onset import begin_combat
from game.kemet.reach import (
    arrived,
    by_card,
    by_land,
    by_teleport,
    can_depart,
    can_rest,
    card_teleport_steps,
    land_steps,
    march_from,
    meets_wall,
    teleport_steps,
    wall_breakers,
)
from game.kemet.state import NOBODY, Kemet, March

By: TypeAlias = Literal["land", "teleport", "card"]


@record
class MoveTroop(Move):
    """Move the Troop on this space."""

    space: str


@record
class MoveNobody(Move):
    """Move no Troop: an empty action."""


@record
class MarchTo(Move):
    """Go to this space with a land move."""

    space: str


@record
class TeleportTo(Move):
    """Teleport to this obelisk, for prayers."""

    space: str


@record
class TeleportByCard(Move):
    """Teleport to this obelisk with a Teleportation card."""

    space: str


@record
class StopHere(Move):
    """End the Move here."""


@record
class GoOn(Move):
    """So many Units go on, with these creatures; the others stay."""

    n: int
    creature: tuple[str, ...]


TroopMove: TypeAlias = MoveTroop | MoveNobody
StepMove: TypeAlias = MarchTo | TeleportTo | TeleportByCard | StopHere | PlayCard

move_troop, march_to, teleport_to, teleport_by_card, go_on = (
    cache(MoveTroop),
    cache(MarchTo),
    cache(TeleportTo),
    cache(TeleportByCard),
    cache(GoOn),
)
MOVE_NOBODY, STOP_HERE = MoveNobody(), StopHere()


@record
class ChooseTroop(Decision[Kemet, TroopMove]):
    """KEM-6.6.1  Choose the Troop to be moved; the movement capacity is fixed at this moment."""

    rule: ClassVar[str] = "KEM-6.6.1"
    seat: int

    def moves(self, game: Kemet) -> list[TroopMove]:
        names, seat = game.board.names, self.seat
        found: list[TroopMove] = []
        for space, held in enumerate(game.holder):
            if held == seat and self._can(game, space):
                found.append(move_troop(names[space]))
        found.append(MOVE_NOBODY)
        return found

    def is_open(self, game: Kemet, move: Move) -> bool:
        """KEM-16.1  That a group can leave by a card alone, or cannot leave at all, would tell of the hand."""
        return not isinstance(move, MoveTroop) or self._can_openly(game, game.board.index[move.space])

    def _can_openly(self, game: Kemet, space: int) -> bool:
        """KEM-14.6  A group without land link needs the means to teleport."""
        if game.board.land[space]:
            return True
        return can_depart(game, self.seat, space) and game.prayers[self.seat] >= teleport_price(game, self.seat)

    def _can(self, game: Kemet, space: int) -> bool:
        """KEM-10.11  Or a card for it."""
        return self._can_openly(game, space) or any(
            card in game.hands[self.seat]
            and game.prayers[self.seat] >= card_price(game, self.seat, components().cards[card])
            for card in kinds("extra_teleport")
        )

    def refusals(self, game: Kemet) -> list[Refusal]:
        return [
            Refusal(move_troop(game.name(space)), "kemet.refusal.cannot_leave", {"space": game.name(space)})
            for space, held in enumerate(game.holder)
            if held == self.seat and not self._can(game, space)
        ]

    def play(self, game: Kemet, move: TroopMove) -> None:
        if isinstance(move, MoveNobody):
            return
        game.march = march_from(game, self.seat, game.board.index[move.space])
        game.then(Advance(self.seat))


@record
class Advance(Decision[Kemet, StepMove]):
    """KEM-6.6.2  Where the group goes next: a land move, a teleport, or no further.

    Before the first step cards for this Move can be played (KEM-10.11): the question is asked anyway, so it tells
    nobody what is in the hand.
    """

    rule: ClassVar[str] = "KEM-6.6.2"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (PlayCard,)
    seat: int

    def moves(self, game: Kemet) -> list[StepMove]:
        march, seat = game.march, self.seat
        assert march is not None
        names, units = game.board.names, game.units
        found: list[StepMove] = [march_to(names[space]) for space in land_steps(game, seat, march, units)]
        found += [teleport_to(names[space]) for space in teleport_steps(game, seat, march, units, game.prayers[seat])]
        if march.card_teleports:
            found += [teleport_by_card(names[space]) for space in card_teleport_steps(game, seat, march, units)]
        if march.first and game.hands[seat]:
            found += [play_card(card) for card in self._cards(game) if not self._card_refusal(game, march, card)]
        if units[march.at] <= game.powers(seat).troop_limit:
            found.append(STOP_HERE)
        return found

    def _cards(self, game: Kemet) -> Iterator[str]:
        for card in kinds(*MOVE_CARD_EFFECTS):
            if card in game.hands[self.seat]:
                yield card

    def _card_refusal(self, game: Kemet, march: March, kind: str) -> Refusal | None:
        """KEM-10.11, KEM-14.7  A card is played if it can be paid and changes anything."""
        card = components().cards[kind]
        price = card_price(game, self.seat, card)
        if game.prayers[self.seat] < price:
            values: Values = {"card": kind, "n": price, "has": game.prayers[self.seat]}
            return Refusal(play_card(kind), "kemet.refusal.needs_prayers", values)
        if card.effect.type == "ignore_walls" and (march.gates or game.powers(self.seat).ignore_walls):
            return Refusal(play_card(kind), "kemet.refusal.no_effect", {"card": kind})
        return None

    def refusals(self, game: Kemet) -> list[Refusal]:
        march = game.march
        assert march is not None
        refused = self._land_refusals(game, march) + self._teleport_refusals(game, march)
        limit = game.powers(self.seat).troop_limit
        if game.units[march.at] > limit:
            values: Values = {"space": game.name(march.at), "n": limit}
            refused.append(Refusal(STOP_HERE, "kemet.refusal.troop_limit", values))
        for card in self._cards(game):
            if not march.first:
                refused.append(Refusal(play_card(card), "kemet.refusal.move_begun", {"card": card}))
            elif refusal := self._card_refusal(game, march, card):
                refused.append(refusal)
        return refused

    def _land_refusals(self, game: Kemet, march: March) -> list[Refusal]:
        offered, refused = land_steps(game, self.seat, march, game.units), []
        for space in game.board.land[march.at]:
            if space not in offered:
                move = march_to(game.name(space))
                if not march.land:
                    refused.append(Refusal(move, "kemet.refusal.no_land_moves", {}))
                elif meets_wall(game, self.seat, march, space) and not wall_breakers(game, march.at):
                    refused.append(Refusal(move, "kemet.refusal.wall", {"space": move.space}))
                else:
                    values: Values = {"space": move.space, "n": game.powers(self.seat).troop_limit}
                    refused.append(Refusal(move, "kemet.refusal.troop_limit", values))
        return refused

    def _teleport_refusals(self, game: Kemet, march: March) -> list[Refusal]:
        purse, price = game.prayers[self.seat], teleport_price(game, self.seat)
        offered, refused = teleport_steps(game, self.seat, march, game.units, purse), []
        for space in game.board.obelisks:
            if space not in offered and space != march.at:
                move = teleport_to(game.name(space))
                if not march.teleports:
                    refused.append(Refusal(move, "kemet.refusal.no_teleports", {}))
                elif not can_depart(game, self.seat, march.at):
                    refused.append(Refusal(move, "kemet.refusal.no_pyramid_here", {"space": game.name(march.at)}))
                elif purse < price:
                    refused.append(Refusal(move, "kemet.refusal.teleport_price", {"n": price, "has": purse}))
                else:
                    values: Values = {"space": move.space, "n": game.powers(self.seat).troop_limit}
                    refused.append(Refusal(move, "kemet.refusal.troop_limit", values))
        return refused

    def facts(self, game: Kemet) -> Values:
        march = game.march
        assert march is not None
        units, limit = game.units[march.at], game.powers(self.seat).troop_limit
        return {
            "seat": self.seat,
            "space": game.name(march.at),
            "n": units,
            "most": limit,
            "land": march.land,
            "teleports": march.teleports + march.card_teleports,
            "price": teleport_price(game, self.seat),
            "situation": "first" if march.first else "too_many" if units > limit else "under_way",
        }

    def play(self, game: Kemet, move: StepMove) -> None:
        if isinstance(move, PlayCard):
            game.then(self)
            play_openly(game, self.seat, move, "window")
        elif isinstance(move, StopHere):
            end_move(game, self.seat)
        else:
            by: By = "land" if isinstance(move, MarchTo) else "teleport" if isinstance(move, TeleportTo) else "card"
            game.ask(Detach(self.seat, move.space, by))


@record
class Detach(Decision[Kemet, GoOn]):
    """KEM-6.6.3  How many Units and which creatures go on; the others stay behind."""

    rule: ClassVar[str] = "KEM-6.6.3"
    seat: int
    space: str
    by: By

    def moves(self, game: Kemet) -> list[GoOn]:
        march = game.march
        assert march is not None
        groups = self._creature_groups(game, march)
        counts = range(game.units[march.at], 0, -1)
        return [go_on(n, group) for n in counts for group in groups if self._fits(game, march, n, group)]

    def _after(self, march: March) -> March:
        """What is left of the capacity once this step is taken."""
        return by_land(march) if self.by == "land" else by_teleport(march) if self.by == "teleport" else by_card(march)

    def _price(self, game: Kemet) -> int:
        return teleport_price(game, self.seat) if self.by == "teleport" else 0

    def _fits(self, game: Kemet, march: March, n: int, group: tuple[str, ...]) -> bool:
        """KEM-6.6.4, KEM-6.6.8  Neither those who stay nor those who go may end above the Troop limit."""
        space, limit = game.board.index[self.space], game.powers(self.seat).troop_limit
        if game.units[march.at] - n > limit:
            return False
        if game.holder[space] not in (NOBODY, self.seat):
            return n <= limit
        if game.units[space] + n <= limit:
            return True
        after, purse = self._after(march), game.prayers[self.seat] - self._price(game)
        if any(one in group for one in wall_breakers(game, march.at)):
            after = replace(after, gates=True)
        return can_rest(game, self.seat, after, space, n, game.units, purse)

    def _creature_groups(self, game: Kemet, march: March) -> list[tuple[str, ...]]:
        """KEM-6.6.3  Any of the creatures here may come; over a wall one that ignores it must."""
        here = game.creatures[march.at]
        if not here:
            return [()]
        groups = [group for size in range(len(here), -1, -1) for group in combinations(here, size)]
        if meets_wall(game, self.seat, march, game.board.index[self.space]):
            breakers = wall_breakers(game, march.at)
            groups = [group for group in groups if any(one in group for one in breakers)]
        return groups

    def refusals(self, game: Kemet) -> list[Refusal]:
        march = game.march
        assert march is not None
        groups, limit = self._creature_groups(game, march), game.powers(self.seat).troop_limit
        return [
            Refusal(go_on(n, group), "kemet.refusal.troop_limit", {"space": self.space, "n": limit})
            for n in range(1, game.units[march.at] + 1)
            for group in groups
            if not self._fits(game, march, n, group)
        ]

    def facts(self, game: Kemet) -> Values:
        march = game.march
        assert march is not None
        start = game.name(march.at)
        return {"seat": self.seat, "start": start, "space": self.space, "n": game.units[march.at], "by": self.by}

    def play(self, game: Kemet, move: GoOn) -> None:
        enemy = game.holder[game.board.index[self.space]] not in (NOBODY, self.seat)
        if enemy and len(move.creature) > 1:
            game.then(ChooseCompanion(self.seat, self.space, self.by, move.n, move.creature))
        else:
            self.carry_out(game, move.n, move.creature)

    def carry_out(self, game: Kemet, n: int, creatures: tuple[str, ...]) -> None:
        """KEM-6.6.3, KEM-6.6.8  The step itself; an enemy on the space ends the action with a Combat."""
        march = game.march
        assert march is not None
        start, space, price = game.name(march.at), game.board.index[self.space], self._price(game)
        game.pay(self.seat, price)
        left = leave(game, march.at, n, creatures)
        attacks = game.holder[space] not in (NOBODY, self.seat)
        if not attacks:
            game.holder[space] = self.seat
            game.units[space] += n
            game.creatures[space] = tuple(sorted(game.creatures[space] + creatures))
        game.march = arrived(game, self.seat, self._after(march), space)
        if self.by == "land":
            game.report(events.TroopMoved, self.seat, start, self.space, n, creatures)
        else:
            game.report(events.TroopTeleported, self.seat, start, self.space, n, creatures, price)
        game.return_creatures(self.seat, left)
        game.then(GoFurther(self.seat))
        if attacks:
            begin_combat(game, self.seat, space, n, creatures[0] if creatures else NONE)
        if len(game.creatures[march.at]) > 1:
            game.then(OneCreature(self.seat, start))


@record
class ChooseCompanion(Decision[Kemet, KeepWith]):
    """KEM-6.6.8  Of several creatures that would meet an enemy one is kept; the others go to the reserve."""

    rule: ClassVar[str] = "KEM-6.6.8"
    seat: int
    space: str
    by: By
    n: int
    creatures: tuple[str, ...]

    def moves(self, game: Kemet) -> list[KeepWith]:
        return [keep_with(creature) for creature in self.creatures]

    def play(self, game: Kemet, move: KeepWith) -> None:
        march = game.march
        assert march is not None
        sent_home = tuple(one for one in self.creatures if one != move.creature)
        game.creatures[march.at] = tuple(one for one in game.creatures[march.at] if one not in sent_home)
        game.return_creatures(self.seat, sent_home)
        Detach(self.seat, self.space, self.by).carry_out(game, self.n, (move.creature,))


def leave(game: Kemet, space: int, n: int, creatures: tuple[str, ...]) -> tuple[str, ...]:
    """KEM-6.6.3, KEM-6.6.4  Units and creatures off a space; creatures left without a Unit, for the reserve."""
    if creatures:
        game.creatures[space] = tuple(one for one in game.creatures[space] if one not in creatures)
    game.units[space] -= n
    return game.clear(space) if not game.units[space] else ()


@record
class GoFurther(Step[Kemet]):
    """KEM-6.6.2, KEM-10.14  The Move goes on, unless a Combat has ended it; after an Escape there was none."""

    rule: ClassVar[str] = "KEM-6.6.2"
    seat: int

    def run(self, game: Kemet) -> None:
        if game.march is not None:
            game.ask(Advance(self.seat))


def end_move(game: Kemet, seat: int) -> None:
    """KEM-6.6.4, KEM-4.4  The Move is over: one creature on the space, and control is taken."""
    march = game.march
    assert march is not None
    game.march = None
    game.settle()
    game.then(OneCreature(seat, game.name(march.at)))
