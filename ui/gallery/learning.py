"""The rule book and the lesson, step by step."""

from __future__ import annotations

from ui.gallery.registry import exhibit, hang
from ui.gallery.studio import Studio
from ui.scenes import routes
from ui.scenes.tutorial import TutorialScene
from ui.tutorial.reader import load_lesson

TITLE = "amunre"


@exhibit("rules")
def rules(studio: Studio) -> None:
    routes.open_rules(studio.app, TITLE)
    studio.pilot.settle()


def _rules_at(rule: str) -> None:
    def arrange(studio: Studio) -> None:
        routes.open_rules(studio.app, TITLE, rule)
        studio.pilot.settle()

    hang(f"rules_at_{rule}", arrange)


for _rule in ("AMU-6.3", "AMU-8.1", "AMU-11.5"):
    _rules_at(_rule)


def _lesson_step(number: int) -> None:
    def arrange(studio: Studio) -> None:
        scene = TutorialScene(studio.app, TITLE)
        studio.push(scene)
        scene._go_to(number)
        studio.pilot.settle()

    hang(f"tutorial_{number + 1:02}", arrange)


for _number in range(len(load_lesson(TITLE).steps)):
    _lesson_step(_number)
