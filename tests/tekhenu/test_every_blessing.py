"""Every Blessing is played in its window, with its effect; none is missing."""

from collections.abc import Callable

import pytest

from game.core.events import Event
from game.tekhenu import events
from game.tekhenu.actions import PlayBlessing, PlayPeople
from game.tekhenu.components import components
from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.horus import HonourGod
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.selection import PlayExtra, Recolour, TurnDie
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import CallAnubis
from game.tekhenu.using import DoExtra, DoProduce
from tests.tekhenu.look import excess, holding, people, purse, question, take
from tests.tekhenu.table import ME, acting, on_turn, produce, producing, table
from tests.titles.playing import offers, only, play

Played = tuple[Tekhenu, list[Event]]
GIFTS = {
    "B01": {"limestone": 4},
    "B02": {"granite": 4},
    "B03": {"bread": 4},
    "B04": {"papyrus": 4},
    "B05": {"gold": 3},
    "B06": {"scribe": 2},
}


def gift(card: str) -> Played:
    """TEK-7.4  With a Production of another resource: its tokens, never excess."""
    game = table(cards=card)
    resource = "bread" if card != "B03" else "papyrus"
    produce(game, resource, 2)
    heard = play(game, PlayBlessing(card))
    assert (purse(game), excess(game)) == ({resource: 2, **GIFTS[card]}, {})
    return game, heard


def people_card(track: str) -> Callable[[str], Played]:
    """TEK-5.11, DP18  Before the die is taken: 3 steps, and the question comes again."""

    def played(card: str) -> Played:
        game = on_turn(dice="ra white 3", people=(6, 2), cards=card)
        heard = play(game, PlayPeople(card, track))
        assert people(game) == ((9, 2) if track == "population" else (6, 5))
        assert question(game) == "ChooseDie"
        return game, heard

    return played


def hand_of_fate(card: str) -> Played:
    """TEK-14, 6.1, R12  White 3 becomes a 6: value 6, and 6 on the scales."""
    game = holding("ra white 3", cards=card)
    assert {move.face for move in offers(game, TurnDie)} == {1, 2, 3, 4, 5, 6}
    heard = play(game, TurnDie(card, 6), DoProduce("limestone"))
    assert (only(heard, events.ProductionBegan)[0].value, game.balance_of(ME)) == (6, 6 - 4)
    return game, heard


def veil(card: str) -> Played:
    """TEK-14, R12  A Tainted yellow 3 in the Sun counts as white: Pure, Limestone, value 4; the scales get 3."""
    game = holding("ra yellow 3", light="ra sunny", cards=card)
    heard = play(game, Recolour(card, "white", 4, "pure"), DoProduce("limestone"))
    assert (purse(game), excess(game)) == ({"limestone": 2}, {"limestone": 2})
    assert [(one.colour, one.face) for one in game.seats[ME].pure] == [("yellow", 3)]
    return game, heard


def offered_stone(card: str) -> Played:
    """TEK-8.5, 9.8, DP24  A Pillar and a Statue without goods; without the card there is no way."""
    game = acting("ra", 6, display="P17 P22 P23", cards=card)
    assert list(game.moves()) == [PlayBlessing(card)]
    play(game, PlayBlessing(card), LayOn("C33"), TurnTile(0))
    assert game.seats[ME].pillars == 7
    game = acting("horus", 5, cards=card)
    heard = play(game, PlayBlessing(card), HonourGod("ra"))
    assert game.seats[ME].statues == 5
    return game, heard


def offered_feast(card: str) -> Played:
    """TEK-11.1, 10.1, DP24  A site without Bread, even that for 4, and a festival without Papyrus."""
    game = acting("hathor", 2, cards=card)
    play(game, PlayBlessing(card), BuildAt("HL3"))
    assert (people(game), game.seats[ME].buildings) == ((7, 2), 9)
    game = acting("bastet", 1, cards=card)
    heard = play(game, PlayBlessing(card))
    assert (people(game), purse(game)) == ((5, 3), {"scribe": 2})
    return game, heard


def another_god(die: str, gods: list[str]) -> Callable[[str], Played]:
    """TEK-14.5  1 Scribe: Osiris or Ra beside Horus; 1 Population, 1 Happiness: Osiris opposite Hathor; same value."""

    def played(card: str) -> Played:
        game = holding(die, light=f"{die.split()[0]} sunny", cards=card, scribe=1)
        assert {move.god for move in offers(game, PlayExtra)} == set(gods)
        heard = play(game, PlayExtra(card, "osiris"))
        assert (people(game), purse(game)) == (((5, 2), {}) if len(gods) > 1 else ((4, 1), {"scribe": 1}))
        heard += play(game, DoExtra("osiris"))
        assert only(heard, events.ActionBegan) == [events.ActionBegan(ME, "osiris", 3)]
        return game, heard

    return played


def double_harvest(card: str) -> Played:
    """TEK-7.4  Bread 4 at level 2, twice: 4 kept, 4 excess."""
    game = producing("bread", 4, cards=card)
    heard = play(game, PlayBlessing(card))
    assert (purse(game), excess(game)) == ({"bread": 4}, {"bread": 4})
    return game, heard


def call_of_anubis(card: str) -> Played:
    """TEK-5.1, 6.4, DP06  A Forbidden black die in the Sun without any Scribe."""
    game = on_turn(light="ra sunny", dice="ra black 4", cards=card)
    heard = play(game, CallAnubis(card))
    take(game, "ra black 4")
    play(game, DoProduce("papyrus"))
    assert [one.face for one in game.seats[ME].anubis] == [4]
    assert purse(game) == {"papyrus": 2}
    return game, heard


PLAYED: dict[str, Callable[[str], Played]] = {
    **dict.fromkeys(GIFTS, gift),
    "B07": people_card("population"), "B08": people_card("happiness"),
    "B09": hand_of_fate, "B10": hand_of_fate, "B11": veil, "B12": veil,
    "B13": offered_stone, "B14": offered_stone, "B15": offered_feast, "B16": offered_feast,
    **dict.fromkeys(("B17", "B18"), another_god("horus white 3", ["osiris", "ra"])),
    **dict.fromkeys(("B19", "B20"), another_god("hathor white 3", ["osiris"])),
    "B21": double_harvest, "B22": double_harvest, "B23": call_of_anubis, "B24": call_of_anubis,
}  # fmt: skip
WINDOWS = "production " * 6 + "own_turn_any_time " * 2 + "die_selection " * 4 + "pay_ra_or_horus " * 2
WINDOWS += "pay_bastet_or_hathor " * 2 + "die_selection " * 4 + "production " * 2 + "turn_start " * 2


@pytest.mark.parametrize("card", PLAYED)
def test_every_blessing_is_played(card: str) -> None:
    """TEK-14, 14.1, 8.5, 9.8, 10.1, DP24  It works, all see it, it lies on the discard pile."""
    game, heard = PLAYED[card](card)
    assert events.BlessingPlayed(ME, card) in heard
    assert card not in game.seats[ME].blessings
    assert game.discards[0] == [card]


def test_no_blessing_is_missing() -> None:
    """TEK-14  The registry above is the box: 24, each in its window."""
    box = components().blessings
    assert sorted(PLAYED) == sorted(box)
    assert [box[f"B{n + 1:02}"].window for n in range(24)] == WINDOWS.split()


@pytest.mark.parametrize("card", PLAYED)
def test_a_blessing_of_another_seat_cannot_be_played(card: str) -> None:
    """TEK-14.1, 5.11, R37  What a rival holds opens nothing for the acting player."""
    game = on_turn(dice="ra white 3", their_cards=card, scribe=1)
    seen = list(game.moves())
    take(game, "ra white 3")
    seen += game.moves()
    assert not any(getattr(move, "card", "") for move in seen)
    play(game, DoProduce("limestone"))
    assert question(game) == ""


@pytest.mark.parametrize(("card", "other"), [("B13", "bastet"), ("B15", "horus"), ("B13", "thoth"), ("B15", "osiris")])
def test_waivers_fit_two_gods_each(card: str, other: str) -> None:
    """TEK-14  B13 is for Ra and Horus, B15 for Bastet and Hathor."""
    assert question(acting(other, 1, cards=card, papyrus=2, granite=2)) != "ChooseWaiver"
