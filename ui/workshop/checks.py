"""What `check` looks at: a list of checks, each with a name and what it found wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain, product
from pathlib import Path
from typing import NamedTuple

from game.core import data
from game.core.agenda import Decision
from game.core.errors import SpokenError
from game.core.position import Position
from game.core.tables import table_of
from game.core.title import Title
from game.titles import TITLES
from game.titles import title as find_title
from ui.art.files import BadAsset, shapes, whole_font, whole_png, whole_svg, whole_wave
from ui.art.lettering import FACES
from ui.art.paths import BAKED, FONTS, ICONS, SHAPES
from ui.console.console import Console, spoken
from ui.frame.screen import Screen
from ui.frame.sound import NAMES, file_of
from ui.rules.checks import problems as book_problems
from ui.rules.table import enlarged, tables
from ui.text import LANGUAGES, Catalogue, Voice, coverage
from ui.text.checks import problems
from ui.text.errors import WORDLESS
from ui.traces import in_short
from ui.tutorial.checks import problems as tutorial_problems
from ui.workshop.gallery.camera import look_over
from ui.workshop.gallery.registry import Exhibit, exhibits
from ui.workshop.gallery.studio import Studio

SCENES = (
    "first_start",
    "title",
    "settings_display",
    "load",
    "records",
    "pause",
    "curtain",
    "news",
    "move_list",
    "enlarged",
    "account_tekhenu",
    "end_3_seats",
    "replay_start",
    "crash_in_a_menu",
    *(f"{scene}_{title}" for scene in ("new_match", "rules", "seat", "solo_turn") for title in TITLES),
    *(f"tutorial_{title}_01" for title in TITLES),
    *(f"{title}_start_3_seats" for title in TITLES),
)
"""One exhibit of each scene, of every game that has it."""
STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, StopIteration, TypeError, ValueError)
"""What a scene may run into where a file says less than it should."""
SIZE = (1280, 720)
"""The smallest window: whatever does not fit shows there."""


def scene_problems(language: str) -> list[str]:
    """What is wrong in any scene, a line each."""
    studio = Studio(SIZE, language, 100)
    found = []
    try:
        for exhibit in exhibits():
            if exhibit.name in SCENES:
                found += [f"{exhibit.name}: {fault}" for fault in _faults(studio, exhibit)]
    finally:
        studio.close()
    return found


def _faults(studio: Studio, exhibit: Exhibit) -> list[str]:
    """What is wrong in one scene, or what keeps it from being opened at all."""
    try:
        studio.opened()
        exhibit.arrange(studio)
        faults = look_over(studio)
        studio.app.stack.close()
    except SpokenError as error:
        return [studio.app.told(error)]
    except (*WORDLESS, OSError) as error:
        return [str(error)]
    except STUMBLES as error:
        return [in_short(error, studio.app.say)]
    return faults


def file_faults() -> list[BadAsset]:
    """The files that are missing or broken. Pictures that are missing show where a scene asks for them."""
    found = []
    for look, path in _files():
        try:
            look(path)
        except BadAsset as fault:
            found.append(fault)
    return found


def _files() -> Iterator[tuple[Callable[[Path], object], Path]]:
    yield from ((whole_font, FONTS / f"{face}.ttf") for face in dict.fromkeys(FACES.values()))
    yield from ((whole_svg, path) for path in sorted(ICONS.glob("*.svg")))
    yield from ((whole_png, path) for path in sorted(BAKED.glob("*.png")))
    yield from ((shapes, path) for path in sorted(SHAPES.glob("*.yaml")))
    yield from ((whole_wave, file_of(name)) for name in NAMES)


class Check(NamedTuple):
    """One thing that was looked at; no problems mean that it is fine."""

    name: str
    problems: list[str]


def checks(console: Console) -> Iterator[Check]:
    """Every check, as soon as it is done; what needs sound data is looked at only if they are sound."""
    say, voice = console.voice.say, console.voice
    yield Check(say("cli.check.texts"), problems())
    yield Check(say("cli.check.files"), [spoken(voice, fault) for fault in file_faults()])
    yield from _settings(console)
    yield from _overrides(console)
    unsound = []
    for name in TITLES:
        wrong = _told(voice, partial(_data, name))
        yield Check(say("cli.check.data", game=name), wrong)
        unsound += wrong
    if unsound:
        return
    for name in TITLES:
        title = find_title(name)
        yield Check(say("cli.check.start", game=name), _told(voice, partial(_starts, title)))
        yield Check(say("cli.check.coverage", game=name), _told(voice, partial(coverage.missing, name)))
        yield Check(say("cli.check.rules", game=name), _told(voice, partial(_unruled, title)))
    yield Check(say("cli.check.books"), _told(voice, book_problems) or _told(voice, _large_faults))
    if not _corrected():
        yield Check(say("cli.check.tutorials"), _told(voice, tutorial_problems))
    yield Check(say("cli.check.scenes"), _told(voice, partial(scene_problems, voice.catalogue.language)))


def _settings(console: Console) -> Iterator[Check]:
    if console.store.settings_file.exists():
        _, notices = console.store.settings()
        yield Check(console.voice.say("cli.check.settings"), [spoken(console.voice, notice) for notice in notices])


def _overrides(console: Console) -> Iterator[Check]:
    """Files with corrections of printed values that belong to no game: nobody would ever read them."""
    folder = data.override_folder()
    if folder is None or not folder.is_dir():
        return
    stray = sorted(path for path in folder.iterdir() if path.suffix == ".yaml" and path.stem not in TITLES)
    found = [console.voice.say("cli.check.stray_override", file=str(path), known=TITLES) for path in stray]
    yield Check(console.voice.say("cli.check.overrides", file=str(folder)), found)


def _corrected() -> bool:
    """Whether the owner corrected data: lessons tell the numbers of the original ones and cannot be held to others."""
    folder = data.override_folder()
    return folder is not None and any((folder / f"{name}.yaml").is_file() for name in TITLES)


def _data(name: str) -> list[str]:
    """Component data, with the owner's corrections: loading it validates it."""
    find_title(name).data_digest()
    return []


def _starts(title: Title[Position]) -> Iterator[str]:
    """Every number of seats and every variant reaches a first decision."""
    for kinds, chosen in title.tables():
        position = title.start(table_of(title.id, kinds, chosen, 1))
        for fault in title.invariants(position) + ([] if position.moves() else ["no move is offered"]):
            yield f"{title.id}, {'+'.join(kinds)}, {'+'.join(chosen) or '-'}: {fault}"


def _unruled(title: Title[Position]) -> Iterator[str]:
    """Decisions that F1 and `?` could not explain."""
    for name, kind in title.codec.records.items():
        if issubclass(kind, Decision) and not kind.rule.startswith(f"{title.prefix}-"):
            yield f"{name}: {kind.rule or '-'}"


def _large_faults() -> Iterator[str]:
    """Components of the rule books that cannot be looked at closely: their sign or one of their texts is missing."""
    screen = Screen(SIZE)
    for name, language in product(TITLES, LANGUAGES):
        voice = Voice(Catalogue.load(language))
        for row in chain.from_iterable(tables(name, voice).values()):
            try:
                if row.subject:
                    enlarged(name, screen, voice, row.subject)
            except (*WORDLESS, BadAsset) as error:
                yield f"{language}: {name}: {row.subject}: {error}"


def _told(voice: Voice, look: Callable[[], Iterable[str]]) -> list[str]:
    """What a check found, each thing once, or the error that stopped it."""
    try:
        return list(dict.fromkeys(look()))
    except SpokenError as error:
        return [spoken(voice, error)]
    except (*WORDLESS, OSError) as error:
        return [str(error)]
