"""The sum of the offerings on a papyrus bar, and the steps of the reveal beside it."""

from __future__ import annotations

from pygame import Rect, Surface

from game.amunre.components import components
from ui.art.colour import Colour
from ui.art.icons import icon
from ui.art.lettering import haloed, put_text, width
from ui.art.light import box_aura
from ui.art.palette import INK, INK_SECOND
from ui.art.plates import papyrus
from ui.art.tokens import seal
from ui.frame import words
from ui.titles.amunre.offering.places import ScenePlaces
from ui.titles.amunre.offering.story import Stage, Story
from ui.titles.amunre.style import TableStyle

STEPS: tuple[tuple[str, tuple[Stage, ...]], ...] = (
    ("reveal", ("rise", "flip", "count")),
    ("adjustments", ("shift",)),
    ("tile", ("rank", "tile")),
    ("gifts", ("gifts",)),
)
_SUM: Colour = (164, 62, 12)
_SIGN: Colour = (130, 84, 30)


def paint_sum(target: Surface, style: TableStyle, places: ScenePlaces, story: Story, shifted: bool) -> None:
    """`8 + 6 + 4 − 3 + 3 = 18`, each with the seal of its seat."""
    bar, screen = places.sum_bar, style.layout.screen
    box_aura(bar.size, 18 * screen.scale, 10 * screen.scale, (255, 206, 96), 170).put(target, bar.topleft)
    papyrus(bar.size, screen.scale, 43, (240, 216, 164)).put(target, bar.topleft)
    ranked = sorted(story.offerings, key=lambda one: len(story.offerings) if one.rank is None else one.rank)
    terms = [(one.seat, one.counts) for one in ranked]
    counted = sum(value for _, value in terms)
    earlier = story.start - counted
    if earlier:
        terms.append((-1, earlier))
    if shifted:
        terms += list(story.shifts)
    total = story.total if shifted else story.start
    _terms(target, style, Rect(bar.x, bar.y, bar.width, round(bar.height * 0.66)), terms, total)
    room = Rect(bar.x + places.px(20), bar.y + round(bar.height * 0.6), bar.width - places.px(40), places.px(34))
    tile = components().tiles[components().tile_for(total)]
    text = style.say("scene.outcome", tile=style.narrator.label("offering_tile", tile.id), n=tile.value)
    words.line(target, text, room, "bold", min(screen.text(20), places.px(24)), INK_SECOND, "center", 11)


def _terms(target: Surface, style: TableStyle, room: Rect, terms: list[tuple[int, int]], total: int) -> None:
    for px in range(round(room.height * 0.52), 10, -2):
        coin = round(px * 0.95)
        wide = sum(_wide(seat, value, px, coin, k) for k, (seat, value) in enumerate(terms))
        wide += width("=", "number", px) + round(px * 0.6) + width(str(total), "number", round(px * 1.5))
        if wide <= room.width * 0.94:
            break
    x, y = room.centerx - wide // 2, room.centery + 2
    for k, (seat, value) in enumerate(terms):
        sign = "−" if value < 0 else "+" if k else ""
        if sign:
            x = put_text(target, sign, "number", round(px * 0.86), _SIGN, (x, y)).right + round(px * 0.2)
        if seat >= 0:
            mark = seal(style.seat_styles[seat], coin)
            target.blit(mark, mark.get_rect(midleft=(x, y)))
            x += coin + 5
        x = put_text(target, str(abs(value)), "number", px, INK, (x, y)).right + round(px * 0.3)
    x = put_text(target, "=", "number", round(px * 0.86), _SIGN, (x, y)).right + round(px * 0.3)
    put_text(target, str(total), "number", round(px * 1.5), _SUM, (x, y))


def _wide(seat: int, value: int, px: int, coin: int, place: int) -> int:
    sign = width("+", "number", round(px * 0.86)) + round(px * 0.2) if place or value < 0 else 0
    return sign + (coin + 5 if seat >= 0 else 0) + width(str(abs(value)), "number", px) + round(px * 0.3)


def paint_steps(target: Surface, style: TableStyle, places: ScenePlaces, stage: Stage) -> None:
    """What was shown, what is shown, what comes."""
    screen = style.layout.screen
    now = next((k for k, (_, stages) in enumerate(STEPS) if stage in stages), len(STEPS) - 1)
    px = min(screen.text(20), places.px(25))
    for k, (key, _) in enumerate(STEPS):
        x, y = places.step(k)
        colour: Colour = (255, 224, 150) if k == now else (206, 226, 226) if k < now else (150, 176, 192)
        if k < now:
            tick = icon("check", round(px * 0.9), (160, 226, 150))
            target.blit(tick, tick.get_rect(center=(x, y)))
        else:
            dot = icon("sun", round(px * 0.8), colour)
            target.blit(dot, dot.get_rect(center=(x, y)))
        said = haloed(style.say(f"scene.{key}"), "bold" if k == now else "body", px, colour, (8, 24, 44), 2)
        said.put(target, (x + px, y - said.size[1] // 2))
    said = haloed(
        style.say("scene.skip"), "italic", min(screen.text(18), places.px(22)), (222, 236, 240), (8, 24, 44), 2
    )
    said.centred(target, (places.nilometer.left - places.px(110), screen.size[1] - places.px(40)))
