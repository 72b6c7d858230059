"""English forms, and that French habits stay at home."""

import pytest

from ui.text import BadText


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("favour", "the Favour card, a Favour card"),
        ("obelisk", "the obelisk, an obelisk"),
        ("hour", "the hour, an hour"),
        ("unit", "the unit, a unit"),
        ("shears", "the shears, shears"),
    ],
)
def test_articles(english, card, said):
    assert english.say("{card:the}, {card:a}", card=card) == said


def test_a_plain_text_is_a_proper_noun(english):
    assert english.say("{province:the}, {province:a}", province="thebes") == "Thebes, Thebes"


def test_plurals_are_spelt_out(english):
    assert english.say("{card:plural}", card="obelisk") == "obelisks"
    with pytest.raises(BadText, match=r"amunre\.card\.unit: this noun has no plural"):
        english.say("{card:plural}", card="unit")


@pytest.mark.parametrize(("n", "said"), [(-1, "−1 cards"), (0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_only_one_is_singular(english, n, said):
    assert english.say("{n|# card|# cards}", n=n) == said


def test_lists_end_with_and(english):
    assert english.say("{seat}", seat=(0, 1, 2)) == "Néféret, Arnaud and Hugo"


def test_french_forms_are_unknown(english):
    with pytest.raises(BadText, match="unknown form 'le'"):
        english.say("{card:le}", card="obelisk")


def test_french_spacing_is_left_out(english):
    assert english.say("What's this : odd !") == "What's this : odd !"


def test_the_narrow_space_that_our_fonts_lack_is_never_shown(english):
    assert english.say("10\u202f%") == "10\u00a0%"
