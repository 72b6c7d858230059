"""Reading catalogue files: keys, nouns, and every way in which a file can be broken."""

import pytest

from ui.cli.front import _without_texts
from ui.text import LANGUAGES, BadText, Catalogue, Message, MissingText, Noun, available_languages
from ui.text import catalogue as catalogues
from ui.text.languages import GRAMMARS
from ui.text.reader import read


def read_core(text):
    return read("fr/core.yaml", text, GRAMMARS["fr"]).entries


def test_keys_are_paths_that_begin_with_the_stem_and_nouns_are_found_by_section(folder):
    core = "a: {b: {c: Oui}}\nnouns: [card]\ncard: {ankh: Ankh}"
    home = folder({"fr/core.yaml": core, "fr/amunre.yaml": "log: {bid: Mise}"})
    catalogue = Catalogue.load("fr", home)
    assert set(catalogue) == {"core.a.b.c", "core.card.ankh", "amunre.log.bid"} and "core.z" not in catalogue
    assert list(catalogue.nouns("core.card")) == ["ankh"] and not catalogue.nouns("core.a")
    assert len(catalogue) == 3 and isinstance(catalogue["core.a.b.c"], Message)
    with pytest.raises(MissingText, match=r"core\.z"):
        catalogue["core.z"]
    with pytest.raises(TypeError, match="item assignment"):
        catalogue["core.a.b.c"] = catalogue["core.card.ankh"]


def test_words_that_yaml_takes_for_truths_or_numbers_are_text() -> None:
    """A folded text loses its last line break."""
    entries = read_core("yes: Yes\nno: No\n1: 010\na: >\n  un\n  deux\n")
    told = {"core.yes": "Yes", "core.no": "No", "core.1": "010", "core.a": "un deux"}
    assert {key: entry.source for key, entry in entries.items()} == told


def test_a_noun_has_all_its_fields_and_a_plain_one_is_proper_and_without_gender():
    text = "{text: a, plural: b, gender: f, proper: true, plural_only: true, aspirated: false, an: true}"
    nouns = read_core(f"nouns: [card]\ncard: {{x: {text}, thebes: Thèbes}}")
    marks = {"proper": True, "plural_only": True, "aspirated": False, "an": True}
    assert nouns["core.card.x"] == Noun("fr/core.yaml", "core.card.x", "a", "b", "f", **marks)
    assert nouns["core.card.thebes"] == Noun("fr/core.yaml", "core.card.thebes", "Thèbes", proper=True)


def test_a_section_of_nouns_may_hold_those_of_others():
    entries = read_core("nouns: [space, city, site]\nspace: [city, site]\ncity: {x: X}\nsite: {y: Y}")
    assert set(entries) == {f"core.{key}" for key in ("city.x", "site.y", "space.x", "space.y")}
    assert entries["core.space.x"] == entries["core.city.x"]


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("nouns: [space]\nspace: [city]", "core.space", "core.city is no section of nouns by itself"),
        ("nouns: [space]\nspace: [word]\nword: {x: X}", "core.space", "core.word is no section of nouns by itself"),
        ("nouns: [a, b]\na: [b]\nb: [a]", "core.a", "core.b is no section of nouns by itself"),
        ("a: [", "", "line "),
        ("a: 'x", "", "line 1: "),
        ("a: \x07", "", "characters are not allowed"),
        ("", "core", "neither a text nor a mapping"),
        ("- a", "core", "neither a text nor a mapping"),
        ("a: {b: [c]}", "core.a.b", "neither a text nor a mapping"),
        ("a: x\nb: y\na: z", "core.a", "written twice (line 3)"),
        ("a.b: x", "core", "'a.b' is not a key"),
        ("'': x", "core", "'' is not a key"),
        ("[a]: x", "core", "line 1: a single text is expected here"),
        ("a: &a {b: *a}", "core.a.b.b.b.b.b.b.b.b", "nested too deeply"),
        ("nouns: card\ncard: {a: b}", "core.nouns", "not a list of section names"),
        ("nouns: [[card]]\ncard: {a: b}", "core.nouns", "line 1: a single text is expected here"),
        ("nouns: [card]", "core.card", "listed in nouns, but there is no such section"),
        ("nouns: [card]\ncard: x", "core.card", "neither a text nor a mapping"),
        ("nouns: [card]\ncard: {a: [b]}", "core.card.a", "neither a text nor a mapping"),
        ("nouns: [card]\ncard: {a: {plural: x}}", "core.card.a", "a noun needs a text"),
        ("nouns: [card]\ncard: {a: {text: x, propre: true}}", "core.card.a", "unknown field 'propre'"),
        ("nouns: [card]\ncard: {a: {text: {b: c}}}", "core.card.a.text", "a single text is expected here"),
        ("nouns: [card]\ncard: {a: {text: x, gender: n}}", "core.card.a", "gender is 'n', not m or f"),
        ("nouns: [card]\ncard: {a: {text: x, at: chez}}", "core.card.a", "at is 'chez', not one of dans, in, on, sur"),
        ("nouns: [card]\ncard: {a: {text: x, proper: oui}}", "core.card.a", "proper is 'oui', not true or false"),
        ("nouns: [card]\ncard: {a: {text: x, aspirated: 1}}", "core.card.a", "aspirated is '1', not true or false"),
    ],
)
def test_a_broken_file_names_file_key_and_reason(text, key, reason):
    with pytest.raises(BadText) as caught:
        read_core(text)
    assert (caught.value.file, caught.value.key) == ("fr/core.yaml", key) and reason in caught.value.reason
    assert str(caught.value).startswith("fr/core.yaml: ") and "\n" not in str(caught.value)


def test_a_file_that_is_not_utf_8_is_named(folder):
    home = folder({"fr/core.yaml": ""})
    (home / "fr/core.yaml").write_bytes("a: é".encode("latin-1"))
    with pytest.raises(BadText, match=r"^fr/core.yaml: cannot be read: "):
        Catalogue.load("fr", home)


def test_a_malformed_message_is_found_when_it_is_needed(folder):
    catalogue = Catalogue.load("fr", folder({"fr/core.yaml": "a: '{'"}))
    with pytest.raises(BadText, match=r"^fr/core.yaml: core.a: malformed brace"):
        _ = catalogue["core.a"].parts


def test_an_unknown_language_is_refused():
    with pytest.raises(BadText, match="de: no such language; there are fr, en"):
        Catalogue.load("de")


def test_a_language_is_available_if_it_has_a_file(folder):
    home = folder({"en/core.yaml": "a: x", "fr/notes.txt": "b"})
    assert (available_languages(home), available_languages(home / "en")) == (("en",), ())
    assert available_languages() == LANGUAGES == ("fr", "en")


def test_a_file_that_only_another_language_has_is_named(monkeypatch):
    listed = {language: catalogues.text_files(language) for language in LANGUAGES}
    listed["fr"] = [path for path in listed["fr"] if path.name != "menu.yaml"]
    monkeypatch.setattr(catalogues, "text_files", listed.get)
    with pytest.raises(BadText, match=r"fr/menu\.yaml: there is no such file"):
        Catalogue.load.__func__.__wrapped__(Catalogue, "fr")


def test_a_broken_text_file_is_told_in_a_language_that_is_whole(monkeypatch):
    error = BadText("fr/menu.yaml", "", "line 3: not YAML")
    assert _without_texts(error).endswith("(line 3: not YAML)")
    load = Catalogue.load

    def load_english(language):
        if language == "fr":
            raise error
        return load(language)

    monkeypatch.setattr(Catalogue, "load", load_english)
    assert _without_texts(error).startswith("The program file assets/text/fr/menu.yaml is broken")
