"""What lies on the board of Tekhenu, from the back to the front."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.tekhenu.components import components
from game.tekhenu.gods.horus import HonourGod
from game.tekhenu.gods.thoth import BrowseSection, TakeCard
from game.tekhenu.scoring import district_leader
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import CallAnubis
from game.tekhenu.words import BASIC, CARD_TYPES, COLOURS, FREE, GODS
from ui.art.goods import good_token
from ui.art.masonry import house
from ui.art.tokens import score_marker, seal
from ui.kit.sprite import Picture, draw_sprite, sprite
from ui.kit.thing import Face, Shape, Thing
from ui.titles.tekhenu.anubis import draw_anubis
from ui.titles.tekhenu.cards.face import small_card
from ui.titles.tekhenu.cards.market import draw_market_card, draw_section, market_places
from ui.titles.tekhenu.cards.piles import draw_discard, draw_head, draw_pile
from ui.titles.tekhenu.cards.style import UNKNOWN, is_known, name_of
from ui.titles.tekhenu.choice import Q
from ui.titles.tekhenu.dial.paint import dial_things
from ui.titles.tekhenu.layout import BALANCES
from ui.titles.tekhenu.parts import ra
from ui.titles.tekhenu.parts.corners import bag_place, draw_bag
from ui.titles.tekhenu.parts.horus import draw_slot
from ui.titles.tekhenu.parts.temple import on_plot, people_things, temple_things
from ui.titles.tekhenu.parts.track import steps
from ui.titles.tekhenu.style import TableStyle


class BoardThings:
    """The things of one window; what does not hang on the position is worked out once."""

    def __init__(self, style: TableStyle) -> None:
        self.style = style
        self.layout = style.layout
        self.market = market_places(style, style.layout.market)
        self._printed = tuple(self._prints())
        self._ring = tuple(self._gods())

    def of(self, question: Q, viewer: int | None) -> Iterator[Thing]:
        """`viewer`: the seat whose Happiness opens sections of the market."""
        view = question.view
        yield from self._horus(view)
        yield from self._printed
        yield from self._ring
        yield from self._osiris(view)
        yield from self._ra(view)
        yield from self._cells(view)
        yield from temple_things(self.style, view, self.layout.temple)
        yield from self._maat(view)
        yield from self._track(view)
        yield from self._sections(question, viewer)
        yield from self._corners(view)
        yield from dial_things(self.style, question)
        yield from self._niches(question)
        if question.of(CallAnubis) or question.refused_kind(CallAnubis):
            usable = bool(question.of(CallAnubis))
            face = Face(draw_anubis, (self.style, usable), True)
            yield Thing("anubis", self.layout.anubis, face, 1, label=self.style.say("anubis"))

    # What is printed and only pointed at

    def _prints(self) -> Iterator[Thing]:
        style, layout, label = self.style, self.layout, self.style.narrator.label
        for number, name in enumerate(BASIC):
            yield self._spot(f"district.{number}", layout.district(number), label("district", name))
        for number, space in enumerate(components().osiris_spaces):
            yield self._spot(f"osiris.{number}", layout.osiris_space(number), label("space", space.id))
        for number, site in enumerate(components().sites):
            yield self._spot(f"site.{number}", layout.temple.site(number), label("site", site.id))
        yield self._spot("maat", layout.maat, style.say("maat.title"))
        yield self._spot("track", layout.track, style.say("track.title"))

    def _spot(self, name: str, place: Rect, label: str, subject: str = "") -> Thing:
        return Thing(name, place, label=label, told=True, subject=subject)

    def _gods(self) -> Iterator[Thing]:
        """The parts of the ring."""
        dial = self.layout.dial
        for section, god in enumerate(GODS):
            yield Thing(
                f"god.{god}",
                ring_box(self.style, section),
                shape=Shape("area", 0, dial.ring_part(section)),
                subject=f"god.{god}",
                label=self.style.god(god),
                told=True,
            )

    def _cells(self, view: Tekhenu) -> Iterator[Thing]:
        for number, space in enumerate(components().temple):
            subject = f"tile.{view.laid[number]}" if view.laid[number] else ""
            place, label = self.layout.temple.cell(number), self.style.narrator.label("space", space.id)
            yield self._spot(f"cell.{number}", place, label, subject)

    def _niches(self, question: Q) -> Iterator[Thing]:
        """The free Statue places of the gods that may be honoured."""
        dial = self.layout.dial
        for move in question.of(HonourGod):
            section = GODS.index(move.god)
            place = Rect(0, 0, round(31 * dial.u), round(31 * dial.u))
            place.center = dial.statue(section, len(question.view.god_statues[section]))
            shape = Shape("disc", place.width)
            yield Thing(f"niche.{move.god}", place, None, 1, shape, label=self.style.narrator.move(move))

    # Gods

    def _horus(self, view: Tekhenu) -> Iterator[Thing]:
        for slot, number in enumerate(view.horus):
            god = GODS[number]
            face = Face(draw_slot, (self.style, slot, god))
            label = self.style.say("horus.slot", n=slot + 1, god=god)
            yield Thing(f"horus.{slot}", self.layout.horus_slot(slot), face, label=label, told=True)

    def _osiris(self, view: Tekhenu) -> Iterator[Thing]:
        """Buildings, who leads a district, the Gold that still lies there, Statues."""
        layout, px, seat_styles = self.layout, self.layout.px, self.style.seat_styles
        for number, owner in enumerate(view.osiris):
            if owner != FREE:
                place, name = layout.osiris_space(number), f"building.{components().osiris_spaces[number].id}"
                size = min(px(46), place.height - 1)
                at = (place.centerx, place.centery - 1)
                yield from on_plot(
                    sprite(name, house, seat_styles[owner], size, at=at, owner=owner), place, number, layout.u
                )
        for district in range(len(BASIC)):
            leader = district_leader(view, district)
            if leader != FREE:
                x, y = layout.district(district).topright
                yield sprite(f"leader.{district}", seal, seat_styles[leader], px(18), at=(x - px(5), y), height=1)
        if view.row_gold:
            x, y = layout.osiris_row(components().gold_row - 1)
            yield sprite("rowgold", good_token, "gold", px(19), at=(x + px(9), y + px(9)), height=1.5)
        for number, space in enumerate(components().people_spaces):
            if not space.line:
                yield from people_things(self.style, view, number, layout.people_space(number), layout.u)

    def _ra(self, view: Tekhenu) -> Iterator[Thing]:
        style, layout = self.style, self.layout
        face = Face(ra.draw_pile, (style, len(view.pile)))
        yield Thing("pile", layout.pile, face, label=style.say("ra.pile"), told=True, bleed=60)
        for slot, tile in enumerate(view.display):
            if tile:
                known = tile != UNKNOWN
                face = Face(ra.draw_tile, (tile, 0, known and ra.shines(view, tile), 2.0))
                label = style.narrator.label("tile", tile) if known else ""
                name, subject = (f"tile.{tile}", f"tile.{tile}") if known else (f"tile.{UNKNOWN}{slot}", "")
                yield Thing(name, layout.display(slot), face, subject=subject, label=label, told=known)
                if known:
                    price = Face(ra.draw_price, (tile, layout.px(19)))
                    yield Thing(f"price.{tile}", layout.display_print(slot), price, bleed=30)

    # Tracks

    def _maat(self, view: Tekhenu) -> Iterator[Thing]:
        """In turn order from the left; the last of several lies on top."""
        shown = {seat: max(BALANCES[-1], min(BALANCES[0], view.seats[seat].balance)) for seat in view.order}
        for value in BALANCES:
            together = [seat for seat in view.order if shown[seat] == value]
            for place, seat in enumerate(together):
                spot, height = self.layout.balance_spot(value, place, len(together)), self.layout.balance(value).height
                size, seat_style = min(self.layout.px(22), height + 1), self.style.seat_styles[seat]
                yield sprite(f"balance.{seat}", score_marker, seat_style, size, at=spot, height=1.5)

    def _track(self, view: Tekhenu) -> Iterator[Thing]:
        """Markers of one cell lie side by side; the last one on top."""
        layout = self.layout
        for name, happiness in (("population", False), ("happiness", True)):
            for value in range(components().track_end + 1):
                together = [seat for seat in view.order if steps(view, seat, happiness) == value]
                for place, seat in enumerate(together):
                    spot = layout.track_spot(value, happiness, place, len(together))
                    yield sprite(f"{name}.{seat}", score_marker, self.style.seat_styles[seat], layout.marker, at=spot)

    # Cards and the bag

    def _sections(self, question: Q, viewer: int | None) -> Iterator[Thing]:
        style, view, market = self.style, question.view, self.layout.market
        for number, place in enumerate(self.market.sections):
            cards, needed = view.market[number], components().section_happiness[number]
            locked = viewer is not None and view.seats[viewer].happiness < needed
            face = Face(draw_section, (style, tuple(market), number, tuple(not card for card in cards), locked))
            yield Thing(f"section.{number}", place, face, label=style.say("market.section", n=number + 1), told=True)
        browsing, takeable = bool(question.of(BrowseSection)), {move.card for move in question.of(TakeCard)}
        for number, cards in enumerate(view.market):
            for slot, (place, card) in enumerate(zip(self.market.cards[number], cards, strict=False)):
                if card:
                    yield self._card(f"{number}{slot}", card, place, not browsing, card in takeable)
        yield from self._piles(view)

    def _card(self, where: str, card: str, place: Rect, told: bool, legal: bool) -> Thing:
        """While a section is chosen its cards let clicks through to it."""
        face = Face(draw_market_card, (self.style, card, legal), True)
        if not (told and is_known(card)):
            return Thing(f"market.{card if is_known(card) else where}", place, face)
        label, shape = f"{name_of(self.style, card)} ({card})", Shape("box", max(3.0, place.width * 0.06))
        return Thing(f"market.{card}", place, face, shape=shape, subject=f"card.{card}", label=label, told=True)

    def _piles(self, view: Tekhenu) -> Iterator[Thing]:
        """Draw piles and discards."""
        style, piles, whole = self.style, self.market.piles, self.layout.market
        head = Rect(piles[0].x, whole.y, whole.right - piles[0].x, piles[0].y - whole.y)
        yield Thing("thoth", head, Face(draw_head, (style,)))
        for k, kind in enumerate(CARD_TYPES):
            face, label = Face(draw_pile, (style, kind, len(view.decks[k]))), style.narrator.label("kind", kind)
            yield Thing(f"deck.{kind}", piles[k], face, label=label, told=True)
            yield Thing(f"discards.{kind}", self.market.discards[k], Face(draw_discard, (style, len(view.discards[k]))))

    def _corners(self, view: Tekhenu) -> Iterator[Thing]:
        style = self.style
        left = tuple((colour, view.bag.count(colour)) for colour in COLOURS if colour in view.bag)
        label = style.narrator.label("piece", "bag")
        yield Thing("bag", bag_place(style), Face(draw_bag, (style, left)), label=label, told=True, bleed=60)
        for number, card in enumerate(view.destinies):
            place = self.layout.destiny(number)
            face = Face(draw_sprite, (Picture(small_card, (style, card, place.size, False)), 2.0), True)
            label = name_of(style, card)
            yield Thing(f"destiny.{card}", place, face, subject=f"card.{card}", label=label, told=True)


def ring_box(style: TableStyle, section: int) -> Rect:
    """A box around the middle of a god's part of the ring; the shape says the rest."""
    dial = style.layout.dial
    corners = [
        dial.at(radius, dial.angle(section) + swing)
        for radius in (dial.disc, dial.radius + 6 * dial.u)
        for swing in (-29, -15, 0, 15, 29)
    ]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    whole = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    x, y = dial.at(dial.ring, dial.angle(section))
    half = (min(x - whole.x, whole.right - x), min(y - whole.y, whole.bottom - y))
    return Rect(x - half[0], y - half[1], 2 * half[0], 2 * half[1])
