"""The words of Pharaon: labels of moves, prompts of situations, and values that it tells in words of its own."""

import re
from pathlib import Path

import pytest

from game.core.safe_yaml import read_file
from game.pharaon.artisans import ChooseArtisan, TakeArtisan
from game.pharaon.automaton import ChooseSplit, PutOnWheel
from game.pharaon.gains import ChooseResource
from game.pharaon.nile import UseOption
from game.pharaon.nobles import TakeNoble
from game.pharaon.paying import ChooseTokens
from game.pharaon.settling import HandIn
from game.pharaon.turn import GoTo
from game.pharaon.vases import ChooseVase, TakeVase
from tests.pharaon.build import position
from tests.text.told import narrator, plain
from ui.rules.reader import load_book
from ui.text import Catalogue
from ui.text.nouns import Noun
from ui.titles.pharaon.words import noble_in_words

FRENCH = narrator("pharaon")
LABELS = {
    GoTo("burial"): "Aller dans le Quartier de la Chambre Funéraire",
    TakeVase("VAS06"): "Prendre le Vase : 1 Agriculture et 2 Commerce",
    TakeNoble("NOB03"): "Prendre le Scribe n° 3",
    TakeArtisan("ART12"): "Prendre l’Orfèvre",
    UseOption("NIL5"): "Commerce + Justice : 1 Royauté, 1 Construction, 2 montées",
    HandIn("OFF_Q_nile"): "Payer 1 Offrande du Quartier du Nil",
    PutOnWheel("royalty"): "Royauté sur la Roue",
}


@pytest.mark.parametrize("move", LABELS, ids=str)
def test_moves_are_labels(move):
    assert plain(FRENCH.move(move)) == LABELS[move]


def test_situations_have_prompts_of_their_own_and_only_namesakes_numbers():
    game = position(3)
    assert FRENCH.headline(ChooseArtisan(0, free=True), game).endswith("un Artisan offert")
    assert FRENCH.headline(ChooseArtisan(0, free=False), game).endswith("Quartier des Artisans")
    assert FRENCH.headline(ChooseResource(0, "diplomat", 3), game).endswith("3 ressources du Diplomate")
    assert FRENCH.headline(ChooseVase(0), game) == "Néféret passe et prend un Vase"
    game.current_round = 0
    assert FRENCH.headline(ChooseVase(0), game).endswith("Vase de départ")
    assert [noble_in_words(FRENCH.voice, noble) for noble in ("NOB05", "NOB12")] == ["Scribe n°\u00a05", "Grand Vizir"]


def test_a_payment_tells_what_is_counted_and_what_is_left():
    game = position(3)
    game.seats[0].stock = [3, 3, 0, 3, 0, 0]
    assert game.facing("artisans") == 3
    told = plain(FRENCH.task(ChooseTokens(0, "artisans", "", (0, 0, 0, 1) + (0,) * 8), game))
    assert told == "Choisissez un jeton à dépenser, encore 2 à 3 jetons. Déjà compté : 1 Construction."


def test_the_vase_of_the_traitor_is_told_to_the_person():
    english = narrator("pharaon", "en", ("Nefret", "The Traitor"))
    told = english.prompt(ChooseSplit(0, "VAS07"), position(2, solo=True))
    assert told.startswith("Nefret: the Traitor’s Jar. ") and "on the Wheel: Royalty or Construction." in told


AREAS = {"pharaon", "board_pharaon", "cli_pharaon"}
OUTWORN = {
    "fr": r"premier Noble(?! de la pioche)|Sarcophage|sombre|\b[Éé]carte|[Cc]liquez (une?|le|la)\b|\bQui (a )?pass",
    "en": r"\b[Qq]uarters?\b|\b[Vv]ases?\b|God Tablet|Sarcophagus|\b(noble|artisan)s?\b",
}
"""Words that the box does not use, or that have another name elsewhere in the program."""


def lesson_texts(node, language):
    """Every text of a lesson in a language."""
    if isinstance(node, dict):
        yield from [node[language]] if isinstance(node.get(language), str) else []
    for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from lesson_texts(child, language)


@pytest.mark.parametrize("language", OUTWORN)
def test_things_are_called_as_in_the_box(language):
    """Whatever people read of Pharaon: texts, boards, terminal, rule book and lesson."""
    catalogue = Catalogue.load(language)
    entries = [catalogue[key] for key in catalogue if key.split(".")[0].removesuffix("_seat") in AREAS]
    told = [entry.text if isinstance(entry, Noun) else re.sub(r"{[a-z_]+", "{", entry.source) for entry in entries]
    sections = load_book("pharaon", language).sections()
    told += [re.sub(r":[a-z_]+:", "", str((one.title, one.text, one.examples))) for one in sections]
    told += lesson_texts(read_file(Path("assets/tutorials/pharaon.yaml")), language)
    assert [text for text in told if re.search(OUTWORN[language], text)] == []
