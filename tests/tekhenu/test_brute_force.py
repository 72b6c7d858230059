"""TEK-3.6, TEK-5.8, TEK-9, TEK-16, TEK-17, TEK-19.8  Random positions: the game against naive readings of the rules."""

from collections import Counter
from itertools import product

import pytest

from game.core.chance import Chance
from game.tekhenu import events
from game.tekhenu.botankhamon import BotTurn
from game.tekhenu.components import components
from game.tekhenu.decrees import CountDecrees
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.means import Means, payable, payments
from game.tekhenu.scoring import BeginScoring
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import TakeDie
from game.tekhenu.using import DoExtra, DoMain, DoMurky, DoProduce, Forfeit
from game.tekhenu.words import BASIC, COLOURS, FREE, GODS, GOODS
from tests.tekhenu.look import dice_offered, question, sheet
from tests.tekhenu.table import ME, action, dice, goods, hand, pieces, pillar, plenty, sun, table, tracks, turn
from tests.titles.playing import offers, only, run

# Payments


def covers(good: str, unit: str, t10: bool, t22: bool) -> bool:
    """TEK-1.3, 14.2  Whether one token can stand for one unit of a price."""
    wild = good == unit or (good == "gold" and unit in BASIC)
    by_t10 = t10 and ({good, unit} == {"gold", "scribe"} or (good == "scribe" and unit in BASIC))
    return wild or by_t10 or (t22 and {good, unit} == {"limestone", "granite"})


def matches(paid: list[str], units: list[str], t10: bool, t22: bool) -> bool:
    """Whether every token finds a unit of its own."""
    if not paid:
        return not units
    first, rest = paid[0], paid[1:]
    return any(
        covers(first, unit, t10, t22) and matches(rest, units[:n] + units[n + 1 :], t10, t22)
        for n, unit in enumerate(units)
    )


def naive_payments(owned: list[int], price: list[int], t10: bool, t22: bool) -> set[tuple[int, ...]]:
    units = [GOODS[good] for good, n in enumerate(price) for _ in range(n)]
    found = set()
    for paid in product(*(range(min(n, len(units)) + 1) for n in owned)):
        tokens = [GOODS[good] for good, n in enumerate(paid) for _ in range(n)]
        if len(tokens) == len(units) and matches(tokens, units, t10, t22):
            found.add(paid)
    return found


PRICES = [
    *[[n, 0, 0, 0, 0, 0, 0] for n in range(1, 4)],
    *[[0, n, 0, 0, 0, 0, 0] for n in range(1, 5)],
    *[[0, 0, lime, granite, 0, 0, 0] for lime in range(5) for granite in range(3) if 2 <= lime + granite <= 4],
    *[[0, 0, 0, n, 0, 0, 0] for n in range(3, 5)],
    [0, 0, 0, 0, 2, 0, 0],
    *[[0, 0, 0, 0, 0, n, 0] for n in range(1, 4)],
]
"""Every kind of price of the game: cards, Bread, tiles, Statues, D03, Scribes."""


@pytest.mark.parametrize("t22", [False, True])
@pytest.mark.parametrize("t10", [False, True])
def test_payments_are_exactly_those_of_the_rules(t10: bool, t22: bool) -> None:
    """TEK-3.6, 1.3, 14.2, DP17  Every way to pay, none twice, none more; payable exactly if there is one."""
    chance = Chance(17)
    for price in PRICES:
        for _ in range(12):
            owned = [chance.below(4) for _ in GOODS]
            means = Means(owned, t10, t22)
            found = payments(means, tuple(price))
            assert Counter(found) == Counter(naive_payments(owned, price, t10, t22)), (owned, price)
            assert payable(means, tuple(price)) == bool(found)


# The Temple


def random_temple(chance: Chance, seats: int, solo: bool = False) -> Tekhenu:
    """Tiles, Buildings and Statues strewn over the board."""
    game = table(seats, seed=chance.below(99), solo=solo)
    spaces = [space.id for space in components().temple]
    chance.shuffle(spaces)
    for space in spaces[: 3 + chance.below(12)]:
        seat = chance.below(seats)
        if game.seats[seat].pillars > 1:
            pillar(game, seat, space, game.pile[0], chance.below(4))
    for site in [site.id for site in components().sites if site.min_players <= seats]:
        if chance.below(2) and game.seats[owner := chance.below(seats)].buildings:
            pieces(game, owner, site)
    for space in ("ST_ROW", "ST_COL", "SO_WORK", "SO_QUAR"):
        if chance.below(2):
            pieces(game, chance.below(seats), space)
    return game


BORDER = {"N": "rbgor", "E": "bgorb", "S": "gbrog", "W": "ogbro"}
"""TEK-9.2  As printed: top and bottom from left to right, right and left from above."""
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def turned(tile: str, turn: int) -> dict[str, str]:
    """The sides of a tile after quarter turns clockwise, one after the other."""
    sides = [colour[0] for colour in components().tiles[tile].outlines]
    for _ in range(turn):
        sides = [sides[3], *sides[:3]]
    return dict(zip("NESW", sides, strict=True))


def touching(game: Tekhenu, row: int, column: int, side: str) -> str:
    """The colour on the other side of an edge, "" if nothing lies there."""
    down, right = STEPS[side]
    other_row, other_column = row + down, column + right
    if not (0 <= other_row < 5 and 0 <= other_column < 5):
        return BORDER[side][column if side in "NS" else row]
    number = other_row * 5 + other_column
    opposite = {"N": "S", "S": "N", "E": "W", "W": "E"}[side]
    return turned(game.laid[number], game.turned[number])[opposite] if game.laid[number] else ""


def naive_sides(game: Tekhenu, tile: str, turn: int, row: int, column: int) -> int:
    sides = turned(tile, turn)
    matching = sum(touching(game, row, column, side) == sides[side] for side in "NESW")
    return matching * (2 if row in (0, 4) and column in (0, 4) else 1)


def ends(row: int, column: int) -> list[str]:
    """TEK-1.7  The sites at the ends of the row and the column of a space."""
    return [f"HL{row + 1}", f"HR{row + 1}", f"HT{column + 1}", f"HB{column + 1}"]


def at(game: Tekhenu, site: str) -> int:
    """Who stands on a site; FREE also where there is none."""
    return game.sites[components().number[site]] if site in components().number else FREE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_of_a_laid_tile(seats: int) -> None:
    """TEK-9.1, 9.2, 1.7, R17  Random temples, tiles, spaces and turns: Buildings in line and matching sides."""
    chance = Chance(seats)
    for _ in range(40):
        game = random_temple(chance, seats)
        plenty(game)
        action(game, "ra", value := 1 + chance.below(6))
        tile = game.display[{1: 2, 2: 2, 3: 1, 4: 1, 5: 0, 6: 0}[value]]
        place = chance.pick(offers(game, LayOn))
        number = components().number[place.space]
        row, column = divmod(number, 5)
        before = game.clone()
        game.apply(place)
        turn = chance.pick(offers(game, TurnTile)).turn
        game.apply(TurnTile(turn))
        found = sheet(game)
        assert found.get("ra_outlines", 0) == naive_sides(before, tile, turn, row, column)
        assert found.get("ra_buildings", 0) == sum(at(before, site) != FREE for site in ends(row, column))


def naive_temple(game: Tekhenu, seat: int, statues_count: bool) -> int:
    """TEK-17.2, 18.4  By coordinates."""
    own = [site.id for number, site in enumerate(components().sites) if game.sites[number] == seat]
    row_statue, column_statue = (owner == seat and statues_count for owner in game.people_statues[:2])
    total = len(own) + row_statue + column_statue
    for row, column in [divmod(number, 5) for number, owner in enumerate(game.pillars) if owner == seat]:
        total += sum(site in own for site in ends(row, column))
        total += (row == 2 and row_statue) + (column == 2 and column_statue)
    return total


def naive_leader(game: Tekhenu, district: int) -> int:
    """TEK-17.1, R09  Most pieces, then the lowest row, a Statue being row 0."""
    ranks = {}
    for seat in range(len(game.seats)):
        rows = [row for row in range(1, 7) if game.osiris[district * 6 + row - 1] == seat]
        rows += [0] if game.people_statues[2 if district < 2 else 3] == seat else []
        if rows:
            ranks[seat] = (len(rows), -min(rows))
    return max(ranks, key=ranks.__getitem__, default=FREE)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scoring_of_temple_and_districts(seats: int) -> None:
    """TEK-17.1, 17.2, 18.4, 1.6, 1.7, R09, R16  Random boards: Temple, district leaders, Echo of the Temple."""
    chance = Chance(100 + seats)
    for _ in range(40):
        game = random_temple(chance, seats)
        for space in components().osiris_spaces:
            if not chance.below(3) and game.seats[seat := chance.below(seats)].buildings:
                pieces(game, seat, space.id)
        wanted = [naive_temple(game, seat, True) for seat in range(seats)]
        leaders = [naive_leader(game, district) for district in range(4)]
        heard = run(game, BeginScoring())
        assert [sheet(game, seat).get("temple", 0) for seat in range(seats)] == wanted
        found = {event.district: event.seat for event in only(heard, events.DistrictScored)}
        assert [found.get(name, FREE) for name in BASIC] == leaders
        hand(game, ME, "D24")
        assert events.DecreeScored(ME, "D24", naive_temple(game, ME, False)) in run(game, CountDecrees(ME))


# What must be done


def naive_plain(game: Tekhenu, god: str, value: int) -> bool:
    """TEK-5.9, 3.6  Whether seat 0 can do a god action as the die lies, with Gold but without aids."""
    owner = game.seats[ME]
    have = dict(zip(GOODS, owner.goods, strict=True))
    for card, its_god, good in (("T04", "horus", "granite"), ("T20", "thoth", "papyrus"), ("T21", "hathor", "bread")):
        if card in owner.technologies and god == its_god:
            have[good] += 1
    if god == "horus":
        space = game.god_slot_free(game.horus[value - 1]) or FREE in game.people_statues
        return owner.statues > 0 and space and have["granite"] + have["gold"] >= [2, 2, 3, 3, 4, 4][6 - owner.statues]
    if god == "ra":
        tile = components().tiles[game.display[{1: 2, 2: 2, 3: 1, 4: 1, 5: 0, 6: 0}[value]]]
        short = sum(max(0, tile.cost[n] - owner.goods[n]) for n in (2, 3))
        return owner.pillars > 0 and short <= have["gold"]
    if god == "hathor":
        prices = [site.bread for n, site in enumerate(components().sites) if game.site_open(n)]
        return owner.buildings > 0 and bool(prices) and have["bread"] + have["gold"] >= min(prices)
    if god == "bastet":
        return have["papyrus"] + have["gold"] >= 2
    if god == "thoth":
        return owner.happiness > 0 and have["papyrus"] + have["gold"] >= [0, 0, 2, 2, 3, 3][value - 1]
    row = [game.osiris[district * 6 + value - 1] for district in range(4)]
    return owner.happiness > 0 and owner.buildings > 0 and FREE in row


ACTIONS = (DoMain, DoProduce, DoExtra, DoMurky)


def comes_to_act(game: Tekhenu) -> bool:
    """Whether some chain of cards, Scribes and payments ends with an action."""
    if any(isinstance(move, ACTIONS) for move in game.moves()):
        return True
    for move in [move for move in game.moves() if not isinstance(move, Forfeit)]:
        trial = game.clone()
        trial.apply(move)
        if question(trial) in ("UseDie", "ChoosePayment") and comes_to_act(trial):
            return True
    return False


def alone(game: Tekhenu, move: TakeDie) -> bool:
    """The same die taken when it is the only one on the dial: can anything come of it?"""
    trial = game.clone()
    dice(trial, f"{move.section} {move.colour} {move.face}")
    turn(trial)
    trial.apply(next(one for one in dice_offered(trial) if one.plate == move.plate))
    return comes_to_act(trial)


AIDS = ["B09", "B11", "B13", "B15", "B17", "B19", "T08", "T10", "T14", "T19", "T22", "T24", "T04", "T20", "T21"]


def random_turn(chance: Chance) -> Tekhenu:
    """Few goods, some aids, mostly gray dice."""
    game = table(2, seed=chance.below(99))
    sun(game, GODS[chance.below(6)])
    goods(game, ME, **{good: chance.below(2) for good in GOODS if chance.below(3) == 0})
    tracks(game, ME, 5, chance.below(3))
    hand(game, ME, " ".join({chance.pick(AIDS) for _ in range(chance.below(4))}))
    if chance.below(4) == 0:
        pieces(game, 1, "SO_WORK SO_QUAR ST_ROW ST_COL")
    colours = ["gray"] * 8 if chance.below(2) else ["gray", "gray", *COLOURS]
    laid: list[str] = []
    bag = Counter(game.bag)
    for god in GODS:
        colour = chance.pick(colours)
        if chance.below(2) and bag[colour]:
            bag[colour] -= 1
            laid.append(f"{god} {colour} {1 + chance.below(6)}")
    dice(game, ", ".join(laid) or "ra gray 3")
    return game


def test_takeable_dice_and_compulsory_actions() -> None:
    """TEK-5.2, 5.8, 5.9, R18, R38  The dice offered, and the forfeit, against a search through all chains."""
    chance = Chance(2)
    forced_seen = free_seen = 0
    for _ in range(150):
        game = random_turn(chance)
        turn(game)
        lying = [(god, one) for n, god in enumerate(GODS) for one in game.sections[n]]
        takeable = [(god, one) for god, one in lying if game.purity(GODS.index(god), one.colour) != "forbidden"]
        forced = any(one.colour != "gray" or naive_plain(game, god, one.face) for god, one in takeable)
        offered = {(move.section, move.colour, move.face) for move in dice_offered(game)}
        for move in dice_offered(game):
            assert not forced or move.plate == "forbidden" or alone(game, move)
        for god, one in takeable:
            if (god, one.colour, one.face) not in offered:
                assert forced
                trial = game.clone()
                dice(trial, f"{god} {one.colour} {one.face}")
                turn(trial)
                trial.apply(dice_offered(trial)[0])
                assert not comes_to_act(trial)
        choice = chance.pick(dice_offered(game))
        game.apply(choice)
        if takeable and choice.plate != "forbidden":
            assert (Forfeit() in game.moves()) == (not forced)
            forced_seen += forced
            free_seen += not forced
    assert forced_seen > 20
    assert free_seen > 20


# Botankhamon's space


def test_botankhamons_best_space() -> None:
    """TEK-19.8, R22  Random temples: the space he takes is among the best by a naive count."""
    chance = Chance(8)
    for _ in range(60):
        game = random_temple(chance, 2, solo=True)
        ranks = {}
        for number in [number for number, tile in enumerate(game.laid) if not tile]:
            row, column = divmod(number, 5)
            sides = sum(touching(game, row, column, side) != "" for side in "NESW")
            owners = [at(game, site) for site in ends(row, column)]
            points = sides + sum(owner != FREE for owner in owners)
            ranks[number] = (points, game.bot in owners, 0 < row < 4 and 0 < column < 4)
        dice(game, f"ra gray {1 + chance.below(6)}")
        before = game.points[game.bot]
        heard = run(game, BotTurn(game.bot))
        laid = components().number[only(heard, events.PillarLaid)[0].space]
        assert ranks[laid] == max(ranks.values())
        assert sheet(game, game.bot)["bot_pillar"] - ranks[laid][0] in (1, 2, 3)
        assert game.points[game.bot] > before
