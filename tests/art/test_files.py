"""A missing or broken file is found before SDL gets it, and named."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ui.art import files, icons, lettering, paths
from ui.art.files import BadAsset
from ui.art.surface import load_picture
from ui.frame.sound import NAMES, Player
from ui.text import LANGUAGES, Catalogue, Voice

KINDS = {
    "font": (files.whole_font, paths.FONTS / "cinzel-latin-700.ttf"),
    "png": (files.whole_png, paths.BAKED / "emblem_amunre.png"),
    "svg": (files.whole_svg, paths.ICONS / "coin.svg"),
    "sound": (files.whole_wave, paths.SOUNDS / "click.wav"),
    "shapes": (files.shapes, paths.SHAPES / "amunre_map.yaml"),
}


def changed(data: bytes, place: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 0xFF]) + data[place + 1 :]


@pytest.mark.parametrize("kind", KINDS)
def test_ours_are_whole_and_a_missing_or_broken_file_is_named(kind, tmp_path):
    look, path = KINDS[kind]
    assert look(path)
    broken = tmp_path / path.name
    with pytest.raises(BadAsset, match="missing_file") as caught:
        look(broken)
    assert path.name in str(caught.value.values["file"])
    whole = path.read_bytes()
    for spoilt in (b"", bytes(range(128, 256)) * 20, whole[: len(whole) // 2]):
        broken.write_bytes(spoilt)
        with pytest.raises(BadAsset, match="broken_file"):
            look(broken)


@pytest.mark.parametrize("kind", ["font", "png"])
def test_a_single_changed_byte_is_found(kind, tmp_path):
    look, path = KINDS[kind]
    data = path.read_bytes()
    for number in range(1, 40):
        broken = tmp_path / f"{number}{path.suffix}"
        broken.write_bytes(changed(data, len(data) * number // 40))
        with pytest.raises(BadAsset):
            look(broken)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["missing", "broken"])
def test_it_is_told_by_its_place_and_with_what_to_do(language, reason):
    error = BadAsset(paths.FONTS / "x.ttf", reason)
    assert error.values["file"] == "assets/fonts/x.ttf"
    told = Voice(Catalogue.load(language)).say(error.key, **error.values)
    assert "assets/fonts/x.ttf" in told and "Ipet" in told


@pytest.fixture
def elsewhere(tmp_path, monkeypatch) -> Iterator[Path]:
    """A program whose files are all broken."""
    for module, name in ((lettering, "FONTS"), (icons, "ICONS")):
        monkeypatch.setattr(module, name, tmp_path)
    monkeypatch.setattr("ui.frame.sound.SOUNDS", tmp_path)
    icons.names.cache_clear()
    yield tmp_path
    icons.names.cache_clear()


def test_the_kit_never_hands_a_broken_file_on(elsewhere):
    pygame.font.init()
    broken = {"cinzel-latin-700.ttf": b"\0\1\0\0" + bytes(200), "coin.svg": b"<svg", "a.png": b"\x89PNG\r\n\x1a\n"}
    for name, data in broken.items():
        (elsewhere / name).write_bytes(data)
    picture = elsewhere / "a.png"
    for read, *what in ((lettering.font, "title", 3001), (icons.icon, "coin", 3001), (load_picture, picture)):
        with pytest.raises(BadAsset):
            read(*what)


def test_a_broken_sound_silences_nothing_else(elsewhere):
    whole = (paths.SOUNDS / "click.wav").read_bytes()
    for name in NAMES:
        (elsewhere / f"{name}.wav").write_bytes(b"RIFF" if name == "gong" else whole)
    player = Player.open()
    assert not player.is_silent
    player.play("gong")
    player.play("click")
    assert set(player._sounds) == set(NAMES) - {"gong"}
