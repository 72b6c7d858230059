"""The tables in the rule book of Kemet, as the box in force has them, and its tiles and cards looked at closely."""

from __future__ import annotations

from pygame import Surface

from game.kemet.components import COLOURS, components
from game.kemet.market import display
from ui.art.cards import Printed
from ui.art.cards import card as painted_card
from ui.art.colour import Colour
from ui.frame.screen import Screen
from ui.rules.sources import source_table
from ui.rules.table import Row, Table
from ui.text.voice import Voice
from ui.titles.kemet.signs import BATTLE, CARD_COLOURS, STONES
from ui.titles.kemet.words import creature_in_words

SIZE = (320, 440)
"""Pixels of the design."""


def tables(voice: Voice) -> dict[str, Table]:
    parts = components()
    return {
        **{colour: tuple(_tile(voice, tile.id) for tile in display(colour)) for colour in COLOURS},
        "cards": tuple(_card(voice, card) for card in parts.cards),
        "battle": tuple(_battle_card(voice, card) for card in parts.battle_cards),
        "creatures": tuple(_creature(voice, creature) for creature in parts.creatures),
        "sources": source_table("kemet", voice, {"boards.spaces": "space", "boards.harbours": "harbour"}, "unread"),
    }


def enlarged(screen: Screen, voice: Voice, subject: str) -> tuple[Surface, str]:
    """A row of a table as a large card, and what it does."""
    kind, _, name = subject.partition(".")
    row = {"tile": _tile, "card": _card, "battle": _battle_card, "creature": _creature}[kind](voice, name)
    size = (screen.px(SIZE[0]), screen.px(SIZE[1]))
    printed = Printed(row.title, row.text, px=screen.text(24), corner=_price(subject))
    return painted_card(size, row.colour, row.icon, printed).surface, f"{row.text}\n_{row.aside}_"


def _price(subject: str) -> str:
    """What is printed in the corner: what a tile or a divine intervention card costs."""
    kind, _, name = subject.partition(".")
    if kind == "tile":
        return str(components().tiles[name].cost)
    return str(components().cards[name].cost) if kind == "card" else ""


def _tile(voice: Voice, name: str) -> Row:
    tile = components().tiles[name]
    aside = _say(voice, "tile", colour=tile.colour, level=tile.level)
    text = voice.say(f"kemet.tile_text.{name}")
    return Row(_sign_of(name), _stone_of(name), voice.noun("tile", name), text, aside, f"tile.{name}")


def _card(voice: Voice, name: str) -> Row:
    card = components().cards[name]
    aside = _say(voice, "card", n=card.copies, cost=card.cost, card_phase=card.phase)
    text = voice.say(f"kemet.card_text.{name}")
    return Row(card.sign, CARD_COLOURS[card.phase], voice.noun("card", name), text, aside, f"card.{name}")


def _battle_card(voice: Voice, name: str) -> Row:
    card = components().battle_cards[name]
    tile = card.granted_by
    aside = _say(voice, "special", tile=tile) if tile else _say(voice, "basic")
    colour = _stone_of(tile) if tile else BATTLE
    values = _say(voice, "values", force=card.force, damage=card.damage, defence=card.defence)
    return Row("sword", colour, voice.noun("card", name), values, aside, f"battle.{name}")


def _creature(voice: Voice, name: str) -> Row:
    tile = components().tiles[components().creatures[name].tile]
    aside = _say(voice, "creature", colour=tile.colour, level=tile.level)
    told = creature_in_words(voice, name)
    text = f"{told[:1].upper()}{told[1:]}."
    return Row(_sign_of(tile.id), STONES[tile.colour], voice.noun("creature", name), text, aside, f"creature.{name}")


def _sign_of(tile: str) -> str:
    return components().tiles[tile].sign


def _stone_of(tile: str) -> Colour:
    return STONES[components().tiles[tile].colour]


def _say(voice: Voice, key: str, /, **values: object) -> str:
    return voice.say(f"kemet.book.{key}", **values)
