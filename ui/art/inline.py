"""Sentences with signs in them: `"Vous recevez :coin: 3"`.

The markup is small on purpose, because translators write it:

* `:name:` an icon of the set (`:papyrus_c:` in its colours), or a picture that the caller adds under that name;
* `*words*` bold, `_words_` italic (at the edges of words only, so `a_b` stays);
* lone numbers are set in Cinzel; `::` is a plain colon where a name would be read by mistake."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Literal, NamedTuple

import pygame
from pygame import Surface

from ui.art import lettering
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.icons import icon
from ui.art.lettering import Role
from ui.art.palette import INK
from ui.art.surface import Size, blank

Picture = Callable[[int], Surface]
Pictures = Mapping[str, Picture]
_TOKEN = re.compile(
    r"(?P<icon>:(?P<name>[a-z][a-z0-9_]*):)|(?P<colon>::)|(?P<bold>\*)|(?P<italic>(?<!\w)_(?=\S)|(?<=\S)_(?!\w))"
)

_PIECE = re.compile(r" *\d+(?=\u00a0[A-Z]{2}\b)| *[^ ]+| +")
"""A word with the spaces before it; a number is set apart from its unit, for it has figures of its own."""


class Run(NamedTuple):
    """One unbreakable thing on a line: a word in a face, or a picture."""

    text: str
    role: Role
    picture: str | None
    glued: bool  # no break before it
    linked: bool = False


class Lettered(NamedTuple):
    """Words of a line. They are measured when it is set and drawn when it is put somewhere: most are only measured."""

    text: str
    role: Role
    px: int
    colour: Colour
    underline: int | None = None
    """How far below the top a line leads on, if a click leads somewhere."""

    @property
    def size(self) -> Size:
        return max(1, lettering.width(self.text, self.role, self.px)), lettering.height(self.role, self.px)

    @property
    def surface(self) -> Surface:
        return lettering.rendered(*self[:4]) if self.underline is None else _underlined(*self[:4], self.underline)


class Placed(NamedTuple):
    made: Surface | Lettered
    pos: tuple[int, int]

    @property
    def surface(self) -> Surface:
        return self.made.surface if isinstance(self.made, Lettered) else self.made


class Sentence(NamedTuple):
    """A laid-out text: what goes where, the size it takes, and whether all of it fits the width it was given."""

    parts: tuple[Placed, ...]
    size: Size
    lines: int
    whole: bool
    links: tuple[pygame.Rect, ...] = ()
    """Where the words stand that lead somewhere, one box for each piece of them."""

    def put(self, target: Surface, topleft: tuple[float, float]) -> pygame.Rect:
        x, y = round(topleft[0]), round(topleft[1])
        target.blits([(p.surface, (p.pos[0] + x, p.pos[1] + y)) for p in self.parts])
        return pygame.Rect((x, y), self.size)


def icon_names(text: str) -> list[str]:
    """The names used in a text: a test of the catalogues asks whether each exists."""
    return [m["name"] for m in _TOKEN.finditer(text) if m["icon"]]


def plain(text: str) -> str:
    """Without marks and signs."""
    return re.sub(r"\s{2,}", " ", "".join(run.text if not run.picture else " " for run in _runs(text, "body"))).strip()


def _runs(text: str, role: Role, link: str = "") -> Iterator[Run]:
    """Cut into words and pictures; spaces stand at the start of the word that follows them."""
    bold = italic = False
    end = 0
    glued = True

    def words(piece: str) -> Iterator[Run]:
        before, linked, after = piece.partition(link) if link else (piece, "", "")
        yield from faced(before)
        yield from faced(linked, linked=True)
        yield from faced(after)

    def faced(piece: str, linked: bool = False) -> Iterator[Run]:
        nonlocal glued
        face: Role = "bold" if bold else "italic" if italic else role
        for part in _PIECE.findall(piece):
            tight = glued and not part.startswith(" ")
            yield Run(part, face, None, tight, linked)
            glued = not part.isspace()

    text, link = lettering.spaced(text), lettering.spaced(link)
    for m in _TOKEN.finditer(text):
        yield from words(text[end : m.start()])
        end = m.end()
        if m["icon"]:
            yield Run("", role, m["name"], m.start() > 0 and text[m.start() - 1] == "\u00a0")
            glued = True
        elif m["colon"]:
            yield from words(":")
        elif m["bold"]:
            bold = not bold
        else:
            italic = not italic
    yield from words(text[end:])


def _groups(text: str, role: Role, link: str) -> Iterator[list[Run]]:
    """Runs that stay on one line: a word with its punctuation, a sign with the number that follows it."""
    group: list[Run] = []
    for run in _runs(text, role, link):
        counted = bool(group) and group[-1].picture is not None and lettering.is_lone_number(run.text.strip(" "))
        if group and not (run.glued or counted):
            yield group
            group = []
        group.append(run)
    if group:
        yield group


class Manner(NamedTuple):
    """What is special about a text with signs."""

    pictures: Pictures | None = None
    """Signs of its own, by their names in the text."""
    align: Literal["left", "center"] = "left"
    figures: bool = True
    """Lone numbers in Cinzel."""
    link: str = ""
    """Words that are underlined, for a click on them leads somewhere."""


PLAIN = Manner()
CENTRED = Manner(align="center")


def sentence(
    text: str,
    role: Role = "body",
    px: int = 18,
    colour: Colour = INK,
    width: int | None = None,
    manner: Manner = PLAIN,
) -> Sentence:
    """Lay out a text with signs, broken to `width`."""
    ascent = lettering.font(role, px).get_ascent()
    setter = _Setter(px, colour, ascent, width, manner.pictures or {}, manner.figures)
    for number, paragraph in enumerate(text.split("\n")):
        if number:
            setter.new_line()
        for group in _groups(paragraph, role, manner.link):
            setter.add(group)
    return setter.assembled(lettering.leading(role, px), lettering.height(role, px), manner.align)


def fit_sentence(
    text: str,
    role: Role,
    px: int,
    colour: Colour,
    box: Size,
    least: int = 13,
    manner: Manner = PLAIN,
) -> Sentence:
    """The largest size at which the text fits the box; `whole` is False if it does not even at `least`."""
    for size in range(px, max(1, min(least, px)) - 1, -1):
        made = sentence(text, role, size, colour, box[0], manner)
        if made.whole and made.size[1] <= box[1]:
            return made
    rows = [part for part in made.parts if part.pos[1] + _size(part.made)[1] <= box[1]]
    return Sentence(tuple(rows), (made.size[0], min(made.size[1], box[1])), made.lines, False)


class _Drawn(NamedTuple):
    """A run as it will be drawn, the gap before it, and how far it hangs below the top of the line."""

    made: Surface | Lettered
    gap: int
    drop: int
    linked: bool = False

    @property
    def width(self) -> int:
        return _size(self.made)[0]


class _Setter:
    """Sets runs one after the other and opens a new line where one does not fit."""

    def __init__(
        self, px: int, colour: Colour, ascent: int, width: int | None, pictures: Pictures, figures: bool
    ) -> None:
        self._px, self._colour, self._ascent = px, colour, ascent
        self._width, self._pictures, self._figures = width, pictures, figures
        self._rows: list[list[tuple[_Drawn, int]]] = [[]]
        self._x = 0
        self._whole = True

    def new_line(self) -> None:
        self._rows.append([])
        self._x = 0

    def add(self, group: list[Run]) -> None:
        total = sum(self._need(self._drawn(run)) for run in group)
        if self._width is not None and self._x and self._x + total > self._width:
            self.new_line()
        for run in group:
            self._add(run._replace(text=run.text.lstrip(" ")) if not self._x else run)

    def _add(self, run: Run) -> None:
        """One run; a word wider than the whole box is broken inside."""
        drawn = self._drawn(run)
        while self._width is not None and self._x + self._need(drawn) > self._width:
            self._whole = False
            room = self._width - self._x
            cut = lettering.longest(run.text, run.role, self._px, room) if run.text else 0
            head = self._drawn(run._replace(text=run.text[:cut]))
            if run.picture or len(run.text) <= 1 or self._need(head) > room:
                return
            self._place(head)
            self.new_line()
            run = run._replace(text=run.text[cut:])
            drawn = self._drawn(run)
        self._place(drawn)

    def _need(self, drawn: _Drawn) -> int:
        return drawn.gap + drawn.width

    def _place(self, drawn: _Drawn) -> None:
        self._rows[-1].append((drawn, self._x + drawn.gap))
        self._x += self._need(drawn)

    def _drawn(self, run: Run) -> _Drawn:
        drawn = self._lettered(run)
        if not run.linked:
            return drawn
        if isinstance(drawn.made, Lettered):
            line = min(drawn.made.size[1] - 1, self._ascent - drawn.drop + max(2, self._px // 8))
            drawn = drawn._replace(made=drawn.made._replace(underline=line))
        return drawn._replace(linked=True)

    def _lettered(self, run: Run) -> _Drawn:
        px = self._px
        if run.picture:
            size = round(px * 1.16)
            own = self._pictures.get(run.picture)
            made = own(size) if own else icon(run.picture, size, self._colour)
            middle = self._ascent - round(px * 0.33)
            return _Drawn(_padded(made, max(1, px // 9)), 0, middle - made.get_height() // 2)
        bare = run.text.strip(" ")
        if self._figures and lettering.is_lone_number(bare) and run.role in ("body", "bold", "italic"):
            size = round(px * 0.94)
            gap = lettering.width(" ", run.role, px) if run.text.startswith(" ") else 0
            drop = self._ascent - lettering.font("number", size).get_ascent()
            return _Drawn(Lettered(bare, "number", size, self._colour), gap, drop)
        drop = self._ascent - lettering.font(run.role, px).get_ascent()
        return _Drawn(Lettered(run.text, run.role, px, self._colour), 0, drop)

    def assembled(self, step: int, last: int, align: str) -> Sentence:
        parts: list[Placed] = []
        links: list[pygame.Rect] = []
        widest = 0
        for number, row in enumerate(self._rows):
            length = max((x + drawn.width for drawn, x in row), default=0)
            widest = max(widest, length)
            shift = (self._width - length) // 2 if align == "center" and self._width is not None else 0
            for drawn, x in row:
                parts.append(Placed(drawn.made, (x + shift, number * step + drawn.drop)))
                if drawn.linked:
                    links.append(pygame.Rect(parts[-1].pos, _size(drawn.made)))
        size = (widest, (len(self._rows) - 1) * step + last)
        return Sentence(tuple(parts), size, len(self._rows), self._whole, tuple(links))


def _size(made: Surface | Lettered) -> Size:
    return made.size if isinstance(made, Lettered) else made.get_size()


@kept
def _underlined(text: str, role: Role, px: int, colour: Colour, line: int) -> Surface:
    lined = lettering.rendered(text, role, px, colour).copy()
    pygame.draw.line(lined, colour, (0, line), (lined.get_width(), line))
    return lined


def _padded(picture: Surface, gap: int) -> Surface:
    out = blank((picture.get_width() + 2 * gap, picture.get_height()))
    out.blit(picture, (gap, 0))
    return out
