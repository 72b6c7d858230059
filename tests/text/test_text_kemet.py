"""The words of Kemet: labels of moves, prompts, printed names, and values that it tells in words of its own."""

import pytest

from game.core.match import Match
from game.core.tables import table_of
from game.kemet import RULES, march, tokens
from game.kemet.actions import OrderActions
from game.kemet.cards import ConsiderVeto, RainFire
from game.kemet.combat import ChooseCard
from game.kemet.components import components
from game.kemet.creatures import SwapCreature
from game.kemet.landing import PlaceUnits
from game.kemet.market import buy_tile
from game.kemet.night import OFFER_NOTHING, SACRIFICE, OfferInDelta, OfferToAllGods
from game.kemet.onset import ChooseFight, fight_at
from game.kemet.pyramids import raise_pyramid
from game.kemet.setup import Garrison, SpreadLevels
from tests.kemet.build import act, attack, in_move, own, position, pyramid, troop
from tests.text.test_text_games import wrong_with
from tests.text.told import narrator, plain
from ui.table.told import Prompter
from ui.text import LANGUAGES
from ui.titles.kemet.words import battle_card_in_words, creature_in_words

FRENCH = narrator("kemet")
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


@pytest.mark.parametrize("move", LABELS, ids=str)
def test_moves_are_labels(move):
    assert plain(FRENCH.move(move)) == LABELS[move]


def test_prompts_tell_what_lets_units_come():
    game = position()
    assert plain(FRENCH.headline(PlaceUnits(0, 2, "window"), game)) == "Néféret, Enrôlement : 2 Unités au plus"
    assert "Renforts" in FRENCH.headline(PlaceUnits(0, 4, "night"), game)
    assert "Prier (niveau 2) et Recruter" in FRENCH.task(OrderActions(0, ("mid_pray", "recruit")), game)
    veto = ConsiderVeto(0, "escape", 1)
    assert plain(FRENCH.headline(veto, game)) == "Néféret : un Veto contre « Fuite » d’Arnaud ?"
    assert "d’Arnaud ? Annulez cette carte" in plain(FRENCH.prompt(veto, game))


def test_the_prompt_of_a_combat_tells_which_side_wins_a_tie():
    game = position()
    troop(game, 1, "a_t_west", 4)
    attack(game, 0, "a_t_west", 3)
    assert "Dépassez la Force d’Arnaud" in FRENCH.task(game.decision, game)
    while game.decision.seat == 0:
        game.apply(game.moves()[0])
    assert "à Force égale, vous l’emportez sur Néféret" in FRENCH.task(game.decision, game)


def test_the_prompt_of_a_move_does_not_offer_to_stop_where_too_many_stand():
    """KEM-6.6.4"""
    game = in_move("a_c1_front", troops={"a_c1_front": (0, 3), "a_w_obelisk": (0, 4)}, tiles={0: "R1C"})
    game.apply(march.march_to("a_w_obelisk"))
    game.apply(march.GoOn(3, ()))
    assert "de troupe, 5\u00a0: continuez avec une partie des 7 Unités" in FRENCH.task(game.decision, game)


def test_the_prompt_of_a_purchase_tells_the_level_and_a_tile_owned_twice_is_named():
    game = position()
    own(game, 0, "R3D")
    pyramid(game, "a_c1_d1", "diamond", 3)
    act(game, "low_diamond")
    assert "tuile diamant de niveau 3 au plus" in FRENCH.task(game.decision, game)
    refusal = next(refusal for refusal in game.decision.refusals(game) if refusal.move == buy_tile("D3D"))
    same = "« Domination » a la même illustration qu’une de vos tuiles, « Domination »"
    assert plain(FRENCH.refusal(refusal)) == f"{same} : une seule par joueur."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_random_play_hardly_meets_is_told_well(language):
    told, game = narrator("kemet", language), position()
    companion = march.ChooseCompanion(0, "a_t_west", "land", 3, ("phoenix", "snake"))
    for decision in (companion, ChooseFight(0)):
        assert wrong_with("label", told.headline(decision, game), language) is None
        assert wrong_with("sentence", told.task(decision, game), language) is None
        assert wrong_with("sentence", told.rule(decision), language) is None
    assert wrong_with("label", told.move(fight_at("a_c1_d1")), language) is None


def test_creatures_and_battle_cards_are_told_by_their_values():
    english = narrator("kemet", "en").voice
    assert creature_in_words(FRENCH.voice, "scorpion") == "+2 Force, +2 Dégâts, +1 Mouvement terrestre"
    assert creature_in_words(FRENCH.voice, "sphinx") == "+2 Force, 1 PV Sphinx à l’achat"
    assert creature_in_words(english, "phoenix") == "+2 Strength, +1 land move, ignores walls"
    assert battle_card_in_words(english, "BCS_DEF") == "Strength 3, Damage 0, Protection 3"


@pytest.mark.parametrize(
    ("asked", "move", "told"),
    [
        (OfferInDelta(0), SACRIFICE, "Confirmer : Sacrifier 1 Unité pour 5 points de Prière ?"),
        (OfferToAllGods(0), SACRIFICE, "Confirmer : Sacrifier 2 Unités pour 1 PV Sanctuaire ?"),
        (OfferInDelta(0), OFFER_NOTHING, "Confirmer : Ne rien sacrifier ?"),
    ],
)
def test_kem_9_the_confirmation_of_a_sacrifice_names_price_and_gain(asked, move, told):
    """An answer that is told away from its question."""
    start = position(2)
    start.then(asked)
    match = Match(RULES, table_of("kemet", ("human", "human"), (), 1), start)
    prompter = Prompter(match, FRENCH, FRENCH.voice.say)
    assert plain(prompter.present(True, False, (move,), None).task) == told


TILES = {
    "Action divine": "R4D S4D D4D",
    "Main de Dieu": "D3A",
    "Don divin": "D2D",
    "Passe Muraille": "R2C",
    "Blessure divine": "R3C",
    "Prescience": "S3C",
    "Vision": "D3B",
    "Prêtre de Râ": "D4A",
    "Prêtresse": "D1C D1D",
}
CARDS = {"open_gates": "Passe Muraille", "escape": "Fuite", "veto": "Veto"}


@pytest.mark.parametrize("name", TILES)
def test_kem_18_a_tile_bears_its_printed_name(name: str) -> None:
    """KEM-18  And no other tile bears it."""
    named = {tile for tile in components().tiles if FRENCH.voice.noun("tile", tile) == name}
    assert named == set(TILES[name].split())


def test_kem_10_6_a_card_bears_its_printed_name() -> None:
    """KEM-10.6  Swiftness (Célérité) is a tile only: the card belongs to an expansion."""
    names = {card: FRENCH.voice.noun("card", card) for card in components().cards}
    assert {card: names[card] for card in CARDS} == CARDS and "Célérité" not in names.values()
