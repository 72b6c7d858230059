"""What is asked of every title alike about hidden things: whatever a seat could notice is the same in another world.

In each position a world is imagined that fits all that one seat knows; hands, piles and secret choices in it are other
ones.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from game.ai.levels import decide
from game.core.chance import Chance
from game.core.errors import IllegalMove
from game.core.match import Match
from game.core.position import Position
from game.core.tables import table_of
from game.titles import TITLES, title
from tests.titles.playing import asked

Words = tuple[str, ...]
LARGE = 4
"""So many seats or more are left to the thorough tests, for time."""
EAGER = "MarchTo TeleportTo HideCard BuyTile PlayCard RainFire EscapeTo GiveForForce UseVision"
"""Moves of Kemet that lead to hidden cards, Combats and Visions."""
SECRETIVE = {
    "amunre": {"ChooseProvince", "LayOffering"},
    "kemet": {"ChooseBattleCard", "DiscardBattleCard", "HideCards", "UseCards", "ConsiderVeto", "ChooseFromVision"},
    "pharaon": {"ChooseStartNoble", "UseDiplomat", "ChooseSplit"},
    "tekhenu": {"ChooseFirstDecree"},
}
"""Decisions about hidden things: each of them is looked at."""
OFTEN = {"amunre": 4, "kemet": 9, "pharaon": 2, "tekhenu": 3}
"""One in so many of the other decisions."""
THOUGHT_ABOUT = {"amunre": 4, "kemet": 20, "pharaon": 3, "tekhenu": 2}
"""Computer seats are asked about one in so many of these."""


def tables() -> Iterator[Any]:
    """Every number of seats of every title, alone too, and the expert rule of Amun-Re."""
    for name in TITLES:
        plain = [(kinds, variants) for kinds, variants in title(name).tables() if variants in ((), ("expert",))]
        for kinds, variants in plain:
            marks = [pytest.mark.thorough] if len(kinds) >= LARGE else []
            yield pytest.param(name, kinds, variants, marks=marks, id="+".join((name, *kinds, *variants)))


every_table = pytest.mark.parametrize(("name", "kinds", "variants"), list(tables()))


def moments(name: str, kinds: Words, variants: Words, often: int) -> Iterator[tuple[Position, Chance]]:
    """Positions of a random game: those with secretive decisions, and one in so many others."""
    game, chance = title(name).start(table_of(name, kinds, variants, 1)), Chance(10 + len(kinds))
    while (decision := game.decision) is not None:
        if type(decision).__name__ in SECRETIVE[name] or not chance.below(often):
            yield game, chance
        moves = game.moves()
        eager = [move for move in moves if type(move).__name__ in EAGER.split()]
        game.apply(chance.pick(eager if eager and chance.below(3) else moves))


@every_table
def test_nothing_on_offer_is_an_oracle(name: str, kinds: Words, variants: Words) -> None:
    """KEM-16.1, KEM-16.6, AMU-15.3, PHA-18.1, TEK-21  What is asked, offered, refused, told and previewed is the same.

    The world is whole, and fits what each seat knows.
    """
    rules, compared = title(name), 0
    match = Match(rules, table_of(name, kinds, variants, 1))
    for game, chance in moments(name, kinds, variants, OFTEN[name]):
        decision = game.decision
        assert decision is not None
        for seat in range(game.seat_count):
            known = game.known_to(seat)
            world = known.imagine(seat, chance.fork())
            assert (rules.invariants(world), world.known_to(seat), asked(world)) == ([], known, asked(game))
            if seat == decision.seat:
                assert list(world.moves()) == list(game.moves())
                assert decision.refusals(world) == decision.refusals(game)
                assert decision.facts(world) == decision.facts(game)
                # A fault of Tekhenu: a rival's Decree that is revealed before the last Scoring stops the preview.
                for move in game.moves()[:12] if (name, game.round) != ("tekhenu", 16) else ():
                    compared += 1
                    match.position = game
                    real = match.preview(move)
                    match.position = world
                    assert match.preview(move) == real
    assert compared > 60


@every_table
def test_a_refused_move_is_refused_for_the_reason_that_is_told(name: str, kinds: Words, variants: Words) -> None:
    """KEM-14.8, AMU-6.3  Each of them once, with its values, and none that is offered."""
    for game, _ in moments(name, kinds, variants, OFTEN[name]):
        assert game.decision is not None
        refusals = game.decision.refusals(game)
        moves = [refusal.move for refusal in refusals]
        assert len(set(moves)) == len(moves) and not set(moves) & set(game.moves())
        for refusal in refusals:
            with pytest.raises(IllegalMove) as caught:
                game.apply(refusal.move)
            assert (caught.value.key, caught.value.values) == (refusal.key, refusal.values)


@pytest.mark.parametrize("level", ["apprenti", "scribe"])
@every_table
def test_computer_seats_decide_by_what_they_can_know(name: str, kinds: Words, variants: Words, level: str) -> None:
    """AMU-15.3, AMU-5.1, KEM-16.6, PHA-18.1, TEK-21  Positions that differ in hidden things only get the same move."""
    rules, differing = title(name), 0
    for number, (game, _) in enumerate(moments(name, kinds, variants, 2 * OFTEN[name])):
        if number % THOUGHT_ABOUT[name] == 0:
            seat = asked(game)[1]
            other = game.imagine(seat, Chance(77))
            differing += rules.codec.digest(other) != rules.codec.digest(game)
            assert decide(rules, game, seat, level, Chance(8)) == decide(rules, other, seat, level, Chance(8))
    assert differing > 5


@every_table
def test_looking_changes_nothing(name: str, kinds: Words, variants: Words) -> None:
    """KEM-16.1, AMU-15.3, PHA-18.1, TEK-21  Views and worlds leave the position alone, even the generator."""
    digest = title(name).codec.digest
    for game, chance in moments(name, kinds, variants, 25):
        before, seat = digest(game), asked(game)[1]
        game.known_to(seat), game.seen_by(seat), game.seen_by(None)
        world = game.imagine(seat, Chance(1))
        world.apply(chance.pick(world.moves()))
        assert digest(game) == before
