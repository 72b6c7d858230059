"""Offers to interrupt at a table: all people are asked at once, and each may wish not to be asked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

from ui.kit.seat_styles import match_seat_styles
from ui.table.offer_bar import OfferBar
from ui.table.pace import OWN_TEMPO

if TYPE_CHECKING:
    from ui.scenes.table import TableScene

Span = Literal["round", "match"]


class TableOffers:
    """The common question whether somebody wants to interrupt, and its answers."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.bar: OfferBar | None = None
        """On the screen while the question is asked."""

    def lay_out(self) -> None:
        """Put the question on the screen if it is asked now."""
        table = self._table
        speakers = table.host.speakers() if table.past is None and not table.show.busy else ()
        self.bar = self._bar(speakers) if speakers else None

    def _bar(self, speakers: tuple[int, ...]) -> OfferBar:
        table, say = self._table, self._table.say
        setup = table.host.match.setup
        seat_styles = match_seat_styles(table.app, setup)
        people = [
            (setup.names[seat], seat_styles[seat], partial(self.call, seat) if seat in speakers else None)
            for seat in table.host.viewers.people
        ]
        go_on = (say("table.offer_pass"), say("table.curtain_key"), self.let_pass)
        spans: tuple[Span, ...] = ("round", "match")
        keys = [(f"table.offer_hush_{span}", partial(self._hush_all, span)) for span in spans]
        hush = [(say(key), say(f"{key}_tip"), press) for key, press in keys]
        return OfferBar(table.zones.hand, table.screen, say("table.offer_task"), people, go_on, hush)

    def let_pass(self) -> None:
        """Nobody wants to interrupt."""
        self._table.present(self._table.host.let_pass(), OWN_TEMPO)

    def call(self, seat: int) -> None:
        """This person wants to interrupt."""
        played = self._table.host.call(seat)
        if played is not None:
            self._table.present(played, OWN_TEMPO)
        else:
            self._table.new_decision()

    def hush(self) -> None:
        """The person at the screen wishes to hear no more offers to interrupt in this round."""
        host = self._table.host
        if host.player is not None:
            host.offers.hush(host.player, host.match.position.round)
            self._table.refresh()

    def _hush_all(self, span: Span) -> None:
        """Nobody of those who are asked at once wishes to hear it again in this round, or as long as the table is
        open."""
        host = self._table.host
        for seat in host.speakers():
            if span == "round":
                host.offers.hush(seat, host.match.position.round)
            else:
                host.offers.set_asks(seat, False)
        self.let_pass()

    def toggle_ask_me(self) -> None:
        """The person at the screen wishes, or no longer wishes, to be asked whether to interrupt."""
        host = self._table.host
        if host.player is not None and host.match.title.interrupts:
            host.offers.set_asks(host.player, not host.offers.asks(host.player))
            self._table.refresh()
