"""How a voice shows its values, and what it refuses to say."""

from enum import StrEnum

import pytest

from ui.text import BadText, Catalogue, MissingText, MissingValue, Voice


@pytest.mark.parametrize("name", ["seat", "rival", "winner", "owner", "next_seat"])
def test_seats_are_shown_by_name(french, name):
    assert french.say(f"{{{name}}}", **{name: 1}) == "Arnaud"


@pytest.mark.parametrize("value", [6, -1, "Arnaud", None, True])
def test_a_seat_that_does_not_exist_is_refused(french, value):
    with pytest.raises(BadText, match=r"fr/test.yaml: test.message: \{seat\}: .* is no seat of 6"):
        french.say("{seat}", seat=value)


def test_a_noun_of_the_game_comes_before_one_of_core(french):
    assert french.say("{card}", card="favour") == "carte Faveur"
    assert french.voice("{card}", scope="").say("test.message", card="favour") == "Autre"


def test_nouns_of_core_serve_every_game(french):
    assert french.say("{card}, {colour}", card="ankh", colour="gold") == "ankh, Or"


def test_a_suffix_is_dropped_to_find_nouns(french):
    assert french.say("{province_from:de} {province_to:à}", province_from="abydos", province_to="thebes") == (
        "d’Abydos à Thèbes"
    )


def test_ids_may_be_members_of_an_enumeration(french):
    class Province(StrEnum):
        THEBES = "thebes"

    assert french.say("{province}", province=Province.THEBES) == "Thèbes"


def test_an_unknown_id_is_an_error_and_not_shown(french):
    with pytest.raises(MissingText, match=r"amunre\.province\.tehbes"):
        french.say("{province}", province="tehbes")
    with pytest.raises(MissingText, match=r"amunre\.province\.tehbes"):
        french.say("{province_from}", province_from="tehbes")


def test_a_number_is_a_noun_only_where_the_noun_exists(french):
    assert french.say("{level}", level=2) == "deuxième niveau"
    assert french.say("{level}", level=3) == "3"


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ((), ""),
        ((0,), "Néféret"),
        ((0, 1), "Néféret et Arnaud"),
        ([0, 1, 2], "Néféret, Arnaud et Hugo"),
    ],
)
def test_lists_are_joined(french, seats, said):
    assert french.say("{winner}", winner=seats) == said


def test_every_item_of_a_list_takes_the_form(french):
    assert french.say("{card:du}", card=("decree", "obelisk")) == "du décret et de l’obélisque"


def test_other_values_are_shown_as_they_are(french):
    assert french.say("{date}, {ratio}", date="12 mai", ratio=1.5) == "12 mai, 1.5"


def test_braces_in_a_value_are_only_text(french):
    assert french.say("{name}", name="{seat}") == "{seat}"


def test_values_that_a_message_does_not_need_are_welcome(french):
    assert french.say("Oui", seat=99) == "Oui"


def test_a_placeholder_may_be_called_key(french):
    assert french.say("{key}", key="Échap") == "Échap"


def test_a_missing_value_names_message_and_placeholder(french):
    with pytest.raises(MissingValue) as caught:
        french.say("{seat} {value}", seat=0)
    assert str(caught.value) == "test.message: no value for {value}"
    assert (caught.value.key, caught.value.placeholder) == ("test.message", "value")


def test_a_missing_message_names_its_key(french):
    with pytest.raises(MissingText) as caught:
        french.voice().say("amunre.log.nothing")
    assert str(caught.value) == "no text for 'amunre.log.nothing'"
    assert isinstance(caught.value, KeyError)
    assert caught.value.key == "amunre.log.nothing"


@pytest.mark.parametrize("source", ["{n|a|b}", "{n:+}", "{n|a|#|b}"])
@pytest.mark.parametrize("value", ["3", 1.5, True, None])
def test_a_choice_by_number_needs_a_whole_number(french, source, value):
    with pytest.raises(BadText, match=r"test.message: \{n\}: .* is not a whole number"):
        french.say(source, n=value)


def test_only_nouns_have_forms_and_gender(french):
    with pytest.raises(BadText, match=r"\{name\}: 'Nout' has no form 'le', for it is not a noun"):
        french.say("{name:le}", name="Nout")
    with pytest.raises(BadText, match=r"\{name\}: 'Nout' has no gender, for it is not a noun"):
        french.say("{name~a|b}", name="Nout")


def test_a_noun_can_be_said_like_a_message(french):
    assert french.voice().say("amunre.province.thebes") == "Thèbes"


def test_a_noun_stands_by_itself_in_any_form(french):
    voice = french.voice()
    assert voice.noun("province", "abydos") == "Abydos"
    assert voice.noun("province", "abydos", form="de") == "d’Abydos"
    assert voice.noun("colour", "gold", "de") == "d’Or"


def test_a_noun_by_itself_is_refused_if_unknown(french):
    voice = french.voice()
    with pytest.raises(MissingText, match=r"amunre\.province\.memphis"):
        voice.noun("province", "memphis")
    with pytest.raises(MissingText, match=r"amunre\.god\.ra"):
        voice.noun("god", "ra")
    with pytest.raises(BadText, match=r"fr/amunre.yaml: amunre.province.thebes: unknown form 'the'"):
        voice.noun("province", "thebes", form="the")


@pytest.mark.parametrize(("game", "language", "unit"), [
    ("amunre", "fr", "PV"), ("amunre", "en", "VP"), ("pharaon", "fr", "PP"), ("pharaon", "en", "PP"),
])  # fmt: skip
def test_every_game_calls_its_points_as_its_rule_book_does(game, language, unit):
    voice = Voice(Catalogue.load(language), game, ("Tiyi",))
    assert voice.unit == unit
    assert voice.say("core.unit.points", n=3) == f"3 {unit}"
    assert voice.say("menu.points", n=3, unit="XX") == "3 XX"
