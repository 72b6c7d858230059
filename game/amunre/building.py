"""AMU-5.7, AMU-5.8  Stones become pyramids, and what the quarry can give.

Stones are not limited, unless a table counts them (a house rule). Limits hold after all conversions of one action,
so an action may pass through more stones than there are if it comes to rest within them: `comes_to_rest` tells
whether it still can.
"""

from __future__ import annotations

from typing import NamedTuple

from game.amunre import events
from game.amunre.components import components, price
from game.amunre.state import AmunRe
from game.core.events import Event

PLENTY = 999
"""Stones are not limited (AMU-7.5): more than anybody can ever lay."""


def stones_left(game: AmunRe) -> int:
    """AMU-5.8  Stones that may still come to lie on the board, less than none in the middle of an action."""
    return components().stones - sum(game.stones.values()) if game.counted_stones else PLENTY


def pyramids_left(game: AmunRe) -> int:
    """AMU-5.8  How many pyramids can still be built."""
    return components().pyramids - sum(game.pyramids.values())


def lay_stone(game: AmunRe, seat: int, province: str, laid: Event) -> None:
    """AMU-5.7  Lay a stone into an own province and tell it as `laid`; the third one becomes a pyramid at once."""
    game.stones[province] += 1
    game.tell(laid)
    build_pyramids(game, seat, province)


def build_pyramids(game: AmunRe, seat: int, province: str) -> None:
    """AMU-5.7  Every three stones become a pyramid while pieces last; this is compulsory."""
    needed = components().stones_per_pyramid
    while game.stones[province] >= needed and pyramids_left(game):
        game.stones[province] -= needed
        _raise(game, seat, province)


def use_architect(game: AmunRe, seat: int, province: str) -> None:
    """AMU-12.3  Two stones become a pyramid."""
    game.stones[province] -= components().stones_with_architect
    _raise(game, seat, province)


def _raise(game: AmunRe, seat: int, province: str) -> None:
    game.pyramids[province] += 1
    game.report(events.PyramidBuilt, seat, province)


class Quarry(NamedTuple):
    """What matters for the limits while one seat lays stones: his provinces, the board, what he can still do."""

    stones: tuple[int, ...]
    stones_left: int
    pyramids_left: int
    more: int
    """Stones he can still lay in this action."""
    architect: bool

    def with_stone(self, index: int) -> Quarry | None:
        """After one more stone there; None where it may not be laid (a third one with no pyramid left)."""
        stones, in_quarry, left = list(self.stones), self.stones_left - 1, self.pyramids_left
        stones[index] += 1
        if stones[index] >= components().stones_per_pyramid:
            if not left:
                return None
            stones[index] -= components().stones_per_pyramid
            in_quarry += components().stones_per_pyramid
            left -= 1
        return Quarry(tuple(stones), in_quarry, left, self.more - 1, self.architect)

    def with_architect(self, index: int) -> Quarry | None:
        """After the Architect was used there; None where he cannot be."""
        spent = components().stones_with_architect
        if not self.architect or not self.pyramids_left or self.stones[index] < spent:
            return None
        stones = list(self.stones)
        stones[index] -= spent
        return Quarry(tuple(stones), self.stones_left + spent, self.pyramids_left - 1, self.more, False)

    def comes_to_rest(self) -> bool:
        """Whether the action can end with no more stones on the board than there are."""
        if self.stones_left >= 0:
            return True
        for index in range(len(self.stones)):
            after = self.with_architect(index)
            if after is not None and after.comes_to_rest():
                return True
            if self.more:
                after = self.with_stone(index)
                if after is not None and after.comes_to_rest():
                    return True
        return False


def affordable(bought: int, means: int) -> int:
    """AMU-7.2  How many more pieces `means` pay after `bought` pieces of that kind in this turn."""
    more = 0
    while price(bought + more + 1) - price(bought) <= means:
        more += 1
    return more


def stones_of(game: AmunRe, seat: int) -> tuple[int, ...]:
    return tuple(game.stones[name] for name in game.seats[seat].provinces)
