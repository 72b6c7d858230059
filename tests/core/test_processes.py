"""Work shared between processes: in order, with the same data, and gone with its parent."""

import os
from pathlib import Path

import pytest

from game.core import data
from game.core.processes import in_order


def doubled(number: int) -> int:
    return 2 * number


def who_and_what(number: int) -> tuple[int, Path | None]:
    return os.getpid(), data.override_folder()


def inverse(number: int) -> float:
    return 1 / number


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(in_order(doubled, range(20), jobs)) == [2 * number for number in range(20)]


def test_one_job_stays_in_this_process_and_several_run_in_others() -> None:
    assert {pid for pid, _ in in_order(who_and_what, range(3), 1)} == {os.getpid()}
    assert os.getpid() not in {pid for pid, _ in in_order(who_and_what, range(3), 2)}


def test_other_processes_use_the_same_corrections(tmp_path: Path) -> None:
    before = data.override_folder()
    data.use_overrides(tmp_path)
    try:
        assert {folder for _, folder in in_order(who_and_what, range(3), 2)} == {tmp_path}
    finally:
        data.use_overrides(before)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_in_the_work_is_raised_here(jobs: int) -> None:
    with pytest.raises(ZeroDivisionError):
        list(in_order(inverse, [1, 0, 2], jobs))
