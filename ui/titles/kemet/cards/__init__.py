"""Everything of Kemet that is printed on tiles, cards and tokens, drawn at the size it is asked for.

`style` is `ui.titles.kemet.style.TableStyle`. Ids are those of the data: tiles `R3B`, battle cards `BC1`, `BCS_OFF`,
divine intervention cards `war_fury`, creatures `scarab`, kinds of VP `combat`. Pictures are shared: blit them, never
draw on them; shadows and glows are the caller's. An unknown card (`?`) shows its back.

    tile_square(tile, side, pips=True) -> Surface      the sign on its stone, from 24 px; dots tell the level
    tile_plate(style, tile, size, offer=FREE) -> Surface     with name, text, price and what lies on it; `Offer(owner,
        price, closed, reason, needs)` says how it stands in the display
    battle_card(style, card, size, state="hand") -> Surface     `discarded` is dark, `hidden` is a back; low cards have
        no picture
    divine_card(style, card, size) -> Surface           upright, or flat where it is wider than high
    battle_back(size), divine_back(size) -> Surface
    creature_disc(creature, diameter, seat_style=None) -> Surface     bronze and gold on a base in the owner's colour
    value_card(card, height) -> Surface                a battle card in the size of a sign: only what it adds
    gem(colour, size) -> Surface                       ruby, sapphire, diamond: each with a cut of its own
    seat_shield(seat_style, height) -> Surface             SHIELD_WIDTH x height wide
    own_token(seat_style, d), silver_token(d), gold_token(d), point_token(kind, size),
    little_card("divine" | "battle", h), victory_disc(d, text, unit, least), price_mark(price, px, ink),
    action_sign(space, size, ink) -> Surface
    enlarged(style, subject, view) -> tuple[Surface, str]     a large picture and the rule text; subjects `tile.R3B`,
        `card.war_fury`, `battle.BC1`, `creature.scarab`, `action.top_move`, `action.gold_apex`, `vp.combat`; `card.?`
        and `battle.?` are face down
    put_count(target, card, count, px)                 the number of equal cards on their place
    tile_in_short, creature_in_short, rule_of          words and rule numbers
"""

from ui.titles.kemet.cards.battle import battle_back, battle_card
from ui.titles.kemet.cards.divine import divine_back, divine_card
from ui.titles.kemet.cards.large import action_sign, enlarged
from ui.titles.kemet.cards.marks import (
    SHIELD_WIDTH,
    creature_disc,
    gold_token,
    little_card,
    own_token,
    point_token,
    price_mark,
    put_count,
    seat_shield,
    silver_token,
    victory_disc,
)
from ui.titles.kemet.cards.plates import FREE, Offer, tile_plate
from ui.titles.kemet.cards.stones import gem
from ui.titles.kemet.cards.tiles import tile_square
from ui.titles.kemet.cards.values import value_card
from ui.titles.kemet.cards.wording import creature_in_short, rule_of, say, tile_in_short

__all__ = [
    "FREE",
    "SHIELD_WIDTH",
    "Offer",
    "action_sign",
    "battle_back",
    "battle_card",
    "creature_disc",
    "creature_in_short",
    "divine_back",
    "divine_card",
    "enlarged",
    "gem",
    "gold_token",
    "little_card",
    "own_token",
    "point_token",
    "price_mark",
    "put_count",
    "rule_of",
    "say",
    "seat_shield",
    "silver_token",
    "tile_in_short",
    "tile_plate",
    "tile_square",
    "value_card",
    "victory_disc",
]
