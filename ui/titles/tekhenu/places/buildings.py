"""Where buildings and tiles stand: Osiris, the Temple and its sites, the display of Râ."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.core.agenda import Move, Refusal
from game.tekhenu.components import box
from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.osiris import BuildIn
from game.tekhenu.words import BASIC
from ui.art.palette import HOT
from ui.titles.tekhenu import tips
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.glows import rim
from ui.titles.tekhenu.places.place import Place

_NOBODY: tuple[Move, ...] = ()


def refused_space(desk: Desk, kind: type[Move], name: str) -> tuple[Refusal, ...]:
    def same(move: Move) -> bool:
        return isinstance(move, kind) and name in (getattr(move, "space", ""), getattr(move, "site", ""))

    return desk.refusals(same)


def osiris_places(desk: Desk) -> list[Place]:
    look, view = desk.look, desk.view
    moves = {move.space: move for move in desk.of(BuildIn)}
    found = [
        Place(look.layout.district(number), look.narrator.label("district", name), shape="none",
              tip=partial(tips.district_tip, look, view, number))
        for number, name in enumerate(BASIC)
    ]  # fmt: skip
    for number, space in enumerate(box().osiris_spaces):
        mine = (moves[space.id],) if space.id in moves else _NOBODY
        refusals = () if mine else refused_space(desk, BuildIn, space.id)
        found.append(
            Place(
                look.layout.osiris_space(number), look.narrator.label("space", space.id), mine, refusals,
                tip=partial(tips.osiris_tip, look, view, number),
            )
        )  # fmt: skip
    return found


def temple_places(desk: Desk) -> list[Place]:
    look, view = desk.look, desk.view
    found = []
    for number, space in enumerate(box().temple):
        tile = view.laid[number]
        found.append(
            Place(
                look.layout.temple.cell(number), look.narrator.label("space", space.id),
                subject=f"tile.{tile}" if tile else "",
                tip=partial(tips.cell_tip, look, view, number),
            )
        )  # fmt: skip
    moves = {move.site: move for move in desk.of(BuildAt)}
    for number, site in enumerate(box().sites):
        mine = (moves[site.id],) if site.id in moves else _NOBODY
        refusals = () if mine else refused_space(desk, BuildAt, site.id)
        found.append(
            Place(
                look.layout.temple.site(number), look.narrator.label("site", site.id), mine, refusals,
                tip=partial(tips.site_tip, look, view, number),
                pointed=_line_light(desk, site.line) if mine else None,
            )
        )  # fmt: skip
    return found


def _line_light(desk: Desk, line: tuple[int, ...]) -> Callable[[Surface], None]:
    """The row or column that a site stands at."""
    light = rim(desk.look.layout.temple.line_rect(line), 3, desk.look.layout.u, HOT)
    return lambda target: light.put(target, 0.6)


def ra_places(desk: Desk) -> list[Place]:
    look, view = desk.look, desk.view
    found = [Place(look.layout.pile, look.say("ra.pile"), tip=partial(tips.pile_tip, look, view))]
    for slot, tile in enumerate(view.display):
        if tile:
            found.append(
                Place(
                    look.layout.display(slot), f"{look.narrator.label('tile', tile)}", subject=f"tile.{tile}",
                    tip=partial(tips.display_tip, look, view, slot),
                )
            )  # fmt: skip
    return found
