"""Tokens by the ids of the game: a resource, an offering token or a neutral marker."""

from __future__ import annotations

from pygame import Surface

from game.pharaon.components import components
from game.pharaon.pieces import INDEX
from game.pharaon.state import MARKER
from ui.art.pharaon_tokens import marker_token, offering_token, resource_token


def token_picture(token: str, size: int) -> Surface:
    if token in INDEX:
        return resource_token(token, size)
    return marker_token(size) if token == MARKER else offering(token, size)


def offering(token: str, size: int) -> Surface:
    """An offering token; one nobody has seen is a plain octagon."""
    number = components().token_index.get(token)
    if number is None:
        return offering_token("prestige", "", 0, size)
    kind = components().tokens[number]
    return offering_token(kind.kind, kind.target, kind.pp_bonus, size)


def subject_of(token: str) -> str:
    """The name of a token for lights and enlarging."""
    return f"resource.{token}" if token in INDEX else f"token.{token}"
