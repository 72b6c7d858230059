"""What was deleted can be brought back."""

import os

import pytest

from saves import DamagedSave, Deleted, Store
from tests.saves.builders import KEEPSAKE, played


def test_a_deleted_match_is_gone_and_comes_back_as_it_was_also_after_a_restart(store: Store):
    path = store.save(played(3), KEEPSAKE)
    before = path.read_bytes()
    for shelf in (store, Store(store.folder)):
        store.delete(path)
        assert store.matches() == []
        (deleted,) = shelf.deleted()
        assert (store.restore(deleted), path.read_bytes()) == (path, before)


def test_a_match_comes_back_under_a_number_if_its_name_is_taken_and_an_autosave_among_the_autosaves(store: Store):
    deleted = [store.delete(store.save(played(moves), KEEPSAKE)) for moves in (3, 4)]
    store.save(played(5), KEEPSAKE)
    restored = [store.restore(each) for each in deleted]
    assert restored[0].name == "Soirée-2.yaml"
    assert [store.load(path).header.moves for path in restored] == [3, 4]
    autosave = store.autosave(played(3), KEEPSAKE)
    assert store.restore(store.delete(autosave)) == autosave


def test_a_damaged_file_can_be_deleted_and_restored(store: Store):
    path = store.save(played(3), KEEPSAKE)
    path.write_bytes(b"broken")
    assert store.restore(store.delete(path)).read_bytes() == b"broken"


def test_the_last_deleted_is_listed_first(store: Store):
    first, second = (store.delete(store.save(played(moves), KEEPSAKE)) for moves in (3, 4))
    os.utime(first.path, ns=(1, 1))
    assert [each.path for each in store.deleted()] == [second.path, first.path]


def test_the_trash_keeps_twenty(store: Store):
    for number in range(23):
        deleted = store.delete(store.save(played(3), KEEPSAKE))
        os.utime(deleted.path, ns=(number, number))
    assert len(store.deleted()) == 20


def test_nothing_outside_the_trash_can_be_restored(store: Store):
    path = store.save(played(3), KEEPSAKE)
    with pytest.raises(DamagedSave):
        store.restore(Deleted(path, path.parent, 0))
