"""Text never leaves its box, and whoever shortens it says so."""

import itertools
import random

import pygame
import pytest

from ui.art import gilding, lettering
from ui.art.lettering import Role

LONG = (
    "L’obélisque d’Amon-Rê projette son ombre sur six dieux. À chaque tour, prenez un dé : pur ou corrompu selon la "
    "lumière, il nourrit vos chantiers ou votre dieu, et Maât pèse vos choix."
)
ROLES: tuple[Role, ...] = ("title", "heading", "body", "italic", "bold", "number", "thin")
WIDTHS = (3, 18, 40, 90, 160, 333)


@pytest.mark.parametrize("role", ROLES)
def test_measured_width_is_drawn_width(role: Role) -> None:
    for text, px in itertools.product(("Néféret", "de la place", "« où ? »", LONG), (13, 17, 22, 42)):
        assert lettering.rendered(text, role, px).get_width() == lettering.width(text, role, px)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("box", WIDTHS)
def test_wrapped_lines_fit_and_lose_nothing_unless_they_say_so(role: Role, box: int) -> None:
    block = lettering.wrap(LONG, role, 18, box)
    assert all(lettering.width(line, role, block.px) <= box for line in block.lines)
    if block.whole:
        assert " ".join(block.lines) == lettering.spaced(LONG)


@pytest.mark.parametrize("box", WIDTHS)
def test_shortened_line_fits_and_is_honest(box: int) -> None:
    line = lettering.shortened("Rejouer une partie", "bold", 20, box)
    assert lettering.width(line.text, "bold", line.px) <= box
    assert line.whole == (line.text == "Rejouer une partie")
    assert line.whole or line.text in ("",) or line.text.endswith(lettering.ELLIPSIS)


@pytest.mark.parametrize("box", WIDTHS)
def test_fit_line_shrinks_before_it_shortens(box: int) -> None:
    line = lettering.fit_line("Rejouer une partie", "heading", 30, box, 14)
    assert 14 <= line.px <= 30 and lettering.width(line.text, "heading", line.px) <= box
    assert line.whole or (line.px == 14 and lettering.width("Rejouer une partie", "heading", 14) > box)


def test_fit_block_stays_in_its_box_whatever_the_box() -> None:
    chance = random.Random(4)
    for _ in range(60):
        box = (chance.randrange(10, 420), chance.randrange(8, 160))
        block = lettering.fit_block(LONG, "body", 22, box, 13)
        assert all(lettering.width(line, "body", block.px) <= box[0] for line in block.lines)
        assert lettering.block_height(block, "body") <= box[1]
        if block.whole:
            assert " ".join(block.lines) == lettering.spaced(LONG)


def test_spaces_unprintable_letters_and_lone_numbers() -> None:
    assert lettering.spaced("Prix : 3\u202fPO ! « oui »") == "Prix\u00a0: 3\u00a0PO\u00a0! «\u00a0oui\u00a0»"
    assert lettering.spaced("niveau 3 : 7 PP, *8* PP, 2 Nobles") == "niveau 3\u00a0: 7\u00a0PP, *8*\u00a0PP, 2 Nobles"
    assert lettering.unprintable("Œuvre : à l’étape 3 − 2 × « … »") == ""
    assert lettering.unprintable("a → b ✓") == "→✓"
    assert all(lettering.is_lone_number(text) for text in ("0", "12", "+3", "−4", "50 %", "1,5"))
    assert not any(lettering.is_lone_number(text) for text in ("", "3e", "12 PO", "a1", "-"))


def test_text_size_scales_and_has_a_floor_at_which_words_stay_apart() -> None:
    assert (lettering.TextSize(2 / 3, 150, 13).px(20), lettering.TextSize(2 / 3).px(15)) == (20, 13)
    assert lettering.width("de la", "bold", 13) - lettering.width("dela", "bold", 13) >= 3


def test_fonts_survive_a_restart_of_pygame() -> None:
    before = lettering.font("body", 31)
    pygame.font.quit()
    pygame.font.init()
    after = lettering.font("body", 31)
    assert after is not before and after.get_height() > 0


def test_cast_gold_has_room_for_all_its_light() -> None:
    stamp = gilding.cast_text("Réglages", 42)
    reach = stamp.reach()
    assert reach.left < 0 and reach.right > stamp.size[0]
    assert stamp.size == lettering.rendered("Réglages", "title", 42).get_size()


@pytest.mark.parametrize("role", ["body", "bold", "italic"])
def test_digits_stand_on_the_line_and_above_small_letters(role: Role) -> None:
    """Lining figures: no digit reads as a letter, T02 is not To2."""
    face = lettering.font(role, 100)
    tops = {letter: metric[3] for letter in "o0123456789" if (metric := face.metrics(letter)[0])}
    feet = [metric[2] for metric in face.metrics("0123456789") if metric]
    assert min(tops[digit] for digit in "0123456789") > tops["o"] * 1.15
    assert len(feet) == 10 and min(feet) > -5
