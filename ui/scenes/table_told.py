"""What a table tells in words as it stands now: the prompt with its buttons, and the log."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.core.events import visible_to
from game.core.match import LogEntry
from game.core.turns import entries_at
from ui.frame.control import Control
from ui.kit.target import Target
from ui.table.confirmation import Offered, confirmation_beside
from ui.table.prompt import prompt_buttons
from ui.table.told import Prompter, Told

if TYPE_CHECKING:
    from ui.scenes.table import TableScene


def told_in_prompt(table: TableScene) -> Told:
    """Headline and task."""
    host, show = table.host, table.show
    prompter = Prompter(host.match, table.board.narrator, table.say)
    if table.past is not None:
        return prompter.past()
    if show.to_watch:
        return prompter.watched(show.to_watch[-1])
    if show.more_to_come or show.waiting:
        player = host.match.last_player if show.seat is None else show.seat
        return prompter.played(player, waits=show.state == "waiting")
    if host.speakers() and not show.busy:
        return prompter.to_all()
    if host.must_look and host.player is not None and not show.busy:
        return prompter.face_down(host.player)
    pending = (table.pending, *table.board.following) if table.pending is not None else ()
    told = prompter.present(table.asked is not None, host.computer_is_asked, pending, table.hint)
    chosen = table.board.task() if table.asked is not None and table.pending is None and table.hint is None else ""
    return told._replace(task=chosen) if chosen else told


def buttons_of_prompt(table: TableScene, targets: Sequence[Target]) -> list[Control]:
    """What goes with the sentence of the prompt: come back from the past, or close what everybody watches, at its end;
    confirm or take back the chosen move beside what was pressed for it, if there is room."""
    say, show, accounts = table.say, table.show, table.accounts
    wanted: list[tuple[str, Callable[[], None]]] = []
    if table.past is not None:
        wanted = [(say("table.present"), table.return_to_present)]
        move = table.past.move
        if accounts.of_move(move):
            wanted.append((say("table.account"), partial(accounts.open_again, move)))
    elif accounts.on_board:
        again = partial(accounts.open, show.to_watch, table.refresh)
        wanted = [(say("table.account_close"), table.show_all), (say("table.account"), again)]
    elif table.host.match.over and not show.busy:
        wanted = [(say("end.result"), table.open_result)]
    elif table.pending is not None:
        confirm, back = (say("table.confirm"), table.confirm), (say("table.back"), table.forget)
        beside = _beside_the_pressed(table, targets, confirm, back)
        if beside:
            return beside
        wanted = [confirm, back]
    return prompt_buttons(table.zones.prompt, table.screen, *wanted)


def _beside_the_pressed(table: TableScene, targets: Sequence[Target], confirm: Offered, back: Offered) -> list[Control]:
    """The buttons at the target that was pressed for the move that waits; on the stage, if one covers the board."""
    meant = [one for one in targets if one.visible and table.pending in one.moves]
    if not meant:
        return []
    label, spot = table.pressed
    named = [one for one in meant if one.label == label] or meant[:1]
    pressed = min(named, key=lambda one: math.dist(one.rect.center, spot))  # a place and its card have one name
    others = [one.rect for one in targets if one is not pressed and (one.moves or one.act)]
    keep_clear = (*others, *table.board.keep_clear(), *table.board.foreseen_places(table.view, table.asked))
    room = table.board.scene(table.view, table.asked) or table.zones.board.union(table.zones.hand)
    return confirmation_beside(pressed.rect, table.screen, room, keep_clear, confirm, back, pressed.tip_beside)


def told_in_log(table: TableScene) -> tuple[list[LogEntry], list[LogEntry]]:
    """The log without what is still being shown, and what of it belongs to the moment looked at."""
    match, viewer = table.host.match, table.host.viewer
    later = match.log[len(match.log) - table.show.untold :]
    entries = match.log_for(viewer)
    told = entries[: len(entries) - sum(not e.event.silent and visible_to(e.event, viewer) for e in later)]
    return told, entries_at(match, table.past) if table.past is not None else []
