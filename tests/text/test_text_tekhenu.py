"""The words of Tekhenu: labels of moves, prompts of situations, and values that it tells in words of its own."""

import pytest

from game.tekhenu.actions import ChooseFreeAction
from game.tekhenu.cards import Gain
from game.tekhenu.maat import PutFaith
from game.tekhenu.payment import ChoosePayment, Pay
from game.tekhenu.turn import CallAnubis
from tests.tekhenu.look import holding
from tests.tekhenu.table import acting
from tests.text.told import narrator, plain
from ui.text.wordings import wordings_of
from ui.titles.tekhenu.words import gain_in_words

PRICE = (0, 0, 2, 1, 0, 0, 0)
FRENCH = narrator("tekhenu")
LABELS = {
    Pay((1, 0, 0, 0, 2, 1, 0)): "Payer 1 Papyrus, 2 Or et 1 Scribe",
    PutFaith(1): "Poser sur la balance : 1 Foi à gauche",
    CallAnubis(""): "Appeler Anubis : 2 Scribes",
    CallAnubis("B23"): "Appeler Anubis : « Appel d’Anubis »",
}


@pytest.mark.parametrize("move", LABELS, ids=str)
def test_moves_are_labels(move):
    assert plain(FRENCH.move(move)) == LABELS[move]


def test_prompts_and_help_tell_their_values_in_words():
    assert "2 Calcaire et 1 Granite" in FRENCH.task(ChoosePayment(0, PRICE), None)
    assert FRENCH.headline(ChooseFreeAction(1, free=True), None).endswith("(Dernier ouvrage)")
    assert FRENCH.headline(ChooseFreeAction(1, free=False), None).endswith("(Bonheur 21)")
    assert FRENCH.rule(ChoosePayment(0, PRICE)).startswith("Un Or remplace")


def test_prompts_offer_only_what_can_be_done():
    plain_die, with_scribe = holding("thoth white 4", papyrus=2), holding("thoth white 4", papyrus=2, scribe=1)
    assert FRENCH.task(plain_die.decision, plain_die) == "Choisissez l’action de valeur 4."
    assert "Scribes" in FRENCH.task(with_scribe.decision, with_scribe)
    exact, spare = (acting("thoth", 4, people=(9, 9), papyrus=papyrus) for papyrus in (2, 3))
    assert "renouvelez" not in FRENCH.task(exact.decision, exact)
    assert "renouvelez" in FRENCH.task(spare.decision, spare)


def test_gains_are_told_with_points_and_steps():
    gain = Gain((0, 0, 0, 0, 1, 2, 0), vp=3, population=3)
    assert gain_in_words(FRENCH.voice, gain) == "1 Or, 2 Scribes, 3 PV, +3 en Population"
    assert gain_in_words(narrator("tekhenu", "en").voice, gain) == "1 Gold, 2 Scribes, 3 VP, +3 Population"
    assert gain_in_words(FRENCH.voice, Gain()) == "rien"


def test_a_game_without_words_of_its_own_tells_what_all_tell_alike():
    assert wordings_of("toy").keys() == {"rule"}
