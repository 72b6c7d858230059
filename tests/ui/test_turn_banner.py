"""Where the name of who plays stands for a moment."""

from pygame import Rect

from tests.pilot.matches import new_match, sit_down
from ui.frame.screen import Screen
from ui.scenes import table
from ui.table.confirmation import confirmation_beside
from ui.table.turn_banner import banner_place

BOARD, SIZE = Rect(100, 100, 800, 500), (300, 60)
TOP, BOTTOM = Rect(410, 106, 180, 60), Rect(410, 534, 180, 60)


def test_the_name_leaves_free_what_can_be_chosen() -> None:
    upper = banner_place(BOARD, SIZE, 6, [])
    assert (upper.centerx, upper.top) == (BOARD.centerx, BOARD.top + 6)
    lower = banner_place(BOARD, SIZE, 6, [TOP])
    assert lower.top > BOARD.centery and not lower.colliderect(TOP)
    corner = banner_place(BOARD, SIZE, 6, [TOP, BOTTOM])
    assert BOARD.contains(corner) and corner.collidelist([TOP, BOTTOM]) < 0


def test_the_name_leaves_free_what_the_board_explains(pilot, monkeypatch) -> None:
    told: list[Rect] = []
    monkeypatch.setattr(table, "paint_banner", lambda *given: told.extend(given[-1]))
    scene, explained = sit_down(pilot, new_match("human", "human", "human")), Rect(7, 7, 70, 70)
    monkeypatch.setattr(scene.board, "keep_clear", lambda: (explained,))
    pilot.tick(2)
    assert explained in told


def test_a_move_is_confirmed_beside_what_was_pressed_unless_that_would_cover_choices() -> None:
    screen, pressed = Screen((1280, 720)), Rect(600, 300, 60, 40)
    room, choice = Rect(0, 60, 1280, 600), Rect(674, 280, 260, 90)
    confirm, back = ("Confirmer", print), ("Changer", print)
    plate, gold, other = confirmation_beside(pressed, screen, room, [choice], confirm, back)
    assert plate.rect.collidelist([pressed, choice]) == -1 and plate.rect.inflate(120, 120).colliderect(pressed)
    assert gold.primary and not other.primary and plate.rect.contains(gold.rect) and plate.rect.contains(other.rect)
    assert confirmation_beside(pressed, screen, room, [room], confirm, back) == []


def test_what_stands_in_a_tray_is_confirmed_beside_it_rather_than_over_its_title() -> None:
    tray, chip, room = Rect(804, 573, 467, 138), Rect(902, 599, 361, 50), Rect(0, 40, 1280, 680)
    given = Screen((1280, 720)), room, [tray], ("Confirmer", print), ("Changer", print)
    assert confirmation_beside(chip, *given)[0].rect.colliderect(tray)
    assert not confirmation_beside(chip, *given, tray)[0].rect.colliderect(tray)
