"""The bar of the title: one gold button, then tiles, as wide as their words want where there is room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.core.records import record
from ui.art.buttons import Caption
from ui.art.lettering import height
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.widgets.button import Button

TILE_PX, GOLD_PX = 18, 28


@record
class Tile:
    """What a button of the bar says and does; the gold one has a second line, others may say it in a tip."""

    label: str
    sign: str
    press: Callable[[], None]
    sub: str = ""
    tip: Tip | None = None


def bar_height(screen: Screen, first: Tile, tiles: Sequence[Tile], width: int) -> int:
    """Higher where tiles need two lines."""
    gold, room = _split(screen, first, tiles, width)
    wanted = sum(Button.wanted(screen, Caption(tile.label, tile.sign, TILE_PX, stacked=True))[0] for tile in tiles)
    lines = 1 if wanted <= room else 2
    words = height("heading", screen.text(TILE_PX)) * lines
    tile = words + round(screen.text(TILE_PX) * 2) + screen.px(14)
    big = Button.wanted(screen, Caption(first.label, first.sign, GOLD_PX, sub=first.sub))[1]
    return max(screen.px(84), tile, big if gold else 0) + 2 * screen.px(14)


def bar_buttons(screen: Screen, bar: Rect, first: Tile, tiles: Sequence[Tile]) -> list[Button]:
    """The buttons in their places, the gold one first."""
    pad, gap = screen.px(16), _gap(screen)
    gold, room = _split(screen, first, tiles, bar.width)
    y, high = bar.y + screen.px(14), bar.height - 2 * screen.px(14)
    place = Rect(bar.x + pad, y, gold, high)
    made = [Button(place, Caption(first.label, first.sign, GOLD_PX, sub=first.sub), first.press, screen, "gold")]
    made[0].primary = True
    made[0].tip = first.tip
    left = place.right + screen.px(20)
    for tile, wide in zip(tiles, _widths(screen, tiles, room), strict=True):
        rect = Rect(left, y, wide, high)
        made.append(Button(rect, Caption(tile.label, tile.sign, TILE_PX, stacked=True), tile.press, screen))
        made[-1].tip = tile.tip
        left += wide + gap
    return made


def _gap(screen: Screen) -> int:
    return screen.px(12)


def _split(screen: Screen, first: Tile, tiles: Sequence[Tile], width: int) -> tuple[int, int]:
    """How wide the gold button is, and how much the tiles have without their gaps."""
    inner = width - 2 * screen.px(16) - screen.px(20) - _gap(screen) * (len(tiles) - 1)
    needed = sum(Button.narrowest(screen, tile.label, TILE_PX) for tile in tiles)
    wanted = Button.wanted(screen, Caption(first.label, first.sign, GOLD_PX, sub=first.sub))[0]
    gold = max(round(screen.size[0] * 0.219), min(wanted, round(screen.size[0] * 0.3)))
    gold = max(round(screen.size[0] * 0.17), min(gold, inner - needed))
    return gold, inner - gold


def _widths(screen: Screen, tiles: Sequence[Tile], room: int) -> list[int]:
    """What each tile wants, with what is over shared out; or as much of it as there is."""
    wanted = [Button.wanted(screen, Caption(tile.label, tile.sign, TILE_PX, stacked=True))[0] for tile in tiles]
    spare = room - sum(wanted)
    if spare >= 0:
        return [wide + spare // len(tiles) for wide in wanted]
    least = [Button.narrowest(screen, tile.label, TILE_PX) for tile in tiles]
    over = sum(wanted) - sum(least)
    share = max(0.0, (room - sum(least)) / over) if over else 0.0
    return [small + int((wide - small) * share) for small, wide in zip(least, wanted, strict=True)]
