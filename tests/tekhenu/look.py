"""How a test plays and what it looks at: moves, reasons, events, goods and points."""

from collections.abc import Iterable
from typing import Unpack

from game.core.events import Event, Scored
from game.tekhenu.components import components
from game.tekhenu.opening import PickResources
from game.tekhenu.payment import Pay
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import CallAnubis, TakeDie
from game.tekhenu.words import BASIC, GODS, GOODS
from tests.tekhenu.table import Scene, on_turn
from tests.titles import playing
from tests.titles.playing import asked, offers, only, play


def take(game: Tekhenu, words: str, plate: str = "") -> list[Event]:
    """Take the die described as "ra white 3"; `plate` where there is a choice."""
    found = [move for move in dice_offered(game) if _words(move) == words and plate in ("", move.plate)]
    assert len(found) == 1, f"{words}: {found}"
    return play(game, found[0])


def take_by_anubis(game: Tekhenu, words: str, card: str = "") -> list[Event]:
    """Call Anubis, with Scribes or a Blessing, and take this die."""
    heard = play(game, CallAnubis(card))
    if asked(game)[0] == "ChoosePayment":
        play(game, game.moves()[0])
    return heard + take(game, words)


def dice_offered(game: Tekhenu) -> list[TakeDie]:
    return offers(game, TakeDie)


def offered(game: Tekhenu) -> set[str]:
    """The dice that may be taken, as "ra white 3 pure"."""
    return {f"{_words(move)} {move.plate}" for move in dice_offered(game)}


def holding(die: str, plate: str = "", *, seats: int = 2, **scene: Unpack[Scene]) -> Tekhenu:
    """A table at which seat 0 has just taken this die, the only one on the dial if the scene names no other."""
    game = on_turn(seats, **{"dice": die, **scene})
    take(game, die, plate)
    return game


def play_first(game: Tekhenu, times: int = 1) -> list[Event]:
    """Give the first answer, where any will do."""
    return [event for _ in range(times) for event in play(game, game.moves()[0])]


def play_out(game: Tekhenu) -> list[Event]:
    """Give first answers until nothing is asked."""
    heard: list[Event] = []
    while question(game):
        heard += play_first(game)
    return heard


def _words(move: TakeDie) -> str:
    return f"{move.section} {move.colour} {move.face}"


def pay(**amounts: int) -> Pay:
    """The payment with exactly these goods."""
    assert set(amounts) <= set(GOODS)
    return Pay(tuple(amounts.get(good, 0) for good in GOODS))


def mix(**amounts: int) -> PickResources:
    """The resources of a Start card, exactly these."""
    return PickResources(pay(**amounts).goods)


def payments(game: Tekhenu) -> list[str]:
    """What the payer may choose from, as "papyrus papyrus", "papyrus gold"."""
    return [" ".join(GOODS[good] for good, n in enumerate(move.goods) for _ in range(n)) for move in offers(game, Pay)]


def question(game: Tekhenu) -> str:
    return asked(game)[0]


def names(events: Iterable[Event], *kinds: type[Event]) -> list[str]:
    """The names of the events of these kinds, in order."""
    return [type(event).__name__ for event in events if isinstance(event, kinds)]


def purse(game: Tekhenu, seat: int = 0) -> dict[str, int]:
    """The goods of a seat, without those it has none of."""
    return {good: n for good, n in zip(GOODS, game.seats[seat].goods, strict=True) if n}


def levels(game: Tekhenu, seat: int = 0) -> dict[str, int]:
    """The Production of a seat."""
    return dict(zip(BASIC, game.seats[seat].production, strict=True))


def excess(game: Tekhenu, seat: int = 0) -> dict[str, int]:
    return {good: n for good, n in zip(BASIC, game.seats[seat].excess, strict=True) if n}


def people(game: Tekhenu, seat: int = 0) -> tuple[int, int]:
    """Population and Happiness."""
    return game.seats[seat].population, game.seats[seat].happiness


def scored(game: Tekhenu, seat: int = 0) -> int:
    """Points since the start."""
    return sum(one.points for one in game.ledger if one.seat == seat and one.reason != "start")


def sheet(game: Tekhenu, seat: int = 0) -> dict[str, int]:
    """The points of a seat by reason, those of the start left out."""
    return {reason: points for reason, points in playing.sheet(game, seat).items() if reason != "start"}


def points_in(events: Iterable[Event], seat: int = 0) -> list[int]:
    """The points that a seat scored, one by one."""
    return [event.points for event in only(events, Scored) if event.seat == seat]


def on_dial(game: Tekhenu, god: str) -> list[tuple[str, int]]:
    return [(one.colour, one.face) for one in game.sections[GODS.index(god)]]


def owner_of(game: Tekhenu, space: str) -> int:
    """Whose Building, Statue for the people or Pillar stands on a space."""
    number = components().number[space]
    if space[0] == "C":
        return game.pillars[number]
    if space.startswith(("ST", "SO")):
        return game.people_statues[number]
    return (game.sites if space[0] == "H" else game.osiris)[number]
