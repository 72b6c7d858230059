"""Work shared between processes: in order, with the same data, and gone with its parent."""

import os
from pathlib import Path

import pytest

from game.core import data
from game.core.processes import in_order


def who_and_what(number: int) -> tuple[int, Path | None]:
    return os.getpid(), data.override_folder()


def inverse(number: int) -> float:
    return 1 / number


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(in_order(inverse, range(1, 20), jobs)) == [1 / number for number in range(1, 20)]


def test_one_job_stays_in_this_process_and_several_run_in_others_with_the_same_corrections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data, "_override_folder", tmp_path)
    assert set(in_order(who_and_what, range(3), 1)) == {(os.getpid(), tmp_path)}
    others = list(in_order(who_and_what, range(3), 2))
    assert os.getpid() not in dict(others) and set(dict(others).values()) == {tmp_path}


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_in_the_work_is_raised_here(jobs: int) -> None:
    with pytest.raises(ZeroDivisionError):
        list(in_order(inverse, [1, 0, 2], jobs))
