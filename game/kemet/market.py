"""KEM-6.3  Buy a Power: one tile of the colour of the action space, and what lies on it."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal
from game.core.errors import Values
from game.core.records import record
from game.kemet import events
from game.kemet.balance import owes_silver
from game.kemet.components import NONE, PowerTile, components
from game.kemet.creatures import BringCreatures
from game.kemet.expenses import tile_price
from game.kemet.resolution import take_back
from game.kemet.state import Kemet


@record
class BuyTile(Move):
    """Buy this Power tile."""

    tile: str


@record
class BuyNothing(Move):
    """Buy no tile: an empty action."""


@record
class GiveUpCard(Move):
    """Remove this basic battle card from the game for the special one."""

    card: str


BuyingMove: TypeAlias = BuyTile | BuyNothing

SILVER = "silver_token"
"""The effect of the tiles that a silver token lies on."""
buy_tile, give_up_card = cache(BuyTile), cache(GiveUpCard)
BUY_NOTHING = BuyNothing()


@cache
def display(colour: str) -> tuple[PowerTile, ...]:
    """KEM-3.1  All tiles of a colour as they are laid out."""
    return tuple(tile for tile in components().tiles.values() if tile.colour == colour)


def best_level(game: Kemet, seat: int, colour: str) -> int:
    """KEM-4.3  The highest pyramid of a colour that the seat controls, its own or an enemy's."""
    best = 0
    for space in game.board.districts:
        if game.colours[space] == colour and game.levels[space] > best and game.controller(space) == seat:
            best = game.levels[space]
    return best


def owner_of(game: Kemet, tile: str) -> int | None:
    """Who bought a tile, if anybody did."""
    for seat, tiles in enumerate(game.tiles):
        if tile in tiles:
            return seat
    return None


def tiles_for_sale(game: Kemet, seat: int, colour: str) -> list[PowerTile]:
    """KEM-6.3.1  What the seat can buy of a colour: still there, not too high, not too dear, no picture twice."""
    level, purse = best_level(game, seat, colour), game.prayers[seat]
    sold = {tile for tiles in game.tiles for tile in tiles}
    known = {components().tiles[tile].illustration for tile in game.tiles[seat]}
    found = []
    for tile in display(colour):
        if tile.level > level or tile.id in sold or tile.illustration in known:
            continue
        if tile_price(game, seat, tile) <= purse:
            found.append(tile)
            known.add(tile.illustration)
    return found


def silver_tile(game: Kemet, seat: int, colour: str) -> bool:
    """KEM-5.3, KEM-5.5  Whether a purchase of this colour can bring a silver token."""
    return colour != NONE and any(tile.effect.type == SILVER for tile in tiles_for_sale(game, seat, colour))


@record
class BuyPower(Decision[Kemet, BuyingMove]):
    """KEM-6.3.1  Buy one tile of this colour, up to the level of a pyramid that you control, or nothing.

    Of two equal tiles, with the same illustration in the same colour, the first one left is offered. A token that
    keeps Balance only with a silver one must bring it (KEM-5.3).
    """

    rule: ClassVar[str] = "KEM-6.3.1"
    seat: int
    colour: str

    def moves(self, game: Kemet) -> list[BuyingMove]:
        found = tiles_for_sale(game, self.seat, self.colour)
        if owes_silver(game, self.seat):
            return [buy_tile(tile.id) for tile in found if tile.effect.type == SILVER]
        return [*(buy_tile(tile.id) for tile in found), BUY_NOTHING]

    def refusals(self, game: Kemet) -> list[Refusal]:
        offered, refused = self.moves(game), []
        for tile in display(self.colour):
            move = buy_tile(tile.id)
            if move not in offered:
                refused.append(Refusal(move, *self._reason(game, tile)))
        return refused

    def _reason(self, game: Kemet, tile: PowerTile) -> tuple[str, Values]:
        owner, level = owner_of(game, tile.id), best_level(game, self.seat, self.colour)
        twins = [one for one in game.tiles[self.seat] if components().tiles[one].illustration == tile.illustration]
        if owner is not None:
            return "kemet.refusal.tile_sold", {"tile": tile.id, "rival": owner}
        if twins:
            return "kemet.refusal.same_illustration", {"tile": tile.id, "other": twins[0]}
        if tile.level > level:
            return "kemet.refusal.pyramid_too_low", {"tile": tile.id, "n": tile.level, "level": level}
        price = tile_price(game, self.seat, tile)
        if price > game.prayers[self.seat]:
            return "kemet.refusal.too_dear", {"n": price, "has": game.prayers[self.seat]}
        return "kemet.refusal.twin_offered", {"tile": tile.id}

    def facts(self, game: Kemet) -> Values:
        level = best_level(game, self.seat, self.colour)
        return {"seat": self.seat, "colour": self.colour, "level": level, "prayers": game.prayers[self.seat]}

    def play(self, game: Kemet, move: BuyingMove) -> None:
        if isinstance(move, BuyTile):
            tile = components().tiles[move.tile]
            price = tile_price(game, self.seat, tile)
            game.pay(self.seat, price)
            game.tiles[self.seat] = tuple(sorted((*game.tiles[self.seat], tile.id)))
            game.report(events.TileBought, self.seat, tile.id, price)
            take_what_lies_on(game, self.seat, tile)


def take_what_lies_on(game: Kemet, seat: int, tile: PowerTile) -> None:
    """KEM-6.3.4  VP, creature or special card; silver and gold tokens are there with the tile."""
    effect = tile.effect
    if effect.type in ("vp", "creature_and_vp"):
        game.score(seat, effect.value, effect.kind)
    if effect.type == "special_battle_card":
        take_back(game, seat)
        game.ask(ExchangeBattleCard(seat, effect.kind))
    if tile.creature != NONE:
        game.idle_creatures[seat] = tuple(sorted((*game.idle_creatures[seat], tile.creature)))
        game.ask(BringCreatures(seat))


@record
class ExchangeBattleCard(Decision[Kemet, GiveUpCard]):
    """KEM-8.11  Which basic battle card leaves the game for the special one; all see it."""

    rule: ClassVar[str] = "KEM-8.11"
    seat: int
    card: str

    def moves(self, game: Kemet) -> list[GiveUpCard]:
        return [give_up_card(card) for card in game.battle_hands[self.seat] if card in components().basic_cards]

    def refusals(self, game: Kemet) -> list[Refusal]:
        specials = [card for card in game.battle_hands[self.seat] if card not in components().basic_cards]
        return [Refusal(give_up_card(card), "kemet.refusal.only_basic", {"card": card}) for card in specials]

    def play(self, game: Kemet, move: GiveUpCard) -> None:
        kept = [card for card in game.battle_hands[self.seat] if card != move.card]
        game.battle_hands[self.seat] = tuple(sorted((*kept, self.card)))
        game.given_up[self.seat] += (move.card,)
        game.specials[self.seat] += (self.card,)
        game.report(events.BattleCardExchanged, self.seat, move.card, self.card)
