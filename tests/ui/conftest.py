"""Surfaces without grain, a window without a scene, and a list of what was heard."""

from collections.abc import Iterator

import pytest

from tests.conftest import Opening
from ui.art.cache import forget_all
from ui.workshop.pilot import Pilot


@pytest.fixture(autouse=True, scope="module")
def plain_surfaces() -> Iterator[None]:
    """Grain costs time and changes no place: these tests look at places and behaviour."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ui.art.noise.multiply", lambda *_: None)
        forget_all()
        yield
    forget_all()


@pytest.fixture
def pilot(opened: Opening) -> Pilot:
    return opened()


@pytest.fixture
def heard() -> list[object]:
    return []
