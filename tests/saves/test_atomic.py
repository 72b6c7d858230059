"""A write leaves the old file or the new one, and nothing else."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from saves import CannotSave
from saves.atomic import locked, make_folder, move, remove, sweep, write, write_new
from tests.saves.builders import failing


def lies_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "file.yaml"
    path.write_bytes(b"old")
    return path


def test_a_write_replaces_the_file_and_leaves_nothing_else(file: Path):
    """A link to elsewhere is replaced too and not followed, a folder is not, and a new file goes over no old one."""
    assert not write_new(file, b"new")
    assert lies_in(file.parent) == {"file.yaml": b"old"}
    link = file.with_name("link.yaml")
    link.symlink_to(file)
    write(link, b"new")
    assert lies_in(file.parent) == {"file.yaml": b"old", "link.yaml": b"new"}
    write(file, b"new")
    assert lies_in(file.parent) == {"file.yaml": b"new", "link.yaml": b"new"}
    file.with_name("folder.yaml").mkdir()
    with pytest.raises(CannotSave):
        write(file.with_name("folder.yaml"), b"new")


@pytest.mark.parametrize("code", [errno.EPERM, errno.ENOTSUP])
def test_a_file_system_without_links_gets_new_files_too(file: Path, monkeypatch: pytest.MonkeyPatch, code: int):
    monkeypatch.setattr(os, "link", failing(code))
    assert write_new(file.with_name("other.yaml"), b"new")
    assert not write_new(file, b"new")
    assert lies_in(file.parent) == {"file.yaml": b"old", "other.yaml": b"new"}


@pytest.mark.parametrize("broken", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (errno.ENOSPC, "full"),
        (errno.EDQUOT, "full"),
        (errno.EACCES, "unwritable"),
        (errno.EROFS, "unwritable"),
        (errno.EIO, "failed"),
    ],
)
def test_a_failed_write_keeps_the_old_file(
    file: Path, monkeypatch: pytest.MonkeyPatch, broken: str, code: int, reason: str
):
    monkeypatch.setattr(os, broken, failing(code))
    with pytest.raises(CannotSave) as caught:
        write(file, b"new")
    assert (caught.value.key, caught.value.values["folder"]) == (f"core.save.cannot.{reason}", str(file.parent))
    assert lies_in(file.parent) == {"file.yaml": b"old"}


def test_a_disk_that_really_is_full_keeps_the_old_file(file: Path):
    """A limit on the size of files does to a child what a full disk does."""
    script = (
        "import resource, signal, sys; from pathlib import Path; from saves.atomic import write\n"
        "from saves import CannotSave\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))\n"
        "try: write(Path(sys.argv[1]), b'x' * 100_000)\n"
        "except CannotSave: sys.exit(7)\n"
    )
    assert subprocess.run([sys.executable, "-c", script, str(file)], check=False).returncode == 7
    assert lies_in(file.parent) == {"file.yaml": b"old"}


def test_a_folder_that_is_missing_or_a_file_is_named(tmp_path: Path, file: Path):
    for attempt in (lambda: write(tmp_path / "nowhere" / "file.yaml", b"new"), lambda: make_folder(file / "matches")):
        with pytest.raises(CannotSave) as caught:
            attempt()
        assert caught.value.key == "core.save.cannot.missing"


def leftover(folder: Path, process: int, age: int = 0) -> Path:
    path = folder / f".ipet-{process}-0123abcd.tmp"
    path.write_bytes(b"half")
    os.utime(path, (path.stat().st_mtime - age,) * 2)
    return path


def test_what_a_killed_write_left_is_swept_and_what_is_still_being_written_stays(tmp_path: Path):
    """An old leftover goes even if the number of its process lives again."""
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    killed, old = leftover(tmp_path, dead.pid), leftover(tmp_path, os.getppid(), age=3600)
    sweep(tmp_path)
    assert not killed.exists() and not old.exists()
    busy = leftover(tmp_path, os.getppid())
    sweep(tmp_path)
    assert busy.exists()


def test_files_of_others_are_never_swept_and_a_folder_need_not_be_there(tmp_path: Path):
    theirs = {"notes.tmp", ".ipet-x-0123abcd.tmp", "ipet-1-0123abcd.tmp", ".ipet-1-0123abcd.yaml"}
    for name in theirs:
        (tmp_path / name).write_bytes(b"theirs")
        os.utime(tmp_path / name, (0, 0))
    sweep(tmp_path)
    assert set(lies_in(tmp_path)) == theirs
    sweep(tmp_path / "nowhere")
    assert not (tmp_path / "nowhere").exists()


# Kills while saving lose nothing: the previous or the new save always loads


ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("kills", [15, pytest.param(100, marks=pytest.mark.thorough)])
def test_kills_while_saving_lose_nothing(tmp_path: Path, kills: int):
    """Two programs kill so many children each, side by side; killing.py says how."""
    command = [sys.executable, "-m", "tests.saves.killing"]
    running = [
        subprocess.Popen(
            [*command, str(tmp_path / str(seed)), str(kills), str(seed)],
            cwd=ROOT,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        for seed in (1, 2)
    ]
    assert [child.communicate()[0].strip() for child in running] == [str(kills)] * 2


def test_what_the_disk_refuses_to_move_delete_or_lock_cannot_be_saved(tmp_path: Path) -> None:
    (tmp_path / ".records.lock").mkdir()
    gestures = (
        lambda: move(tmp_path / "nothing.yaml", tmp_path / "other.yaml"),
        lambda: remove(tmp_path),
        lambda: locked(tmp_path / "records.yaml").__enter__(),
    )
    for refused in gestures:
        with pytest.raises(CannotSave):
            refused()
