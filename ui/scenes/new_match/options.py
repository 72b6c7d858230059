"""Variants, aids and the seed of a new match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from ui.frame.control import Control
from ui.widgets.button import IconButton
from ui.widgets.metrics import control_height
from ui.widgets.rows import setting_row
from ui.widgets.sheet import Column
from ui.widgets.switch import Switch
from ui.widgets.text_field import TextField

if TYPE_CHECKING:
    from ui.scenes.new_match.scene import NewMatchScene


def options_sheet(scene: NewMatchScene, view: Rect) -> list[Control]:
    """One column; it scrolls if it must."""
    app, draft = scene.app, scene.draft
    column = Column(view, scene.screen)
    column.section(scene.say("menu.new.variants"), "card")
    title = draft.title.id
    for variant in draft.title.variants:
        name = scene.say(f"{title}.variant.{variant}")
        label = name[:1].upper() + name[1:]
        text = scene.say(f"{title}.variant_text.{variant}")
        _switch(scene, column, label, text, variant in draft.variants, partial(draft.set_variant, variant))
    if not draft.title.variants:
        column.words(scene.say("menu.new.no_variants"), 17, "italic")
    column.gap(10)
    column.section(scene.say("menu.new.aids"), "hint")
    hints, undo = scene.say("menu.new.hints"), scene.say("menu.new.undo")
    _switch(scene, column, hints, scene.say("menu.new.hints_text"), app.settings.hints, scene.allow_hints)
    _switch(scene, column, undo, scene.say("menu.new.undo_text"), draft.undo, scene.allow_undo)
    column.gap(10)
    column.section(scene.say("menu.new.seed"), "die")
    high = control_height(scene.screen, 20)
    row = column.place(high)
    gap = scene.screen.px(10)
    field = Rect(row.x, row.y, row.width - high - gap, high)
    scene.seed_field = column.add(
        TextField(field, scene.say("menu.new.seed_field"), scene, draft.seed_text, scene.set_seed, limit=24)
    )
    dice, again = Rect(field.right + gap, row.y, high, high), scene.say("menu.new.seed_random")
    column.add(IconButton(dice, again, scene.roll_seed, scene.screen, "die", kind="papyrus"))
    return column.finish(scene.say("menu.new.variants"))


def _switch(
    scene: NewMatchScene, column: Column, label: str, text: str, on: bool, change: Callable[[bool], None]
) -> None:
    setting_row(
        column, label, text, Switch.wanted(scene.screen), lambda rect: Switch(rect, label, on, change, scene.screen),
        role="body",
    )  # fmt: skip
