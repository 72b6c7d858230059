"""French forms: articles, elision, contraction, typography."""

import pytest

from ui.text import BadText, Catalogue, Voice
from ui.text.french import de, to
from ui.text.nouns import person

SINGULAR = "{card:le}, {card:un}, {card:de}, {card:du}, {card:à}, {card:au}"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("decree", "le décret, un décret, de décret, du décret, à décret, au décret"),
        ("favour", "la #, une #, de #, de la #, à #, à la #".replace("#", "carte Faveur")),
        ("obelisk", "l’#, un #, d’#, de l’#, à #, à l’#".replace("#", "obélisque")),
        ("emerald", "l’#, une #, d’#, de l’#, à #, à l’#".replace("#", "émeraude")),
        ("egg", "l’œuf, un œuf, d’œuf, de l’œuf, à œuf, à l’œuf"),
        ("herb", "l’herbe, une herbe, d’herbe, de l’herbe, à herbe, à l’herbe"),
    ],
)
def test_articles_agree_elide_and_contract(french, card, said):
    assert french.say(SINGULAR, card=card) == said


def test_plurals_contract_as_well(french):
    said = french.say("{card:plural}, {card:les}, {card:des}, {card:aux}", card="obelisk")
    assert said == "obélisques, les obélisques, des obélisques, aux obélisques"


@pytest.mark.parametrize(
    ("bird", "said"),
    [
        ("heron", "le héron, de héron, du héron, au héron"),
        ("eleven", "le onze, de onze, du onze, au onze"),
        ("yoghurt", "le yaourt, de yaourt, du yaourt, au yaourt"),
        ("ylang", "l’ylang-ylang, d’ylang-ylang, de l’ylang-ylang, à l’ylang-ylang"),
        ("yonne", "l’Yonne, d’Yonne, de l’Yonne, à l’Yonne"),
    ],
)
def test_aspirated_h_and_y_follow_the_noun_before_the_letters(french, bird, said):
    assert french.say("{bird:le}, {bird:de}, {bird:du}, {bird:au}", bird=bird) == said


@pytest.mark.parametrize(
    ("province", "said"),
    [
        ("thebes", "Thèbes, Thèbes, de Thèbes, de Thèbes, à Thèbes, à Thèbes"),
        ("abydos", "Abydos, Abydos, d’Abydos, d’Abydos, à Abydos, à Abydos"),
        ("dakhla", "Dakhla, Dakhla, de Dakhla, de Dakhla, à Dakhla, à Dakhla"),
    ],
)
def test_proper_nouns_take_no_article(french, province, said):
    assert french.say(SINGULAR.replace("card", "province"), province=province) == said


def test_proper_nouns_in_the_plural_take_no_article_either(french):
    source = "{place:plural}, {place:les}, {place:des}, {place:aux}"
    assert french.say(source, place="ramses") == "Ramsès, Ramsès, de Ramsès, à Ramsès"
    assert french.say(source, place="amenhotep") == "Amenhotep, Amenhotep, d’Amenhotep, à Amenhotep"


def test_a_noun_without_singular_has_plural_articles_everywhere(french):
    source = "{place:le}, {place:un}, {place:de}, {place:du}, {place:à}, {place:au}, {place:plural}"
    said = "les Marais, des Marais, de Marais, des Marais, à Marais, aux Marais, Marais"
    assert french.say(source, place="marshes") == said


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "de Néféret"),
        (1, "d’Arnaud"),
        (2, "de Hugo"),
        (3, "d’Élise"),
        (4, "de Yann"),
        (5, "d’Yves"),
    ],
)
def test_names_of_seats_elide_before_vowels_and_never_before_h(french, seat, said):
    assert french.say("{seat:de}", seat=seat) == said
    assert french.say("{seat:du}", seat=seat) == said


def test_names_of_seats_take_no_article(french):
    assert french.say("{seat:le}, {seat:à}, {seat:au}", seat=1) == "Arnaud, à Arnaud, à Arnaud"


@pytest.mark.parametrize("form", ["le", "un", "du", "au"])
def test_an_article_needs_a_gender(french, form):
    with pytest.raises(BadText, match=r"^fr/amunre.yaml: amunre.card.mystery: this noun has no gender$"):
        french.say(f"{{card:{form}}}", card="mystery")


@pytest.mark.parametrize("form", ["plural", "les", "des", "aux"])
def test_a_plural_form_needs_a_plural(french, form):
    with pytest.raises(BadText, match=r"^fr/amunre.yaml: amunre.card.mystery: this noun has no plural$"):
        french.say(f"{{card:{form}}}", card="mystery")


@pytest.mark.parametrize(
    ("n", "said"), [(-2, "−2 cartes"), (-1, "−1 carte"), (0, "0 carte"), (1, "1 carte"), (2, "2 cartes")]
)
def test_the_plural_begins_at_two(french, n, said):
    assert french.say("{n|# carte|# cartes}", n=n) == said


@pytest.mark.parametrize("sign", [";", ":", "!", "?", "»"])
def test_a_space_before_a_high_sign_does_not_break(french, sign):
    assert french.say(f"Quoi {sign} oui") == f"Quoi\u00a0{sign} oui"


def test_a_space_after_an_opening_quote_does_not_break(french):
    assert french.say("« {card} »", card="decree") == "«\u00a0décret\u00a0»"


def test_apostrophes_are_curly(french):
    assert french.say("l'or d'{name}", name="A'a") == "l’or d’A’a"


def test_the_narrow_space_that_our_fonts_lack_is_never_shown(french):
    assert french.say("Quoi\u202f! {name}", name="1\u202f000") == "Quoi\u00a0! 1\u00a0000"


def test_other_spaces_stay(french):
    assert french.say("un, deux. (trois)") == "un, deux. (trois)"


def test_a_name_that_begins_with_its_article_contracts():
    voice = Voice(Catalogue.load("fr"), "pharaon", ("Le Traître", "Les Deux", "Léa"))
    assert [de(person(name)) for name in voice.seats] == ["du Traître", "des Deux", "de Léa"]
    assert [to(person(name)) for name in voice.seats] == ["au Traître", "aux Deux", "à Léa"]
    assert voice.say("end.hand_of", seat=0) == "Voir la main du Traître"
