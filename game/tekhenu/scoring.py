"""TEK-17  The two Scorings, step by step."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.agenda import Move, Step
from game.core.events import Scored
from game.core.records import record
from game.tekhenu import bot_events, events
from game.tekhenu.actions import Asked
from game.tekhenu.components import components
from game.tekhenu.means import cost, means_of, payable
from game.tekhenu.payment import charge
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, BREAD, FREE, HIGHEST

STATUE_ROW = 0
"""TEK-17.1, R09  An Osiris Statue counts as row 0 in a tie."""


@record
class BeginScoring(Step[Tekhenu]):
    """TEK-17  All seats, step by step; Bread comes last, then the marker leaves."""

    rule: ClassVar[str] = "TEK-17"

    def run(self, game: Tekhenu) -> None:
        game.phase = "scoring"
        game.report(events.ScoringBegan, 3 - len(game.markers))
        score_all(game)
        game.then(*(FeedPeople(seat) for seat in game.people()), RemoveMarker())


def score_all(game: Tekhenu) -> None:
    """TEK-17.1 to 17.6  All that is counted before the Bread."""
    score_districts(game)
    for seat in game.order:
        score_seat(game, seat)


def score_districts(game: Tekhenu) -> None:
    """TEK-17.1  Most pieces in each district."""
    for district in range(len(BASIC)):
        leader = district_leader(game, district)
        if leader != FREE:
            game.report(events.DistrictScored, leader, BASIC[district])
            game.score(leader, components().points.district, "district")


def district_pieces(game: Tekhenu, district: int) -> dict[int, list[int]]:
    """TEK-17.1  The rows of every seat's pieces in a district; the Statue of its pair counts as row 0."""
    rows: dict[int, list[int]] = {}
    for row in range(HIGHEST):
        owner = game.osiris[district * HIGHEST + row]
        if owner != FREE:
            rows.setdefault(owner, []).append(row + 1)
    for number, space in enumerate(components().people_spaces):
        owner = game.people_statues[number]
        if district in space.districts and owner != FREE:
            rows.setdefault(owner, []).append(STATUE_ROW)
    return rows


def district_leader(game: Tekhenu, district: int) -> int:
    """TEK-17.1  Who leads a district, the lowest row breaking ties; FREE if nobody is there."""
    rows = district_pieces(game, district)
    return min(rows, key=lambda seat: (-len(rows[seat]), min(rows[seat])), default=FREE)


def score_seat(game: Tekhenu, seat: int) -> None:
    """TEK-17.2 to 17.6, 19.16  Temple, Statues, Happiness; then Production and slots, or Botankhamon's cards."""
    points, owner = components().points, game.seats[seat]
    game.score(seat, temple_points(game, seat), "temple")
    game.score(seat, points.statues[game.statues_built(seat)], "statues")
    game.score(seat, pyramids_reached(owner.happiness) * points.happiness_pyramid, "happiness")
    if seat == game.bot:
        score_bot_cards(game)
    else:
        at_most = sum(level == components().most_production for level in owner.production)
        game.score(seat, at_most * components().vp_at_most_production, "production")
        game.score(seat, components().building_vp[game.built(seat)], "building_slots")


def pyramids_reached(steps: int) -> int:
    """TEK-17.4  How many pyramids of the track a marker has reached."""
    return sum(steps >= at for at in components().pyramids)


def temple_points(game: Tekhenu, seat: int, statues: bool = True) -> int:
    """TEK-17.2  Own pieces around the Temple, and for each own Pillar own pieces at the ends of its lines.

    Without `statues` it is the Echo of the Temple (TEK-18.4, R16).
    """
    points = components().points
    total = sum(owner == seat for owner in game.sites) * points.temple_piece
    if statues:
        temple = sum(
            owner == seat and bool(space.line)
            for owner, space in zip(game.people_statues, components().people_spaces, strict=True)
        )
        total += temple * points.temple_piece
    for number, owner in enumerate(game.pillars):
        if owner == seat:
            space = components().temple[number]
            pieces = sum(game.sites[site] == seat for site in space.sites)
            if statues:
                pieces += sum(game.people_statues[statue] == seat for statue in space.statues)
            total += pieces * points.temple_pillar
    return total


def score_bot_cards(game: Tekhenu) -> None:
    """TEK-19.16  Botankhamon: points for Blessings, which he then discards, and for Technologies, which he keeps."""
    bot, owner = components().bot, game.seats[game.bot]
    for kind, cards, each in (
        ("blessing", owner.blessings, bot.blessing_vp),
        ("technology", owner.technologies, bot.technology_vp),
    ):
        if cards:
            game.report(bot_events.BotCardsCounted, game.bot, kind, len(cards))
        game.score(game.bot, len(cards) * each, "bot_cards")
    for card in owner.blessings:
        game.discard(card)
    owner.blessings = []


def scored_now(game: Tekhenu) -> list[Scored]:
    """TEK-17.1 to 17.6  What every seat would get if a Scoring were held now; the Bread comes on top (`bread_due`)."""
    trial = game.clone()
    counted = len(trial.ledger)
    score_all(trial)
    return trial.ledger[counted:]


@record
class FeedPeople(Step[Tekhenu]):
    """TEK-17.7  Bread for the emptied building slots; T17 owes nothing."""

    rule: ClassVar[str] = "TEK-17.7"
    seat: int

    def run(self, game: Tekhenu) -> None:
        due = bread_due(game, self.seat)
        if not due:
            return
        if payable(means_of(game, self.seat), cost(BREAD, 1)):
            game.then(PayBread(self.seat, due))
        else:
            go_hungry(game, self.seat, 0, due)


def bread_due(game: Tekhenu, seat: int) -> int:
    """TEK-17.7  The Bread of all emptied building slots."""
    return 0 if game.has(seat, "T17") else components().building_bread[game.built(seat)]


@record
class GiveBread(Move):
    """Pay so many Bread."""

    n: int


@cache
def give_bread(n: int) -> GiveBread:
    return GiveBread(n)


@record
class PayBread(Asked):
    """TEK-17.7  How many Bread to pay (Gold allowed); each one unpaid costs points."""

    rule: ClassVar[str] = "TEK-17.7"
    seat: int
    due: int

    def options(self, game: Tekhenu) -> list[Move]:
        means = means_of(game, self.seat)
        return [give_bread(n) for n in range(self.due, -1, -1) if payable(means, cost(BREAD, n))]

    def answer(self, game: Tekhenu, move: Move) -> None:
        assert isinstance(move, GiveBread)
        go_hungry(game, self.seat, move.n, self.due)
        charge(game, self.seat, cost(BREAD, move.n))


def go_hungry(game: Tekhenu, seat: int, paid: int, due: int) -> None:
    """TEK-17.7  Points lost for unpaid Bread, never below 0."""
    game.report(events.BreadPaid, seat, paid, due)
    game.lose_points(seat, (due - paid) * components().points.unpaid_bread, "unpaid_bread")


@record
class RemoveMarker(Step[Tekhenu]):
    """TEK-17.8  The scoring marker leaves."""

    rule: ClassVar[str] = "TEK-17.8"

    def run(self, game: Tekhenu) -> None:
        game.markers.pop(0)
        game.report(events.ScoringEnded)
