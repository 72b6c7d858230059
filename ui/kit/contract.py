"""What a title puts on the table. The table scene owns the frame around it and calls these.

Everything is drawn from a view (`position.seen_by(viewer)`), so a board cannot draw what is secret. Legal
moves and refusals come as data; a board turns them into targets and never decides what is legal.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import Generic, NamedTuple, TypeVar

from pygame import Rect, Surface
from pygame.event import Event as KeyEvent

from game.core.agenda import Move
from game.core.events import Event
from game.core.position import Position
from game.core.records import record
from game.core.setup import Setup
from game.core.turns import Turn
from ui.frame.app import App
from ui.frame.screen import Screen
from ui.frame.sound import Sound
from ui.frame.tooltip import Tip
from ui.host.asked import Asked
from ui.kit.target import Target
from ui.text.narrator import Narrator

P = TypeVar("P", bound=Position)


@record
class Zones:
    """Where the parts of a table are in this window."""

    strip: Rect
    """What happens next: round, phase, what comes."""
    prompt: Rect
    tools: Rect
    board: Rect
    seats: tuple[Rect, ...]
    side: Rect
    """Between the seat panels and the log, for what a game wants always visible; may be empty."""
    log: Rect
    hand: Rect
    dock: Rect | None = None
    """Where tooltips of the board go in a small window, so that they cover nothing; None: beside what they tell of."""


class SeatGood(NamedTuple):
    """Something that lies open before a seat: a sign that says something, or a card with a subject to enlarge."""

    label: str
    tip: Tip | None
    subject: str


class Animation(ABC):
    """Something that moves on the board for a while; the table calls it with the share of time gone, 0 to 1."""

    seconds: float = 0.4
    covers_board: bool = False
    """A scene of its own (the reveal of the offerings): it paints all below strip, prompt and tools by itself."""
    hides: frozenset[str] = frozenset()
    """Things that it draws itself, so that the board leaves them out meanwhile."""
    view: Position | None = None
    """What board, side and seats show underneath meanwhile; None: the position before the move."""

    @abstractmethod
    def paint(self, target: Surface, done: float) -> None: ...


def _nothing() -> None:
    """Nobody listens."""


def _unheard(move: Move) -> None:
    """Nobody listens."""


def _unforeseen(move: Move) -> None:
    """Nothing is known of what a move would do."""


class Board(ABC, Generic[P]):
    """One title's part of the table."""

    shows_order = False
    """Whether the order of play lies on the board itself, so that the prompt need not tell it again."""

    def __init__(self, app: App, setup: Setup, narrator: Narrator) -> None:
        self.app = app
        self.setup = setup
        self.narrator = narrator
        self.on_change: Callable[[], None] = _nothing
        """Called after something was chosen on the board without a move: the table asks for `targets` anew."""
        self.on_hush: Callable[[], None] = _nothing
        """Called when the person who is asked wishes to hear no more offers to interrupt in this round."""
        self.on_pay: Callable[[], None] = _nothing
        """Called when the person who is asked wishes to choose how to pay what comes next, or no longer does."""
        self.on_anew: Callable[[Move], None] = _unheard
        """Called when the person who is asked wishes to answer the question before this one with that move instead."""
        self.foresee: Callable[[Move], P | None] = _unforeseen
        """The position right after a move as far as its person can know it; the table says how."""
        self.hidden: Collection[str] = frozenset()
        """Things that an animation draws now; the table says so whenever it paints."""
        self.waiting: Move | None = None
        """The move that waits to be confirmed; the table says so whenever it changes."""
        self.viewer: int | None = None
        """Whose hand is shown; the table says so whenever it changes."""
        self.pointed_seat: int | None = None
        """The seat whose panel somebody points at: its things light up on the board."""

    def step_back(self) -> bool:
        """Escape: take back the last thing that was only chosen (a card that waits for its place)."""
        return False

    def unused(self, move: Move) -> str:
        """What is chosen on the board and would be dropped by this move, in words; empty if nothing is."""
        return ""

    def forget_waiting(self) -> None:
        """The move that waited for its confirmation is not meant: what the board showed with it is gone."""

    @property
    def following(self) -> tuple[Move, ...]:
        """The moves that a click goes on with whose first move is being made, or waits to be confirmed."""
        return ()

    def follow(self, moves: tuple[Move, ...], confirmed: bool) -> None:
        """The first move of a click is made: these are made as soon as they are asked for, and confirmed if it was."""

    def next_move(self, asked: Asked[P] | None) -> Move | None:
        """The move that follows from a click and is asked for now, if there is one."""
        return None

    def go_on(self, play: Callable[[Move, bool], None]) -> None:
        """Make `next_move`: `play` gets it and whether the press that it follows was itself a confirmation."""

    def task(self) -> str:
        """What is to be done next with what is chosen on the board; empty: what the decision says."""
        return ""

    def scene(self, view: P, asked: Asked[P] | None) -> Rect | None:
        """What lies over the board and whatever is below it now, if anything does."""
        return None

    def laid_over(self) -> Sequence[Rect]:
        """Where something lies over parts of the board, such as a tray: no light of what happened is seen there."""
        return ()

    def still_shows(self, view: P, closing: Event) -> bool:
        """Whether all that came to its end with this event still lies on the board, so that no sheet need tell it."""
        return False

    def key(self, event: KeyEvent) -> bool:
        """A key was pressed, without Ctrl, that the table itself has no use for; True if it did something."""
        return False

    def keep_clear(self) -> tuple[Rect, ...]:
        """Places that no tooltip should cover now."""
        return ()

    def foreseen_places(self, view: P, asked: Asked[P] | None) -> Sequence[Rect]:
        """Where the move that waits to be confirmed puts things, as they are shown meanwhile."""
        return ()

    @abstractmethod
    def zones(self, screen: Screen) -> Zones:
        """Where everything goes in this window; also lays out the board itself."""

    @abstractmethod
    def paint_ground(self, target: Surface) -> None:
        """What never changes in this window: drawn once per layout."""

    @abstractmethod
    def paint(self, target: Surface, view: P, asked: Asked[P] | None, pulse: float) -> None:
        """The board with its pieces and glows. `pulse` breathes between 0 and 1."""

    @abstractmethod
    def paint_strip(self, target: Surface, view: P) -> None: ...

    def paint_seat(self, target: Surface, place: Rect, view: P, seat: int) -> None:
        """The public goods of a seat, inside the panel that the table has drawn."""

    def paint_panel(self, target: Surface, place: Rect, view: P, seat: int, kind: str, active: bool) -> bool:
        """The whole panel of a seat, for a game that draws it itself; False leaves it to the table and `paint_seat`."""
        return False

    def seat_goods(self, view: P, seat: int) -> Sequence[SeatGood]:
        """All that lies open before a seat, for the sheet that shows it large."""
        return ()

    def seat_order(self, view: P) -> Sequence[int]:
        """The seats as their panels stand, from the top; empty: they stay where they are."""
        return range(len(self.setup.seats))

    def standing_order(self, view: P) -> Sequence[int]:
        """The seats as their panels stand now: each keeps its place if people wish so."""
        return range(len(self.setup.seats)) if self.app.settings.panels_stay else self.seat_order(view)

    @abstractmethod
    def paint_side(self, target: Surface, view: P) -> None: ...

    @abstractmethod
    def paint_hand(self, target: Surface, view: P, seat: int | None, asked: Asked[P] | None, pulse: float) -> None:
        """The tray of the seat that looks at the screen; None draws it closed."""

    @abstractmethod
    def targets(self, view: P, asked: Asked[P] | None) -> list[Target]:
        """Everything that can be pointed at on the board and in the hand."""

    @abstractmethod
    def films(self, turn: Turn[P]) -> list[Animation]:
        """How a turn is shown, in order; empty if the new picture says it all.

        While one runs the board is painted from its `view` (without one, from the position before); then from the one
        after."""

    @abstractmethod
    def preview(self, view: P, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
        """What a move would do, for its tooltip: cost, gains, points; what is unknown is said to be unknown."""

    @abstractmethod
    def enlarged(self, subject: str) -> tuple[Surface, str]:
        """A large picture of a thing and the rule text that goes with it."""

    def sounds(self, events: Sequence[Event]) -> list[Sound]:
        """What is heard when this happens."""
        return []
