"""What must hold at every decision of Tekhenu: nothing is lost, no limit is passed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.tekhenu.components import components
from game.tekhenu.hidden import in_game
from game.tekhenu.state import Seat, Tekhenu
from game.tekhenu.words import BASIC, CARD_TYPES, FREE, GODS, GOODS, HIGHEST


def invariants(game: Tekhenu) -> list[str]:
    return [*_shape(game)] or [*_dice(game), *_tiles(game), *_cards(game), *_pieces(game), *_seats(game)]


def _shape(game: Tekhenu) -> Iterator[str]:
    """A place for everything: other checks, and the rules, count on it."""
    parts, seats = components(), range(len(game.seats))
    lengths = (
        (game.sections, GODS),
        (game.god_statues, GODS),
        (game.osiris, parts.osiris_spaces),
        (game.sites, parts.sites),
        (game.laid, parts.temple),
        (game.turned, parts.temple),
        (game.pillars, parts.temple),
        (game.display, parts.display),
        (game.market, parts.market),
        (game.decks, CARD_TYPES),
        (game.discards, CARD_TYPES),
        (game.people_statues, parts.people_spaces),
        (game.statue_gold, parts.people_spaces),
    )
    if any(len(found) != len(wanted) for found, wanted in lengths):
        yield "something has not its place on the board"
    owners = {*game.osiris, *game.sites, *game.pillars, *game.people_statues}
    owners.update(owner for statues in game.god_statues for owner in statues)
    if not {game.bot, game.acting, *owners} <= {FREE, *seats}:
        yield "a seat that is not there plays or owns a piece"
    if sorted(game.horus) != list(range(len(GODS))):
        yield f"the gods of Horus are {game.horus}"
    if not 0 <= game.round_number <= parts.rounds or not 0 <= game.judgements <= len(parts.bot.balances):
        yield f"it is round {game.round_number} after {game.judgements} Judgements"
    if not 0 <= game.first_sunny < len(GODS) or any(not 0 <= turns < 4 for turns in game.turned):
        yield f"the sun begins at {game.first_sunny}, tiles are turned {game.turned}"
    if sorted(game.bot_tiles) != sorted(parts.bot.tiles if game.bot_tiles else ()) or not (
        -1 <= game.bot_place < max(1, len(game.bot_tiles))
    ):
        yield f"Botankhamon stands at {game.bot_place} of {game.bot_tiles}"
    for owner in game.seats:
        if len(owner.goods) != len(GOODS) or len(owner.production) != len(BASIC) or len(owner.excess) != len(BASIC):
            yield "goods are not counted by kind"


def _dice(game: Tekhenu) -> Iterator[str]:
    """TEK-2.5, 3.4  26, 24 or 22 dice by colour, faces 1 to 6."""
    dice = [one for section in game.sections for one in section] + game.in_hand
    for owner in game.seats:
        dice += owner.pure + owner.tainted + owner.anubis
    if Counter([one.colour for one in dice] + game.bag) != Counter(components().bags[game.layout]):
        yield f"dice were lost or made: {len(dice) + len(game.bag)}"
    if any(not 1 <= one.face <= HIGHEST for one in dice):
        yield "a die shows no face"


def _tiles(game: Tekhenu) -> Iterator[str]:
    """27 Pillar tiles; every laid tile but the one being laid carries a Pillar."""
    tiles = [tile for tile in (*game.laid, *game.display, *game.pile) if tile]
    if "?" not in tiles and sorted(tiles) != sorted(components().tiles):
        yield f"Pillar tiles were lost or made: {len(tiles)}"
    bare = [space for space, tile in enumerate(game.laid) if bool(tile) != (game.pillars[space] >= 0)]
    if bare and not game.open_actions:
        yield f"tiles without a Pillar, or Pillars without a tile: {bare}"


def _cards(game: Tekhenu) -> Iterator[str]:
    """TEK-2.8  24 Blessings, 24 Technologies and 24 Decrees, or 23 and 23 with two players; 4 Destiny cards."""
    cards = [card for section in game.market for card in section if card] + game.taken
    cards += [card for pile in (*game.decks, *game.discards) for card in pile]
    for owner in game.seats:
        cards += owner.blessings + owner.technologies + owner.decrees + owner.dealt
    every = [*components().blessings, *components().technologies, *components().decrees]
    wanted = [card for card in every if in_game(card, game.layout)]
    if not any(card.endswith("?") for card in cards) and sorted(cards) != sorted(wanted):
        yield f"cards were lost or made: {len(cards)} of {len(wanted)}"
    destinies = game.destinies + [owner.destiny for owner in game.seats if owner.destiny]
    if sorted(destinies) != sorted(components().destinies):
        yield f"Destiny cards were lost or made: {destinies}"


def _pieces(game: Tekhenu) -> Iterator[str]:
    """TEK-3.8  10 Buildings, 8 Pillars, 6 Statues of every colour."""
    statues = [owner for owners in game.god_statues for owner in owners] + game.people_statues
    for seat, owner in enumerate(game.seats):
        counts = (
            (owner.buildings + game.osiris.count(seat) + game.sites.count(seat), components().buildings),
            (owner.pillars + game.pillars.count(seat), components().pillars),
            (owner.statues + statues.count(seat), components().statues),
        )
        if any(found != wanted for found, wanted in counts):
            yield f"pieces of seat {seat} were lost or made: {counts}"
    if any(len(owners) > components().god_slots[game.layout] for owners in game.god_statues):
        yield "a god has more Statues than slots"


def _seats(game: Tekhenu) -> Iterator[str]:
    if sorted(game.order) != list(range(len(game.seats))):
        yield f"the turn order is {game.order}"
    for seat, owner in enumerate(game.seats):
        yield from (f"seat {seat}: {fault}" for fault in _seat(owner))
        if game.points[seat] < 0:
            yield f"seat {seat} has {game.points[seat]} points"


def _seat(owner: Seat) -> Iterator[str]:
    """TEK-3.9, 3.10  Limits of goods and tracks."""
    if min(owner.goods) < 0 or min(owner.excess) < 0:
        yield f"goods {owner.goods}, excess {owner.excess}"
    if not 0 <= owner.happiness <= owner.population <= components().track_end:
        yield f"Happiness {owner.happiness}, Population {owner.population}"
    if max(owner.production) > components().most_production:
        yield f"Production {owner.production}"
    if len(set(owner.scored)) > components().points.most_decrees or not set(owner.scored) <= {*owner.decrees, "D?"}:
        yield f"Decrees scored: {owner.scored}"
