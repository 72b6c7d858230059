"""The log rests on whole lines, and walks line by line."""

from itertools import product
from typing import Any

import pygame
from pygame import Rect
from pygame.event import Event

from game.core.events import Unveiled
from game.core.match import LogEntry
from ui.frame.screen import Screen
from ui.table.log_panel import LogLine, LogPanel, Told
from ui.text.citing import Citation

SHORT = "Hatchepsout gagne 2 PV."
LONG = "Hatchepsout place 5 Unités dans le Quartier 1 de la Cité du nord-ouest et 5 dans le Quartier 2, puis attend."


def nobody(_: object) -> None:
    """Nothing is listened to."""


def panel(height: int, lines: int = 30, picked: Any = nobody, consulted: Any = nobody, *opened: Any) -> LogPanel:
    place = Rect(900, 300, 380, height)
    made = LogPanel(place, Screen((1280, 720)), "Journal", "", picked, consulted, *opened)
    made.set_lines([line(number, LONG if number % 3 == 0 else SHORT) for number in range(lines)])
    return made


def line(move: int, *told: Any) -> LogLine:
    return LogLine(LogEntry(Unveiled("draw"), move), lambda: Told(told[0], None, *told[1:]))


def shown(log: LogPanel) -> list[int]:
    return [index for index, _ in log._places()]


def test_every_line_is_shown_whole() -> None:
    for height, notches in product(range(80, 240, 7), (0, 1, 2, 5, 40)):
        log = panel(height)
        for _ in range(notches):
            log.handle(Event(pygame.MOUSEWHEEL, y=1))
        places = [place for _, place in log._places()]
        assert places and all(log._body.top <= place.top and place.bottom <= log._body.bottom for place in places)


def test_the_newest_line_is_at_the_bottom_and_the_oldest_is_reached() -> None:
    log = panel(150)
    assert shown(log)[0] == 29
    for key, end, line in ((pygame.K_PAGEUP, -1, 0), (pygame.K_PAGEDOWN, 0, 29)):
        for _ in range(40):
            log.handle(Event(pygame.KEYDOWN, key=key))
        assert shown(log)[end] == line


def test_above_whole_lines_the_end_of_the_one_before_is_seen_and_pointed_at() -> None:
    for height in range(80, 240, 7):
        log = panel(height)
        index, _, seen = log._shown()[-1]
        assert log._body.top <= seen.top < log._body.top + log._lay(28).height
        log.moved_over(seen.center)
        assert log._pointed == index


def test_what_is_new_is_shown_however_far_back_one_had_gone() -> None:
    log = panel(150)
    log.handle(Event(pygame.KEYDOWN, key=pygame.K_PAGEUP))
    log.set_lines(log.lines)
    assert shown(log)[0] < 29
    log.set_lines([*log.lines, line(30, SHORT)])
    assert shown(log)[0] == 30


def test_a_click_on_the_title_enlarges_the_log() -> None:
    opened, picked = list[str](), list[LogEntry]()
    log = panel(150, 30, picked.append, nobody, lambda: opened.append("page"))
    log.hovered = True
    log.moved_over(log.head.center)
    assert log.activate() and opened == ["page"] and not picked
    log.moved_over(log._places()[0][1].center)
    assert log.activate() and len(picked) == 1 and len(opened) == 1


def test_a_line_higher_than_the_panel_shows_its_head() -> None:
    log = panel(55, 1)
    ((index, place),) = log._places()
    assert index == 0 and place.top == log._body.top and place.height > log._body.height


def test_the_cursor_is_always_in_sight_both_ways() -> None:
    log = panel(120)
    for key in (pygame.K_UP,) * 25 + (pygame.K_DOWN,) * 24:
        assert log.handle(Event(pygame.KEYDOWN, key=key)) and log._cursor in shown(log)
    assert not log.handle(Event(pygame.KEYDOWN, key=pygame.K_DOWN))


def test_a_click_on_the_cited_rule_opens_it_and_one_beside_it_shows_the_move() -> None:
    picked, consulted = list[LogEntry](), list[str]()
    log, cited = panel(150, 0, picked.append, consulted.append), Citation("règle 19.7", "19.7")
    log.set_lines([line(3, LONG), line(7, "Il érige une Statue (règle 19.7).", cited)])
    ((_, place),) = [(index, place) for index, place in log._places() if index == 1]
    left, top = log._words_at(place)
    link = log._laid[1].sentence.links[0].move(left, top)
    log.hovered = True
    for point in (link.center, (link.left - 20, link.centery)):
        log.moved_over(point)
        assert log.activate() and log.cited == cited
    assert ([one.move for one in picked], consulted) == ([7], ["19.7"])
