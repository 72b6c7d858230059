"""What is understood at the prompt."""

import pytest

from ui.terminal.answers import Answer, Key, understood


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
