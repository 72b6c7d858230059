"""Variants, aids and the seed of a new match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.setup import CURTAINS
from game.core.title import Option
from ui.frame.control import Control
from ui.scenes.kind_signs import kind_sign
from ui.widgets.button import IconButton
from ui.widgets.metrics import control_height
from ui.widgets.rows import setting_row
from ui.widgets.selector import ChoiceRow, Selector
from ui.widgets.sheet import Column
from ui.widgets.switch import Switch
from ui.widgets.text_field import TextField, Writing

if TYPE_CHECKING:
    from ui.scenes.new_match.scene import NewMatchScene


def options_sheet(scene: NewMatchScene, view: Rect) -> list[Control]:
    """One column; it scrolls if it must."""
    app, draft = scene.app, scene.draft
    column = Column(view, scene.screen)
    column.section(scene.say("menu.new.variants"), "card")
    ordinary = [option for option in draft.options if not option.solo]
    for option in ordinary:
        _option(scene, column, option)
    if not ordinary:
        column.words(scene.say("menu.new.no_variants"), 17, "italic")
    if draft.automaton is not None:
        rival = draft.seats[draft.automaton]
        column.gap(10)
        against = scene.say("menu.new.against", name=rival.name)
        column.section(scene.say("menu.new.solo"), kind_sign(rival.kind), against)
        for option in draft.options:
            if option.solo:
                _option(scene, column, option)
    column.gap(10)
    column.section(scene.say("menu.new.aids"), "hint")
    hints, undo = scene.say("menu.new.hints"), scene.say("menu.new.undo")
    _switch(scene, column, hints, scene.say("menu.new.hints_text"), app.settings.hints, scene.allow_hints)
    _switch(scene, column, undo, scene.say("menu.new.undo_text"), draft.undo, scene.allow_undo)
    if draft.people > 1:
        column.gap(10)
        _curtains(scene, column)
    column.gap(10)
    column.section(scene.say("menu.new.seed"), "die")
    text = scene.say("menu.new.seed_own_text" if scene.chooses_seed else "menu.new.seed_drawn")
    _switch(scene, column, scene.say("menu.new.seed_own"), text, scene.chooses_seed, scene.choose_seed)
    if scene.chooses_seed:
        _seed(scene, column)
    return column.finish(scene.say("menu.new.variants"))


def _seed(scene: NewMatchScene, column: Column) -> None:
    """The number that people give or draw."""
    high, gap = control_height(scene.screen, 20), scene.screen.px(10)
    row = column.place(high)
    field = Rect(row.x, row.y, row.width - high - gap, high)
    scene.seed_field = column.add(
        TextField(
            field, scene.say("menu.new.seed_field"), scene, scene.draft.seed_text, scene.set_seed, manner=Writing(24)
        )
    )
    dice, again = Rect(field.right + gap, row.y, high, high), scene.say("menu.new.seed_random")
    column.add(IconButton(dice, again, scene.roll_seed, scene.screen, "die", kind="papyrus"))


def _curtains(scene: NewMatchScene, column: Column) -> None:
    """How several people at one screen keep their secrets."""
    column.section(scene.say("menu.new.hands"), "eye")
    chosen = scene.draft.curtains
    labels = [scene.say(f"menu.new.curtains_{way}") for way in CURTAINS]

    def take(index: int) -> None:
        scene.hang_curtains(CURTAINS[index])

    name, text = scene.say("menu.new.curtains"), scene.say(f"menu.new.curtains_{chosen}_text")
    _choice(scene, column, name, text, labels, CURTAINS.index(chosen), take)


def _option(scene: NewMatchScene, column: Column, option: Option) -> None:
    """A switch for each choice; where the menu has words for having none of them, all in one row."""
    draft = scene.draft
    row = f"menu.games.{draft.title.id}.option.{'_'.join(option.choices)}"
    if f"{row}.name" in scene.app.voice.catalogue:
        _row(scene, column, option, row)
        return
    for choice in option.choices:
        name, text = (scene.say(f"{draft.title.id}.{part}.{choice}") for part in ("variant", "variant_text"))
        label = name[:1].upper() + name[1:]
        _switch(scene, column, label, text, choice in draft.variants, partial(scene.switch_variant, option, choice))


def _row(scene: NewMatchScene, column: Column, option: Option, key: str) -> None:
    """The choices side by side, or between arrows where there is no room, and what the chosen one does."""
    draft = scene.draft
    choices = (None, *option.choices)
    labels = [scene.say(f"{key}.{choice or 'none'}") for choice in choices]
    chosen = next((choice for choice in option.choices if choice in draft.variants), None)
    text = scene.say(f"{key}.none_text" if chosen is None else f"{draft.title.id}.variant_text.{chosen}")

    def take(index: int) -> None:
        scene.choose_variant(option, choices[index])

    _choice(scene, column, scene.say(f"{key}.name"), text, labels, choices.index(chosen), take)


def _choice(
    scene: NewMatchScene,
    column: Column,
    name: str,
    text: str,
    labels: list[str],
    chosen: int,
    take: Callable[[int], None],
) -> None:
    """Choices side by side, or between arrows where there is no room."""
    screen = scene.screen
    kind = ChoiceRow if ChoiceRow.wanted(screen, labels)[0] <= column.width else Selector
    size = (column.width, kind.wanted(screen, labels)[1])
    make = partial(kind, label=name, choices=labels, chosen=chosen, change=take, screen=screen)
    setting_row(column, name, text, size, make, role="body")


def _switch(
    scene: NewMatchScene, column: Column, label: str, text: str, on: bool, change: Callable[[bool], None]
) -> None:
    setting_row(
        column,
        label,
        text,
        Switch.wanted(scene.screen),
        lambda rect: Switch(rect, label, on, change, scene.screen),
        role="body",
    )
