"""How far people have come in the lessons."""

from pathlib import Path

import pytest

from saves import CannotSave
from saves.progress import FILE, LessonProgress, load_progress, save_progress
from tests.saves.builders import written


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ipet" / FILE


def test_nobody_has_begun_at_first_and_progress_comes_back_as_it_was(path: Path):
    assert load_progress(path) == ({}, ())
    lessons = {"amunre": LessonProgress("bid"), "kemet": LessonProgress("aim", True)}
    save_progress(path, lessons)
    assert load_progress(path) == (lessons, ())


@pytest.mark.parametrize(
    "lessons",
    [
        "3",
        "[a]",
        "{amunre: bid}",
        "{amunre: [bid]}",
        "{amunre: [3, true]}",
        "{amunre: [bid, 1]}",
        f"{{amunre: [{'x' * 61}, true]}}",
        "{1: [bid, true]}",
    ],
)
def test_what_cannot_be_read_was_not_begun(path: Path, lessons: str):
    written(path, f"lessons: {lessons}")
    assert load_progress(path) == ({}, ())


@pytest.mark.parametrize("text", ["{[", "- a", "[" * 10_000, "a: &x 1\nb: *x\n"])
def test_a_damaged_file_is_set_aside(path: Path, text: str):
    written(path, text)
    lessons, notices = load_progress(path)
    assert lessons == {} and len(notices) == 1
    assert path.with_name("progress.damaged-1.yaml").read_text(encoding="utf-8") == text


def test_a_folder_that_cannot_be_written_says_so(path: Path):
    path.parent.write_bytes(b"")
    with pytest.raises(CannotSave):
        save_progress(path, {"amunre": LessonProgress("bid")})
