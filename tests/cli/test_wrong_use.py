"""Whatever is wrong with the arguments is one line in the chosen language, exit code 2, and nothing else happens."""

import pytest

from ui.text import LANGUAGES

WRONG = [
    (["foo"], "foo"),
    (["museum", "pictures"], "museum"),
    (["text"], "amunre"),
    (["text", "chess"], "chess"),
    (["text", "amunre", "--seats", "human"], "3"),
    (["text", "amunre", "--seats", "human,scribe,scribe,scribe,scribe,scribe"], "5"),
    (["text", "amunre", "--seats", "human,pharaoh,scribe"], "pharaoh"),
    (["text", "amunre", "--seats", ",,"], "scribe"),
    (["text", "amunre", "--variant", "easy"], "easy"),
    (["text", "amunre", "--names", "A,B"], "--names"),
    (["text", "amunre", "--seats", "human,human,human", "--names", "A,A,B"], "A"),
    (["text", "amunre", "--names", f"{'A' * 30},B,C"], "24"),
    (["text", "amunre", "--seed", "x"], "--seed"),
    (["text", "amunre", "--seed", "9" * 30], "--seed"),
    (["text", "amunre", "--seed"], "--seed"),
    (["--seed", "--game", "amunre"], "--seed"),
    (["--seed", "--game", "amunre", "text"], "--seed"),
    (["--load", "--size=1280x720", "text"], "--load"),
    (["fuzz", "--jobs", "--games", "3"], "--jobs"),
    (["text", "amunre", "kemet"], "kemet"),
    (["text", "amunre", "--fast"], "--fast"),
    (["text", "amunre", "--load", "match.yaml", "--seed", "3"], "--load"),
    (["text", "--load", "match.yaml", "--seats", "human,human,human"], "--seats"),
    (["text", "--load", ""], "--load"),
    (["text", "amunre", "--seats", "human,scribe,botankhamon"], "apprenti"),
    (["text", "tekhenu", "--seats", "human"], "2"),
    (["text", "tekhenu", "--seats", "human,scribe,scribe,scribe,scribe"], "4"),
    (["text", "tekhenu", "--seats", "human,scribe,botankhamon"], "botankhamon"),
    (["text", "tekhenu", "--seats", "botankhamon,botankhamon"], "botankhamon"),
    (["text", "tekhenu", "--seats", "human,botankhamon", "--variant", "medium,hard"], "medium"),
    (["text", "tekhenu", "--seats", "human,scribe", "--variant", "hard"], "hard"),
    (["text", "tekhenu", "--seats", "human,botankhamon", "--variant", "expert"], "expert"),
    (["text", "pharaon", "--seats", "human,human,traitre"], "traitre"),
    (["text", "pharaon", "--seats", "human,scribe", "--variant", "dark2"], "dark2"),
    (["text", "pharaon", "--seats", "human,traitre", "--variant", "dark2,dark3"], "dark2"),
    (["text", "pharaon", "--seats", "human,botankhamon"], "traitre"),
    (["check", "amunre"], "amunre"),
    (["fuzz", "chess"], "chess"),
    (["fuzz", "--games", "0"], "--games"),
    (["fuzz", "--games", "many"], "many"),
    (["fuzz", "--seats", "7"], "7"),
    (["fuzz", "--jobs", "0"], "--jobs"),
    (["fuzz", "--json=yes"], "--json"),
    (["arena"], "amunre"),
    (["arena", "amunre"], "--seats"),
    (["arena", "amunre", "--seats", "human,scribe,scribe"], "scribe"),
    (["arena", "amunre", "--seats", "scribe,scribe"], "3"),
    (["arena", "tekhenu", "--seats", "human,botankhamon"], "botankhamon"),
    (["arena", "tekhenu", "--seats", "botankhamon,botankhamon"], "botankhamon"),
    (["arena", "tekhenu", "--seats", "scribe,scribe,botankhamon"], "botankhamon"),
    (["arena", "tekhenu", "--seats", "scribe,scribe", "--variant", "medium"], "medium"),
    (["fuzz", "tekhenu", "--seats", "5"], "4"),
    (["--game", "tekhenu", "--seats", "human,human,botankhamon"], "botankhamon"),
    (["bench", "--serve", "chess"], "chess"),
    (["bench", "--serve", "amunre", "--json"], "--serve"),
    (["bench", "--serve"], "--serve"),
    (["gallery"], ""),
    (["gallery", "pictures", "--text", "300"], "300"),
    (["gallery", "pictures", "--size", "10x10"], "10x10"),
    (["gallery", "pictures", "--only", "no such picture"], "no such picture"),
    (["replay"], ""),
    (["replay", "a.yaml", "b.yaml"], "b.yaml"),
    (["--game", "chess"], "chess"),
    (["--game", "amunre", "--seats", "human,human"], "3"),
    (["--seats", "human,human,human"], "--game"),
    (["--size", "640x480"], "640x480"),
    (["--size", "large"], "large"),
    (["--size", "1920x1080", "--fullscreen"], "--fullscreen"),
    (["--load", "match.yaml", "--game", "amunre"], "--game"),
    (["--colour"], "--colour"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_use_is_one_line_that_names_what_is_wrong(cli, language):
    for words, named in WRONG:
        outcome = cli("--lang", language, *words)
        complaint = outcome.complaint(2)
        assert named in complaint and "cli." not in complaint and "core." not in complaint, words
        assert outcome.out == "" and not list(cli.folder.iterdir()), words


def test_an_unknown_language_is_told_in_the_language_there_is(cli):
    complaint = cli("--lang", "de", "check").complaint(2)
    assert "de" in complaint and "fr" in complaint


def test_a_data_folder_that_is_no_path(cli):
    for place in ("", "~nobody-of-this-name/x"):
        assert "--data-dir" in cli("text", "amunre", f"--data-dir={place}", own_folder=False).complaint(2)
    outcome = cli("text", "amunre", "--data-dir", "--lang", "en", own_folder=False)
    assert outcome.complaint(2) == "A value is missing after --data-dir.", "an option in its place is no folder"


@pytest.mark.parametrize("line", ["soon", "-1", "0", "nan", "1e9"])
def test_serve_wants_seconds(cli, line):
    assert line in cli("bench", "--serve", "amunre", answers=f"{line}\n").complaint(2)
