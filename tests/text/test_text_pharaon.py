"""The words of Pharaon: values that it tells in words of its own, and a text for everything in its box."""

import pytest

from game import titles
from game.pharaon import RULES
from game.pharaon.artisans import ChooseArtisan, TakeArtisan
from game.pharaon.automaton import ChooseSplit, PutOnWheel
from game.pharaon.automaton_events import (
    TraitorClimbed,
    TraitorGained,
    TraitorMissed,
    TraitorPileDealt,
    TraitorPlaced,
    TraitorRevealed,
    TraitorStepped,
    TraitorTookArtisan,
    TraitorTookNoble,
)
from game.pharaon.components import box
from game.pharaon.events import (
    AccessPaid,
    BurialStepReached,
    CostPaid,
    GodsCounted,
    LotTaken,
    NobleTaken,
    OfferingsRefilled,
    ResourcesGained,
    ScribeDealt,
    VasesRevealed,
    WheelBlocked,
    WheelTurned,
)
from game.pharaon.gains import ChooseResource
from game.pharaon.nile import UseOption
from game.pharaon.nobles import TakeNoble
from game.pharaon.paying import ChooseTokens, HandIn
from game.pharaon.pieces import DARK, LIGHT, NOBLE_TYPES, PYRAMID_GAINS, QUARTERS, RESOURCES, TRAITOR_EFFECTS
from game.pharaon.scoring import REASONS
from game.pharaon.setup import DARK_TILES, DISCOVERY
from game.pharaon.turn import GoTo
from game.pharaon.vases import ChooseVase, TakeVase
from tests.pharaon.build import position, setup_of
from ui.text import LANGUAGES, Catalogue, Voice, coverage
from ui.text.narrator import Narrator
from ui.text.pharaon import (
    artisan_in_words,
    effect_in_words,
    noble_in_words,
    option_in_words,
    token_in_words,
    vase_in_words,
)

NAMES = ("Néféret", "Arnaud", "Hatchepsout")
SOLO = ("Néféret", "Le Traître")


@pytest.fixture(scope="module")
def french():
    return Narrator(Catalogue.load("fr"), "pharaon", NAMES)


@pytest.fixture(scope="module")
def english():
    return Narrator(Catalogue.load("en"), "pharaon", NAMES)


def test_no_text_is_missing(monkeypatch):
    monkeypatch.setattr(titles, "TITLES", tuple(dict.fromkeys((*titles.TITLES, "pharaon"))))
    assert coverage.missing("pharaon") == []


@pytest.mark.parametrize(
    ("event", "fr", "en"),
    [
        (
            ResourcesGained(0, ("justice", "commerce", "justice")),
            "Néféret gagne 2 Justice et 1 Commerce.",
            "Néféret gains 2 Justice and 1 Commerce.",
        ),
        (
            CostPaid(1, "nile", "silver", ("commerce", "OFF_justice")),
            "Arnaud va au Quartier du Nil : accès Argent, action 1 Commerce et 1 Offrande Justice.",
            "Arnaud goes to the Nile quarter: access Silver, action 1 Commerce and 1 Justice offering.",
        ),
        (
            AccessPaid(0, "offerings", "royalty"),
            "Néféret va au Quartier des Offrandes : accès Royauté.",
            "Néféret goes to the Offerings quarter: access Royalty.",
        ),
        (
            LotTaken(2, 1, ("OFF_PP2", "OFF_PP2")),
            "Hatchepsout prend le lot 1 : 2 Offrandes 2 PP.",
            "Hatchepsout takes lot 1: 2 offerings (2 PP).",
        ),
        (NobleTaken(0, "NOB07"), "Néféret prend l’Architecte.", "Néféret takes the Architect."),
        (
            NobleTaken(0, "NOB21"),
            "Néféret prend le Haut Fonctionnaire n° 21.",
            "Néféret takes the High Official no. 21.",
        ),
        (ScribeDealt(1, "NOB02"), "Arnaud reçoit le Scribe n° 2.", "Arnaud receives the Scribe no. 2."),
        (
            BurialStepReached(0, "BUR2", 2),
            "Néféret atteint l’étape 2, la Fosse funéraire.",
            "Néféret reaches step 2, the Burial pit.",
        ),
        (
            WheelTurned("counterclockwise"),
            "La Roue tourne d’un cran dans le sens antihoraire.",
            "The wheel turns one notch counter-clockwise.",
        ),
        (
            WheelBlocked("VAS17", ("royalty", "royalty", "commerce")),
            "Le Vase restant bloque la Roue : 2 Royauté et 1 Commerce.",
            "The vase left over blocks the wheel: 2 Royalty and 1 Commerce.",
        ),
        (
            VasesRevealed(("VAS01", "VAS02")),
            "Sous la Pyramide : 2 nouveaux Vases.",
            "Under the Pyramid: 2 new vases.",
        ),
        (
            OfferingsRefilled(1, 2),
            "Nouvelles Offrandes : 1 lot, 2 jetons Bonus.",
            "New offerings: 1 lot, 2 bonus tokens.",
        ),
        (
            GodsCounted(1, ("isis", "ra"), 18),
            "Arnaud satisfait Isis et Râ : 18 PP.",
            "Arnaud fulfils Isis and Ra: 18 PP.",
        ),
    ],
)  # fmt: skip
def test_events_are_lines_of_the_log(french, english, event, fr, en):
    assert french.event(event).replace("\u00a0", " ") == fr
    assert english.event(event) == en


@pytest.mark.parametrize(
    ("event", "fr"),
    [
        (TraitorPileDealt(5, "TRA2", "PHA-14.4"), "Pile du Traître : 5 Vases, tuile Cour (PHA-14.4)."),
        (
            TraitorRevealed(1, "VAS30", "PHA-14.7"),
            "Le Traître révèle un Vase : 1 Commerce en bas, 2 Construction en haut (PHA-14.7).",
        ),
        (
            TraitorPlaced(1, "justice", "TRA3", 4, "PHA-14.9"),
            "Le Traître pose Justice sur les Ateliers, case 4 (PHA-14.9).",
        ),
        (
            TraitorTookNoble(1, 3, "NOB17", "PHA-14.19"),
            "Le Traître prend la Femme Sage, place 3 (PHA-14.19).",
        ),
        (
            TraitorTookArtisan(1, "lowest", "ART02", "PHA-14.19"),
            "Le Traître prend la Tisserande, Artisan de plus faible valeur (PHA-14.19).",
        ),
        (
            TraitorClimbed(1, "most_filled_tile", "commerce", 2, "PHA-14.19"),
            "Le Traître monte au niveau 2 de la piste Commerce, tuile la plus remplie (PHA-14.19).",
        ),
        (
            TraitorStepped(1, "BUR6", 6, "PHA-14.19"),
            "Le Traître atteint l’étape 6, l’Hypogée (PHA-14.19).",
        ),
        (TraitorMissed(1, "take_lot", "PHA-19.28"), "Le Traître, sans effet : prise d’un lot (PHA-19.28)."),
        (
            TraitorGained(1, "OFF_PP1", "PHA-14.12"),
            "Le Traître gagne 1 Offrande 1 PP sur la Pyramide (PHA-14.12).",
        ),
    ],
)  # fmt: skip
def test_the_traitor_is_told_with_his_rules(event, fr):
    narrator = Narrator(Catalogue.load("fr"), "pharaon", SOLO)
    assert narrator.event(event).replace("\u00a0", " ") == fr


@pytest.mark.parametrize(
    ("move", "label"),
    [
        (GoTo("burial"), "Aller au Quartier de la Chambre Funéraire"),
        (TakeVase("VAS06"), "Prendre le Vase : 1 Agriculture et 2 Commerce"),
        (TakeNoble("NOB03"), "Prendre le Scribe n° 3"),
        (TakeArtisan("ART12"), "Prendre l’Orfèvre"),
        (UseOption("NIL5"), "Commerce + Justice : 1 Royauté, 1 Construction, 2 montées"),
        (HandIn("OFF_Q_nile"), "Payer 1 Offrande du Quartier du Nil"),
        (PutOnWheel("royalty"), "Royauté sur la Roue"),
    ],
)
def test_moves_are_labels(french, move, label):
    assert french.move(move).replace("\u00a0", " ") == label


def test_situations_have_prompts_of_their_own(french):
    game = position(3)
    assert french.headline(ChooseArtisan(0, free=True), game).endswith("un Artisan offert")
    assert french.headline(ChooseArtisan(0, free=False), game).endswith("Quartier des Artisans")
    assert french.headline(ChooseResource(0, "diplomat", 3), game).endswith("3 ressources du Diplomate")
    assert french.headline(ChooseVase(0), game) == "Néféret passe et prend un Vase"
    game.current_round = 0
    assert french.headline(ChooseVase(0), game).endswith("Vase de départ")


def test_a_payment_tells_what_is_counted_and_what_is_left(french):
    game = position(3)
    game.seats[0].stock = [3, 3, 0, 3, 0, 0]
    assert game.facing("artisans") == 3
    told = french.task(ChooseTokens(0, "artisans", "", (0, 0, 0, 1) + (0,) * 8), game).replace("\u00a0", " ")
    assert told == "Choisir un jeton à payer, encore 2 à 3 jetons. Déjà compté : 1 Construction."


def test_the_vase_of_the_traitor_is_told_to_the_person():
    narrator = Narrator(Catalogue.load("en"), "pharaon", ("Nefret", "The Traitor"))
    told = narrator.prompt(ChooseSplit(0, "VAS07"), position(2, solo=True))
    assert told.startswith("Nefret: the vase of the Traitor. ")
    assert "on the wheel: Royalty and Construction." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_a_text(language):
    narrator, parts = Narrator(Catalogue.load(language), "pharaon", NAMES), box()
    voice = narrator.voice
    for noble in parts.nobles:
        assert narrator.label("noble", noble) and voice.say(f"pharaon.noble_text.{noble}").endswith(".")
    for artisan in parts.artisans:
        assert narrator.label("artisan", artisan) and artisan_in_words(voice, artisan).endswith(".")
    for vase in parts.vases:
        assert narrator.label("vase", vase) and vase_in_words(voice, vase).endswith(".")
    for token in parts.token_index:
        assert narrator.label("token", token) and token_in_words(voice, token).endswith(".")
    for option in parts.nile:
        assert narrator.label("option", option) and option_in_words(voice, option)
    for tile in parts.traitor_tiles.values():
        effects = [effect for face in (LIGHT, DARK) for space in tile.faces[face] for effect in space]
        assert narrator.label("tile", tile.id) and all(effect_in_words(voice, effect) for effect in effects)
    assert all(narrator.label("step", step.id) for step in parts.burial)
    assert all(voice.say(f"pharaon.quarter_text.{quarter}").endswith(".") for quarter in QUARTERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("section", "names"),
    [
        ("resource", RESOURCES), ("track", RESOURCES), ("quarter", QUARTERS), ("gain", PYRAMID_GAINS),
        ("effect", TRAITOR_EFFECTS), ("noble_type", NOBLE_TYPES), ("reason", REASONS), ("face", (LIGHT, DARK)),
        ("variant", (DISCOVERY, *DARK_TILES)), ("direction", ("clockwise", "counterclockwise")),
        ("mode", ("discovery", "standard")), ("level", ("traitre",)), ("token", ("marker",)),
        ("which", ("highest", "lowest", "most_filled_tile", "least_filled_tile")),
    ],
)  # fmt: skip
def test_the_words_of_the_rules_have_names(section, names, language):
    voice = Voice(Catalogue.load(language), "pharaon")
    assert all(voice.noun(section, name) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_an_evaluation_have_names(language):
    narrator = Narrator(Catalogue.load(language), "pharaon", NAMES)
    game = RULES.start(setup_of(3))
    assert all(narrator.label("part", part) for part, _ in RULES.explain(game, 0).parts)


def test_only_namesakes_are_told_by_number(french):
    assert noble_in_words(french.voice, "NOB05") == "Scribe n° 5"
    assert noble_in_words(french.voice, "NOB12") == "Grand Vizir"
