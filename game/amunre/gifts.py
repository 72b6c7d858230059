"""AMU-8.6  Gifts for offerings: favour cards, farmers and stones, in any mix, taken one after another."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, NamedTuple, TypeAlias

from game.amunre import building, events
from game.amunre.building import Quarry
from game.amunre.components import components
from game.amunre.state import AmunRe
from game.core.agenda import Decision, Move, Refusal
from game.core.errors import Values
from game.core.records import record


@record
class TakeCard(Move):
    """A favour card as gift; it is drawn at once."""


@record
class TakeFarmer(Move):
    """A farmer as gift, into a free field of this province."""

    province: str


@record
class TakeStone(Move):
    """A stone as gift, into this province."""

    province: str


GiftMove: TypeAlias = TakeCard | TakeFarmer | TakeStone

take_farmer, take_stone = cache(TakeFarmer), cache(TakeStone)
TAKE_CARD = TakeCard()


class GiftTable(NamedTuple):
    """What is there to be given to one seat."""

    cards: int
    farmers: int
    quarry: Quarry

    def most(self, count: int) -> int:
        """The largest number of gifts, up to `count`, that can be taken; -1 if the stones cannot come to rest."""
        best = 0 if self.quarry.stones_left >= 0 else -1
        if not count:
            return best
        if self.cards:
            best = max(best, _one_more(self._replace(cards=self.cards - 1).most(count - 1)))
        if self.farmers and best < count:
            best = max(best, _one_more(self._replace(farmers=self.farmers - 1).most(count - 1)))
        for index in range(len(self.quarry.stones)):
            if best == count:
                break
            after = self.quarry.with_stone(index)
            if after is not None:
                best = max(best, _one_more(self._replace(quarry=after).most(count - 1)))
        return best


def _one_more(most: int) -> int:
    return -1 if most < 0 else most + 1


@record
class ChooseGifts(Decision[AmunRe, GiftMove]):
    """AMU-8.6  Take your gifts one after another, each card looked at before the next gift; as many as possible."""

    rule: ClassVar[str] = "AMU-8.6"
    seat: int
    count: int
    """Gifts still to be taken."""
    cards: int
    """Cards named before and not drawn yet: only in matches saved under rules version 1, which drew them last."""

    def moves(self, game: AmunRe) -> list[GiftMove]:
        table = self._table(game)
        after = table.most(self.count) - 1
        found: list[GiftMove] = []
        if after < 0:
            return found
        if table.cards and table._replace(cards=table.cards - 1).most(self.count - 1) == after:
            found.append(TAKE_CARD)
        names = game.seats[self.seat].provinces
        if table.farmers and table._replace(farmers=table.farmers - 1).most(self.count - 1) == after:
            found += [take_farmer(name) for name in names if game.free_fields(name)]
        for index, name in enumerate(names):
            quarry = table.quarry.with_stone(index)
            if quarry is not None and table._replace(quarry=quarry).most(self.count - 1) == after:
                found.append(take_stone(name))
        return found

    def _table(self, game: AmunRe) -> GiftTable:
        names = game.seats[self.seat].provinces
        quarry = Quarry(
            building.stones_of(game, self.seat),
            building.stones_left(game),
            building.pyramids_left(game),
            self.count,
            False,
        )
        farmers = min(game.farmer_supply(), sum(game.free_fields(name) for name in names))
        return GiftTable(game.cards_left() - self.cards, farmers, quarry)

    def refusals(self, game: AmunRe) -> list[Refusal]:
        offered = self.moves(game)
        table = self._table(game)
        refused = []
        if TAKE_CARD not in offered:
            refused.append(self._no_card(table))
        for index, name in enumerate(game.seats[self.seat].provinces):
            if take_farmer(name) not in offered:
                refused.append(self._no_farmer(game, table, name))
            if take_stone(name) not in offered:
                refused.append(self._no_stone(table, name, index))
        return refused

    def _no_card(self, table: GiftTable) -> Refusal:
        if not table.cards:
            return Refusal(TAKE_CARD, "amunre.refusal.no_cards", {"n": 0})
        return self._worse_mix(TAKE_CARD, table, table._replace(cards=table.cards - 1))

    def _no_farmer(self, game: AmunRe, table: GiftTable, name: str) -> Refusal:
        if not game.free_fields(name):
            return Refusal(take_farmer(name), "amunre.refusal.no_field", {"province": name})
        if not table.farmers:
            return Refusal(take_farmer(name), "amunre.refusal.no_farmers", {})
        return self._worse_mix(take_farmer(name), table, table._replace(farmers=table.farmers - 1))

    def _no_stone(self, table: GiftTable, name: str, index: int) -> Refusal:
        quarry = table.quarry.with_stone(index)
        if quarry is None:
            return Refusal(take_stone(name), "amunre.refusal.no_pyramids", {"province": name})
        return self._worse_mix(take_stone(name), table, table._replace(quarry=quarry))

    def _worse_mix(self, move: GiftMove, table: GiftTable, after: GiftTable) -> Refusal:
        """AMU-5.8, AMU-8.6  The mix would leave too many stones, or fewer gifts than can be taken."""
        if after.most(self.count - 1) < 0:
            return Refusal(move, "amunre.refusal.too_many_stones", {"n": components().stones})
        return Refusal(move, "amunre.refusal.fewer_gifts", {"n": table.most(self.count)})

    def facts(self, game: AmunRe) -> Values:
        return {"seat": self.seat, "n": self.count}

    def play(self, game: AmunRe, move: GiftMove) -> None:
        drawn = self.cards
        if isinstance(move, TakeCard):
            drawn += 1
            game.report(events.GiftCard, self.seat)
        elif isinstance(move, TakeFarmer):
            game.farmers[move.province] += 1
            game.report(events.GiftFarmer, self.seat, move.province)
        else:
            building.lay_stone(game, self.seat, move.province, events.GiftStone(self.seat, move.province))
        game.deal(self.seat, game.draw(drawn))
        following = ChooseGifts(self.seat, self.count - 1, 0)
        if following.count and following.moves(game):
            game.then(following)
