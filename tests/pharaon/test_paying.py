"""PHA-4, PHA-7.6, PHA-7.7  Paying: access, deduction, substitutes, and which payments are asked for."""

from __future__ import annotations

from game.pharaon import events
from game.pharaon.means import BONUS
from game.pharaon.state import Pharaon
from tests.pharaon import moves as do
from tests.pharaon.build import (
    at_turn,
    empty_supply,
    ennoble,
    fill_sector,
    give,
    hoard_tokens,
    lay_zone,
    noble,
    offer,
    position,
    show_artisans,
    show_nobles,
)
from tests.pharaon.look import asked, offers, only, pay, play, refusal_of, refuse, sector, stock, tokens, turned, ways


def holding(words: str, *nobles: int, seats: int = 3) -> Pharaon:
    """Seat 0 holds these resources and nobles, and it is its turn."""
    game = position(seats)
    give(game, 0, words)
    ennoble(game, 0, *nobles)
    at_turn(game)
    return game


def test_e01_artisans_with_deduction() -> None:
    """E01, PHA-4.3, PHA-6.4.1  c = C costs 3 tokens, c = A costs 4; both are legal."""
    for colour, wheel, rest in (("C", "C", "3A"), ("A", "C", "2C")):
        game = holding("3C 3A")
        show_artisans(game, 25, 26, 27, 28)
        assert ways(game, "artisans") == ["A A A C", "C C C"]
        play(game, do.go_to("artisans"), do.take_artisan("ART25"))
        pay(game, colour)
        assert stock(game) == f"{rest} 1S"
        assert sector(game, wheel) == ("construction",)


def test_e02_offerings_with_bonus() -> None:
    """E02, PHA-6.1.1, PHA-6.1.2, PHA-6.1.4  Access covers the mandatory resource; three tokens for 2A."""
    game = holding("2A")
    lot, third = game.lots[0], game.zone[1]
    play(game, do.go_to("offerings"), do.take_lot_with_bonus(1), do.take_bonus(2))
    assert sorted(tokens(game)) == sorted((*lot, third))
    assert stock(game) == ""
    assert (sum(map(bool, game.lots)), sum(map(bool, game.zone))) == (3, 3)
    assert sector(game, "A") == ("agriculture",)


def test_e03_offerings_other_colour() -> None:
    """E03, PHA-6.1.3  Access A and 2J: three tokens for the same gain."""
    game = holding("1A 2J")
    assert ways(game, "offerings", BONUS) == ["A J J"]
    play(game, do.go_to("offerings"), do.take_lot_with_bonus(1))
    assert asked(game)[0] == "ChooseBonus"
    assert stock(game) == ""


def test_pha_6_1_3_another_colour_without_bonus_only_adds_a_token() -> None:
    """PHA-6.1.3, PHA-P1  With access A the lot costs the access token alone; A + J is not offered."""
    game = holding("1A 2J")
    assert ways(game, "offerings") == ["A"]


def test_v01_silver_as_access_is_deducted() -> None:
    """V01, PHA-4.4, PHA-19.2, PHA-1.2  Silver on the wheel counts as R; 1M pays the rest."""
    game = holding("1S 1M")
    play(game, do.go_to("nile"), do.use_option("NIL3"))
    assert stock(game) == "1A 1J"
    assert sector(game, "R") == ("silver",)
    assert asked(game)[0] == "ChooseTrack"


def test_v02_one_deduction_only() -> None:
    """V02, PHA-4.3, PHA-6.5.1  Step 6 costs M M J A: 4 tokens facing J or M, 5 facing R."""
    for offset, count in ((0, 4), (3, 4), (1, 5)):
        game = holding("2A 2J 2R 2C 2M")
        game.offset, game.seats[0].step = offset, 5
        assert [len(way.split()) for way in ways(game, "burial")] == [count]


def test_v03_nil6_with_and_without_match() -> None:
    """V03, PHA-4.8, PHA-6.3.1  c = R costs 2 tokens, c = J costs 3; one vase and one free climb."""
    game = holding("2R 2J")
    assert ways(game, "nile", "NIL6") == ["J J R", "R R"]
    play(game, do.go_to("nile"), do.use_option("NIL6"))
    heard = pay(game, "R")
    assert len(only(heard, events.VaseDrawn)) == 1
    assert len(offers_tracks(game)) == 5


def offers_tracks(game: Pharaon) -> list[str]:
    assert asked(game)[0] == "ChooseTrack"
    return [str(move) for move in game.moves()]


def test_v04_nil7() -> None:
    """V04, PHA-4.9  R is access and one of the two; with 1R alone it is not legal."""
    game = holding("1R 1C")
    play(game, do.go_to("nile"), do.use_option("NIL7"))
    assert stock(game) == "1S"
    assert len(offers_tracks(game)) == 5
    assert refuse(holding("1R"), do.go_to("nile")) == "quarter_tokens_short"


def test_pha_4_8_three_silver_are_a_set() -> None:
    """PHA-4.8, PHA-4.4  Access and two icons of one colour, all Silver."""
    assert ways(holding("3S"), "artisans") == ["S S S"]


def test_v06_noble_with_mixed_tokens() -> None:
    """V06, PHA-4.5, PHA-6.2.1, PHA-4.7  Silver as M on the wheel, the quarter token as R to the discard."""
    game = holding("1A 1J 1C 1S")
    offer(game, 0, "q_nobles")
    show_nobles(game, 12, 13, 14)
    play(game, do.go_to("nobles"), do.take_noble(noble(12)))
    assert game.seats[0].nobles == [noble(12)]
    assert (stock(game), tokens(game)) == ("", [])
    assert sector(game, "M") == ("silver",)
    assert game.token_discard == ["OFF_Q_nobles"]


def test_v07_judge() -> None:
    """V07, PHA-7.2  Access M + 4A; with 5A and nothing for M it is illegal."""
    assert ways(holding("1M 4A", 11), "nobles") == ["A A A A M"]
    assert refuse(holding("5A", 11), do.go_to("nobles")) == "quarter_tokens_short"
    assert refuse(holding("1M 4A"), do.go_to("nobles")) == "quarter_tokens_short"


def test_v08_foreman() -> None:
    """V08, PHA-7.7  Access A counts as A: 3A in all, one of them on a Construction slot."""
    game = holding("3A", 9)
    show_artisans(game, 25, 26, 27, 28)
    play(game, do.go_to("artisans"), do.take_artisan("ART25"))
    assert stock(game) == "1S"
    assert sector(game, "C") == ("agriculture",)


def test_v09_silver_under_architect() -> None:
    """V09, PHA-7.7, PHA-19.11  Silver named R: two tokens; without the Architect three."""
    game = holding("1S 1M", 7)
    game.seats[0].step = 1
    assert ways(game, "burial") == ["M S"]
    play(game, do.go_to("burial"))
    assert (game.seats[0].step, sector(game, "J")) == (2, ("silver",))
    without = holding("1J 1R 1M")
    without.seats[0].step = 1
    assert ways(without, "burial") == ["J R M"]


def test_v10_scribe_and_deduction() -> None:
    """V10, PHA-4.4  A is paid as J, considered J and deducted: two tokens."""
    game = holding("1A 1C", 1)
    play(game, do.go_to("burial"))
    assert (stock(game), game.seats[0].step, sector(game, "J")) == ("", 1, ("agriculture",))


def test_v11_scribe_for_identical_icons() -> None:
    """V11, PHA-4.8  Lot and bonus for 2J as A."""
    game = holding("2J", 1)
    play(game, do.go_to("offerings"), do.take_lot_with_bonus(1))
    assert (stock(game), sector(game, "A")) == ("", ("justice",))


def test_e12_scribe_1() -> None:
    """E12, PHA-4.5, PHA-7  J as A and A as J, offering tokens of those kinds too."""
    game = holding("", 1)
    offer(game, 0, "justice", "agriculture")
    assert ways(game, "offerings", BONUS) == ["OFF_agriculture OFF_justice"]
    game = holding("1C", 1)
    offer(game, 0, "agriculture")
    assert ways(game, "burial") == ["C OFF_agriculture"]


def test_v12_slots_by_player_count() -> None:
    """V12, PHA-1.4, PHA-4.2  Three players: three tokens close the sector; four players: four."""
    for seats, slots in ((2, 3), (3, 3), (4, 4), (5, 4)):
        game = position(seats)
        give(game, 0, "2A")
        fill_sector(game, "A", slots - 1)
        at_turn(game)
        assert do.go_to("offerings") in game.moves()
        fill_sector(game, "A", 1)
        at_turn(game)
        refusal = refusal_of(game, do.go_to("offerings"))
        assert refusal is not None
        assert refusal.key == "pharaon.refusal.sector_full"
        assert refusal.values == {"quarter": "offerings", "resource": "agriculture", "n": slots}


def test_v13_physician() -> None:
    """V13, PHA-7.6, PHA-19.10, PHA-4.2  1C beside the full sector + 2C; a second time in the round is illegal."""
    game = holding("6C", 13)
    show_artisans(game, 29, 30, 27, 28)
    fill_sector(game, "C", 3)
    at_turn(game)
    play(game, do.go_to("artisans"), do.take_artisan("ART27"))
    assert stock(game) == "3C 1S"
    assert (game.beside, turned(game)) == (["construction"], [13])
    at_turn(game)
    assert refuse(game, do.go_to("artisans")) == "sector_full_power_used"


def test_pha_7_6_a_free_slot_is_used_before_the_power() -> None:
    """PHA-7.6  Noble 13 is only usable when the sector is full."""
    game = holding("3C", 13)
    show_artisans(game, 25, 26, 27, 28)
    fill_sector(game, "C", 2)
    play(game, do.go_to("artisans"), do.take_artisan("ART27"))
    assert (len(sector(game, "C")), game.beside, turned(game)) == (3, [], [])


def test_pha_7_12_both_powers_together() -> None:
    """PHA-7.12, PHA-19.24  Foreman and Physician at a full sector: 3A, the token lies beside it."""
    game = holding("3A", 9, 13)
    show_artisans(game, 25, 26, 27, 28)
    fill_sector(game, "C", 3)
    at_turn(game)
    play(game, do.go_to("artisans"), do.take_artisan("ART25"))
    assert (stock(game), game.beside, turned(game)) == ("1S", ["agriculture"], [13])


def test_pha_7_7_the_slot_must_be_free() -> None:
    """PHA-7.7  Nobles 7-10 need a free slot of the facing sector."""
    game = holding("3A", 9)
    fill_sector(game, "C", 3)
    at_turn(game)
    assert refuse(game, do.go_to("artisans")) == "sector_full"


def test_v42_scribe_under_the_architect() -> None:
    """V42, PHA-7.7, PHA-19.27  R counts as J; without the Scribe or without the Architect it is illegal."""
    game = holding("1R 1C", 7, 2)
    game.offset = 4
    at_turn(game)
    play(game, do.go_to("burial"))
    assert (game.seats[0].step, stock(game), sector(game, "A")) == (1, "", ("royalty",))
    for number in (7, 2):
        game = holding("1R 1C", number)
        game.offset = 4
        at_turn(game)
        assert refuse(game, do.go_to("burial")) == "quarter_tokens_short"


def test_pha_7_7_a_quarter_token_counts_as_a_colour_of_choice() -> None:
    """PHA-7.7, PHA-4.5  Under the Architect the Burial token pays R or M of step 2; prestige tokens pay nothing."""
    game = holding("1M", 7)
    game.seats[0].step = 1
    offer(game, 0, "q_burial", "pp1")
    assert ways(game, "burial") == ["M OFF_Q_burial"]


def test_pha_4_5_quarter_tokens_pay_at_their_own_quarter_only() -> None:
    """PHA-4.5, PHA-4.6, PHA-5.5  The Nile token pays at the Nile; prestige tokens never pay."""
    game = holding("1R")
    offer(game, 0, "q_nile", "pp2")
    assert ways(game, "nile", "NIL7") == ["R OFF_Q_nile"]
    assert do.go_to("burial") not in game.moves()
    game = holding("1A")
    offer(game, 0, "pp1", "pp2")
    at_turn(game)
    assert refuse_bonus(game) == "tokens_short"


def refuse_bonus(game: Pharaon) -> str:
    play(game, do.go_to("offerings"))
    return refuse(game, do.take_lot_with_bonus(1))


def test_pha_19_29_a_quarter_token_as_access_counts_as_the_facing_colour() -> None:
    """PHA-19.29, PHA-4.4  Nile faces R: the Nile token is R of NIL3 and is deducted."""
    game = holding("1M")
    offer(game, 0, "q_nile")
    at_turn(game)
    play(game, do.go_to("nile"), do.use_option("NIL3"))
    assert (stock(game), sector(game, "R")) == ("1A 1J", ("OFF_Q_nile",))


def test_pha_19_23_scribes_chain() -> None:
    """PHA-19.23, PHA-4.5  With A/J and J/R an R pays A: Offerings faces A."""
    game = holding("2R", 1, 2)
    assert ways(game, "offerings", BONUS) == ["R R"]
    assert refuse(holding("2R", 1), do.go_to("offerings")) == "quarter_tokens_short"


def test_pha_4_5_scribes_act_on_costs_only() -> None:
    """PHA-4.5, PHA-7.4  The Wise Woman cannot take the colour she was given, whatever the Scribe."""
    game = holding("1A", 1, 17)
    play(game, do.use_power(noble(17)), do.give_token("agriculture"))
    assert refuse(game, do.take_resource("agriculture")) == "same_colour"
    assert do.take_resource("justice") in game.moves()


def test_pha_4_6_no_change_and_no_overpaying() -> None:
    """PHA-4.6  NIL1 facing R costs exactly A and R: nothing else of the stock can be handed in."""
    assert ways(holding("3A 3R 3C 3S"), "nile", "NIL1") == ["A R"]


def test_pha_4_3_deduction_is_always_applied() -> None:
    """PHA-4.3, PHA-19.3  R + A + R for NIL1 facing R is not offered."""
    assert ways(holding("1A 2R"), "nile", "NIL1") == ["A R"]


def test_pha_4_10_access_alone_is_illegal() -> None:
    """PHA-4.10, PHA-19.4  1C reaches the Artisans' access, not their cost: nothing is paid."""
    game = holding("1C")
    refusal = refusal_of(game, do.go_to("artisans"))
    assert refusal is not None
    assert (refusal.key, refusal.values["n"]) == ("pharaon.refusal.quarter_tokens_short", 2)


def test_pha_4_11_gains_cannot_pay_the_same_action() -> None:
    """PHA-4.11  NIL4 gives J and R; with C and A alone the access R is not payable."""
    game = holding("1A 1C")
    assert refuse(game, do.go_to("nile")) == "quarter_tokens_short"


def test_pha_19_25_a_gain_can_use_tokens_just_paid() -> None:
    """PHA-19.25  Supply of C empty: a C paid as M by Scribe 4 is back before NIL1 gives a C."""
    game = position(3)
    ennoble(game, 0, 3)
    give(game, 0, "1C 1A 1R")
    empty_supply(game, "C")
    game.seats[0].stock[2], game.supply[2] = 0, game.supply[2] + 1
    game.offset = 3
    at_turn(game)
    assert ways(game, "nile", "NIL1") == ["A C"]
    play(game, do.go_to("nile"), do.use_option("NIL1"))
    assert stock(game) == "1C 1M"
    assert game.supply[3] == 0


def test_pha_19_25_but_not_the_access_token() -> None:
    """PHA-19.25, PHA-5.1  The C that lies on the wheel does not come back: the gain is lost."""
    game = position(3)
    ennoble(game, 0, 3)
    give(game, 0, "1C 1A")
    empty_supply(game, "C")
    at_turn(game)
    heard = play(game, do.go_to("nile"), do.use_option("NIL1"))
    assert stock(game) == "1M"
    assert only(heard, events.ResourcesLost) == [events.ResourcesLost(0, ("construction",))]


def test_pha_4_7_offering_tokens_stay_on_the_wheel() -> None:
    """PHA-4.7, PHA-5.6  An offering token paid for access is on the wheel, not in the discard."""
    game = holding("")
    offer(game, 0, "agriculture")
    at_turn(game)
    heard = play(game, do.go_to("offerings"), do.take_lot(1))
    assert sector(game, "A") == ("OFF_agriculture",)
    assert game.token_discard == []
    assert only(heard, events.AccessPaid) == [events.AccessPaid(0, "offerings", "OFF_agriculture")]


def test_pha_4_1_action_cost_returns_to_the_supply_at_once() -> None:
    """PHA-4.1, PHA-4.7  Step 1 facing J: J on the wheel, C back in the supply."""
    game = holding("1C 1J")
    before = game.supply[3]
    heard = play(game, do.go_to("burial"))
    assert game.supply[3] == before + 1
    assert sector(game, "J") == ("justice",)
    assert only(heard, events.CostPaid) == [events.CostPaid(0, "burial", "justice", ("construction",))]


def test_p2_a_payment_is_asked_only_if_two_really_differ() -> None:
    """PHA-P2, PHA-4.5  Base before Silver, a resource before its offering token; a quarter token is a choice."""
    game = holding("2C 1J 2S")
    offer(game, 0, "construction")
    assert ways(game, "burial") == ["J C"]
    offer(game, 0, "q_burial")
    assert ways(game, "burial") == ["C OFF_Q_burial", "J C", "J OFF_Q_burial"]


def test_p2_tokens_are_handed_in_one_by_one_in_any_order() -> None:
    """PHA-P2, PHA-4.5  What every payment has in common is not asked; the rest token by token."""
    game = holding("2A 1C 1R 1S", 11)
    offer(game, 0, "q_nobles")
    at_turn(game)
    show_nobles(game, 12, 14, 16)
    play(game, do.go_to("nobles"), do.take_noble(noble(12)))
    assert ways(game, "nobles") == ["A A R C OFF_Q_nobles", "A A R C S"]
    assert offers(game, do.HandIn) == [do.hand_in("silver"), do.hand_in("OFF_Q_nobles")]
    play(game, do.hand_in("silver"))
    assert (stock(game), tokens(game)) == ("", ["OFF_Q_nobles"])


def test_p2_refusals_of_tokens_say_why() -> None:
    """PHA-P2, PHA-4.6  Silver that is not needed, an offering token before its resource, tokens that pay nothing."""
    game = holding("2C 2A 1S 1M", 5)
    offer(game, 0, "agriculture", "pp1", "q_nile")
    game.seats[0].step, game.offset = 2, 1
    give(game, 0, "1R")
    at_turn(game)
    play(game, do.go_to("burial"))
    assert ways(game, "burial") == ["A A R C", "A R C M"]
    assert offers(game, do.HandIn) == [do.hand_in("agriculture"), do.hand_in("commerce")]
    assert refuse(game, do.hand_in("silver")) == "silver_not_needed"
    assert refuse(game, do.hand_in("OFF_agriculture")) == "resource_first"
    assert refuse(game, do.hand_in("OFF_PP1")) == "pays_nothing"
    assert refuse(game, do.hand_in("OFF_Q_nile")) == "pays_nothing"
    assert refuse(game, do.hand_in("construction")) == "does_not_fit"


def test_p3_silver_may_be_kept_or_spent_by_the_owner_of_the_tutor() -> None:
    """PHA-P3  Base resources score with noble 19, so that Silver in their place is another payment."""
    assert ways(holding("1A 1S"), "offerings") == ["A"]
    assert ways(holding("1A 1S", 19), "offerings") == ["A", "S"]


def test_p3_silver_in_place_of_several_base_resources() -> None:
    """PHA-P3, PHA-P1, PHA-4.8  Two or three Silver for one colour are no payment of their own beside that colour."""
    assert ways(holding("2R 2S"), "nile", "NIL6") == ["R R"]
    assert ways(holding("2A 2S", 10), "nile", "NIL6") == ["A A"]
    assert ways(holding("3C 3S"), "artisans") == ["C C C"]
    assert ways(holding("2C 3S"), "artisans") == ["C C S"]
    assert ways(holding("1C 2A 3S"), "artisans") == ["A A C S", "C S S"]


def test_pha_6_1_4_no_bonus_to_be_had() -> None:
    """PHA-6.1.4, PHA-5.7  The optional payment is illegal when zone, bag and discard are empty."""
    game = holding("2A")
    lay_zone(game)
    hoard_tokens(game, 0, 0)
    at_turn(game)
    assert refuse_bonus(game) == "no_bonus"


def test_p10_the_token_on_the_wheel_is_not_asked() -> None:
    """PHA-P10, PHA-4.1  A resource of the facing colour lies there, then Silver, then a token that stands for it."""
    game = holding("1J 1S", 7)
    game.seats[0].step = 0
    play(game, do.go_to("burial"))
    assert sector(game, "J") == ("justice",)
    game = holding("1S")
    offer(game, 0, "q_nile")
    at_turn(game)
    play(game, do.go_to("nile"), do.use_option("NIL3"))
    assert (sector(game, "R"), game.token_discard) == (("silver",), ["OFF_Q_nile"])
    game = holding("1S", 1)
    offer(game, 0, "justice")
    at_turn(game)
    play(game, do.go_to("offerings"), do.take_lot_with_bonus(1))
    assert sector(game, "A") == ("OFF_justice",)


def test_p11_a_token_that_is_about_to_be_paid_is_no_bonus() -> None:
    """PHA-P11, PHA-6.1.4, PHA-4.10  Zone and bag are empty: the offering token in hand does not open the option."""
    game = holding("1A")
    offer(game, 0, "agriculture")
    lay_zone(game)
    hoard_tokens(game, 0, 0)
    at_turn(game)
    assert refuse_bonus(game) == "no_bonus"


def test_pha_3_2_passing_is_always_allowed() -> None:
    """PHA-3.2  With actions at hand, and without any."""
    assert do.PASS in holding("3A 3J 3R 3C 3M").moves()
    assert list(holding("").moves()) == [do.PASS]
