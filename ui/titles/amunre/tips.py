"""What things on the table say about themselves when somebody points at them, and their large pictures."""

from __future__ import annotations

from dataclasses import fields

from pygame import Surface

from game.amunre.auction import Bid
from game.amunre.components import components
from game.amunre.state import AmunRe
from ui.frame.tooltip import Tip
from ui.titles.amunre.cards import text_card
from ui.titles.amunre.forecast import supplies
from ui.titles.amunre.pieces import offering_tile, tile_label
from ui.titles.amunre.province_card import province_card
from ui.titles.amunre.province_status import bidders, status
from ui.titles.amunre.style import TableStyle


def province_tip(style: TableStyle, view: AmunRe, province: str) -> Tip:
    """Its print, what stands there, whose it is."""
    owner = view.owner_of(province)
    kind = status(view, province)
    corner = style.seat(owner) if owner is not None else style.say(f"province.{kind}")
    lines = [province_text(style, province)]
    built = {"farmers": view.farmers_in(province), "stones": view.stones[province], "pyramids": view.pyramids[province]}
    told = [style.say(f"province.{name}", n=n) for name, n in built.items() if n]
    if told:
        lines.append(", ".join(told))
    for seat, value in reversed(bidders(view, province) if kind == "auctioned" else []):
        lines.append(f":{style.seat_styles[seat].symbol}: {style.say('province.bid', seat=seat, value=value)}")
    return Tip(style.province(province), tuple(lines), corner=corner, foot=style.say("tip.enlarge"))


def province_text(style: TableStyle, province: str) -> str:
    printed = components().provinces[province]
    values = {field.name: getattr(printed, field.name) for field in fields(printed)}
    return style.narrator.voice.say(f"amunre.province_text.{province}", **values)


def province_place(style: TableStyle, province: str) -> str:
    printed = components().provinces[province]
    told = style.narrator.voice.say(
        "amunre.province_place", bank=printed.bank, region=printed.region, river_side=printed.river_side
    )
    return told[:1].upper() + told[1:]


def space_tip(style: TableStyle, view: AmunRe, move: Bid) -> Tip:
    """A bid space that is only looked at: who stands there."""
    lines = []
    for seat, value in bidders(view, move.province):
        if value == move.value:
            lines.append(f":{style.seat_styles[seat].symbol}: {style.say('province.bid', seat=seat, value=value)}")
    return Tip(style.province(move.province), tuple(lines), corner=style.say("gold", n=move.value))


def deck_tip(style: TableStyle, view: AmunRe, key: str) -> Tip:
    count = {"provinces": len(view.province_deck), "favours": len(view.deck), "discard": len(view.discard)}[key]
    lines = [style.say(f"deck.{key}_text", n=count)]
    if key == "discard" and view.discard:
        lines.append(style.say("deck.last", card=view.discard[-1]))
    return Tip(style.say(f"deck.{key}"), tuple(lines), corner=str(count))


def tile_tip(style: TableStyle, view: AmunRe, number: int) -> Tip:
    tile = components().tiles[number]
    lines = [
        f":farmer: {style.say('tile.farmer', n=tile.value)}",
        f":temple: {style.say('tile.temple', n=tile.value)}",
        f":camel: {style.say('tile.camel' if tile.camel else 'tile.no_camel')}",
    ]
    if view.tile == number:
        lines.append(style.say("tile.in_play", n=view.offering))
    return Tip(style.narrator.label("offering_tile", tile.id), tuple(lines), corner=tile_label(tile))


def quarry_tip(style: TableStyle, view: AmunRe) -> Tip:
    stones, pyramids, farmers = supplies(view)
    left = "left_free" if stones is None else "left"
    told = style.say(f"quarry.{left}", stones=stones or 0, pyramids=pyramids, farmers=farmers)
    return Tip(style.say("map.quarry"), (told,))


def track_tip(style: TableStyle) -> Tip:
    return Tip(style.say("track.title"), (style.say("track.text"),))


def enlarged(style: TableStyle, subject: str) -> tuple[Surface, str]:
    """`province.thebes`, `card.architect`, `tile.OFF-2`."""
    screen = style.layout.screen
    kind, _, name = subject.partition(".")
    if kind == "card":
        size = (screen.px(340), screen.px(470))
        return text_card(style, name, size, max(15, min(screen.text(24), screen.px(30)))), style.card_text(name)
    if kind == "tile":
        number = next(k for k, tile in enumerate(components().tiles) if tile.id == name)
        tile = components().tiles[number]
        text = [
            style.say("tile.farmer", n=tile.value),
            style.say("tile.temple", n=tile.value),
            style.say("tile.camel" if tile.camel else "tile.no_camel"),
        ]
        return offering_tile(screen.px(320), number), "\n".join(text)
    picture = province_card(style, name, (screen.px(520), screen.px(380)))
    return picture, f"{province_text(style, name)}\n{province_place(style, name)}."
