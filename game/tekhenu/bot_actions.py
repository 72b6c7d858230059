"""TEK-19.7 to 19.13  What Botankhamon does with each god's action: he never pays, and explains every choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.tekhenu import bot_events
from game.tekhenu.components import box
from game.tekhenu.dial import Die
from game.tekhenu.gods import hathor, horus, osiris, ra, thoth
from game.tekhenu.legality import free_people_spaces
from game.tekhenu.scoring import district_leader, district_pieces
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, CARD_TYPES, FREE, HIGHEST, SCRIBE, card_type


def explain(game: Tekhenu, why: str, rule: str) -> None:
    game.report(bot_events.BotReason, game.bot, why, rule)


def instead(game: Tekhenu, rule: str) -> None:
    """TEK-19.7, 19.13  Points where he lacks the piece or a space."""
    explain(game, "instead", rule)
    game.score(game.bot, box().bot.instead_vp, "bot_instead")


def best(game: Tekhenu, spaces: Sequence[int], worth: Callable[[int], tuple[int, ...]]) -> int:
    """The space worth most, ties at random."""
    worths = [worth(space) for space in spaces]
    top = max(worths)
    return game.chance.pick([space for space, its in zip(spaces, worths, strict=True) if its == top])


def act_horus(game: Tekhenu, one: Die) -> None:
    """TEK-19.7  At the god of the value; else where a Statue wins districts; else at the Temple; else points."""
    god, free = game.horus[one.face - 1], free_people_spaces(game)
    districts = [space for space in free if box().people_spaces[space].districts]
    temple = [space for space in free if box().people_spaces[space].line]
    if not game.seats[game.bot].statues:
        instead(game, "TEK-19.13")
    elif game.god_slot_free(god):
        explain(game, "statue_god", "TEK-19.7")
        horus.build_for_god(game, game.bot, god)
    elif any(districts_won(game, space) for space in districts):
        explain(game, "statue_districts", "TEK-19.7")
        horus.build_for_people(game, game.bot, best(game, districts, lambda space: (districts_won(game, space),)))
    elif temple:
        explain(game, "statue_temple", "TEK-19.7")
        lines = box().people_spaces
        space = best(game, temple, lambda space: (game.pillars_in(game.bot, lines[space].line),))
        horus.build_for_people(game, game.bot, space)
    else:
        instead(game, "TEK-19.7")


def districts_won(game: Tekhenu, space: int) -> int:
    """TEK-19.7  Districts that a Statue here would let him lead and that he does not lead now."""
    won = 0
    for district in box().people_spaces[space].districts:
        if district_leader(game, district) != game.bot:
            trial = game.clone()
            trial.people_statues[space] = game.bot
            won += district_leader(trial, district) == game.bot
    return won


def act_ra(game: Tekhenu, one: Die) -> None:
    """TEK-19.8  The tile of the value, not turned, where it brings most points."""
    slot = box().slot_of_value[one.face]
    empty = [space for space, tile in enumerate(game.laid) if not tile]
    if not game.seats[game.bot].pillars or not empty or not game.display[slot]:
        instead(game, "TEK-19.13")
        return
    explain(game, "best_space", "TEK-19.8")
    space = best(game, empty, lambda space: _rank(game, space))
    points = space_points(game, space) + box().display[slot].vp
    ra.lay(game, game.bot, slot, space, 0)
    game.score(game.bot, points, "bot_pillar")
    ra.raise_pillar(game, game.bot, space)
    ra.SlideDisplay(slot).run(game)


def space_points(game: Tekhenu, number: int) -> int:
    """TEK-19.8  1 per Building in its lines, 1 per side that touches a tile or the border."""
    space = box().temple[number]
    buildings = sum(game.sites[site] != FREE for site in space.sites)
    sides = sum(other < 0 or game.laid[other] != "" for other in space.neighbours)
    return buildings + sides


def _rank(game: Tekhenu, number: int) -> tuple[int, bool, bool]:
    """TEK-19.8, R22  Points, then an own Building in line, then not touching the border."""
    space = box().temple[number]
    own = any(game.sites[site] == game.bot for site in space.sites)
    return space_points(game, number), own, not any(space.border)


def act_hathor(game: Tekhenu, one: Die) -> None:
    """TEK-19.9, 19.13  The site with most own Pillars in line; Population moves in any case."""
    sites = [number for number in range(len(game.sites)) if game.site_open(number)]
    if game.seats[game.bot].buildings and sites:
        explain(game, "best_site", "TEK-19.9")
        site = best(game, sites, lambda site: (game.pillars_in(game.bot, box().sites[site].line),))
        hathor.build(game, game.bot, site)
        game.score(game.bot, hathor.line_points(game, game.bot, site), "hathor_pillars")
    else:
        instead(game, "TEK-19.13")
    game.raise_population(game.bot, one.face)


def act_bastet(game: Tekhenu, one: Die) -> None:
    """TEK-19.10  Scribes as usual; each point is Happiness while it is below Population, else Population."""
    owner = game.seats[game.bot]
    explain(game, "festival", "TEK-19.10")
    for _ in range(one.face):
        if owner.happiness < owner.population:
            game.raise_happiness(game.bot, 1)
        else:
            game.raise_population(game.bot, 1)
    game.gain(game.bot, SCRIBE, box().bastet_scribes[one.face], "festival")


def act_thoth(game: Tekhenu, one: Die) -> None:
    """TEK-19.11  Decrees, then Technologies, then Blessings, from the highest section that he may use, then lower."""
    left = box().thoth[one.face].cards
    explain(game, "highest_section", "TEK-19.11")
    for section in reversed(game.card_sections(game.bot)):
        for kind in reversed(CARD_TYPES):
            for card in [card for card in game.market[section] if card and card_type(card) == kind][:left]:
                thoth.take_from_market(game, game.bot, section, card)
                game.keep(game.bot, card)
                left -= 1


def act_osiris(game: Tekhenu, one: Die) -> None:
    """TEK-19.12  The row of the value and the district of the colour, then to the right, then the next lower row."""
    if not game.seats[game.bot].buildings or FREE not in game.osiris:
        instead(game, "TEK-19.13")
        return
    resource = box().resource_of[one.colour]
    explain(game, "emptiest_district" if resource is None else "die_district", "TEK-19.12")
    district = emptiest_district(game) if resource is None else resource
    osiris.build(game, game.bot, first_free(game, one.face, district))


def emptiest_district(game: Tekhenu) -> int:
    """TEK-19.12  Gray dice: the district with fewest Buildings, tie leftmost."""
    return min(range(len(BASIC)), key=lambda district: buildings_in(game, district))


def buildings_in(game: Tekhenu, district: int) -> int:
    return sum(row > 0 for rows in district_pieces(game, district).values() for row in rows)


def first_free(game: Tekhenu, row: int, district: int) -> int:
    """TEK-19.12  Districts to the right, cyclic; then rows 6-5-4-3-2-1-6, cyclic, from the same district."""
    for lower in range(HIGHEST):
        at = (row - 1 - lower) % HIGHEST
        for step in range(len(BASIC)):
            number = (district + step) % len(BASIC) * HIGHEST + at
            if game.osiris[number] == FREE:
                return number
    raise AssertionError("some space is free")


BOT_ACTIONS: dict[str, Callable[[Tekhenu, Die], None]] = {
    "horus": act_horus, "ra": act_ra, "hathor": act_hathor, "bastet": act_bastet, "thoth": act_thoth,
    "osiris": act_osiris,
}  # fmt: skip
