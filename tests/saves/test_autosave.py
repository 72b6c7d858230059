"""Autosaves: the file that goes along with a match and the one before, and never over a damaged file."""

import errno
from dataclasses import replace
from pathlib import Path

import pytest

from saves import SaveIdentity, Store
from tests.saves.builders import KEEPSAKE, as_before_json, failing, played

OTHER = SaveIdentity("ffeeddccbbaa9988")
OWN, BEFORE = f"match-{KEEPSAKE.id}.yaml", f"before-{KEEPSAKE.id}.yaml"


def moves_in(store: Store) -> dict[str, int]:
    return {entry.path.name: entry.header.moves for entry in store.autosaves() if entry.trouble is None}


@pytest.mark.parametrize("links", [True, False], ids=["with links", "without links"])
def test_every_match_has_a_file_that_goes_along_with_it_and_the_one_before(store: Store, monkeypatch, links: bool):
    if not links:
        monkeypatch.setattr("saves.atomic.os.link", failing(errno.EPERM))
    kept = replace(KEEPSAKE, name="Nil")
    paths = {store.autosave(played(n), kept) for n in range(8)}
    (path,) = paths
    assert path == store.folder / "autosaves" / OWN
    assert path != store.autosave(played(1), OTHER)
    loaded = store.load(path)
    assert (loaded.match.position, loaded.identity) == (played(7).position, kept)
    assert moves_in(store) == {OWN: 7, BEFORE: 6, f"match-{OTHER.id}.yaml": 1}
    store.autosave(played(7), kept)
    assert moves_in(store)[BEFORE] == 6, "saving the same turn again keeps the one before"
    assert store.load(path.with_name(BEFORE)).match.position == played(6).position
    assert store.matches() == [], "autosaves are not among the matches"


def test_turns_that_older_programs_kept_go_once_their_match_is_saved_unless_they_are_damaged(store: Store):
    for number, (moves, identity) in enumerate(((1, KEEPSAKE), (2, OTHER), (3, KEEPSAKE), (4, KEEPSAKE)), 1):
        path = store.save(played(moves), identity)
        turn = store.folder / "autosaves" / f"turn-{number:06}.yaml"
        turn.parent.mkdir(exist_ok=True)
        turn.write_bytes(as_before_json(path.read_bytes()))
    turn.write_bytes(b"broken")
    assert moves_in(store) == {"turn-000001.yaml": 1, "turn-000002.yaml": 2, "turn-000003.yaml": 3}
    store.autosave(played(5), KEEPSAKE)
    assert (moves_in(store), turn.read_bytes()) == ({"turn-000002.yaml": 2, OWN: 5}, b"broken")


@pytest.mark.parametrize("stem", ["match", "before"])
def test_a_damaged_or_foreign_file_of_a_match_stays_and_another_goes_along(store: Store, stem: str):
    foreign = store.save(played(2), OTHER).read_bytes()
    path = store.folder / "autosaves" / f"{stem}-{KEEPSAKE.id}.yaml"
    for number, content in enumerate((b"broken", foreign), 2):
        for moves in (1, 2):
            store.autosave(played(moves), KEEPSAKE)
        path.write_bytes(content)
        for moves in (3, 4, 5):
            store.autosave(played(moves), KEEPSAKE)
        assert path.read_bytes() == content
        path = path.with_name(f"{stem}-{KEEPSAKE.id}-{number}.yaml")
        assert path.name in moves_in(store)


def test_a_file_is_looked_at_again_only_if_it_has_changed(store: Store, monkeypatch: pytest.MonkeyPatch):
    path = store.autosave(played(5), KEEPSAKE)
    looked: list[Path] = []
    honest = store._autosaves._looked_at
    monkeypatch.setattr(store._autosaves, "_looked_at", lambda path: looked.append(path) or honest(path))
    monkeypatch.setattr("saves.shelf.time.time_ns", lambda: path.stat().st_mtime_ns + 1)
    assert [moves_in(store) for _ in range(2)] == [{OWN: 5}] * 2
    assert len(looked) == 2, "a file that has just been written may change again within a tick of its clock"
    monkeypatch.setattr("saves.shelf.time.time_ns", lambda: path.stat().st_mtime_ns + 10**10)
    assert [moves_in(store) for _ in range(3)] == [{OWN: 5}] * 3
    assert len(looked) == 3
    raw = path.read_bytes()
    path.write_bytes(raw.replace(b"moves: 5", b"moves: 6"))
    assert moves_in(store) == {} and len(looked) == 4
    path.unlink()
    assert store.autosaves() == []
