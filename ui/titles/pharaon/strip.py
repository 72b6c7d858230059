"""What happens next: the title, five suns for the rounds, and what comes after this one."""

from __future__ import annotations

from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.state import Pharaon
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.lettering import fit_line, put_text
from ui.art.light import aura
from ui.art.palette import CREAM, CREAM_SECOND, GOLD_TITLE
from ui.frame import words
from ui.kit.thing import Face, Thing
from ui.titles.pharaon.style import TableStyle


def strip_thing(style: TableStyle, view: Pharaon) -> Thing:
    return Thing(
        "strip", style.layout.zones.strip, Face(draw_strip, (style, view.round, view.over, next_up(style, view)))
    )


def draw_strip(target: Surface, place: Rect, style: TableStyle, now: int, over: bool, following: str) -> None:
    screen = style.screen
    upper = Rect(place.x, place.y, place.width, round(place.height * 0.54))
    lower = Rect(place.x, upper.bottom, place.width, place.bottom - upper.bottom)
    rounds = components().rounds
    size = min(screen.px(19), round(upper.height * 0.62))
    suns = rounds * round(size * 1.42)
    title = fit_line(style.say("title"), "heading", screen.text(25), place.width - suns - screen.px(14), 13)
    drawn = put_text(target, title.text, "heading", title.px, GOLD_TITLE, upper.midleft)
    x = drawn.right + screen.px(14)
    for number in range(1, rounds + 1):
        state = "past" if number < now or over else "now" if number == now else "to_come"
        picture = _sun(size, state)
        spot = (x + size // 2, upper.centery)
        if state == "now":
            aura(picture, max(2.0, size / 4), (255, 220, 120), 220).centred(target, spot)
        target.blit(picture, picture.get_rect(center=spot))
        x += round(size * 1.42)
    told = style.say("strip.round", n=now, rounds=rounds)
    px = min(screen.text(16), round(lower.height * 0.86))
    first = words.line(target, told, Rect(lower.x, lower.y, lower.width // 2, lower.height), "bold", px, CREAM)
    rest = Rect(first.right + screen.px(12), lower.y, lower.right - first.right - screen.px(12), lower.height)
    words.line(target, following, rest, "italic", px, CREAM_SECOND, "left", 11)


def next_up(style: TableStyle, view: Pharaon) -> str:
    if view.over:
        return style.say("strip.over")
    if not view.current_round:
        return style.say("strip.opening")
    return style.say("strip.last" if view.current_round == components().rounds else "strip.turn")


@kept
def _sun(size: int, state: str) -> Surface:
    c = Canvas((size, size), 100, rim=(40, 24, 10))
    if state == "to_come":
        c.disc((18, 10, 6), (50, 50), 48)
        c.disc((78, 62, 44), (52, 53), 41)
    else:
        c.disc((96, 58, 10), (50, 50), 48)
        c.disc((250, 204, 90) if state == "past" else (255, 226, 130), (50, 50), 41)
        c.disc((255, 244, 190), (42, 40), 13)
    return c.finish()
