"""The tables in the rule book of Tekhenu, as the box in force has them, and its cards and tiles looked at closely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pygame import Surface

from game.core.records import record
from game.tekhenu.components import components
from game.tekhenu.words import GODS
from ui.art.goods import GOD_SIGNS, LIGHT_COLOURS, LIGHT_SIGNS
from ui.art.palette import SANDSTONE, STONE, SeatStyle
from ui.frame.screen import Screen
from ui.rules.sources import source_table
from ui.rules.table import Row, Table
from ui.text.narrator import Narrator
from ui.text.voice import Voice
from ui.titles.tekhenu.cards import large
from ui.titles.tekhenu.cards.face import watermark
from ui.titles.tekhenu.cards.style import COLOURS, SIGNS, kind_of
from ui.titles.tekhenu.words import gain_in_words, goods_in_words


def tables(voice: Voice) -> dict[str, Table]:
    return {
        "blessings": _cards(voice, components().blessings),
        "technologies": _cards(voice, components().technologies),
        "decrees": _cards(voice, components().decrees),
        "starts": _cards(voice, components().start_cards),
        "destinies": _cards(voice, components().destinies),
        "tiles": tuple(_tile(voice, tile) for tile in components().tiles),
        "bot_tiles": tuple(_bot_tile(voice, tile) for tile in components().bot.tiles),
        "bag": tuple(_bag(voice, players) for players in components().bags),
        "horus": tuple(_slot(voice, value) for value in range(1, len(GODS) + 1)),
        "sources": source_table("tekhenu", voice, {"decree_cards": "card"}),
    }


@record
class _Look:
    """What the painters of cards need."""

    screen: Screen
    narrator: Narrator
    seat_styles: tuple[SeatStyle, ...] = ()


def enlarged(screen: Screen, voice: Voice, subject: str) -> tuple[Surface, str]:
    """A card or tile of a table, large, and what it does."""
    return large.enlarged(_Look(screen, Narrator(voice.catalogue, "tekhenu", voice.seats)), subject)


# Cards and tiles


def _cards(voice: Voice, cards: Iterable[str]) -> Table:
    return tuple(
        Row(
            _sign(card),
            COLOURS[kind_of(card)],
            voice.noun("card", card),
            voice.say(f"tekhenu.card_text.{card}"),
            _aside(voice, card),
            f"card.{card}",
        )
        for card in cards
    )


def _sign(card: str) -> str:
    """The god of a cult, else the sign that stands behind the picture of the card."""
    if card in components().technologies:
        god = components().technologies[card].trigger.partition("god_action:")[2]
        return GOD_SIGNS.get(god, SIGNS["technology"])
    return (
        SIGNS[kind_of(card)] if card in components().start_cards or card in components().destinies else watermark(card)
    )


def _aside(voice: Voice, card: str) -> str:
    """Its number, and what tells it from others: window, symbol, initiative, Ankh, number of players."""
    parts = components()
    if card in parts.blessings:
        return _say(voice, "blessing", id=card, window=parts.blessings[card].window)
    if card in parts.decrees:
        decree = parts.decrees[card]
        return _say(voice, "decree", id=card, symbol=decree.symbol) + _players(voice, decree.min_players)
    if card in parts.start_cards:
        return _say(voice, "start", id=card, n=parts.start_cards[card].initiative)
    if card in parts.destinies:
        return _say(voice, "destiny", id=card, n=parts.destinies[card].ankh)
    return _say(voice, "technology", id=card) + _players(voice, parts.technologies[card].min_players)


def _players(voice: Voice, fewest: int) -> str:
    return _say(voice, "players", n=fewest) if fewest > 2 else ""


def _tile(voice: Voice, name: str) -> Row:
    tile = components().tiles[name]
    sides = ", ".join(voice.noun("outline", outline) for outline in tile.outlines)
    text = _say(voice, "sides", told=sides)
    sign, colour = "pillar", STONE
    if tile.light != "none":
        ability = voice.say(f"tekhenu.tile_text.{name}")
        text = _say(voice, "ability", light=tile.light, icon=f":{LIGHT_SIGNS[tile.light]}:", text=ability) + " " + text
        sign, colour = LIGHT_SIGNS[tile.light], LIGHT_COLOURS[tile.light][0]
    price = goods_in_words(voice, tile.cost)
    return Row(sign, colour, voice.noun("tile", name), text, _say(voice, "tile", id=name, told=price), f"tile.{name}")


def _bot_tile(voice: Voice, name: str) -> Row:
    tile = components().bot.tiles[name]
    sign = GOD_SIGNS[GODS[tile.god]] if tile.god >= 0 else "jar"
    return Row(sign, SANDSTONE, voice.noun("tile", name), voice.say(f"tekhenu.tile_text.{name}"), "", f"bot.{name}")


# The board


def _bag(voice: Voice, players: int) -> Row:
    """The dice of a bag by colour; two players and the solo game use the same."""
    dice = Counter(components().bags[players])
    told = ", ".join(_say(voice, "bag_colour", n=n, colour=colour) for colour, n in dice.items())
    return Row("die", SANDSTONE, _say(voice, "bag", n=players), told, _say(voice, "bag_dice", n=dice.total()))


def _slot(voice: Voice, value: int) -> Row:
    slot = components().horus_slots[value - 1]
    bot = gain_in_words(voice, slot.bot_bonus)
    return Row(
        "die",
        SANDSTONE,
        _say(voice, "slot", n=value),
        gain_in_words(voice, slot.bonus),
        _say(voice, "slot_more", god=GODS[slot.printed_god], told=bot),
    )


def _say(voice: Voice, key: str, /, **values: object) -> str:
    return voice.say(f"tekhenu.book.{key}", **values)
