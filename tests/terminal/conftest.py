"""A command line with an empty data folder, and a person who answers by reading."""

import pytest

from tests.cli.harness import CommandLine


@pytest.fixture
def cli(tmp_path):
    folder = tmp_path / "data folder"
    folder.mkdir()
    return CommandLine(folder)


@pytest.fixture
def saved(cli):
    """The file that goes along with the only match."""

    def find():
        (path,) = (cli.folder / "autosaves").glob("match-*.yaml")
        return path

    return find
