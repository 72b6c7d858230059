"""The tray of each decision: what stands there in words and numbers, and what can be chosen there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygame import Surface

from game.amunre.auction import (
    BRIBE,
    PASS,
    PROTECTION,
    Bid,
    ChooseProvince,
    PassOrProtect,
    PlaceBid,
    TakeProvinceCard,
    next_space,
)
from game.amunre.components import components, price
from game.amunre.events import ProvinceIncome
from game.amunre.exchange import ExchangeCard, exchange_card
from game.amunre.gifts import TAKE_CARD, ChooseGifts
from game.amunre.income import TAKE_INCOME, CollectIncome
from game.amunre.offering import AnnounceShift, LayOffering, ShiftOffering, offer_gold
from game.amunre.purchase import STOP_FARMERS, STOP_STONES, BuyFarmers, BuyFavours, BuyStones, buy_cards, card_limit
from game.amunre.scoring import STOP_OBJECTIVES, ChooseObjectives, PlayObjective
from game.amunre.settlement import PAY, RaiseGold
from game.amunre.state import AmunRe, Seat
from game.core.agenda import Move
from game.core.events import Event
from ui.art.colour import Colour
from ui.art.figures import farmer
from ui.art.masonry import block
from ui.art.palette import CREAM_SECOND, ButtonKind
from ui.frame.tooltip import Tip
from ui.kit.answer import Chip, Tray
from ui.kit.thing import Face
from ui.kit.tray import button, draw_words
from ui.titles.amunre.cards import turned_down
from ui.titles.amunre.chips import (
    Gift,
    draw_gift,
    draw_price,
    draw_province,
    draw_shift,
    draw_sign,
    draw_slider,
    draw_step,
    draw_yield,
)
from ui.titles.amunre.choice import GIFTS
from ui.titles.amunre.pieces import small_back
from ui.titles.amunre.style import TableStyle
from ui.titles.amunre.things import Q

PRICES = 7
"""Prices shown in a row: 1, 3, 6, 10, 15, 21, 28."""
_HINT: Colour = (255, 214, 150)
_ADDED: Colour = (170, 206, 255)


def bidding(style: TableStyle, question: Q, decision: PlaceBid) -> Tray:
    """The highest possible bid, and where spaces are free."""
    owner = _owner(question)
    found: dict[str, list[int]] = {}
    for move in question.of(Bid):
        found.setdefault(move.province, []).append(move.value)
    told = [_range(style, name, values) for name, values in found.items()]
    text = style.say("tray.choose_space", told=" · ".join(told))
    if question.legal(BRIBE):
        text = f"{text} *{style.say('tray.bribe', province=owner.bid_on)}*"
    return Tray(
        style.say("tray.highest_bid"),
        style.say("gold", n=question.view.means(decision.seat)),
        style.say("tray.means", gold=owner.gold, n=len(owner.hand)),
        row=[Chip("bids", Face(draw_words, (style.layout.screen, text)))],
        tall=True,
    )


def _range(style: TableStyle, province: str, values: list[int]) -> str:
    if len(values) > 1:
        return style.say("tray.bid_range", province=province, least=min(values), most=max(values))
    return style.say("tray.bid_single", province=province, n=values[0])


def standing(style: TableStyle, question: Q, decision: PassOrProtect) -> Tray:
    """A bid that stands alone: let it be, or close the space above it."""
    owner = _owner(question)
    protect = button(style.layout.screen, style.say("tray.protect"), question.legal(PROTECTION), kind="papyrus")
    return Tray(
        style.say("tray.standing", province=owner.bid_on),
        style.say("gold", n=owner.bid),
        style.say("tray.protect_note", n=next_space(owner.bid)),
        _HINT,
        buttons=[_do(style, question, style.say("tray.pass_turn"), PASS, "forward"), protect],
    )


def paying(style: TableStyle, question: Q, decision: RaiseGold) -> Tray:
    """The bid is due: exchange cards until it can be paid, and pay with the same press."""
    owner, chosen = _owner(question), len(question.choice.sold)
    missing = max(0, owner.bid - owner.gold)
    short = max(0, missing - chosen)
    pay = _do(style, question, style.say("tray.pay", n=owner.bid), PAY, "coin")._replace(sure=True)
    buttons = [pay]
    if chosen and missing and not short:
        buttons = [_sale(style, question, owner.bid)]
    elif chosen:
        buttons = [pay, _sale(style, question)]
    return Tray(
        style.say("tray.pay_for", province=owner.bid_on),
        style.say("gold", n=owner.bid),
        style.say("tray.short", n=short) if short else style.say("tray.enough"),
        _HINT,
        buttons=buttons,
    )


def choosing(style: TableStyle, question: Q, decision: ChooseProvince) -> Tray:
    """Expert rule: the province cards in the hand."""
    chips = [
        Chip(
            style.province(move.province),
            Face(draw_province, (style, move.province), True),
            (move,),
            subject=f"province.{move.province}",
            tip=Tip(style.province(move.province)),
        )
        for move in question.of(TakeProvinceCard)
    ]
    return Tray("", row=chips, whole=True)


def favours(style: TableStyle, question: Q, decision: BuyFavours) -> Tray:
    """One click on a price buys that many cards."""
    chips = []
    for n in range(1, max(province.favour_symbols for province in components().provinces.values()) + 1):
        move = buy_cards(n)
        legal = question.legal(move)
        face = Face(draw_price, (n, bool(legal)), True)
        chips.append(Chip(style.narrator.move(move), face, legal, question.refused(move)))
    note = style.say("tray.favour_limit", n=card_limit(question.view, decision.seat))
    stop = _do(style, question, style.say("tray.no_cards"), buy_cards(0), "forward")
    buttons = _ending(style, question, stop, left=True)
    return Tray(style.say("tray.buy_favours"), _purse(style, question), note, row=chips, even=True, buttons=buttons)


def farmers(style: TableStyle, question: Q, decision: BuyFarmers) -> Tray:
    full = decision.facts(question.view).get("situation") == "full"
    note = style.say("tray.no_field") if full else style.say("tray.next_farmer", n=decision.bought + 1)
    stop = _do(style, question, style.say("tray.stop_farmers"), STOP_FARMERS, "forward")
    chips = _prices(question, decision.bought, farmer)
    buttons = _ending(style, question, stop, left=False)
    return Tray(style.say("tray.buy_farmers"), _purse(style, question), note, row=chips, even=True, buttons=buttons)


def stones(style: TableStyle, question: Q, decision: BuyStones) -> Tray:
    note = style.say("tray.next_stone", n=decision.bought + 1)
    stop = _do(style, question, style.say("tray.stop_stones"), STOP_STONES, "forward")
    chips = _prices(question, decision.bought, block)
    buttons = _ending(style, question, stop, left=True)
    return Tray(style.say("tray.buy_stones"), _purse(style, question), note, row=chips, even=True, buttons=buttons)


def _prices(question: Q, bought: int, piece: Callable[[int], Surface]) -> list[Chip]:
    """The running prices with what is bought already."""
    gold, first = _owner(question).gold, max(0, bought - PRICES + 2)
    chips = []
    for n in range(first + 1, first + PRICES + 1):
        affordable = gold + price(bought) >= price(n)
        kind = "done" if n <= bought else "next" if n == bought + 1 and affordable else "later"
        chips.append(Chip(f"price {n}", Face(draw_step, (n, kind, affordable, piece))))
    return chips


def _ending(style: TableStyle, question: Q, stop: Chip, left: bool) -> list[Chip | None]:
    """The button that ends a purchase, on the other side than that of the purchase before: nobody ends two in one
    place. Beside it cards are exchanged."""
    other = _exchange(style, question)
    return [stop, other] if left else [other, stop]


def laying(style: TableStyle, question: Q, decision: LayOffering) -> Tray:
    """An amount by slider, steps or gold cards, then lay it down."""
    owner, choice = _owner(question), question.choice
    most = owner.gold
    amount = min(max(1, choice.amount), most) if most else 0
    if owner.adjusting:
        note, colour = style.say("tray.adjusting"), _ADDED
    else:
        note, colour = (
            style.say("tray.left_after", n=most - amount) if most else style.say("tray.no_gold"),
            CREAM_SECOND,
        )
    if most:
        lay = _do(style, question, style.say("tray.lay", n=amount), offer_gold(amount), "offering")
        lay = lay._replace(sure=choice.counted)
    else:  # the reason names what to exchange first
        lay = button(style.layout.screen, style.say("tray.no_gold"), refusals=question.refused(offer_gold(1)))
    exchange = _exchange(style, question)
    return Tray(
        style.say("tray.offering_short" if style.layout.screen.small else "tray.offering"),
        style.say("gold", n=amount) if most else "",
        note,
        colour,
        row=_amounts(style, question, amount, most) if most > 1 else (),
        buttons=[lay._replace(share=3), *([exchange._replace(share=2)] if exchange is not None else ())],
    )


def _amounts(style: TableStyle, question: Q, amount: int, most: int) -> list[Chip]:
    """Minus, slider, plus."""
    choice, screen = question.choice, style.layout.screen

    def change_to(n: int) -> None:
        """A drag that does not change the amount changes nothing: telling the table would call for another drag."""
        wanted = max(1, min(most, n))
        if wanted != choice.amount:
            choice.offer(wanted)
            question.changed()

    def step(sign: str, by: int) -> Chip:
        possible = 1 <= amount + by <= most
        act = question.steps(choice.to_offer(amount + by)) if possible else None
        name = style.say("tray.less" if by < 0 else "tray.more")
        return Chip(name, Face(draw_sign, (screen, sign, possible), True), act=act, square=True)

    slider = Chip(
        style.say("tray.amount"),
        Face(draw_slider, (screen.scale, amount, most), True),
        drag=lambda share: change_to(1 + round(share * (most - 1))),
        step=lambda direction: change_to(amount + direction),
        tip=Tip(style.say("tray.amount_is", n=amount)),
    )
    return [step("minus", -1), slider, step("plus", 1)]


def shifting(style: TableStyle, question: Q, decision: AnnounceShift) -> Tray:
    """An Offering Adjustment: up or down, with the tile that each would bring."""
    total = question.view.offering
    chips = [
        Chip(style.narrator.move(move), Face(draw_shift, (style.layout.screen.scale, move.value, total), True), (move,))
        for move in question.of(ShiftOffering)
    ]
    return Tray(style.say("tray.collective"), str(total), style.say("tray.shift"), row=chips, tall=True)


def giving(style: TableStyle, question: Q, decision: ChooseGifts) -> Tray:
    """A card at once; a farmer or a stone is chosen here and placed on the map."""
    screen, choice = style.layout.screen, question.choice
    card, legal = style.say("tray.gift_card"), question.legal(TAKE_CARD)
    face = Face(draw_gift, (screen, Gift(card, small_back, False, bool(legal))), True)
    chips = [Chip(card, face, legal, () if legal else question.refused(TAKE_CARD))]
    pieces = {"farmer": farmer, "stone": block}
    for gift, kind in GIFTS.items():
        piece, text = pieces[gift], style.say(f"tray.gift_{gift}")
        act = question.does(choice.to_take(gift)) if question.of(kind) else None
        face = Face(draw_gift, (screen, Gift(text, piece, choice.gift == gift, act is not None)), True)
        why, chosen = () if act else question.refused_kind(kind), choice.gift == gift
        chips.append(Chip(text, face, (), why, act, carried=act is not None, picked=chosen))
    return Tray(style.say("tray.gifts"), str(decision.count), style.say("tray.gift_note"), row=chips, tall=True)


def collecting(style: TableStyle, question: Q, decision: CollectIncome) -> Tray:
    """What each province brings with the cards announced so far, then take it."""
    view = question.view
    yields = _yields(view, decision)
    total = sum(yields.values())
    cards = any(move != TAKE_INCOME for move in question.moves)
    value = 0 if view.tile is None else components().tiles[view.tile].value
    chips = []
    for name, amount in yields.items():
        sign = "agriculture" if name == decision.harvest else "gold" if name == decision.fixed else ""
        chips.append(Chip(name, Face(draw_yield, (style.layout.screen, style.province(name), amount, sign))))
    note = style.say("tray.green") if cards else style.say("tray.tile_value", n=value)
    take = _do(style, question, style.say("tray.take", n=total), TAKE_INCOME, "coin")
    return Tray(style.say("tray.income"), style.say("gold", n=total), note, row=chips, buttons=[take], wide=True)


def _yields(view: AmunRe, decision: CollectIncome) -> dict[str, int]:
    """What the decision would pay for each province: it is played on a copy, and the copy tells."""
    copy = view.clone()
    heard: list[Event] = []
    copy.heard = heard
    decision.play(copy, TAKE_INCOME)
    return {event.province: event.n for event in heard if isinstance(event, ProvinceIncome)}


def scoring(style: TableStyle, question: Q, decision: ChooseObjectives) -> Tray:
    """Yellow cards in the hand may be played, then pass."""
    fulfilled = len(question.of(PlayObjective))
    stop = _do(style, question, style.say("tray.stop_objectives"), STOP_OBJECTIVES, "forward")
    return Tray(style.say("tray.objectives"), str(fulfilled), style.say("tray.fulfilled", n=fulfilled), buttons=[stop])


TRAYS: dict[type, Callable[[TableStyle, Q, Any], Tray]] = {
    PlaceBid: bidding,
    PassOrProtect: standing,
    RaiseGold: paying,
    ChooseProvince: choosing,
    BuyFavours: favours,
    BuyFarmers: farmers,
    BuyStones: stones,
    LayOffering: laying,
    AnnounceShift: shifting,
    ChooseGifts: giving,
    CollectIncome: collecting,
    ChooseObjectives: scoring,
}


def _owner(question: Q) -> Seat:
    assert question.seat is not None
    return question.view.seats[question.seat]


def _purse(style: TableStyle, question: Q) -> str:
    return style.say("gold", n=_owner(question).gold)


def _do(style: TableStyle, question: Q, text: str, move: Move, sign: str) -> Chip:
    """The gold button of a tray, which Enter presses; while cards are chosen for exchange it leaves both the gold and
    Enter to the sale."""
    legal, selling = question.legal(move), bool(question.choice.sold)
    kind: ButtonKind = "papyrus" if selling else "gold"
    made = button(style.layout.screen, text, legal, question.refused(move), kind=kind, sign=sign)
    return made._replace(primary=bool(legal) and not selling)


def _exchange(style: TableStyle, question: Q) -> Chip | None:
    """Turns choosing cards to exchange on and off, and exchanges those that are chosen. On the open table cards that
    lie face down are opened by it."""
    assert question.seat is not None
    if question.choice.sold:
        return _sale(style, question)
    if not question.of(ExchangeCard) and not turned_down(question.view, question.seat):
        return None
    on, closed = question.choice.exchanging, bool(turned_down(question.view, question.seat))
    text = style.say("tray.exchange_end" if on else "tray.exchange")
    told = (style.say("tip.exchange_end" if on else "tip.exchange"), *([style.say("tip.opens")] if closed else ()))
    act = question.does(question.choice.toggle_exchange)
    made = button(style.layout.screen, text, act=act, kind="papyrus", sign="eye" if closed else None)
    return made._replace(label=style.say("tray.exchange"), tip=Tip(text, told), looks=True)


def _sale(style: TableStyle, question: Q, bid: int = 0) -> Chip:
    """Exchanges all cards that are chosen for it, one after the other, and pays a bid with the same press."""
    sold = question.choice.sold
    first, *rest = (exchange_card(kind) for kind in sold)
    text = style.say("tray.sell_pay", n=bid) if bid else style.say("tray.sell", n=len(sold))
    names = ", ".join(style.card(kind) for kind in sold)
    left = style.say("tip.left", n=_owner(question).gold + len(sold) - bid)
    told = Tip(text, (names, f":coin: {left}"), corner="+" + style.say("gold", n=len(sold)))
    made = button(style.layout.screen, text, question.legal(first), sign="coin")
    following = (*rest, PAY) if bid else tuple(rest)
    return made._replace(then=following, sure=bool(bid), primary=True, foretold=lambda: told)
