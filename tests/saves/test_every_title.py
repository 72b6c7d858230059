"""Every game of the program, at every kind of table, is saved, listed, loaded and recorded like any other."""

from pathlib import Path

import pytest

from game.core.match import Match
from game.core.tables import table_of
from game.titles import TITLES, title
from saves import DamagedSave, SaveIdentity, Store, compose, load
from saves.soundness import trouble_with
from tests.playing import played_on
from tests.saves.builders import DATE, edited
from tests.saves.freeze import FROZEN, RELEASES, stem_of, tables

TABLES = [(name, kinds, variants) for name in TITLES for kinds, variants in title(name).tables()]
SAMPLE = [*TABLES[::4], TABLES[-1]]
SOLO = [(name, automaton) for name in TITLES for automaton in title(name).automata]


def played(name: str, kinds: tuple[str, ...], variants: tuple[str, ...], share: float = 1.0) -> Match:
    """A random match as far as a share of its moves."""
    match = played_on(Match(title(name), table_of(name, kinds, variants, 5)), seed=5)
    return match.branch(round(share * len(match.moves)))


@pytest.mark.parametrize(("name", "kinds", "variants"), SAMPLE)
def test_a_match_of_every_table_goes_on_from_its_log_and_from_its_snapshot(tmp_path: Path, name, kinds, variants):
    match = played(name, kinds, variants, 0.6)
    path = tmp_path / "match.yaml"
    path.write_bytes(compose(match, SaveIdentity.new(), DATE))
    loaded = load(path)
    assert (loaded.way, loaded.match.setup, loaded.match.digest()) == ("log", match.setup, match.digest())
    assert trouble_with(match.title, match.setup, match.position.clone()) == ""
    text = path.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("[") and text.count(line) == 1)
    edited(path, lambda text: text.replace(line, '["NoSuchMove"],'))
    snapshot = load(path)
    assert (snapshot.way, snapshot.match.digest()) == ("snapshot", match.digest())


@pytest.mark.parametrize(("name", "automaton"), SOLO)
@pytest.mark.parametrize("change", ["two automata", "a solo variant without him"])
def test_an_impossible_table_in_a_file_is_told_as_damage(tmp_path: Path, name, automaton, change):
    solo = next(option.choices[0] for option in title(name).options if option.solo)
    path = tmp_path / "match.yaml"
    path.write_bytes(compose(played(name, ("human", automaton), (solo,), 0.3), SaveIdentity.new(), DATE))
    before, after = ("human", automaton) if change == "two automata" else (automaton, "human")
    edited(path, lambda text: text.replace(before, after))
    with pytest.raises(DamagedSave) as error:
        load(path)
    assert error.value.key == "core.save.damaged.setup"


@pytest.mark.parametrize("path", sorted(FROZEN.rglob("*.yaml")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_save_of_an_older_program_goes_on(tmp_path: Path, path: Path):
    """Written once and never again: what people have kept must load for ever."""
    store = Store(tmp_path)
    kept = store.folder / "matches" / path.name
    kept.parent.mkdir()
    kept.write_bytes(path.read_bytes())
    (entry,) = store.matches()
    assert entry.trouble is None
    loaded = store.load(kept)
    if loaded.way == "log":
        assert (loaded.notice, len(loaded.match.moves)) == (None, entry.header.moves)
    else:
        changed = "rules" if loaded.header.rules != loaded.match.title.rules_version else "data"
        assert loaded.notice is not None and loaded.notice.key == f"core.save.history.{changed}"
    assert loaded.match.setup.seats == entry.header.seats and loaded.match.setup.undo
    renamed = store.rename(kept, "Après")
    assert store.load(renamed).header.name == "Après"
    for _ in range(20):
        if not loaded.match.over:
            loaded.match.play(loaded.match.position.moves()[-1])


def test_every_number_of_seats_and_every_solo_mode_is_frozen():
    for release in RELEASES:
        frozen = {path.stem: path.stat().st_size for path in (FROZEN / release).glob("*.yaml")}
        assert set(frozen) == {stem_of(*table) for table in tables()} and max(frozen.values()) < 12_000
