"""PHA-4.5, PHA-5.5, PHA-4.1  Every payment that the rules allow, token by token, for whoever wishes it."""

import pytest

from game.ai.choice import worth_a_look
from game.ai.levels import decide
from game.core.agenda import Move
from game.core.chance import Chance
from game.pharaon import RULES
from game.pharaon.scoring import score_sheet
from game.pharaon.state import Pharaon
from tests.pharaon import moves as do
from tests.pharaon.build import at_turn, holding, noble
from tests.pharaon.look import sector, stock, tokens
from tests.titles.playing import asked, offers, play, refuse

LOT = (do.go_to("offerings"), do.take_lot(1))
NILE = {number: (do.go_to("nile"), do.use_option(f"NIL{number}")) for number in (1, 3, 7)}


def test_p3_silver_pays_for_a_resource_at_hand_before_the_tutor_is_bought() -> None:
    """PHA-P3, PHA-4.5, PHA-7  2A J R C M S: whoever pays a lot with Silver keeps A for the Tutor, one PP more."""
    totals = {}
    for wished in (True, False):
        game = holding("2A 1J 1R 1C 1M 1S", shown=(19, 12, 13), lots=("pp1 pp1",))
        play(game, *(do.PAY_FREELY,) * wished, *LOT, *(do.hand_in("silver"),) * wished)
        assert sector(game, "A") == (("silver",) if wished else ("agriculture",))
        at_turn(game)
        play(game, do.go_to("nobles"), do.take_noble(noble(19)))
        assert stock(game) == ("1A" if wished else "1S")
        totals[wished] = sum(score_sheet(game, 0).values())
    assert totals[True] == totals[False] + 1


def test_p2_an_offering_token_pays_before_its_resource() -> None:
    """PHA-P2, PHA-4.5, PHA-5.5  One A and its offering: either pays the access; without the wish it is the resource."""
    game = holding("1A", tokens="agriculture")
    play(game, do.PAY_FREELY, *LOT)
    assert game.moves() == [do.PayProposed(("agriculture",)), do.hand_in("agriculture"), do.hand_in("OFF_agriculture")]
    play(game, do.hand_in("OFF_agriculture"))
    assert (sector(game, "A"), stock(game)) == (("OFF_agriculture",), "1A")


@pytest.mark.parametrize(
    ("game", "moves", "laid"),
    [
        # NIL7 takes any two: R is access, or Silver is and R pays the other icon (PHA-4.9).
        (holding("1R 1S"), NILE[7], ["royalty", "silver"]),
        # A token of the quarter in the access or in the action cost (PHA-4.5).
        (holding("1S", tokens="q_nile"), NILE[3], ["silver", "OFF_Q_nile"]),
        # A Scribe: both colours of the pair can stand for the access, and for the other icon (PHA-19.23).
        (holding("1A 1J", 1), (do.go_to("offerings"), do.take_lot_with_bonus(1)), ["agriculture", "justice"]),
        # The Head of the Granaries: any token is access and counts as its own colour (PHA-7.7).
        (holding("1A 1R", 10, offset=1), NILE[1], ["agriculture", "royalty"]),
    ],
)
def test_p10_any_token_that_can_pay_the_access_may_lie_on_the_wheel(
    game: Pharaon, moves: tuple[Move, ...], laid: list[str]
) -> None:
    """PHA-P10, PHA-4.1, PHA-4.5, PHA-4.9, PHA-7.7, PHA-19.23  The usual one is the first answer."""
    play(game, do.PAY_FREELY, *moves)
    assert asked(game) == ("ChooseAccessToken", 0)
    assert game.moves() == [do.lay_on_wheel(token) for token in laid]
    play(game, do.lay_on_wheel(laid[-1]))
    assert laid[-1] in [token for lying in game.wheel for token in lying]


def test_p10_a_token_that_the_rest_needs_cannot_lie_on_the_wheel() -> None:
    """PHA-P10, PHA-4.5, PHA-7.6  Step 1 is C J facing J: beside J only Silver can pay C, so that J is the access.

    Beside a full sector the Governor's token is chosen as well: Silver, if the player says so.
    """
    game = holding("1J 1S")
    play(game, do.PAY_FREELY, do.go_to("burial"))
    assert (game.seats[0].step, sector(game, "J")) == (1, ("justice",))
    game = holding("1R 1S", 16, full="R")
    play(game, do.PAY_FREELY, *NILE[7], do.lay_on_wheel("silver"))
    assert game.beside == ["silver"]


def test_p2_the_wish_holds_for_one_payment_of_the_turn() -> None:
    """PHA-P2, PHA-3.6  It can be said before the quarter, at the quarter or while paying, and ends with the payment.

    Before the payment it can be taken back; then only what really differs is asked for.
    """
    quarter, option = NILE[7]
    usual = holding("1R 2S")
    assert refuse(usual, do.PAY_AS_USUAL) == "core.refusal.not_offered"
    play(usual, quarter, option)
    for said, there in ((do.PAY_FREELY, quarter), (quarter, do.PAY_FREELY)):
        game, taken_back = holding("1R 2S"), holding("1R 2S")
        play(game, said, there, option)
        assert asked(game) == ("ComposePayment", 0)
        play(game, game.moves()[0])
        back = (said, do.PAY_AS_USUAL, there) if there == quarter else (said, there, do.PAY_AS_USUAL)
        play(taken_back, *back, option)
        assert not game.freely and not taken_back.freely
        assert (asked(taken_back), stock(taken_back)) == (asked(usual), stock(usual))
    game = holding("1R 1C 1J 1S")
    play(game, *NILE[7])
    assert asked(game) == ("ChooseTokens", 0), "C or J beside R"
    play(game, do.PAY_FREELY)
    assert do.hand_in("silver") in game.moves()
    game = holding("1A 1S")
    play(game, do.PAY_FREELY)
    assert refuse(game, do.PAY_FREELY) == "core.refusal.not_offered"
    play(game, do.PASS, do.take_vase(game.vases[0]))
    assert (asked(game)[1], game.freely) == (1, False)


def test_p2_what_is_proposed_is_one_answer() -> None:
    """PHA-P2, PHA-4.5e  The first answer pays as without the wish, what is printed rather than what a Scribe allows."""
    game = holding("2A 1R 2C 1M 1S", 5, tokens="agriculture", step=2, offset=1)
    play(game, do.go_to("burial"), do.PAY_FREELY)
    assert game.moves()[0] == do.PayProposed(("agriculture", "royalty", "construction", "commerce"))
    play(game, do.hand_in("silver"))
    (proposed,) = offers(game, do.PayProposed)
    assert "silver" in proposed.token and len(proposed.token) == 4
    play(game, proposed)
    assert game.seats[0].step == 3
    assert "1S" not in stock(game)


def test_p2_the_wish_is_offered_only_where_it_can_matter() -> None:
    """PHA-P2, PHA-P12  Base resources alone leave no other payment; what leaves no choice is not asked."""
    for game, offered in (
        (holding("3A 3R"), False),
        (holding("3A", tokens="pp1 pp2"), False),
        (holding("", tokens="q_burial"), False),
        (holding("3A 1S"), True),
        (holding("3A", tokens="justice"), True),
        (holding("3A", tokens="q_nile"), True),
        (holding("3A", 1), True),
        (holding("3A", 9), True),
    ):
        assert (do.PAY_FREELY in game.moves()) == offered, (stock(game), tokens(game))
    game = holding("1S")
    play(game, do.PAY_FREELY, *LOT)
    assert (stock(game), sector(game, "A")) == ("", ("silver",))


def test_p2_levels_that_look_ahead_leave_the_wish_out() -> None:
    """PHA-P2  They look at the same moves as without it, so that they think no longer; random play may wish.

    Saves of programs that did not know it still fit, digest included.
    """
    game = holding("1A 1S")
    assert list(worth_a_look(game)) == [move for move in game.moves() if move != do.PAY_FREELY]
    chosen = {decide(RULES, game, 0, "random", Chance(seed)).move for seed in range(60)}
    assert do.PAY_FREELY in chosen
    assert all(decide(RULES, game, 0, "apprenti", Chance(seed)).move != do.PAY_FREELY for seed in range(60))
    assert "freely" not in str(RULES.codec.encode(game))
    digest = RULES.codec.digest(game)
    play(game, do.PAY_FREELY)
    assert RULES.codec.digest(game) != digest
