"""A workshop for positions of Kemet: Units, pyramids, tiles, hands and prayers, then a point of the turn.

Units come out of the reserve, cards out of the draw pile, creatures with their tiles, so that the invariants of the
game hold in every arranged position. Seat 0 has City 1, seat 1 City 2 and so on; the turn order is 0, 1, 2 ...
"""

from collections.abc import Mapping
from typing import TypedDict, Unpack

from game.core.agenda import Step
from game.core.events import Event
from game.core.setup import Setup
from game.core.tables import table_of
from game.kemet import RULES
from game.kemet.actions import ResolveActions
from game.kemet.components import components
from game.kemet.march import move_troop
from game.kemet.night import BeginNight
from game.kemet.onset import OpenWindow, begin_combat
from game.kemet.state import NOBODY, Kemet
from game.kemet.turn import BeginDay, NextTurn
from tests.titles import playing

WHOLE_DAY = ("top_move", "top_recruit", "mid_move", "mid_pray", "low_pray")
WHOLE_CITY = {"a_c1_d1": ("ruby", 4), "a_c1_d2": ("sapphire", 4), "a_c1_d3": ("diamond", 4)}
"""All pyramids of seat 0 at their highest level."""


def setup_of(seats: int = 2, seed: int = 1) -> Setup:
    return table_of("kemet", ("human",) * seats, (), seed)


Troops = Mapping[str, tuple[int, int, *tuple[str, ...]]]
"""By space: whose Troop it is, its Units, and the creatures with it."""


class Table(TypedDict, total=False):
    """What lies on the table beyond the bare box; ids of tiles, cards and action spaces are words of a text."""

    tiles: Mapping[int, str]
    pyramids: Mapping[str, tuple[str, int]]
    prayers: tuple[int, ...]
    """Of seats 0, 1 ..."""
    vp: Mapping[int, int]
    """VP that stay."""
    hands: Mapping[int, str]
    discard: str
    played: Mapping[int, str]
    """Action spaces with an own token."""
    troops: Troops


def position(seats: int = 2, seed: int = 1, **table: Unpack[Table]) -> Kemet:
    """The first Day, 7 prayers each, all Units in reserve, nothing else but what is asked for."""
    game = RULES.new_game(setup_of(seats, seed))
    owners = {space: seat for seat in range(seats) for space in game.board.cities[seat]}
    game.cities, game.home = tuple(range(seats)), tuple(owners.get(n, NOBODY) for n in range(len(game.board.names)))
    game.agenda = []
    game.day, game.phase, game.active = 1, "day", 0
    for seat in range(seats):
        hand(game, seat)
    prayers(game, *table.get("prayers", ()))
    to_discard(game, *table.get("discard", "").split())
    for kind, lay in (("tiles", own), ("hands", hand), ("played", tokens)):
        for seat, words in table.get(kind, {}).items():
            lay(game, seat, *words.split())
    for seat, n in table.get("vp", {}).items():
        points(game, seat, n)
    for name, (colour, level) in table.get("pyramids", {}).items():
        pyramid(game, name, colour, level)
    for name, (seat, n, *creatures) in table.get("troops", {}).items():
        troop(game, seat, name, n, *creatures)
    return game


def hand(game: Kemet, seat: int, *cards: str) -> None:
    """Give a seat exactly these divine intervention cards; its former ones go under the draw pile."""
    game.deck[:0] = game.hands[seat]
    game.hands[seat] = ()
    for card in cards:
        if card in game.deck:
            game.deck.remove(card)
        else:
            other = next(one for one in range(game.seat_count) if card in game.hands[one])
            game.hands[other] = tuple(sorted((*without(game.hands[other], card), game.deck.pop(0))))
    game.hands[seat] = tuple(sorted(cards))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    left = list(cards)
    left.remove(card)
    return tuple(left)


def to_discard(game: Kemet, *cards: str) -> None:
    """These cards lie face up."""
    for card in cards:
        game.deck.remove(card)
        game.discard.append(card)


def own(game: Kemet, seat: int, *tiles: str) -> None:
    """Tiles that a seat has bought: creatures in reserve, special battle cards for the last basic ones."""
    parts = components()
    game.tiles[seat] = tuple(sorted((*game.tiles[seat], *tiles)))
    for tile in tiles:
        if parts.tiles[tile].creature:
            game.idle_creatures[seat] = tuple(sorted((*game.idle_creatures[seat], parts.tiles[tile].creature)))
        if tile in parts.special_cards:
            given = [card for card in parts.basic_cards if card in game.battle_hands[seat]][-1]
            game.given_up[seat] += (given,)
            game.specials[seat] += (parts.special_cards[tile],)
            kept = without(game.battle_hands[seat], given)
            game.battle_hands[seat] = tuple(sorted((*kept, parts.special_cards[tile])))


def troop(game: Kemet, seat: int, space: str, n: int, *creatures: str) -> None:
    """Units from the reserve onto a space, with creatures whose tiles the seat owns."""
    place = game.board.index[space]
    assert game.holder[place] == NOBODY
    game.reserve[seat] -= n
    assert game.reserve[seat] >= 0
    for creature in creatures:
        game.idle_creatures[seat] = without(game.idle_creatures[seat], creature)
    game.station(seat, place, n, creatures)


def pyramid(game: Kemet, space: str, colour: str, level: int) -> None:
    place = game.board.index[space]
    game.colours[place], game.levels[place] = colour, level


def prayers(game: Kemet, *amounts: int) -> None:
    """The prayers of seats 0, 1, 2 ..."""
    game.prayers[: len(amounts)] = amounts


def points(game: Kemet, seat: int, n: int, reason: str = "control") -> None:
    game.score(seat, n, reason)


def battle_cards(game: Kemet, seat: int, held: str, up: str = "", down: str = "") -> None:
    """The battle cards of a seat as words: in hand, discarded face up, discarded face down."""
    game.battle_hands[seat] = tuple(sorted(held.split()))
    game.face_up[seat], game.face_down[seat] = tuple(up.split()), tuple(down.split())


def tokens(game: Kemet, seat: int, *actions: str) -> None:
    """Own tokens that a seat has played in this Day."""
    for action in actions:
        game.tokens[seat] |= 1 << components().action_index[action]
    game.own_tokens[seat] += len(actions)


def run(game: Kemet, *steps: Step[Kemet]) -> list[Event]:
    """Make these steps the whole agenda, run to the next decision and tell what was heard."""
    game.settle()
    return playing.run(game, *steps)


def act(game: Kemet, *actions: str, seat: int = 0) -> list[Event]:
    """A seat resolves the actions of these tokens; then the next player of the order has the turn."""
    game.active = seat
    return run(game, ResolveActions(seat, actions), OpenWindow("after_action"), NextTurn(game.order.index(seat) + 1))


def at_turn(game: Kemet, seat: int = 0) -> list[Event]:
    """The turn of a seat begins."""
    return run(game, NextTurn(game.order.index(seat)))


def at_window(game: Kemet, active: int = 0) -> list[Event]:
    """The Day window after an action of the active player."""
    game.active = active
    return run(game, OpenWindow("after_action"), NextTurn(game.order.index(active) + 1))


def attack(game: Kemet, attacker: int, space: str, units: int, creature: str = "") -> list[Event]:
    """Units of the reserve start a Combat on a space that an enemy holds, in the attacker's turn."""
    game.settle()
    game.active, game.agenda = attacker, []
    game.then(NextTurn(game.order.index(attacker) + 1))
    game.reserve[attacker] -= units
    if creature:
        game.idle_creatures[attacker] = without(game.idle_creatures[attacker], creature)
    begin_combat(game, attacker, game.board.index[space], units, creature)
    return playing.go_on(game)


def nightfall(game: Kemet) -> list[Event]:
    """Everybody has played the five tokens of a Day, and the Night begins."""
    game.active = NOBODY
    for seat in range(game.seat_count):
        tokens(game, seat, *WHOLE_DAY)
    return run(game, BeginNight(), BeginDay())


def in_turn(seats: int = 2, seat: int = 0, **table: Unpack[Table]) -> Kemet:
    """A position in which the turn of a seat begins."""
    game = position(seats, **table)
    at_turn(game, seat)
    return game


def in_window(seats: int = 2, active: int = 0, **table: Unpack[Table]) -> Kemet:
    """A position in the Day window after an action of the active player."""
    game = position(seats, **table)
    at_window(game, active)
    return game


def in_night(seats: int = 2, **table: Unpack[Table]) -> Kemet:
    """A Night, up to its first question."""
    game = position(seats, **table)
    nightfall(game)
    return game


def in_action(*actions: str, seats: int = 2, seat: int = 0, **table: Unpack[Table]) -> Kemet:
    """A position in which a seat resolves the actions of these tokens."""
    game = position(seats, **table)
    act(game, *actions, seat=seat)
    return game


def in_move(start: str, seats: int = 2, seat: int = 0, **table: Unpack[Table]) -> Kemet:
    """A Move action for which the Troop on this space was chosen."""
    game = in_action("top_move", seats=seats, seat=seat, **table)
    game.apply(move_troop(start))
    return game


def in_combat(
    attackers: int = 3,
    defenders: int = 3,
    space: str = "a_w_obelisk",
    *,
    creature: str = "",
    guard: str = "",
    seats: int = 2,
    **table: Unpack[Table],
) -> Kemet:
    """So many Units of seat 0, with a creature, attack so many of seat 1, with theirs."""
    game = position(seats, **table)
    troop(game, 1, space, defenders, *guard.split())
    attack(game, 0, space, attackers, creature)
    return game
