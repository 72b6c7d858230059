"""`python -m ui.workshop.evening [TITLE ...]`: what an evening of four costs in clicks and keys, title by title.

Four people play through the window, each choice by the shortest way that the table offers, and read nothing twice. The
moves are those of an Apprenti, or of a recorded game where a certain fight is wanted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from game.ai.levels import decide
from game.core.agenda import Move
from game.core.match import Match
from game.core.position import Position
from game.core.setup import CURTAINS
from game.core.title import chance_of
from game.titles import title
from saves import Store, load
from ui.host.offers import offer_of
from ui.workshop.crawl.games import RECORDED
from ui.workshop.evening.family import Evening, Family, Policy, is_sale
from ui.workshop.gallery.matches import setup_of
from ui.workshop.unseen import open_unseen

SEATS, SEED = 4, 7


def sensible(match: Match[Position]) -> Move:
    """What an Apprenti would do."""
    asked = match.decision
    assert asked is not None
    return decide(match.title, match.position, asked.seat, "apprenti", chance_of(len(match.moves))).move


def peaceful(match: Match[Position]) -> Move:
    """Kemet: the same, but nobody marches and nobody plays a card."""
    offer, wanted = offer_of(match.position), sensible(match)
    if offer is not None:
        return offer.waivers[0]
    if not _is_war(wanted):
        return wanted
    return next(move for move in match.position.moves() if not _is_war(move))


def plain(match: Match[Position]) -> Move:
    """Amun-Re: the same, but nobody sells favour cards while buying."""
    wanted = sensible(match)
    if not is_sale(wanted):
        return wanted
    return next(move for move in match.position.moves() if not is_sale(move))


def _is_war(move: Move) -> bool:
    return type(move).__name__ in ("PlayCard", "RainFire", "EscapeTo") or "move" in getattr(move, "action", "")


def played(match: Match[Position], policy: Policy, until: Callable[[Match[Position]], bool]) -> Match[Position]:
    while not until(match):
        match.play(policy(match))
    return match


def asks(kind: str, round_: int) -> Callable[[Match[Position]], bool]:
    return lambda match: match.position.round >= round_ and type(match.decision).__name__ == kind


def rounds(name: str, first: int, last: int, kind: str = "", policy: Policy = sensible) -> Evening:
    """From the beginning of a round to that of another, `kind` being the first question of each."""
    ends = asks(kind, last + 1) if kind else lambda match: match.position.round > last
    begins = asks(kind, first) if kind else lambda match: match.position.round >= first
    start = played(Match(title(name), setup_of(name, SEATS, SEATS, SEED)), policy, begins)
    return Evening(f"{name} {first}-{last}", start, policy, ends)


@cache
def _war() -> Match[Position]:
    match = load(RECORDED / "kemet" / "06.yaml").match
    seats = tuple(replace(seat, kind="human") for seat in match.setup.seats)
    return Match.replayed(match.title, replace(match.setup, seats=seats), match.moves)


def fight() -> Evening:
    """A fight of a recorded game in which a card is used after the reveal: from its march to the next token."""
    match = _war()
    used = next(entry.move for entry in match.log if type(entry.event).__name__ == "CardUsed")
    begun = max(n for n in range(used) if type(match.decision_before(n)).__name__ == "ChooseAction")
    answers = {
        (asked.seat, type(asked).__name__, match.moves[n])
        for n in range(begun, used + 20)
        if (asked := match.decision_before(n)) is not None and offer_of(match.position_before(n)) is None
    }

    def as_recorded(live: Match[Position]) -> Move:
        """Occasions to interrupt are let pass; every other question is answered as it was."""
        asked, offer = live.decision, offer_of(live.position)
        assert asked is not None
        if offer is not None:
            return offer.waivers[0]
        kind = asked.seat, type(asked).__name__
        return next((move for move in live.position.moves() if (*kind, move) in answers), sensible(live))

    def over(live: Match[Position]) -> bool:
        return len(live.moves) > 3 and type(live.decision).__name__ == "ChooseAction"

    return Evening("kemet fight", match.branch(begun), as_recorded, over)


EVENINGS: dict[str, Callable[[], list[Evening]]] = {
    "kemet": lambda: [rounds("kemet", 1, 1, "ChooseAction", peaceful), fight()],
    "pharaon": lambda: [rounds("pharaon", 2, 2)],
    "tekhenu": lambda: [rounds("tekhenu", 1, 2)],
    "amunre": lambda: [rounds("amunre", 2, 2, policy=plain), rounds("amunre", 2, 2)],
}


def main(names: list[str]) -> None:
    print(f"{'':16}{'way':8}{'inputs':>7}{'a turn':>8}{'turns':>6}  curtains news stops looks bars confirmed far")
    with TemporaryDirectory() as folder:
        for name in names or EVENINGS:
            for evening in EVENINGS[name]():
                for way in CURTAINS:
                    app = open_unseen(Store(Path(folder)), (1280, 720), reduced_motion=True, pace="instant")
                    family = Family(app, evening, way)
                    c = family.play()
                    each = c.inputs / max(1, c.turns)
                    print(
                        f"{evening.name:16}{way:8}{c.inputs:>7}{each:>8.1f}{c.turns:>6}  {c.curtains:>8}{c.news:>5}"
                        f"{c.stops:>6}{c.looks:>6}{c.bars:>5}{c.confirmed:>10}{c.far:>4}",
                        flush=True,
                    )
                    if os.environ.get("TRACE"):
                        print("   ", *family.trace, sep="\n    ")
                    app.stack.close()


if __name__ == "__main__":
    main(sys.argv[1:])
