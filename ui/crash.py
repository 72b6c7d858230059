"""When the program fails: a folder with everything that helps, one plain sentence, and the match saved.

This is the only place that catches whatever comes. What people and files can cause is caught where it happens.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from game.core.errors import SpokenError
from game.core.match import Match
from game.core.position import Position
from saves import Keepsake, Store, write_match
from ui.text import LANGUAGES, BadText, Catalogue, Voice
from ui.traces import in_short, trace_of, where
from ui.versions import versions

if TYPE_CHECKING:
    from ui.frame.app import App
    from ui.host.host import Host

Saved = Literal["saved", "no_match", "unsaved"]
_log = logging.getLogger("ipet.crash")


@dataclass(frozen=True, slots=True)
class Crash:
    """What is known after a failure: where the bundle is (None: could not be written), and what became of the match."""

    detail: str
    folder: Path | None
    trouble: str
    saved: Saved
    match: Match[Position] | None = None
    keepsake: Keepsake | None = None


class GaveUp(SpokenError):
    """The crash screen failed too: the program ends with a sentence."""


def guarded(app: App, step: Callable[[], None]) -> None:
    """One turn of the loop. If it fails the crash screen takes over; if that fails, the program ends."""
    try:
        step()
    except Exception as error:
        crash = _after(app, error)
        if _is_crash_scene(app.stack.top) or not _show(app, crash):
            raise GaveUp("end.crash_console", **_told(app.say, crash)) from error


def without_window(run: Callable[[], int], store: Store, say: Callable[..., str], tell: Callable[[str], None]) -> int:
    """A command without a window: errors meant for people pass, anything else is one sentence and exit code 1."""
    try:
        return run()
    except (SpokenError, OSError):
        raise
    except Exception as error:
        folder, trouble = write_bundle(store.folder, error, None, "")
        told = _told(say, Crash(in_short(error, say), folder, trouble, "no_match"))
        tell(say("end.crash_console", **told))
        return 1


def _told(say: Callable[..., str], crash: Crash) -> dict[str, str]:
    return {"detail": crash.detail, "saved": say(f"end.crash_{crash.saved}"), "kept": kept_sentence(say, crash)}


def kept_sentence(say: Callable[..., str], crash: Crash) -> str:
    """Where the bundle is and what strangers would learn from it, or why there is none."""
    if crash.folder is None:
        return say("end.crash_nowhere", detail=crash.trouble)
    kept = say("end.crash_kept", folder=str(crash.folder))
    return kept if crash.match is None else f"{kept} {say('end.crash_private')}"


def _after(app: App, error: Exception) -> Crash:
    """Save what can be saved and write the bundle; nothing in here may fail."""
    seated = _table(app)
    match, keepsake, saved, log = None, None, "no_match", ""
    if seated is not None:
        seated.match = match = _sound(seated.match)  # whoever leaves the table saves it once more
        keepsake = seated.keepsake
        saved = "saved" if _try(seated.autosave) is None and _is_saved(seated) else "unsaved"
        log = "\n".join(f"{entry.move:>5}  {entry.event!r}" for entry in seated.match.log)
    folder, trouble = write_bundle(app.store.folder, error, match, log)
    _try(seated.cancel_thinking) if seated is not None else None
    return Crash(in_short(error, app.say), folder, trouble, saved, match, keepsake)  # type: ignore[arg-type]


def _is_saved(seated: Host[Position]) -> bool:
    return seated.saving is not None and seated.saving.trouble is None


def _table(app: App) -> Host[Position] | None:
    """The match being played, if a table lies in the stack; a lesson is no match."""
    from ui.scenes.table import TableScene

    return next((scene.host for scene in app.stack if type(scene) is TableScene), None)


def _sound(match: Match[Position]) -> Match[Position]:
    """The match replayed from its moves: a failure in the middle of a move must not be saved half done."""
    again: list[Match[Position]] = []
    failed = _try(lambda: again.append(Match.replayed(match.title, match.setup, match.moves, match.start)))
    return match if failed is not None else again[0]


def _show(app: App, crash: Crash) -> bool:
    """Put the crash screen in place of everything; False if even that fails."""
    from ui.scenes.crash import CrashScene

    for scene in app.stack.take_all():
        _try(scene.closed)
    return _try(lambda: app.push(CrashScene(app, crash))) is None


def _is_crash_scene(scene: object) -> bool:
    from ui.scenes.crash import CrashScene

    return isinstance(scene, CrashScene)


def _try(action: Callable[[], object]) -> Exception | None:
    """Do something after a failure; what goes wrong now is not worth another one."""
    try:
        action()
    except Exception as error:
        return error
    return None


def write_bundle(
    home: Path, error: Exception, match: Match[Position] | None, log: str, now: datetime | None = None
) -> tuple[Path | None, str]:
    """A new folder with trace, versions, seed, save and log; None and the reason if it cannot be written.

    It is made to be sent to strangers: its README says what they will learn from it."""
    _log.error("crash: %s at %s", type(error).__name__, where(error))
    stamp = (now or datetime.now()).strftime("%Y-%m-%d_%H-%M-%S")
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
            _try(lambda: write_match(folder / "match.yaml", match, Keepsake.new(), datetime.now().astimezone()))
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
