"""The match that was played with a command line."""

import pytest


@pytest.fixture
def saved(cli):
    """The file that goes along with the only match."""

    def find():
        (path,) = (cli.folder / "autosaves").glob("match-*.yaml")
        return path

    return find
