"""The store: saving, listing, loading, renaming."""

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
import yaml

from game.core.safe_yaml import Limits
from saves import CannotSave, DamagedSave, SaveIdentity, Store, compose, default_folder
from saves.document import END, SEPARATOR
from tests.saves.builders import DATE, KEEPSAKE, edited, play_on, played, repertoire

NEWER = b"format: 99\n---\nx: 1\n...\n"


def test_a_saved_match_lies_under_its_name_or_that_of_its_game_is_listed_and_loads(store: Store):
    path = store.save(played(5), KEEPSAKE)
    (entry,) = store.matches()
    assert path == store.folder / "matches" / "Soirée.yaml"
    assert (entry.path, entry.header.name, entry.trouble) == (path, "Soirée", None)
    assert store.load(path).match.position == played(5).position
    assert store.save(played(2), KEEPSAKE, over=path) == path, "over an older one on request"
    assert [entry.header.moves for entry in store.matches()] == [2]
    edited(path, lambda text: text.replace('"moves": [\n', '"moves": [  # mine\n'))
    assert store.matches()[0].trouble is None, "a changed file that still loads is not called damaged"
    nameless = store.save(played(5), SaveIdentity.new())
    names = {entry.path: entry.header.name for entry in store.matches()}
    assert (nameless.name, names[nameless]) == ("toy.yaml", "")


def test_saves_of_one_name_are_several_files_also_beside_a_damaged_one_or_one_in_other_capitals(store: Store):
    paths = [store.save(played(n), KEEPSAKE) for n in (1, 2, 3)]
    assert [path.name for path in paths] == ["Soirée.yaml", "Soirée-2.yaml", "Soirée-3.yaml"]
    assert [store.load(path).header.moves for path in paths] == [1, 2, 3]
    paths[2].write_bytes(b"broken")
    assert store.save(played(2), KEEPSAKE).name == "Soirée-4.yaml"
    names = [store.save(played(1), replace(KEEPSAKE, name=name)).name for name in ("Nil", "NIL")]
    assert names == ["Nil.yaml", "NIL-2.yaml"]


@pytest.mark.parametrize("content", [b"broken", NEWER])
def test_a_save_never_goes_over_a_damaged_or_newer_one(store: Store, content: bytes):
    path = store.save(played(1), KEEPSAKE)
    path.write_bytes(content)
    with pytest.raises(CannotSave) as caught:
        store.save(played(2), KEEPSAKE, over=path)
    assert (caught.value.key, path.read_bytes()) == ("core.save.cannot.over_damaged", content)


def test_the_newest_is_listed_first(tmp_path: Path):
    days = iter(range(9))
    store = Store(tmp_path, repertoire(), now=lambda: DATE + timedelta(days=next(days)))
    for name in ("first", "second", "third"):
        store.save(played(1), replace(KEEPSAKE, name=name))
    assert [entry.header.name for entry in store.matches()] == ["third", "second", "first"]


DAMAGE: dict[str, Callable[[str], str]] = {
    "core.save.newer": lambda text: NEWER.decode(),
    "core.save.damaged.cut_off": lambda text: text[:-40],
    "core.save.damaged.not_yaml": lambda text: text.replace('"variants":', '"vari\x01ants":'),
    "core.save.damaged.unknown_game": lambda text: text.replace("title: toy", "title: chess"),
}


@pytest.mark.parametrize("reason", DAMAGE)
def test_a_file_that_cannot_be_loaded_is_listed_with_its_reason(store: Store, reason: str):
    edited(store.save(played(5), KEEPSAKE), DAMAGE[reason])
    (entry,) = store.matches()
    assert entry.trouble.key == reason
    if reason == "core.save.damaged.unknown_game":
        assert entry.header.title == "chess"


def test_a_folder_and_a_link_are_listed_last_as_damaged_and_not_followed(store: Store):
    path = store.save(played(5), KEEPSAKE)
    (path.parent / "a.yaml").write_bytes(b"broken")
    (path.parent / "folder.yaml").mkdir()
    (path.parent / "link.yaml").symlink_to(path)
    sound, *damaged = store.matches()
    assert (sound.path, sound.trouble) == (path, None)
    assert {entry.header for entry in damaged} == {None}
    told = {entry.path.name: entry.trouble.key.removeprefix("core.save.damaged.") for entry in damaged}
    assert told.pop("a.yaml") and told == {"folder.yaml": "not_file", "link.yaml": "not_file"}
    with pytest.raises(DamagedSave, match="not_file"):
        store.load(path.parent / "link.yaml")


def test_listing_shows_no_other_files_and_changes_nothing(store: Store):
    folder = store.save(played(1), KEEPSAKE).parent
    for name in ("notes.txt", ".hidden.yaml", "a.yaml"):
        (folder / name).write_bytes(b"broken")
    before = {file: file.read_bytes() for file in folder.iterdir()}
    assert [entry.path.name for entry in store.matches()] == ["Soirée.yaml", "a.yaml"]
    assert {file: file.read_bytes() for file in folder.iterdir()} == before


def test_a_store_without_a_folder_is_empty_and_knows_its_places(store: Store):
    assert (store.matches(), store.autosaves(), store.deleted()) == ([], [], [])
    assert not store.folder.exists()
    places = (store.data_folder, store.settings_file, store.records_file)
    assert [place.relative_to(store.folder).as_posix() for place in places] == ["data", "settings.yaml", "records.yaml"]
    assert default_folder().is_absolute()


ACTIONS: dict[str, Callable[[Store, Path], object]] = {
    "load": lambda store, path: store.load(path),
    "delete": lambda store, path: store.delete(path),
    "rename": lambda store, path: store.rename(path, "x"),
    "save": lambda store, path: store.save(played(1), KEEPSAKE, over=path),
}


@pytest.mark.parametrize("action", ACTIONS)
def test_no_name_leads_out_of_the_store(store: Store, action: str):
    folder = store.save(played(1), KEEPSAKE).parent
    for way_out in ("../outside.yaml", "../../x.yaml", "sub/x.yaml", "../settings.yaml", "x.txt"):
        with pytest.raises(DamagedSave) as caught:
            ACTIONS[action](store, folder / way_out)
        assert caught.value.key == "core.save.damaged.outside", way_out


def test_renaming_changes_the_name_inside_and_out_and_a_taken_one_gets_a_number(store: Store):
    path = store.save(played(5), KEEPSAKE)
    new = store.rename(path, "Au bord du Nil")
    (entry,) = store.matches()
    assert (new.name, entry.path, entry.header.name) == ("Au-bord-du-Nil.yaml", new, "Au bord du Nil")
    assert store.load(new).match.position == played(5).position
    assert (store.rename(new, "Au bord du Nil!"), store.load(new).header.name) == (new, "Au bord du Nil!")
    assert store.rename(store.save(played(2), KEEPSAKE), "Au bord du Nil").name == "Au-bord-du-Nil-2.yaml"
    new.write_bytes(b"broken")
    with pytest.raises(DamagedSave):
        store.rename(new, "x")
    assert new.read_bytes() == b"broken"


def test_opening_a_store_sweeps_what_killed_writes_left_and_an_unwritable_folder_is_named(store: Store, tmp_path: Path):
    leftover = store.save(played(1), KEEPSAKE).with_name(".ipet-1-0123abcd.tmp")
    leftover.write_bytes(b"half")
    os.utime(leftover, (0, 0))
    Store(store.folder, repertoire())
    assert not leftover.exists()
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(CannotSave) as caught:
        Store(tmp_path / "file", repertoire()).save(played(1), KEEPSAKE)
    assert str(tmp_path / "file") in str(caught.value.values["folder"])


def test_a_save_that_nobody_could_load_is_not_written(store: Store, monkeypatch):
    match = played(20)
    first = store.autosave(match, KEEPSAKE)
    before = first.read_bytes()
    play_on(match, 5)
    whole = compose(match, KEEPSAKE, DATE).partition(SEPARATOR)[2].removesuffix(END)
    for limits in (Limits(len(whole) - 1, 24, 30_000), Limits(1_000_000, 24, values_in(whole) - 1)):
        monkeypatch.setattr("saves.reading.BODY_LIMITS", limits)
        with pytest.raises(CannotSave) as caught:
            store.autosave(match, KEEPSAKE)
        assert (caught.value.key, first.read_bytes()) == ("core.save.cannot.too_large", before)
    monkeypatch.setattr("saves.reading.BODY_LIMITS", Limits(len(whole), 24, values_in(whole)))
    assert store.load(store.autosave(match, KEEPSAKE)).match.moves == match.moves


def values_in(body: bytes) -> int:
    """How many values the reader counts at most: as if nothing were empty."""
    frame = (yaml.StreamStartEvent, yaml.StreamEndEvent, yaml.DocumentStartEvent, yaml.DocumentEndEvent)
    events = [event for event in yaml.parse(body.decode()) if not isinstance(event, frame)]
    return len(events) + body.count(b"[]") + body.count(b"{}")
