"""What lies before the one who looks, and around the map: own board, hand, turn order, piles, powers."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from game.kemet.actions import OrderActions, ResolveNext
from game.kemet.cards import EscapeTo, PlayCard, PlayVeto, RainFire, card_of, kinds, play_card
from game.kemet.components import NONE, components
from game.kemet.dawn import TakePosition, take_position
from game.kemet.march import Advance, ChooseTroop, Detach
from game.kemet.market import BUY_NOTHING, BuyPower, BuyTile, GiveUpCard, buy_tile, give_up_card
from game.kemet.pyramids import UpgradePyramid
from game.kemet.recruiting import Recruit
from game.kemet.state import Kemet
from game.kemet.tokens import AddGold, PlaceSilver, PlaceToken, place_silver, place_token
from ui.art.palette import GOLD_TITLE
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.kit.answer import Answer
from ui.kit.thing import Face, Thing
from ui.titles.kemet import tips
from ui.titles.kemet.market.display import market_button, market_places, paint_market
from ui.titles.kemet.market.drawer import drawer_places
from ui.titles.kemet.seat.furniture import paint_wood
from ui.titles.kemet.seat.hand import Headings, draw_card, draw_headings, hand_cards
from ui.titles.kemet.seat.own_board import OwnBoard, loose_tokens, own_board_places, paint_own_board, paint_token
from ui.titles.kemet.seat.tracks import (
    Race,
    order_places,
    paint_free_position,
    paint_prayers,
    paint_vp_race,
    pile_places,
)
from ui.titles.kemet.spread import Spread, stands_for
from ui.titles.kemet.style import TableStyle
from ui.titles.kemet.trays.button import Button, lay_button, sign

OVER = 7
"""The layer of the drawer of the powers."""


def lay_board(spread: Spread) -> None:
    """The pyramid of actions: its picture with the hand, its spaces to be pointed at whoever looks."""
    style, seat, question, lit = spread.style, spread.seat, spread.question, set[str]()
    for action, rect in own_board_places(style).items():
        moves = _token_moves(spread, action)
        refused = question.refused(place_token(action), place_silver(action))
        if moves:
            lit.add(action)
        thing = Thing(
            f"action.{action}",
            rect,
            label=style.name("action_space", action),
            subject=f"action.{action}",
            beside=style.layout.own_board,
        )
        tell = partial(tips.action_tip, style, spread.view, seat, action)
        spread.put(spread.board, thing, stands_for(thing.id, moves, refused), tell)
    if seat is not None:
        current = current_action(spread.view, seat) if question.asked is not None else ""
        own = OwnBoard.of(spread.view, seat)
        if question.of(PlaceToken):
            own = own._replace(loose=True)
            face, label = Face(paint_token, (style.seat_styles[seat],)), style.say("tip.token")
            tell = partial(Tip, label, (style.say("tip.token_use"),))
            for number, spot in enumerate(loose_tokens(style, own)):
                token = Thing(f"own.token.{number}", spot, face, 1, label=label)
                spread.put(spread.hand, token, Answer(token.id, carry=token.id), tell)
        face = Face(paint_own_board, (style, own, frozenset(lit), current))
        spread.put(spread.hand, Thing("own", style.layout.own_board, face))
        face = Face(paint_prayers, (style, seat, spread.view.prayers[seat]))
        spread.put(spread.hand, Thing("prayers", style.layout.prayer_track, face))


def _token_moves(spread: Spread, action: str) -> tuple[Move, ...]:
    question = spread.question
    if isinstance(spread.decision, AddGold):
        return tuple(question.moves[1:]) if action == components().gold_space else ()
    found: list[Move] = [move for move in question.of(PlaceToken) if move.action == action]
    found += [move for move in question.of(PlaceSilver) if move.action == action]
    if isinstance(spread.decision, OrderActions):
        for move in question.of(ResolveNext):
            place = move.action if move.action in components().action_index else components().gold_space
            if place == action:
                found.append(move)
    return tuple(found)


# The hand


def lay_hand(spread: Spread) -> None:
    seat = spread.seat
    if seat is None:
        return
    style, question, view, playable = spread.style, spread.question, spread.view, set[str]()
    cards = hand_cards(style, view, seat)
    for k, card in enumerate(cards):
        if card.id not in components().battle_cards and card.id not in components().cards:
            face = Face(draw_card, (style, card.id, card.state, card.count, False))
            spread.put(spread.hand, Thing(f"unknown.{k}", card.place, face, 1))
            continue
        moves, refused = _card_moves(spread, card.id)
        act, foot = None, ""
        if tips.targeted(card.id) and moves:
            act, moves = question.does(partial(_take_aim, spread, card.id)), ()
            foot = style.say("tip.aim")
        lit = bool(moves) or act is not None
        kind = "card" if card.state is None else "battle"
        if lit:
            playable.add(card.id)
        thing = Thing(
            f"card.{card.id}",
            card.place,
            Face(draw_card, (style, card.id, card.state, card.count, lit)),
            1,
            subject=f"{kind}.{card.id}",
            label=style.name("card" if kind == "card" else "battle_card", card.id),
            beside=_column(style, card.place),
        )
        tell = partial(tips.card_tip, style, view, card.id, foot)
        answer = stands_for(thing.id, moves, refused, act)
        if act is not None:
            answer = answer._replace(carry=thing.id, picked=spread.choice.card == card.id)
        spread.put(spread.hand, thing, answer, tell)
    wide = next((card.place.width for card in cards if card.state is not None), 0)
    divine = len(playable & {card.id for card in cards if card.state is None})
    counts = (len(view.battle_hands[seat]), len(view.face_up[seat]), len(view.face_down[seat]), len(view.hands[seat]))
    face = Face(draw_headings, (style, Headings(wide, *counts, divine)))
    spread.put(spread.hand, Thing("hand", style.layout.hand, face))


def _column(style: TableStyle, card: Rect) -> Rect:
    """A card and the part of the bar above it: what is clicked after the card stands there."""
    top = style.layout.group.top
    return Rect(card.x, top, card.width, card.bottom - top)


def _take_aim(spread: Spread, card: str) -> None:
    spread.choice.card = "" if spread.choice.card == card else card


def _card_moves(spread: Spread, card: str) -> tuple[tuple[Move, ...], tuple[Refusal, ...]]:
    question = spread.question
    if card in components().battle_cards:
        found = tuple(move for move in question.of(GiveUpCard) if move.card == card)
        return found, question.refused(give_up_card(card))
    plays: list[Move] = [
        move for move in question.moves if isinstance(move, PlayCard | RainFire | EscapeTo) and card_of(move).id == card
    ]
    if card in kinds("cancel_di"):
        plays += question.of(PlayVeto)
    return tuple(plays), () if plays else question.refused(play_card(card))


# The furniture of the map


def lay_track(spread: Spread) -> None:
    style, question = spread.style, spread.question
    for number, rect in enumerate(order_places(style)):
        move = take_position(number + 1)
        moves = question.legal(move) if question.of(TakePosition) else ()
        face = Face(paint_free_position, (style, number)) if moves else None
        thing = Thing(f"position.{number}", rect, face, 1, label=style.say("tip.position", n=number + 1))
        tell = None if moves else partial(tips.order_tip, style, spread.view, number)
        spread.put(spread.board, thing, stands_for(thing.id, moves, question.refused(move)), tell)


def lay_piles(spread: Spread) -> None:
    style, view = spread.style, spread.view
    for name, rect in pile_places(style).items():
        label = style.say("tip.draw_pile" if name == "draw" else "tip.discard")
        subject = f"card.{view.discard[-1]}" if name == "discard" and view.discard else ""
        thing = Thing(f"pile.{name}", rect, None, 1, label=label, subject=subject)
        spread.put(spread.board, thing, tip=partial(tips.pile_tip, style, view, name))


# The column of the seats


def lay_race(spread: Spread) -> None:
    """The race for points; in a small window the button that opens its drawer."""
    style, choice = spread.style, spread.choice
    if not style.layout.small:
        face = Face(paint_vp_race, (style, Race.of(spread.view)))
        spread.put(spread.side, Thing("race", style.layout.vp_race, face))
        return
    act = spread.question.does(partial(setattr, choice, "race", not choice.race))
    text, tell = style.say("race.button"), partial(Tip, style.say("race.title"), corner="V")
    button = Button(text, text=text, act=act, kind="wood", pictures=(sign("trophy", (255, 224, 150)),), tip=tell)
    lay_button(spread, spread.side, "race", button, style.layout.vp_button, 1)


def lay_market(spread: Spread) -> None:
    """All tiles, or while somebody buys the button to buy nothing; in the drawer they say what they cost."""
    style, question, choice = spread.style, spread.question, spread.choice
    place = style.layout.market
    if BUY_NOTHING in question.moves:
        if not style.layout.small:
            spread.put(spread.side, Thing("buying", place, Face(draw_buying, (style,))))
        text = style.narrator.move(BUY_NOTHING)
        button = Button(text, (BUY_NOTHING,), text, kind="wood")
        lay_button(spread, spread.side, "nothing", button, nothing_place(style), 5)
    else:
        lit = frozenset(move.tile for move in question.of(BuyTile))
        face = Face(paint_market, (style, tuple(spread.view.tiles), lit, choice.drawer))
        spread.put(spread.side, Thing("market", place, face))
    if not isinstance(spread.decision, BuyPower):
        label = style.say("market.close" if choice.drawer else "market.open")
        act = question.does(partial(setattr, choice, "drawer", not choice.drawer))
        thing = Thing("market.button", market_button(style), None, 1, label=label)
        spread.put(spread.side, thing, Answer(thing.id, act=act), partial(Tip, label, corner="P"))
        for tile, rect in market_places(style).items():
            _lay_tile(spread, spread.side, f"tile.{tile}", tile, rect)


def lay_drawer(spread: Spread) -> None:
    """The tiles in the drawer; its picture is painted whole."""
    for tile, rect in drawer_places(spread.style).items():
        _lay_tile(spread, spread.board, f"offer.{tile}", tile, rect, OVER)


def _lay_tile(spread: Spread, zone: list[Thing], name: str, tile: str, rect: Rect, layer: int = 0) -> None:
    style, question, move = spread.style, spread.question, buy_tile(tile)
    moves, refused = (question.legal(move), question.refused(move)) if layer else ((), ())
    title = style.name("tile", tile)
    label = f"{title} ({tile})" if moves else title
    thing = Thing(name, rect, None, layer, label=label, subject=f"tile.{tile}")
    tell = None if moves else partial(tips.tile_tip, style, spread.view, tile)
    spread.put(zone, thing, stands_for(name, moves, refused), tell)


def nothing_place(style: TableStyle) -> Rect:
    """Where one buys nothing."""
    place, px = style.layout.market, style.screen.px
    if style.layout.small:
        return place
    rect = Rect(0, 0, min(place.width - px(60), px(380)), px(64))
    rect.center = (place.centerx, place.y + round(place.height * 0.62))
    return rect


def draw_buying(target: Surface, place: Rect, style: TableStyle) -> None:
    paint_wood(target, style, place, 71)
    head = Rect(place.x, place.y, place.width, nothing_place(style).y - place.y).inflate(-style.screen.px(40), 0)
    words.line(target, style.say("market.buying"), head, "heading", style.screen.text(20), GOLD_TITLE, "center")


def current_action(view: Kemet, seat: int | None) -> str:
    """The action space whose action is being resolved, if the question leaves no doubt."""
    kind = next((kind for kind, asked in _ACTIONS.items() if isinstance(view.decision, asked)), "")
    if seat is None or not kind:
        return ""
    colour = view.decision.colour if isinstance(view.decision, BuyPower) else NONE
    taken = [
        space.id
        for number, space in enumerate(components().action_spaces)
        if view.tokens[seat] >> number & 1 and space.action == kind and colour in (NONE, space.colour)
    ]
    return taken[0] if len(taken) == 1 else ""


_ACTIONS: dict[str, tuple[type, ...]] = {
    "move": (ChooseTroop, Advance, Detach),
    "recruit": (Recruit,),
    "upgrade_pyramid": (UpgradePyramid,),
    "buy_power": (BuyPower,),
}
