"""The Traitor's tiles as they lie, large: what comes next on one of them, and what is certain about his next turn."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from game.pharaon.ahead import landings
from game.pharaon.components import components
from game.pharaon.pieces import BASE
from game.pharaon.state import Pharaon
from ui.titles.pharaon.cards.tiles import laid_tile, tile_things
from ui.titles.pharaon.cards.wording import effect_text, name_of, say
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.words_ahead import landing_in_words, next_turn_in_words

COLUMN: Final = (200, 640)
PANEL: Final = (560, 640)
"""Pixels of the design."""


def plot(style: TableStyle, view: Pharaon) -> tuple[Surface, str]:
    """All tiles, and his next turn in words."""
    out = Surface((style.screen.px(PANEL[0]), style.screen.px(PANEL[1])))
    for thing in tile_things(style, out.get_rect(), view):
        if thing.face is not None:
            thing.face.put(out, thing.place)
    return out, "\n".join(next_turn_in_words(style.narrator, view))


def column(style: TableStyle, view: Pharaon, tile: str) -> tuple[Surface, str]:
    """One tile: its next space, and what the spaces after it do."""
    traitor = view.traitor
    assert traitor is not None
    size = (style.screen.px(COLUMN[0]), style.screen.px(COLUMN[1]))
    number = traitor.tiles.index(tile)
    face, taken = traitor.faces[number], len(traitor.placed[number])
    spaces = components().traitor_tiles[tile].faces[face]
    lines = [
        f"*{name_of(style, 'face', face)}* · {say(style, 'tiles.taken', n=taken, spaces=len(spaces))}",
        say(style, "tiles.vases", n=components().traitor_tiles[tile].vases_per_round),
        *next_lines(style, view, tile),
    ]
    for space, effects in enumerate(spaces[taken + 1 :], taken + 2):
        if effects:
            told = ", ".join(effect_text(style, effect) for effect in effects)
            lines.append(say(style, "tiles.space", space=space, told=told))
    return laid_tile(style, size, view, tile), "\n".join(lines)


def next_lines(style: TableStyle, view: Pharaon, tile: str) -> list[str]:
    """Where the next resource of a tile's colour would lie, and what would come of it."""
    traitor = view.traitor
    assert traitor is not None
    resource = BASE[traitor.colours[traitor.tiles.index(tile)]]
    landing = next((one for one in landings(view) if one.resource == resource), None)
    if landing is None:
        return [say(style, "tiles.all_full")]
    told = landing_in_words(style.narrator, landing)
    key = "tiles.next" if landing.tile == tile else "tiles.next_elsewhere"
    return [say(style, key, resource=resource, tile=landing.tile, space=landing.space, told=told)]
