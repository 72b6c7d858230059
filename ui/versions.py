"""What a report must name: this build, and what it runs on. Neither the machine nor its owner is named."""

from __future__ import annotations

import platform
import sys
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of

from game.build import version

LIBRARIES = ("pygame-ce", "pygame-gui", "PyYAML", "platformdirs")


def versions() -> list[str]:
    """Program, Python, system and libraries, one line each."""
    lines = [f"ipet {version()}", f"python {sys.version.split()[0]}", f"system {platform.platform()}"]
    for name in LIBRARIES:
        try:
            lines.append(f"{name} {version_of(name)}")
        except PackageNotFoundError:
            lines.append(f"{name} missing")
    return lines
