"""How a test plays and what it looks at: moves, reasons, events, and what lies on the table."""

from game.core.events import Event
from game.pharaon.automaton import FillTile
from game.pharaon.automaton_effects import resolve
from game.pharaon.components import components
from game.pharaon.invariants import invariants
from game.pharaon.means import ways_to_pay
from game.pharaon.paying import ChooseTokens
from game.pharaon.pieces import RESOURCES, Effect
from game.pharaon.settling import hand_in, listed
from game.pharaon.state import Pharaon, Traitor
from tests.pharaon.build import LETTERS
from tests.titles.playing import play, run


def pay(game: Pharaon, *tokens: str) -> list[Event]:
    """Hand in tokens, as far as they are asked for: resources as letters, offering tokens by id."""
    heard = []
    for word in tokens:
        name = RESOURCES[LETTERS.index(word)] if word in LETTERS else word
        if isinstance(game.decision, ChooseTokens) and hand_in(name) in game.moves():
            heard += play(game, hand_in(name))
    assert not isinstance(game.decision, ChooseTokens), f"still to be paid: {game.moves()}"
    return heard


def stock(game: Pharaon, seat: int = 0) -> str:
    """Resources of a seat as in the examples: "1A 2S"."""
    held = game.seats[seat].stock
    return " ".join(f"{count}{letter}" for count, letter in zip(held, LETTERS, strict=True) if count)


def tokens(game: Pharaon, seat: int = 0) -> list[str]:
    """Offering tokens of a seat by id."""
    held = game.seats[seat].tokens
    return [kind.id for kind, count in zip(components().tokens, held, strict=True) for _ in range(count)]


def sector(game: Pharaon, letter: str) -> tuple[str, ...]:
    """What lies on a sector of the wheel."""
    return game.wheel[LETTERS.index(letter)]


def ways(game: Pharaon, quarter: str, option: str = "", seat: int = 0) -> list[str]:
    """The payments that are offered for an action: resources as letters, offering tokens by id."""
    letters = dict(zip(RESOURCES, LETTERS, strict=True))
    found = ways_to_pay(game, seat, quarter, option)
    return sorted(" ".join(letters.get(name, name) for name in listed(way, quarter)) for way in found)


def nobles(game: Pharaon, seat: int = 0) -> list[int]:
    """Nobles of a seat by number."""
    return [components().nobles[name].number for name in game.seats[seat].nobles]


def turned(game: Pharaon, seat: int = 0) -> list[int]:
    return [components().nobles[name].number for name in game.seats[seat].turned]


def traitor_of(game: Pharaon) -> Traitor:
    assert game.traitor is not None
    return game.traitor


def fill_tile(game: Pharaon, letter: str) -> list[Event]:
    """A resource goes on the Traitor's tiles; returns what happened."""
    heard = run(game, FillTile(LETTERS.index(letter)))
    assert invariants(game) == []
    return heard


def resolve_icon(game: Pharaon, *effects: Effect) -> list[Event]:
    """Icons of the Traitor's tiles act one after another; returns what happened."""
    heard: list[Event] = []
    for effect in effects:
        game.heard = heard
        resolve(game, traitor_of(game), effect)
        game.heard = None
        assert invariants(game) == []
    return heard
