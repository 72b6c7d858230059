"""PHA-7, PHA-10  Powers of nobles, and the succession of Pharaoh."""

from game.pharaon import events
from tests.pharaon import moves as do
from tests.pharaon.build import empty_supply, holding, noble, remove_artisans, token
from tests.pharaon.look import pay, stock, turned
from tests.titles.playing import asked, offers, only, play, refuse

ONE_OF_EACH = "1A 1J 1R 1C 1M"


def test_v32_pharaoh_needs_both() -> None:
    """PHA-10.1, PHA-10.2, PHA-1.5  Two nobles and step 3.

    V32, PHA-7.11  Noble 26: free step 3, the token at once, then the bonus offering.
    """
    for nobles, pharaoh in (((12,), -1), ((12, 7), 0)):
        game = holding("1A 1C 1M 1J", *nobles, step=2)
        heard = play(game, do.go_to("burial"))
        pay(game, "J")
        assert game.pharaoh == pharaoh
        assert only(heard, events.PharaohNamed) == [events.PharaohNamed(0)] * (pharaoh + 1)
    game = holding(ONE_OF_EACH, 12, step=2, shown=(26, 13, 15))
    heard = play(game, do.go_to("nobles"), do.take_noble(noble(26)))
    assert only(heard, events.PharaohNamed)
    assert (game.pharaoh, asked(game)) == (0, ("ChooseBonus", 0))


def test_v43_silver_to_the_wise_woman() -> None:
    """V43, PHA-19.26, PHA-7.3  Silver for any base colour; the Treasury takes no Silver, neither a quarter token."""
    game = holding("1S", 17, tokens="q_nile")
    play(game, do.use_power(noble(17)))
    assert offers(game, do.GiveToken) == [do.give_token("silver")]
    assert refuse(game, do.give_token(token("q_nile"))) == "not_given"
    play(game, do.give_token("silver"))
    assert len(offers(game, do.TakeResource)) == 5
    play(game, do.take_resource("royalty"))
    assert (stock(game), turned(game)) == ("1R", [17])
    assert refuse(holding("1S", 18, tokens="q_nile"), do.use_power(noble(18))) == "nothing_to_give"


def test_pha_7_wise_woman_takes_offering_tokens() -> None:
    """PHA-7.3, PHA-19.26  An offering resource token goes to the offering discard; another colour is taken."""
    game = holding("", 17, tokens="justice")
    play(game, do.use_power(noble(17)), do.give_token(token("justice")))
    assert game.token_discard == [token("justice")]
    assert refuse(game, do.take_resource("justice")) == "same_colour"
    play(game, do.take_resource("agriculture"))
    assert stock(game) == "1A"


def test_pha_19_12_not_without_supply() -> None:
    """PHA-19.12, PHA-16, PHA-7.1, PHA-7.4  The Treasury: one base resource for 1 Silver, once per round.

    No Silver in the supply: no Treasury; no other base resource: no Wise Woman.
    """
    game = holding("2A", 18, tokens="commerce")
    play(game, do.use_power(noble(18)), do.give_token("agriculture"))
    assert (stock(game), refuse(game, do.use_power(noble(18)))) == ("1A 1S", "power_used")
    assert refuse(holding("1A", 17, 18, gone="S"), do.use_power(noble(18))) == "empty_supply"
    assert refuse(holding("1A", 17, 18, gone="A J R C M S"), do.use_power(noble(17))) == "nothing_to_give"


def test_pha_3_6_powers_before_or_after_never_inside() -> None:
    """PHA-3.6, PHA-19.30, PHA-7.4  Offered before the action and after it, not while choosing or paying.

    A noble taken this turn may be used at once.
    """
    game = holding("2A 1J", 17, 18)
    assert do.use_power(noble(17)) in game.moves()
    play(game, do.go_to("offerings"))
    assert do.use_power(noble(17)) not in game.moves()
    play(game, do.take_lot(1))
    assert asked(game) == ("FinishTurn", 0)
    play(game, do.use_power(noble(18)), do.give_token("justice"))
    assert asked(game) == ("FinishTurn", 0)
    play(game, do.END_TURN)
    assert asked(game) == ("TakeTurn", 1)
    game = holding("2A 1J 1R 1C 1M", shown=(17, 13, 14))
    play(game, do.go_to("nobles"), do.take_noble(noble(17)))
    assert asked(game) == ("FinishTurn", 0)
    assert do.use_power(noble(17)) in game.moves()


def test_p4_the_end_of_a_turn_is_asked_only_with_a_power_at_hand() -> None:
    """PHA-P4, PHA-3.6  Without noble 17 or 18 the next player follows at once."""
    game = holding("2A")
    play(game, do.go_to("offerings"), do.take_lot(1))
    assert asked(game) == ("TakeTurn", 1)


def test_pha_7_9_tutor_and_diplomat_with_a_drawn_vase() -> None:
    """PHA-7.9, PHA-5.4  They work with vases of the Nile too; declining keeps them ready."""
    game = holding("4R", 19, 20, pile=(1, 2))
    play(game, do.go_to("nile"), do.use_option("NIL6"))
    pay(game, "R")
    assert asked(game) == ("UseDiplomat", 0)
    play(game, do.KEEP_VASE)
    assert asked(game) == ("UseTutor", 0)
    play(game, do.SAVE_TUTOR)
    assert (stock(game), turned(game)) == ("1A 1J 3R", [])


def test_v33_tutor_and_diplomat_together() -> None:
    """V33, PHA-7.9, PHA-7.8  VAS01 on passing in round 2: 3C instead, +1M; both cards turned."""
    game = holding("", 19, 20, vases=(1, 2, 3), current_round=2)
    play(game, do.PASS, do.take_vase("VAS01"), do.REPLACE_VASE)
    play(game, *[do.take_resource("construction")] * 3, do.take_resource("commerce"))
    assert (stock(game), turned(game)) == ("3C 1M", [20, 19])


def test_p12_no_question_with_one_answer_left() -> None:
    """PHA-P12, PHA-8.6, PHA-6.3.3  One colour in the supply, one track below the top: taken without asking."""
    game = holding("3C", artisans=(29, 1, 2, 3), gone="A J R M")
    play(game, do.go_to("artisans"), do.take_artisan("ART29"))
    assert (stock(game), asked(game)) == ("1C", ("TakeTurn", 1))
    game = holding("1R 1C", levels=(3, 3, 0, 3, 3))
    play(game, do.go_to("nile"), do.use_option("NIL7"))
    assert (game.seats[0].levels[2], asked(game)) == (1, ("TakeTurn", 1))


def test_p13_tutor_and_diplomat_need_something_to_take() -> None:
    """PHA-P13, PHA-7.9, PHA-5.1  With all base supplies empty, or emptied by the vase, neither is asked or used up."""
    for nobles, left, taken in (((19, 20), 0, ""), ((19,), 1, "1A 1J 1R")):
        game = holding("", *nobles, vases=(1, 2, 3), gone="C M")
        empty_supply(game, "A J R", keep=left)
        play(game, do.PASS, do.take_vase("VAS01"))
        assert (stock(game), turned(game), asked(game)) == (taken, [], ("TakeTurn", 1))


def test_pha_7_11_free_parts_of_instants_that_are_impossible_are_lost() -> None:
    """PHA-7.11, PHA-6.3.4, PHA-16  Noble 25 on the last step; noble 24 without artisans: the other part is taken.

    Noble 21 with one level left in all: one climb without a question, two lost, then 2 Silver.
    """
    game = holding(ONE_OF_EACH, step=8, shown=(25, 13, 14))
    heard = play(game, do.go_to("nobles"), do.take_noble(noble(25)))
    assert (game.seats[0].step, stock(game), len(only(heard, events.BurialStepLost))) == (8, "1S", 1)
    game = holding(ONE_OF_EACH, shown=(24, 13, 14))
    remove_artisans(game)
    heard = play(game, do.go_to("nobles"), do.take_noble(noble(24)))
    assert (asked(game), len(only(heard, events.ArtisanLost))) == (("ChooseBonus", 0), 1)
    game = holding(ONE_OF_EACH, levels=(3, 3, 2, 3, 3), shown=(21, 13, 14))
    heard = play(game, do.go_to("nobles"), do.take_noble(noble(21)))
    assert (game.seats[0].levels, stock(game), len(only(heard, events.ClimbLost))) == ([3] * 5, "2S", 2)
