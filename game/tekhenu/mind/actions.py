"""What a computer seat expects of a god action or a Production before anything of it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.tekhenu.actions import BEST_OF_LAYOUT, CULTS
from game.tekhenu.components import components
from game.tekhenu.gods.hathor import line_points
from game.tekhenu.legality import free_in_row, free_people_spaces, goods_before, price_of_statue
from game.tekhenu.means import NOTHING, Goods, cost
from game.tekhenu.mind.cards import card_worth
from game.tekhenu.mind.districts import building_helps, statue_helps
from game.tekhenu.mind.outlook import Outlook, gain_worth, goods_worth
from game.tekhenu.mind.temple import ability_worth, best_space_worth
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, BREAD, GOD_NUMBER, GOLD, HIGHEST, PAPYRUS, SCRIBE

EXCESS = -0.2
"""One token of excess on the scales."""
IMPOSSIBLE = -99.0


def action_worth(game: Tekhenu, seat: int, god: str, values: Iterable[int], ahead: Outlook) -> float:
    """What a god action brings with the best of some values, its price and its effect on others taken off."""
    best = max((_ESTIMATES[god](game, seat, value, ahead) for value in values), default=IMPOSSIBLE)
    return best + patronage(game, seat, god)


def patronage(game: Tekhenu, seat: int, god: str) -> float:
    """TEK-5.10, 8.3  What Technologies and Statues pay for an action, to the seat and to others."""
    number, worth = GOD_NUMBER[god], 0.0
    card = CULTS.get(god, "")
    if card and game.has(seat, card):
        worth += components().technologies[card].gain.vp
    for owner in game.god_statues[number]:
        bonus = gain_worth(components().horus_slots[game.horus.index(number)].bonus)
        if owner != seat:
            worth -= bonus
        elif game.layout == BEST_OF_LAYOUT:
            worth += bonus
    return worth


def traded(game: Tekhenu, seat: int, price: Goods, gained: Sequence[int], ahead: Outlook) -> float:
    """The change in what tokens are worth; Gold stands in for what is short."""
    goods = game.seats[seat].goods
    left = [own + new for own, new in zip(goods, gained, strict=True)]
    for good in range(len(BASIC)):
        left[good] -= price[good]
        if left[good] < 0:
            left[GOLD] = max(0, left[GOLD] + left[good])
            left[good] = 0
    left[SCRIBE] = max(0, left[SCRIBE] - price[SCRIBE])
    return goods_worth(left, ahead) - goods_worth(goods, ahead)


def produced(game: Tekhenu, seat: int, resource: int, value: int, ahead: Outlook) -> float:
    """TEK-7  What a Production brings."""
    kept = min(value, game.seats[seat].production[resource])
    excess, points = value - kept, 0.0
    if game.has(seat, "T13"):
        kept += components().technologies["T13"].extra_goods
    if game.has(seat, "T12"):
        points += excess * components().technologies["T12"].vp_per_excess
    if resource == BREAD and game.has(seat, "T17"):
        points += components().technologies["T17"].gain.vp
    return traded(game, seat, NOTHING, cost(resource, kept), ahead) + EXCESS * excess + points


# What is done once the price is paid


def statue_raised(game: Tekhenu, seat: int, value: int, ahead: Outlook) -> float:
    """TEK-8  The best place for a Statue."""
    places = [for_people(game, seat, space, ahead) for space in free_people_spaces(game)]
    god = game.horus[value - 1]
    if game.god_slot_free(god):
        places.append(for_god(game, seat, god, ahead))
    built = game.statues_built(seat)
    return max(places, default=IMPOSSIBLE) + ahead.statues[min(built + 1, components().statues)] - ahead.statues[built]


def for_god(game: Tekhenu, seat: int, god: int, ahead: Outlook) -> float:
    """TEK-8.3  The bonuses of a Statue at a god; a second one there brings none."""
    return 0.0 if seat in game.god_statues[god] else ahead.streams[game.horus.index(god)][god]


def for_people(game: Tekhenu, seat: int, space: int, ahead: Outlook) -> float:
    """TEK-8.4  Gold, own Pillars in line, districts."""
    place, points = components().people_spaces[space], components().points
    worth = traded(game, seat, NOTHING, cost(GOLD, game.statue_gold[space]), ahead)
    if place.line:
        pillars = game.pillars_in(seat, place.line)
        worth += pillars * points.temple_statue_own_pillar
        worth += ahead.scorings * (points.temple_piece + pillars * points.temple_pillar)
    return worth + sum(statue_helps(game, seat, district, ahead) for district in place.districts)


def tile_laid(game: Tekhenu, seat: int, slot: int, tile: str, ahead: Outlook) -> float:
    """TEK-9  The best space for a tile, the points of its place in the display, its ability."""
    worth = best_space_worth(game, seat, tile, ahead) + ability_worth(game, seat, tile, ahead)
    return worth + components().display[slot].vp


def site_built(game: Tekhenu, seat: int, site: int, value: int, ahead: Outlook) -> float:
    """TEK-10.2 to 10.4  Own Pillars and empty spaces in the line, Population, the emptied slot."""
    place, points, owner = components().sites[site], components().points, game.seats[seat]
    found = [0] * len(owner.goods)
    for space in place.line:
        if not game.laid[space]:
            found[components().temple[space].good] += 1
    worth = traded(game, seat, NOTHING, found, ahead) + line_points(game, seat, site)
    worth += ahead.scorings * (points.temple_piece + points.temple_pillar * game.pillars_in(seat, place.line))
    return worth + populated(game, seat, value, ahead) + slot_emptied(game, seat, ahead)


def populated(game: Tekhenu, seat: int, steps: int, ahead: Outlook) -> float:
    """TEK-3.9  Population rises."""
    owner, end = game.seats[seat], components().track_end
    grown = min(owner.population + steps, end)
    worth = ahead.population[grown] - ahead.population[owner.population]
    return worth + ahead.room[grown - owner.happiness] - ahead.room[owner.population - owner.happiness]


def slot_emptied(game: Tekhenu, seat: int, ahead: Outlook) -> float:
    """TEK-17.6, 17.7  One more Building leaves the player board."""
    built = game.built(seat)
    bread = components().building_bread[built + 1] - components().building_bread[built]
    owed = 0.0 if game.has(seat, "T17") else bread * (ahead.hunger + ahead.later_bread)
    return ahead.slots[built + 1] - ahead.slots[built] - owed


def festival_held(game: Tekhenu, seat: int, value: int, ahead: Outlook) -> float:
    """TEK-11.2, 11.3."""
    owner = game.seats[seat]
    happier = max(owner.happiness, min(owner.happiness + value, owner.population))
    worth = ahead.happiness[happier] - ahead.happiness[owner.happiness]
    worth += ahead.room[owner.population - happier] - ahead.room[owner.population - owner.happiness]
    return worth + traded(game, seat, NOTHING, cost(SCRIBE, components().bastet_scribes[value]), ahead)


def cards_taken(game: Tekhenu, seat: int, section: int, count: int, ahead: Outlook) -> float:
    """TEK-12.4  The best cards of a section."""
    worths = sorted((card_worth(game, seat, card, ahead) for card in game.market[section] if card), reverse=True)
    return sum(worths[:count])


def workplace_built(game: Tekhenu, seat: int, space: int, ahead: Outlook) -> float:
    """TEK-13.3  Production, goods, the free step of row 6, the emptied slot, the district."""
    place, levels, most = components().osiris_spaces[space], game.seats[seat].production, components().most_production
    gold = game.row_gold if place.row == components().gold_row else 0
    found = [amount + gold * (good == GOLD) for good, amount in enumerate(place.gain.goods)]
    worth = traded(game, seat, NOTHING, found, ahead)
    for resource, steps in enumerate(place.production):
        worth += ahead.production[min(levels[resource] + steps, most)] - ahead.production[levels[resource]]
    if place.any_production:
        worth += production_raised(game, seat, ahead)
    return worth + slot_emptied(game, seat, ahead) + building_helps(game, seat, space, ahead)


def production_raised(game: Tekhenu, seat: int, ahead: Outlook) -> float:
    """TEK-13.3  The best single step of Production."""
    table, most = ahead.production, components().most_production
    return max(table[min(level + 1, most)] - table[level] for level in game.seats[seat].production)


# The same with the price


def _horus(game: Tekhenu, seat: int, value: int, ahead: Outlook) -> float:
    gained = goods_before(game, seat, "horus")
    return statue_raised(game, seat, value, ahead) + traded(game, seat, price_of_statue(game, seat), gained, ahead)


def _ra(game: Tekhenu, seat: int, value: int, ahead: Outlook) -> float:
    slot = components().slot_of_value[value]
    tile = game.display[slot]
    return tile_laid(game, seat, slot, tile, ahead) + traded(game, seat, components().tiles[tile].cost, NOTHING, ahead)


def _hathor(game: Tekhenu, seat: int, value: int, ahead: Outlook) -> float:
    return best_site(game, seat, value, ahead, free=False)


def best_site(game: Tekhenu, seat: int, value: int, ahead: Outlook, free: bool) -> float:
    """TEK-10.1  The best site, its Bread taken off unless it is free."""
    gained = goods_before(game, seat, "hathor")
    return max(
        site_built(game, seat, site, value, ahead)
        + traded(game, seat, NOTHING if free else cost(BREAD, place.bread), gained, ahead)
        for site, place in enumerate(components().sites)
        if game.site_open(site)
    )


def _bastet(game: Tekhenu, seat: int, value: int, ahead: Outlook) -> float:
    price = cost(PAPYRUS, components().bastet_papyrus)
    return festival_held(game, seat, value, ahead) + traded(game, seat, price, NOTHING, ahead)


def _thoth(game: Tekhenu, seat: int, value: int, ahead: Outlook) -> float:
    return best_section(game, seat, value, ahead, free=False)


def best_section(game: Tekhenu, seat: int, value: int, ahead: Outlook, free: bool) -> float:
    """TEK-12.1, 12.2  The best cards of one section, their Papyrus taken off unless they are free."""
    price = components().thoth[value]
    papyrus = NOTHING if free else cost(PAPYRUS, price.papyrus)
    paid = traded(game, seat, papyrus, goods_before(game, seat, "thoth"), ahead)
    found = [cards_taken(game, seat, section, price.cards, ahead) for section in game.card_sections(seat)]
    return max(found, default=0.0) + paid


def _osiris(game: Tekhenu, seat: int, value: int, ahead: Outlook) -> float:
    happiness = game.seats[seat].happiness
    lost = ahead.happiness[happiness - components().osiris_cost] - ahead.happiness[happiness]
    return best_workplace(game, seat, value, range(len(BASIC)), ahead) + lost


def best_workplace(game: Tekhenu, seat: int, row: int, districts: Iterable[int], ahead: Outlook) -> float:
    """TEK-13.2  The best free space of a row."""
    allowed = tuple(districts)
    return max(
        workplace_built(game, seat, space, ahead) for space in free_in_row(game, row) if space // HIGHEST in allowed
    )


_ESTIMATES: dict[str, Callable[[Tekhenu, int, int, Outlook], float]] = {
    "horus": _horus,
    "ra": _ra,
    "hathor": _hathor,
    "bastet": _bastet,
    "thoth": _thoth,
    "osiris": _osiris,
}
