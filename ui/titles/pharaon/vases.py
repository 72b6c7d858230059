"""The vases under the pyramid, their pile, and the supply of resources."""

from __future__ import annotations

from pygame import Rect, Surface

from game.pharaon.components import box
from game.pharaon.pieces import RESOURCES
from game.pharaon.state import Pharaon
from ui.art.lettering import fit_line, put_text
from ui.art.light import raised
from ui.art.ornament import rule
from ui.art.palette import INK, INK_FAINT
from ui.art.pharaon_tokens import resource_token, well
from ui.art.surface import faded
from ui.frame import words
from ui.titles.pharaon.cards import VASE_WIDTH, vase_tile
from ui.titles.pharaon.ground import HALO
from ui.titles.pharaon.layout import VASES
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.quarter_places import Box


def places_for(view: Pharaon) -> int:
    """How many vases lie here with this number of players."""
    return box().layouts[view.players - 1].vases


def vase_place(look: Look, view: Pharaon, vase: str) -> Rect:
    """Where a vase lies; those that are taken leave empty places at the end."""
    return look.layout.vase(view.vases.index(vase), places_for(view))


def print_vases(target: Surface, look: Look, count: int) -> None:
    layout = look.layout
    head = layout.rect(Box(VASES.x + 14, VASES.y + 8, 84, 30))
    fitted = fit_line(look.say("vases.title"), "heading", layout.text(18), head.width, 13)
    words.report(look.say("vases.title"), head, fitted.whole)
    put_text(target, fitted.text, "heading", fitted.px, INK, head.midleft, halo=HALO)
    for number in range(count):
        rect = layout.vase(number, count)
        target.blit(well(rect.size, (176, 136, 88), layout.px(10), 3, 140), rect)
    line = layout.supply_title
    rule(target, line.x, line.right, line.y - layout.px(4), (120, 76, 30), 160)


def paint_vases(target: Surface, look: Look, view: Pharaon, hidden: frozenset[str] = frozenset()) -> None:
    """Vases, piles and supply; `hidden` vases are on their way."""
    layout = look.layout
    head = layout.rect(Box(VASES.x + 96, VASES.y + 8, VASES.w - 108, 30))
    key = "vases.piles" if layout.roomy else "vases.pile"
    piles = look.say(key, n=len(view.vase_pile), gone=len(view.vase_discard))
    words.line(target, piles, head, "italic", layout.text(15), INK, "right", 11)
    count = places_for(view)
    for number in range(count):
        rect = layout.vase(number, count)
        if number < len(view.vases):
            vase = view.vases[number]
            if vase not in hidden:
                high = min(rect.height - layout.px(6), round((rect.width - layout.px(2)) / VASE_WIDTH))
                raised(vase_tile(vase, high), 3).centred(target, rect.center)
        elif view.current_round and view.current_round < box().rounds:
            words.line(
                target, look.say("vases.taken"), rect.inflate(-6, 0), "italic", layout.text(15), INK_FAINT, "center", 11
            )
    line = layout.supply_title
    words.line(
        target,
        look.say("vases.supply"),
        Rect(line.x, line.y, line.width // 3, line.height),
        "italic",
        layout.text(16),
        INK,
        "left",
        11,
    )
    bag = look.say("vases.bag", n=len(view.bag), gone=len(view.token_discard))
    rest = Rect(line.x + line.width // 3, line.y, line.width - line.width // 3, line.height)
    words.line(target, bag, rest, "italic", layout.text(15), INK, "right", 11)
    for number, name in enumerate(RESOURCES):
        place = layout.supply(number)
        left = view.supply[number]
        picture = resource_token(name, layout.px(31))
        spot = (place.x + layout.px(19), place.centery)
        raised(picture if left else faded(picture, 90), 1.5).centred(target, spot)
        put_text(
            target,
            str(left),
            "number",
            layout.text(17),
            INK if left else INK_FAINT,
            (place.x + layout.px(38), place.centery),
        )
