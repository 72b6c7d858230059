"""PHA-4, PHA-7.6, PHA-7.7  Paying: access, deduction, substitutes, and which payments are asked for."""

from __future__ import annotations

import pytest

from game.pharaon import events
from game.pharaon.means import BONUS
from game.pharaon.state import Pharaon
from tests.pharaon import moves as do
from tests.pharaon.build import at_turn, empty_supply, ennoble, fill_sector, give, holding, noble, position
from tests.pharaon.look import pay, sector, stock, tokens, turned, ways
from tests.titles.playing import asked, offers, only, play, refusal_of, refuse


@pytest.mark.parametrize(
    ("game", "action", "offered"),
    [
        # Another colour without bonus only adds a token (PHA-6.1.3, PHA-P1).
        (holding("1A 2J"), "offerings", "A"),
        # One icon is always deducted for a matching access; nothing may be overpaid (PHA-4.3, PHA-4.6).
        (holding("1A 2R"), "nile NIL1", "A R"),
        (holding("3A 3R 3C 3S"), "nile NIL1", "A R"),
        # Access and two icons of one colour, all Silver (PHA-4.8).
        (holding("3S"), "artisans", "S S S"),
        # Scribes chain: with A/J and J/R an R pays A (PHA-19.23).
        (holding("2R", 1, 2), "offerings bonus", "R R"),
        # A quarter token pays at its own quarter, prestige tokens nowhere (PHA-4.5, PHA-5.5).
        (holding("1R", tokens="q_nile pp2"), "nile NIL7", "R OFF_Q_nile"),
        # Base before Silver, a resource before its offering token; a quarter token is a choice (PHA-P2).
        (holding("2C 1J 2S", tokens="construction"), "burial", "J C"),
        (holding("2C 1J 2S", tokens="construction q_burial"), "burial", "C OFF_Q_burial | J C | J OFF_Q_burial"),
        # Silver in place of a base resource is another payment for the owner of the Tutor alone (PHA-P3).
        (holding("1A 1S"), "offerings", "A"),
        (holding("1A 1S", 19), "offerings", "A | S"),
        # Two or three Silver for one colour are no payment of their own beside that colour (PHA-P3, PHA-4.8).
        (holding("2R 2S"), "nile NIL6", "R R"),
        (holding("2A 2S", 10), "nile NIL6", "A A"),
        (holding("3C 3S"), "artisans", "C C C"),
        (holding("2C 3S"), "artisans", "C C S"),
        (holding("1C 2A 3S"), "artisans", "A A C S | C S S"),
    ],
)
def test_pha_4_only_payments_that_really_differ(game: Pharaon, action: str, offered: str) -> None:
    """PHA-4.3, PHA-4.5, PHA-4.6, PHA-4.8, PHA-5.5, PHA-6.1.3, PHA-19.3, PHA-19.23, PHA-P1, PHA-P2, PHA-P3

    All the payments that an action is offered for: resources as letters, offering tokens by id.
    """
    assert ways(game, *action.split()) == offered.split(" | ")


@pytest.mark.parametrize(
    ("game", "quarter", "reason"),
    [
        # What an action gives cannot pay it: NIL4 would give the R of the access (PHA-4.11).
        (holding("1A 1C"), "nile", "quarter_tokens_short"),
        # One Scribe alone makes no chain (PHA-19.23).
        (holding("2R", 1), "offerings", "quarter_tokens_short"),
        # The Nile token and prestige tokens are of no use at the Burial Chamber (PHA-4.5).
        (holding("1R", tokens="q_nile pp2"), "burial", "quarter_tokens_short"),
        # Nobles 7-10 need a free slot of the facing sector (PHA-7.7).
        (holding("3A", 9, full="C"), "artisans", "sector_full"),
    ],
)
def test_pha_4_10_what_cannot_be_paid(game: Pharaon, quarter: str, reason: str) -> None:
    """PHA-4.5, PHA-4.10, PHA-4.11, PHA-7.7, PHA-19.23  The quarter is refused with its reason."""
    assert refuse(game, do.go_to(quarter)) == reason


def test_pha_4_10_access_alone_is_illegal() -> None:
    """PHA-4.10, PHA-19.4  1C reaches the Artisans' access, not their cost: nothing is paid."""
    refusal = refusal_of(holding("1C"), do.go_to("artisans"))
    assert refusal is not None
    assert (refusal.key, refusal.values["n"]) == ("pharaon.refusal.quarter_tokens_short", 2)


def test_e01_artisans_with_deduction() -> None:
    """E01, PHA-4.3, PHA-6.4.1  c = C costs 3 tokens, c = A costs 4; both are legal."""
    for colour, rest in (("C", "3A"), ("A", "2C")):
        game = holding("3C 3A", artisans=(25, 26, 27, 28))
        assert ways(game, "artisans") == ["A A A C", "C C C"]
        play(game, do.go_to("artisans"), do.take_artisan("ART25"))
        pay(game, colour)
        assert (stock(game), sector(game, "C")) == (f"{rest} 1S", ("construction",))


def test_e02_offerings_with_bonus() -> None:
    """E02, PHA-6.1.1, PHA-6.1.2, PHA-6.1.4  Access covers the mandatory resource; three tokens for 2A."""
    game = holding("2A")
    lot, third = game.lots[0], game.zone[1]
    play(game, do.go_to("offerings"), do.take_lot_with_bonus(1), do.take_bonus(2))
    assert sorted(tokens(game)) == sorted((*lot, third))
    assert (sum(map(bool, game.lots)), sum(map(bool, game.zone))) == (3, 3)
    assert (stock(game), sector(game, "A")) == ("", ("agriculture",))


def test_e03_offerings_other_colour() -> None:
    """E03, PHA-6.1.3  Access A and 2J: three tokens for the same gain."""
    game = holding("1A 2J")
    assert ways(game, "offerings", BONUS) == ["A J J"]
    play(game, do.go_to("offerings"), do.take_lot_with_bonus(1))
    assert (stock(game), asked(game)[0]) == ("", "ChooseBonus")


def test_v01_silver_as_access_is_deducted() -> None:
    """V01, PHA-4.4, PHA-19.2, PHA-1.2  Silver on the wheel counts as R; 1M pays the rest."""
    game = holding("1S 1M")
    play(game, do.go_to("nile"), do.use_option("NIL3"))
    assert (stock(game), sector(game, "R"), asked(game)[0]) == ("1A 1J", ("silver",), "ChooseTrack")


def test_v02_one_deduction_only() -> None:
    """V02, PHA-4.3, PHA-6.5.1  Step 6 costs M M J A: 4 tokens facing J or M, 5 facing R."""
    for offset, count in ((0, 4), (3, 4), (1, 5)):
        game = holding("2A 2J 2R 2C 2M", offset=offset, step=5)
        assert [len(way.split()) for way in ways(game, "burial")] == [count]


def test_v03_nil6_with_and_without_match() -> None:
    """V03, PHA-4.8, PHA-6.3.1  c = R costs 2 tokens, c = J costs 3; one vase and one free climb."""
    game = holding("2R 2J")
    assert ways(game, "nile", "NIL6") == ["J J R", "R R"]
    play(game, do.go_to("nile"), do.use_option("NIL6"))
    assert len(only(pay(game, "R"), events.VaseDrawn)) == 1
    assert len(offers(game, do.Climb)) == 5


def test_v04_nil7() -> None:
    """V04, PHA-4.9  R is access and one of the two; with 1R alone it is not legal."""
    game = holding("1R 1C")
    play(game, do.go_to("nile"), do.use_option("NIL7"))
    assert (stock(game), len(offers(game, do.Climb))) == ("1S", 5)
    assert refuse(holding("1R"), do.go_to("nile")) == "quarter_tokens_short"


def test_v06_noble_with_mixed_tokens() -> None:
    """V06, PHA-4.5, PHA-6.2.1, PHA-4.7  Silver as M on the wheel, the quarter token as R to the discard."""
    game = holding("1A 1J 1C 1S", tokens="q_nobles", shown=(12, 13, 14))
    play(game, do.go_to("nobles"), do.take_noble(noble(12)))
    assert game.seats[0].nobles == [noble(12)]
    assert (stock(game), tokens(game)) == ("", [])
    assert (sector(game, "M"), game.token_discard) == (("silver",), ["OFF_Q_nobles"])


def test_v07_judge() -> None:
    """V07, PHA-7.2  Access M + 4A; with 5A and nothing for M, or without the Judge, it is illegal."""
    assert ways(holding("1M 4A", 11), "nobles") == ["A A A A M"]
    for game in (holding("5A", 11), holding("1M 4A")):
        assert refuse(game, do.go_to("nobles")) == "quarter_tokens_short"


def test_v08_foreman() -> None:
    """V08, PHA-7.7  Access A counts as A: 3A in all, one of them on a Construction slot."""
    game = holding("3A", 9, artisans=(25, 26, 27, 28))
    play(game, do.go_to("artisans"), do.take_artisan("ART25"))
    assert (stock(game), sector(game, "C")) == ("1S", ("agriculture",))


def test_v09_silver_under_architect() -> None:
    """V09, PHA-7.7, PHA-19.11  Silver named R: two tokens, or the Burial token; without the Architect three."""
    assert ways(holding("1M", 7, step=1, tokens="q_burial pp1"), "burial") == ["M OFF_Q_burial"]
    assert ways(holding("1J 1R 1M", step=1), "burial") == ["J R M"]
    game = holding("1S 1M", 7, step=1)
    assert ways(game, "burial") == ["M S"]
    play(game, do.go_to("burial"))
    assert (game.seats[0].step, sector(game, "J")) == (2, ("silver",))


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
    game = holding("", 1, tokens="justice agriculture")
    assert ways(game, "offerings", BONUS) == ["OFF_agriculture OFF_justice"]
    assert ways(holding("1C", 1, tokens="agriculture"), "burial") == ["C OFF_agriculture"]


def test_v12_slots_by_player_count() -> None:
    """V12, PHA-1.4, PHA-4.2  Three players: three tokens close the sector; four players: four."""
    for seats, slots in ((2, 3), (3, 3), (4, 4), (5, 4)):
        game = holding("2A", seats=seats)
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
    game = holding("6C", 13, full="C", artisans=(29, 30, 27, 28))
    play(game, do.go_to("artisans"), do.take_artisan("ART27"))
    assert (stock(game), game.beside, turned(game)) == ("3C 1S", ["construction"], [13])
    at_turn(game)
    assert refuse(game, do.go_to("artisans")) == "sector_full_power_used"


def test_pha_7_6_a_free_slot_is_used_before_the_power() -> None:
    """PHA-7.6  Noble 13 is only usable when the sector is full."""
    game = holding("3C", 13, artisans=(25, 26, 27, 28))
    fill_sector(game, "C", 2)
    play(game, do.go_to("artisans"), do.take_artisan("ART27"))
    assert (len(sector(game, "C")), game.beside, turned(game)) == (3, [], [])


def test_v42_scribe_under_the_architect() -> None:
    """V42, PHA-7.7, PHA-19.27  R counts as J; without the Scribe or without the Architect it is illegal."""
    game = holding("1R 1C", 7, 2, offset=4)
    play(game, do.go_to("burial"))
    assert (game.seats[0].step, stock(game), sector(game, "A")) == (1, "", ("royalty",))
    for number in (7, 2):
        assert refuse(holding("1R 1C", number, offset=4), do.go_to("burial")) == "quarter_tokens_short"


def test_pha_19_29_a_quarter_token_as_access_counts_as_the_facing_colour() -> None:
    """PHA-19.29, PHA-4.4  Nile faces R: the Nile token is R of NIL3 and is deducted."""
    game = holding("1M", tokens="q_nile")
    play(game, do.go_to("nile"), do.use_option("NIL3"))
    assert (stock(game), sector(game, "R")) == ("1A 1J", ("OFF_Q_nile",))


def test_pha_4_5_scribes_act_on_costs_only() -> None:
    """PHA-4.5, PHA-7.4  The Wise Woman cannot take the colour she was given, whatever the Scribe."""
    game = holding("1A", 1, 17)
    play(game, do.use_power(noble(17)), do.give_token("agriculture"))
    assert refuse(game, do.take_resource("agriculture")) == "same_colour"
    assert do.take_resource("justice") in game.moves()


def test_pha_19_25_a_gain_can_use_tokens_just_paid() -> None:
    """PHA-19.25  Supply of C empty: a C paid as R by Scribe 3 is back before NIL1 gives a C."""
    game = position(3)
    ennoble(game, 0, 3)
    give(game, 0, "1C 1A")
    empty_supply(game, "C")
    game.offset = 3
    at_turn(game)
    assert ways(game, "nile", "NIL1") == ["A C"]
    play(game, do.go_to("nile"), do.use_option("NIL1"))
    assert (stock(game), game.supply[3]) == ("1C 1M", 0)


def test_pha_19_25_but_not_the_access_token() -> None:
    """PHA-19.25, PHA-5.1  The C that lies on the wheel does not come back: the gain is lost."""
    game = holding("1C 1A", 3, gone="C")
    heard = play(game, do.go_to("nile"), do.use_option("NIL1"))
    assert stock(game) == "1M"
    assert only(heard, events.ResourcesLost) == [events.ResourcesLost(0, ("construction",))]


def test_pha_4_7_offering_tokens_stay_on_the_wheel() -> None:
    """PHA-4.7, PHA-5.6  An offering token paid for access is on the wheel, not in the discard."""
    game = holding(tokens="agriculture")
    heard = play(game, do.go_to("offerings"), do.take_lot(1))
    assert (sector(game, "A"), game.token_discard) == (("OFF_agriculture",), [])
    assert only(heard, events.AccessPaid) == [events.AccessPaid(0, "offerings", "OFF_agriculture")]


def test_pha_4_1_action_cost_returns_to_the_supply_at_once() -> None:
    """PHA-4.1, PHA-4.7  Step 1 facing J: J on the wheel, C back in the supply."""
    game = holding("1C 1J")
    before = game.supply[3]
    heard = play(game, do.go_to("burial"))
    assert (game.supply[3], sector(game, "J")) == (before + 1, ("justice",))
    assert only(heard, events.CostPaid) == [events.CostPaid(0, "burial", "justice", ("construction",))]


def test_p2_tokens_are_handed_in_one_by_one_in_any_order() -> None:
    """PHA-P2, PHA-4.5  What every payment has in common is not asked; the rest token by token."""
    game = holding("2A 1C 1R 1S", 11, tokens="q_nobles", shown=(12, 14, 16))
    play(game, do.go_to("nobles"), do.take_noble(noble(12)))
    assert ways(game, "nobles") == ["A A R C OFF_Q_nobles", "A A R C S"]
    assert offers(game, do.HandIn) == [do.hand_in("silver"), do.hand_in("OFF_Q_nobles")]
    play(game, do.hand_in("silver"))
    assert (stock(game), tokens(game)) == ("", ["OFF_Q_nobles"])


def test_p2_refusals_of_tokens_say_why() -> None:
    """PHA-P2, PHA-4.6  Silver that is not needed, an offering token before its resource, tokens that pay nothing."""
    game = holding("2A 1R 2C 1M 1S", 5, tokens="agriculture pp1 q_nile", step=2, offset=1)
    play(game, do.go_to("burial"))
    assert ways(game, "burial") == ["A A R C", "A R C M"]
    assert offers(game, do.HandIn) == [do.hand_in("agriculture"), do.hand_in("commerce")]
    reasons = {
        "silver": "silver_not_needed",
        "OFF_agriculture": "resource_first",
        "OFF_PP1": "pays_nothing",
        "OFF_Q_nile": "pays_nothing",
        "construction": "does_not_fit",
    }
    assert {token: refuse(game, do.hand_in(token)) for token in reasons} == reasons


def test_pha_6_1_4_no_bonus_to_be_had() -> None:
    """PHA-6.1.4, PHA-5.7, PHA-4.6  Zone, bag and discard are empty, or only prestige tokens are left to pay."""
    assert refuse_bonus(holding("2A", zone=(), bag=(0, 0))) == "no_bonus"
    assert refuse_bonus(holding("1A", tokens="pp1 pp2")) == "tokens_short"


def refuse_bonus(game: Pharaon) -> str:
    play(game, do.go_to("offerings"))
    return refuse(game, do.take_lot_with_bonus(1))


def test_p11_a_token_that_is_about_to_be_paid_is_no_bonus() -> None:
    """PHA-P11, PHA-6.1.4, PHA-4.10  Zone and bag are empty: the offering token in hand does not open the option."""
    assert refuse_bonus(holding("1A", tokens="agriculture", zone=(), bag=(0, 0))) == "no_bonus"


def test_p10_the_token_on_the_wheel_is_not_asked() -> None:
    """PHA-P10, PHA-4.1  A resource of the facing colour lies there, then Silver, then a token that stands for it."""
    game = holding("1J 1S", 7)
    play(game, do.go_to("burial"))
    assert sector(game, "J") == ("justice",)
    game = holding("1S", tokens="q_nile")
    play(game, do.go_to("nile"), do.use_option("NIL3"))
    assert (sector(game, "R"), game.token_discard) == (("silver",), ["OFF_Q_nile"])
    game = holding("1S", 1, tokens="justice")
    play(game, do.go_to("offerings"), do.take_lot_with_bonus(1))
    assert sector(game, "A") == ("OFF_justice",)
