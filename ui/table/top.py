"""What lies on any table: the board in its zones, a panel a seat, the log. The table and the replay both use it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from game.core.accounts import Account
from game.core.match import LogEntry
from game.core.position import Position
from game.core.setup import Setup
from game.core.turns import Turn
from game.titles import title as find_title
from ui.art.backdrop import backdrop
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.tooltip import Tip
from ui.host.asked import Asked
from ui.kit.contract import Animation, Board, Zones
from ui.kit.seat_styles import match_seat_styles
from ui.kit.target import Target
from ui.table.kinds import kind_told
from ui.table.log_panel import LogLine, LogPanel, Told
from ui.table.pace import Tempo
from ui.table.seat_panel import SeatPanel
from ui.table.show import Act, Show
from ui.table.turn_line import TurnLine
from ui.text.citing import citation


class TableTop:
    """Laid out for a window, filled from a view, painted from the same view."""

    def __init__(self, app: App, setup: Setup, board: Board[Position]) -> None:
        self.app = app
        self.setup = setup
        self.board = board
        self.panels: list[SeatPanel] = []
        self.carried = ""
        """The thing that somebody drags: it does not lie in its place meanwhile."""
        self._shown: Position | None = None
        self._standing = False
        """Whether the panels have found their places in this window."""
        self._lines: dict[int, tuple[LogEntry, LogLine]] = {}
        """Entries of the log and how they were told, by identity; people at one screen hear different ones."""
        self._told_for: tuple[str, ...] = ()
        """Language, palette and names of those lines."""

    def seat(self, setup: Setup) -> None:
        """The same table for seats with other names, or another match at it; shown from the next layout on."""
        self.setup = self.board.setup = setup

    def lay_out(
        self,
        pick: Callable[[LogEntry], None],
        consult: Callable[[str], None],
        enlarge: Callable[[], None] | None = None,
    ) -> None:
        """Everything for the window, the language and the palette of now; `pick` hears which line was
        clicked, `consult` which rule, `enlarge` that the log is wanted as a page."""
        app = self.app
        self.board.narrator = app.narrator(self.setup)
        self.zones: Zones = self.board.zones(app.screen)
        self.panels = [
            SeatPanel(place, app.screen, seat.name, kind_told(app, self.setup.title, seat), seat_style)
            for place, seat, seat_style in zip(
                self.zones.seats, self.setup.seats, match_seat_styles(app, self.setup), strict=True
            )
        ]
        for seat, panel in enumerate(self.panels):
            panel.goods, panel.whole = self._painter(seat), self._whole_painter(seat)
        self.order = TurnLine(app.screen, app.say("table.order"))
        title, hint = app.say("table.log"), app.say("table.log_hint")
        self.log = LogPanel(self.zones.log, app.screen, title, hint, pick, consult, enlarge)
        self.log.title_tip = Tip(app.say("table.log_page"), corner="L")
        if (spoken := (app.language, app.settings.palette, *self.setup.names)) != self._told_for:
            self._lines, self._told_for = {}, spoken
        self._standing = False

    @property
    def controls(self) -> list[Control]:
        return [*self.panels, self.order, self.log]

    @property
    def zones_by_seat(self) -> Zones:
        """The zones with the panel of each seat where it stands."""
        return replace(self.zones, seats=tuple(panel.place for panel in self.panels))

    def _stand(self, view: Position) -> None:
        """Every panel at the place that the board gives it, or that of its seat if people wish so; a change of places
        is a walk."""
        walking = self._standing and not self.app.settings.reduced_motion
        for place, seat in zip(self.zones.seats, self.board.standing_order(view), strict=False):
            self.panels[seat].stand_at(place, walking)
        self._standing = True

    def fill(self, view: Position, acting: int | None) -> None:
        """What the panels show."""
        self._show(view)
        for seat, panel in enumerate(self.panels):
            panel.active = seat == acting
        order = () if self.board.shows_order else find_title(self.setup.title).turn_order(view)
        seat_styles = match_seat_styles(self.app, self.setup)
        seats = [(seat_styles[seat], self.setup.names[seat]) for seat in order]
        self.order.show(seats, order.index(acting) if acting in order else None)

    def _show(self, view: Position) -> None:
        """Places, points and goods of the panels; while points are being counted, those that are counted already."""
        self._stand(view)
        if view is not self._shown or not all(panel.points for panel in self.panels):
            for seat, panel in enumerate(self.panels):
                panel.points = self.board.narrator.voice.say("table.points", n=view.points[seat])
        self._shown = view

    def tell(self, entries: Sequence[LogEntry], current: Sequence[LogEntry] = ()) -> None:
        """The log; lines that were told already are not told again. `current` are those of the moment looked at."""
        wanted = {id(entry) for entry in current}
        marked = [index for index, entry in enumerate(entries) if id(entry) in wanted] if wanted else []
        lines = [self._line(entry) for entry in entries]
        self.log.set_lines(lines, range(marked[0], marked[-1] + 1) if marked else range(0))

    def _line(self, entry: LogEntry) -> LogLine:
        known = self._lines.get(id(entry))
        if known is None:
            known = self._lines[id(entry)] = entry, LogLine(entry, partial(self._told, entry))
        return known[1]

    def _told(self, entry: LogEntry) -> Told:
        seat = getattr(entry.event, "seat", None)
        seat_style = match_seat_styles(self.app, self.setup)[seat] if isinstance(seat, int) else None
        text = self.board.narrator.event(entry.event)
        return Told(text, seat_style, citation(self.app.voice, text))

    def _painter(self, seat: int) -> Callable[[Surface, Rect], None]:
        def paint(target: Surface, place: Rect) -> None:
            if self._shown is not None:
                self.board.paint_seat(target, place, self._shown, seat)

        return paint

    def _whole_painter(self, seat: int) -> Callable[[Surface, Rect, str, bool], bool]:
        def paint(target: Surface, place: Rect, kind: str, active: bool) -> bool:
            view = self._shown
            return view is not None and self.board.paint_panel(target, place, view, seat, kind, active)

        return paint

    def acts(
        self, turns: Sequence[Turn[Position]], own: Tempo, automata: Tempo, accounts: Sequence[Account] = ()
    ) -> list[Act]:
        """How turns are shown: what a move did at its own tempo, turns of automata at theirs; `accounts` are watched
        where they end.

        A turn of which nothing is seen takes neither time nor a click: these could be counted, and tell how many
        cards somebody laid in secret."""
        acts: list[Act] = []
        for turn in turns:
            animations = self.board.films(turn)
            if turn.events or animations:
                tempo, sounds = own if turn.seat is None else automata, self.board.sounds(turn.events)
                here = [one for one in accounts if one.closing in turn.events]
                acts.append(Act(animations, sounds, tempo, turn.before, turn.after, turn.seat, turn.count, turn, here))
            elif acts:
                acts[-1] = replace(acts[-1], count=acts[-1].count + turn.count)
        return acts

    def film(self, act: Act) -> Sequence[Animation]:
        """How an act moves in the window as it is now."""
        return self.board.films(act.turn) if act.turn is not None else ()

    def sound(self, act: Act) -> None:
        """What is heard when an act begins."""
        for sound in act.sounds:
            self.app.sound(sound)

    def point_at(self, control: Control | None) -> None:
        """Light up the things of the seat whose panel is pointed at."""
        of_seat = control.of_seat if isinstance(control, Target) else None
        self.board.pointed_seat = next((seat for seat, panel in enumerate(self.panels) if panel is control), of_seat)

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
    ) -> None:
        """The table as it is, or while a move is shown as it was before it; `viewer` is whose hand lies open."""
        view = show.view or view
        self._show(view)
        board = self.board
        board.hidden = show.hides | {self.carried} if self.carried else show.hides
        board.paint_hand(target, view, viewer, asked, pulse)
        if not show.covers_board:
            board.paint(target, view, asked, pulse)
            board.paint_side(target, view)
        board.paint_strip(target, view)
