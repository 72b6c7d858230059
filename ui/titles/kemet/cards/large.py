"""Large pictures of tiles, cards, creatures and action spaces, with the rule text and the rule number."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.kemet.components import ActionSpace, components
from game.kemet.expenses import tile_price
from game.kemet.market import owner_of
from game.kemet.state import NOBODY, Kemet
from ui.art.colour import Colour, dark
from ui.art.icons import icon, put_icon
from ui.art.light import raised
from ui.art.ornament import outline, rule
from ui.art.palette import INK, INK_SECOND
from ui.art.plates import body
from ui.art.surface import blit_centred
from ui.art.tokens import number_disc, token
from ui.frame import words
from ui.text.citing import rule_alone
from ui.titles.kemet.cards.battle import battle_back, battle_card
from ui.titles.kemet.cards.divine import divine_back, divine_card
from ui.titles.kemet.cards.marks import creature_disc, gold_token, point_token, price_mark, seat_shield
from ui.titles.kemet.cards.setting import Writing, put_words
from ui.titles.kemet.cards.stones import gem, tile_body
from ui.titles.kemet.cards.tiles import lying_on
from ui.titles.kemet.cards.wording import card_texts, creature_in_short, game_text, rule_of, say
from ui.titles.kemet.signs import ACTION_SIGNS, STONE_INKS
from ui.titles.kemet.style import TableStyle
from ui.titles.kemet.words import battle_card_in_words, creature_in_words

SIZE: Final = (340, 480)
"""Pixels of the design."""
_PAPER: Final[Colour] = (246, 228, 186)
_STONE: Final[Colour] = (214, 184, 132)


def enlarged(style: TableStyle, subject: str, view: Kemet) -> tuple[Surface, str]:
    """A large picture and what the thing does."""
    kind, _, name = subject.partition(".")
    if kind == "tile":
        made, text = _tile(style, name, view)
    elif kind == "vp":
        made, text = point_token(name, style.screen.px(240)), f"*{style.name('vp', name)}*"
    else:
        maker = {"card": _card, "battle": _battle, "creature": _creature, "action": _action}[kind]
        made, text = maker(style, name)
    return made, f"{text}\n_{rule_alone(style.narrator.voice, rule_of(subject))}_"


def _tile(style: TableStyle, tile: str, view: Kemet) -> tuple[Surface, str]:
    """The tile as it stands: its price for whose turn it is, or its owner."""
    printed = components().tiles[tile]
    text = game_text(style, f"tile_text.{tile}")
    out, art, room = _sheet(style, style.name("tile", tile), f"tile.{tile}")
    corner = art.height * 0.09
    out.blit(tile_body(printed.colour, art.size, corner, sum(map(ord, tile))), art)
    ink = STONE_INKS[printed.colour]
    put_icon(out, printed.sign, round(art.height * 0.72), ink, art.center)
    stone = gem(printed.colour, round(art.height * 0.2))
    out.blit(stone, (art.x + corner, art.y + corner))
    level = number_disc(round(art.height * 0.2), str(printed.level), (110, 74, 28))
    out.blit(level, level.get_rect(topleft=(art.x + corner, art.y + corner * 1.3 + stone.get_height())))
    owner = owner_of(view, tile)
    thing = lying_on(printed, round(art.height * 0.28))
    if owner is not None:
        thing = seat_shield(style.seat_styles[owner], round(art.height * 0.34))
    if thing is not None:
        raised(thing, 2).put(out, (art.right - thing.get_width() - corner, art.bottom - thing.get_height() - corner))
    buyer = view.active
    price = printed.cost if buyer == NOBODY else tile_price(view, buyer, printed)
    if owner is None:
        mark = price_mark(price, round(art.height * 0.16), ink)
        out.blit(mark, mark.get_rect(topright=(art.right - corner, art.y + corner)))
    _tell(style, out, text, room)
    told = say(style, "large.price", n=price, level=printed.level, colour=printed.colour)
    if owner is not None:
        told = f"{told} {say(style, 'large.owner', seat=owner)}"
    return out, f"{text}\n{told}"


def _card(style: TableStyle, card: str) -> tuple[Surface, str]:
    if card not in components().cards:
        return divine_back(_upright(style)), say(style, "large.hidden_card")
    printed = components().cards[card]
    copies = say(style, "large.copies", n=printed.copies, cost=printed.cost, card_phase=printed.phase)
    return divine_card(style, card, _upright(style)), f"{card_texts(style, card)[0]}\n{copies}"


def _battle(style: TableStyle, card: str) -> tuple[Surface, str]:
    size = _upright(style)
    if card not in components().battle_cards:
        return battle_back(size), say(style, "large.hidden_battle")
    tile = components().battle_cards[card].granted_by
    told = say(style, "large.special", tile=tile) if tile else say(style, "large.basic")
    return battle_card(style, card, size), f"{battle_card_in_words(style.narrator.voice, card)}.\n{told}"


def _creature(style: TableStyle, creature: str) -> tuple[Surface, str]:
    printed = components().tiles[components().creatures[creature].tile]
    out, art, room = _sheet(style, style.name("creature", creature), f"creature.{creature}")
    out.blit(tile_body(printed.colour, art.size, art.height * 0.09, sum(map(ord, creature))), art)
    raised(creature_disc(creature, round(art.height * 0.84)), 4).centred(out, art.center)
    _tell(style, out, creature_in_short(style, creature), room)
    told = creature_in_words(style.narrator.voice, creature)
    where = say(style, "large.creature", colour=printed.colour, level=printed.level)
    return out, f"{told[:1].upper()}{told[1:]}.\n{where}"


def _action(style: TableStyle, space: str) -> tuple[Surface, str]:
    """A space of the pyramid of actions, or its apex."""
    side = style.screen.px(260)
    name = style.name("action_space", space)
    if space == components().gold_space:
        actions = tuple(components().gold_choices)
        return gold_token(side), f"*{name}*\n{say(style, 'large.gold', actions=actions)}"
    printed = components().action_spaces[components().action_index[space]]
    out = token(side, _STONE, None, shape="square").copy()
    blit_centred(out, action_sign(printed, round(side * 0.6), INK), (side / 2, side / 2))
    return out, f"*{name}*\n{say(style, 'large.action', n=printed.level)}"


def action_sign(space: ActionSpace, size: int, ink: Colour) -> Surface:
    """What is printed on an action space: a gem where a Power is bought, else a sign."""
    return gem(space.colour, size) if space.colour else icon(ACTION_SIGNS[space.action], size, ink)


def _upright(style: TableStyle) -> tuple[int, int]:
    return (style.screen.px(SIZE[0] * 0.88), style.screen.px(SIZE[1]))


def _sheet(style: TableStyle, title: str, subject: str) -> tuple[Surface, Rect, Rect]:
    """A card as large as a hand with its title and rule number: the places of picture and text."""
    w, h = size = (style.screen.px(SIZE[0]), style.screen.px(SIZE[1]))
    out = body(size, _PAPER, "papyrus", w * 0.05, 2, (14, -14), 40, 3).copy()
    inset = round(w * 0.022)
    outline(out, Rect((0, 0), size).inflate(-2 * inset, -2 * inset), (168, 112, 40), 1.4, w * 0.04, 210)
    pad = round(w * 0.06)
    px = max(15, min(style.screen.text(24), style.screen.px(30)))
    head = Rect(pad, pad, w - 2 * pad, round(px * 1.3))
    words.line(out, title, head, "heading", px, INK, "center", 13)
    art = Rect(pad, head.bottom + 3, w - 2 * pad, round(h * 0.47))
    small = max(13, round(px * 0.74))
    foot = Rect(pad, h - pad - round(small * 1.1), w - 2 * pad, round(small * 1.3))
    cited = rule_alone(style.narrator.voice, rule_of(subject))
    words.line(out, cited, foot, "italic", small, (128, 62, 24), "center", 13)
    rule(out, w * 0.25, w * 0.75, foot.top - 1, dark((168, 112, 40), 0.1), 150)
    return out, art, Rect(pad, art.bottom + 6, w - 2 * pad, foot.top - art.bottom - 10)


def _tell(style: TableStyle, out: Surface, text: str, room: Rect) -> None:
    px = min(style.screen.text(21), round(room.height * 0.3))
    put_words(out, (text,), room, Writing("body", max(13, px), INK_SECOND, align="center", middle=True))
