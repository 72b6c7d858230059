"""The spaces of the map for one question: set-up, marches, cards with a target, creatures, Units of the reserve."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.kemet.cards import EscapeTo, RainFire, kinds
from game.kemet.components import NONE, box
from game.kemet.creatures import PlaceCreature, SwapCreature
from game.kemet.march import Advance, Detach
from game.kemet.onset import FightAt
from game.kemet.resolution import RetreatTo
from game.kemet.setup import ChooseSite, Garrison, GarrisonCity, PlacePyramid
from ui.art.surface import faded
from ui.frame.tooltip import Tip
from ui.titles.kemet import tips
from ui.titles.kemet.desk import Desk
from ui.titles.kemet.map import figures
from ui.titles.kemet.map.light import Kind, Light
from ui.titles.kemet.map.picture import MapPicture
from ui.titles.kemet.map.pieces import Troop, stand
from ui.titles.kemet.march_places import lay_march, lay_troops
from ui.titles.kemet.recruits import lay_recruits
from ui.titles.kemet.space_sheet import MapLaid, SpaceSheet, ghost_troop


def map_places(desk: Desk, picture: MapPicture) -> MapLaid:
    """Every space, with what it stands for now."""
    sheet = SpaceSheet(desk, picture)
    decision, combat = desk.decision, desk.view.combat
    if combat is not None:
        sheet.lights[desk.view.name(combat.space)] = Light("combat")
    if isinstance(decision, GarrisonCity):
        _garrison(sheet)
    if isinstance(decision, Advance | Detach):
        lay_march(sheet, decision)
    if desk.choice.card:
        _aim(sheet)
        return sheet.finish()
    lay_troops(sheet)
    for site in desk.of(PlacePyramid):
        sheet.choose(site.space, (site,), "choice", pointed=_ghost_pyramid(sheet, site))
    for fight in desk.of(FightAt):
        sheet.choose(fight.space, (fight,), "combat", tip=partial(_fight_tip, sheet, fight.space))
    for retreat in desk.of(RetreatTo):
        sheet.choose(retreat.space, (retreat,), "move")
    _creatures(sheet)
    lay_recruits(sheet)
    return sheet.finish()


# Set-up


def _garrison(sheet: SpaceSheet) -> None:
    desk, marked = sheet.desk, sheet.desk.choice.marked
    for space in sorted({name for move in desk.of(Garrison) for name in move.space}):
        act = desk.does(partial(desk.choice.mark, space, box().start_districts))
        kind: Kind = "marked" if space in marked else "choice"
        sheet.choose(space, (), kind, act=act, tip=partial(_mark_tip, sheet, space))
        if space in marked:
            sheet.laid.ghosts.append(ghost_troop(sheet, space, Troop(desk.asked_seat, box().start_units)))


def _mark_tip(sheet: SpaceSheet, space: str) -> Tip:
    key = "tip.unmark" if space in sheet.desk.choice.marked else "tip.mark"
    told = sheet.look.say(key, n=box().start_units)
    return Tip(sheet.label(space), (told,), foot=tips.rule_foot(sheet.look, "3.4"))


def _ghost_pyramid(sheet: SpaceSheet, move: PlacePyramid) -> Callable[[Surface], None]:
    decision, foot = sheet.desk.decision, sheet.geometry.spot(move.space, "pyramid")
    assert isinstance(decision, ChooseSite) and foot is not None
    picture = faded(figures.pyramid(move.colour, decision.level, sheet.geometry.scale), 210)
    return lambda target: stand(target, picture, foot, 0)


# Cards, creatures, Units


def _fight_tip(sheet: SpaceSheet, space: str) -> Tip:
    seat, number = sheet.desk.asked_seat, sheet.view.board.index[space]
    lines = tips.fight_lines(sheet.look, sheet.view, seat, number, sheet.view.units_of(seat, number), NONE)
    return Tip(sheet.label(space), tuple(lines), foot=tips.rule_foot(sheet.look, "6.4.3"))


def _aim(sheet: SpaceSheet) -> None:
    """A card was chosen and waits for its target."""
    card = sheet.desk.choice.card
    if card in kinds("destroy_enemy_unit"):
        for fire in sheet.desk.of(RainFire):
            known = sheet.chosen.get(fire.space)
            sheet.choose(fire.space, (*(known.moves if known is not None else ()), fire), "combat", capsule=":sun:")
    if card in kinds("escape"):
        for escape in sheet.desk.of(EscapeTo):
            sheet.choose(escape.space, (escape,), "move", capsule=":feather:")


def _creatures(sheet: SpaceSheet) -> None:
    found: dict[str, list[PlaceCreature | SwapCreature]] = {}
    offered: list[PlaceCreature | SwapCreature] = [*sheet.desk.of(PlaceCreature), *sheet.desk.of(SwapCreature)]
    for move in offered:
        found.setdefault(move.space, []).append(move)
    for space, moves in found.items():
        signs = " ".join(f":{figures.SIGNS[move.creature]}:" for move in moves)
        sheet.choose(space, tuple(moves), "choice", capsule=signs)
