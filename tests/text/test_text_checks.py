"""The check of all catalogues: one readable line for each thing that is wrong."""

import pytest

from ui.text.checks import problems


@pytest.fixture
def found(folder):
    """The problems of a core file in French and in English."""

    def check(fr, en):
        return problems(folder({"fr/core.yaml": fr, "en/core.yaml": en}))

    return check


def test_our_own_catalogues_are_in_order():
    assert problems() == []


def test_languages_that_agree_have_no_problems(found):
    fr = "nouns: [card]\ncard: {a: {text: x, gender: f}}\nlog: '{seat:de} {n|a|b} {card:le}'"
    en = "nouns: [card]\ncard: {a: x}\nlog: '{card} {n} {seat}'"
    assert found(fr, en) == []


def test_a_key_of_one_language_only(found):
    assert found("a: x\nb: y", "a: x\nc: z") == [
        "en/core.yaml: core.b: missing, though fr/core.yaml has it",
        "fr/core.yaml: core.c: missing, though en/core.yaml has it",
    ]


def test_different_placeholders(found):
    assert found("a: '{seat} {n|x|{card}}'", "a: '{seat} {n} {value}'") == [
        "en/core.yaml: core.a: no {card}, though fr/core.yaml has it",
        "fr/core.yaml: core.a: no {value}, though en/core.yaml has it",
    ]


def test_an_unknown_form_is_told_once(found):
    assert found("a: '{card:the}'", "a: '{other}'") == ["fr/core.yaml: core.a: {card:the}: unknown form 'the'"]


def test_a_malformed_message(found):
    assert found("a: x", "a: '{'") == ["en/core.yaml: core.a: malformed brace at '{'"]


@pytest.mark.parametrize("empty", ["", "''", "' '", "null", "~"])
def test_an_empty_message(found, empty):
    assert found("a: x", f"a: {empty}") == ["en/core.yaml: core.a: the text is empty"]


def test_an_empty_noun(found):
    head = "nouns: [card]\ncard: "
    assert found(head + "{a: ''}", head + "{a: {text: ''}}") == [
        "fr/core.yaml: core.card.a: the text is empty",
        "en/core.yaml: core.card.a: the text is empty",
    ]


def test_a_section_of_nouns_in_one_language_only(found):
    assert found("nouns: [card]\ncard: {a: x}", "card: {a: x}") == [
        "en/core.yaml: core.card: not a section of nouns, as it is in fr/core.yaml"
    ]


def test_a_noun_that_lacks_what_a_message_asks_for(found):
    fr = "nouns: [card]\ncard: {a: {text: x}}\nb: '{card:plural}{card_from~u|v}{card:+}{seat:de}'"
    en = "nouns: [card]\ncard: {a: x}\nb: '{card}{card_from}{seat}'"
    assert found(fr, en) == [
        "fr/core.yaml: core.card.a: this noun has no plural, and core.b asks for it",
        "fr/core.yaml: core.card.a: this noun has no gender, and core.b asks for it",
    ]


def test_a_game_uses_its_own_nouns_and_those_of_core(folder):
    core = "nouns: [card]\ncard: {a: {text: x}, b: {text: y}}"
    game = "nouns: [card]\ncard: {b: {text: z, plural: zz}}\nlog: '{card:plural}'"
    home = folder({"fr/core.yaml": core, "en/core.yaml": core, "fr/kemet.yaml": game, "en/kemet.yaml": game})
    assert problems(home) == [
        "fr/core.yaml: core.card.a: this noun has no plural, and kemet.log asks for it",
        "en/core.yaml: core.card.a: this noun has no plural, and kemet.log asks for it",
    ]


def test_a_broken_file_is_one_problem_and_hides_no_other(folder):
    home = folder({"fr/a.yaml": "[", "en/a.yaml": "x: y", "fr/b.yaml": "x: y", "en/b.yaml": "x: ''"})
    lines = problems(home)
    assert [line.partition(":")[0] for line in lines] == ["fr/a.yaml", "en/b.yaml"]


def test_a_missing_file_is_one_problem(folder):
    home = folder({"fr/a.yaml": "x: y\nz: w", "en/b.yaml": "x: y\nz: w"})
    assert problems(home) == ["en/a.yaml: there is no such file", "fr/b.yaml: there is no such file"]
