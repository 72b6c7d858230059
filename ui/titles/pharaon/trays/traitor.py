"""The Traitor's vase: which of its two upper resources blocks the wheel, and what the other one would trigger."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from game.core.agenda import Move
from game.core.events import Event, Unveiled
from game.pharaon.automaton import ChooseSplit, put_on_wheel, tile_with_room
from game.pharaon.components import components
from game.pharaon.pieces import BASE, Effect
from game.pharaon.scoring import points_now
from game.pharaon.state import Pharaon
from ui.art.icons import icon, put_icon
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.palette import HOT, INK
from ui.art.pharaon_tokens import any_token, resource_token, right_arrow, well
from ui.art.plates import body
from ui.art.surface import blit_centred
from ui.frame import words
from ui.frame.tooltip import Tip
from ui.kit.answer import Chip
from ui.kit.thing import Face, FaceState
from ui.titles.pharaon import tips
from ui.titles.pharaon.cards import VASE_WIDTH, effect_picture, effect_text, tile_places, vase_tile
from ui.titles.pharaon.choice import Q
from ui.titles.pharaon.glows import light
from ui.titles.pharaon.plans import foresee
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.trays.frame import Tray, inside

_GREEN = (36, 100, 46)


class Split(NamedTuple):
    """One answer: what goes on the wheel, where the other one goes and which icons lie beside it."""

    move: Move
    wheel: str
    other: str
    tile: str
    space: int
    effects: tuple[Effect, ...]


def splits(question: Q) -> list[Split]:
    """The answers to which of the two upper resources blocks the wheel; none if something else is asked."""
    asked, traitor = question.decision, question.view.traitor
    if not isinstance(asked, ChooseSplit) or traitor is None:
        return []
    left, right = components().vases[asked.vase].top
    found = []
    for wheel, other in ((left, right), (right, left)):
        place = tile_with_room(traitor, other)
        tile = traitor.tiles[place] if place is not None else ""
        space = len(traitor.placed[place]) + 1 if place is not None else 0
        effects = components().traitor_tiles[tile].faces[traitor.faces[place]][space - 1] if place is not None else ()
        found.append(Split(put_on_wheel(BASE[wheel]), BASE[wheel], BASE[other], tile, space, effects))
    return found


def split(style: TableStyle, question: Q, asked: ChooseSplit) -> Tray:
    traitor = question.view.traitor
    assert traitor is not None
    tray = Tray(style, style.say("traitor.vase"), style.say("traitor.pile", n=len(traitor.pile)))
    room, px = inside(style), style.screen.px
    high = min(px(118), room.height - style.screen.text(15) - px(12))
    words_wide = width(style.say("traitor.bottom"), "bold", style.screen.text(15))
    wide = max(round(high * VASE_WIDTH), px(84), words_wide) + px(14)
    tray.draw(Rect(room.x, room.y, wide, room.height), draw_his_vase, style, asked.vase, high)
    gap = px(8)
    answers = splits(question)
    row = (room.height - gap * (len(answers) - 1)) // len(answers)
    places = tile_places(style, style.layout.zones.side, question.view)
    for number, answer in enumerate(answers):
        rect = Rect(room.x + wide + px(10), room.y + number * (row + gap), room.width - wide - px(10), row)
        lit = tuple(places[f"space.{answer.tile}.{answer.space}"].inflate(-4, -2)) if answer.tile else ()
        face = Face(draw_split, (style, answer, number + 1, lit), True)
        label = style.say("traitor.answer", resource=answer.wheel)
        foretold = partial(split_tip, style, question, answer)
        tray.offer(rect, Chip(label, face, question.legal(answer.move), foretold=foretold))
    return tray


def draw_his_vase(target: Surface, plate: Rect, style: TableStyle, vase: str, high: int) -> None:
    px = style.screen.px
    target.blit(well(plate.size, (204, 168, 114), px(9), 3, 120), plate)
    raised(vase_tile(vase, high), 3).centred(target, (plate.centerx, plate.y + px(4) + high / 2))
    put_icon(target, "check", round(high * 0.22), (255, 250, 230), (plate.centerx, plate.y + px(4) + high * 0.725))
    line = style.screen.text(15)
    foot = Rect(plate.x + 2, plate.bottom - line - px(5), plate.width - 4, line + px(3))
    words.line(target, style.say("traitor.bottom"), foot, "bold", line, _GREEN, "center", 11)


def draw_split(
    target: Surface, rect: Rect, style: TableStyle, answer: Split, number: int, lit: tuple[int, ...], state: FaceState
) -> None:
    """`lit`: the space of a tile that lights up under the pointer."""
    px, hot = style.screen.px, state in ("hover", "pressed")
    base = (255, 244, 206) if hot else (244, 224, 180)
    raised(body(rect.size, base, "papyrus", 9 * style.screen.scale, 2, (18, -14), 0, 6), 2).put(target, rect.topleft)
    light(rect, "box", style.screen.scale).put(target, 1.0 if hot else 0.5)
    d = min(px(38), rect.height - px(16))
    y = rect.centery
    put_text(target, str(number), "number", style.screen.text(15), INK, (rect.x + px(14), rect.y + px(14)), "center")
    x = rect.x + px(28) + d / 2
    for picture in (resource_token(answer.wheel, d), right_arrow(round(d * 0.5)), any_token(d)):
        blit_centred(target, picture, (x, y))
        x += d * 0.95
    half = Rect(round(x - d * 0.25), rect.y + px(4), round(rect.right - x + d * 0.25) - px(6), rect.height - px(8))
    target.fill((150, 104, 40), (half.x - px(4), rect.y + px(10), 1, rect.height - px(20)))
    line = style.screen.text(15)
    upper = half.y + (half.height - line) / 2
    small = min(round(d * 0.9), round(half.height - line - px(2)))
    signs = [resource_token(answer.other, small), right_arrow(round(small * 0.5))]
    signs += [effect_picture(effect, small, INK) for effect in answer.effects] or [
        icon("minus", round(small * 0.6), INK)
    ]
    at = half.centerx - (sum(one.get_width() + px(5) for one in signs) - px(5)) / 2
    for picture in signs:
        blit_centred(target, picture, (at + picture.get_width() / 2, upper))
        at += picture.get_width() + px(5)
    told = (
        style.say("traitor.space", name=style.name("tile", answer.tile), n=answer.space)
        if answer.tile
        else style.say("traitor.nowhere")
    )
    words.line(
        target, told, Rect(half.x, half.bottom - line - 2, half.width, line + 2), "body", line, INK, "center", 11
    )
    if hot and lit:
        light(Rect(lit), "box", style.screen.scale, HOT, 5).put(target, 1.0)


def split_tip(style: TableStyle, question: Q, answer: Split) -> Tip:
    """What it would trigger, from playing it on a copy."""
    view = question.view
    assert question.seat is not None
    outcome = foresee(view, question.seat, (answer.move,))
    lines = [f"{tips.sign(answer.wheel)} {style.say('traitor.on_wheel', where=_quarter(style, view, answer.wheel))}"]
    if answer.tile:
        effects = ", ".join(effect_text(style, effect) for effect in answer.effects) or style.say("tip.no_effect")
        place = style.say("traitor.space", name=style.name("tile", answer.tile), n=answer.space)
        lines.append(f"{tips.sign(answer.other)} {style.say('tip.of', name=place, what=effects)}")
    lines += [style.narrator.event(event) for event in certain(outcome.events)]
    before, after = points_now(view, view.automaton), points_now(outcome.after, view.automaton)
    lines.append(style.say("tip.prestige", seat=view.automaton, before=before, after=after))
    return Tip(style.say("traitor.answer", resource=answer.wheel), tuple(lines))


def _quarter(style: TableStyle, view: Pharaon, resource: str) -> str:
    colour = BASE.index(resource)
    return style.say(f"quarter.{next(name for name in view.quarters if view.facing(name) == colour)}")


def certain(events: tuple[Event, ...]) -> list[Event]:
    """What the Traitor himself would do; what follows belongs to the next turn."""
    return [
        event
        for event in events
        if type(event).__module__.endswith("automaton_events")
        and not isinstance(event, Unveiled)
        and not type(event).__name__.endswith(("Placed", "Blocked"))
    ]
