"""The program as people install it: built, put into an environment of its own, started far from the checkout."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.harness import ROOT, finished

pytestmark = pytest.mark.thorough

setuptools = pytest.importorskip("setuptools", reason="a wheel is built with setuptools")
SOURCES = ("assets", "game", "saves", "ui", "main.py", "setup.cfg", "pyproject.toml", "README.md", "LICENSE")
BUILDS_WHEELS = find_spec("wheel") is not None or int(setuptools.__version__.split(".")[0]) > 70


@dataclass
class Installed:
    """An environment that holds the program, and a folder that is no checkout."""

    home: Path
    elsewhere: Path

    def run(self, *words: str, answers: str = "") -> str:
        """What a command of the environment printed."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        environment |= {"PYTHONIOENCODING": "utf-8", "XDG_DATA_HOME": str(self.elsewhere / "data")}
        done = finished([str(self.home / "bin" / words[0]), *words[1:]], answers, self.elsewhere, environment)
        assert done.code == 0, done
        return done.out


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Dependencies come from the environment of the tests; nothing is fetched."""
    if not BUILDS_WHEELS:
        pytest.skip("neither wheel nor a setuptools that builds wheels without it is installed")
    folder = tmp_path_factory.mktemp("wheel")
    source, home, elsewhere = folder / "source", folder / "environment", folder / "elsewhere"
    source.mkdir()
    elsewhere.mkdir()
    for name in SOURCES:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, source / name)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    alone = ("--no-deps", "--no-build-isolation", "--wheel-dir", "..")
    subprocess.run([*pip, "wheel", ".", *alone], cwd=source, check=True)
    (wheel,) = folder.glob("ipet-*.whl")
    venv.create(home, with_pip=False)
    subprocess.run([*pip, "--python", str(home), "install", "--no-deps", "--no-index", str(wheel)], check=True)
    (packages,) = (home / "lib").glob("python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return Installed(home, elsewhere)


def test_the_program_is_taken_from_the_environment(installed):
    where = installed.run("python", "-c", "import game, ui, saves, main; print(game.__file__, main.__file__)")
    assert all(path.startswith(str(installed.home)) for path in where.split())
    assert installed.run("ipet", "--version").startswith("Ipet ")


def test_nothing_is_missing_from_the_wheel(installed):
    assert installed.run("ipet", "check", "--lang", "en").splitlines()[-1] == "Everything is fine."


def test_a_game_is_played_in_text(installed):
    words = ("text", "amunre", "--seats", "human,random,random", "--seed", "6", "--lang", "en")
    assert "Victory" in installed.run("ipet", *words, answers="1\n" * 300)


def test_the_window_shows_its_title(installed):
    """As the bench measures it: a frame without a screen."""
    assert '"shown"' in installed.run("python", "-m", "ui.workshop.bench.window")
