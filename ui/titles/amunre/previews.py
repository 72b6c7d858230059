"""What a move would do, from the events that playing it on a copy told. What hangs on hidden things stays unknown."""

from __future__ import annotations

from collections.abc import Sequence

from game.amunre import events as happened
from game.amunre.auction import Bid, PlayBribe, PlayProtection
from game.amunre.components import components, price
from game.amunre.exchange import ExchangeCard
from game.amunre.income import PlayFixedIncome, PlayHarvest
from game.amunre.offering import AddAdjustment, OfferGold, OfferTheft, ShiftOffering
from game.amunre.purchase import BuyCards, BuyFarmer, BuyFarmers, BuyStone, BuyStones, PlayArchitect, PlayExtraFarmer
from game.amunre.scoring import PlayObjective, fulfils
from game.amunre.state import AmunRe
from game.core.agenda import Move
from game.core.events import Event, Scored, Unveiled
from ui.frame.tooltip import Tip
from ui.titles.amunre.pieces import tile_label
from ui.titles.amunre.style import TableStyle

SIGNS: dict[type[Event], str] = {
    happened.BidContested: "exclaim",
    happened.SpaceClosed: "lock",
    happened.CardPlayed: "card",
    happened.CardPlayedOn: "card",
    happened.CardPlayedOn: "card",
    happened.CardExchanged: "card",
    happened.CardExchangedSecretly: "card",
    happened.ProvinceTaken: "scribe",
    happened.BonusGold: "gold",
    happened.CardsDrawn: "favour",
    happened.FarmerPlaced: "farmer",
    happened.ExtraFarmerPlaced: "farmer",
    happened.StonePlaced: "stone",
    happened.PyramidBuilt: "pyramid",
    happened.GiftFarmer: "farmer",
    happened.GiftStone: "stone",
    happened.GiftCard: "favour",
    happened.OfferingShifted: "scales",
    happened.TilePlaced: "nile",
    happened.IncomeReceived: "coin",
    Scored: "trophy",
}
"""The sign in front of what happens."""
SAID_BY_MOVE = (happened.BidPlaced, happened.CardsBought, happened.OfferingLaid, happened.AdjustmentAdded)
"""Events that only repeat the title of the tooltip."""
LINES = 8
_CARDS: dict[type[Move], str] = {
    PlayBribe: "bribe",
    PlayProtection: "protection",
    PlayArchitect: "architect",
    PlayExtraFarmer: "extra_farmer",
    PlayHarvest: "great_harvest",
    PlayFixedIncome: "fixed_income",
    OfferTheft: "theft",
    AddAdjustment: "offering_shift",
}


def preview(style: TableStyle, view: AmunRe, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
    """Title and price, effects in order, purse afterwards, then what cannot be known."""
    decision = view.decision
    seat = decision.seat if decision is not None else 0
    lines: list[str] = []
    kind = _CARDS.get(type(move)) or (move.card if isinstance(move, PlayObjective) else "")
    if kind:
        lines.append(f"_{style.card_text(kind)}_")
    if isinstance(move, Bid):
        lines += _bid(style, view, seat, move)
    lines += [line for event in events if (line := _told(style, event))]
    lines += _purse(style, view, seat, move)
    if unknown:
        lines.append(f":question: {style.say('tip.unknown')}")
    shown = lines if len(lines) <= LINES else [*lines[: LINES - 1], style.say("tip.more", n=len(lines) - LINES + 1)]
    title = style.province(move.province) if isinstance(move, Bid) else style.narrator.move(move)
    return Tip(title, tuple(shown), corner=_corner(style, view, move), foot=style.say("tip.click"))


def _told(style: TableStyle, event: Event) -> str:
    if isinstance(event, (*SAID_BY_MOVE, Unveiled)):
        return ""
    if isinstance(event, happened.ProvinceIncome):
        return f":coin: {style.say('tip.province_income', province=event.province, n=event.n)}"
    if event.silent:
        return ""
    sign = SIGNS.get(type(event))
    text = style.narrator.event(event)
    return f":{sign}: {text}" if sign else text


def _corner(style: TableStyle, view: AmunRe, move: Move) -> str:
    """The price."""
    if isinstance(move, Bid):
        return style.say("tip.bid", n=move.value)
    if isinstance(move, ExchangeCard):
        return "+" + style.say("gold", n=1)
    if isinstance(move, ShiftOffering):
        return tile_label(components().tiles[components().tile_for(view.offering + move.value)])
    cost = _cost(view, move)
    return style.say("gold", n=cost) if cost else ""


def _cost(view: AmunRe, move: Move) -> int:
    """What a move takes out of the purse at once."""
    if isinstance(move, BuyFarmer | BuyStone):
        decision = view.decision
        return decision.bought + 1 if isinstance(decision, BuyFarmers | BuyStones) else 0
    if isinstance(move, BuyCards):
        return price(move.n)
    return move.n if isinstance(move, OfferGold) else 0


def _bid(style: TableStyle, view: AmunRe, seat: int, move: Bid) -> list[str]:
    """What the province has, and which objectives in the hand would be won or lost with it."""
    province = components().provinces[move.province]
    lines = []
    if province.gold_mine:
        lines.append(f":mine: {style.say('tip.mine', n=province.gold_mine)}")
    if province.caravan:
        lines.append(f":camel: {style.say('tip.caravan', n=province.caravan)}")
    if province.temples:
        lines.append(f":temple: {style.say('tip.temples', n=province.temples)}")
    lines.append(f":field: {style.say('tip.fields', fields=province.fields, symbols=province.favour_symbols)}")
    copy = view.clone()
    copy.seats[seat].provinces.append(move.province)
    for kind in dict.fromkeys(view.seats[seat].hand):
        objective = components().objectives.get(kind)
        if objective is None:
            continue
        if fulfils(copy, seat, kind):
            settled = not objective.all_same or len(copy.seats[seat].provinces) == components().provinces_per_seat
            key = "tip.objective" if settled else "tip.objective_open"
            lines.append(f":check: {style.say(key, card=kind)}")
        elif objective.all_same:
            lines.append(f":cross: {style.say('tip.objective_lost', card=kind)}")
    return lines


def _purse(style: TableStyle, view: AmunRe, seat: int, move: Move) -> list[str]:
    """Gold afterwards."""
    gold = view.seats[seat].gold
    if isinstance(move, Bid):
        if move.value > gold:
            return [f":coin: {style.say('tip.cards_due', n=move.value - gold)}"]
        return [f":coin: {style.say('tip.left_if', n=gold - move.value)}"]
    change = 1 if isinstance(move, ExchangeCard) else -_cost(view, move)
    return [f":coin: {style.say('tip.left', n=gold + change)}"] if change else []
