"""A zone of the table as one picture, painted anew only where a thing came, went, moved or changed its face."""

from __future__ import annotations

from collections.abc import Collection
from operator import attrgetter

from pygame import Rect, Surface

from ui.art.surface import opaque
from ui.kit.thing import Thing, Things

MANY = 24
"""More dirty places than this are painted as one."""


class Sheet:
    """The picture of the things of a zone; face and place of each thing are the whole key of it."""

    def __init__(self, place: Rect, ground: Surface, canvas: Surface) -> None:
        """`ground`: what never changes. `canvas`: where the picture is; sheets of other places may share it. Both have
        the size of the window."""
        self.place = place
        self._ground = ground
        self._canvas = canvas
        self._shown: dict[str, Thing] = {}
        self._order: Things = ()
        self._hidden: Collection[str] = frozenset()

    def show(self, things: Things, hidden: Collection[str] = frozenset()) -> None:
        """Bring the picture up to date; hidden things are left out."""
        if things is self._order and hidden == self._hidden:
            return
        shown = {one.id: one for one in things if one.face is not None and one.id not in hidden}
        dirty = self._changed(shown)
        self._shown, self._order, self._hidden = shown, things, frozenset(hidden)
        in_order = sorted(shown.values(), key=attrgetter("layer"))
        for rect in merged(dirty, self.place):
            self._repaint(rect, in_order)

    def _changed(self, shown: dict[str, Thing]) -> list[Rect]:
        """The places that look different with these things."""
        before, dirty = self._shown, list[Rect]()
        for name, one in shown.items():
            old = before.get(name)
            if old is None:
                dirty.append(one.reach)
            elif old is not one and (old.face != one.face or old.place != one.place):
                dirty += (old.reach, one.reach)
        dirty += (old.reach for name, old in before.items() if name not in shown)
        return dirty

    def _repaint(self, rect: Rect, things: Things) -> None:
        canvas = self._canvas
        canvas.set_clip(rect)
        canvas.blit(self._ground, rect, rect)
        for one in things:
            if one.face is not None and one.reach.colliderect(rect):
                one.face.put(canvas, one.place)
        canvas.set_clip(None)

    def put(self, target: Surface) -> None:
        target.blit(self._canvas, self.place, self.place)

    def cut(self) -> Surface:
        """A copy of the picture."""
        out = opaque(self.place.size)
        out.blit(self._canvas, (0, 0), self.place)
        return out


def merged(rects: list[Rect], room: Rect) -> list[Rect]:
    """Disjoint rectangles that cover these as far as they lie in the room."""
    if len(rects) > 4 * MANY:
        return [rects[0].unionall(rects[1:]).clip(room)]
    found: list[Rect] = []
    for rect in (rect.clip(room) for rect in rects):
        if rect:
            while (index := rect.collidelist(found)) >= 0:
                rect.union_ip(found.pop(index))
            found.append(rect)
    return found if len(found) <= MANY else [found[0].unionall(found[1:])]
