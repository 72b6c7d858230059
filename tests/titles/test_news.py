"""News of whoever comes back to the table, over recorded games: what was taken from them, then a few lines."""

import pytest

from game.core.events import Event, visible_to
from game.titles import TITLES, title
from saves import load
from tests.recorded.record import FOLDER
from ui.host.heard import heard_so_far
from ui.host.news import MOST_LINES, News, news_of
from ui.text.catalogue import Catalogue
from ui.text.languages import LANGUAGES
from ui.text.narrator import Narrator

TAKEN = {
    "amunre": {"BidContested", "TokenTaken"},
    "kemet": {"CombatBegan", "CombatWon", "UnitsRemoved", "TroopRetreated", "Scored"},
    "pharaon": {"FirstPlayerTaken"},
}
"""What some reader must have heard first in the recorded games."""


@pytest.mark.parametrize("name", TITLES)
def test_what_was_taken_from_the_reader_comes_first_and_the_rest_is_short(name: str) -> None:
    heard_first: set[str] = set()
    solo, seen = set[bool](), set[str]()
    for path in sorted((FOLDER / name).glob("*.yaml"))[:12]:
        match = load(path).match
        narrators = [Narrator(Catalogue.load(language), name, match.setup.names) for language in LANGUAGES]
        seats = [match.decision_before(number).seat for number in range(len(match.moves))]
        back = [n for n in range(1, len(seats)) if seats[n] != seats[n - 1] or len(set(seats)) == 1]
        for number in back[:: 1 + len(back) // 40]:
            now = match.branch(number)
            assert now.decision is not None
            reader = now.decision.seat
            entries = [e for e in now.log[heard_so_far(now, reader) :] if visible_to(e.event, reader)]
            told = [entry for entry in entries if not entry.event.silent]
            news = news_of(now, reader, told)
            assert len(news.others) <= MOST_LINES
            hurts = {type(entry.event) for entry in told if _hurts(entry.event, reader)}
            marked = {type(entry.event) for entry in news.his if news.marks(entry)}
            assert hurts <= {type(line.event) for line in news.mine} | marked
            assert not marked or marked & {type(event) for event in news.strip(1)}
            assert {line.event for line in news.mine}.isdisjoint(entry.event for entry in news.his), "told once"
            assert all(line.seats != (reader,) or line.event.deprives or _loss(line.event) for line in news.mine)
            assert _own(now, reader, told).isdisjoint(news.events)
            assert all(len(set(_lines(news, narrator))) == len(_lines(news, narrator)) for narrator in narrators)
            heard_first |= {kind.__name__ for kind in hurts}
            seen |= {type(event).__name__ for event in news.events if event.silent}
            solo.add(news.automaton is not None and len(news.his) > 1)
    assert TAKEN.get(name, set()) <= heard_first and (True in solo) == bool(title(name).automata)
    assert name != "tekhenu" or "MarketFilled" in seen, "where he took cards there is light around the new ones"


def _loss(event: Event) -> bool:
    return getattr(event, "points", 0) < 0 or getattr(event, "steps", 0) < 0


def _hurts(event: Event, reader: int) -> bool:
    """Told without the rule that is tested: what one of four players would call a loss or an attack."""
    lost = {"UnitsRemoved", "PrayersLost", "CreatureReturned", "BidContested", "TroopRetreated", "TroopRecalled"}
    own = getattr(event, "seat", None) == reader
    return type(event).__name__ in lost or _loss(event) if own else getattr(event, "rival", None) == reader


def _own(match, reader: int, told) -> set[Event]:
    """What the reader paid without being asked."""
    paid = [entry for entry in told if type(entry.event).__name__ in ("GoodsPaid", "CostPaid")]
    own = [entry for entry in paid if getattr(entry.event, "seat", None) == reader]
    return {entry.event for entry in own if match.decision_before(entry.move - 1).seat == reader}


def _lines(news: News, narrator: Narrator) -> list[str]:
    return [line.told(narrator) for line in (*news.mine, *news.others)]
