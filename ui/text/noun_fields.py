"""From the fields of a noun in a catalogue file to a checked `Noun`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ui.text.errors import BadText
from ui.text.nouns import Noun

_FIELDS = frozenset({"text", "plural", "gender", "proper", "plural_only", "aspirated", "an", "at"})
_TRUTHS = {"true": True, "false": False}
_PLACES = frozenset({"dans", "sur", "in", "on"})
_GENDERS: dict[str, Literal["m", "f"]] = {"m": "m", "f": "f"}


def noun_of(file: str, key: str, fields: Mapping[str, str]) -> Noun:
    """Refuse what is unknown: a misspelt flag would otherwise be a wrong article months later."""
    if unknown := sorted(fields.keys() - _FIELDS):
        raise BadText(file, key, f"unknown field {unknown[0]!r}; a noun has {', '.join(sorted(_FIELDS))}")
    if "text" not in fields:
        raise BadText(file, key, "a noun needs a text")

    def flag(name: str) -> bool | None:
        if name not in fields:
            return None
        if fields[name] not in _TRUTHS:
            raise BadText(file, key, f"{name} is {fields[name]!r}, not true or false")
        return _TRUTHS[fields[name]]

    gender = fields.get("gender")
    if gender is not None and gender not in _GENDERS:
        raise BadText(file, key, f"gender is {gender!r}, not m or f")
    at = fields.get("at", "")
    if at and at not in _PLACES:
        raise BadText(file, key, f"at is {at!r}, not one of {', '.join(sorted(_PLACES))}")
    return Noun(
        file,
        key,
        fields["text"],
        plural=fields.get("plural", ""),
        gender=_GENDERS[gender] if gender else None,
        proper=bool(flag("proper")),
        plural_only=bool(flag("plural_only")),
        aspirated=flag("aspirated"),
        an=flag("an"),
        at=at,
    )
