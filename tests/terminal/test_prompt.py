"""What a person can type at the prompt, and what comes back."""

from datetime import UTC, datetime

import pytest

from game.core.match import Match
from game.core.setup import HUMAN, Setup
from game.core.tables import table_of
from game.titles import title
from saves import SaveIdentity, Settings, Store, load, write_match
from ui.terminal.answers import Answer, Key, understood

NEW = ("text", "amunre", "--seats", "human,random,random", "--seed", "6", "--lang")
"""The person is asked first with this seed."""


def play(cli, *answers, language="en", words=NEW):
    return cli(*words, language, answers="".join(f"{answer}\n" for answer in answers))


def after(out, answer, nth=1):
    """What was printed between an answer and the next prompt."""
    return out.split(f"> {answer}\n")[nth].split("\n> ")[0]


@pytest.mark.parametrize(
    ("language", "answer", "told"),
    [
        ("fr", "?", ["Règle 6.3."]),
        ("en", "?", ["Rule 6.3."]),
        ("fr", "w", ["Il faut 28 PO"]),
        ("en", "w", ["28 gold"]),
        ("en", "t", ["at auction", "0 VP", "Player’s purse: 20 gold. Hand: Architect.", "Supply:"]),
        ("fr", "h", ["Le Scribe jouerait"]),
        ("en", "h", ["The Scribe would play"]),
        ("en", "? architect", ["Architect: Turn 2 stones"]),
        ("fr", "? vol", ["Vol\u00a0: Au lieu d’offrir"]),
        ("fr", "? ABYD", ["Abydos\u00a0: "]),
        ("fr", "?zzz", ["Rien ne porte", "zzz"]),
        ("en", "x", ["only for offers"]),
        ("en", "", ["Type a number"]),
        *(("en", answer, ["p is followed by"]) for answer in ("p", "p 99", "p x")),
        *(("en", number, [f"There is no answer {number}"]) for number in ("0", "99", "99999")),
        *(
            ("en", nonsense, [nonsense, "number from 1 to", "? explanation"])
            for nonsense in ("xyz", "-1", "1.5", "u 3", "²", "9" * 40, "q q", "tt")
        ),
    ],
)
def test_an_answer_is_told_what_it_asks_for_or_why_it_is_none(cli, language, answer, told):
    """What is not understood is never ignored."""
    heard = after(play(cli, answer, language=language).out, answer)
    assert [words for words in told if words not in heard] == []
    assert answer != "?" or len(heard) > 200, "an explanation is more than a rule number"
    assert answer != "h" or any(character.isdigit() for character in heard), "a hint proposes a number of the list"


def test_the_table_tells_what_the_automaton_would_do_and_what_a_scoring_would_bring(cli):
    words = ("text", "tekhenu", "--seats", "human,botankhamon", "--seed", "3", "--lang")
    heard = " ".join(after(play(cli, *["1"] * 12, "t", language="fr", words=words).out, "t").split())
    assert [word for word in ("Si c’était à lui", "règle 19.", "Si le Décompte avait lieu") if word not in heard] == []


def test_undo_is_refused_where_people_agreed_on_that(cli, tmp_path):
    seats = table_of("amunre", (HUMAN,) * 3, (), 6).seats
    match = Match(title("amunre"), Setup("amunre", seats, (), 6, undo=False))
    match.play(match.position.moves()[0])
    path = tmp_path / "agreed.yaml"
    write_match(path, match, SaveIdentity.new(), datetime.now(UTC))
    words = ("text", "--load", str(path), "--lang")
    assert "played without undo" in after(play(cli, "", "u", words=words).out, "u")


def test_undo_with_nothing_to_undo_or_across_another_seat_is_refused_with_the_reason(cli):
    start = title("amunre").start
    seed = next(s for s in range(100) if start(table_of("amunre", (HUMAN,) * 3, (), s)).decision.seat == 0)
    assert "nothing to undo" in after(play(cli, "u", words=(*NEW[:5], str(seed), "--lang")).out, "u")
    told = after(play(cli, "1", "u").out, "u")
    assert "Random" in told and "undo" in told.lower()


def _buying(cli, *answers):
    """Answer 1 until farmers can be bought, then these; FARMER stands for the number that buys one."""
    script: list[str] = []
    out = play(cli).out
    while "Place a farmer at" not in (asked := out.rsplit("\n\n", 1)[-1]):
        script.append("1")
        out = play(cli, *script).out
    number = next(line.split()[0] for line in asked.splitlines() if "Place a farmer at" in line)
    return play(cli, *script, *(number if answer == "FARMER" else answer for answer in answers)).out


def test_undo_takes_back_a_purchase_and_restart_all_of_the_turn(cli):
    out = _buying(cli, "FARMER", "u", "FARMER", "FARMER", "r", "q")
    assert "Undone: Place a farmer" in out and "3 moves taken back." in out
    assert "buying favour cards" in out.rsplit("\n\n", 1)[-1]


def test_a_preview_tells_what_a_move_would_do_and_plays_nothing(cli, saved):
    """Hints can be switched off, and the end of the answers is like leaving."""
    Store(cli.folder).save_settings(Settings(hints=False))
    told = play(cli, "p 1", "l", "h").said
    assert "Player bids" in after(told, "p 1") and "Player bids" not in after(told, "l")
    assert "switched off" in after(told, "h") and str(saved()) in told


def test_the_log_and_how_much_of_it(cli):
    out = play(cli, "1", "l 50", "l 2", "l x").out
    told = {"l 50": "Old Kingdom, turn 1.", "l 2": "The last 2 lines of the log", "l x": "l may be followed"}
    assert [answer for answer, words in told.items() if words not in after(out, answer)] == []


def test_saving_under_a_name_and_going_on_from_it(cli):
    out = play(cli, "s Été 1", "1", "s Été 1", "s Autre", "q").out
    assert out.count("Match saved in") == 3
    entries = {entry.header.name: entry.path for entry in Store(cli.folder).matches()}
    assert set(entries) == {"Été 1", "Autre"}
    assert "La partie reprend" in cli("text", "--load", str(entries["Autre"]), "--lang", "fr", answers="q\n").said


def test_leaving_tells_how_to_go_on_and_that_works(cli, saved):
    command = play(cli, "1", "q").said.splitlines()[-1]
    assert command.startswith("python main.py text --load") and str(saved()) in command
    moves = len(load(saved()).match.moves)
    resumed = cli("text", "amunre", "--load", str(saved()), "--lang", "en", answers="1\nq\n").said
    assert f"goes on after {moves} move" in resumed and len(load(saved()).match.moves) > moves


def test_a_match_that_names_another_game_is_refused(cli, saved):
    play(cli, "q")
    path = saved()
    path.write_text(path.read_text().replace("title: amunre", "title: kemet"))
    assert path.name in cli("text", "--load", str(path)).complaint(1)


def test_an_only_answer_is_not_asked(cli):
    """Incomes are asked of everybody, often with one answer only."""
    out = play(cli, *"1" * 40).out
    assert "Player receives no income." in out
    asked = [block.rsplit("\n\n", 1)[-1] for block in out.split("\n> ")[:-1]]
    assert asked and all("  2  " in one or "2\xa0=" in one or "-" in one for one in asked)


@pytest.mark.parametrize(
    ("words", "answers", "told"),
    [
        (("text", "tekhenu", "--seats", "human,botankhamon", "--seed", "2"), 18, "2 moves taken back."),
        (("text", "pharaon", "--seats", "human,traitre", "--seed", "8"), 12, "The Traitor has played"),
    ],
)
def test_undo_comes_back_to_a_question_with_a_choice(cli, words, answers, told):
    """What was answered without a question is taken back with the answer before it, or not at all."""
    assert told in after(play(cli, *"1" * answers, "u", "q", words=(*words, "--lang")).out, "u")


def test_offers_are_let_pass_until_the_own_turn(cli):
    words = ("text", "kemet", "--seats", "human,random", "--seed", "4", "--lang")
    offered = "x: let it pass"
    out = play(cli, *"1111", words=words).out
    assert offered in out.rsplit("> 1\n", 1)[-1]
    later = play(cli, *"1111", "x", *"1" * 30, words=words).out
    assert offered not in after(later, "x")
    assert offered in later.split("> x\n")[1], "in the next turn they are made again"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("3\n", Answer(number=3)),
        ("  12 ", Answer(number=12)),
        ("?", Answer(key=Key.EXPLAIN)),
        ("U\n", Answer(key=Key.UNDO)),
        ("s", Answer(key=Key.SAVE)),
        ("s  Ma   partie \n", Answer(key=Key.SAVE, text="Ma partie")),
        ("p 4", Answer(key=Key.PREVIEW, text="4")),
        ("l 50", Answer(key=Key.LOG, text="50")),
        ("u 2", Answer(text="u 2")),
        ("", Answer()),
        ("٣", Answer(text="٣")),
        ("1234567", Answer(text="1234567")),
    ],
)
def test_understood(line, answer):
    assert understood(line) == answer
