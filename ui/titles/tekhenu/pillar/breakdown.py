"""The plate beside the Temple: the tile, its price and light, the five steps with their points, the buttons."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tekhenu.components import components
from ui.art.buttons import Caption, put_button
from ui.art.colour import Colour
from ui.art.goods import LIGHT_SIGNS, good_token
from ui.art.icons import icon, put_icon
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.ornament import outline, rule
from ui.art.palette import CREAM, CREAM_SECOND, GOLD, GOLD_TITLE, LEGAL
from ui.art.plates import body, tooltip
from ui.art.tokens import number_disc, score_marker
from ui.frame import words
from ui.kit.thing import FaceState, button_state
from ui.titles.tekhenu.cards.pillar_tile import pillar_tile, tile_cost
from ui.titles.tekhenu.pillar.count import Count, Trial
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.tokens import put_price

_ROW: Colour = (62, 44, 32)
_STEPS = 6
_ABILITY = 4
"""The number of the step, from 0, in which the ability of the tile happens."""


class Breakdown:
    """Laid out once for its rectangle."""

    def __init__(self, style: TableStyle, rect: Rect) -> None:
        self._style = style
        self.rect = rect
        pad = style.layout.px(22)
        self._inside = rect.inflate(-2 * pad, -2 * pad)
        self._head = round(self._inside.height * 0.225)
        self._foot = round(self._inside.height * 0.115)
        self._total = round(self._inside.height * 0.10)

    # Places

    def turn_place(self, number: int) -> Rect:
        """Small pictures of the ways to lie, at the right of the head."""
        size = round(self._head * 0.34)
        return Rect(
            self._inside.right - (2 - number % 2) * (size + 4), self._inside.y + (number // 2) * (size + 4), size, size
        )

    def _step(self, number: int) -> Rect:
        top = self._inside.y + self._head + self._style.layout.px(6)
        bottom = self._inside.bottom - self._foot - self._total - self._line - self._style.layout.px(14)
        high = (bottom - top) / _STEPS
        return Rect(
            self._inside.x, round(top + number * high), self._inside.width, round(high) - self._style.layout.px(5)
        )

    @property
    def _line(self) -> int:
        """The line of what others receive."""
        return round(self._style.layout.text(17) * 1.4)

    @property
    def buttons(self) -> tuple[Rect, Rect, Rect]:
        foot = Rect(self._inside.x, self._inside.bottom - self._foot, self._inside.width, self._foot)
        side = min(foot.height, self._style.layout.px(56))
        y = foot.centery - side // 2
        gap = self._style.layout.px(8)
        wide = round(foot.width * 0.52)
        left, right = Rect(foot.x, y, side, side), Rect(foot.x + side + gap, y, side, side)
        return left, right, Rect(foot.right - wide, y, wide, side)

    # Painting

    def draw(self, target: Surface, place: Rect, trial: Trial) -> None:
        tooltip(place.size, self._style.screen.scale).put(target, place.topleft)
        self._paint_head(target, trial)
        for number in range(_STEPS):
            self._paint_step(target, trial, number)
        if trial.count is not None:
            self._paint_others(target, trial.count)
            self._paint_total(target, trial.count)
        if not trial.chosen:
            text, px = self._style.say("pillar.choose"), self._style.layout.text(17)
            words.block(target, text, self.buttons[2], "italic", px, CREAM_SECOND, "center", 11, middle=True)

    def _paint_head(self, target: Surface, trial: Trial) -> None:
        style = self._style
        side = self._head - style.layout.px(8)
        raised(pillar_tile(side, trial.tile, trial.turn, trial.lit), 3).put(target, self._inside.topleft)
        x = self._inside.x + side + style.layout.px(16)
        right = self.turn_place(0).left - style.layout.px(8) if trial.chosen else self._inside.right
        line = self._head / 4
        room = Rect(x, self._inside.y, right - x, round(line * 1.1))
        title = style.narrator.label("tile", trial.tile)
        words.line(target, title, room, "heading", style.layout.text(24), GOLD_TITLE, least=13)
        second = Rect(x, round(self._inside.y + line * 1.1), right - x, round(line * 0.8))
        where = style.narrator.label("space", trial.space) if trial.space else style.say("pillar.nowhere")
        words.line(target, where, second, "italic", style.layout.text(17), CREAM_SECOND, least=12)
        y = self._inside.y + line * 2.35
        px = style.layout.text(17)
        left = put_text(target, style.say("pillar.paid"), "body", px, CREAM, (x, y)).right + 6
        put_price(target, tile_cost(trial.tile), left, y, style.layout.px(22), CREAM)
        self._paint_light(target, trial, (x, self._inside.y + line * 3.3), right - x)

    def _paint_light(self, target: Surface, trial: Trial, at: tuple[float, float], room: float) -> None:
        style, printed = self._style, components().tiles[trial.tile]
        if printed.light == "none":
            return
        size = style.layout.px(22)
        colour = LEGAL if trial.lit else CREAM_SECOND
        put_icon(target, LIGHT_SIGNS[printed.light], size, colour, (at[0] + size / 2, at[1]))
        text = style.say("pillar.active" if trial.lit else "pillar.inactive", light=printed.light)
        place = Rect(round(at[0]) + size + 6, round(at[1]) - size // 2, round(room) - size - 6, size)
        words.line(target, text, place, "body", style.layout.text(17), colour, least=12)

    def _paint_step(self, target: Surface, trial: Trial, number: int) -> None:
        style, row, count = self._style, self._step(number), trial.count
        target.blit(body(row.size, _ROW, "wood", 6 * style.layout.u, 1, (10, -20), 0, number), row)
        disc = min(style.layout.px(32), row.height - 4)
        middle = row.x + style.layout.px(8) + disc // 2
        if number < _STEPS - 1:
            plate = number_disc(disc, str(number + 1), (150, 92, 40))
            target.blit(plate, plate.get_rect(center=(middle, row.centery)))
        else:
            put_icon(target, "hammer", round(disc * 0.8), GOLD, (middle, row.centery))
        end = row.right - style.layout.px(10)
        if count is not None:
            end = self._result(target, number, count, end, row.centery) - style.layout.px(8)
        x = middle + disc // 2 + style.layout.px(10)
        upper = Rect(x, row.y + 1, end - x, round(row.height * 0.52))
        lower = Rect(x, upper.bottom - 1, end - x, row.bottom - upper.bottom)
        px = min(style.layout.text(18), round(row.height * 0.42))
        words.line(target, style.say(f"pillar.step_{number + 1}"), upper, "bold", px, CREAM, least=12)
        told = self._told(trial, number)
        words.line(
            target, told, lower, "body", min(style.layout.text(16), round(row.height * 0.36)), CREAM_SECOND, least=11
        )

    def _told(self, trial: Trial, number: int) -> str:
        style, count = self._style, trial.count
        if number == 3:
            values = components().display[trial.slot].values
            return style.say("pillar.text_4", low=min(values), high=max(values))
        if number == _ABILITY and count is not None:
            if not count.ability:
                return style.say("pillar.no_ability", light=trial.light)
            return style.narrator.voice.say(f"tekhenu.tile_text.{trial.tile}")
        if number == 1 and count is not None and count.fit.corner:
            return style.say("pillar.text_corner")
        return style.say(f"pillar.text_{number + 1}")

    def _result(self, target: Surface, number: int, count: Count, right: int, y: int) -> int:
        """Points and goods of a step, from the right; gives where they begin."""
        points = (count.buildings, count.outlines, 0, count.slot, count.ability_points, count.technology)[number]
        goods = ((), (), count.covered, (), count.ability_goods, ())[number]
        size, x = self._style.layout.px(27), right
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
        style = self._style
        y = self._step(_STEPS - 1).bottom + self._line // 2 + style.layout.px(4)
        x = self._inside.x + style.layout.px(8)
        px = style.layout.text(17)
        for seat, good, amount in count.bonuses:
            size = round(px * 1.4)
            marker = score_marker(style.seat_styles[seat], size)
            x = target.blit(marker, marker.get_rect(midleft=(x, y))).right + 5
            text = style.say("pillar.receives", seat=seat)
            if x + width(text, "body", px) + 2 * size > self._inside.right:
                return
            x = put_text(target, text, "body", px, CREAM, (x, y)).right + 5
            if good == "vp":
                picture = number_disc(size, str(amount))
            else:
                x = put_text(target, str(amount), "number", px, CREAM, (x, y)).right + 3
                picture = good_token(good, size)
            x = target.blit(picture, picture.get_rect(midleft=(x, y))).right + style.layout.px(14)

    def _paint_total(self, target: Surface, count: Count) -> None:
        style = self._style
        bottom = self._inside.bottom - self._foot - style.layout.px(6)
        y = bottom - self._total // 2
        rule(target, self._inside.x, self._inside.right, bottom - self._total, GOLD, 190, 2)
        px = min(style.layout.text(28), round(self._total * 0.62))
        x = put_text(target, style.say("pillar.total"), "heading", px, GOLD_TITLE, (self._inside.x + 4, y)).right
        x += style.layout.px(28)
        x = put_text(target, str(count.points), "number", round(px * 1.3), CREAM, (x, y)).right + 6
        x = put_text(target, style.say("points_unit"), "number", round(px * 0.66), CREAM, (x, y + px * 0.2)).right
        for good, amount in count.goods().items():
            size = round(px * 0.95)
            x = put_text(target, f"+ {amount}", "number", px, CREAM, (x + style.layout.px(14), y)).right + 4
            token = good_token(good, size)
            x = target.blit(token, token.get_rect(midleft=(x, y))).right
        for track, steps in count.ability_steps:
            size = round(px * 0.95)
            x = put_text(target, f"+ {steps}", "number", px, CREAM, (x + style.layout.px(14), y)).right + 4
            put_icon(target, track, size, CREAM, (x + size // 2, y))
            x += size


def draw_way(target: Surface, place: Rect, tile: str, way: int, now: bool) -> None:
    """A way to lie; the one that it lies in now is framed."""
    raised(pillar_tile(place.width, tile, way, False), 1).put(target, place.topleft)
    if now:
        outline(target, place.inflate(6, 6), GOLD, 2, 6)


def draw_turn(target: Surface, rect: Rect, scale: float, back: bool, state: FaceState = "normal") -> None:
    """The button that turns the tile left or right."""
    put_button(target, rect, Caption("", px=18), "wood", button_state(state, True), scale)
    sign = icon("undo", round(rect.height * 0.56), CREAM, flip=not back)
    target.blit(sign, sign.get_rect(center=rect.center))


def draw_place(target: Surface, rect: Rect, style: TableStyle, state: FaceState = "normal") -> None:
    """The button that lays the tile for good."""
    text = style.say("pillar.place")
    px = min(style.layout.text(21), round(rect.height * 0.5))
    while px > 12 and width(text, "heading", px) + px * 2.4 > rect.width:
        px -= 1
    put_button(target, rect, Caption(text, "check", px=px), "green", button_state(state, True), style.screen.scale)
