"""A command line with an empty data folder."""

import pytest

from tests.cli.harness import CommandLine


@pytest.fixture
def cli(tmp_path):
    folder = tmp_path / "data folder"
    folder.mkdir()
    return CommandLine(folder)
