"""The rule books and the lessons, step by step."""

from __future__ import annotations

from game.titles import TITLES
from ui.rules.reader import has_book
from ui.scenes import routes
from ui.scenes.tutorial import TutorialScene
from ui.text.languages import LANGUAGES
from ui.tutorial.reader import has_lesson, load_lesson
from ui.workshop.gallery.registry import hang
from ui.workshop.gallery.studio import Studio

RULES = {
    "amunre": ("AMU-6.3", "AMU-8.1", "AMU-11.5"),
    "tekhenu": ("TEK-5.3", "TEK-9.2", "TEK-19.5"),
    "pharaon": ("PHA-4.3", "PHA-6.5.1", "PHA-14.7"),
    "kemet": ("KEM-6.6.1", "KEM-8.4", "KEM-16.4"),
}
"""Where books are opened from a table."""


def _book(title: str, name: str, rule: str | None = None) -> None:
    def arrange(studio: Studio) -> None:
        routes.open_rules(studio.app, title, rule)
        studio.pilot.settle()

    hang(name, arrange)


def _lesson_step(title: str, number: int) -> None:
    def arrange(studio: Studio) -> None:
        scene = TutorialScene(studio.app, title)
        studio.push(scene)
        scene._go_to(number)
        studio.pilot.settle()

    hang(f"tutorial_{title}_{number + 1:02}", arrange)


for _title in TITLES:
    if all(has_book(_title, _language) for _language in LANGUAGES):
        _book(_title, f"rules_{_title}")
        for _rule in RULES[_title]:
            _book(_title, f"rules_at_{_rule}", _rule)
    if has_lesson(_title):
        for _number in range(len(load_lesson(_title).steps)):
            _lesson_step(_title, _number)
