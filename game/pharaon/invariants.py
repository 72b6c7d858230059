"""PHA-20  What must hold in every position: pieces and cards conserved, limits kept."""

from __future__ import annotations

from collections import Counter

from game.pharaon.components import box
from game.pharaon.hidden import UNKNOWN
from game.pharaon.pieces import INDEX
from game.pharaon.state import MARKER, NOBODY, Pharaon


def invariants(game: Pharaon) -> list[str]:
    """What is wrong with a position; empty if nothing."""
    return [*_resources(game), *_offerings(game), *_cards(game), *_wheel(game), *_holders(game), *_pieces(game)]


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
    wrong = [f"resources are {counts}"] if tuple(counts) != box().supply else []
    if min(game.supply) < 0 or any(min(seat.stock) < 0 for seat in game.seats):
        wrong.append("somebody has less than no resource")
    return wrong


def _offerings(game: Pharaon) -> list[str]:
    """PHA-20.2  40 offering tokens."""
    counts = Counter(game.bag) + Counter(game.token_discard) + Counter(game.beside)
    for pile in (*game.lots, *game.wheel, tuple(token for token in game.zone if token)):
        counts += Counter(pile)
    for seat in game.seats:
        counts += Counter({token.id: held for token, held in zip(box().tokens, seat.tokens, strict=True)})
    if UNKNOWN in counts:
        return []
    found = {token.id: counts[token.id] for token in box().tokens}
    wrong = [] if found == {token.id: token.copies for token in box().tokens} else [f"offering tokens are {found}"]
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
    removed = [card for card in game.removed if card in box().nobles]
    gone = [card for card in game.removed if card in box().artisans]
    wrong = []
    for what, found, whole in (
        ("vases", vases, box().vases),
        ("nobles", nobles + removed, box().nobles),
        ("artisans", artisans + gone, box().artisans),
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
        if not 0 <= seat.step <= box().last_step or not all(0 <= level <= box().top_level for level in seat.levels):
            wrong.append(f"seat {index} stands at step {seat.step}, levels {seat.levels}")
        if len(set(seat.turned)) != len(seat.turned) or not set(seat.turned) <= set(seat.nobles):
            wrong.append(f"seat {index} turned {seat.turned} of {seat.nobles}")
    return wrong
