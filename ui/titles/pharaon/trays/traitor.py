"""The Traitor's vase: which of its two upper resources blocks the wheel, and what the other one would trigger."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.core.agenda import Move
from game.core.events import Event, Unveiled
from game.pharaon.automaton import ChooseSplit, put_on_wheel, tile_with_room
from game.pharaon.components import box
from game.pharaon.pieces import BASE, INDEX, Effect
from ui.art.icons import icon, put_icon
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.palette import HOT, INK
from ui.art.pharaon_tokens import any_token, resource_token, right_arrow, well
from ui.art.plates import body
from ui.art.surface import blit_centred
from ui.boards.glows import light
from ui.frame import words
from ui.frame.control import State
from ui.frame.tooltip import Tip
from ui.titles.pharaon import tips
from ui.titles.pharaon.cards import VASE_WIDTH, Ghost, effect_picture, effect_text, tile_places, vase_tile
from ui.titles.pharaon.desk import Desk
from ui.titles.pharaon.ghosts import on_wheel
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.plans import foresee
from ui.titles.pharaon.seat import points_now
from ui.titles.pharaon.trays.frame import Part, Tray, inside

_GREEN = (36, 100, 46)


@dataclass(frozen=True, slots=True)
class Split:
    """One answer: what goes on the wheel, where the other one goes and which icons lie beside it."""

    move: Move
    wheel: str
    other: str
    tile: str
    space: int
    effects: tuple[Effect, ...]

    @property
    def ghost(self) -> Ghost:
        return Ghost(self.tile, self.space, self.other)


def splits(desk: Desk, asked: ChooseSplit) -> list[Split]:
    traitor = desk.view.traitor
    assert traitor is not None
    left, right = box().vases[asked.vase].top
    found = []
    for wheel, other in ((left, right), (right, left)):
        place = tile_with_room(traitor, other)
        tile = traitor.tiles[place] if place is not None else ""
        space = len(traitor.placed[place]) + 1 if place is not None else 0
        effects = box().traitor_tiles[tile].faces[traitor.faces[place]][space - 1] if place is not None else ()
        found.append(Split(put_on_wheel(BASE[wheel]), BASE[wheel], BASE[other], tile, space, effects))
    return found


def split(desk: Desk, asked: ChooseSplit) -> Tray:
    look, traitor = desk.look, desk.view.traitor
    assert traitor is not None
    tray = Tray(desk.say("traitor.vase"), desk.say("traitor.pile", n=len(traitor.pile)))
    room, px = inside(look), look.screen.px
    high = min(px(118), room.height - look.screen.text(15) - px(12))
    words_wide = width(desk.say("traitor.bottom"), "bold", look.screen.text(15))
    wide = max(round(high * VASE_WIDTH), px(84), words_wide) + px(14)

    def vase(target: Surface) -> None:
        plate = Rect(room.x, room.y, wide, room.height)
        target.blit(well(plate.size, (204, 168, 114), px(9), 3, 120), plate)
        raised(vase_tile(asked.vase, high), 3).centred(target, (plate.centerx, plate.y + px(4) + high / 2))
        put_icon(target, "check", round(high * 0.22), (255, 250, 230), (plate.centerx, plate.y + px(4) + high * 0.725))
        foot = Rect(
            plate.x + 2, plate.bottom - look.screen.text(15) - px(5), plate.width - 4, look.screen.text(15) + px(3)
        )
        words.line(target, desk.say("traitor.bottom"), foot, "bold", look.screen.text(15), _GREEN, "center", 11)

    tray.drawn.append(vase)
    gap = px(8)
    answers = splits(desk, asked)
    row = (room.height - gap * (len(answers) - 1)) // len(answers)
    for number, answer in enumerate(answers):
        rect = Rect(room.x + wide + px(10), room.y + number * (row + gap), room.width - wide - px(10), row)
        tray.parts.append(_answer(desk, answer, rect, number + 1))
    return tray


def _answer(desk: Desk, answer: Split, rect: Rect, number: int) -> Part:
    look = desk.look

    def paint(target: Surface, state: State) -> None:
        _paint(target, look, answer, rect, number, state)

    label = desk.say("traitor.answer", resource=answer.wheel)

    def pointed(target: Surface) -> None:
        view = desk.view
        on_wheel(target, look, view, INDEX[answer.wheel], answer.wheel)
        if answer.tile:
            row = tile_places(look, look.layout.zones.side, view)[f"space.{answer.tile}.{answer.space}"]
            light(row.inflate(-4, -2), "box", look.screen.scale, HOT, 5).put(target, 1.0)

    return Part(rect, label, paint, desk.legal(answer.move), tip=lambda: split_tip(desk, answer), pointed=pointed)


def _paint(target: Surface, look: Look, answer: Split, rect: Rect, number: int, state: State) -> None:
    px = look.screen.px
    base = (255, 244, 206) if state == "hover" else (244, 224, 180)
    raised(body(rect.size, base, "papyrus", 9 * look.screen.scale, 2, (18, -14), 0, 6), 2).put(target, rect.topleft)
    light(rect, "box", look.screen.scale).put(target, 1.0 if state == "hover" else 0.5)
    d = min(px(38), rect.height - px(16))
    y = rect.centery
    put_text(target, str(number), "number", look.screen.text(15), INK, (rect.x + px(14), rect.y + px(14)), "center")
    x = rect.x + px(28) + d / 2
    for picture in (resource_token(answer.wheel, d), right_arrow(round(d * 0.5)), any_token(d)):
        blit_centred(target, picture, (x, y))
        x += d * 0.95
    half = Rect(round(x - d * 0.25), rect.y + px(4), round(rect.right - x + d * 0.25) - px(6), rect.height - px(8))
    target.fill((150, 104, 40), (half.x - px(4), rect.y + px(10), 1, rect.height - px(20)))
    line = look.screen.text(15)
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
        look.say("traitor.space", name=look.name("tile", answer.tile), n=answer.space)
        if answer.tile
        else look.say("traitor.nowhere")
    )
    words.line(
        target, told, Rect(half.x, half.bottom - line - 2, half.width, line + 2), "body", line, INK, "center", 11
    )


def split_tip(desk: Desk, answer: Split) -> Tip:
    """What it would trigger, from playing it on a copy."""
    look, view = desk.look, desk.view
    outcome = foresee(view, desk.asked_seat, (answer.move,))
    lines = [f"{tips.sign(answer.wheel)} {desk.say('traitor.on_wheel', where=_quarter(desk, answer.wheel))}"]
    if answer.tile:
        effects = ", ".join(effect_text(look, effect) for effect in answer.effects) or look.say("tip.no_effect")
        place = look.say("traitor.space", name=look.name("tile", answer.tile), n=answer.space)
        lines.append(f"{tips.sign(answer.other)} {look.say('tip.of', name=place, what=effects)}")
    lines += [look.narrator.event(event) for event in certain(outcome.events)]
    before, after = points_now(view, view.automaton), points_now(outcome.after, view.automaton)
    lines.append(look.say("tip.prestige", seat=view.automaton, before=before, after=after))
    return Tip(desk.say("traitor.answer", resource=answer.wheel), tuple(lines))


def _quarter(desk: Desk, resource: str) -> str:
    colour = BASE.index(resource)
    quarter = next(name for name in desk.view.quarters if desk.view.facing(name) == colour)
    return desk.say(f"quarter.{quarter}")


def certain(events: tuple[Event, ...]) -> list[Event]:
    """What the Traitor himself would do; what follows belongs to the next turn."""
    return [
        event
        for event in events
        if type(event).__module__.endswith("automaton_events")
        and not isinstance(event, Unveiled)
        and not type(event).__name__.endswith(("Placed", "Blocked"))
    ]
