"""What differs from one language to the next, as one record per language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.core.records import record
from ui.text.nouns import Noun


@record
class Grammar:
    """The rules of one language: `forms` of a noun, its singular, its "and" and "or", its typography."""

    forms: Mapping[str, Callable[[Noun], str]]
    plural_forms: frozenset[str]
    is_singular: Callable[[int], bool]
    conjunction: str
    disjunction: str
    typeset: Callable[[str], str]

    def listed(self, items: Sequence[str]) -> str:
        """One item, two with "and" between them, more with commas before: A, B et C."""
        return _joined(items, self.conjunction)

    def either(self, items: Sequence[str]) -> str:
        """The same for a choice: A, B ou C."""
        return _joined(items, self.disjunction)


def _joined(items: Sequence[str], last: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def number(value: int, *, signed: bool = False) -> str:
    """A whole number with a true minus sign; a signed one shows its plus as well."""
    return format(value, "+" if signed else "").replace("-", "\N{MINUS SIGN}")
