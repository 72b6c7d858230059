"""Rules are cited as people read them, and the words are found again."""

import pytest

from tests.text.told import narrator
from ui.text.citing import Citation, citation, rule_alone, rule_in_words, rule_number, short_rule

WORDS = {"fr": ("règle 19.7", "Règle 6.4"), "en": ("rule 19.7", "Rule 6.4")}


@pytest.mark.parametrize("language", WORDS)
def test_a_rule_is_cited_and_found_again(language: str) -> None:
    voice = narrator("tekhenu", language).voice
    inside, alone = rule_in_words(voice, "TEK-19.7"), rule_alone(voice, "TEK-6.4")
    assert (inside, alone) == WORDS[language]
    assert citation(voice, f"Botankhamon prend un dé ({inside}).") == Citation(inside, "19.7")
    assert citation(voice, f"_{alone}_") == Citation(alone, "6.4")


@pytest.mark.parametrize("text", ["", "La règle des égalités.", "Règles 12", "Tour 5.", "19.7"])
def test_a_text_without_a_rule_cites_none(text: str) -> None:
    assert citation(narrator("tekhenu").voice, text) is None


def test_numbers_lose_the_letters_of_their_game() -> None:
    assert [short_rule(rule) for rule in ("KEM-6.6.1", "6.4")] == ["6.6.1", "6.4"]
    assert [rule_number(rule) for rule in ("KEM-6.6.1", "6.4", "TEK-R12")] == [(6, 6, 1), (0,), (0,)]
