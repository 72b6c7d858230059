"""Events of all games as lines of the log."""

import pytest

from game.amunre import events as amunre
from game.core.events import Scored
from game.kemet import events as kemet
from game.pharaon import automaton_events as traitor
from game.pharaon import events as pharaon
from game.tekhenu import bot_events as botankhamon
from game.tekhenu import events as tekhenu
from tests.text.told import NAMES, narrator, plain

LINES = {
    kemet.TroopMoved(1, "b_c2_d1", "b_c2_front", 5, ("phoenix",)): (
        "Arnaud déplace 5 Unités et le Phénix du Quartier 1 de la Cité de l’ouest vers les abords de la Cité de "
        "l’ouest.",
        "Arnaud moves 5 Units and the Phoenix from District 1 of the western City to the outskirts of the western "
        "City.",
    ),
    kemet.TroopMoved(0, "a_w_obelisk", "a_w_river", 1, ("scarab", "snake")): (
        "Néféret déplace 1 Unité, le Scarabée géant et la Guivre du Désert de l’Obélisque de l’ouest vers la "
        "Route du Temple.",
        "Néféret moves 1 Unit, the Royal Scarab and the Deep Desert Snake from the western obelisk to the Temple Road.",
    ),
    kemet.TroopTeleported(0, "a_c1_front", "a_t_delta", 3, (), 2): (
        "Néféret téléporte 3 Unités des abords de la Cité du nord-ouest au Temple du delta, pour 2 points de Prière.",
        "Néféret teleports 3 Units from the outskirts of the north-western City to the Delta Temple, for 2 prayer "
        "points.",
    ),
    kemet.TroopTeleported(0, "a_t_west", "a_t_east", 1, (), 0): (
        "Néféret téléporte 1 Unité du Temple de l’ouest au Temple de l’est.",
        "Néféret teleports 1 Unit from the Western Temple to the Eastern Temple.",
    ),
    kemet.TurnOrderSet((2, 0, 1)): (
        "Ordre du tour : Hatchepsout, Néféret et Arnaud.",
        "Turn order: Hatchepsout, Néféret and Arnaud.",
    ),
    kemet.DistrictsGarrisoned(0, ("a_c1_d1", "a_c1_d3"), 5): (
        "Néféret place 5 Unités dans chacun des Quartiers 1 et 3 de sa Cité.",
        "Néféret places 5 Units in each of districts 1 and 3.",
    ),
    kemet.ForceCounted(0, 5, 3, 2, 0, 0, 0, 10): (
        "Force de Néféret : 10 (5 Unités, carte 3, tuiles 2).",
        "Néféret’s Strength: 10 (5 Units, card 3, tiles 2).",
    ),
    kemet.ForceCounted(1, 0, 1, 0, 2, 1, 1, 5): (
        "Force d’Arnaud : 5 (aucune Unité, carte 1, Créature 2, interventions 1, Cité 1).",
        "Arnaud’s Strength: 5 (no Unit, card 1, creature 2, interventions 1, City 1).",
    ),
    kemet.UnitsPlaced(0, "a_c1_d1", 3, 1, "recruit"): (
        "Néféret place 3 Unités dans le Quartier 1 de la Cité du nord-ouest (Recruter, 1 point de Prière).",
        "Néféret places 3 Units in District 1 of the north-western City (Recruit, 1 prayer point).",
    ),
    kemet.UnitsPlaced(0, "a_w_river", 1, 0, "enlistment"): (
        "Néféret place 1 Unité sur la Route du Temple (Enrôlement).",
        "Néféret places 1 Unit on the Temple Road (Enlistment).",
    ),
    kemet.UnitsRemoved(1, "a_c2_front", 2, "losses"): (
        "Arnaud perd 2 Unités aux abords de la Cité du sud-ouest (Pertes).",
        "Arnaud loses 2 Units on the outskirts of the south-western City (losses).",
    ),
    kemet.PyramidRaised(0, "ruby", 4, "a_c1_d1", 4): (
        "Néféret élève la Pyramide rubis au niveau 4, pour 4 points de Prière.",
        "Néféret raises the ruby pyramid to level 4, for 4 prayer points.",
    ),
    kemet.TileBought(0, "R1A", 1): (
        "Néféret achète « Chargez ! », pour 1 point de Prière.",
        "Néféret buys Charge!, for 1 prayer point.",
    ),
    kemet.BattleCardSeen(0, "BC1", "BC6"): (
        "Néféret jouera « Charge de cavalerie » et défausse « Raid de chars ».",
        "Néféret will play Cavalry Blitz and discards Chariot Raid.",
    ),
    kemet.HiddenCardsShown(0, ("war_rage", "war_rage", "iron_wall")): (
        "Néféret révèle : 2 × Rage guerrière et Mur de fer.",
        "Néféret reveals: 2 × War Rage and Iron Wall.",
    ),
    kemet.CreaturesSwapped(0, "sphinx", "snake", "a_c1_d1"): (
        "Néféret échange la Guivre du Désert contre le Sphinx dans le Quartier 1 de la Cité du nord-ouest.",
        "Néféret swaps the Deep Desert Snake for the Sphinx in District 1 of the north-western City.",
    ),
    kemet.GameEnded((1,)): ("Victoire d’Arnaud.", "Arnaud wins."),
    pharaon.ResourcesGained(0, ("justice", "commerce", "justice")): (
        "Néféret gagne 2 Justice et 1 Commerce.",
        "Néféret gains 2 Justice and 1 Commerce.",
    ),
    pharaon.CostPaid(1, "nile", "silver", ("commerce", "OFF_justice")): (
        "Arnaud va dans le Quartier du Nil : accès Argent, action 1 Commerce et 1 Offrande Justice.",
        "Arnaud goes to the Nile Area: access Silver, action 1 Commerce and 1 Justice Offering.",
    ),
    pharaon.AccessPaid(0, "offerings", "royalty"): (
        "Néféret va dans le Quartier des Offrandes : accès Royauté.",
        "Néféret goes to the Offerings Area: access Royalty.",
    ),
    pharaon.LotTaken(2, 1, ("OFF_PP2", "OFF_PP2")): (
        "Hatchepsout prend le lot 1 : 2 Offrandes 2 PP.",
        "Hatchepsout takes lot 1: 2 Offerings (2 PP).",
    ),
    pharaon.NobleTaken(0, "NOB07"): ("Néféret prend l’Architecte.", "Néféret takes the Architect."),
    pharaon.NobleTaken(0, "NOB21"): (
        "Néféret prend le Haut Fonctionnaire n° 21.",
        "Néféret takes the High Official no. 21.",
    ),
    pharaon.ScribeDealt(1, "NOB02"): ("Arnaud reçoit le Scribe n° 2.", "Arnaud receives the Scribe no. 2."),
    pharaon.BurialStepReached(0, "BUR2", 2): (
        "Néféret atteint l’étape 2, la Fosse funéraire.",
        "Néféret reaches step 2, the Burial pit.",
    ),
    pharaon.WheelTurned("counterclockwise"): (
        "La Roue tourne d’un cran dans le sens antihoraire.",
        "The Wheel turns one notch counter-clockwise.",
    ),
    pharaon.WheelBlocked("VAS17", ("royalty", "royalty", "commerce")): (
        "Le Vase restant bloque la Roue : 2 Royauté et 1 Commerce.",
        "The Jar left over blocks the Wheel: 2 Royalty and 1 Commerce.",
    ),
    pharaon.VasesRevealed(("VAS01", "VAS02")): (
        "Sous la Pyramide : 2 nouveaux Vases.",
        "Under the Pyramid: 2 new Jars.",
    ),
    pharaon.OfferingsRefilled(1, 2): (
        "Nouvelles Offrandes : 1 lot, 2 jetons Bonus.",
        "New Offerings: 1 lot, 2 bonus tokens.",
    ),
    pharaon.GodsCounted(1, ("isis", "ra"), 18): (
        "Arnaud satisfait Isis et Râ : 18 PP.",
        "Arnaud fulfils Isis and Ra: 18 PP.",
    ),
    tekhenu.GoodsPaid(0, (0, 0, 0, 2, 1, 0, 0)): (
        "Néféret paie 2 Granite et 1 Or.",
        "Néféret pays 2 Granite and 1 Gold.",
    ),
    tekhenu.GoodsGained(1, "faith", 2, "space"): (
        "Arnaud reçoit 2 Foi (bonus imprimé).",
        "Arnaud gains 2 Faith (printed bonus).",
    ),
    tekhenu.DiceRolled("horus", ("gray", "gray", "white"), (3, 3, 5)): (
        "Nouveaux dés chez Horus : gris 3, gris 3 et blanc 5.",
        "New dice at Horus: gray 3, gray 3 and white 5.",
    ),
    tekhenu.OrderSet((2, 0, 1)): (
        "Ordre du tour : Hatchepsout, Néféret et Arnaud.",
        "Turn order: Hatchepsout, Néféret and Arnaud.",
    ),
    tekhenu.DialTurned("osiris"): (
        "Rotation : le Soleil éclaire Osiris et Horus.",
        "Rotation: the sun shines on Osiris and Horus.",
    ),
    tekhenu.FaithLaid(0, -2): (
        "Néféret pose sur sa balance : 2 Foi à droite.",
        "Néféret lays on the scales: 2 Faith on the right.",
    ),
    tekhenu.FaithLaid(0, 0): ("Néféret pose sur sa balance : aucune Foi.", "Néféret lays on the scales: no Faith."),
    tekhenu.DiePlaced(0, "brown", 5, "pure", 0): ("Balance de Néféret : 0.", "Néféret’s balance: 0."),
    tekhenu.DecreesRevealed(1, ()): ("Décrets d’Arnaud : aucun.", "Arnaud’s Decrees: none."),
    tekhenu.BuildingBuilt(0, "OG4"): (
        "Néféret bâtit dans la carrière de Granite, rangée 4.",
        "Néféret builds at the Granite quarry, row 4.",
    ),
    tekhenu.BuildingBuilt(0, "HL3"): (
        "Néféret bâtit sur le chantier de gauche, rangée 3.",
        "Néféret builds at the left site, row 3.",
    ),
    tekhenu.PeopleStatueBuilt(1, "SO_QUAR"): (
        "Arnaud érige une Statue aux carrières.",
        "Arnaud builds a Statue at the quarries.",
    ),
    tekhenu.PillarLaid(0, "P12", "C34", 1): (
        "Néféret pose la tuile Colonne 12 en rangée 3, ligne verticale 4, tournée d’un quart.",
        "Néféret lays Pillar tile 12 on row 3, column 4, turned by a quarter.",
    ),
    tekhenu.ExcessPlaced(0, "bread", 2): ("Excédent de Néféret : 2 Pains.", "Néféret’s excess: 2 Bread."),
    botankhamon.BotReason(1, "brown_die", "TEK-19.5"): (
        "Arnaud prend le dé brun le plus fort (règle 19.5).",
        "Arnaud takes the highest brown die (rule 19.5).",
    ),
    botankhamon.BotReason(1, "best_space", "TEK-19.8", (("sides", 2), ("slot", 3)), 5, 4, ("own_building", "lot")): (
        "Arnaud choisit la case qui lui rapporte le plus, 2 côtés + 3 pour la place de la tuile = 5 PV ; "
        "4 à égalité, un de ses Bâtiments en ligne d’abord, puis tirage au sort (règle 19.8).",
        "Arnaud chooses the space that scores the most, 2 sides + 3 for the place of the tile = 5 VP; "
        "4 tied, in line with one of his Buildings first, then drawn by lot (rule 19.8).",
    ),
}
"""What is told in French and in English."""
FRENCH = {
    amunre.TurnBegan("old", 2): "Ancien Royaume, tour 2.",
    amunre.BidContested(1, "abydos", 0): "L’offre d’Arnaud à Abydos est contestée par Néféret.",
    amunre.GameEnded((0, 1)): "Fin de la partie : victoire de Néféret et d’Arnaud.",
    amunre.CardsSeen(0, ("architect", "protection", "architect")): "Néféret découvre : 2 × Architecte et Protection.",
    kemet.PrayersGained(0, 1, "mana_theft"): "Néféret gagne 1 point de Prière (Vol de mana).",
    kemet.CardVetoed(2, "prayer", 1): "Veto de Hatchepsout : « Prière » d’Arnaud est sans effet.",
    kemet.CreatureReturned(3, "elephant"): "La Créature d’Élise retourne en réserve : Éléphant Ancestral.",
    traitor.TraitorPileDealt(5, "TRA2", "PHA-14.4"): "Pile du Traître : 5 Vases, tuile Cour (règle 14.4).",
    traitor.TraitorRevealed(
        1, "VAS30", "PHA-14.7"
    ): "Le Traître révèle un Vase : 1 Commerce en bas, 2 Construction en haut (règle 14.7).",
    traitor.TraitorPlaced(
        1, "justice", "TRA3", 4, 0, "PHA-14.9"
    ): "Le Traître pose 1 Justice sur les Ateliers, case 4 (règle 14.9).",
    traitor.TraitorPlaced(
        1, "justice", "TRA3", 4, 1, "PHA-14.9"
    ): "Le Traître pose 1 Justice sur les Ateliers, case 4, la tuile précédente étant pleine (règle 14.9).",
    traitor.TraitorTookNoble(1, 3, "NOB17", "PHA-14.19"): "Le Traître prend la Femme Sage, place 3 (règle 14.19).",
    traitor.TraitorTookArtisan(
        1, "lowest", "ART02", 1, 1, "PHA-14.19"
    ): "Le Traître prend la Tisserande, Artisan de plus faible valeur : 1 PP, à égalité avec 1 autre, le plus "
    "à gauche (règle 14.19).",
    traitor.TraitorClimbed(
        1, "most_filled_tile", "TRA3", 4, 0, "commerce", 2, "PHA-14.19"
    ): "Le Traître monte au niveau 2 de la piste Commerce : Ateliers, sa tuile la plus remplie, 4 jetons "
    "(règle 14.19).",
    traitor.TraitorStepped(
        1, "BUR6", 6, 42, "PHA-14.19"
    ): "Le Traître atteint l’étape 6, l’Hypogée : 42 PP (règle 14.19).",
    traitor.TraitorMissed(
        1, "take_lot", "PHA-19.28"
    ): "Le Traître, sans effet : prise d’un lot déjà pris (règle 19.28).",
    traitor.TraitorGained(1, "OFF_PP1", "PHA-14.12"): "Le Traître gagne 1 Offrande 1 PP sur la Pyramide (règle 14.12).",
}
SCORED = {
    Scored(0, 5, "bank_west", 3): "Néféret marque 5 PV pour la majorité sur la rive Ouest.",
    Scored(1, -2, "gold", 3): "Arnaud perd 2 PV : richesse.",
}
"""An event of all games, told with the reasons of Amun-Re."""


def title_of(event):
    return type(event).__module__.split(".")[1]


@pytest.mark.parametrize("event", LINES, ids=str)
def test_events_are_lines_of_the_log(event):
    french, english = LINES[event]
    assert plain(narrator(title_of(event)).event(event)) == french
    assert narrator(title_of(event), "en").event(event) == english


@pytest.mark.parametrize("event", FRENCH, ids=str)
def test_events_are_told_in_french(event):
    names = ("Néféret", "Le Traître") if type(event).__module__ == traitor.__name__ else NAMES
    assert plain(narrator(title_of(event), names=names).event(event)) == FRENCH[event]


@pytest.mark.parametrize("event", SCORED, ids=str)
def test_points_are_told_with_their_reason(event):
    assert plain(narrator("amunre").event(event)) == SCORED[event]
