"""A seeded monkey at the table of each title: whatever it does crashes nothing and leaves saves that can be loaded.

It prints what it did if anything fails. Only the seed and the program's own time decide, so that it does the same again
on any machine.
"""

from random import Random

import pygame
import pytest

from game.titles import TITLES
from saves import load
from tests.pilot.matches import match_of, sit_down
from ui.frame.memory import Restraint
from ui.scenes import routes
from ui.workshop.crawl.crawl import secluded
from ui.workshop.pilot import Hand

AGAIN = 60
"""Inputs after which it is led back to the table: it would stay in the menus."""
KEYS = [
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_DELETE, pygame.K_BACKSPACE,
    pygame.K_F1, pygame.K_F2, pygame.K_LSHIFT, pygame.K_h, pygame.K_m, pygame.K_z, pygame.K_r, pygame.K_s, pygame.K_f,
]  # fmt: skip
SIZES = [(1280, 720), (1366, 768), (1000, 600)]
SEATS = dict.fromkeys(TITLES, ("human", "apprenti", "human"))
SEATS |= {"tekhenu": ("human", "botankhamon"), "pharaon": ("human", "human", "apprenti")}


class Monkey:
    """Mostly hits things that can be hit: a blind one would stay at the first scene."""

    def __init__(self, hand: Hand, seed: int) -> None:
        self.hand = hand
        self.random = Random(seed)
        self.scenes: set[str] = set()
        self.trail: list[str] = []

    def act(self) -> None:
        hand, random = self.hand, self.random
        self.scenes.add(type(hand.scene).__name__)
        dice = random.random()
        if dice < 0.45:
            self._click_something()
        elif dice < 0.55:
            self._do("click", self._anywhere(), random.choice((1, 1, 2, 3)))
        elif dice < 0.60:
            self._do("multi_click", self._anywhere(), random.choice((2, 3)))
        elif dice < 0.86:
            mod = random.choice((0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT))
            self._do("key", random.choice(KEYS), mod, random.choice(("", "", "é", "7")))
        elif dice < 0.90:
            self._do("burst", random.choice((pygame.K_RETURN, pygame.K_SPACE)))
        elif dice < 0.94:
            self._do("drag_along", self._anywhere(), self._anywhere())
        elif dice < 0.97:
            self._do("move", self._anywhere())
            self._do("wheel", random.choice((-3, -1, 1, 3)))
        elif dice < 0.975:
            self._do("resize", random.choice(SIZES))
        else:
            self._do("tick", 1, random.choice((0.0, 0.3, 2.0)))

    def _do(self, gesture: str, *how: object) -> None:
        self.trail.append(f"{type(self.hand.scene).__name__}: {gesture}{how}")
        getattr(self.hand, "click_at" if gesture == "click" else gesture)(*how)

    def _click_something(self) -> None:
        controls = [c for c in self.hand.controls() if c.rect.size != (0, 0)]
        if controls:
            self._do("click", self.random.choice(controls).rect.center)

    def _anywhere(self) -> tuple[int, int]:
        width, height = self.hand.app.window.get_size()
        return self.random.randrange(width), self.random.randrange(height)


def let_loose(app, title: str, seed: int, inputs: int) -> Monkey:
    """A monkey at a table; quitting ends nothing, it starts the program again."""
    app.new_seed = lambda: 7
    keep_small = Restraint()
    monkey = Monkey(Hand(app), seed)
    match = match_of(title, *SEATS[title], seed=seed)
    try:
        for number in range(inputs):
            if number % AGAIN == 0:
                match = match if not match.over else match_of(title, *SEATS[title], seed=number)
                routes.open_title(app)
                keep_small()
                sit_down(monkey.hand, match)
            monkey.act()
            if not app.running:
                app.running = True
                routes.open_title(app)
                monkey.hand.tick()
    except Exception:
        print(f"seed {seed} at {title}:", *monkey.trail, sep="\n")
        raise
    return monkey


@pytest.mark.parametrize(("seed", "inputs"), [(1, 70), pytest.param(2, 480, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("title", TITLES)
def test_random_inputs_crash_nothing_and_leave_loadable_saves(opened, title, seed, inputs):
    app = opened().app
    with secluded():
        monkey = let_loose(app, title, seed, inputs)
        app.stack.close()
    assert len(monkey.scenes) > min(2, inputs // 60), monkey.scenes
    entries = [*app.store.autosaves(), *app.store.matches()]
    assert entries
    assert all(entry.trouble is None and load(entry.path).way == "log" for entry in entries)


def test_the_monkey_does_the_same_again_and_prints_what_it_did_before_a_crash(opened, monkeypatch, capsys):
    with secluded():
        first, second = (let_loose(opened().app, "amunre", 5, inputs=40).trail for _ in range(2))
        assert first == second and len(first) > 30
        monkeypatch.setattr(Monkey, "_click_something", lambda monkey: [][0])
        with pytest.raises(IndexError):
            let_loose(opened().app, "amunre", 5, inputs=40)
    printed = capsys.readouterr().out.splitlines()
    head = next(n for n, line in enumerate(printed) if line == "seed 5 at amunre:")
    assert printed[head + 1 :] == first[: len(printed) - head - 1]
