"""What lies on the own board: its parts, cards, goods and Production, and what a choice would change there."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from pygame import Rect

from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GOODS
from ui.frame.tooltip import Tip
from ui.kit.sprite import sprite
from ui.kit.thing import Face, Thing
from ui.kit.tray import ABOVE
from ui.titles.tekhenu import tips
from ui.titles.tekhenu.cards.displays import draw_card
from ui.titles.tekhenu.cards.glow import draw_rim
from ui.titles.tekhenu.cards.style import is_known, kind_of, name_of
from ui.titles.tekhenu.seat.forecast import NOTHING, Forecast
from ui.titles.tekhenu.seat.furniture import change_badge
from ui.titles.tekhenu.seat.hand import draw_tray, hand_places, held
from ui.titles.tekhenu.seat.own_board import OwnBoard, draw_crest, draw_frame, parts_of, points_spot
from ui.titles.tekhenu.seat.pieces import Stock, draw_pieces, piece_places
from ui.titles.tekhenu.seat.scales import draw_scales, scales_places, weights_of
from ui.titles.tekhenu.seat.stores import (
    change_spot,
    draw_destiny,
    draw_production,
    draw_reserve,
    production_places,
    reserve_places,
)
from ui.titles.tekhenu.style import TableStyle


class OwnThings:
    """The things of the own board in one window."""

    def __init__(self, style: TableStyle) -> None:
        self.style = style
        self.room = style.layout.zones.hand
        self.parts: OwnBoard = parts_of(self.room)

    def of(
        self, view: Tekhenu, seat: int, legal: Collection[str] = (), forecast: Forecast = NOTHING
    ) -> Iterator[Thing]:
        """`legal`: the things that may be chosen."""
        style, parts, u = self.style, self.parts, self.parts.u
        owner, seat_style = view.seats[seat], style.seat_styles[seat]
        yield Thing("own.frame", self.room, Face(draw_frame, (u, seat_style)))
        yield self._part("crest", parts.crest, Face(draw_crest, (style, u, view.points[seat], seat_style, seat)))
        stock = Stock(owner.buildings, owner.statues, owner.pillars)
        yield Thing("own.pieces", parts.pieces, Face(draw_pieces, (style, u, stock, seat_style)))
        levels = tuple(owner.production)
        yield Thing("own.levels", parts.production, Face(draw_production, (style, u, levels, seat_style)))
        yield self._scales(view, seat, forecast)
        yield Thing("own.reserve", parts.reserve, Face(draw_reserve, (style, u, tuple(owner.goods))))
        yield from self._places(legal)
        if owner.destiny:
            face = Face(
                draw_destiny, (u, style.screen.scale, owner.destiny, f"own.card.{owner.destiny}" in legal), True
            )
            yield self._part(f"card.{owner.destiny}", reserve_places(parts.reserve, u)["destiny"], face, ABOVE)
        cards = held(owner)
        yield Thing("own.tray", parts.cards, Face(draw_tray, (style, u, not cards)))
        for (subject, card), place in zip(cards, hand_places(style, parts.cards, u, len(cards)), strict=True):
            secret = card[0] == "D" and card not in owner.seen_decrees
            face = Face(draw_card, (style, card, f"own.{subject}" in legal, secret), True)
            yield self._part(subject, place, face, ABOVE)
        yield from self._changes(view, seat, forecast)

    def forecast(self, view: Tekhenu, seat: int, forecast: Forecast) -> Iterator[Thing]:
        """What looks different on the board with what a choice would change."""
        if forecast.weighs:
            yield self._scales(view, seat, forecast)
        yield from self._changes(view, seat, forecast)

    def _scales(self, view: Tekhenu, seat: int, forecast: Forecast) -> Thing:
        face = Face(draw_scales, (self.style, weights_of(view, seat), forecast))
        return self._part("scales", self.parts.scales, face)

    def _places(self, legal: Collection[str]) -> Iterator[Thing]:
        """What is only pointed at, and the rows that may be chosen."""
        parts, u = self.parts, self.parts.u
        for name, place in piece_places(parts.pieces, u).items():
            yield self._part(name, place, None, ABOVE)
        scales = scales_places(parts.scales)
        for plate in ("pure", "tainted", "anubis"):
            yield self._part(f"scales.{plate}", getattr(scales, plate), None, ABOVE)
        goods = reserve_places(parts.reserve, u)
        del goods["destiny"]
        for name, place in (production_places(parts.production, u) | goods).items():
            face = Face(draw_rim, (8 * u, self.style.screen.scale, f"own.{name}" in legal), True)
            yield self._part(name, place, face, ABOVE)

    def _changes(self, view: Tekhenu, seat: int, forecast: Forecast) -> Iterator[Thing]:
        """A badge for each net change."""
        parts, u, owned = self.parts, self.parts.u, view.seats[seat].goods
        px = max(11, round(13 * u))
        if forecast.points:
            spot = points_spot(parts)
            yield sprite("change.points", change_badge, forecast.points, round(20 * u), at=spot, layer=ABOVE + 1)
        for number, change in enumerate(forecast.goods):
            if change:
                spot = change_spot(self.style, parts.reserve, u, number, owned[number])
                yield sprite(f"change.{GOODS[number]}", change_badge, change, px, at=spot, layer=ABOVE + 1)

    def _part(self, subject: str, place: Rect, face: Face | None, layer: int = 0) -> Thing:
        enlarged = subject if subject.startswith("card.") else ""
        return Thing(
            f"own.{subject}", place, face, layer, subject=enlarged, label=self.label(subject), told=True, bleed=24
        )

    # What is told

    def label(self, subject: str) -> str:
        style = self.style
        kind, _, name = subject.partition(".")
        if kind == "card":
            card, _, number = name.partition(".")
            known = (
                f"{name_of(style, card)} ({card})" if is_known(card) else style.narrator.label("kind", kind_of(card))
            )
            return style.say("own.card", name=known) + (f" {number}" if number else "")
        if kind in ("good", "production"):
            return style.say(f"own.{kind}", resource=name)
        return style.say(f"own.{subject.replace('.', '_')}")

    def tip(self, view: Tekhenu, seat: int, subject: str) -> Tip:
        kind, _, name = subject.partition(".")
        card = name.partition(".")[0]
        if kind == "card":
            if not is_known(card):
                return Tip(self.style.narrator.label("kind", kind_of(card)))
            return tips.own_card_tip(self.style, view, seat, card)
        if kind == "scales":
            return tips.scales_tip(self.style, view, seat)
        return Tip(self.label(subject), (self.style.say(f"own_text.{kind}"),))
