"""Where somebody left a lesson, kept between sessions."""

from __future__ import annotations

from game.core.errors import SpokenError
from saves.progress import FILE, LessonProgress, load_progress, save_progress
from ui.frame.app import App
from ui.tutorial.script import Lesson


class Bookmark:
    """The step of one lesson; what other lessons have is kept as it is."""

    def __init__(self, app: App, lesson: Lesson) -> None:
        self._app = app
        self._title_id = lesson.title_id
        self._path = app.store.folder / FILE
        self._all, notices = load_progress(self._path)
        self.lost = bool(notices)
        """The file was damaged: nobody knows how far people had come."""
        left_at = self._all.get(lesson.title_id)
        self.number = (lesson.number_of(left_at.step) if left_at else None) or 0
        """The step to go on with."""

    def put(self, step_id: str, finished: bool = False) -> None:
        """Remember a step; a disk that cannot be written is told and does not stop the lesson."""
        before = self._all.get(self._title_id)
        self._all[self._title_id] = LessonProgress(step_id, finished or (before is not None and before.finished))
        try:
            save_progress(self._path, self._all)
        except SpokenError as error:
            self._app.notices.append(self._app.say(error.key, **error.values))
