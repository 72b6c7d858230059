"""What the kit promises to everybody: no side effects, no window needed, no rules inside, bounded memory."""

import ast
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from ui.art import cache
from ui.art.plates import papyrus
from ui.art.surface import argb, blank, for_display, load_picture, opaque
from ui.workshop.sheet import main as write_sheets
from ui.workshop.specimen import PAGES

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "ui" / "art"
MODULES = sorted(p.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".") for p in ART.rglob("*.py"))


def run(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_importing_the_kit_starts_nothing_and_a_plate_can_be_drawn_without_a_display() -> None:
    run(
        f"import importlib, pygame\nfor name in {MODULES!r}: importlib.import_module(name)\n"
        "assert not pygame.display.get_init() and not pygame.font.get_init() and not pygame.mixer.get_init()\n"
        "import sys; known = [m for m in sys.modules if m.split('.')[0] in ('game', 'saves')]\n"
        # how errors are told and values declared, and no rule
        "assert set(known) <= {'game', 'game.core', 'game.core.errors', 'game.core.records'}, known\n"
        "from ui.art.buttons import button_plate; from ui.art.icons import icon\n"
        "button_plate((200, 50), 'gold', 'hover'); icon('ankh', 24)\nassert not pygame.display.get_init()"
    )


def test_only_one_place_converts_to_the_window() -> None:
    """`convert()` without a pattern and `convert_alpha()` need a display: only `for_display` may call them."""
    found = []
    for path in ART.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = node.func.attr if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else ""
            if called == "convert_alpha" or (called == "convert" and not node.args):
                found.append(path.name)
    assert set(found) == {"surface.py"}


def test_argb_blends_also_when_the_original_did_not() -> None:
    out = argb(opaque((4, 4), (10, 20, 30)))
    veil = blank((4, 4))
    veil.fill((255, 255, 255, 100))
    out.blit(veil, (0, 0))
    assert out.get_at((1, 1))[3] == 255 and out.get_at((1, 1))[0] > 60


def test_loaded_pictures_keep_their_kind_and_without_a_window_are_left_as_they_are(tmp_path: Path) -> None:
    pygame.image.save(opaque((4, 4), (9, 8, 7)), str(tmp_path / "a.png"))
    pygame.image.save(blank((4, 4)), str(tmp_path / "b.png"))
    assert not load_picture(tmp_path / "a.png").get_flags() & pygame.SRCALPHA
    assert load_picture(tmp_path / "b.png").get_flags() & pygame.SRCALPHA
    pygame.display.quit()
    picture = blank((4, 4))
    assert for_display(picture) is picture


def test_pictures_are_kept_and_shared_but_not_without_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    cache.forget_all()
    monkeypatch.setattr(cache, "LEAST", 0)
    cache.fit_window((50, 50))

    @cache.kept
    def square(side: int) -> Surface:
        drawn.append(side)
        return blank((side, side))

    assert square(100) is square(100)
    for side in range(90, 100):
        square(side)
    square(100)
    assert drawn.count(100) == 2, "the oldest picture had to make room"
    square(100)
    assert drawn.count(100) == 2
    monkeypatch.undo()
    cache.fit_window((1920, 1080))


def test_forgetting_draws_anew() -> None:
    first = papyrus((80, 40))
    cache.forget_all()
    again = papyrus((80, 40))
    assert again is not first
    assert pygame.image.tobytes(again.surface, "RGBA") == pygame.image.tobytes(first.surface, "RGBA")


def test_every_page_of_the_contact_sheet_can_be_drawn_and_is_written_at_both_sizes(tmp_path: Path) -> None:
    assert {page: draw(0.5).get_size() for page, draw in PAGES.items()} == dict.fromkeys(PAGES, (960, 540))
    assert write_sheets([str(tmp_path), "cards"]) == 0
    sizes = {path.name: pygame.image.load(str(path)).get_size() for path in tmp_path.glob("*.png")}
    assert sizes == {"cards_1080.png": (1920, 1080), "cards_720.png": (1280, 720)}
