"""`fuzz`: random legal play of whole games, checked at each decision."""

from __future__ import annotations

import json

from game.core.position import Position
from game.core.title import Title
from game.titles import TITLES
from game.workshop.fuzz import Failure, FuzzReport, fuzz
from ui.cli.options import Options
from ui.cli.progress import progress_of
from ui.cli.setups import wanted_title
from ui.console.console import FAILED, FINE, Console, one_line
from ui.console.number_format import aligned, decimal, whole

DEFAULT_GAMES = 100


def run(options: Options, console: Console) -> int:
    titles = _titles(options)
    report = fuzz(
        titles,
        options.games or DEFAULT_GAMES,
        seats=options.seat_count,
        seed=options.seed or 0,
        jobs=options.jobs,
        progress=progress_of(console, silent=options.json),
    )
    if options.json:
        console.print(json.dumps(_plain(report, options.seed or 0), ensure_ascii=False))
    else:
        _show(report, console)
    return FAILED if report.failures else FINE


def _titles(options: Options) -> list[Title[Position]]:
    """The games that were named; else all of them, or all that can be played with so many seats if any can."""
    if options.titles:
        return [wanted_title(name) for name in dict.fromkeys(options.titles)]
    every = [wanted_title(name) for name in TITLES]
    return [title for title in every if options.seat_count in (None, *title.seat_counts)] or every


def _show(report: FuzzReport, console: Console) -> None:
    voice = console.voice
    rows = [[voice.say(f"cli.fuzz.{column}") for column in ("game", "seats", "variants", "games")]]
    for title, seats, variants, games in report.cases:
        rows.append([voice.noun("game", title), str(seats), "+".join(variants) or "-", whole(games)])
    for line in aligned(rows, right={1, 3}):
        console.print(line)
    pace = whole(report.decisions / report.seconds) if report.seconds else "-"
    seconds = decimal(voice, report.seconds)
    console.say("cli.fuzz.played", n=report.games, decisions=whole(report.decisions), seconds=seconds, pace=pace)
    console.say("cli.fuzz.failures", n=len(report.failures))
    for failure in report.failures:
        console.print(f"  {one_line(str(failure))}")


def _plain(report: FuzzReport, seed: int) -> dict[str, object]:
    return {
        "games": report.games,
        "seed": seed,
        "decisions": report.decisions,
        "seconds": round(report.seconds, 3),
        "cases": [
            {"game": title, "seats": seats, "variants": list(variants), "games": games}
            for title, seats, variants, games in report.cases
        ],
        "failures": [_plain_failure(failure) for failure in report.failures],
    }


def _plain_failure(failure: Failure) -> dict[str, object]:
    setup = failure.setup
    return {
        "game": setup.title,
        "seats": len(setup.seats),
        "variants": list(setup.variants),
        "seed": failure.seed,
        "move": failure.move,
        "what": list(failure.what),
    }
