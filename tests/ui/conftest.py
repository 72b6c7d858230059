"""Surfaces without grain."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ui.art.texture import smooth_surfaces


@pytest.fixture(autouse=True, scope="module")
def plain_surfaces() -> Iterator[None]:
    """Grain costs time and changes no place: these tests look at places and behaviour."""
    smooth_surfaces(True)
    yield
    smooth_surfaces(False)
