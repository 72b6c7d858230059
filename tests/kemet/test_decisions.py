"""KEM-15  Every decision of the decision table is asked in play."""

import re

from game.core.agenda import Decision
from game.core.chance import Chance
from game.kemet import RULES
from tests.kemet.build import setup_of

TABLE = """
P1 GarrisonCity  P2 ChooseLevels ChooseSite  T1 ChooseAction  T2 ChooseAction AddSilver AddGold OrderActions
A2 UpgradePyramid  A3 BuyPower  A3b ExchangeBattleCard  A4 Recruit ChooseFight
A5 ChooseTroop Advance Detach ChooseCreature ChooseCompanion  A5b Advance  A6 BringCreatures SpeakInWindow
D1 SpeakInWindow PlaceUnits  D2 ConsiderVeto  D3 SpeakInWindow
C1 ChooseBattleCard DiscardBattleCard  C2 HideCards  C3 UseCards  C4 DealWound  C5 DecideFate  C6 ChooseRetreat
C7 DecideFate  N1 OfferToAllGods  N2 OfferInDelta  N3 ChooseFromVision  N4 PlaceUnits ChooseFight
N5 RaiseByHandOfGod  N6 OrderDraws OrderAwakening  O1 ChoosePosition
"""
"""Rows of KEM-15 and the decisions that ask them; A1 (Pray) has nothing to ask."""
RARE = {"ChooseFight", "ChooseCompanion", "ChooseCreature"}
"""Too rare for random play; tests of their own reach them."""


def decisions() -> set[str]:
    return {name for name, kind in RULES.codec.records.items() if issubclass(kind, Decision)}


def test_kem_15_every_row_has_its_decision() -> None:
    """KEM-15  And there is no decision beside the table."""
    assert {word for word in TABLE.split() if not re.fullmatch(r"[A-Z]\db?", word)} == decisions()


def test_kem_15_random_play_meets_them() -> None:
    """KEM-15, KEM-1.12  Within a few games, and VP are won in every way there is."""
    met: set[str] = set()
    reasons: set[str] = set()
    chance = Chance(2)
    for seed in range(24):
        game = RULES.start(setup_of(2 + seed % 4, seed))
        while (decision := game.decision) is not None:
            met.add(type(decision).__name__)
            game.apply(chance.pick(game.moves()))
        reasons |= {scored.reason for scored in game.ledger}
    assert decisions() - met <= RARE
    assert reasons == {"temple", "pyramid", "combat", "control", "sanctuary", "domination", "sphinx"}
