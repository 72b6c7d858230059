"""Text with the words that somebody looks for on a bright field."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pygame
from pygame import Surface

from ui.art import lettering
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.inline import Manner, Picture, Sentence, sentence
from ui.art.lettering import Role
from ui.art.palette import INK
from ui.art.surface import blank
from ui.rules.search import fold, spans

FIELD: Colour = (255, 206, 84)
EDGE: Colour = (196, 128, 30)
_MARKUP = re.compile(r"(:[a-z][a-z0-9_]*:|::|\*|(?<!\w)_(?=\S)|(?<=\S)_(?!\w))")


def set_text(text: str, role: Role, px: int, colour: Colour, width: int, words: Sequence[str] = ()) -> Sentence:
    """A laid-out text; every place where one of the words stands is marked."""
    folded = fold(text) if words else ""
    if not any(word in folded for word in words):
        return _unmarked(text, role, px, colour, width)
    pictures: dict[str, Picture] = {}
    marked = _with_pictures(lettering.spaced(text), role, px, colour, words, pictures)
    return sentence(marked, role, px, colour, width, Manner(pictures, figures=False))


@kept
def _unmarked(text: str, role: Role, px: int, colour: Colour, width: int) -> Sentence:
    """Kept, because a search sets all pages anew and most texts hold nothing of what is looked for."""
    return sentence(text, role, px, colour, width, Manner(figures=False))


def _with_pictures(
    text: str, role: Role, px: int, colour: Colour, words: Sequence[str], pictures: dict[str, Picture]
) -> str:
    """The text in which each word that holds a match is a picture of itself."""
    out: list[str] = []
    face: Role = role
    for piece in _MARKUP.split(text):
        if piece == "*":
            face = role if face == "bold" else "bold"
        elif piece == "_":
            face = role if face == "italic" else "italic"
        if _MARKUP.fullmatch(piece):
            out.append(piece)
            continue
        for part in re.split(r"( +)", piece):
            found = [] if not part.strip() else spans(part, words)
            if found:
                name = f"mark{len(pictures)}"
                pictures[name] = _picture(_Word(part, face, px, colour, tuple(found)))
                part = f":{name}:"
            out.append(part)
    return "".join(out)


class _Word:
    """A word and the parts of it that are looked for."""

    def __init__(self, text: str, role: Role, px: int, colour: Colour, found: tuple[tuple[int, int], ...]) -> None:
        self.text, self.role, self.px, self.colour, self.found = text, role, px, colour, found

    def drawn(self) -> Surface:
        """On the same line as its neighbours: pictures are set by their middle, a third of the type above the line."""
        face = lettering.font(self.role, self.px)
        above = face.get_ascent() - round(self.px * 0.33)
        half = max(above, face.get_height() - above)
        out = blank((face.size(self.text)[0], 2 * half), self.colour)
        top = half - above
        for start, end in self.found:
            left, right = face.size(self.text[:start])[0], face.size(self.text[:end])[0]
            field = pygame.Rect(left - 1, top + 1, right - left + 2, face.get_height() - 2)
            pygame.draw.rect(out, FIELD, field, border_radius=max(2, self.px // 6))
            pygame.draw.rect(out, EDGE, field, 1, border_radius=max(2, self.px // 6))
        out.blit(lettering.rendered(self.text, self.role, self.px, INK if self.found else self.colour), (0, top))
        return out


def _picture(word: _Word) -> Picture:
    return lambda _: word.drawn()
