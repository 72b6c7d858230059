"""Surfaces without grain, and a list of what was heard."""

from collections.abc import Iterator

import pytest

from ui.art.cache import forget_all


@pytest.fixture(autouse=True, scope="module")
def plain_surfaces() -> Iterator[None]:
    """Grain costs time and changes no place: these tests look at places and behaviour."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ui.art.noise.multiply", lambda *_: None)
        forget_all()
        yield
    forget_all()


@pytest.fixture
def heard() -> list[object]:
    return []
