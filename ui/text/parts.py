"""The parts that a message is made of: plain text, and what asks for a value."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.records import record


@record
class Slot:
    """`{name}` or `{name:form}`: a value, shown in a form of its noun or ("+") with its sign."""

    name: str
    form: str = ""


@record
class Number:
    """`#`: the number that the choice around it is made by."""

    name: str


@record
class Count:
    """`{n|zero|one|many}`: a choice by number; without a zero form, zero follows the language."""

    name: str
    zero: Parts | None
    one: Parts
    many: Parts


@record
class Gender:
    """`{name~masculine|feminine}`: a choice by the gender of the value's noun."""

    name: str
    masculine: Parts
    feminine: Parts


Part = str | Slot | Number | Count | Gender
Parts = tuple[Part, ...]


def names_a_seat(placeholder: str) -> bool:
    """Whether a placeholder stands for a seat: its value is an index, shown as the seat's name."""
    return placeholder in {"seat", "rival", "winner", "owner"} or placeholder.endswith("_seat")


def walk(parts: Parts) -> Iterator[Slot | Number | Count | Gender]:
    """Every part that asks for a value, those inside choices included."""
    for part in parts:
        if isinstance(part, str):
            continue
        yield part
        if isinstance(part, Count):
            yield from walk((part.zero or ()) + part.one + part.many)
        elif isinstance(part, Gender):
            yield from walk(part.masculine + part.feminine)
