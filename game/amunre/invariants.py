"""AMU-18  What must hold in every position: pieces, cards and limits."""

from __future__ import annotations

from collections import Counter

from game.amunre.building import stones_left
from game.amunre.components import components
from game.amunre.hidden import UNKNOWN
from game.amunre.state import AmunRe


def invariants(game: AmunRe) -> list[str]:
    """What is wrong with a position; empty if nothing."""
    return _shape(game) or [*_cards(game), *_board(game), *_seats(game)]


def _shape(game: AmunRe) -> list[str]:
    """A place for everything: other checks, and the rules, count on it."""
    parts, wrong = components(), []
    by_province = (game.farmers, game.extra_farmers, game.stones, game.pyramids)
    if any(held.keys() != parts.provinces.keys() for held in by_province):
        return ["something is not counted by province"]
    named = [game.province_deck, game.played_provinces, game.in_game, game.revealed, game.bonus_cards]
    named += [[name for name, _ in game.closed]]
    named += [[*seat.provinces, *seat.province_cards] for seat in game.seats]
    known = {*parts.provinces, UNKNOWN}
    if any(not known.issuperset(names) for names in named):
        wrong.append("there is a province that nobody knows")
    chosen = {name for seat in game.seats for name in (seat.bid_on, seat.chosen) if name}
    if not chosen <= known:
        wrong.append(f"somebody chose {chosen}")
    if any(seat.bid not in parts.bid_values for seat in game.seats):
        wrong.append(f"bids are {[seat.bid for seat in game.seats]}")
    if game.first not in range(len(game.seats)):
        wrong.append(f"seat {game.first} begins")
    if game.kingdom not in (1, 2) or not 0 <= game.turn_of_kingdom <= parts.turns_per_kingdom:
        wrong.append(f"it is turn {game.turn_of_kingdom} of kingdom {game.kingdom}")
    if game.tile is not None and not 0 <= game.tile < len(parts.tiles):
        wrong.append(f"tile {game.tile} lies in the delta")
    return wrong


def _cards(game: AmunRe) -> list[str]:
    cards = Counter(game.deck) + Counter(game.discard)
    for seat in game.seats:
        cards += Counter(seat.hand) + Counter(seat.exchanged) + Counter({"offering_shift": int(seat.adjusting)})
    for pile in game.bonus_cards.values():
        cards += Counter(pile)
    wanted = {kind: card.copies for kind, card in components().cards.items()}
    if UNKNOWN in cards:
        return []
    return [] if cards == Counter(wanted) else [f"favour cards are {dict(cards)}"]


def _board(game: AmunRe) -> list[str]:
    wrong = []
    stones, pyramids = sum(game.stones.values()), sum(game.pyramids.values())
    for name, province in components().provinces.items():
        if not 0 <= game.farmers[name] <= province.fields:
            wrong.append(f"{name} has {game.farmers[name]} farmers in {province.fields} fields")
        if min(game.stones[name], game.pyramids[name], game.extra_farmers[name]) < 0:
            wrong.append(f"{name} has less than nothing")
        at_rest = game.phase != "auction" and pyramids < components().pyramids
        if at_rest and game.stones[name] >= components().stones_per_pyramid:
            wrong.append(f"{name} has {game.stones[name]} stones and no pyramid of them")
    if stones_left(game) < 0 and game.phase not in ("purchase", "offering"):
        wrong.append(f"{stones} stones are on the board")
    if pyramids > components().pyramids:
        wrong.append(f"{pyramids} pyramids are on the board")
    if game.farmer_supply() < 0:
        wrong.append("more farmers are on the board than there are")
    return wrong


def _seats(game: AmunRe) -> list[str]:
    wrong = []
    owned = [name for seat in game.seats for name in seat.provinces]
    if len(owned) != len(set(owned)):
        wrong.append("a province has two owners")
    for index, seat in enumerate(game.seats):
        if seat.gold < 0:
            wrong.append(f"seat {index} has {seat.gold} gold")
        if game.phase != "auction" and len(seat.provinces) != game.turn_of_kingdom:
            wrong.append(f"seat {index} owns {len(seat.provinces)} provinces in turn {game.turn_of_kingdom}")
    return wrong
