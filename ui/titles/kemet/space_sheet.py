"""Spaces of the map as places: how they shine, what they say, how they look when somebody points at them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from game.kemet.state import NOBODY
from ui.art.surface import faded
from ui.frame.tooltip import Tip
from ui.titles.kemet import tips
from ui.titles.kemet.desk import Desk
from ui.titles.kemet.map.capsules import Capsule, capsule_size
from ui.titles.kemet.map.light import Kind, Light
from ui.titles.kemet.map.picture import MapPicture, Scene
from ui.titles.kemet.map.pieces import Troop, troop_picture
from ui.titles.kemet.place import Place


@dataclass(slots=True)
class MapLaid:
    """Places of the map, and what the picture shows because of them."""

    places: list[Place] = field(default_factory=list)
    scene: Scene = field(default_factory=Scene)
    capsules: list[Capsule] = field(default_factory=list)
    ghosts: list[Callable[[Surface], None]] = field(default_factory=list)
    """Pieces that would be there."""


class SpaceSheet:
    """Collects what spaces stand for in one question, and lays them out in the end."""

    def __init__(self, desk: Desk, picture: MapPicture) -> None:
        self.desk = desk
        self.look, self.view, self.geometry = desk.look, desk.view, desk.geometry
        self.picture = picture
        self.lights: dict[str, Light] = {}
        self.arrows: set[tuple[str, str]] = set()
        """Harbours that are part of a way."""
        self.laid = MapLaid()
        self.chosen: dict[str, Place] = {}
        """Spaces that stand for something, the others only tell."""

    def finish(self) -> MapLaid:
        """Later ones lie above: what can be chosen goes last."""
        march = self.view.march if self.view.combat is None else None
        selected = self.view.name(march.at) if march is not None else ""
        self.laid.scene = Scene(tuple(sorted(self.lights.items())), tuple(sorted(self.arrows)), selected)
        plain = [self._plain(name) for name in self.view.board.names if name not in self.chosen]
        lit = [self._lit(space, place) for space, place in self.chosen.items()]
        self.laid.places = [*plain, *lit, *self.laid.places]
        return self.laid

    def choose(
        self,
        space: str,
        moves: tuple[Move, ...],
        kind: Kind,
        strength: float = 1.0,
        then: tuple[Move, ...] = (),
        act: Callable[[], None] | None = None,
        tip: Callable[[], Tip | None] | None = None,
        pointed: Callable[[Surface], None] | None = None,
        capsule: str = "",
    ) -> None:
        """A space that stands for moves or for a change of what is chosen."""
        self.lights[space] = Light(kind, strength)
        if capsule:
            size = capsule_size(self.geometry, kind, capsule)
            self.laid.capsules.append(Capsule(kind, capsule, self.clear(space, size)))
        self.chosen[space] = Place(
            self.geometry.troop_box(space),
            self.label(space),
            moves,
            subject=f"space.{space}",
            tip=tip,
            pointed=pointed,
            hit=self.geometry.hit(space),
            then=then,
            act=act,
        )

    def label(self, space: str) -> str:
        return self.look.name("space", space)

    def clear(self, space: str, size: tuple[int, int]) -> tuple[int, int]:
        """The middle of the place for capsules of so much room."""
        laid = [capsule.rect(self.geometry) for capsule in self.laid.capsules]
        return self.picture.clear.centre(self.view, space, size, laid)

    def is_enemy(self, space: str) -> bool:
        """Whether somebody else than the one who is asked holds a space."""
        return self.view.holder[self.view.board.index[space]] not in (NOBODY, self.desk.asked_seat)

    # What only tells

    def _plain(self, space: str) -> Place:
        """A space that says what it is, or why it cannot be chosen."""
        refusals = self._refusals(space)
        tip = None if refusals else partial(tips.space_tip, self.look, self.view, space)
        pointed = partial(self._show, space, Light("refused")) if refusals else None
        return Place(
            self.geometry.troop_box(space), self.label(space), (), refusals, f"space.{space}", tip, pointed,
            hit=self.geometry.hit(space),
        )  # fmt: skip

    def _refusals(self, space: str) -> tuple[Refusal, ...]:
        asked = self.desk.asked
        if asked is None:
            return ()
        return tuple(refusal for refusal in asked.refusals if getattr(refusal.move, "space", "") == space)[:1]

    # What is pointed at

    def _lit(self, space: str, place: Place) -> Place:
        inner = place.pointed

        def pointed(target: Surface) -> None:
            self._show(space, Light(self.lights[space].kind, 1.0, True), target)
            if inner is not None:
                inner(target)

        return replace(place, pointed=pointed)

    def _show(self, space: str, light: Light, target: Surface) -> None:
        """The space in another light, with everything that stands on it."""
        scene = self.laid.scene
        lights = (*(one for one in scene.lights if one[0] != space), (space, light))
        margin = 2 * self.look.layout.px(6)
        part: Rect = self.geometry.box(space).inflate(margin, margin)
        self.picture.paint_part(target, self.view, replace(scene, lights=lights), part)
        for ghost in self.laid.ghosts:
            ghost(target)
        for capsule in self.laid.capsules:
            if capsule.rect(self.geometry).colliderect(part):
                capsule.put(target, self.geometry)


def ghost_troop(sheet: SpaceSheet, space: str, troop: Troop) -> Callable[[Surface], None]:
    """A Troop as it would stand there."""
    scale = sheet.geometry.scale
    picture = faded(troop_picture(sheet.look.liveries[troop.seat], scale, troop), 205)
    x, y = sheet.geometry.troop(space)

    def paint(target: Surface) -> None:
        target.blit(picture, (round(x - 44 * scale), round(y - 62 * scale)))

    return paint
