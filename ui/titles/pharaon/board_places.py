"""Everything on the board that can be pointed at: the quarters with their things, and what stands around them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import Rect

from game.core.agenda import Move, Refusal
from game.pharaon.artisans import DRAW_ARTISAN, ChooseArtisan, take_artisan
from game.pharaon.components import box
from game.pharaon.gains import DRAW_BONUS, climb, take_bonus
from game.pharaon.hidden import UNKNOWN
from game.pharaon.nile import use_option
from game.pharaon.nobles import DRAW_NOBLE, take_noble
from game.pharaon.offerings import take_lot, take_lot_with_bonus
from game.pharaon.pieces import BASE, COLOURS
from game.pharaon.turn import GoTo, TakeTurn, go_to
from ui.boards.desk import first_refusal
from ui.boards.glows import Shape
from ui.frame.tooltip import Tip
from ui.titles.pharaon import tips
from ui.titles.pharaon.desk import Desk
from ui.titles.pharaon.furniture_places import FurniturePlaces
from ui.titles.pharaon.ghosts import Ghosts
from ui.titles.pharaon.layout import CUT
from ui.titles.pharaon.places import Place
from ui.titles.pharaon.plans import Follow, bill_for, follow, foresee, option_of
from ui.titles.pharaon.quarter_places import CORNERS, SLABS, Quarter
from ui.titles.pharaon.quarters.offerings import cost_line


class BoardPlaces:
    """Built once for a question: what going to each quarter would offer is asked of the rules only once."""

    def __init__(self, desk: Desk, ghosts: Ghosts) -> None:
        self.desk = desk
        self.look, self.view = desk.look, desk.view
        self.layout = desk.look.layout
        self.ghosts = ghosts
        asked = desk.asked.decision if desk.asked is not None else None
        self.turn = isinstance(asked, TakeTurn)
        self.free = isinstance(asked, ChooseArtisan) and asked.free
        """Whether what is taken costs nothing."""
        self.follow: dict[str, Follow] = {}
        if self.turn:
            self.follow = {move.quarter: follow(desk.view, move.quarter) for move in desk.of(GoTo)}

    def all(self) -> list[Place]:
        """From the back to the front."""
        ring = self.layout.ring(self.view)
        quarters = ring.quarters
        furniture = FurniturePlaces(self.desk, self.ghosts)
        return [
            *self._grounds(),
            *furniture.all(),
            *self._nile(quarters["nile"]),
            *self._burial(quarters["burial"]),
            *self._cards("artisans", quarters["artisans"]),
            *self._cards("nobles", quarters["nobles"]),
            *self._offerings(quarters["offerings"]),
            *furniture.tiles(),
        ]

    @property
    def payable(self) -> frozenset[str] | None:
        """The lines of the Nile that stand out; None if nobody is asked to choose a quarter or a line."""
        if self.turn:
            found = self.follow.get("nile")
            offered = found.moves if found is not None else ()
        elif any(move in self.desk.moves for move in map(use_option, box().nile)):
            offered = self.desk.moves
        else:
            return None
        return frozenset(option for option in box().nile if use_option(option) in offered)

    def lit(self, places: list[Place]) -> frozenset[str]:
        """Lots and steps whose ground turns pale because they may be taken."""
        return frozenset(place.lit for place in places if place.moves and place.lit)

    # What a thing in a quarter stands for

    def _offer(self, quarter: str, pick: Move | None) -> tuple[tuple[Move, ...], tuple[Move, ...], tuple[Refusal, ...]]:
        """Move, what follows it, and why it cannot be made."""
        desk = self.desk
        if not self.turn:
            return ((), (), ()) if pick is None else (desk.legal(pick), (), desk.refused(pick))
        way = go_to(quarter)
        if way not in desk.moves:
            return (), (), desk.refused(way)
        if pick is None:
            return (way,), (), ()
        offered = self.follow[quarter]
        if pick in offered.moves:
            return (way,), (pick,), ()
        return (), (), first_refusal(offered.refusals, (pick,))

    def _thing(
        self,
        quarter: str,
        pick: Move | None,
        rect: Rect,
        label: str,
        tip: Callable[[], Tip],
        subject: str = "",
        corner: float = 8,
        lit: str = "",
    ) -> Place:
        """A card, lot, line or step."""
        moves, then, refusals = self._offer(quarter, pick)
        told: Callable[[], Tip | None] | None = tip
        pointed = None
        if moves:
            told = partial(self._action_tip, quarter, (*moves, *then), label, tip)
            pointed = self.ghosts.action(self.desk, quarter, option_of(pick), self.free)
        elif refusals:
            told = None
        return Place(
            rect, label, moves, refusals, subject=subject, tip=told, pointed=pointed, then=then, corner=corner, lit=lit
        )

    def _action_tip(self, quarter: str, moves: tuple[Move, ...], label: str, tip: Callable[[], Tip]) -> Tip:
        seat = self.desk.asked_seat
        pick = moves[-1]
        bill = None if self.free else bill_for(self.view, seat, quarter, option_of(pick))
        outcome = foresee(self.view, seat, moves)
        base = tip()
        made = tips.action_tip(self.look, self.view, seat, base.title or label, bill, outcome, base.foot)
        power = base.lines if quarter == "nobles" else ()
        climbs = base.lines[-1:] if quarter == "nile" else ()
        lines = (*power, *made.lines[:-1], *climbs, *made.lines[-1:])
        return Tip(made.title, lines, corner=base.corner, foot=made.foot)

    # Grounds

    def _grounds(self) -> list[Place]:
        found = []
        for number, name in enumerate(self.layout.ring(self.view).order):
            rect = self.layout.rect(SLABS[CORNERS[number]])
            refusals = self.desk.refused(go_to(name)) if self.turn else ()
            tip = partial(tips.quarter_tip, self.look, self.view, name)
            label = self.look.say(f"quarter.{name}")
            found.append(
                Place(
                    rect,
                    label,
                    refusals=refusals,
                    shape="none",
                    subject=f"quarter.{name}",
                    tip=tip,
                    layer=-1,
                    hit=self._off_wheel,
                )
            )
        return found

    def _off_wheel(self, point: tuple[int, int]) -> bool:
        return math.dist(point, self.layout.centre) > CUT * self.layout.u

    # The quarters

    def _nile(self, quarter: Quarter) -> list[Place]:
        found = []
        for place, option in zip(quarter.options, box().nile, strict=True):
            label = self.look.say("place.option", n=list(box().nile).index(option) + 1)
            tip = partial(tips.option_tip, self.look, option)
            rect = self.layout.rect(place)
            thing = self._thing("nile", use_option(option), rect, label, tip, corner=6)
            if thing.moves:
                thing = replace(thing, pointed=self.ghosts.option(rect, option, thing.pointed))
            found.append(thing)
        seat = self.desk.asked_seat if self.desk.asked is not None else None
        for track in COLOURS:
            move = climb(BASE[track])
            moves, refusals = self.desk.legal(move), self.desk.refused(move)
            cells = [self.layout.rect(cell) for cell in quarter.tracks[track]]
            rect = cells[0].unionall(cells[1:])
            label = self.look.say("place.track", resource=BASE[track])
            told = None if moves or refusals else partial(tips.track_tip, self.look, self.view, track)
            pointed = None
            if moves and seat is not None:
                level = self.view.seats[seat].levels[track] + 1
                rect = cells[level]
                pointed = self.ghosts.disc(seat, rect)
            found.append(Place(rect, label, moves, refusals, "box" if moves else "none", "", told, pointed, corner=7))
        return found

    def _burial(self, quarter: Quarter) -> list[Place]:
        found = []
        seat = self.desk.asked_seat if self.desk.asked is not None else None
        for number, place in enumerate(quarter.steps, 1):
            rect = self.layout.rect(place)
            name = self.look.name("step", box().burial[number - 1].id)
            label = self.look.say("place.step", n=number, name=name)
            tip = partial(tips.step_tip, self.look, self.view, number)
            if self.turn and seat is not None and self.view.seats[seat].step + 1 == number:
                found.append(
                    self._thing("burial", None, rect, label, tip, subject=f"step.{number}", lit=f"step.{number}")
                )
            else:
                found.append(Place(rect, label, shape="none", subject=f"step.{number}", tip=tip))
        return found

    def _cards(self, name: str, quarter: Quarter) -> list[Place]:
        nobles = name == "nobles"
        shown, kind = (self.view.nobles, "noble") if nobles else (self.view.artisans, "artisan")
        found = []
        for place, card in zip(quarter.cards, shown, strict=False):
            if not card or card == UNKNOWN:
                continue
            pick: Move = take_noble(card) if nobles else take_artisan(card)
            tip = partial(tips.noble_tip if nobles else tips.artisan_tip, self.look, card)
            label = self.look.say("place.card", name=self.look.name(kind, card), n=card[3:].lstrip("0"))
            found.append(self._thing(name, pick, self.layout.rect(place), label, tip, subject=f"{kind}.{card}"))
        assert quarter.deck is not None
        pile = len(self.view.noble_deck if nobles else self.view.artisan_deck)
        label = self.look.say(f"place.deck_{kind}")
        draw: Move = DRAW_NOBLE if nobles else DRAW_ARTISAN
        tip = partial(self._deck_tip, label, pile)
        found.append(self._thing(name, draw, self.layout.rect(quarter.deck), label, tip))
        return found

    def _deck_tip(self, label: str, count: int) -> Tip:
        return Tip(label, (self.look.say("tip.deck", n=count),), corner=str(count))

    def _offerings(self, quarter: Quarter) -> list[Place]:
        found = []
        bonus = self.desk.choice.bonus
        for number, (place, lot) in enumerate(zip(quarter.lots, self.view.lots, strict=True), 1):
            pick: Move = take_lot_with_bonus(number) if bonus else take_lot(number)
            tip = partial(tips.lot_tip, self.look, lot, number)
            label = self.look.say("place.lot", n=number)
            found.append(
                self._thing(
                    "offerings",
                    pick,
                    self.layout.rect(place),
                    label,
                    tip,
                    subject="quarter.offerings",
                    lit=f"lot.{number}",
                    corner=10,
                )
            )
        for number, (place, token) in enumerate(zip(quarter.zone, self.view.zone, strict=True), 1):
            if not token:
                continue
            rect = self.layout.rect(place)
            move = take_bonus(number)
            label = self.look.say("place.bonus", n=number)
            tip = partial(tips.token_tip, self.look, token, 1)
            shape: Shape = "octagon" if quarter.zone_plate is not None else "box"
            moves = self.desk.legal(move)
            found.append(
                Place(
                    rect,
                    label,
                    moves,
                    shape=shape if moves else "none",
                    subject=f"token.{token}",
                    tip=None if moves else tip,
                )
            )
        assert quarter.bag is not None
        bag = partial(self._bag_tip)
        moves, refusals = self.desk.legal(DRAW_BONUS), self.desk.refused(DRAW_BONUS)
        found.append(
            Place(
                self.layout.rect(quarter.bag),
                self.look.say("place.bag"),
                moves,
                refusals,
                tip=None if moves or refusals else bag,
            )
        )
        return [*found, *self._bonus_switch(quarter)]

    def _bag_tip(self) -> Tip:
        gone = len(self.view.token_discard)
        return Tip(self.look.say("place.bag"), (self.look.say("tip.bag", n=len(self.view.bag), gone=gone),))

    def _bonus_switch(self, quarter: Quarter) -> list[Place]:
        """On the price: with or without a bonus offering."""
        desk = self.desk
        offered = self.follow.get("offerings")
        moves = offered.moves if offered is not None else desk.moves
        refusals = offered.refusals if offered is not None else (desk.asked.refusals if desk.asked is not None else ())
        lots = [take_lot_with_bonus(number) for number in range(1, len(self.view.lots) + 1)]
        rect = cost_line(self.look, quarter).bonus
        label = self.look.say("place.bonus_switch")
        if any(move in moves for move in lots):
            tip = partial(self._switch_tip, label)
            return [Place(rect, label, act=desk.does(self._switch), tip=tip, layer=1, corner=6)]
        wanted = [lot for lot, tokens in zip(lots, self.view.lots, strict=True) if tokens]
        found = first_refusal(refusals, wanted)
        return [Place(rect, label, refusals=found, shape="none", layer=1)] if found else []

    def _switch(self) -> None:
        self.desk.choice.bonus = not self.desk.choice.bonus

    def _switch_tip(self, label: str) -> Tip:
        key = "tip.bonus_on" if self.desk.choice.bonus else "tip.bonus_off"
        return Tip(label, (self.look.say(key),))
