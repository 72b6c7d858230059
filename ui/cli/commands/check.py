"""`check`: everything that can be wrong without being played, each thing by its name."""

from __future__ import annotations

from ui.cli.options import Options
from ui.console.console import FAILED, FINE, Console, one_line
from ui.workshop.checks import checks


def run(options: Options, console: Console) -> int:
    count = 0
    for check in checks(console):
        console.say("cli.check.wrong" if check.problems else "cli.check.fine", text=check.name)
        for problem in check.problems:
            console.print(f"  {one_line(problem)}")
        count += len(check.problems)
    console.say("cli.check.total", n=count)
    return FAILED if count else FINE
