"""Units and creatures on the map: recruits, marches, teleports, losses, and the start and end of a combat."""

from __future__ import annotations

from game.kemet import events as happened
from game.kemet.components import NONE
from game.kemet.state import NOBODY
from ui.boards.animation.flights import Flight, Flights
from ui.titles.kemet.animation.clash import Clash
from ui.titles.kemet.animation.director import Director, Shown
from ui.titles.kemet.animation.drops import Drop, Fallen, recruits
from ui.titles.kemet.animation.marches import March, Teleport
from ui.titles.kemet.map import figures
from ui.titles.kemet.map.pieces import Troop
from ui.titles.kemet.map.trail import land_line


def garrisoned(stage: Director, event: happened.DistrictsGarrisoned) -> None:
    places = [(space, event.n, False) for space in event.space]
    stage.add(recruits(stage.picture, stage.under(), event.seat, places))
    for space in event.space:
        stage.put_units(event.seat, stage.space(space), event.n)


def placed(stage: Director, event: happened.UnitsPlaced) -> None:
    space = stage.space(event.space)
    beside = stage.now.holder[space] not in (NOBODY, event.seat)
    stage.pay(event.seat, event.price)
    stage.add(recruits(stage.picture, stage.under(), event.seat, [(event.space, event.n, beside)]))
    stage.put_units(event.seat, space, event.n)


def moved(stage: Director, event: happened.TroopMoved) -> None:
    group = _leave(stage, event.seat, event.start, event.n, event.creature)
    line = land_line(stage.geometry, event.start, event.space)
    sails = stage.geometry.harbour(event.start, event.space) is not None
    goal = _goal(stage, event.seat, event.space)
    stage.add(March(stage.picture, stage.under(), group, [*line[:-1], goal], sails))
    _arrive(stage, event.space, group)


def teleported(stage: Director, event: happened.TroopTeleported) -> None:
    group = _leave(stage, event.seat, event.start, event.n, event.creature)
    stage.pay(event.seat, event.price)
    start, goal = stage.geometry.troop(event.start), _goal(stage, event.seat, event.space)
    stage.add(Teleport(stage.picture, stage.under(), group, start, goal))
    _arrive(stage, event.space, group)


def withdrawn(stage: Director, event: happened.TroopEscaped | happened.TroopRetreated) -> None:
    """The whole Troop, also one that attacked and lost."""
    space = stage.space(event.start)
    troop, attacks = stage.troop(space, event.seat)
    creatures = troop.creatures if troop is not None else ()
    combat = stage.now.combat
    if attacks and combat is not None:
        combat.units, combat.creature = 0, NONE
        group = Troop(event.seat, event.n, creatures)
    else:
        group = _leave(stage, event.seat, event.start, event.n, creatures)
    line = land_line(stage.geometry, event.start, event.space)
    stage.add(March(stage.picture, stage.under(), group, line))
    _arrive(stage, event.space, group)


def _leave(stage: Director, seat: int, start: str, n: int, creatures: tuple[str, ...]) -> Troop:
    now, space = stage.now, stage.space(start)
    now.units[space] = max(0, now.units[space] - n)
    now.creatures[space] = tuple(one for one in now.creatures[space] if one not in creatures)
    if not now.units[space]:
        now.holder[space], now.creatures[space] = NOBODY, ()
    return Troop(seat, n, creatures)


def _goal(stage: Director, seat: int, space: str) -> tuple[float, float]:
    enemy = stage.now.holder[stage.space(space)] not in (NOBODY, seat)
    return stage.geometry.troop(space, enemy)


def _arrive(stage: Director, name: str, group: Troop) -> None:
    """The group joins its own, takes an empty space, or stands before an enemy."""
    now, space = stage.now, stage.space(name)
    if now.holder[space] in (NOBODY, group.seat):
        now.holder[space] = group.seat
        now.units[space] += group.units
        now.creatures[space] = tuple(sorted(now.creatures[space] + group.creatures))
    else:
        stage.attackers = (space, group)


def removed(stage: Director, event: happened.UnitsRemoved) -> None:
    _take_off(stage, event.seat, event.space, event.n)


def recalled(stage: Director, event: happened.TroopRecalled) -> None:
    _take_off(stage, event.seat, event.space, event.n)


def _take_off(stage: Director, seat: int, name: str, n: int) -> None:
    space = stage.space(name)
    troop, beside = stage.troop(space, seat)
    if troop is None:
        return
    stage.now.take_off(seat, space, min(n, troop.units))
    stage.add(Fallen(stage.picture, stage.under(), name, troop, n, beside))


def creature_placed(stage: Director, event: happened.CreaturePlaced) -> None:
    space = stage.space(event.space)
    stage.now.idle_creatures[event.seat] = tuple(
        one for one in stage.now.idle_creatures[event.seat] if one != event.creature
    )
    scale = stage.geometry.scale
    picture = figures.creature(event.creature, stage.look.liveries[event.seat], scale)
    x, y = stage.geometry.troop(event.space)
    stage.add(Drop(stage.picture, stage.under(), [(picture, (x + 38 * scale, y - 2 * scale))]))
    combat = stage.now.combat
    if combat is not None and combat.space == space and combat.attacker == event.seat:
        combat.creature = event.creature
    else:
        stage.now.creatures[space] = (event.creature,)


def creature_returned(stage: Director, event: happened.CreatureReturned) -> None:
    """Back to the reserve, from wherever it stood."""
    now = stage.now
    for space, creatures in enumerate(now.creatures):
        if event.creature in creatures:
            spot = stage.geometry.creature_spot(now.name(space))
            now.creatures[space] = tuple(one for one in creatures if one != event.creature)
            picture = figures.creature(event.creature, stage.look.liveries[event.seat], stage.geometry.scale)
            stage.add(Flights(stage.under(), [Flight(picture, spot, stage.panel(event.seat))], 0.4))
    if event.creature not in now.idle_creatures[event.seat]:
        now.idle_creatures[event.seat] = tuple(sorted((*now.idle_creatures[event.seat], event.creature)))


def creatures_swapped(stage: Director, event: happened.CreaturesSwapped) -> None:
    space, idle = stage.space(event.space), stage.now.idle_creatures[event.seat]
    kept = [one for one in idle if one != event.creature]
    stage.now.idle_creatures[event.seat] = tuple(sorted((*kept, event.other)))
    scale = stage.geometry.scale
    picture = figures.creature(event.creature, stage.look.liveries[event.seat], scale)
    x, y = stage.geometry.troop(event.space)
    stage.now.creatures[space] = ()
    stage.add(Drop(stage.picture, stage.under(), [(picture, (x + 38 * scale, y - 2 * scale))]))
    stage.now.creatures[space] = (event.creature,)


def combat_began(stage: Director, event: happened.CombatBegan) -> None:
    """Both sides face each other; the attacker's group is the one that has just come."""
    now, space = stage.now, stage.space(event.space)
    now.landed = [(place, n) for place, n in now.landed if place != space]
    found = stage.after.combat
    if found is not None and found.space == space and found.attacker == event.seat:
        combat = found.clone()
        if stage.attackers is not None:
            _, group = stage.attackers
            combat.units, combat.creature = group.units, group.creatures[0] if group.creatures else NONE
        combat.begun = False
        now.combat = combat
    stage.add(Clash(stage.look, stage.under(), stage.geometry, event.space))


def combat_over(stage: Director, event: happened.CombatEnded | happened.CombatCalledOff) -> None:
    """Whoever is left holds the space."""
    now, combat = stage.now, stage.now.combat
    space = stage.space(event.space)
    if combat is not None and combat.units:
        now.holder[space], now.units[space] = combat.attacker, combat.units
        now.creatures[space] = combat.companions
    elif stage.attackers is not None and stage.attackers[0] == space and now.holder[space] == NOBODY:
        group = stage.attackers[1]
        now.holder[space], now.units[space], now.creatures[space] = group.seat, group.units, group.creatures
    now.combat = None
    stage.attackers = None
    stage.quiet = False


SHOWN: Shown = {
    happened.DistrictsGarrisoned: garrisoned,
    happened.UnitsPlaced: placed,
    happened.TroopMoved: moved,
    happened.TroopTeleported: teleported,
    happened.TroopEscaped: withdrawn,
    happened.TroopRetreated: withdrawn,
    happened.UnitsRemoved: removed,
    happened.TroopRecalled: recalled,
    happened.CreaturePlaced: creature_placed,
    happened.CreatureReturned: creature_returned,
    happened.CreaturesSwapped: creatures_swapped,
    happened.CombatBegan: combat_began,
    happened.CombatEnded: combat_over,
    happened.CombatCalledOff: combat_over,
}
