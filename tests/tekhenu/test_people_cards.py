"""TEK-5.11, TEK-11.5  B07 and B08, the last word of a turn, and the action at Happiness 21."""

from game.tekhenu import events
from game.tekhenu.actions import GO_ON, PlayPeople
from game.tekhenu.gods.bastet import HoldFestival
from game.tekhenu.gods.thoth import BrowseSection
from game.tekhenu.selection import PlayExtra
from game.tekhenu.using import DoExtra, DoMain, DoProduce
from tests.tekhenu.look import holding, names, offered, people, purse, question
from tests.tekhenu.table import ME, on_turn, table
from tests.titles.playing import offers, only, play, run


def test_the_last_word() -> None:
    """TEK-5.11, 5.7  B07 and B08 may be played once more before the turn ends, then the market is filled."""
    game = holding("thoth gray 1", market={1: "B07 B08 T01"}, people=(6, 2))
    play(game, DoMain("thoth"), BrowseSection(1))
    play(game, next(move for move in game.moves() if getattr(move, "card", "") == "B07"))
    assert question(game) == "ChooseLastWord"
    heard = play(game, PlayPeople("B07", "population"))
    assert people(game) == (9, 2)
    assert names(heard, events.SectionOpened, events.MarketFilled)[:2] == ["SectionOpened", "MarketFilled"]
    assert "" not in game.market[0]
    assert question(game) == ""


def test_the_last_word_is_asked_again_while_a_card_is_left() -> None:
    """TEK-5.11, TEK-P7  With B07 and B08 it comes twice; after the last of them the turn is over by itself."""
    game = holding("horus white 1", people=(9, 2), cards="B07 B08")
    play(game, DoProduce("limestone"), PlayPeople("B07", "happiness"))
    assert question(game) == "ChooseLastWord"
    play(game, PlayPeople("B08", "happiness"))
    assert (question(game), game.acting, people(game)) == ("", -1, (9, 8))
    game = holding("horus white 1", people=(9, 2), cards="B07 B08")
    play(game, DoProduce("limestone"), PlayPeople("B07", "happiness"), GO_ON)
    assert (question(game), game.acting, people(game)) == ("", -1, (9, 5))


def test_people_cards_at_every_question() -> None:
    """TEK-5.11, R37  At the die, at its use, in the middle of the action; the question comes again each time."""
    game = on_turn(light="osiris shaded", dice="osiris gray 6", people=(9, 2), cards="B07")
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
    game = on_turn(light="osiris shaded", dice="osiris gray 6, osiris yellow 1", people=(9, 0), cards="B07")
    assert offered(game) == {"osiris yellow 1 pure"}
    play(game, PlayPeople("B07", "happiness"))
    assert offered(game) == {"osiris yellow 1 pure", "osiris gray 6 tainted"}


def test_21_reached_in_the_middle_of_an_action_waits_for_its_end() -> None:
    """TEK-5.10, 11.5, R36  B07 while a site is chosen: the free action comes after the statue bonuses of Hathor."""
    game = holding("hathor gray 1", light="hathor sunny", mine="hathor", people=(21, 18), cards="B07", bread=4)
    play(game, DoMain("hathor"), PlayPeople("B07", "happiness"))
    assert question(game) == "ChooseSite"
    assert only(play(game, game.moves()[0]), events.StatueBonus)
    assert (question(game), purse(game)["gold"], purse(game)["scribe"]) == ("ChooseFreeAction", 1, 1)


def test_21_reached_between_the_die_and_its_action() -> None:
    """TEK-11.5, 5.11, TEK-P1  B07 while the die is in the hand: the free action first, then the die is used."""
    game = holding("horus white 1", people=(21, 18), cards="B07")
    play(game, PlayPeople("B07", "happiness"))
    assert (question(game), game.balance_of(ME)) == ("ChooseFreeAction", 0)
    play(game, game.moves()[-1])
    assert question(game) == "UseDie"
    play(game, DoProduce("limestone"))
    assert game.balance_of(ME) == 1


def test_21_by_the_main_action_comes_before_the_extra_one() -> None:
    """TEK-5.10, 11.5  Bastet to 21: the free action comes right after it, the extra action of B17 last."""
    game = holding("bastet gray 6", light="bastet shaded", people=(21, 18), cards="B17", papyrus=2, scribe=1, bread=9)
    play(game, PlayExtra("B17", "hathor"), DoMain("bastet"))
    assert question(game) == "ChooseFreeAction"
    play(game, game.moves()[-1])
    assert list(game.moves()) == [DoExtra("hathor")]


def test_the_action_at_21_may_be_declined_and_comes_once() -> None:
    """TEK-11.5, 11.4  Declined, it is gone; Happiness lost and won again brings no second one."""
    game = table(people=(21, 21))
    game.seats[ME].top_happiness = 21
    game.lower_tracks(ME, 0, 1)
    game.acting = ME
    run(game, HoldFestival(ME, 6))
    assert people(game) == (21, 21)
    assert not game.seats[ME].action_due
