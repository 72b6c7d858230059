"""AMU-15.3, AMU-5.1  Computer seats decide by what their seat can know, and by nothing else."""

from __future__ import annotations

import pytest

from game.ai.levels import decide
from game.amunre import RULES
from game.amunre.state import AmunRe
from game.core.chance import Chance
from game.core.tables import table_of


def moments(expert: bool) -> list[AmunRe]:
    """Every 17th decision of a random game."""
    setup = table_of("amunre", ("human",) * 4, ("expert",) if expert else (), 5)
    game, chance, found = RULES.start(setup), Chance(3), list[AmunRe]()
    number = 0
    while not game.over:
        number += 1
        if number % 17 == 0:
            found.append(game.clone())
        game.apply(chance.pick(game.moves()))
    return found


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("level", ["apprenti", "scribe"])
def test_positions_that_differ_only_in_hidden_things_get_the_same_move(level: str, expert: bool) -> None:
    """AMU-15.3, AMU-5.1  Hands, decks, sealed offerings and province cards that a seat cannot know change nothing."""
    differing = 0
    for game in moments(expert):
        decision = game.decision
        assert decision is not None
        other = game.imagine(decision.seat, Chance(77))
        differing += RULES.codec.digest(other) != RULES.codec.digest(game)
        first = decide(RULES, game, decision.seat, level, Chance(8))
        assert first == decide(RULES, other, decision.seat, level, Chance(8))
    assert differing > 5
