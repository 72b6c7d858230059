"""What can be wrong with a command line, and which exit code an error has."""

from __future__ import annotations

from game.core.errors import BadSetup, SpokenError, UnknownTitle, Value
from game.titles import TITLES
from ui.console.console import FAILED, WRONG_USE, typed


class WrongUse(SpokenError):
    """Arguments that cannot be meant: `cli.use.<reason>`."""

    def __init__(self, reason: str, **values: Value) -> None:
        super().__init__(f"cli.use.{reason}", **values)


class NoScreen(SpokenError):
    """There is nothing to open a window on."""

    def __init__(self) -> None:
        super().__init__("cli.window.no_screen", command=typed("text", TITLES[0]))


class CommandFailed(SpokenError):
    """A command that cannot do its work: `cli.failed.<reason>`."""

    def __init__(self, reason: str, **values: Value) -> None:
        super().__init__(f"cli.failed.{reason}", **values)


def exit_code(error: SpokenError) -> int:
    """Seats, levels and games come from arguments; a save that names wrong ones is a DamagedSave."""
    return WRONG_USE if isinstance(error, (WrongUse, NoScreen, BadSetup, UnknownTitle)) else FAILED
