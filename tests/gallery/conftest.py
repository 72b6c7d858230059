"""The command line of the program, as in the tests of the commands."""

from tests.cli.conftest import cli

__all__ = ["cli"]
