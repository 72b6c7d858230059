"""Interruptions, broken pipes, full disks, SIGTERM: quiet or one line, with the right exit code."""

import os
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.cli.harness import ROOT
from ui.cli import front
from ui.console.console import Streams


class _Broken(StringIO):
    def write(self, text):
        raise BrokenPipeError


class _Interrupted(StringIO):
    def readline(self, size=-1):
        raise KeyboardInterrupt


def test_a_broken_pipe_is_quiet(cli):
    errors = StringIO()
    assert front.run(["--help", "--data-dir", str(cli.folder)], Streams(StringIO(), _Broken(), errors)) == 1
    assert errors.getvalue() == ""


def test_a_reader_that_leaves_early_sees_no_trace(cli):
    command = [sys.executable, str(ROOT / "main.py"), "text", "amunre", "--seats", "random,random,random"]
    command += ["--data-dir", str(cli.folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stderr is not None
    assert "Amun-Re" in process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(60) in (0, 1)


def test_an_interruption_is_quiet_and_loses_nothing(cli):
    errors = StringIO()
    words = ["text", "amunre", "--data-dir", str(cli.folder)]
    assert (front.run(words, Streams(_Interrupted(), StringIO(), errors)), errors.getvalue()) == (130, "")
    assert list((cli.folder / "autosaves").glob("match-*.yaml"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_full_disk_is_one_line(cli):
    with open(os.devnull) as nothing, open("/dev/full", "w") as full:
        command = [sys.executable, str(ROOT / "main.py"), "--help", "--lang", "en"]
        done = subprocess.run(command, stdin=nothing, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1 and done.stderr.count("\n") == 1 and "space" in done.stderr


def test_broken_texts_are_named(cli, monkeypatch):
    def broken(language):
        raise front.BadText("fr/cli.yaml", "cli.play", "line 3: not a text")

    monkeypatch.setattr(front.Catalogue, "load", broken)
    assert "fr/cli.yaml" in cli("check").complaint(1)


def test_main_is_a_front_door(cli):
    assert cli.process("--help", "--lang", "fr").said.startswith("utilisation")


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
