"""What was deleted can be brought back."""

import os

import pytest

from saves import DamagedSave, Deleted, Store
from tests.saves.builders import KEEPSAKE, played


def test_a_deleted_match_is_gone_and_comes_back_as_it_was_also_after_a_restart_and_damaged(store: Store):
    path = store.save(played(3), KEEPSAKE)
    for shelf, before in ((store, path.read_bytes()), (Store(store.folder), b"broken")):
        path.write_bytes(before)
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


def test_the_last_deleted_is_listed_first_and_the_trash_keeps_twenty(store: Store):
    for number in range(23):
        deleted = store.delete(store.save(played(3), KEEPSAKE))
        os.utime(deleted.path, ns=(number, number))
    assert [each.when for each in store.deleted()] == list(range(22, 2, -1))


def test_nothing_outside_the_trash_can_be_restored(store: Store):
    path = store.save(played(3), KEEPSAKE)
    with pytest.raises(DamagedSave):
        store.restore(Deleted(path, path.parent, 0))
