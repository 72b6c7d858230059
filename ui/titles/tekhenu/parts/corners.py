"""What lies beside the dial: the bag with its dice, the Destiny cards that nobody holds."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tekhenu.state import Tekhenu
from game.tekhenu.words import COLOURS
from ui.art.dice import die
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import CREAM
from ui.titles.tekhenu.cards.face import small_card
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.tokens import bag


def bag_place(look: Look) -> Rect:
    picture = bag(look.layout.px(64))
    return picture.get_rect(center=look.layout.bag)


def _colours_left(target: Surface, look: Look, view: Tekhenu, top: tuple[int, int]) -> None:
    """How many dice of each colour are still in the bag."""
    size = look.layout.px(15)
    left = [(colour, view.bag.count(colour)) for colour in COLOURS if colour in view.bag]
    step = size + look.layout.px(3)
    x = top[0] - step * (len(left) - 1) / 2
    for number, (colour, n) in enumerate(left):
        raised(die(size, n, colour, figure=True), 1).centred(target, (x + number * step, top[1] + size))


def paint_corners(target: Surface, look: Look, view: Tekhenu) -> None:
    layout = look.layout
    picture = bag(layout.px(64))
    spot = raised(picture, 3).centred(target, layout.bag)
    at = (spot.centerx, spot.y + round(spot.height * 0.62))
    put_text(target, str(len(view.bag)), "number", layout.text(22), (30, 8, 0), (at[0] + 1, at[1] + 2), "center")
    put_text(target, str(len(view.bag)), "number", layout.text(22), CREAM, at, "center")
    _colours_left(target, look, view, spot.midbottom)
    for number, card in enumerate(view.destinies):
        place = layout.destiny(number)
        raised(small_card(look, card, place.size, False), 2).put(target, place.topleft)
