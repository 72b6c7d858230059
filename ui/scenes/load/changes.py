"""Renaming and deleting a save: asked first, told afterwards, and deleting can be undone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.core.errors import SpokenError
from saves import Deleted
from ui.frame.app import App
from ui.scenes.saved import Saved
from ui.widgets.dialog import ConfirmDialog
from ui.widgets.name_dialog import NameDialog

if TYPE_CHECKING:
    from ui.scenes.load.scene import LoadScene


def name_of(app: App, saved: Saved) -> str:
    """What a save is called: its name, else its game and how far it has come."""
    header = saved.header
    if header is None:
        return saved.path.name
    told = app.say(f"menu.round.{header.title}", n=header.round)
    return saved.name or app.say("menu.pause.save_default", game=header.title, round=told)


def ask_for_a_name(scene: LoadScene, saved: Saved) -> None:
    app, say = scene.app, scene.say
    app.push(
        NameDialog(
            app,
            say("menu.load.rename_title"),
            say("menu.load.rename_text"),
            say("menu.load.rename_name"),
            name_of(app, saved),
            say("core.word.ok"),
            lambda name: _rename(scene, saved.path, name),
        )
    )


def _rename(scene: LoadScene, path: Path, name: str) -> None:
    try:
        path = scene.app.store.rename(path, name)
    except SpokenError as error:
        scene.app.notices.append(scene.app.told(error))
    else:
        scene.app.notices.append(scene.say("menu.load.renamed", name=name))
    scene.choose_path(path)


def ask_before_deleting(scene: LoadScene, saved: Saved) -> None:
    app, say = scene.app, scene.say
    app.push(
        ConfirmDialog(
            app,
            say("menu.load.delete_title"),
            say("menu.load.delete_text", name=name_of(app, saved)),
            say("menu.load.delete_yes"),
            say("core.word.cancel"),
            lambda: _delete(scene, saved),
            grave=True,
        )
    )


def _delete(scene: LoadScene, saved: Saved) -> None:
    name, next_one = name_of(scene.app, saved), scene.neighbour(saved)
    try:
        gone = [scene.app.store.delete(path) for path in saved.paths]
    except SpokenError as error:
        scene.app.notices.append(scene.app.told(error))
        return
    told = scene.say("menu.load.deleted", name=name)
    scene.app.notices.offer(told, scene.say("menu.load.undo"), lambda: _restore(scene, gone, name))
    scene.choose_path(next_one)


def _restore(scene: LoadScene, gone: list[Deleted], name: str) -> None:
    """Bring it back; whichever scene is on top by now shows that."""
    try:
        path, *_ = [scene.app.store.restore(file) for file in gone]
    except SpokenError as error:
        scene.app.notices.append(scene.app.told(error))
        return
    scene.app.notices.append(scene.say("menu.load.restored", name=name))
    top = scene.app.stack.top
    if top is scene:
        scene.choose_path(path)
    elif top is not None:
        top.rebuild()
