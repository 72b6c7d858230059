"""PHA-14  What the Traitor will do next, as far as everybody can know it: his own steps, on a copy of the open table.

Hidden are his vases and whatever is drawn, so all is told as the table stands now.
"""

from __future__ import annotations

from game.core.events import Event
from game.core.records import record
from game.pharaon import automaton_events
from game.pharaon.automaton import FillTile, TraitorAdvance, TraitorTurn, of
from game.pharaon.components import components
from game.pharaon.events import DiscAdvanced, PharaohNamed
from game.pharaon.pieces import BASE
from game.pharaon.state import Pharaon


@record
class Landing:
    """Where a resource of his next vase would lie on his tiles, and what the icons beside it would do."""

    resource: str
    tile: str
    space: int
    events: tuple[Event, ...]


@record
class NextTurn:
    """What is certain about his next turn."""

    vases: int
    """Those of his pile: as long as there is one, he reveals it (PHA-14.7)."""
    unseen: int
    """All vases whose face nobody knows; the next one is among them."""
    bottoms: dict[str, int]
    """How many of these have a resource at the bottom: it goes on his tiles in any case."""
    full: tuple[str, ...]
    """PHA-14.8  Resources that no longer fit on the wheel."""
    events: tuple[Event, ...]
    """With an empty pile: his pass (PHA-14.12), or his way along the pyramid."""
    draws: bool
    """PHA-14.12  Whether he then also draws an offering token."""


def landings(game: Pharaon) -> list[Landing]:
    """PHA-14.9  For each base resource, in the order of his tiles; nothing is told once all of them are full."""
    return [landing for colour in of(game).colours if (landing := _landing(game, colour)) is not None]


def _landing(game: Pharaon, colour: int) -> Landing | None:
    table, heard = _open_table(game)
    FillTile(colour).run(table)
    placed = next((event for event in heard if isinstance(event, automaton_events.TraitorPlaced)), None)
    if placed is None:
        return None
    done = (event for event in heard if event is not placed and _is_his(event))
    return Landing(BASE[colour], placed.tile, placed.space, tuple(done))


def next_turn(game: Pharaon) -> NextTurn:
    """PHA-14.7, PHA-14.12  A vase, a pass, or a step on the pyramid."""
    seat, table = of(game).seat, game.seen_by(None)
    unseen = set(components().vases).difference(table.vases, table.vase_discard)
    bottoms = [components().vases[vase].bottom for vase in unseen]
    events: tuple[Event, ...] = ()
    draws = False
    if not of(game).pile:
        table, heard = _open_table(game)
        table.bag, table.token_discard = [], []
        step = TraitorAdvance(seat) if table.seats[seat].passed else TraitorTurn(seat)
        step.run(table)
        events = tuple(event for event in heard if not event.silent)
        after = table.seats[seat]
        moved = any(isinstance(event, DiscAdvanced) for event in events)
        draws = moved and components().rows[after.row - 1][after.space] == "offering" and bool(game.tokens_left())
    return NextTurn(
        len(of(game).pile),
        len(unseen),
        {BASE[colour]: bottoms.count(colour) for colour in components().sectors},
        tuple(BASE[colour] for colour in components().sectors if game.sector_is_full(colour)),
        events,
        draws,
    )


def _open_table(game: Pharaon) -> tuple[Pharaon, list[Event]]:
    """A copy of what all can see, and what is told there."""
    table = game.seen_by(None)
    heard: list[Event] = []
    table.heard = heard
    return table, heard


def _is_his(event: Event) -> bool:
    """Whether an event is his own act; cards that take the place of others are not known yet."""
    return type(event).__module__ == automaton_events.__name__ or isinstance(event, PharaohNamed)
