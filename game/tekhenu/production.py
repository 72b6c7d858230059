"""TEK-7  Production: kept up to the level, the excess on the scales, and the cards that add to it."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from game.core.agenda import Move, Step
from game.core.records import record
from game.tekhenu import events
from game.tekhenu.actions import GO_ON, PERFORM, Asked, PlayBlessing, end_action, play_blessing, reward_humility
from game.tekhenu.components import components
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, BREAD


def produce(resource: str, game: Tekhenu, seat: int, value: int, weighs: bool) -> None:
    """TEK-7  Blessings first, then the harvest; `weighs` is False for D23, whose excess is not placed."""
    game.report(events.ProductionBegan, seat, resource, value)
    game.then(OfferHarvest(seat, resource, value, weighs), FinishProduction())


PERFORM.update({resource: partial(produce, resource) for resource in BASIC})


def harvest_blessings(game: Tekhenu, seat: int) -> list[str]:
    """TEK-7.4  Blessings that are played as a Production begins."""
    return [card for card in game.seats[seat].blessings if components().blessings[card].window == "production"]


@record
class OfferHarvest(Step[Tekhenu]):
    """TEK-7.4  B01 to B06, B21 and B22 are offered to whoever holds one, until no more is played."""

    rule: ClassVar[str] = "TEK-7.4"
    seat: int
    resource: str
    value: int
    weighs: bool

    def run(self, game: Tekhenu) -> None:
        if harvest_blessings(game, self.seat):
            game.then(BlessHarvest(self.seat, self.resource, self.value, self.weighs))
        else:
            game.then(Harvest(self.seat, self.resource, self.value, self.weighs))


@record
class BlessHarvest(Asked):
    """TEK-7.4  Play Blessings with this Production, or begin the harvest."""

    rule: ClassVar[str] = "TEK-7.4"
    seat: int
    resource: str
    value: int
    weighs: bool

    def options(self, game: Tekhenu) -> list[Move]:
        return [GO_ON, *(play_blessing(card) for card in harvest_blessings(game, self.seat))]

    def answer(self, game: Tekhenu, move: Move) -> None:
        if isinstance(move, PlayBlessing):
            blessing = components().blessings[move.card]
            game.play_blessing(self.seat, move.card)
            game.gain_all(self.seat, blessing.gain, "blessing")
            again = [Harvest(self.seat, self.resource, self.value, self.weighs) for _ in range(blessing.repeats)]
            game.then(OfferHarvest(self.seat, self.resource, self.value, self.weighs), *again)
            game.repay_blessing(self.seat)
        else:
            game.then(Harvest(self.seat, self.resource, self.value, self.weighs))


@record
class Harvest(Step[Tekhenu]):
    """TEK-7.1 to 7.3, 7.6  One performance: keep up to the level, put the excess on the right plate."""

    rule: ClassVar[str] = "TEK-7.1"
    seat: int
    resource: str
    value: int
    weighs: bool

    def run(self, game: Tekhenu) -> None:
        seat, resource, technologies = self.seat, BASIC.index(self.resource), components().technologies
        owner = game.seats[seat]
        kept = min(self.value, owner.production[resource])
        excess = self.value - kept
        game.report(events.Produced, seat, self.resource, kept, excess)
        game.gain(seat, resource, kept, "production")
        if self.weighs and excess:
            owner.excess[resource] += excess
            game.report(events.ExcessPlaced, seat, self.resource, excess)
        if game.has(seat, "T13"):
            game.gain(seat, resource, technologies["T13"].extra_goods, "technology")
        if game.has(seat, "T12"):
            game.score(seat, excess * technologies["T12"].vp_per_excess, "technology")
        if resource == BREAD and game.has(seat, "T17"):
            game.score(seat, technologies["T17"].gain.vp, "technology")
        reward_humility(game, seat, self.value)


@record
class FinishProduction(Step[Tekhenu]):
    """TEK-7.6  Production is no god action: no Statue pays for it."""

    rule: ClassVar[str] = "TEK-7.6"

    def run(self, game: Tekhenu) -> None:
        end_action(game)
