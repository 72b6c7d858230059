"""What is wrong with the catalogues, found without saying a single message."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from itertools import combinations

from ui.text.catalogue import Catalogue, read_file, text_files
from ui.text.errors import BadText
from ui.text.languages import LANGUAGES
from ui.text.message import Message
from ui.text.nouns import Noun
from ui.text.parts import Gender, Slot, names_a_seat, walk
from ui.text.reader import TextFile
from ui.text.syntax import SIGNED


def problems(folder: Traversable | None = None) -> list[str]:
    """One line for each thing to put right: file, key, what. An empty list means all is well."""
    lines: list[str] = []
    read: dict[str, dict[str, TextFile | None]] = {}
    for language in LANGUAGES:
        read[language] = {}
        for path in text_files(language, folder):
            try:
                read[language][path.name] = read_file(language, path)
            except BadText as error:
                read[language][path.name] = None
                lines.append(str(error))
        lines += _wrong_texts(Catalogue(language, [file for file in read[language].values() if file]))
    for one, other in combinations(LANGUAGES, 2):
        for name in sorted(read[one].keys() | read[other].keys()):
            if name not in read[one] or name not in read[other]:
                lines.append(f"{other if name in read[one] else one}/{name}: there is no such file")
            elif (ours := read[one][name]) and (theirs := read[other][name]):
                lines += _differences(ours, theirs)
    return lines


def _wrong_texts(catalogue: Catalogue) -> Iterator[str]:
    """Texts that are wrong in themselves: empty, malformed, or asking of a noun what it lacks."""
    for key, entry in catalogue.items():
        text = entry.text if isinstance(entry, Noun) else entry.source
        if not text.strip():
            yield f"{entry.file}: {key}: the text is empty"
        if isinstance(entry, Message):
            try:
                yield from _unfit_nouns(catalogue, entry)
            except BadText as error:
                yield str(error)


def _unfit_nouns(catalogue: Catalogue, message: Message) -> Iterator[str]:
    """Try each form and gender that a message asks for on every noun that may come to stand there."""
    for part in walk(message.parts):
        if not isinstance(part, (Slot, Gender)) or names_a_seat(part.name):
            continue
        for noun in _candidates(catalogue, message.key.partition(".")[0], part.name):
            try:
                if isinstance(part, Gender):
                    noun.is_feminine()
                elif part.form and part.form != SIGNED:
                    catalogue.grammar.forms[part.form](noun)
            except BadText as error:
                yield f"{error}, and {message.key} asks for it"


def _candidates(catalogue: Catalogue, stem: str, placeholder: str) -> list[Noun]:
    """The nouns of the message's own file and of core, found as a voice finds them."""
    for section in (placeholder, placeholder.rpartition("_")[0]):
        nouns = {**catalogue.nouns(f"core.{section}"), **catalogue.nouns(f"{stem}.{section}")}
        if nouns:
            return list(nouns.values())
    return []


def _differences(one: TextFile, other: TextFile) -> Iterator[str]:
    """What two languages do not agree on within the same file."""
    for here, there in ((one, other), (other, one)):
        for section in sorted(here.sections - there.sections):
            yield f"{there.file}: {section}: not a section of nouns, as it is in {here.file}"
        for key in sorted(here.entries.keys() - there.entries.keys()):
            yield f"{there.file}: {key}: missing, though {here.file} has it"
    for key, ours in one.entries.items():
        theirs = other.entries.get(key)
        if isinstance(ours, Message) and isinstance(theirs, Message):
            yield from _different_placeholders(ours, theirs)


def _different_placeholders(ours: Message, theirs: Message) -> Iterator[str]:
    try:
        unlike = ours.placeholders ^ theirs.placeholders
    except BadText:
        return  # already told as a text that is wrong in itself
    for name in sorted(unlike):
        lacking, having = (theirs, ours) if name in ours.placeholders else (ours, theirs)
        yield f"{lacking.file}: {lacking.key}: no {{{name}}}, though {having.file} has it"
