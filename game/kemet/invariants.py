"""KEM-1, KEM-4.6, KEM-14  What must hold in every position: Units, creatures, tiles, cards, tokens, limits, VP."""

from __future__ import annotations

from collections import Counter

from game.kemet.balance import missing_levels
from game.kemet.components import NONE, components
from game.kemet.creatures import ChooseCreature
from game.kemet.hidden import UNKNOWN, battle_set
from game.kemet.market import ExchangeBattleCard
from game.kemet.state import NOBODY, Kemet


def invariants(game: Kemet) -> list[str]:
    """What is wrong with a position; empty if nothing."""
    if wrong := _shape(game):
        return wrong
    checks = (_board, _landed, _units, _tiles, _cards, _battle_cards, _seats, _points)
    return [fault for check in checks for fault in check(game)]


def _shape(game: Kemet) -> list[str]:
    """A place for everybody and everything: other checks, and the rules, count on it."""
    seats, board = range(game.seat_count), game.board
    by_seat = (
        game.prayers, game.reserve, game.tiles, game.idle_creatures, game.tokens, game.own_tokens, game.silver_on,
        game.gold_on, game.temples_held, game.pyramids_held, game.hands, game.battle_hands, game.face_up,
        game.face_down, game.given_up, game.specials, game.chosen, game.aside, game.behind, game.passed, game.alert,
        game.cities,
    )  # fmt: skip
    by_space = (game.holder, game.units, game.creatures, game.colours, game.levels, game.home)
    wrong = []
    if any(len(held) != len(seats) for held in by_seat) or any(len(held) != len(board.names) for held in by_space):
        return ["something is not counted by seat or by space"]
    if len(set(game.cities)) != len(seats) or not set(game.cities) <= set(range(len(board.cities))):
        return [f"the Cities are {game.cities}"]
    owner = {space: seat for seat in seats for space in game.districts_of(seat)}
    if list(game.home) != [owner.get(space, NOBODY) for space in range(len(board.names))]:
        wrong.append(f"the districts belong to {game.home}")
    if not {game.active, game.triggered, *game.holder, *game.track} <= {NOBODY, *seats}:
        wrong.append("a seat that is not there plays or holds a space")
    if game.day < 0:
        wrong.append(f"it is day {game.day}")
    places = [space for space, _ in game.landed]
    places += [game.march.at] if game.march is not None else []
    places += [game.combat.space] if game.combat is not None else []
    if any(not 0 <= space < len(board.names) for space in places):
        wrong.append("somebody is at no space")
    if game.combat is not None and not {game.combat.attacker, game.combat.defender} <= set(seats):
        wrong.append("nobody fights")
    return wrong


def _moving(game: Kemet) -> bool:
    """A group is on its way; one that has met an enemy keeps its Move only in case he escapes (KEM-10.14)."""
    return game.march is not None and game.combat is None


def _board(game: Kemet) -> list[str]:
    wrong = []
    moving = _moving(game)
    several_allowed = moving or isinstance(game.decision, ChooseCreature)
    for space, held in enumerate(game.holder):
        n, name = game.units[space], game.name(space)
        if (held == NOBODY) != (n == 0) or n < 0:
            wrong.append(f"{name} has {n} Units of seat {held}")
        if held == NOBODY and game.creatures[space]:
            wrong.append(f"{name} has creatures without a Troop")
        if held != NOBODY and not moving and n > game.powers(held).troop_limit:
            wrong.append(f"{name} has {n} Units, above the limit")
        if len(game.creatures[space]) > 1 and not several_allowed:
            wrong.append(f"{name} has creatures {game.creatures[space]}")
        if not 0 <= game.levels[space] <= components().top_level or (game.levels[space] == 0) != (
            game.colours[space] == NONE
        ):
            wrong.append(f"{name} has a pyramid {game.colours[space]} {game.levels[space]}")
    for seat in range(game.seat_count):
        colours = [game.colours[space] for space in game.districts_of(seat) if game.levels[space]]
        if len(set(colours)) != len(colours):
            wrong.append(f"seat {seat} has two pyramids of a colour")
    return wrong


def _landed(game: Kemet) -> list[str]:
    """KEM-6.4.3  Units that wait for their Combat face an enemy, within the Troop limit."""
    wrong = []
    for space, n in game.landed:
        owner, held = game.home[space], game.holder[space]
        if held in (NOBODY, owner) or not 0 < n <= game.powers(owner).troop_limit:
            wrong.append(f"{n} Units landed at {game.name(space)} of seat {owner}, held by {held}")
    return wrong


def _units(game: Kemet) -> list[str]:
    count = list(game.reserve)
    for held, n in zip(game.holder, game.units, strict=True):
        if held != NOBODY:
            count[held] += n
    for space, n in game.landed:
        count[game.home[space]] += n
    if game.combat is not None:
        count[game.combat.attacker] += game.combat.units
    wrong = [f"seat {seat} has {n} Units" for seat, n in enumerate(count) if n != components().units]
    return wrong + [f"the reserve of seat {seat} is {n}" for seat, n in enumerate(game.reserve) if n < 0]


def _tiles(game: Kemet) -> list[str]:
    wrong = []
    sold = [tile for tiles in game.tiles for tile in tiles]
    if len(sold) != len(set(sold)):
        wrong.append("a tile has two owners")
    for seat, tiles in enumerate(game.tiles):
        pictures = [components().tiles[tile].illustration for tile in tiles]
        if len(pictures) != len(set(pictures)):
            wrong.append(f"seat {seat} owns an illustration twice: {tiles}")
        owned = sorted(components().tiles[tile].creature for tile in tiles if components().tiles[tile].creature)
        placed = list(game.idle_creatures[seat])
        placed += [one for held, ones in zip(game.holder, game.creatures, strict=True) if held == seat for one in ones]
        if game.combat is not None and game.combat.attacker == seat and game.combat.creature:
            placed.append(game.combat.creature)
        if sorted(placed) != owned:
            wrong.append(f"seat {seat} owns creatures {owned} and has {sorted(placed)}")
    return wrong


def _cards(game: Kemet) -> list[str]:
    cards = Counter(game.deck) + Counter(game.discard) + Counter(game.vision)
    for hand, behind in zip(game.hands, game.behind, strict=True):
        cards += Counter(hand) + Counter(behind)
    if UNKNOWN in cards:
        total = sum(card.copies for card in components().cards.values())
        return [] if cards.total() == total else [f"there are {cards.total()} divine intervention cards"]
    wanted = {kind: card.copies for kind, card in components().cards.items()}
    return [] if cards == Counter(wanted) else [f"divine intervention cards are {dict(cards)}"]


def _battle_cards(game: Kemet) -> list[str]:
    wrong = []
    exchanging = game.decision.seat if isinstance(game.decision, ExchangeBattleCard) else NOBODY
    for seat in range(game.seat_count):
        held = [*game.battle_hands[seat], *game.face_up[seat], *game.face_down[seat]]
        held += [card for card in (game.chosen[seat], game.aside[seat]) if card]
        wanted = len(components().basic_cards)
        if len(held) != wanted or (UNKNOWN not in held and sorted(held) != sorted(battle_set(game, seat))):
            wrong.append(f"seat {seat} has battle cards {sorted(held)}")
        if not game.battle_hands[seat] and game.combat is None:
            wrong.append(f"seat {seat} has no battle card in hand")
        due = {components().special_cards[tile] for tile in game.tiles[seat] if tile in components().special_cards}
        if seat != exchanging and set(game.specials[seat]) != due:
            wrong.append(f"seat {seat} has special cards {game.specials[seat]}")
    return wrong


def _seats(game: Kemet) -> list[str]:
    wrong = []
    if sorted(game.order) != list(range(game.seat_count)):
        wrong.append(f"the turn order is {game.order}")
    for seat in range(game.seat_count):
        if not 0 <= game.prayers[seat] <= components().most_prayers:
            wrong.append(f"seat {seat} has {game.prayers[seat]} prayers")
        tokens = game.own_tokens[seat] + (game.silver_on[seat] != NONE)
        if game.tokens[seat].bit_count() != tokens or game.own_tokens[seat] > components().own_tokens:
            wrong.append(f"seat {seat} has {game.tokens[seat]:b} for {tokens} tokens")
        if game.phase == "night" and tokens and missing_levels(game.tokens[seat]):
            wrong.append(f"seat {seat} has not kept the Balance")
    return wrong


def _points(game: Kemet) -> list[str]:
    """KEM-4.6  Temporary VP are a function of the position, except while a group is on its way."""
    if _moving(game):
        return []
    trial = game.clone()
    trial.settle()
    if trial.temples_held != game.temples_held or trial.pyramids_held != game.pyramids_held:
        return [f"temporary VP {game.temples_held} {game.pyramids_held} do not fit the board"]
    sums = [0] * game.seat_count
    for scored in game.ledger:
        if scored.reason in ("temple", "pyramid"):
            sums[scored.seat] += scored.points
    wanted = [game.points[seat] - game.permanent(seat) for seat in range(game.seat_count)]
    return [] if sums == wanted else [f"temporary points are {sums}, not {wanted}"]
