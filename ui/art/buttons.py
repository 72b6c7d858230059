"""Button plates in six kinds and five states, and the keyboard ring.

`button_plate` is the plate with shadow, halo and its rise or fall; `button_face` is the bare face, exactly the box, for
widgets that draw their own shadow. Neither holds the ring: the ring moves from control to control and is drawn last."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

from pygame import Rect, Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, mix
from ui.art.icons import icon
from ui.art.lettering import Role, put_text, width
from ui.art.light import aura, box_aura
from ui.art.ornament import outline
from ui.art.palette import BUTTONS, CREAM, GOLD_LIGHT, INK, IVORY, OUTLINE, ButtonKind, ButtonTone
from ui.art.plates import Shadow, body
from ui.art.surface import Layer, Size, Stamp, blank, recoloured
from ui.art.texture import Matter

State = Literal["normal", "hover", "focus", "pressed", "disabled"]
STATES: Final[tuple[State, ...]] = get_args(State)
KINDS: Final[tuple[ButtonKind, ...]] = tuple(BUTTONS)
RADIUS: Final = 9
RISE: Final[dict[State, int]] = {"normal": 0, "hover": -2, "focus": 0, "pressed": 2, "disabled": 0}
_SHADOW: Final[dict[State, Shadow | None]] = {
    "normal": (2, 4, 5, 160),
    "hover": (3, 8, 8, 180),
    "focus": (2, 4, 5, 160),
    "pressed": None,
    "disabled": (1, 2, 3, 90),
}


def tone(kind: ButtonKind, state: State = "normal") -> ButtonTone:
    """The colours of a kind in a state: body, words, line."""
    base, words, line = BUTTONS[kind]
    if state in ("hover", "focus"):
        lighter = mix(base, (255, 244, 214), 0.16)
        return ButtonTone(lighter, words, IVORY if state == "focus" else mix(line, (255, 250, 220), 0.6))
    if state == "pressed":
        return ButtonTone(mix(base, (20, 8, 0), 0.22), words, line)
    if state == "disabled":
        dull = mix(mix(base, (110, 96, 80), 0.55), (40, 28, 20), 0.35)
        pale = CREAM if words == CREAM else (250, 236, 206)
        return ButtonTone(dull, mix(dull, pale, 0.38), mix(dull, line, 0.3))
    return ButtonTone(base, words, line)


@kept
def button_face(size: Size, kind: ButtonKind = "wood", state: State = "normal", scale: float = 1.0) -> Surface:
    base, _, line = tone(kind, state)
    radius = RADIUS * scale
    shade = (-60, 12) if state == "pressed" else (34, -34)
    matter: Matter = "wood" if kind == "wood" else "stone"
    edge = max(1, round(2 * scale))
    face = body(size, base, matter, radius, edge, shade, 0, 4, state == "pressed").copy()
    inset = max(2, round(3 * scale))
    frame = Rect(0, 0, *size).inflate(-2 * inset, -2 * inset)
    outline(face, frame, line, max(1.0, 1.3 * scale), max(2.0, radius - 2 * scale), 205)
    return face


@kept
def button_plate(size: Size, kind: ButtonKind = "wood", state: State = "normal", scale: float = 1.0) -> Stamp:
    """The plate in its state, shadow and halo included; hovered it stands 2 px higher, pressed 2 px lower."""
    face = button_face(size, kind, state, scale)
    radius = RADIUS * scale
    rise = round(RISE[state] * scale)
    layers: list[Layer] = []
    shadow = _SHADOW[state]
    if shadow:
        right, down, blur, alpha = shadow
        cast = box_aura(size, radius, max(1.0, blur * scale), alpha=alpha)
        layers += cast.moved(round(right * scale), rise + round(down * scale))
    if state == "hover":
        layers += box_aura(size, radius, 9 * scale, GOLD_LIGHT, 200).moved(0, rise)
    return Stamp((*layers, (face, (0, rise))), size)


class Caption(NamedTuple):
    """What stands on a button: words, maybe a sign before them, the name of its key, a second line."""

    text: str
    sign: str | None = None
    px: float = 20
    key: str = ""
    role: Role = "heading"
    sub: str = ""
    stacked: bool = False
    """The sign above the words."""


def put_button(
    target: Surface, rect: Rect, caption: Caption, kind: ButtonKind, state: State = "normal", scale: float = 1.0
) -> None:
    """A whole button in one line, of this size in pixels of the window; the ring too if it has the focus."""
    button_plate(rect.size, kind, state, scale).put(target, rect.topleft)
    base, words, _ = tone(kind, state)
    label, sign, px, key, role = caption.text, caption.sign, round(caption.px), caption.key, caption.role
    shade = dark(base, 0.55) if words == CREAM else None
    cx, cy = rect.centerx, rect.centery + round(RISE[state] * scale)
    size = round(px * 1.5)
    wide = size + round(px * 0.5) if sign else 0
    key_px, text_wide = round(px * 0.84), width(label, role, px)
    key_wide = width(key, "italic", key_px) + 14 if key else 0
    x = cx - (wide + text_wide + key_wide) / 2
    if sign:
        _sign(target, sign, size, words, shade, (x + size / 2, cy))
    put_text(target, label, role, px, words, (x + wide, cy - 1))
    if key:
        put_text(target, key, "italic", key_px, mix(words, base, 0.35), (x + wide + text_wide + 14, cy + 1))
    if state == "focus":
        focus_ring(rect.size, RADIUS * scale, scale=scale).put(target, rect.topleft)


def _sign(
    target: Surface, sign: str, size: int, words: Colour, shade: Colour | None, centre: tuple[float, float]
) -> None:
    picture = icon(sign, size, words)
    rect = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    if shade:
        target.blit(recoloured(picture, shade), rect.move(1, 2))
    target.blit(picture, rect)


@kept
def focus_ring(size: Size, radius: float = RADIUS, gap: float = 5, scale: float = 1.0) -> Stamp:
    """Ivory between two dark lines, gold light, a lozenge on each corner: seen on any ground, also without colour."""
    space = round(gap * scale)
    w, h = size[0] + 2 * space, size[1] + 2 * space
    corner = radius + space
    thick = max(2.0, 3 * scale)
    rim = max(1.5, 2 * scale)
    pad = round(rim)
    wide = masks.rounded_line((w + 2 * pad, h + 2 * pad), corner + pad, thick + 2 * rim)
    light = aura(wide, 6 * scale, (255, 214, 110), 255, 2)
    ivory = recoloured(masks.rounded_line((w, h), corner, thick), IVORY)
    at = (-space, -space)
    under = (at[0] - pad, at[1] - pad)
    bud = _lozenge(max(10, round(16 * scale)))
    half = bud.get_width() // 2
    inset = round(corner * 0.12)
    corners = [(x, y) for x in (at[0] + inset, at[0] + w - inset) for y in (at[1] + inset, at[1] + h - inset)]
    buds = ((bud, (x - half, y - half)) for x, y in corners)
    return Stamp((*light.moved(*under), (recoloured(wide, OUTLINE, 235), under), (ivory, at), *buds), size)


@kept
def _lozenge(size: int) -> Surface:
    c = Canvas((size, size), 16)
    c.poly(OUTLINE, (8, 0), (16, 8), (8, 16), (0, 8))
    c.poly((255, 206, 92), (8, 3), (13, 8), (8, 13), (3, 8))
    c.poly((255, 240, 190), (8, 3), (13, 8), (8, 8), (3, 8))
    return c.finish()


@kept
def choice_plate(size: Size, chosen: bool, scale: float = 1.0) -> Surface:
    """One field of a row of choices: the chosen one is a raised gold plate, the others leave the recess bare."""
    if not chosen:
        return blank(size, INK)
    return body(size, (236, 190, 92), "stone", 7 * scale, 2, (34, -30), 0, 6)
