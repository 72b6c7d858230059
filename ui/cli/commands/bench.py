"""`bench`: the budgets, measured; and `bench --serve`, an engine that plays on request."""

from __future__ import annotations

import json
import math

from game.titles import TITLES
from game.titles import title as find_title
from game.workshop.random_play import RandomPlay
from ui.cli.errors import WrongUse
from ui.cli.options import Options
from ui.console.console import FINE, Console
from ui.console.number_format import aligned, decimal, whole
from ui.text import Voice
from ui.workshop.bench.measures import Row, rows

LONGEST = 3600.0


def run(options: Options, console: Console) -> int:
    if options.serve is not None:
        if options.json:
            raise WrongUse("serve_alone")
        return _serve(options.serve, console)
    return _measure(options, console)


def _serve(name: str, console: Console) -> int:
    """Seconds in, one JSON line out, until there are no more."""
    play = RandomPlay(find_title(name))
    for line in console.streams.stdin:
        pace = play.for_seconds(_seconds(line))
        console.print(json.dumps({"actions": pace.actions, "wall": pace.wall, "cpu": pace.cpu}))
        console.flush()
    return FINE


def _seconds(line: str) -> float:
    try:
        seconds = float(line)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= LONGEST:
        raise WrongUse("seconds", text=line.strip())
    return seconds


def _measure(options: Options, console: Console) -> int:
    measured = list(rows([find_title(name) for name in TITLES]))
    if options.json:
        console.print(json.dumps({"rows": [_plain(row) for row in measured]}))
        return FINE
    voice = console.voice
    lines = [[voice.say(f"cli.bench.{column}") for column in ("what", "measured", "budget", "verdict")]]
    lines += [_shown(row, voice) for row in measured]
    for line in aligned(lines, right={1, 2}):
        console.print(line)
    console.say("cli.bench.note")
    return FINE


def _shown(row: Row, voice: Voice) -> list[str]:
    what = voice.say(f"cli.bench.{row.id}", **({"game": row.game} if row.game else {}))
    measured = _figure(row.measured, row.digits, voice)
    if row.budget is None:
        return [what, measured, "-", "-"]
    budget = _figure(row.budget, 0 if row.budget == int(row.budget) else 2, voice)
    bound = voice.say(f"cli.bench.{'least' if row.at_least else 'most'}", text=budget)
    return [what, measured, bound, voice.say(f"cli.bench.{'held' if row.held else 'missed'}")]


def _figure(value: float, digits: int, voice: Voice) -> str:
    return whole(value) if digits == 0 else decimal(voice, value, digits)


def _plain(row: Row) -> dict[str, object]:
    return {
        "what": row.id,
        "game": row.game or None,
        "measured": round(row.measured, 6),
        "budget": row.budget,
        "bound": "least" if row.at_least else "most",
        "ok": row.held,
    }
