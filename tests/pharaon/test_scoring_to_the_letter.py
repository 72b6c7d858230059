"""PHA-7, PHA-11, PHA-12  Whole scores against the words of the rules, with every number written out by hand."""

from itertools import combinations

import pytest

from game.core.chance import Chance
from game.pharaon.components import components
from game.pharaon.gods import best_assignment
from game.pharaon.pieces import QUARTERS
from game.pharaon.scoring import score_sheet
from game.pharaon.state import Pharaon, Seat
from tests.pharaon.build import employ, ennoble, give, noble, offer, position
from tests.pharaon.look import nobles, tokens

LEFT = {"offerings": (2, 2), "nobles": (1, 2), "nile": (2, 2), "artisans": (2, 2), "burial": (2, 5)}
RIGHT = {"offerings": (3, 5), "nobles": (2, 5), "nile": (3, 2), "artisans": (3, 4), "burial": (2, 4)}
"""PHA-22  Conditions of the quarters: number of elements and points."""
SCRIBE_QUARTERS = {1: "offerings", 2: "nobles", 3: "nile", 4: "artisans", 5: "burial"}
PLAIN = {7: 7, 8: 7, 9: 7, 10: 7, 11: 8, 21: 4, 22: 6, 23: 4, 24: 4, 25: 6, 26: 6}
"""PHA-7  Nobles without a formula."""
BURIAL = (0, 5, 13, 22, 32, 41, 50, 56, 60)
NILE = (0, 0, 3, 7)


def elements(game: Pharaon, owner: Seat) -> dict[str, int]:
    """PHA-1.7, PHA-11.2"""
    return {
        "offerings": len(tokens(game)),
        "nobles": len(owner.nobles),
        "nile": sum(level >= 1 for level in owner.levels),
        "artisans": len(owner.artisans),
        "burial": owner.step,
    }


def god_sets(game: Pharaon, owner: Seat) -> list[tuple[int, ...]]:
    """PHA-11.3  Gods that can be fulfilled together: god p stands between the quarters at p and p + 1."""
    held, quarters = elements(game, owner), game.quarters
    found = []
    for size in range(6):
        for gods in combinations(range(5), size):
            needed = dict.fromkeys(QUARTERS, 0)
            for god in gods:
                needed[quarters[god]] += RIGHT[quarters[god]][0]
                needed[quarters[(god + 1) % 5]] += LEFT[quarters[(god + 1) % 5]][0]
            if all(needed[name] <= held[name] for name in QUARTERS):
                found.append(gods)
    return found


def god_points(game: Pharaon, gods: tuple[int, ...]) -> int:
    """PHA-11.1  Both sides of each."""
    return sum(RIGHT[game.quarters[god]][1] + LEFT[game.quarters[(god + 1) % 5]][1] for god in gods)


def noble_points(game: Pharaon, number: int, gods: tuple[int, ...]) -> int:
    """PHA-7  The last column of the table, the Diplomat apart."""
    owner = game.seats[0]
    if number in SCRIBE_QUARTERS:
        place = game.quarters.index(SCRIBE_QUARTERS[number])
        return 4 + 4 * ((place in gods) + ((place - 1) % 5 in gods))
    if number in PLAIN:
        return PLAIN[number]
    values = {components().artisans[card].pp for card in owner.artisans}
    offerings = [name for name in tokens(game) if not name.startswith(("OFF_Q_", "OFF_PP"))]
    return {
        6: 7 + 4 * (game.pharaoh == 0) + 4 * (game.first == 0),
        12: 3 + 3 * len(owner.nobles),
        13: 6 + 2 * len(values),
        14: 6 + 2 * owner.step,
        15: 6 + 2 * len(tokens(game)),
        16: 5 + 3 * owner.levels.count(3),
        17: 3 + 3 * len(gods),
        18: 8 + 2 * owner.stock[5],
        19: 7 + sum(owner.stock[:5]) + len(offerings),
    }[number]


def all_nobles(game: Pharaon, gods: tuple[int, ...]) -> int:
    """PHA-7.10  All nobles together; the Diplomat is worth as much as the best of the others."""
    others = [noble_points(game, number, gods) for number in nobles(game) if number != 20]
    return sum(others) + (max(others, default=0) if 20 in nobles(game) else 0)


def random_owner(chance: Chance) -> Pharaon:
    """Seat 0 at the end of a game."""
    game = position()
    quarters = list(QUARTERS)
    chance.shuffle(quarters)
    game.quarters = tuple(quarters)
    owner = game.seats[0]
    numbers = list(range(1, 27))
    chance.shuffle(numbers)
    ennoble(game, 0, *numbers[: chance.below(7)])
    if chance.below(2):
        ennoble(game, 0, *[number for number in (20, 17, 1 + chance.below(5)) if noble(number) not in owner.nobles])
    cards = list(range(1, 31))
    chance.shuffle(cards)
    employ(game, 0, *cards[: chance.below(7)])
    words = ["pp1", "pp2", "justice", "royalty", "q_nile", "q_burial"]
    offer(game, 0, *words[: chance.below(7)])
    give(game, 0, f"{chance.below(4)}A {chance.below(4)}M {chance.below(4)}S")
    owner.step = chance.below(9)
    owner.levels = [chance.below(4) for _ in range(5)]
    game.pharaoh, game.first = chance.below(3) - 1, chance.below(2)
    return game


@pytest.mark.parametrize("seed", range(60))
def test_scores_are_those_of_the_rules(seed: int) -> None:
    """PHA-12.1, PHA-11.3, PHA-11.4, PHA-7, PHA-7.10, PHA-6.3.5, PHA-6.5.3, PHA-5.5  Every column of the sheet."""
    game = random_owner(Chance(900 + seed))
    owner, sheet = game.seats[0], score_sheet(game, 0)
    best = max(god_points(game, gods) + all_nobles(game, gods) for gods in god_sets(game, owner))
    found = best_assignment(game, 0)
    assert sheet["gods"] + sheet["nobles"] == found.total == best
    assert sheet["gods"] == found.god_pp == sum(god.pp for god in found.gods)
    assert sheet["nobles"] == found.noble_pp == sum(pp for _, pp in found.nobles)
    assert sheet["artisans"] == sum(components().artisans[card].pp for card in owner.artisans)
    assert sheet["burial"] == BURIAL[owner.step]
    assert sheet["nile"] == sum(NILE[level] for level in owner.levels)
    held = tokens(game)
    assert sheet["tokens"] == sum(owner.stock) + len(held) + held.count("OFF_PP1") + 2 * held.count("OFF_PP2")
    assert (sheet["pharaoh"], sheet["first_player"]) == (7 * (game.pharaoh == 0), 3 * (game.first == 0))


def test_every_noble_is_scored() -> None:
    """PHA-7, PHA-23  Alone, and with 5 steps, 3 offerings, 2 tops, 3 Silver and Isis fulfilled."""
    for number in range(1, 27):
        game = position()
        game.first = 1
        game.quarters = ("offerings", "burial", "artisans", "nobles", "nile")
        ennoble(game, 0, number)
        assert score_sheet(game, 0)["nobles"] == all_nobles(game, ()), number
        offer(game, 0, "q_nile", "q_burial", "q_nobles")
        give(game, 0, "3S")
        game.seats[0].step, game.seats[0].levels = 5, [3, 0, 3, 0, 0]
        assert best_assignment(game, 0).names == ("isis",)
        assert score_sheet(game, 0)["nobles"] == all_nobles(game, (0,)), number


def test_pha_7_10_the_diplomat_may_turn_the_choice_of_gods() -> None:
    """PHA-7.10, PHA-11.4  Ra and Horus compete for a noble: alone Horus wins by a point, copied Scribe 4 prefers Ra.

    On B0 Horus (7) needs two nobles, Ra (6) one: with three nobles both would do, with two only one of them. Scribe 5
    borders Isis and Anubis, which nobody fulfils here; Scribe 4 borders Ra.
    """
    for scribe, gods, total in ((5, 7, 7 + 4 + 4), (4, 6, 6 + 8 + 8)):
        game = position()
        game.first = 1
        ennoble(game, 0, scribe, 20)
        employ(game, 0, 1, 2, 5)
        offer(game, 0, "pp1", "pp1")
        sheet = score_sheet(game, 0)
        assert (sheet["gods"], sheet["gods"] + sheet["nobles"]) == (gods, total)
