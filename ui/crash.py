"""When the program fails: what is written for those who look into it, and the sentence for the person.

A folder holds everything that helps; what strangers would learn from it is said."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Literal

from game.core.errors import SpokenError
from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from saves import SaveIdentity, Store, write_match
from ui.text import LANGUAGES, BadText, Catalogue, Voice
from ui.traces import in_short, trace_of, where
from ui.versions import versions

Saved = Literal["saved", "no_match", "unsaved"]
_log = logging.getLogger("ipet.crash")


@record
class Crash:
    """What is known after a failure: where the bundle is (None: could not be written), and what became of the match."""

    detail: str
    folder: Path | None
    trouble: str
    saved: Saved
    match: Match[Position] | None = None
    identity: SaveIdentity | None = None


def without_window(run: Callable[[], int], store: Store, say: Callable[..., str], tell: Callable[[str], None]) -> int:
    """A command without a window: errors meant for people pass, anything else is one sentence and exit code 1."""
    try:
        return run()
    except (SpokenError, OSError):
        raise
    except Exception as error:
        folder, trouble = write_bundle(store.folder, error, None, "")
        told = told_at_end(say, Crash(in_short(error, say), folder, trouble, "no_match"))
        tell(say("end.crash_console", **told))
        return 1


def told_at_end(say: Callable[..., str], crash: Crash) -> dict[str, str]:
    """The parts of the sentence with which the program ends."""
    return {"detail": crash.detail, "saved": say(f"end.crash_{crash.saved}"), "kept": kept_sentence(say, crash)}


def kept_sentence(say: Callable[..., str], crash: Crash) -> str:
    """Where the bundle is and what strangers would learn from it, or why there is none."""
    if crash.folder is None:
        return say("end.crash_nowhere", detail=crash.trouble)
    kept = say("end.crash_kept", folder=str(crash.folder))
    return kept if crash.match is None else f"{kept} {say('end.crash_private')}"


def attempt(action: Callable[[], object]) -> Exception | None:
    """Do something after a failure; what goes wrong now is given back, not raised: it is not worth another failure."""
    try:
        action()
    except Exception as error:
        return error
    return None


def write_bundle(home: Path, error: Exception, match: Match[Position] | None, log: str) -> tuple[Path | None, str]:
    """A new folder with trace, versions, seed, save and log; None and the reason if it cannot be written.

    It is made to be sent to strangers: its README says what they will learn from it."""
    _log.error("crash: %s at %s", type(error).__name__, where(error))
    stamp = datetime.now().strftime("%Y-%m-%d_%H-%M-%S")
    folder = home / "crashes" / stamp
    number = 1
    try:
        while folder.exists():
            number += 1
            folder = folder.with_name(f"{stamp}_{number}")
        folder.mkdir(parents=True)
        (folder / "README.txt").write_text(_about(), encoding="utf-8")
        (folder / "trace.txt").write_text(trace_of(error), encoding="utf-8")
        (folder / "versions.txt").write_text("\n".join(versions()) + "\n", encoding="utf-8")
        if match is not None:
            (folder / "seed.txt").write_text(f"{match.setup!r}\n", encoding="utf-8")
            (folder / "log.txt").write_text(log + "\n", encoding="utf-8")
            attempt(lambda: write_match(folder / "match.yaml", match, SaveIdentity.new(), datetime.now().astimezone()))
    except OSError as trouble:
        return None, trouble.strerror or type(trouble).__name__
    return folder, ""


def _about() -> str:
    """What a bundle holds, in every language, for whoever gets it may not speak ours."""
    told = []
    for language in LANGUAGES:
        try:
            told.append(Voice(Catalogue.load(language)).say("end.bundle"))
        except BadText:  # a broken text file may be the very reason of the crash
            continue
    return "\n\n".join(told) + "\n"
