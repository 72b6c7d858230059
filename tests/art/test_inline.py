"""Sentences with signs."""

import pytest

from ui.art import lettering
from ui.art.files import BadAsset
from ui.art.inline import Manner, fit_sentence, icon_names, plain, sentence
from ui.art.palette import INK

SAMPLE = "Vous recevez :coin: 3 et *Néféret* monte de 12 à 15 ; _le Nil_ :nile: reste calme : c’est tout."


def test_names_are_found_and_french_colons_are_not_names() -> None:
    """The space before `:coin:` is an ordinary one, that before a French colon is not; plain text has no signs."""
    assert (icon_names(SAMPLE), icon_names("Prix : deux : trois, 10:30:45")) == (["coin", "nile"], [])
    assert lettering.spaced("recevez :coin: 3 : oui") == "recevez :coin: 3\u00a0: oui"
    assert plain("*Néféret* gagne :coin: 3") == "Néféret gagne 3"
    assert plain("rapport 2::1, fichier a_b_c") == "rapport 2:1, fichier a_b_c"


@pytest.mark.parametrize("width", [30, 70, 120, 200, 380, 900])
@pytest.mark.parametrize("px", [13, 18, 26])
def test_nothing_is_placed_beyond_the_width(width: int, px: int) -> None:
    made = sentence(SAMPLE, "body", px, INK, width)
    assert all(p.pos[0] >= 0 and p.pos[0] + p.surface.get_width() <= width for p in made.parts)
    assert made.size[0] <= width and made.lines >= 1


def test_a_word_too_long_is_broken_and_admitted_and_line_breaks_are_kept() -> None:
    made = sentence("anticonstitutionnellement", "body", 20, INK, 80)
    assert not made.whole and made.lines > 1
    assert sentence("anticonstitutionnellement", "body", 20, INK, 400).whole
    assert sentence("un\ndeux\ntrois", "body", 18).lines == 3


def test_a_number_stays_with_the_sign_before_it() -> None:
    made = sentence("recevez :coin: 3", "body", 20, INK, sentence("recevez :coin: 3", "body", 20, INK).size[0] - 4)
    assert made.lines == 2
    last_line = [p for p in made.parts if p.pos[1] > lettering.leading("body", 20) // 2]
    assert len(last_line) == 2, "sign and number moved to the second line together"


def test_a_number_stays_with_its_unit_and_keeps_its_figures() -> None:
    free = sentence("il marque 7 PP", "body", 20, INK)
    made = sentence("il marque 7 PP", "body", 20, INK, free.size[0] - 1)
    assert (made.lines, [part.made.role for part in made.parts[-2:]]) == (2, ["number", "body"])
    assert min(part.pos[1] for part in made.parts[-2:]) > max(part.pos[1] for part in made.parts[:-2])


def test_unknown_sign_is_an_error_and_own_pictures_win() -> None:
    with pytest.raises(BadAsset):
        sentence("voici :nothing_like_this:")
    own = lettering.rendered("x", "body", 30)
    assert sentence(":nothing_like_this:", manner=Manner({"nothing_like_this": lambda size: own})).whole


@pytest.mark.parametrize("box", [(60, 20), (120, 40), (200, 80), (400, 200)])
def test_fitted_sentence_stays_in_its_box(box: tuple[int, int]) -> None:
    made = fit_sentence(SAMPLE, "body", 24, INK, box, 12)
    assert all(p.pos[0] + p.surface.get_width() <= box[0] for p in made.parts)
    assert all(p.pos[1] + p.surface.get_height() <= box[1] for p in made.parts) or made.whole
    assert made.size[1] <= box[1]


def test_lone_numbers_are_set_in_cinzel() -> None:
    for figures, role, px in ((True, "number", 19), (False, "body", 20)):
        made = sentence("12", "body", 20, manner=Manner(figures=figures)).parts[0].surface
        assert made.get_size() == lettering.rendered("12", role, px).get_size()
