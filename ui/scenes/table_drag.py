"""Dragging at the table: a thing that is dropped on a place does what a click on both, one after the other, does."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from ui.kit.target import Target
from ui.kit.thing import Thing
from ui.kit.thing_target import ThingTarget

if TYPE_CHECKING:
    from ui.scenes.table import TableScene

FAR = 14
"""Pixels of the design that the mouse goes with its button down before that is a drag."""

Point = tuple[int, int]


class TableDrag:
    """What is carried from a press of the mouse button to its release."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._source: ThingTarget | None = None
        """Where the button went down."""
        self._start: Point = (0, 0)
        self._at: Point = (0, 0)
        self.thing: Thing | None = None
        """What follows the pointer."""
        self._dropped_on: Point | None = None

    def before(self, event: Event) -> bool:
        """An event comes to the table; True if the drag alone uses it."""
        if self.thing is not None and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.let_go()  # another button, Escape or any other key: the drag is not meant
            return True
        if event.type == pygame.MOUSEMOTION:
            self._move_to(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._dropped_on = event.pos if self.thing is not None else None
        return False

    def after(self, event: Event) -> None:
        """The table has seen an event: the button went down on something, or is up again."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            pressed = next((one for one in self._table.controls if one.held), None)
            self._source = pressed if isinstance(pressed, ThingTarget) and pressed.carry is not None else None
            self._start = event.pos
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            source, point = self._source, self._dropped_on
            self.let_go()
            if source is not None and point is not None:
                self._drop(source, point)

    def let_go(self) -> None:
        """Nothing is carried any more."""
        self._source = self.thing = self._dropped_on = None
        self._table.dirty = True

    def paint(self, target: Surface) -> None:
        """What is shown while somebody points at the source, such as how far a Troop gets, and the thing itself."""
        if self._source is not None and self.thing is not None and self.thing.face is not None:
            self._source.paint_pointed(target)
            place = self.thing.place.move(self._at[0] - self._start[0], self._at[1] - self._start[1])
            self.thing.face.put(target, place, "flying")

    def _move_to(self, point: Point) -> None:
        self._at = point
        if self.thing is not None:
            self._table.dirty = True
        elif self._source is not None and dist(point, self._start) > self._table.screen.px(FAR):
            self._begin(self._source)

    def _begin(self, source: ThingTarget) -> None:
        """The press becomes a drag. What is only chosen is chosen now, so that its places glow."""
        self.thing = source.carry
        for control in self._table.controls:
            control.held = False
        if source.act is not None and not source.picked:
            source.activate()

    def _drop(self, source: ThingTarget, point: Point) -> None:
        table = self._table
        goal = table.control_at(point)
        if not isinstance(goal, Target) or goal.rect == source.rect:
            return
        made = len(table.host.match.moves)
        if source.moves:
            source.activate()
            table.show_all()  # its place is asked for at once
            goal = table.control_at(point)
        if isinstance(goal, Target) and (goal.moves or goal.act):
            goal.activate()
        elif source.moves and len(table.host.match.moves) > made:
            table.undo()
