"""TEK-4, TEK-5, TEK-6.4, TEK-6.5  A turn: which dice may be taken, what must be done, what is forfeited; Anubis."""

import pytest

from game.core.agenda import Move
from game.tekhenu import events
from game.tekhenu.gods.osiris import BuildIn
from game.tekhenu.gods.thoth import BrowseSection
from game.tekhenu.rounds import BeginRound
from game.tekhenu.selection import MURKY_PROFIT, PlayExtra, Recolour, SpendScribes
from game.tekhenu.turn import CallAnubis, TakeDie
from game.tekhenu.using import DoExtra, DoMain, DoMurky, DoProduce, Forfeit
from game.tekhenu.words import BASIC
from tests.tekhenu.look import dice_offered, holding, offered, people, purse, question, take
from tests.tekhenu.table import ME, Scene, at_step, goods, hand, on_turn, turn
from tests.titles.playing import asked, offers, only, play, refuse

# Taking a die


@pytest.mark.parametrize(
    ("scene", "takeable", "refused", "reason"),
    [
        # Sunny Horus: white Pure, yellow and gray Tainted, brown and black Forbidden.
        ({"dice": "horus white 1, horus yellow 2, horus brown 3, horus black 4, horus gray 5", "plenty": True},
         {"horus white 1 pure", "horus yellow 2 tainted", "horus gray 5 tainted"},
         TakeDie("horus", "brown", 3, "forbidden"), "forbidden"),
        # Gray at Horus without Granite could do nothing, white or yellow can always produce.
        ({"dice": "horus gray 3, horus white 1"}, {"horus white 1 pure"},
         TakeDie("horus", "gray", 3, "tainted"), "nothing_to_do"),
        ({"dice": "horus yellow 6, horus gray 1"}, {"horus yellow 6 tainted"},
         TakeDie("horus", "gray", 1, "tainted"), "nothing_to_do"),
        # Only Forbidden dice: any of them as Tainted; with T08 also as Pure.
        ({"dice": "horus black 3, horus brown 4, bastet white 5"},
         {"horus black 3 tainted", "horus brown 4 tainted", "bastet white 5 tainted"}, None, ""),
        ({"dice": "horus black 3", "cards": "T08"}, {"horus black 3 pure", "horus black 3 tainted"}, None, ""),
    ],
)  # fmt: skip
def test_which_dice_may_be_taken(scene: Scene, takeable: set[str], refused: TakeDie | None, reason: str) -> None:
    """TEK-5.2, 5.8, 5.9, 3.1, 14.6, R18, DP07  Pure and Tainted ones with which something can be done."""
    game = on_turn(**scene)
    assert offered(game) == takeable
    if refused is not None:
        assert refuse(game, refused) == f"{reason}"


def test_equal_dice_are_one_move() -> None:
    """TEK-5.2  Two white threes of a section are the same choice; one of them is taken."""
    game = on_turn(dice="horus white 3, horus white 3")
    assert len(dice_offered(game)) == 1
    take(game, "horus white 3")
    assert len(game.sections[0]) == 1


def test_every_player_takes_one_die_in_turn_order() -> None:
    """TEK-1.8, 5.2, 4  A round: one turn each, in turn order, one die each."""
    game = at_step(
        BeginRound(), seats=3, dice="horus white 1, horus white 2, horus white 3", order=[2, 0, 1], round_number=0
    )
    seen = []
    while asked(game)[0] == "ChooseDie" and game.round_number == 1:
        seen.append(asked(game)[1])
        play(game, dice_offered(game)[0], DoProduce("limestone"))
    assert seen == [2, 0, 1]
    assert [len(seat.pure) for seat in game.seats] == [1, 1, 1]


@pytest.mark.parametrize(("words", "plate", "balance"), [("ra white 4", "pure", 4), ("ra yellow 4", "tainted", -4)])
def test_the_die_lies_on_its_plate(words: str, plate: str, balance: int) -> None:
    """TEK-5.4, 16.1  Pure left, Tainted right."""
    game = on_turn(light="ra sunny", dice=words, levels=dict.fromkeys(BASIC, 6))
    heard = take(game, words)
    heard += play(game, offers(game, DoProduce)[0])
    (placed,) = only(heard, events.DiePlaced)
    assert (placed.plate, placed.balance) == (plate, balance)


# What must be done


def test_a_gray_die_that_scribes_make_useful_is_offered() -> None:
    """TEK-5.9  Gray 3 at Thoth costs 2 Papyrus; a Scribe makes it a free card: it may be taken, with the Scribe."""
    game = holding("thoth gray 3", dice="thoth gray 3, horus white 1", scribe=1)
    assert offers(game, Forfeit) == []
    assert {move.value for move in offers(game, SpendScribes)} == {1, 2}


def test_with_no_legal_pair_scribes_need_not_be_spent() -> None:
    """TEK-5.9, R38, DP25  The same die alone: the Scribe may be spent, or the action forfeited."""
    game = holding("thoth gray 3", scribe=1)
    assert offers(game, Forfeit) == [Forfeit()]
    trial = game.clone()
    play(game, Forfeit())
    assert (purse(game), game.balance_of(ME)) == ({"scribe": 1}, -3)
    play(trial, SpendScribes(1), DoMain("thoth"), BrowseSection(1))
    play(trial, trial.moves()[0])
    assert purse(trial) == {}


@pytest.mark.parametrize(
    ("cards", "stock"),
    [("T10", {"scribe": 2}), ("T22", {"limestone": 2}), ("B13", {}), ("T14", {"granite": 0}), ("", {"scribe": 1})],
)
def test_aids_do_not_make_a_pair_legal(cards: str, stock: dict[str, int]) -> None:
    """TEK-5.9, R38  Blessings, T10, T14, T22 and Scribes do not count for 5.8: the forfeit stays open."""
    assert Forfeit() in holding("horus gray 3", cards=cards, **stock).moves()


@pytest.mark.parametrize(("card", "god", "stock"), [("T04", "horus", {"granite": 1}), ("T21", "hathor", {"bread": 1})])
def test_goods_of_an_action_do_make_a_pair_legal(card: str, god: str, stock: dict[str, int]) -> None:
    """TEK-5.8, 5.9, 5.10  T04, T20 and T21 are not among the aids: with their goods the action must be done."""
    assert list(holding(f"{god} gray 3", light=f"{god} shaded", cards=card, **stock).moves()) == [DoMain(god)]


# No takeable die at all


@pytest.mark.parametrize("card", ["B11", "B12"])
def test_a_recolouring_need_not_be_spent_on_a_forbidden_die(card: str) -> None:
    """TEK-5.8, R18, R38  With a recolouring in hand it may still be taken as Tainted, or be recoloured."""
    game = holding("horus black 3", "tainted", cards=card)
    assert DoProduce("granite") in game.moves()
    assert Recolour(card, "white", 3, "pure") in game.moves()


# The order of actions, forfeits


LOST: list[tuple[str, str, list[Move], dict[str, int]]] = [
    # The extra Osiris action takes the last Happiness, the main Thoth action is lost.
    ("thoth gray 1", "B17", [PlayExtra("B17", "osiris"), DoExtra("osiris"), BuildIn("OP1")], {"papyrus": 1}),
    # It goes with the main Osiris action; the extra Thoth action is lost, its price is not given back.
    ("osiris gray 1", "B17", [PlayExtra("B17", "thoth"), DoMain("osiris"), BuildIn("OP1")], {"papyrus": 1}),
    # T19 without a god action that could follow.
    ("horus yellow 2", "T19", [MURKY_PROFIT, DoMurky()], {"papyrus": 2}),
]


@pytest.mark.parametrize(("die", "cards", "moves", "left"), LOST)
def test_what_is_impossible_when_its_turn_comes_is_forfeited(
    die: str, cards: str, moves: list[Move], left: dict[str, int]
) -> None:
    """TEK-5.5, 14.5, TEK-P6  The main action, an extra one, the god action after T19; with Happiness 1."""
    game = holding(die, light=f"{die.split()[0]} sunny", people=(5, 1), scribe=1, cards=cards)
    assert only(play(game, *moves), events.ActionForfeited) == [events.ActionForfeited(ME)]
    assert (question(game), purse(game)) == ("", left)


def test_murky_profit_binds_the_main_action() -> None:
    """TEK-5.5, 14.4  With T19 declared only its Production, then only the god action."""
    game = holding("osiris yellow 3", light="osiris sunny", cards="T19", scribe=1)
    play(game, MURKY_PROFIT)
    assert list(game.moves()) == [DoMurky()]
    play(game, DoMurky())
    assert list(game.moves()) == [DoMain("osiris")]


def test_murky_profit_may_make_the_god_action_payable() -> None:
    """TEK-5.9, 3.7  Two Papyrus of T19 pay the festival that follows."""
    game = holding("bastet yellow 5", light="bastet sunny", people=(9, 2), cards="T19", scribe=1)
    assert DoMain("bastet") not in game.moves()
    play(game, MURKY_PROFIT, DoMurky(), DoMain("bastet"))
    assert (people(game), purse(game)) == ((9, 7), {})


def test_colour_decides_the_resource() -> None:
    """TEK-3.5, 7.1, 5.5, 5.8, DP09  By its colour, or the god action of the section; no forfeit. Gray has none."""
    for colour, resource in (("yellow", "papyrus"), ("brown", "bread"), ("white", "limestone"), ("black", "granite")):
        game = holding(f"horus {colour} 2", light="horus shaded", plenty=True)
        assert list(game.moves()) == [DoMain("horus"), DoProduce(resource)]
    game = holding("horus gray 3", plenty=True)
    assert (offers(game, DoProduce), refuse(game, DoProduce("bread"))) == ([], "gray")


# Anubis


def test_anubis_needs_two_scribes_or_its_blessing() -> None:
    """TEK-5.1, 6.4, DP06, DP07  Two Scribes; one is not enough; B23 needs none."""
    game = on_turn(dice="horus black 2, horus white 1", scribe=1)
    assert refuse(game, CallAnubis("")) == "short"
    hand(game, ME, "B23")
    turn(game)
    assert offers(game, CallAnubis) == [CallAnubis("B23")]
    goods(game, ME, scribe=2)
    turn(game)
    assert offers(game, CallAnubis) == [CallAnubis(""), CallAnubis("B23")]


def test_anubis_opens_every_action() -> None:
    """TEK-6.4, 1.9  Any god action that is possible, any of the four Productions, whatever section and colour."""
    game = on_turn(
        light="horus sunny", dice="horus black 2, thoth gray 1", display="P22 P23 P24", plenty=True, scribe=2
    )
    play(game, CallAnubis(""))
    assert offered(game) == {"horus black 2 anubis", "thoth gray 1 anubis"}
    take(game, "thoth gray 1")
    assert {move.god for move in offers(game, DoMain)} == {"horus", "ra", "hathor", "bastet", "thoth", "osiris"}
    assert {move.resource for move in offers(game, DoProduce)} == {"papyrus", "bread", "limestone", "granite"}


def test_with_anubis_what_is_not_possible_is_told_too() -> None:
    """TEK-6.4  A gray die produces with Anubis; of the gods only Thoth and Osiris cost nothing."""
    game = on_turn(dice="thoth gray 1", display="P22 P23 P24", scribe=2)
    play(game, CallAnubis(""))
    take(game, "thoth gray 1")
    assert (offers(game, DoMain), len(offers(game, DoProduce))) == ([DoMain("thoth"), DoMain("osiris")], 4)
    assert refuse(game, DoMain("ra")) == refuse(game, DoMain("bastet")) == "short"


def test_extra_actions_with_anubis_look_at_the_section_of_the_die() -> None:
    """TEK-6.5  An Anubis die from Thoth: neighbours Bastet and Osiris, opposite Ra."""
    game = on_turn(dice="thoth gray 1", cards="B17 B19", scribe=3)
    play(game, CallAnubis(""))
    take(game, "thoth gray 1")
    found = {(move.card, move.god) for move in offers(game, PlayExtra)}
    assert found == {("B17", "bastet"), ("B17", "osiris"), ("B19", "ra")}


def test_a_declared_extra_action_cannot_be_skipped() -> None:
    """TEK-14.5, TEK-P5  While it is possible it must be done."""
    game = holding("horus white 3", cards="B17", scribe=1)
    play(game, PlayExtra("B17", "osiris"), DoProduce("limestone"))
    assert list(game.moves()) == [DoExtra("osiris")]
