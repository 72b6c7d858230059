"""The Temple in front of the veiled board: free spaces, the tile on one of them, its five steps at the left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move
from game.tekhenu.components import SIDE, components
from game.tekhenu.gods.ra import ChooseSpace, ChooseTurn, LayOn, TurnTile, turns_of
from game.tekhenu.words import GOD_NUMBER, GOODS
from ui.art.colour import Colour
from ui.art.light import box_aura, raised
from ui.art.masonry import pillar
from ui.art.ornament import outline
from ui.art.palette import HOT
from ui.art.surface import blank, blit_centred, faded
from ui.art.tokens import badge
from ui.kit.answer import Answer
from ui.kit.light import shine
from ui.kit.target import Step
from ui.kit.thing import Face, Shape, Thing
from ui.kit.tray import ABOVE
from ui.titles.tekhenu.cards.pillar_tile import pillar_tile
from ui.titles.tekhenu.choice import Q
from ui.titles.tekhenu.parts.ra import shines
from ui.titles.tekhenu.parts.temple import print_temple, temple_things
from ui.titles.tekhenu.pillar.breakdown import Breakdown, draw_place, draw_turn, draw_way
from ui.titles.tekhenu.pillar.count import Count, Trial, best_turn, counted
from ui.titles.tekhenu.seat.forecast import NOTHING, Forecast
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.temple_places import TemplePlaces
from ui.titles.tekhenu.trays.frame import ON_IT, PLATE

Laying = ChooseSpace | ChooseTurn
_VEIL = (10, 8, 16, 165)
_GREEN = (34, 112, 62)
_FITS: Colour = (150, 240, 150)
"""Light around Buildings that count."""


def laying(question: Q) -> Laying | None:
    """The decision, if a tile is being laid."""
    decision = question.decision
    return decision if isinstance(decision, ChooseSpace | ChooseTurn) else None


class PillarScene:
    """The things of the scene in one window, and the tile where somebody tries it."""

    def __init__(self, style: TableStyle) -> None:
        self._style = style
        self.places = TemplePlaces(self._front(), style.layout.u)
        self.breakdown = Breakdown(style, self._left())

    def _front(self) -> Rect:
        """The Temple; in small windows it covers the board."""
        layout = self._style.layout
        if layout.roomy:
            return layout.place(0.39, 0.078, 0.40, 0.70)
        return layout.place(0.40, 0.066, 0.412, 0.724)

    def _left(self) -> Rect:
        layout = self._style.layout
        if layout.roomy:
            return layout.place(0.051, 0.094, 0.316, 0.67)
        return layout.place(0.012, 0.066, 0.380, 0.724)

    # Things and what they stand for

    def things(self, question: Q, decision: Laying) -> Iterator[Thing]:
        """The veil, the Temple with free spaces, the tile where it lies for now, the plate with its steps."""
        style, places = self._style, self.places
        yield Thing("veil", style.layout.zones.board, Face(draw_veil), ABOVE, bleed=0)
        yield Thing("front", places.place, Face(draw_front, (style, places)), ABOVE, bleed=60)
        yield from temple_things(style, question.view, places, "front.", ABOVE)
        trial = self.trial(question, decision)
        for space in _free(question, decision):
            label, shape = style.narrator.label("space", space), Shape("box", 5 * places.u)
            layer = ON_IT if trial.chosen else ABOVE
            yield Thing(f"try.{space}", places.cell(components().number[space]), None, layer, shape, label=label)
        yield Thing("steps", self.breakdown.rect, Face(self.breakdown.draw, (trial,)), PLATE)
        if trial.chosen:
            yield Thing("trial", places.place, Face(self.draw_try, (trial,)), PLATE)
            label = style.narrator.label("space", trial.space)
            yield Thing("lying", self._tile_box(components().number[trial.space]), None, ON_IT, label=label)
        yield from self._buttons(trial)

    def _buttons(self, trial: Trial) -> Iterator[Thing]:
        style, scale = self._style, self._style.screen.scale
        left, right, place = self.breakdown.buttons
        for name, rect in (("left", left), ("right", right)):
            face = Face(draw_turn, (scale, name == "left"), True)
            yield Thing(f"turn.{name}", rect, face, ON_IT, label=style.say(f"pillar.{name}"))
        if not trial.chosen:
            return
        yield Thing("turn.done", place, Face(draw_place, (style,), True), ON_IT, label=style.say("pillar.place"))
        for number, way in enumerate(turns_of(trial.tile)):
            face = Face(draw_way, (trial.tile, way, way == trial.turn))
            label = style.narrator.move(TurnTile(way))
            yield Thing(f"way.{way}", self.breakdown.turn_place(number), face, ON_IT, label=label)

    def answers(self, question: Q, decision: Laying, anew: Callable[[Move], None]) -> Iterator[Answer]:
        """Free spaces, also once the tile lies on one: a press on another moves it there by `anew`. Then the tile
        itself, to be turned and laid. What they would do is told by the scene."""
        yield Answer("veil", quiet=True, lit=())
        for move in question.of(LayOn):
            step = self.rotator(question, decision, move.space)
            yield Answer(f"try.{move.space}", (move,), quiet=True, step=step)
        trial = self.trial(question, decision)
        rotate = self.rotator(question, decision, trial.space)
        for name, by in (("left", -1), ("right", 1)):
            turns = Step(_turning(rotate, by))
            ready = not trial.chosen and name == "right"
            yield Answer(f"turn.{name}", act=turns, lit=(), quiet=True, step=rotate, primary=ready)
        if trial.chosen:
            for space in _free(question, decision):
                move = LayOn(space)
                yield Answer(f"try.{space}", act=partial(anew, move), lit=(), quiet=True, step=rotate, anew=move)
            lay = (TurnTile(trial.turn),)
            yield Answer("lying", lay, lit=(), quiet=True, step=rotate)
            # the tile was chosen, turned and looked at: its button is the confirmation
            yield Answer("turn.done", lay, lit=(), quiet=True, step=rotate, primary=True, sure=True)
            for way in turns_of(trial.tile):
                if way != trial.turn:
                    yield Answer(f"way.{way}", act=question.does(_choosing(question, way)), lit=())

    def rotator(self, question: Q, decision: Laying, space: str) -> Callable[[int], None]:
        """Turns the tile, which lies on a space or nowhere yet."""
        turns = turns_of(decision.tile)
        best = best_turn(question.view, decision, space) if space else turns[0]

        def rotate(step: int) -> None:
            question.choice.rotate(turns, best, step)
            question.changed()

        return rotate

    def trial(self, question: Q, decision: Laying, space: str = "") -> Trial:
        """The tile on a space, or where it was laid already."""
        view, tile, chosen = question.view, decision.tile, isinstance(decision, ChooseTurn)
        space = decision.space if isinstance(decision, ChooseTurn) else space
        best = best_turn(view, decision, space) if space else 0
        turn = question.choice.turned(turns_of(tile), best)
        count = counted(view, decision, space, turn) if space else None
        light = view.light(GOD_NUMBER["ra"])
        return Trial(tile, decision.slot, decision.seat, turn, shines(view, tile), light, chosen, space, count)

    def forecast(self, trial: Trial) -> Forecast:
        """What laying it there would change on the own board."""
        if trial.count is None:
            return NOTHING
        goods = trial.count.goods()
        return Forecast(trial.count.points, tuple(goods.get(good, 0) for good in GOODS))

    # Painting

    def draw_try(self, target: Surface, place: Rect, trial: Trial) -> None:
        """The tile over its space: row and column banded, what counts is marked, the pillar as a ghost."""
        places, number, count = self.places, components().number[trial.space], trial.count
        assert count is not None
        row, column = divmod(number, SIDE)
        for line in (tuple(range(row * SIDE, row * SIDE + SIDE)), tuple(range(column, SIDE * SIDE, SIDE))):
            _band(target, places.line_rect(line))
        for site in count.fit.buildings:
            light = Thing("", places.site(site), shape=Shape("box", 5 * places.u))
            shine(target, light, _FITS, 1.0, round(10 * places.u))
        cell = self._tile_box(number)
        box_aura(cell.size, cell.width * 0.08, 9 * places.u, HOT, 230, 2).put(target, cell.topleft)
        raised(pillar_tile(cell.width, trial.tile, trial.turn, trial.lit), 7).put(target, cell.topleft)
        ghost = faded(pillar(self._style.seat_styles[trial.seat], round(cell.width * 0.76)), 165)
        blit_centred(target, ghost, (cell.centerx, cell.y + cell.height * 0.46))
        self._badges(target, cell, count)

    def draw_steps(self, target: Surface, trial: Trial) -> None:
        """The plate with the steps and its buttons, while a space is only tried."""
        self.breakdown.draw(target, self.breakdown.rect, trial)
        for thing in self._buttons(trial):
            if thing.face is not None:
                thing.face.put(target, thing.place)

    def _tile_box(self, number: int) -> Rect:
        cell = self.places.cell(number)
        lifted = cell.inflate(round(cell.width * 0.04), round(cell.width * 0.04))
        return lifted.move(0, -round(cell.height * 0.03))

    def _badges(self, target: Surface, cell: Rect, count: Count) -> None:
        each = components().points.ra_outline_corner if count.fit.corner else components().points.ra_outline
        px = max(13, self.places.px(12))
        edges = (cell.midtop, cell.midright, cell.midbottom, cell.midleft)
        for side in count.fit.sides:
            raised(badge(f"+{each}", px, _GREEN), 2).centred(target, edges[side])
        for site in count.fit.buildings:
            place = self.places.site(site)
            raised(badge(f"+{components().points.ra_building}", px, _GREEN), 2).centred(
                target, (place.centerx, place.top + 2)
            )


def _free(question: Q, decision: Laying) -> list[str]:
    """The spaces on which the tile could be laid, besides that where it lies for now."""
    taken = decision.space if isinstance(decision, ChooseTurn) else ""
    spaces = zip(components().temple, question.view.laid, strict=True)
    return [space.id for space, tile in spaces if not tile and space.id != taken]


def _turning(rotate: Callable[[int], None], by: int) -> Callable[[], None]:
    return lambda: rotate(by)


def _choosing(question: Q, way: int) -> Callable[[], None]:
    def choose() -> None:
        question.choice.turn = way

    return choose


def draw_veil(target: Surface, board: Rect) -> None:
    veil = blank(board.size, _VEIL[:3])
    veil.fill(_VEIL)
    target.blit(veil, board)


def draw_front(target: Surface, place: Rect, style: TableStyle, places: TemplePlaces) -> None:
    """The empty Temple."""
    box_aura(place.size, 9, 18 * style.layout.u, alpha=220).put(target, place.topleft)
    print_temple(target, style, places)


def _band(target: Surface, rect: Rect) -> None:
    light = blank(rect.size, (255, 244, 180))
    light.fill((255, 244, 180, 46))
    target.blit(light, rect)
    outline(target, rect, (255, 236, 160), 2, 3, 200)
