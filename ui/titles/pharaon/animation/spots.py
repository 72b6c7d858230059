"""Where things fly from and to."""

from __future__ import annotations

from pygame import Rect

from game.pharaon.pieces import BASE, INDEX
from game.pharaon.state import Pharaon
from ui.art.curves import Point
from ui.titles.pharaon.cards import tile_places
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.pieces import subject_of
from ui.titles.pharaon.seat import own_places
from ui.titles.pharaon.standing import waiting
from ui.titles.pharaon.vases import vase_place
from ui.titles.pharaon.wheel import corner_of


class Spots:
    """Middles of places; what belongs to the one who looks lies below, what belongs to others in their panels."""

    def __init__(self, look: Look, viewer: int | None) -> None:
        self._look = look
        self._layout = look.layout
        self._viewer = viewer

    def pool(self, view: Pharaon, seat: int, token: str) -> Point:
        """Where the tokens of a seat lie."""
        if seat == self._viewer:
            places = own_places(self._look, self._layout.own, view, seat)
            found = places.get(subject_of(token))
            return found.center if found is not None else self._layout.own.goods.center
        return self._layout.seat(seat)

    def cards(self, seat: int) -> Point:
        return self._layout.own.cards.center if seat == self._viewer else self._layout.seat(seat)

    def supply(self, resource: str) -> Point:
        return self._layout.supply(INDEX[resource]).center

    def home(self, view: Pharaon, token: str) -> Point:
        """The supply of a resource; offering tokens go towards the bag."""
        return self.supply(token) if token in INDEX else self.bag(view).center

    def bag(self, view: Pharaon) -> Rect:
        bag = self._layout.ring(view).quarters["offerings"].bag
        assert bag is not None
        return self._layout.rect(bag)

    def lot(self, view: Pharaon, number: int) -> Rect:
        return self._layout.rect(self._layout.ring(view).quarters["offerings"].lots[number - 1])

    def zone(self, view: Pharaon, position: int) -> Rect:
        return self._layout.rect(self._layout.ring(view).quarters["offerings"].zone[position - 1])

    def card(self, view: Pharaon, quarter: str, slot: int) -> Rect:
        return self._layout.rect(self._layout.ring(view).quarters[quarter].cards[slot])

    def deck(self, view: Pharaon, quarter: str) -> Rect:
        deck = self._layout.ring(view).quarters[quarter].deck
        assert deck is not None
        return self._layout.rect(deck)

    @property
    def out(self) -> Point:
        """Off the table."""
        board = self._layout.zones.board
        return (board.centerx, board.y - self._layout.px(120))

    @property
    def pile(self) -> tuple[int, int]:
        """The pile of vases, told of at the head of their panel."""
        panel = self._layout.vase_panel
        return (panel.centerx + self._layout.px(50), panel.y + self._layout.px(60))

    def slot(self, view: Pharaon, colour: int, number: int) -> Point:
        return self._layout.slot(corner_of(view, BASE[colour]), number, view.slots)

    def free_slot(self, view: Pharaon, colour: int) -> Point:
        return self.slot(view, colour, min(len(view.wheel[colour]), view.slots - 1))

    def vase(self, view: Pharaon, vase: str) -> Rect:
        return vase_place(self._look, view, vase)

    def track(self, view: Pharaon, seat: int, track: int, level: int) -> Point:
        """A disc on a level, among those that are there."""
        here = [other for other, owner in enumerate(view.seats) if owner.levels[track] == level and other != seat]
        x, y, _ = self._layout.nile_disc(view, track, level, len(here), len(here) + 1)
        return (x, y)

    def cubes_on(self, view: Pharaon, number: int) -> int:
        return sum(owner.step == number for owner in view.seats)

    def cube(self, view: Pharaon, seat: int) -> Point:
        """The cube of a seat; before the first step it comes from its panel."""
        step = view.seats[seat].step
        if not step:
            return self.cards(seat)
        here = [other for other, owner in enumerate(view.seats) if owner.step == step]
        return self._layout.cube(view, step, here.index(seat))

    def disc(self, view: Pharaon, seat: int) -> Point:
        owner = view.seats[seat]
        if owner.row:
            x, y = self._layout.pyramid_space(owner.row, owner.space).center
            return (x, y - self._layout.px(3))
        here = waiting(view)
        return self._layout.waiting_disc(view.round, here.index(seat), len(here))

    def tile_space(self, view: Pharaon, tile: str, space: int) -> Point:
        row = tile_places(self._look, self._layout.zones.side, view)[f"space.{tile}.{space}"]
        return (row.x + row.height // 2 + 3, row.centery)
