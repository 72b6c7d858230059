"""Lesson and rules: below the sheet about the game, or at the end of the strip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.records import record
from ui.art.buttons import Caption
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.scenes import routes
from ui.scenes.new_match.places import Places
from ui.widgets.button import Button, IconButton

if TYPE_CHECKING:
    from ui.scenes.new_match.scene import NewMatchScene


@record
class Way:
    """A button that leads out of the scene."""

    label: str
    sign: str
    key: str
    press: Callable[[], None]


def side_buttons(scene: NewMatchScene, places: Places) -> list[Control]:
    say, title = scene.say, scene.draft.title.id
    alone = Way(say("menu.new.alone"), "person", "", lambda: routes.open_solo(scene.app, title))
    ways = (
        *([alone] if scene.draft.title.automata else []),
        Way(say("menu.new.learn"), "scribe", "", lambda: routes.open_tutorial(scene.app, title)),
        Way(say("menu.new.rules"), "rules", say("menu.key.f1"), scene.open_rules),
    )
    return _in_strip(scene, places.about, ways) if scene.screen.small else _below(scene.screen, places, ways)


FITS = ((18, True, True), (18, False, True), (18, False, False), (15, False, False), (13, False, False))
"""Size of the words, whether the key is told, whether there is a sign: the first that fits."""


INFO = "info"
"""The sign of the button that tells what the strip has no room for."""


def _below(screen: Screen, places: Places, ways: Sequence[Way]) -> list[Control]:
    gap, area = screen.px(12), places.about
    room, top = area.width - gap * (len(ways) - 1), area.bottom + screen.px(16)
    made: list[Control] = []
    captions, wanted = _fitting(screen, ways, room)
    left, spare = area.x, max(0, room - sum(wanted)) // len(ways)
    for way, caption, wide in zip(ways, captions, wanted, strict=True):
        rect = Rect(left, top, wide + spare, places.content.bottom - top)
        made.append(Button(rect, caption, way.press, screen))
        left = rect.right + gap
    return made


def _fitting(screen: Screen, ways: Sequence[Way], room: int) -> tuple[list[Caption], list[int]]:
    """What stands on the buttons so that all words fit beside each other, and how wide they want to be."""
    for px, keys, signs in FITS:
        captions = [Caption(way.label, way.sign if signs else None, px, way.key if keys else "") for way in ways]
        wanted = [Button.wanted(screen, caption)[0] for caption in captions]
        if sum(wanted) <= room:
            break
    return captions, wanted


def _in_strip(scene: NewMatchScene, area: Rect, ways: Sequence[Way]) -> list[Control]:
    screen = scene.screen
    right, gap = area.right - screen.px(16), screen.px(10)
    made: list[Control] = []
    for way in reversed(ways):
        wide, high = Button.wanted(screen, Caption(way.label, way.sign, 17))
        rect = Rect(right - wide, area.centery - high // 2, wide, high)
        made.append(Button(rect, Caption(way.label, way.sign, 17), way.press, screen, "papyrus"))
        right = rect.x - gap
    side = made[0].rect.height
    label = scene.say("menu.new.about", game=scene.draft.title.id)
    info = Rect(right - side, made[0].rect.y, side, side)
    made.append(IconButton(info, label, scene.tell_about, screen, INFO, kind="papyrus"))
    return made[::-1]


def strip_end(controls: Sequence[Control], screen: Screen) -> int:
    """How far the words of the strip may reach."""
    return next(c.rect.x for c in controls if isinstance(c, IconButton) and c.sign == INFO) - screen.px(10)
