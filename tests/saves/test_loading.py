"""Loading replays the log; where it no longer fits, the snapshot goes on and the history is read-only."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saves import DamagedSave, SaveIdentity, Store, load
from tests import toy
from tests.saves.builders import CORRECTED, KEEPSAKE, OTHER_DATA, edited, file_of, play_on, played, repertoire


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(moves=st.integers(0, 60), seats=st.sampled_from((2, 3)), seed=st.integers(0, 1000))
def test_a_match_comes_back_as_it_was_at_any_move(tmp_path: Path, moves: int, seats: int, seed: int):
    match = played(moves, seats, seed)
    loaded = load(file_of(tmp_path, match), repertoire())
    assert (loaded.match.position, loaded.match.moves) == (match.position, match.moves)
    assert loaded.match.log == match.log
    assert (loaded.way, loaded.notice, loaded.identity) == ("log", None, KEEPSAKE)


@pytest.mark.parametrize(
    ("old", "new", "way"),
    [
        ('"current_round":', '"current_rond":', "log"),
        ('["Rest"]', '["Unheard",1]', "snapshot"),
        ('"seed": 1', '"seed": 2', "snapshot"),
    ],
    ids=["a damaged snapshot", "an unknown move", "a log that leads elsewhere"],
)
def test_of_log_and_snapshot_one_is_enough(tmp_path: Path, old: str, new: str, way: str):
    match = played(9)
    loaded = load(edited(file_of(tmp_path, match), lambda text: text.replace(old, new, 1)), repertoire())
    assert (loaded.way, loaded.match.position) == (way, match.position)


@pytest.mark.parametrize(("title", "reason"), [(CORRECTED, "rules"), (OTHER_DATA, "data")])
def test_after_a_correction_the_snapshot_goes_on_to_the_end(tmp_path: Path, title, reason: str):
    match = played(9)
    loaded = load(file_of(tmp_path, match), repertoire(title))
    assert (loaded.way, loaded.notice.key) == ("snapshot", f"core.save.history.{reason}")
    assert loaded.match.position == match.position
    play_on(loaded.match)
    assert loaded.match.over
    assert not toy.invariants(loaded.match.position)
    finished = played()
    assert load(file_of(tmp_path, finished), repertoire(title)).match.result() == finished.result()


def test_a_loaded_match_can_be_undone_like_before_and_a_notice_says_where_its_log_stopped(tmp_path: Path):
    match = played(0)
    match.play(toy.ThrowDie())
    match.play(toy.Rest())
    path = file_of(tmp_path, match)
    loaded = load(path, repertoire()).match
    assert str(loaded.undo_refusal()) == str(match.undo_refusal())
    assert loaded.position_before(1) == match.position_before(1)
    notice = load(edited(path, lambda text: text.replace('\n["Rest"]', '\n["DrawCard"]')), repertoire()).notice
    assert notice.key == "core.save.history.log"
    assert (notice.values["file"], notice.values["number"]) == (str(path), 2)


def test_the_old_moves_stay_in_the_file_and_the_moves_made_since_replay_from_the_snapshot(tmp_path: Path):
    """A second correction adds a second chapter."""
    loaded = load(file_of(tmp_path, played(9)), repertoire(CORRECTED))
    play_on(loaded.match, 4)
    path = file_of(tmp_path, loaded.match, loaded.identity)
    again = load(path, repertoire(CORRECTED))
    assert (again.way, again.notice) == ("log", None)
    assert (again.match.moves, again.match.position) == (loaded.match.moves, loaded.match.position)
    (chapter,) = again.identity.past
    assert (chapter.rules, chapter.data, len(chapter.moves)) == (1, toy.TOY.data_digest(), 9)
    assert chapter.moves[0] in ("[ThrowDie]", "[DrawCard]")
    edited(path, lambda text: text.replace('"moves": [\n', '"moves": [\n["Rest"],\n'))
    second = load(path, repertoire(CORRECTED))
    assert [len(chapter.moves) for chapter in second.identity.past] == [9, 5]


def test_a_chapter_is_neither_empty_nor_are_more_than_eight_kept(tmp_path: Path):
    assert load(file_of(tmp_path, played(0)), repertoire(CORRECTED)).identity.past == ()
    loaded = load(file_of(tmp_path, played(2)), repertoire(CORRECTED))
    many = SaveIdentity(KEEPSAKE.id, "", loaded.identity.past * 12)
    assert len(load(file_of(tmp_path, loaded.match, many), repertoire(CORRECTED)).identity.past) == 8


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"current_round":', '"current_rond":', "ToyPosition"),
        ('"deck_hidden": 0', '"deck_hidden": 1', "it is not the one that was saved"),
    ],
)
def test_neither_log_nor_snapshot_is_a_damaged_save(tmp_path: Path, old: str, new: str, reason: str):
    path = edited(file_of(tmp_path, played(9)), lambda text: text.replace(old, new))
    with pytest.raises(DamagedSave) as caught:
        load(path, repertoire(CORRECTED))
    assert caught.value.key == "core.save.damaged.unplayable"
    assert reason in caught.value.values["snapshot"]


@pytest.mark.parametrize(
    ("old", "new", "key", "where"),
    [
        # Which kinds can sit down is known; the seats of the body are those of the header.
        ("human", "oracle", "setup", None),
        ('["human","A",', '["human","Aoa",', "content", "setup.seats"),
    ],
)
def test_seats_that_cannot_be_are_refused(store: Store, old: str, new: str, key: str, where: str | None):
    path = edited(store.autosave(played(5), KEEPSAKE), lambda text: text.replace(old, new))
    with pytest.raises(DamagedSave) as caught:
        store.load(path)
    assert caught.value.key == f"core.save.damaged.{key}"
    assert where is None or caught.value.values["where"] == where


def test_a_header_that_was_changed_is_refused_also_in_the_list_and_a_body_that_still_replays_told(store: Store):
    path = store.save(played(5), KEEPSAKE)
    whole = path.read_bytes()
    path.write_bytes(whole.replace("Soirée".encode(), b"Soiree"))
    assert store.matches()[0].trouble.key == "core.save.damaged.changed"
    path.write_bytes(whole.replace(b'"moves": [\n', b'"moves":  [\n'))
    loaded = load(path, repertoire())
    assert (loaded.way, loaded.notice.key) == ("log", "core.save.changed")
