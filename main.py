"""The front door: arguments, then the window, or a command without one.

python main.py --help
"""

from __future__ import annotations

import multiprocessing
import os
import sys


def run() -> int:
    """Do what the command line asks; 0 = fine, 1 = something failed, 2 = wrong use or no screen."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # Child processes import this file and need none of what is behind the door.
    from ui.cli.front import run as run_command_line
    from ui.console.console import standard_streams

    return run_command_line(sys.argv[1:], standard_streams(), working=True)


if __name__ == "__main__":
    multiprocessing.freeze_support()
    raise SystemExit(run())
