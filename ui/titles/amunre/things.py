"""What lies on the map of Amun-Re, from the back to the front."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from pygame import Rect, Surface

from game.amunre.auction import Bid, PlaceBid
from game.amunre.components import components
from game.amunre.state import AmunRe
from ui.art.colour import dark
from ui.art.figures import farmer, pawn
from ui.art.masonry import block, double_pyramid, pyramid
from ui.art.palette import CREAM
from ui.art.tokens import alarm, badge, score_marker
from ui.kit.question import Question
from ui.kit.sprite import Tag, sprite
from ui.kit.thing import Face, Shape, Thing
from ui.titles.amunre import printed
from ui.titles.amunre.choice import Choice
from ui.titles.amunre.faces import Faces
from ui.titles.amunre.forecast import expected, supplies
from ui.titles.amunre.pieces import offering_tile, small_back
from ui.titles.amunre.province_status import Status, bidders, bonus_stones, bonus_waits, status, tints
from ui.titles.amunre.score_track import marker_spots
from ui.titles.amunre.shapes import nile_map
from ui.titles.amunre.style import TableStyle

DECKS = ("provinces", "favours", "discard")
SUPPLIES = ("stones", "pyramids", "farmers")
Q: TypeAlias = Question[AmunRe, Choice]


class MapThings:
    """The things of one window; what does not hang on the position is worked out once."""

    def __init__(self, style: TableStyle) -> None:
        self.style = style
        self.layout = style.layout
        self.faces = Faces(style)
        self.rows = {name: printed.rows(self.layout, name, style.province(name)) for name in components().provinces}
        outlines = (*components().provinces, nile_map().quarry_name)
        self._areas = {name: Shape("area", 0, tuple(self.layout.polygon(name))) for name in outlines}
        self._boxes = {name: self.layout.province_box(name) for name in outlines}
        self._space = Shape("disc", self.layout.disc)
        self._field = Shape("box", 5 * self.layout.z)
        self._provinces: dict[str, tuple[object, tuple[Thing, ...]]] = {}
        """The things of each province when it was last asked for, and what they hang on."""

    def of(self, question: Q) -> Iterator[Thing]:
        view = question.view
        kinds = {name: status(view, name) for name in components().provinces}
        yield from self._ground(view)
        yield from self._track()
        yield from self._materials(view)
        for name, kind in kinds.items():
            yield from self._province_kept(view, name, kind)
        for name in view.revealed:  # in the order of the reveal, in which they fly in
            if kinds[name] == "auctioned":
                yield from self._bid_card(question, name)
        yield from self._markers(view)

    def _ground(self, view: AmunRe) -> Iterator[Thing]:
        here, faces = self.layout.map, self.faces
        yield Thing("land", here, Face(faces.land, (view.tile or 0,)), bleed=0)
        for tint in tints(view, self.style.seat_styles):
            yield Thing(f"tint.{tint.province}", self._boxes[tint.province], Face(faces.tint, (tint,)), bleed=6)
        yield Thing("waters", here, Face(faces.waters), bleed=0)

    def _track(self) -> Iterator[Thing]:
        """The four sides of the frame, which tell what it is."""
        board, wide, style = self.layout.zones.board, self.layout.frame, self.style
        sides = (
            Rect(board.x, board.y, board.width, wide),
            Rect(board.right - wide, board.y, wide, board.height),
            Rect(board.x, board.bottom - wide, board.width, wide),
            Rect(board.x, board.y, wide, board.height),
        )
        for k, side in enumerate(sides):
            yield Thing(f"track.{k}", side, label=f"{style.say('track.title')} {k + 1}", told=True)

    def _materials(self, view: AmunRe) -> Iterator[Thing]:
        yield from self._decks(view)
        yield from self._tiles(view)
        style, layout, faces = self.style, self.layout, self.faces
        quarry = nile_map().quarry_name
        yield Thing(
            "quarry",
            self._boxes[quarry],
            Face(faces.quarry),
            shape=self._areas[quarry],
            label=style.say("map.quarry"),
            told=True,
        )
        for k, (kind, left) in enumerate(zip(SUPPLIES, supplies(view), strict=True)):
            place = Rect(0, 0, layout.px(94), layout.px(60))
            place.center = layout.pile(k)
            yield Thing(
                f"supply.{kind}", place, Face(faces.supply, (kind, left, style.say(f"quarry.{kind}"))), bleed=40
            )
        yield Thing("boats", layout.map, Face(faces.boats), bleed=0)

    def _decks(self, view: AmunRe) -> Iterator[Thing]:
        style, layout, faces = self.style, self.layout, self.faces
        top = view.discard[-1] if view.discard else ""
        counts = (len(view.province_deck), len(view.deck), len(view.discard))
        for k, (key, count) in enumerate(zip(DECKS, counts, strict=True)):
            place, seen = layout.deck(k), top if key == "discard" else ""
            yield Thing(
                f"deck.{key}",
                place,
                Face(faces.deck, (key, count, seen)),
                label=style.say(f"deck.{key}"),
                told=True,
                subject=f"card.{seen}" if seen else "",
            )
            beside = Rect(place.right + layout.px(12), place.y + layout.px(16), layout.px(78), layout.text(16) * 3)
            yield Thing(f"count.{key}", beside, Face(faces.deck_label, (style.say(f"deck.{key}"), count)))

    def _tiles(self, view: AmunRe) -> Iterator[Thing]:
        style, layout, faces = self.style, self.layout, self.faces
        spare = layout.spare_tiles(view.tile)
        yield Thing("delta", layout.delta, Face(faces.delta, (view.tile is not None,)), bleed=30)
        left = min(place.left for place in spare.values()) - layout.px(12)
        room = Rect(left - layout.px(150), layout.map.y + layout.px(20), layout.px(150), layout.px(70))
        yield Thing("tiles", room, Face(faces.tiles_label, (style.say("map.tiles"),)))
        for number, tile in enumerate(components().tiles):
            place, height = (spare[number], 4) if number in spare else (layout.delta, 5)
            yield sprite(
                f"tile.{number}",
                offering_tile,
                place.width,
                number,
                at=place.center,
                height=height,
                label=style.narrator.label("offering_tile", tile.id),
                subject=f"tile.{tile.id}",
                told=True,
            )

    # Provinces

    def _province_kept(self, view: AmunRe, name: str, kind: Status) -> tuple[Thing, ...]:
        owner = view.owner_of(name)
        number = -1 if owner is None else view.seats[owner].provinces.index(name)
        key = (
            kind,
            owner,
            number,
            bonus_waits(view, name),
            len(view.bonus_cards.get(name, ())),
            view.stones[name],
            view.pyramids[name],
            view.farmers[name],
            view.extra_farmers[name],
        )
        known = self._provinces.get(name)
        if known is None or known[0] != key:
            known = self._provinces[name] = key, tuple(self._province(view, name, kind, owner, number))
        return known[1]

    def _province(self, view: AmunRe, name: str, kind: Status, owner: int | None, number: int) -> Iterator[Thing]:
        style, layout, rows = self.style, self.layout, self.rows[name]
        cards = len(view.bonus_cards.get(name, ()))
        gift = bonus_stones(view, name) if kind == "auctioned" else 0
        yield Thing(
            f"province.{name}",
            self._boxes[name],
            Face(self.faces.province, (name, kind, bonus_waits(view, name), cards, gift)),
            shape=self._areas[name],
            subject=f"province.{name}",
            owner=owner,
            label=style.province(name),
            told=True,
        )
        if rows.bonus is not None:
            yield from self._bonus(name, rows.bonus, cards, gift, view.stones[name])
        if owner is not None:
            seat_style = style.seat_styles[owner]
            yield sprite(f"scribe.{owner}.{number}", pawn, seat_style, layout.px(52), foot=rows.scribe, height=3)
        yield from self._standing(view, name, kind)
        yield from self._fields(view, name, kind == "out")

    def _bonus(self, name: str, frame: Rect, cards: int, gift: int, stones: int) -> Iterator[Thing]:
        """What its buyer gets at once, as pieces. The stones are the last ones of the province."""
        layout = self.layout
        for k in range(cards):
            spot = printed.bonus_card(layout, frame, k)
            yield sprite(f"bonus.{name}.{k}", small_back, layout.px(25), at=spot, height=1)
        for k in range(gift):
            spot = printed.bonus_stone(layout, frame, name, k)
            yield sprite(f"stone.{name}.{stones - gift + k}", block, layout.px(23), at=spot, height=1)

    def _standing(self, view: AmunRe, name: str, kind: Status) -> Iterator[Thing]:
        """Pyramids, stones and farmers outside the fields; under auction small, beside the printed signs."""
        layout, pyramids, stones = self.layout, view.pyramids[name], view.stones[name]
        if kind == "auctioned":
            own = stones - bonus_stones(view, name)
            row = printed.beside_signs(layout, name, self.rows[name], pyramids, own)
        else:
            row = printed.standing(layout, name, pyramids, stones, view.extra_farmers[name])
        counted: dict[str, int] = {}
        for piece in row:
            group = _GROUPS[piece.kind]
            number = counted.get(group, 0)
            counted[group] = number + (2 if piece.kind == "double" else 1)
            height = max(1.5, piece.height / 14)
            yield sprite(f"{group}.{name}.{number}", _piece, piece.kind, piece.height, foot=piece.foot, height=height)

    def _fields(self, view: AmunRe, name: str, out: bool) -> Iterator[Thing]:
        style, layout, places, farmers = self.style, self.layout, self.layout.fields(name), view.farmers[name]
        free = places[farmers:]
        if free:
            label = f"{style.province(name)} : {style.say('map.fields')}"
            place = free[0].unionall(free[1:]).inflate(6, 8)
            yield Thing(f"fields.{name}", place, layer=1, label=label, subject=f"province.{name}")
        for k, place in enumerate(places):
            yield Thing(f"field.{name}.{k}", place, Face(self.faces.field, (out,)), shape=self._field)
            if k < farmers:
                spot = (place.centerx, place.centery - layout.px(6))
                yield sprite(f"farmer.{name}.{k}", farmer, layout.px(37), at=spot)

    # Bid cards and score markers

    def _bid_card(self, question: Q, name: str) -> Iterator[Thing]:
        view, layout, z = question.view, self.layout, self.layout.bid_z
        legal = {move.value for move in question.of(Bid) if move.province == name}
        dull = isinstance(question.decision, PlaceBid) and not legal
        card = f"bidcard.{name}"
        yield Thing(card, layout.bid_card(name), Face(self.faces.bid_card, (bool(legal), dull)), bleed=30)
        standing = bidders(view, name)
        taken = {value for _, value in standing}
        for value in components().bid_values:
            kind = "legal" if value in legal else "taken" if value in taken else "flat"
            kind = "locked" if (name, value) in view.closed else kind
            place = Rect(0, 0, round(31 * z), layout.disc + 8)
            place.center = layout.bid_space(name, value)
            yield Thing(
                f"space.{name}.{value}",
                place,
                Face(self.faces.space, (value, kind), True),
                shape=self._space,
                on=card,
                subject=f"province.{name}",
                label=f"{self.style.province(name)} {value}",
                told=True,
                bleed=4,
            )
        for seat, value in standing:
            yield self._bidder(view, name, seat, value)
        size = round(22 * z)
        for seat, value in standing[:-1]:
            x, y = layout.bid_space(name, value)
            at = (x - round(13 * z), y - round(26 * z))
            yield sprite(f"alarm.{seat}", alarm, size, at=at, height=1, shape=Shape("disc", size))

    def _bidder(self, view: AmunRe, name: str, seat: int, value: int) -> Thing:
        """A scribe on his space, with the value at his feet; the same who goes into the province if the bid holds."""
        seat_style, z = self.style.seat_styles[seat], self.layout.bid_z
        x, y = self.layout.bid_space(name, value)
        tag = Tag(badge, (str(value), max(11, round(15 * z)), dark(seat_style.colour, 0.45), CREAM), round(4 * z))
        scribe, foot = f"scribe.{seat}.{len(view.seats[seat].provinces)}", (x, y + round(13 * z))
        return sprite(scribe, pawn, seat_style, round(46 * z), foot=foot, height=2.5, tag=tag)

    def _markers(self, view: AmunRe) -> Iterator[Thing]:
        """Solid ones for points that are there, pale ones for those that the kingdom would bring if it ended now."""
        layout, seat_styles = self.layout, self.style.seat_styles
        guesses = {seat: expected(view, seat) for seat in range(len(view.seats))}
        pale: Mapping[int, int] = {seat: view.points[seat] + n for seat, n in guesses.items() if n}
        for seat, spot in marker_spots(layout, pale).items():
            yield sprite(f"guess.{seat}", score_marker, seat_styles[seat], layout.marker, at=spot, height=0, alpha=140)
        for seat, spot in marker_spots(layout, dict(enumerate(view.points))).items():
            yield sprite(f"marker.{seat}", score_marker, seat_styles[seat], layout.marker, at=spot)


_GROUPS: dict[printed.Kind, str] = {"pyramid": "pyramid", "double": "pyramid", "stone": "stone", "farmer": "extra"}


def _piece(kind: printed.Kind, height: int) -> Surface:
    """A piece that stands in a province."""
    match kind:
        case "pyramid":
            return pyramid(height)
        case "double":
            return double_pyramid(height)
        case "stone":
            return block(height)
        case "farmer":
            return farmer(height)
