"""The panels of the seats: what each would score if the game ended now, reason by reason (PHA-12.1)."""

from __future__ import annotations

from game.pharaon.scoring import points_now, score_sheet
from game.pharaon.state import Pharaon
from ui.frame.tooltip import Tip
from ui.titles.pharaon.choice import Choice
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.spot import Spot


def seat_spots(look: Look, view: Pharaon, choice: Choice) -> list[Spot]:
    """One for each panel; the keyboard comes there to read."""
    return [_spot(look, view, choice, seat) for seat in range(len(view.seats))]


def _spot(look: Look, view: Pharaon, choice: Choice, seat: int) -> Spot:
    place = look.layout.zones.seats[seat]
    spot = Spot(place, look.seat(seat), choice, tip=lambda: sheet_tip(look, view, seat), layer=1)
    spot.focusable = True
    spot.of_seat = seat
    return spot


def sheet_tip(look: Look, view: Pharaon, seat: int) -> Tip:
    """Every reason that counts, and the total in the corner."""
    sheet = score_sheet(view, seat)
    lines = [look.say("tip.of", name=look.name("reason", reason), what=str(n)) for reason, n in sheet.items() if n]
    foot = "" if view.over else look.say("tip.if_now")
    return Tip(look.seat(seat), tuple(lines), corner=str(points_now(view, seat)), foot=foot)
