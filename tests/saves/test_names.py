"""File names from whatever people write."""

from itertools import islice
from pathlib import PurePosixPath, PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saves.names import numbered, same_file, stem_of


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Soirée d’été", "Soirée-d-été"),
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\Windows\\x", "C-Windows-x"),
        (".hidden", "hidden"),
        ("a.yaml", "a-yaml"),
        ("", "match"),
        ("///", "match"),
        ("𓂀", "𓂀"),
        ("con", "con-match"),
        ("COM1", "COM1-match"),
        ("e\u0301te\u0301", "été"),
        ("a\0b\nc", "a-b-c"),
        ("\ud800x", "x"),
    ],
)
def test_a_name_becomes_a_file_name(name: str, stem: str):
    assert stem_of(name) == stem


@given(st.text())
def test_no_name_leads_out_of_its_folder_or_is_too_long_for_a_file_system(name: str):
    stem = stem_of(name)
    assert stem and PurePosixPath(stem).name == PureWindowsPath(stem).name == stem
    assert not stem.startswith(".")
    assert len(stem.encode()) <= 86
    assert stem_of(stem) == stem


def test_taken_names_get_a_number_also_those_that_differ_in_capitals_or_composition():
    assert list(islice(numbered("a"), 3)) == ["a.yaml", "a-2.yaml", "a-3.yaml"]
    assert same_file("ÉTÉ.yaml") == same_file("e\u0301te\u0301.yaml")
