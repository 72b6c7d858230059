"""KEM-6.6  The spaces that a group on the march can get to, with the ways to them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.kemet.components import components
from game.kemet.march import Advance, Detach, MarchTo, MoveTroop, TeleportByCard, TeleportTo
from ui.frame.tooltip import Tip
from ui.kit.answer import Answer
from ui.kit.thing import Face, Thing, Things
from ui.titles.kemet import tips
from ui.titles.kemet.map.capsules import Capsule, capsule_size
from ui.titles.kemet.map.geometry import Geometry
from ui.titles.kemet.map.light import FAR, Kind, Light
from ui.titles.kemet.map.pieces import Troop
from ui.titles.kemet.map.trail import paint_trail
from ui.titles.kemet.ways import Way, ways

if TYPE_CHECKING:
    from ui.titles.kemet.spaces import Spaces


def lay_march(spaces: Spaces, decision: Advance | Detach) -> None:
    """Where the group can go; once that is chosen, only where it goes."""
    if isinstance(decision, Detach):
        spaces.lights[decision.space] = Light("combat" if spaces.is_enemy(decision.space) else "move")
        return
    spread, question = spaces.spread, spaces.spread.question
    offered = {*question.of(MarchTo), *question.of(TeleportTo), *question.of(TeleportByCard)}
    found = ways(spread.view, spread.asked_seat, spread.choice.n, spread.choice.behind)
    for space, all_ways in found.items():
        usable = [way for way in all_ways if way.moves[0] in offered]
        if usable:
            _reach(spaces, space, usable)


def _reach(spaces: Spaces, space: str, found: list[Way]) -> None:
    """The cheapest way by a click on the space, others by capsules of their own."""
    first, geometry = found[0], spaces.geometry
    spaces.arrows.update(first.boats)
    kind: Kind = "combat" if first.combat else "move"
    light, answer = Light(kind, 1.0 if first.steps == 1 else FAR), Answer("", (first.moves[0],), then=first.moves[1:])
    spaces.choose(space, light, answer, _tell(spaces, first), partial(_trail, spaces, first))
    texts = [_way_text(way) for way in found]
    sizes = [capsule_size(geometry, kind, text) for text in texts]
    wide = [size[0] + spaces.style.layout.px(4) for size in sizes]
    x, y = spaces.clear(space, (sum(wide), max(size[1] for size in sizes)))
    left = x - sum(wide) / 2
    for way, text, width in zip(found, texts, wide, strict=True):
        capsule = Capsule(kind, text, (round(left + width / 2), y))
        left += width
        if way is first:
            spaces.capsules.append(capsule)
            continue
        answer = Answer("", (way.moves[0],), then=way.moves[1:])
        spaces.other_ways.append((capsule, way.goal, answer, _tell(spaces, way), partial(_trail, spaces, way)))


def _tell(spaces: Spaces, way: Way) -> partial[Tip]:
    return partial(tips.way_tip, spaces.style, spaces.view, spaces.spread.asked_seat, way)


def _way_text(way: Way) -> str:
    parts = []
    if way.land:
        parts.append(f"{':boat:' if way.boats else ':arrow:'} {way.land}")
    if way.teleports:
        parts.append(f":teleport: {way.price} :ankh:" if way.price else ":teleport: :card:")
    if way.combat:
        parts.append(":sword:")
    return " ".join(parts)


def _trail(spaces: Spaces, way: Way) -> Things:
    """Footprints over land, an arc of light for a teleport, from the Troop to its goal, and the Troop as it would stand
    there."""
    march, seat = spaces.view.march, spaces.spread.asked_seat
    assert march is not None
    face = Face(draw_trail, (spaces.geometry, spaces.view.name(march.at), way))
    there = spaces.view.units_of(seat, spaces.view.board.index[way.goal])
    ghost = spaces.map.ghost(way.goal, Troop(seat, there + way.units, way.creatures), way.combat)
    return [Thing("trail", spaces.style.layout.map, face), ghost, *spaces.capsules_at(ghost.place)]


def draw_trail(target: Surface, place: Rect, geometry: Geometry, start: str, way: Way) -> None:
    paint_trail(target, geometry, start, way)


# The Troop to be moved


def lay_troops(spaces: Spaces) -> None:
    """Troops that can be moved; pointed at, they show how far they get."""
    for move in spaces.spread.question.of(MoveTroop):
        tell = partial(_troop_tip, spaces, move)
        spaces.choose(move.space, Light("choice"), Answer("", (move,)), tell, partial(_reach_of, spaces, move))
        spaces.let_drag(move.space, f"troop.{spaces.spread.asked_seat}.{move.space}")


def _reach_of(spaces: Spaces, move: MoveTroop) -> Things:
    """The map with the reach of a Troop that is not chosen yet."""
    view = spaces.view
    world = view.clone()
    world.apply(move)
    found = ways(world, spaces.spread.asked_seat, 0, ()) if world.march is not None else {}
    lights = {
        space: Light("combat" if all_ways[0].combat else "move", 1.0 if all_ways[0].steps == 1 else FAR)
        for space, all_ways in found.items()
    }
    arrows = {boat for all_ways in found.values() for boat in all_ways[0].boats}
    return spaces.map.whole(view, lights, arrows, move.space)


def _troop_tip(spaces: Spaces, move: MoveTroop) -> Tip:
    view = spaces.view
    base = tips.space_tip(spaces.style, view, move.space)
    bonus = sum(components().creatures[one].land_moves for one in view.creatures[view.board.index[move.space]])
    land = components().land_moves + view.powers(spaces.spread.asked_seat).land_moves + bonus
    capacity = spaces.style.say("tip.capacity", land=land, teleports=components().teleports)
    return Tip(base.title, (*base.lines, capacity), foot=tips.rule_foot(spaces.style, "6.6.1"))
