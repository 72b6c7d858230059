"""Battle cards of a computer seat: mixed in secret, and the best reply where one is shown."""

import pytest

from game.kemet.cards import PlayCard
from game.kemet.combat import ChooseCard, HideCard, Ready
from game.kemet.components import components
from game.kemet.duel_sense import Duel, Side, balance, tables
from game.kemet.onset import PASS
from tests.kemet.build import attack, battle_cards, in_combat, position
from tests.kemet.look import duel, lay
from tests.titles.playing import asked, play, scribe

ME, RIVAL = 0, 1


def plain(units: int) -> Side:
    return Side(units, units, 0, 0, 0.0, 0, 0)


def test_the_mix_is_a_distribution_over_the_cards() -> None:
    cards = components().basic_cards
    for mix in balance(Duel(plain(3), plain(3), 6.0, 6.0, 0.0), cards, cards):
        assert sum(mix) == pytest.approx(1)
        assert min(mix) >= 0


def test_a_card_that_cannot_win_nor_wound_is_hardly_played() -> None:
    """KEM-8.4  4 against 3 Units: the strongest card always wins, Force 2 without Damage seldom does."""
    cards = components().basic_cards
    attacking, _ = balance(Duel(plain(4), plain(3), 6.0, 6.0, 0.0), cards, cards)
    assert attacking[cards.index("BC1")] > 3 * attacking[cards.index("BC4")]


def test_a_victory_without_survivor_brings_no_vp() -> None:
    """KEM-8.6  1 Unit with Force 4 against Damage 3."""
    gains, _ = tables(Duel(plain(1), plain(1), 6.0, 6.0, 0.0), ("BC1",), ("BC3", "BC6"))
    assert gains[0][0] > 10 > gains[0][1]


def test_cards_are_mixed() -> None:
    """KEM-8.1  In the same place not always the same card."""
    laid = {scribe(in_combat(3, 3, "a_t_west"), seed) for seed in range(12)}
    assert len(laid) > 1


def test_a_seer_gives_the_best_reply() -> None:
    """KEM-8.1  Prescience shows Force 2: with 4 against 4 Units only more will do."""
    game = in_combat(4, 4, "a_t_west", tiles={ME: "S3C"})
    lay(game, "BC4", "BC6")
    assert asked(game) == ("ChooseBattleCard", ME)
    assert scribe(game) in (ChooseCard("BC1"), ChooseCard("BC2"), ChooseCard("BC3"))


def test_the_card_that_decides_is_hidden_behind_the_battle_card() -> None:
    """KEM-8.2  Force 5 against up to 5 on defence: War Fury turns it."""
    game = position(hands={ME: "war_fury"}, troops={"a_t_west": (RIVAL, 3)})
    battle_cards(game, RIVAL, "BC2 BC3", "BC1 BC4", "BC5 BC6")
    attack(game, ME, "a_t_west", 3)
    play(game, PASS)
    lay(game, "BC2", "BC6")
    assert scribe(game) == HideCard("war_fury")


def test_a_useless_card_is_not_hidden() -> None:
    """KEM-14.7  Teleportation does nothing in a Combat and would be lost."""
    game = in_combat(5, 2, "a_t_west", hands={ME: "teleportation"})
    play(game, PASS)
    lay(game, "BC1", "BC6")
    assert (asked(game), scribe(game)) == (("HideCards", ME), Ready())


def test_a_revealed_card_that_turns_the_combat_is_paid() -> None:
    """KEM-8.3  3 + 3 against 3 + 3: two more for a prayer."""
    game = in_combat(3, 3, "a_t_west", hands={ME: "war_fury"})
    duel(game, "BC3 BC6 war_fury")
    assert (asked(game), scribe(game)) == (("UseCards", ME), PlayCard("war_fury"))
