"""The tools of a table as they stand now: what each does, and why it cannot be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.table.tools import Tool

if TYPE_CHECKING:
    from ui.scenes.table import TableScene


def table_tools(table: TableScene) -> list[Tool]:
    say, game = table.say, table.host
    refusal = game.undo_refusal()
    cannot_undo = table.board.narrator.error(refusal) if refusal is not None else ""
    if not table.may_take_back:
        cannot_undo = say("table.not_your_turn")
    cannot_restart = cannot_undo if not table.wait_label and table.asked is not None else say("table.not_your_turn")
    can_redo = table.asked is not None and game.match.can_redo
    return [
        Tool(say("table.hint"), "hint", table.ask_hint, "H", why_no_hint(table)),
        Tool(table.wait_label or say("table.undo"), "undo", table.undo, "Ctrl+Z", cannot_undo),
        Tool(say("table.redo"), "redo", table.redo, "Ctrl+Y", "" if can_redo else say("table.nothing_to_redo")),
        Tool(say("table.restart"), "hourglass", table.restart_turn, "Ctrl+R", cannot_restart),
        *_look(table),
        *_ask_me(table),
        Tool(say("table.rules"), "rules", table.open_rules, "F1"),
        Tool(say("table.menu"), "menu", table.open_pause, say("table.escape")),
    ]


def _look(table: TableScene) -> list[Tool]:
    """Where several people share the screen: the player looks at what lies face down."""
    say, host = table.say, table.host
    if host.viewers.alone or host.viewers.curtains == "always":
        return []
    label = say("table.look_away" if host.viewers.peeks else "table.look")
    return [Tool(label, "eye", table.look, say("table.look_key"), "" if host.may_peek else say("table.nothing_hidden"))]


def _ask_me(table: TableScene) -> list[Tool]:
    """Where seats may interrupt others: whether the person at the screen wishes to be asked."""
    say, game = table.say, table.host
    if not game.match.title.interrupts:
        return []
    if game.player is None:
        return [Tool(say("table.ask_me"), "bell", table.offers.toggle_ask_me, "B", say("table.not_your_turn"))]
    asks = game.offers.asks(game.player)
    told = say("table.ask_me_on" if asks else "table.ask_me_off")
    return [Tool(told, "bell" if asks else "bell_off", table.offers.toggle_ask_me, "B")]


def why_no_hint(table: TableScene) -> str:
    if not table.app.settings.hints:
        return table.say("table.hints_off")
    if table.asked is None:
        return table.say("table.not_your_turn")
    return table.say("table.thinking") if table.host.hinting else ""
