"""A board without pictures, so that the table can be tried with any game, also before its own board is there."""

import pygame
from pygame import Rect

from ui.frame.tooltip import Tip
from ui.kit.contract import Animation, Board, Zones
from ui.kit.target import Target

BOARD = "tests.ui.plain_board:PlainBoard"


class Breath(Animation):
    """A second in which nothing is to be seen."""

    seconds = 1.0

    def paint(self, target, done):
        pass


class PlainBoard(Board):
    """One target for all moves of a decision; every piece of events that is shown takes a second."""

    def zones(self, screen):
        wide, high = screen.size
        strip, prompt, tools = Rect(0, 0, 200, 60), Rect(210, 0, wide - 720, 60), Rect(wide - 500, 0, 480, 60)
        board, hand = Rect(0, 70, wide - 320, high - 300), Rect(0, high - 220, wide - 320, 200)
        seats = tuple(Rect(wide - 300, 80 + 90 * seat, 280, 80) for seat in range(len(self.setup.seats)))
        log = Rect(wide - 300, high - 280, 280, 270)
        return Zones(strip, prompt, tools, board, seats, side=Rect(0, 0, 0, 0), log=log, hand=hand)

    def paint_ground(self, target):
        self.shown = []

    def paint(self, target, view, asked, pulse):
        self.shown.append(view)

    def paint_strip(self, target, view):
        assert view.decision is None or view.decision.seat >= 0, "a view can always say what is asked"

    def paint_seat(self, target, place, view, seat):
        pass

    def paint_side(self, target, view):
        pass

    def paint_hand(self, target, view, seat, asked, pulse):
        pass

    def targets(self, view, asked):
        return [Target(Rect(20, 90, 200, 100), "moves", asked.moves)] if asked is not None else []

    def films(self, turn):
        return [Breath()] if any(not event.silent for event in turn.events) else []

    def preview(self, view, move, events, unknown):
        return Tip(self.narrator.move(move))

    def enlarged(self, subject):
        return pygame.Surface((10, 10)), subject
