"""The spaces of the map for one question: set-up, marches, cards with a target, creatures, Units of the reserve."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.kemet.cards import EscapeTo, RainFire, kinds
from game.kemet.components import NONE, box
from game.kemet.creatures import PlaceCreature, SwapCreature
from game.kemet.expenses import recruit_price
from game.kemet.landing import PutUnits
from game.kemet.march import Advance, Detach
from game.kemet.onset import FightAt
from game.kemet.recruiting import Recruit, RecruitInto
from game.kemet.resolution import RetreatTo
from game.kemet.setup import ChooseSite, Garrison, GarrisonCity, PlacePyramid
from ui.art.surface import faded
from ui.boards.kemet import tips
from ui.boards.kemet.desk import Desk
from ui.boards.kemet.map import figures
from ui.boards.kemet.map.light import Kind, Light
from ui.boards.kemet.map.picture import MapPicture
from ui.boards.kemet.map.pieces import Troop, stand, troop_picture
from ui.boards.kemet.march_places import lay_march, lay_troops
from ui.boards.kemet.space_sheet import MapLaid, SpaceSheet
from ui.frame.tooltip import Tip


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
    _units(sheet)
    return sheet.finish()


# Set-up


def _garrison(sheet: SpaceSheet) -> None:
    desk, marked = sheet.desk, sheet.desk.choice.marked
    for space in sorted({name for move in desk.of(Garrison) for name in move.space}):
        act = desk.does(partial(desk.choice.mark, space, box().start_districts))
        kind: Kind = "marked" if space in marked else "choice"
        sheet.choose(space, (), kind, act=act, tip=partial(_mark_tip, sheet, space))
        if space in marked:
            sheet.laid.ghosts.append(_ghost_troop(sheet, space, Troop(desk.asked_seat, box().start_units)))


def _mark_tip(sheet: SpaceSheet, space: str) -> Tip:
    key = "tip.unmark" if space in sheet.desk.choice.marked else "tip.mark"
    told = sheet.look.say(key, n=box().start_units)
    return Tip(sheet.label(space), (told,), foot=tips.rule_foot(sheet.look, "3.4"))


def _ghost_troop(sheet: SpaceSheet, space: str, troop: Troop) -> Callable[[Surface], None]:
    scale = sheet.geometry.scale
    picture = faded(troop_picture(sheet.look.liveries[troop.seat], scale, troop), 205)
    x, y = sheet.geometry.troop(space)

    def paint(target: Surface) -> None:
        target.blit(picture, (round(x - 44 * scale), round(y - 62 * scale)))

    return paint


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


def _units(sheet: SpaceSheet) -> None:
    """Units from the reserve: so many as the stepper says, or as there is room for."""
    desk = sheet.desk
    by_space: dict[str, list[RecruitInto | PutUnits]] = {}
    for move in unit_moves(desk):
        by_space.setdefault(move.space, []).append(move)
    for space, moves in by_space.items():
        wanted = desk.choice.n or proposed_units(desk)
        best = max((move for move in moves if move.n <= wanted), key=lambda move: move.n, default=moves[0])
        price = _recruit_price(desk, best.n)
        signs = [f"+{best.n} :unit:", f"{price} :ankh:" if price else "", ":sword:" if sheet.is_enemy(space) else ""]
        text = " ".join(sign for sign in signs if sign)
        sheet.choose(space, (best,), "combat" if sheet.is_enemy(space) else "choice", capsule=text)


def _recruit_price(desk: Desk, n: int) -> int:
    decision = desk.decision
    if not isinstance(decision, Recruit):
        return 0
    paid = recruit_price(desk.view, decision.seat, decision.placed)
    return recruit_price(desk.view, decision.seat, decision.placed + n) - paid


def unit_moves(desk: Desk) -> list[RecruitInto | PutUnits]:
    """Every way to place Units of the reserve."""
    return [*desk.of(RecruitInto), *desk.of(PutUnits)]


def proposed_units(desk: Desk) -> int:
    """How many Units are placed at first: those that cost nothing, at least one."""
    most = max((move.n for move in unit_moves(desk)), default=1)
    decision = desk.decision
    if not isinstance(decision, Recruit):
        return most
    free = desk.view.powers(decision.seat).free_recruits - decision.placed
    return max(1, min(most, free))
