"""What lies on any table: the board in its zones, a panel a seat, the log. The table and the replay both use it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.core.match import LogEntry
from game.core.position import Position
from game.core.setup import Setup
from ui.art.backdrop import backdrop
from ui.boards.board import Asked, Board, Zones
from ui.frame.app import App
from ui.frame.control import Control
from ui.table.log_panel import LogLine, LogPanel
from ui.table.seat_panel import SeatPanel
from ui.table.show import Show


class TableTop:
    """Laid out for a window, filled from a view, painted from the same view."""

    def __init__(self, app: App, setup: Setup, board: Board[Position]) -> None:
        self.app = app
        self.setup = setup
        self.board = board
        self.panels: list[SeatPanel] = []
        self._shown: Position | None = None
        self._told: list[tuple[LogEntry, LogLine]] = []

    def lay_out(self, pick: Callable[[int], None]) -> None:
        """Everything for the window, the language and the palette of now; `pick` hears which line was clicked."""
        app = self.app
        self.board.narrator = app.narrator(self.setup)
        self.zones: Zones = self.board.zones(app.screen)
        self.panels = [
            SeatPanel(place, app.screen, seat.name, app.level_name(seat.kind), app.livery(seat.colour))
            for place, seat in zip(self.zones.seats, self.setup.seats, strict=True)
        ]
        for seat, panel in enumerate(self.panels):
            panel.goods = self._painter(seat)
        self.log = LogPanel(self.zones.log, app.screen, app.say("table.log"), app.say("table.log_hint"), pick)
        self._told = []

    @property
    def controls(self) -> list[Control]:
        return [*self.panels, self.log]

    def fill(self, view: Position, acting: int | None) -> None:
        """What the panels show."""
        self._shown = view
        for seat, panel in enumerate(self.panels):
            panel.points = self.app.say("table.points", n=view.points[seat])
            panel.active = seat == acting

    def tell(self, entries: Sequence[LogEntry], current: int = -1) -> None:
        """The log; lines that were told already are not told again. `current` is the move that is looked at."""
        kept = 0
        while kept < min(len(entries), len(self._told)) and entries[kept] is self._told[kept][0]:
            kept += 1
        del self._told[kept:]
        for entry in entries[kept:]:
            self._told.append((entry, self._line(entry)))
        self.log.set_lines([line for _, line in self._told])
        self.log.current = current

    def _line(self, entry: LogEntry) -> LogLine:
        seat = getattr(entry.event, "seat", None)
        livery = self.app.livery(self.setup.seats[seat].colour) if isinstance(seat, int) else None
        return LogLine(self.board.narrator.event(entry.event), livery, entry.move)

    def _painter(self, seat: int) -> Callable[[Surface, Rect], None]:
        def paint(target: Surface, place: Rect) -> None:
            if self._shown is not None:
                self.board.paint_seat(target, place, self._shown, seat)

        return paint

    def point_at(self, control: Control | None) -> None:
        """Light up the things of the seat whose panel is pointed at."""
        self.board.pointed_seat = next((seat for seat, panel in enumerate(self.panels) if panel is control), None)

    def paint_ground(self, target: Surface) -> None:
        target.blit(backdrop("table", target.get_size()), (0, 0))
        self.board.paint_ground(target)

    def paint(
        self,
        target: Surface,
        view: Position,
        viewer: int | None,
        asked: Asked[Position] | None,
        pulse: float,
        show: Show,
        before: Position | None,
    ) -> None:
        """The table as it is, or while a move is shown as it was before it; `viewer` is whose hand lies open."""
        if show.moving:
            view = show.view or before or view
        self._shown = view
        board = self.board
        board.paint_hand(target, view, viewer, asked, pulse)
        if not show.covers_board:
            board.paint(target, view, asked, pulse)
            board.paint_side(target, view)
        board.paint_strip(target, view)
