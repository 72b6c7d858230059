"""The sign of each kind of seat: people, levels, the solo opponents of the rule books."""

from __future__ import annotations

_SIGNS = {
    "human": "hand",
    "apprenti": "population",
    "scribe": "scribe",
    "vizir": "architect",
    "grand_pretre": "crown",
    "botankhamon": "mummy",
    "traitre": "snake",
}


def kind_sign(kind: str) -> str:
    return _SIGNS.get(kind, "computer")
