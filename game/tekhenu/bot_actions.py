"""TEK-19.7 to 19.13  What Botankhamon does with each god's action: he never pays, and explains every choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.tekhenu import bot_events
from game.tekhenu.components import components
from game.tekhenu.dial import Die
from game.tekhenu.gods import hathor, horus, osiris, ra, thoth
from game.tekhenu.legality import free_people_spaces
from game.tekhenu.scoring import district_leader, district_pieces
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, CARD_TYPES, FREE, HIGHEST, SCRIBE, card_type

Terms = tuple[tuple[str, int], ...]
LOT = "lot"
"""The last tie-break: chance."""


class Best(NamedTuple):
    """What he chose, how many were as good by the first figure, and what decided between them."""

    chosen: int
    tied: int = 1
    by: tuple[str, ...] = ()


def explain(
    game: Tekhenu, why: str, rule: str, terms: Terms = (), points: int = 0, tied: int = 1, by: tuple[str, ...] = ()
) -> None:
    game.report(bot_events.BotReason, game.bot, why, rule, terms, points, tied, by)


def instead(game: Tekhenu, rule: str) -> None:
    """TEK-19.7, 19.13  Points where he lacks the piece or a space."""
    explain(game, "instead", rule)
    game.score(game.bot, components().bot.instead_vp, "bot_instead")


def best(game: Tekhenu, spaces: Sequence[int], worth: Callable[[int], tuple[int, ...]], *breakers: str) -> Best:
    """The space worth most by the first figure; each further one is a tie-break with a name, the last one chance."""
    worths = {space: worth(space) for space in spaces}
    left, tied, by = list(spaces), 1, list[str]()
    for place, name in enumerate(("", *breakers)):
        top = max(worths[space][place] for space in left)
        still = [space for space in left if worths[space][place] == top]
        by += [name] if place and len(still) < len(left) else []
        left = still
        tied = tied if place else len(left)
    return Best(game.chance.pick(left), tied, (*by, LOT) if len(left) > 1 else tuple(by))


def act_horus(game: Tekhenu, one: Die) -> None:
    """TEK-19.7  At the god of the value; else where a Statue wins districts; else at the Temple; else points."""
    god, free = game.horus[one.face - 1], free_people_spaces(game)
    districts = [space for space in free if components().people_spaces[space].districts]
    temple = [space for space in free if components().people_spaces[space].line]
    if not game.seats[game.bot].statues:
        instead(game, "TEK-19.13")
    elif game.god_slot_free(god):
        explain(game, "statue_god", "TEK-19.7")
        horus.build_for_god(game, game.bot, god)
    elif any(districts_won(game, space) for space in districts):
        space, tied, by = best(game, districts, lambda space: (districts_won(game, space),))
        explain(game, "statue_districts", "TEK-19.7", (("districts", districts_won(game, space)),), 0, tied, by)
        horus.build_for_people(game, game.bot, space)
    elif temple:
        lines = components().people_spaces
        space, tied, by = best(game, temple, lambda space: (game.pillars_in(game.bot, lines[space].line),))
        pillars = game.pillars_in(game.bot, lines[space].line)
        points = pillars * components().points.temple_statue_own_pillar
        explain(game, "statue_temple", "TEK-19.7", (("pillars", pillars),), points, tied, by)
        horus.build_for_people(game, game.bot, space)
    else:
        instead(game, "TEK-19.7")


def districts_won(game: Tekhenu, space: int) -> int:
    """TEK-19.7  Districts that a Statue here would let him lead and that he does not lead now."""
    won = 0
    for district in components().people_spaces[space].districts:
        if district_leader(game, district) != game.bot:
            trial = game.clone()
            trial.people_statues[space] = game.bot
            won += district_leader(trial, district) == game.bot
    return won


def act_ra(game: Tekhenu, one: Die) -> None:
    """TEK-19.8  The tile of the value, not turned, where it brings most points."""
    slot = components().slot_of_value[one.face]
    empty = [space for space, tile in enumerate(game.laid) if not tile]
    if not game.seats[game.bot].pillars or not empty or not game.display[slot]:
        instead(game, "TEK-19.13")
        return
    space, tied, by = best(game, empty, lambda space: _rank(game, space), "own_building", "inner")
    terms = (*space_terms(game, space), ("slot", components().display[slot].vp))
    points = sum(n for _, n in terms)
    explain(game, "best_space", "TEK-19.8", tuple(term for term in terms if term[1]), points, tied, by)
    ra.lay(game, game.bot, slot, space, 0)
    game.score(game.bot, points, "bot_pillar")
    ra.raise_pillar(game, game.bot, space)
    ra.SlideDisplay(slot).run(game)


def space_terms(game: Tekhenu, number: int) -> Terms:
    """TEK-19.8  1 per Building in its lines, 1 per side that touches a tile or the border."""
    space = components().temple[number]
    buildings = sum(game.sites[site] != FREE for site in space.sites)
    sides = sum(other < 0 or game.laid[other] != "" for other in space.neighbours)
    return ("buildings", buildings), ("sides", sides)


def _rank(game: Tekhenu, number: int) -> tuple[int, bool, bool]:
    """TEK-19.8, R22  Points, then an own Building in line, then not touching the border."""
    space = components().temple[number]
    own = any(game.sites[site] == game.bot for site in space.sites)
    return sum(n for _, n in space_terms(game, number)), own, not any(space.border)


def act_hathor(game: Tekhenu, one: Die) -> None:
    """TEK-19.9, 19.13  The site with most own Pillars in line; Population moves in any case."""
    sites = [number for number in range(len(game.sites)) if game.site_open(number)]
    if game.seats[game.bot].buildings and sites:
        site, tied, by = best(game, sites, lambda site: (game.pillars_in(game.bot, components().sites[site].line),))
        pillars, points = (
            game.pillars_in(game.bot, components().sites[site].line),
            hathor.line_points(game, game.bot, site),
        )
        explain(game, "best_site", "TEK-19.9", (("pillars", pillars),), points, tied, by)
        hathor.build(game, game.bot, site)
        game.score(game.bot, points, "hathor_pillars")
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
    game.gain(game.bot, SCRIBE, components().bastet_scribes[one.face], "festival")


def act_thoth(game: Tekhenu, one: Die) -> None:
    """TEK-19.11  Decrees, then Technologies, then Blessings, from the highest section that he may use, then lower."""
    left = components().thoth[one.face].cards
    explain(game, "highest_section", "TEK-19.11", (("cards", left),))
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
    resource = components().resource_of[one.colour]
    if resource is None:
        fewest = emptiest_districts(game)
        district, tied = fewest[0], len(fewest)
        terms: Terms = (("built", buildings_in(game, district)),)
        explain(game, "emptiest_district", "TEK-19.12", terms, 0, tied, ("leftmost",) if tied > 1 else ())
    else:
        district = resource
        explain(game, "die_district", "TEK-19.12")
    space = first_free(game, one.face, district)
    if space % HIGHEST + 1 != one.face:
        explain(game, "row_full", "TEK-19.12")
    elif space // HIGHEST != district:
        explain(game, "space_taken", "TEK-19.12")
    osiris.build(game, game.bot, space)


def emptiest_districts(game: Tekhenu) -> list[int]:
    """TEK-19.12  Gray dice: the districts with fewest Buildings, from the left."""
    built = [buildings_in(game, district) for district in range(len(BASIC))]
    return [district for district, n in enumerate(built) if n == min(built)]


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
    "horus": act_horus,
    "ra": act_ra,
    "hathor": act_hathor,
    "bastet": act_bastet,
    "thoth": act_thoth,
    "osiris": act_osiris,
}
