"""Buildings, statues, tiles and pillars come to their places; the display of Râ slides."""

from __future__ import annotations

from pygame import Surface

from game.tekhenu.components import box
from ui.art.curves import Point
from ui.art.figures import statue
from ui.art.masonry import house, pillar
from ui.titles.tekhenu.animation.build import Build
from ui.titles.tekhenu.animation.changes import Slide
from ui.titles.tekhenu.animation.stage import Stage
from ui.titles.tekhenu.cards.pillar_tile import pillar_tile


def building(stage: Stage, seat: int, space: str) -> None:
    place = stage.layout.space(space)
    picture = house(stage.look.liveries[seat], min(stage.layout.px(45), place.height))
    _raise(stage, seat, "buildings", picture, (place.centerx, place.centery - 1))
    stage.now.seats[seat].buildings -= 1
    number = box().number[space]
    if space.startswith("O"):
        stage.now.osiris[number] = seat
        if box().osiris_spaces[number].row == box().gold_row:
            stage.now.row_gold = 0
    else:
        stage.now.sites[number] = seat
    stage.cause = place.center


def god_statue(stage: Stage, seat: int, god: int) -> None:
    spot = stage.layout.dial.statue(god, min(len(stage.now.god_statues[god]), stage.layout.dial.slots - 1))
    picture = statue(stage.look.liveries[seat], round(43 * stage.layout.u))
    _raise(stage, seat, "statues", picture, (spot[0], spot[1] - 9 * stage.layout.u))
    stage.now.seats[seat].statues -= 1
    stage.now.god_statues[god] = (*stage.now.god_statues[god], seat)
    stage.cause = spot


def people_statue(stage: Stage, seat: int, space: str) -> None:
    number = box().number[space]
    place = stage.layout.people_space(number)
    picture = statue(stage.look.liveries[seat], round(45 * stage.layout.u))
    _raise(stage, seat, "statues", picture, (place.centerx, place.centery - 4 * stage.layout.u))
    stage.now.seats[seat].statues -= 1
    stage.now.people_statues[number], stage.now.statue_gold[number] = seat, 0
    stage.cause = place.center


def _raise(stage: Stage, seat: int, row: str, picture: Surface, goal: Point) -> None:
    stage.add(Build(stage.under(), picture, stage.seat(seat, row), goal, stage.layout.px(26)))


def tile_laid(stage: Stage, tile: str, space: str, turn: int) -> None:
    number = box().number[space]
    slot = stage.now.display.index(tile) if tile in stage.now.display else 0
    if tile in stage.now.display:
        stage.now.display[slot] = ""
    cell = stage.layout.temple.cell(number).inflate(-4, -4)
    picture = pillar_tile(cell.width, tile, turn)
    stage.add(Build(stage.under(), picture, stage.layout.display(slot).center, cell.center, stage.layout.px(14)))
    stage.now.laid[number], stage.now.turned[number] = tile, turn
    stage.cause = cell.center


def pillar_raised(stage: Stage, seat: int, space: str) -> None:
    number = box().number[space]
    cell = stage.layout.temple.cell(number).inflate(-4, -4)
    picture = pillar(stage.look.liveries[seat], round(cell.width * 0.76))
    _raise(stage, seat, "pillars", picture, (cell.centerx, cell.y + cell.height * 0.46))
    stage.now.seats[seat].pillars -= 1
    stage.now.pillars[number] = seat


def slide(stage: Stage, slot: int, tile: str) -> None:
    display = stage.now.display
    moving = [(one, at) for at, one in enumerate(display[:slot]) if one]
    under = stage.under()
    for _, at in moving:
        under.display[at] = ""
    stage.add(Slide(stage.look, under, moving, tile))
    display[: slot + 1] = [tile, *display[:slot]]
    if tile and stage.now.pile:
        stage.now.pile.pop()
