"""Tables to sit down at."""

from functools import partial

from game.core.match import Match
from game.core.setup import COLOURS, SeatSetup, Setup
from game.titles import title
from saves import SaveIdentity
from ui.scenes import routes
from ui.workshop.pilot import Pilot

NAMES = ("Néféret", "Imhotep", "Tiyi", "Ahmosis", "Hatchepsout")


def match_of(name: str, *kinds: str, seed: int = 3, variants: tuple[str, ...] = (), **more: str) -> Match:
    seats = tuple(SeatSetup(kind, NAMES[k], COLOURS[k]) for k, kind in enumerate(kinds))
    return Match(title(name), Setup(name, seats, variants, seed, **more))


new_match = partial(match_of, "amunre")


def sit_down(pilot: Pilot, match: Match) -> SaveIdentity:
    identity = SaveIdentity.new()
    routes.open_table(pilot.app, match, identity)
    pilot.tick()
    return identity
