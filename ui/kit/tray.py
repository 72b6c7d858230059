"""Lays a tray out: title, note, row and buttons become things, each with what it stands for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from ui.art.buttons import Caption, put_button
from ui.art.colour import Colour
from ui.art.inline import fit_sentence
from ui.art.lettering import fit_line, put_text, width
from ui.art.masks import rounded
from ui.art.ornament import outline
from ui.art.palette import CREAM, CREAM_SECOND, GOLD_TITLE, ButtonKind
from ui.art.surface import recoloured
from ui.frame import words
from ui.frame.screen import Screen
from ui.kit.answer import Chip, Tray
from ui.kit.thing import Face, FaceState, Thing, button_state

VALUE: Colour = (255, 226, 130)
ABOVE = 2
"""The layer of the tray and of the cards in the hand: over the board."""


class TrayRows:
    """The rows of a tray in one window. In a small one the row stands beside the title, and there is no note."""

    def __init__(self, screen: Screen, place: Rect) -> None:
        self.screen = screen
        self.place = place
        self.small = screen.small
        high = place.height
        self.head = Rect(place.x, place.y, place.width, round(high * (0.42 if self.small else 0.23)))
        self.note: Rect | None = None
        self.short_head = self.head
        """The title where a row stands beside it."""
        if self.small:
            self.short_head = Rect(place.x, place.y, round(place.width * 0.36), self.head.height)
            left = self.short_head.right + screen.px(8)
            self.row = Rect(left, place.y, place.right - left, self.head.height)
            self.buttons = Rect(place.x, self.head.bottom + 2, place.width, place.bottom - self.head.bottom - 2)
        else:
            self.note = Rect(place.x, self.head.bottom, place.width, round(high * 0.16))
            low = round(high * 0.31)
            self.buttons = Rect(place.x, place.bottom - low, place.width, low)
            end = self.buttons.top - round(4 * high / 140)
            self.row = Rect(place.x, self.note.bottom, place.width, end - self.note.bottom)

    def room_of(self, tray: Tray) -> Rect:
        """Where the row of a tray lies."""
        if tray.whole:
            return self.place
        if tray.tall:
            return self.buttons if self.small else self.buttons.union(self.row)
        return self.head if tray.wide and self.small else self.row

    def split(self, room: Rect, chips: Sequence[Chip | None], even: bool = False) -> list[Rect]:
        """Cut a row into places with small gaps; an even one into touching places of one width."""
        if not chips:
            return []
        if even:
            step = room.width // len(chips)
            return [Rect(room.x + k * step, room.y, step, room.height) for k in range(len(chips))]
        squares = sum(chip is not None and chip.square for chip in chips)
        side = min(room.height, round(room.width * 0.16))
        gap = max(4, side // 3) if squares else self.screen.px(7 if self.small else 10)
        shares = [0.0 if chip is not None and chip.square else chip.share if chip is not None else 1 for chip in chips]
        whole = room.width - gap * (len(chips) - 1) - side * squares
        if squares:
            room = Rect(room.x, room.centery - side // 2, room.width, side)
        found, left = list[Rect](), float(room.x)
        for share in shares:
            right = left + (whole * share / sum(shares) if share else side)
            found.append(Rect(round(left), room.y, round(right) - round(left), room.height))
            left = right + gap
        return found


def tray_things(rows: TrayRows, tray: Tray) -> Iterator[tuple[Thing, Chip | None]]:
    """Every part of a tray with what it stands for."""
    screen, beside_row = rows.screen, bool(tray.row) and not (tray.tall or tray.wide)
    if not tray.whole and not (rows.small and tray.wide):
        face = Face(draw_head, (screen, tray.title, "" if beside_row and rows.small else tray.value))
        yield Thing("tray.head", rows.short_head if beside_row else rows.head, face, ABOVE, label=tray.title), None
    if rows.note is not None and tray.note and not tray.whole:
        face = Face(draw_note, (screen, tray.note, tray.note_colour))
        yield Thing("tray.note", rows.note, face, ABOVE, label=tray.note), None
    chips = [*tray.row, *tray.buttons]
    places = rows.split(rows.room_of(tray), tray.row, tray.even) + rows.split(rows.buttons, tray.buttons)
    for k, (chip, place) in enumerate(zip(chips, places, strict=True)):
        if chip is not None:
            yield chip_thing(rows, f"tray.{k}", chip, place), chip


def chip_thing(rows: TrayRows, name: str, chip: Chip, place: Rect) -> Thing:
    return Thing(
        name,
        place,
        chip.face,
        ABOVE,
        label=chip.label,
        subject=chip.subject,
        told=chip.tip is not None,
        beside=rows.place,
    )


def draw_head(target: Surface, rect: Rect, screen: Screen, title: str, value: str) -> None:
    """The title at the left, a large value at the right."""
    left = rect.right
    if value:
        px = min(screen.text(28), round(rect.height * 0.82))
        left = put_text(target, value, "number", px, VALUE, rect.midright, "midright").left - screen.px(8)
    room = Rect(rect.x, rect.y, left - rect.x, rect.height)
    words.line(target, title, room, "heading", min(screen.text(18), round(rect.height * 0.7)), GOLD_TITLE)


def draw_note(target: Surface, rect: Rect, screen: Screen, text: str, colour: Colour) -> None:
    made = fit_sentence(text, "italic", min(screen.text(16), round(rect.height * 0.8)), colour, rect.size, 11)
    words.report(text, rect, made.whole)
    made.put(target, (rect.x, rect.centery - made.size[1] // 2))


def draw_button(
    target: Surface,
    rect: Rect,
    screen: Screen,
    caption: Caption,
    kind: ButtonKind,
    usable: bool,
    state: FaceState,
) -> None:
    """A button whose words fit: the sign goes before a word is cut."""
    text, sign = caption.text, caption.sign
    room, px = rect.width - screen.px(18), min(screen.text(19), round(rect.height * 0.56))
    fitted = fit_line(text, "bold", px, room - (round(px * 2.0) if sign else 0), 13)
    if sign and not fitted.whole:
        sign, fitted = None, fit_line(text, "bold", px, room, 11)
    words.report(text, rect, fitted.whole and width(fitted.text, "bold", fitted.px) <= rect.width)
    shown = button_state(state, usable)
    put_button(target, rect, Caption(fitted.text, sign, px=fitted.px, role="bold"), kind, shown, screen.scale)


def button(
    screen: Screen,
    text: str,
    moves: tuple[Move, ...] = (),
    refusals: tuple[Refusal, ...] = (),
    act: Callable[[], None] | None = None,
    kind: ButtonKind = "gold",
    sign: str | None = None,
) -> Chip:
    """A button for a move or a change of the choice, dull with the reason where it is not legal."""
    usable = bool(moves or act)
    face = Face(draw_button, (screen, Caption(text, sign), kind, usable), True)
    return Chip(text, face, moves, () if moves else refusals, act)


def hollow(target: Surface, rect: Rect, screen: Screen) -> None:
    """A dark recess in the plate, for words that are only read."""
    corner = 8 * screen.scale
    target.blit(recoloured(rounded(rect.size, corner), (26, 16, 9), 170), rect)
    outline(target, rect, (150, 112, 56), max(1.0, 1.2 * screen.scale), corner, 130)


def draw_words(target: Surface, rect: Rect, screen: Screen, text: str) -> None:
    """Words in a dark recess."""
    hollow(target, rect, screen)
    inside = rect.inflate(-screen.px(20), -screen.px(10))
    words.sentence(target, text, inside, screen.text(17), CREAM, least=11)


def draw_waiting(target: Surface, rect: Rect, screen: Screen, text: str) -> None:
    """What stands in the tray while somebody else is asked."""
    words.block(target, text, rect, "italic", screen.text(18), CREAM_SECOND, "center", middle=True)
