"""KEM-6.6  Where Troops can go: every end of a Move that the game offers, against a search that knows no shortcuts.

The search below tries every number of Units, every set of creatures and every step without looking ahead and throws
away at the end whatever breaks a limit; the game must offer exactly the rest, and must never lead into a dead end.
It reads the printed map and writes down tiles, cards and creatures by itself: nothing of it asks the game for a
capacity, a price, a limit or a way.
"""

from itertools import combinations, product
from typing import NamedTuple

import pytest

from game.core.chance import Chance
from game.kemet.balance import missing_levels
from game.kemet.boards import NOWHERE
from game.kemet.components import components
from game.kemet.march import Advance, ChooseTroop, Detach, MoveNobody
from game.kemet.state import NOBODY, Kemet
from game.kemet.tokens import own_placements, place_token
from tests.kemet.build import act, hand, own, position, prayers, pyramid, troop
from tests.kemet.test_map import printed_obelisks, printed_ways

MOVER = 0
FAST = {"phoenix": 1, "snake": 1, "elephant": 1, "sphinx": 0, "scarab": 2}
"""Land moves of creatures."""
CARD_COSTS = {"teleportation": 1, "open_gates": 1}
Creatures = tuple[str, ...]
Standing = tuple[tuple[int, int, Creatures], ...]
"""Space, Units and creatures of every own Troop, in order of the spaces."""


MANY_ENDS = (6, 13, 26)
"""Random positions that take seconds."""


class End(NamedTuple):
    """How a Move can end: own Troops, a Combat (space, Units, creature), prayers left."""

    standing: Standing
    fight: tuple[int, int, str] | None
    prayers: int


class Group(NamedTuple):
    """The search: where the group is and what it has left."""

    at: int
    troops: Standing
    land: int
    teleports: int
    cards: int
    breached: int
    prayers: int


def scattered(seed: int) -> Kemet:
    """A random position: Troops, creatures, enemies, pyramids, tiles and cards for the mover."""
    chance = Chance(seed)
    seats = 2 + chance.below(4)
    game = position(seats, seed)
    prayers(game, *(chance.below(6) for _ in range(seats)))
    tiles = [tile for tile in ("R1D", "R2C", "R2D", "S2A", "D4A") if not chance.below(4)]
    creatures = [tile for tile in ("R4C", "S2D", "S2B", "S4B", "R3A") if not chance.below(5)][:2]
    tiles += ["R1C"] if not creatures and chance.below(2) else []
    own(game, MOVER, *tiles, *creatures)
    for space in game.board.districts:
        if chance.below(2):
            pyramid(game, game.name(space), "ruby", 1 + chance.below(4))
            game.colours[space] = ("ruby", "sapphire", "diamond")[int(game.name(space)[-1]) - 1]
    spaces = list(range(len(game.holder)))
    chance.shuffle(spaces)
    for n in ((4, 3), (5, 2), (2, 1, 5), (3,))[chance.below(4)]:
        here = game.idle_creatures[MOVER][:1] if chance.below(2) else ()
        troop(game, MOVER, game.name(spaces.pop()), n, *here)
    for rival in range(1, seats):
        for _ in range(chance.below(3)):
            troop(game, rival, game.name(spaces.pop()), 1 + chance.below(3))
    if chance.below(4) == 0 and not creatures:
        cards = ["teleportation", "teleportation", "open_gates"]
        chance.shuffle(cards)
        hand(game, MOVER, *cards[: 1 + chance.below(2)])
    return game


def all_ends(game: Kemet) -> set[End]:
    """Every end that the game itself leads to."""
    found: set[End] = set()
    seen: set[object] = set()
    waiting = [game]
    while waiting:
        now = waiting.pop()
        if not now.moves():
            raise AssertionError("a Move leads into a dead end")
        for move in now.moves():
            if isinstance(move, MoveNobody):
                continue
            after = now.clone()
            after.apply(move)
            decision = after.decision
            stands = (after.holder, after.units, after.creatures, after.prayers, after.hands, after.idle_creatures)
            key = (*map(tuple, stands), after.march, repr(decision), repr(after.combat))
            choosing = type(decision).__name__ in ("ChooseCreature", "ChooseCompanion")
            if choosing or (after.march is not None and after.combat is None):
                if key not in seen:
                    seen.add(key)
                    waiting.append(after)
            else:
                found.add(end_of(after))
    return found


def end_of(game: Kemet) -> End:
    fight = None
    if game.combat is not None:
        fight = (game.combat.space, game.combat.units, game.combat.creature)
    return End(standing_of(game), fight, game.prayers[MOVER])


def standing_of(game: Kemet) -> Standing:
    return tuple(
        (space, game.units[space], game.creatures[space]) for space, held in enumerate(game.holder) if held == MOVER
    )


def subsets(things: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [some for size in range(len(things) + 1) for some in combinations(things, size)]


class Search:
    """Every end of a Move by the letter of the rules, for a fixed start and cards already played."""

    def __init__(self, game: Kemet, start: int, gates: bool) -> None:
        tiles = game.tiles[MOVER]
        number, ways = game.board.index, printed_ways(game.board)
        self.land = {number[name]: {number[end] for end in ends} for name, ends in ways.items()}
        self.obelisks = {number[name] for name in printed_obelisks(game.board)}
        self.enemies = {space for space, held in enumerate(game.holder) if held not in (NOBODY, MOVER)}
        self.foreign = {space for space, home in enumerate(game.home) if home not in (NOBODY, MOVER)}
        self.beside = {space for space in self.foreign if start == space or start in self.land[space]}
        self.pyramids = {space for space, level in enumerate(game.levels) if level}
        self.limit = 7 if "S2A" in tiles else 5
        self.open = gates or "R2C" in tiles
        self.from_obelisk = "R2D" in tiles
        self.price = 2 - ("R1D" in tiles) - ("D4A" in tiles)
        self.ends: set[End] = set()
        self.seen: set[Group] = set()

    def run(self, group: Group) -> set[End]:
        waiting = [group]
        while waiting:
            now = waiting.pop()
            if now not in self.seen:
                self.seen.add(now)
                self.stop(now.troops, None, now.prayers)
                waiting += self.steps(now)
        return self.ends

    def steps(self, now: Group) -> list[Group]:
        found: list[Group] = []
        if now.land:
            for space in self.land[now.at]:
                found += self.enter(now._replace(land=now.land - 1), space)
        if now.teleports and now.prayers >= self.price and self.departs(now.at):
            for space in self.obelisks:
                found += self.enter(now._replace(teleports=now.teleports - 1, prayers=now.prayers - self.price), space)
        if now.cards:
            for space in self.obelisks:
                found += self.enter(now._replace(cards=now.cards - 1), space)
        return found

    def departs(self, space: int) -> bool:
        return space in self.pyramids or (self.from_obelisk and space in self.obelisks)

    def enter(self, now: Group, space: int) -> list[Group]:
        if space == now.at:
            return []
        troops = {place: (n, creatures) for place, n, creatures in now.troops}
        here, with_it = troops[now.at]
        passable = {now.breached} if now.breached != NOWHERE else self.beside
        wall = space in self.foreign - passable and not self.open
        breached = space if space in self.foreign else now.breached
        found = []
        for n, group in product(range(1, here + 1), subsets(with_it)):
            if wall and "phoenix" not in group:
                continue
            left = dict(troops)
            left[now.at] = (here - n, tuple(one for one in with_it if one not in group))
            if n == here:
                del left[now.at]
            if space in self.enemies:
                for creature in (group or ("",)) if n <= self.limit else ():
                    self.stop(packed(left), (space, n, creature), now.prayers)
                continue
            there, found_there = left.get(space, (0, ()))
            left[space] = (there + n, found_there + group)
            found.append(now._replace(at=space, troops=packed(left), breached=breached))
        return found

    def stop(self, troops: Standing, fight: tuple[int, int, str] | None, purse: int) -> None:
        """An end if no Troop is above the limit; of several creatures on a space any one may stay."""
        if any(n > self.limit for _, n, _ in troops):
            return
        choices: list[Standing] = [()]
        for space, n, creatures in troops:
            kept: list[Creatures] = [(one,) for one in creatures] or [()]
            choices = [(*begun, (space, n, one)) for begun in choices for one in kept]
        self.ends |= {End(choice, fight, purse) for choice in choices}


def packed(troops: dict[int, tuple[int, Creatures]]) -> Standing:
    return tuple((space, *troops[space]) for space in sorted(troops))


def by_the_letter(game: Kemet) -> set[End]:
    """Every end of every Troop with every choice of cards for the Move."""
    found: set[End] = set()
    tiles, held = game.tiles[MOVER], game.hands[MOVER]
    for space, _, creatures in standing_of(game):
        land = 1 + ("R1C" in tiles) + sum(FAST[one] for one in creatures)
        for cards in subsets(held):
            purse = game.prayers[MOVER] - sum(max(0, CARD_COSTS[one] - ("D4A" in tiles)) for one in cards)
            if purse >= 0 and not ("open_gates" in cards and "R2C" in tiles):
                swift = cards.count("teleportation")
                start = Group(space, standing_of(game), land, 1, swift, breached=NOWHERE, prayers=purse)
                found |= Search(game, space, gates="open_gates" in cards).run(start)
    return found


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=pytest.mark.thorough) if seed in MANY_ENDS else seed for seed in range(30)]
)
def test_every_end_of_a_move_is_offered_and_no_other(seed: int) -> None:
    """KEM-6.6, KEM-6.6.2, KEM-6.6.3, KEM-6.6.4, KEM-6.6.7, KEM-6.6.9  Random positions, all ends compared."""
    game = scattered(seed)
    act(game, "top_move")
    assert isinstance(game.decision, ChooseTroop)
    assert all_ends(game) == by_the_letter(game)


def test_the_search_meets_what_it_is_for() -> None:
    """KEM-6.6.4, KEM-6.6.7, KEM-6.6.8  The random positions have Combats, walls, joined Troops and creatures."""
    fights = crowded = guided = 0
    for seed in range(30):
        ends = by_the_letter(scattered(seed))
        fights += any(end.fight for end in ends)
        crowded += any(n > 4 for end in ends for _, n, _ in end.standing)
        guided += any(creatures for end in ends for _, _, creatures in end.standing)
    assert min(fights, crowded, guided) > 5
    assert {Advance.rule, Detach.rule} == {"KEM-6.6.2", "KEM-6.6.3"}


@pytest.mark.parametrize("silver", [False, True])
def test_balance_against_all_ways_to_play_the_day(silver: bool) -> None:
    """KEM-5.3  A placement is legal exactly if some way to go on covers all three levels."""
    spaces = range(len(components().action_spaces))

    def can_end(taken: frozenset[int], left: int, spare: bool) -> bool:
        if not left:
            return not missing_levels(sum(1 << one for one in taken))
        return any(can_end_after(taken | {one}, left - 1, spare) for one in spaces if one not in taken)

    def can_end_after(taken: frozenset[int], left: int, spare: bool) -> bool:
        with_silver = (can_end(taken | {two}, left, False) for two in spaces if spare and two not in taken)
        return can_end(taken, left, spare) or any(with_silver)

    for size in (2, 3, 4):
        for taken in map(frozenset, combinations(spaces, size)):
            left = components().own_tokens - size - 1
            offered = set(own_placements(sum(1 << one for one in taken), left, silver))
            for one in [one for one in spaces if one not in taken]:
                legal = can_end_after(taken | {one}, left, silver)
                assert (place_token(components().action_spaces[one].id) in offered) == legal
