"""A store in a folder of its own."""

from pathlib import Path

import pytest

from saves import Store
from tests.saves.builders import DATE, repertoire


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "ipet", repertoire(), now=lambda: DATE)
