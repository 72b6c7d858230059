"""KEM-6.4, KEM-10.10  Units of the reserve: put together click by click, one more each, and placed all at once.

A district may get Units only once in a Recruit, so the moves are made when the person is done, not with each click.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.agenda import Move
from game.kemet.components import NONE
from game.kemet.expenses import recruit_price
from game.kemet.landing import PUT_NO_MORE, PlaceUnits, PutUnits, put_units
from game.kemet.recruiting import RECRUIT_NO_MORE, Recruit, RecruitInto, recruit_into
from game.kemet.state import NOBODY
from ui.frame.tooltip import Tip
from ui.kit.answer import Answer
from ui.titles.kemet import tips
from ui.titles.kemet.map.light import Light
from ui.titles.kemet.map.pieces import Troop
from ui.titles.kemet.spread import Spread
from ui.titles.kemet.trays.bar import Bar
from ui.titles.kemet.trays.button import Button

if TYPE_CHECKING:
    from ui.titles.kemet.spaces import Spaces


class Recruits:
    """What is chosen so far for the question on the spread."""

    def __init__(self, spread: Spread) -> None:
        self.spread = spread
        self.chosen = dict(spread.choice.placing)
        self.rooms: dict[str, int] = {}
        """How many Units each space can take at most."""
        offered: list[RecruitInto | PutUnits] = [*spread.question.of(RecruitInto), *spread.question.of(PutUnits)]
        for move in offered:
            self.rooms[move.space] = max(move.n, self.rooms.get(move.space, 0))

    @property
    def total(self) -> int:
        return sum(self.chosen.values())

    @property
    def most(self) -> int:
        """How many Units reserve, prayers or card allow in all."""
        decision, view = self.spread.decision, self.spread.view
        if isinstance(decision, PlaceUnits):
            return min(decision.left, view.reserve[decision.seat])
        return int(str(decision.facts(view)["n"])) if isinstance(decision, Recruit) else 0

    def takes_more(self, space: str) -> bool:
        """Whether one more Unit can go there."""
        return self.total < self.most and self.chosen.get(space, 0) < self.rooms.get(space, 0)

    def price(self, n: int) -> int:
        """KEM-6.4.1  What so many Units cost after those that are placed already."""
        decision, view = self.spread.decision, self.spread.view
        if not isinstance(decision, Recruit):
            return 0
        paid = recruit_price(view, decision.seat, decision.placed)
        return recruit_price(view, decision.seat, decision.placed + n) - paid

    @property
    def moves(self) -> tuple[Move, ...]:
        """What places them: the first is asked now, the others follow."""
        if isinstance(self.spread.decision, Recruit):
            return (*(recruit_into(space, n) for space, n in self.chosen.items()), RECRUIT_NO_MORE)
        placed = tuple(put_units(space, n) for space, n in self.chosen.items())
        decision = self.spread.decision
        return (*placed, PUT_NO_MORE) if isinstance(decision, PlaceUnits) and decision.left > self.total else placed


# On the map


def lay_recruits(spaces: Spaces) -> None:
    """Every space that can take Units: a click adds one; what is chosen stands there as a ghost."""
    spread, recruits = spaces.spread, Recruits(spaces.spread)
    for space in recruits.rooms:
        n = recruits.chosen.get(space, 0)
        more = recruits.takes_more(space)
        if not n and not more:
            continue
        enemy = spaces.is_enemy(space)
        price = recruits.price(recruits.total + 1) - recruits.price(recruits.total)
        asks = f"{price} :ankh:" if price else ":unit:"
        signs = (f"+{n} :unit:" if n else asks, ":sword:" if enemy else "")
        spaces.choose(
            space,
            Light("marked" if n else "combat" if enemy else "choice"),
            Answer("", act=spread.question.steps(partial(spread.choice.place, space)) if more else None),
            partial(_tip, spaces, recruits, space, price),
            capsule=" ".join(sign for sign in signs if sign) if enemy or not n else "",
        )
        if n and not enemy:
            there = spaces.view.units_of(spread.asked_seat, spaces.view.board.index[space])
            spaces.planned.append((space, Troop(spread.asked_seat, there + n)))


def _tip(spaces: Spaces, recruits: Recruits, space: str, price: int) -> Tip:
    style, n = spaces.style, recruits.chosen.get(space, 0)
    number = spaces.view.board.index[space]
    lines = [style.say("tip.recruits", n=n)] if n else []
    lines.append(style.say("tip.recruit" if recruits.takes_more(space) else "tip.recruit_full", price=price))
    if spaces.view.holder[number] not in (NOBODY, spaces.spread.asked_seat):
        lines += tips.fight_lines(style, spaces.view, spaces.spread.asked_seat, number, max(1, n), NONE)
    decision = spaces.spread.decision
    return Tip(spaces.label(space), tuple(lines), foot=tips.rule_foot(style, decision.rule if decision else "6.4"))


# In the bar


def fill_bar(spread: Spread, bar: Bar) -> bool:
    """How many there are so far, one less, and the button that places them; False if nothing can be placed."""
    recruits = Recruits(spread)
    if not recruits.rooms:
        return False
    bar.title = spread.say("bar.place")
    last = spread.choice.placing[-1][0] if spread.choice.placing else ""
    bar.count = (recruits.total, 0, recruits.total + recruits.takes_more(last))
    bar.step = lambda by: spread.choice.place(last, by)
    if recruits.total:
        first, *rest = recruits.moves
        price = recruits.price(recruits.total)
        key = "bar.recruit" if isinstance(spread.decision, Recruit) else "bar.put"
        text = spread.say(key, n=recruits.total, price=price)
        bar.buttons.append(Button(text, (first,), text, kind="gold", ready=True, then=tuple(rest)))
    return True
