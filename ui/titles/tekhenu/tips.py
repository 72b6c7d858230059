"""What things on the table say about themselves when somebody points at them."""

from __future__ import annotations

from dataclasses import replace

from game.tekhenu.components import components
from game.tekhenu.decrees import decree_points
from game.tekhenu.gods.ra import ability_works
from game.tekhenu.maat import ankh, loss_of
from game.tekhenu.scoring import district_leader, district_pieces
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, CARD_TYPES, COLOURS, FREE, GODS, GOODS
from ui.frame.tooltip import Tip
from ui.titles.tekhenu.cards.large import tile_text
from ui.titles.tekhenu.cards.style import kind_of, name_of, text_of
from ui.titles.tekhenu.dial_places import DieSpot
from ui.titles.tekhenu.parts.maat import signed
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.tokens import listed

NO_COUNT = ("doubles", "action", "paid")
"""Decrees whose worth hangs on what is chosen at the end."""


def symbol(style: TableStyle, seat: int) -> str:
    return f":{style.seat_styles[seat].symbol}: {style.seat(seat)}"


def gains(goods: list[tuple[str, int]]) -> str:
    return " ".join(f"{n} :{good}:" for good, n in goods)


def die_title(style: TableStyle, spot: DieSpot) -> str:
    return style.say("tip.die", colour=spot.die.colour, face=spot.die.face, god=GODS[spot.section])


def die_tip(style: TableStyle, view: Tekhenu, spot: DieSpot) -> Tip:
    """A die that nobody is asked about: its line, and why."""
    plate = style.narrator.label("plate", spot.plate)
    return Tip(die_title(style, spot), (style.say("tip.lies", light=view.light(spot.section)),), corner=plate)


def slot_tip(style: TableStyle, view: Tekhenu, slot: int) -> Tip:
    god = GODS[view.horus[slot]]
    lines = [style.say("tip.slot", n=slot + 1, god=god), *_bonus(style, view, view.horus[slot])]
    return Tip(style.say("horus.slot", n=slot + 1, god=god), tuple(lines))


def god_tip(style: TableStyle, view: Tekhenu, section: int) -> Tip:
    light = style.narrator.label("light", view.light(section))
    lines = [style.say(f"tip.god_{GODS[section]}"), *_bonus(style, view, section)]
    return Tip(style.god(GODS[section]), tuple(lines), corner=light)


def _bonus(style: TableStyle, view: Tekhenu, god: int) -> list[str]:
    """What statues there bring, and to whom."""
    gain = components().horus_slots[view.horus.index(god)].bonus
    told = gains(listed(gain)) or style.say("points", n=gain.vp)
    lines = [style.say("tip.bonus", what=told)]
    owners = dict.fromkeys(view.god_statues[god])
    free = components().god_slots[view.layout] - len(view.god_statues[god])
    lines += [symbol(style, seat) for seat in owners]
    return [*lines, style.say("tip.free_places", n=free)]


def people_tip(style: TableStyle, view: Tekhenu, number: int) -> Tip:
    space, owner = components().people_spaces[number], view.people_statues[number]
    lines = [symbol(style, owner)] if owner != FREE else []
    if view.statue_gold[number]:
        lines.append(f"{view.statue_gold[number]} :gold:")
    lines.append(style.say("tip.people_temple" if space.line else "tip.people_osiris"))
    return Tip(style.narrator.label("space", space.id), tuple(lines))


def district_tip(style: TableStyle, view: Tekhenu, district: int) -> Tip:
    """Who leads it, and with how many pieces; the lowest row breaks ties."""
    pieces, leader = district_pieces(view, district), district_leader(view, district)
    lines = [style.say("tip.district", n=components().points.district)]
    for seat in sorted(pieces, key=lambda seat: (seat != leader, -len(pieces[seat]))):
        told = style.say("tip.district_pieces", n=len(pieces[seat]), row=min(pieces[seat]))
        lines.append(f"{symbol(style, seat)} : {told}" + (" :check:" if seat == leader else ""))
    return Tip(style.narrator.label("district", BASIC[district]), tuple(lines))


def osiris_tip(style: TableStyle, view: Tekhenu, number: int) -> Tip:
    space, owner = components().osiris_spaces[number], view.osiris[number]
    rises = [f":{good}: +{steps}" for good, steps in zip(BASIC, space.production, strict=True) if steps]
    rises += [f":question: +{space.any_production}"] if space.any_production else []
    lines = [symbol(style, owner)] if owner != FREE else []
    lines += [style.say("tip.production", what=" ".join(rises)), style.say("tip.gain", what=gains(listed(space.gain)))]
    if space.row == components().gold_row and view.row_gold:
        lines.append(style.say("tip.row_gold", n=view.row_gold))
    return Tip(style.narrator.label("space", space.id), tuple(lines))


def cell_tip(style: TableStyle, view: Tekhenu, number: int) -> Tip:
    """A space of the Temple: its goods, or the tile with the pillar on it."""
    space, tile, owner = components().temple[number], view.laid[number], view.pillars[number]
    title = style.narrator.label("space", space.id)
    if not tile:
        lines = [style.say("tip.cell", what=f"{space.amount} :{GOODS[space.good]}:")]
        return Tip(title, (*lines, style.say("tip.corner")) if space.corner else tuple(lines))
    lines = [symbol(style, owner)] if owner != FREE else []
    lines.append(style.narrator.label("tile", tile))
    return Tip(title, tuple(lines), foot=style.say("tip.enlarge"))


def site_tip(style: TableStyle, view: Tekhenu, number: int) -> Tip:
    site, owner = components().sites[number], view.sites[number]
    title = style.narrator.label("site", site.id)
    if owner != FREE:
        return Tip(title, (symbol(style, owner),))
    if site.min_players > view.layout:
        return Tip(title, (style.say("tip.site_closed", n=site.min_players),))
    empty = [components().temple[space].good for space in site.line if not view.laid[space]]
    found = [(GOODS[good], empty.count(good)) for good in dict.fromkeys(empty)]
    pillars = {seat: view.pillars_in(seat, site.line) for seat in range(len(view.seats))}
    lines = [style.say("tip.line", what=gains(found))] if found else []
    lines += [f"{symbol(style, seat)} : {n} :pillar:" for seat, n in pillars.items() if n]
    return Tip(title, tuple(lines), corner=style.say("tip.bread", n=site.bread))


def pile_tip(style: TableStyle, view: Tekhenu) -> Tip:
    return Tip(style.say("ra.pile"), (style.say("tip.pile", n=len(view.pile)),), corner=str(len(view.pile)))


def display_tip(style: TableStyle, view: Tekhenu, slot: int) -> Tip:
    tile, printed = view.display[slot], components().display[slot]
    lines = [style.say("tip.display", low=min(printed.values), high=max(printed.values), n=printed.vp)]
    lines += [line for line in tile_text(style, tile).split("\n") if line]
    seat = view.decision.seat if view.decision is not None else None
    if seat is not None and ability_works(view, seat, components().tiles[tile]):
        lines.append(f":check: {style.say('tip.ability')}")
    return Tip(style.narrator.label("tile", tile), tuple(lines), foot=style.say("tip.enlarge"))


def maat_tip(style: TableStyle, view: Tekhenu) -> Tip:
    """Balances of the last Judgement and of now; Ankh values break ties."""
    lines = []
    for seat in view.order:
        now = view.seats[seat].balance if seat == view.bot else view.balance_of(seat)
        told = style.say("tip.balance", now=signed(now), last=signed(view.seats[seat].balance))
        rank = style.say("tip.ankh", n=ankh(view, seat)) if view.seats[seat].destiny or seat == view.bot else ""
        lines.append(f"{symbol(style, seat)} : {told} {rank}".rstrip())
    losses = ", ".join(
        style.say("tip.loss", at=signed(at), n=loss_of(at)) for at, _ in reversed(components().maat_losses)
    )
    return Tip(style.say("maat.title"), (*lines, style.say("tip.losses", what=losses)))


def track_tip(style: TableStyle, view: Tekhenu) -> Tip:
    lines = [
        f"{symbol(style, seat)} : :population: {owner.population} :happiness: {owner.happiness}"
        for seat, owner in enumerate(view.seats)
    ]
    return Tip(style.say("track.title"), (*lines, style.say("tip.track")))


def section_tip(style: TableStyle, view: Tekhenu, number: int) -> Tip:
    lines = [style.say("tip.section", n=components().section_happiness[number])]
    if not view.market[number]:
        lines.append(style.say("tip.section_closed", n=components().section_population[number]))
    return Tip(style.say("market.section", n=number + 1), tuple(lines))


def card_tip(style: TableStyle, card: str) -> Tip:
    kind = style.narrator.label("kind", kind_of(card))
    return Tip(name_of(style, card), (text_of(style, card),), corner=card, foot=f"{kind}. {style.say('tip.enlarge')}")


def own_card_tip(style: TableStyle, view: Tekhenu, seat: int, card: str) -> Tip:
    """A Decree also tells what it would count now, as far as that hangs on nothing else."""
    tip = card_tip(style, card)
    if card not in view.seats[seat].decrees or components().decrees[card].kind in NO_COUNT:
        return tip
    return replace(tip, lines=(*tip.lines, style.say("tip.decree_now", n=decree_points(view, seat, card))))


def deck_tip(style: TableStyle, view: Tekhenu, kind: str) -> Tip:
    number = CARD_TYPES.index(kind)
    told = style.say("tip.deck", n=len(view.decks[number]), gone=len(view.discards[number]))
    return Tip(style.narrator.label("kind", kind), (told,))


def bag_tip(style: TableStyle, view: Tekhenu) -> Tip:
    lines = [
        style.say("tip.bag_colour", colour=colour, n=view.bag.count(colour)) for colour in COLOURS if colour in view.bag
    ]
    return Tip(style.narrator.label("piece", "bag"), (style.say("tip.bag", n=len(view.bag)), *lines))


def scales_tip(style: TableStyle, view: Tekhenu, seat: int) -> Tip:
    """What lies on each plate and what Maat would say now."""
    owner = view.seats[seat]
    balance = view.balance_of(seat)
    pure, tainted = sum(die.face for die in owner.pure), sum(die.face for die in owner.tainted)
    lines = [
        style.say("tip.plate_pure", n=pure),
        style.say("tip.plate_tainted", n=tainted, excess=sum(owner.excess)),
        style.say("tip.maat_now", balance=signed(balance), n=loss_of(balance)),
    ]
    return Tip(style.say("own.scales"), tuple(lines), corner=signed(balance))
