"""KEM-8  An auditor at the table: he hears what is public in random games and counts every Combat again by himself."""

import pytest

from game.core.agenda import Move
from game.core.chance import Chance
from game.core.events import Event, Scored
from game.kemet import RULES, events
from game.kemet.components import components
from game.kemet.state import Kemet
from tests.kemet.build import setup_of
from tests.titles.playing import only

EAGER = ("MarchTo", "TeleportTo", "HideCard", "BuyTile", "PlayCard", "RainFire", "GiveForForce", "MoveTroop")
"""Moves that lead to Combats with something in them."""
TILE_FORCE = {"R1A": (1, 0), "R1B": (1, 0), "S1C": (0, 1), "S1D": (0, 1), "R3B": (1, 1)}
"""Force of a tile for an attacker and for a defender."""
CREATURES = {
    "": (0, 0, 0),
    "snake": (0, 0, 0),
    "elephant": (1, 0, 1),
    "scarab": (2, 0, 0),
    "scorpion": (2, 2, 0),
    "phoenix": (2, 0, 0),
    "sphinx": (2, 0, 0),
    "mummy": (2, 0, 0),
}
"""Force, Damage and Defence of a creature."""


def combats(seats: int, seed: int) -> list[tuple[Kemet, list[Event]]]:
    """Every Combat of a random game: the position right after it, and all that was heard from its beginning on."""
    game, chance = RULES.start(setup_of(seats, seed)), Chance(seed)
    found: list[tuple[Kemet, list[Event]]] = []
    heard: list[Event] = []
    while not game.over:
        moves = game.moves()
        eager: list[Move] = [move for move in moves if type(move).__name__ in EAGER]
        fresh: list[Event] = []
        game.heard = fresh
        game.apply(chance.pick(eager if eager and chance.below(3) else moves))
        for event in fresh:
            heard = [event] if isinstance(event, events.CombatBegan) else [*heard, event]
            if isinstance(event, events.CombatEnded):
                found.append((game.clone(), heard))
    return found


def audit(game: Kemet, heard: list[Event]) -> None:
    """KEM-8.4 to KEM-8.6  Cards, tiles, creatures and the City give the Force; Damage less Defence is lost."""
    (began,) = only(heard, events.CombatBegan)
    sides = (began.seat, began.rival)
    shown = {event.seat: components().battle_cards[event.card] for event in only(heard, events.BattleCardShown)}
    force = {event.seat: event for event in only(heard, events.ForceCounted)}
    blows = {event.seat: event for event in only(heard, events.DamageCounted)}
    for side, seat in enumerate(sides):
        counted = force[seat]
        city = game.board.city_names[game.cities[seat]]
        assert counted.from_card == shown[seat].force
        assert counted.from_tiles == sum(TILE_FORCE.get(tile, (0, 0))[side] for tile in game.tiles[seat])
        assert counted.from_cards == added(heard, seat, "force") + len(given(heard, seat))
        assert counted.from_home == began.space.startswith(f"{city}_d")
        parts = (counted.units, counted.from_card, counted.from_tiles, counted.from_creature, counted.from_cards)
        assert counted.total == sum(parts) + counted.from_home
        damage = shown[seat].damage + ("R2A" in game.tiles[seat]) + added(heard, seat, "damage")
        defence = shown[seat].defence + ("S3A" in game.tiles[seat]) + added(heard, seat, "defence")
        rest = (counted.from_creature, blows[seat].damage - damage, blows[seat].defence - defence)
        assert rest in {CREATURES[name] for name in ("", *creatures_of(game, seat))}
    attacker, defender = sides
    winner = attacker if force[attacker].total > force[defender].total else defender
    assert [event.seat for event in only(heard, events.CombatWon)] == [winner]
    lost = {event.seat: event.n for event in only(heard, events.UnitsRemoved) if event.source == "losses"}
    for seat, rival in (sides, sides[::-1]):
        due = max(0, blows[rival].damage - blows[seat].defence)
        assert lost.get(seat, 0) == min(due, force[seat].units)
    survives = force[winner].units > lost.get(winner, 0)
    rewarded = survives and (winner == attacker or "S3B" in game.tiles[winner])
    scored = [(event.seat, event.points) for event in only(heard, Scored) if event.reason == "combat"]
    assert scored == ([(winner, 1)] if rewarded else [])


def creatures_of(game: Kemet, seat: int) -> list[str]:
    return [components().tiles[tile].creature for tile in game.tiles[seat] if components().tiles[tile].creature]


def added(heard: list[Event], seat: int, kind: str) -> int:
    """What cards used in the clash added to Force, Damage or Defence."""
    used = [components().cards[event.card].effect for event in only(heard, events.CardUsed) if event.seat == seat]
    return sum(effect.value for effect in used if effect.type == kind)


def given(heard: list[Event], seat: int) -> list[events.CardGivenForForce]:
    return [event for event in only(heard, events.CardGivenForForce) if event.seat == seat]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_combat_of_random_games_is_counted_right(seats: int) -> None:
    """KEM-8.4, KEM-8.5, KEM-8.6, KEM-7.5  Force, winner, losses and the Combat VP, from what everybody hears."""
    fought = [combat for seed in range(4) for combat in combats(seats, seed)]
    for game, heard in fought:
        audit(game, heard)
    assert len(fought) > 40
    assert any(only(heard, events.CardUsed) for _, heard in fought)
