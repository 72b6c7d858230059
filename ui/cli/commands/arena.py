"""`arena`: levels against each other, every deal from every place, with the error of the result.

With --places also how the places on the board did, Cities of Kemet for example, by their ids in the data file.
"""

from __future__ import annotations

import json
from dataclasses import asdict

from game.workshop.arena import play_series
from game.workshop.standings import Series, Standing
from ui.cli.errors import WrongUse
from ui.cli.options import Options
from ui.cli.progress import progress_of
from ui.cli.setups import wanted_title
from ui.console.console import FAILED, FINE, Console
from ui.console.number_format import aligned, decimal, percent, whole

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
        _show(series, console, options.places)
    return FAILED if series.unfinished else FINE


def _show(series: Series, console: Console, places: bool) -> None:
    _table("level", [(console.voice.noun("level", one.name), one) for one in series.standings], console)
    if places:
        console.print()
        _table("place", [(one.name, one) for one in series.places], console)
    seconds, pace = decimal(console.voice, series.seconds), whole(series.decisions_per_second)
    console.say("cli.arena.played", n=series.games, decisions=whole(series.decisions), seconds=seconds, pace=pace)
    console.say("cli.arena.share_note", chance=percent(console.voice, 1 / len(series.levels)))
    if series.unfinished:
        seeds = tuple(str(game.seed) for game in series.unfinished)
        console.say("cli.arena.unfinished", n=len(series.unfinished), seeds=seeds)


def _table(what: str, standings: list[tuple[str, Standing]], console: Console) -> None:
    columns = (what, "seats", "games", "wins", "share", "interval", "points", "rank")
    rows = [[console.voice.say(f"cli.arena.{column}") for column in columns]]
    rows += [_row(name, standing, console) for name, standing in standings]
    for line in aligned(rows, right=range(1, len(columns))):
        console.print(line)


def _row(name: str, standing: Standing, console: Console) -> list[str]:
    voice = console.voice
    return [
        name,
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
        "standings": [_named("level", standing) for standing in series.standings],
        "places": [_named("place", standing) for standing in series.places],
        "unfinished": [game.seed for game in series.unfinished],
    }


def _named(what: str, standing: Standing) -> dict[str, object]:
    figures = asdict(standing)
    return {what: figures.pop("name"), **figures}
