"""PHA-3, PHA-5, PHA-6  Turns and the five quarters."""

from __future__ import annotations

import pytest

from game.pharaon import events
from game.pharaon.components import box
from game.pharaon.pieces import BASE
from game.pharaon.state import Pharaon
from tests.pharaon import moves as do
from tests.pharaon.build import (
    at_turn,
    empty_supply,
    ennoble,
    fill_sector,
    give,
    hoard_tokens,
    lay_lots,
    lay_zone,
    noble,
    position,
    remove_artisans,
    remove_nobles,
    show_artisans,
    show_nobles,
    token,
    top_noble,
    top_token,
    top_vases,
    under_pyramid,
)
from tests.pharaon.look import asked, offers, only, pay, play, refuse, stock, tokens


def holding(words: str, *nobles: int) -> Pharaon:
    game = position()
    give(game, 0, words)
    ennoble(game, 0, *nobles)
    at_turn(game)
    return game


def test_pha_3_1_clockwise_from_the_first_player() -> None:
    """PHA-3.1, PHA-1.8, PHA-3.6  One action each, to the left."""
    game = position()
    for seat in range(3):
        give(game, seat, "1A")
    at_turn(game, 2)
    for seat in (2, 0, 1):
        assert asked(game) == ("TakeTurn", seat)
        play(game, do.go_to("offerings"), do.take_lot(seat + 1))
    assert asked(game) == ("TakeTurn", 2)


def test_pha_3_4_the_same_quarter_several_times() -> None:
    """PHA-3.4  As long as slots are free."""
    game = position(2)
    give(game, 0, "9A")
    game.seats[1].passed = True
    game.seats[1].row = 1
    for lot in (1, 2, 3):
        at_turn(game)
        play(game, do.go_to("offerings"), do.take_lot(lot))
        pay(game, "A")
    assert len(game.wheel[0]) == 3
    at_turn(game)
    assert do.go_to("offerings") not in game.moves()


def test_pha_3_2_no_legal_action_leaves_the_pass() -> None:
    """PHA-3.2, PHA-P15  A player without tokens can only pass."""
    assert list(holding("").moves()) == [do.PASS]


def test_pha_6_1_2_a_lot_of_two() -> None:
    """PHA-6.1.2, PHA-6.1.1  Both tokens of the lot, and its place stays empty."""
    game = holding("1A")
    lay_lots(game, "justice pp1", "q_nile pp2", "", "")
    play(game, do.go_to("offerings"))
    assert refuse(game, do.take_lot(3)) == "lot_gone"
    play(game, do.take_lot(2))
    assert tokens(game) == [token("q_nile"), token("pp2")]
    assert game.lots[1] == ()


def test_pha_6_1_4_no_lot_no_action() -> None:
    """PHA-6.1.4, PHA-16  Offerings without a lot are closed."""
    game = holding("2A")
    lay_lots(game)
    assert refuse(game, do.go_to("offerings")) == "no_lots"


def test_pha_5_7_two_bonus_offerings_one_after_the_other() -> None:
    """PHA-5.7, PHA-7.5  Noble 22: the second choice after seeing the first token, then two climbs."""
    game = holding("1A 1J 1R 1C 1M")
    show_nobles(game, 22, 1, 2)
    lay_zone(game, "justice", "royalty", "", "pp1")
    top_token(game, "pp2")
    play(game, do.go_to("nobles"), do.take_noble(noble(22)), do.DRAW_BONUS)
    assert tokens(game) == [token("pp2")]
    assert refuse(game, do.take_bonus(3)) == "core.refusal.not_offered"
    play(game, do.take_bonus(2), do.climb("agriculture"), do.climb("agriculture"))
    assert tokens(game) == [token("royalty"), token("pp2")]
    assert game.seats[0].levels == [2, 0, 0, 0, 0]


def test_pha_5_7_one_source_left() -> None:
    """PHA-5.7, PHA-16  With an empty zone the token comes from the bag without a question; with nothing it is lost."""
    for bag, drawn in ((1, 1), (0, 0)):
        game = holding("1A 1J 1R 1C 1M")
        show_nobles(game, 26, 1, 2)
        lay_zone(game)
        hoard_tokens(game, bag, 0)
        heard = play(game, do.go_to("nobles"), do.take_noble(noble(26)))
        assert (len(only(heard, events.BonusDrawn)), len(only(heard, events.BonusLost))) == (drawn, 1 - drawn)


def test_pha_5_6_the_discard_goes_into_the_empty_bag() -> None:
    """PHA-5.6  Recycled when a token must be drawn."""
    game = holding("1A 1J 1R 1C 1M")
    show_nobles(game, 26, 1, 2)
    lay_zone(game)
    hoard_tokens(game, 0, 3)
    heard = play(game, do.go_to("nobles"), do.take_noble(noble(26)))
    assert only(heard, events.BagRefilled) == [events.BagRefilled(3)]
    assert (len(game.bag), game.token_discard) == (2, [])


def test_pha_6_2_2_a_visible_noble_and_the_refill() -> None:
    """PHA-6.2.2, PHA-6.2.3  The same slot is refilled at once, nothing shifts."""
    game = holding("1A 1J 1R 1C 1M")
    show_nobles(game, 12, 13, 14)
    top_noble(game, 15)
    play(game, do.go_to("nobles"), do.take_noble(noble(13)))
    assert game.nobles == [noble(12), noble(15), noble(14)]
    assert game.seats[0].nobles == [noble(13)]


def test_pha_6_2_2_the_top_of_the_deck() -> None:
    """PHA-6.2.2  Unseen, and it counts as a draw."""
    game = holding("1A 1J 1R 1C 1M")
    top_noble(game, 15)
    before = game.unveilings
    display = list(game.nobles)
    play(game, do.go_to("nobles"), do.DRAW_NOBLE)
    assert (game.seats[0].nobles, game.nobles) == ([noble(15)], display)
    assert game.unveilings > before


def test_pha_6_2_3_refilled_before_the_power() -> None:
    """PHA-6.2.3, PHA-7.5  Noble 23 is taken, its slot is full again when the artisan is chosen."""
    game = holding("1A 1J 1R 1C 1M")
    show_nobles(game, 23, 13, 14)
    top_noble(game, 15)
    play(game, do.go_to("nobles"), do.take_noble(noble(23)))
    assert asked(game) == ("ChooseArtisan", 0)
    assert game.nobles[0] == noble(15)


def test_pha_6_2_4_no_noble_no_action() -> None:
    """PHA-6.2.4, PHA-6.2.3, PHA-16  An empty deck leaves slots empty; with no card at all the quarter is closed."""
    game = holding("2A 2J 2R 2C 2M")
    show_nobles(game, 12, 0, 0)
    last = game.nobles[0]
    game.removed += game.noble_deck
    game.noble_deck = []
    play(game, do.go_to("nobles"))
    assert refuse(game, do.DRAW_NOBLE) == "empty_deck"
    play(game, do.take_noble(last))
    assert game.nobles == ["", "", ""]
    at_turn(game)
    assert refuse(game, do.go_to("nobles")) == "no_nobles"


def test_e04_nile_without_deduction() -> None:
    """E04, PHA-6.3.1, PHA-6.3.3  Nile faces A: A on the wheel, M and J paid; two climbs on M and J in any split."""
    for first, second in (("commerce", "justice"), ("commerce", "commerce"), ("justice", "justice")):
        game = position()
        give(game, 0, "1A 1J 1M")
        game.offset = 3
        at_turn(game)
        play(game, do.go_to("nile"), do.use_option("NIL5"))
        assert stock(game) == "1R 1C"
        assert game.wheel[0] == ("agriculture",)
        assert sorted(move.track for move in offers(game, do.Climb)) == ["commerce", "justice"]
        assert refuse(game, do.climb("agriculture")) == "other_track"
        play(game, do.climb(first), do.climb(second))
        assert sum(game.seats[0].levels) == 2


def test_v05_climb_cap() -> None:
    """V05, PHA-6.3.4, PHA-19.6  First climb A to 3, the second is lost, the gains are kept."""
    game = holding("1A 1R")
    game.seats[0].levels = [2, 0, 3, 0, 0]
    heard = play(game, do.go_to("nile"), do.use_option("NIL1"))
    assert game.seats[0].levels == [3, 0, 3, 0, 0]
    assert stock(game) == "1C 1M"
    assert only(heard, events.ClimbLost) == [events.ClimbLost(0)]


def test_pha_19_6_a_nile_action_without_climb_is_legal() -> None:
    """PHA-19.6, PHA-6.3.4  All tracks at the top: NIL7 still gives Silver."""
    game = holding("1R 1C")
    game.seats[0].levels = [3] * 5
    play(game, do.go_to("nile"), do.use_option("NIL7"))
    assert stock(game) == "1S"


def test_pha_19_5_arrows_follow_the_printed_colours() -> None:
    """PHA-19.5, PHA-6.3.3  NIL1 paid with Silver climbs on A and R."""
    game = holding("2S")
    play(game, do.go_to("nile"), do.use_option("NIL1"))
    assert sorted(move.track for move in offers(game, do.Climb)) == ["agriculture", "royalty"]


def test_pha_6_3_2_order_of_the_nile_gains() -> None:
    """PHA-6.3.2, PHA-5.4  NIL6: the vase of the pile is gained before the climb is asked."""
    game = holding("2R")
    top_vases(game, 7)
    heard = play(game, do.go_to("nile"), do.use_option("NIL6"))
    assert only(heard, events.VaseDrawn) == [events.VaseDrawn(0, "VAS07")]
    assert stock(game) == "1J 1R 1C"
    assert asked(game) == ("ChooseTrack", 0)


def test_pha_5_3_the_vase_discard_becomes_a_new_pile() -> None:
    """PHA-5.3, PHA-16  Reshuffled; with no vase at all none is gained."""
    game = holding("2R")
    game.vase_discard, game.vase_pile = game.vase_pile, []
    count = len(game.vase_discard)
    heard = play(game, do.go_to("nile"), do.use_option("NIL6"))
    assert only(heard, events.VasesReshuffled) == [events.VasesReshuffled(count)]
    assert (len(game.vase_pile), len(game.vase_discard)) == (count - 1, 1)
    game = holding("2R")
    game.vases += game.vase_pile
    game.vase_pile = []
    heard = play(game, do.go_to("nile"), do.use_option("NIL6"))
    assert only(heard, events.VaseLost) == [events.VaseLost(0)]


def test_v24_empty_supply() -> None:
    """V24, PHA-5.1, PHA-5.2  VAS04 gives A and R; the M is lost."""
    game = position()
    empty_supply(game, "M")
    under_pyramid(game, 4, 1, 2)
    at_turn(game)
    heard = play(game, do.PASS, do.take_vase("VAS04"))
    assert stock(game) == "1A 1R"
    assert only(heard, events.ResourcesLost) == [events.ResourcesLost(0, ("commerce",))]
    assert "VAS04" in game.vase_discard


def test_pha_6_4_2_gains_in_order() -> None:
    """PHA-6.4.2, PHA-6.4.3  The card, the refill, resources, Silver, then the vase."""
    game = holding("3C")
    show_artisans(game, 8, 1, 2, 3)
    top_vases(game, 20)
    below = game.artisan_deck[-1]
    heard = play(game, do.go_to("artisans"), do.take_artisan("ART08"))
    assert game.artisans == [below, "ART01", "ART02", "ART03"]
    assert stock(game) == "1J 1R 2C"
    kinds = [type(event).__name__ for event in heard]
    assert kinds.index("ArtisanRevealed") < kinds.index("ResourcesGained") < kinds.index("VaseDrawn")


def test_pha_6_4_2_silver_before_the_vase() -> None:
    """PHA-6.4.2  ART01 tells its Silver first, then draws."""
    game = holding("3C")
    show_artisans(game, 1, 10, 11, 12)
    top_vases(game, 20)
    heard = play(game, do.go_to("artisans"), do.take_artisan("ART01"))
    kinds = [event for event in heard if isinstance(event, events.ResourcesGained | events.VaseDrawn)]
    assert kinds == [
        events.ResourcesGained(0, ("silver",)),
        events.VaseDrawn(0, "VAS20"),
        events.ResourcesGained(0, ("construction", "justice", "royalty")),
    ]


def test_pha_6_4_2_resource_of_choice() -> None:
    """PHA-6.4.2, PHA-8.6  ART29 gives one base resource of choice, never Silver."""
    game = holding("3C")
    show_artisans(game, 29, 1, 2, 3)
    play(game, do.go_to("artisans"), do.take_artisan("ART29"))
    assert [move.resource for move in offers(game, do.TakeResource)] == list(BASE)
    play(game, do.take_resource("commerce"))
    assert stock(game) == "1M"


def test_pha_6_4_2_the_top_artisan() -> None:
    """PHA-6.4.2  Unseen from the deck."""
    game = holding("3C")
    top = game.artisan_deck[-1]
    play(game, do.go_to("artisans"), do.DRAW_ARTISAN)
    assert game.seats[0].artisans == [top]


def test_pha_6_4_3_no_artisan_no_action() -> None:
    """PHA-6.4.3, PHA-16  Without a card the quarter is closed; an empty deck cannot be drawn from."""
    game = holding("3C")
    game.removed += game.artisan_deck
    game.artisan_deck = []
    play(game, do.go_to("artisans"))
    assert refuse(game, do.DRAW_ARTISAN) == "empty_deck"
    game = holding("3C")
    remove_artisans(game)
    assert refuse(game, do.go_to("artisans")) == "no_artisans"


def test_pha_6_5_2_one_step_and_the_end() -> None:
    """PHA-6.5.2, PHA-6.5.1, PHA-16  Cubes share a step; on the last one the action is impossible."""
    game = holding("9A 9J 9R 9C 9M")
    game.seats[1].step = 1
    play(game, do.go_to("burial"))
    assert game.seats[0].step == 1
    game.seats[0].step = 8
    at_turn(game)
    assert refuse(game, do.go_to("burial")) == "last_step"


def test_v15_full_burial_climb_cost() -> None:
    """V15, PHA-22, PHA-6.5.1  25 icons, five of each base resource, 60 points."""
    icons = [colour for step in box().burial for colour in step.cost]
    assert [len(step.cost) for step in box().burial] == [2, 2, 3, 3, 3, 4, 4, 4]
    assert [icons.count(colour) for colour in range(5)] == [5] * 5
    assert box().burial[-1].pp == 60


@pytest.mark.parametrize("number", range(1, 9))
def test_every_burial_step_is_reached(number: int) -> None:
    """PHA-6.5.1, PHA-22  Exactly its icons, with the access deducted where it matches."""
    game = holding("9A 9J 9R 9C 9M")
    game.seats[0].step = number - 1
    cost = box().burial[number - 1].cost
    before = sum(game.seats[0].stock)
    play(game, do.go_to("burial"))
    assert game.seats[0].step == number
    assert before - sum(game.seats[0].stock) == len(cost) + (1 not in cost)


def test_pha_16_closed_quarters_in_one_position() -> None:
    """PHA-16, PHA-4.2  Everything that can run out closes its quarter with a reason of its own."""
    game = holding("9A 9J 9R 9C 9M")
    lay_lots(game)
    remove_nobles(game)
    remove_artisans(game)
    game.seats[0].step = 8
    fill_sector(game, "R", 3)
    at_turn(game)
    assert offers(game, do.GoTo) == []
    reasons = {quarter: refuse(game, do.go_to(quarter)) for quarter in game.quarters}
    assert reasons == {
        "offerings": "no_lots",
        "nobles": "no_nobles",
        "artisans": "no_artisans",
        "burial": "last_step",
        "nile": "sector_full",
    }
