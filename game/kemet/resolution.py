"""KEM-8.4 to KEM-8.9  Combat, steps 4 to 9: forces, losses, reward, what becomes of loser and winner, the end."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values
from game.core.records import record
from game.kemet import events
from game.kemet.breakdown import lines_of
from game.kemet.components import NONE, components
from game.kemet.forces import damage_of, defence_of, force_of, side_units
from game.kemet.state import ATTACKER, DEFENDER, NOBODY, Combat, Kemet
from game.kemet.withdrawal import free_neighbours


@record
class Retreat(Move):
    """Retreat to an adjacent space that the winner chooses."""


@record
class Recall(Move):
    """Send the whole Troop back to the reserve, for prayers."""


@record
class Stay(Move):
    """Stay on the space."""


@record
class RetreatTo(Move):
    """The loser's Troop goes to this space."""

    space: str


FateMove: TypeAlias = Retreat | Recall | Stay

RETREAT, RECALL, STAY = Retreat(), Recall(), Stay()
retreat_to = cache(RetreatTo)


def under_way(game: Kemet) -> Combat:
    """The Combat that is being fought."""
    assert game.combat is not None
    return game.combat


@record
class CompareForces(Step[Kemet]):
    """KEM-8.4  The higher Force wins; a tie is won by the defender."""

    rule: ClassVar[str] = "KEM-8.4"

    def run(self, game: Kemet) -> None:
        combat = under_way(game)
        totals = []
        for side in (ATTACKER, DEFENDER):
            seat = combat.seat_on(side)
            force = force_of(game, combat, side, game.chosen[seat])
            totals.append(sum(force))
            game.report(events.ForceCounted, seat, *force, totals[side])
        combat.winner = combat.attacker if totals[ATTACKER] > totals[DEFENDER] else combat.defender
        combat.counted = [
            lines_of(game, combat, side, game.chosen[combat.seat_on(side)]) for side in (ATTACKER, DEFENDER)
        ]
        game.report(events.CombatWon, combat.winner, combat.rival_of(combat.winner), game.name(combat.space))
        game.then(TakeLosses())


@record
class TakeLosses(Step[Kemet]):
    """KEM-8.5  At the same time each side loses the enemy's Damage less its own Defence; Crusade pays for kills."""

    rule: ClassVar[str] = "KEM-8.5"

    def run(self, game: Kemet) -> None:
        combat = under_way(game)
        cards = [game.chosen[combat.attacker], game.chosen[combat.defender]]
        damage = [damage_of(game, combat, side, cards[side]) for side in (ATTACKER, DEFENDER)]
        defence = [defence_of(game, combat, side, cards[side]) for side in (ATTACKER, DEFENDER)]
        losses = [
            min(side_units(game, combat, side), max(0, damage[1 - side] - defence[side]))
            for side in (ATTACKER, DEFENDER)
        ]
        for side in (ATTACKER, DEFENDER):
            game.report(events.DamageCounted, combat.seat_on(side), damage[side], defence[side])
        for side in (ATTACKER, DEFENDER):
            if losses[side]:
                game.remove_units(combat.seat_on(side), combat.space, losses[side], "losses")
                killer = combat.seat_on(1 - side)
                game.gain(killer, losses[side] * game.powers(killer).prayers_per_kill, "crusade")
        game.settle()
        game.then(GiveReward())


@record
class GiveReward(Step[Kemet]):
    """KEM-8.6  A Combat VP for the attacker who won and survives, for such a defender with Defensive Victory."""

    rule: ClassVar[str] = "KEM-8.6"

    def run(self, game: Kemet) -> None:
        combat = under_way(game)
        winner = combat.winner
        powers = game.powers(winner)
        if side_units(game, combat, combat.side_of(winner)):
            vp = components().attack_vp if winner == combat.attacker else powers.defensive_vp
            game.score(winner, vp, "combat")
        game.gain(winner, powers.prayers_on_win, "holy_war")
        game.report(events.CombatDecided, game.name(combat.space))
        game.then(OfferFate(combat.rival_of(winner)), OfferFate(winner), EndCombat())


@record
class OfferFate(Step[Kemet]):
    """KEM-8.7, KEM-8.8, KEM-8.12  Asked of a side that has Units left, the loser first."""

    rule: ClassVar[str] = "KEM-8.7"
    seat: int

    def run(self, game: Kemet) -> None:
        combat = under_way(game)
        if side_units(game, combat, combat.side_of(self.seat)):
            game.ask(DecideFate(self.seat))


@record
class DecideFate(Decision[Kemet, FateMove]):
    """KEM-8.7, KEM-8.8  The loser retreats or recalls, or stays if no winner is left; the winner stays or recalls."""

    rule: ClassVar[str] = "KEM-8.7"
    seat: int

    def moves(self, game: Kemet) -> list[FateMove]:
        combat = under_way(game)
        if self.seat == combat.winner:
            return [STAY, RECALL]
        found: list[FateMove] = [RECALL]
        if free_neighbours(game, self.seat, combat.space):
            found.append(RETREAT)
        if not side_units(game, combat, combat.side_of(combat.winner)):
            found.append(STAY)
        return found

    def refusals(self, game: Kemet) -> list[Refusal]:
        combat, refused = under_way(game), []
        if self.seat != combat.winner:
            values: Values = {"space": game.name(combat.space)}
            if not free_neighbours(game, self.seat, combat.space):
                refused.append(Refusal(RETREAT, "kemet.refusal.no_retreat", values))
            if side_units(game, combat, combat.side_of(combat.winner)):
                refused.append(Refusal(STAY, "kemet.refusal.winner_there", {**values, "rival": combat.winner}))
        return refused

    def facts(self, game: Kemet) -> Values:
        combat = under_way(game)
        n = side_units(game, combat, combat.side_of(self.seat))
        situation = "winner" if self.seat == combat.winner else "loser"
        values: Values = {"seat": self.seat, "rival": combat.rival_of(self.seat), "space": game.name(combat.space)}
        return {**values, "n": n, "prayers": recall_gain(n), "situation": situation}

    def play(self, game: Kemet, move: FateMove) -> None:
        combat = under_way(game)
        if isinstance(move, Recall):
            recall(game, self.seat, combat.space)
        elif isinstance(move, Retreat):
            game.ask(ChooseRetreat(combat.winner, self.seat))
        else:
            game.report(events.TroopStayed, self.seat, game.name(combat.space))


def recall_gain(n: int) -> int:
    """KEM-8.7, KEM-17.2  X - 1 prayers for X Units."""
    return max(0, n - components().recall_kept)


def recall(game: Kemet, seat: int, space: int) -> None:
    """KEM-8.7  All Units of the Troop to the reserve, the creature too."""
    n = game.units_of(seat, space)
    game.take_off(seat, space, n, events.TroopRecalled(seat, game.name(space), n))
    game.settle()
    game.gain(seat, recall_gain(n), "recall")


@record
class ChooseRetreat(Decision[Kemet, RetreatTo]):
    """KEM-8.7  The winner chooses the adjacent empty space to which the loser's whole Troop goes."""

    rule: ClassVar[str] = "KEM-8.7"
    seat: int
    rival: int

    def moves(self, game: Kemet) -> list[RetreatTo]:
        spaces = free_neighbours(game, self.rival, under_way(game).space)
        return [retreat_to(game.name(space)) for space in spaces]

    def refusals(self, game: Kemet) -> list[Refusal]:
        refused = []
        free = free_neighbours(game, self.rival, under_way(game).space)
        for space in game.board.land[under_way(game).space]:
            if space not in free:
                name = game.name(space)
                if game.holder[space] != NOBODY:
                    key, values = "kemet.refusal.troop_there", {"space": name}
                elif game.home[space] != NOBODY:
                    key, values = "kemet.refusal.other_city", {"space": name}
                else:
                    key, values = "kemet.refusal.not_by_harbour", {"space": name}
                refused.append(Refusal(retreat_to(name), key, {**values}))
        return refused

    def play(self, game: Kemet, move: RetreatTo) -> None:
        combat = under_way(game)
        space = game.board.index[move.space]
        if self.rival == combat.attacker:
            n, creatures = combat.units, combat.companions
            combat.units, combat.creature = 0, NONE
        else:
            n, creatures = game.units[combat.space], game.creatures[combat.space]
            game.creatures[combat.space] = ()
            game.clear(combat.space)
        game.station(self.rival, space, n, creatures)
        game.report(events.TroopRetreated, self.rival, game.name(combat.space), move.space, n)
        game.settle()


@record
class EndCombat(Step[Kemet]):
    """KEM-8.9  Cards are discarded, six discarded battle cards come back, control and temporary VP are updated."""

    rule: ClassVar[str] = "KEM-8.9"

    def run(self, game: Kemet) -> None:
        combat = under_way(game)
        if combat.units:
            game.station(combat.attacker, combat.space, combat.units, combat.companions)
        for seat in (combat.attacker, combat.defender):
            game.discard.extend(game.behind[seat])
            game.behind[seat] = ()
            game.face_up[seat] += (game.chosen[seat],)
            game.face_down[seat] += (game.aside[seat],)
            game.chosen[seat] = game.aside[seat] = NONE
            if not game.battle_hands[seat]:
                take_back(game, seat)
        game.combat = None
        game.settle()
        game.stir()
        game.report(events.CombatEnded, game.name(combat.space))


def take_back(game: Kemet, seat: int) -> None:
    """KEM-8.9, KEM-8.11  All own discarded battle cards into the hand."""
    if not game.face_up[seat] and not game.face_down[seat]:
        return
    cards = game.battle_hands[seat] + game.face_up[seat] + game.face_down[seat]
    game.battle_hands[seat] = tuple(sorted(cards))
    game.face_up[seat] = game.face_down[seat] = ()
    game.report(events.BattleCardsTakenBack, seat)
