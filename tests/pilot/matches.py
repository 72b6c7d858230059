"""Tables to sit down at."""

from functools import partial

from game.core.match import Match
from game.core.setup import COLOURS, SeatSetup, Setup
from game.titles import title
from saves import SaveIdentity
from ui.scenes import routes
from ui.scenes.table import TableScene
from ui.workshop.pilot import Pilot

NAMES = ("Néféret", "Imhotep", "Tiyi", "Ahmosis", "Hatchepsout")


def match_of(name: str, *kinds: str, seed: int = 3, variants: tuple[str, ...] = (), **more: str) -> Match:
    seats = tuple(SeatSetup(kind, NAMES[k], COLOURS[k]) for k, kind in enumerate(kinds))
    return Match(title(name), Setup(name, seats, variants, seed, **more))


new_match = partial(match_of, "amunre")


def sit_down(pilot: Pilot, match: Match) -> TableScene:
    """The table of a match; a curtain may hang before it."""
    routes.open_table(pilot.app, match, SaveIdentity.new())
    pilot.tick()
    table = pilot.app.stack.find(TableScene)
    assert isinstance(table, TableScene)
    return table


def at_screen(pilot: Pilot, match: Match) -> TableScene:
    """The table with the person who is asked at the screen, and nothing before it."""
    table = sit_down(pilot, match)
    assert table.host.asked_seat is not None
    while pilot.scene is not table:
        pilot.app.pop()
    table.lift_curtain(table.host.asked_seat)
    while pilot.scene is not table:
        pilot.app.pop()
    pilot.settle()
    return table
