"""A table that people set up and did not yet play at: whoever leaves the scene finds it again."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from ui.frame.app import App
from ui.scenes.new_match.draft import Draft

_KEPT: WeakKeyDictionary[App, Draft] = WeakKeyDictionary()


def keep(app: App, draft: Draft) -> None:
    _KEPT[app] = draft


def kept(app: App) -> Draft | None:
    return _KEPT.get(app)


def forget_draft(app: App) -> None:
    _KEPT.pop(app, None)
