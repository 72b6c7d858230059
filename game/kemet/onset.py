"""KEM-10.3, KEM-8.0  Day windows, and the start of a Combat with its own window.

Who is asked (KEM-16.4, KEM-16.5). A seat is asked in a window because of things that everybody can see: it holds
at least one divine intervention card, or a creature in reserve that has a place to go (a garrison that is attacked is
such a place), and it has not stood aside.
What the cards are plays no part: a seat that can only pass is asked like one that holds Raining Fire, and so the
question, its order and its pause betray nothing. To keep the game from crawling

- a seat may stand aside until its next turn (`alert`, the "ask me" of a seat); that is public and its own choice;
- whoever has passed is asked again only after something has happened (`passed`): a card, an action, a Combat, an
  exchange or arrival of creatures, the trigger of the end. Between two turns nothing happens, so the window after one
  turn and the window before the next are one for everybody but the new active player;
- the active player, if nobody else has to be asked before his token, plays his cards in the same breath as the token
  (`ChooseAction` offers both): he is asked anyway, whatever he holds;
- the defender is always asked before a Combat, even one who stood aside (KEM-16.5).
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Literal, TypeAlias

from game.core.agenda import Decision, Move, Offer, Refusal, Step
from game.core.errors import Values
from game.core.records import record
from game.kemet import events
from game.kemet.cards import CardMove, card_moves, card_refusals, play_openly
from game.kemet.combat import WarCouncil
from game.kemet.components import NONE
from game.kemet.creatures import (
    OfferCreatures,
    PlaceCreature,
    bring_in,
    creature_places,
    placement_refusals,
    placements,
)
from game.kemet.landing import Where
from game.kemet.state import NOBODY, Combat, Kemet
from game.kemet.withdrawal import call_off


@record
class Pass(Move):
    """Play nothing now."""


@record
class StandAside(Move):
    """Play nothing, and do not be asked again before the own next turn."""


@record
class FightAt(Move):
    """Resolve the Combat on this space next."""

    space: str


Intervention: TypeAlias = CardMove | PlaceCreature
WindowMove: TypeAlias = Pass | StandAside | Intervention

PASS, STAND_ASIDE = Pass(), StandAside()
fight_at = cache(FightAt)

When: TypeAlias = Literal["before_token", "after_action", "before_combat"]


@record
class OpenWindow(Step[Kemet]):
    """KEM-10.3  The active player is asked first, then the others in turn order, until all have passed in a row.

    The window before a Combat is over with an Escape: there is no Combat any more (KEM-10.14).
    """

    rule: ClassVar[str] = "KEM-10.3"
    when: When

    def run(self, game: Kemet) -> None:
        before_combat = self.when == "before_combat"
        if before_combat and game.combat is None:
            return
        waiting = still_to_speak(game, before_combat)
        if waiting and not (self.when == "before_token" and waiting == [game.active]):
            game.then(SpeakInWindow(waiting[0], before_combat), self)


def still_to_speak(game: Kemet, before_combat: bool) -> list[int]:
    """KEM-10.3  Who has not passed yet, in the order of asking."""
    passed = game.passed
    return [seat for seat in game.ranked(game.active) if not passed[seat] and is_asked(game, seat, before_combat)]


def is_asked(game: Kemet, seat: int, before_combat: bool) -> bool:
    """KEM-16.4, KEM-16.5  Whether a seat is asked, by what everybody can see."""
    combat = game.combat
    defends = before_combat and combat is not None and combat.defender == seat
    if not (game.alert[seat] or seat == game.active or defends):
        return False
    return bool(game.hands[seat] or (game.idle_creatures[seat] and creature_places(game, seat)))


@record
class SpeakInWindow(Decision[Kemet, WindowMove]):
    """KEM-10.3, KEM-7.2  Play a divine intervention card, bring a creature, or pass; also just before a Combat."""

    rule: ClassVar[str] = "KEM-10.3"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int
    before_combat: bool

    def moves(self, game: Kemet) -> list[WindowMove]:
        return [*self._waivers(game), *interventions(game, self.seat, self._where)]

    @property
    def _where(self) -> Where:
        return "before_combat" if self.before_combat else "window"

    def _waivers(self, game: Kemet) -> tuple[Pass | StandAside, ...]:
        """The active player is asked at every step of the own turn and cannot stand aside."""
        return (PASS,) if self.seat == game.active else (PASS, STAND_ASIDE)

    def refusals(self, game: Kemet) -> list[Refusal]:
        return intervention_refusals(game, self.seat, self._where)

    def offer(self, game: Kemet) -> Offer:
        """KEM-16.4, KEM-16.5  Nobody need speak; the defender is offered it in any case."""
        combat = game.combat
        defends = self.before_combat and combat is not None and combat.defender == self.seat
        return Offer(self._waivers(game), tuple(still_to_speak(game, self.before_combat)), defends)

    def facts(self, game: Kemet) -> Values:
        situation = "before_combat" if self.before_combat else "own" if self.seat == game.active else "other"
        creatures = len(placements(game, self.seat))
        return {"seat": self.seat, "rival": max(game.active, 0), "situation": situation, "creatures": creatures}

    def play(self, game: Kemet, move: WindowMove) -> None:
        if isinstance(move, (Pass, StandAside)):
            game.passed[self.seat] = True
            if isinstance(move, StandAside):
                game.alert[self.seat] = False
                game.report(events.StoodAside, self.seat)
        else:
            intervene(game, self.seat, move, self._where)


def interventions(game: Kemet, seat: int, where: Where) -> list[Intervention]:
    """KEM-10.3, KEM-7.2  What can be done in a Day window: cards, and creatures from the reserve."""
    return [*card_moves(game, seat, game.hands[seat], where), *placements(game, seat)]


def intervention_refusals(game: Kemet, seat: int, where: Where) -> list[Refusal]:
    """Why cards of the hand or creatures in reserve cannot come now."""
    return card_refusals(game, seat, game.hands[seat], where) + placement_refusals(game, seat)


def intervene(game: Kemet, seat: int, move: Intervention, where: Where) -> None:
    """KEM-10.3, KEM-10.10  Carry it out; Units that landed before an enemy fight at once, unless a Combat is due."""
    if isinstance(move, PlaceCreature):
        bring_in(game, seat, move)
        game.stir()
        return
    if where == "window":
        game.then(FightLandings(seat))
    play_openly(game, seat, move, where)


@record
class FightLandings(Step[Kemet]):
    """KEM-6.4.3  All Units are placed: now the Combats, one by one in the order of their owner."""

    rule: ClassVar[str] = "KEM-6.4.3"
    seat: int

    def run(self, game: Kemet) -> None:
        if game.landed:
            game.ask(ChooseFight(self.seat))


@record
class ChooseFight(Decision[Kemet, FightAt]):
    """KEM-6.4.3, KEM-10.10  Which of several Combats in your City comes next."""

    rule: ClassVar[str] = "KEM-6.4.3"
    seat: int

    def moves(self, game: Kemet) -> list[FightAt]:
        return [fight_at(game.name(space)) for space, _ in game.landed]

    def play(self, game: Kemet, move: FightAt) -> None:
        space = game.board.index[move.space]
        units = game.units_of(self.seat, space)
        game.landed = [(place, n) for place, n in game.landed if place != space]
        game.then(FightLandings(self.seat))
        begin_combat(game, self.seat, space, units, NONE)


def begin_combat(game: Kemet, attacker: int, space: int, units: int, creature: str) -> None:
    """KEM-8.0  Two players on one space: the window, at night creatures alone, Initiative, then the war council."""
    defender = game.holder[space]
    game.combat = Combat(
        space=space,
        attacker=attacker,
        defender=defender,
        units=units,
        creature=creature,
        begun=False,
        shown=[False, False],
        ready=[False, False],
        revealed=False,
        force=[0, 0],
        damage=[0, 0],
        defence=[0, 0],
        used=[(), ()],
        given=[(), ()],
        winner=NOBODY,
        counted=[],
    )
    game.settle()
    game.report(events.CombatBegan, attacker, defender, game.name(space))
    game.stir()
    if game.phase == "day":
        game.then(OpenWindow("before_combat"), TakeInitiative())
    else:
        game.then(OfferCreatures(attacker), TakeInitiative())


@record
class TakeInitiative(Step[Kemet]):
    """KEM-8.0  Initiative of the attacker, then a Combat only if both sides still have Units.

    Here the Move that met the enemy ends (KEM-6.6.8), unless he has escaped and nobody was met (KEM-10.14).
    """

    rule: ClassVar[str] = "KEM-8.0"

    def run(self, game: Kemet) -> None:
        combat = game.combat
        if combat is None:
            return
        game.march = None
        there = game.units_of(combat.defender, combat.space)
        kills = min(there, game.powers(combat.attacker).initiative)
        if kills and combat.units:
            game.remove_units(combat.defender, combat.space, kills, "initiative")
            game.settle()
            there -= kills
        if there and combat.units:
            combat.begun = True
            game.then(WarCouncil())
        else:
            call_off(game, combat)
