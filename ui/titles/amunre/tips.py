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
from ui.titles.amunre.look import Look
from ui.titles.amunre.pieces import offering_tile, tile_label
from ui.titles.amunre.province_card import province_card
from ui.titles.amunre.province_status import bidders, status


def province_tip(look: Look, view: AmunRe, province: str) -> Tip:
    """Its print, what stands there, whose it is."""
    owner = view.owner_of(province)
    kind = status(view, province)
    corner = look.seat(owner) if owner is not None else look.say(f"province.{kind}")
    lines = [province_text(look, province)]
    built = {"farmers": view.farmers_in(province), "stones": view.stones[province], "pyramids": view.pyramids[province]}
    told = [look.say(f"province.{name}", n=n) for name, n in built.items() if n]
    if told:
        lines.append(", ".join(told))
    for seat, value in reversed(bidders(view, province) if kind == "auctioned" else []):
        lines.append(f":{look.liveries[seat].symbol}: {look.say('province.bid', seat=seat, value=value)}")
    return Tip(look.province(province), tuple(lines), corner=corner, foot=look.say("tip.enlarge"))


def province_text(look: Look, province: str) -> str:
    printed = components().provinces[province]
    values = {field.name: getattr(printed, field.name) for field in fields(printed)}
    return look.narrator.voice.say(f"amunre.province_text.{province}", **values)


def province_place(look: Look, province: str) -> str:
    printed = components().provinces[province]
    told = look.narrator.voice.say(
        "amunre.province_place", bank=printed.bank, region=printed.region, river_side=printed.river_side
    )
    return told[:1].upper() + told[1:]


def space_tip(look: Look, view: AmunRe, move: Bid) -> Tip:
    """A bid space that is only looked at: who stands there."""
    lines = []
    for seat, value in bidders(view, move.province):
        if value == move.value:
            lines.append(f":{look.liveries[seat].symbol}: {look.say('province.bid', seat=seat, value=value)}")
    return Tip(look.province(move.province), tuple(lines), corner=look.say("gold", n=move.value))


def deck_tip(look: Look, view: AmunRe, key: str) -> Tip:
    count = {"provinces": len(view.province_deck), "favours": len(view.deck), "discard": len(view.discard)}[key]
    lines = [look.say(f"deck.{key}_text", n=count)]
    if key == "discard" and view.discard:
        lines.append(look.say("deck.last", card=view.discard[-1]))
    return Tip(look.say(f"deck.{key}"), tuple(lines), corner=str(count))


def tile_tip(look: Look, view: AmunRe, number: int) -> Tip:
    tile = components().tiles[number]
    lines = [
        f":farmer: {look.say('tile.farmer', n=tile.value)}",
        f":temple: {look.say('tile.temple', n=tile.value)}",
        f":camel: {look.say('tile.camel' if tile.camel else 'tile.no_camel')}",
    ]
    if view.tile == number:
        lines.append(look.say("tile.in_play", n=view.offering))
    return Tip(look.narrator.label("offering_tile", tile.id), tuple(lines), corner=tile_label(tile))


def quarry_tip(look: Look, view: AmunRe) -> Tip:
    stones, pyramids, farmers = supplies(view)
    left = "left_free" if stones is None else "left"
    told = look.say(f"quarry.{left}", stones=stones or 0, pyramids=pyramids, farmers=farmers)
    return Tip(look.say("map.quarry"), (told,))


def track_tip(look: Look) -> Tip:
    return Tip(look.say("track.title"), (look.say("track.text"),))


def enlarged(look: Look, subject: str) -> tuple[Surface, str]:
    """`province.thebes`, `card.architect`, `tile.OFF-2`."""
    screen = look.layout.screen
    kind, _, name = subject.partition(".")
    if kind == "card":
        size = (screen.px(340), screen.px(470))
        return text_card(look, name, size, max(15, min(screen.text(24), screen.px(30)))), look.card_text(name)
    if kind == "tile":
        number = next(k for k, tile in enumerate(components().tiles) if tile.id == name)
        tile = components().tiles[number]
        text = [
            look.say("tile.farmer", n=tile.value),
            look.say("tile.temple", n=tile.value),
            look.say("tile.camel" if tile.camel else "tile.no_camel"),
        ]
        return offering_tile(screen.px(320), number), "\n".join(text)
    picture = province_card(look, name, (screen.px(520), screen.px(380)))
    return picture, f"{province_text(look, name)}\n{province_place(look, name)}."
