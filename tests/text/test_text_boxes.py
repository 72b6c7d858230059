"""Everything in the boxes has a name and a text, and so have the words of the rules, in both languages."""

from dataclasses import asdict
from importlib import import_module
from itertools import chain

import pytest

from game.core.tables import table_of
from game.kemet.mind.evaluation import PARTS as KEMET_PARTS
from game.pharaon import pieces
from game.pharaon.scoring import REASONS
from game.pharaon.setup import DARK_TILES, DISCOVERY
from game.tekhenu import words
from game.tekhenu.mind.evaluation import PARTS as TEKHENU_PARTS
from game.titles import TITLES, title
from tests.text.told import narrator
from ui.text import LANGUAGES
from ui.titles.pharaon import words as in_words

amunre, kemet, pharaon, tekhenu = (import_module(f"game.{name}.components") for name in sorted(TITLES))
AMUNRE, KEMET, PHARAON, TEKHENU = amunre.components(), kemet.components(), pharaon.components(), tekhenu.components()
POINTS = ("temple", "pyramid", "combat", "control", "sanctuary", "domination", "sphinx")
CARDS = [*TEKHENU.blessings, *TEKHENU.technologies, *TEKHENU.decrees, *TEKHENU.start_cards, *TEKHENU.destinies]
TILES = [*TEKHENU.tiles, *TEKHENU.bot.tiles]

NAMED = {
    "amunre": {
        "card": (*AMUNRE.cards, "theft"), "phase": amunre.PHASES, "phase_short": amunre.PHASES,
    },
    "kemet": {
        "tile": KEMET.tiles, "card": (*KEMET.cards, *KEMET.battle_cards), "creature": KEMET.creatures,
        "board": [face.id for face in KEMET.faces],
        "space": [space.id for face in KEMET.faces for space in face.spaces],
        "city": [city.id for face in KEMET.faces for city in face.cities],
        "harbour": [harbour.id for face in KEMET.faces for harbour in face.harbours],
        "colour": kemet.COLOURS, "part": KEMET_PARTS, "reason": POINTS, "vp": POINTS,
        "action": (*kemet.ACTIONS, *(space.id for space in KEMET.action_spaces), KEMET.gold_space),
        "phase": ("setup", "day", "night", "dawn"), "card_phase": ("day", "combat"),
        "space_kind": ("desert", "district", "temple", "sanctuary"),
        "night_step": ("offering", "delta", "temples", "adoration", "prayer", "divine_intervention", "awakening"),
        "source": ("pray", "recall", "crusade", "holy_war", "delta", "adoration", "night", "prayer", "mana_theft",
                   "recruit", "enlistment", "reinforcements", "raining_fire", "initiative", "losses", "sanctuary"),
    },
    "pharaon": {
        "noble": PHARAON.nobles, "artisan": PHARAON.artisans, "vase": PHARAON.vases, "option": PHARAON.nile,
        "token": (*PHARAON.token_index, "marker"), "tile": PHARAON.traitor_tiles,
        "step": [step.id for step in PHARAON.burial],
        "resource": pieces.RESOURCES, "track": pieces.RESOURCES, "quarter": pieces.QUARTERS,
        "gain": pieces.PYRAMID_GAINS, "effect": pieces.TRAITOR_EFFECTS, "noble_type": pieces.NOBLE_TYPES,
        "face": (pieces.LIGHT, pieces.DARK), "reason": REASONS, "variant": (DISCOVERY, *DARK_TILES),
        "direction": ("clockwise", "counterclockwise"), "mode": ("discovery", "standard"), "level": ("traitre",),
        "which": ("highest", "lowest", "most_filled_tile", "least_filled_tile"),
    },
    "tekhenu": {
        "card": CARDS, "tile": TILES, "space": TEKHENU.number,
        "resource": words.GOODS, "district": words.BASIC, "god": words.GODS, "section": words.GODS,
        "colour": words.COLOURS, "light": words.LIGHTS, "outline": words.OUTLINES, "symbol": words.SYMBOLS,
        "part": TEKHENU_PARTS, "plate": ("pure", "tainted", "forbidden", "anubis"),
        "track": ("population", "happiness"), "kind": ("blessing", "technology", "decree", "start", "destiny"),
        "phase": ("setup", "turns", "judgement", "scoring", "end"), "why": [f"{each}_die" for each in words.COLOURS],
    },
}  # fmt: skip
"""Sections of nouns, and what each must name."""
SENTENCES = {
    "amunre": {"card_text": (*AMUNRE.cards, "theft")},
    "kemet": {"tile_text": KEMET.tiles, "card_text": KEMET.cards},
    "pharaon": {"noble_text": PHARAON.nobles, "quarter_text": pieces.QUARTERS},
    "tekhenu": {"card_text": CARDS, "tile_text": TILES},
}
"""Sections of texts that are sentences."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("name", NAMED)
def test_everything_has_a_name(name, language):
    told = narrator(name, language)
    for section, things in NAMED[name].items():
        assert all(told.label(section, thing) and told.voice.noun(section, thing) for thing in things), section


@every_language
@pytest.mark.parametrize("name", SENTENCES)
def test_everything_has_a_text(name, language):
    say = narrator(name, language).voice.say
    keys = [f"{name}.{section}.{thing}" for section, things in SENTENCES[name].items() for thing in things]
    assert [key for key in keys if not say(key).endswith(".")] == []


@every_language
def test_what_pharaon_tells_by_its_values_is_told_in_sentences_and_parts_of_its_evaluation_have_names(language):
    names, rules = narrator("pharaon", language), title("pharaon")
    game, voice = rules.start(table_of("pharaon", ("human",) * 3, (), 1)), names.voice
    assert all(names.label("part", part) for part, _ in rules.explain(game, 0).parts)
    told = [
        *(in_words.artisan_in_words(voice, artisan) for artisan in PHARAON.artisans),
        *(in_words.vase_in_words(voice, vase) for vase in PHARAON.vases),
        *(in_words.token_in_words(voice, token) for token in PHARAON.token_index),
    ]
    assert [text for text in told if not text.endswith(".")] == []
    faces = [tile.faces[face] for tile in PHARAON.traitor_tiles.values() for face in (pieces.LIGHT, pieces.DARK)]
    assert all(in_words.effect_in_words(voice, effect) for spaces in faces for effect in chain.from_iterable(spaces))
    assert all(in_words.option_in_words(voice, option) for option in PHARAON.nile)


@every_language
def test_provinces_are_told_with_everything_that_is_printed(language):
    told = narrator("amunre", language)
    for province in AMUNRE.provinces.values():
        values = asdict(province)
        key = f"amunre.province_text.{province.id}"
        assert told.voice.say(key, **values).endswith(".")
        assert told.voice.say("amunre.province_place", **values)
        numbers = {name: n for name, n in values.items() if isinstance(n, int)}
        counted = told.counted("feature", numbers)
        assert all(str(n) in counted for n in numbers.values() if n)
        assert {name for name, n in numbers.items() if n} <= told.voice.catalogue[key].placeholders


@every_language
def test_spaces_of_one_face_of_kemet_have_different_names(language):
    told = narrator("kemet", language)
    for face in KEMET.faces:
        names = [told.label("space", space.id) for space in face.spaces]
        assert len(set(names)) == len(names)
