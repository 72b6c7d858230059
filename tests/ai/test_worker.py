"""The thinking process: answers, errors, cancelling, and no process left behind."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import monotonic, sleep

import pytest

from game.ai.levels import decide
from game.ai.worker import Answer, Worker
from game.core import data
from game.core.setup import LEVELS
from game.core.title import chance_of
from tests.ai.odd_titles import HANGING, SPY, HangingPosition, SpyPosition, first_position
from tests.toy import TOY, toy_setup

HOUSE = Path(__file__).parents[2]
PATIENCE = 300.0
"""Seconds after which a process counts as hung, also on a machine with much else to do."""


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def answer_of(worker: Worker) -> Answer:
    deadline = monotonic() + PATIENCE
    while (answer := worker.poll()) is None:
        assert monotonic() < deadline, "the worker does not answer"
        sleep(0.002)
    return answer


def ask_toy(worker: Worker, level: str = "scribe", seed: int = 3) -> int:
    return worker.ask(TOY, TOY.start(toy_setup(3)), 0, level, seed)


def ask_for_ever(worker: Worker) -> int:
    return worker.ask(HANGING, first_position(HangingPosition), 0, "scribe", 1)


def spied(worker: Worker) -> str:
    worker.ask(SPY, first_position(SpyPosition), 0, "scribe", 1)
    return answer_of(worker).trace.strip().splitlines()[-1]


def processes() -> list[int | None]:
    return [child.pid for child in active_children()]


def test_nothing_starts_before_the_first_question_unless_started_ahead_and_cancel_then_keeps_the_process(
    worker: Worker,
) -> None:
    assert worker.poll() is None and not active_children()
    worker.start()
    assert len(active_children()) == 1 and not worker.thinking
    worker.cancel()
    assert len(active_children()) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_it_answers_as_the_level_would_here(worker: Worker, level: str) -> None:
    position = TOY.start(toy_setup(3))
    worker.ask(TOY, position, 0, level, 3)
    assert answer_of(worker).choice == decide(TOY, position, 0, level, chance_of(3))


def test_an_answer_comes_once_and_bears_the_number_of_its_question(worker: Worker) -> None:
    first = ask_toy(worker)
    assert answer_of(worker).question == first
    assert worker.poll() is None and not worker.thinking
    before = processes()
    second = ask_toy(worker)
    assert first != second and answer_of(worker).question == second
    assert processes() == before and len(before) == 1, "the process is kept"


def test_a_thought_can_be_cancelled_also_by_a_new_question(worker: Worker) -> None:
    ask_for_ever(worker)
    assert worker.poll() is None and worker.thinking, "it is not waited for"
    worker.cancel()
    assert worker.poll() is None and not worker.thinking, "there is no answer"
    assert not active_children()
    ask_for_ever(worker)
    question = ask_toy(worker)
    assert answer_of(worker).question == question


def test_close_ends_the_process_and_may_come_twice(worker: Worker) -> None:
    ask_for_ever(worker)
    for _ in range(2):
        worker.close()
        assert not active_children()


def test_an_error_comes_back_as_an_answer_and_does_not_end_the_process(worker: Worker) -> None:
    ask_toy(worker, level="vizir")
    answer = answer_of(worker)
    assert answer.choice is None and "core.error.unknown_level" in answer.trace
    before = processes()
    ask_toy(worker)
    assert answer_of(worker).choice is not None and processes() == before


def kill(worker: Worker, seen: set[int | None]) -> None:
    """Kill the process that thinks, once it is another one than those seen before, and see it dead."""
    deadline = monotonic() + PATIENCE
    while not (found := [child for child in active_children() if child.pid not in seen]):
        assert worker.poll() is None and monotonic() < deadline
        sleep(0.002)
    seen.add(found[0].pid)
    found[0].kill()
    found[0].join(PATIENCE)


def test_a_process_that_was_killed_is_started_again_with_the_same_question(worker: Worker) -> None:
    position = TOY.start(toy_setup(3))
    question = worker.ask(TOY, position, 0, "scribe", 3)
    kill(worker, set())
    answer = answer_of(worker)
    assert answer.question == question and answer.choice == decide(TOY, position, 0, "scribe", chance_of(3))


def test_a_second_death_over_one_question_is_an_error_and_no_silence(worker: Worker, caplog) -> None:
    ask_for_ever(worker)
    seen: set[int | None] = set()
    kill(worker, seen)
    kill(worker, seen)
    answer = answer_of(worker)
    assert answer.choice is None and "the thinking process ended 2 times" in answer.trace
    assert not worker.thinking and not active_children()
    assert [record.name for record in caplog.records] == ["ipet.ai", "ipet.ai"]
    ask_toy(worker)
    assert answer_of(worker).choice is not None, "it is replaced"


def test_every_question_may_lose_a_process_and_one_killed_between_two_questions_is_replaced(worker: Worker) -> None:
    seen: set[int | None] = set()
    for _ in range(3):
        ask_toy(worker)
        kill(worker, seen)
        assert answer_of(worker).choice is not None
    child = active_children()[0]
    child.kill()
    child.join(PATIENCE)
    ask_toy(worker)
    assert answer_of(worker).choice is not None


@pytest.mark.parametrize(("times", "answers"), [(2, True), (99, False)])
def test_a_system_without_a_process_to_give_is_asked_again(
    worker: Worker, monkeypatch, times: int, answers: bool
) -> None:
    """If it never has one, the answer is an error."""
    refusals = [BlockingIOError(11, "Resource temporarily unavailable")] * times
    start = SpawnProcess.start

    def refuse(process: SpawnProcess) -> None:
        if refusals:
            raise refusals.pop()
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    worker.start()
    ask_toy(worker)
    assert (answer_of(worker).choice is not None) == answers and not worker.thinking


def test_the_process_knows_no_window_but_what_the_seat_knows_and_the_owners_corrections(
    worker: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data, "_override_folder", tmp_path)
    told = spied(worker)
    modules = told.split("modules=")[1].split(" ")[0].split(",")
    assert "game" in modules and not {"pygame", "pygame_gui", "ui"} & set(modules)
    mine = [card.id for card in first_position(SpyPosition).seats[0].hand]
    assert f"deck=[] cards={mine} overrides={tmp_path}" in told


PARENT = """
import sys
from game.ai.worker import Worker
from tests.ai.odd_titles import HANGING, HangingPosition, first_position
from tests.toy import TOY, toy_setup

worker = Worker()
worker.ask(TOY, TOY.start(toy_setup()), 0, "scribe", 1)
while worker.poll() is None:
    pass
if sys.argv[1] == "busy":
    worker.ask(HANGING, first_position(HangingPosition), 0, "scribe", 1)
print("ready", flush=True)
order = sys.stdin.readline().strip()
if order == "crash":
    raise SystemError("a crash")
"""


ENDS = [
    pytest.param(end, work, marks=() if work == "busy" and end in ("quit", "killed") else pytest.mark.thorough)
    for end in ("quit", "crash", "killed", "terminated")
    for work in ("idle", "busy")
]
"""Each starts two interpreters: the gentlest and the hardest end of a busy process are in every run."""


@pytest.mark.parametrize(("end", "work"), ENDS)
def test_no_process_is_left_behind(end: str, work: str) -> None:
    """The child shares the parent's output: reading that ends only when both are gone."""
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT, work],
        cwd=HOUSE,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert parent.stdout is not None and parent.stdout.readline() == "ready\n"
    if end in ("killed", "terminated"):
        parent.send_signal(signal.SIGKILL if end == "killed" else signal.SIGTERM)
    rest, _ = parent.communicate(f"{end}\n", timeout=PATIENCE)
    assert rest == ""
