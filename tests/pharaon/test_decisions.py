"""PHA-17, PHA-20  Every decision point of the rule book is a decision of the program, and is really met in play."""

from collections import Counter
from functools import cache

from game.core.agenda import Decision, Move
from game.core.chance import Chance
from game.core.tables import table_of
from game.pharaon import RULES
from tests.pharaon.rich import rich_game

POINTS = {
    "D1": ("ChooseStartNoble", "KeepNoble"),
    "D2": ("ChooseVase", "TakeVase"),
    "D3": ("TakeTurn", "Pass"),
    "D4": ("TakeTurn", "GoTo"),
    "D5": ("ChooseAccessToken", "LayOnWheel"),
    "D6": ("ChooseTokens", "HandIn"),
    "D7": ("ChooseLot", "TakeLot"),
    "D8": ("ChooseBonus", "DrawBonus"),
    "D9": ("ChooseNoble", "DrawNoble"),
    "D10": ("ChooseOption", "UseOption"),
    "D11": ("ChooseTrack", "Climb"),
    "D12": ("ChooseArtisan", "DrawArtisan"),
    "D13": ("ChooseResource", "TakeResource"),
    "D14": ("UseTutor", "SaveTutor"),
    "D15": ("ChooseVase", "TakeVase"),
    "D16": ("ChooseGain", "TakeGain"),
    "D18": ("ChooseSplit", "PutOnWheel"),
    "D19": ("ChooseDarkTiles", "TurnTile"),
    "D20": ("ChooseMode", "PlayDiscovery"),
    "D21": ("GiveForPower", "GiveToken"),
}
"""Decision and one of its moves for each point."""
NOT_ASKED = {
    "D17": "deduction is always applied (PHA-19.3)",
    "D22": "the named colour follows from the payment (PHA-17)",
}


@cache
def met() -> Counter[tuple[str, str]]:
    """Decisions and moves of random games at all tables."""
    found: Counter[tuple[str, str]] = Counter()
    chance = Chance(1)
    for number, (kinds, variants) in enumerate(RULES.tables() * 2):
        game = RULES.start(table_of("pharaon", kinds, variants, number))
        while (decision := game.decision) is not None:
            for move in game.moves():
                found[type(decision).__name__, type(move).__name__] += 1
            game.apply(chance.pick(game.moves()))
    return found


def test_every_decision_point_is_met() -> None:
    """PHA-17  D1 to D22: random games at every table come across it, or there is a reason why it is not asked."""
    assert set(POINTS) | set(NOT_ASKED) == {f"D{number}" for number in range(1, 23)}
    assert [point for point, asked in POINTS.items() if not met()[asked]] == []


def test_every_decision_and_move_of_the_program_is_met() -> None:
    """PHA-17  None is dead: random games meet every decision and every kind of move."""
    for root, names in ((Decision, {decision for decision, _ in met()}), (Move, {move for _, move in met()})):
        assert names == {name for name, kind in RULES.codec.records.items() if issubclass(kind, root)}


def test_rich_seats_are_rich() -> None:
    """PHA-7.2, PHA-20.4  Two players begin with eight or more nobles between them."""
    game = rich_game(table_of("pharaon", ("human", "human"), (), 1))
    assert sum(len(seat.nobles) for seat in game.seats) >= 8
    assert all(sum(seat.stock) == 8 and sum(seat.tokens) >= 2 for seat in game.seats)
