"""The syntax of messages: placeholders, choices, literal braces, and everything malformed."""

import pytest

from ui.text import BadText, Message
from ui.text.languages import GRAMMARS


def test_a_value_takes_its_place(french):
    assert french.say("{name} mise {value}.", name="Nout", value=6) == "Nout mise 6."


def test_negative_numbers_have_a_true_minus_sign(french):
    assert french.say("{value}", value=-3) == "−3"


@pytest.mark.parametrize(("value", "said"), [(3, "+3"), (-3, "−3"), (0, "+0")])
def test_a_signed_number_shows_its_sign(french, value, said):
    assert french.say("{value:+}", value=value) == said


def test_doubled_braces_are_literal(french):
    assert french.say("{{{value}}} et {{x}}", value=1) == "{1} et {x}"


def test_bars_tildes_and_hashes_outside_of_choices_are_literal(french):
    assert french.say("a|b~c#d") == "a|b~c#d"


@pytest.mark.parametrize(("n", "said"), [(0, "aucune carte"), (1, "1 carte"), (5, "5 cartes")])
def test_three_choices_begin_with_zero(french, n, said):
    assert french.say("{n|aucune carte|# carte|# cartes}", n=n) == said


def test_a_choice_may_be_empty(french):
    assert french.say("carte{n||s}", n=1) == "carte"
    assert french.say("carte{n||s}", n=2) == "cartes"


@pytest.mark.parametrize(("n", "said"), [(1, "1 décret (fermé)"), (2, "2 décrets (fermés par Arnaud)")])
def test_choices_hold_placeholders_and_choices(french, n, said):
    source = "{n|# {card} ({card~fermé|fermée})|# {card:plural} ({card~fermés par {seat}|fermées})}"
    assert french.say(source, n=n, card="decree", seat=1) == said


def test_a_hash_in_a_gender_choice_is_the_number_around_it_or_itself(french):
    assert french.say("{n|x|{card~# bons|# bonnes}}", n=4, card="favour") == "4 bonnes"
    assert french.say("{card~# bon|# bonne}", card="favour") == "# bonne"


@pytest.mark.parametrize(("card", "said"), [("favour", "fermée"), ("decree", "fermé")])
def test_gender_chooses(french, card, said):
    assert french.say("{card~fermé|fermée}", card=card) == said


def test_proper_nouns_have_a_gender_if_they_say_so(french):
    assert french.say("{province~fermé|fermée}", province="thebes") == "fermée"
    with pytest.raises(BadText, match=r"amunre\.province\.dakhla: this noun has no gender"):
        french.say("{province~fermé|fermée}", province="dakhla")


def test_placeholders_are_found_inside_choices():
    source = "{seat} {n|{a}|{b:le}|{c~{d}|#}} {{e}}"
    message = Message("fr/x.yaml", "x.y", source, GRAMMARS["fr"])
    assert message.placeholders == {"seat", "n", "a", "b", "c", "d"}


def test_a_message_is_taken_apart_once():
    message = Message("fr/x.yaml", "x.y", "{a}", GRAMMARS["fr"])
    assert message.parts is message.parts


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("{", "malformed brace at '{'"),
        ("}", "malformed brace at '}'"),
        ("un } deux", "malformed brace at '} deux'"),
        ("{}", "malformed brace"),
        ("{name", "malformed brace"),
        ("{ name }", "malformed brace"),
        ("{Name}", "malformed brace"),
        ("{0}", "malformed brace"),
        ("{name!r}", "malformed brace"),
        ("{n|{{|b}", "malformed brace"),
        ("{name:le", r"\{name:...\} is not closed"),
        ("{name:{x}}", r"\{name:...\} is not closed"),
        ("{name:}", "unknown form ''"),
        ("{name:LE}", "unknown form 'LE'"),
        ("{name:the}", "unknown form 'the'"),
        ("{n|a|b", r"the choice 'a\|b' is not closed"),
        ("{n|a}", "needs two or three choices, not 1"),
        ("{n|a|b|c|d}", "needs two or three choices, not 4"),
        ("{card~a}", "needs two choices, not 1"),
        ("{card~a|b|c}", "needs two choices, not 3"),
        ("{n|a|b}}", "malformed brace"),
        ("{seat~a|b}", "a seat has neither number nor gender"),
        ("{winner|a|b}", "a seat has neither number nor gender"),
        ("{rival:plural}", "a seat is neither a number nor a plural"),
        ("{last_seat:les}", "a seat is neither a number nor a plural"),
        ("{owner:+}", "a seat is neither a number nor a plural"),
    ],
)
def test_what_is_malformed_is_refused_with_its_place(source, reason):
    message = Message("fr/x.yaml", "x.y", source, GRAMMARS["fr"])
    with pytest.raises(BadText, match=reason) as caught:
        _ = message.parts
    assert (caught.value.file, caught.value.key) == ("fr/x.yaml", "x.y")
