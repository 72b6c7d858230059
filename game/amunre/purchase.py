"""AMU-7  Phase 2: favour cards, farmers, stones, in this order, each priced on its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar, TypeAlias

from game.amunre import building, events
from game.amunre.building import Quarry, affordable
from game.amunre.components import components, price
from game.amunre.exchange import ExchangeCard, exchanges
from game.amunre.state import AmunRe
from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values
from game.core.records import record


@record
class BuyCards(Move):
    """Buy this many favour cards in one go; 0 goes on to the farmers."""

    n: int


@record
class BuyFarmer(Move):
    """Buy one more farmer for a free field of this province."""

    province: str


@record
class StopFarmers(Move):
    """No more farmers: on to the stones."""


@record
class BuyStone(Move):
    """Buy one more stone for this province."""

    province: str


@record
class StopStones(Move):
    """No more stones: the purchase turn ends."""


@record
class PlayArchitect(Move):
    """Play Architect: two stones of this province become a pyramid."""

    province: str


@record
class PlayExtraFarmer(Move):
    """Play Extra Farmer: a free farmer outside the fields of this province."""

    province: str


PurpleMove: TypeAlias = PlayArchitect | PlayExtraFarmer
CardMove: TypeAlias = BuyCards | PurpleMove | ExchangeCard
FarmerMove: TypeAlias = BuyFarmer | PurpleMove | ExchangeCard | StopFarmers
StoneMove: TypeAlias = BuyStone | PurpleMove | ExchangeCard | StopStones

buy_cards, buy_farmer, buy_stone = cache(BuyCards), cache(BuyFarmer), cache(BuyStone)
play_architect, play_extra_farmer = cache(PlayArchitect), cache(PlayExtraFarmer)
STOP_FARMERS, STOP_STONES = StopFarmers(), StopStones()


@record
class BeginPurchase(Step[AmunRe]):
    """AMU-7.1  One complete turn: a) favour cards, b) farmers, c) stones; what cannot be bought is not asked."""

    rule: ClassVar[str] = "AMU-7.1"
    seat: int

    def run(self, game: AmunRe) -> None:
        game.begin_turn()
        if card_limit(game, self.seat) and game.cards_left() and game.means(self.seat):
            game.then(BuyFavours(self.seat), OfferFarmers(self.seat), OfferStones(self.seat))
        else:
            game.then(OfferFarmers(self.seat), OfferStones(self.seat))


@record
class BuyFavours(Decision[AmunRe, CardMove]):
    """AMU-7.3, AMU-7.7  Buy favour cards in one go, as many as your best province has symbols; purple ones before."""

    rule: ClassVar[str] = "AMU-7.3"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (PlayArchitect, PlayExtraFarmer, ExchangeCard)
    seat: int

    def moves(self, game: AmunRe) -> list[CardMove]:
        most = min(card_limit(game, self.seat), game.cards_left())
        gold = game.seats[self.seat].gold
        found: list[CardMove] = [buy_cards(n) for n in range(most + 1) if price(n) <= gold]
        found += purple_moves(game, self.seat)
        found += exchanges(game, self.seat)
        return found

    def refusals(self, game: AmunRe) -> list[Refusal]:
        limit, gold = card_limit(game, self.seat), game.seats[self.seat].gold
        refused = []
        for n in range(1, max(province.favour_symbols for province in components().provinces.values()) + 1):
            if n > limit:
                refused.append(Refusal(buy_cards(n), "amunre.refusal.card_limit", {"n": limit}))
            elif n > game.cards_left():
                refused.append(Refusal(buy_cards(n), "amunre.refusal.no_cards", {"n": game.cards_left()}))
            elif price(n) > gold:
                refused.append(Refusal(buy_cards(n), "amunre.refusal.needs_gold", {"n": price(n), "gold": gold}))
        return refused + extra_farmer_refusals(game, self.seat)

    def facts(self, game: AmunRe) -> Values:
        return {"seat": self.seat, "n": card_limit(game, self.seat), "gold": game.seats[self.seat].gold}

    def play(self, game: AmunRe, move: CardMove) -> None:
        if isinstance(move, ExchangeCard):
            game.exchange(self.seat, move.card)
            game.then(self)
        elif isinstance(move, (PlayArchitect, PlayExtraFarmer)):
            play_purple(game, self.seat, move)
            game.then(self)
        elif move.n:
            game.pay(self.seat, price(move.n))
            game.report(events.CardsBought, self.seat, move.n, price(move.n))
            game.deal(self.seat, game.draw(move.n))


@record
class OfferFarmers(Step[AmunRe]):
    """AMU-7.4  Farmers are asked only where one could be bought.

    An Extra Farmer alone waits for the stones: to be asked here for his sake would show that he is held.
    """

    rule: ClassVar[str] = "AMU-7.4"
    seat: int

    def run(self, game: AmunRe) -> None:
        can_buy = game.means(self.seat) and any(game.free_fields(name) for name in game.seats[self.seat].provinces)
        if can_buy and game.farmer_supply():
            game.then(BuyFarmers(self.seat, 0))


@record
class BuyFarmers(Decision[AmunRe, FarmerMove]):
    """AMU-7.4, AMU-7.7  Buy farmers one after another for free fields of your provinces: the next costs 1 PO more."""

    rule: ClassVar[str] = "AMU-7.4"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (PlayArchitect, PlayExtraFarmer, ExchangeCard)
    seat: int
    bought: int

    def moves(self, game: AmunRe) -> list[FarmerMove]:
        found: list[FarmerMove] = [STOP_FARMERS]
        if game.farmer_supply():
            owner = game.seats[self.seat]
            if owner.gold > self.bought:
                found += [buy_farmer(name) for name in owner.provinces if game.free_fields(name)]
        found += purple_moves(game, self.seat)
        found += exchanges(game, self.seat)
        return found

    def refusals(self, game: AmunRe) -> list[Refusal]:
        owner = game.seats[self.seat]
        refused = []
        for name in owner.provinces:
            if not game.farmer_supply():
                refused.append(Refusal(buy_farmer(name), "amunre.refusal.no_farmers", {}))
            elif not game.free_fields(name):
                refused.append(Refusal(buy_farmer(name), "amunre.refusal.no_field", {"province": name}))
            elif owner.gold <= self.bought:
                values: Values = {"n": self.bought + 1, "gold": owner.gold}
                refused.append(Refusal(buy_farmer(name), "amunre.refusal.needs_gold", values))
        return refused + extra_farmer_refusals(game, self.seat)

    def foregone(self, game: AmunRe) -> StopFarmers | None:
        """No farmer can be placed any more: what cards still do, they do with the stones as well."""
        return None if game.farmer_supply() and self._room(game) else STOP_FARMERS

    def facts(self, game: AmunRe) -> Values:
        situation = "room" if self._room(game) else "full"
        return {**purchase_facts(game, self.seat, self.bought), "situation": situation}

    def _room(self, game: AmunRe) -> bool:
        return any(game.free_fields(name) for name in game.seats[self.seat].provinces)

    def play(self, game: AmunRe, move: FarmerMove) -> None:
        if isinstance(move, StopFarmers):
            return
        bought = self.bought
        if isinstance(move, BuyFarmer):
            bought += 1
            game.pay(self.seat, bought)
            game.farmers[move.province] += 1
            game.report(events.FarmerPlaced, self.seat, move.province, bought)
        elif isinstance(move, ExchangeCard):
            game.exchange(self.seat, move.card)
        else:
            play_purple(game, self.seat, move)
        game.then(BuyFarmers(self.seat, bought))


@record
class OfferStones(Step[AmunRe]):
    """AMU-7.5  Stones are asked only where something can be bought or played."""

    rule: ClassVar[str] = "AMU-7.5"
    seat: int

    def run(self, game: AmunRe) -> None:
        decision = BuyStones(self.seat, 0)
        if len(decision.moves(game)) > 1:
            game.then(decision)


@record
class BuyStones(Decision[AmunRe, StoneMove]):
    """AMU-7.5, AMU-7.8  Buy stones one after another for your provinces; the Architect may be played in between."""

    rule: ClassVar[str] = "AMU-7.5"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (PlayArchitect, PlayExtraFarmer, ExchangeCard)
    seat: int
    bought: int

    def is_open(self, game: AmunRe, move: Move) -> bool:
        """AMU-5.8  That the stones can come to rest, or cannot, may hang on an Architect in the hand."""
        if isinstance(move, BuyStone):
            left = building.stones_left(game), building.pyramids_left(game)
            return self._rests(game, move.province, *left) is not None
        return not isinstance(move, self.secret_answers)

    def moves(self, game: AmunRe) -> list[StoneMove]:
        found: list[StoneMove] = []
        owner = game.seats[self.seat]
        in_quarry, left = building.stones_left(game), building.pyramids_left(game)
        at_rest = in_quarry >= 0
        if at_rest:
            found.append(STOP_STONES)
        for name in owner.provinces:
            if owner.gold > self.bought and self._may_lay(game, name, in_quarry, left):
                found.append(buy_stone(name))
        found += [play_architect(name) for name in self._architect_provinces(game, left)]
        if at_rest:
            found += extra_farmers(game, self.seat)
            found += exchanges(game, self.seat)
        else:
            found += [move for move in exchanges(game, self.seat) if self._may_exchange(game, move.card)]
        return found

    def _architect_provinces(self, game: AmunRe, pyramids_left: int) -> list[str]:
        names = architect_provinces(game, self.seat) if pyramids_left else []
        if names and building.stones_left(game) + components().stones_with_architect < 0:
            return [name for name in names if self._ends_well(game, name, Quarry.with_architect)]
        return names

    def _may_lay(self, game: AmunRe, name: str, stones_left: int, pyramids_left: int) -> bool:
        """AMU-5.8  Whether a stone there can be part of a purchase that ends within the limits."""
        rests = self._rests(game, name, stones_left, pyramids_left)
        return self._ends_well(game, name, Quarry.with_stone) if rests is None else rests

    def _rests(self, game: AmunRe, name: str, stones_left: int, pyramids_left: int) -> bool | None:
        """AMU-5.8  Whether a stone there stays within the limits at once; None: that hangs on what follows."""
        after = stones_left - 1
        if game.stones[name] + 1 >= components().stones_per_pyramid:
            if not pyramids_left:
                return False
            after += components().stones_per_pyramid
        return True if after >= 0 else None

    def _ends_well(self, game: AmunRe, name: str, act: Callable[[Quarry, int], Quarry | None]) -> bool:
        """Whether the purchase can end within the limits after this stone, or this use of the Architect."""
        index = game.seats[self.seat].provinces.index(name)
        for quarry in self._quarries(game, game.means(self.seat)):
            after = act(quarry, index)
            if after is not None and after.comes_to_rest():
                return True
        return False

    def _may_exchange(self, game: AmunRe, card: str) -> bool:
        """In the middle of a purchase: whether it can still end within the limits without that card."""
        last_architect = card == "architect" and game.seats[self.seat].hand.count(card) == 1
        quarries = self._quarries(game, game.means(self.seat))
        return any(quarry.comes_to_rest() for quarry in quarries if not (quarry.architect and last_architect))

    def _quarries(self, game: AmunRe, means: int) -> list[Quarry]:
        """What can still happen without and with the Architect; playing him costs a card that would be 1 PO."""
        board = building.stones_of(game, self.seat), building.stones_left(game), building.pyramids_left(game)
        quarries = [Quarry(*board, affordable(self.bought, means), False)]
        if game.can_play(self.seat, "architect"):
            quarries.append(Quarry(*board, affordable(self.bought, means - 1), True))
        return quarries

    def refusals(self, game: AmunRe) -> list[Refusal]:
        owner = game.seats[self.seat]
        in_quarry, left = building.stones_left(game), building.pyramids_left(game)
        refused = []
        if in_quarry < 0:
            for waiting in self._waits(game):
                refused.append(Refusal(waiting, "amunre.refusal.too_many_stones", {"n": components().stones}))
        for name in owner.provinces:
            move = buy_stone(name)
            if owner.gold <= self.bought:
                refused.append(Refusal(move, "amunre.refusal.needs_gold", {"n": self.bought + 1, "gold": owner.gold}))
            elif not self._may_lay(game, name, in_quarry, left):
                if not left and game.stones[name] + 1 >= components().stones_per_pyramid:
                    refused.append(Refusal(move, "amunre.refusal.no_pyramids", {"province": name}))
                else:
                    refused.append(Refusal(move, "amunre.refusal.too_many_stones", {"n": components().stones}))
        return refused + self._architect_refusals(game, left) + extra_farmer_refusals(game, self.seat)

    def _waits(self, game: AmunRe) -> list[StoneMove]:
        """AMU-5.8  What has to wait, or to stay in the hand, until the stones have come to rest."""
        kept = [move for move in exchanges(game, self.seat) if not self._may_exchange(game, move.card)]
        return [STOP_STONES, *extra_farmers(game, self.seat), *kept]

    def _architect_refusals(self, game: AmunRe, pyramids_left: int) -> list[Refusal]:
        owner = game.seats[self.seat]
        refused = []
        for name in owner.provinces:
            move = play_architect(name)
            if "architect" in owner.played:
                refused.append(Refusal(move, "amunre.refusal.played_already", {"card": "architect"}))
            elif "architect" not in owner.hand:
                refused.append(Refusal(move, "amunre.refusal.not_held", {"card": "architect"}))
            elif not pyramids_left:
                refused.append(Refusal(move, "amunre.refusal.no_pyramids", {"province": name}))
            elif game.stones[name] < components().stones_with_architect:
                values: Values = {"province": name, "n": components().stones_with_architect, "has": game.stones[name]}
                refused.append(Refusal(move, "amunre.refusal.few_stones", values))
        return refused

    def facts(self, game: AmunRe) -> Values:
        return purchase_facts(game, self.seat, self.bought)

    def play(self, game: AmunRe, move: StoneMove) -> None:
        if isinstance(move, StopStones):
            return
        bought = self.bought
        if isinstance(move, BuyStone):
            bought += 1
            game.pay(self.seat, bought)
            laid = events.StonePlaced(self.seat, move.province, bought)
            building.lay_stone(game, self.seat, move.province, laid)
        elif isinstance(move, ExchangeCard):
            game.exchange(self.seat, move.card)
        else:
            play_purple(game, self.seat, move)
        game.then(BuyStones(self.seat, bought))


def card_limit(game: AmunRe, seat: int) -> int:
    """AMU-7.3  The largest number of favour symbols in one of the provinces, not their sum."""
    return max((province.favour_symbols for province in game.owned(seat)), default=0)


def purchase_facts(game: AmunRe, seat: int, bought: int) -> Values:
    return {"seat": seat, "bought": bought, "n": bought + 1, "gold": game.seats[seat].gold}


def purple_moves(game: AmunRe, seat: int) -> list[PurpleMove]:
    """AMU-7.7  The purple cards, before and between purchases; in the midst of stones `BuyStones` asks more of them."""
    architects = architect_provinces(game, seat) if building.pyramids_left(game) else []
    return [*map(play_architect, architects), *extra_farmers(game, seat)]


def architect_provinces(game: AmunRe, seat: int) -> list[str]:
    """AMU-12.3  Where an Architect would find enough stones."""
    if not game.can_play(seat, "architect"):
        return []
    return [name for name in game.seats[seat].provinces if game.stones[name] >= components().stones_with_architect]


def play_purple(game: AmunRe, seat: int, move: PurpleMove) -> None:
    """AMU-7.7, AMU-12.3, AMU-12.4"""
    if isinstance(move, PlayArchitect):
        game.play_card(seat, "architect")
        building.use_architect(game, seat, move.province)
    else:
        place_extra_farmer(game, seat, move.province)


def extra_farmers(game: AmunRe, seat: int) -> list[PlayExtraFarmer]:
    """AMU-12.4  Where an Extra Farmer could be placed: any own province."""
    if not game.can_play(seat, "extra_farmer") or not game.farmer_supply():
        return []
    return [play_extra_farmer(name) for name in game.seats[seat].provinces]


def extra_farmer_refusals(game: AmunRe, seat: int) -> list[Refusal]:
    """Why an Extra Farmer that is held or was just played cannot be placed now."""
    owner = game.seats[seat]
    if "extra_farmer" in owner.played:
        key, values = "amunre.refusal.played_already", {"card": "extra_farmer"}
    elif "extra_farmer" in owner.hand and not game.farmer_supply():
        key, values = "amunre.refusal.no_farmers", {}
    else:
        return []
    return [Refusal(play_extra_farmer(name), key, {**values}) for name in owner.provinces]


def place_extra_farmer(game: AmunRe, seat: int, province: str) -> None:
    """AMU-12.4  A free farmer outside the fields."""
    game.play_card(seat, "extra_farmer")
    game.extra_farmers[province] += min(components().extra_farmers, game.farmer_supply())
    game.report(events.ExtraFarmerPlaced, seat, province)
