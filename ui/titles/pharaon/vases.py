"""The vases under the pyramid, their pile, and the supply of resources."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from game.pharaon.components import box
from game.pharaon.pieces import RESOURCES
from game.pharaon.state import Pharaon
from ui.art.lettering import Rimmed, fit_line, put_text
from ui.art.light import raised
from ui.art.ornament import rule
from ui.art.palette import INK, INK_FAINT
from ui.art.pharaon_tokens import resource_token, well
from ui.art.surface import faded
from ui.frame import words
from ui.kit.thing import Face, Shape, Thing
from ui.titles.pharaon.cards import VASE_WIDTH, vase_tile
from ui.titles.pharaon.ground import HALO
from ui.titles.pharaon.layout import VASES
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.quarter_places import Box


def print_vases(target: Surface, look: Look, players: int) -> None:
    layout, count = look.layout, box().layouts[players - 1].vases
    head = layout.rect(Box(VASES.x + 14, VASES.y + 8, 84, 30))
    fitted = fit_line(look.say("vases.title"), "heading", layout.text(18), head.width, 13)
    words.report(look.say("vases.title"), head, fitted.whole)
    put_text(target, fitted.text, "heading", fitted.px, Rimmed(INK, HALO), head.midleft)
    for number in range(count):
        rect = layout.vase(number, count)
        target.blit(well(rect.size, (176, 136, 88), layout.px(10), 3, 140), rect)
    line = layout.supply_title
    rule(target, line.x, line.right, line.y - layout.px(4), (120, 76, 30), 160)
    left = Rect(line.x, line.y, line.width // 3, line.height)
    words.line(target, look.say("vases.supply"), left, "italic", layout.text(16), INK, "left", 11)


def vase_things(look: Look, view: Pharaon) -> Iterator[Thing]:
    """Vases, piles and supply; those that are taken leave empty places at the end."""
    layout = look.layout
    head = layout.rect(Box(VASES.x + 96, VASES.y + 8, VASES.w - 108, 30))
    piles = look.say(
        "vases.piles" if layout.roomy else "vases.pile", n=len(view.vase_pile), gone=len(view.vase_discard)
    )
    yield Thing("count.vases", head, Face(draw_count, (layout.text(15), piles)))
    count = box().layouts[view.players - 1].vases
    for number in range(count):
        rect = layout.vase(number, count)
        if number < len(view.vases):
            vase = view.vases[number]
            yield Thing(
                f"vase.{vase}",
                rect,
                Face(draw_vase, (look, vase)),
                shape=Shape("box", 10 * layout.u),
                told=True,
                subject=f"vase.{vase}",
                label=look.say("place.vase", n=number + 1),
            )
        elif view.current_round and view.current_round < box().rounds:
            yield Thing(f"gone.{number}", rect, Face(draw_gone, (layout.text(15), look.say("vases.taken"))))
    line = layout.supply_title
    bag = look.say("vases.bag", n=len(view.bag), gone=len(view.token_discard))
    rest = Rect(line.x + line.width // 3, line.y, line.width - line.width // 3, line.height)
    yield Thing("count.bag", rest, Face(draw_count, (layout.text(15), bag)))
    for number, name in enumerate(RESOURCES):
        yield Thing(
            f"supply.{name}",
            layout.supply(number),
            Face(draw_supply, (look, name, view.supply[number])),
            told=True,
            subject=f"resource.{name}",
            label=look.say("place.supply", resource=name),
        )


def draw_count(target: Surface, place: Rect, px: int, text: str) -> None:
    words.line(target, text, place, "italic", px, INK, "right", 11)


def draw_vase(target: Surface, rect: Rect, look: Look, vase: str) -> None:
    layout = look.layout
    high = min(rect.height - layout.px(6), round((rect.width - layout.px(2)) / VASE_WIDTH))
    raised(vase_tile(vase, high), 3).centred(target, rect.center)


def draw_gone(target: Surface, rect: Rect, px: int, text: str) -> None:
    """The place of a vase that was taken."""
    words.line(target, text, rect.inflate(-6, 0), "italic", px, INK_FAINT, "center", 11)


def draw_supply(target: Surface, place: Rect, look: Look, resource: str, left: int) -> None:
    layout = look.layout
    picture = resource_token(resource, layout.px(31))
    raised(picture if left else faded(picture, 90), 1.5).centred(target, (place.x + layout.px(19), place.centery))
    ink = INK if left else INK_FAINT
    put_text(target, str(left), "number", layout.text(17), ink, (place.x + layout.px(38), place.centery))
