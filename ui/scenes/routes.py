"""How scenes open each other: the one place that knows them all. Each is imported when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.core.match import Match
from game.core.position import Position
from game.titles import title
from saves.document import SaveIdentity
from ui.frame.app import App

if TYPE_CHECKING:
    from ui.scenes.table import TableScene

Purpose = Literal["load", "replay"]


def open_first_start(app: App) -> None:
    from ui.scenes.first_start import FirstStartScene

    app.reset(FirstStartScene(app))


def open_title(app: App) -> None:
    """Leave everything and go to the title."""
    from ui.scenes.title import TitleScene

    app.reset(TitleScene(app))


def open_new_match(app: App, title_id: str | None = None) -> None:
    from ui.scenes.new_match import NewMatchScene

    app.push(NewMatchScene(app, title_id))


def open_solo(app: App, title_id: str | None = None) -> None:
    """Against a solo opponent of a rule book; `title_id`: the one of this game is chosen."""
    from ui.scenes.solo import SoloScene

    app.push(SoloScene(app, title_id))


def open_table(app: App, match: Match[Position], identity: SaveIdentity) -> None:
    """Play: the table takes the place of everything above the title."""
    from ui.scenes.table_opening import table_scene

    table = table_scene(app, match, identity)
    open_title(app)
    app.push(table)


def open_load(app: App, purpose: Purpose = "load") -> None:
    from ui.scenes.load import LoadScene

    app.push(LoadScene(app, purpose))


def open_rules(app: App, title_id: str, rule: str | None = None) -> None:
    from ui.scenes.fit_data import has_fit_data
    from ui.scenes.rules import RulesScene

    if has_fit_data(app, title_id):
        app.push(RulesScene(app, title_id, rule))


def consult(app: App, title_id: str, number: str) -> None:
    """Open the book at a rule that is cited by its number, as people read it."""
    open_rules(app, title_id, f"{title(title_id).prefix}-{number}")


def open_lessons(app: App) -> None:
    """The lesson of the only game that has one, or a question which."""
    from ui.scenes.lessons import learn

    learn(app)


def open_tutorial(app: App, title_id: str) -> None:
    """The lesson; where there is none, or corrected data keep it from being followed, a word about that."""
    from ui.scenes.tutorial import TutorialScene
    from ui.tutorial.checks import lesson_problems
    from ui.tutorial.reader import has_lesson
    from ui.widgets.dialog import MessageDialog

    corrected = (app.store.data_folder / f"{title_id}.yaml").is_file()
    why = "coming" if not has_lesson(title_id) else "corrected" if corrected and lesson_problems(title_id) else ""
    if why:
        title, text, ok = (app.say(f"learn.{why}.{part}", game=title_id) for part in ("title", "text", "ok"))
        app.push(MessageDialog(app, title, text, ok))
    else:
        app.push(TutorialScene(app, title_id))


def open_replay(app: App, match: Match[Position]) -> None:
    from ui.scenes.replay import ReplayScene

    app.push(ReplayScene(app, match))


def open_end(app: App, match: Match[Position], revealed: bool = False) -> None:
    """Who won; the points come in one after the other unless they were `revealed` before."""
    from ui.scenes.end import EndScene

    app.push(EndScene(app, match, revealed))


def open_records(app: App) -> None:
    from ui.scenes.records import RecordsScene

    app.push(RecordsScene(app))


def open_settings(app: App) -> None:
    from ui.scenes.settings import SettingsScene

    app.push(SettingsScene(app))


def open_pause(app: App, table: TableScene | None) -> None:
    """The menu over the table; without one, over the scene that the table has put on top of itself."""
    from ui.scenes.pause import PauseScene

    app.push(PauseScene(app, table))


def table_below(app: App, match: Match[Position]) -> TableScene | None:
    """The table at which a match is played, if it lies in the stack."""
    from ui.scenes.table import TableScene

    return next((scene for scene in app.stack if isinstance(scene, TableScene) and scene.host.match is match), None)
