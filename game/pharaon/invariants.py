"""PHA-20  What must hold in every position: pieces and cards conserved, limits kept."""

from __future__ import annotations

from collections import Counter

from game.pharaon.components import components
from game.pharaon.hidden import UNKNOWN
from game.pharaon.pieces import COLOURS, INDEX, QUARTERS, RESOURCES
from game.pharaon.state import EMPTY, MARKER, NOBODY, Pharaon, Traitor


def invariants(game: Pharaon) -> list[str]:
    """What is wrong with a position; empty if nothing."""
    checks = (_resources, _offerings, _cards, _wheel, _holders, _pieces)
    return _shape(game) or [fault for check in checks for fault in check(game)]


def _shape(game: Pharaon) -> list[str]:
    """A place for everything: other checks, and the rules, count on it."""
    wrong = []
    if sorted(game.quarters) != sorted(QUARTERS) or game.offset not in COLOURS:
        wrong.append(f"the quarters are {game.quarters}, turned by {game.offset}")
    if len(game.wheel) != len(COLOURS) or len(game.supply) != len(RESOURCES):
        wrong.append("resources are not counted by kind")
    kinds = {len(seat.stock) for seat in game.seats}, {len(seat.levels) for seat in game.seats}
    if kinds != ({len(RESOURCES)}, {len(COLOURS)}) or any(
        len(seat.tokens) != len(components().tokens) for seat in game.seats
    ):
        wrong.append("somebody's things are not counted by kind")
    if not 0 <= game.current_round <= components().rounds:
        wrong.append(f"it is round {game.current_round}")
    offerings = [*game.bag, *game.token_discard, *game.zone, *(token for lot in game.lots for token in lot)]
    if not {*components().token_index, EMPTY, UNKNOWN}.issuperset(offerings):
        wrong.append("an offering token is none")
    lying = {*INDEX, *components().token_index, MARKER, EMPTY, UNKNOWN}
    if not lying.issuperset(token for sector in (*game.wheel, game.beside) for token in sector):
        wrong.append("something lies on the wheel that is no token")
    return wrong + (_traitor(game, game.traitor) if game.traitor is not None else [])


def _traitor(game: Pharaon, traitor: Traitor) -> list[str]:
    """PHA-14  His tiles, each with a face, a colour and what lies on it."""
    parts = components().traitor_tiles
    tiles, lists = traitor.tiles, (traitor.faces, traitor.colours, traitor.placed)
    if sorted(tiles) != sorted(parts) or any(len(each) != len(tiles) for each in lists):
        return [f"the tiles of the Traitor are {tiles}"]
    wrong = []
    if traitor.seat not in range(len(game.seats)) or sorted(traitor.colours) != list(COLOURS):
        wrong.append(f"the Traitor sits at {traitor.seat}, his tiles belong to {traitor.colours}")
    for tile, face, placed in zip(tiles, traitor.faces, traitor.placed, strict=True):
        if face not in parts[tile].faces or len(placed) > len(parts[tile].faces[face]):
            wrong.append(f"tile {tile} shows {face} with {placed}")
    return wrong


def _resources(game: Pharaon) -> list[str]:
    """PHA-20.1  20 of each resource."""
    counts = list(game.supply)
    for seat in game.seats:
        counts = [count + held for count, held in zip(counts, seat.stock, strict=True)]
    lying = [token for sector in game.wheel for token in sector] + game.beside
    if game.traitor is not None:
        lying += [token for tile in game.traitor.placed for token in tile]
    for token in lying:
        if token in INDEX:
            counts[INDEX[token]] += 1
    wrong = [f"resources are {counts}"] if tuple(counts) != components().supply else []
    if min(game.supply) < 0 or any(min(seat.stock) < 0 for seat in game.seats):
        wrong.append("somebody has less than no resource")
    return wrong


def _offerings(game: Pharaon) -> list[str]:
    """PHA-20.2  40 offering tokens."""
    counts = Counter(game.bag) + Counter(game.token_discard) + Counter(game.beside)
    for pile in (*game.lots, *game.wheel, tuple(token for token in game.zone if token)):
        counts += Counter(pile)
    for seat in game.seats:
        counts += Counter({token.id: held for token, held in zip(components().tokens, seat.tokens, strict=True)})
    if UNKNOWN in counts:
        return []
    found = {token.id: counts[token.id] for token in components().tokens}
    wrong = (
        [] if found == {token.id: token.copies for token in components().tokens} else [f"offering tokens are {found}"]
    )
    if any(min(seat.tokens) < 0 for seat in game.seats):
        wrong.append("somebody has less than no offering token")
    return wrong


def _cards(game: Pharaon) -> list[str]:
    """PHA-20.3, PHA-20.4  30 vases, 26 nobles and 30 artisans."""
    vases = [*game.vase_pile, *game.vase_discard, *game.vases]
    if game.traitor is not None:
        vases += game.traitor.pile
    nobles = [*game.noble_deck, *game.nobles, *game.scribes_apart]
    artisans = [*game.artisan_deck, *game.artisans]
    for seat in game.seats:
        nobles += seat.nobles + seat.drawn + seat.rejected
        artisans += seat.artisans
    removed = [card for card in game.removed if card in components().nobles]
    gone = [card for card in game.removed if card in components().artisans]
    wrong = []
    for what, found, whole in (
        ("vases", vases, components().vases),
        ("nobles", nobles + removed, components().nobles),
        ("artisans", artisans + gone, components().artisans),
    ):
        cards = [card for card in found if card]
        if UNKNOWN not in cards and sorted(cards) != sorted(whole):
            wrong.append(f"{what} are {sorted(cards)}")
        elif len(cards) != len(whole):
            wrong.append(f"there are {len(cards)} {what}")
    return wrong


def _wheel(game: Pharaon) -> list[str]:
    """PHA-20.5  No sector holds more than its usable slots."""
    wrong = [
        f"sector {place} holds {len(sector)}" for place, sector in enumerate(game.wheel) if len(sector) > game.slots
    ]
    if game.slots != game.layout.wheel_slots:
        wrong.append(f"sectors have {game.slots} slots")
    if game.traitor is None and any(MARKER in sector for sector in game.wheel):
        wrong.append("a marker lies on the wheel")
    return wrong


def _holders(game: Pharaon) -> list[str]:
    """PHA-20.6, PHA-20.7  One First Player, at most one Pharaoh, a row for everybody who passed but the last."""
    seats = range(len(game.seats))
    wrong = []
    if game.first not in seats or game.pharaoh not in (NOBODY, *seats):
        wrong.append(f"first player {game.first}, Pharaoh {game.pharaoh}")
    rows = sorted(seat.row for seat in game.seats if seat.row)
    if rows != list(range(1, len(rows) + 1)) or len(rows) > game.layout.pyramid_rows:
        wrong.append(f"discs stand on rows {rows}")
    passed = sum(seat.passed for seat in game.seats)
    if len(rows) != min(passed, len(game.seats) - 1):
        wrong.append(f"{passed} have passed, {len(rows)} stand on rows")
    return wrong


def _pieces(game: Pharaon) -> list[str]:
    wrong = []
    for index, seat in enumerate(game.seats):
        if not 0 <= seat.step <= components().last_step or not all(
            0 <= level <= components().top_level for level in seat.levels
        ):
            wrong.append(f"seat {index} stands at step {seat.step}, levels {seat.levels}")
        if len(set(seat.turned)) != len(seat.turned) or not set(seat.turned) <= set(seat.nobles):
            wrong.append(f"seat {index} turned {seat.turned} of {seat.nobles}")
    return wrong
