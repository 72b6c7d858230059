"""Level *Scribe*: greedy over the whole turn.

A beam search over the chain of the seat's own decisions, until another seat is asked, something comes to
light or the game is over. Every chain is played in the same few imagined worlds and is worth what its end
is worth on average; where no first move tells the worlds apart, one of them is enough, until something comes to
light: what a single world would deal is luck, and a chain is chosen for it only if the other worlds agree.
Formalities on the way get their first answer. Only the first move of the best chain is played: the seat is asked
again after it.

Effort is counted in positions looked at, never in seconds, so that a seed gives the same move everywhere.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Generic, TypeVar

from game.ai.choice import Choice, after, reasons, worth_a_look
from game.core.agenda import Move
from game.core.chance import Chance
from game.core.position import Position
from game.core.records import record
from game.core.title import Title

P = TypeVar("P", bound=Position)

EFFORT = 1200
"""Positions looked at for one decision, at about 85 microseconds each."""
FIRST_LOOK = 300
"""Positions spent on the first moves: the fewer moves, the more worlds."""
WORLDS = 4
LEVEL_SHARE = 3
"""Each further decision of the chain may use a third of what is left."""
LONGEST_CHAIN = 40
"""Decisions looked ahead; no chain goes round in circles for ever."""


@record
class Chain(Generic[P]):
    """Moves of one seat in a row, and the worlds they lead to."""

    moves: tuple[Move, ...]
    worlds: tuple[P, ...]
    value: float
    alike: bool
    """Whether it is worth the same in every world."""

    @property
    def cost(self) -> int:
        """Positions to look at if every answer is tried."""
        return len(self.worlds) * len(worth_a_look(self.worlds[0]))


class Visited(Generic[P]):
    """Chains by their value: positions differ at length, values at a glance."""

    def __init__(self) -> None:
        self._by_value: dict[float, list[Chain[P]]] = {}

    def add(self, chain: Chain[P]) -> None:
        self._by_value.setdefault(chain.value, []).append(chain)

    def reaches(self, chain: Chain[P]) -> bool:
        """Whether one of them leads to the same position."""
        return any(other.worlds[0] == chain.worlds[0] for other in self._by_value.get(chain.value, ()))


def choose(title: Title[P], known: P, seat: int, chance: Chance) -> Choice:
    """The first move of the chain that ends best."""
    world = known.imagine(seat, chance)
    moves = worth_a_look(world)
    if len(moves) == 1:
        return Choice(moves[0], ())
    others = min(WORLDS, FIRST_LOOK // len(moves)) - 1
    worlds = (world, *(known.imagine(seat, chance) for _ in range(others)))
    best = best_chain(title, worlds, seat)
    return Choice(best.moves[0], reasons(title, seat, world, best.worlds[0]))


def best_chain(title: Title[P], worlds: tuple[P, ...], seat: int) -> Chain[P]:
    """The chain of decisions that ends best; of equal ones the shortest, so that no detour is ever played."""
    beam = [_chain(title, (), worlds, seat)]
    expanded: Visited[P] = Visited()
    ended: list[Chain[P]] = []
    going_on: list[Chain[P]] = []
    effort = EFFORT
    for number in range(LONGEST_CHAIN):
        for chain in beam:
            expanded.add(chain)
        going_on = []
        for chain in beam:
            effort -= chain.cost
            for move in worth_a_look(chain.worlds[0]):
                longer = _chain(title, *_played(chain, move, seat), seat)
                (going_on if _goes_on(longer.worlds, worlds[0], seat) else ended).append(longer)
        if number == 0 and all(chain.alike for chain in (*ended, *going_on)):
            going_on = [replace(chain, worlds=chain.worlds[:1]) for chain in going_on]
        beam = _most_promising(going_on, expanded, effort)
        if not beam:
            break
    cut_off = [chain for chain in going_on if not expanded.reaches(chain)]
    candidates = [*ended, *cut_off] or going_on  # where every way leads back, one of them must be gone all the same
    return _soberly_best(title, candidates, worlds, seat)


def _soberly_best(title: Title[P], chains: list[Chain[P]], worlds: tuple[P, ...], seat: int) -> Chain[P]:
    """The best chain; one that owes its value to what came to light in one world is first judged in all of them."""
    while True:
        place = max(range(len(chains)), key=lambda number: chains[number].value)
        best = chains[place]
        if len(best.worlds) > 1 or len(worlds) == 1 or best.worlds[0].unveilings == worlds[0].unveilings:
            return best
        others = [end for world in worlds[1:] if (end := _replayed(world, best.moves)) is not None]
        if not others:
            return best
        chains[place] = _chain(title, best.moves, (best.worlds[0], *others), seat)


def _replayed(world: P, moves: tuple[Move, ...]) -> P | None:
    """Where a chain leads in another world; None if it cannot be played there."""
    for move in moves:
        if move not in world.moves():
            return None
        world = after(world, move)
    return world


def _chain(title: Title[P], moves: tuple[Move, ...], worlds: tuple[P, ...], seat: int) -> Chain[P]:
    values = [title.evaluate(world, seat) for world in worlds]
    return Chain(moves, worlds, sum(values) / len(values), values.count(values[0]) == len(values))


def _played(chain: Chain[P], move: Move, seat: int) -> tuple[tuple[Move, ...], tuple[P, ...]]:
    """A chain with one more move, and with the first answer to every formality that follows it."""
    moves, worlds = (*chain.moves, move), tuple(after(world, move) for world in chain.worlds)
    while (asked := worlds[0].decision) is not None and asked.formality and _goes_on(worlds, chain.worlds[0], seat):
        answer = worlds[0].moves()[0]
        moves, worlds = (*moves, answer), tuple(after(world, answer) for world in worlds)
    return moves, worlds


def _goes_on(worlds: tuple[P, ...], start: P, seat: int) -> bool:
    """Whether the seat decides again, knows no more than before and is asked the same in every world."""
    first = worlds[0]
    decision = first.decision
    if decision is None or decision.seat != seat or first.unveilings != start.unveilings:
        return False
    return all(
        world.unveilings == start.unveilings and world.decision == decision and world.moves() == first.moves()
        for world in worlds[1:]
    )


def _most_promising(chains: list[Chain[P]], expanded: Visited[P], effort: int) -> list[Chain[P]]:
    """The best chains that this level may afford, none of which leads where a shorter or better one led."""
    chosen: list[Chain[P]] = []
    visited: Visited[P] = Visited()
    allowance = effort // LEVEL_SHARE
    for chain in sorted(chains, key=lambda chain: -chain.value):
        if chain.cost > (allowance if chosen else effort):
            break
        if not expanded.reaches(chain) and not visited.reaches(chain):
            chosen.append(chain)
            visited.add(chain)
            allowance -= chain.cost
    return chosen
