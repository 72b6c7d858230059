"""The panels of the seats, kept as pictures until something about a seat changes, and what is in them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from pygame import Rect, Surface

from game.tekhenu.botankhamon import coming
from game.tekhenu.state import Tekhenu
from ui.art.surface import blank
from ui.frame.tooltip import Tip
from ui.titles.tekhenu import tips
from ui.titles.tekhenu.ahead import coming_lines, scoring_lines
from ui.titles.tekhenu.cards.large import bot_tile_text
from ui.titles.tekhenu.cards.look import is_known, name_of
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.own import own_key
from ui.titles.tekhenu.seat.figures import panel_figures
from ui.titles.tekhenu.seat.panel import paint_panel
from ui.titles.tekhenu.seat.pyramid import pyramid_places
from ui.titles.tekhenu.spot import Spot


class _Panel(NamedTuple):
    key: Hashable
    picture: Surface
    places: dict[str, Rect]


class Panels:
    """Each panel with the light around it, transparent beside it."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._reach = look.screen.px(30)
        self._kept: dict[int, _Panel] = {}

    def paint(self, target: Surface, place: Rect, view: Tekhenu, seat: int, kind: str, active: bool) -> None:
        panel = self._panel(place, view, seat, kind, active)
        target.blit(panel.picture, (place.x - self._reach, place.y - self._reach))

    def _panel(self, place: Rect, view: Tekhenu, seat: int, kind: str, active: bool) -> _Panel:
        key = (place.size, own_key(view, seat), tuple(panel_figures(view, seat).items()), kind, active)
        found = self._kept.get(seat)
        if found is None or (found.key != key and len(view.order) == len(view.seats)):
            picture = blank((place.width + 2 * self._reach, place.height + 2 * self._reach))
            inside = Rect((self._reach, self._reach), place.size)
            places = paint_panel(picture, self._look, inside, view, seat, kind, active)
            found = self._kept[seat] = _Panel(key, picture, places)
        return found

    def spots(self, view: Tekhenu, kinds: tuple[str, ...], asked: int | None) -> list[Spot]:
        """The cards in the panels, to be read and enlarged; `kinds` is what the seats are called."""
        found = []
        for seat in view.order:
            place = self._look.panel(view, seat)
            panel = self._panel(place, view, seat, kinds[seat], seat == asked)
            found.append(seat_spot(self._look, place, view, seat))
            for subject, rect in panel.places.items():
                card = subject.removeprefix("card.")
                if subject.startswith("card.") and is_known(card):
                    at = rect.move(place.x - self._reach, place.y - self._reach)
                    label = f"{self._look.seat(seat)} : {name_of(self._look, card)} ({card})"
                    tip = tips.card_tip(self._look, card)
                    found.append(Spot(at, label, subject=subject, tip=tip, layer=2))
                    found[-1].focusable = True
        return found


def seat_spot(look: Look, place: Rect, view: Tekhenu, seat: int) -> Spot:
    """What a seat would score now."""
    lines = tuple(scoring_lines(look, view, seat))
    tip = Tip(look.seat(seat), lines, foot=look.say("tip.enlarge"))
    spot = Spot(place, look.seat(seat), subject=f"seat.{seat}", tip=tip, layer=1)
    spot.focusable = True
    spot.of_seat = seat
    return spot


def pyramid_spots(look: Look, view: Tekhenu) -> list[Spot]:
    """The pyramid of Botankhamon, to be enlarged, and its tiles; those that may come next say which die he wants."""
    if not view.bot_tiles:
        return []
    whole = look.layout.zones.side
    ahead = {one.place: one for one in coming(view)}
    name = look.say("bot.pyramid")
    lines = tuple(line for one in ahead.values() for line in coming_lines(look, view, one))
    pyramid = Spot(whole, name, subject="pyramid", tip=Tip(name, lines, foot=look.say("tip.enlarge")))
    pyramid.focusable = True
    pyramid.of_seat = view.bot
    found = [pyramid]
    for number, (tile, rect) in enumerate(zip(view.bot_tiles, pyramid_places(look, whole), strict=True)):
        name = look.narrator.label("tile", tile)
        told = coming_lines(look, view, ahead[number]) if number in ahead else bot_tile_text(look, tile).split("\n")
        subject, label = ("pyramid", pyramid.label) if number in ahead else (f"bot.{tile}", name)
        lines = tuple(line for line in told if line)
        found.append(Spot(rect, label, subject=subject, tip=Tip(name, lines, foot=look.say("tip.enlarge")), layer=1))
    return found
