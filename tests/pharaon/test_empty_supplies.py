"""PHA-16, PHA-5.1, PHA-5.3, PHA-5.7  What happens when something has run out."""

from game.pharaon import events
from game.pharaon.components import components
from game.pharaon.means import SCARCE_SILVER
from game.pharaon.round_end import EndRound
from game.pharaon.turn import BeginRound
from tests.pharaon import moves as do
from tests.pharaon.build import empty_supply, holding, noble, opening, pick_start, position
from tests.pharaon.look import pay, stock, tokens, turned, ways
from tests.titles.playing import asked, offers, only, play, refusal_of, run


def test_pha_6_1_4_a_bonus_from_the_bag_or_the_zone_alone() -> None:
    """PHA-6.1.4, PHA-5.6, PHA-5.7  The zone is empty, the bag is not: the option stands, the bag is not a question.

    An empty bag is filled with the two tokens of the discard. Bag and discard are empty: the zone alone can be chosen.
    """
    for bag, discard, refilled in ((2, 0, []), (0, 2, [events.BagRefilled(2)])):
        game = holding("2A", zone=(), bag=(bag, discard))
        heard = play(game, do.go_to("offerings"), do.take_lot_with_bonus(1))
        assert only(heard, events.BagRefilled) == refilled
        assert (len(game.bag), len(tokens(game)), asked(game)) == (1, 3, ("TakeTurn", 1))
    game = holding("2A", zone=("pp1", "", "justice", ""), bag=(0, 0))
    play(game, do.go_to("offerings"), do.take_lot_with_bonus(1))
    assert list(game.moves()) == [do.take_bonus(1), do.take_bonus(3)]


def test_p3_scarce_silver_may_be_paid_to_get_it_back() -> None:
    """PHA-P3, PHA-19.25, PHA-4.5  Fewer than two Silver in the supply: what NIL7 is paid with can be what it gives.

    PHA-22  No action gives more than two: Nile, artisans, and nobles with the artisan that they may bring.
    """
    for left, offered in ((2, ["R C"]), (1, ["C S", "R C", "R S"])):
        game = holding("1R 1C 1S")
        empty_supply(game, "S", keep=left)
        assert ways(game, "nile", "NIL7") == offered
    game = holding("1R 1C 1S", gone="S")
    assert ways(game, "nile", "NIL7") == ["C S", "R C", "R S"]
    play(game, do.go_to("nile"), do.use_option("NIL7"))
    pay(game, "R", "S")
    assert stock(game) == "1C 1S"
    artisan = max(card.gains.silver for card in components().artisans.values())
    promised = [dict(card.gains) for card in components().nobles.values()]
    nobles = [gains.get("silver", 0) + artisan * gains.get("artisan", 0) for gains in promised]
    nile = [option.gains.silver for option in components().nile.values()]
    assert max(*nobles, *nile, artisan) == SCARCE_SILVER == 2


def test_pha_5_1_what_is_there_is_taken() -> None:
    """PHA-5.1, PHA-7.5, PHA-6.4.2, PHA-2.9, PHA-8.2  Noble 21 with one Silver left: the other is lost, no climb is.

    ART01 without Silver still brings its vase; one Silver left for the opening is taken; the General finds no base
    resource, and his disc still advances before the vase.
    """
    game = holding("1A 1J 1R 1C 1M", shown=(21, 13, 14))
    empty_supply(game, "S", keep=1)
    play(game, do.go_to("nobles"), do.take_noble(noble(21)))
    for _ in range(3):
        heard = play(game, game.moves()[0])
    assert only(heard, events.ResourcesLost) == [events.ResourcesLost(0, ("silver",))]
    assert (stock(game), sum(game.seats[0].levels)) == ("1S", 3)
    game = holding("3C", artisans=(1, 10, 11, 12), pile=(1,), gone="S")
    play(game, do.go_to("artisans"), do.take_artisan("ART01"))
    assert stock(game) == "1A 1J 1R"
    game = opening(12, 7)
    empty_supply(game, "S", keep=1)
    pick_start(game, 0)
    play(game, do.keep_noble(noble(7)), do.take_vase(game.vases[0]))
    assert game.seats[0].stock[5] == 1
    game = holding("", 6, gone="A J R C M")
    play(game, do.PASS)
    assert (game.seats[0].space, asked(game)) == (1, ("ChooseVase", 0))


def test_pha_7_9_the_diplomat_takes_what_there_is() -> None:
    """PHA-5.1, PHA-7.9  Two base resources are left: two are taken, the third is lost, the card is used."""
    game = holding("", 20, vases=(24, 1, 2), gone="R C M")
    empty_supply(game, "A J", keep=1)
    play(game, do.PASS, do.take_vase("VAS24"), do.REPLACE_VASE, do.take_resource("justice"))
    assert (stock(game), turned(game), asked(game)) == ("1A 1J", [20], ("TakeTurn", 1))


def test_pha_19_12_the_wise_woman_needs_another_colour() -> None:
    """PHA-19.12, PHA-7.3  Only A is left in the supply: A cannot be given, J and Silver can."""
    game = holding("1A 1J 1S", 17, tokens="agriculture", gone="J R C M")
    play(game, do.use_power(noble(17)))
    assert offers(game, do.GiveToken) == [do.give_token("justice"), do.give_token("silver")]
    refusal = refusal_of(game, do.give_token("agriculture"))
    assert refusal is not None and refusal.key == "pharaon.refusal.not_given"
    play(game, do.give_token("justice"), do.take_resource("agriculture"))
    assert stock(game) == "2A 1S"


def test_pha_5_3_vases_run_short_under_the_pyramid() -> None:
    """PHA-5.3, PHA-8.2, PHA-16, PHA-P17  Two vases for three players: the last to pass takes none, unasked.

    PHA-9.1, PHA-13.3  With an empty pile the blocking vase that nobody took and the used ones become the new pile.
    """
    game = position()
    game.vase_discard, game.vases = [], []
    game.vase_pile, kept = game.vase_pile[:2], game.vase_pile[2:]
    run(game, EndRound(), BeginRound())
    assert len(game.vases) == 2
    for seat in (0, 1):
        assert asked(game) == ("TakeTurn", seat)
        game.apply(do.PASS)
        assert asked(game) == ("ChooseVase", seat)
        game.apply(game.moves()[0])
    game.vase_discard += kept
    game.apply(do.PASS)
    assert (game.current_round, stock(game, 2)) == (3, "")
    game = holding(seats=2, vases=(17,))
    game.vase_discard, game.vase_pile = game.vase_pile, []
    heard = run(game, EndRound(), BeginRound())
    assert only(heard, events.VasesReshuffled) == [events.VasesReshuffled(30)]
    assert (len(game.vases), len(game.vase_pile), game.vase_discard) == (3, 27, [])
