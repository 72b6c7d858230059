"""Snapshots of older rules as positions of these: games that people have kept go on.

Rules 1 had other divine intervention cards, fewer spaces, a question of its own for the exchange of creatures, and
Moves that did not remember where they began.
"""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias, cast

from game.core.codec import Plain
from game.kemet.boards import NOWHERE
from game.kemet.components import NONE, board_for, components
from game.kemet.state import NOBODY

Table: TypeAlias = dict[str, Plain]
Record: TypeAlias = list[Plain]

NOTHING_THERE: dict[str, Plain] = {
    "holder": NOBODY,
    "units": 0,
    "creatures": [],
    "colours": NONE,
    "levels": 0,
    "home": NOBODY,
}
FORMER_CARDS = {"swiftness": "teleportation"}
"""KEM-10.11  Cards of rules 1 that are not in the box, and what they are now where one has just been played."""


def lift(plain: Plain, rules_version: int) -> Plain:
    """A snapshot as this program would have written it; what is no snapshot at all is left to the codec."""
    if rules_version >= 2 or not isinstance(plain, dict):
        return plain
    table = cast(Table, dict(plain))
    _exchange_cards(table)
    _widen(table)
    march = table["march"]
    if isinstance(march, list):
        table["march"] = [*march, march[0], NOWHERE]
    table["agenda"] = _agenda(cast(list[Record], table["agenda"]))
    return cast(Plain, table)


def _widen(table: Table) -> None:
    """KEM-2  Spaces that the map of rules 1 did not have come after those it had, and are empty."""
    spaces = len(board_for(len(cast(list[Plain], table["points"]))).names)
    for key, empty in NOTHING_THERE.items():
        known = cast(list[Plain], table[key])
        table[key] = [*known, *[empty] * (spaces - len(known))]


def _exchange_cards(table: Table) -> None:
    """KEM-10  Copies that are too many become those that are missing, in the draw pile first, in hands last."""
    hands = [list(cast(list[str], hand)) for key in ("hands", "behind") for hand in cast(list[Plain], table[key])]
    piles = [list(cast(list[str], table[key])) for key in ("deck", "discard", "vision")] + hands
    held = Counter(card for pile in piles for card in pile)
    wanted = Counter({kind: card.copies for kind, card in components().cards.items()})
    spare, missing = held - wanted, list((wanted - held).elements())
    for pile in piles:
        for place, card in enumerate(pile):
            if spare[card] and missing:
                spare[card] -= 1
                pile[place] = missing.pop()
    table["deck"], table["discard"], table["vision"] = (cast(Plain, pile) for pile in piles[:3])
    seats = len(hands) // 2
    table["hands"] = cast(Plain, [sorted(hand) for hand in hands[:seats]])
    table["behind"] = cast(Plain, hands[seats:])


def _agenda(steps: list[Record]) -> Plain:
    """KEM-7.4  Exchanges are offered with the token: the question before it becomes that one."""
    swaps = 2 * len(components().creatures)
    lifted: list[Plain] = []
    for step in steps:
        name, *values = (FORMER_CARDS.get(value, value) if isinstance(value, str) else value for value in step)
        if name in ("ReachToken", "ChooseAction"):
            lifted.append([name, *values, swaps])
        elif name == "SwapCreatures":
            lifted[-1] = ["ChooseAction", *values]
        elif name != "OfferSwap":
            lifted.append([name, *values])
    return lifted
