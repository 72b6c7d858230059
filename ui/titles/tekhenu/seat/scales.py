"""TEK-16  The scales of a seat: dice, excess and Faith on the plates, the balance, and where a choice would lead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.tekhenu.dial import Die
from game.tekhenu.maat import loss_of
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC
from ui.art.colour import Colour
from ui.art.dice import die
from ui.art.goods import good_token
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import aura, raised
from ui.art.palette import HOT, INK
from ui.art.pans import Hang, balance, hangs, plaque
from ui.art.surface import faded
from ui.art.tokens import number_disc
from ui.frame import words
from ui.titles.tekhenu.cards.glow import rim
from ui.titles.tekhenu.cards.style import TableStyle, say, signed
from ui.titles.tekhenu.seat.forecast import NOTHING, Forecast, balance_after
from ui.titles.tekhenu.seat.furniture import RUST, point_disc, titled, type_px

DESIGN: Final = (284, 180)
_LIGHT: Final[Colour] = (46, 104, 62)
_HEAVY: Final[Colour] = (150, 46, 34)
_FULL_TILT: Final = 4
"""Points of balance at which the beam leans as far as it can."""


class ScalesPlaces(NamedTuple):
    """Where the parts of the scales are."""

    picture: Rect
    pure: Rect
    tainted: Rect
    anubis: Rect
    number: Rect


def scales_places(rect: Rect) -> ScalesPlaces:
    """Inside the plate `rect`; the pans do not follow the beam, so that targets stand still."""
    u = min(rect.width / DESIGN[0], rect.height / DESIGN[1])
    foot = round(25 * u)
    picture = Rect(rect.x + round(6 * u), rect.y + round(30 * u), rect.width - round(12 * u), 0)
    picture.height = rect.bottom - foot - picture.y
    half = picture.width // 2
    pan = Rect(0, 0, round(picture.width * 0.42), picture.height)
    number = Rect(0, 0, round(52 * u), round(32 * u))
    number.center = (picture.centerx, picture.y + round(picture.height * 0.5))
    middle = Rect(0, 0, round(rect.width * 0.42), foot)
    middle.midbottom = (rect.centerx, rect.bottom - round(2 * u))
    left, right = pan.copy(), pan.copy()
    left.midleft = (picture.x, picture.centery)
    right.midright = (picture.x + 2 * half, picture.centery)
    return ScalesPlaces(picture, left, right, middle, number)


class Weights(NamedTuple):
    """What lies on the scales of a seat."""

    pure: tuple[Die, ...]
    tainted: tuple[Die, ...]
    anubis: tuple[Die, ...]
    excess: tuple[int, ...]
    faith: int
    balance: int


def weights_of(view: Tekhenu, seat: int) -> Weights:
    owner = view.seats[seat]
    dice = tuple(owner.pure), tuple(owner.tainted), tuple(owner.anubis)
    return Weights(*dice, tuple(owner.excess), owner.faith_laid, view.balance_of(seat))


def draw_scales(
    target: Surface,
    rect: Rect,
    style: TableStyle,
    weights: Weights,
    forecast: Forecast = NOTHING,
    tilt: float | None = None,
) -> None:
    """The whole plate; `tilt` in points of balance replaces the balance of the position while the beam swings."""
    u = min(rect.width / DESIGN[0], rect.height / DESIGN[1])
    titled(target, style, rect, u, say(style, "own.scales"), "scales", 16)
    places = scales_places(rect)
    now, after = weights.balance, balance_after(weights.balance, forecast)
    lean = round(max(-1.0, min(1.0, -(after if tilt is None else tilt) / _FULL_TILT)), 2)
    balance(places.picture.size, lean).put(target, places.picture.topleft)
    left, right = hangs(places.picture.size, lean)
    faith = weights.faith + forecast.faith
    excess = [(BASIC[k], n) for k, n in enumerate(weights.excess) if n]
    pans = (
        ("pure", left, weights.pure, [("faith", faith)] if faith > 0 else []),
        ("tainted", right, weights.tainted, [*excess, *([("faith", -faith)] if faith < 0 else [])]),
    )
    for plate, hang, dice, tokens in pans:
        coming = forecast.die if forecast.plate == plate else None
        _load(target, places.picture, hang, u, dice, tokens, coming)
    _number(target, style, places, u, now, after, forecast.weighs)
    _foot(target, style, rect, places, weights.anubis, u, forecast.die if forecast.plate == "anubis" else None)


def _load(
    target: Surface,
    picture: Rect,
    hang: Hang,
    u: float,
    dice: Sequence[Die],
    tokens: list[tuple[str, int]],
    coming: Die | None,
) -> None:
    """Dice side by side on the dish, tokens behind them; a die that would come is pale in cream light."""
    x, y = picture.x + hang.dish[0], picture.y + hang.dish[1]
    shown = [(one, False) for one in dice] + ([(coming, True)] if coming is not None else [])
    size = round((32 if len(shown) <= 3 else 27) * u)
    step = min(size + 4 * u, (2 * hang.half * 1.06 - size) / max(1, len(shown) - 1))
    if tokens:
        _tokens(target, tokens, (x, y - (size + 13 * u if shown else 11 * u)), u, hang.half)
    for k, (one, ghost) in enumerate(shown):
        made = die(size, one.face, one.colour)
        centre = (x + (k - (len(shown) - 1) / 2) * step, y - size * 0.5)
        if ghost:
            glow = aura(made, max(3.0, 5 * u), HOT, 255, 2)
            glow.centred(target, centre)
            target.blit(faded(made, 225), made.get_rect(center=(round(centre[0]), round(centre[1]))))
        else:
            raised(made, max(1.0, 2 * u)).centred(target, centre)


def _tokens(target: Surface, tokens: list[tuple[str, int]], middle: tuple[float, float], u: float, half: float) -> None:
    """Excess and Faith: single tokens, or one with its number."""
    size = round(21 * u)
    total = sum(n for _, n in tokens)
    laid = [(kind, 1) for kind, n in tokens for _ in range(n)] if total * size * 0.8 <= 2 * half else tokens
    step = min((size * 1.3 if any(n > 1 for _, n in laid) else size * 1.04), 2.1 * half / max(1, len(laid)))
    for k, (kind, n) in enumerate(laid):
        x = middle[0] + (k - (len(laid) - 1) / 2) * step
        raised(good_token(kind, size), 1).centred(target, (x, middle[1]))
        if n > 1:
            tag = point_disc(max(14, round(size * 0.76)), str(n), (60, 34, 14))
            target.blit(tag, tag.get_rect(center=(round(x + size * 0.36), round(middle[1] - size * 0.34))))


def _number(
    target: Surface, style: TableStyle, places: ScalesPlaces, u: float, now: int, after: int, weighs: bool
) -> None:
    """The balance on its plaque with the points it would cost; below it the balance after the choice."""
    spot = places.number
    if weighs:
        spot = spot.move(0, -round(14 * u))
    _plaque(target, style, spot, now, u)
    if not weighs:
        return
    below = Rect(0, 0, spot.width, spot.height)
    below.midtop = (spot.centerx, spot.bottom + round(9 * u))
    rim_box = below.inflate(round(6 * u), round(6 * u))
    rim(target, rim_box, 10 * u, style.screen.scale)
    _plaque(target, style, below, after, u)
    put_icon(target, "chevron_down", round(15 * u), HOT, (spot.centerx, spot.bottom + 4 * u), shade=(60, 30, 8))


def _plaque(target: Surface, style: TableStyle, spot: Rect, value: int, u: float) -> None:
    raised(plaque(spot.size, _HEAVY if value < 0 else _LIGHT), max(1.0, 2 * u)).put(target, spot.topleft)
    px = type_px(style, 23, spot.height * 0.74)
    put_text(target, signed(value), "number", px, (255, 240, 214), spot.center, "center")
    loss = loss_of(value)
    if loss:
        disc = number_disc(max(15, round(21 * u)), f"−{loss}")
        raised(disc, 1).centred(target, (spot.right, spot.top + 2 * u))


def _foot(
    target: Surface,
    style: TableStyle,
    rect: Rect,
    places: ScalesPlaces,
    dice: Sequence[Die],
    u: float,
    coming: Die | None,
) -> None:
    """The names of the plates, and between them the dice that do not count."""
    foot = places.anubis
    px = type_px(style, 16, foot.height * 0.74)
    taken = round((len(dice) + bool(coming)) * 25 * u + 24 * u) if dice or coming else round(96 * u)
    room = (rect.width - taken) // 2 - round(8 * u)
    for plate, left in (("pure", True), ("tainted", False)):
        place = Rect(rect.x + round(8 * u), foot.y, room, foot.height)
        if not left:
            place.right = rect.right - round(8 * u)
        text = style.narrator.label("plate", plate)
        words.line(target, text, place, "bold", px, INK, "left" if left else "right", 11)
    if not dice and coming is None:
        return
    x = rect.centerx - taken / 2 + 11 * u
    put_icon(target, "jackal", round(20 * u), RUST, (x, foot.centery))
    x += 24 * u
    for one in [*dice, *([coming] if coming is not None else [])]:
        made = die(round(20 * u), one.face, one.colour)
        if one is coming:
            aura(made, max(2.0, 4 * u), HOT, 255, 2).centred(target, (x, foot.centery))
        raised(made, 1).centred(target, (x, foot.centery))
        x += 25 * u
