"""The dial at rest as things: the disc with its words, the dice, what lies above them."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from game.tekhenu.dial import SECTIONS
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import TakeDie
from game.tekhenu.words import GODS
from ui.art.dice import die, locked
from ui.art.figures import statue
from ui.art.light import raised
from ui.art.surface import blit_centred
from ui.kit.sprite import sprite
from ui.kit.thing import Face, FaceState, Shape, Thing
from ui.titles.tekhenu import tips
from ui.titles.tekhenu.choice import Q
from ui.titles.tekhenu.dial.disc import arrow_at, disc_at, put_shadow
from ui.titles.tekhenu.dial.ring import marker, paint_hub, paint_words, slot_token
from ui.titles.tekhenu.dial_places import DialPlaces, DieSpot
from ui.titles.tekhenu.style import TableStyle


def dial_things(style: TableStyle, question: Q) -> Iterator[Thing]:
    """From the disc to the hub."""
    dial, view = style.layout.dial, question.view
    degrees = dial.angle(view.first_sunny)
    yield Thing("dial.disc", dial.box, Face(draw_disc, (dial, degrees)))
    yield Thing("dial.words", dial.box, Face(paint_words, (style, view.first_sunny)))
    yield Thing("dial.shadow", dial.box, Face(draw_shadow, (dial, degrees, False)))
    yield from dice(style, question)
    yield Thing("dial.pale", dial.box, Face(draw_shadow, (dial, degrees, True)))
    for section in range(SECTIONS):
        yield from _on_ring(style, view, section)
    for number, edge in enumerate(view.markers):
        hourglasses = number + 1 + (2 - len(view.markers))
        at = dial.marker(edge)
        yield sprite(f"hourglass.{hourglasses}", marker, round(38 * dial.u), hourglasses, at=at, height=3)
    yield Thing("dial.arrow", dial.box, Face(draw_arrow, (dial, degrees)))
    yield Thing("dial.hub", dial.box, Face(paint_hub, (style,)))


def dice(style: TableStyle, question: Q) -> Iterator[Thing]:
    """Equal dice have labels of their own."""
    dial, seen = style.layout.dial, dict[str, int]()
    open_dice = {(move.section, move.colour, move.face) for move in question.of(TakeDie)}
    for name, spot in named_dice(dial, question.view):
        label = tips.die_title(style, spot)
        seen[label] = seen.get(label, 0) + 1
        one = spot.die
        legal = (GODS[spot.section], one.colour, one.face) in open_dice
        yield Thing(
            name,
            spot.rect,
            Face(draw_die, (dial.u, spot, legal), True),
            shape=Shape("disc", spot.size * 1.2),
            subject=f"die.{GODS[spot.section]}.{one.colour}.{one.face}",
            label=label if seen[label] == 1 else f"{label} ({seen[label]})",
            told=True,
            beside=dial.box,
        )


def named_dice(dial: DialPlaces, view: Tekhenu) -> Iterator[tuple[str, DieSpot]]:
    """Dice by section, colour and face, so that the others keep their names when one is taken."""
    seen: dict[str, int] = {}
    for spot in dial.dice(view):
        kind = f"die.{spot.section}.{spot.die.colour}{spot.die.face}"
        seen[kind] = seen.get(kind, 0) + 1
        yield f"{kind}.{seen[kind]}", spot


def _on_ring(style: TableStyle, view: Tekhenu, section: int) -> Iterator[Thing]:
    """The bonus of a god, and the Statues in his honour."""
    dial = style.layout.dial
    slot, size = view.horus.index(section), round(25 * dial.u)
    yield sprite(f"bonus.{section}", slot_token, slot, size, at=dial.bonus(section), height=1.5)
    for number, owner in enumerate(view.god_statues[section][: dial.slots]):
        x, y = dial.statue(section, number)
        yield sprite(
            f"statue.{section}.{number}",
            statue,
            style.seat_styles[owner],
            round(43 * dial.u),
            at=(x, y - 9 * dial.u),
            height=2.5,
            owner=owner,
            shape=Shape("disc", 36 * dial.u),
        )


def draw_disc(target: Surface, place: Rect, dial: DialPlaces, degrees: float) -> None:
    blit_centred(target, disc_at(dial, degrees), dial.centre)


def draw_shadow(target: Surface, place: Rect, dial: DialPlaces, degrees: float, pale: bool) -> None:
    put_shadow(target, dial, degrees, pale)


def draw_die(target: Surface, place: Rect, u: float, spot: DieSpot, legal: bool, state: FaceState = "normal") -> None:
    """Larger and higher under the pointer, if it may be taken."""
    x, y = place.center
    hot = legal and state in ("hover", "pressed")
    size = round(spot.size * 1.15) if hot else spot.size
    picture = (locked if spot.plate == "forbidden" else die)(size, spot.die.face, spot.die.colour, spot.angle)
    lift = 5 if hot else 3 if state == "flying" else 2
    raised(picture, lift).centred(target, (x, y - 4 * u) if hot else (x, y))


def draw_arrow(target: Surface, place: Rect, dial: DialPlaces, degrees: float) -> None:
    arrow, spot = arrow_at(dial, degrees)
    raised(arrow, 2).centred(target, spot)
