"""Writing so that a kill, a crash or a full disk leaves the old file or the new one, never half of one."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from saves.errors import CannotSave

_TEMPORARY = re.compile(r"\.ipet-(\d{1,10})-[0-9a-f]{8}\.tmp")
_ABANDONED_AFTER = 600
_NO_LINKS = {errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK, errno.EACCES}


def write(path: Path, data: bytes) -> None:
    """Put a file in place of what is there; CannotSave if that is not possible."""
    try:
        _write(path, data, os.replace)
    except OSError as error:
        raise CannotSave.because(path.parent, error) from error


def write_new(path: Path, data: bytes) -> bool:
    """Put a file where none is; False, and nothing changed, if there is one."""
    try:
        _write(path, data, _link)
    except FileExistsError:
        return False
    except OSError as error:
        raise CannotSave.because(path.parent, error) from error
    return True


def copy(source: Path, target: Path) -> None:
    """Let a file that was written whole be found under another name too; where there are no links, write it again."""
    temporary = _temporary(target.parent)
    try:
        os.link(source, temporary)
        os.replace(temporary, target)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise CannotSave.because(target.parent, error) from error
        write(target, source.read_bytes())
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)


def make_folder(folder: Path) -> None:
    """Make sure that a folder is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotSave.because(folder, error) from error


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Keep other programs of ours from a file between reading and writing it; a killed program holds nothing back."""
    make_folder(path.parent)
    try:
        stream = path.with_name(f".{path.stem}.lock").open("ab")
    except OSError as error:
        raise CannotSave.because(path.parent, error) from error
    with stream:
        _lock(stream.fileno())
        yield


def move(source: Path, target: Path) -> None:
    """Move a file within our folders; CannotSave if that is not possible."""
    try:
        os.replace(source, target)
        _sync_folder(target.parent)
        _sync_folder(source.parent)
    except OSError as error:
        raise CannotSave.because(source.parent, error) from error


def remove(path: Path) -> None:
    """Delete a file for good; CannotSave if that is not possible."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise CannotSave.because(path.parent, error) from error


def sweep(folder: Path) -> None:
    """Remove what killed writes left behind: only files with our temporary names that nobody still writes."""
    with contextlib.suppress(OSError):
        for entry in os.scandir(folder):
            found = _TEMPORARY.fullmatch(entry.name)
            if found and entry.is_file(follow_symlinks=False):
                age = time.time() - entry.stat(follow_symlinks=False).st_mtime
                if age > _ABANDONED_AFTER or not _alive(int(found.group(1))):
                    os.unlink(entry.path)


def _write(path: Path, data: bytes, put: Callable[[Path, Path], None]) -> None:
    temporary = _temporary(path.parent)
    try:
        with temporary.open("xb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        put(temporary, path)
        _sync_folder(path.parent)
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)


def _temporary(folder: Path) -> Path:
    return folder / f".ipet-{os.getpid()}-{secrets.token_hex(4)}.tmp"


def _link(temporary: Path, path: Path) -> None:
    """Give a file its name only if the name is free, also where another program is faster."""
    try:
        os.link(temporary, path)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, "exists", str(path)) from error
        os.replace(temporary, path)


def _sync_folder(folder: Path) -> None:
    """Make the new name last; Windows cannot, and does not need to."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno != errno.EINVAL:  # a file system that knows no such thing
            raise
    finally:
        os.close(handle)


def _lock(handle: int) -> None:
    """Wait for the lock, which goes with the handle; a file system that knows none is written to without."""
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)


def _alive(process: int) -> bool:
    """Whether a process may still be writing. Windows has no harmless way to ask: age alone decides there."""
    if os.name == "nt":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
