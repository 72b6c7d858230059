"""What a tile would bring on a space, step by step: the steps of the rules are run on a copy of the view."""

from __future__ import annotations

from game.core.events import Event, Scored
from game.core.records import record
from game.tekhenu.actions import FinishAction
from game.tekhenu.components import components
from game.tekhenu.events import AbilityUsed, GoodsGained, HappinessMoved, PopulationMoved, StatueBonus
from game.tekhenu.gods.ra import ChooseSpace, ChooseTurn, Fit, LayTile, fit, turns_of
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GOODS


@record
class Count:
    """The five steps of laying a tile, what Technologies add, and what others receive."""

    fit: Fit
    buildings: int
    outlines: int
    covered: tuple[tuple[str, int], ...]
    slot: int
    ability: bool
    ability_points: int
    ability_goods: tuple[tuple[str, int], ...]
    ability_steps: tuple[tuple[str, int], ...]
    """Track, steps."""
    technology: int
    bonuses: tuple[tuple[int, str, int], ...]
    """Seat, good ("vp" for points), amount: what statues pay."""

    @property
    def points(self) -> int:
        return self.buildings + self.outlines + self.slot + self.ability_points + self.technology

    def goods(self) -> dict[str, int]:
        """Everything that the seat itself gains besides points."""
        found: dict[str, int] = {}
        for good, amount in (*self.covered, *self.ability_goods):
            found[good] = found.get(good, 0) + amount
        return found


@record
class Trial:
    """A tile where it lies for now, or nowhere yet."""

    tile: str
    slot: int
    """Of the display, from where it came."""
    seat: int
    turn: int
    lit: bool
    """Whether its ability works."""
    light: str
    """That of Râ."""
    chosen: bool
    """Whether its space is chosen for good, so that only its turn is asked for."""
    space: str = ""
    count: Count | None = None


def counted(view: Tekhenu, decision: ChooseSpace | ChooseTurn, space: str, turn: int) -> Count:
    """TEK-9, steps 1 to 5, then what the end of the action pays."""
    seat = decision.seat
    number = components().number[space]
    heard = _heard(view, decision, space, turn)
    finish = view.planned(FinishAction)
    after: list[Event] = []
    if finish is not None:
        copy = view.clone()
        copy.heard = after
        finish.run(copy)
    return Count(
        fit(view, decision.tile, number, turn),
        _points(heard, seat, "ra_buildings"),
        _points(heard, seat, "ra_outlines"),
        _goods(heard, seat, "space"),
        _points(heard, seat, "ra_slot"),
        any(isinstance(event, AbilityUsed) for event in heard),
        _points(heard, seat, "pillar_ability"),
        _goods(heard, seat, "pillar_ability"),
        _steps(heard, seat),
        _points(after, seat, "technology"),
        _bonuses(after),
    )


def _heard(view: Tekhenu, decision: ChooseSpace | ChooseTurn, space: str, turn: int) -> list[Event]:
    copy = view.clone()
    heard: list[Event] = []
    copy.heard = heard
    LayTile(decision.seat, decision.slot, decision.tile, space, turn).run(copy)
    return heard


def _points(events: list[Event], seat: int, reason: str) -> int:
    return sum(e.points for e in events if isinstance(e, Scored) and e.seat == seat and e.reason == reason)


def _goods(events: list[Event], seat: int, reason: str) -> tuple[tuple[str, int], ...]:
    found = [e for e in events if isinstance(e, GoodsGained) and e.seat == seat and e.reason == reason]
    return tuple(
        (good, sum(e.n for e in found if e.resource == good))
        for good in GOODS
        if any(e.resource == good for e in found)
    )


def _steps(events: list[Event], seat: int) -> tuple[tuple[str, int], ...]:
    moved = (("population", PopulationMoved), ("happiness", HappinessMoved))
    found = [(track, sum(e.steps for e in events if isinstance(e, kind) and e.seat == seat)) for track, kind in moved]
    return tuple((track, steps) for track, steps in found if steps)


def _bonuses(events: list[Event]) -> tuple[tuple[int, str, int], ...]:
    found: list[tuple[int, str, int]] = []
    paying = -1
    for event in events:
        if isinstance(event, StatueBonus):
            paying = event.seat
        elif isinstance(event, GoodsGained) and event.seat == paying and event.reason == "statue_bonus":
            found.append((event.seat, event.resource, event.n))
        elif isinstance(event, Scored) and event.seat == paying and event.reason == "statue_bonus":
            found.append((event.seat, "vp", event.points))
    return tuple(found)


def best_turn(view: Tekhenu, decision: ChooseSpace | ChooseTurn, space: str) -> int:
    """The turn with the most matching sides; how it lies in the display if none is better."""
    number = components().number[space]
    return max(turns_of(decision.tile), key=lambda turn: (len(fit(view, decision.tile, number, turn).sides), -turn))
