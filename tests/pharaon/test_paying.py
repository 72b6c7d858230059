"""PHA-4, PHA-7.6, PHA-7.7  Paying: access, deduction, substitutes, and which payments are asked for."""

import pytest

from game.core.agenda import Move
from game.pharaon import events
from game.pharaon.state import Pharaon
from tests.pharaon import moves as do
from tests.pharaon.build import at_turn, fill_sector, holding, noble
from tests.pharaon.look import pay, sector, stock, tokens, turned, ways
from tests.titles.playing import offers, only, play, refusal_of, refuse


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
        # E03: access A and two of another colour for a lot with its bonus (PHA-6.1.3).
        (holding("1A 2J"), "offerings bonus", "A J J"),
        # V02: step 6 costs M J A; one icon is deducted facing J or M, none facing R (PHA-6.5.1).
        (holding("2A 2J 2R 2C 2M", offset=0, step=5), "burial", "J M"),
        (holding("2A 2J 2R 2C 2M", offset=3, step=5), "burial", "J M"),
        (holding("2A 2J 2R 2C 2M", offset=1, step=5), "burial", "J R M"),
        # V07: the Judge takes any four beside the access (PHA-7.2).
        (holding("1M 4A", 11), "nobles", "A A A A M"),
        # E12: Scribe 1 has J as A and A as J, offering tokens of those kinds too (PHA-7).
        (holding("", 1, tokens="justice agriculture"), "offerings bonus", "OFF_agriculture OFF_justice"),
        (holding("1C", 1, tokens="agriculture"), "burial", "C OFF_agriculture"),
    ],
)
def test_pha_4_only_payments_that_really_differ(game: Pharaon, action: str, offered: str) -> None:
    """E03, E12, V02, V07, PHA-4.3, PHA-4.5, PHA-4.6, PHA-4.8, PHA-5.5, PHA-6.1.3, PHA-6.5.1, PHA-7, PHA-7.2, PHA-19.3
    PHA-19.23, PHA-P1, PHA-P2, PHA-P3

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
        # V04, V07: 1R alone is not two; nothing for the access M, or no Judge.
        (holding("1R"), "nile", "quarter_tokens_short"),
        (holding("5A", 11), "nobles", "quarter_tokens_short"),
        (holding("1M 4A"), "nobles", "quarter_tokens_short"),
    ],
)
def test_pha_4_10_what_cannot_be_paid(game: Pharaon, quarter: str, reason: str) -> None:
    """V04, V07, PHA-4.5, PHA-4.9, PHA-4.10, PHA-4.11, PHA-7.7, PHA-19.23  The quarter is refused with its reason."""
    assert refuse(game, do.go_to(quarter)) == reason


def test_pha_4_10_access_alone_is_illegal() -> None:
    """PHA-4.10, PHA-19.4  1C reaches the Artisans' access, not their cost: nothing is paid."""
    refusal = refusal_of(holding("1C"), do.go_to("artisans"))
    assert refusal is not None and refusal.values["n"] == 2
    assert refusal.key == "pharaon.refusal.quarter_tokens_short"


LOT, BONUS_LOT = (do.go_to("offerings"), do.take_lot(1)), (do.go_to("offerings"), do.take_lot_with_bonus(1))
ARTISAN = (do.go_to("artisans"), do.take_artisan("ART25"))
NILE = {number: (do.go_to("nile"), do.use_option(f"NIL{number}")) for number in (1, 3, 7)}


@pytest.mark.parametrize(
    ("game", "moves", "left", "facing", "wheel"),
    [
        # V01: Silver on the wheel counts as R; 1M pays the rest (PHA-4.4, PHA-19.2).
        (holding("1S 1M"), NILE[3], "1A 1J", "R", ["silver"]),
        # V04: R is access and one of the two (PHA-4.9).
        (holding("1R 1C"), NILE[7], "1S", "R", ["royalty"]),
        # V08: the Foreman's access A counts as A: 3A in all, one of them on a Construction slot (PHA-7.7).
        (holding("3A", 9, artisans=(25, 26, 27, 28)), ARTISAN, "1S", "C", ["agriculture"]),
        # V10: A is paid as J by the Scribe, considered J and deducted: two tokens (PHA-4.4).
        (holding("1A 1C", 1), (do.go_to("burial"),), "", "J", ["agriculture"]),
        # V11: lot and bonus for 2J as A (PHA-4.8).
        (holding("2J", 1), BONUS_LOT, "", "A", ["justice"]),
        # The Nile token is R of NIL3 and is deducted (PHA-19.29).
        (holding("1M", tokens="q_nile"), NILE[3], "1A 1J", "R", ["OFF_Q_nile"]),
        # An offering token paid for access is on the wheel, not in the discard (PHA-4.7, PHA-5.6).
        (holding(tokens="agriculture"), LOT, "", "A", ["OFF_agriculture"]),
    ],
)
def test_what_a_payment_leaves(
    game: Pharaon, moves: tuple[Move, ...], left: str, facing: str, wheel: list[str]
) -> None:
    """V01, V04, V08, V10, V11, PHA-1.2, PHA-4.4, PHA-4.7, PHA-4.8, PHA-4.9, PHA-5.6, PHA-7.7, PHA-19.2, PHA-19.29"""
    heard = play(game, *moves)
    paid = only(heard, events.AccessPaid) + only(heard, events.CostPaid)
    assert (stock(game), list(sector(game, facing)), game.token_discard) == (left, wheel, [])
    assert [event.token_access for event in paid] == wheel
    assert game.seats[0].step == (moves == (do.go_to("burial"),))


def test_e02_offerings_with_bonus() -> None:
    """E02, E03, PHA-6.1.1, PHA-6.1.2, PHA-6.1.3, PHA-6.1.4  Three tokens for 2A, or for 1A and 2J.

    PHA-4.1, PHA-4.7  What is not on the wheel is back in the supply.
    """
    for words in ("2A", "1A 2J"):
        game = holding(words)
        lot, third = game.lots[0], game.zone[1]
        play(game, *BONUS_LOT, do.take_bonus(2))
        assert sorted(tokens(game)) == sorted((*lot, third))
        assert (sum(map(bool, game.lots)), sum(map(bool, game.zone))) == (3, 3)
        assert (stock(game), sector(game, "A"), game.supply[:2]) == ("", ("agriculture",), [19, 20])


def test_e01_artisans_with_deduction() -> None:
    """E01, PHA-4.3, PHA-6.4.1  c = C costs 3 tokens, c = A costs 4; both are legal."""
    for colour, rest in (("C", "3A"), ("A", "2C")):
        game = holding("3C 3A", artisans=(25, 26, 27, 28))
        assert ways(game, "artisans") == ["A A A C", "C C C"]
        play(game, do.go_to("artisans"), do.take_artisan("ART25"))
        pay(game, colour)
        assert (stock(game), sector(game, "C")) == (f"{rest} 1S", ("construction",))


def test_v03_nil6_with_and_without_match() -> None:
    """V03, PHA-4.8, PHA-6.3.1  c = R costs 2 tokens, c = J costs 3; one vase and no climb.

    V06, PHA-4.5, PHA-6.2.1, PHA-4.7  A noble: Silver as M on the wheel, the quarter token as R to the discard.
    """
    game = holding("2R 2J")
    assert ways(game, "nile", "NIL6") == ["J J R", "R R"]
    play(game, do.go_to("nile"), do.use_option("NIL6"))
    assert (len(only(pay(game, "R"), events.VaseDrawn)), offers(game, do.Climb)) == (1, [])
    game = holding("1A 1J 1C 1S", tokens="q_nobles", shown=(12, 13, 14))
    play(game, do.go_to("nobles"), do.take_noble(noble(12)))
    assert (game.seats[0].nobles, stock(game), tokens(game)) == ([noble(12)], "", [])
    assert (sector(game, "M"), game.token_discard) == (("silver",), ["OFF_Q_nobles"])


def test_v09_silver_under_architect() -> None:
    """V09, PHA-7.7, PHA-19.11  Silver named R: two tokens, or the Burial token; without the Architect three."""
    assert ways(holding("1M", 7, step=1, tokens="q_burial pp1"), "burial") == ["M OFF_Q_burial"]
    assert ways(holding("1J 1R 1M", step=1), "burial") == ["J R M"]
    game = holding("1S 1M", 7, step=1)
    assert ways(game, "burial") == ["M S"]
    play(game, do.go_to("burial"))
    assert (game.seats[0].step, sector(game, "J")) == (2, ("silver",))


def test_v12_slots_by_player_count() -> None:
    """V12, PHA-1.4, PHA-4.2  Three players: three tokens close the sector; four players: four."""
    for seats, slots in ((2, 3), (3, 3), (4, 4), (5, 4)):
        game = holding("2A", seats=seats)
        fill_sector(game, "A", slots - 1)
        at_turn(game)
        assert do.go_to("offerings") in game.moves()
        fill_sector(game, "A", 1)
        at_turn(game)
        told = {"quarter": "offerings", "resource": "agriculture", "n": slots}
        assert refuse(game, do.go_to("offerings"), **told) == "sector_full"


def test_v13_physician() -> None:
    """V13, PHA-7.6, PHA-19.10, PHA-4.2  1C beside the full sector + 2C; not twice; not while a slot is free."""
    for filled, beside, used in ((3, ["construction"], [13]), (2, [], [])):
        game = holding("6C", 13, artisans=(29, 30, 27, 28))
        fill_sector(game, "C", filled)
        at_turn(game)
        play(game, do.go_to("artisans"), do.take_artisan("ART27"))
        assert (stock(game), len(sector(game, "C")), game.beside, turned(game)) == ("3C 1S", 3, beside, used)
    game = holding("6C", 13, full="C", artisans=(29, 30, 27, 28))
    play(game, do.go_to("artisans"), do.take_artisan("ART27"))
    at_turn(game)
    assert refuse(game, do.go_to("artisans")) == "sector_full_power_used"


def test_v42_scribe_under_the_architect() -> None:
    """V42, PHA-7.7, PHA-19.27, PHA-4.5, PHA-7.4  R counts as J; without the Scribe or the Architect it is illegal.

    Scribes act on costs only: the Wise Woman cannot take the colour she was given.
    """
    game = holding("1R 1C", 7, 2, offset=4)
    play(game, do.go_to("burial"))
    assert (game.seats[0].step, stock(game), sector(game, "A")) == (1, "", ("royalty",))
    for number in (7, 2):
        assert refuse(holding("1R 1C", number, offset=4), do.go_to("burial")) == "quarter_tokens_short"
    game = holding("1A", 1, 17)
    play(game, do.use_power(noble(17)), do.give_token("agriculture"))
    assert refuse(game, do.take_resource("agriculture")) == "same_colour"
    assert do.take_resource("justice") in game.moves()


def test_pha_19_25_a_gain_can_use_tokens_just_paid() -> None:
    """PHA-19.25, PHA-5.1, PHA-4.1  No C in the supply: a C paid as R by Scribe 3 is back before NIL1 gives one.

    The C that lies on the wheel does not come back: then the gain is lost.
    """
    for offset, left, lost in ((3, "1C 1M", []), (0, "1M", [events.ResourcesLost(0, ("construction",))])):
        game = holding("1C 1A", 3, gone="C", offset=offset)
        assert ways(game, "nile", "NIL1") == ["A C"]
        heard = play(game, *NILE[1])
        assert (stock(game), game.supply[3], only(heard, events.ResourcesLost)) == (left, 0, lost)


def test_p2_tokens_are_handed_in_one_by_one_in_any_order() -> None:
    """PHA-P2, PHA-4.5  What every payment has in common is not asked; the rest token by token."""
    game = holding("2A 1C 1R 1S", 11, tokens="q_nobles", shown=(12, 14, 16))
    play(game, do.go_to("nobles"), do.take_noble(noble(12)))
    assert ways(game, "nobles") == ["A A R C OFF_Q_nobles", "A A R C S"]
    assert offers(game, do.HandIn) == [do.hand_in("silver"), do.hand_in("OFF_Q_nobles")]
    play(game, do.hand_in("silver"))
    assert (stock(game), tokens(game)) == ("", ["OFF_Q_nobles"])


def test_p2_refusals_of_tokens_say_why() -> None:
    """PHA-P2, PHA-4.6  Silver and an offering token where the resource is at hand, tokens that pay nothing."""
    game = holding("2A 1R 2C 1M 1S", 5, tokens="agriculture pp1 q_nile", step=2, offset=1)
    play(game, do.go_to("burial"))
    assert ways(game, "burial") == ["A A R C", "A R C M"]
    assert offers(game, do.HandIn) == [do.hand_in("agriculture"), do.hand_in("commerce")]
    for reason, words in (
        ("not_proposed", "silver OFF_agriculture"),
        ("pays_nothing", "OFF_PP1 OFF_Q_nile"),
        ("does_not_fit", "construction"),
    ):
        assert {refuse(game, do.hand_in(word)) for word in words.split()} == {reason}


def test_pha_6_1_4_no_bonus_to_be_had() -> None:
    """PHA-6.1.4, PHA-5.7, PHA-4.6, PHA-4.10, PHA-P11  Zone, bag and discard are empty, or prestige would have to pay.

    An offering token that is about to be paid does not open the option.
    """
    for game, reason in (
        (holding("2A", zone=(), bag=(0, 0)), "no_bonus"),
        (holding("1A", tokens="agriculture", zone=(), bag=(0, 0)), "no_bonus"),
        (holding("1A", tokens="pp1 pp2"), "tokens_short"),
    ):
        play(game, do.go_to("offerings"))
        assert refuse(game, do.take_lot_with_bonus(1)) == reason


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
