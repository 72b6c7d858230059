"""PHA-3, PHA-5, PHA-6  Turns and the five quarters."""

from game.pharaon import events
from game.pharaon.components import components
from game.pharaon.pieces import BASE
from tests.pharaon import build
from tests.pharaon import moves as do
from tests.pharaon.build import at_turn, holding, noble, token, top_noble
from tests.pharaon.look import sector, stock, tokens
from tests.titles.playing import asked, offers, only, play, refuse

ONE_OF_EACH = "1A 1J 1R 1C 1M"
PLENTY = "9A 9J 9R 9C 9M"


def test_pha_3_1_clockwise_from_the_first_player() -> None:
    """PHA-3.1, PHA-3.4, PHA-1.8, PHA-3.6  One action each, to the left; a quarter again while slots are free."""
    game = build.position(4)
    for seat in range(4):
        build.give(game, seat, "2A")
    at_turn(game, 2)
    for seat in (2, 3, 0):
        assert asked(game) == ("TakeTurn", seat)
        play(game, do.go_to("offerings"), do.take_lot(seat + 1))
    assert asked(game) == ("TakeTurn", 1)
    at_turn(game, 2)
    play(game, do.go_to("offerings"), do.take_lot(2))
    assert (asked(game), len(sector(game, "A"))) == (("TakeTurn", 3), 4)
    assert do.go_to("offerings") not in game.moves()


def test_pha_3_2_no_legal_action_leaves_the_pass() -> None:
    """PHA-3.2, PHA-P15  A player without tokens can only pass; with actions at hand passing is allowed too."""
    assert list(holding().moves()) == [do.PASS]
    assert do.PASS in holding(PLENTY).moves()


def test_pha_6_1_2_a_lot_of_two() -> None:
    """PHA-6.1.2, PHA-6.1.1  Both tokens of the lot, and its place stays empty."""
    game = holding("1A", lots=("justice pp1", "q_nile pp2", "", ""))
    play(game, do.go_to("offerings"))
    assert refuse(game, do.take_lot(3)) == "lot_gone"
    play(game, do.take_lot(2))
    assert (tokens(game), game.lots[1]) == ([token("q_nile"), token("pp2")], ())


def test_pha_5_7_two_bonus_offerings_one_after_the_other() -> None:
    """PHA-5.7, PHA-5.6, PHA-7.5, PHA-16  Noble 22: the second choice after seeing the first token, then two climbs.

    Noble 26 and an empty zone: drawn without a question, from the recycled discard, or lost.
    """
    game = holding(ONE_OF_EACH, shown=(22, 1, 2), zone=("justice", "royalty", "", "pp1"))
    build.top_token(game, "pp2")
    play(game, do.go_to("nobles"), do.take_noble(noble(22)), do.DRAW_BONUS)
    assert (tokens(game), refuse(game, do.take_bonus(3))) == ([token("pp2")], "core.refusal.not_offered")
    play(game, do.take_bonus(2), do.climb("agriculture"), do.climb("agriculture"))
    assert (tokens(game), game.seats[0].levels) == ([token("royalty"), token("pp2")], [2, 0, 0, 0, 0])
    for bag, discard, drawn, refilled in ((1, 0, 1, []), (0, 3, 1, [events.BagRefilled(3)]), (0, 0, 0, [])):
        game = holding(ONE_OF_EACH, shown=(26, 1, 2), zone=(), bag=(bag, discard))
        heard = play(game, do.go_to("nobles"), do.take_noble(noble(26)))
        assert (len(only(heard, events.BonusDrawn)), len(only(heard, events.BonusLost))) == (drawn, 1 - drawn)
        assert only(heard, events.BagRefilled) == refilled
        assert (len(game.bag), game.token_discard) == (bag + discard - drawn, [])


def test_pha_6_2_2_a_visible_noble_and_the_top_of_the_deck() -> None:
    """PHA-6.2.2, PHA-6.2.3, PHA-7.5  The same slot is refilled before the power of the noble acts, nothing shifts.

    The top of the deck is taken unseen and counts as a draw.
    """
    game = holding(ONE_OF_EACH, shown=(12, 23, 14))
    top_noble(game, 15)
    unseen, before = game.clone(), game.unveilings
    play(game, do.go_to("nobles"), do.take_noble(noble(23)))
    assert game.nobles == [noble(12), noble(15), noble(14)]
    assert (game.seats[0].nobles, asked(game)) == ([noble(23)], ("ChooseArtisan", 0))
    play(unseen, do.go_to("nobles"), do.DRAW_NOBLE)
    assert (unseen.seats[0].nobles, unseen.nobles) == ([noble(15)], [noble(12), noble(23), noble(14)])
    assert unseen.unveilings > before


def test_pha_6_2_4_no_noble_no_action() -> None:
    """PHA-6.2.4, PHA-6.2.3, PHA-16  An empty deck leaves slots empty; with no card at all the quarter is closed."""
    game = holding("2A 2J 2R 2C 2M", shown=(12, 0, 0))
    game.removed, game.noble_deck = game.removed + game.noble_deck, []
    play(game, do.go_to("nobles"))
    assert refuse(game, do.DRAW_NOBLE) == "empty_deck"
    play(game, do.take_noble(noble(12)))
    assert game.nobles == ["", "", ""]
    at_turn(game)
    assert refuse(game, do.go_to("nobles")) == "no_nobles"


def test_e04_nile_without_deduction() -> None:
    """E04, PHA-6.3.1, PHA-6.3.3, PHA-19.5  Nile faces A: A on the wheel, M and J paid; two climbs in any split.

    The arrows follow the printed colours, also if Silver pays for them.
    """
    for words, first, second in (
        ("1A 1J 1M", "commerce", "justice"),
        ("1A 1J 1M", "commerce", "commerce"),
        ("1A 2S", "justice", "justice"),
    ):
        game = holding(words, offset=3)
        play(game, do.go_to("nile"), do.use_option("NIL5"))
        assert (stock(game), sector(game, "A")) == ("1R 1C", ("agriculture",))
        assert sorted(move.track for move in offers(game, do.Climb)) == ["commerce", "justice"]
        assert refuse(game, do.climb("agriculture")) == "other_track"
        play(game, do.climb(first), do.climb(second))
        assert sum(game.seats[0].levels) == 2


def test_v05_climb_cap() -> None:
    """V05, PHA-6.3.4, PHA-19.6  First climb J to 3, the second is lost, gains are kept; so too without any climb.

    PHA-6.3.2, PHA-5.4  NIL7: Silver is gained before the climb is asked; NIL6: the vase of the pile.
    """
    for words, option, levels, left in (
        ("1R 1J 1M", "NIL5", [0, 2, 0, 0, 3], "1R 1C"),
        ("1R 1C", "NIL7", [3] * 5, "1S"),
    ):
        game = holding(words, levels=tuple(levels))
        heard = play(game, do.go_to("nile"), do.use_option(option))
        assert (game.seats[0].levels, stock(game)) == ([levels[0], 3, *levels[2:]], left)
        assert only(heard, events.ClimbLost) == [events.ClimbLost(0)]
    game = holding("1R 1C")
    play(game, do.go_to("nile"), do.use_option("NIL7"))
    assert (stock(game), asked(game)) == ("1S", ("ChooseTrack", 0))
    game = holding("2R", pile=(7,))
    heard = play(game, do.go_to("nile"), do.use_option("NIL6"))
    assert only(heard, events.VaseDrawn) == [events.VaseDrawn(0, "VAS07")]
    assert (stock(game), asked(game)) == ("1J 1R 1C", ("TakeTurn", 1))


def test_pha_5_3_the_vase_discard_becomes_a_new_pile() -> None:
    """PHA-5.3, PHA-16  Reshuffled; with no vase at all none is gained.

    V24, PHA-5.1, PHA-5.2  VAS04 gives A and R; the M is lost with an empty supply.
    """
    game, none = holding("2R"), holding("2R")
    game.vase_discard, game.vase_pile = game.vase_pile, []
    count = len(game.vase_discard)
    heard = play(game, do.go_to("nile"), do.use_option("NIL6"))
    assert only(heard, events.VasesReshuffled) == [events.VasesReshuffled(count)]
    assert (len(game.vase_pile), len(game.vase_discard)) == (count - 1, 1)
    none.vases, none.vase_pile = none.vases + none.vase_pile, []
    heard = play(none, do.go_to("nile"), do.use_option("NIL6"))
    assert only(heard, events.VaseLost) == [events.VaseLost(0)]
    game = holding(vases=(4, 1, 2), gone="M")
    heard = play(game, do.PASS, do.take_vase("VAS04"))
    assert only(heard, events.ResourcesLost) == [events.ResourcesLost(0, ("commerce",))]
    assert (stock(game), "VAS04" in game.vase_discard) == ("1A 1R", True)


def test_pha_6_4_2_gains_in_order() -> None:
    """PHA-6.4.2, PHA-6.4.3  The card, the refill, resources, Silver, then the vase."""
    for number, first in ((8, "construction"), (1, "silver")):
        game = holding("3C", artisans=(number, 10, 11, 12), pile=(20,))
        below = game.artisan_deck[-1]
        heard = play(game, do.go_to("artisans"), do.take_artisan(f"ART{number:02}"))
        assert game.artisans == [below, "ART10", "ART11", "ART12"]
        shown = (events.ArtisanRevealed, events.ResourcesGained, events.VaseDrawn)
        assert [event for event in heard if isinstance(event, shown)][1:] == [
            events.ResourcesGained(0, (first,)),
            events.VaseDrawn(0, "VAS20"),
            events.ResourcesGained(0, ("construction", "justice", "royalty")),
        ]


def test_pha_6_4_2_the_top_artisan() -> None:
    """PHA-6.4.2, PHA-6.4.3, PHA-8.6, PHA-16  Unseen from the deck; an empty deck cannot be drawn from.

    ART29 gives one base resource of choice, never Silver.
    """
    game = holding("3C", artisans=(29, 1, 2, 3))
    top, empty = game.artisan_deck[-1], game.clone()
    play(game, do.go_to("artisans"), do.DRAW_ARTISAN)
    assert game.seats[0].artisans == [top]
    empty.removed, empty.artisan_deck = empty.removed + empty.artisan_deck, []
    play(empty, do.go_to("artisans"))
    assert refuse(empty, do.DRAW_ARTISAN) == "empty_deck"
    play(empty, do.take_artisan("ART29"))
    assert [move.resource for move in offers(empty, do.TakeResource)] == list(BASE)


def test_every_burial_step_is_reached() -> None:
    """PHA-6.5.1, PHA-6.5.2, PHA-22  Exactly its icons, the access deducted where it matches; cubes share a step."""
    for number, step in enumerate(components().burial, 1):
        game = holding(PLENTY, step=number - 1)
        game.seats[1].step = number
        play(game, do.go_to("burial"))
        assert game.seats[0].step == number
        assert sum(game.seats[0].stock) == 45 - len(step.cost) - (1 not in step.cost), step


def test_pha_16_closed_quarters_in_one_position() -> None:
    """PHA-16, PHA-4.2, PHA-6.1.4, PHA-6.2.4, PHA-6.4.3, PHA-6.5.2  What runs out closes its quarter with a reason."""
    game = holding(PLENTY, step=8, lots=(), full="R")
    build.remove_nobles(game)
    build.remove_artisans(game)
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
