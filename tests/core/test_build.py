"""The version names the build where the commit can be known, without the git program."""

from pathlib import Path

import pytest

from game import __version__
from game.build import version_of

COMMIT = "1a2b3c4" + "d" * 33
BUILT = f"{__version__}+g1a2b3c4"


def write(root: Path, **files: str) -> Path:
    for name, text in files.items():
        path = root / name.replace("__", "/").replace("_", "-")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def test_the_commit_is_named_on_a_branch_packed_or_not_without_one_in_a_packaged_program_and_a_worktree(tmp_path):
    packed = f"# pack-refs with: peeled\n{'e' * 40} refs/heads/other\n{COMMIT} refs/heads/main\n"
    home = write(tmp_path / "branch" / ".git", HEAD="ref: refs/heads/main\n", refs__heads__main=f"{COMMIT}\n")
    write(tmp_path / "packed" / ".git", HEAD="ref: refs/heads/main\n", packed_refs=packed)
    write(tmp_path / "bare" / ".git", HEAD=f"{COMMIT}\n")
    write(tmp_path / "package", **{"game__commit.txt": f"{COMMIT}\n"})
    write(home / "worktrees" / "side", HEAD="ref: refs/heads/main\n", commondir="../..\n")
    write(tmp_path / "side", **{".git": f"gitdir: {home / 'worktrees' / 'side'}\n"})
    assert {version_of(place) for place in tmp_path.iterdir()} == {BUILT}


@pytest.mark.parametrize("head", ["", "ref:", "ref: refs/heads/gone\n", "no commit at all\n", "ref: /dev/null"])
def test_without_a_commit_it_is_the_plain_version(tmp_path, head):
    assert version_of(tmp_path) == __version__
    write(tmp_path / ".git", HEAD=head)
    assert version_of(tmp_path) == __version__
