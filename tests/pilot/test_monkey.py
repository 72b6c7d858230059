"""A seeded monkey: 2,000 clicks, keys, drags and resizes crash nothing and leave a save that can be loaded."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from saves import load
from tests.pilot.matches import new_match, sit_down
from ui.scenes import routes
from ui.scenes.table import TableScene

KEYS = [
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_DELETE, pygame.K_BACKSPACE,
    pygame.K_F1, pygame.K_F2, pygame.K_LSHIFT, pygame.K_h, pygame.K_m, pygame.K_z, pygame.K_r, pygame.K_s, pygame.K_f,
]  # fmt: skip
SIZES = [(1280, 720), (1600, 900), (1366, 768), (1000, 600)]


class Monkey:
    """Mostly hits things that can be hit: a blind one would stay at the first scene."""

    def __init__(self, pilot, seed: int) -> None:
        self.pilot = pilot
        self.random = Random(seed)
        self.scenes: set[str] = set()

    def act(self) -> None:
        pilot, random = self.pilot, self.random
        self.scenes.add(type(pilot.scene).__name__)
        dice = random.random()
        if dice < 0.5:
            self._click_something()
        elif dice < 0.62:
            pilot.click_at(self._anywhere(), random.choice((1, 1, 2, 3)))
        elif dice < 0.92:
            mod = random.choice((0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT))
            pilot.key(random.choice(KEYS), mod, random.choice(("", "", "é", "7")))
        elif dice < 0.95:
            pilot.drag(self._anywhere(), self._anywhere())
        elif dice < 0.98:
            pilot.move(self._anywhere())
            pilot.wheel(random.choice((-3, -1, 1, 3)))
        elif dice < 0.985:
            pilot.resize(random.choice(SIZES))
        else:
            pilot.tick(1, random.choice((0.0, 0.3, 2.0)))

    def _click_something(self) -> None:
        controls = [c for c in self.pilot.controls() if c.rect.size != (0, 0)]
        if controls:
            self.pilot.click_at(self.random.choice(controls).rect.center)

    def _anywhere(self) -> tuple[int, int]:
        width, height = self.pilot.app.window.get_size()
        return self.random.randrange(width), self.random.randrange(height)


def keep_going(pilot) -> None:
    """Quitting ends no test: the monkey starts the program again."""
    if not pilot.app.running:
        pilot.app.running = True
        routes.open_title(pilot.app)
        pilot.tick()


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_a_thousand_random_inputs_crash_nothing_and_leave_a_loadable_save(pilot, seed, monkeypatch):
    monkeypatch.setattr("ui.scenes.folder.shutil.which", lambda _: None)
    match = new_match("human", "apprenti", "human", "apprenti", seed=seed)
    routes.open_title(pilot.app)
    sit_down(pilot, match)
    monkey = Monkey(pilot, seed)
    tables = 0
    for number in range(1000):
        monkey.act()
        keep_going(pilot)
        if number % 120 == 119:
            sit_down(pilot, match if not match.over else new_match("human", "apprenti", "apprenti", seed=number))
        tables += pilot.app.stack.find(TableScene) is not None
    assert tables > 200
    assert len(monkey.scenes) > 8, monkey.scenes
    pilot.app.stack.close()
    entries = [*pilot.app.store.autosaves(), *pilot.app.store.matches()]
    assert entries
    for entry in entries:
        assert entry.trouble is None
        loaded = load(entry.path)
        assert loaded.way == "log"
