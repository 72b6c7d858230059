"""A real window under Xvfb, started as the README says, clicked with xdotool and photographed."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).parents[2]
MISSING = [name for name in ("Xvfb", "xdotool", "import") if shutil.which(name) is None]
PATIENCE = 120.0
"""Seconds after which a window does not come any more, on the slowest machine."""


@pytest.fixture
def display(tmp_path):
    """A screen of its own; its number is taken by the server itself."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as stream:
        number = stream.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(10)


class PageScene:
    """Somebody with a mouse and a camera at that screen."""

    def __init__(self, display: str, folder: Path) -> None:
        own = {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self.env = {k: v for k, v in os.environ.items() if not k.startswith("SDL_")} | own
        self.folder = folder

    @contextmanager
    def started(self, *words: str) -> Iterator[subprocess.Popen[bytes]]:
        """The program with these words, which leaves no trace of an error."""
        command = [sys.executable, "main.py", "--data-dir", str(self.folder / "data"), "--lang", "fr", *words]
        program = subprocess.Popen(command, cwd=ROOT, env=self.env, stderr=subprocess.PIPE)
        try:
            yield program
        finally:
            program.terminate()
            _, told = program.communicate(timeout=20)
        assert b"Traceback" not in told

    def do(self, *words: str) -> str:
        command = ["xdotool", *words]
        return subprocess.run(command, env=self.env, capture_output=True, text=True, check=False, timeout=20).stdout

    def wait_for(self, done, what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, what
            time.sleep(0.1)

    def photograph(self, name: str) -> pygame.Surface:
        path = self.folder / f"{name}.png"
        subprocess.run(["import", "-window", "root", str(path)], env=self.env, check=True, timeout=20)
        return pygame.image.load(str(path))


def colours(picture: pygame.Surface) -> int:
    """How many different colours there are on a grid of points."""
    width, height = picture.get_size()
    return len({tuple(picture.get_at((x, y))) for x in range(0, width, 16) for y in range(0, height, 16)})


@pytest.mark.thorough
@pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
def test_the_program_opens_a_window_that_reacts_to_a_click_and_closes(display, tmp_path):
    desk = PageScene(display, tmp_path)
    with desk.started("--size", "1280x720") as program:
        desk.wait_for(lambda: desk.do("search", "--onlyvisible", "--class", ".").strip(), "no window came up")
        desk.wait_for(lambda: colours(desk.photograph("title")) > 200, "the window stays blank")
        time.sleep(0.5)
        before = desk.photograph("before")
        desk.do("mousemove", "780", "500")
        time.sleep(0.3)
        desk.do("click", "1")
        desk.wait_for(lambda: differs(before, desk.photograph("after")), "a click changes nothing")
        assert program.poll() is None
        desk.do("key", "Escape")
        time.sleep(0.5)
        assert program.poll() is None


@pytest.mark.thorough
@pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
def test_a_match_from_the_command_line_opens_its_table(display, tmp_path):
    desk = PageScene(display, tmp_path)
    words = ("--size", "1280x720", "--game", "amunre", "--seats", "human,scribe,scribe", "--seed", "4")
    with desk.started(*words) as program:
        desk.wait_for(lambda: colours(desk.photograph("table")) > 250, "the table stays blank")
        assert program.poll() is None


def differs(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether more than a twentieth of a grid of points has changed."""
    width, height = one.get_size()
    points = [(x, y) for x in range(0, width, 20) for y in range(0, height, 20)]
    return sum(one.get_at(point) != other.get_at(point) for point in points) > len(points) // 20
