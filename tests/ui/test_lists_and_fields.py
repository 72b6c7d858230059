"""Lists that open, lists that scroll, fields, long texts, sheets."""

import pygame
from pygame import Rect

from tests.ui.bench import bench
from ui.widgets.button import Button
from ui.widgets.drop_down import Choice, DropDown
from ui.widgets.scroll_list import Rows, ScrollList
from ui.widgets.sheet import Column
from ui.widgets.text_field import TextField, Writing

PLACE = Rect(100, 100, 300, 44)
CHOICES = (
    Choice("Personne", "hand", "à cet écran"),
    Choice("Scribe", "scribe", "pèse son tour"),
    Choice("Botankhamon", "mummy", reason="solo : une personne, lui seul"),
)


def drop_down(heard):
    return lambda scene: [
        DropDown(PLACE.copy(), "Qui joue", CHOICES, 0, heard.append, scene),
        Button(Rect(100, 160, 300, 60), "Dessous", lambda: heard.append("dessous"), scene.screen),
    ]


def test_an_open_list_covers_what_lies_below_and_a_click_beside_it_only_closes_it(pilot, heard):
    scene = bench(pilot, drop_down(heard))
    drop = pilot.click("Qui joue")
    pilot.click_at((900, 600))
    assert drop.list is None and heard == [] and scene.ring.current is drop
    pilot.click("Qui joue")
    pilot.click_at(drop.list.line(1).center)
    assert drop.list is None and heard == [1]


def test_a_list_is_used_with_the_keyboard_alone_also_one_that_the_mouse_opened(pilot, heard):
    bench(pilot, drop_down(heard))
    drop = pilot.use("Qui joue")
    pilot.keys(pygame.K_DOWN, pygame.K_RETURN)
    assert heard == [1]
    pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_p, text="p")
    assert drop.list.at == 0
    pilot.key(pygame.K_ESCAPE)
    assert drop.list is None and heard == [1]
    pilot.click("Qui joue")
    pilot.move((900, 600))
    pilot.keys(pygame.K_UP, pygame.K_RETURN)
    assert heard == [1, 0]
    pilot.click("Qui joue")
    pilot.resize((1600, 900))
    assert drop.list is None


def test_what_is_impossible_cannot_be_chosen_and_commands_are_left_to_the_scene(pilot, heard):
    scene = bench(pilot, drop_down(heard))
    drop = pilot.use("Qui joue")
    pilot.keys(pygame.K_END, pygame.K_RETURN)
    assert heard == [] and drop.list is not None
    pilot.key(pygame.K_s, pygame.KMOD_CTRL)
    assert scene.keys == [pygame.K_s]


def test_tab_leaves_and_closes_a_list(pilot, heard):
    def between(scene):
        before, after = (Button(Rect(600, y, 80, 40), f"à {y}", None, scene.screen) for y in (40, 400))
        return [before, *drop_down(heard)(scene), after]

    scene = bench(pilot, between)
    drop = pilot.use("Qui joue")
    pilot.key(pygame.K_TAB)
    assert drop.list is None
    assert scene.ring.current.label == "Dessous", "the next one, not the first of the page"
    pilot.use("Qui joue")
    pilot.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert drop.list is None and scene.ring.current is drop


def field(heard, entered=None, limit=12):
    return lambda scene: [
        TextField(PLACE.copy(), "Nom", scene, "Ana", heard.append, entered, Writing(limit)),
        Button(Rect(100, 300, 200, 50), "Autre", None, scene.screen),
    ]


def test_a_field_is_written_in_up_to_its_limit_until_it_is_left(pilot, heard):
    scene = bench(pilot, field(heard, limit=7))
    pilot.click("Nom")
    pilot.type("is 1234")
    assert scene.controls[0].text == heard[-1] == "Anais 1"
    pilot.click("Autre")
    pilot.key(pygame.K_BACKSPACE)
    pilot.type("xyz")
    assert scene.controls[0].text == "Anais 1"


def test_letters_in_a_field_are_no_shortcuts_and_enter_hands_it_over(pilot, heard):
    done = []
    scene = bench(pilot, field(heard, lambda: done.append(1)))
    pilot.focus("Nom")
    pilot.type("1 a")
    assert scene.keys == []
    pilot.key(pygame.K_RETURN)
    assert done == [1]
    pilot.focus("Autre")
    pilot.key(pygame.K_1, text="1")
    assert scene.keys == [pygame.K_1]


def test_escape_ends_the_writing_before_anything_else(pilot, heard):
    scene = bench(pilot, field(heard))
    pilot.focus("Nom")
    pilot.type("is")
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene is scene and scene.controls[0].text == "Anais"
    pilot.type("x")
    assert scene.controls[0].text == "Anais", "letters are shortcuts again"
    pilot.key(pygame.K_RETURN)
    pilot.type("x")
    assert scene.controls[0].text == "Anaisx", "Enter goes on writing"
    pilot.keys(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert pilot.scene is not scene


def scroll_list(heard, opened):
    rows, room = Rows(20, 50, lambda *_: None), Rect(50, 50, 400, 300)
    return lambda scene: ScrollList(room, "Liste", scene.screen, rows, heard.append, opened.append).controls


def test_a_list_scrolls_with_wheel_and_bar_and_keeps_the_chosen_row_in_sight(pilot, heard):
    scene = bench(pilot, scroll_list(heard, []))
    rows, bar = scene.controls
    pilot.hover(rows)
    pilot.wheel(-2)
    assert rows.scroll.offset > 0
    pilot.focus(rows)
    pilot.key(pygame.K_END)
    assert heard[-1] == 19 and rows.rect.contains(rows.row(19))
    pilot.key(pygame.K_PAGEUP)
    assert heard[-1] < 19
    pilot.key(pygame.K_HOME)
    pilot.drag((bar.rect.centerx, bar.rect.y + 10), (bar.rect.centerx + 300, bar.rect.bottom + 50))
    assert rows.scroll.offset == rows.scroll.most


def test_a_row_is_chosen_by_a_click_and_opened_by_a_second_one_or_by_enter(pilot, heard):
    opened = []
    scene = bench(pilot, scroll_list(heard, opened))
    at = scene.controls[0].row(2).center
    pilot.click_at(at)
    assert (heard, opened) == ([2], [])
    pilot.click_at(at)
    assert opened == [2]
    pilot.focus("Liste")
    pilot.keys(pygame.K_DOWN, pygame.K_RETURN)
    assert opened == [2, 3]


def sheet(scene):
    column = Column(Rect(100, 100, 400, 200), scene.screen)
    for number in range(12):
        column.add(Button(column.place(40, 10), f"Bouton {number}", None, scene.screen))
    return column.finish("Feuille")


def test_what_is_scrolled_away_cannot_be_clicked_until_keyboard_or_wheel_bring_it_into_sight(pilot):
    scene = bench(pilot, sheet)
    page, last = scene.controls[0], scene.controls[-2]
    assert scene.control_at(last.rect.center) is not last and pilot.focus("Bouton 11") is last
    assert page.rect.contains(last.rect) and page.scroll.offset > 0
    before = page.scroll.offset
    pilot.hover(last)
    pilot.wheel(1)
    assert page.scroll.offset < before, "the wheel over a button scrolls its sheet"
