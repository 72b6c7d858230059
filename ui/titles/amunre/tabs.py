"""Cards as tabs, for small windows: a band with the sign, the name beside it."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.icons import icon
from ui.art.lettering import block_height, fit_block, put_block
from ui.art.light import box_bevel, volume
from ui.art.ornament import outline
from ui.art.palette import CARD_PAPER, CREAM, INK
from ui.art.surface import Size, blit_centred, clip, cut_out
from ui.art.texture import texture
from ui.frame import words
from ui.titles.amunre.look import SIGNS, Look, colour_of


def tab(look: Look, kind: str, size: Size, lit: bool) -> Surface:
    """A card of which only sign and name show; in a very narrow place the sign alone."""
    made, whole = _tab(size, colour_of(kind), SIGNS[kind], look.card(kind), look.layout.screen.text(20), lit)
    words.report(look.card(kind), Rect((0, 0), size), whole)
    return made


@kept
def _tab(
    size: Size, colour: Colour, sign: str, name: str, px: int, lit: bool, bare: bool = False
) -> tuple[Surface, bool]:
    w, h = size
    mask = masks.rounded(size, 8)
    out = cut_out(texture("papyrus", size, CARD_PAPER, 100 + len(name)), mask)
    narrow = bare or w < h * 1.3
    band = w if narrow else round(h * 0.6)
    head = cut_out(texture("stone", size, colour, 5), mask)
    out.blit(head, (0, 0), Rect(0, 0, band, h))
    out.blit(clip(volume(size, 26, -30).copy(), mask), (0, 0))
    out.blit(box_bevel(size, 8, 2, 120, 120), (0, 0))
    blit_centred(out, icon(sign, round(min(band, h) * 0.72), CREAM), (band / 2, h / 2))
    line: Colour = (255, 224, 140) if lit else (214, 176, 100)
    outline(out, Rect(0, 0, w, h).inflate(-2, -2), line, 1.6, 7)
    if narrow:
        return out, True
    room = Rect(band + 3, 2, w - band - 7, h - 4)
    fitted = fit_block(name, "bold", px, room.size, 10)
    if not fitted.whole:
        return _tab(size, colour, sign, name, px, lit, True)
    high = block_height(fitted, "bold")
    put_block(out, fitted, "bold", INK, Rect(room.x, room.y + (room.height - high) // 2, room.width, high), "center")
    return out, fitted.whole
