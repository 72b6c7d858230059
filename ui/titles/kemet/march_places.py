"""KEM-6.6  The spaces that a group on the march can get to, with the ways to them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.core.agenda import Move
from game.kemet.components import box
from game.kemet.march import Advance, Detach, MarchTo, MoveTroop, TeleportByCard, TeleportTo
from ui.frame.tooltip import Tip
from ui.titles.kemet import tips
from ui.titles.kemet.map.capsules import Capsule, capsule_size
from ui.titles.kemet.map.light import FAR, Kind, Light
from ui.titles.kemet.map.picture import Scene
from ui.titles.kemet.map.trail import paint_trail
from ui.titles.kemet.place import Place
from ui.titles.kemet.space_sheet import SpaceSheet
from ui.titles.kemet.ways import Way, ways


def lay_march(sheet: SpaceSheet, decision: Advance | Detach) -> None:
    """Where the group can go; once that is chosen, only where it goes."""
    if isinstance(decision, Detach):
        sheet.lights[decision.space] = Light("combat" if sheet.is_enemy(decision.space) else "move")
        return
    desk = sheet.desk
    offered = {*desk.of(MarchTo), *desk.of(TeleportTo), *desk.of(TeleportByCard)}
    found = ways(desk.view, desk.asked_seat, desk.choice.n, desk.choice.behind)
    for space, all_ways in found.items():
        usable = [way for way in all_ways if way.moves[0] in offered]
        if usable:
            _reach(sheet, space, usable)


def _reach(sheet: SpaceSheet, space: str, found: list[Way]) -> None:
    """The cheapest way by a click on the space, others by capsules of their own."""
    first = found[0]
    sheet.arrows.update(first.boats)
    kind: Kind = "combat" if first.combat else "move"
    strength = 1.0 if first.steps == 1 else FAR
    tip = partial(tips.way_tip, sheet.look, sheet.view, sheet.desk.asked_seat, first)
    moves: tuple[Move, ...] = (first.moves[0],)
    sheet.choose(space, moves, kind, strength, first.moves[1:], tip=tip, pointed=_trail(sheet, first))
    texts = [_way_text(way) for way in found]
    sizes = [capsule_size(sheet.geometry, kind, text) for text in texts]
    wide = [size[0] + sheet.look.layout.px(4) for size in sizes]
    x, y = sheet.clear(space, (sum(wide), max(size[1] for size in sizes)))
    left = x - sum(wide) / 2
    for way, text, width in zip(found, texts, wide, strict=True):
        capsule = Capsule(kind, text, (round(left + width / 2), y))
        left += width
        sheet.laid.capsules.append(capsule)
        if way is not first:
            sheet.laid.places.append(_other_way(sheet, way, capsule))


def _other_way(sheet: SpaceSheet, way: Way, capsule: Capsule) -> Place:
    """Another way to the same space: its capsule is a button."""
    trail = _trail(sheet, way)

    def pointed(target: Surface) -> None:
        trail(target)
        capsule.put(target, sheet.geometry, True)

    label = f"{sheet.label(way.goal)}, {sheet.look.narrator.move(way.moves[0])}"
    tip = partial(tips.way_tip, sheet.look, sheet.view, sheet.desk.asked_seat, way)
    return Place(
        capsule.rect(sheet.geometry), label, (way.moves[0],), subject=f"space.{way.goal}", tip=tip, pointed=pointed,
        layer=2, then=way.moves[1:],
    )  # fmt: skip


def _way_text(way: Way) -> str:
    parts = []
    if way.land:
        parts.append(f"{':boat:' if way.boats else ':arrow:'} {way.land}")
    if way.teleports:
        parts.append(f":teleport: {way.price} :ankh:" if way.price else ":teleport: :card:")
    if way.combat:
        parts.append(":sword:")
    return " ".join(parts)


def _trail(sheet: SpaceSheet, way: Way) -> Callable[[Surface], None]:
    """Footprints over land, an arc of light for a teleport, from the Troop to its goal."""
    march = sheet.view.march
    assert march is not None
    start = sheet.view.name(march.at)
    return lambda target: paint_trail(target, sheet.geometry, start, way)


# The Troop to be moved


def lay_troops(sheet: SpaceSheet) -> None:
    """Troops that can be moved; pointed at, they show how far they get."""
    for move in sheet.desk.of(MoveTroop):
        tip = partial(_troop_tip, sheet, move)
        sheet.choose(move.space, (move,), "choice", tip=tip, pointed=_foreseen(sheet, move))


def _foreseen(sheet: SpaceSheet, move: MoveTroop) -> Callable[[Surface], None]:
    """The reach of a Troop that is not chosen yet, asked once."""
    known: list[Scene] = []

    def pointed(target: Surface) -> None:
        if not known:
            known.append(_reach_scene(sheet, move))
        sheet.picture.put(target, sheet.view, sheet.look.layout.map, known[0])

    return pointed


def _reach_scene(sheet: SpaceSheet, move: MoveTroop) -> Scene:
    world = sheet.view.clone()
    world.heard = None
    world.apply(move)
    found = ways(world, sheet.desk.asked_seat, 0, ()) if world.march is not None else {}
    lights = {
        space: Light("combat" if all_ways[0].combat else "move", 1.0 if all_ways[0].steps == 1 else FAR)
        for space, all_ways in found.items()
    }
    arrows = {boat for all_ways in found.values() for boat in all_ways[0].boats}
    return Scene(tuple(sorted(lights.items())), tuple(sorted(arrows)), move.space)


def _troop_tip(sheet: SpaceSheet, move: MoveTroop) -> Tip:
    view = sheet.view
    base = tips.space_tip(sheet.look, view, move.space)
    bonus = sum(box().creatures[one].land_moves for one in view.creatures[view.board.index[move.space]])
    land = box().land_moves + view.powers(sheet.desk.asked_seat).land_moves + bonus
    capacity = sheet.look.say("tip.capacity", land=land, teleports=box().teleports)
    return Tip(base.title, (*base.lines, capacity), foot=tips.rule_foot(sheet.look, "6.6.1"))
