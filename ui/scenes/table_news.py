"""The strip at the log that leads to the news, as it stands now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.frame.tooltip import Tip
from ui.host.news import STRIP_LINES, News
from ui.kit.seat_styles import match_seat_styles
from ui.table.news_strip import NewsStrip
from ui.text.citing import citation

if TYPE_CHECKING:
    from ui.scenes.table import TableScene


def news_strip(table: TableScene, news: News | None) -> NewsStrip:
    """`news` are what has been shown already, so that the strip is never ahead of the table."""
    say, voice = table.say, table.board.narrator.voice
    heading, tellings, seat_style = say("table.news_title"), list[list[str]](), None
    if news is not None and news.automaton is not None:
        heading = voice.say("table.news_his", seat=news.automaton)
        tellings = [
            [_uncited(table, table.board.narrator.event(event)) for event in news.strip(lines)]
            for lines in range(STRIP_LINES, 0, -1)
        ]
        seat_style = match_seat_styles(table.app, table.host.match.setup)[news.automaton]
    strip = NewsStrip(table.top.log, table.screen, say("table.news"), table.open_news, tellings, seat_style)
    strip.tip = Tip(heading, tuple(tellings[0]) if tellings else (), corner="N")
    strip.enabled = table.asked is not None and news is not None
    strip.reason = say("table.not_your_turn" if table.asked is None else "table.no_news")
    return strip


def _uncited(table: TableScene, text: str) -> str:
    """A sentence of the log without the rule in brackets: the sheet has it."""
    cited = citation(table.board.narrator.voice, text)
    return text.replace(f" ({cited.words})", "") if cited is not None else text
