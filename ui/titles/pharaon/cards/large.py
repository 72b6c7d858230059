"""Large pictures of cards, tiles, tokens and parts of the board, with the rule text and the rule number."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.gods import gods_of
from game.pharaon.pieces import BASE, DARK, LIGHT, RESOURCES
from game.pharaon.state import Pharaon
from ui.art.icons import put_icon
from ui.art.inline import CENTRED, fit_sentence
from ui.art.ornament import outline, rule
from ui.art.palette import INK, INK_SECOND, PAPYRUS
from ui.art.pharaon_tokens import (
    QUARTER_SIGNS,
    any_token,
    first_player_token,
    god_head,
    offering_token,
    prestige_disc,
    resource_token,
    turn_arrow,
)
from ui.art.plates import body
from ui.art.rows import paint_rows
from ui.art.surface import blit_centred
from ui.frame import words
from ui.text.citing import rule_alone
from ui.titles.pharaon.cards.emblem import gains, power, worth
from ui.titles.pharaon.cards.faces import card_back
from ui.titles.pharaon.cards.items import BONUS, Item, gain, pay, picture, points, word
from ui.titles.pharaon.cards.plot import column, plot
from ui.titles.pharaon.cards.scenes import artisan_scene, noble_scene, power_mark
from ui.titles.pharaon.cards.tiles import TileFace, tile_face
from ui.titles.pharaon.cards.vases import vase_tile
from ui.titles.pharaon.cards.wording import (
    artisan_text,
    effect_text,
    game_text,
    name_of,
    noble_text,
    rule_line,
    rule_of,
    say,
)
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.words import token_in_words, vase_in_words

SIZE: Final = (340, 500)
"""Pixels of the design."""


def enlarged(style: TableStyle, subject: str, view: Pharaon | None = None) -> tuple[Surface, str]:
    """A large picture and what the thing does; with a view gods and Traitor tiles tell how it stands on this table."""
    kind, _, name = subject.partition(".")
    played = view if view is not None and view.traitor is not None and view.current_round else None
    if played is not None and kind in ("plot", "tile"):
        picture, told = plot(style, played) if kind == "plot" else column(style, played, name)
        return picture, f"{told}\n{rule_line(style, subject)}"
    makers = {
        "noble": _noble,
        "artisan": _artisan,
        "vase": _vase,
        "tile": _tile,
        "token": _token,
        "resource": _resource,
        "quarter": _quarter,
        "step": _step,
    }
    if kind == "god":
        made, text = god_head(name, style.screen.px(260)), _god_text(style, name, view)
    elif kind in makers:
        made, text = makers[kind](style, name)
    else:
        made, text = (_pyramid if kind == "pyramid" else _wheel)(style)
    return made, f"{text}\n{rule_line(style, subject)}"


# Cards


def _noble(style: TableStyle, noble: str) -> tuple[Surface, str]:
    if noble not in components().nobles:
        return card_back("noble", _size(style)), name_of(style, "piece", "noble")
    card = components().nobles[noble]
    head = f"{card.number} · {name_of(style, 'noble', noble)}"
    out, art, rows, room = _sheet(style, head, rule_of(f"noble.{noble}"))
    out.blit(noble_scene(card.number, art.size), art)
    mark = power_mark(card.type, round(art.height * 0.3))
    out.blit(mark, (art.right - mark.get_width() - 4, art.y + 4))
    half = rows.width // 2
    paint_rows(
        out, power(card), Rect(rows.x, rows.y, half, rows.height).inflate(-8, -6), _ink, round(rows.height * 0.8)
    )
    paint_rows(
        out, worth(card), Rect(rows.x + half, rows.y, half, rows.height).inflate(-8, -6), _ink, round(rows.height * 0.8)
    )
    text = noble_text(style, noble)
    _tell(style, out, text, room)
    return out, text


def _artisan(style: TableStyle, artisan: str) -> tuple[Surface, str]:
    if artisan not in components().artisans:
        return card_back("artisan", _size(style)), name_of(style, "piece", "artisan")
    card = components().artisans[artisan]
    out, art, rows, room = _sheet(style, name_of(style, "artisan", artisan), rule_of("artisan"))
    out.blit(artisan_scene(list(components().artisans).index(artisan) + 1, art.size), art)
    disc = prestige_disc(round(art.height * 0.36), str(card.pp))
    out.blit(disc, (art.x + 4, art.y + 4))
    paint_rows(out, gains(card.gains), rows.inflate(-8, -6), _ink, round(rows.height * 0.86))
    text = artisan_text(style, artisan)
    _tell(style, out, text, room)
    return out, text


def _size(style: TableStyle) -> tuple[int, int]:
    return (style.screen.px(SIZE[0]), style.screen.px(SIZE[1]))


def _ink(item: Item, size: int) -> Surface:
    return picture(item, size, INK)


def _sheet(style: TableStyle, title: str, cited: str) -> tuple[Surface, Rect, Rect, Rect]:
    """A card as large as a hand with its title and rule number: the places of picture, signs and text."""
    w, h = size = _size(style)
    out = body(size, (246, 228, 186), "papyrus", w * 0.05, 2, (14, -14), 40, 3).copy()
    inset = round(w * 0.022)
    outline(out, Rect((0, 0), size).inflate(-2 * inset, -2 * inset), (168, 112, 40), 1.4, w * 0.04, 210)
    pad = round(w * 0.055)
    px = max(15, min(style.screen.text(23), style.screen.px(30)))
    head = Rect(pad, pad, w - 2 * pad, round(px * 1.3))
    words.line(out, title, head, "heading", px, INK, "center", 13)
    art = Rect(pad, head.bottom + 3, w - 2 * pad, round(h * 0.34))
    rows = Rect(pad, art.bottom + round(h * 0.012), w - 2 * pad, round(h * 0.105))
    out.blit(body(rows.size, (222, 192, 138), "plain", rows.height * 0.18, 1, (0, 0), 0, 3, True, 70, 60), rows)
    small = max(13, round(px * 0.78))
    foot = Rect(pad, h - pad - round(small * 1.1), w - 2 * pad, round(small * 1.3))
    words.line(out, rule_alone(style.narrator.voice, cited), foot, "italic", small, (128, 62, 24), "center", 13)
    room = Rect(pad, rows.bottom + 4, w - 2 * pad, foot.top - rows.bottom - 6)
    rule(out, w * 0.25, w * 0.75, foot.top - 1, (168, 112, 40), 150)
    return out, art, rows, room


def _tell(style: TableStyle, out: Surface, text: str, room: Rect) -> None:
    px = max(15, min(style.screen.text(21), style.screen.px(27)))
    told = fit_sentence(text, "body", px, INK_SECOND, room.size, 13, CENTRED)
    words.report(text, room, told.whole)
    told.put(out, (room.x, room.y + max(0, room.height - told.size[1]) // 2))


# Tiles and tokens


def _vase(style: TableStyle, vase: str) -> tuple[Surface, str]:
    high = style.screen.px(380)
    if vase not in components().vases:
        return vase_tile("?", high), name_of(style, "piece", "vase")
    return vase_tile(vase, high), vase_in_words(style.narrator.voice, vase)


def _tile(style: TableStyle, tile: str) -> tuple[Surface, str]:
    """Both faces side by side, the light one first, and every effect in words."""
    screen = style.screen
    wide, high, gap = screen.px(190), screen.px(620), screen.px(14)
    out = Surface((2 * wide + gap, high))
    out.fill((30, 20, 34))
    for k, face in enumerate((LIGHT, DARK)):
        out.blit(tile_face(style, (wide, high), TileFace(tile, face)), (k * (wide + gap), 0))
    printed = components().traitor_tiles[tile]
    lines = [f"*{name_of(style, 'tile', tile)}*", say(style, "tiles.vases", n=printed.vases_per_round)]
    for face in (LIGHT, DARK):
        lines.append(f"_{name_of(style, 'face', face)}_")
        for space, effects in enumerate(printed.faces[face], 1):
            if effects:
                told = ", ".join(effect_text(style, effect) for effect in effects)
                lines.append(say(style, "tiles.space", space=space, told=told))
    return out, "\n".join(lines)


def _token(style: TableStyle, token: str) -> tuple[Surface, str]:
    kind = components().tokens[components().token_index[token]]
    made = offering_token(kind.kind, kind.target, kind.pp_bonus, style.screen.px(260))
    return made, token_in_words(style.narrator.voice, token)


def _resource(style: TableStyle, resource: str) -> tuple[Surface, str]:
    sort = "silver" if resource not in BASE else "base"
    told = say(
        style, f"resource.{sort}", n=components().resource_pp, total=components().supply[RESOURCES.index(resource)]
    )
    return resource_token(resource, style.screen.px(260)), f"*{name_of(style, 'resource', resource)}*\n{told}"


# Parts of the board


def _god_text(style: TableStyle, god: str, view: Pharaon | None) -> str:
    name = f"*{name_of(style, 'god', god)}*"
    if view is None:
        return f"{name}\n{say(style, 'god.general')}"
    asked = gods_of(view.quarters)[god]
    one, two = (say(style, f"god.of.{quarter}", n=count) for quarter, count in asked.needs)
    return f"{name}\n{say(style, 'god.asks', one=one, two=two, n=asked.pp)}"


def _plate(style: TableStyle, sign: str) -> Surface:
    side = style.screen.px(280)
    out = body((side, side), PAPYRUS, "papyrus", side * 0.06, 2, (16, -16), 40, 4).copy()
    inset = round(side * 0.03)
    outline(out, Rect(0, 0, side, side).inflate(-2 * inset, -2 * inset), (168, 112, 40), 1.6, side * 0.05, 210)
    put_icon(out, sign, round(side * 0.62), (92, 54, 20), (side / 2, side * 0.4))
    return out


def _quarter(style: TableStyle, quarter: str) -> tuple[Surface, str]:
    """The sign of a quarter with its cost and what the gods beside it ask for."""
    out = _plate(style, QUARTER_SIGNS[quarter])
    side = out.get_width()
    foot = Rect(round(side * 0.08), round(side * 0.74), round(side * 0.84), round(side * 0.2))
    paint_rows(out, (_cost(quarter),), foot, _ink)
    printed = components().quarters[quarter]
    needs = say(
        style,
        "quarter.needs",
        left=f"{printed.left.count} ({say(style, 'pp', n=printed.left.pp)})",
        right=f"{printed.right.count} ({say(style, 'pp', n=printed.right.pp)})",
    )
    return out, f"*{name_of(style, 'quarter', quarter)}*\n{game_text(style, f'quarter_text.{quarter}')}\n{needs}"


def _cost(quarter: str) -> tuple[Item, ...]:
    """The squares of a quarter's action."""
    parts = components()
    match quarter:
        case "offerings":
            extra = (pay("same"),) * parts.offering_option
            return (*(pay("any"),) * parts.offering_cost, word("+"), *extra, BONUS)
        case "nobles":
            return tuple(pay(name) for name in BASE for _ in range(parts.noble_cost))
        case "artisans":
            return (pay("any"), *(pay("same"),) * (parts.artisan_cost - 1))
        case "nile":
            return (pay("any"), pay("any"))
    lengths = [len(step.cost) for step in parts.burial]
    return (word(f"{min(lengths)}–{max(lengths)}"), pay("any"))


def _step(style: TableStyle, number: str) -> tuple[Surface, str]:
    """A step of the Burial Chamber: its icons and its prestige."""
    step = components().burial[int(number) - 1]
    out = _plate(style, "burial")
    side = out.get_width()
    items: tuple[tuple[Item, ...], ...] = (
        tuple(pay(RESOURCES[colour]) for colour in step.cost),
        (points(str(step.pp)),),
    )
    paint_rows(out, items, Rect(round(side * 0.08), round(side * 0.74), round(side * 0.84), round(side * 0.2)), _ink)
    cost = " ".join(f":{RESOURCES[colour]}:" for colour in step.cost)
    return out, f"*{name_of(style, 'step', step.id)}*\n{say(style, 'step', number=int(number), n=step.pp, cost=cost)}"


def _pyramid(style: TableStyle) -> tuple[Surface, str]:
    """The rows with their gains, the first one below."""
    side = style.screen.px(320)
    out = body((side, round(side * 0.86)), PAPYRUS, "papyrus", side * 0.05, 2, (16, -16), 40, 6).copy()
    each = round(side / (max(map(len, components().rows)) + 1.2))
    for row, spaces in enumerate(components().rows):
        y = out.get_height() - round(each * (row + 0.9))
        left = side / 2 - each * (len(spaces) - 1) / 2
        for k, name in enumerate(spaces):
            at = (left + k * each, y)
            blit_centred(out, _hollow(round(each * 0.92)), at)
            made = _row_gain(name, round(each * 0.74))
            if made is not None:
                blit_centred(out, made, at)
    return out, say(style, "pyramid")


def _hollow(side: int) -> Surface:
    return body((side, side), (206, 172, 116), "stone", side * 0.14, 1, (0, 0), 0, 2, True)


def _row_gain(name: str, size: int) -> Surface | None:
    if name == "first_player":
        return first_player_token(size)
    items = {"any": gain("any"), "silver": gain("silver"), "offering": BONUS}
    return picture(items[name], size, INK) if name in items else None


def _wheel(style: TableStyle) -> tuple[Surface, str]:
    """The five colours around the arrow of the Direction token."""
    side = style.screen.px(300)
    out = any_token(side).copy()
    blit_centred(out, turn_arrow(round(side * 0.34), True, (150, 60, 30)), (side / 2, side / 2))
    return out, say(style, "wheel")
