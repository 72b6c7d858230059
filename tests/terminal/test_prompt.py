"""What a person can type at the prompt, and what comes back."""

from datetime import UTC, datetime

import pytest

from game.core.match import Match
from game.core.setup import HUMAN, Setup
from game.core.tables import table_of
from game.titles import title
from saves import Keepsake, Settings, Store, load, write_match

NEW = ("text", "amunre", "--seats", "human,random,random", "--seed", "6", "--lang")
"""The person is asked first with this seed."""


def play(cli, *answers, language="en", words=NEW):
    return cli(*words, language, answers="".join(f"{answer}\n" for answer in answers))


def after(out, answer, nth=1):
    """What was printed between an answer and the next prompt."""
    return out.split(f"> {answer}\n")[nth].split("\n> ")[0]


@pytest.mark.parametrize(("language", "rule"), [("fr", "Règle AMU-6.3."), ("en", "Rule AMU-6.3.")])
def test_a_question_mark_explains_and_cites_the_rule(cli, language, rule):
    told = after(play(cli, "?", language=language).out, "?")
    assert rule in told
    assert len(told) > 200


@pytest.mark.parametrize(("language", "reason"), [("fr", "Il faut 28 PO"), ("en", "28 gold")])
def test_why_not_lists_what_is_not_possible_with_its_reason(cli, language, reason):
    assert reason in after(play(cli, "w", language=language).out, "w")


@pytest.mark.parametrize("nonsense", ["xyz", "-1", "1.5", "u 3", "²", "9" * 40, "q q", "tt"])
def test_what_is_not_understood_is_told_and_never_ignored(cli, nonsense):
    told = after(play(cli, nonsense).out, nonsense)
    assert nonsense in told and "number from 1 to" in told
    assert "? explains" in told


def test_an_empty_line_is_told_too(cli):
    assert "An answer is expected" in play(cli, "").out


@pytest.mark.parametrize("number", ["0", "99", "99999"])
def test_a_number_that_is_not_offered(cli, number):
    assert f"There is no answer {number}" in play(cli, number).out


def _seed_of_first_bidder(seat):
    start = title("amunre").start
    return next(s for s in range(100) if start(table_of("amunre", (HUMAN,) * 3, (), s)).decision.seat == seat)


def test_undo_with_nothing_to_undo(cli):
    words = ("text", "amunre", "--seats", "human,random,random", "--seed", str(_seed_of_first_bidder(0)), "--lang")
    assert "nothing to undo" in after(play(cli, "u", words=words).out, "u")


def test_undo_is_refused_where_people_agreed_on_that(cli, tmp_path):
    seats = table_of("amunre", (HUMAN,) * 3, (), 6).seats
    match = Match(title("amunre"), Setup("amunre", seats, (), 6, undo=False))
    match.play(match.position.moves()[0])
    path = tmp_path / "agreed.yaml"
    write_match(path, match, Keepsake.new(), datetime.now(UTC))
    words = ("text", "--load", str(path), "--lang")
    assert "played without undo" in after(play(cli, "", "u", words=words).out, "u")


def test_undo_across_another_seat_is_refused_with_the_reason(cli):
    told = after(play(cli, "1", "u").out, "u")
    assert "Random" in told and "undo" in told.lower()


def _buying(cli, *answers):
    """Answer 1 until farmers can be bought, then these; FARMER stands for the number that buys one."""
    script: list[str] = []
    out = play(cli).out
    while "Buy a farmer" not in (asked := out.rsplit("\n\n", 1)[-1]):
        script.append("1")
        out = play(cli, *script).out
    number = next(line.split()[0] for line in asked.splitlines() if "Buy a farmer" in line)
    return play(cli, *script, *(number if answer == "FARMER" else answer for answer in answers)).out


def test_undo_takes_back_a_purchase_and_says_so(cli):
    assert "Undone: Buy a farmer" in _buying(cli, "FARMER", "u", "q")


def test_restart_takes_back_all_of_the_turn(cli):
    out = _buying(cli, "FARMER", "FARMER", "r", "q")
    assert "3 moves taken back." in out
    assert "buying favour cards" in out.rsplit("\n\n", 1)[-1]


def test_the_table_shows_provinces_seats_and_the_own_hand(cli):
    told = after(play(cli, "t").out, "t")
    assert "at auction" in told and "0 VP" in told
    assert "Purse of Player: 20 gold. Hand: Architect." in told
    assert "Supply:" in told


def test_a_preview_tells_what_a_move_would_do_and_plays_nothing(cli):
    out = play(cli, "p 1", "l").out
    assert "Player bids" in after(out, "p 1")
    assert "Player bids" not in after(out, "l")


@pytest.mark.parametrize("answer", ["p", "p 99", "p x"])
def test_a_preview_of_nothing_is_explained(cli, answer):
    assert "p is followed by" in after(play(cli, answer).out, answer)


@pytest.mark.parametrize(("language", "who"), [("fr", "Le Scribe jouerait"), ("en", "The Scribe would play")])
def test_a_hint_proposes_a_number_of_the_list(cli, language, who):
    told = after(play(cli, "h", language=language).out, "h")
    assert who in told
    assert any(character.isdigit() for character in told)


def test_hints_can_be_switched_off(cli):
    Store(cli.folder).save_settings(Settings(hints=False))
    assert "switched off" in play(cli, "h").out


def test_the_log_and_how_much_of_it(cli):
    out = play(cli, "1", "l", "l 2", "l x").out
    assert "Old Kingdom, turn 1." in after(out, "l")
    assert "The last 2 lines of the log" in after(out, "l 2")
    assert "l may be followed" in after(out, "l x")


def test_saving_under_a_name_and_going_on_from_it(cli):
    out = play(cli, "s Été 1", "1", "s Été 1", "s Autre", "q").out
    assert out.count("Match saved in") == 3
    entries = {entry.header.name: entry.path for entry in Store(cli.folder).matches()}
    assert set(entries) == {"Été 1", "Autre"}
    again = cli("text", "--load", str(entries["Autre"]), "--lang", "fr", answers="q\n")
    assert again.code == 0
    assert "La partie reprend" in again.out


def test_leaving_tells_how_to_go_on_and_that_works(cli, saved):
    outcome = play(cli, "1", "q")
    assert outcome.code == 0
    command = outcome.out.splitlines()[-1]
    assert command.startswith("python main.py text --load") and str(saved()) in command
    moves = len(load(saved()).match.moves)
    resumed = cli("text", "amunre", "--load", str(saved()), "--lang", "en", answers="1\nq\n")
    assert resumed.code == 0
    assert f"goes on after {moves} move" in resumed.out
    assert len(load(saved()).match.moves) > moves


def test_the_end_of_the_answers_is_like_leaving(cli, saved):
    outcome = play(cli)
    assert outcome.code == 0
    assert str(saved()) in outcome.out


def test_a_match_that_names_another_game_is_refused(cli, saved):
    play(cli, "q")
    path = saved()
    text = path.read_text().replace("title: amunre", "title: kemet")
    path.write_text(text)
    outcome = cli("text", "--load", str(path))
    assert outcome.code == 1
    assert path.name in outcome.complaint


def test_an_only_move_can_be_taken_with_enter(cli):
    """Incomes are asked of everybody, often with one answer only."""
    script: list[str] = []
    out = play(cli).out
    while "Collect the income" not in (asked := out.rsplit("\n\n", 1)[-1]):
        script.append("1")
        out = play(cli, *script).out
    assert "  2  " not in asked
    assert "Player receives no income." in after(play(cli, *script, "", "q").out, "")
