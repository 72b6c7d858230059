"""Where the crawler goes, in which order: first everywhere once, then wherever the seed leads."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ui.text.languages import LANGUAGES
from ui.workshop.crawl.failure import Stage
from ui.workshop.crawl.games import Moment
from ui.workshop.crawl.places import Place, TablePlace, games_of, scenes

SMALL = (1280, 720)
SIZES = (SMALL, SMALL, (1600, 900), (1920, 1080))
SOME = 12
"""Moments among which the one with the most to choose is taken."""
PUBLIC = 0.15
"""How often nobody has come to the screen yet."""


def every_decision(titles: tuple[str, ...], random: Random) -> list[Stage]:
    """Each kind of decision of each title once, and each of its tables."""
    found: list[TablePlace] = []
    for title in titles:
        games, seen = games_of(title), set[object]()
        for moments in games.moments.values():
            some = random.sample(moments, min(len(moments), SOME))
            place = _at(title, max(some, key=lambda moment: (_key(title, moment) not in seen, games.choice(moment))))
            seen.add(place.table)
            found.append(place)
        for moment in _first_of_tables(title, random):
            if _key(title, moment) not in seen:
                seen.add(_key(title, moment))
                found.append(_at(title, moment, public=True))
    random.shuffle(found)
    return [Stage(place, LANGUAGES[number % len(LANGUAGES)]) for number, place in enumerate(found)]


def everywhere(titles: tuple[str, ...], random: Random) -> Iterator[Stage]:
    """Without end: all decisions, all scenes and lessons once, then any of them."""
    shown = [Stage(place, LANGUAGES[n % len(LANGUAGES)]) for n, place in enumerate(scenes(titles))]
    once = [*every_decision(titles, random), *shown]
    random.shuffle(once)
    yield from once
    halls = scenes(titles)
    while True:
        place: Place = random.choice(halls) if random.random() < 0.3 and halls else _anywhere(titles, random)
        yield Stage(place, random.choice(LANGUAGES), random.choice(SIZES), random.random() < 0.3)


def _anywhere(titles: tuple[str, ...], random: Random) -> TablePlace:
    title = random.choice(titles)
    moments = random.choice(list(games_of(title).moments.values()))
    return _at(title, random.choice(moments), random.random() < PUBLIC)


def _first_of_tables(title: str, random: Random) -> list[Moment]:
    """A moment of every game."""
    return [Moment(game, random.randrange(len(match.moves)), "") for game, match in enumerate(games_of(title).matches)]


def _at(title: str, moment: Moment, public: bool = False) -> TablePlace:
    return TablePlace(title, moment.game, moment.move, public)


def _key(title: str, moment: Moment) -> object:
    return _at(title, moment).table
