"""What happens next: sixteen rounds in pairs, a feather for each Judgement, an hourglass for each Scoring."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.state import Tekhenu
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.palette import CREAM, CREAM_SECOND, GOLD, GOLD_TITLE, LEGAL
from ui.frame import words
from ui.titles.tekhenu.style import TableStyle


def draw_strip(target: Surface, place: Rect, style: TableStyle, round_number: int, over: bool, coming: str) -> None:
    """`coming`: what happens next, in words."""
    screen, number = style.screen, max(1, round_number)
    big, small = min(screen.text(30), round(place.height * 0.58)), min(screen.text(15), round(place.height * 0.3))
    label = style.say("strip.round")
    total = f"/ {components().rounds}"
    left = max(width(label, "body", small), width(str(number), "number", big) + width(total, "number", small) + 4)
    put_text(target, label, "body", small, CREAM_SECOND, (place.x, place.y + place.height * 0.2))
    at = put_text(target, str(number), "number", big, CREAM, (place.x, place.y + place.height * 0.66))
    put_text(target, total, "number", small, CREAM_SECOND, (at.right + 4, place.y + place.height * 0.72))
    x = place.x + left + screen.px(16)
    upper = Rect(x, place.y, place.right - x, round(place.height * 0.52))
    lower = Rect(x, upper.bottom, upper.width, place.bottom - upper.bottom)
    _rounds(target, round_number, over, upper)
    words.line(target, coming, lower, "body", min(screen.text(17), round(lower.height * 0.82)), CREAM_SECOND)


def next_up(style: TableStyle, view: Tekhenu) -> str:
    """One sentence: what comes after this round or the next."""
    if view.over:
        return style.say("strip.over")
    if view.phase != "turns":
        return style.narrator.label("phase", view.phase)
    number, pair, four = view.round_number, components().rounds_per_rotation, components().dice_per_judgement
    after = number + (-number) % pair
    if after % four:
        return style.say("strip.rotation", n=after)
    return style.say("strip.scoring" if after % (2 * four) == 0 else "strip.judgement", n=after)


def _rounds(target: Surface, now: int, over: bool, row: Rect) -> None:
    """Dots in pairs; what is past is gold, the present one faience."""
    rounds, pair, four = components().rounds, components().rounds_per_rotation, components().dice_per_judgement
    marks = rounds // four
    step = row.width / (rounds + 0.5 * (rounds // pair) + marks * 1.1)
    size = round(min(step * 0.74, row.height * 0.62))
    x = float(row.x)
    for number in range(1, rounds + 1):
        state = "past" if number < now else "now" if number == now else "to_come"
        if over:
            state = "past"
        picture = _dot(size, state)
        target.blit(picture, picture.get_rect(center=(round(x + step / 2), row.centery)))
        x += step
        if number % four == 0:
            sign = "hourglass" if number % (2 * four) == 0 else "feather"
            colour = GOLD if number < now else CREAM_SECOND
            put_icon(target, sign, round(min(step * 1.1, row.height * 0.84)), colour, (x + step * 0.5, row.centery))
            x += step * 1.1
        if number % pair == 0:
            x += step * 0.5


@kept
def _dot(size: int, state: str) -> Surface:
    c = Canvas((size, size), 100, rim=(40, 24, 10))
    if state == "now":
        c.disc((20, 90, 84), (50, 50), 50)
        c.disc(LEGAL, (50, 50), 42)
        c.disc((206, 255, 246), (40, 38), 14)
    elif state == "past":
        c.disc((96, 58, 10), (50, 50), 48)
        c.disc((226, 172, 66), (50, 50), 40)
        c.disc(GOLD_TITLE, (42, 40), 13)
    else:
        c.disc((18, 10, 6), (50, 50), 46)
        c.disc((84, 66, 50), (52, 53), 39)
    return c.finish()
