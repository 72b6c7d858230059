"""Several people at one screen: nothing private is shown before the right one is there."""

from ui.terminal.voices import BLANKS

NEW = ("text", "amunre", "--seats", "human,human,random", "--names", "Anna,Bruno,Chance", "--seed", "6", "--lang", "en")


def test_a_curtain_names_the_next_person_and_waits(cli):
    """One can leave there; a single person needs none."""
    for answers in ("", "q\n"):
        outcome = cli(*NEW, answers=answers)
        assert "is next. The other players look away" in outcome.out and "’s purse" not in outcome.out
        assert outcome.code == 0 and "To go on with it" in outcome.out
    assert "look away" not in cli("text", "amunre", "--seed", "6", "--lang", "en", answers="q\n").out


def test_what_one_has_seen_is_pushed_away_before_the_other_comes(cli):
    out = cli(*NEW, answers="\n1\n\nq\n").out
    first, second = out.split("is next.")[1:3]
    assert "’s purse" in first and "\n" * BLANKS in first
    assert all(sum(f"{name}’s purse" in part for name in ("Anna", "Bruno")) == 1 for part in (first, second))
    last = out.rsplit("is next.", 1)[1]
    assert "bids" in last.split("Old Kingdom, turn 1 of 3")[0], "news since the last turn come after the curtain"
