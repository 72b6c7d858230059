"""Random games: one at every table, and some among the rich, who see more of the rules."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.core.fuzz import fuzz_game
from game.core.fuzz_checks import Moment, quick_checks, thorough_checks
from game.core.match import Match
from game.core.tables import table_of
from game.tekhenu import RULES
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GOODS
from tests.tekhenu.table import setup_of, tracks
from tests.titles.playing import play_until

TABLES = RULES.tables()


@pytest.mark.parametrize("number", range(len(TABLES)), ids=["+".join((*kinds, *more)) for kinds, more in TABLES])
def test_a_random_game_at_every_table(number: int) -> None:
    """TEK-3.4, 3.8, 4  Dice, tiles, cards and pieces are conserved, points explained, views sound."""
    kinds, variants = TABLES[number]
    assert fuzz_game(RULES, table_of(RULES.id, kinds, variants, 4000 + number), every=40) is None


def enrich(game: Tekhenu, chance: Chance) -> None:
    """Cards, goods and happy people for everybody, so that random play reaches what it hardly ever would."""
    for seat in game.people():
        for deck, count in zip(game.decks, (3, 6, 2), strict=True):
            for _ in range(count):
                game.keep(seat, deck.pop(chance.below(len(deck))))
        game.seats[seat].goods = [chance.below(8) for _ in GOODS]
        happiness = 10 + chance.below(11)
        tracks(game, seat, min(21, happiness + chance.below(5)), happiness)


@pytest.mark.parametrize(("seats", "solo"), [(2, False), (3, False), (2, True)])
def test_random_games_among_the_rich(seats: int, solo: bool) -> None:
    """TEK-14.1  Stacked cards, the action at 21, all market sections, Decrees with prices."""
    setup = setup_of(seats, 77 + seats, solo=solo)
    chance, trials = Chance(seats), Chance(9)
    start = play_until(RULES.start(setup), lambda game: game.round_number == 1)
    enrich(start, chance)
    match = Match(RULES, setup, start)
    decisions = 0
    while (decision := match.decision) is not None:
        moment = Moment(match, decision, trials)
        assert list(quick_checks(moment)) == []
        if decisions % 12 == 0:
            assert list(thorough_checks(moment)) == []
        match.play(chance.pick(match.position.moves()))
        decisions += 1
    assert match.position.round_number == 16
