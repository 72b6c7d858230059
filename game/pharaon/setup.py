"""PHA-2, PHA-14.1  From seats and options to the first decision."""

from __future__ import annotations

from game.core.setup import Setup
from game.core.title import chance_of
from game.pharaon.automaton import DealTraitorPile
from game.pharaon.components import components
from game.pharaon.dark_tiles import ChooseDarkTiles
from game.pharaon.opening import ChooseMode, CloseOpening, LayOutCards, OpeningPick, opening_order
from game.pharaon.pieces import BASE, COLOURS, DARK, LIGHT, QUARTERS
from game.pharaon.round_end import lay_offerings
from game.pharaon.state import NOBODY, Pharaon, Seat, Traitor
from game.pharaon.turn import BeginRound

TRAITOR = "traitre"
DISCOVERY = "discovery"
DARK_TILES = ("dark1", "dark2", "dark3", "dark4", "dark5")
"""PHA-14.6  The difficulty of the solo game: how many tiles, drawn at random, show their dark face."""
DARK_CHOSEN = "dark_chosen"
"""PHA-14.6  The player turns the tiles."""


def new_game(setup: Setup) -> Pharaon:
    """PHA-2.1 to PHA-2.8  Everything is shuffled and laid out; the opening picks come next."""
    chance, parts = chance_of(setup.seed), components()
    kinds = [seat.kind for seat in setup.seats]

    def shuffled(items: list[str]) -> list[str]:
        chance.shuffle(items)
        return items

    game = Pharaon(
        agenda=[],
        chance=chance,
        points=[0] * len(kinds),
        ledger=[],
        turn=0,
        unveilings=0,
        last_cause=None,
        seats=[new_seat() for _ in kinds],
        traitor=None,
        current_round=0,
        first=chance.below(len(kinds)),
        pharaoh=NOBODY,
        quarters=tuple(shuffled(list(QUARTERS))),
        offset=chance.below(len(COLOURS)),
        clockwise_wheel=bool(chance.below(2)),
        slots=0,
        wheel=[() for _ in COLOURS],
        beside=[],
        supply=list(parts.supply),
        vase_pile=shuffled(list(parts.vases)),
        vase_discard=[],
        vases=[],
        bag=shuffled([token.id for token in parts.tokens for _ in range(token.copies)]),
        token_discard=[],
        lots=[],
        zone=[],
        noble_deck=shuffled(list(parts.nobles)),
        nobles=[],
        artisan_deck=shuffled(list(parts.artisans)),
        artisans=[],
        scribes_apart=[],
        removed=[],
    )
    if TRAITOR in kinds:
        game.traitor = new_traitor(game, kinds.index(TRAITOR), _dark_tiles(setup))
    game.slots = game.layout.wheel_slots
    game.reveal_vases()
    lay_offerings(game)
    people = opening_order(game)
    modes = [ChooseMode(seat) for seat in sorted(people)] if DISCOVERY in setup.variants else []
    pile = [DealTraitorPile(1)] if game.traitor is not None else []
    tiles = [ChooseDarkTiles(seat) for seat in people] if DARK_CHOSEN in setup.variants else []
    picks = [OpeningPick(seat) for seat in people]
    game.then(*tiles, *modes, LayOutCards(), *pile, *picks, CloseOpening(), BeginRound())
    return game


def new_seat() -> Seat:
    """PHA-2.5  An empty area, all pieces at their start."""
    return Seat(
        stock=[0] * len(components().supply),
        tokens=[0] * len(components().tokens),
        nobles=[],
        turned=[],
        artisans=[],
        step=0,
        levels=[0] * len(COLOURS),
        passed=False,
        row=0,
        space=0,
        drawn=[],
        rejected=[],
        discovery=False,
    )


def new_traitor(game: Pharaon, seat: int, dark: int) -> Traitor:
    """PHA-14.2, PHA-14.6  The tiles in random order, some of them dark, one of each base resource on space 1."""
    tiles, colours = list(components().traitor_tiles), list(COLOURS)
    faces = [DARK] * dark + [LIGHT] * (len(tiles) - dark)
    game.chance.shuffle(tiles)
    game.chance.shuffle(colours)
    game.chance.shuffle(faces)
    for colour in colours:
        game.supply[colour] -= 1
    return Traitor(
        seat=seat,
        tiles=tiles,
        faces=faces,
        colours=colours,
        placed=[(BASE[colour],) for colour in colours],
        pile=[],
        gods=[],
        noble_pp=0,
    )


def _dark_tiles(setup: Setup) -> int:
    return next((number for number, name in enumerate(DARK_TILES, 1) if name in setup.variants), 0)
