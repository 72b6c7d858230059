"""Which game to learn: the only one that has a lesson, or a question with the easiest one first."""

from __future__ import annotations

from functools import partial

from ui.frame.app import App
from ui.scenes import routes
from ui.titles import SCREENS
from ui.tutorial.reader import has_lesson
from ui.widgets.dialog import Answer, Dialog


def lessons() -> list[str]:
    """The games that can be learned, the easiest first."""
    return sorted((game for game in SCREENS if has_lesson(game)), key=lambda game: SCREENS[game].weight)


def learn(app: App) -> None:
    """Open the lesson, or ask which one."""
    games = lessons()
    if len(games) == 1:
        routes.open_tutorial(app, games[0])
        return
    answers = [
        Answer(app.voice.noun("game", game), partial(routes.open_tutorial, app, game), "papyrus" if n else "gold")
        for n, game in enumerate(games)
    ]
    answers.append(Answer(app.say("core.word.cancel")))
    title, text = app.say("menu.title.choose_lesson"), app.say("menu.title.choose_lesson_text", game=games[0])
    app.push(Dialog(app, title, text, answers))
