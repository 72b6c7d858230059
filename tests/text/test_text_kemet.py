"""The words of Kemet: nothing is missing, values told in words of its own, a text for everything in its box."""

import pytest

from game import titles
from game.kemet.actions import OrderActions
from game.kemet.cards import ConsiderVeto, RainFire, resolve
from game.kemet.combat import ChooseCard
from game.kemet.components import ACTIONS, COLOURS, box
from game.kemet.creatures import SwapCreature
from game.kemet.evaluation import PARTS
from game.kemet.events import (
    BattleCardSeen,
    CardVetoed,
    CreatureReturned,
    CreaturesSwapped,
    DistrictsGarrisoned,
    ForceCounted,
    GameEnded,
    HiddenCardsShown,
    PrayersGained,
    PyramidRaised,
    TileBought,
    TroopMoved,
    TroopTeleported,
    TurnOrderSet,
    UnitsPlaced,
    UnitsRemoved,
)
from game.kemet.landing import PlaceUnits
from game.kemet.march import ChooseCompanion, GoOn
from game.kemet.market import buy_tile
from game.kemet.onset import ChooseFight, fight_at
from game.kemet.pyramids import raise_pyramid
from game.kemet.setup import Garrison, SpreadLevels
from game.kemet.tokens import place_gold, place_token
from tests.kemet.build import act, attack, hand, own, position, pyramid, troop
from tests.text.test_text_games import wrong_with
from ui.text import LANGUAGES, Catalogue, checks, coverage
from ui.text.kemet import battle_card_in_words, creature_in_words
from ui.text.narrator import Narrator

NAMES = ("Néféret", "Arnaud", "Hatchepsout", "Élise", "Yann")


def narrator_in(language):
    return Narrator(Catalogue.load(language), "kemet", NAMES)


@pytest.fixture(scope="module")
def french():
    return narrator_in("fr")


@pytest.fixture(scope="module")
def english():
    return narrator_in("en")


@pytest.fixture
def listed(monkeypatch):
    """Kemet among the games, whether or not it can be played yet."""
    monkeypatch.setattr(titles, "TITLES", tuple(dict.fromkeys((*titles.TITLES, "kemet"))))


def plain(text):
    return text.replace("\u00a0", " ")


def test_no_text_is_missing(listed):
    assert coverage.missing("kemet") == []


def test_the_catalogues_are_sound():
    assert [line for line in checks.problems() if "kemet" in line] == []


@pytest.mark.parametrize(
    ("event", "fr", "en"),
    [
        (
            TroopMoved(1, "b_c2_d1", "b_c2_front", 5, ("phoenix",)),
            "Arnaud déplace 5 Unités et le Phénix du quartier 1 de l’ouest vers les abords de l’ouest.",
            "Arnaud moves 5 Units and the Phoenix from West district 1 to the west front.",
        ),
        (
            TroopMoved(0, "a_w_obelisk", "a_w_river", 1, ("scarab", "snake")),
            "Néféret déplace 1 Unité, le Scarabée géant et la Guivre du Désert de l’Obélisque de l’ouest vers la Route "
            "du Temple.",
            "Néféret moves 1 Unit, the Royal Scarab and the Deep Desert Snake from the west obelisk to the Temple "
            "road.",
        ),
        (
            TroopTeleported(0, "a_c1_front", "a_t_delta", 3, (), 2),
            "Néféret téléporte 3 Unités des abords du nord-ouest au Temple du delta, pour 2 Prières.",
            "Néféret teleports 3 Units from the north-west front to the delta Temple, for 2 prayers.",
        ),
        (
            TroopTeleported(0, "a_t_west", "a_t_east", 1, (), 0),
            "Néféret téléporte 1 Unité du Temple de l’ouest au Temple de la rive est.",
            "Néféret teleports 1 Unit from the Western Temple to the Eastern Temple.",
        ),
        (
            TurnOrderSet((2, 0, 1)),
            "Ordre du tour : Hatchepsout, Néféret et Arnaud.",
            "Turn order: Hatchepsout, Néféret and Arnaud.",
        ),
        (
            DistrictsGarrisoned(0, ("a_c1_d1", "a_c1_d3"), 5),
            "Néféret garnit le quartier 1 du nord-ouest et le quartier 3 du nord-ouest, 5 Unités chacun.",
            "Néféret garrisons North-west district 1 and North-west district 3, 5 Units each.",
        ),
        (
            ForceCounted(0, 5, 3, 2, 0, 0, 0, 10),
            "Force de Néféret : 10 (5 Unités, carte 3, tuiles 2).",
            "Force of Néféret: 10 (5 Units, card 3, tiles 2).",
        ),
        (
            ForceCounted(1, 0, 1, 0, 2, 1, 1, 5),
            "Force d’Arnaud : 5 (aucune Unité, carte 1, Créature 2, interventions 1, Cité 1).",
            "Force of Arnaud: 5 (no Unit, card 1, creature 2, interventions 1, City 1).",
        ),
        (
            UnitsPlaced(0, "a_c1_d1", 3, 1, "recruit"),
            "Néféret place 3 Unités au quartier 1 du nord-ouest (Recruter, 1 Prière).",
            "Néféret places 3 Units at North-west district 1 (Recruit, 1 prayer).",
        ),
        (
            UnitsPlaced(0, "a_w_river", 1, 0, "enlistment"),
            "Néféret place 1 Unité à la Route du Temple (Enrôlement).",
            "Néféret places 1 Unit at the Temple road (Enlistment).",
        ),
        (
            UnitsRemoved(1, "a_c2_front", 2, "losses"),
            "Arnaud perd 2 Unités aux abords du sud-ouest (Pertes).",
            "Arnaud loses 2 Units at the south-west front (losses).",
        ),
        (PrayersGained(0, 1, "mana_theft"), "Néféret gagne 1 Prière (Vol de mana).", None),
        (
            PyramidRaised(0, "ruby", 4, "a_c1_d1", 4),
            "Néféret élève la Pyramide rubis au niveau 4, pour 4 Prières.",
            "Néféret raises the ruby pyramid to level 4, for 4 prayers.",
        ),
        (
            TileBought(0, "R1A", 1),
            "Néféret achète « Chargez ! », pour 1 Prière.",
            "Néféret buys Charge!, for 1 prayer.",
        ),
        (
            BattleCardSeen(0, "BC1", "BC6"),
            "Néféret jouera « Charge de cavalerie » et défausse « Raid de chars ».",
            "Néféret will play Cavalry Blitz and discards Chariot Raid.",
        ),
        (
            HiddenCardsShown(0, ("war_rage", "war_rage", "iron_wall")),
            "Néféret révèle : 2 × Rage guerrière et Mur de fer.",
            "Néféret reveals: 2 × War Rage and Iron Wall.",
        ),
        (CardVetoed(2, "prayer", 1), "Veto de Hatchepsout : « Prière » d’Arnaud est sans effet.", None),
        (
            CreaturesSwapped(0, "sphinx", "snake", "a_c1_d1"),
            "Néféret échange la Guivre du Désert contre le Sphinx au quartier 1 du nord-ouest.",
            "Néféret exchanges the Deep Desert Snake for the Sphinx at North-west district 1.",
        ),
        (CreatureReturned(3, "elephant"), "Créature d’Élise en réserve : Éléphant Ancestral.", None),
        (GameEnded((1,)), "Victoire d’Arnaud.", "Victory of Arnaud."),
    ],
)
def test_events_are_lines_of_the_log(french, english, event, fr, en):
    assert plain(french.event(event)) == fr
    assert en is None or english.event(event) == en


@pytest.mark.parametrize(
    ("move", "label"),
    [
        (place_token("top_move"), "Déplacement (niveau 3)"),
        (place_gold("recruit"), "Jeton doré : Recruter"),
        (ChooseCard("BC2"), "Jouer « Purge fervente » (Force 3, Dégâts 2, Défense 0)"),
        (GoOn(2, ("mummy",)), "Partir avec 2 Unités et le Prêtre-Momie"),
        (GoOn(1, ()), "Partir avec 1 Unité"),
        (RainFire("a_w_obelisk", 1), "Pluie de feu sur Arnaud à l’Obélisque de l’ouest"),
        (SwapCreature("snake", "a_c1_d2"), "Échanger pour la Guivre du Désert au quartier 2 du nord-ouest"),
        (raise_pyramid("diamond", 2), "Pyramide diamant au niveau 2"),
        (buy_tile("S1C"), "Acheter « Défendez ! »"),
        (SpreadLevels(2, 0, 1), "Rubis 2, saphir 0, diamant 1"),
        (Garrison(("b_c3_d1", "b_c3_d2")), "Garnir le quartier 1 du sud-ouest et le quartier 2 du sud-ouest"),
    ],
)
def test_moves_are_labels(french, move, label):
    assert plain(french.move(move)) == label


def test_prompts_tell_what_lets_units_come(french):
    assert french.headline(PlaceUnits(0, 2, "window"), position()) == "Néféret, Enrôlement : 2 Unités au plus".replace(
        " :", "\u00a0:"
    )
    assert "Renforts" in french.headline(PlaceUnits(0, 4, "night"), position())
    assert "Prier (niveau 2) et Recruter" in french.task(OrderActions(0, ("mid_pray", "recruit")), position())
    assert plain(french.headline(ConsiderVeto(0, "escape", 1), position())) == (
        "Néféret : un Veto contre « Échappatoire » d’Arnaud ?"
    )


def test_the_prompt_of_a_combat_tells_which_side_wins_a_tie(french):
    game = position()
    troop(game, 1, "a_t_west", 4)
    attack(game, 0, "a_t_west", 3)
    assert "L’attaque doit dépasser la Force d’Arnaud" in french.task(game.decision, game)
    while game.decision.seat == 0:
        game.apply(game.moves()[0])
    assert "gagne aussi à Force égale" in french.task(game.decision, game)


def test_the_prompt_of_a_purchase_tells_the_level(french):
    game = position()
    pyramid(game, "a_c1_d1", "ruby", 3)
    act(game, "low_ruby")
    assert "tuile rubis de niveau 3 au plus" in french.task(game.decision, game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_random_play_hardly_meets_is_told_well(language):
    told, game = narrator_in(language), position()
    companion = ChooseCompanion(0, "a_t_west", "land", 3, ("phoenix", "snake"))
    for decision in (companion, ChooseFight(0)):
        assert wrong_with("label", told.headline(decision, game), language) is None
        assert wrong_with("sentence", told.task(decision, game), language) is None
        assert wrong_with("sentence", told.rule(decision), language) is None
    assert wrong_with("label", told.move(fight_at("a_c1_d1")), language) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_combat_is_refused_in_words(language):
    game = position(seats=3)
    hand(game, 0, "enlistment")
    troop(game, 1, "b_c1_d1", 2)
    troop(game, 2, "b_t_west", 2)
    attack(game, 1, "b_t_west", 3)
    resolve(game, 0, "enlistment", "", -1, "before_combat")
    refusals = [refusal for refusal in game.decision.refusals(game) if refusal.key == "kemet.refusal.one_combat"]
    assert refusals
    assert wrong_with("sentence", narrator_in(language).refusal(refusals[0]), language) is None


def test_a_tile_owned_twice_is_named(french):
    game = position()
    own(game, 0, "R3D")
    pyramid(game, "a_c1_d1", "diamond", 3)
    act(game, "low_diamond")
    refusal = next(refusal for refusal in game.decision.refusals(game) if refusal.move == buy_tile("D3D"))
    assert plain(french.refusal(refusal)) == (
        "« Domination » a la même illustration qu’une tuile déjà acquise, « Domination »."
    )


def test_creatures_and_battle_cards_are_told_by_their_values(french, english):
    assert creature_in_words(french.voice, "scorpion") == "+2 Force, +2 Dégâts, +1 Mouvement terrestre"
    assert creature_in_words(french.voice, "sphinx") == "+2 Force, 1 PV Sphinx à l’achat"
    assert creature_in_words(english.voice, "phoenix") == "+2 Force, +1 land move, ignores walls"
    assert battle_card_in_words(english.voice, "BCS_DEF") == "Force 3, Damage 0, Defence 3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_a_text(language):
    narrator, parts = narrator_in(language), box()
    for tile in parts.tiles:
        assert narrator.label("tile", tile)
        assert narrator.voice.say(f"kemet.tile_text.{tile}").endswith(".")
    for card in parts.cards:
        assert narrator.label("card", card)
        assert narrator.voice.say(f"kemet.card_text.{card}").endswith(".")
    assert all(narrator.label("card", card) for card in parts.battle_cards)
    assert all(narrator.label("creature", creature) for creature in parts.creatures)
    for face in parts.faces:
        assert narrator.label("board", face.id)
        assert all(narrator.label("space", space.id) for space in face.spaces)
        assert all(narrator.label("city", city.id) for city in face.cities)
        assert all(narrator.label("harbour", harbour.id) for harbour in face.harbours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_of_one_face_have_different_names(language):
    narrator = narrator_in(language)
    for face in box().faces:
        names = [narrator.label("space", space.id) for space in face.spaces]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("section", "names"),
    [
        ("colour", COLOURS), ("action", ACTIONS), ("action", [space.id for space in box().action_spaces]),
        ("action", [box().gold_space]), ("part", PARTS), ("phase", ("setup", "day", "night", "dawn")),
        ("card_phase", ("day", "combat")), ("space_kind", ("desert", "district", "temple", "sanctuary")),
        ("reason", ("temple", "pyramid", "combat", "control", "sanctuary", "domination", "sphinx")),
        ("vp", ("temple", "pyramid", "combat", "control", "sanctuary", "domination", "sphinx")),
        ("night_step", ("offering", "delta", "temples", "adoration", "prayer", "divine_intervention", "awakening")),
        ("source", ("pray", "recall", "crusade", "holy_war", "delta", "adoration", "night", "prayer", "mana_theft",
                    "recruit", "enlistment", "reinforcements", "raining_fire", "initiative", "losses", "sanctuary")),
    ],
)  # fmt: skip
def test_the_words_of_the_rules_have_names(section, names, language):
    voice = narrator_in(language).voice
    assert all(voice.noun(section, name) for name in names)
