"""Scribe at the table of Kemet: it attacks when it pays, holds what it has, buys, prays and fights."""

from collections.abc import Callable
from functools import partial

import pytest

from game.core.agenda import Move
from game.kemet import RULES
from game.kemet.cards import EscapeTo, PlayCard, RainFire
from game.kemet.combat import ChooseCard, HideCard, Ready
from game.kemet.components import components
from game.kemet.creatures import PlaceCreature
from game.kemet.dawn import BeginDawn, TakePosition
from game.kemet.march import GoOn, MarchTo, TeleportTo
from game.kemet.market import BuyTile
from game.kemet.mind.duel import Duel, Side, balance, tables
from game.kemet.night import OfferNothing, Sacrifice
from game.kemet.onset import PASS
from game.kemet.pyramids import RaisePyramid
from game.kemet.recruiting import RecruitInto
from game.kemet.resolution import Retreat
from game.kemet.state import Kemet
from game.kemet.tokens import PlaceToken
from game.kemet.turn import BeginDay
from game.workshop.arena import play_series
from tests.kemet.build import attack, battle_cards, in_action, in_combat, in_night, in_turn, in_window, position, run
from tests.kemet.look import duel, lay, there
from tests.titles.playing import asked, play, scribe, scribe_plays

ME, RIVAL = 0, 1

HOME = {"a_c1_d1": (ME, 3), "a_c2_d1": (RIVAL, 3)}
"""Something at home for both, so that nobody is without Units."""
RUBY = {"a_c1_d1": ("ruby", 2)}
NO_MOVE_LEFT = {RIVAL: "top_move mid_move"}


def test_it_attacks_when_victory_is_all_but_certain() -> None:
    """KEM-8.6  5 Units against 1 on a Temple."""
    game = in_turn(troops={**HOME, "a_c1_front": (ME, 5), "a_t_west": (RIVAL, 1)})
    assert MarchTo("a_t_west") in scribe_plays(game)
    assert game.combat is not None


def test_it_does_not_attack_without_hope() -> None:
    """KEM-8.4  2 Units against 4 with tiles for defence."""
    troops = dict.fromkeys(("a_t_west", "a_t_river", "a_t_delta"), (RIVAL, 4))
    game = in_action(
        "top_move", tiles={RIVAL: "S1C S3A"}, pyramids={"a_c1_d1": ("ruby", 1)}, troops={"a_c1_d1": (ME, 2), **troops}
    )
    scribe_plays(game)
    assert game.combat is None


def test_it_takes_a_free_temple_that_brings_the_ninth_vp() -> None:
    """KEM-11.1  8 VP, and a Temple that nobody holds."""
    game = in_turn(pyramids={"a_c1_d1": ("ruby", 1)}, vp={ME: 8, RIVAL: 5}, troops=HOME)
    scribe_plays(game)
    assert game.points[ME] == 9


def test_it_keeps_a_garrison_on_the_temple_it_leaves() -> None:
    """KEM-6.6.3, KEM-4.4  Two Temples in the last Move of the Day: some Units stay."""
    troops = {"a_t_west": (ME, 5), "a_c2_d1": (RIVAL, 3)}
    game = in_action("top_move", tiles={ME: "R2D"}, played=NO_MOVE_LEFT, troops=troops)
    moves = scribe_plays(game)
    assert any(isinstance(move, TeleportTo) for move in moves)
    assert any(isinstance(move, GoOn) and move.n < 5 for move in moves)
    assert (there(game, "a_t_west")[0], game.temples_held[ME]) == (ME, 2)


def test_it_recruits_when_its_city_is_empty() -> None:
    """KEM-6.4.1  Prayers, and no Unit on the board."""
    pyramids = {"a_c1_d1": ("ruby", 2), "a_c1_d2": ("sapphire", 1)}
    moves = scribe_plays(in_turn(pyramids=pyramids, troops={"a_c2_d1": (RIVAL, 5)}))
    assert PlaceToken("top_recruit") in moves
    assert sum(move.n for move in moves if isinstance(move, RecruitInto)) >= 4


ANSWERS: list[tuple[Move, Callable[[], Kemet]]] = [
    # KEM-6.3.4  It buys a VP when it can.
    (BuyTile("R3D"), partial(in_action, "low_ruby", pyramids={"a_c1_d1": ("ruby", 3)}, troops=HOME)),
    # KEM-6.2.1  It raises the pyramid that opens Domination, with prayers left for the tile.
    (RaisePyramid("ruby", 3), partial(in_action, "mid_pyramid", pyramids=RUBY, prayers=(6, 6), troops=HOME)),
    # KEM-5.3  Of two ways to pray it takes the one that keeps it free.
    (
        PlaceToken("mid_pray"),
        partial(in_turn, prayers=(0, 5), played={ME: "low_ruby low_sapphire top_move"}, troops=HOME),
    ),
    # KEM-7.2  Its creature joins a Troop.
    (PlaceCreature("scorpion", "a_c1_d1"), partial(in_window, tiles={ME: "R4A"}, troops=HOME)),
    # KEM-10.9  Fire rains on the last Unit of a Temple, whose VP goes with it.
    (
        RainFire("a_t_delta", RIVAL),
        partial(in_window, hands={ME: "raining_fire"}, troops=HOME | {"a_t_delta": (RIVAL, 1)}),
    ),
    # KEM-10.7  Prayer is played when prayers are few, even if a rival may have a Veto.
    (PlayCard("prayer"), partial(in_window, prayers=(1, 5), hands={ME: "prayer", RIVAL: "war_rage"}, troops=HOME)),
    # KEM-9.2  One of four Units is offered in the delta for 5 prayers.
    (Sacrifice(), partial(in_night, prayers=(0, 5), troops=HOME | {"a_t_delta": (ME, 4)})),
    # KEM-9.3  The last Unit of the second Temple is kept, it holds the Control VP.
    (OfferNothing(), partial(in_night, prayers=(0, 5), troops=HOME | {"a_t_west": (ME, 4), "a_t_delta": (ME, 1)})),
    # KEM-9.1  Two Units are offered to all gods for a VP.
    (Sacrifice(), partial(in_night, 3, troops={"b_sanctuary": (ME, 3)})),
]


@pytest.mark.parametrize(("answer", "start"), ANSWERS)
def test_the_answer_of_a_scribe(answer: Move, start: Callable[[], Kemet]) -> None:
    """KEM-5 to KEM-10  One question each, with one answer that a good player would give."""
    assert scribe(start()) == answer


def test_it_escapes_a_hopeless_combat() -> None:
    """KEM-10.14  2 Units with the creature against 5."""
    game = in_combat(5, 2, "a_c2_front", guard="elephant", tiles={RIVAL: "S2B"}, hands={RIVAL: "escape"})
    assert asked(game) == ("SpeakInWindow", RIVAL)
    assert isinstance(scribe(game), EscapeTo)


def test_a_beaten_troop_retreats_where_it_is_safe() -> None:
    """KEM-8.7  4 Units beside the own City with no Move left for the rival."""
    game = position(played=NO_MOVE_LEFT, troops={"a_c1_front": (ME, 4)})
    attack(game, RIVAL, "a_c1_front", 5)
    duel(game, "BC3 BC6", "BC4 BC6")
    assert (asked(game), scribe(game)) == (("DecideFate", ME), Retreat())


def test_with_many_vp_it_wants_the_last_word() -> None:
    """KEM-12.2  The first choice of the order."""
    game = position(vp={ME: 6, RIVAL: 7}, troops=HOME)
    run(game, BeginDawn(), BeginDay())
    assert scribe(game) == TakePosition(2)


@pytest.mark.thorough
def test_scribe_beats_a_random_seat() -> None:
    """KEM-11.3  Two games, every seat once."""
    series = play_series(RULES, ("scribe", "random"), 2, seed=3)
    assert series.of("scribe").wins == 2
    assert series.of("scribe").points > 8


# Battle cards: mixed in secret, and the best reply where one is shown

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
    assert len({scribe(in_combat(3, 3, "a_t_west"), seed) for seed in range(12)}) > 1


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
