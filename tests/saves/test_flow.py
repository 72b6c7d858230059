"""What is written is what is read, the body of a save also by any reader of YAML."""

import yaml
from hypothesis import given
from hypothesis import strategies as st

from game.core.safe_yaml import Limits, read_bytes
from saves.flow import block, flow
from saves.strict_json import Lines, read, written

text = st.text(st.characters(exclude_categories=["Cs"]))
scalars = st.none() | st.booleans() | st.integers(-(1 << 63), (1 << 64) - 1) | text
plain = st.recursive(
    scalars,
    lambda inner: st.lists(inner) | st.dictionaries(text, inner) | st.dictionaries(st.integers(-99, 99), inner),
    max_leaves=20,
)
LIMITS = Limits(depth=60)


@given(plain)
def test_any_plain_value_is_read_as_it_was_written(value):
    assert read_bytes(f"value: {flow(value)}".encode(), LIMITS) == {"value": value}


@given(st.dictionaries(text, plain, min_size=1))
def test_any_mapping_is_read_as_it_was_written(mapping):
    assert read_bytes(block(mapping).encode(), LIMITS) == mapping


@given(
    st.dictionaries(
        text,
        st.recursive(scalars, lambda inner: st.lists(inner) | st.dictionaries(text, inner), max_leaves=20),
        min_size=1,
    )
)
def test_any_body_is_read_as_it_was_written_by_json_and_by_yaml(body):
    raw = written(body).encode()
    assert (read(raw, LIMITS), read_bytes(raw, LIMITS)) == (body, body)


def test_a_body_has_a_line_for_a_move_and_for_a_field():
    text = written({"moves": Lines(('["Rest"]', '["LayCard",3]')), "position": {"deck": [], "turn": 3}, "more": [[1]]})
    assert text.splitlines() == [
        '{"moves": [',
        '["Rest"],',
        '["LayCard",3]',
        "],",
        '"position": {',
        '  "deck": [],',
        '  "turn": 3',
        "},",
        '"more": [',
        "[1]",
        "]}",
    ]


@given(text)
def test_text_stays_text(value):
    assert yaml.safe_load(flow(value)) == value


def test_words_that_yaml_takes_for_something_else_are_quoted():
    for word in ("yes", "No", "ON", "off", "true", "False", "null", "~", "1e5", "0x1", "1:30", "2024-02-29", "<<"):
        assert flow(word) == f'"{word}"'


def test_a_record_is_one_line_and_a_list_of_records_has_a_line_for_each():
    assert flow(["Bid", 3, "thebes", True, None, [1, {"a": 2}]]) == "[Bid, 3, thebes, true, null, [1, {a: 2}]]"
    assert block({"moves": [["Rest"], ["LayCard", 3]]}) == "moves:\n- [Rest]\n- [LayCard, 3]\n"


def test_control_characters_and_odd_spaces_are_escaped():
    assert flow("a\tb\u2028c\ufeff") == '"a\\u0009b\\u2028c\\ufeff"'
