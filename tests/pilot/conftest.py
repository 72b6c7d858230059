"""The program without waiting: people and computer seats in a window that nobody sees."""

from functools import partial

import pytest

from tests.conftest import Opening
from ui.workshop.pilot import Pilot


@pytest.fixture
def opened(opened: Opening) -> Opening:
    return partial(opened, reduced_motion=True, pace="instant")


@pytest.fixture
def pilot(opened: Opening, quick_workers: None) -> Pilot:
    return opened()
