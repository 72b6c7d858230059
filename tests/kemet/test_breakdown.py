"""KEM-8  Random Combats: lines that are shown add up to what the engine counts, and an auditor counts the same."""

import pytest

from game.core.agenda import Move
from game.core.chance import Chance
from game.core.events import Event, Scored
from game.kemet import RULES, events
from game.kemet.breakdown import counted_lines, lines_of, losses, reward, totals, units_in
from game.kemet.cards import play_card
from game.kemet.combat import choose_card, give_for_force
from game.kemet.components import NONE, components
from game.kemet.forces import damage_of, defence_of, force_of
from game.kemet.state import ATTACKER, DEFENDER, Kemet
from tests.kemet import build, look
from tests.kemet.build import setup_of
from tests.titles.playing import only

EFFECTS = ("force", "damage", "defence", "discard_di_for_force", "defensive_vp")
FIGHTING = tuple(
    tile.id
    for tile in components().tiles.values()
    if tile.creature or tile.effect.type in EFFECTS or tile.effect.type.startswith("prayer_")
)


def random_combat(seed: int) -> Kemet:
    """Two Troops with random tiles, creatures and cards, at home or in the desert."""
    chance = Chance(seed)
    game = build.position(3, seed)
    for seat in (0, 1):
        tiles = [tile for tile in FIGHTING if chance.below(3) == 0 and all(tile not in other for other in game.tiles)]
        pictures = {components().tiles[tile].illustration: tile for tile in tiles}
        build.own(game, seat, *sorted(pictures.values()))
        pile = list(game.deck)
        chance.shuffle(pile)
        build.hand(game, seat, *pile[: chance.below(4)])
    space = game.name(chance.pick([*game.board.cities[0], *game.board.cities[1], game.board.temples[0]]))
    build.troop(game, 1, space, 1 + chance.below(5), *game.idle_creatures[1][:1])
    build.attack(game, 0, space, 1 + chance.below(5), (*game.idle_creatures[0], NONE)[0])
    return game


@pytest.mark.parametrize("start", range(0, 300, 60))
def test_lines_add_up_to_what_was_counted(start: int) -> None:
    """KEM-8.4, KEM-8.5, KEM-8.6  Lines, losses and rewards are those that were told."""
    counted = 0
    for seed in range(start, start + 60):
        game, chance = random_combat(seed), Chance(seed + 1)
        while game.combat is not None and game.decision is not None:
            heard: list[Event] = []
            game.heard = heard
            game.apply(chance.pick(game.moves()))
            force = {e.seat: e.total for e in heard if isinstance(e, events.ForceCounted)}
            rest = {e.seat: (e.damage, e.defence) for e in heard if isinstance(e, events.DamageCounted)}
            lost = {e.seat: e.n for e in heard if isinstance(e, events.UnitsRemoved) and e.source == "losses"}
            if force and game.combat is not None:
                counted += 1
                assert_told(game, force, rest, lost, heard)
    assert counted > 10


def assert_told(
    game: Kemet, force: dict[int, int], rest: dict[int, tuple[int, int]], lost: dict[int, int], heard: list[Event]
) -> None:
    combat = game.combat
    for side in (ATTACKER, DEFENDER):
        seat = combat.seat_on(side)
        sums = totals(combat.counted[side])
        assert (sums, losses(combat.counted, side)) == ((force[seat], *rest[seat]), lost.get(seat, 0))
        due = reward(game, combat, side)
        scored = [e for e in heard if isinstance(e, Scored) and e.seat == seat and e.reason == "combat"]
        assert due.points == sum(e.points for e in scored)
        for source, n in (("holy_war", due.holy_war), ("crusade", due.crusade)):
            gains = [e for e in heard if isinstance(e, events.PrayersGained) and e.seat == seat and e.source == source]
            given = sum(e.n for e in gains)
            assert given == n or (given < n and game.prayers[seat] == components().most_prayers)


def test_lines_agree_with_the_engine_at_every_decision() -> None:
    """KEM-8.4, KEM-8.5  With every battle card, at every question of a Combat."""
    seen = 0
    for seed in range(120):
        game, chance = random_combat(seed), Chance(seed)
        while game.combat is not None and game.decision is not None:
            combat = game.combat
            for side in (ATTACKER, DEFENDER):
                for card in components().battle_cards:
                    lines = lines_of(game, combat, side, card)
                    assert totals(lines).force == sum(force_of(game, combat, side, card))
                    assert totals(lines).damage == damage_of(game, combat, side, card)
                    assert totals(lines).defence == defence_of(game, combat, side, card)
                    seen += 1
            game.apply(chance.pick(game.moves()))
    assert seen > 1000


def test_a_card_that_cannot_be_seen_adds_nothing_yet() -> None:
    """KEM-16.3  Before the reveal the enemy's card is an empty line."""
    game = build.in_combat(4, 3)
    look.play(game, choose_card("BC1"))
    view = game.seen_by(1)
    line = next(line for line in counted_lines(view, view.combat, ATTACKER) if line.source == "card")
    assert (line.name, line.force, line.damage, line.defence) == (NONE, 0, 0, 0)
    assert units_in(counted_lines(view, view.combat, ATTACKER)) == 4


def test_snake_strikes_out_the_creature_of_the_enemy() -> None:
    """KEM-7.6  The line is told, and counts nothing."""
    game = build.in_combat(4, 3, creature="snake", guard="elephant", tiles={0: "S2D", 1: "S2B"})
    line = next(one for one in lines_of(game, game.combat, DEFENDER, "BC1") if one.source == "creature")
    assert (line.name, line.force, line.defence, line.cancelled_by) == ("elephant", 1, 1, "snake")
    assert totals(lines_of(game, game.combat, DEFENDER, "BC1")).force == 3 + components().battle_cards["BC1"].force


def test_used_cards_and_divine_wound_are_told_by_name() -> None:
    """KEM-8.3  Paid cards and cards given for Force."""
    game = build.in_combat(4, 3, tiles={0: "R3C"}, hands={0: "war_fury prayer"})
    look.duel(game, "BC3 BC6 war_fury")
    look.play(game, play_card("war_fury"), give_for_force("prayer"))
    combat = game.combat
    assert (combat.used[ATTACKER], combat.given[ATTACKER]) == (("war_fury",), ("prayer",))
    told = {(line.source, line.name, line.force) for line in combat.counted[ATTACKER]}
    assert {("divine", "war_fury", 2), ("wound", NONE, 1)} <= told


# An auditor who hears what is public in random games and counts every Combat again by himself

EAGER = ("MarchTo", "TeleportTo", "HideCard", "BuyTile", "PlayCard", "RainFire", "GiveForForce", "MoveTroop")
"""Moves that lead to Combats with something in them."""
TILE_FORCE = {"R1A": (1, 0), "R1B": (1, 0), "S1C": (0, 1), "S1D": (0, 1), "R3B": (1, 1)}
"""Force of a tile for an attacker and for a defender."""
CREATURES = {
    **dict.fromkeys(("", "snake"), (0, 0, 0)),
    **dict.fromkeys(("scarab", "phoenix", "sphinx", "mummy"), (2, 0, 0)),
    "elephant": (1, 0, 1),
    "scorpion": (2, 2, 0),
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
