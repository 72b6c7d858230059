"""The words that every game shares, in both languages, and what the catalogue may not import."""

import subprocess
import sys

import pytest

from ui.text import LANGUAGES, Catalogue, Voice


@pytest.fixture(params=LANGUAGES)
def voice(request):
    return Voice(Catalogue.load(request.param))


@pytest.mark.parametrize(
    ("section", "names"),
    [
        ("language", LANGUAGES),
        ("game", ("tekhenu", "pharaon", "amunre", "kemet")),
        ("level", ("human", "random", "apprenti", "scribe", "vizir", "grand_pretre", "botankhamon", "traitre")),
        ("colour", ("lapis", "carnelian", "malachite", "gold", "aubergine")),
        ("symbol", ("scarab", "lion", "ibis", "sun", "lotus")),
    ],
)
def test_shared_nouns_have_names(voice, section, names):
    assert all(voice.noun(section, name) for name in names)


@pytest.mark.parametrize("word", ["yes", "no", "ok", "cancel"])
def test_shared_words_are_said(voice, word):
    assert voice.say(f"core.word.{word}")


def test_symbols_and_colours_stand_in_french_sentences():
    voice = Voice(Catalogue.load("fr"))
    assert voice.noun("symbol", "ibis", "du") == "de l’ibis"
    assert (voice.noun("symbol", "sun", "au"), voice.noun("colour", "gold", "de")) == ("au soleil", "d’or")
    assert voice.noun("level", "grand_pretre", "les") == "les Grands Prêtres"


@pytest.mark.parametrize(
    ("modules", "unneeded"),
    [
        ("ui.text, ui.text.checks", ["pygame", "saves", "game"]),
        ("ui.text.narrator, ui.text.coverage", ["pygame", "saves"]),
    ],
)
def test_text_needs_no_window(modules, unneeded):
    """The catalogue alone does not need the rules either."""
    code = f"import sys, {modules}; print([name for name in {unneeded} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
