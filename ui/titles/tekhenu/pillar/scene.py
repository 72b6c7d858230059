"""The Temple in front of the veiled board: free spaces, the tile under the pointer, its five steps at the left."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface

from game.tekhenu.components import box
from game.tekhenu.gods.ra import ChooseSpace, ChooseTurn, LayOn, TurnTile, turns_of
from game.tekhenu.words import GOODS
from ui.art.light import box_aura, raised
from ui.art.ornament import outline
from ui.art.palette import HOT
from ui.art.surface import blank, opaque
from ui.art.tokens import badge
from ui.titles.tekhenu.cards.pillar_tile import pillar_tile
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.glows import rim
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.own import OwnPicture
from ui.titles.tekhenu.parts.ra import shines
from ui.titles.tekhenu.parts.temple import paint_temple, print_temple, stand_pillar
from ui.titles.tekhenu.picture import BoardPicture, view_key
from ui.titles.tekhenu.pillar.breakdown import Breakdown
from ui.titles.tekhenu.pillar.count import Count, best_turn, counted
from ui.titles.tekhenu.seat.forecast import Forecast
from ui.titles.tekhenu.spot import Spot
from ui.titles.tekhenu.temple_places import TemplePlaces

Laying = ChooseSpace | ChooseTurn
_VEIL = (10, 8, 16, 165)
_GREEN = (34, 112, 62)


def laying(desk: Desk) -> Laying | None:
    """The decision, if a tile is being laid."""
    decision = desk.asked.decision if desk.asked is not None else None
    return decision if isinstance(decision, ChooseSpace | ChooseTurn) else None


class PillarScene:
    """Paints the Temple in front and says where it can be clicked."""

    def __init__(self, look: Look, picture: BoardPicture, own: OwnPicture) -> None:
        self._look = look
        self._picture = picture
        self._own = own
        layout = look.layout
        self.places = TemplePlaces(self._front(), layout.u)
        self.breakdown = Breakdown(look, self._left())
        self._key: Hashable = None
        self._kept: Surface | None = None

    def _front(self) -> Rect:
        """The Temple; in small windows it covers the board."""
        layout = self._look.layout
        if layout.roomy:
            return layout.place(0.39, 0.078, 0.40, 0.70)
        return layout.place(0.40, 0.066, 0.412, 0.724)

    def _left(self) -> Rect:
        layout = self._look.layout
        if layout.roomy:
            return layout.place(0.051, 0.094, 0.316, 0.67)
        return layout.place(0.012, 0.066, 0.380, 0.724)

    # Painting

    def paint(self, target: Surface, desk: Desk, decision: Laying) -> None:
        """The veiled board, the Temple, and the tile where it lies for now."""
        board = self._look.layout.zones.board
        key = (view_key(desk.view), decision)
        if key != self._key or self._kept is None:
            self._key = key
            self._kept = self._veiled(target.get_size(), desk)
        target.blit(self._kept, board)
        space = decision.space if isinstance(decision, ChooseTurn) else ""
        if space:
            self.paint_try(target, desk, decision, space)
        else:
            self.breakdown.paint(target, desk, decision, "", desk.choice.turned(turns_of(decision.tile), 0), None)

    def _veiled(self, size: tuple[int, int], desk: Desk) -> Surface:
        board = self._look.layout.zones.board
        sheet = opaque(size)
        sheet.blit(self._picture.of(desk.view, desk.seat), board)
        veil = blank(board.size, _VEIL[:3])
        veil.fill(_VEIL)
        sheet.blit(veil, board)
        place = self.places.place
        box_aura(place.size, 9, 18 * self._look.layout.u, alpha=220).put(sheet, place.topleft)
        print_temple(sheet, self._look, self.places)
        paint_temple(sheet, self._look, desk.view, self.places)
        out = opaque(board.size)
        out.blit(sheet, (0, 0), board)
        return out

    def paint_try(self, target: Surface, desk: Desk, decision: Laying, space: str) -> None:
        """The tile over its space: row and column banded, what counts is marked, the pillar as a ghost."""
        places, number = self.places, box().number[space]
        turn = self.turn(desk, decision, space)
        count = counted(desk.view, decision, space, turn)
        row, column = divmod(number, 5)
        for line in (tuple(range(row * 5, row * 5 + 5)), tuple(range(column, 25, 5))):
            _band(target, places.line_rect(line))
        for site in count.fit.buildings:
            rim(places.site(site), 5 * places.u, places.u, (150, 240, 150)).put(target, 1.0)
        cell = self._tile_box(number)
        box_aura(cell.size, cell.width * 0.08, 9 * places.u, HOT, 230, 2).put(target, cell.topleft)
        tile = pillar_tile(cell.width, decision.tile, turn, shines(desk.view, decision.tile))
        raised(tile, 7).put(target, cell.topleft)
        stand_pillar(target, self._look, decision.seat, cell, 165)
        self._badges(target, cell, count)
        self.breakdown.paint(target, desk, decision, space, turn, count)
        self._forecast(target, desk, count)

    def _tile_box(self, number: int) -> Rect:
        cell = self.places.cell(number)
        lifted = cell.inflate(round(cell.width * 0.04), round(cell.width * 0.04))
        return lifted.move(0, -round(cell.height * 0.03))

    def _badges(self, target: Surface, cell: Rect, count: Count) -> None:
        each = box().points.ra_outline_corner if count.fit.corner else box().points.ra_outline
        px = max(13, self.places.px(12))
        edges = (
            (cell.centerx, cell.top),
            (cell.right, cell.centery),
            (cell.centerx, cell.bottom),
            (cell.left, cell.centery),
        )
        for side in count.fit.sides:
            raised(badge(f"+{each}", px, _GREEN), 2).centred(target, edges[side])
        for site in count.fit.buildings:
            place = self.places.site(site)
            raised(badge(f"+{box().points.ra_building}", px, _GREEN), 2).centred(target, (place.centerx, place.top + 2))

    def _forecast(self, target: Surface, desk: Desk, count: Count) -> None:
        """Net changes on the own board."""
        goods = count.goods()
        told = Forecast(count.points, tuple(goods.get(good, 0) for good in GOODS))
        self._own.paint(target, desk, told)

    def turn(self, desk: Desk, decision: Laying, space: str) -> int:
        return desk.choice.turned(turns_of(decision.tile), best_turn(desk.view, decision, space))

    # Pointing

    def spots(self, desk: Desk, decision: Laying) -> list[Spot]:
        """Free spaces while a space is chosen; the tile itself, to be turned and placed, afterwards."""
        found = [Spot(self._look.layout.zones.board, "", layer=3)]
        if isinstance(decision, ChooseSpace):
            found += [self._space(desk, decision, move) for move in desk.of(LayOn)]
            return found + self.breakdown.spots(None, self._rotator(desk, decision, ""))
        turn = self.turn(desk, decision, decision.space)
        cell = self._tile_box(box().number[decision.space])
        label = self._look.narrator.label("space", decision.space)
        tile = Spot(cell, label, (TurnTile(turn),), layer=4, quiet=True)
        self._turning(desk, decision, decision.space, tile)
        found += [tile, *self.breakdown.spots(TurnTile(turn), self._rotator(desk, decision, decision.space))]
        for move in desk.of(TurnTile):
            if move.turn != turn:
                found.append(self._other_turn(desk, decision, move))
        return found

    def _other_turn(self, desk: Desk, decision: ChooseTurn, move: TurnTile) -> Spot:
        """The tile as it would lie: small pictures under the large one of the breakdown."""
        rect = self.breakdown.turn_place(turns_of(decision.tile).index(move.turn))

        def act() -> None:
            desk.choice.turn = move.turn
            desk.changed()

        return Spot(rect, self._look.narrator.move(move), act=act, layer=4)

    def _space(self, desk: Desk, decision: ChooseSpace, move: LayOn) -> Spot:
        rect = self.places.cell(box().number[move.space])
        label = self._look.narrator.label("space", move.space)

        def pointed(target: Surface) -> None:
            self.paint_try(target, desk, decision, move.space)

        spot = Spot(rect, label, (move,), layer=4, pointed=pointed, quiet=True)
        self._turning(desk, decision, move.space, spot)
        return spot

    def _turning(self, desk: Desk, decision: Laying, space: str, spot: Spot) -> None:
        """R and the wheel turn the tile wherever it is tried."""
        rotate = self._rotator(desk, decision, space)
        spot.keys = {pygame.K_r: lambda: rotate(1)}
        spot.wheel = rotate

    def _rotator(self, desk: Desk, decision: Laying, space: str) -> Callable[[int], None]:
        turns = turns_of(decision.tile)
        best = best_turn(desk.view, decision, space) if space else turns[0]

        def rotate(step: int) -> None:
            desk.choice.rotate(turns, best, step)
            desk.changed()

        return rotate

    def glows(self, target: Surface, desk: Desk, pulse: float) -> None:
        """Rims of the free spaces."""
        for move in desk.of(LayOn):
            cell = self.places.cell(box().number[move.space]).inflate(-6, -6)
            rim(cell, 5 * self.places.u, self.places.u * 0.8).put(target, pulse)


def _band(target: Surface, rect: Rect) -> None:
    light = blank(rect.size, (255, 244, 180))
    light.fill((255, 244, 180, 46))
    target.blit(light, rect)
    outline(target, rect, (255, 236, 160), 2, 3, 200)
