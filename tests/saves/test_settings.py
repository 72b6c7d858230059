"""Preferences: defaults, wrong values one by one, damaged files set aside."""

from dataclasses import replace

import pytest

from saves import CannotSave, Settings, Store
from tests.saves import builders

CHANGED = Settings("en", 140, "slow", False, "contrast", True, 10, True, (1920, 1080), False, True, True)


def written(store: Store, text: str) -> Store:
    builders.written(store.settings_file, text)
    return store


def test_the_first_start_and_an_empty_file_mean_defaults_and_no_language(store: Store):
    assert (store.settings(), written(store, "").settings()[0]) == ((Settings(), ()), Settings())
    assert Settings().language is None


def test_settings_come_back_as_they_were(store: Store):
    for settings in (Settings(), CHANGED):
        store.save_settings(settings)
        assert store.settings() == (settings, ())


def test_keys_of_another_version_are_kept(store: Store):
    written(store, "pace: slow\nfuture: {shade: 0.5, day: 2024-02-29}\n")
    settings, notices = store.settings()
    store.save_settings(replace(settings, text_size=120))
    again = store.settings()[0]
    assert (notices, again.pace, again.text_size) == ((), "slow", 120)
    assert again.unknown == settings.unknown != {}


@pytest.mark.parametrize(
    "line",
    [
        "language: de", "language: [fr]", "text_size: 79", "text_size: 161", "text_size: large", "text_size: 100.0",
        "text_size: true", "pace: fast", "confirm_turn_end: 1", "palette: null", "reduced_motion: maybe",
        "effects_volume: 101", "fullscreen: []", "window: [10, 10]", "window: 1280x720", "window: [1280]",
        "hints: {}", "pay_unasked: 2", "panels_stay: 1",
    ],
)  # fmt: skip
def test_a_wrong_value_falls_back_with_a_notice(store: Store, line: str):
    settings, (notice,) = written(store, line).settings()
    assert (settings, notice.key) == (Settings(), "core.settings.wrong_value")
    assert notice.values == {"file": str(store.settings_file), "name": line.partition(":")[0]}


def test_a_wrong_value_leaves_the_others_alone_and_a_second_damaged_file_the_first(store: Store):
    settings, notices = written(store, "text_size: 999\npace: slow\nhints: 3\nlanguage: fr\n").settings()
    assert (settings, len(notices)) == (Settings(language="fr", pace="slow"), 2)
    for text in ("{[", "]}"):
        written(store, text).settings()
    kept = [(store.folder / f"settings.damaged-{n}.yaml").read_text(encoding="utf-8") for n in (1, 2)]
    assert kept == ["{[", "]}"]


@pytest.mark.parametrize("text", ["{[", "- a\n- b\n", "just text", "1: 2", "a: &x 1\nb: *x\n", "[" * 10_000, "\x00"])
def test_a_damaged_file_is_set_aside_and_kept(store: Store, text: str):
    settings, (notice,) = written(store, text).settings()
    kept = store.folder / "settings.damaged-1.yaml"
    assert settings == Settings()
    assert (notice.key, notice.values["kept"]) == ("core.settings.set_aside", kept.name)
    assert kept.read_text(encoding="utf-8") == text
    assert not store.settings_file.exists()


def test_a_folder_in_the_place_of_the_file_is_set_aside_and_a_file_in_that_of_the_folder_told(store: Store):
    store.settings_file.mkdir(parents=True)
    assert store.settings()[0] == Settings()
    store.save_settings(CHANGED)
    assert store.settings()[0] == CHANGED
    store.folder.rename(store.folder.with_name("elsewhere"))
    store.folder.write_bytes(b"")
    with pytest.raises(CannotSave):
        store.save_settings(Settings())
