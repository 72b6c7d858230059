"""KEM-9.6  Divine intervention cards at night: plain draws and Vision, in the order their owner likes."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Step
from game.core.records import record
from game.kemet import events
from game.kemet.components import NONE
from game.kemet.state import Kemet


@record
class DrawOne(Move):
    """Draw a card, Vision later."""


@record
class UseVision(Move):
    """Vision now: look at the top of the draw pile and keep one card."""


@record
class KeepFromVision(Move):
    """Keep this one of the cards that Vision shows."""

    card: str


OrderingMove: TypeAlias = DrawOne | UseVision

DRAW_ONE, USE_VISION = DrawOne(), UseVision()
keep_from_vision = cache(KeepFromVision)


@record
class DrawNightCards(Step[Kemet]):
    """KEM-9.6  The draws of one player that are still due: plain ones, and Vision over so many cards."""

    rule: ClassVar[str] = "KEM-9.6"
    seat: int
    plain: int
    vision: int

    def run(self, game: Kemet) -> None:
        if self.vision and self.plain:
            game.then(OrderDraws(self.seat, self.plain, self.vision))
        elif self.vision:
            have_vision(game, self.seat, self.vision)
        else:
            drawn = [game.draw() for _ in range(self.plain)]
            game.deal(self.seat, tuple(card for card in drawn if card != NONE))


@record
class OrderDraws(Decision[Kemet, OrderingMove]):
    """KEM-9.6  Draw a card or use Vision first."""

    rule: ClassVar[str] = "KEM-9.6"
    seat: int
    plain: int
    vision: int

    def moves(self, game: Kemet) -> list[OrderingMove]:
        return [DRAW_ONE, USE_VISION]

    def play(self, game: Kemet, move: OrderingMove) -> None:
        if isinstance(move, DrawOne):
            card = game.draw()
            game.deal(self.seat, (card,) if card != NONE else ())
            game.then(DrawNightCards(self.seat, self.plain - 1, self.vision))
        else:
            game.then(DrawNightCards(self.seat, self.plain, 0))
            have_vision(game, self.seat, self.vision)


def have_vision(game: Kemet, seat: int, count: int) -> None:
    """KEM-9.6, KEM-10.5  The top cards, as many as there are; the choice is asked even if it is none of a choice."""
    seen = [card for card in (game.draw() for _ in range(count)) if card != NONE]
    if seen:
        game.unveil("draw")
        game.vision = tuple(sorted(seen))
        game.report(events.VisionHad, seat, len(seen))
        game.report(events.VisionSeen, seat, game.vision)
        game.then(ChooseFromVision(seat))


@record
class ChooseFromVision(Decision[Kemet, KeepFromVision]):
    """KEM-9.6  Vision: keep one of these cards; the others are shuffled back into the draw pile."""

    rule: ClassVar[str] = "KEM-9.6"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (Move,)
    seat: int

    def moves(self, game: Kemet) -> list[KeepFromVision]:
        return [keep_from_vision(card) for card in dict.fromkeys(game.vision)]

    def play(self, game: Kemet, move: KeepFromVision) -> None:
        rest = list(game.vision)
        rest.remove(move.card)
        game.vision = ()
        game.deck.extend(rest)
        game.chance.shuffle(game.deck)
        game.deal(self.seat, (move.card,))
