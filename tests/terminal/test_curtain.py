"""Several people at one screen: nothing private is shown before the right one is there."""

from ui.terminal.voices import BLANKS

NEW = ("text", "amunre", "--seats", "human,human,random", "--names", "Anna,Bruno,Chance", "--seed", "6", "--lang", "en")


def test_a_curtain_names_the_next_person_and_waits(cli):
    out = cli(*NEW, answers="").out
    assert "is next. Everybody else, please look away" in out
    assert "Purse of" not in out


def test_what_one_has_seen_is_pushed_away_before_the_other_comes(cli):
    out = cli(*NEW, answers="\n1\n\nq\n").out
    first, second = out.split("is next.")[1:3]
    assert "Purse of" in first and "\n" * BLANKS in first
    names = {"Anna", "Bruno"}
    for part in (first, second):
        shown = {name for name in names if f"Purse of {name}" in part}
        assert len(shown) == 1


def test_one_can_leave_at_the_curtain(cli):
    outcome = cli(*NEW, answers="q\n")
    assert outcome.code == 0
    assert "To go on with it" in outcome.out


def test_a_single_person_needs_no_curtain(cli):
    out = cli("text", "amunre", "--seed", "6", "--lang", "en", answers="q\n").out
    assert "look away" not in out


def test_news_since_the_last_turn_come_after_the_curtain(cli):
    out = cli(*NEW, answers="\n1\n\nq\n").out
    last = out.rsplit("is next.", 1)[1]
    assert "bids" in last.split("Old Kingdom, turn 1 of 3")[0]
