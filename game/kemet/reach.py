"""KEM-6.6  Where a moving group can go next, and whether a Move can still end within the Troop limit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from game.kemet.boards import NOWHERE
from game.kemet.components import components
from game.kemet.expenses import teleport_price
from game.kemet.state import NOBODY, Kemet, March

IGNORES_WALLS = "ignore_walls"


def march_from(game: Kemet, seat: int, space: int) -> March:
    """KEM-6.6.1  The movement capacity of a Troop: base, God Speed, the creature on the starting space."""
    parts = components()
    bonus = sum(parts.creatures[one].land_moves for one in game.creatures[space])
    land = parts.land_moves + game.powers(seat).land_moves + bonus
    return March(space, land, parts.teleports, 0, first=True, gates=False, start=space, breached=NOWHERE)


def wall_breakers(game: Kemet, space: int) -> tuple[str, ...]:
    """KEM-6.6.7  Creatures there that let their group ignore walls."""
    return tuple(one for one in game.creatures[space] if components().creatures[one].special == IGNORES_WALLS)


def meets_wall(game: Kemet, seat: int, march: March, space: int) -> bool:
    """KEM-6.6.7, KEM-17.5  Walls let in who began the Move beside them, to one enemy district, or who opens gates."""
    if game.home[space] in (NOBODY, seat) or march.gates or game.powers(seat).ignore_walls:
        return False
    if march.breached != NOWHERE:
        return march.breached != space
    return march.start != space and march.start not in game.board.adjacent[space]


def arrived(game: Kemet, seat: int, march: March, space: int) -> March:
    """KEM-6.6.7  The Move once its group stands on a space: a district of another City is the one it may enter."""
    hostile = game.home[space] not in (NOBODY, seat)
    return replace(march, at=space, breached=space if hostile else march.breached)


def by_land(march: March) -> March:
    """What is left of the capacity after a land move."""
    return replace(march, land=march.land - 1, first=False)


def by_teleport(march: March) -> March:
    """What is left of the capacity after a paid teleport."""
    return replace(march, teleports=march.teleports - 1, first=False)


def by_card(march: March) -> March:
    """What is left of the capacity after a teleport by card."""
    return replace(march, card_teleports=march.card_teleports - 1, first=False)


Spending: TypeAlias = Callable[[March], March]


def can_depart(game: Kemet, seat: int, space: int) -> bool:
    """KEM-6.6.6  From a district with a pyramid, or with Teleport from an obelisk."""
    if game.levels[space]:
        return True
    return game.board.spaces[space].obelisk and game.powers(seat).teleport_from_obelisk


def land_steps(game: Kemet, seat: int, march: March, units: list[int]) -> list[int]:
    """KEM-6.6.5  Spaces that a land move can lead to."""
    if not march.land:
        return []
    return _enterable(game, seat, march, game.board.land[march.at], by_land, units)


def teleport_steps(game: Kemet, seat: int, march: March, units: list[int], prayers: int) -> list[int]:
    """KEM-6.6.6  Obelisks that a paid teleport can lead to."""
    price = teleport_price(game, seat)
    if not march.teleports or prayers < price or not can_depart(game, seat, march.at):
        return []
    return _enterable(game, seat, march, game.board.obelisks, by_teleport, units, prayers - price)


def card_teleport_steps(game: Kemet, seat: int, march: March, units: list[int]) -> list[int]:
    """KEM-6.6.6  Obelisks that a teleport by card can lead to, from any space and for nothing."""
    if not march.card_teleports:
        return []
    return _enterable(game, seat, march, game.board.obelisks, by_card, units)


def _enterable(
    game: Kemet, seat: int, march: March, spaces: tuple[int, ...], spent: Spending, units: list[int], prayers: int = -1
) -> list[int]:
    """Those of the spaces that some number of Units may enter."""
    purse = game.prayers[seat] if prayers < 0 else prayers
    breakers = bool(wall_breakers(game, march.at))
    here, limit = units[march.at], game.powers(seat).troop_limit
    least = max(1, here - limit)
    found = []
    for space in spaces:
        if space == march.at or (not breakers and meets_wall(game, seat, march, space)):
            continue
        held = game.holder[space]
        if held not in (NOBODY, seat):
            if least <= limit:
                found.append(space)
        elif units[space] + least <= limit:
            found.append(space)
        else:
            after = replace(spent(march), gates=True) if breakers else spent(march)
            if can_rest(game, seat, after, space, least, units, purse):
                found.append(space)
    return found


def can_rest(game: Kemet, seat: int, march: March, space: int, n: int, units: list[int], prayers: int) -> bool:
    """KEM-6.6.4  Whether the Move can end with no space above the Troop limit once `n` Units went on to `space`.

    `march` is what is left of the capacity after this step, its gates open if the group has a creature that ignores
    walls. It is enough to carry on no more than has to go.
    """
    limit = game.powers(seat).troop_limit
    scratch = units[:]
    scratch[march.at] -= n
    scratch[space] += n
    if scratch[march.at] > limit:
        return False
    if scratch[space] <= limit:
        return True
    march = arrived(game, seat, march, space)
    return bool(
        land_steps(game, seat, march, scratch)
        or card_teleport_steps(game, seat, march, scratch)
        or teleport_steps(game, seat, march, scratch, prayers)
    )
