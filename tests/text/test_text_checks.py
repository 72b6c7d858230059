"""The check of all catalogues: one readable line for each thing that is wrong."""

import pytest

from ui.text.checks import problems

NOUNS = "nouns: [card]\ncard: "
FOUND = {
    "languages that agree": (
        NOUNS + "{a: {text: x, gender: f}}\nlog: '{seat:de} {n|a|b} {card:le}'",
        NOUNS + "{a: x}\nlog: '{card} {n} {seat}'",
        [],
    ),
    "a key of one language only": (
        "a: x\nb: y",
        "a: x\nc: z",
        [
            "en/core.yaml: core.b: missing, though fr/core.yaml has it",
            "fr/core.yaml: core.c: missing, though en/core.yaml has it",
        ],
    ),
    "different placeholders": (
        "a: '{seat} {n|x|{card}}'",
        "a: '{seat} {n} {value}'",
        [
            "en/core.yaml: core.a: no {card}, though fr/core.yaml has it",
            "fr/core.yaml: core.a: no {value}, though en/core.yaml has it",
        ],
    ),
    "an unknown form, told once": (
        "a: '{card:the}'",
        "a: '{other}'",
        ["fr/core.yaml: core.a: {card:the}: unknown form 'the'"],
    ),
    "a malformed message": ("a: x", "a: '{'", ["en/core.yaml: core.a: malformed brace at '{'"]),
    **{
        f"an empty message, {empty!r}": ("a: x", f"a: {empty}", ["en/core.yaml: core.a: the text is empty"])
        for empty in ("", "''", "' '", "null", "~")
    },
    "an empty noun": (
        NOUNS + "{a: ''}",
        NOUNS + "{a: {text: ''}}",
        ["fr/core.yaml: core.card.a: the text is empty", "en/core.yaml: core.card.a: the text is empty"],
    ),
    "a section of nouns in one language only": (
        NOUNS + "{a: x}",
        "card: {a: x}",
        ["en/core.yaml: core.card: not a section of nouns, as it is in fr/core.yaml"],
    ),
    "a noun that lacks what a message asks for": (
        NOUNS + "{a: {text: x}}\nb: '{card:plural}{card_from~u|v}{card:+}{seat:de}'",
        NOUNS + "{a: x}\nb: '{card}{card_from}{seat}'",
        [
            "fr/core.yaml: core.card.a: this noun has no plural, and core.b asks for it",
            "fr/core.yaml: core.card.a: this noun has no gender, and core.b asks for it",
        ],
    ),
}
"""A core file in French and in English, and the problems of both."""


@pytest.mark.parametrize("what", FOUND)
def test_what_is_wrong_is_found(folder, what):
    french, english, lines = FOUND[what]
    assert problems(folder({"fr/core.yaml": french, "en/core.yaml": english})) == lines


def test_a_game_uses_its_own_nouns_and_those_of_core(folder):
    core = "nouns: [card]\ncard: {a: {text: x}, b: {text: y}}"
    game = "nouns: [card]\ncard: {b: {text: z, plural: zz}}\nlog: '{card:plural}'"
    home = folder({"fr/core.yaml": core, "en/core.yaml": core, "fr/kemet.yaml": game, "en/kemet.yaml": game})
    assert problems(home) == [
        "fr/core.yaml: core.card.a: this noun has no plural, and kemet.log asks for it",
        "en/core.yaml: core.card.a: this noun has no plural, and kemet.log asks for it",
    ]


def test_a_broken_file_is_one_problem_and_hides_no_other(folder):
    lines = problems(folder({"fr/a.yaml": "[", "en/a.yaml": "x: y", "fr/b.yaml": "x: y", "en/b.yaml": "x: ''"}))
    assert [line.partition(":")[0] for line in lines] == ["fr/a.yaml", "en/b.yaml"]


def test_a_missing_file_is_one_problem(folder):
    home = folder({"fr/a.yaml": "x: y\nz: w", "en/b.yaml": "x: y\nz: w"})
    assert problems(home) == ["en/a.yaml: there is no such file", "fr/b.yaml: there is no such file"]
