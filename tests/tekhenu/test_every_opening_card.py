"""Every Start card and every Destiny card pays its reward; none is missing."""

import pytest

from game.core.agenda import Move
from game.tekhenu import events
from game.tekhenu.components import components
from game.tekhenu.gods.osiris import BuildIn
from game.tekhenu.maat import PassDestinies, PickReward, TakeDestiny
from game.tekhenu.opening import TakeRewards
from tests.tekhenu.look import levels, mix, owner_of, people, purse, question, scored
from tests.tekhenu.table import ME, at_step, table
from tests.titles.playing import offers, only, play, refuse, run

CASES: dict[str, tuple[int, tuple[Move, ...], dict[str, int]]] = {
    "S01": (1, (BuildIn("OB5"),), {"bread": 2}),
    "S02": (2, (BuildIn("OL3"),), {"limestone": 1}),
    "S03": (3, (BuildIn("OB3"),), {"bread": 1}),
    "S04": (4, (mix(papyrus=3), mix(bread=1), mix(granite=1)), {"papyrus": 3, "bread": 1, "granite": 1}),
    "S05": (5, (), {}),
    "S06": (6, (), {}),
    "S07": (7, (), {"scribe": 2, "gold": 1}),
    "S08": (8, (), {"papyrus": 1, "bread": 1, "limestone": 1, "granite": 1}),
    "S09": (9, (mix(limestone=1, granite=2),), {"limestone": 1, "granite": 2}),
    "S10": (10, (mix(papyrus=2, bread=1),), {"papyrus": 2, "bread": 1}),
    "S11": (11, (), {}),
    "S12": (12, (), {"gold": 2}),
}
"""The initiative, the answers of the player, and the goods that come of it."""


@pytest.mark.parametrize("card", CASES)
def test_every_start_card_pays(card: str) -> None:
    """TEK-2.12, 2.13, DP04  Its initiative and its reward, beside the 1 Faith of A04."""
    initiative, moves, goods = CASES[card]
    game = at_step(TakeRewards(ME), start_cards=card, destinies="A04 A01")
    play(game, *moves)
    if question(game) == "ChooseDealtCard":
        play(game, game.moves()[0])
    assert (question(game), purse(game)) == ("", {**goods, "faith": 1})
    assert components().start_cards[card].initiative == initiative


def test_no_start_card_and_no_destiny_card_is_missing() -> None:
    """TEK-2.12  The registries here are the box: 12 and 4."""
    assert list(CASES) == list(components().start_cards) == [f"S{n:02}" for n in range(1, 13)]
    assert list(DESTINIES) == list(components().destinies)


@pytest.mark.parametrize(
    ("card", "spaces"), [("S01", ["OP5", "OB5", "OL5", "OG5"]), ("S02", ["OL3", "OG3"]), ("S03", ["OP3", "OB3"])]
)
def test_osiris_of_a_start_card(card: str, spaces: list[str]) -> None:
    """TEK-2.13, R21, R31  Fixed row and districts, no Happiness lost, no Statue and no Technology works."""
    game = at_step(
        TakeRewards(ME), mine="osiris", theirs="thoth", cards="T01 T14 T11", start_cards=card, destinies="A04 A01"
    )
    assert [move.space for move in offers(game, BuildIn)] == spaces
    assert game.decision.facts(game)["situation"] == {"S01": "both", "S02": "quarry", "S03": "workshop"}[card]
    heard = play(game, BuildIn(spaces[0]))
    assert (owner_of(game, spaces[0]), people(game)) == (ME, (5, 2))
    assert (scored(game), only(heard, events.StatueBonus), question(game)) == (0, [], "")


def test_s02_not_in_a_workshop() -> None:
    """TEK-2.13  The quarry card refuses workshops and taken spaces."""
    game = at_step(TakeRewards(ME), theirs="OL3", start_cards="S02", destinies="A04 A01")
    assert (refuse(game, BuildIn("OP3")), refuse(game, BuildIn("OL3"))) == ("other_district", "space_taken")
    play(game, BuildIn("OG3"))
    assert levels(game)["granite"] == 3


@pytest.mark.parametrize(("card", "kind", "deck"), [("S05", "technologies", 1), ("S06", "blessings", 0)])
def test_cards_drawn_by_a_start_card(card: str, kind: str, deck: int) -> None:
    """TEK-2.13, DP04  Two are drawn secretly, one is kept face up, the other is shuffled back."""
    game = table(start_cards=card, destinies="A04 A01")
    top = game.decks[deck][-2:]
    size = len(game.decks[deck])
    heard = run(game, TakeRewards(ME))
    assert (sorted(game.seats[ME].dealt), only(heard, events.CardsSeen)[0].seat) == (sorted(top), ME)
    heard = play(game, game.moves()[0])
    (kept,) = getattr(game.seats[ME], kind)
    assert kept in top
    assert events.CardKept(ME, kept) in heard
    assert (len(game.decks[deck]), game.seats[ME].dealt) == (size - 1, [])


def test_s11_population_first() -> None:
    """TEK-3.10, R06  +3 Population, then +2 Happiness."""
    assert people(at_step(TakeRewards(ME), people=(5, 5), start_cards="S11", destinies="A04 A01")) == (8, 7)


# Destiny cards

DESTINIES = {"A01": (0, {"scribe": 1}), "A02": (1, {"gold": 1}), "A03": (2, {}), "A04": (3, {"faith": 1})}


@pytest.mark.parametrize("card", DESTINIES)
def test_every_destiny_card_pays(card: str) -> None:
    """DP05, TEK-16.8, DP03  Its Ankh value, and its reward at once."""
    ankh, goods = DESTINIES[card]
    game = at_step(PassDestinies())
    play(game, TakeDestiny(card))
    if card == "A03":
        play(game, PickReward("population"))
        assert people(game) == (6, 2)
    assert (purse(game), game.seats[ME].destiny, components().destinies[card].ankh) == (goods, card, ankh)
