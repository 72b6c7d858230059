"""KEM-6.6  Where a group on the march can get to, and how: asked of the rules step by step, on copies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.core.agenda import Move
from game.core.records import record
from game.kemet.expenses import teleport_price
from game.kemet.march import Advance, Detach, GoOn, MarchTo, TeleportByCard, TeleportTo
from game.kemet.state import NOBODY, Kemet

Step = MarchTo | TeleportTo | TeleportByCard
MOST = 400
"""Positions looked at; more than any board needs."""


@record
class Way:
    """How to get to a space."""

    goal: str
    moves: tuple[Move, ...]
    """The first is asked now, the others follow."""
    spaces: tuple[str, ...]
    """Where it leads, the goal last."""
    land: int
    teleports: int
    price: int
    """Prayers for teleports."""
    boats: tuple[tuple[str, str], ...]
    units: int
    creatures: tuple[str, ...]
    combat: bool

    @property
    def steps(self) -> int:
        return len(self.spaces)


def chosen_group(moves: Sequence[GoOn], n: int, behind: Sequence[str]) -> GoOn:
    """The answer nearest to a wish: so many Units (0: all), without these creatures."""
    most = max(move.n for move in moves)
    wanted = n or most

    def apart(move: GoOn) -> tuple[int, int, int]:
        wrong = sum(creature in behind for creature in move.creature)
        return (abs(move.n - wanted), wrong, -len(move.creature))

    return min(moves, key=apart)


def ways(view: Kemet, seat: int, n: int, behind: Sequence[str]) -> dict[str, list[Way]]:
    """Every space that can be reached, and how: all single steps, else the cheapest way and perhaps a shorter one."""
    march = view.march
    assert march is not None
    start = Way(view.name(march.at), (), (), 0, 0, 0, (), n, (), False)
    waiting: list[tuple[Way, Kemet]] = [(start, view)]
    found: dict[str, list[Way]] = {}
    best: dict[tuple[str, int, int], int] = {}
    looked = 0
    while waiting and looked < MOST:
        waiting.sort(key=lambda one: (one[0].steps, one[0].price))
        way, world = waiting.pop(0)
        looked += 1
        for move in world.moves():
            if not isinstance(move, Step):
                continue
            longer, then = _step(way, world, seat, move, n, behind)
            _keep(found, longer)
            if then is None:
                continue
            march = then.march
            assert march is not None
            key = (longer.goal, march.land, march.teleports + march.card_teleports)
            if longer.price < best.get(key, 99):
                best[key] = longer.price
                waiting.append((longer, then))
    found.pop(start.goal, None)
    return {goal: sorted(kept, key=lambda way: (way.price, way.steps)) for goal, kept in found.items()}


def _step(way: Way, world: Kemet, seat: int, move: Step, n: int, behind: Sequence[str]) -> tuple[Way, Kemet | None]:
    """One step farther, and the position after it as long as the march goes on."""
    march = world.march
    assert march is not None
    space = world.board.index[move.space]
    enemy = world.holder[space] not in (NOBODY, seat)
    here = world.name(march.at)
    boat = isinstance(move, MarchTo) and space not in world.board.adjacent[march.at]
    longer = replace(
        way,
        goal=move.space,
        moves=(*way.moves, move),
        spaces=(*way.spaces, move.space),
        land=way.land + isinstance(move, MarchTo),
        teleports=way.teleports + (not isinstance(move, MarchTo)),
        price=way.price + (teleport_price(world, seat) if isinstance(move, TeleportTo) else 0),
        boats=(*way.boats, (here, move.space)) if boat else way.boats,
        units=world.units[march.at],
        creatures=world.creatures[march.at],
        combat=enemy,
    )
    then = world.clone()
    then.heard = None
    then.apply(move)
    if isinstance(then.decision, Detach):
        group = chosen_group([one for one in then.moves() if isinstance(one, GoOn)], n, behind)
        longer = replace(longer, moves=(*longer.moves, group), units=group.n, creatures=group.creature)
        if enemy:
            return longer, None
        then.apply(group)
    goes_on = not enemy and isinstance(then.decision, Advance) and then.march is not None
    return longer, then if goes_on else None


def _keep(found: dict[str, list[Way]], way: Way) -> None:
    """A single step always; a longer way unless one is known that is neither dearer nor longer."""
    kept = found.setdefault(way.goal, [])
    if way.steps == 1:
        kept.append(way)
    elif all(way.price < other.price or way.steps < other.steps for other in kept):
        kept[:] = [other for other in kept if other.price < way.price or other.steps < way.steps]
        kept.append(way)
