"""Which build of the program this is: `0.2.0+g1a2b3c4`, where the commit is known."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from game import __version__

ROOT = Path(__file__).resolve().parents[1]
COMMIT_FILE = "commit.txt"
"""Beside this module in a packaged program: the commit it was built from, written by whoever packages it."""
_COMMIT = re.compile(r"[0-9a-f]{40}(?:[0-9a-f]{24})?")
_SHOWN = 7


@cache
def version() -> str:
    """The version with its commit; the plain version where no commit is known."""
    return version_of(ROOT)


def version_of(root: Path) -> str:
    """The same for the program that lies in a folder."""
    commit = _packaged(root) or _checked_out(root / ".git")
    return f"{__version__}+g{commit[:_SHOWN]}" if _COMMIT.fullmatch(commit) else __version__


def _packaged(root: Path) -> str:
    return _text(root / "game" / COMMIT_FILE)


def _checked_out(git: Path) -> str:
    """The commit of a checkout, read as git writes it down: the git program may not be installed."""
    if git.is_file():  # a worktree names the folder of its own HEAD
        git = git.parent / _text(git).removeprefix("gitdir:").strip()
    head = _text(git / "HEAD")
    if not head.startswith("ref:"):
        return head
    name = head.removeprefix("ref:").strip()
    shared = git / (_text(git / "commondir") or ".")
    return _text(git / name) or _text(shared / name) or _packed(shared / "packed-refs", name)


def _packed(file: Path, name: str) -> str:
    lines = (line.partition(" ") for line in _text(file).splitlines())
    return next((commit for commit, _, ref in lines if ref == name), "")


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""
