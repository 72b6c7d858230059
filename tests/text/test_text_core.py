"""The words that every game shares, in both languages, and what the catalogue may not import."""

import subprocess
import sys

import pytest

from game.core.setup import COLOURS
from game.titles import TITLES
from ui.text import LANGUAGES, Catalogue, Voice


@pytest.fixture(params=LANGUAGES)
def voice(request):
    return Voice(Catalogue.load(request.param))


NOUNS = {
    "language": LANGUAGES,
    "game": TITLES,
    "level": ("human", "random", "apprenti", "scribe", "vizir", "grand_pretre", "botankhamon", "traitre"),
    "colour": COLOURS,
    "symbol": ("scarab", "lion", "ibis", "sun", "lotus"),
}


def test_shared_nouns_have_names_and_shared_words_are_said(voice):
    assert all(voice.noun(section, name) for section, names in NOUNS.items() for name in names)
    assert all(voice.say(f"core.word.{word}") for word in ("yes", "no", "ok", "cancel"))


def test_symbols_and_colours_stand_in_french_sentences():
    voice = Voice(Catalogue.load("fr"))
    assert voice.noun("symbol", "ibis", "du") == "de l’ibis"
    assert (voice.noun("symbol", "sun", "au"), voice.noun("colour", "gold", "de")) == ("au soleil", "d’or")
    assert voice.noun("level", "grand_pretre", "les") == "les Grands Prêtres"


UNNEEDED = {
    "ui.text, ui.text.checks": ["pygame", "saves", "game.titles", "game.core.position"],
    "ui.text.narrator, ui.text.coverage": ["pygame", "saves"],
}


@pytest.mark.parametrize("modules", UNNEEDED)
def test_text_needs_no_window(modules):
    """The catalogue alone does not need the rules either."""
    code = f"import sys, {modules}; print([name for name in {UNNEEDED[modules]} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
