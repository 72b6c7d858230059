"""A small table of nouns, and a way to say one message at it."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from ui.text import Catalogue, Message, Voice
from ui.text.languages import GRAMMARS
from ui.text.reader import TextFile, read

SEATS = ("Néféret", "Arnaud", "Hugo", "Élise", "Yann", "Yves")

AMUNRE = {
    "fr": """
nouns: [province, card, bird, place, level]
province:
  thebes: {text: Thèbes, gender: f, proper: true}
  abydos: {text: Abydos, gender: m, proper: true}
  dakhla: Dakhla
card:
  favour: {text: carte Faveur, plural: cartes Faveur, gender: f}
  decree: {text: décret, plural: décrets, gender: m}
  obelisk: {text: obélisque, plural: obélisques, gender: m}
  emerald: {text: émeraude, plural: émeraudes, gender: f}
  egg: {text: œuf, plural: œufs, gender: m}
  herb: {text: herbe, plural: herbes, gender: f}
  mystery: {text: mystère}
bird:
  heron: {text: héron, plural: hérons, gender: m, aspirated: true}
  eleven: {text: onze, gender: m, aspirated: true}
  yoghurt: {text: yaourt, gender: m}
  ylang: {text: ylang-ylang, gender: m}
  yonne: {text: Yonne, gender: f, aspirated: false}
place:
  marshes: {text: Marais, plural_only: true}
  ramses: {text: Ramsès, plural: Ramsès, proper: true}
  amenhotep: {text: Amenhotep, plural: Amenhotep, proper: true}
  quarter: {text: Quartier, gender: m, at: dans}
  road: {text: Route, gender: f, at: sur}
level:
  "2": {text: deuxième niveau, gender: m}
""",
    "en": """
nouns: [province, card]
province:
  thebes: Thebes
card:
  favour: {text: Favour card, plural: Favour cards, gender: f}
  obelisk: {text: obelisk, plural: obelisks, gender: m}
  hour: {text: hour, plural: hours, an: true}
  unit: {text: unit, an: false}
  shears: {text: shears, plural_only: true}
  road: {text: road, at: on}
""",
}

CORE = {
    "fr": "nouns: [card, colour]\ncard: {ankh: {text: ankh, gender: m}, favour: Autre}\ncolour: {gold: Or}\n",
    "en": "nouns: [card, colour]\ncard: {ankh: {text: ankh}, favour: Other}\ncolour: {gold: Gold}\n",
}

Folder = Callable[[Mapping[str, str]], Path]


class Table:
    """Nouns of one language, with which any message can be said."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.grammar = GRAMMARS[language]
        texts = {"amunre": AMUNRE[language], "core": CORE[language]}
        self.files = [read(f"{language}/{name}.yaml", text, self.grammar) for name, text in texts.items()]

    def voice(self, source: str = "-", scope: str = "amunre") -> Voice:
        message = Message(f"{self.language}/test.yaml", "test.message", source, self.grammar)
        test = TextFile(f"{self.language}/test.yaml", {"test.message": message}, frozenset())
        return Voice(Catalogue(self.language, [*self.files, test]), scope, SEATS)

    def say(self, source: str, /, **values: object) -> str:
        return self.voice(source).say("test.message", **values)


@pytest.fixture(scope="session")
def french() -> Table:
    return Table("fr")


@pytest.fixture(scope="session")
def english() -> Table:
    return Table("en")


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """Write catalogue files by their names ("fr/core.yaml") and give the folder of languages."""

    def write(texts: Mapping[str, str]) -> Path:
        for name, text in texts.items():
            path = tmp_path / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path

    return write
