"""All texts of one language, read once from `assets/text`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from ui.text.errors import BadText, MissingText
from ui.text.grammar import Grammar
from ui.text.languages import GRAMMARS, LANGUAGES
from ui.text.message import Message
from ui.text.nouns import Noun
from ui.text.reader import TextFile, read


class Catalogue(Mapping[str, Message | Noun]):
    """An immutable mapping from keys such as "core.word.cancel" to messages and nouns."""

    __slots__ = ("_asked", "_entries", "_sections", "grammar", "language")

    def __init__(self, language: str, text_files: list[TextFile]) -> None:
        self.language = language
        self.grammar: Grammar = GRAMMARS[language]
        self._entries = {key: entry for file in text_files for key, entry in file.entries.items()}
        self._sections: dict[str, dict[str, Noun]] = {}
        self._asked: dict[tuple[str, str], tuple[str, ...]] = {}
        for key, entry in self._entries.items():
            if isinstance(entry, Noun):
                section, _, name = key.rpartition(".")
                self._sections.setdefault(section, {})[name] = entry

    @classmethod
    @cache
    def load(cls, language: str, folder: Traversable | None = None) -> Catalogue:
        """Every file of a language, read once; `folder` is the folder of languages, ours by default."""
        if language not in GRAMMARS:
            raise BadText(language, "", f"no such language; there are {', '.join(LANGUAGES)}")
        if folder is None and (missing := missing_files(language)):
            raise BadText(f"{language}/{missing[0]}", "", "there is no such file")
        return cls(language, [read_file(language, path) for path in text_files(language, folder)])

    def nouns(self, section: str) -> Mapping[str, Noun]:
        """The nouns of a section such as "amunre.province" by their last component; maybe none."""
        return self._sections.get(section, {})

    def sections_for(self, placeholder: str, scope: str) -> tuple[str, ...]:
        """The sections of nouns that a placeholder names, those of the game first: `{province}`, `{province_2}`."""
        found = self._asked.get((placeholder, scope))
        if found is None:
            names = (placeholder, placeholder.rpartition("_")[0])
            homes = (tuple(home for home in (f"{scope}.{name}", f"core.{name}") if self.nouns(home)) for name in names)
            found = self._asked[placeholder, scope] = next(filter(None, homes), ())
        return found

    def __getitem__(self, key: str) -> Message | Noun:
        try:
            return self._entries[key]
        except KeyError:
            raise MissingText(key) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)


def text_files(language: str, folder: Traversable | None = None) -> list[Traversable]:
    """The files of a language in the order of their names; none if it has no folder."""
    home = (folder or files("assets") / "text") / language
    if not home.is_dir():
        return []
    found = [path for path in home.iterdir() if path.name.endswith(".yaml")]
    return sorted(found, key=lambda path: path.name)


def missing_files(language: str) -> list[str]:
    """The names of files that another language has; all languages have the same ones."""
    names = {other: {path.name for path in text_files(other)} for other in LANGUAGES}
    return sorted(set().union(*names.values()) - names[language]) or ([] if names[language] else ["core.yaml"])


def read_file(language: str, path: Traversable) -> TextFile:
    file = f"{language}/{path.name}"
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadText(file, "", f"cannot be read: {error}") from error
    return read(file, text, GRAMMARS[language])


def available_languages(folder: Traversable | None = None) -> tuple[str, ...]:
    """The languages that have at least one file, French first."""
    return tuple(language for language in LANGUAGES if text_files(language, folder))
