"""Pieces that come and go on their place: Units that drop, Units that fall, a pyramid that grows, a card held up."""

from __future__ import annotations

from pygame import Rect, Surface

from game.kemet.state import Kemet
from ui.art.lettering import haloed
from ui.art.light import raised
from ui.art.surface import faded
from ui.boards.animation.dust import dust
from ui.boards.animation.motion import ease, fall, within
from ui.boards.board import Animation
from ui.titles.kemet.map import figures
from ui.titles.kemet.map.picture import MapPicture, Scene
from ui.titles.kemet.map.pieces import Troop, troop_picture

APART, EACH = 0.08, 0.3
"""Seconds between two Units that drop, and of one."""


class Drop(Animation):
    """Figures from above, one after another."""

    def __init__(self, picture: MapPicture, view: Kemet, pictures: list[tuple[Surface, tuple[float, float]]]) -> None:
        """`pictures` with the feet where they land."""
        self.view: Kemet = view
        self._map = picture.look.layout.map
        self.seconds = EACH + APART * max(0, len(pictures) - 1)
        self._pictures = pictures
        self._scale = picture.geometry.scale

    def paint(self, target: Surface, done: float) -> None:
        before = target.get_clip()
        target.set_clip(self._map)
        self._fall(target, done * self.seconds)
        target.set_clip(before)

    def _fall(self, target: Surface, gone: float) -> None:
        for number, (picture, foot) in enumerate(self._pictures):
            share = within(gone, number * APART, number * APART + EACH)
            if share <= 0:
                continue
            high = (1 - fall(share)) * 110 * self._scale
            at = (foot[0] - picture.get_width() / 2, foot[1] - picture.get_height() - high)
            raised(picture, 3 + round(high / 12)).put(target, at)
            if share > 0.7:
                dust(target, (round(foot[0]), round(foot[1])), round(40 * self._scale), within(share, 0.7, 1.0))


def recruits(picture: MapPicture, view: Kemet, seat: int, places: list[tuple[str, int, bool]]) -> Drop:
    """Units for spaces: name, number, and whether they land beside an enemy."""
    scale = picture.geometry.scale
    one = figures.soldiers(picture.look.liveries[seat], 1, scale)
    found = []
    for space, n, beside in places:
        x, y = picture.geometry.troop(space, beside)
        for k in range(n):
            found.append((one, (x + (k - (n - 1) / 2) * 13 * scale, y + 3 * scale)))
    return Drop(picture, view, found)


class Fallen(Animation):
    """Units leave the map: the Troop pales in the dust, and a number says how many."""

    def __init__(self, picture: MapPicture, view: Kemet, space: str, troop: Troop, n: int, beside: bool) -> None:
        self.view: Kemet = view
        self.seconds = 0.55
        scale = picture.geometry.scale
        self._scale = scale
        self._foot = picture.geometry.troop(space, beside)
        gone = Troop(troop.seat, n)
        self._troop = troop_picture(picture.look.liveries[troop.seat], scale, gone)
        self._words = haloed(f"−{n}", "number", max(16, round(30 * scale)), (255, 236, 200), (120, 10, 0), 3)

    def paint(self, target: Surface, done: float) -> None:
        x, y = self._foot
        share = ease(done)
        picture = faded(self._troop, round(220 * (1 - share)))
        target.blit(picture, (round(x - 44 * self._scale), round(y - 62 * self._scale - 16 * share * self._scale)))
        dust(target, (round(x), round(y)), round(56 * self._scale), share)
        self._words.centred(target, (x, y - (50 + 26 * share) * self._scale))


class Rising(Animation):
    """A pyramid grows by its new courses, or comes up where none was."""

    def __init__(self, picture: MapPicture, view: Kemet, space: str, colour: str, before: int, level: int) -> None:
        self.view: Kemet = view
        self.seconds = 0.3 + 0.15 * (level - before)
        self._picture, self._shown = picture, view
        self._space = space
        scale = picture.geometry.scale
        self._old = figures.pyramid(colour, before, scale) if before else None
        self._new = figures.pyramid(colour, level, scale)
        foot = picture.geometry.spot(space, "pyramid")
        assert foot is not None
        self._foot = foot
        self._scale = scale

    def paint(self, target: Surface, done: float) -> None:
        part = self._picture.geometry.pyramid_box(self._space).inflate(20, 24)
        scene = Scene(lifted=frozenset({f"pyramid.{self._space}"}))
        self._picture.paint_part(target, self._shown, scene, part)
        x, y = self._foot
        if self._old is not None and done < 0.5:
            raised(self._old, 4).put(target, (x - self._old.get_width() / 2, y - self._old.get_height()))
        w, h = self._new.get_size()
        high = max(1, round(h * ease(done)))
        cut = self._new.subsurface((0, h - high, w, high))
        target.blit(cut, (round(x - w / 2), round(y - high)))
        dust(target, (round(x), round(y)), round(50 * self._scale), done)


class Held(Animation):
    """A card or tile is held up large for a moment, so that everybody can read it."""

    def __init__(self, view: Kemet, picture: Surface, place: Rect, seconds: float = 0.9) -> None:
        self.view: Kemet = view
        self.seconds = seconds
        self._picture = picture
        self._centre = place.center

    def paint(self, target: Surface, done: float) -> None:
        share = ease(within(done, 0.0, 0.2)) - ease(within(done, 0.86, 1.0))
        if share <= 0.05:
            return
        shown = self._picture if share >= 1 else faded(self._picture, round(255 * share))
        raised(shown, 6).centred(target, (self._centre[0], self._centre[1] + (1 - share) * 30))
