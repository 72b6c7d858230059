"""TEK-6.4, TEK-6.5  Anubis."""

from __future__ import annotations

from game.tekhenu.selection import PlayExtra
from game.tekhenu.turn import CallAnubis
from game.tekhenu.using import DoMain, DoProduce
from tests.tekhenu.look import offered, take
from tests.tekhenu.table import ME, goods, hand, on_turn, turn
from tests.titles.playing import offers, play, refuse


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


def test_extra_actions_with_anubis_look_at_the_section_of_the_die() -> None:
    """TEK-6.5  An Anubis die from Thoth: neighbours Bastet and Osiris, opposite Ra."""
    game = on_turn(dice="thoth gray 1", cards="B17 B19", scribe=3)
    play(game, CallAnubis(""))
    take(game, "thoth gray 1")
    assert {(move.card, move.god) for move in offers(game, PlayExtra)} == {
        ("B17", "bastet"), ("B17", "osiris"), ("B19", "ra"),
    }


def test_one_anubis_per_turn() -> None:
    """TEK-6.4  Once called, no second call is offered."""
    game = on_turn(dice="thoth gray 1", cards="B23 B24", scribe=9)
    play(game, CallAnubis("B23"))
    assert [*offers(game, CallAnubis)] == []
    take(game, "thoth gray 1")
    assert [*offers(game, CallAnubis)] == []
