"""Leads a copy of the position through the events and says how each is shown."""

from __future__ import annotations

from collections.abc import Sequence

from game.amunre import events as happened
from game.amunre.components import box
from game.amunre.hidden import SEALED, UNKNOWN
from game.amunre.state import AmunRe
from game.core.events import Event, Scored
from ui.art.cards import card_back
from ui.art.curves import Point
from ui.art.figures import farmer, pawn
from ui.art.masonry import block, pyramid
from ui.boards.amunre import printed
from ui.boards.amunre.animation.coins import coins
from ui.boards.amunre.animation.drops import Building, Drop, Drops
from ui.boards.amunre.animation.offering.scene import OfferingScene
from ui.boards.amunre.animation.offering.story import story
from ui.boards.amunre.animation.reveal import Reveal
from ui.boards.amunre.animation.walk import ScoreWalk
from ui.boards.amunre.bid_cards import scribe_foot
from ui.boards.amunre.furniture import DISCARD, FAVOURS
from ui.boards.amunre.look import SIGNS, Look, colour_of
from ui.boards.amunre.picture import BoardPicture
from ui.boards.amunre.pieces import BACK, offering_tile, small_back, small_card
from ui.boards.amunre.provinces import farmer_spot, standing_pieces
from ui.boards.animation.fades import Banner, CrossFade
from ui.boards.animation.flights import Flight, Flights, staggered
from ui.boards.board import Animation


class Director:
    """`now` is what the board shows at this point of the film."""

    def __init__(self, look: Look, picture: BoardPicture, before: AmunRe, after: AmunRe) -> None:
        self._look = look
        self._layout = look.layout
        self._picture = picture
        self._before = before
        self._after = after
        self.now = before.clone()
        self.animations: list[Animation] = []

    def _add(self, animation: Animation) -> None:
        self.animations.append(animation)

    def _under(self) -> AmunRe:
        return self.now.clone()

    def _fade(self, before: AmunRe, seconds: float) -> None:
        """The board fades over to how it is now."""
        after = self._under()
        self._add(CrossFade(before, lambda: self._picture.of(after, None), self._layout.zones.board, seconds))

    def _banner(self, text: str) -> None:
        self._add(Banner(self._look.layout.screen, self._under(), self._layout.map, text, 1.1))

    # Groups

    def show(self, group: Sequence[Event]) -> None:
        """One event, or several of a kind that happen at once."""
        match group[0]:
            case happened.TurnBegan():
                self._turn(group[0])
            case happened.ProvincesRevealed():
                self._reveal(group[0])
            case happened.BonusLaid():
                self._bonus([event for event in group if isinstance(event, happened.BonusLaid)])
            case happened.BidPlaced():
                self._bid(group[0])
            case happened.SpaceClosed(province, value):
                self.now.closed.append((province, value))
            case happened.ProvinceTaken():
                self._take([event for event in group if isinstance(event, happened.ProvinceTaken)])
            case happened.BonusGold(seat, province, n):
                self._coins(province, seat, n)
            case happened.CardPlayed(seat, card) | happened.CardExchanged(seat, card):
                self._discard(seat, card)
            case happened.CardPlayedOn(seat, card, province):
                self._discard(seat, card, province)
            case happened.CardsDrawn(seat, n):
                self._draw(seat, n)
            case happened.DeckReshuffled(n):
                last = self.now.deck  # drawn before the shuffle, told with the draw that needed it
                self.now.deck, self.now.discard = [*last, *[UNKNOWN] * n], []
            case happened.FarmerPlaced(_, province, _) | happened.GiftFarmer(_, province):
                self._farmer(province)
            case happened.ExtraFarmerPlaced(_, province):
                self._stand(province, "farmer")
            case happened.StonePlaced(_, province, _) | happened.GiftStone(_, province):
                self._stand(province, "stone")
            case happened.PyramidBuilt(_, province):
                self._pyramid(province)
            case happened.OfferingLaid(seat):
                self._lay(seat)
            case happened.ProvinceIncome(seat, province, n):
                self.now.phase = "income"
                self._coins(province, seat, n)
            case happened.KingdomScoring():
                self.now.phase = "scoring"
            case happened.KingdomEnded():
                self._end_kingdom(group[0])
            case _:
                pass

    def offerings(self, events: Sequence[Event]) -> None:
        """The scene under the winged sun, then the tile on its way into the delta."""
        told = story(self._before, events)
        if told is None:
            return
        for one in told.offerings:
            self.now.seats[one.seat].offered = one.amount
        self.now.revealed_offerings = True
        self._add(OfferingScene(self._look, told))
        self.now.offering = told.total
        self.now.discard += ["offering_shift"] * len(told.shifts)
        if told.tile is None:
            return
        old = self.now.tile
        if told.tile != old:
            start = self._layout.spare_tiles(old)[told.tile].center
            picture = offering_tile(self._layout.delta.width, told.tile)
            self._add(Flights(self._under(), [Flight(picture, start, self._layout.delta.center)], 0.6))
        self.now.tile = told.tile
        if told.first is not None:
            self.now.first = told.first
        if told.tile != old:
            before = self.now.clone()
            before.tile = old
            self._fade(before, 0.5)

    def score(self, events: Sequence[Scored]) -> None:
        """One walk for each reason."""
        reasons = dict.fromkeys(event.reason for event in events)
        for reason in reasons:
            gains = {event.seat: event.points for event in events if event.reason == reason}
            title = self._look.narrator.label("reason", reason)
            self._add(ScoreWalk(self._look, self._picture, self._under(), title, gains))
            for seat, points in gains.items():
                self.now.points[seat] += points

    # Turns and kingdoms

    def _turn(self, event: happened.TurnBegan) -> None:
        now = self.now
        now.kingdom = 1 if event.kingdom == "old" else 2
        now.turn_of_kingdom, now.phase = event.number, "auction"
        now.revealed, now.closed = [], []
        for seat in now.seats:
            seat.bid_on, seat.bid, seat.offered = "", 0, None
        text = self._look.say("banner.turn", kingdom=event.kingdom, n=event.number)
        self._banner(text[:1].upper() + text[1:])

    def _end_kingdom(self, event: happened.KingdomEnded) -> None:
        """Scribes and farmers leave."""
        before = self._under()
        self._banner(self._look.say("banner.kingdom_end", kingdom=event.kingdom))
        for seat in self.now.seats:
            seat.provinces, seat.bid_on = [], ""
        for name in self.now.farmers:
            self.now.farmers[name] = self.now.extra_farmers[name] = 0
        self.now.revealed = []
        self.now.province_deck = [] if self.now.expert else [UNKNOWN] * len(self.now.in_game)
        self._fade(before, 0.7)

    def _reveal(self, event: happened.ProvincesRevealed) -> None:
        self._add(Reveal(self._look, self._under(), event.province))
        now, after = self.now, self._after
        now.revealed, now.in_game = list(event.province), list(after.in_game)
        now.province_deck = list(after.province_deck)

    def _bonus(self, events: Sequence[happened.BonusLaid]) -> None:
        drops = []
        for event in events:
            frame = printed.rows(self._layout, event.province, self._look.province(event.province)).bonus
            if frame is not None:
                piece = small_back(self._layout.px(25)) if event.cards else block(self._layout.px(23))
                drops.append(Drop(piece, (frame.centerx, frame.bottom - self._layout.px(3))))
        self._add(Drops(self._under(), drops, self._layout.px(60), 0.15))
        for event in events:
            self.now.stones[event.province] += event.stones
            if event.cards:
                self.now.bonus_cards[event.province] = [UNKNOWN] * event.cards
                self.now.deck = self.now.deck[event.cards :]

    # Scribes

    def _bid(self, event: happened.BidPlaced) -> None:
        seat = self.now.seats[event.seat]
        picture = pawn(self._look.liveries[event.seat], round(46 * self._layout.bid_z))
        lift = picture.get_height() / 2
        start: Point = self._layout.seat(event.seat)
        if seat.bid_on:
            x, y = scribe_foot(self._look, seat.bid_on, seat.bid)
            start = (x, y - lift)
        x, y = scribe_foot(self._look, event.province, event.value)
        seat.bid_on = ""
        self._add(Flights(self._under(), [Flight(picture, start, (x, y - lift))]))
        seat.bid_on, seat.bid = event.province, event.value

    def _take(self, events: Sequence[happened.ProvinceTaken]) -> None:
        """Scribes step from their bid cards into the provinces."""
        flights = []
        before = self._under()
        for event in events:
            picture = pawn(self._look.liveries[event.seat], self._layout.px(52))
            x, y = scribe_foot(self._look, event.province, event.value)
            goal = printed.rows(self._layout, event.province, self._look.province(event.province)).scribe
            half = picture.get_height() / 2
            flights.append(Flight(picture, (x, y - half), (goal[0], goal[1] - half), height=20))
            before.seats[event.seat].bid_on = ""
            self.now.seats[event.seat].provinces.append(event.province)
        self._add(Flights(before, flights, 0.5))

    # Cards and gold

    def _discard(self, seat: int, card: str, province: str = "") -> None:
        """Over the province where it works, if there is one, to the discards."""
        place = self._layout.deck(DISCARD)
        picture = small_card(place.size, colour_of(card), SIGNS[card])
        start = self._layout.seat(seat)
        if province:
            x, y = self._layout.anchor(province)
            over = (x, y + self._layout.px(60))
            self._add(Flights(self._under(), [Flight(picture, start, over, end=0.6, height=40)], 0.7))
            start = over
        self._add(Flights(self._under(), [Flight(picture, start, place.center, height=40)], 0.5))
        self.now.discard.append(card)

    def _draw(self, seat: int, count: int) -> None:
        """From the province that was just taken, else from the deck."""
        place = self._layout.deck(FAVOURS)
        start, size = place.center, place.size
        from_province = [name for name in self.now.seats[seat].provinces if name in self.now.bonus_cards]
        if from_province:
            x, y = self._layout.anchor(from_province[0])
            start, size = (x, y + self._layout.px(41)), (self._layout.px(36), self._layout.px(50))
            del self.now.bonus_cards[from_province[0]]
        else:
            self.now.deck = self.now.deck[: max(0, len(self.now.deck) - count)]
        picture = card_back(size, BACK, "favour")
        goal = self._layout.seat(seat)
        flights = [Flight(picture, start, goal, begin, end, 40, stays=False) for begin, end in staggered(min(count, 4))]
        self._add(Flights(self._under(), flights, 0.35 + 0.15 * min(count, 4)))

    def _coins(self, province: str, seat: int, amount: int) -> None:
        if amount:
            self._add(coins(self._look, self._under(), province, seat, amount))

    def _lay(self, seat: int) -> None:
        self.now.phase = "offering"
        picture = card_back((self._layout.px(40), self._layout.px(56)), BACK, "offering")
        goal = self._layout.delta.center
        flight = Flight(picture, self._layout.seat(seat), goal, height=60, stays=False)
        self._add(Flights(self._under(), [flight], 0.4))
        self.now.seats[seat].offered = SEALED

    # Pieces in provinces

    def _farmer(self, province: str) -> None:
        place = self._layout.fields(province)[self.now.farmers[province]]
        x, y = farmer_spot(self._look, place)
        picture = farmer(self._layout.px(37))
        drop = Drop(picture, (x, y + picture.get_height() // 2))
        self._add(Drops(self._under(), [drop], self._layout.px(70), 0.35))
        self.now.farmers[province] += 1

    def _stand(self, province: str, kind: printed.Kind) -> None:
        """A stone, or a farmer outside the fields: it falls where it will stand, the others make room."""
        pieces = self.now.stones if kind == "stone" else self.now.extra_farmers
        under = self._under()
        pieces[province] += 1
        row = [one for one in standing_pieces(self._look, self.now, province) if one.kind == kind]
        if row:
            picture = (block if kind == "stone" else farmer)(row[-1].height)
            self._add(Drops(under, [Drop(picture, row[-1].foot)], self._layout.px(70), 0.35))

    def _pyramid(self, province: str) -> None:
        """Three stones become a pyramid; two if the Architect was just played."""
        stones = min(self.now.stones[province], box().stones_per_pyramid)
        spent = stones if stones < box().stones_per_pyramid else box().stones_per_pyramid
        row = standing_pieces(self._look, self.now, province)
        feet = [one.foot for one in row if one.kind == "stone"][:spent]
        size = next((one.height for one in row if one.kind == "stone"), self._layout.px(29))
        self.now.stones[province] -= spent
        under = self._under()
        self.now.pyramids[province] += 1
        new = [one for one in standing_pieces(self._look, self.now, province) if one.kind in ("pyramid", "double")]
        foot = new[-1].foot if new else self._layout.anchor(province)
        self._add(Building(under, feet, size, pyramid(self._layout.px(48)), foot))
