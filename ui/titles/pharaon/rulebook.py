"""The tables in the rule book of Pharaon, as the box in force has them, and its cards and tiles looked at closely."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from game.pharaon.components import components
from game.pharaon.pieces import BASE, COLOURS, DARK, LIGHT, QUARTERS, RESOURCES, NileOption, Token
from ui.art.colour import Colour
from ui.art.palette import SANDSTONE, STONE
from ui.art.pharaon_tokens import GOD_COLOURS, QUARTER_SIGNS, RESOURCE_COLOURS
from ui.frame.screen import Screen
from ui.rules.sources import source_table
from ui.rules.table import Row, Table
from ui.text.narrator import Narrator
from ui.text.voice import Voice
from ui.titles.pharaon.cards import large
from ui.titles.pharaon.layout import Layout
from ui.titles.pharaon.rulebook_count import final_count
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.words import artisan_in_words, effect_in_words, gains_in_words, token_in_words, vase_in_words

GOLD: Final[Colour] = (176, 122, 40)
TYPE_SIGNS: Final = {"permanent": "ankh", "once_per_round": "hourglass", "instant": "star", "none": "crown"}
SOURCE_NOUNS: Final = {
    "resources": "resource",
    "quarters": "quarter",
    "nile.options": "option",
    "burial": "step",
    "nobles": "noble",
    "offering_tokens": "token",
}
"""How the page on values not read in print names the entries of a block where not all of them are meant."""
FACES: Final[dict[str, Colour]] = {LIGHT: SANDSTONE, DARK: (86, 62, 92)}


def tables(voice: Voice) -> dict[str, Table]:
    parts = components()
    return {
        "players": tuple(_layout(voice, count) for count in range(1, len(parts.layouts) + 1)),
        "nile": tuple(_option(voice, option) for option in parts.nile.values()),
        "burial": tuple(_step(voice, number) for number in range(1, parts.last_step + 1)),
        "pyramid": tuple(_row(voice, number) for number in range(1, len(parts.rows) + 1)),
        "wheel": tuple(_sector(voice, place) for place in range(len(parts.sectors))),
        "sides": tuple(_side(voice, quarter) for quarter in QUARTERS),
        "count": final_count(voice),
        "nobles": tuple(_noble(voice, noble) for noble in parts.nobles),
        "artisans": tuple(_artisan(voice, artisan) for artisan in parts.artisans),
        "vases": tuple(_vase(voice, vase) for vase in parts.vases),
        "tokens": tuple(_token(voice, token) for token in parts.tokens),
        "tiles": tuple(_tile(voice, tile, face) for tile in parts.traitor_tiles for face in (LIGHT, DARK)),
        "sources": source_table("pharaon", voice, SOURCE_NOUNS),
    }


def enlarged(screen: Screen, voice: Voice, subject: str) -> tuple[Surface, str]:
    """A card, tile, token or part of the board, large, and what it does."""
    narrator = Narrator(voice.catalogue, "pharaon", voice.seats)
    return large.enlarged(TableStyle(Layout(screen, 2, solo=False), narrator, ()), subject)


# Cards, vases and tokens


def _noble(voice: Voice, noble: str) -> Row:
    card = components().nobles[noble]
    aside = _say(voice, "noble", n=card.number, noble_type=card.type)
    text = voice.say(f"pharaon.noble_text.{noble}")
    return Row(TYPE_SIGNS[card.type], GOLD, voice.noun("noble", noble), text, aside, f"noble.{noble}")


def _artisan(voice: Voice, artisan: str) -> Row:
    aside = _say(voice, "points", n=components().artisans[artisan].pp)
    text = artisan_in_words(voice, artisan)
    return Row("artisan", SANDSTONE, voice.noun("artisan", artisan), text, aside, f"artisan.{artisan}")


def _vase(voice: Voice, vase: str) -> Row:
    colour = RESOURCE_COLOURS[RESOURCES[components().vases[vase].bottom]][0]
    return Row("vase", colour, voice.noun("vase", vase), vase_in_words(voice, vase), "", f"vase.{vase}")


def _token(voice: Voice, token: Token) -> Row:
    sign, colour = "star", GOLD
    if token.kind == "resource":
        sign, colour = token.target, RESOURCE_COLOURS[token.target][0]
    elif token.kind == "quarter":
        sign, colour = QUARTER_SIGNS[token.target], STONE
    aside = _say(voice, "copies", n=token.copies)
    return Row(sign, colour, voice.noun("token", token.id), token_in_words(voice, token.id), aside, f"token.{token.id}")


def _tile(voice: Voice, tile: str, face: str) -> Row:
    """What a face does, each effect with all its spaces, counted from the bottom."""
    printed = components().traitor_tiles[tile]
    where: dict[str, list[str]] = {}
    for number, effects in enumerate(printed.faces[face], 1):
        for effect in effects:
            where.setdefault(effect_in_words(voice, effect), []).append(str(number))
    spaces = [_say(voice, "spaces", numbers=", ".join(numbers), told=told) for told, numbers in where.items()]
    aside = _say(voice, "tile_vases", n=printed.vases_per_round)
    title = _say(voice, "tile", tile=tile, face=face)
    return Row("snake", FACES[face], title, " ".join(spaces), aside, f"tile.{tile}")


# The board


def _layout(voice: Voice, players: int) -> Row:
    layout = components().layouts[players - 1]
    text = _say(
        voice,
        "layout",
        slots=layout.wheel_slots,
        vases=layout.vases,
        lots=layout.lots,
        bonus=layout.bonus_tokens,
        rows=layout.pyramid_rows,
    )
    title = _say(voice, "players", n=players)
    return Row("population", SANDSTONE, title, text, _say(voice, "solo") if players == 1 else "")


def _option(voice: Voice, option: NileOption) -> Row:
    colour = RESOURCE_COLOURS[BASE[option.colours[0]]][0] if option.colours else SANDSTONE
    gains = gains_in_words(voice, option.gains)
    text = _say(voice, "gains", gains=gains)
    if option.climbs:
        text = _say(voice, "option", gains=gains, told=_climbs(voice, option))
    return Row("nile", colour, voice.noun("option", option.id), text)


def _climbs(voice: Voice, option: NileOption) -> str:
    tracks = option.climbs[0]
    named = ", ".join(voice.noun("track", BASE[track]) for track in tracks)
    told = _say(voice, "any_track") if tracks == COLOURS else named
    return _say(voice, "climbs", n=len(option.climbs), told=told)


def _step(voice: Voice, number: int) -> Row:
    step = components().burial[number - 1]
    icons = " ".join(f":token_{RESOURCES[colour]}_c:" for colour in step.cost)
    title, aside = _say(voice, "step", n=number, step=step.id), _say(voice, "points", n=step.pp)
    return Row("burial", STONE, title, _say(voice, "step_cost", icons=icons), aside, f"step.{number}")


def _row(voice: Voice, number: int) -> Row:
    """A row of the Pyramid of Time: how many players open it, and its gains from the left."""
    gains = components().rows[number - 1]
    fewest = next(players for players, layout in enumerate(components().layouts, 1) if layout.pyramid_rows >= number)
    told = ", ".join(voice.noun("gain", gain) for gain in gains)
    key = "row_always" if fewest == 1 else "row_only" if fewest == len(components().layouts) else "row_from"
    text = _say(voice, key, n=fewest, told=told)
    return Row("pyramid", SANDSTONE, _say(voice, "row", n=number), text, _say(voice, "row_spaces", n=len(gains)))


def _sector(voice: Voice, place: int) -> Row:
    """PHA-9.1  Which colour follows this one at a quarter when the wheel turns by a notch, either way."""
    sectors = [RESOURCES[colour] for colour in components().sectors]
    before, here, after = sectors[place - 1], sectors[place], sectors[(place + 1) % len(sectors)]
    nouns = {name: voice.noun("resource", colour) for name, colour in (("before", before), ("after", after))}
    return Row(here, RESOURCE_COLOURS[here][0], voice.noun("resource", here), _say(voice, "wheel_next", **nouns))


def _side(voice: Voice, quarter: str) -> Row:
    printed, god = components().quarters[quarter], components().gods[quarter]
    text = _say(
        voice,
        "side",
        left=printed.left.count,
        left_pp=printed.left.pp,
        right=printed.right.count,
        right_pp=printed.right.pp,
    )
    aside = _say(voice, "god_right", god=god)
    sign = QUARTER_SIGNS[quarter]
    return Row(sign, GOD_COLOURS[god], voice.noun("quarter", quarter), text, aside, f"quarter.{quarter}")


def _say(voice: Voice, key: str, /, **values: object) -> str:
    return voice.say(f"pharaon.book.{key}", **values)
