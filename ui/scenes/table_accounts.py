"""What everybody watches at a table (a fight, a night, a scoring), and what is told of it when it is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.core.accounts import Account, accounts_of
from ui.scenes.account import AccountScene

if TYPE_CHECKING:
    from ui.scenes.table import TableScene


class TableAccounts:
    """The sheets that add up what everybody watched."""

    def __init__(self, table: TableScene) -> None:
        self._table = table

    @property
    def on_board(self) -> bool:
        """Whether the table waits, and what everybody watches lies on the board itself: no sheet covers it."""
        table = self._table
        watched = table.show.to_watch if table.past is None else ()
        return bool(watched) and all(table.board.still_shows(table.view, one.closing) for one in watched)

    def watch(self) -> None:
        """Open the sheets that the table waits for, unless they are read on the board."""
        table = self._table
        if table.show.to_watch and table.past is None and not self.on_board:
            self.open(table.show.to_watch, table.show_all)

    def open(self, accounts: Sequence[Account], go_on: Callable[[], None]) -> None:
        """Sheet after sheet, then go on."""
        table, (first, *others) = self._table, accounts

        def then() -> None:
            if others:
                self.open(others, go_on)
            else:
                go_on()

        table.app.push(AccountScene(table.app, table.host, table.board.narrator, first, table.consult, then))

    def of_move(self, move: int) -> Sequence[Account]:
        """What people can look at once more of a move: a fight, a night, a scoring that was over with it."""
        return accounts_of(self._table.host.match, move)

    def open_again(self, move: int) -> None:
        """What was over with a move (counted from 1, as in the log) once more, if anything was."""
        accounts = self.of_move(move)
        if accounts:
            self.open(accounts, self._table.refresh)
