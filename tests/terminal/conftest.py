"""A command line with an empty data folder, and the match that was played with it."""

import pytest

from tests.cli.conftest import cli

__all__ = ["cli"]


@pytest.fixture
def saved(cli):
    """The file that goes along with the only match."""

    def find():
        (path,) = (cli.folder / "autosaves").glob("match-*.yaml")
        return path

    return find
