"""Messages become sentences: placeholders, choices, forms of nouns, typography, and what is refused."""

from enum import StrEnum

import pytest

from ui.text import BadText, Catalogue, Message, MissingText, MissingValue, Voice
from ui.text.french import de, to
from ui.text.languages import GRAMMARS
from ui.text.nouns import person

ARTICLES = "{card:le}, {card:un}, {card:de}, {card:du}, {card:à}, {card:au}"
PROPER = ARTICLES.replace("card", "province")
PLACE = ARTICLES.replace("card", "place")
PLURALS = "{place:plural}, {place:les}, {place:des}, {place:aux}"
BIRD = "{bird:le}, {bird:de}, {bird:du}, {bird:au}"
NESTED = "{n|# {card} ({card~fermé|fermée})|# {card:plural} ({card~fermés par {seat}|fermées})}"
FEW = "{n|aucune carte|# carte|# cartes}"
Province = StrEnum("Province", {"THEBES": "thebes"})

FRENCH = {
    "a value takes its place": [
        ("{name} mise {value}.", {"name": "Nout", "value": 6}, "Nout mise 6."),
        ("{value}", {"value": -3}, "−3"),
        ("{value:+}", {"value": 3}, "+3"),
        ("{value:+}", {"value": -3}, "−3"),
        ("{value:+}", {"value": 0}, "+0"),
        ("{date}, {ratio}", {"date": "12 mai", "ratio": 1.5}, "12 mai, 1.5"),
        ("{name}", {"name": "{seat}"}, "{seat}"),
        ("{key}", {"key": "Échap"}, "Échap"),
        ("Oui", {"seat": 99}, "Oui"),
    ],
    "doubled braces, and signs outside of choices, are literal": [
        ("{{{value}}} et {{x}}", {"value": 1}, "{1} et {x}"),
        ("a|b~c#d", {}, "a|b~c#d"),
    ],
    "numbers choose: the plural begins at two, three choices with zero": [
        *(
            ("{n|# carte|# cartes}", {"n": n}, said)
            for n, said in [(-2, "−2 cartes"), (-1, "−1 carte"), (0, "0 carte"), (1, "1 carte"), (2, "2 cartes")]
        ),
        *((FEW, {"n": n}, said) for n, said in [(0, "aucune carte"), (1, "1 carte"), (5, "5 cartes")]),
        ("carte{n||s}", {"n": 1}, "carte"),
        ("carte{n||s}", {"n": 2}, "cartes"),
        (NESTED, {"n": 1, "card": "decree", "seat": 1}, "1 décret (fermé)"),
        (NESTED, {"n": 2, "card": "decree", "seat": 1}, "2 décrets (fermés par Arnaud)"),
        ("{n|x|{card~# bons|# bonnes}}", {"n": 4, "card": "favour"}, "4 bonnes"),
        ("{card~# bon|# bonne}", {"card": "favour"}, "# bonne"),
    ],
    "gender chooses": [
        ("{card~fermé|fermée}", {"card": "favour"}, "fermée"),
        ("{card~fermé|fermée}", {"card": "decree"}, "fermé"),
        ("{province~fermé|fermée}", {"province": "thebes"}, "fermée"),
    ],
    "articles agree, elide and contract": [
        (ARTICLES, {"card": "decree"}, "le décret, un décret, de décret, du décret, à décret, au décret"),
        (ARTICLES, {"card": "favour"}, "la #, une #, de #, de la #, à #, à la #".replace("#", "carte Faveur")),
        (ARTICLES, {"card": "obelisk"}, "l’#, un #, d’#, de l’#, à #, à l’#".replace("#", "obélisque")),
        (ARTICLES, {"card": "emerald"}, "l’#, une #, d’#, de l’#, à #, à l’#".replace("#", "émeraude")),
        (ARTICLES, {"card": "egg"}, "l’œuf, un œuf, d’œuf, de l’œuf, à œuf, à l’œuf"),
        (ARTICLES, {"card": "herb"}, "l’herbe, une herbe, d’herbe, de l’herbe, à herbe, à l’herbe"),
        (PLURALS.replace("place", "card"), {"card": "obelisk"}, "#, les #, des #, aux #".replace("#", "obélisques")),
        ("{card:du}", {"card": ("decree", "obelisk")}, "du décret et de l’obélisque"),
    ],
    "an aspirated h, and y, follow the noun before the letters": [
        (BIRD, {"bird": "heron"}, "le héron, de héron, du héron, au héron"),
        (BIRD, {"bird": "eleven"}, "le onze, de onze, du onze, au onze"),
        (BIRD, {"bird": "yoghurt"}, "le yaourt, de yaourt, du yaourt, au yaourt"),
        (BIRD, {"bird": "ylang"}, "l’ylang-ylang, d’ylang-ylang, de l’ylang-ylang, à l’ylang-ylang"),
        (BIRD, {"bird": "yonne"}, "l’Yonne, d’Yonne, de l’Yonne, à l’Yonne"),
    ],
    "proper nouns take no article": [
        (PROPER, {"province": "thebes"}, "Thèbes, Thèbes, de Thèbes, de Thèbes, à Thèbes, à Thèbes"),
        (PROPER, {"province": "abydos"}, "Abydos, Abydos, d’Abydos, d’Abydos, à Abydos, à Abydos"),
        (PROPER, {"province": "dakhla"}, "Dakhla, Dakhla, de Dakhla, de Dakhla, à Dakhla, à Dakhla"),
        (PLURALS, {"place": "ramses"}, "Ramsès, Ramsès, de Ramsès, à Ramsès"),
        (PLURALS, {"place": "amenhotep"}, "Amenhotep, Amenhotep, d’Amenhotep, à Amenhotep"),
    ],
    "a noun without singular has plural articles everywhere": [
        (PLACE, {"place": "marshes"}, "les Marais, des Marais, de Marais, des Marais, à Marais, aux Marais"),
        ("{place:plural}", {"place": "marshes"}, "Marais"),
    ],
    "a place may have a preposition of its own": [
        (PLACE, {"place": "quarter"}, "le #, un #, de #, du #, à #, dans le #".replace("#", "Quartier")),
        (PLACE, {"place": "road"}, "la #, une #, de #, de la #, à #, sur la #".replace("#", "Route")),
    ],
    "seats are shown by name, without article; they elide before vowels and never before h": [
        *((f"{{{name}}}", {name: 1}, "Arnaud") for name in ("seat", "rival", "winner", "owner", "next_seat")),
        ("{seat:le}, {seat:à}, {seat:au}", {"seat": 1}, "Arnaud, à Arnaud, à Arnaud"),
        *(
            ("{seat:de}, {seat:du}", {"seat": seat}, f"{said}, {said}")
            for seat, said in enumerate(("de Néféret", "d’Arnaud", "de Hugo", "d’Élise", "de Yann", "d’Yves"))
        ),
    ],
    "lists are joined": [
        ("{winner}", {"winner": ()}, ""),
        ("{winner}", {"winner": (0,)}, "Néféret"),
        ("{winner}", {"winner": (0, 1)}, "Néféret et Arnaud"),
        ("{winner}", {"winner": [0, 1, 2]}, "Néféret, Arnaud et Hugo"),
    ],
    "nouns of the game come before those of core; a suffix is dropped to find them": [
        ("{card}", {"card": "favour"}, "carte Faveur"),
        ("{card}, {colour}", {"card": "ankh", "colour": "gold"}, "ankh, Or"),
        ("{card_from:de} {card_to:à}", {"card_from": "obelisk", "card_to": "egg"}, "d’obélisque à œuf"),
        ("{province}", {"province": Province.THEBES}, "Thèbes"),
        ("{level}", {"level": 2}, "deuxième niveau"),
        ("{level}", {"level": 3}, "3"),
    ],
    "typography: spaces that do not break, curly apostrophes, no narrow space, which our fonts lack": [
        *((f"Quoi {sign} oui", {}, f"Quoi\u00a0{sign} oui") for sign in ";:!?»"),
        ("« {card} »", {"card": "decree"}, "«\u00a0décret\u00a0»"),
        ("n° {level}", {"level": 3}, "n°\u00a03"),
        ("l'or d'{name}", {"name": "A'a"}, "l’or d’A’a"),
        ("Quoi\u202f! {name}", {"name": "1\u202f000"}, "Quoi\u00a0! 1\u00a0000"),
        ("un, deux. (trois)", {}, "un, deux. (trois)"),
    ],
}
ENGLISH = {
    "articles": [
        ("{card:the}, {card:a}", {"card": "favour"}, "the Favour card, a Favour card"),
        ("{card:the}, {card:a}", {"card": "obelisk"}, "the obelisk, an obelisk"),
        ("{card:the}, {card:a}", {"card": "hour"}, "the hour, an hour"),
        ("{card:the}, {card:a}", {"card": "unit"}, "the unit, a unit"),
        ("{card:the}, {card:a}", {"card": "shears"}, "the shears, shears"),
        ("{province:the}, {province:a}", {"province": "thebes"}, "Thebes, Thebes"),
        ("{card:plural}", {"card": "obelisk"}, "obelisks"),
        ("{card:at}, {province:at}", {"card": "obelisk", "province": "thebes"}, "at the obelisk, at Thebes"),
        ("{card:at}", {"card": "road"}, "on the road"),
    ],
    "only one is singular": [
        ("{n|# card|# cards}", {"n": n}, said)
        for n, said in [(-1, "−1 cards"), (0, "0 cards"), (1, "1 card"), (2, "2 cards")]
    ],
    "lists end with and": [("{seat}", {"seat": (0, 1, 2)}, "Néféret, Arnaud and Hugo")],
    "French spacing is left out, the narrow space is not shown": [
        ("What's this : odd !", {}, "What's this : odd !"),
        ("10\u202f%", {}, "10\u00a0%"),
    ],
}
REFUSED = {
    "a seat that does not exist": [
        ("{seat}", {"seat": value}, r"fr/test.yaml: test.message: \{seat\}: .* is no seat of 6")
        for value in (6, -1, "Arnaud", None, True)
    ],
    "a choice by number needs a whole number": [
        (source, {"n": value}, r"test.message: \{n\}: .* is not a whole number")
        for source in ("{n|a|b}", "{n:+}", "{n|a|#|b}")
        for value in ("3", 1.5, True, None)
    ],
    "an article needs a gender, a plural form a plural": [
        *(
            (f"{{card:{form}}}", {"card": "mystery"}, "^fr/amunre.yaml: amunre.card.mystery: this noun has no gender$")
            for form in ("le", "un", "du", "au")
        ),
        *(
            (f"{{card:{form}}}", {"card": "mystery"}, "^fr/amunre.yaml: amunre.card.mystery: this noun has no plural$")
            for form in ("plural", "les", "des", "aux")
        ),
        ("{province~fermé|fermée}", {"province": "dakhla"}, r"amunre\.province\.dakhla: this noun has no gender"),
    ],
    "only nouns have forms and gender": [
        ("{name:le}", {"name": "Nout"}, r"\{name\}: 'Nout' has no form 'le', for it is not a noun"),
        ("{name~a|b}", {"name": "Nout"}, r"\{name\}: 'Nout' has no gender, for it is not a noun"),
    ],
}
MALFORMED = {
    "malformed brace at '{'": ["{"],
    "malformed brace at '}'": ["}"],
    "malformed brace at '} deux'": ["un } deux"],
    "malformed brace": ["{}", "{name", "{ name }", "{Name}", "{0}", "{name!r}", "{n|{{|b}", "{n|a|b}}"],
    r"\{name:...\} is not closed": ["{name:le", "{name:{x}}"],
    "unknown form ''": ["{name:}"],
    "unknown form 'LE'": ["{name:LE}"],
    "unknown form 'the'": ["{name:the}"],
    r"the choice 'a\|b' is not closed": ["{n|a|b"],
    "needs two or three choices, not 1": ["{n|a}"],
    "needs two or three choices, not 4": ["{n|a|b|c|d}"],
    "needs two choices, not 1": ["{card~a}"],
    "needs two choices, not 3": ["{card~a|b|c}"],
    "a seat has neither number nor gender": ["{seat~a|b}", "{winner|a|b}"],
    "a seat is neither a number nor a plural": ["{rival:plural}", "{last_seat:les}", "{owner:+}"],
}


@pytest.mark.parametrize("what", [*FRENCH, *ENGLISH])
def test_a_message_becomes_a_sentence(french, english, what):
    table, told = (french, FRENCH[what]) if what in FRENCH else (english, ENGLISH[what])
    assert [case for case in told if table.say(case[0], **case[1]) != case[2]] == []


@pytest.mark.parametrize("what", REFUSED)
def test_values_that_do_not_fit_are_refused(french, what):
    for source, values, reason in REFUSED[what]:
        with pytest.raises(BadText, match=reason):
            french.say(source, **values)


@pytest.mark.parametrize("reason", MALFORMED)
def test_what_is_malformed_is_refused_with_its_place(reason):
    for source in MALFORMED[reason]:
        message = Message("fr/x.yaml", "x.y", source, GRAMMARS["fr"])
        with pytest.raises(BadText, match=reason) as caught:
            _ = message.parts
        assert (caught.value.file, caught.value.key) == ("fr/x.yaml", "x.y")


def test_french_habits_stay_at_home(english):
    with pytest.raises(BadText, match="unknown form 'le'"):
        english.say("{card:le}", card="obelisk")
    with pytest.raises(BadText, match=r"amunre\.card\.unit: this noun has no plural"):
        english.say("{card:plural}", card="unit")


def test_a_name_that_begins_with_its_article_contracts():
    voice = Voice(Catalogue.load("fr"), "pharaon", ("Le Traître", "Les Deux", "Léa"))
    assert [de(person(name)) for name in voice.seats] == ["du Traître", "des Deux", "de Léa"]
    assert [to(person(name)) for name in voice.seats] == ["au Traître", "aux Deux", "à Léa"]
    assert voice.say("end.hand_of", seat=0) == "Voir la main du Traître"


@pytest.mark.parametrize("placeholder", ["province", "province_from"])
def test_an_unknown_id_is_an_error_and_not_shown(french, placeholder):
    with pytest.raises(MissingText, match=r"amunre\.province\.tehbes"):
        french.say(f"{{{placeholder}}}", **{placeholder: "tehbes"})


def test_a_missing_value_names_message_and_placeholder_and_a_missing_message_its_key(french):
    with pytest.raises(MissingValue) as caught:
        french.say("{seat} {value}", seat=0)
    assert str(caught.value) == "test.message: no value for {value}"
    assert (caught.value.key, caught.value.placeholder) == ("test.message", "value")
    with pytest.raises(KeyError, match=r"no text for 'amunre\.log\.nothing'") as missing:
        french.voice().say("amunre.log.nothing")
    assert isinstance(missing.value, MissingText) and missing.value.key == "amunre.log.nothing"


def test_a_noun_is_said_like_a_message_or_by_itself_in_any_form(french):
    """Outside of a game that of core; an unknown one is refused."""
    voice = french.voice()
    assert (voice.say("amunre.province.thebes"), voice.noun("province", "abydos")) == ("Thèbes", "Abydos")
    assert voice.noun("province", "abydos", form="de") == "d’Abydos"
    assert voice.noun("colour", "gold", "de") == "d’Or"
    assert french.voice("{card}", scope="").say("test.message", card="favour") == "Autre"
    for section, name in (("province", "memphis"), ("god", "ra")):
        with pytest.raises(MissingText, match=rf"amunre\.{section}\.{name}"):
            voice.noun(section, name)
    with pytest.raises(BadText, match=r"fr/amunre.yaml: amunre.province.thebes: unknown form 'the'"):
        voice.noun("province", "thebes", form="the")


def test_placeholders_are_found_inside_choices():
    source = "{seat} {n|{a}|{b:le}|{c~{d}|#}} {{e}}"
    message = Message("fr/x.yaml", "x.y", source, GRAMMARS["fr"])
    assert message.placeholders == {"seat", "n", "a", "b", "c", "d"}
    assert message.parts is message.parts, "a message is taken apart once"


@pytest.mark.parametrize(
    ("game", "language", "unit"),
    [("amunre", "fr", "PV"), ("amunre", "en", "VP"), ("pharaon", "fr", "PP"), ("pharaon", "en", "PP")],
)
def test_every_game_calls_its_points_as_its_rule_book_does(game, language, unit):
    voice = Voice(Catalogue.load(language), game, ("Tiyi",))
    assert (voice.unit, voice.say("core.unit.points", n=3)) == (unit, f"3 {unit}")
    assert voice.say("menu.points", n=3, unit="XX") == "3 XX"
