"""A text that is missing raises in tests; the program at work logs it once and shows its key."""

import logging

import pytest

from game.amunre.auction import Bid
from ui.text import BadText, Catalogue, MissingText, MissingValue, Voice
from ui.text.errors import keys_instead_of_errors
from ui.text.narrator import Narrator

HOLES = [
    ("{good}", {}, MissingValue),
    ("{province}", {"province": "tehbes"}, MissingText),
    ("{province:de}", {"province": "tehbes"}, MissingText),
    ("{n|# carte|# cartes}", {"n": "deux"}, BadText),
    ("{seat}", {"seat": 9}, BadText),
    ("{colour~vert|verte}", {"colour": "gold"}, BadText),
    ("{broken", {}, BadText),
]


@pytest.fixture
def lenient():
    with keys_instead_of_errors():
        yield


@pytest.mark.parametrize(("source", "values", "error"), HOLES)
def test_a_hole_raises_in_tests_and_is_shown_to_people_as_its_key(french, source, values, error):
    for _ in range(2):
        with pytest.raises(error):
            french.say(source, **values)
        with keys_instead_of_errors():
            assert french.say(source, **values) in ("test.message", "tehbes")


def test_a_text_that_is_not_there_is_shown_as_its_key_also_that_of_a_record(lenient):
    voice = Voice(Catalogue.load("fr"), "amunre", ("A", "B", "C"))
    assert voice.say("table.no_such_text") == "table.no_such_text"
    assert voice.noun("province", "atlantis") == "amunre.province.atlantis"
    assert voice.noun("province", "thebes", form="sur") == "amunre.province.thebes"
    assert Narrator(Catalogue("fr", []), "amunre", ("A", "B", "C")).move(Bid("abydos", 15)) == "amunre.move.bid"
    assert Narrator(Catalogue.load("fr"), "amunre", ("A",)).label("province", "atlantis") == "Amunre.province.atlantis"


def test_it_is_logged_once_and_without_values(french, lenient, caplog):
    with caplog.at_level(logging.ERROR, "ipet"):
        for _ in range(3):
            french.say("{seat}", seat="Néféret")
    assert [record.getMessage() for record in caplog.records] == ["no words: BadText test.message"]
