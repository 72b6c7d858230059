"""SIGTERM ends every command without a window: quietly, with everything put away."""

import signal
import subprocess
import sys

import pytest

from tests.cli.harness import ROOT

PATIENCE = 60

COMMANDS = {
    "gallery": (["gallery", "pictures"], "stdout"),
    "fuzz": (["fuzz", "amunre", "--games", "60", "--jobs", "2"], "stderr"),
    "arena": (["arena", "amunre", "--seats", "random,random,random", "--games", "60", "--jobs", "2"], "stderr"),
}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends a process without asking it")
@pytest.mark.parametrize("name", ["gallery", *(pytest.param(n, marks=pytest.mark.thorough) for n in ("fuzz", "arena"))])
def test_sigterm_ends_a_command_quietly(cli, name, tmp_path):
    """The command is under way once it has said its first line."""
    words, stream = COMMANDS[name]
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    process = subprocess.Popen(
        [sys.executable, str(ROOT / "main.py"), *words, "--data-dir", str(cli.folder)],
        text=True,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={"TMPDIR": str(temporary), "PYTHONIOENCODING": "utf-8"},
    )
    assert getattr(process, stream).readline()
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 143
    assert "Traceback" not in errors and "Warning" not in errors and "leaked" not in errors
    assert not list(temporary.iterdir())
