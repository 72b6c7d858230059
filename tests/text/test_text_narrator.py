"""From records to sentences by their names."""

import pytest

from game.amunre.auction import Bid, PlaceBid
from game.core.agenda import Refusal
from game.core.errors import BadData, BadSetup, IllegalMove, UnknownTitle
from game.core.match import CannotUndo
from game.core.setup import COLOURS
from game.core.tables import table_of
from game.core.title import Result
from game.titles import title
from ui.text import LANGUAGES, Catalogue, MissingText
from ui.text.languages import GRAMMARS
from ui.text.narrator import Narrator

NAMES = ("Néféret", "Arnaud", "Khâmouas")


@pytest.fixture(scope="module")
def french():
    return Narrator(Catalogue.load("fr"), "amunre", NAMES)


@pytest.fixture
def auction():
    """The first auction, with provinces of our choice; Néféret begins."""
    position = title("amunre").new_game(table_of("amunre", ("human",) * 3, (), 1))
    position.first = 0
    position.province_deck[-3:] = ["abydos", "dakhla", "thebes"]
    position.advance()
    return position


def asked(narrator, position):
    return narrator.headline(position.decision, position), narrator.task(position.decision, position)


def test_a_prompt_is_a_headline_and_a_task(french, auction):
    """The general one where a situation has no texts of its own; with an explanation of the rule."""
    assert auction.decision.facts(auction)["situation"] == "first"
    assert "amunre.ask.place_bid.first.title" not in french.voice.catalogue
    assert asked(french, auction) == (
        "Néféret\u00a0: première offre",
        "Posez un Scribe sur une case libre, au-dessus de toute offre en place (21 PO au plus).",
    )
    assert french.prompt(auction.decision, auction) == ". ".join(asked(french, auction))
    assert french.rule(PlaceBid(0, False, False)).startswith("Votre offre doit dépasser")


@pytest.mark.parametrize(("headline", "stop"), [("Un Veto\u00a0?", ""), ("Un choix", ".")])
def test_a_headline_that_asks_gets_no_full_stop(french, auction, monkeypatch, headline, stop):
    monkeypatch.setattr(french, "headline", lambda *_: headline)
    monkeypatch.setattr(french, "task", lambda *_: "Choisissez.")
    assert french.prompt(auction.decision, auction) == f"{headline}{stop} Choisissez."


def test_a_situation_has_its_own_prompt(french, auction):
    for move in (Bid("thebes", 3), Bid("dakhla", 10), Bid("thebes", 6)):
        auction.apply(move)
    headline, task = asked(french, auction)
    assert headline == "Néféret\u00a0: offre contestée à Thèbes"
    assert task.startswith("Khâmouas offre davantage")


def test_a_refusal_says_why_not(french, auction):
    auction.apply(Bid("thebes", 3))
    refusals = {refusal.move: french.refusal(refusal) for refusal in auction.decision.refusals(auction)}
    assert refusals[Bid("thebes", 1)] == "Néféret offre déjà 3 PO à Thèbes\u00a0: il faut surenchérir."
    with pytest.raises(IllegalMove) as caught:
        auction.apply(Bid("thebes", 1))
    assert french.error(caught.value) == refusals[Bid("thebes", 1)]


def test_an_unknown_key_is_an_error(french):
    with pytest.raises(MissingText):
        french.refusal(Refusal(Bid("abu", 6), "amunre.refusal.nonsense", {}))


SEAT_COUNT = BadSetup("core.error.seat_count", game="amunre", n=2, fewest=3, most=5)
LEVEL = BadSetup("core.error.unknown_level", level_id="scrib", known=("human", "scribe"))
STONES = BadData("x.yaml", "pieces.stones", "is missing")
OTHER_SEAT = CannotUndo("core.undo.other_seat", seat=1)


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (UnknownTitle("senet", ("amunre",)), "Le jeu « senet » n’existe pas ici. Jeux disponibles : amunre."),
        (SEAT_COUNT, "Amun-Re demande de 3 à 5 places ; 2 sont occupées."),
        (LEVEL, "« scrib » ne peut pas occuper une place ici. Sont possibles : human et scribe."),
        (STONES, "Le fichier de données x.yaml est inutilisable, à « pieces.stones » : is missing"),
        (CannotUndo("core.undo.nothing"), "Il n’y a encore rien à annuler."),
        (OTHER_SEAT, "Annulation impossible : le dernier coup est celui d’Arnaud, et ce n’est plus son tour."),
    ],
)
def test_errors_are_told_even_about_names_that_do_not_exist(french, error, text):
    assert french.error(error) == GRAMMARS["fr"].typeset(text)


CORE_ERRORS = [
    BadSetup("core.error.unknown_variant", variant_id="x", known=("expert",)),
    BadSetup("core.error.unknown_colour", colour_id="x", known=COLOURS),
    BadSetup("core.error.empty_name"),
    BadSetup("core.error.long_name", name="x" * 30, most=24),
    BadSetup("core.error.same_name", value="x"),
    BadSetup("core.error.same_colour", value="lapis"),
    IllegalMove("core.refusal.not_offered"),
    IllegalMove("core.refusal.game_over"),
    *(CannotUndo(f"core.undo.{cause}") for cause in ("nothing", "dice", "draw", "reveal")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("error", CORE_ERRORS, ids=lambda error: error.key)
def test_errors_of_the_core_are_sentences(error, language):
    told = Narrator(Catalogue.load(language), "amunre", NAMES).error(error)
    assert told[0].isupper() and told.endswith(".")


@pytest.mark.parametrize(
    ("winners", "text"), [((1,), "Victoire d’Arnaud"), ((0, 2), "Victoire partagée entre Néféret et Khâmouas")]
)
def test_a_result_names_the_winners(french, winners, text):
    assert french.result(Result(winners, (1, 1, 1))) == text


def test_a_noun_as_a_label_has_a_capital_and_what_there_is_none_of_is_not_counted(french):
    assert (french.label("reason", "gold"), french.label("province", "thebes")) == ("Richesse", "Thèbes")
    assert french.move(Bid("abu", 6)) == "Offrir 6 PO pour Abu"
    assert french.counted("feature", {"fields": 3, "temples": 0, "caravan": 8}) == "3 Champs, Caravane 8"
