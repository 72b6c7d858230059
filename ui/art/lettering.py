"""Type: roles, sizes, measuring, wrapping and fitting.

Nothing is cut off in silence: whatever shortens or shrinks a text says so in its answer (`whole`, `px`). Cinzel sets
titles and every number that stands alone. Alegreya's own figures are old-style, whose 0 reads as an o; in our files its
digits are its lining figures (the character map points at the glyphs `zero.lf` to `nine.lf`)."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

import pygame
from pygame import Rect, Surface

from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.files import BadAsset, whole_font
from ui.art.light import aura
from ui.art.palette import INK
from ui.art.paths import FONTS
from ui.art.surface import Point, Stamp, blank

Role = Literal["title", "heading", "body", "italic", "bold", "number", "thin", "hieroglyph"]
Anchor = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright"
]
Align = Literal["left", "center", "right"]
FACES: Final[dict[Role, str]] = {
    "title": "cinzel-latin-700",
    "heading": "cinzel-latin-700",
    "number": "cinzel-latin-700",
    "thin": "cinzel-latin-400",
    "body": "alegreya-latin-400",
    "italic": "alegreya-latin-400-italic",
    "bold": "alegreya-latin-700",
    "hieroglyph": "noto-hieroglyphs-subset",
}
ELLIPSIS: Final = "…"
_LONE_NUMBER = re.compile(r"[+−–-]?\d+([.,]\d+)?\s?%?$")
_BEFORE_SIGN = re.compile(r" (?=[:;!?»](?!\w))")
_BEFORE_UNIT = re.compile(r"(?<=\d) (?=[A-Z]{2}\b)|(?<=\d\*) (?=[A-Z]{2}\b)")
_fonts: dict[tuple[str, int], pygame.Font] = {}
_MOST_FONTS: Final = 160


class TextSize(NamedTuple):
    """From the pixel sizes of the design (1080 lines, 100 %) to the ones of this window and this reader."""

    scale: float = 1.0
    percent: int = 100
    least: int = 13

    def px(self, size: float) -> int:
        return max(self.least, round(size * self.scale * self.percent / 100))


class Line(NamedTuple):
    """One line that fits its box: what is left of the text, at which size, and whether that is all of it."""

    text: str
    px: int
    whole: bool


class Block(NamedTuple):
    """Several lines that fit their box."""

    lines: tuple[str, ...]
    px: int
    whole: bool


def font(role: Role, px: int) -> pygame.Font:
    """A font of the role; made anew if pygame was shut down in between."""
    key = (FACES[role], max(1, px))
    found = _fonts.get(key)
    if found is not None:
        try:
            found.get_height()
            return found
        except pygame.error:
            _fonts.clear()
    if not pygame.font.get_init():
        pygame.font.init()
    if len(_fonts) >= _MOST_FONTS:
        _fonts.clear()
    path = font_file(role)
    try:
        made = pygame.font.Font(str(path), key[1])
    except pygame.error as error:
        raise BadAsset.broken(path) from error
    _fonts[key] = made
    return made


def font_file(role: Role) -> Path:
    """The file of a role's font, which is whole; BadAsset if it is not."""
    return whole_font(FONTS / f"{FACES[role]}.ttf")


def is_lone_number(text: str) -> bool:
    return bool(_LONE_NUMBER.match(text))


def spaced(text: str) -> str:
    """French spaces that the fonts can show: no font has U+202F, and a line must not begin with ':' or '!'.

    A sign that a letter follows is none of them: it opens an inline icon (`:coin:`). A number and its unit stay on
    one line as well: « 7 PP »."""
    spaced = _BEFORE_SIGN.sub("\u00a0", text.replace("\u202f", "\u00a0")).replace("« ", "«\u00a0")
    return _BEFORE_UNIT.sub("\u00a0", spaced)


def unprintable(text: str, role: Role = "body") -> str:
    """The letters that the role's font cannot show (they would come out as a box)."""
    face = font(role, 20)
    hole = _pixels(face, "\ufffe")
    return "".join(ch for ch in dict.fromkeys(spaced(text)) if not ch.isspace() and _pixels(face, ch) == hole)


def _pixels(face: pygame.Font, text: str) -> bytes:
    return pygame.image.tobytes(face.render(text, True, (255, 255, 255)), "RGBA")


@kept
def rendered(text: str, role: Role, px: int, colour: Colour = INK) -> Surface:
    """One line. Alegreya's word space is 2 px at 13 px and words run together, so words are set apart here."""
    text = spaced(text)
    face = font(role, px)
    words = _words(text, role)
    if len(words) == 1:
        return face.render(text, True, colour) if text else blank((1, face.get_height()))
    pictures = [face.render(word, True, colour) if word else None for word in words]
    out = blank((max(1, _length(text, role, px)), face.get_height()), colour)
    x = 0
    for picture in pictures:
        if picture:
            out.blit(picture, (x, 0))
            x += picture.get_width()
        x += _word_space(role, px)
    return out


def _words(text: str, role: Role) -> list[str]:
    return re.split("[ \u00a0]", text) if role in ("body", "bold", "italic") else [text]


def _word_space(role: Role, px: int) -> int:
    return max(_measured(" ", role, px), round(px * 0.25))


def _length(text: str, role: Role, px: int) -> int:
    """How wide `rendered` makes a text whose spaces are already French."""
    words = _words(text, role)
    if len(words) == 1:
        return _measured(text, role, px)
    return sum(_measured(word, role, px) for word in words if word) + (len(words) - 1) * _word_space(role, px)


@lru_cache(20_000)
def _measured(word: str, role: Role, px: int) -> int:
    """Paragraphs are broken by trial: the same words are measured again and again."""
    return font(role, px).size(word)[0]


def width(text: str, role: Role, px: int) -> int:
    return _length(spaced(text), role, px)


def height(role: Role, px: int) -> int:
    """The height of one rendered line."""
    return font(role, px).get_height()


def leading(role: Role, px: int) -> int:
    """The distance between two lines of a paragraph."""
    return round(px * (1.2 if role in ("title", "heading", "number", "thin") else 1.28))


def wrap(text: str, role: Role, px: int, box_width: int) -> Block:
    """Break at spaces. A word wider than the box is broken inside, and then `whole` is False."""
    lines: list[str] = []
    whole = True
    for paragraph in spaced(text).split("\n"):
        line = ""
        for word in paragraph.split(" "):
            trial = f"{line} {word}" if line else word
            if _length(trial, role, px) <= box_width:
                line = trial
                continue
            if line:
                lines.append(line)
            while _length(word, role, px) > box_width and len(word) > 1:
                cut = longest(word, role, px, box_width)
                lines.append(word[:cut])
                word = word[cut:]
                whole = False
            line = word
        lines.append(line)
    fitting = tuple(line for line in lines if _length(line, role, px) <= box_width)
    return Block(fitting, px, whole and len(fitting) == len(lines))


def longest(text: str, role: Role, px: int, box_width: int, tail: str = "") -> int:
    """How many letters of a text fit, followed by `tail`; at least one without a tail."""
    low, high = 0 if tail else 1, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if _length(text[:middle].rstrip() + tail, role, px) <= box_width:
            low = middle
        else:
            high = middle - 1
    return low


def shortened(text: str, role: Role, px: int, box_width: int) -> Line:
    """The text, or its beginning with an ellipsis; nothing at all where not even the ellipsis has room."""
    text = spaced(text)
    if _length(text, role, px) <= box_width:
        return Line(text, px, True)
    if _length(ELLIPSIS, role, px) > box_width:
        return Line("", px, False)
    cut = longest(text, role, px, box_width, ELLIPSIS)
    return Line(text[:cut].rstrip() + ELLIPSIS, px, False)


def fit_line(text: str, role: Role, px: int, box_width: int, least: int = 13) -> Line:
    """Smaller and smaller down to `least`, then shortened."""
    for size in range(px, max(1, min(least, px)) - 1, -1):
        if width(text, role, size) <= box_width:
            return Line(spaced(text), size, True)
    return shortened(text, role, min(least, px), box_width)


def fit_block(text: str, role: Role, px: int, box: tuple[int, int], least: int = 13) -> Block:
    """A paragraph for a box: smaller down to `least`, then its last line is shortened."""
    block = Block((), px, False)
    for size in range(px, max(1, min(least, px)) - 1, -1):
        block = wrap(text, role, size, box[0])
        if block.whole and block_height(block, role) <= box[1]:
            return block
    spare = box[1] - height(role, block.px)
    if spare < 0:
        return Block((), block.px, False)
    room = spare // leading(role, block.px) + 1
    if len(block.lines) <= room:
        return block
    rest = " ".join(block.lines[room - 1 :])
    last = shortened(rest, role, block.px, box[0])
    return Block((*block.lines[: room - 1], last.text), block.px, False)


def block_height(block: Block, role: Role) -> int:
    if not block.lines:
        return 0
    return (len(block.lines) - 1) * leading(role, block.px) + height(role, block.px)


class Rimmed(NamedTuple):
    """A colour for words on a busy ground: a soft rim of another lightness keeps them readable."""

    colour: Colour
    rim: Colour


def put_text(
    target: Surface,
    text: str,
    role: Role,
    px: int,
    ink: Colour | Rimmed,
    pos: Point,
    anchor: Anchor = "midleft",
) -> Rect:
    """Draw one line; gives its box."""
    return _put(target, _layers(text, role, px, ink), pos, anchor)


def put_turned(
    target: Surface, text: str, role: Role, px: int, ink: Colour | Rimmed, centre: Point, angle: float
) -> Rect:
    """Draw one line askew; gives its box."""
    layers = _layers(text, role, px, ink)
    turned = [pygame.transform.rotozoom(layer, angle, 1) for layer in layers] if angle else layers
    return _put(target, turned, centre, "center")


def _layers(text: str, role: Role, px: int, ink: Colour | Rimmed) -> list[Surface]:
    """The letters, above the light around them if there is any."""
    if isinstance(ink, Rimmed):
        return [layer for layer, _ in haloed(text, role, px, ink.colour, ink.rim).layers]
    return [rendered(text, role, px, ink)]


def _put(target: Surface, layers: list[Surface], pos: Point, anchor: Anchor) -> Rect:
    rect = layers[-1].get_rect(**{anchor: (round(pos[0]), round(pos[1]))})
    for layer in layers:
        target.blit(layer, layer.get_rect(center=rect.center))
    return rect


@kept
def haloed(text: str, role: Role, px: int, colour: Colour, halo: Colour, strength: int = 3) -> Stamp:
    """Words with a soft rim of another lightness around them."""
    letters = rendered(text, role, px, colour)
    glow = aura(letters, max(1.5, px / 9), halo, 255, strength)
    return Stamp((*glow.layers, (letters, (0, 0))), letters.get_size())


def put_block(target: Surface, block: Block, role: Role, colour: Colour, rect: Rect, align: Align = "left") -> int:
    """Draw a fitted paragraph from the top of `rect`; gives the y below its last line."""
    y = rect.y
    for line in block.lines:
        picture = rendered(line, role, block.px, colour)
        spare = rect.width - picture.get_width()
        target.blit(picture, (rect.x + {"left": 0, "center": spare // 2, "right": spare}[align], y))
        y += leading(role, block.px)
    return y
