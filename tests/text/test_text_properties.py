"""What holds for every message and every value."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.text import BadText, Message
from ui.text.languages import GRAMMARS

PLAIN = st.text(st.characters(exclude_characters="{}|#~", exclude_categories=["Cs"]), max_size=12)
SLOTS = st.sampled_from(["{name}", "{value}", "{value:+}", "{n}", "{what}"])


def longer(inner):
    """A text that holds choices between shorter ones."""
    choices = st.lists(inner, min_size=2, max_size=3).map(lambda texts: "{n|" + "|".join(texts) + "}")
    return st.lists(PLAIN | SLOTS | choices, max_size=4).map("".join)


SOURCES = st.recursive(PLAIN | SLOTS, longer, max_leaves=12)
VALUES = {"name": "Nout", "value": -4, "what": ("a", "b")}


@given(source=SOURCES, n=st.integers(-5, 5))
def test_a_well_formed_message_leaves_no_brace(french, english, source, n):
    for table in (french, english):
        assert not set("{}") & set(table.say(source, n=n, **VALUES))


@given(n=st.integers())
def test_french_is_singular_below_two_and_english_for_one(french, english, n):
    assert french.say("{n|un|des}", n=n) == ("un" if -2 < n < 2 else "des")
    assert english.say("{n|one|many}", n=n) == ("one" if n == 1 else "many")


@given(source=st.text("{}|~:#+ abn_", max_size=16))
def test_any_source_is_either_understood_or_refused(source):
    message = Message("fr/x.yaml", "x.y", source, GRAMMARS["fr"])
    with contextlib.suppress(BadText):
        assert message.parts or not source


@given(text=PLAIN)
def test_french_typography_is_settled_after_one_pass(text):
    told = GRAMMARS["fr"].typeset(text)
    assert GRAMMARS["fr"].typeset(told) == told and not set("'\u202f") & set(told)


@pytest.mark.parametrize("language", GRAMMARS)
@given(text=PLAIN)
def test_doubled_braces_bring_any_text_through(language, text):
    braced = "}" + text + "{"
    source = braced.replace("{", "{{").replace("}", "}}")
    assert "".join(Message("", "", source, GRAMMARS[language]).parts) == braced
