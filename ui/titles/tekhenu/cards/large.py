"""Large pictures of cards and tiles, with the rule text and the rule number that go with them."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.words import BASIC, LIGHTS
from ui.art.colour import Colour, dark, mix
from ui.art.dice import die
from ui.art.goods import god_medallion
from ui.art.icons import put_icon
from ui.art.inline import CENTRED, fit_sentence
from ui.art.lettering import block_height, fit_block, put_block, put_text
from ui.art.ornament import rule
from ui.art.palette import CREAM, INK
from ui.frame import words
from ui.text.citing import rule_alone
from ui.titles.tekhenu.cards.backs import back
from ui.titles.tekhenu.cards.bot_tile import bot_tile, bot_tile_back
from ui.titles.tekhenu.cards.emblem import SYMBOL_SIGNS
from ui.titles.tekhenu.cards.face import TEXT_INK, blank_card, paint_picture
from ui.titles.tekhenu.cards.pillar_tile import pillar_tile, tile_back, tile_cost
from ui.titles.tekhenu.cards.style import (
    COLOURS,
    SIGNS,
    UNKNOWN,
    TableStyle,
    is_known,
    kind_of,
    name_of,
    rule_of,
    say,
    text_of,
)

SIZE = (340, 470)
"""Pixels of the design."""


def enlarged(style: TableStyle, subject: str) -> tuple[Surface, str]:
    """`card.B07`, `card.D?`, `tile.P12`, `bot.BT_horus`, `god.ra`, `die.ra.white.5`: its picture and what it does."""
    kind, _, name = subject.partition(".")
    side = style.screen.px(320)
    if kind == "god":
        return god_medallion(side, name), style.narrator.voice.say(f"board_tekhenu.tip.god_{name}")
    if kind == "die":
        _, colour, face = name.split(".")
        return die(round(side * 0.6), int(face), colour), die_text(style, colour)
    if kind == "tile":
        if name == UNKNOWN:
            return tile_back(side), style.narrator.label("piece", "pillar_tile")
        return pillar_tile(side, name), tile_text(style, name)
    if kind == "bot":
        if name == UNKNOWN:
            return bot_tile_back(side), style.narrator.label("piece", "bot_tile")
        return bot_tile(side, name), bot_tile_text(style, name)
    name = name.partition(".")[0]
    if not is_known(name):
        size = (style.screen.px(SIZE[0]), style.screen.px(SIZE[1]))
        return back(kind_of(name), size), style.narrator.label("kind", kind_of(name))
    return large_card(style, name), f"{text_of(style, name)}\n{rule_line(style, name)}"


def rule_line(style: TableStyle, name: str) -> str:
    return f"_{rule_alone(style.narrator.voice, rule_of(name))}_"


def tile_text(style: TableStyle, tile: str) -> str:
    """Price, ability and light of a Pillar tile."""
    light = components().tiles[tile].light
    cost = " ".join(f":{good}: {n}" for good, n in tile_cost(tile))
    lines = [say(style, "tile.cost", cost=cost), style.narrator.voice.say(f"tekhenu.tile_text.{tile}")]
    lines += [say(style, f"tile.{light}")] if light != "none" else []
    return "\n".join([*lines, rule_line(style, tile)])


def die_text(style: TableStyle, colour: str) -> str:
    """What a die of this colour produces, and where it lies in each light."""
    resource = components().resource_of[colour]
    made = say(style, "die.gray") if resource is None else say(style, "die.produces", resource=BASIC[resource])
    lines = [made, *(say(style, "die.line", light=light, plate=components().purity[light][colour]) for light in LIGHTS)]
    return "\n".join([*lines, f"_{rule_alone(style.narrator.voice, 'TEK-3.1')}_"])


def bot_tile_text(style: TableStyle, tile: str) -> str:
    """Which die Botankhamon takes."""
    return f"{style.narrator.voice.say(f'tekhenu.tile_text.{tile}')}\n{rule_line(style, tile)}"


def large_card(style: TableStyle, card: str) -> Surface:
    """A card as large as a hand: type in the band, full picture, name, rule text, rule number."""
    screen = style.screen
    w, h = size = (screen.px(SIZE[0]), screen.px(SIZE[1]))
    kind = kind_of(card)
    colour = COLOURS[kind]
    band = round(h * 0.095)
    out = blank_card(size, colour, 2, band)
    gap = max(2, round(w * 0.03))
    _band(out, style, card, Rect(gap, gap, w - 2 * gap, band), colour)
    art = Rect(gap, gap + band + 4, w - 2 * gap, round(h * 0.33))
    paint_picture(out, card, art, colour, full=True)
    px = max(15, min(screen.text(23), screen.px(30)))
    inner = Rect(round(w * 0.06), art.bottom + 4, round(w * 0.88), h - art.bottom - gap - 8)
    name = fit_block(name_of(style, card), "bold", round(px * 1.1), (inner.width, round(inner.height * 0.3)), 13)
    tall = block_height(name, "bold")
    put_block(out, name, "bold", INK, Rect(inner.x, inner.y, inner.width, tall), "center")
    rule(out, w * 0.2, w * 0.8, inner.y + tall + 2, colour, 170)
    foot = Rect(inner.x, inner.bottom - round(px * 1.1), inner.width, round(px * 1.1))
    cited = rule_alone(style.narrator.voice, rule_of(card))
    words.line(out, cited, foot, "italic", max(13, round(px * 0.8)), mix(dark(colour, 0.2), INK, 0.2), "center")
    room = Rect(inner.x, inner.y + tall + 6, inner.width, foot.y - inner.y - tall - 8)
    told = fit_sentence(text_of(style, card), "body", px, TEXT_INK, room.size, 12, CENTRED)
    words.report(text_of(style, card), room, told.whole and name.whole)
    told.put(out, (room.x, room.y + max(0, room.height - told.size[1]) // 2))
    return out


def _band(out: Surface, style: TableStyle, card: str, place: Rect, colour: Colour) -> None:
    """Sign and name of the type, the symbol of a Decree, the number."""
    kind, size = kind_of(card), round(place.height * 0.82)
    shade = dark(colour, 0.6)
    put_icon(out, SIGNS[kind], size, CREAM, (place.x + 6 + size / 2, place.centery), shade=shade)
    px = min(style.screen.text(20), round(place.height * 0.6))
    right = put_text(out, card, "number", px, CREAM, (place.right - 8, place.centery), "midright").left - 6
    if kind == "decree":
        sign = SYMBOL_SIGNS[components().decrees[card].symbol]
        right = put_icon(out, sign, size, (255, 226, 150), (right - size / 2, place.centery), shade=shade).left - 6
    left = place.x + size + 14
    room = Rect(left, place.y, right - left, place.height)
    words.line(out, style.narrator.label("kind", kind), room, "heading", px, CREAM, least=12)
