"""Large pictures of provinces, cards and tiles, with the rule text that goes with them."""

from __future__ import annotations

from pygame import Surface

from game.amunre.components import box
from ui.titles.amunre.cards import text_card
from ui.titles.amunre.look import Look
from ui.titles.amunre.pieces import offering_tile
from ui.titles.amunre.province_card import province_card
from ui.titles.amunre.tips import province_place, province_text


def enlarged(look: Look, subject: str) -> tuple[Surface, str]:
    """`province.thebes`, `card.architect`, `tile.OFF-2`."""
    screen = look.layout.screen
    kind, _, name = subject.partition(".")
    if kind == "card":
        size = (screen.px(340), screen.px(470))
        return text_card(look, name, size, max(15, min(screen.text(24), screen.px(30)))), look.card_text(name)
    if kind == "tile":
        number = next(k for k, tile in enumerate(box().tiles) if tile.id == name)
        tile = box().tiles[number]
        text = [
            look.say("tile.farmer", n=tile.value),
            look.say("tile.temple", n=tile.value),
            look.say("tile.camel" if tile.camel else "tile.no_camel"),
        ]
        return offering_tile(screen.px(320), number), "\n".join(text)
    picture = province_card(look, name, (screen.px(520), screen.px(380)))
    return picture, f"{province_text(look, name)}\n{province_place(look, name)}."
