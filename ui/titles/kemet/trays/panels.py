"""The panels of decisions whose answers have no place on the table: levels, pyramids, creatures, offerings, visions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.core.agenda import Move
from game.kemet.components import COLOURS, components
from game.kemet.creatures import ChooseCreature, KeepWith
from game.kemet.expenses import upgrade_price
from game.kemet.march import ChooseCompanion
from game.kemet.night import (
    OFFER_NOTHING,
    SACRIFICE,
    USE_HAND_OF_GOD,
    USE_REINFORCEMENTS,
    OfferInDelta,
    OfferToAllGods,
    OrderAwakening,
)
from game.kemet.night_cards import DRAW_ONE, USE_VISION, ChooseFromVision, OrderDraws, keep_from_vision
from game.kemet.pyramids import RaiseByHandOfGod, UpgradePyramid, level_of, raise_pyramid
from game.kemet.setup import ChooseLevels, SpreadLevels
from ui.art.icons import icon
from ui.art.surface import blank, blit_centred
from ui.frame.tooltip import Tip
from ui.titles.kemet.cards import creature_in_short, divine_card, gem, price_mark, put_count, tile_square
from ui.titles.kemet.map import figures
from ui.titles.kemet.spread import Spread
from ui.titles.kemet.style import TableStyle
from ui.titles.kemet.tips import card_tip, rule_foot
from ui.titles.kemet.trays.button import Button, Picture, sign
from ui.titles.kemet.trays.panel import Panel, framed, grid

_INK = (72, 40, 12)


def panel_for(spread: Spread) -> Panel | None:
    """The panel of the present decision, if it has one."""
    make = _PANELS.get(type(spread.decision))
    return make(spread, spread.decision) if make is not None else None


# Set-up and pyramids


def _trio(levels: tuple[int, ...], high: int) -> Surface:
    """Three pyramids side by side; one of level 0 is only a gem."""
    scale = high / 54
    each = round(48 * scale)
    out = blank((each * len(levels), high), (60, 40, 20))
    for number, (colour, level) in enumerate(zip(COLOURS, levels, strict=True)):
        picture = figures.pyramid(colour, level, scale) if level else gem(colour, round(high * 0.3))
        foot = high - round(2 * scale) if level else high - round(high * 0.26)
        out.blit(picture, picture.get_rect(midbottom=(round(each * (number + 0.5)), foot)))
    return out


def _levels(spread: Spread, asked: ChooseLevels) -> Panel:
    buttons = []
    for move in spread.question.of(SpreadLevels):
        levels = (move.ruby, move.sapphire, move.diamond)
        label = spread.style.narrator.move(move)
        tip = partial(_levels_tip, spread.style, label)
        buttons.append(Button(label, (move,), pictures=(Picture(_trio, (levels,)),), tip=tip))
    px = spread.style.screen.px
    return grid(
        spread.style, buttons, 4, (px(216), px(84)), spread.say("panel.levels"), spread.say("panel.levels_remark")
    )


def _levels_tip(style: TableStyle, label: str) -> Tip:
    return Tip(label, (style.say("tip.levels"),), foot=rule_foot(style, "3.6"))


def _raising(spread: Spread, asked: UpgradePyramid | RaiseByHandOfGod) -> Panel:
    """A column for each colour, a row for each level: what is reached, what can be had, and its price."""
    style, seat = spread.style, spread.asked_seat
    free = isinstance(asked, RaiseByHandOfGod)
    buttons = []
    for level in range(1, components().top_level + 1):
        for colour in COLOURS:
            move = raise_pyramid(colour, level)
            now = level_of(spread.view, seat, colour)
            price = 0 if free else upgrade_price(spread.view, seat, now, level)
            picture = Picture(_stage, (colour, level, price, now))
            label = style.narrator.move(move)
            buttons.append(Button(label, spread.legal(move), pictures=(picture,), refusals=spread.refused(move)))
    px = style.screen.px
    key = "panel.hand_of_god" if free else "panel.upgrade"
    remark = "panel.hand_of_god_remark" if free else "panel.upgrade_remark"
    said = spread.say(remark, n=spread.view.prayers[seat])
    return grid(style, buttons, len(COLOURS), (px(150), px(76)), spread.say(key), said)


def _stage(colour: str, level: int, price: int, now: int, high: int) -> Surface:
    """A pyramid of a level with what it costs, or a tick if it is that high already."""
    scale = high / figures.PYRAMID[1]
    pyramid = figures.pyramid(colour, level, scale)
    mark = (
        icon("check", round(high * 0.44), (40, 110, 50)) if level <= now else price_mark(price, round(high * 0.4), _INK)
    )
    out = blank((pyramid.get_width() + mark.get_width() + round(high * 0.16), high), (60, 40, 20))
    out.blit(pyramid, (0, 0))
    blit_centred(out, mark, (out.get_width() - mark.get_width() / 2, high * 0.56))
    return out


# Creatures


def _creatures(spread: Spread, asked: ChooseCreature | ChooseCompanion) -> Panel:
    style = spread.style
    buttons = []
    for move in spread.question.of(KeepWith):
        buttons.append(
            Button(
                style.narrator.move(move),
                (move,),
                style.name("creature", move.creature),
                (Picture(_creature, (move.creature,)),),
                subject=f"creature.{move.creature}",
                tip=partial(_creature_tip, style, move.creature),
            )
        )
    px = style.screen.px
    return grid(style, buttons, min(3, len(buttons)), (px(250), px(88)), spread.say("panel.creature"), "")


def _creature(name: str, high: int) -> Surface:
    return figures.creature(name, None, high / figures.CREATURE[1])


def _creature_tip(style: TableStyle, creature: str) -> Tip:
    return Tip(style.name("creature", creature), (creature_in_short(style, creature),), foot=rule_foot(style, "6.6.4"))


# Night


def _offering(spread: Spread, asked: OfferToAllGods | OfferInDelta) -> Panel:
    style, parts = spread.style, components()
    sanctuary = isinstance(asked, OfferToAllGods)
    units = parts.sanctuary_units if sanctuary else parts.delta_units
    text = (
        spread.say("panel.vp", n=parts.sanctuary_vp)
        if sanctuary
        else spread.say("panel.prayers", n=parts.delta_prayers)
    )
    buttons = [
        Button(style.narrator.move(SACRIFICE), spread.legal(SACRIFICE), f"= {text}", (sign("unit", _INK),) * units),
        Button(style.narrator.move(OFFER_NOTHING), spread.legal(OFFER_NOTHING), spread.say("panel.offer_nothing")),
    ]
    px = style.screen.px
    key = "sanctuary" if sanctuary else "delta"
    space = spread.view.board.sanctuary if sanctuary else spread.view.board.delta
    last = not sanctuary and spread.view.units[space] <= units
    remark = spread.say("panel.last_unit") if last else spread.say("panel.units_there", n=spread.view.units[space])
    return grid(style, buttons, 2, (px(270), px(84)), spread.say(f"panel.offer_{key}"), remark)


def _awakening(spread: Spread, asked: OrderAwakening) -> Panel:
    style = spread.style
    buttons = [
        _tile_answer(spread, USE_REINFORCEMENTS, "free_units"),
        _tile_answer(spread, USE_HAND_OF_GOD, "free_pyramid_level"),
    ]
    px = style.screen.px
    return grid(style, buttons, 2, (px(270), px(84)), spread.say("panel.awakening"), "")


def _tile_answer(spread: Spread, move: Move, effect: str) -> Button:
    tile = next(tile.id for tile in components().tiles.values() if tile.effect.type == effect)
    style = spread.style
    text = style.narrator.voice.say(f"kemet.tile_text.{tile}")
    return Button(
        style.narrator.move(move),
        spread.legal(move),
        style.name("tile", tile),
        (Picture(tile_square, (tile,)),),
        subject=f"tile.{tile}",
        tip=lambda: Tip(style.name("tile", tile), (text,)),
    )


def _draws(spread: Spread, asked: OrderDraws) -> Panel:
    style = spread.style
    buttons = [
        Button(
            style.narrator.move(DRAW_ONE), spread.legal(DRAW_ONE), style.narrator.move(DRAW_ONE), (sign("deck", _INK),)
        ),
        Button(
            style.narrator.move(USE_VISION),
            spread.legal(USE_VISION),
            style.narrator.move(USE_VISION),
            (sign("eye", _INK),),
        ),
    ]
    px = style.screen.px
    return grid(style, buttons, 2, (px(270), px(84)), spread.say("panel.draws"), "")


def _vision(spread: Spread, asked: ChooseFromVision) -> Panel:
    """The cards large enough to be read."""
    style, px = spread.style, spread.style.screen.px
    cards = list(dict.fromkeys(spread.view.vision))
    counts = {card: spread.view.vision.count(card) for card in cards}
    high = px(250 if not style.layout.small else 290)
    wide = round(high * 0.8)
    gap = px(12)
    panel, room = framed(
        style,
        (wide * len(cards) + gap * (len(cards) - 1), high),
        spread.say("panel.vision"),
        spread.say("panel.vision_rest"),
    )
    each = min(wide, (room.width - gap * (len(cards) - 1)) // len(cards))
    for number, card in enumerate(cards):
        cell = Rect(room.x + number * (each + gap), room.y, each, min(high, room.height))
        move = keep_from_vision(card)
        picture = Picture(_card, (style, card, (each - px(14), cell.height - px(14)), counts[card]))
        tip = partial(card_tip, style, spread.view, card)
        panel.buttons.append(
            Button(
                style.narrator.move(move),
                spread.legal(move),
                pictures=(picture,),
                subject=f"card.{card}",
                tip=tip,
                kind="wood",
            )
        )
        panel.cells.append(cell)
    return panel


def _card(style: TableStyle, card: str, size: tuple[int, int], count: int, high: int) -> Surface:
    picture = divine_card(style, card, size)
    if count == 1:
        return picture
    out = picture.copy()
    put_count(out, out.get_rect(), count, style.screen.text(18))
    return out


def plain_panel(spread: Spread, moves: list[Move]) -> Panel:
    """Whatever is offered nowhere else."""
    style = spread.style
    buttons = [Button(text, (move,), text) for move in moves for text in (style.narrator.move(move),)]
    px = style.screen.px
    columns = 1 if len(moves) < 4 else 2 if len(moves) < 13 else 3
    high = max(px(50), round(style.screen.text(18) * 2.2)) if len(moves) <= 8 else px(44)
    return grid(style, buttons, columns, (px(330), high), spread.say("panel.answers"), "")


_PANELS: dict[type, Callable[[Spread, Any], Panel]] = {
    ChooseLevels: _levels,
    UpgradePyramid: _raising,
    RaiseByHandOfGod: _raising,
    ChooseCreature: _creatures,
    ChooseCompanion: _creatures,
    OfferToAllGods: _offering,
    OfferInDelta: _offering,
    OrderAwakening: _awakening,
    OrderDraws: _draws,
    ChooseFromVision: _vision,
}
