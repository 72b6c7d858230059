"""Seeds for matches that nobody chose one for. Rules never draw by themselves: `game` imports no source of chance."""

from __future__ import annotations

import secrets


def any_seed() -> int:
    """A seed that nobody can foresee."""
    return secrets.randbits(32)
