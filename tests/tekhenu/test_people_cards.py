"""TEK-5.11, TEK-11.5  B07 and B08, the last word of a turn, and the action at Happiness 21."""

from __future__ import annotations

from game.tekhenu import events
from game.tekhenu.actions import GO_ON, FreeGod, PlayPeople
from game.tekhenu.gods.bastet import HoldFestival
from game.tekhenu.gods.thoth import BrowseSection
from game.tekhenu.selection import PlayExtra
from game.tekhenu.using import DoExtra, DoMain, DoProduce
from tests.tekhenu.look import (
    names,
    offered,
    offers,
    only,
    people,
    play,
    purse,
    question,
    take,
)
from tests.tekhenu.table import (
    ME,
    RIVAL,
    dice,
    goods,
    hand,
    light,
    run,
    section,
    statues,
    table,
    tracks,
    turn,
)


def test_the_last_word() -> None:
    """TEK-5.11, 5.7  B07 and B08 may be played once more before the turn ends, then the market is filled."""
    game = table()
    dice(game, thoth="gray 1")
    tracks(game, ME, 6, 2)
    section(game, 1, "B07 B08 T01")
    turn(game)
    take(game, "thoth gray 1")
    play(game, DoMain("thoth"), BrowseSection(1))
    play(game, next(move for move in game.moves() if getattr(move, "card", "") == "B07"))
    assert question(game) == "ChooseLastWord"
    heard = play(game, PlayPeople("B07", "population"))
    assert people(game) == (9, 2)
    assert names(heard, events.SectionOpened, events.MarketFilled) == ["SectionOpened", "MarketFilled"]
    heard = play(game, GO_ON)
    assert "" not in game.market[0]
    assert question(game) == ""


def test_no_last_word_without_the_card() -> None:
    """TEK-5.11, TEK-P7  Who holds neither B07 nor B08 is not asked."""
    game = table()
    dice(game, horus="white 1")
    turn(game)
    take(game, "horus white 1")
    play(game, DoProduce("limestone"))
    assert question(game) == ""


def test_people_cards_wait_for_the_own_turn() -> None:
    """TEK-5.11, R37  Outside the own turn B07 is not offered."""
    game = table()
    hand(game, RIVAL, "B07")
    dice(game, horus="white 1")
    turn(game)
    assert [*offers(game, PlayPeople)] == []


def test_people_cards_at_every_question() -> None:
    """TEK-5.11, R37  At the die, at its use, in the middle of the action; the question comes again each time."""
    game = table()
    light(game, "osiris", "shaded")
    dice(game, osiris="gray 6")
    hand(game, ME, "B07")
    tracks(game, ME, 9, 2)
    turn(game)
    seen = []
    while question(game) != "ChooseLastWord":
        assert {move.track for move in offers(game, PlayPeople)} == {"population", "happiness"}
        seen.append(question(game))
        play(game, game.moves()[0])
    assert seen == ["ChooseDie", "UseDie", "ChooseDistrict", "ChooseProduction"]
    play(game, PlayPeople("B07", "happiness"))
    assert people(game) == (9, 4)


def test_happiness_makes_an_action_possible_in_time() -> None:
    """TEK-5.11, 13.1, DP18  Happiness 0: B07 before the die is taken opens Osiris."""
    game = table()
    light(game, "osiris", "shaded")
    dice(game, osiris="gray 6, yellow 1")
    hand(game, ME, "B07")
    tracks(game, ME, 9, 0)
    turn(game)
    assert offered(game) == {"osiris yellow 1 pure"}
    play(game, PlayPeople("B07", "happiness"))
    assert offered(game) == {"osiris yellow 1 pure", "osiris gray 6 tainted"}


def test_21_reached_in_the_middle_of_an_action_waits_for_its_end() -> None:
    """TEK-5.10, 11.5, R36  B07 while a site is chosen: the free action comes after the statue bonuses of Hathor."""
    game = table()
    light(game, "hathor", "sunny")
    dice(game, hathor="gray 1")
    statues(game, ME, "hathor")
    tracks(game, ME, 21, 18)
    hand(game, ME, "B07")
    goods(game, ME, bread=4)
    turn(game)
    take(game, "hathor gray 1")
    play(game, DoMain("hathor"), PlayPeople("B07", "happiness"))
    assert question(game) == "ChooseSite"
    heard = play(game, game.moves()[0])
    assert only(heard, events.StatueBonus)
    assert question(game) == "ChooseFreeAction"
    assert purse(game)["gold"] == 1
    assert purse(game)["scribe"] == 1


def test_21_reached_outside_an_action_is_settled_at_once() -> None:
    """TEK-11.5, R36  B07 before the die is taken: the free action comes before the die."""
    game = table()
    dice(game, horus="white 1")
    tracks(game, ME, 21, 18)
    hand(game, ME, "B07")
    goods(game, ME, papyrus=2)
    turn(game)
    play(game, PlayPeople("B07", "happiness"))
    assert question(game) == "ChooseFreeAction"
    play(game, FreeGod("bastet"))
    assert question(game) == "ChooseValue"
    play(game, game.moves()[0])
    assert question(game) == "ChooseDie"


def test_21_reached_between_the_die_and_its_action() -> None:
    """TEK-11.5, 5.11, TEK-P1  B07 while the die is in the hand: the free action first, then the die is used."""
    game = table()
    dice(game, horus="white 1")
    tracks(game, ME, 21, 18)
    hand(game, ME, "B07")
    turn(game)
    take(game, "horus white 1")
    play(game, PlayPeople("B07", "happiness"))
    assert question(game) == "ChooseFreeAction"
    assert game.balance_of(ME) == 0
    play(game, game.moves()[-1])
    assert question(game) == "UseDie"
    play(game, DoProduce("limestone"))
    assert game.balance_of(ME) == 1


def test_21_by_the_main_action_comes_before_the_extra_one() -> None:
    """TEK-5.10, 11.5  Bastet to 21: the free action comes right after it, the extra action of B17 last."""
    game = table()
    light(game, "bastet", "shaded")
    dice(game, bastet="gray 6")
    tracks(game, ME, 21, 18)
    hand(game, ME, "B17")
    goods(game, ME, papyrus=2, scribe=1, bread=9)
    turn(game)
    take(game, "bastet gray 6")
    play(game, PlayExtra("B17", "hathor"), DoMain("bastet"))
    assert question(game) == "ChooseFreeAction"
    play(game, game.moves()[-1])
    assert list(game.moves()) == [DoExtra("hathor")]


def test_the_action_at_21_may_be_declined_and_comes_once() -> None:
    """TEK-11.5, 11.4  Declined, it is gone; Happiness lost and won again brings no second one."""
    game = table()
    tracks(game, ME, 21, 21)
    game.seats[ME].top_happiness = 21
    game.lower_tracks(ME, 0, 1)
    game.acting = ME
    run(game, HoldFestival(ME, 6))
    assert people(game) == (21, 21)
    assert not game.seats[ME].action_due
