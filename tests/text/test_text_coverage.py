"""The check would notice if a record, refusal, reason or component of a game had no text."""

import ast
import re
from pathlib import Path

import game
from ui.text import LANGUAGES, Catalogue, coverage
from ui.text.reader import TextFile

HOLES = """ask.place_bid.what help.lay_offering move.pay_bid log.bid_placed refusal.leaving refusal.no_field
    reason.temples card.bribe province.thebes offering_tile.OFF-2 variant_text.expert summary"""


def missing_of(monkeypatch, entries) -> set[str]:
    """What is missing of Amun-Re where these are all the texts."""
    monkeypatch.setattr(coverage.Catalogue, "load", lambda _: Catalogue("en", [TextFile("", entries, frozenset())]))
    monkeypatch.setattr(coverage, "LANGUAGES", ("en",))
    return {line.removeprefix("en: ") for line in coverage.missing("amunre")}


def test_every_kind_of_hole_is_found(monkeypatch):
    holes = {"core.log.scored", *(f"amunre.{key}" for key in HOLES.split())}
    left = {key: entry for key, entry in Catalogue.load("en").items() if key not in holes}
    assert missing_of(monkeypatch, left) == holes


def test_a_message_that_asks_for_what_its_record_lacks_is_found(monkeypatch):
    whole = Catalogue.load("en")
    swapped = {**whole, "amunre.log.bid_placed": whole["amunre.log.game_ended"]}
    assert missing_of(monkeypatch, swapped) == {"amunre.log.bid_placed: BidPlaced has no {winner}"}


def test_refusals_are_found_in_the_source_however_they_are_written():
    source = """
class Choose:
    def refusals(self, game):
        yield Refusal(move, "toy.refusal.plain", {})
        key = "left" if game.over else "right"
        yield Refusal(move, f"toy.refusal.{key}", {})

class Bid:
    def refusals(self, game):
        reason = self.why_not()
        yield Refusal(move, f"toy.refusal.{reason[0]}", reason[1])

    def why_not(self):
        if self.seat:
            return "first", {"province": "x"}
        return "second", {}
"""
    found = coverage.refusal_keys("toy", [ast.parse(source)])
    assert set(found) == {f"toy.refusal.{name}" for name in ("plain", "left", "right", "first", "second")}


REASONS = """
class Gained(Event):
    silent: ClassVar[bool] = True
    seat: int
    reason: str

class Game:
    def gain(self, seat, amount, reason):
        self.report(Gained, seat, "harvest")
        self.score(seat, amount, reason)

def play(game, seat):
    game.gain(seat, 1, "gift")
    game.gain(seat, 2, f"bank_{game.bank}")
    cause = "luck" if game.over else "skill"
    game.score(seat, 3, cause)
    game.gain(seat)
"""


def test_reasons_are_found_wherever_they_are_handed_over():
    found = coverage.missing_reasons(Catalogue("en", []), "toy", [ast.parse(REASONS)])
    assert set(found) == {f"toy.reason.{reason}" for reason in ("harvest", "gift", "bank_...", "luck", "skill")}


def test_the_source_of_inner_packages_is_read_too():
    assert sum(source.startswith('"""TEK-11  Bastet') for source in coverage.sources("game.tekhenu")) == 1


def test_every_message_of_the_core_that_the_rules_name_has_a_text():
    sources = [path.read_text(encoding="utf-8") for path in Path(game.__file__).parent.rglob("*.py")]
    keys = {key for source in sources for key in re.findall(r"[\"'](core\.[a-z_]+\.[a-z_.]+)[\"']", source)}
    assert {"core.error.bad_data", "core.undo.nothing", "core.refusal.not_offered"} <= keys
    for language in LANGUAGES:
        assert keys <= set(Catalogue.load(language))
