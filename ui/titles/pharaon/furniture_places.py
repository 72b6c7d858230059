"""What stands around the quarters and can be pointed at: gods, wheel, pyramid, vases, supply, the Traitor's tiles."""

from __future__ import annotations

import math
from functools import partial

from pygame import Rect

from game.core.agenda import Move, Refusal
from game.pharaon.components import box
from game.pharaon.gains import take_resource
from game.pharaon.passing import ChooseGain, take_gain
from game.pharaon.pieces import BASE, COLOURS, RESOURCES
from game.pharaon.vases import take_vase
from ui.boards.glows import Shape
from ui.titles.pharaon import tips
from ui.titles.pharaon.cards import tile_places, title_place
from ui.titles.pharaon.desk import Desk
from ui.titles.pharaon.ghosts import Ghosts
from ui.titles.pharaon.gods import god_at
from ui.titles.pharaon.layout import RADIUS
from ui.titles.pharaon.places import Place
from ui.titles.pharaon.vases import vase_place
from ui.titles.pharaon.wheel import facing_by_corner


class FurniturePlaces:
    """Built for a question."""

    def __init__(self, desk: Desk, ghosts: Ghosts) -> None:
        self.desk = desk
        self.look, self.view = desk.look, desk.view
        self.layout = desk.look.layout
        self.ghosts = ghosts

    def all(self) -> list[Place]:
        return [*self._gods(), *self._sectors(), *self._pyramid(), *self._vases()]

    def _gods(self) -> list[Place]:
        found = []
        for corner in range(len(self.view.quarters)):
            god = god_at(self.view, corner)
            found.append(
                Place(
                    self.layout.god(corner), self.look.name("god", god.id), subject=f"god.{god.id}", shape="none",
                    tip=partial(tips.god_tip, self.look, self.view, god), pointed=self.ghosts.god(corner),
                )
            )  # fmt: skip
        return found

    def _sectors(self) -> list[Place]:
        found = []
        for corner, resource in enumerate(facing_by_corner(self.view)):
            found.append(
                Place(
                    self._sector_box(corner), self.look.say("place.sector", resource=resource), shape="none",
                    subject=f"wheel.{resource}",
                    tip=partial(tips.sector_tip, self.look, self.view, BASE.index(resource)),
                    hit=partial(self._in_sector, corner),
                )
            )  # fmt: skip
        return found

    def _sector_box(self, corner: int) -> Rect:
        """Around a sector, from the middle of the wheel to its rim."""
        middle, half = self.layout.angle(corner), 180 / len(COLOURS)
        rim = [self.layout.on_wheel(RADIUS, middle + part * half) for part in (-1, -0.5, 0, 0.5, 1)]
        across, down = zip(self.layout.centre, *rim, strict=True)
        return Rect(min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1)

    def _in_sector(self, corner: int, point: tuple[int, int]) -> bool:
        x, y = point[0] - self.layout.centre[0], point[1] - self.layout.centre[1]
        if math.hypot(x, y) > self.layout.wheel.width / 2:
            return False
        degrees = math.degrees(math.atan2(y, x)) + 90
        return round(degrees / 72) % len(COLOURS) == corner

    def _pyramid(self) -> list[Place]:
        view, desk = self.view, self.desk
        choosing = (
            desk.asked.decision if desk.asked is not None and isinstance(desk.asked.decision, ChooseGain) else None
        )
        found = []
        given: set[str] = set()
        for row in range(1, len(box().rows) + 1):
            for space, gain in enumerate(box().rows[row - 1]):
                moves: tuple[Move, ...] = ()
                refusals: tuple[Refusal, ...] = ()
                if choosing is not None and view.seats[choosing.seat].row == row and gain not in given:
                    moves, refusals = desk.legal(take_gain(gain)), desk.refused(take_gain(gain))
                    given.add(gain)
                tip = None if moves or refusals else partial(tips.space_tip, self.look, view, row, space)
                label = self.look.say("place.space", row=row, n=space + 1)
                rect = self.layout.pyramid_space(row, space)
                shape: Shape = "box" if moves else "none"
                found.append(Place(rect, label, moves, refusals, shape, f"pyramid.{row}.{space}", tip, corner=5))
        told = partial(tips.pharaoh_tip, self.look, view)
        found.append(
            Place(self.layout.pharaoh, self.look.say("pyramid.pharaoh"), shape="none", subject="pyramid", tip=told)
        )
        return found

    def _vases(self) -> list[Place]:
        found = []
        for number, vase in enumerate(self.view.vases, 1):
            moves = self.desk.legal(take_vase(vase))
            tip = None if moves else partial(tips.vase_tip, self.look, vase)
            label = self.look.say("place.vase", n=number)
            found.append(
                Place(
                    vase_place(self.look, self.view, vase),
                    label,
                    moves,
                    subject=f"vase.{vase}",
                    tip=tip,
                    corner=10,
                )
            )
        for number, name in enumerate(RESOURCES):
            move = take_resource(name)
            moves, refusals = self.desk.legal(move), self.desk.refused(move)
            tip = None if moves or refusals else partial(tips.supply_tip, self.look, self.view, number)
            label = self.look.say("place.supply", resource=name)
            found.append(
                Place(
                    self.layout.supply(number),
                    label,
                    moves,
                    refusals,
                    "box" if moves else "none",
                    f"resource.{name}",
                    tip,
                )
            )
        return found

    def tiles(self) -> list[Place]:
        """The Traitor's tiles. The keyboard comes to the head of their panel and to each tile, to read."""
        if self.view.traitor is None:
            return []
        found = []
        if self.view.current_round and not self.view.over:
            head = title_place(self.look, self.layout.zones.side)
            tip = partial(tips.plot_tip, self.look, self.view)
            found.append(Place(head, self.look.say("place.plot"), shape="none", subject="plot", tip=tip, stop=True))
        for subject, rect in tile_places(self.look, self.layout.zones.side, self.view).items():
            kind, _, rest = subject.partition(".")
            tile, _, space = rest.partition(".")
            name = self.look.name("tile", tile)
            label = name if kind == "tile" else self.look.say("place.tile_space", name=name, n=space)
            tip = partial(tips.tile_tip, self.look, self.view, tile, int(space) if space else None)
            above = kind == "space"
            place = Place(rect, label, shape="none", subject=f"tile.{tile}", tip=tip, layer=int(above), stop=not above)
            found.append(place)
        return found
