"""What lies before the one who looks, and around the map: own board, hand, turn order, piles, powers."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from game.kemet.actions import OrderActions, ResolveNext
from game.kemet.cards import EscapeTo, PlayCard, PlayVeto, RainFire, card_of, kinds, play_card
from game.kemet.components import NONE, box
from game.kemet.dawn import TakePosition, take_position
from game.kemet.march import Advance, ChooseTroop, Detach
from game.kemet.market import BuyPower, BuyTile, GiveUpCard, buy_tile, give_up_card
from game.kemet.pyramids import UpgradePyramid
from game.kemet.recruiting import Recruit
from game.kemet.state import Kemet
from game.kemet.tokens import AddGold, PlaceSilver, PlaceToken, place_silver, place_token
from ui.art.palette import HOT
from ui.boards.glows import light
from ui.frame.tooltip import Tip
from ui.titles.kemet import tips
from ui.titles.kemet.desk import Desk
from ui.titles.kemet.market import drawer_places, market_button, market_places
from ui.titles.kemet.place import Place
from ui.titles.kemet.seat import hand_places, order_places, own_board_places, pile_places


@dataclass(slots=True)
class OwnLaid:
    """Places, and the ids that glow because they may be chosen."""

    places: list[Place] = field(default_factory=list)
    spaces: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    tiles: frozenset[str] = frozenset()
    positions: frozenset[int] = frozenset()
    current: str = ""
    """The action that is being resolved."""


class OwnPlaces:
    """Built once for a question."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.look, self.view = desk.look, desk.view
        self.laid = OwnLaid()

    def all(self) -> OwnLaid:
        self._board()
        self._hand()
        self._track()
        self._piles()
        self._market()
        return self.laid

    def _hot(self, rect: Rect) -> partial[None]:
        return partial(_paint_hot, rect, self.look.screen.scale)

    # The action pyramid

    def _board(self) -> None:
        desk, lit = self.desk, set[str]()
        for action, rect in own_board_places(self.look, self.view, desk.seat).items():
            moves = self._token_moves(action)
            refusals = () if moves else desk.refused(place_token(action), place_silver(action))
            if moves:
                lit.add(action)
            tip = partial(tips.action_tip, self.look, self.view, desk.seat, action) if not refusals else None
            self.laid.places.append(
                Place(
                    rect, self.look.name("action_space", action), moves, refusals, f"action.{action}", tip,
                    self._hot(rect) if moves else None, beside=self.look.layout.own_board,
                )
            )  # fmt: skip
        self.laid.spaces = frozenset(lit)
        self.laid.current = current_action(self.view, desk.seat) if desk.asked is not None else ""

    def _token_moves(self, action: str) -> tuple[Move, ...]:
        desk = self.desk
        if isinstance(desk.decision, AddGold):
            return tuple(move for move in desk.moves if move != desk.moves[0]) if action == box().gold_space else ()
        found: list[Move] = [move for move in desk.of(PlaceToken) if move.action == action]
        found += [move for move in desk.of(PlaceSilver) if move.action == action]
        if isinstance(desk.decision, OrderActions):
            for move in desk.of(ResolveNext):
                place = move.action if move.action in box().action_index else box().gold_space
                if place == action:
                    found.append(move)
        return tuple(found)

    # The hand

    def _hand(self) -> None:
        desk, lit = self.desk, set[str]()
        for card, rect in hand_places(self.look, self.view, desk.seat).items():
            moves, refusals = self._card_moves(card)
            act = None
            if tips.targeted(card) and moves:
                act, moves = desk.does(partial(self._take_aim, card)), ()
            if moves or act is not None:
                lit.add(card)
            kind = "battle" if card in box().battle_cards else "card"
            told = None if refusals else partial(tips.card_tip, self.look, self.view, card)
            if act is not None:
                told = partial(tips.card_tip, self.look, self.view, card, self.look.say("tip.aim"))
            name = self.look.name("battle_card" if kind == "battle" else "card", card)
            self.laid.places.append(
                Place(
                    rect, name, moves, () if act is not None else refusals, f"{kind}.{card}", told,
                    self._hot(rect) if moves or act is not None else None, act=act, beside=self._column(rect),
                )
            )  # fmt: skip
        self.laid.cards = frozenset(lit)

    def _column(self, card: Rect) -> Rect:
        """A card and the part of the bar above it: what is clicked after the card stands there."""
        top = self.look.layout.group.top
        return Rect(card.x, top, card.width, card.bottom - top)

    def _take_aim(self, card: str) -> None:
        self.desk.choice.card = "" if self.desk.choice.card == card else card

    def _card_moves(self, card: str) -> tuple[tuple[Move, ...], tuple[Refusal, ...]]:
        desk = self.desk
        if card in box().battle_cards:
            found = tuple(move for move in desk.of(GiveUpCard) if move.card == card)
            return found, desk.refused(give_up_card(card))
        plays: list[Move] = [
            move for move in desk.moves if isinstance(move, PlayCard | RainFire | EscapeTo) and card_of(move).id == card
        ]
        if card in kinds("cancel_di"):
            plays += desk.of(PlayVeto)
        return tuple(plays), () if plays else desk.refused(play_card(card))

    # The map's furniture

    def _track(self) -> None:
        desk, free = self.desk, set[int]()
        for number, rect in enumerate(order_places(self.look, self.view)):
            move = take_position(number + 1)
            moves = desk.legal(move) if desk.of(TakePosition) else ()
            if moves:
                free.add(number)
            refusals = () if moves else desk.refused(move)
            tip = None if refusals or moves else partial(tips.order_tip, self.look, self.view, number)
            self.laid.places.append(
                Place(
                    rect, self.look.say("tip.position", n=number + 1), moves, refusals, tip=tip, layer=2,
                    pointed=self._hot(rect) if moves else None,
                )
            )  # fmt: skip
        self.laid.positions = frozenset(free)

    def _piles(self) -> None:
        for name, rect in pile_places(self.look).items():
            tip = partial(tips.pile_tip, self.look, self.view, name)
            label = self.look.say("tip.draw_pile" if name == "draw" else "tip.discard")
            subject = f"card.{self.view.discard[-1]}" if name == "discard" and self.view.discard else ""
            self.laid.places.append(Place(rect, label, subject=subject, tip=tip, layer=2))

    # The powers

    def _market(self) -> None:
        desk, choice = self.desk, self.desk.choice
        buying = isinstance(desk.decision, BuyPower)
        self.laid.tiles = frozenset(move.tile for move in desk.of(BuyTile))
        if not buying:
            label = self.look.say("market.close" if choice.drawer else "market.open")
            act = desk.does(partial(setattr, choice, "drawer", not choice.drawer))
            rect = market_button(self.look)
            self.laid.places.append(
                Place(rect, label, act=act, tip=partial(Tip, label, corner="P"), pointed=self._hot(rect), layer=1)
            )
            for tile, rect in market_places(self.look, self.view).items():
                self.laid.places.append(self._tile(tile, rect, 0))
        if choice.drawer:
            for tile, rect in drawer_places(self.look, self.view).items():
                self.laid.places.append(self._tile(tile, rect, 7))

    def _tile(self, tile: str, rect: Rect, layer: int) -> Place:
        desk = self.desk
        move = buy_tile(tile)
        moves = desk.legal(move) if layer else ()
        refusals = desk.refused(move) if layer else ()
        tip = None if moves or refusals else partial(tips.tile_tip, self.look, self.view, tile)
        name = self.look.name("tile", tile)
        label = f"{name} ({tile})" if moves else name
        return Place(
            rect, label, moves, refusals, f"tile.{tile}", tip, self._hot(rect) if moves else None, layer,
        )  # fmt: skip


def _paint_hot(rect: Rect, scale: float, target: Surface) -> None:
    """A rim of light around what is pointed at; the thing itself stays visible."""
    light(rect, "box", scale, HOT, 6).put(target, 1.0)


def current_action(view: Kemet, seat: int | None) -> str:
    """The action space whose action is being resolved, if the question leaves no doubt."""
    kind = next((kind for kind, asked in _ACTIONS.items() if isinstance(view.decision, asked)), "")
    if seat is None or not kind:
        return ""
    colour = view.decision.colour if isinstance(view.decision, BuyPower) else NONE
    taken = [
        space.id
        for number, space in enumerate(box().action_spaces)
        if view.tokens[seat] >> number & 1 and space.action == kind and colour in (NONE, space.colour)
    ]
    return taken[0] if len(taken) == 1 else ""


_ACTIONS: dict[str, tuple[type, ...]] = {
    "move": (ChooseTroop, Advance, Detach),
    "recruit": (Recruit,),
    "upgrade_pyramid": (UpgradePyramid,),
    "buy_power": (BuyPower,),
}
