"""TEK-5.3, TEK-6, TEK-14  Cards, Scribes and extra actions stacked on one die."""

from collections.abc import Iterator

import pytest

from game.tekhenu import events
from game.tekhenu.gods.horus import HonourPeople
from game.tekhenu.gods.osiris import BuildIn
from game.tekhenu.selection import MURKY_PROFIT, PlayExtra, Recolour, SpendScribes, TurnDie
from game.tekhenu.state import Tekhenu
from game.tekhenu.using import DoExtra, DoMain, DoMurky, DoProduce
from tests.tekhenu.look import dice_offered, holding, people, purse, question, take, take_by_anubis
from tests.tekhenu.table import ME, Scene, on_turn
from tests.titles.playing import offers, only, play

# B09 to B12


def test_a_recolouring_needs_another_colour() -> None:
    """TEK-14, 6.1  B11 treats the die as another colour, never as its own; the value moves by 1 within 1 and 6."""
    for face, values in ((1, {1, 2}), (3, {2, 3, 4}), (6, {5, 6})):
        game = holding(f"ra white {face}", display="P22 P24 P26", cards="B11 T08", limestone=9, granite=9)
        assert {move.colour for move in offers(game, Recolour)} == {"black", "yellow", "brown", "gray"}
        assert {move.value for move in offers(game, Recolour)} == values


def test_a_recolouring_frees_a_forbidden_die() -> None:
    """TEK-5.2, 3.1  Black in the Sun is Forbidden; as white Pure, as yellow or gray Tainted; nothing else."""
    game = holding("ra black 3", light="ra sunny", dice="ra black 3, ra white 1", cards="B11", plenty=True)
    found = {f"{move.colour} {move.plate}" for move in offers(game, Recolour)}
    assert found == {"white pure", "yellow tainted", "gray tainted"}
    assert {type(move) for move in game.moves()} == {Recolour}


def test_a_gray_veil_that_leads_nowhere_is_no_way_out() -> None:
    """TEK-5.8, TEK-P26  Horus without Granite: gray could do nothing, so it is not offered."""
    game = holding("horus black 3", dice="horus black 3, horus white 1", cards="B11")
    assert "gray" not in {move.colour for move in offers(game, Recolour)}


def test_lifted_bans_with_a_recolouring() -> None:
    """TEK-14.6, 14.1  T08 and B11: as brown it stays Forbidden and may be Pure or Tainted."""
    game = on_turn(light="ra sunny", dice="ra black 3, ra white 1", cards="B11 T08")
    assert {move.plate for move in dice_offered(game) if move.colour == "black"} == {"pure", "tainted", "forbidden"}
    take(game, "ra black 3", "forbidden")
    assert {move.plate for move in offers(game, Recolour) if move.colour == "brown"} == {"pure", "tainted"}


def test_fate_veil_and_scribes_on_one_die() -> None:
    """TEK-6.1, 14.1, R12  Gray 2: turned to 5, yellow with 6, one Scribe to 4: the scales get 5, the action 4."""
    game = holding("ra gray 2", light="ra shaded", cards="B09 B11", scribe=1)
    play(game, TurnDie("B09", 5), Recolour("B11", "yellow", 6, "pure"), SpendScribes(4))
    heard = play(game, DoProduce("papyrus"))
    assert only(heard, events.ProductionBegan) == [events.ProductionBegan(ME, "papyrus", 4)]
    assert [one.face for one in game.seats[ME].pure] == [5]
    assert purse(game) == {"papyrus": 2}


def test_a_die_may_be_turned_after_it_was_recoloured() -> None:
    """TEK-6.1, TEK-P2  Either order while the value is the face; a veil that moved the value comes last."""
    for value, turnable in ((2, True), (3, False)):
        game = holding("ra gray 2", light="ra shaded", cards="B09 B11")
        play(game, Recolour("B11", "yellow", value, "pure"))
        assert bool(offers(game, TurnDie)) == turnable


def test_scribes_close_the_die() -> None:
    """TEK-5.3, TEK-P2, TEK-P3  After Scribes no card changes the die, and Scribes are counted once."""
    game = holding("ra white 3", cards="B09 B11 B17", scribe=5)
    play(game, SpendScribes(5))
    assert {type(move) for move in game.moves()} == {DoProduce, PlayExtra}


@pytest.mark.parametrize(
    ("face", "value", "scribes"), [(1, 2, 1), (1, 3, 1), (1, 4, 2), (1, 5, 2), (1, 6, 3), (6, 1, 3)]
)
def test_fewest_scribes(face: int, value: int, scribes: int) -> None:
    """TEK-6.2, TEK-P3  Each moves the value by 1 or 2: as few as the way needs."""
    game = holding(f"ra white {face}", scribe=3)
    play(game, SpendScribes(value))
    assert purse(game).get("scribe", 0) == 3 - scribes


def test_anubis_ignores_the_veil_but_not_its_value() -> None:
    """TEK-6.4, TEK-P4  An Anubis die stays below the scales; B11 can still move its value."""
    game = on_turn(dice="ra white 3", cards="B11 B23")
    take_by_anubis(game, "ra white 3", "B23")
    found = offers(game, Recolour)
    assert {(move.value, move.plate) for move in found} == {(value, "anubis") for value in (2, 3, 4)}
    assert len({move.colour for move in found}) == 1


# Extra actions and T19

ACTIONS = (DoMain, DoExtra, DoMurky)


def orders(game: Tekhenu, done: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every order in which the actions of a turn can be done; other questions get their first answer."""
    if question(game) == "":
        yield done
        return
    choosing = question(game) in ("UseDie", "ChooseNext")
    for move in [one for one in game.moves() if isinstance(one, ACTIONS)] if choosing else game.moves()[:1]:
        trial = game.clone()
        play(trial, move)
        god = getattr(move, "god", "") if isinstance(move, DoExtra) else ""
        yield from orders(trial, (*done, f"{type(move).__name__} {god}".strip()) if choosing else done)


def test_neighbour_opposite_and_murky_in_every_order() -> None:
    """TEK-5.5, 14.4, 14.5, DP09  B17, B19 and T19 on a Tainted yellow 3: 12 orders, the Production before the main."""
    scene: Scene = {"light": "ra sunny", "display": "P22 P24 P26", "people": (9, 5), "plenty": True, "scribe": 2}
    game = holding("ra yellow 3", cards="B17 B19 T19", **scene)
    play(game, PlayExtra("B19", "thoth"), MURKY_PROFIT, PlayExtra("B17", "hathor"))
    assert (people(game), purse(game).get("scribe", 0)) == ((8, 4), 0)
    found = set(orders(game))
    assert len(found) == 12
    for order in found:
        assert sorted(order) == ["DoExtra hathor", "DoExtra thoth", "DoMain", "DoMurky"]
        assert order.index("DoMurky") < order.index("DoMain")


def test_the_scales_get_the_die_once() -> None:
    """TEK-14.5, 5.4  Three actions, one die."""
    game = holding("horus white 3", cards="B17 B18", scribe=2, granite=9)
    play(game, PlayExtra("B17", "osiris"), PlayExtra("B18", "osiris"))
    play(game, DoExtra("osiris"), BuildIn("OP3"), DoExtra("osiris"), BuildIn("OB3"), DoMain("horus"))
    play(game, HonourPeople("SO_WORK"))
    assert (game.balance_of(ME), people(game)) == (3, (5, 0))


@pytest.mark.parametrize(
    ("die", "scene"),
    [
        # B19: Population and Happiness must both be 1 or more. B17: a Scribe, which the action itself cannot bring.
        ("ra white 1", {"people": (5, 0), "cards": "B19"}),
        ("ra white 1", {"people": (1, 0), "cards": "B19"}),
        ("ra white 1", {"cards": "B17"}),
        ("bastet gray 1", {"light": "bastet shaded", "cards": "B17", "papyrus": 2}),
    ],
)
def test_an_extra_action_must_be_paid_before_any_action(die: str, scene: Scene) -> None:
    """TEK-14.5, 5.3, 3.6  It is not offered otherwise."""
    assert offers(holding(die, **scene), PlayExtra) == []


def test_murky_profit_with_a_veil_and_scribes() -> None:
    """TEK-14.4, 14.1  A gray die as yellow with T19: Papyrus by the base value, then the god action by it."""
    game = holding("osiris gray 3", light="osiris sunny", levels={"papyrus": 6}, cards="T19 B11", scribe=2)
    play(game, Recolour("B11", "yellow", 4, "tainted"), SpendScribes(6), MURKY_PROFIT, DoMurky())
    assert purse(game) == {"papyrus": 6}
    assert only(play(game, DoMain("osiris")), events.ActionBegan)[0].value == 6


@pytest.mark.parametrize(
    ("die", "plate", "works"),
    [("ra white 3", "pure", False), ("ra black 3", "pure", False), ("ra black 3", "tainted", True)],
)
def test_murky_profit_with_tainted_dice_only(die: str, plate: str, works: bool) -> None:
    """TEK-14.4, 14.6  T19 needs a die on the right plate: a Forbidden one may be taken as such with T08."""
    game = holding(die, plate, light="ra sunny", cards="T08 T19", scribe=3)
    assert (MURKY_PROFIT in game.moves()) == works


def test_two_recolourings() -> None:
    """TEK-14.1, 6.1, DP08  White 3 to gray 4 to white 5: both values add up, the scales get 3."""
    game = holding("ra white 3", cards="B11 B12")
    play(game, Recolour("B11", "gray", 4, "tainted"), Recolour("B12", "white", 5, "pure"))
    assert only(play(game, DoProduce("limestone")), events.ProductionBegan)[0].value == 5
    assert [(one.colour, one.face) for one in game.seats[ME].pure] == [("white", 3)]
    assert game.discards[0] == ["B11", "B12"]
