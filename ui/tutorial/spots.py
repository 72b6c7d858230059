"""Where the light of a lesson falls: zones of the table, targets by what they are, wherever a wanted move is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from pygame import Rect

from game.core.agenda import Move
from game.core.records import record
from ui.kit.contract import Zones
from ui.kit.target import Target


@record
class Sight:
    """What can be lit now."""

    zones: Zones
    targets: Sequence[Target]
    wanted: Sequence[Move]
    ahead: Sequence[Move]
    """Moves that are wanted now, and those that will be later in the step."""
    say: Callable[[str], str]
    near: int
    """Places closer than so many pixels become one."""


def lit_places(lights: Sequence[str], sight: Sight) -> list[Rect]:
    """The places of all lights: of alternatives the first that is there."""
    found: list[Rect] = []
    for light in lights:
        for choice in light.split("|"):
            places = _places(choice.strip(), sight)
            if places:
                found += places
                break
    return _merged(found, sight.near)


def _merged(places: Sequence[Rect], gap: int) -> list[Rect]:
    """Places that lie over or close to each other become one."""
    merged: list[Rect] = []
    for place in places:
        whole = place
        while (near := _neighbour(whole.inflate(2 * gap, 2 * gap), merged)) is not None:
            merged.remove(near)
            whole = whole.union(near)
        merged.append(whole)
    return merged


def _neighbour(reach: Rect, places: Sequence[Rect]) -> Rect | None:
    return next((place for place in places if place.colliderect(reach)), None)


def _places(light: str, sight: Sight) -> list[Rect]:
    if light == "moves":
        return [target.rect.copy() for target in sight.targets if is_meant(target, sight.wanted, sight.ahead)]
    kind, _, name = light.partition(".")
    if kind == "zone":
        return _zone(name, sight.zones)
    if kind == "subject":
        return [target.rect.copy() for target in sight.targets if target.subject == name][:1]
    if kind == "own":
        held = [target.rect for target in sight.targets if target.subject == name]
        return [rect.copy() for rect in held if sight.zones.hand.contains(rect)][:1]
    if kind == "label":
        label = sight.say(name)
        return [target.rect.copy() for target in sight.targets if target.label == label][:1]
    raise ValueError(f"{light!r} is no light")


def _zone(name: str, zones: Zones) -> list[Rect]:
    name, _, part = name.partition("@")
    if name.startswith("seat."):
        number = int(name.removeprefix("seat."))
        return [zones.seats[number].copy()] if number < len(zones.seats) else []
    place = getattr(zones, name)
    assert isinstance(place, Rect)
    if not part:
        return [place.copy()]
    x, y, w, h = (float(number) for number in part.split(","))
    left, top = place.x + round(place.width * x), place.y + round(place.height * y)
    return [Rect(left, top, round(place.width * w), round(place.height * h))]


def target_at(place: Rect, sight: Sight) -> Target | None:
    """The target that fills a lit place, or the first in it that is there only to be pointed at."""
    for target in sight.targets:
        if target.rect == place:
            return target
    return next((target for target in sight.targets if place.contains(target.rect) and _only_tells(target)), None)


def _only_tells(target: Target) -> bool:
    """Whether the keyboard comes to a target although it does nothing: because the learner is to point at things."""
    return target.focusable and not target.moves and target.act is None


def is_meant(target: Target, wanted: Collection[Move], ahead: Collection[Move]) -> bool:
    """Whether a lesson wants what a click here does: a move now, and soon everything that follows it."""
    return bool(target.moves) and stray_move(target, wanted, ahead) is None


def stray_move(target: Target, wanted: Collection[Move], ahead: Collection[Move]) -> Move | None:
    """The move of a click that a lesson does not mean."""
    if not any(move in wanted for move in target.moves):
        return target.moves[0]
    return next((move for move in target.then if move not in wanted and move not in ahead), None)
