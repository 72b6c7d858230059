"""The words that go with cards and tiles: texts, rule numbers, and names, set tight and broken where they may be."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.pieces import Effect
from ui.art.colour import Colour
from ui.art.lettering import Block, height, rendered, wrap
from ui.text.citing import rule_alone
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.words import artisan_in_words, effect_in_words

_POWER_RULES: Final = {
    "interchange": "PHA-4.5",
    "pass_advance": "PHA-8.2",
    "any_access": "PHA-7.7",
    "nobles_any_five": "PHA-6.2.1",
    "none": "PHA-7.1",
    "act_on_full_sector": "PHA-7.6",
    "exchange_base": "PHA-7.8",
    "base_to_silver": "PHA-7.8",
    "vase_plus_any": "PHA-7.9",
    "replace_vase": "PHA-7.9",
    "gain": "PHA-7.5",
}
_RULES: Final = {
    "noble": "PHA-7.1",
    "artisan": "PHA-6.4.2",
    "vase": "PHA-5.2",
    "tile": "PHA-14.9",
    "plot": "PHA-14.7",
    "token": "PHA-5.5",
    "resource": "PHA-1.1",
    "god": "PHA-11.1",
    "step": "PHA-6.5.1",
    "pyramid": "PHA-8.5",
    "wheel": "PHA-4.1",
    "silver": "PHA-4.5",
    "offerings": "PHA-6.1.1",
    "nobles": "PHA-6.2.1",
    "nile": "PHA-6.3.1",
    "artisans": "PHA-6.4.1",
    "burial": "PHA-6.5.1",
}


def say(style: TableStyle, key: str, /, **values: object) -> str:
    """A text of these painters."""
    return style.narrator.voice.say(f"board_pharaon_seat.{key}", **values)


def game_text(style: TableStyle, key: str, /, **values: object) -> str:
    """A text of the game."""
    return style.narrator.voice.say(f"pharaon.{key}", **values)


def name_of(style: TableStyle, kind: str, thing: str) -> str:
    """The printed name of a thing: `name_of(style, "noble", "NOB07")`."""
    return style.name(kind, thing)


def broken_name(style: TableStyle, card: str) -> str:
    """A long name with the places where it may be broken; empty if it has none."""
    return _said_of(style, "broken", card)


def short_name(style: TableStyle, card: str) -> str:
    """A name with a word cut short, for the smallest cards; empty if it has none."""
    return _said_of(style, "short", card)


def _said_of(style: TableStyle, what: str, card: str) -> str:
    key = f"board_pharaon_seat.{what}.{card}"
    return style.narrator.voice.say(key) if key in style.narrator.voice.catalogue else ""


def rule_of(subject: str) -> str:
    """The number under which the rule book tells what a thing does."""
    kind, _, name = subject.partition(".")
    if kind == "noble" and name in components().nobles:
        return _POWER_RULES[components().nobles[name].effect]
    return _RULES[name] if kind in ("quarter", "resource") and name in _RULES else _RULES[kind]


def rule_line(style: TableStyle, subject: str) -> str:
    return f"_{rule_alone(style.narrator.voice, rule_of(subject))}_"


def noble_text(style: TableStyle, noble: str) -> str:
    """What a noble does and what it is worth."""
    return game_text(style, f"noble_text.{noble}")


def artisan_text(style: TableStyle, artisan: str) -> str:
    """Gains and prestige of an artisan."""
    return artisan_in_words(style.narrator.voice, artisan)


def effect_text(style: TableStyle, effect: Effect) -> str:
    """An icon of a Traitor tile in words."""
    return effect_in_words(style.narrator.voice, effect)


_STEP: Final = 1.04
_LINE: Final = 1.16
"""The distance between two lines, and the height of one, for type of size 1."""


def least(style: TableStyle) -> int:
    """The smallest type on cards: 15 px on 1080 lines, 13 in the smallest window."""
    return max(13, round(15 * style.screen.scale))


def name_type(style: TableStyle, wide: int) -> int:
    """The type of names: the reader's, as far as a card of this width allows."""
    return min(style.screen.text(16), max(least(style), round(wide * 0.17)))


def names_of(style: TableStyle, kind: str, thing: str) -> tuple[str, ...]:
    """The name, and how it may be broken or shortened where it is too long for a line."""
    name, broken = name_of(style, kind, thing), broken_name(style, thing)
    if not broken or not name.endswith(broken.replace("- ", "")):
        return (name,)
    short = short_name(style, thing)
    return (name, broken, short) if short else (name, broken)


def name_block(names: tuple[str, ...], px: int, small: int, room: tuple[int, int]) -> Block | None:
    """The name as large as it fits; None where a place is too small for it: the hover tells it."""
    for size in range(px, min(px, small) - 1, -1):
        for name in names:
            block = wrap(name, "bold", size, room[0])
            if block.whole and name_height(block) <= room[1]:
                return block
    return None


def name_height(block: Block | None) -> int:
    return round(block.px * (_STEP * (len(block.lines) - 1) + _LINE)) if block is not None else 0


def put_name(out: Surface, block: Block, place: Rect, ink: Colour) -> None:
    """In the middle of its place."""
    above = (height("bold", block.px) - round(block.px * _LINE)) // 2
    top = place.y + (place.height - name_height(block)) // 2
    for number, line in enumerate(block.lines):
        letters = rendered(line, "bold", block.px, ink)
        y = top - above + round(number * block.px * _STEP)
        out.blit(letters, (place.x + (place.width - letters.get_width()) // 2, y))
