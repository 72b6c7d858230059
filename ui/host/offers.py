"""Occasions to interrupt at one screen (KEM-16.4): who is asked, who is answered for, who is called.

A question that only offers to interrupt (`Decision.offer`) is put to seats because of what everybody can see. Asking
each person behind a curtain would make a game crawl, so at a table of several people the screen stays public and asks
all of them at once: whoever wants to speak is called, or everybody lets it pass. It is asked if one of them could do
something, and does not tell who. Whoever plays alone with computers, or is behind the curtain after an action of their
own, is asked only if there is something to choose: nobody else sees the pause.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from game.core.agenda import Move, Offer
from game.core.position import Position


def offer_of(position: Position) -> Offer | None:
    """The offer that is open now, if what is asked is one."""
    decision = position.decision
    return None if decision is None else decision.offer(position)


def can_speak(position: Position, seat: int) -> bool:
    """Whether a seat could do more about the offer that is open now than let it pass."""
    decision = position.decision
    assert decision is not None
    asked = replace(cast(Any, decision), seat=seat)
    offer = asked.offer(position)
    return bool(set(asked.moves(position)) - set(offer.waivers))


class Offers:
    """What the people at a table said about offers."""

    def __init__(self, people: tuple[int, ...]) -> None:
        self._people = people
        self._quiet: dict[int, int | None] = {}
        """Persons who wish not to be asked, and the round to which this holds; None: to the end."""
        self._called: tuple[int, int] | None = None
        """How much had been told when somebody wanted to speak, and who."""
        self._declined: tuple[int, frozenset[int]] = (-1, frozenset())
        """How much had been told when an offer was let pass, and by whom. Once more is told, an offer is a new one."""

    # The "ask me" of each person

    def asks(self, seat: int) -> bool:
        """Whether a person wishes to be asked."""
        return seat not in self._quiet

    def set_asks(self, seat: int, asks: bool) -> None:
        """A person wishes to be asked, or not, until they say otherwise."""
        self._quiet.pop(seat, None)
        if not asks:
            self._quiet[seat] = None

    def hush(self, seat: int, round_: int) -> None:
        """A person wishes not to be asked any more in this round."""
        self._quiet[seat] = round_

    # What is answered without asking

    def unasked(self, position: Position, viewer: int | None) -> Move | None:
        """What is answered for a person who wishes not to be asked, or who has nothing to choose where nobody watches
        or all can see that."""
        decision, offer = position.decision, offer_of(position)
        if decision is None or offer is None or decision.seat not in self._people:
            return None
        self._quiet = {seat: last for seat, last in self._quiet.items() if last is None or last >= position.round}
        if decision.seat in self._quiet and not offer.insists:
            return offer.waivers[0]
        called = self._called is not None and self._called[1] == decision.seat
        unwatched = len(self._people) == 1 or not offer.speakers or (decision.seat == viewer and not called)
        return offer.waivers[0] if unwatched and set(position.moves()) <= set(offer.waivers) else None

    def answer(self, position: Position, viewer: int | None, told: int) -> Move | None:
        """The automatic answer to this offer, with what several people answered together; None: a person must decide.

        `told` is how many things have been told in the match."""
        quietly = self.unasked(position, viewer)
        if quietly is not None:
            return quietly
        offer = self._public(position, viewer)
        if offer is None or position.decision is None:
            return None
        seat = position.decision.seat
        if self._is_idle(position, offer):
            self.decline(position, told)
        speaker = self._speaker(offer, told)
        if speaker is not None:
            return None if speaker == seat else offer.waivers[0]
        since, who = self._declined
        return offer.waivers[0] if since == told and seat in who else None

    # The common question

    def open(self, position: Position, viewer: int | None, told: int) -> tuple[int, ...]:
        """Whom the public screen asks now whether they want to speak; empty if nothing is asked like this."""
        offer = self._public(position, viewer)
        if offer is None or self._speaker(offer, told) is not None:
            return ()
        if self.answer(position, viewer, told) is not None:
            return ()
        seat = position.decision.seat if position.decision is not None else None
        return tuple(
            one for one in offer.speakers if one in self._people and (self.asks(one) or (one == seat and offer.insists))
        )

    def decline(self, position: Position, told: int) -> None:
        """Nobody wants to speak."""
        offer = offer_of(position)
        if offer is not None:
            self._declined = (told, frozenset(offer.speakers))

    def call(self, seat: int, told: int) -> None:
        """Somebody wants to speak: those who would be asked before let it pass."""
        self._called = (told, seat)

    def spoke(self, seat: int) -> None:
        """A seat has given its answer."""
        if self._called is not None and self._called[1] == seat:
            self._called = None

    def forget(self) -> None:
        """A move was taken back: what was said about an offer after it no longer holds."""
        self._called, self._declined = None, (-1, frozenset())

    def _is_idle(self, position: Position, offer: Offer) -> bool:
        """Whether nobody could do anything, so that nobody is asked. A single person is asked all the same: the pause
        would tell what they hold."""
        people = [seat for seat in offer.speakers if seat in self._people]
        return len(people) > 1 and not any(can_speak(position, seat) for seat in people)

    def _speaker(self, offer: Offer, told: int) -> int | None:
        """Who wants to speak on this occasion."""
        if self._called is None:
            return None
        since, seat = self._called
        return seat if since == told and seat in offer.speakers else None

    def _public(self, position: Position, viewer: int | None) -> Offer | None:
        """The offer, if it is put to one of several people and not to who is at the screen anyway."""
        decision = position.decision
        if decision is None or len(self._people) < 2 or decision.seat not in self._people or decision.seat == viewer:
            return None
        return offer_of(position)
