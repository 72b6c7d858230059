"""PHA-14.2  The five tiles of the Traitor: space 1 at the bottom, tokens on the left, effects on the right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.pieces import BASE, DARK, Effect
from game.pharaon.state import MARKER, Pharaon
from ui.art.cache import kept
from ui.art.colour import Colour, dark, light, mix
from ui.art.lettering import put_text, width
from ui.art.light import box_aura, raised
from ui.art.ornament import outline
from ui.art.palette import CREAM, INK, LEGAL_GOLD
from ui.art.pharaon_tokens import colour_of, ink_of, marker_token, resource_token, well
from ui.art.plates import body, walnut
from ui.art.surface import faded
from ui.frame import words
from ui.kit.thing import Face, Thing
from ui.titles.pharaon.cards.effects import WIDTH as EFFECT_WIDTH
from ui.titles.pharaon.cards.effects import effect_picture
from ui.titles.pharaon.cards.vases import VASE_WIDTH, vase_tile
from ui.titles.pharaon.cards.wording import least, name_block, names_of, put_name, say
from ui.titles.pharaon.style import TableStyle

_PANEL: Final[Colour] = (52, 32, 56)
_FACES: Final[dict[str, Colour]] = {"light": (228, 206, 176), "dark": (86, 62, 92)}
_NOW: Final[Colour] = (232, 170, 244)
_NEXT: Final[Colour] = (128, 34, 148)


class Ghost(NamedTuple):
    """A token that a choice would put on a space."""

    tile: str
    space: int
    resource: str


class TileFace(NamedTuple):
    """A face of a tile and the resource that the tile belongs to, none before the game."""

    tile: str
    face: str
    resource: str = ""

    @property
    def effects(self) -> tuple[tuple[Effect, ...], ...]:
        """The icons beside each space, from the bottom up."""
        return components().traitor_tiles[self.tile].faces[self.face]

    @property
    def ground(self) -> Colour:
        return _FACES[self.face]

    @property
    def ink(self) -> Colour:
        return CREAM if self.face == DARK else INK


def tile_places(style: TableStyle, rect: Rect, view: Pharaon) -> dict[str, Rect]:
    """`tile.TRA3` and `space.TRA3.1` for every tile and space."""
    assert view.traitor is not None
    screen = style.screen
    title = _title_height(style)
    gap, edge = screen.px(5), screen.px(8)
    count = len(view.traitor.tiles)
    wide = (rect.width - 2 * edge - (count - 1) * gap) / count
    found = {}
    for number, tile in enumerate(view.traitor.tiles):
        left = round(rect.x + edge + number * (wide + gap))
        place = Rect(left, rect.y + title, round(wide), rect.height - title - edge)
        found[f"tile.{tile}"] = place
        spaces = len(components().traitor_tiles[tile].faces[view.traitor.faces[number]])
        for space, row in enumerate(space_rows(place, head_height(style, place), spaces), 1):
            found[f"space.{tile}.{space}"] = row
    return found


def head_height(style: TableStyle, place: Rect) -> int:
    """Name in two lines, the jar with its number below; on low tiles beside one another."""
    px = least(style)
    return round(min(max(px * 3.6, min(place.width * 0.82, px * 4.4)), place.height * 0.22))


def space_rows(place: Rect, head: int, spaces: int) -> list[Rect]:
    """The spaces of a tile from the bottom up."""
    pad = max(2, place.width // 24)
    room = place.height - head - 2 * pad
    step = room / spaces
    bottom = place.bottom - pad
    return [
        Rect(place.x + pad, round(bottom - (k + 1) * step), place.width - 2 * pad, max(4, round(step) - 1))
        for k in range(spaces)
    ]


def _title_height(style: TableStyle) -> int:
    return max(style.screen.px(34), round(style.screen.text(17) * 1.45))


def tile_things(style: TableStyle, rect: Rect, view: Pharaon, ghosts: Sequence[Ghost] = ()) -> Iterator[Thing]:
    """The whole panel. The keyboard comes to its head and to each tile, to read."""
    traitor = view.traitor
    assert traitor is not None
    yield Thing("tiles", rect, Face(draw_panel, (style,)), bleed=0)
    played = bool(view.current_round) and not view.over
    now = traitor.tiles[min(view.round, len(traitor.tiles)) - 1]
    yield Thing(
        "plot",
        title_place(style, rect),
        Face(draw_title, (style, view.round, now)),
        told=played,
        focusable=played,
        subject="plot" if played else "",
        label=style.say("place.plot"),
    )
    lit = {(ghost.tile, ghost.space): ghost for ghost in ghosts}
    for name, place in tile_places(style, rect, view).items():
        kind, _, rest = name.partition(".")
        tile, _, space = rest.partition(".")
        called, number = style.name("tile", tile), traitor.tiles.index(tile)
        if kind == "space":
            label = style.say("place.tile_space", name=called, n=space)
            yield Thing(name, place, layer=1, label=label, subject=f"tile.{tile}", told=True)
            continue
        shown = _shown(view, number)
        ghosted = tuple(lit.get((tile, space)) for space in range(1, len(shown.effects) + 1))
        drawn = Face(draw_tile, (style, shown, traitor.placed[number], ghosted, tile == now))
        yield Thing(name, place, drawn, label=called, subject=name, told=True, focusable=True)


def _shown(view: Pharaon, number: int) -> TileFace:
    """The face that a tile of the table shows."""
    traitor = view.traitor
    assert traitor is not None
    return TileFace(traitor.tiles[number], traitor.faces[number], BASE[traitor.colours[number]])


def draw_panel(target: Surface, rect: Rect, style: TableStyle) -> None:
    walnut(rect.size, style.screen.scale, 7, _PANEL, (170, 120, 180)).put(target, rect.topleft)


def draw_tile(
    target: Surface,
    place: Rect,
    style: TableStyle,
    shown: TileFace,
    placed: tuple[str, ...],
    ghosts: tuple[Ghost | None, ...],
    now: bool = False,
) -> None:
    """A tile with what lies on it: a rim tells which space is the next, light that it is the tile of this round."""
    scale = style.screen.scale
    if now:
        box_aura(place.size, 7 * scale, 5 * scale, _NOW, 255, 2).put(target, place.topleft)
    _tile(target, style, place, shown, placed, ghosts)
    if len(placed) < len(ghosts) and ghosts[len(placed)] is None:
        following = space_rows(place, head_height(style, place), len(ghosts))[len(placed)]
        outline(target, following, _NOW if shown.face == DARK else _NEXT, max(1.4, 1.8 * scale), 5)
    if now:
        outline(target, place, _NOW, max(2.0, 2.4 * scale), 7 * scale)


def title_place(style: TableStyle, rect: Rect) -> Rect:
    """The head of the panel in `rect`."""
    px = style.screen.px
    return Rect(rect.x + px(14), rect.y + px(3), rect.width - px(28), _title_height(style) - px(3))


def laid_tile(style: TableStyle, size: tuple[int, int], view: Pharaon, tile: str) -> Surface:
    """A tile of the table by itself, with its tokens and the mark of the next space: for large pictures."""
    traitor = view.traitor
    assert traitor is not None
    out = Surface(size)
    out.fill((30, 20, 34))
    number = traitor.tiles.index(tile)
    shown = _shown(view, number)
    draw_tile(out, Rect((0, 0), size), style, shown, traitor.placed[number], (None,) * len(shown.effects))
    return out


def draw_title(target: Surface, place: Rect, style: TableStyle, number: int, tile: str) -> None:
    """The name of the panel, and how many vases he has in this round."""
    screen = style.screen
    small, title = min(screen.text(15), round(place.height * 0.6)), say(style, "tiles.title")
    told = say(style, "tiles.round", round=number, n=components().traitor_tiles[tile].vases_per_round)
    room = place.copy()
    if width(title, "heading", least(style)) + width(told, "italic", small) + screen.px(10) <= place.width:
        end = put_text(target, told, "italic", small, (222, 194, 226), place.midright, "midright").left
        room.width = end - place.x - screen.px(8)
    words.line(target, title, room, "heading", screen.text(17), (244, 222, 246), least=least(style))


@kept
def tile_face(style: TableStyle, size: tuple[int, int], shown: TileFace) -> Surface:
    """A tile by itself, without tokens: for large pictures."""
    out = Surface(size)
    out.fill((30, 20, 34))
    _tile(out, style, Rect((0, 0), size), shown, (), (None,) * len(shown.effects))
    return out


def _tile(
    target: Surface,
    style: TableStyle,
    place: Rect,
    shown: TileFace,
    placed: tuple[str, ...],
    ghosts: tuple[Ghost | None, ...],
) -> None:
    scale = style.screen.scale
    box_aura(place.size, 7 * scale, 3 * scale, alpha=150).put(
        target, place.move(round(scale), round(3 * scale)).topleft
    )
    target.blit(
        body(
            place.size, shown.ground, "stone", 7 * scale, max(1, round(1.6 * scale)), (20, -20), 0, len(placed) % 4 + 1
        ),
        place,
    )
    high = head_height(style, place)
    _head(target, style, Rect(place.x, place.y, place.width, high), shown.tile, shown.resource)
    for space, row in enumerate(space_rows(place, high, len(shown.effects))):
        lies = placed[space] if space < len(placed) else ""
        _space(target, row, shown, space, lies, ghosts[space])


def _head(target: Surface, style: TableStyle, head: Rect, tile: str, resource: str) -> None:
    """The name on the colour of the tile's resource; the jar tells how many vases its round has."""
    scale = style.screen.scale
    colour = colour_of(resource) if resource else (122, 86, 130)
    ink = ink_of(resource) if resource else CREAM
    target.blit(body(head.size, colour, "stone", 7 * scale, max(1, round(1.4 * scale)), (28, -30), 0, 5), head)
    small = least(style)
    jar = min(round(head.height * 0.36), round(small * 1.35))
    foot = Rect(head.x, head.bottom - round(jar * 1.12), head.width, jar)
    name = Rect(head.x + 2, head.y + 1, head.width - 4, foot.top - head.y)
    names = names_of(style, "tile", tile)
    block = name_block(
        names, max(small, min(style.screen.text(16), round(head.width * 0.24))), small, (name.width, name.height + 2)
    )
    words.report(names[0], name, block is not None)
    if block is not None:
        put_name(target, block, name, ink)
    figure = str(components().traitor_tiles[tile].vases_per_round)
    wide = jar * VASE_WIDTH + 3 + small * 0.6
    x = foot.centerx - wide / 2
    picture = vase_tile("?", jar)
    target.blit(picture, (round(x), foot.y))
    put_text(target, figure, "number", small, ink, (x + jar * VASE_WIDTH + 3, foot.centery + 1))


def _space(target: Surface, row: Rect, shown: TileFace, number: int, lies: str, ghost: Ghost | None) -> None:
    """A hollow or its token, and the icons beside it."""
    ink, ground, resource, effects = shown.ink, shown.ground, shown.resource, shown.effects[number]
    if ghost is not None:
        box_aura(row.size, 5, 3, LEGAL_GOLD, 255, 1).put(target, row.topleft)
        target.blit(body(row.size, (244, 222, 170), "plain", 5, 1, (0, 0)), row)
        outline(target, row, (222, 150, 20), 1.6, 5)
        ink = INK
    elif number % 2:
        target.blit(_stripe(row.size, dark(ground, 0.5)), row)
    d = max(6, min(row.height - 2, round(row.width * 0.4)))
    middle = (row.x + 2 + d / 2, row.centery)
    hollow = well(
        (d, d), mix(colour_of(resource), light(ground, 0.1), 0.45) if resource else dark(ground, 0.25), d / 2, 2, 150
    )
    target.blit(hollow, hollow.get_rect(center=(round(middle[0]), round(middle[1]))))
    if lies:
        raised(marker_token(d) if lies == MARKER else resource_token(lies, d), 1.2).centred(target, middle)
    elif ghost is not None:
        pale = faded(resource_token(ghost.resource, d), 150)
        target.blit(pale, pale.get_rect(center=(round(middle[0]), round(middle[1]))))
    room = row.right - 1 - (row.x + d + 3)
    for k, effect in enumerate(effects):
        high = min(row.height, round(room / len(effects) / EFFECT_WIDTH))
        sign = effect_picture(effect, high, ink)
        target.blit(sign, sign.get_rect(midright=(row.right - 1 - k * sign.get_width(), row.centery)))


@kept
def _stripe(size: tuple[int, int], colour: Colour) -> Surface:
    return faded(body(size, colour, "plain", 4, 0, (0, 0)), 34)
