"""`bench`: every budget has a row; `--serve` answers line by line."""

import json
import sys
from itertools import product

import pytest

from game.titles import TITLES, title
from game.workshop.random_play import fresh_setups
from ui.workshop.bench import measures
from ui.workshop.bench import window as window_bench
from ui.workshop.bench.window import FILMS, WARM

ROWS = ["random", "clone", "save", "size", "load", "autosave", "list", "scribe_median", "scribe_p95"]
WINDOW = ["window_open", "window_resize", "window_frame", "window_idle"]
STEPS = ["title", "menus", *TITLES, "lessons"]
FIGURES = {"open": 0.1, "resize": 0.1, "frame": 0.001, "idle": 0.01}


@pytest.fixture
def hurried(monkeypatch):
    """Short series, and no processes: what windows and starts would measure is given."""
    short = {"RANDOM_SECONDS": 0.02, "CLONES": 2, "LISTED": 2, "SCRIBE_TURNS": 2}
    for name, value in {**short, **dict.fromkeys(("CANDIDATES", "REPEATS", "STARTS"), 1)}.items():
        monkeypatch.setattr(measures, name, value)
    monkeypatch.setattr(measures, "_run", lambda command: None)
    monkeypatch.setattr(measures, "_window_figures", _figures)
    monkeypatch.setattr(measures, "_output", lambda command: json.dumps([[step, 100.0] for step in STEPS]))


def _figures(compiled, game="", *words):
    """As a process would tell them: without a game only when the title was shown."""
    film = {"film": 0.001} if game in FILMS else {}
    return {"title": 0.5, **(FIGURES | film if game else {})}


def test_bench_has_a_row_for_every_budget_of_every_game(cli, hurried):
    rows = json.loads(cli("bench", "--json").said)["rows"]
    wanted = [(row, name) for name in TITLES for row in ROWS] + [("start", None), ("window_title", None)]
    for name in TITLES:
        film = ["window_film"] if name in FILMS else []
        wanted += [(row, name) for row in (*WINDOW, *film)]
    wanted += [("memory_table", step) if step in TITLES else (f"memory_{step}", None) for step in STEPS]
    assert [(row["what"], row["game"]) for row in rows] == wanted and all(row["measured"] > 0 for row in rows)
    assert {row["what"] for row in rows if row["budget"] is None} == {"scribe_p95"}


@pytest.mark.thorough
@pytest.mark.parametrize("name", TITLES)
def test_the_table_is_measured_in_all_it_does(tmp_path, monkeypatch, name):
    for short, value in {"FRAMES": 20, "IDLE_SECONDS": 0.1, "RESIZES": window_bench.RESIZES[-2:]}.items():
        monkeypatch.setattr(window_bench, short, value)
    figures = window_bench._at_the_table(tmp_path, name, warm=False)
    assert figures.keys() == _figures("", name).keys() - {"title"}
    assert all(value > 0 for value in figures.values())


@pytest.mark.thorough
def test_the_start_and_a_walk_through_the_program_within_its_memory_are_measured_in_processes(tmp_path):
    assert measures._window_figures(str(tmp_path), "amunre", WARM).keys() == {"title", "open"}
    walked = dict(json.loads(measures._output([sys.executable, "-m", "ui.workshop.bench.memory"])))
    assert not walked or list(walked) == STEPS
    assert {step: held for step, held in walked.items() if held > measures.MEMORY_BUDGET} == {}


def test_a_missed_budget_is_told_and_is_no_failure(cli, monkeypatch):
    monkeypatch.setattr("ui.cli.commands.bench.rows", lambda titles: [measures.Row("clone", "amunre", 99.0, 25)])
    said = cli("bench", "--lang", "en").said
    assert "MISSED" in said and "99.0" in said


def test_serve_answers_one_json_line_per_line(cli):
    answers = [json.loads(line) for line in cli("bench", "--serve", "amunre", answers="0.01\n0.02\n").said.splitlines()]
    assert len(answers) == 2 and all(answer[what] > 0 for answer in answers for what in ("actions", "wall", "cpu"))


def test_random_play_goes_through_every_table():
    setups = fresh_setups(title("amunre"))
    tables = [next(setups) for _ in range(12)]
    variants = ((), ("expert",), ("counted_stones",), ("expert", "counted_stones"))
    assert {(len(setup.seats), setup.variants) for setup in tables} == set(product((3, 4, 5), variants))
    assert len({setup.seed for setup in tables}) == 12


def test_random_play_meets_every_solo_table_between_the_ordinary_ones():
    setups, tables = fresh_setups(title("tekhenu")), title("tekhenu").tables()
    solo = sum("botankhamon" in kinds for kinds, _ in tables)
    played = [next(setups) for _ in range((len(tables) - solo + 1) * solo)]
    met = [(tuple(seat.kind for seat in setup.seats), setup.variants) for setup in played]
    assert set(met) == set(tables) and sum("botankhamon" in kinds for kinds, _ in met) == solo
