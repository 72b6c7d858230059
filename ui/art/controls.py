"""The smaller controls as pictures by size and state: switch, slider, selector, tick box, field, key cap, scroll bar.

They know no events: our widgets and the skins of pygame-gui blit them. On papyrus unless said otherwise."""

from __future__ import annotations

from typing import Literal

from pygame import Rect, Surface

from ui.art.buttons import State
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, grey, mix
from ui.art.icons import icon
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.ornament import outline, rule, upright
from ui.art.palette import INK, INK_REMARK, IVORY, PAPYRUS_FIELD
from ui.art.plates import body, recess, with_shadow
from ui.art.surface import Size, Stamp, blank, blit_centred, faded

Way = Literal["left", "right", "up", "down"]
_RUST: Colour = (122, 60, 22)
_ON: Colour = (62, 122, 74)
_OFF: Colour = (132, 112, 84)


def _lit(colour: Colour, state: State) -> Colour:
    if state in ("hover", "focus"):
        return mix(colour, (255, 246, 220), 0.2)
    if state == "pressed":
        return mix(colour, (20, 8, 0), 0.16)
    return mix(grey(colour, 0.4), (206, 186, 150), 0.5) if state == "disabled" else colour


@kept
def knob(diameter: int, state: State = "normal", sign: str | None = None) -> Surface:
    """The gold button that slides: with a sun on sliders, a tick or a cross on switches."""
    c = Canvas((diameter, diameter), 34, rim=(66, 34, 8))
    rim, gold, top = (255, 240, 184), (228, 176, 76), (250, 214, 126)
    if state == "disabled":
        rim, gold, top = (226, 210, 176), (196, 176, 140), (210, 192, 158)
    elif state == "hover":
        gold, top = (248, 196, 92), (255, 228, 144)
    elif state == "focus":
        rim, gold, top = (255, 255, 244), (240, 198, 112), (255, 234, 172)
    elif state == "pressed":
        gold, top = (204, 150, 58), (222, 172, 80)
    c.disc((66, 34, 8) if state != "disabled" else (120, 96, 66), (17, 17), 17)
    c.disc(rim, (17, 17), 15.6)
    c.disc(gold, (17.2, 17.4), 14.2)
    c.disc(top, (16.4, 15.8), 11.4)
    c.disc(mix(top, gold, 0.35), (16.8, 16.6), 10.6)
    out = c.finish()
    if sign:
        colour = (140, 76, 14) if state != "disabled" else (140, 116, 84)
        blit_centred(
            out, icon(sign, round(diameter * (0.6 if sign == "sun" else 0.46)), colour), (diameter / 2, diameter / 2)
        )
    return out


@kept
def switch(on: bool, state: State = "normal", scale: float = 1.0) -> Stamp:
    """66 x 32: malachite and right is on with a tick, brown and left is off with a cross; readable without colour."""
    w, h = round(66 * scale), round(32 * scale)
    base = (176, 156, 122) if state == "disabled" else _lit(_ON if on else _OFF, state)
    picture = body((w, h), base, "stone", h / 2, 2, (-50, 0), 0, 3, True).copy()
    outline(picture, Rect(0, 0, w, h), (60, 34, 12), 1.3 * scale, h / 2, 180)
    sign = "check" if on else "cross"
    pale = (236, 246, 214) if on else (232, 214, 178)
    mark = faded(icon(sign, max(8, round(12 * scale)), pale), 190)
    blit_centred(picture, mark, (h * 0.6 if on else w - h * 0.6, h / 2))
    button = raised(knob(round(30 * scale), state, sign), 2 * scale)
    x = w - h / 2 - 1 if on else h / 2 + 1
    left, top = round(x - button.size[0] / 2), round(h / 2 - button.size[1] / 2)
    return Stamp(((picture, (0, 0)), *button.moved(left, top)), (w, h))


@kept
def slider(length: int, value: float, state: State = "normal", ticks: int = 0, scale: float = 1.0) -> Stamp:
    """Lapis up to the value (0..1), gold sun as the handle. The box is `length` x 34; the caller writes the value."""
    d = round(34 * scale)
    groove = max(6, round(12 * scale))
    picture = blank((length, d + (round(8 * scale) if ticks else 0)), INK)
    top = (d - groove) // 2
    picture.blit(recess((length, groove), scale, (150, 118, 76), 6), (0, top))
    filled = round(length * value)
    if filled > groove:
        bar = _lit((52, 104, 150), state) if state != "pressed" else (52, 104, 150)
        picture.blit(body((filled, groove), bar, "stone", groove / 2, 1, (60, -36), 0, 5), (0, top))
    for i in range(ticks):
        x = 6 * scale + (length - 12 * scale) * i / max(1, ticks - 1)
        rule(picture, x, x + max(1, 2 * scale), d - 2 * scale, INK_REMARK, 180, max(3, round(6 * scale)))
    handle = raised(knob(d, state, "sun"), 3 * scale)
    return Stamp(((picture, (0, 0)), *handle.moved(round(length * value - d / 2), 0)), (length, d))


def slider_knob(length: int, value: float, scale: float = 1.0) -> Rect:
    """Where the handle is, in the slider's box: for the pointer and for the round keyboard ring."""
    d = round(34 * scale)
    return Rect(round(length * value - d / 2), 0, d, d)


@kept
def selector(size: Size, state: State = "normal", scale: float = 1.0, hovered: Way | None = None) -> Stamp:
    """A value between two arrows; the value's words are the caller's. `hovered` lights one arrow."""
    w, h = size
    base = _lit((216, 184, 128), state)
    picture = body(size, base, "papyrus", 8 * scale, 2, (24, -24), 0, 6).copy()
    line: Colour = {"hover": (206, 136, 34), "focus": IVORY}.get(state, (130, 86, 36))
    outline(picture, Rect(0, 0, w, h).inflate(-4, -4), line, 1.2, 7 * scale, 180)
    colour = _RUST if state != "disabled" else (160, 136, 100)
    ways: tuple[tuple[Way, float], ...] = (("left", h * 0.45), ("right", w - h * 0.45))
    for way, x in ways:
        ink = (196, 88, 24) if hovered == way else colour
        blit_centred(picture, icon(f"chevron_{way}", round(h * (0.4 if hovered == way else 0.34)), ink), (x, h / 2))
    for x in (h * 0.88, w - h * 0.88):
        upright(picture, x, h * 0.17, h * 0.83, (130, 86, 36), 120)
    return with_shadow(picture, 8 * scale, (1, 3, 4, 60 if state == "disabled" else 115), scale)


@kept
def drop_down(size: Size, state: State = "normal", is_open: bool = False, scale: float = 1.0) -> Stamp:
    """A value with one arrow that opens a list."""
    w, h = size
    base = (250, 226, 172) if is_open else _lit((216, 184, 128), state)
    picture = body(size, base, "papyrus", 8 * scale, 2, (24, -24), 0, 6).copy()
    line: Colour = {"hover": (206, 136, 34), "focus": IVORY}.get(state, (130, 86, 36))
    outline(picture, Rect(0, 0, w, h).inflate(-4, -4), line, 1.3, 7 * scale, 190)
    colour = _RUST if state != "disabled" else (160, 136, 100)
    arrow = icon("chevron_up" if is_open else "chevron_down", round(h * 0.38), colour)
    blit_centred(picture, arrow, (w - h * 0.45, h / 2))
    return with_shadow(picture, 8 * scale, (1, 3, 4, 115), scale)


@kept
def tick_box(on: bool, state: State = "normal", scale: float = 1.0) -> Surface:
    """26 px square; a green tick when on."""
    d = round(26 * scale)
    dull = state == "disabled"
    base = (214, 190, 148) if dull else mix((246, 228, 190), (255, 252, 240), 0.6 if state in ("hover", "focus") else 0)
    if state == "pressed":
        base = (226, 204, 160)
    picture = recess((d, d), scale, base, 5, 4).copy()
    line = (196, 120, 30) if state == "hover" else (112, 70, 28)
    outline(picture, Rect(0, 0, d, d), line, 1.5 * scale, 5 * scale, 115 if dull else 235)
    if state == "focus":
        outline(picture, Rect(0, 0, d, d).inflate(-4, -4), (190, 130, 40), 1.0, 3 * scale, 200)
    if on:
        blit_centred(
            picture, icon("check", round(20 * scale), (150, 122, 84) if dull else (40, 104, 54)), (d / 2, d / 2)
        )
    return picture


@kept
def field(size: Size, state: State = "normal", scale: float = 1.0) -> Surface:
    """A place to write in."""
    base: Colour = {
        "hover": (254, 244, 218),
        "focus": (255, 248, 228),
        "disabled": (220, 200, 160),
        "pressed": (246, 230, 196),
    }.get(state, PAPYRUS_FIELD)
    picture = recess(size, scale, base, 7, 5).copy()
    strong = state in ("focus", "hover")
    outline(
        picture,
        Rect(0, 0, *size),
        (120, 78, 32),
        (2.0 if state == "focus" else 1.5) * scale,
        7 * scale,
        255 if strong else 190,
    )
    return picture


def key_cap_width(label: str, height: int = 30, px: int = 17) -> int:
    return max(height, width(label, "bold", px) + round(px * 1.2))


@kept
def key_cap(label: str, height: int = 30, px: int = 17, arrows: tuple[Way, ...] = (), pressed: bool = False) -> Stamp:
    """A key of the keyboard with its foot; arrow keys show triangles, as no font here has arrows."""
    w = max(height, round(len(arrows) * height * 0.72 + height * 0.3)) if arrows else key_cap_width(label, height, px)
    foot = 1 if pressed else max(2, round(height / 10))
    under = body((w, height), (150, 118, 74), "plain", 6, 1, (0, -40), 0, 3)
    top = body((w, height), (242, 226, 190), "stone", 6, 1, (26, -18), 0, 4).copy()
    for i, way in enumerate(arrows):
        x = w / 2 + (i - (len(arrows) - 1) / 2) * height * 0.72
        blit_centred(top, icon(f"chevron_{way}", round(height * 0.46), INK), (x, height / 2))
    if not arrows:
        put_text(top, label, "bold", px, INK, (w / 2, height / 2 - 1), "center")
    lower = with_shadow(under, 6, (1, 2, 3, 130))
    shift = max(2, round(height / 10)) - foot
    return Stamp((*lower.moved(0, foot + shift), (top, (0, shift))), (w, height + foot))


@kept
def scroll_bar(size: Size, start: float, share: float, state: State = "normal", on_wood: bool = True) -> Surface:
    """Upright: a groove with a gold grip; `start` and `share` of the whole, 0..1."""
    w, h = size
    groove: Colour = (40, 27, 19) if on_wood else (196, 164, 112)
    picture = recess(size, 1.0, groove, w / 2, 3).copy()
    grip = max(2 * w, round(h * share))
    y = round((h - grip) * start)
    base = {"hover": (246, 206, 120), "pressed": (190, 140, 60), "disabled": (120, 104, 84)}.get(state, (222, 172, 84))
    picture.blit(body((w, grip), base, "stone", w / 2, 2, (34, -34), 0, 5), (0, y))
    if state == "focus":
        outline(picture, Rect(0, y, w, grip), (255, 246, 214), 2, w / 2)
    return picture


@kept
def list_line(
    size: Size, state: Literal["plain", "hover", "chosen", "impossible"] = "plain", scale: float = 1.0
) -> Surface:
    """One line of an open list: hovered ivory, chosen gold; an impossible one gets a lock and its reason."""
    if state == "hover":
        return body(size, (255, 252, 236), "plain", 6 * scale, 0, (0, 0), 0)
    if state == "chosen":
        return faded(body(size, (226, 172, 76), "plain", 6 * scale, 0, (20, -10), 0), 150)
    return blank(size)
