"""The button beside the prompt: call Anubis, with its price in Scribes."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tekhenu.components import components
from ui.art.buttons import button_plate, tone
from ui.art.goods import good_token
from ui.art.icons import put_icon
from ui.art.lettering import fit_line, put_text, width
from ui.art.surface import faded
from ui.kit.thing import FaceState, button_state
from ui.titles.tekhenu.style import TableStyle


def draw_anubis(target: Surface, place: Rect, style: TableStyle, usable: bool, state: FaceState = "normal") -> None:
    """Jackal, name, price; in a narrow place the name goes."""
    screen, shown_as = style.screen, button_state(state, usable)
    button_plate(place.size, "wood", shown_as, screen.scale).put(target, place.topleft)
    _, ink, _ = tone("wood", shown_as)
    size = min(round(place.height * 0.66), screen.px(36))
    px = min(screen.text(19), round(place.height * 0.5))
    price = str(components().anubis_scribes)
    token = good_token("scribe", round(size * 0.8))
    fixed = size + screen.px(12) + width(price, "number", px) + token.get_width() + screen.px(16)
    name = fit_line(style.say("anubis").upper(), "heading", px, place.width - fixed, 12)
    shown = name.text if name.whole else ""
    wide = fixed - screen.px(12) + (width(shown, "heading", name.px) + screen.px(8) if shown else 0)
    x = place.centerx - wide // 2
    put_icon(target, "jackal", size, ink, (x + size // 2, place.centery))
    x += size + screen.px(6)
    if shown:
        x = put_text(target, shown, "heading", name.px, ink, (x, place.centery)).right + screen.px(8)
    x = put_text(target, price, "number", px, ink, (x, place.centery)).right + screen.px(3)
    picture = faded(token, 120) if shown_as == "disabled" else token
    target.blit(picture, picture.get_rect(midleft=(x, place.centery)))
