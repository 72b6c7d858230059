"""The words of Tekhenu: values that it tells in words of its own, and a text for everything in its box."""

import pytest

from game.tekhenu.actions import ChooseFreeAction
from game.tekhenu.bot_events import BotReason
from game.tekhenu.cards import Gain
from game.tekhenu.components import box
from game.tekhenu.evaluation import PARTS
from game.tekhenu.events import (
    BuildingBuilt,
    DecreesRevealed,
    DialTurned,
    DiceRolled,
    DiePlaced,
    ExcessPlaced,
    FaithLaid,
    GoodsGained,
    GoodsPaid,
    OrderSet,
    PeopleStatueBuilt,
    PillarLaid,
)
from game.tekhenu.maat import PutFaith
from game.tekhenu.payment import ChoosePayment, Pay
from game.tekhenu.turn import CallAnubis
from game.tekhenu.words import BASIC, COLOURS, GODS, GOODS, LIGHTS, OUTLINES, SYMBOLS
from ui.text import LANGUAGES, Catalogue
from ui.text.narrator import Narrator
from ui.text.tekhenu import gain_in_words
from ui.text.wordings import wordings_of

NAMES = ("Néféret", "Arnaud", "Hatchepsout")
PRICE = (0, 0, 2, 1, 0, 0, 0)


@pytest.fixture(scope="module")
def french():
    return Narrator(Catalogue.load("fr"), "tekhenu", NAMES)


@pytest.fixture(scope="module")
def english():
    return Narrator(Catalogue.load("en"), "tekhenu", NAMES)


@pytest.mark.parametrize(
    ("event", "fr", "en"),
    [
        (GoodsPaid(0, (0, 0, 0, 2, 1, 0, 0)), "Néféret paie 2 Granites et 1 Or.", "Néféret pays 2 Granite and 1 Gold."),
        (GoodsGained(1, "faith", 2, "space"), "Arnaud reçoit 2 Foi (case).", "Arnaud gains 2 Faith (space)."),
        (
            DiceRolled("horus", ("gray", "gray", "white"), (3, 3, 5)),
            "Nouveaux dés chez Horus : gris 3, gris 3 et blanc 5.",
            "New dice at Horus: gray 3, gray 3 and white 5.",
        ),
        (
            OrderSet((2, 0, 1)),
            "Ordre du tour : Hatchepsout, Néféret et Arnaud.",
            "Turn order: Hatchepsout, Néféret and Arnaud.",
        ),
        (
            DialTurned("osiris"),
            "Rotation : le Soleil éclaire Osiris et Horus.",
            "Rotation: the sun shines on Osiris and Horus.",
        ),
        (FaithLaid(0, -2), "Balance de Néféret : 2 Foi à droite.", "Scales of Néféret: 2 Faith on the right."),
        (FaithLaid(0, 0), "Balance de Néféret : aucune Foi.", "Scales of Néféret: no Faith."),
        (
            DiePlaced(0, "brown", 5, "pure", 0),
            "Balance de Néféret : 0.",
            "Balance of Néféret: 0.",
        ),
        (DecreesRevealed(1, ()), "Décrets d’Arnaud : aucun.", "Decrees of Arnaud: none."),
        (BuildingBuilt(0, "OG4"), "Néféret bâtit à Osiris 4 (Granite).", "Néféret builds at Osiris 4 (Granite)."),
        (
            BuildingBuilt(0, "HL3"),
            "Néféret bâtit au chantier de gauche, rangée 3.",
            "Néféret builds at the left site, row 3.",
        ),
        (
            PeopleStatueBuilt(1, "SO_QUAR"),
            "Arnaud érige une Statue aux carrières.",
            "Arnaud builds a Statue at the quarries.",
        ),
        (
            PillarLaid(0, "P12", "C34", 1),
            "Néféret pose la tuile Colonne 12 en rangée 3, colonne 4, tournée d’un quart.",
            "Néféret lays Pillar tile 12 on row 3, column 4, turned by a quarter.",
        ),
        (ExcessPlaced(0, "bread", 2), "Excédent de Néféret : 2 Pains.", "Excess of Néféret: 2 Bread."),
        (
            BotReason(1, "brown_die", "TEK-19.5"),
            "Arnaud prend le dé brun le plus haut (TEK-19.5).",
            "Arnaud takes the highest brown die (TEK-19.5).",
        ),
    ],
)
def test_events_are_lines_of_the_log(french, english, event, fr, en):
    assert french.event(event).replace("\u00a0", " ") == fr
    assert english.event(event) == en


@pytest.mark.parametrize(
    ("move", "label"),
    [
        (Pay((1, 0, 0, 0, 2, 1, 0)), "Payer 1 Papyrus, 2 Or et 1 Scribe"),
        (PutFaith(1), "Sur la balance : 1 Foi à gauche"),
        (CallAnubis(""), "Appeler Anubis : 2 Scribes"),
        (CallAnubis("B23"), "Appeler Anubis : « Appel d’Anubis »"),
    ],
)
def test_moves_are_labels(french, move, label):
    assert french.move(move).replace("\u00a0", " ") == label


def test_prompts_tell_their_values_in_words(french):
    assert "2 Calcaires et 1 Granite" in french.task(ChoosePayment(0, PRICE), None)
    assert french.headline(ChooseFreeAction(1, free=True), None).endswith("(Dernier ouvrage)")
    assert french.headline(ChooseFreeAction(1, free=False), None).endswith("(Bonheur 21)")


def test_help_needs_no_value_that_has_no_words(french):
    assert french.rule(ChoosePayment(0, PRICE)).startswith("Un Or remplace")


def test_gains_are_told_with_points_and_steps(french, english):
    gain = Gain((0, 0, 0, 0, 1, 2, 0), vp=3, population=3)
    assert gain_in_words(french.voice, gain) == "1 Or, 2 Scribes, 3 PV, +3 en Population"
    assert gain_in_words(english.voice, gain) == "1 Gold, 2 Scribes, 3 VP, +3 Population"
    assert gain_in_words(french.voice, Gain()) == "rien"


def test_a_game_without_words_of_its_own_has_none():
    assert wordings_of("amunre") == {} == wordings_of("toy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_a_text(language):
    narrator = Narrator(Catalogue.load(language), "tekhenu", NAMES)
    parts = box()
    for cards in (parts.blessings, parts.technologies, parts.decrees, parts.start_cards, parts.destinies):
        for card in cards:
            assert narrator.label("card", card)
            assert narrator.voice.say(f"tekhenu.card_text.{card}").endswith(".")
    for tile in (*parts.tiles, *parts.bot.tiles):
        assert narrator.label("tile", tile)
        assert narrator.voice.say(f"tekhenu.tile_text.{tile}").endswith(".")
    assert all(narrator.label("space", name) for name in parts.number)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("section", "names"),
    [
        ("resource", GOODS), ("district", BASIC), ("god", GODS), ("section", GODS), ("colour", COLOURS),
        ("light", LIGHTS), ("outline", OUTLINES), ("symbol", SYMBOLS), ("part", PARTS),
        ("plate", ("pure", "tainted", "forbidden", "anubis")), ("track", ("population", "happiness")),
        ("kind", ("blessing", "technology", "decree", "start", "destiny")),
        ("phase", ("setup", "turns", "judgement", "scoring", "end")),
        ("why", [f"{colour}_die" for colour in COLOURS]),
    ],
)  # fmt: skip
def test_the_words_of_the_rules_have_names(section, names, language):
    voice = Narrator(Catalogue.load(language), "tekhenu", NAMES).voice
    assert all(voice.noun(section, name) for name in names)
