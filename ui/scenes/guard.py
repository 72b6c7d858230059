"""The loop is guarded: whatever fails, the match is saved and the crash screen takes over.

This is the only place that catches whatever comes. What people and files can cause is caught where it happens.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.errors import SpokenError
from game.core.match import Match
from game.core.position import Position
from ui.crash import Crash, attempt, told_at_end, write_bundle
from ui.frame.app import App
from ui.host.host import Host
from ui.scenes.crash import CrashScene
from ui.scenes.table import TableScene
from ui.traces import in_short


class GaveUp(SpokenError):
    """The crash screen failed too: the program ends with a sentence."""


def guarded(app: App, step: Callable[[], None]) -> None:
    """One turn of the loop. If it fails the crash screen takes over; if that fails, the program ends."""
    try:
        step()
    except Exception as error:
        crash = _after(app, error)
        if isinstance(app.stack.top, CrashScene) or not _show(app, crash):
            raise GaveUp("end.crash_console", **told_at_end(app.say, crash)) from error


def _after(app: App, error: Exception) -> Crash:
    """Save what can be saved and write the bundle; nothing in here may fail."""
    seated = _table(app)
    match, identity, saved, log = None, None, "no_match", ""
    if seated is not None:
        seated.match = match = _sound(seated.match)  # whoever leaves the table saves it once more
        identity = seated.identity
        saved = "saved" if attempt(seated.autosave) is None and _is_saved(seated) else "unsaved"
        log = "\n".join(f"{entry.move:>5}  {entry.event!r}" for entry in seated.match.log)
    folder, trouble = write_bundle(app.store.folder, error, match, log)
    attempt(seated.cancel_thinking) if seated is not None else None
    return Crash(in_short(error, app.say), folder, trouble, saved, match, identity)  # type: ignore[arg-type]


def _is_saved(seated: Host[Position]) -> bool:
    return seated.saving is not None and seated.saving.trouble is None


def _table(app: App) -> Host[Position] | None:
    """The match being played, if a table lies in the stack; a lesson is no match."""
    return next((scene.host for scene in app.stack if type(scene) is TableScene), None)


def _sound(match: Match[Position]) -> Match[Position]:
    """The match replayed from its moves: a failure in the middle of a move must not be saved half done."""
    again: list[Match[Position]] = []
    failed = attempt(lambda: again.append(Match.replayed(match.title, match.setup, match.moves, match.start)))
    return match if failed is not None else again[0]


def _show(app: App, crash: Crash) -> bool:
    """Put the crash screen in place of everything; False if even that fails."""
    for scene in app.stack.take_all():
        attempt(scene.closed)
    return attempt(lambda: app.push(CrashScene(app, crash))) is None
