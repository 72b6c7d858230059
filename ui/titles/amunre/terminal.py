"""The table of Amun-Re in lines: provinces and what stands on them, seats and points, one's own purse and hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.amunre.auction import Bid
from game.amunre.building import pyramids_left, stones_left
from game.amunre.components import KINDS, Province, components
from game.amunre.exchange import ExchangeCard
from game.amunre.hidden import UNKNOWN
from game.amunre.offering import OfferGold
from game.amunre.scoring import pyramids_of, stones_of
from game.amunre.state import AmunRe
from game.core.agenda import Move
from game.core.position import Position
from game.core.records import record
from game.core.title import Title
from ui.terminal.reading import Printed
from ui.terminal.renderers import Group, Renderer, alone
from ui.text.narrator import Narrator


def make(title: Title[Position], narrator: Narrator) -> Renderer:
    return AmunReTable(narrator)


@record
class AmunReTable:
    """Tells what lies on the table, never more than the view holds."""

    narrator: Narrator

    def table(self, view: Position, viewer: int | None) -> list[str]:
        assert isinstance(view, AmunRe)
        names = [name for name in components().provinces if _has_something(view, name)]
        return [
            *self._state(view),
            *(self._province(view, name) for name in names),
            *(self._seat(view, seat) for seat in view.clockwise(view.first)),
            self._supply(view),
            *self._own(view, viewer),
        ]

    def glance(self, view: Position, viewer: int | None) -> list[str]:
        assert isinstance(view, AmunRe)
        own = [] if viewer is None else view.seats[viewer].provinces
        names = view.revealed if view.phase == "auction" else own
        return [*self._state(view), *(self._province(view, name) for name in names), *self._own(view, viewer)]

    def grouped(self, moves: Sequence[Move], view: Position) -> list[Group]:
        """Bids by province, offerings so that the number is the gold, exchanges together; the rest one by one."""
        bids = [move for move in moves if isinstance(move, Bid)]
        gold = [move for move in moves if isinstance(move, OfferGold)]
        cards = [move for move in moves if isinstance(move, ExchangeCard)]
        others = [move for move in moves if not isinstance(move, (Bid, OfferGold, ExchangeCard))]
        return [
            *(self._bids([bid for bid in bids if bid.province == name]) for name in _provinces(bids)),
            *([self._gold(gold)] if gold else []),
            *(alone(self.narrator, move) for move in others),
            *([self._exchanges(cards)] if cards else []),
        ]

    def printed(self, view: Position) -> list[Printed]:
        label, say = self.narrator.label, self.narrator.voice.say
        cards = [Printed(kind, label("card", kind), say(f"amunre.card_text.{kind}")) for kind in (*KINDS, "theft")]
        return [*cards, *(self._printed_province(province) for province in components().provinces.values())]

    def _printed_province(self, province: Province) -> Printed:
        features = {"fields": province.fields, **_features(province, acquired=False)}
        told = [self.narrator.counted("feature", features), self._place(province)]
        return Printed(province.id, self.narrator.label("province", province.id), self._say("semicolon").join(told))

    def _bids(self, bids: list[Bid]) -> Group:
        if len(bids) == 1:
            return alone(self.narrator, bids[0])
        labels = tuple(self._say("gold", n=bid.value) for bid in bids)
        return Group(self._say("bids", province=bids[0].province), labels, tuple(bids))

    def _gold(self, offers: list[OfferGold]) -> Group:
        if len(offers) == 1:
            return alone(self.narrator, offers[0])
        labels = tuple(self._say("gold", n=offer.n) for offer in offers)
        return Group("", labels, tuple(offers), self._say("offers", n=offers[-1].n))

    def _exchanges(self, cards: list[ExchangeCard]) -> Group:
        if len(cards) == 1:
            return alone(self.narrator, cards[0])
        labels = tuple(self.narrator.label("card", move.card) for move in cards)
        return Group(self._say("exchanges"), labels, tuple(cards))

    def _state(self, view: AmunRe) -> list[str]:
        turns = components().turns_per_kingdom
        lines = [
            self._say(
                "state", kingdom=view.kingdom_id, n=view.turn_of_kingdom, turns=turns, phase=view.phase, seat=view.first
            )
        ]
        if view.tile is not None:
            tile = components().tiles[view.tile]
            key = "tile_camel" if tile.camel else "tile"
            lines.append(self._say(key, total=view.offering, offering_tile=tile.id, value=tile.value))
        return lines

    def _province(self, view: AmunRe, name: str) -> str:
        province, owner = components().provinces[name], view.owner_of(name)
        parts = [self._pieces(view, province)]
        features = self.narrator.counted("feature", _features(province, acquired=owner is not None))
        if features:
            parts.append(features)
        parts.append(self._place(province))
        if owner is None and name in view.revealed:
            parts.append(self._standing_bids(view, name))
        told = self._say("semicolon").join(part for part in parts if part)
        if owner is not None:
            return self._say("province_owned", province=name, seat=owner, told=told)
        on_offer = view.phase == "auction" and name in view.revealed
        return self._say("province_on_offer" if on_offer else "province_free", province=name, told=told)

    def _place(self, province: Province) -> str:
        where = {"bank": province.bank, "region": province.region, "river_side": province.river_side}
        return self.narrator.voice.say("amunre.province_place", **where)

    def _pieces(self, view: AmunRe, province: Province) -> str:
        name = province.id
        extra, stones, pyramids = view.extra_farmers[name], view.stones[name], view.pyramids[name]
        parts = [self._say("fields", n=view.farmers[name], fields=province.fields)] if province.fields else []
        parts += [self._say("extra_farmers", n=extra)] if extra else []
        parts += [self._say("stones", n=stones)] if stones else []
        parts += [self._say("pyramids", n=pyramids)] if pyramids else []
        return ", ".join(parts)

    def _standing_bids(self, view: AmunRe, name: str) -> str:
        standing = sorted((-seat.bid, index) for index, seat in enumerate(view.seats) if seat.bid_on == name)
        told = [self._say("bid", seat=index, value=-value) for value, index in standing] or [self._say("no_bid")]
        told += [self._say("closed", value=value) for province, value in view.closed if province == name]
        return ", ".join(told)

    def _seat(self, view: AmunRe, seat: int) -> str:
        return self._say(
            "seat",
            seat=seat,
            points=view.points[seat],
            provinces=len(view.seats[seat].provinces),
            pyramids=pyramids_of(view, seat),
            stones=stones_of(view, seat),
        )

    def _supply(self, view: AmunRe) -> str:
        key = "supply_counted" if view.counted_stones else "supply"
        return self._say(
            key,
            farmers=view.farmer_supply(),
            stones=max(0, stones_left(view)),
            pyramids=pyramids_left(view),
            n=view.cards_left(),
        )

    def _own(self, view: AmunRe, viewer: int | None) -> list[str]:
        if viewer is None:
            return []
        own = view.seats[viewer]
        hand = tuple(
            self._say("card", card=kind, n=count) if count > 1 else self.narrator.label("card", kind)
            for kind, count in Counter(own.hand).items()
        )
        lines = [self._say("own", seat=viewer, n=own.gold, told=hand, cards=len(own.hand))]
        if own.province_cards:
            lines.append(self._say("province_cards", seat=viewer, province=tuple(own.province_cards)))
        if own.chosen not in ("", UNKNOWN):
            lines.append(self._say("chosen", seat=viewer, province=own.chosen))
        return lines

    def _say(self, key: str, /, **values: object) -> str:
        return self.narrator.voice.say(f"cli.amunre.{key}", **values)


def _has_something(view: AmunRe, name: str) -> bool:
    owned = view.owner_of(name) is not None
    return owned or name in view.revealed or view.stones[name] > 0 or view.pyramids[name] > 0


def _provinces(bids: list[Bid]) -> list[str]:
    return list(dict.fromkeys(bid.province for bid in bids))


def _features(province: Province, acquired: bool) -> dict[str, int]:
    """What is printed on a province; what one gets on taking it counts only before that."""
    lasting = {
        "favour_symbols": province.favour_symbols,
        "gold_mine": province.gold_mine,
        "caravan": province.caravan,
        "temples": province.temples,
    }
    once = {
        "bonus_cards": province.bonus_cards,
        "bonus_stones": province.bonus_stones,
        "bonus_gold": province.bonus_gold,
    }
    return lasting if acquired else {**lasting, **once}
