"""Autosaves: ten rolling, one per match, and never over a damaged file."""

from dataclasses import replace

from saves import Keepsake, Store
from tests.saves.builders import KEEPSAKE, played

OTHER = Keepsake("ffeeddccbbaa9988")


def rolling(store: Store) -> list[str]:
    return sorted(entry.path.name for entry in store.autosaves() if entry.path.name.startswith("turn-"))


def test_every_match_has_one_file_that_goes_along_with_it_and_keeps_its_name(store: Store):
    kept = replace(KEEPSAKE, name="Nil")
    paths = {store.autosave(played(n), kept) for n in range(8)}
    (path,) = paths
    assert path == store.folder / "autosaves" / f"match-{kept.id}.yaml"
    assert path != store.autosave(played(1), OTHER)
    loaded = store.load(path)
    assert (loaded.match.position, loaded.keepsake) == (played(7).position, kept)
    assert store.matches() == [], "autosaves are not among the matches"


def test_the_last_ten_turns_are_kept_shared_by_all_matches(store: Store):
    for moves in range(14):
        store.autosave(played(moves), KEEPSAKE)
    kept = [entry.header.moves for entry in store.autosaves() if entry.path.name.startswith("turn-")]
    assert sorted(kept) == list(range(4, 14))
    store.autosave(played(3), OTHER)
    assert len(rolling(store)) == 10


def test_a_damaged_turn_is_never_removed(store: Store):
    store.autosave(played(1), KEEPSAKE)
    damaged = store.folder / "autosaves" / "turn-000001.yaml"
    damaged.write_bytes(b"broken")
    for moves in range(25):
        store.autosave(played(moves % 20), KEEPSAKE)
    assert damaged.read_bytes() == b"broken"
    assert len(rolling(store)) == 11


def test_a_damaged_or_foreign_file_of_a_match_stays_and_another_goes_along(store: Store):
    foreign = store.save(played(2), OTHER).read_bytes()
    for number, content in enumerate((b"broken", foreign), 2):
        path = store.autosave(played(1), KEEPSAKE)
        path.write_bytes(content)
        others = {store.autosave(played(moves), KEEPSAKE) for moves in (2, 3)}
        assert path.read_bytes() == content
        assert [other.name for other in others] == [f"match-{KEEPSAKE.id}-{number}.yaml"]
