"""The words of Kemet: labels of moves, prompts of situations, and values that it tells in words of its own."""

import pytest

from game.kemet import march, tokens
from game.kemet.actions import OrderActions
from game.kemet.cards import ConsiderVeto, RainFire
from game.kemet.combat import ChooseCard
from game.kemet.creatures import SwapCreature
from game.kemet.landing import PlaceUnits
from game.kemet.market import buy_tile
from game.kemet.onset import ChooseFight, fight_at
from game.kemet.pyramids import raise_pyramid
from game.kemet.setup import Garrison, SpreadLevels
from tests.kemet.build import act, attack, in_move, own, position, pyramid, troop
from tests.text.test_text_games import wrong_with
from tests.text.told import narrator, plain
from ui.text import LANGUAGES
from ui.titles.kemet.words import battle_card_in_words, creature_in_words

LABELS = {
    tokens.place_token("top_move"): "Déplacement (niveau 3)",
    tokens.place_gold("recruit"): "Jeton doré : Recruter",
    ChooseCard("BC2"): "Jouer « Purge sacrée » (Force 3, Dégâts 2, Défense 0)",
    march.GoOn(2, ("mummy",)): "Partir avec 2 Unités et le Prêtre-Momie",
    march.GoOn(1, ()): "Partir avec 1 Unité",
    RainFire("a_w_obelisk", 1): "Pluie de feu sur Arnaud à l’Obélisque de l’ouest",
    SwapCreature("snake", "a_t_west"): "Échanger la Créature du Temple de l’ouest contre la Guivre du Désert",
    raise_pyramid("diamond", 2): "Pyramide diamant au niveau 2",
    buy_tile("S1C"): "Acheter « Défendez ! »",
    SpreadLevels(2, 0, 1): "Rubis 2, saphir 0, diamant 1",
    Garrison(("b_c3_d1", "b_c3_d2")): "Placer les Unités dans les Quartiers 1 et 2",
}


@pytest.fixture(scope="module")
def french():
    return narrator("kemet")


@pytest.mark.parametrize("move", LABELS, ids=str)
def test_moves_are_labels(french, move):
    assert plain(french.move(move)) == LABELS[move]


def test_prompts_tell_what_lets_units_come(french):
    game = position()
    assert plain(french.headline(PlaceUnits(0, 2, "window"), game)) == "Néféret, Enrôlement : 2 Unités au plus"
    assert "Renforts" in french.headline(PlaceUnits(0, 4, "night"), game)
    assert "Prier (niveau 2) et Recruter" in french.task(OrderActions(0, ("mid_pray", "recruit")), game)
    veto = ConsiderVeto(0, "escape", 1)
    assert plain(french.headline(veto, game)) == "Néféret : un Veto contre « Fuite » d’Arnaud ?"
    assert "d’Arnaud ? Annulez cette carte" in plain(french.prompt(veto, game))


def test_the_prompt_of_a_combat_tells_which_side_wins_a_tie(french):
    game = position()
    troop(game, 1, "a_t_west", 4)
    attack(game, 0, "a_t_west", 3)
    assert "Dépassez la Force d’Arnaud" in french.task(game.decision, game)
    while game.decision.seat == 0:
        game.apply(game.moves()[0])
    assert "à Force égale, vous l’emportez sur Néféret" in french.task(game.decision, game)


def test_the_prompt_of_a_move_does_not_offer_to_stop_where_too_many_stand(french):
    """KEM-6.6.4"""
    game = in_move("a_c1_front", troops={"a_c1_front": (0, 3), "a_w_obelisk": (0, 4)}, tiles={0: "R1C"})
    game.apply(march.march_to("a_w_obelisk"))
    game.apply(march.GoOn(3, ()))
    assert "de troupe, 5\u00a0: continuez avec une partie des 7 Unités" in french.task(game.decision, game)


def test_the_prompt_of_a_purchase_tells_the_level_and_a_tile_owned_twice_is_named(french):
    game = position()
    own(game, 0, "R3D")
    pyramid(game, "a_c1_d1", "diamond", 3)
    act(game, "low_diamond")
    assert "tuile diamant de niveau 3 au plus" in french.task(game.decision, game)
    refusal = next(refusal for refusal in game.decision.refusals(game) if refusal.move == buy_tile("D3D"))
    same = "« Domination » a la même illustration qu’une de vos tuiles, « Domination »"
    assert plain(french.refusal(refusal)) == f"{same} : une seule par joueur."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_random_play_hardly_meets_is_told_well(language):
    told, game = narrator("kemet", language), position()
    companion = march.ChooseCompanion(0, "a_t_west", "land", 3, ("phoenix", "snake"))
    for decision in (companion, ChooseFight(0)):
        assert wrong_with("label", told.headline(decision, game), language) is None
        assert wrong_with("sentence", told.task(decision, game), language) is None
        assert wrong_with("sentence", told.rule(decision), language) is None
    assert wrong_with("label", told.move(fight_at("a_c1_d1")), language) is None


def test_creatures_and_battle_cards_are_told_by_their_values(french):
    english = narrator("kemet", "en").voice
    assert creature_in_words(french.voice, "scorpion") == "+2 Force, +2 Dégâts, +1 Mouvement terrestre"
    assert creature_in_words(french.voice, "sphinx") == "+2 Force, 1 PV Sphinx à l’achat"
    assert creature_in_words(english, "phoenix") == "+2 Strength, +1 land move, ignores walls"
    assert battle_card_in_words(english, "BCS_DEF") == "Strength 3, Damage 0, Protection 3"
