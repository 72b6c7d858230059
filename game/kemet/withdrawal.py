"""KEM-8.7, KEM-10.14, KEM-8.0  Where a Troop can withdraw to, Escape, and a Combat that does not take place."""

from __future__ import annotations

from game.kemet import events
from game.kemet.state import NOBODY, Combat, Kemet


def free_neighbours(game: Kemet, seat: int, space: int) -> list[int]:
    """KEM-8.7, KEM-10.14  Where a Troop can withdraw to: not over a harbour, not into another City."""
    return [
        near for near in game.board.adjacent[space] if game.holder[near] == NOBODY and game.home[near] in (NOBODY, seat)
    ]


def escape(game: Kemet, seat: int, space: int) -> None:
    """KEM-10.14  The whole Troop with its creature; the attacker takes the space and may go on with the Move."""
    combat = game.combat
    assert combat is not None
    n, creatures = game.units[combat.space], game.creatures[combat.space]
    game.creatures[combat.space] = ()
    game.clear(combat.space)
    game.station(seat, space, n, creatures)
    game.report(events.TroopEscaped, seat, game.name(combat.space), game.name(space), n)
    call_off(game, combat)


def call_off(game: Kemet, combat: Combat) -> None:
    """KEM-8.0  No Combat: no battle cards, no Combat VP; whoever has Units left holds the space."""
    if combat.units:
        game.station(combat.attacker, combat.space, combat.units, combat.companions)
    game.combat = None
    game.report(events.CombatCalledOff, combat.attacker, combat.defender, game.name(combat.space))
    game.settle()
    game.stir()
