"""From `assets/rules/<language>/<title>.yaml` to a book; what is wrong is told with file, key and reason."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable

from game.core.data import Node
from game.core.errors import BadData
from game.core.safe_yaml import BadYaml, read_file
from saves.plain import texts
from ui.art import icons
from ui.art.inline import icon_names
from ui.rules.book import Book, Chapter, Paragraph, Section
from ui.text.citing import rule_number

FIELDS = {"id", "title", "icon", "rules", "text", "kind", "examples", "note"}


def has_book(title_id: str, language: str) -> bool:
    return (files("assets") / "rules" / language / f"{title_id}.yaml").is_file()


@cache
def load_book(title_id: str, language: str) -> Book:
    """The rule book of a game; BadData if it is not fit to be read."""
    return read_book(title_id, language, files("assets") / "rules")


def read_book(title_id: str, language: str, folder: Traversable) -> Book:
    """The same from any folder of languages."""
    name = f"{folder.name}/{language}/{title_id}.yaml"
    node = _read(name, folder / language / f"{title_id}.yaml")
    chapters = tuple(_chapter(entry) for entry in node.items("chapters"))
    book = Book(title_id, language, node.text("title"), node.text("subtitle"), chapters)
    _check_unique(node, [chapter.id for chapter in chapters])
    _check_unique(node, [section.id for section in book.sections()])
    _check_unique(node, [rule for section in book.sections() for rule in section.rules])
    if not chapters:
        raise node.wrong("has no chapter", "chapters")
    return book


@cache
def see_also(title_id: str) -> dict[str, tuple[str, ...]]:
    """Which sections to read next, by section; the same in every language. A book need not have such a file."""
    name = f"rules/see_also/{title_id}.yaml"
    if not (files("assets") / "rules" / "see_also" / f"{title_id}.yaml").is_file():
        return {}
    node = _read(name, files("assets") / "rules" / "see_also" / f"{title_id}.yaml")
    if not isinstance(node.value, dict):
        raise node.wrong("must be a mapping")
    return {str(key): texts(node, str(key)) for key in node.value}


def _read(name: str, source: Traversable) -> Node:
    with as_file(source) as path:
        try:
            return Node(name, "", read_file(path))
        except OSError as error:
            raise BadData(name, "", error.strerror or "cannot be read") from error
        except BadYaml as error:
            raise BadData(name, "", str(error)) from error


def _chapter(node: Node) -> Chapter:
    sections = tuple(_section(entry) for entry in node.items("sections"))
    if not sections:
        raise node.wrong("has no section", "sections")
    return Chapter(node.text("id"), node.text("title"), sections)


def _section(node: Node) -> Section:
    given = node.value if isinstance(node.value, dict) else {}
    unknown = sorted(str(key) for key in given if key not in FIELDS)
    if unknown:
        raise node.wrong("is not known here", unknown[0])
    icon = node.text("icon")
    if not icons.exists(icon):
        raise node.wrong("is no icon of the set", "icon")
    return Section(
        id=node.text("id"),
        title=node.text("title"),
        icon=icon,
        rules=tuple(_rule(entry) for entry in node.items("rules")),
        text=tuple(_paragraph(entry) for entry in node.items("text")),
        examples=tuple(_told(entry) for entry in node.items("examples")) if "examples" in given else (),
        note=_told(node.child("note")) if "note" in given else "",
        kind=node.text("kind") if "kind" in given else "",
    )


def _rule(node: Node) -> str:
    if not isinstance(node.value, str) or rule_number(node.value) == (0,):
        raise node.wrong("must be a rule number")
    return node.value


def _paragraph(node: Node) -> Paragraph:
    if isinstance(node.value, list):
        return tuple(_told(Node(node.file, f"{node.path}.{i}", line)) for i, line in enumerate(node.value))
    return _told(node)


def _told(node: Node) -> str:
    """A text with its marks in order and only icons that exist."""
    if not isinstance(node.value, str) or not node.value.strip():
        raise node.wrong("must be text")
    missing = [name for name in icon_names(node.value) if not icons.exists(name)]
    if missing:
        raise node.wrong(f":{missing[0]}: is no icon of the set")
    if node.value.count("*") % 2:
        raise node.wrong("a * is not closed")
    return node.value


def _check_unique(node: Node, names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise node.wrong("is there twice", name)
