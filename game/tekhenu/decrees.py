"""TEK-18.1, TEK-18.4  Decrees: which are scored, what is paid for them, what they count."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar

from game.core.agenda import Move, Refusal, Step
from game.core.records import record
from game.tekhenu import events
from game.tekhenu.actions import Asked
from game.tekhenu.components import components
from game.tekhenu.means import Goods, Means, cost, means_of, payable
from game.tekhenu.payment import Pay, charge, pay
from game.tekhenu.scoring import pyramids_reached, temple_points
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, GOLD, HIGHEST, QUARRIES, SCRIBE, WORKSHOPS


@record
class CountDecrees(Step[Tekhenu]):
    """TEK-18.1  Choose the Decrees, pay for them, then count them."""

    rule: ClassVar[str] = "TEK-18.1"
    seat: int

    def run(self, game: Tekhenu) -> None:
        game.begin_turn()
        game.then(OfferDecree(self.seat), PayForDecrees(self.seat), ScoreDecrees(self.seat, ""))


def scorable(game: Tekhenu, seat: int) -> list[str]:
    """TEK-18.1  Decrees that may still be chosen: at most 3 in all, no two with the same symbol."""
    owner, decrees = game.seats[seat], components().decrees
    if len(owner.scored) >= components().points.most_decrees:
        return []
    symbols = {decrees[card].symbol for card in owner.scored}
    return [
        card
        for card in sorted(owner.decrees)
        if decrees[card].symbol not in symbols and decrees[card].kind != "action" and _affordable(game, seat, card)
    ]


def _affordable(game: Tekhenu, seat: int, card: str) -> bool:
    """TEK-18.4  D03 must be paid."""
    decree = components().decrees[card]
    return decree.kind != "doubles" or payable(means_of(game, seat), cost(GOLD, decree.price))


@record
class OfferDecree(Step[Tekhenu]):
    """TEK-18.1  The next Decree to score; what leaves no choice is taken at once."""

    rule: ClassVar[str] = "TEK-18.1"
    seat: int

    def run(self, game: Tekhenu) -> None:
        left = scorable(game, self.seat)
        if not left:
            return
        decrees, room = components().decrees, components().points.most_decrees - len(game.seats[self.seat].scored)
        clear = len(left) <= room and len({decrees[card].symbol for card in left}) == len(left)
        if clear and not any(decrees[card].kind == "doubles" for card in left):
            game.seats[self.seat].scored.extend(left)
        else:
            game.then(ChooseDecree(self.seat))


@record
class PickDecree(Move):
    """Score this Decree."""

    card: str


@record
class EnoughDecrees(Move):
    """Score no more Decrees."""


@cache
def _pick(card: str) -> PickDecree:
    return PickDecree(card)


_ENOUGH = EnoughDecrees()


@record
class ChooseDecree(Asked):
    """TEK-18.1  Up to three Decrees, no two with the same symbol."""

    rule: ClassVar[str] = "TEK-18.1"
    seat: int

    def options(self, game: Tekhenu) -> list[Move]:
        return [*(_pick(card) for card in scorable(game, self.seat)), _ENOUGH]

    def refusals(self, game: Tekhenu) -> list[Refusal]:
        owner, decrees, refused = game.seats[self.seat], components().decrees, []
        symbols = {decrees[card].symbol for card in owner.scored}
        for card in owner.decrees:
            if decrees[card].symbol in symbols and card not in owner.scored:
                values = {"symbol": decrees[card].symbol}
                refused.append(Refusal(_pick(card), "tekhenu.refusal.same_symbol", {**values}))
            elif not _affordable(game, self.seat, card):
                refused.append(
                    Refusal(
                        _pick(card),
                        "tekhenu.refusal.short",
                        {"resource": "gold", "needed": decrees[card].price, "owned": owner.goods[GOLD]},
                    )
                )
        return refused

    def answer(self, game: Tekhenu, move: Move) -> None:
        if isinstance(move, PickDecree):
            game.seats[self.seat].scored.append(move.card)
            game.then(OfferDecree(self.seat))


# Payments


@record
class PayForDecrees(Step[Tekhenu]):
    """TEK-18.1  D03, then D04 are paid before D07 and D08 count what is left; D04 could spend what D03 needs."""

    rule: ClassVar[str] = "TEK-18.1"
    seat: int

    def run(self, game: Tekhenu) -> None:
        scored = [components().decrees[card] for card in game.seats[self.seat].scored]
        game.then(*(OfferUnits(self.seat, decree.id) for decree in scored if decree.kind == "paid"))
        for decree in scored:
            if decree.kind == "doubles":
                charge(game, self.seat, cost(GOLD, decree.price))


@record
class OfferUnits(Step[Tekhenu]):
    """TEK-18.4  D04: how many pyramids are paid for, if any can be."""

    rule: ClassVar[str] = "TEK-18.4"
    seat: int
    card: str

    def run(self, game: Tekhenu) -> None:
        most = min(pyramids_reached(game.seats[self.seat].population), _any_resource(means_of(game, self.seat)))
        if most:
            game.then(ChooseUnits(self.seat, self.card, most))


def _any_resource(means: Means) -> int:
    """TEK-18.4  How many resources could pay; T10 lets Scribes stand for Gold."""
    return sum(means.goods[: GOLD + 1]) + (means.goods[SCRIBE] if means.scribes_are_gold else 0)


@record
class PayUnits(Move):
    """Pay for so many pyramids."""

    n: int


@cache
def _units(n: int) -> PayUnits:
    return PayUnits(n)


@record
class ChooseUnits(Asked):
    """TEK-18.4  D04: one resource for each pyramid that Population has reached, for as many as the player likes."""

    rule: ClassVar[str] = "TEK-18.4"
    seat: int
    card: str
    most: int

    def options(self, game: Tekhenu) -> list[Move]:
        return [_units(n) for n in range(self.most, -1, -1)]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, PayUnits)
        game.seats[self.seat].units_paid = move.n
        game.then(*(OfferUnit(self.seat) for _ in range(move.n)))


@record
class OfferUnit(Step[Tekhenu]):
    """TEK-18.4  One resource of any kind; asked if there are several kinds."""

    rule: ClassVar[str] = "TEK-18.4"
    seat: int

    def run(self, game: Tekhenu) -> None:
        ways = unit_payments(game, self.seat)
        if len(ways) == 1:
            game.spend(self.seat, ways[0])
        else:
            game.then(ChooseUnit(self.seat))


def unit_payments(game: Tekhenu, seat: int) -> list[Goods]:
    """Every single resource that can be paid, Gold and Scribes last."""
    means = means_of(game, seat)
    kinds = (*range(GOLD + 1), SCRIBE) if means.scribes_are_gold else range(GOLD + 1)
    return [cost(good, 1) for good in kinds if means.goods[good]]


@record
class ChooseUnit(Asked):
    """TEK-18.4  Which resource is paid for a pyramid of D04."""

    rule: ClassVar[str] = "TEK-18.4"
    seat: int

    def options(self, game: Tekhenu) -> list[Move]:
        return [pay(goods) for goods in unit_payments(game, self.seat)]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, Pay)
        game.spend(self.seat, move.goods)


# Counting


@record
class ScoreDecrees(Step[Tekhenu]):
    """TEK-18.1, 18.4  Every chosen Decree counts; D03 doubles one other, which is asked if there are several."""

    rule: ClassVar[str] = "TEK-18.1"
    seat: int
    doubled: str

    def run(self, game: Tekhenu) -> None:
        others = doubles_for(game, self.seat)
        if others and not self.doubled:
            if len(others) > 1:
                game.then(ChooseDoubled(self.seat))
                return
            game.then(ScoreDecrees(self.seat, others[0]))
            return
        for card in game.seats[self.seat].scored:
            points = decree_points(game, self.seat, card) * (2 if card == self.doubled else 1)
            game.report(events.DecreeScored, self.seat, card, points)
            game.score(self.seat, points, "decrees")


def doubles_for(game: Tekhenu, seat: int) -> list[str]:
    """TEK-18.4  What D03, if it is scored, may double: the other Decrees scored that count points."""
    scored, decrees = game.seats[seat].scored, components().decrees
    if not any(decrees[card].kind == "doubles" for card in scored):
        return []
    return [card for card in scored if decrees[card].kind not in ("doubles", "action")]


@record
class DoubleDecree(Move):
    """Double this Decree."""

    card: str


@cache
def _double(card: str) -> DoubleDecree:
    return DoubleDecree(card)


@record
class ChooseDoubled(Asked):
    """TEK-18.4  D03: which other Decree counts twice."""

    rule: ClassVar[str] = "TEK-18.4"
    seat: int

    def options(self, game: Tekhenu) -> list[Move]:
        return [_double(card) for card in doubles_for(game, self.seat)]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, DoubleDecree)
        game.then(ScoreDecrees(self.seat, move.card))


def decree_points(game: Tekhenu, seat: int, card: str) -> int:
    """TEK-18.4  What a Decree is worth to a seat as things stand (D04: for the pyramids paid for)."""
    decree = components().decrees[card]
    if decree.kind == "order":
        place = game.order.index(seat)
        return decree.by_order[place] if place < len(decree.by_order) else 0
    if decree.kind == "echo":
        return temple_points(game, seat, statues=False)
    if decree.kind == "happiness_lead":
        return game.seats[seat].happiness - min(owner.happiness for owner in game.seats)
    if decree.kind == "half_of_pure_plate":
        return (sum(die.face for die in game.seats[seat].pure) + 1) // 2
    if decree.kind == "paid":
        return game.seats[seat].units_paid * decree.counts[0][1]
    total = sum(COUNT[counter](game, seat) * worth for counter, worth in decree.counts)
    return total if decree.most is None else min(total, decree.most)


def _in_districts(game: Tekhenu, seat: int, districts: tuple[int, ...]) -> int:
    return sum(game.osiris[d * HIGHEST + row] == seat for d in districts for row in range(HIGHEST))


COUNT: dict[str, Callable[[Tekhenu, int], int]] = {
    "technology": lambda game, seat: len(game.seats[seat].technologies),
    "distinct_decree_symbol_owned": lambda game, seat: len(
        {components().decrees[c].symbol for c in game.seats[seat].decrees}
    ),
    "population_pyramid": lambda game, seat: pyramids_reached(game.seats[seat].population),
    "happiness_pyramid": lambda game, seat: pyramids_reached(game.seats[seat].happiness),
    "scribe_left": lambda game, seat: game.seats[seat].goods[SCRIBE],
    "gold_left": lambda game, seat: game.seats[seat].goods[GOLD],
    "basic_resource_left": lambda game, seat: sum(game.seats[seat].goods[: len(BASIC)]),
    "own_quarry_building": lambda game, seat: _in_districts(game, seat, QUARRIES),
    "own_workshop_building": lambda game, seat: _in_districts(game, seat, WORKSHOPS),
    "own_osiris_building": lambda game, seat: game.osiris.count(seat),
    "own_temple_building": lambda game, seat: game.sites.count(seat),
    "own_pillar": lambda game, seat: game.pillars.count(seat),
    "own_statue": lambda game, seat: game.statues_built(seat),
    "own_god_statue": lambda game, seat: sum(owners.count(seat) for owners in game.god_statues),
    "own_people_statue": lambda game, seat: game.people_statues.count(seat),
    "own_building_built": lambda game, seat: game.built(seat),
}
"""TEK-18.4  What each counter of a Decree counts."""
