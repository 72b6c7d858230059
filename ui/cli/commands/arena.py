"""`arena`: levels against each other, every deal from every place, with the error of the result."""

from __future__ import annotations

import json
from dataclasses import asdict

from game.ai.arena import play_series
from game.ai.standings import Series, Standing
from ui.cli.columns import aligned
from ui.cli.console import Console
from ui.cli.errors import FAILED, FINE, WrongUse
from ui.cli.figures import decimal, percent, whole
from ui.cli.options import Options
from ui.cli.progress import progress_of
from ui.cli.setups import wanted_title

DEFAULT_GAMES = 60


def run(options: Options, console: Console) -> int:
    title = wanted_title(options.game)
    if not options.seats:
        raise WrongUse("no_seats")
    seed = options.seed or 0
    series = play_series(
        title,
        options.seats,
        options.games or DEFAULT_GAMES,
        seed=seed,
        jobs=options.jobs,
        progress=progress_of(console, silent=options.json),
        variants=tuple(dict.fromkeys(options.variant)),
    )
    if options.json:
        console.print(json.dumps(_plain(series, title.id, options.variant, seed), ensure_ascii=False))
    else:
        _show(series, console)
    return FAILED if series.unfinished else FINE


def _show(series: Series, console: Console) -> None:
    columns = ("level", "seats", "games", "wins", "share", "interval", "points", "rank")
    rows = [[console.voice.say(f"cli.arena.{column}") for column in columns]]
    rows += [_row(standing, console) for standing in series.standings]
    for line in aligned(rows, right=range(1, len(columns))):
        console.print(line)
    seconds, pace = decimal(console.voice, series.seconds), whole(series.decisions_per_second)
    console.say("cli.arena.played", n=series.games, decisions=whole(series.decisions), seconds=seconds, pace=pace)
    console.say("cli.arena.share_note", chance=percent(console.voice, 1 / len(series.levels)))
    if series.unfinished:
        seeds = tuple(str(game.seed) for game in series.unfinished)
        console.say("cli.arena.unfinished", n=len(series.unfinished), seeds=seeds)


def _row(standing: Standing, console: Console) -> list[str]:
    voice = console.voice
    return [
        voice.noun("level", standing.level),
        str(standing.seats),
        whole(standing.games),
        decimal(voice, standing.wins, 0 if standing.wins == int(standing.wins) else 1),
        percent(voice, standing.share),
        f"{percent(voice, standing.low)} - {percent(voice, standing.high)}",
        decimal(voice, standing.points),
        decimal(voice, standing.rank, 2),
    ]


def _plain(series: Series, title: str, variants: tuple[str, ...], seed: int) -> dict[str, object]:
    return {
        "game": title,
        "seats": list(series.levels),
        "variants": list(variants),
        "seed": seed,
        "games": series.games,
        "decisions": series.decisions,
        "seconds": round(series.seconds, 3),
        "standings": [asdict(standing) for standing in series.standings],
        "unfinished": [game.seed for game in series.unfinished],
    }
