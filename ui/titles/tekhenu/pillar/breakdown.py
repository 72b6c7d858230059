"""The plate beside the Temple: the tile, its price and light, the five steps with their points, the buttons."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.core.agenda import Move
from game.tekhenu.components import box
from game.tekhenu.gods.ra import ChooseSpace, ChooseTurn, turns_of
from game.tekhenu.words import GOD_NUMBER
from ui.art.buttons import State, put_button
from ui.art.colour import Colour
from ui.art.goods import LIGHT_SIGNS, good_token
from ui.art.icons import icon, put_icon
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.ornament import outline, rule
from ui.art.palette import CREAM, CREAM_SECOND, GOLD, GOLD_TITLE, LEGAL
from ui.art.plates import body, tooltip
from ui.art.tokens import number_disc, score_marker
from ui.boards.target import Step
from ui.frame import words
from ui.titles.tekhenu.cards.pillar_tile import pillar_tile, tile_cost
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.parts.ra import shines
from ui.titles.tekhenu.pillar.count import Count
from ui.titles.tekhenu.spot import Spot
from ui.titles.tekhenu.tokens import put_price

Laying = ChooseSpace | ChooseTurn
_ROW: Colour = (62, 44, 32)
_STEPS = 6
_ABILITY = 4
"""The number of the step, from 0, in which the ability of the tile happens."""


class Breakdown:
    """Laid out once for its rectangle."""

    def __init__(self, look: Look, rect: Rect) -> None:
        self._look = look
        self.rect = rect
        pad = look.layout.px(22)
        self._inside = rect.inflate(-2 * pad, -2 * pad)
        self._head = round(self._inside.height * 0.225)
        self._foot = round(self._inside.height * 0.115)
        self._total = round(self._inside.height * 0.10)

    # Places

    def turn_place(self, number: int) -> Rect:
        """Small pictures of the ways to lie, at the right of the head."""
        size = round(self._head * 0.34)
        return Rect(
            self._inside.right - (2 - number % 2) * (size + 4),
            self._inside.y + (number // 2) * (size + 4),
            size,
            size,
        )

    def _step(self, number: int) -> Rect:
        top = self._inside.y + self._head + self._look.layout.px(6)
        bottom = self._inside.bottom - self._foot - self._total - self._line - self._look.layout.px(14)
        high = (bottom - top) / _STEPS
        return Rect(
            self._inside.x, round(top + number * high), self._inside.width, round(high) - self._look.layout.px(5)
        )

    @property
    def _line(self) -> int:
        """The line of what others receive."""
        return round(self._look.layout.text(17) * 1.4)

    @property
    def _buttons(self) -> tuple[Rect, Rect, Rect]:
        foot = Rect(self._inside.x, self._inside.bottom - self._foot, self._inside.width, self._foot)
        side = min(foot.height, self._look.layout.px(56))
        y = foot.centery - side // 2
        gap = self._look.layout.px(8)
        wide = round(foot.width * 0.52)
        left, right = Rect(foot.x, y, side, side), Rect(foot.x + side + gap, y, side, side)
        return left, right, Rect(foot.right - wide, y, wide, side)

    # Painting

    def paint(self, target: Surface, desk: Desk, decision: Laying, space: str, turn: int, count: Count | None) -> None:
        tooltip(self.rect.size, self._look.screen.scale).put(target, self.rect.topleft)
        self._paint_head(target, desk, decision, space, turn)
        for number in range(_STEPS):
            self._paint_step(target, desk, decision, number, count)
        if count is not None:
            self._paint_others(target, count)
            self._paint_total(target, count)
        for number, rect in enumerate(self._buttons[:2]):
            self._button(target, number, rect, "normal")
        if isinstance(decision, ChooseTurn):
            self._button(target, 2, self._buttons[2], "normal")
            self._paint_turns(target, decision, turn)
        else:
            text = self._look.say("pillar.choose")
            px = self._look.layout.text(17)
            words.block(target, text, self._buttons[2], "italic", px, CREAM_SECOND, "center", 11, middle=True)

    def _paint_head(self, target: Surface, desk: Desk, decision: Laying, space: str, turn: int) -> None:
        look, view = self._look, desk.view
        side = self._head - look.layout.px(8)
        lit = shines(view, decision.tile)
        raised(pillar_tile(side, decision.tile, turn, lit), 3).put(target, self._inside.topleft)
        x = self._inside.x + side + look.layout.px(16)
        right = self.turn_place(0).left - look.layout.px(8) if isinstance(decision, ChooseTurn) else self._inside.right
        line = self._head / 4
        room = Rect(x, self._inside.y, right - x, round(line * 1.1))
        title = look.narrator.label("tile", decision.tile)
        words.line(target, title, room, "heading", look.layout.text(24), GOLD_TITLE, least=13)
        second = Rect(x, round(self._inside.y + line * 1.1), right - x, round(line * 0.8))
        where = look.narrator.label("space", space) if space else look.say("pillar.nowhere")
        words.line(target, where, second, "italic", look.layout.text(17), CREAM_SECOND, least=12)
        y = self._inside.y + line * 2.35
        px = look.layout.text(17)
        left = put_text(target, look.say("pillar.paid"), "body", px, CREAM, (x, y)).right + 6
        put_price(target, tile_cost(decision.tile), left, y, look.layout.px(22), CREAM)
        self._paint_light(target, desk, decision, (x, self._inside.y + line * 3.3), right - x, lit)

    def _paint_light(
        self, target: Surface, desk: Desk, decision: Laying, at: tuple[float, float], room: float, lit: bool
    ) -> None:
        look, printed = self._look, box().tiles[decision.tile]
        if printed.light == "none":
            return
        size = look.layout.px(22)
        colour = LEGAL if lit else CREAM_SECOND
        put_icon(target, LIGHT_SIGNS[printed.light], size, colour, (at[0] + size / 2, at[1]))
        text = look.say("pillar.active" if lit else "pillar.inactive", light=printed.light)
        place = Rect(round(at[0]) + size + 6, round(at[1]) - size // 2, round(room) - size - 6, size)
        words.line(target, text, place, "body", look.layout.text(17), colour, least=12)

    def _paint_turns(self, target: Surface, decision: ChooseTurn, turn: int) -> None:
        for number, way in enumerate(turns_of(decision.tile)):
            place = self.turn_place(number)
            raised(pillar_tile(place.width, decision.tile, way, False), 1).put(target, place.topleft)
            if way == turn:
                outline(target, place.inflate(6, 6), GOLD, 2, 6)

    def _paint_step(self, target: Surface, desk: Desk, decision: Laying, number: int, count: Count | None) -> None:
        look, row = self._look, self._step(number)
        target.blit(body(row.size, _ROW, "wood", 6 * look.layout.u, 1, (10, -20), 0, number), row)
        disc = min(look.layout.px(32), row.height - 4)
        middle = row.x + look.layout.px(8) + disc // 2
        if number < _STEPS - 1:
            plate = number_disc(disc, str(number + 1), (150, 92, 40))
            target.blit(plate, plate.get_rect(center=(middle, row.centery)))
        else:
            put_icon(target, "hammer", round(disc * 0.8), GOLD, (middle, row.centery))
        end = row.right - look.layout.px(10)
        if count is not None:
            end = self._result(target, number, count, end, row.centery) - look.layout.px(8)
        x = middle + disc // 2 + look.layout.px(10)
        upper = Rect(x, row.y + 1, end - x, round(row.height * 0.52))
        lower = Rect(x, upper.bottom - 1, end - x, row.bottom - upper.bottom)
        px = min(look.layout.text(18), round(row.height * 0.42))
        words.line(target, look.say(f"pillar.step_{number + 1}"), upper, "bold", px, CREAM, least=12)
        told = self._told(desk, decision, number, count)
        words.line(
            target, told, lower, "body", min(look.layout.text(16), round(row.height * 0.36)), CREAM_SECOND, least=11
        )

    def _told(self, desk: Desk, decision: Laying, number: int, count: Count | None) -> str:
        look = self._look
        if number == 3:
            values = box().display[decision.slot].values
            return look.say("pillar.text_4", low=min(values), high=max(values))
        if number == _ABILITY and count is not None:
            if not count.ability:
                return look.say("pillar.no_ability", light=desk.view.light(GOD_NUMBER["ra"]))
            return look.narrator.voice.say(f"tekhenu.tile_text.{decision.tile}")
        if number == 1 and count is not None and count.fit.corner:
            return look.say("pillar.text_corner")
        return look.say(f"pillar.text_{number + 1}")

    def _result(self, target: Surface, number: int, count: Count, right: int, y: int) -> int:
        """Points and goods of a step, from the right; gives where they begin."""
        points = (count.buildings, count.outlines, 0, count.slot, count.ability_points, count.technology)[number]
        goods = ((), (), count.covered, (), count.ability_goods, ())[number]
        size, x = self._look.layout.px(27), right
        if points or number in (0, 1, 3):
            disc = number_disc(size, str(points))
            x = target.blit(disc, disc.get_rect(midright=(x, y))).left - 6
        for good, amount in reversed(goods):
            token = good_token(good, size)
            x = target.blit(token, token.get_rect(midright=(x, y))).left - 3
            x = put_text(target, str(amount), "number", round(size * 0.8), CREAM, (x, y), "midright").left - 6
        for track, steps in count.ability_steps if number == _ABILITY else ():
            put_icon(target, track, size, CREAM, (x - size // 2, y))
            at = (x - size - 3, y)
            x = put_text(target, f"{steps:+}", "number", round(size * 0.8), CREAM, at, "midright").left - 6
        return x

    def _paint_others(self, target: Surface, count: Count) -> None:
        look = self._look
        y = self._step(_STEPS - 1).bottom + self._line // 2 + look.layout.px(4)
        x = self._inside.x + look.layout.px(8)
        px = look.layout.text(17)
        for seat, good, amount in count.bonuses:
            size = round(px * 1.4)
            marker = score_marker(look.liveries[seat], size)
            x = target.blit(marker, marker.get_rect(midleft=(x, y))).right + 5
            text = look.say("pillar.receives", seat=seat)
            if x + width(text, "body", px) + 2 * size > self._inside.right:
                return
            x = put_text(target, text, "body", px, CREAM, (x, y)).right + 5
            if good == "vp":
                picture = number_disc(size, str(amount))
            else:
                x = put_text(target, str(amount), "number", px, CREAM, (x, y)).right + 3
                picture = good_token(good, size)
            x = target.blit(picture, picture.get_rect(midleft=(x, y))).right + look.layout.px(14)

    def _paint_total(self, target: Surface, count: Count) -> None:
        look = self._look
        bottom = self._inside.bottom - self._foot - look.layout.px(6)
        y = bottom - self._total // 2
        rule(target, self._inside.x, self._inside.right, bottom - self._total, GOLD, 190, 2)
        px = min(look.layout.text(28), round(self._total * 0.62))
        x = put_text(target, look.say("pillar.total"), "heading", px, GOLD_TITLE, (self._inside.x + 4, y)).right
        x += look.layout.px(28)
        x = put_text(target, str(count.points), "number", round(px * 1.3), CREAM, (x, y)).right + 6
        x = put_text(target, look.say("points_unit"), "number", round(px * 0.66), CREAM, (x, y + px * 0.2)).right
        for good, amount in count.goods().items():
            size = round(px * 0.95)
            x = put_text(target, f"+ {amount}", "number", px, CREAM, (x + look.layout.px(14), y)).right + 4
            token = good_token(good, size)
            x = target.blit(token, token.get_rect(midleft=(x, y))).right
        for track, steps in count.ability_steps:
            size = round(px * 0.95)
            x = put_text(target, f"+ {steps}", "number", px, CREAM, (x + look.layout.px(14), y)).right + 4
            put_icon(target, track, size, CREAM, (x + size // 2, y))
            x += size

    def _button(self, target: Surface, number: int, rect: Rect, state: State) -> None:
        scale = self._look.screen.scale
        if number < 2:
            put_button(target, rect, "", "wood", state, None, 18, scale=scale)
            sign = icon("undo", round(rect.height * 0.56), CREAM, flip=number == 1)
            target.blit(sign, sign.get_rect(center=rect.center))
            return
        text = self._look.say("pillar.place")
        px = min(self._look.layout.text(21), round(rect.height * 0.5))
        while px > 12 and width(text, "heading", px) + px * 2.4 > rect.width:
            px -= 1
        put_button(target, rect, text, "green", state, "check", px, scale=scale)

    # Pointing

    def spots(self, move: Move | None, rotate: Callable[[int], None]) -> list[Spot]:
        """Turn left, turn right, and place once a space is chosen; Enter places, before that R turns."""
        found: list[Spot] = []
        for number, key in enumerate(("pillar.left", "pillar.right")):
            act = self._act(rotate, -1 if number == 0 else 1)
            found.append(self._spot(number, self._look.say(key), rotate, act=act))
        if move is not None:
            found.append(self._spot(2, self._look.say("pillar.place"), rotate, (move,)))
            found[-1].sure = True  # the tile was chosen, turned and looked at: its button is the confirmation
        found[-1].primary = True
        return found

    def _spot(
        self,
        number: int,
        label: str,
        rotate: Callable[[int], None],
        moves: tuple[Move, ...] = (),
        act: Callable[[], None] | None = None,
    ) -> Spot:
        rect = self._buttons[number]
        spot = Spot(rect, label, moves, act=act, layer=4, pointed=self._face(number, rect), quiet=True)
        spot.keys = {pygame.K_r: lambda: rotate(1)}
        spot.wheel = rotate
        return spot

    def _act(self, rotate: Callable[[int], None], step: int) -> Step:
        return Step(lambda: rotate(step))

    def _face(self, number: int, rect: Rect) -> Callable[[Surface], None]:
        return lambda target: self._button(target, number, rect, "hover")
