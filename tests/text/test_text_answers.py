"""An answer that is told away from its question says what it costs and brings."""

import pytest

from game.core.match import Match
from game.core.tables import table_of
from game.kemet import RULES
from game.kemet.night import OFFER_NOTHING, SACRIFICE, OfferInDelta, OfferToAllGods
from tests.kemet.build import position
from ui.table.told import Prompter
from ui.text import Catalogue
from ui.text.narrator import Narrator
from ui.text.voice import Voice


@pytest.mark.parametrize(
    ("asked", "move", "told"),
    [
        (OfferInDelta(0), SACRIFICE, "Confirmer : Sacrifier 1 Unité pour 5 points de Prière ?"),
        (OfferToAllGods(0), SACRIFICE, "Confirmer : Sacrifier 2 Unités pour 1 PV Sanctuaire ?"),
        (OfferInDelta(0), OFFER_NOTHING, "Confirmer : Ne rien sacrifier ?"),
    ],
)
def test_kem_9_the_confirmation_of_a_sacrifice_names_price_and_gain(asked, move, told):
    start, catalogue = position(2), Catalogue.load("fr")
    start.then(asked)
    match = Match(RULES, table_of("kemet", ("human", "human"), (), 1), start)
    prompter = Prompter(match, Narrator(catalogue, "kemet", ("Zoé", "Léo")), Voice(catalogue, "kemet").say)
    assert prompter.present(True, False, (move,), None).task.replace("\xa0", " ") == told
